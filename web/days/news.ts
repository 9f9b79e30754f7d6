// What the others did since the reader's last act: it is marked and said until the next one.
import type { Told, Texts, View } from "../common/game";
import { log } from "./log";
import { SIDES, type Side, sideOf } from "./model";

/** Seen by one side alone, or nobody's act. */
const NO_ACTS: ReadonlySet<string> = new Set(["drew", "drew-hidden", "kept", "saved", "saved-hidden"]);
/** It befalls a side, also by what the reader did: no turn of the others begins with it. */
const BEFALLS: ReadonlySet<string> = new Set(["got-letter", "gained", "removed", "escalated", "deflated"]);

export interface News {
  readonly side: Side;
  readonly words: string;
}

/** The same in words, without what the reader did: the first of it, and as much of the last as `most` letters have room for; if need be, only the
 *  last. */
export function newsOf(told: readonly Told[], view: View, texts: Texts, most: number): News[] {
  if (view.outcome) return [];
  // A round that ended is summed up elsewhere.
  const round = told.findLastIndex((event) => event.id === "round");
  const latest = round < 0 ? told : told.slice(round + 1).filter((event) => event.id !== "escalated");
  const acts = latest.filter((event) => (SIDES.includes(event["side"] as Side) && !NO_ACTS.has(event.id)) || event.id === "no-effect");
  const own = view.seat === null ? null : sideOf(view.seat);
  const theirs = acts.findIndex(({ id, side }) => side !== undefined && side !== own && (own === null || !BEFALLS.has(id)));
  const lines = theirs < 0 ? [] : log([{ n: 0, at: null, events: acts.slice(theirs) }], texts, view.seat);
  let last: Side = "us";
  const news = lines.map(({ text, side }) => ({ side: (last = side === undefined ? last : sideOf(side)), words: text }));
  const isLong = () => news.reduce((sum, { words }) => sum + words.length + 3, 0) > most;
  while (news.length > 2 && isLong()) news.splice(1, 1);
  if (news.length > 1 && isLong()) news.shift();
  const next = Math.min(1, news.length - 1);
  return lines.length > news.length ? news.map((each, at) => (at === next ? { ...each, words: `… ${each.words}` } : each)) : news;
}
