// What lies on the table of 13 Minutes: the `table` of a view, as `games/minutes/view.py` makes it. All is named by sides, never by
// seats: in a campaign the players may exchange them. Pairs of numbers are of the US and of the USSR.
import { type Owner, SHORT_KINDS, type Side, SIDES } from "../coldwar/sides";
import type { Field, Offer, Told, View } from "../common/game";
import type { Language } from "../common/text.mjs";

export { SHORT_KINDS, SIDES, type Owner, type Side };
export const KINDS = ["military", "political", "world_opinion"] as const;
export type Kind = (typeof KINDS)[number];
export type Zone = "neutral_zone" | "us_sphere" | "ussr_sphere";
export const FACTS = ["name", "kind", "cubes", "event"] as const;
export type Fact = (typeof FACTS)[number];
export type Source = "rulebook" | "public" | "inferred" | "reconstructed" | "owner";
export const CUBA = "cuba";

type Pair = readonly [number, number];
type Said = Readonly<Partial<Record<Language, string>>>;

/** A text of its own, with its fields. */
export interface Part {
  readonly id: string;
  readonly [field: string]: Field;
}

/** A clause of an event: `id` and its fields are its text, the rest says where, by whom and when. */
export interface Clause {
  readonly id: string;
  readonly n?: number;
  readonly fields?: number;
  readonly each?: number;
  readonly by: "player" | "opponent";
  readonly where: readonly Part[];
  readonly to: readonly Part[];
  readonly if: { readonly id: string; readonly n: number; readonly where: readonly Part[] } | null;
}

export interface CardFace {
  readonly side: Owner;
  readonly kind: Kind;
  readonly cubes: number;
  readonly event: readonly Clause[];
  /** What an owner's file calls it, says of its event and notes; empty where it says nothing. */
  readonly names: Said;
  readonly text: Said;
  readonly note: Said;
  readonly source: Readonly<Record<Fact, Source>>;
}

export interface Battleground {
  /** The card's slug, or "cuba". */
  readonly at: string;
  readonly zone: Zone;
  readonly cubes: Pair;
  readonly leader: Side | null;
  readonly lead: number;
  readonly points: number;
  readonly face_up: boolean;
  /** Of Cuba, null to who may not know. */
  readonly card: string | null;
}

/** How near a sphere is to war by one kind of symbols. */
export interface Danger {
  readonly kind: Kind;
  readonly symbols: number;
  readonly war_at: number;
  readonly war: boolean;
  /** The face-down card in this sphere may be the one that is missing. */
  readonly cuba: boolean;
  /** The last cards may bring it, if both show this kind. */
  readonly last: boolean;
}

export interface SideTable {
  readonly side: Side;
  readonly seat: number;
  readonly supply: number;
  readonly paid: number;
  readonly cubes: number;
  readonly hand: number;
  readonly looked: boolean;
  readonly danger: readonly Danger[];
}

export interface Ended {
  readonly points: Pair;
  readonly fields: Pair;
  readonly majority: Side | null;
  readonly aftermath: Side | null;
  readonly aftermath_cubes: Pair;
  readonly last: readonly [string, string];
  /** Both last cards are of one kind: they were laid into the spheres. */
  readonly laid: boolean;
  readonly war: readonly Side[];
}

export interface MinutesTable {
  readonly you: Side | null;
  readonly phase: "auction" | "cards" | "end";
  readonly turn: number;
  readonly turns: number;
  readonly first: Side | null;
  readonly deck: number;
  readonly in_play: string | null;
  readonly fields: readonly Battleground[];
  readonly sides: readonly [SideTable, SideTable];
  readonly hand: readonly string[];
  readonly seen: readonly string[];
  readonly cuba: string | null;
  readonly auction: { readonly bids: Pair | null; readonly ties: number; readonly winner: Side | null; readonly by_lot: boolean };
  readonly now: { readonly points: Pair; readonly military: Pair; readonly majority: Side | null; readonly cuba: Side | null; readonly cuba_known: boolean };
  readonly end: Ended | null;
  readonly campaign: { readonly game: number; readonly games: number; readonly totals: Pair; readonly to: number; readonly swapped: boolean } | null;
  readonly cards: Readonly<Record<string, CardFace>>;
  readonly file: { readonly name: Said; readonly note: Said; readonly reconstructed: boolean; readonly ours: boolean };
}

export function tableOf(view: View): MinutesTable {
  return view.table as MinutesTable;
}

export const at = (side: Side): 0 | 1 => (side === "us" ? 0 : 1);
export const other = (side: Side): Side => (side === "us" ? "ussr" : "us");
export const sphereOf = (side: Side): Zone => `${side}_sphere`;

/** The side at the lower edge: the reader's; the US where somebody only watches. */
export function nearSide(table: MinutesTable): Side {
  return table.you ?? "us";
}

/** The zones from top to bottom: the other side's, nobody's, the reader's. */
export function zonesFor(table: MinutesTable): readonly Zone[] {
  const near = nearSide(table);
  return [sphereOf(other(near)), "neutral_zone", sphereOf(near)];
}

export function ownerOf(zone: Zone): Side | null {
  if (zone === "neutral_zone") return null;
  return zone === "us_sphere" ? "us" : "ussr";
}

export function fieldAt(table: MinutesTable, name: string): Battleground | undefined {
  return table.fields.find((field) => field.at === name);
}

export function verbOf(offer: Offer): string {
  return offer.action.split(" ", 1)[0] ?? "";
}

export function nounOf(offer: Offer): string {
  return offer.action.slice(verbOf(offer).length + 1);
}

const ON_A_FIELD: ReadonlySet<string> = new Set(["on", "place", "remove"]);

/** What is offered, by the thing on the table that it names. */
export interface Lit {
  /** Battlegrounds to choose, to put a cube on or to take one from. */
  readonly fields: ReadonlyMap<string, Offer>;
  /** Steps of battlegrounds. */
  readonly steps: ReadonlyMap<string, readonly Offer[]>;
  /** How many cubes to place or to remove, and where. */
  readonly amounts: readonly Offer[];
  readonly amountsAt: string | null;
  /** Where a card may be laid, by zone. */
  readonly lays: ReadonlyMap<Zone, readonly Offer[]>;
  readonly bids: readonly Offer[];
  readonly firsts: readonly Offer[];
}

export function litBy(offers: readonly Offer[], view: View): Lit {
  const table = tableOf(view);
  const fields = new Map<string, Offer>();
  const steps = new Map<string, Offer[]>();
  const lays = new Map<Zone, Offer[]>();
  const amounts: Offer[] = [];
  const bids: Offer[] = [];
  const firsts: Offer[] = [];
  const add = <Key>(map: Map<Key, Offer[]>, key: Key, offer: Offer) => map.set(key, [...(map.get(key) ?? []), offer]);
  for (const offer of offers) {
    const verb = verbOf(offer);
    if (ON_A_FIELD.has(verb)) fields.set(nounOf(offer), offer);
    else if (verb === "toward" || verb === "away") add(steps, nounOf(offer), offer);
    else if (verb === "neutral") add(lays, "neutral_zone", offer);
    else if (verb === "sphere") add(lays, sphereOf(nearSide(table)), offer);
    else if (verb === "cubes") amounts.push(offer);
    else if (verb === "bid") bids.push(offer);
    else if (verb === "first") firsts.push(offer);
  }
  const where = amounts.length ? view.prompt?.["at"] : null;
  return { fields, steps, amounts, amountsAt: typeof where === "string" ? where : null, lays, bids, firsts };
}

/** The side whose cubes the question is about: the reader's own, unless the question says otherwise. */
export function sideAsked(view: View): Side {
  const side = view.prompt?.["side"];
  return side === "us" || side === "ussr" ? side : nearSide(tableOf(view));
}

/** Cubes that would come to a battleground (or, negative, leave it), and where it would slide. */
export interface Ghost {
  readonly at: string;
  readonly side: Side;
  readonly cubes: number;
  /** Where the battleground would go; null: it stays. */
  readonly to: Zone | null;
}

/** What the offer under the pointer would do to a battleground. */
export function ghostOf(view: View, offers: readonly Offer[], pointed: string | null): Ghost | null {
  const offer = offers.find((each) => each.action === pointed);
  if (!offer) return null;
  const verb = verbOf(offer);
  const side = sideAsked(view);
  const to = offer["moves"] === 1 ? (offer["to"] as Zone) : null;
  if (verb === "place" || verb === "remove") return { at: nounOf(offer), side, cubes: verb === "place" ? 1 : -1, to };
  if (verb === "toward" || verb === "away") return { at: nounOf(offer), side, cubes: 0, to };
  const where = view.prompt?.["at"];
  return verb === "cubes" && typeof where === "string" ? { at: where, side, cubes: Number(nounOf(offer)), to } : null;
}

/** What the last move changed, for motion and for the dashed ring. Cubes by `us excomm`. */
export interface Changes {
  readonly placed: ReadonlyMap<string, number>;
  readonly removed: ReadonlyMap<string, number>;
  /** Battlegrounds that were laid, slid or got or lost cubes. */
  readonly fields: ReadonlySet<string>;
  /** Who laid a card, by card. */
  readonly laid: ReadonlyMap<string, Side>;
  /** Cuba was turned over. */
  readonly turned: boolean;
}

export function changesIn(told: readonly Told[]): Changes {
  const placed = new Map<string, number>();
  const removed = new Map<string, number>();
  const laid = new Map<string, Side>();
  const fields = new Set<string>();
  for (const event of told) {
    if (event.id === "placed") placed.set(`${event["side"]} ${event["at"]}`, Number(event["n"]));
    if (event.id === "removed") removed.set(`${event["side"]} ${event["at"]}`, Number(event["n"]));
    if (event.id === "laid") laid.set(String(event["card"]), event["side"] as Side);
    if (["placed", "removed", "moved"].includes(event.id)) fields.add(String(event["at"]));
    if (event.id === "laid") fields.add(String(event["card"]));
  }
  return { placed, removed, fields, laid, turned: told.some(({ id }) => id === "turned-cuba") };
}
