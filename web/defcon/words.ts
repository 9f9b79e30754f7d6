// The table in words: what stands where, what an offer would do.
import type { Mark, Offer, Texts, View, Wording } from "../common/game";
import { ICONS } from "../common/icons";
import { type Aim, chancesOf, type DefconTable, fleetsOf, isPower, isWaste, landAt, nounOf, pairOf, percent, type Phase, type Power, POWERS, powerOf, seaAt, seatOf, type Standing, stateOf, tableOf, type Territory, verbOf, type Zone } from "./model";
import { linksOf } from "./places";
import type { End, Losses } from "./summary";
import { EMBLEMS, OUTLINES, SHORT, SIGNS, type SignName } from "./signs";

// Ids that the table names by a word: here they stand in full, so that a text that is missing or unused is found.
export const AIM_NAMES: Readonly<Record<Aim, string>> = {
  capital: "aim-capital",
  attack: "aim-attack",
  strike: "aim-strike",
  bomb: "aim-bomb",
  nuke: "aim-nuke",
  engage: "aim-engage",
  deploy: "aim-deploy",
  fortify: "aim-fortify",
  fleet: "aim-fleet",
  from: "aim-from",
  sail: "aim-sail",
  move: "aim-move",
  to: "aim-to",
  raze: "aim-raze",
  betray: "aim-betray",
  demand: "aim-demand",
  pacify: "aim-pacify",
};
/** On a phone, where they stand beside each other under their signs. */
export const AIM_SHORT: Readonly<Partial<Record<Aim, string>>> = { attack: "aim-short-attack", strike: "aim-short-strike", bomb: "aim-short-bomb", nuke: "aim-short-nuke", engage: "aim-short-engage" };
export const AIM_SIGNS: Readonly<Partial<Record<Aim, SignName>>> = { attack: "troops", strike: "missile", bomb: "missile", nuke: "nuke", engage: "fleet", raze: "fort", capital: "capital", fleet: "fleet", from: "fleet", sail: "sail" };
/** What is done there, to what, and what it costs. */
export const AIM_HELP: Readonly<Partial<Record<Aim, string>>> = {
  attack: "what-attack",
  strike: "what-strike",
  bomb: "what-bomb",
  nuke: "what-nuke",
  engage: "what-engage",
};
/** What a finger confirms that is no attack. */
export const DO_DEED: Readonly<Record<string, string>> = {
  capital: "do-capital",
  fleet: "do-fleet",
  raze: "do-raze",
  betray: "do-betray",
  demand: "do-demand",
  pacify: "do-pacify",
  play: "note-play",
  choose: "do-cede",
};
/** What is bought, and what it is good for. */
export const BUY_HELP: Readonly<Record<string, string>> = {
  recruit: "tip-recruit",
  missile: "tip-missile",
  nuke: "tip-nuke",
  sabotage: "tip-sabotage",
  aid: "tip-aid",
  fortify: "tip-fort",
  fleet: "tip-fleet",
  from: "tip-sail",
};
/** What is placed on the map, where. */
export const WHERE: Readonly<Partial<Record<Aim, string>>> = { fortify: "where-fort", fleet: "where-fleet", from: "where-sail" };
/** Cards of the conflict that are not played in the middle of one's own turn. */
export const WHEN: Readonly<Record<string, string>> = { speech_to_parliament: "not-speech", dunkirk: "not-dunkirk" };
/** Why a card cannot be played in one's own turn of the conflict. */
export const WHY_NOT: Readonly<Record<string, string>> = {
  ...WHEN,
  infiltration: "not-infiltration",
  submarine_fleet: "not-submarine",
  conscription: "not-conscription",
  airborne_troops: "not-airborne",
  air_raid: "not-raid",
  casus_belli: "not-pretext",
  accidental_strike: "not-accident",
  propaganda: "not-at-top",
  nobel_prize: "not-at-top",
  chemical_weapons_scandal: "not-discredit",
  excommunication: "not-discredit",
  international_criminal_court: "not-discredit",
  assassination_attempt: "not-plot",
  betrayal: "not-betrayal",
  espionage: "not-espionage",
  government_transfer: "not-transfer",
  blessing: "not-blessing",
  ultimatum: "not-ultimatum",
};
export const PHASE_HELP: Readonly<Record<Phase, string>> = {
  setup: "help-setup",
  initiative: "help-initiative",
  preparation: "help-preparation",
  investment: "help-investment",
  conflict: "help-conflict",
  reorganisation: "help-reorganisation",
};
/** What this phase is about, or this question in it. */
export function phaseHelp(view: View): string {
  if (whyIdle(view)) return "help-only-pass";
  if (view.prompt?.id === "ask-after-action") return view.offers.length > 1 ? "help-after-action" : "help-after-action-only";
  if (view.prompt?.id === "ask-deploy") return "help-deploy";
  return view.prompt?.id === "ask-first-fleet" ? "help-first-fleet" : PHASE_HELP[tableOf(view).phase];
}
export const STATE_NAMES: Readonly<Record<Standing, string>> = {
  rogue: "state-rogue",
  threat: "state-threat",
  watched: "state-watched",
  exemplary: "state-exemplary",
  catalyst: "state-catalyst",
};
/** How a clash ended. */
export const END_NAMES: Readonly<Record<End, string>> = {
  taken: "end-taken",
  left: "end-left",
  held: "end-held",
  withdrew: "end-withdrew",
  won: "end-won",
  lost: "end-lost",
  hit: "end-hit",
  irradiated: "legend-nobody",
  stopped: "end-stopped",
  open: "end-open",
};
const SHORT_SEAS: Readonly<Record<string, string>> = { west_mediterranean: "west-med", east_mediterranean: "east-med" };

/** The name of a sea zone on the map, where it may be short. */
export function seaName(zone: string, texts: Texts): string {
  const short = SHORT_SEAS[zone];
  return short ? texts.say(short) : texts.name(zone);
}
/** The level and what raises it to that; and the latter alone, beside triangles that show the level. */
export const AGGRESSION_NAMES = ["aggression-0", "aggression-1", "aggression-2", "aggression-3"] as const;
export const AGGRESSION_SHORT = ["aggression-0", "aggression-short-1", "aggression-short-2", "aggression-short-3"] as const;

/** Every state of the reputation index has two rows. */
export function rowWords(row: number, texts: Texts): string {
  return texts.say(row % 2 ? "row-upper" : "row-lower");
}

/** What was played and still holds for the power whose turn it is, and for the reader. */
export function lasting(view: View, texts: Texts): string[] {
  const table = tableOf(view);
  const { raids, pretext, accident } = table.pending;
  const cards = [raids > 0 && "air_raid", pretext && "casus_belli", accident && "accidental_strike"];
  const { me } = texts;
  const walls = table.phase === "conflict" && me !== null ? table.powers.filter(({ barred }) => barred.includes(me)) : [];
  return [
    ...cards.flatMap((card) => (card ? [texts.say("card-lasts", { card, words: texts.attribute(card, "summary") })] : [])),
    ...table.powers.flatMap(({ power, assassins }) => assassins.map((seat) => texts.say("event-plotted", { power, target: powerOf(table, seat) }))),
    ...walls.map(({ power }) => texts.say("barred-from", { power })),
  ];
}

/** "81%", as the language writes it. */
export function inPercent(chance: number, texts: Texts): string {
  return new Intl.NumberFormat(texts.lang, { style: "percent" }).format(percent(chance) / 100);
}

export function inTenths(n: number, texts: Texts): string {
  return new Intl.NumberFormat(texts.lang, { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(n);
}

export function namesOf(places: readonly string[], texts: Texts): string {
  return places.map((place) => texts.name(place)).join(", ");
}

/** "2 troops, 1 fort"; empty: nothing was lost. */
export function lossWords({ troops, fleets, forts }: Losses, texts: Texts): string {
  return [troops && texts.say("n-troops", { n: troops }), fleets && texts.say("n-fleets", { n: fleets }), forts && texts.say("n-forts", { n: forts })].filter(Boolean).join(", ");
}

/** The few words beside a lit place: how likely the conquest is, or how many troops a missile kills. At sea with all fleets that can come; once
 *  they are chosen, with one more than have come. */
export function pillOf(table: DefconTable, offer: Offer, texts: Texts): string {
  const verb = verbOf(offer);
  if (typeof offer["percent"] === "number" && (verb === "attack" || verb === "engage")) return inPercent(offer["percent"] / 100, texts);
  const chances = chancesOf(table, offer.action);
  if (chances && verb === "from") return inPercent(chances.conquest, texts);
  return verb === "strike" ? `\u2212${offer["n"]}` : "";
}

/** What a missile does that nobody stops; `n` troops are lost. */
export function hitWords(table: DefconTable, missile: string, place: string, n: unknown, texts: Texts): string {
  const land = landAt(table, place);
  if (missile === "bomb") return texts.say(land ? "hit-fort" : "hit-fleet", { place });
  return land ? texts.say("hit-troops", { n: Number(n), place }) : texts.say("hit-city");
}

const CAPITAL_FATES: Readonly<Record<string, string>> = { moves: "capital-moves", lost: "capital-falls", keeps: "capital-stays" };

/** What becomes of the capital that stands where a nuclear missile hits; empty: none does. */
export function capitalWords(nuke: Readonly<Record<string, unknown>>, texts: Texts): string {
  const fate = CAPITAL_FATES[String(nuke["fate"])];
  return fate ? texts.say(fate) : "";
}

/** A territory in sentences: whose it is, what stands there. */
export function landSays(table: DefconTable, land: Territory, texts: Texts): string[] {
  const out: string[] = [];
  if (land.radiation) out.push(texts.say("land-irradiated"));
  else if (land.closed) out.push(texts.say("land-closed", { power: land.home }));
  else if (land.owner === null) out.push(texts.say(land.truce ? "land-truce" : "land-neutral"));
  else {
    const power = powerOf(table, land.owner);
    out.push(texts.say(land.troops ? "land-held" : "land-token", { power, n: land.troops }));
    if (power !== land.home) out.push(texts.say("land-home", { power: land.home }));
  }
  for (const capital of land.capitals) out.push(texts.say("land-capital", { power: capital }));
  if (land.fort) out.push(texts.say("land-fort"));
  return out;
}

/** A sea zone in sentences: whose fleets lie there, and who controls it; and, where that is the reader or might be, whether it leads anywhere. */
export function seaSays(table: DefconTable, zone: Zone, texts: Texts): string[] {
  const out = fleetsOf(zone).map(([seat, n]) => texts.say("sea-fleets", { power: powerOf(table, seat), n }));
  const tired = zone.tired.flatMap((n, seat) => (n ? [texts.say("sea-tired", { power: powerOf(table, seat), n })] : []));
  const { me } = texts;
  const isCrossed = table.crossed.includes(zone.zone);
  if (!out.length) return [texts.say("sea-empty"), ...(me === null ? [] : [texts.say(isCrossed ? "sea-would-be-crossed" : "sea-would-not-be-crossed")])];
  if (zone.controller === null) return [...out, ...tired, texts.say("sea-shared")];
  const mine = me !== null && zone.controller === me ? [texts.say(isCrossed ? "sea-crossed" : "sea-not-crossed")] : [];
  return [...out, ...tired, texts.say("sea-controlled", { power: powerOf(table, zone.controller) }), ...mine];
}

const UNFIT: Readonly<Record<string, string>> = { others: "sea-unfit-others", far: "sea-unfit-far" };

/** Why no new fleet can come to a sea zone, while the reader may place one; empty: one can, or none is placed. */
export function unfitWords(table: DefconTable, zone: Zone, texts: Texts): string {
  const why = UNFIT[table.unfit[zone.zone] ?? ""];
  return why ? texts.say(why) : "";
}

/** What the offer raises aggression to; 0: it stays. */
export function raises(offer: Offer): number {
  return typeof offer["aggression"] === "number" ? offer["aggression"] : 0;
}

/** What becomes of a power that the offer costs reputation; empty: it says nothing of that. */
function loss(view: View, power: Power, offer: Offer, texts: Texts): string {
  const row = seatOf(tableOf(view), power)?.reputation.row;
  const then = offer["row"];
  if (row === undefined || typeof then !== "number") return "";
  if (then === row) return texts.say("loses-nothing");
  const [from, to] = [stateOf(row), stateOf(then)];
  return texts.say(from === to ? "loses-rows" : "loses-state", { n: row - then, from: texts.say(STATE_NAMES[from]), to: texts.say(STATE_NAMES[to]) });
}

/** In sentences: what comes of something grave that is no attack. */
export function deedWords(view: View, offer: Offer, texts: Texts): string[] {
  const table = tableOf(view);
  const verb = verbOf(offer);
  const noun = nounOf(offer);
  const land = landAt(table, noun);
  const mine = view.seat === null ? undefined : table.powers[view.seat];
  if (verb === "play") return [texts.attribute(noun, "summary")];
  if (isWaste(offer, view)) return [texts.say(offer.id === "offer-pass" ? "deed-pass" : "deed-unspent", { n: offer.id === "offer-pass" ? (mine?.quarters ?? 0) : Number(offer["n"]) })];
  if (verb === "choose") {
    const at = String(view.prompt?.["at"]);
    const takes = mine && { lands: mine.military.territories, left: Number(offer["left"]), gdp: mine.gdp, then: Number(offer["gdp_left"]), points: mine.points, fewer: Number(offer["points_left"]) };
    return [texts.say("deed-cede", { place: at, n: landAt(table, at)?.troops ?? 0 }), ...(takes ? [texts.say("cede-takes", takes)] : [])];
  }
  if (verb === "sabotage" && isPower(noun)) return [texts.say("event-sabotaged", { power: mine?.power ?? "nobody", target: noun }), loss(view, noun, offer, texts), texts.say("tip-sabotage")];
  if (verb === "against" && isPower(noun)) {
    if (view.prompt?.id === "ask-plot") return [texts.say("event-plotted", { power: mine?.power ?? "nobody", target: noun })];
    return [loss(view, noun, offer, texts)];
  }
  const { lands, seas } = linksOf(noun);
  const borders = texts.say("says-borders", { places: namesOf([...lands, ...seas], texts) });
  if (verb === "fleet") return [borders];
  if (!land) return [texts.say(offer.id, offer)];
  const target = land.owner === null ? "nobody" : powerOf(table, land.owner);
  const fields = { place: noun, target, n: land.troops, then: land.troops - 1 };
  if (verb === "capital") return [texts.say("deed-capital"), borders];
  if (verb === "demand") return [texts.say("deed-demand", fields), texts.say("deed-demand-ceded", fields), texts.say("deed-demand-refused")];
  return [texts.say(verb === "raze" ? "deed-raze" : verb === "betray" ? "deed-betray" : "deed-pacify", fields)];
}

/** What a card would do to the odds, where the offer says so: "81% → 92%"; else nothing. */
export function helpOf(offer: Offer, texts: Texts): string {
  const [from, to] = [offer["percent_from"], offer["percent_to"]];
  if (typeof from !== "number" || typeof to !== "number") return "";
  const then = inPercent(to / 100, texts);
  return from === to ? texts.say("odds-unchanged", { percent: then }) : `${inPercent(from / 100, texts)} \u2192 ${then}`;
}

/** Who may do nothing but pass in the conflict is told why there is no attack; "": there is more to do. */
export function whyIdle(view: View): string {
  const mine = view.seat === null ? undefined : tableOf(view).powers[view.seat];
  if (!mine || view.prompt?.id !== "ask-conflict" || view.offers.length > 1) return "";
  return mine.quarters ? "no-land-in-reach" : "no-troops-to-attack";
}

/** So many numbers of troops say that they are troops. */
const FEW = 5;
/** What brings all that are left back to Transit. */
const ENDS: Readonly<Record<string, string>> = { "offer-do-not-occupy": "short-do-not-occupy", "offer-end-attack": "short-end-attack" };

/** How an offer reads as a button: what is chosen, and what that would do. */
export function offerWords(offer: Offer, view: View, texts: Texts): Wording {
  const verb = verbOf(offer);
  const noun = nounOf(offer);
  const rise = raises(offer) ? texts.say("note-aggression", { n: raises(offer) }) : "";
  if (verb === "attack") {
    const note = [inPercent(Number(offer["percent"]) / 100, texts), rise].filter(Boolean).join(", ");
    // How likely it is says that it is an attack.
    return { words: texts.name(noun), note };
  }
  // How likely each number is stays in sight, however many there are; what else is the same for all of them, the panel says.
  if (verb === "troops") {
    const likely = inPercent(Number(offer["percent"]) / 100, texts);
    const isMany = view.offers.length > FEW;
    return { words: isMany ? noun : texts.say("n-troops", { n: Number(noun) }), note: isMany ? likely : [likely, rise].filter(Boolean).join(", "), ...(isMany && { lasting: likely }) };
  }
  if (verb === "strike") return { words: texts.say("short-strike", { at: noun }), note: [`\u2212${offer["n"]}`, rise].filter(Boolean).join(", ") };
  if (verb === "nuke") return { words: texts.say(offer.id === "offer-nuke-city" ? "short-nuke-city" : "short-nuke", { at: noun, target: offer["target"] ?? "nobody" }), note: rise, tone: "bad" };
  if (verb === "engage") {
    return { words: texts.say("short-engage", offer), note: texts.say("note-fleets", { n: Number(offer["fleets"]), percent: inPercent(Number(offer["percent"]) / 100, texts) }) };
  }
  if (verb === "from" && chancesOf(tableOf(view), offer.action)) return { words: texts.say(offer.id, offer), note: inPercent(chancesOf(tableOf(view), offer.action)?.conquest ?? 0, texts) };
  if (verb === "sabotage" && isPower(noun)) return { words: texts.say(offer.id, offer), note: loss(view, noun, offer, texts) };
  if (helpOf(offer, texts)) return { words: texts.say("offer-play", offer), note: helpOf(offer, texts) };
  // The question says that it leaves there.
  if (verb === "move") return { words: texts.say("offer-to", offer) };
  // Where they go, the panel says once.
  if (verb === "occupy") return { words: texts.say("stay-and-go", offer) };
  const ends = ENDS[offer.id];
  if (ends) return { words: texts.say(ends), note: texts.say("note-to-transit", offer), tone: "stop" };
  if (offer.action === "pass") return { words: texts.say(offer.id, offer), tone: view.offers.length === 1 ? "go" : "stop" };
  if (verb === "choose") return { words: texts.say(offer.id, offer), tone: noun === "fight" || noun === "cede" || view.offers.length === 1 ? "go" : "stop" };
  return { words: texts.say(offer.id, offer) };
}

/** The likeliest attack first, and the most troops; what is bought at a fixed price before what is counted or placed. */
export function inOrder(offers: readonly Offer[]): Offer[] {
  const worth = (offer: Offer): number => {
    const verb = verbOf(offer);
    return verb === "attack" ? Number(offer["percent"]) : verb === "troops" ? Number(nounOf(offer)) : verb === "buy" ? 1 : 0;
  };
  return [...offers].sort((one, other) => worth(other) - worth(one));
}

/** What a lit thing on the board says to those who cannot see it. */
export function litLabel(offer: Offer, view: View, texts: Texts): string {
  const place = texts.say(offer.id, offer);
  const asked = ["capital", "deploy", "sail", "move", "to", "pacify", "betray", "demand"].includes(verbOf(offer)) && view.prompt ? `${texts.say(view.prompt.id, view.prompt)}: ` : "";
  return `${asked}${place}`;
}

const VERB_SIGNS: Readonly<Record<string, SignName>> = {
  strike: "missile",
  bomb: "missile",
  nuke: "nuke",
  engage: "fleet",
  fleet: "fleet",
  from: "fleet",
  sail: "fleet",
  sabotage: "sabotage",
  fortify: "fort",
  raze: "fort",
  recruit: "troops",
  capital: "capital",
  "capital-of": "capital",
};
/** What is chosen among one's own territories. */
const OWN: ReadonlySet<string> = new Set(["deploy", "move", "to"]);
const ITEM_SIGNS: Readonly<Record<string, SignName>> = { missile: "missile", nuke: "nuke", sabotage: "sabotage", aid: "aid" };

/** The sign of what an offer is about: whose territory, which piece. */
export function offerMark(offer: Offer, view: View): Mark | undefined {
  const verb = verbOf(offer);
  const noun = nounOf(offer);
  const table = tableOf(view);
  if (verb === "play" || verb === "discard") return { path: ICONS.cards };
  if (verb === "buy") return ITEM_SIGNS[noun] && { path: SIGNS[ITEM_SIGNS[noun]] };
  // All of them are the reader's own.
  if (OWN.has(verb)) return undefined;
  const sign = VERB_SIGNS[verb];
  if (sign) return { path: SIGNS[sign] };
  const power = isPower(noun) ? noun : isPower(pairOf(noun)[0]) ? pairOf(noun)[0] : null;
  if (isPower(power)) return { path: EMBLEMS[power] };
  const owner = landAt(table, noun)?.owner ?? seaAt(table, noun)?.controller ?? null;
  // Nobody's, as on the map.
  if (owner === null) return landAt(table, noun)?.neutral ? { path: SIGNS.flag } : undefined;
  return { path: OUTLINES[powerOf(table, owner)] };
}

export function sideMark(side: number): Mark | undefined {
  const power: Power | undefined = POWERS[side];
  return power && { path: EMBLEMS[power], colour: `var(--${SHORT[power]})` };
}
