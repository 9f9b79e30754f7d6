// What an offer would do to the reader's own standing: territories, GDP, aggression, reputation. Said before it is done.
import type { Offer, Texts, View } from "../common/game";
import { type DefconTable, GDP, HAND_LIMITS, militaryRow, type PowerTable, ROWS, stateOf, tableOf, verbOf } from "./model";
import { raises } from "./words";

const BLESSED = 2; // the lowest row with a Blessing

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
  return table.round === table.rounds && view.options["armageddon"] !== undefined && view.options["armageddon"] !== "off";
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
  const reputation = Math.max(Math.min(floor, mine.reputation.row), mine.reputation.row - falls);
  return { lands, military: militaryRow(lands), reputation: Math.min(ROWS - 1, reputation), aggression };
}

/** In sentences: what it does if it succeeds, and what it costs in the end. */
export function afterWords(view: View, offer: Offer | undefined, texts: Texts): { readonly gain: string; readonly cost: string } {
  const mine = myPower(view);
  const then = after(view, offer);
  if (!mine || !then || texts.me === null) return { gain: "", cost: "" };
  const gain = then.lands > mine.military.territories ? texts.say("if-you-win", { from: mine.military.territories, to: then.lands, gdp: mine.gdp, then: mine.reputation.gdp + (GDP[then.military] ?? 0) }) : "";
  const moves = then.aggression > mine.aggression ? texts.say("aggression-rises", { from: mine.aggression, to: then.aggression }) : texts.say("aggression-stays", { n: mine.aggression });
  const lost = mine.reputation.row - then.reputation;
  if (lost <= 0) return { gain, cost: moves };
  const [from, to] = [stateOf(mine.reputation.row), stateOf(then.reputation)];
  const less = (GDP[mine.reputation.row] ?? 0) - (GDP[then.reputation] ?? 0);
  const fields = { n: lost, from: texts.name(from), to: texts.name(to), less, hand: mine.hand_limit, then: HAND_LIMITS[Math.floor(then.reputation / 2)] ?? mine.hand_limit };
  return { gain, cost: `${moves} ${texts.say(from === to ? "costs-rows" : "costs-state", fields)}` };
}
