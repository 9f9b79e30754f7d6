// Words that several pages need: who sits where, how long ago, how long a move may take.
import type { Chair, GameInfo, Level, Problem, Table } from "./api";
import type { GameTable, LogLine, Move, Offer, Stretch, View, Wording } from "./game";
import { keep, kept, type Speed } from "./session.svelte";
import type { Texts } from "./text.mjs";

// Ids that are made of an id: here they stand in full, so that a text that is missing or unused is found.
export const BOTS: Readonly<Record<Level, string>> = { easy: "bot-easy", medium: "bot-medium", hard: "bot-hard" };
export const LEVELS: Readonly<Record<Level, string>> = { easy: "level-easy", medium: "level-medium", hard: "level-hard" };
export const PACES: Readonly<Record<Speed, string>> = { slow: "pace-slow", usual: "pace-usual", fast: "pace-fast", none: "pace-none" };

/** So many offers have a key each, 1 to 9 and then 0, and say which; where there are more, none has, unless the game gives them keys of their own. */
export const MOST_KEYS = 10;
const USUAL_SEATS = 4;

/** How many played this game the last time that it was chosen here. */
export function sizeOf({ game, least_seats, most_seats }: GameInfo): number {
  return Math.min(most_seats, Math.max(least_seats, Number(kept(`seats ${game}`) ?? USUAL_SEATS) || USUAL_SEATS));
}

export function keepSize({ game }: GameInfo, seats: number): void {
  keep(`seats ${game}`, String(seats));
}

/** What a chair is called in this language; empty where the game or "Player 2" names it better. */
export function nameOf(chair: Chair, chairs: readonly Chair[], texts: Texts): string {
  if (chair.kind !== "bot") return chair.name;
  const bots = chairs.filter(({ kind }) => kind === "bot");
  const level = chair.level ?? "medium";
  const number = bots.length > 1 ? bots.indexOf(chair) + 1 : 0;
  return texts.say(BOTS[level], { n: number });
}

/** What all are called. While sides are exchanged, who gave no name is not called by a side, but by a number. */
export function namesOf(table: Table, texts: Texts, sides: readonly number[] = []): string[] {
  return table.chairs.map((chair) => {
    const isElsewhere = (sides[chair.seat] ?? chair.seat) !== chair.seat;
    return nameOf(chair, table.chairs, texts) || (isElsewhere && chair.kind === "person" ? texts.say("player", { n: chair.seat + 1 }) : "");
  });
}

/** The side that each seat plays in this position: its own number, unless the players have exchanged them. */
export function sidesOf(table: Table, game: GameTable, view: View | null | undefined): number[] {
  return table.chairs.map(({ seat }) => (view && game.sideOf ? game.sideOf(seat, view) : seat));
}

/** What the table's own deck calls its cards. */
export function cardsOf(table: Table, lang: string): Readonly<Record<string, string>> {
  return table.deck?.names?.[lang] ?? {};
}

/** That a table is played with somebody's own deck, and what that calls itself; empty: it is not. */
export function deckOf(table: Table, texts: Texts): string {
  const name = table.deck?.name[texts.lang];
  return table.deck ? (name ? texts.say("own-deck-named", { name }) : texts.say("own-deck")) : "";
}

/** The others at a table, in a few words. */
export function othersAt(table: Table, texts: Texts): string {
  const others = table.chairs.filter(({ you }) => !you);
  const people = others.filter(({ kind }) => kind === "person").map(({ name, seat }) => name || texts.say("player", { n: seat + 1 }));
  const bots = others.filter(({ kind }) => kind === "bot").length;
  const free = others.filter(isFree).length;
  return [...people, ...(bots ? [texts.say("bots-n", { n: bots })] : []), ...(free ? [texts.say("free-chairs-n", { n: free })] : [])].join(", ");
}

/** Does anybody wait for somebody here? A table of one person and bots has all the time in the world. */
export function isTimed({ chairs }: Table): boolean {
  return chairs.filter(({ kind }) => kind !== "bot").length > 1;
}

export function isMyTurn({ status, seat, waiting }: Table): boolean {
  return status === "playing" && seat !== null && waiting.includes(seat);
}

export function isFree(chair: Chair): boolean {
  return chair.kind === "open" || chair.kind === "friend";
}

/** The lines of the log: the game's own, or one for every event. */
export function linesOf(game: GameTable, moves: readonly Move[], texts: Texts, seat: number | null = texts.me, now: View | null = null): LogLine[] {
  return game.log?.(moves, texts, seat, now) ?? moves.flatMap(({ n, at, events }) => events.map((event) => ({ n, at, text: texts.event(event) })));
}

/** How an offer reads as a button: as the game says, or as its text does. Passing is outlined. */
export function wordingOf(offer: Offer, game: GameTable, view: View, texts: Texts): Wording {
  const words = game.offer?.(offer, view, texts) ?? { words: texts.say(offer.id, offer) };
  return { tone: offer.action === "pass" ? "stop" : "go", ...words };
}

/** The offers in the order in which they are shown, and in which the keys choose them: what stops or passes is last. */
export function inOrder(offers: readonly Offer[], game: GameTable, view: View, texts: Texts): Offer[] {
  const isStop = (offer: Offer) => wordingOf(offer, game, view, texts).tone === "stop";
  const rank = (offer: Offer) => (isStop(offer) ? (offer.action === "pass" ? 2 : 1) : 0);
  const all = game.inOrder?.(offers) ?? offers;
  return [0, 1, 2].flatMap((wanted) => all.filter((offer) => rank(offer) === wanted));
}

/** So many that those about the same thing stand in a group. */
export function isMany(listed: readonly Offer[]): boolean {
  return listed.length > 4;
}

/** The keys of the offers, by action: their own, as the game says, else counted in the order in which they are shown. Where not all have one,
 *  a key only leads to its offer. */
export function keysOf(listed: readonly Offer[], { keyOf, groupOf }: GameTable, texts: Texts): ReadonlyMap<string, string> {
  const own = listed.flatMap((offer) => {
    const key = keyOf?.(offer);
    return key === undefined ? [] : [[offer.action, key] as const];
  });
  // In a group, where a number says something else, none is a key.
  const hasNone = listed.length > MOST_KEYS || (isMany(listed) && listed.some((offer) => groupOf?.(offer, texts)));
  return new Map(own.length ? own : hasNone ? [] : listed.map(({ action }, at) => [action, String((at + 1) % MOST_KEYS)] as const));
}

/** More letters than these stand in two lines. */
const A_LINE = 15;

/** The name of a group, in the lines that it stands in: each as long as the other, as far as the words let it. */
export function inTwo(words: string): string[] {
  const ends = [...words.matchAll(/ /g)].map(({ index }) => index);
  if (words.length <= A_LINE || !ends.length) return [words];
  const middle = ends.reduce((best, at) => (Math.abs(at - words.length / 2) < Math.abs(best - words.length / 2) ? at : best));
  return [words.slice(0, middle), words.slice(middle + 1)];
}

/** What can be summed up, as far as it may be looked back on: the game's own parts, and last what the reader has missed. */
export function stretchesOf(game: GameTable, moves: readonly Move[], now: { readonly n: number; readonly view: View }, missed: { readonly from: number; readonly to: number } | null, texts: Texts): Stretch[] {
  const own = game.stretches?.(moves, now.n, texts) ?? [];
  const isOpen = (n: number) => now.view.outcome !== null || game.mayLookBack?.(n, moves, now.view) !== false;
  return [...own, ...(missed ? [{ name: texts.say("while-away"), ...missed }] : [])].filter(({ from, to }) => isOpen(from) && isOpen(to));
}

const UNITS = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
  ["second", 1],
] as const;

/** "3 h", "40 min": the largest unit of which there is one. */
export function span(seconds: number, lang: string): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [unit, size] = UNITS.find(([, size]) => whole >= size) ?? UNITS[3];
  return new Intl.NumberFormat(lang, { style: "unit", unit, unitDisplay: "short" }).format(Math.floor(whole / size));
}

/** "0:42", "12:40", "23:10:00". */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (n: number) => String(n).padStart(2, "0");
  return hours ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

export function dayOf(at: number, lang: string): string {
  return new Intl.DateTimeFormat(lang, { day: "numeric", month: "short" }).format(at);
}

export function timeOf(at: number, lang: string): string {
  return new Intl.DateTimeFormat(lang, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }).format(at);
}

/** How fast a table is meant to be played. */
export function paceOf(limit: number, texts: Texts): string {
  return texts.say("limit-each", { time: span(limit, texts.lang) });
}

/** What went wrong, in words. The server may know a mistake that we have no words for. */
export function sayProblem(problem: Problem, texts: Texts): string {
  const { id, ...fields } = problem;
  try {
    return texts.say(id, fields as Record<string, string | number>);
  } catch {
    return texts.say("error-unknown", { id });
  }
}
