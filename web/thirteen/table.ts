// What lies on the table of 13, as `games/thirteen/view.py` writes it.
import type { Mark, Offer, Told, View } from "../common/game";

export type Colour = "blue" | "yellow" | "green";
export type Suit = Colour | "rotten";

export interface Target {
  readonly colour: Colour;
  readonly cards: readonly string[];
  readonly sum: number;
  readonly room: number;
  readonly rotten: number;
  /** What a rotten four would do there. */
  readonly four: { readonly sum: number; readonly takes: number };
}

export interface Player {
  readonly hand: number;
  readonly taken: number;
  /** null: closed. */
  readonly pile: readonly string[] | null;
  readonly sheet: readonly number[];
  readonly total: number;
}

export interface Table {
  readonly round: number;
  readonly rounds: number;
  readonly dealer: number;
  readonly limit: number;
  readonly deck: number;
  readonly targets: readonly Target[];
  readonly playing: readonly string[];
  readonly hand: readonly string[];
  readonly players: readonly Player[];
}

export function tableOf(view: View): Table {
  return view.table as Table;
}

export function suitOf(card: string): Suit {
  return card.slice(0, card.lastIndexOf("-")) as Suit;
}

export function valueOf(card: string): number {
  return Number(card.slice(card.lastIndexOf("-") + 1));
}

/** Every colour has a shape, in a box of 24 by 24. */
export const SHAPES: Readonly<Record<Suit, string>> = {
  blue: "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20z",
  yellow: "M12 .8L23.2 12 12 23.2.8 12z",
  green: "M12 1.5L23.5 22H.5z",
  rotten:
    "M12 0l2.600 5.200L20 2.800l-1.600 5.600L24 10.500l-5 3.200 3 5-5.800-.6L15.500 24 12 19.200 8.500 24l-.7-5.900-5.800.6 3-5-5-3.200 5.600-2.100L4 2.800l5.400 2.400z",
};

export const SUITS: readonly Suit[] = ["blue", "yellow", "green", "rotten"];

export function markOf(offer: Offer): Mark | undefined {
  const suit = typeof offer.card === "string" ? suitOf(offer.card) : (offer.target as Suit | undefined);
  return suit && { path: SHAPES[suit] };
}

/** The seats in the order of play, beginning after the reader, or after `from`; a spectator sees them from the first on. */
export function others(view: View, from: number | null = view.seat): number[] {
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  return from === null ? seats : [...seats.slice(from + 1), ...seats.slice(0, from)];
}

/** How many cards of each suit lie in a pile. */
export function counts(pile: readonly string[]): [Suit, number][] {
  const all = SUITS.map((suit): [Suit, number] => [suit, pile.filter((card) => suitOf(card) === suit).length]);
  return all.filter(([, n]) => n > 0);
}

/** The last card that was played, and what it took. */
export interface Played {
  readonly seat: number;
  readonly card: string;
  readonly target: Colour;
  readonly sum: number;
  readonly took: number;
}

export function lastPlayed(told: readonly Told[]): Played | null {
  const at = told.findLastIndex((event) => event.id === "played");
  if (at < 0) return null;
  const { seat, card, target, sum } = told[at] as unknown as Omit<Played, "took">;
  const took = told.slice(at).find((event) => event.id === "took")?.n ?? 0;
  return { seat, card, target, sum, took: Number(took) };
}

/** The end of a round: the opened piles, what was free and what it cost. */
export interface Opened {
  readonly seat: number;
  readonly cards: readonly { readonly suit: Suit; readonly n: number; readonly free: boolean }[];
  readonly points: number;
}

export function opened(told: readonly Told[]): Opened[] {
  const fields: Readonly<Record<Suit, string>> = { blue: "blue", yellow: "yellow", green: "green", rotten: "fours" };
  const free = new Set(told.filter((event) => event.id === "exempt").map((event) => `${event.seat} ${event.colour}`));
  return told
    .filter((event) => event.id === "pile")
    .map((pile) => ({
      seat: Number(pile.seat),
      cards: SUITS.map((suit) => ({ suit, n: Number(pile[fields[suit]]), free: free.has(`${pile.seat} ${suit}`) })),
      points: Number(told.find((event) => event.id === "scored" && event.seat === pile.seat)?.points ?? 0),
    }));
}
