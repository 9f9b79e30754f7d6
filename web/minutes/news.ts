// What is known and lies nowhere on the table: how the auction ended, and what an event has shown.
import type { Texts } from "../common/game";
import { type MinutesTable, nearSide, other } from "./model";

/** Each side plays its first card: so long it is said who bid what, who won and what the winner decided. */
const FIRST_TURNS = 2;

/** Empty: it is not said any more, or not yet. */
export function auctionWords(table: MinutesTable, texts: Texts): string {
  const { bids, winner: side, by_lot: isByLot } = table.auction;
  if (table.phase !== "cards" || table.turn > FIRST_TURNS || !bids || !side || !table.first) return "";
  const [us, ussr] = bids;
  const opened = isByLot ? texts.event({ id: "by-lot", side }) : texts.event({ id: "bids", us, ussr, side });
  return `${opened} ${texts.event({ id: "initiative", side, first: table.first })}`;
}

export interface Seen {
  readonly label: string;
  readonly cards: readonly string[];
}

/** The cards that the reader knows and others do not see: Cuba, and those of the other hand. */
export function seenCards(table: MinutesTable, texts: Texts): Seen[] {
  if (table.end) return [];
  const labelled = (label: string, cards: readonly string[]) => ({ label: texts.say("labelled", { label, words: "" }).trim(), cards });
  return [
    ...(table.cuba === null ? [] : [labelled(texts.name("cuba"), [table.cuba])]),
    ...(table.seen.length ? [labelled(texts.say("head-hand-of", { side: other(nearSide(table)) }), table.seen)] : []),
  ];
}
