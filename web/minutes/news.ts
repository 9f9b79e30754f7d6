// What is known and lies nowhere on the table: how the auction ended, who has won a game of a campaign, and what an event has shown.
import type { Texts, View } from "../common/game";
import { at, type MinutesTable, nearSide, other, tableOf } from "./model";

/** While each side plays its first card it is said who bid what, who won and what the winner decided. */
const FIRST_ROUND = 1;

/** Empty: it is not said any more, or not yet. */
export function auctionWords(table: MinutesTable, texts: Texts): string {
  const { bids, winner: side, by_lot: isByLot } = table.auction;
  if (table.phase !== "cards" || table.round > FIRST_ROUND || !bids || !side || !table.first) return "";
  const [us, ussr] = bids;
  const opened = isByLot ? texts.event({ id: "by-lot", side }) : texts.event({ id: "bids", us, ussr, side });
  return `${opened} ${texts.event({ id: "initiative", side, first: table.first })}`;
}

/** Between two games of a campaign: who has won the one that was counted, and whether the sides stay, unless the players are asked; else empty. */
export function gameWords(view: View, texts: Texts): string {
  const { campaign, end, sides } = tableOf(view);
  if (!campaign || !end || end.war.length || view.outcome) return "";
  const { points, winner } = end;
  const n = campaign.game;
  const won = winner
    ? texts.say("game-won", { seat: sides[at(winner)].seat, n, points: points[at(winner)], other: points[at(other(winner))] })
    : texts.say("game-drawn", { n, points: points[0] });
  const how = view.options["swap_sides"];
  return how === "ask" ? won : `${won} ${texts.say(how === "yes" ? "next-sides-change" : "next-sides-stay")}`;
}

/** How the campaign stands between two of its games, and how many points it is played to; else empty. */
export function campaignWords(view: View, texts: Texts): string {
  const { campaign, end } = tableOf(view);
  if (!campaign || !end || end.war.length || view.outcome) return "";
  const [us, ussr] = campaign.totals;
  return texts.say("campaign-stands", { to: campaign.to, us, ussr });
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
