// What lies on the table of DEFCON: the `table` of a view, as `games/defcon/view.py` makes it. Pieces are named by seats; texts and events
// name powers.
import type { Offer, Told, View } from "../common/game";
import printed from "./printed.json";
import { POWERS, type Power } from "./signs";

export { POWERS, type Power };
export const PHASES = ["setup", "initiative", "preparation", "investment", "conflict", "reorganisation"] as const;
export type Phase = (typeof PHASES)[number];
export const STATES = ["rogue", "threat", "watched", "exemplary", "catalyst"] as const;
export type Standing = (typeof STATES)[number];

/** Printed on the consensus table, from the lowest row: what a row gives, and how many cards its state allows. `printed.json` is held to the
 *  engine's numbers by a test. */
export const GDP: readonly number[] = printed.gdp;
export const HAND_LIMITS: readonly number[] = printed.handLimits;
export const FEWEST_LANDS = printed.fewestLands;
export const ROWS = GDP.length;
export const MOST_AGGRESSION = printed.aggression;
export const QUARTERS = "quarters";
/** What a fortification and a capital add to a throw. */
export const FORT_DICE = printed.fortDice;
export const CAPITAL_DICE = printed.capitalDice;
/** All the troops and fleets of a power, and what everything costs, by the verb or the thing of its offer. */
export const ALL_TROOPS = printed.troops;
export const ALL_FLEETS = printed.fleets;
export const PRICES: Readonly<Record<string, number>> = printed.prices;

export interface PowerTable {
  readonly seat: number;
  readonly power: Power;
  readonly lands: number;
  readonly military: { readonly territories: number; readonly row: number; readonly gdp: number };
  readonly reputation: { readonly row: number; readonly state: string; readonly gdp: number };
  readonly gdp: number;
  /** When the round ends, if nothing happens any more. */
  readonly end: { readonly row: number; readonly gdp: number };
  readonly aggression: number;
  readonly hand: number;
  readonly hand_limit: number;
  readonly passed: boolean;
  readonly quarters: number;
  readonly transit: number;
  readonly reserve: number;
  readonly missiles: number;
  readonly nukes: number;
  readonly sabotage: number;
  readonly sabotaged: readonly number[];
  /** The seats that its Maginot Line keeps from attacking it in this conflict. */
  readonly barred: readonly number[];
  /** The seats whose capitals do not defend them in its next land attack. */
  readonly assassins: readonly number[];
  readonly fleets: number;
  readonly dock: number;
  readonly tokens: number;
  readonly kept: readonly string[];
  readonly capitals: readonly Power[];
  readonly trophies: readonly Power[];
  readonly points: number;
}

export interface Territory {
  readonly at: string;
  readonly home: Power;
  readonly owner: number | null;
  readonly troops: number;
  readonly fort: boolean;
  readonly capitals: readonly Power[];
  readonly radiation: boolean;
  readonly closed: boolean;
  readonly neutral: boolean;
  readonly truce: boolean;
}

export interface Zone {
  readonly zone: string;
  readonly fleets: readonly number[];
  readonly tired: readonly number[];
  readonly controller: number | null;
}

/** How an attack would end that is fought on to its end. */
export interface Chances {
  readonly conquest: number;
  readonly lost: number;
  readonly killed: number;
  /** How likely each number of attackers is to be left after a conquest: `left[2]` for two. */
  readonly left: readonly number[];
}

export interface Battle extends Chances {
  /** On land, or else at sea. */
  readonly at: string | null;
  readonly zone: string | null;
  readonly attacker: number;
  readonly defender: number | null;
  readonly force: number;
  readonly deployed: number;
  readonly against: number;
  /** What each side would throw now. */
  readonly dice: readonly [number, number];
  readonly raids: number;
  readonly speeches: number;
  /** Nobody throws any more. */
  readonly decided: boolean;
  /** It is taken. */
  readonly won: boolean;
}

export interface HandCard {
  readonly card: string;
  readonly timing: "immediate" | "conflict";
  /** Is one asked for it in others' turns? */
  readonly in_others_turns?: boolean;
  readonly copies: number;
}

export interface DefconTable {
  readonly round: number;
  readonly rounds: number;
  readonly defcon: number;
  readonly phase: Phase;
  /** The seat whose turn it is in this phase. */
  readonly turn: number | null;
  readonly order: readonly number[];
  readonly ending: boolean;
  readonly powers: readonly PowerTable[];
  readonly territories: readonly Territory[];
  readonly zones: readonly Zone[];
  readonly battle: Battle | null;
  readonly investment: { readonly seat: number; readonly budget: number; readonly left: number | null; readonly uprising: boolean } | null;
  readonly pending: {
    readonly raids: number;
    readonly pretext: boolean;
    readonly accident: boolean;
    readonly acted: boolean;
  };
  readonly in_play: string | null;
  readonly deck: number;
  readonly discard: readonly string[];
  readonly supply: { readonly missile: number; readonly nuke: number; readonly sabotage: number; readonly fort: number; readonly radiation: number };
  readonly hand: readonly HandCard[];
  readonly seen: readonly (readonly string[])[];
  /** The sea zones that the reader's land attacks cross, or would cross with the only fleets there. */
  readonly crossed: readonly string[];
  /** While the reader can place a new fleet, the sea zones where none can come: "others" are there, or it is too "far". */
  readonly unfit: Readonly<Record<string, string>>;
  readonly odds: readonly (Chances & { readonly action: string })[];
  readonly reconstructed: readonly string[];
}

export function tableOf(view: View): DefconTable {
  return view.table as DefconTable;
}

export function isPower(word: unknown): word is Power {
  return POWERS.includes(word as Power);
}

export function powerOf(table: DefconTable, seat: number): Power {
  return table.powers[seat]?.power ?? "america";
}

/** The power's own part of the table; undefined: nobody plays it. */
export function seatOf(table: DefconTable, power: Power): PowerTable | undefined {
  return table.powers.find((each) => each.power === power);
}

export function landAt(table: DefconTable, name: string): Territory | undefined {
  return table.territories.find(({ at }) => at === name);
}

export function seaAt(table: DefconTable, name: string): Zone | undefined {
  return table.zones.find(({ zone }) => zone === name);
}

export function verbOf(offer: Offer | string): string {
  return (typeof offer === "string" ? offer : offer.action).split(" ", 1)[0] ?? "";
}

export function nounOf(offer: Offer | string): string {
  const action = typeof offer === "string" ? offer : offer.action;
  return action.slice(verbOf(action).length + 1);
}

/** "bering_sea-eurasia", "ecocity-america", "america-nuke": what stands before the dash, and what behind. */
export function pairOf(noun: string): readonly [string, string] {
  const dash = noun.lastIndexOf("-");
  return dash < 0 ? [noun, ""] : [noun.slice(0, dash), noun.slice(dash + 1)];
}

// One rule for what is shown before it is done: whatever takes something away that does not come back, from others or from the reader, and
// what stands for the whole game. What a budget still asks about, what goes on with a battle whose odds are in sight, and what only says
// where something goes, is done at once.
/** What strikes or attacks somebody. */
export const ATTACKS: ReadonlySet<string> = new Set(["attack", "troops", "strike", "bomb", "nuke", "engage"]);
/** What else takes something from somebody, a card from the reader, or stands for the whole game. */
const DEEDS: ReadonlySet<string> = new Set(["raze", "betray", "demand", "pacify", "capital", "sabotage", "against", "sack", "steal", "play"]);
const CEDES = "choose cede";

/** A fleet that costs nothing is the first one, or a card's: there is no budget that would ask once more before the game goes on. */
export function isDeed(offer: Offer, view: View): boolean {
  return DEEDS.has(verbOf(offer)) || (verbOf(offer) === "fleet" && offer["cost"] === 0) || offer.action === CEDES || isWaste(offer, view);
}

/** Does it give up what could still be done in this phase: turns of the conflict, GDP that is not spent? */
export function isWaste({ id, n }: Offer, view: View): boolean {
  return view.offers.length > 1 && (id === "offer-pass" || (id === "offer-end-investment" && Number(n) > 0));
}

/** Is it chosen only by who has seen what would come of it? */
export function isGrave(offer: Offer, view: View): boolean {
  return ATTACKS.has(verbOf(offer)) || isDeed(offer, view);
}

/** Is it chosen twice, whatever it is chosen with? What a nuclear missile hits is lost to all, for good. */
export function isFinal(offer: Offer): boolean {
  return verbOf(offer) === "nuke";
}

/** What is chosen on the map, in the order in which the board asks for it. */
export const AIMS = [
  "capital", "attack", "strike", "bomb", "nuke", "engage", "deploy", "fortify", "fleet", "from", "sail", "move", "to", "raze", "betray", "demand", "pacify",
] as const;
export type Aim = (typeof AIMS)[number];
const COUNTS: ReadonlySet<string> = new Set(["cards", "recruit", "troops", "occupy"]);
const AT_POWERS: ReadonlySet<string> = new Set(["sabotage", "against", "look", "sack", "steal", "capital-of", "next"]);

/** Is it a number of troops that is chosen by steps? */
export function isStep(offer: Offer): boolean {
  return verbOf(offer) === "troops" || verbOf(offer) === "occupy";
}

/** What is offered, by the thing on the table that it names. */
export interface Lit {
  /** Territories and sea zones, by what is done there; a zone with several powers' fleets may be named more than once. */
  readonly map: ReadonlyMap<Aim, readonly Target[]>;
  /** The quarters, the transit and the territory tokens of one's own headquarters. */
  readonly quarters: readonly Offer[];
  readonly counts: readonly Offer[];
  readonly buys: readonly Offer[];
  /** By power. */
  readonly powers: ReadonlyMap<Power, readonly Offer[]>;
  /** By card: to play or to discard. */
  readonly cards: ReadonlyMap<string, readonly Offer[]>;
  /** Is GDP spent? Then the map lights what is chosen in the shop, and nothing before that. */
  readonly isShop: boolean;
}

export interface Target {
  readonly offer: Offer;
  readonly place: string;
  /** Whose fleet, at sea. */
  readonly power: Power | null;
}

export function litBy(offers: readonly Offer[], table: DefconTable): Lit {
  const map = new Map<Aim, Target[]>();
  const powers = new Map<Power, Offer[]>();
  const cards = new Map<string, Offer[]>();
  const quarters: Offer[] = [];
  const counts: Offer[] = [];
  const buys: Offer[] = [];
  const add = <Key, Value>(to: Map<Key, Value[]>, key: Key, value: Value) => to.set(key, [...(to.get(key) ?? []), value]);
  for (const offer of offers) {
    const verb = verbOf(offer);
    const noun = nounOf(offer);
    const [first, last] = pairOf(noun);
    if (verb === "garrison" || noun === QUARTERS) quarters.push(offer);
    else if (COUNTS.has(verb)) counts.push(offer);
    else if (verb === "buy") buys.push(offer);
    else if (verb === "play" || verb === "discard") add(cards, noun, offer);
    else if (AT_POWERS.has(verb) || first === "ecocity") {
      const power = isPower(noun) ? noun : isPower(first) ? first : last;
      if (isPower(power)) add(powers, power, offer);
    } else if (AIMS.includes(verb as Aim)) {
      const place = isPower(last) ? first : noun;
      if (landAt(table, place) || seaAt(table, place)) add(map, verb as Aim, { offer, place, power: isPower(last) ? last : null });
    }
  }
  return { map: new Map(AIMS.flatMap((aim) => (map.has(aim) ? [[aim, map.get(aim) ?? []] as const] : []))), quarters, counts, buys, powers, cards, isShop: offers.some(({ id }) => id === "offer-end-investment") };
}

/** The seats with fleets in a zone, and how many. */
export function fleetsOf(zone: Zone): (readonly [number, number])[] {
  return zone.fleets.flatMap((n, seat) => (n > 0 ? [[seat, n] as const] : []));
}

/** How an offered attack would end; undefined: it is none. */
export function chancesOf(table: DefconTable, action: string | null): Chances | undefined {
  return table.odds.find((each) => each.action === action);
}

/** The attack on land that is likeliest to succeed; undefined: none is offered. */
export function likeliest(offers: readonly Offer[]): Offer | undefined {
  const attacks = offers.filter((offer) => verbOf(offer) === "attack");
  return attacks.reduce<Offer | undefined>((best, offer) => (best && Number(best["percent"]) >= Number(offer["percent"]) ? best : offer), undefined);
}

/** One of what is aimed for, to show what that is like: the likeliest attack, the strike that kills most; undefined: nothing of it is. */
export function exampleOf(aim: Aim | null, offers: readonly Offer[], table: DefconTable): Offer | undefined {
  if (aim === "attack") return likeliest(offers);
  const worth = (offer: Offer): number => chancesOf(table, offer.action)?.conquest ?? Number(offer["n"] ?? 0);
  const all = aim !== null && ATTACKS.has(aim) ? offers.filter((offer) => verbOf(offer) === aim) : [];
  return all.reduce<Offer | undefined>((best, offer) => (best && worth(best) >= worth(offer) ? best : offer), undefined);
}

/** What both sides would throw in the first round of a land attack that is offered; null: it is none. */
export function diceOf(offer: Offer | undefined): readonly [number, number] | null {
  const [attack, defence] = [offer?.["dice"], offer?.["dice_against"]];
  return typeof attack === "number" && typeof defence === "number" ? [attack, defence] : null;
}

/** In percent; what is neither certain nor impossible is never called so. */
export function percent(chance: number): number {
  return chance === 0 || chance === 1 ? 100 * chance : Math.min(99, Math.max(1, Math.round(100 * chance)));
}

export function stateOf(row: number): Standing {
  return STATES[Math.floor(Math.min(ROWS - 1, Math.max(0, row)) / 2)] ?? "watched";
}

/** A throw of the dice, as it was told. */
export interface Thrown {
  readonly power: Power;
  readonly dice: number;
  readonly hits: number;
}

/** Of the battle that was begun last. */
export function throwsIn(told: readonly Told[]): Thrown[] {
  const begun = told.findLastIndex(({ id }) => id === "attacked" || id === "engaged");
  return told.slice(begun + 1).filter(({ id }) => id === "rolled").map((event) => ({ power: event["power"] as Power, dice: Number(event["dice"]), hits: Number(event["n"]) }));
}

/** Places that the last move changed: they wear the dashed ring. */
export function changedIn(told: readonly Told[]): ReadonlySet<string> {
  const places = told.flatMap((event) => [event["at"], event["zone"], event["place"], event["from"]]);
  return new Set(places.filter((place): place is string => typeof place === "string"));
}

/** Does the reader spend GDP now? */
export function isShopping(view: View, offers: readonly Offer[]): boolean {
  return offers.length > 0 && view.prompt?.id === "ask-invest";
}

/** Is the reader asked in another's turn whether they play a card? */
export function isWindow(view: View): boolean {
  return view.seat !== null && view.waiting.includes(view.seat) && view.offers.some(({ id }) => id === "offer-no-card") && tableOf(view).turn !== view.seat;
}

/** Has the reader such a card? Then it is a question of a moment, and must not be overlooked. */
export function isCardWanted(view: View): boolean {
  return isWindow(view) && view.offers.length > 1;
}

/** The cards that the reader could be asked for in others' turns. */
export function cardsForOthersTurns(table: DefconTable): string[] {
  return table.hand.filter(({ in_others_turns }) => in_others_turns).map(({ card }) => card);
}

/** What is aimed for: what the offer under the pointer says, or what was chosen, or the first that there is. Who has GDP to spend chooses first:
 *  what shines would be taken for the places of troops, and a click there buys. */
export function aimOf(lit: Lit, pointed: string | null, chosen: Aim | null): Aim | null {
  const said = pointed === null ? null : (verbOf(pointed) as Aim);
  return [said, chosen].find((aim) => aim !== null && lit.map.has(aim)) ?? (lit.isShop ? undefined : [...lit.map.keys()][0]) ?? null;
}
