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
  /** One is missing, and it may still come. */
  readonly near: boolean;
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
  /** Battlegrounds, Cuba, the military majority, the aftermath. */
  readonly lines: readonly Pair[];
  readonly winner: Side | null;
  readonly aftermath_cubes: Pair;
  readonly last: readonly [string, string];
  /** Where the last cards lie if both are of one kind, by zone. */
  readonly laid: Readonly<Partial<Record<Zone, string>>> | null;
  readonly war: readonly Side[];
}

export interface MinutesTable {
  readonly you: Side | null;
  readonly phase: "auction" | "cards" | "end";
  readonly turn: number;
  /** Which card of how many each side is playing. */
  readonly round: number;
  readonly rounds: number;
  readonly first: Side | null;
  /** Whose turn it is. */
  readonly player: Side | null;
  readonly deck: number;
  readonly in_play: string | null;
  readonly fields: readonly Battleground[];
  readonly sides: readonly [SideTable, SideTable];
  readonly hand: readonly string[];
  /** The cards of this hand whose events the other side may trigger. */
  readonly theirs: readonly string[];
  readonly seen: readonly string[];
  readonly cuba: string | null;
  readonly auction: { readonly bids: Pair | null; readonly ties: number; readonly winner: Side | null; readonly by_lot: boolean };
  /** If it ended now: battlegrounds, Cuba, the military majority, and the sum; and how many military battlegrounds each side has. */
  readonly now: { readonly lines: readonly Pair[]; readonly sum: Pair; readonly military: Pair; readonly cuba_known: boolean };
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

/** A bid stands for the whole game: a finger chooses it twice. */
export function isGrave(offer: Offer): boolean {
  return verbOf(offer) === "bid";
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

/** How many cubes would stand on a battleground, and where it would slide. */
export interface Ghost {
  readonly at: string;
  readonly cubes: Pair;
  /** Where the battleground would go; null: it stays. */
  readonly to: Zone | null;
}

/** What the offer under the pointer would do to a battleground. */
export function ghostOf(view: View, offers: readonly Offer[], pointed: string | null): Ghost | null {
  const offer = offers.find((each) => each.action === pointed);
  if (!offer) return null;
  const verb = verbOf(offer);
  const at = verb === "cubes" ? String(view.prompt?.["at"] ?? "") : nounOf(offer);
  const field = ["place", "remove", "toward", "away", "cubes"].includes(verb) ? fieldAt(tableOf(view), at) : undefined;
  return field ? { at, cubes: cubesThen(offer) ?? field.cubes, to: offer["moves"] === 1 ? (offer["to"] as Zone) : null } : null;
}

/** The cubes that would stand on the battleground that an offer is about; null: it leaves them. */
export function cubesThen(offer: Offer): Pair | null {
  const [us, ussr] = [offer["us_then"], offer["ussr_then"]];
  return us === undefined || ussr === undefined ? null : [Number(us), Number(ussr)];
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
