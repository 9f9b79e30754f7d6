// What an offer would do to the reader's own standing, and to who loses something by it: territories, GDP, aggression, reputation. Said before
// it is done, as the offer says it.
import type { Offer, Texts, View } from "../common/game";
import { HAND_LIMITS, isPower, type PowerTable, seatOf, stateOf, tableOf } from "./model";
import { raises, rowWords } from "./words";

export interface After {
  /** If it succeeds. */
  readonly lands: number;
  readonly military: number;
  readonly gdp: number;
  readonly aggression: number;
  /** The row of the reputation index and the GDP when the round has ended. */
  readonly reputation: number;
  readonly end: number;
}

export function myPower(view: View): PowerTable | undefined {
  return view.seat === null ? undefined : tableOf(view).powers[view.seat];
}

function numberOf(offer: Offer | undefined, field: string): number | undefined {
  const n = offer?.[field];
  return typeof n === "number" ? n : undefined;
}

export function after(view: View, offer: Offer | undefined): After | null {
  const mine = myPower(view);
  if (!mine) return null;
  return {
    lands: numberOf(offer, "territories") ?? mine.military.territories,
    military: numberOf(offer, "military") ?? mine.military.row,
    gdp: numberOf(offer, "gdp") ?? mine.gdp,
    aggression: (offer && raises(offer)) || mine.aggression,
    reputation: numberOf(offer, "reputation") ?? mine.end.row,
    end: numberOf(offer, "gdp_end") ?? mine.end.gdp,
  };
}

/** What else a conquest brings: capitals, what it takes from who held it, and that this was all it held. */
function spoils(view: View, offer: Offer, texts: Texts): string[] {
  const points = numberOf(offer, "points");
  const capitals = points ? [texts.say("win-capitals", { n: points })] : [];
  const loser = loserOf(view, offer);
  const then = numberOf(offer, "gdp_left");
  if (!loser || then === undefined) return capitals;
  const { power, gdp } = loser;
  return [...capitals, ...(then < gdp ? [texts.say("win-takes", { power, gdp, then })] : []), ...ends(loser, offer, texts)];
}

/** Who loses a territory by it. */
function loserOf(view: View, offer: Offer): PowerTable | undefined {
  const table = tableOf(view);
  const seat = table.battle?.defender ?? null;
  const power = offer["defender"] ?? offer["target"] ?? (seat === null ? undefined : table.powers[seat]?.power);
  return isPower(power) ? seatOf(table, power) : undefined;
}

function ends({ power }: PowerTable, offer: Offer, texts: Texts): string[] {
  return offer["ends"] === 1 ? [texts.say("win-ends", { power })] : [];
}

/** In sentences: what a missile takes from who holds what it hits, besides the troops there. */
export function harmWords(view: View, offer: Offer, texts: Texts): string {
  const loser = loserOf(view, offer);
  const [left, then] = [numberOf(offer, "left"), numberOf(offer, "gdp_left")];
  if (!loser || left === undefined || then === undefined) return "";
  const { power, military, gdp } = loser;
  return [texts.say("hit-takes", { power, lands: military.territories, left, gdp, then }), ...ends(loser, offer, texts)].join(" ");
}

/** In sentences: what it does if it succeeds, and what it costs in the end. */
export function afterWords(view: View, offer: Offer | undefined, texts: Texts): { readonly gain: string; readonly cost: string } {
  const mine = myPower(view);
  const then = after(view, offer);
  if (!mine || !then || texts.me === null) return { gain: "", cost: "" };
  const wins = { from: mine.military.territories, to: then.lands, gdp: mine.gdp, then: then.gdp };
  const gain = offer && wins.to > wins.from ? [texts.say(wins.gdp === wins.then ? "if-you-win-as-now" : "if-you-win", wins), ...spoils(view, offer, texts)].join(" ") : "";
  const moves = [then.aggression > mine.aggression ? texts.say("aggression-rises", { from: mine.aggression, to: then.aggression }) : texts.say("aggression-stays", { n: mine.aggression })];
  if (offer?.["loses_blessing"] === 1) moves.push(texts.say("costs-blessing"));
  const lost = mine.reputation.row - then.reputation;
  if (lost <= 0) return { gain, cost: moves.join(" ") };
  const [from, to] = [stateOf(mine.reputation.row), stateOf(then.reputation)];
  const fields = { n: lost, from: texts.name(from), to: texts.name(to), row: rowWords(then.reputation, texts), gdp: then.gdp, poorer: then.end, hand: mine.hand_limit, then: HAND_LIMITS[Math.floor(then.reputation / 2)] ?? mine.hand_limit };
  return { gain, cost: [...moves, texts.say(from === to ? "costs-rows" : "costs-state", fields)].join(" ") };
}
