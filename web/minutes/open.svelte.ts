// Which card of the hand is open: the hand shows it, and the board lights the zones in which it may be laid.
import type { MinutesTable } from "./model";

interface Opened {
  readonly card: string;
  /** What was in play at that time: what comes into play next is open by itself. */
  readonly during: string | null;
}

let opened = $state.raw<Opened | null>(null);

export function open(card: string, table: MinutesTable): void {
  opened = { card, during: table.in_play };
}

/** The cards before the reader: the one in play, then the hand. */
export function handOf(table: MinutesTable): readonly string[] {
  return table.in_play === null ? table.hand : [table.in_play, ...table.hand];
}

/** What was opened stays open while it is there; else the first is. */
export function openCard(table: MinutesTable): string | null {
  const cards = handOf(table);
  return opened !== null && opened.during === table.in_play && cards.includes(opened.card) ? opened.card : (cards[0] ?? null);
}
