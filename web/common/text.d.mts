// The types of text.mjs, which is plain JavaScript because the tests compare it with Python under Node without a build.
import type { Field, Outcome, Told } from "./game";

export type Language = "en" | "fr" | "ru";
export const LANGUAGES: readonly Language[];

export interface Fields {
  readonly [field: string]: Field;
}

export class Texts {
  constructor(lang: string, sources: readonly string[], table?: { names?: readonly string[]; me?: number | null; own?: Readonly<Record<string, string>> }, instead?: Readonly<Record<string, string>>);
  readonly lang: string;
  readonly names: readonly string[];
  readonly me: number | null;
  /** What the table's own deck calls its cards, by id. */
  readonly own: Readonly<Record<string, string>>;
  /** The text with its fields filled in; what else stands in `fields` does not matter. */
  say(id: string, fields?: Fields): string;
  /** Is there such a text? */
  has(id: string): boolean;
  /** The name of a card, a place, a colour, in a form if it has that form. */
  name(id: string, form?: string): string;
  attribute(id: string, attribute: string, fields?: Fields): string;
  /** The line of the log that tells what happened. */
  event(event: Told): string;
  /** Who won and why. */
  outcome(outcome: Outcome): string;
  /** How the reader calls a seat: "You", the player's own name, the game's name of it (in a form if it has that form), or "Player 2". */
  seat(seat: number, form?: string): string;
}
