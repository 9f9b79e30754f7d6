// What an offer would do to the reader's own standing: territories, GDP, aggression, reputation. Said before it is done.
import type { Offer, Texts, View } from "../common/game";
import { type DefconTable, GDP, HAND_LIMITS, landAt, militaryRow, nounOf, type PowerTable, ROWS, stateOf, tableOf, type Territory, verbOf } from "./model";
import { BLESSED, raises, rowWords } from "./words";

const CAPITAL_POINTS = 3;

export interface After {
  /** If it succeeds. */
  readonly lands: number;
  readonly military: number;
  /** The row of the reputation index when the round has ended. */
  readonly reputation: number;
  readonly aggression: number;
}

export function myPower(view: View): PowerTable | undefined {
  return view.seat === null ? undefined : tableOf(view).powers[view.seat];
}

/** Does aggression cost nothing in this round? */
function isFree(view: View, table: DefconTable): boolean {
  return table.round === table.rounds && view.options["armageddon"] === "no_loss";
}

export function after(view: View, offer: Offer | undefined): After | null {
  const mine = myPower(view);
  if (!mine) return null;
  const table = tableOf(view);
  const verb = offer ? verbOf(offer) : "";
  const gains = verb === "attack" || verb === "troops" || verb === "occupy" || (offer?.action === "choose fight" && table.battle?.at) ? 1 : 0;
  const lands = mine.military.territories + gains;
  const aggression = Math.max(mine.aggression, offer ? raises(offer) : 0);
  const floor = mine.kept.includes("blessing") ? BLESSED : 0;
  const falls = isFree(view, table) ? 0 : aggression;
  const row = mine.reputation.row + (offer?.action === "buy aid" ? 1 : 0);
  const reputation = Math.max(Math.min(floor, row), row - falls);
  return { lands, military: militaryRow(lands), reputation: Math.min(ROWS - 1, reputation), aggression };
}

/** What else a conquest brings: capitals, what it takes from who held it, and that this was all it held. */
function spoils(table: DefconTable, offer: Offer, texts: Texts): string[] {
  const land = landAt(table, String(offer["at"] ?? (verbOf(offer) === "attack" ? nounOf(offer) : (table.battle?.at ?? ""))));
  if (!land) return [];
  const capitals = land.capitals.length ? [texts.say("win-capitals", { n: CAPITAL_POINTS * land.capitals.length })] : [];
  const loser = loserOf(table, land);
  if (!loser) return capitals;
  const { power, gdp, then } = loser;
  return [...capitals, ...(then < gdp ? [texts.say("win-takes", { power, gdp, then })] : []), ...ends(loser, texts)];
}

/** Who holds it, and what it would be without it. */
function loserOf(table: DefconTable, { owner }: Territory): (PowerTable & { readonly then: number }) | undefined {
  const loser = owner === null ? undefined : table.powers[owner];
  return loser && { ...loser, then: loser.reputation.gdp + (GDP[militaryRow(loser.military.territories - 1)] ?? 0) };
}

function ends({ lands, power }: PowerTable, texts: Texts): string[] {
  return lands === 1 ? [texts.say("win-ends", { power })] : [];
}

/** In sentences: what a nuclear strike takes from who holds the territory, besides the troops there. */
export function harmWords(table: DefconTable, at: string, texts: Texts): string {
  const land = landAt(table, at);
  const loser = land && loserOf(table, land);
  if (!loser) return "";
  const { power, lands, gdp, then } = loser;
  return [texts.say("hit-takes", { power, lands, left: lands - 1, gdp, then }), ...ends(loser, texts)].join(" ");
}

/** In sentences: what it does if it succeeds, and what it costs in the end. */
export function afterWords(view: View, offer: Offer | undefined, texts: Texts): { readonly gain: string; readonly cost: string } {
  const mine = myPower(view);
  const then = after(view, offer);
  if (!mine || !then || texts.me === null) return { gain: "", cost: "" };
  const wins = { from: mine.military.territories, to: then.lands, gdp: mine.gdp, then: mine.reputation.gdp + (GDP[then.military] ?? 0) };
  const gain = offer && then.lands > mine.military.territories ? [texts.say(wins.gdp === wins.then ? "if-you-win-as-now" : "if-you-win", wins), ...spoils(tableOf(view), offer, texts)].join(" ") : "";
  const moves = then.aggression > mine.aggression ? texts.say("aggression-rises", { from: mine.aggression, to: then.aggression }) : texts.say("aggression-stays", { n: mine.aggression });
  const lost = mine.reputation.row - then.reputation;
  if (lost <= 0) return { gain, cost: moves };
  const [from, to] = [stateOf(mine.reputation.row), stateOf(then.reputation)];
  const fields = { n: lost, from: texts.name(from), to: texts.name(to), row: rowWords(then.reputation, texts), gdp: wins.then, poorer: (GDP[then.military] ?? 0) + (GDP[then.reputation] ?? 0), hand: mine.hand_limit, then: HAND_LIMITS[Math.floor(then.reputation / 2)] ?? mine.hand_limit };
  return { gain, cost: `${moves} ${texts.say(from === to ? "costs-rows" : "costs-state", fields)}` };
}
