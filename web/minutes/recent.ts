// In words: what has happened since the reader last chose.
import type { Texts, Told } from "../common/game";
import { log } from "./log";
import type { MinutesTable, Side } from "./model";

export interface Interruption {
  readonly side: Side;
  readonly words: string;
}

/** The other side's event on the card that the reader has laid, before the reader goes on with it; null: there was none. */
export function interruption(table: MinutesTable, events: readonly Told[], texts: Texts): Interruption | null {
  const from = events.findLastIndex(({ id, side }) => id === "triggered" && side !== table.you);
  const side = events[from]?.["side"] as Side | undefined;
  if (!side || table.you === null || table.in_play === null || events[from]?.["card"] !== table.in_play) return null;
  return { side, words: log([{ n: 0, at: null, events: events.slice(from) }], texts, null)[0]?.text ?? "" };
}

/** The last move before the game was counted, in words; null: it was not counted. */
export function lastMove(events: readonly Told[], texts: Texts): Interruption | null {
  const counted = events.findLastIndex(({ id }) => id === "dominated");
  if (counted < 0) return null;
  const lines = log([{ n: 0, at: null, events: events.slice(0, counted).filter(({ id }) => id !== "drew") }], texts, null);
  const last = lines.at(-1);
  return last?.side === undefined ? null : { side: last.side === 0 ? "us" : "ussr", words: last.text };
}
