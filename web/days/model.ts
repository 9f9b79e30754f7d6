// What lies on the table of 13 Days: the `table` of a view, as `games/days/view.py` makes it.
import { type Owner, SHORT_KINDS, type ShortKind, type Side, SIDES } from "../coldwar/sides";
import type { Offer, Told, View } from "../common/game";
import board from "../../src/redphone/games/days/board.py?constants";

export { SIDES, type Owner, type Side };
export const TRACKS = ["military", "political", "world_opinion"] as const;
export type Track = (typeof TRACKS)[number];
/** Every track has a colour and a shape, which its battlegrounds share. */
export const KINDS = SHORT_KINDS;
export type Kind = ShortKind;

// What is printed on the board, as the engine has it.
export const { MOST_CUBES, CUBES_EACH, MOST_LEAD } = board;
const { DEFCON_1, DEFCON_2, TOP } = board;
export const STEPS: readonly number[] = Array.from({ length: TOP }, (_, i) => i + 1);
/** The DEFCON areas of a track, from its foot. */
export const AREAS = [
  { area: 3, low: 1, high: DEFCON_2 - 1 },
  { area: 2, low: DEFCON_2, high: DEFCON_1 - 1 },
  { area: 1, low: DEFCON_1, high: TOP },
] as const;

export interface Led {
  readonly leader: number | null;
  readonly lead: number;
}

export interface Battleground extends Led {
  readonly at: string;
  readonly track: Track;
  readonly cubes: readonly [number, number];
  readonly printed: number;
  readonly bonus: number;
  readonly connected: boolean;
  readonly flags: readonly number[];
}

export interface DefconTrack extends Led {
  readonly track: Track;
  readonly markers: readonly [number, number];
  readonly areas: readonly [number, number];
  readonly room: readonly [number, number];
  readonly flags: readonly number[];
}

export interface FlaggedAgenda {
  readonly seat: number;
  readonly agenda: string;
  readonly icon: boolean;
  readonly to: number | null;
  /** The lead, and what is added to it. */
  readonly pays: number;
  readonly lead: number;
  readonly bonus: number;
}

export interface CardFace {
  readonly card: string;
  readonly side: Owner;
  readonly cubes: number;
  readonly icon: boolean;
  /** Does its event place or remove cubes? */
  readonly event_cubes: boolean;
}

/** A way in which a side would come to war: a marker in DEFCON 1, or one that agendas lift there, that which the reader has kept or others. */
export interface LiftedTo {
  readonly by: "defcon_1" | "kept" | "agendas";
  readonly track: Track;
  readonly from: number;
  readonly to: number;
  /** So many agendas are needed. */
  readonly icons: number;
  /** The highest step at which that cannot happen. */
  readonly safe: number;
}

/** All three markers are in DEFCON 2 or higher: one must go down so far. */
export interface AllThree {
  readonly by: "three";
  readonly safe: number;
}

export interface SideTable {
  readonly side: Side;
  readonly supply: number;
  readonly hand: number;
  readonly aftermath: number;
  /** Would it start the war if the round ended now, whatever the agendas are? */
  readonly war: boolean;
  /** All that would or may bring it to war, as far as the reader knows. */
  readonly ways: readonly (LiftedTo | AllThree)[];
}

export interface DaysTable {
  readonly round: number;
  readonly rounds: number;
  readonly turn: number;
  readonly turns: number;
  readonly first: number | null;
  /** Whose turn it is, whoever is asked. */
  readonly player: number | null;
  readonly letter: number;
  readonly prestige: Led;
  readonly battlegrounds: readonly Battleground[];
  readonly tracks: readonly DefconTrack[];
  readonly agendas: readonly FlaggedAgenda[];
  readonly lasting: readonly { readonly effect: string; readonly seat: number }[];
  readonly in_play: CardFace | null;
  readonly sides: readonly [SideTable, SideTable];
  readonly deck: number;
  readonly agenda_deck: number;
  readonly discard: readonly string[];
  readonly resolved: readonly string[];
  readonly opened: readonly [readonly CardFace[], readonly CardFace[]];
  readonly hand: readonly CardFace[];
  readonly aside: readonly string[];
  readonly drawn: readonly CardFace[];
  readonly kept: readonly string[];
  readonly aftermath: readonly string[];
}

export function tableOf(view: View): DaysTable {
  return view.table as DaysTable;
}

export function sideOf(seat: number): Side {
  return seat === 0 ? "us" : "ussr";
}

/** The sides in the order in which this reader cares: the own one first. */
export function seatsFor(view: View): readonly number[] {
  return view.seat === 1 ? [1, 0] : [0, 1];
}

/** Where the flag of an agenda stands: that of the letter on the United Nations. */
export function placeOf(agenda: string): string {
  return agenda === "personal_letter" ? "united_nations" : agenda;
}

/** The agenda that the reader keeps: also while the other side has still to choose, and nobody can see it on the table. */
export function keptBy({ answer, table }: View): readonly string[] {
  const { kept } = table as DaysTable;
  return answer && verbOf(answer) === "keep" && !kept.length ? [nounOf(answer)] : kept;
}

export function isTrack(id: string): id is Track {
  return (TRACKS as readonly string[]).includes(id);
}

/** The kind of an agenda: that of its track, or of the track of its battleground. */
export function kindOf(agenda: string, view: View): Kind {
  const place = tableOf(view).battlegrounds.find((each) => each.at === placeOf(agenda));
  return KINDS[isTrack(agenda) ? agenda : (place?.track ?? "world_opinion")];
}

export function verbOf(offer: Offer): string {
  return offer.action.split(" ", 1)[0] ?? "";
}

export function nounOf(offer: Offer): string {
  return offer.action.slice(verbOf(offer).length + 1);
}

/** What is offered, by the thing on the table that it names. */
export interface Lit {
  /** Battlegrounds to put a cube on, to take one from, to order cubes on; or whose agenda may be kept. */
  readonly places: ReadonlyMap<string, Offer>;
  /** Of these, those whose agenda may be kept. */
  readonly keeps: ReadonlyMap<string, Offer>;
  /** Tracks whose agenda may be kept. */
  readonly tracks: ReadonlyMap<string, Offer>;
  /** Steps of tracks, as `military 5`. */
  readonly steps: ReadonlyMap<string, Offer>;
  /** How many cubes to place or remove, and where. */
  readonly amounts: readonly Offer[];
  readonly amountsAt: string | null;
}

export function litBy(offers: readonly Offer[], view: View): Lit {
  const places = new Map<string, Offer>();
  const keeps = new Map<string, Offer>();
  const tracks = new Map<string, Offer>();
  const steps = new Map<string, Offer>();
  const amounts: Offer[] = [];
  for (const offer of offers) {
    const verb = verbOf(offer);
    const noun = nounOf(offer);
    if (verb === "on" || verb === "place" || verb === "remove") places.set(noun, offer);
    else if (verb === "keep") (isTrack(noun) ? tracks : keeps).set(placeOf(noun), offer);
    else if (verb === "cubes") amounts.push(offer);
    else if (verb === "defcon") {
      const step = `${offer["track"]} ${offer["to"]}`;
      const before = steps.get(step);
      if (!before || Number(before["n"]) > Number(offer["n"])) steps.set(step, offer);
    }
  }
  amounts.sort((a, b) => Number(nounOf(a)) - Number(nounOf(b)));
  const at = amounts.length && view.prompt ? view.prompt["at"] : null;
  for (const [at, offer] of keeps) places.set(at, offer);
  return { places, keeps, tracks, steps, amounts, amountsAt: typeof at === "string" ? at : null };
}

/** The side whose cubes or markers the question is about: the reader's own, unless the question says otherwise. */
export function sideAsked(view: View): number {
  const side = view.prompt?.["side"];
  return typeof side === "string" ? SIDES.indexOf(side as Side) : (view.seat ?? 0);
}

/** What was changed, for motion and for the dashed rings. Keys: `us berlin`, `ussr military`. */
export interface Changes {
  /** How many cubes there are more, or fewer, than before. */
  readonly cubes: ReadonlyMap<string, number>;
  /** Those of them that this very position brought: the others lie still already, such as what is seen again when a move is taken back. */
  readonly travels: ReadonlyMap<string, number>;
  readonly moved: ReadonlySet<string>;
}

export function changesIn(told: readonly Told[], latest: readonly Told[] = told): Changes {
  const cubes = new Map<string, number>();
  const moved = new Set<string>();
  // That all markers climb when a round begins is no change to look for.
  const last = told.findLastIndex((event) => event.id === "round");
  for (const event of last < 0 ? told : told.slice(0, last)) {
    const at = `${event["side"]} ${event["at"]}`;
    if (event.id === "placed") cubes.set(at, (cubes.get(at) ?? 0) + Number(event["n"]));
    if (event.id === "removed") cubes.set(at, (cubes.get(at) ?? 0) - Number(event["n"]));
    if (event.id === "escalated" || event.id === "deflated") moved.add(`${event["side"]} ${event["track"]}`);
  }
  return { cubes, travels: latest === told ? cubes : changesIn(latest).cubes, moved };
}

/** Cubes that an offer under the pointer would put (or, negative, take), by side and place; and where a marker would go. */
export interface Ghost {
  readonly seat: number;
  readonly at: string | null;
  readonly cubes: number;
  readonly track: string | null;
  readonly step: number;
}

export function ghostOf(view: View, offers: readonly Offer[], pointed: string | null): Ghost | null {
  const offer = offers.find((each) => each.action === pointed);
  if (!offer) return null;
  const seat = sideAsked(view);
  const verb = verbOf(offer);
  const step = typeof offer["to"] === "number" && offer["to"] !== offer["from"] ? offer["to"] : 0;
  const track = typeof offer["track"] === "string" && step ? offer["track"] : null;
  if (verb === "place" || verb === "remove") {
    return { seat, at: nounOf(offer), cubes: verb === "place" ? 1 : -1, track, step };
  }
  if (verb === "cubes") {
    const at = view.prompt?.["at"];
    return { seat, at: typeof at === "string" ? at : null, cubes: Number(nounOf(offer)), track, step };
  }
  return verb === "defcon" ? { seat, at: null, cubes: 0, track, step } : null;
}
