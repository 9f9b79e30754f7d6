// What both plates of a battleground, the wide one and the phone's, are given.
import type { Offer, Texts, View } from "../common/game";
import { startsWar } from "./brink";
import { type Battleground, type Changes, type Ghost, placeOf, type Side, tableOf, verbOf } from "./model";
import { changedArea, litLabel, placeSays } from "./words";

export interface PlateProps {
  view: View;
  place: Battleground;
  texts: Texts;
  x: number;
  y: number;
  /** What choosing this battleground would do; it is lit then. */
  offer: Offer | undefined;
  /** The amounts of cubes are asked for here: it is lit, and the choice stands beside it. */
  open: boolean;
  changes: Changes;
  ghost: Ghost | null;
  act: (action: string) => void;
  /** Say what this battleground is. */
  explain: (at: string) => void;
  pointed: string | null;
  point: (action: string | null) => void;
  /** Where the cubes of the two sides come from, on the board. */
  supplies: readonly (readonly [number, number])[];
}

/** How many cubes of a side lie here that did not before, or lay here and do not any more. */
export function cameAndWent(cubes: Changes["cubes"], side: Side, at: string): { came: number; went: number } {
  const more = cubes.get(`${side} ${at}`) ?? 0;
  return { came: Math.max(0, more), went: Math.max(0, -more) };
}

/** What asks about a battleground: its agenda is not kept by a click on the board, where one may only want to know what it is. */
export function explainer({ place, offer, explain }: Pick<PlateProps, "place" | "offer" | "explain">): (() => void) | undefined {
  return offer && verbOf(offer) !== "keep" ? undefined : () => explain(place.at);
}

export function isMine(view: View, place: Battleground, kept: readonly string[]): boolean {
  return view.seat !== null && kept.some((agenda) => agenda === place.at || (agenda === "personal_letter" && place.at === "united_nations"));
}

/** Did this side draw two agendas that stand here? */
export function isTwice({ flags }: { readonly flags: readonly number[] }, seat: number): boolean {
  return flags.filter((each) => each === seat).length > 1;
}

/** Is the flag of a side here that of the personal letter, which stands on the United Nations and is no agenda of theirs? */
export function isOfLetter(view: View, { at, flags }: Battleground, seat: number): boolean {
  const here = tableOf(view).agendas.filter(({ agenda, seat: owner }) => owner === seat && placeOf(agenda) === at);
  return flags.includes(seat) && here.length > 0 && here.every(({ agenda }) => agenda !== at);
}

/** What hangs on a lit plate: where a cube of an event with a ☢ would move the marker of its track; null: it moves none. */
export function tagOf(offer: Offer | undefined, view: View): { readonly steps: string; readonly area: string; readonly bad: boolean } | null {
  if (!offer || typeof offer["marker"] !== "string" || offer["from"] === offer["to"]) return null;
  return { steps: `${offer["from"]}→${offer["to"]}`, area: changedArea(offer) ? ` DEFCON ${changedArea(offer)}` : "", bad: startsWar(offer, view) };
}

export function plateLabel({ place, offer, view, texts }: Pick<PlateProps, "place" | "offer" | "view" | "texts">): string {
  const says = placeSays(place, texts);
  return offer ? litLabel(offer, view, texts, says) : says;
}
