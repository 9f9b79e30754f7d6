// The table in words: what stands where, what an offer would do.
import type { Mark, Offer, Texts, View, Wording } from "../common/game";
import { ICONS } from "../common/icons";
import { type Aim, type DefconTable, fleetsOf, isPower, landAt, nounOf, pairOf, percent, type Phase, type Power, POWERS, powerOf, seaAt, seatOf, type Standing, stateOf, STRIKE_KILLS, tableOf, type Territory, verbOf, type Zone } from "./model";
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
const PHASE_HELP: Readonly<Record<Phase, string>> = {
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
/** The lowest row with a Blessing. */
export const BLESSED = 2;
const SHORT_SEAS: Readonly<Record<string, string>> = { west_mediterranean: "west-med", east_mediterranean: "east-med" };

/** The name of a sea zone on the map, where it may be short. */
export function seaName(zone: string, texts: Texts): string {
  const short = SHORT_SEAS[zone];
  return short ? texts.say(short) : texts.name(zone);
}
export const AGGRESSION_NAMES = ["aggression-0", "aggression-1", "aggression-2", "aggression-3"] as const;

/** Every state of the reputation index has two rows. */
export function rowWords(row: number, texts: Texts): string {
  return texts.say(row % 2 ? "row-upper" : "row-lower");
}

/** What was played and still holds for the power whose turn it is, and for the reader. */
export function lasting(view: View, texts: Texts): string[] {
  const table = tableOf(view);
  const { raids, pretext, accident } = table.pending;
  const cards = [raids > 0 && "air_raid", pretext && "casus_belli", accident && "accidental_strike"];
  const barred = table.phase === "conflict" && texts.me !== null ? (table.powers[texts.me]?.barred ?? []) : [];
  return [
    ...cards.flatMap((card) => (card ? [texts.say("card-lasts", { card, words: texts.attribute(card, "summary") })] : [])),
    ...table.powers.flatMap(({ power, assassins }) => assassins.map((seat) => texts.say("event-plotted", { power, target: powerOf(table, seat) }))),
    ...barred.map((seat) => texts.say("barred-from", { power: powerOf(table, seat) })),
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

/** The few words beside a lit place: how likely the conquest is, or how many troops a missile kills. */
export function pillOf(offer: Offer, texts: Texts): string {
  if (typeof offer["percent"] === "number" && verbOf(offer) === "attack") return inPercent(offer["percent"] / 100, texts);
  return verbOf(offer) === "strike" ? `\u2212${offer["n"]}` : "";
}

/** What a missile does that nobody stops. */
export function hitWords(table: DefconTable, missile: string, place: string, texts: Texts): string {
  const land = landAt(table, place);
  if (missile === "bomb") return texts.say(land ? "hit-fort" : "hit-fleet", { place });
  if (!land) return texts.say("hit-city");
  return texts.say("hit-troops", { n: missile === "nuke" ? land.troops : Math.min(STRIKE_KILLS, land.troops), place });
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

/** A sea zone in sentences: whose fleets lie there, and who controls it. */
export function seaSays(table: DefconTable, zone: Zone, texts: Texts): string[] {
  const out = fleetsOf(zone).map(([seat, n]) => texts.say("sea-fleets", { power: powerOf(table, seat), n }));
  const tired = zone.tired.flatMap((n, seat) => (n ? [texts.say("sea-tired", { power: powerOf(table, seat), n })] : []));
  if (!out.length) return [texts.say("sea-empty")];
  return [...out, ...tired, zone.controller === null ? texts.say("sea-shared") : texts.say("sea-controlled", { power: powerOf(table, zone.controller) })];
}

/** What the offer raises aggression to; 0: it stays. */
export function raises(offer: Offer): number {
  return typeof offer["aggression"] === "number" ? offer["aggression"] : 0;
}

/** What becomes of a power that loses rows of reputation. A Blessing keeps it from the lowest state. */
function loss(view: View, power: Power, texts: Texts, n = 1): string {
  const target = seatOf(tableOf(view), power);
  if (!target) return "";
  const { row } = target.reputation;
  const least = target.kept.includes("blessing") ? Math.min(row, BLESSED) : 0;
  const then = Math.max(least, row - n);
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
  if (verb === "sabotage" && isPower(noun)) return [texts.say("event-sabotaged", { power: mine?.power ?? "nobody", target: noun }), loss(view, noun, texts), texts.say("tip-sabotage")];
  if (verb === "against" && isPower(noun)) {
    if (view.prompt?.id === "ask-plot") return [texts.say("event-plotted", { power: mine?.power ?? "nobody", target: noun })];
    return [loss(view, noun, texts, Number(view.prompt?.["n"] ?? 1))];
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
  return typeof from === "number" && typeof to === "number" ? `${inPercent(from / 100, texts)} \u2192 ${inPercent(to / 100, texts)}` : "";
}

/** Who may do nothing but pass in the conflict is told why there is no attack; "": there is more to do. */
export function whyIdle(view: View): string {
  const mine = view.seat === null ? undefined : tableOf(view).powers[view.seat];
  if (!mine || view.prompt?.id !== "ask-conflict" || view.offers.length > 1) return "";
  return mine.quarters ? "no-land-in-reach" : "no-troops-to-attack";
}

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
  if (verb === "troops") return { words: texts.say("n-troops", { n: Number(noun) }), note: [inPercent(Number(offer["percent"]) / 100, texts), rise].filter(Boolean).join(", ") };
  if (verb === "strike") return { words: texts.say("short-strike", { at: noun }), note: [`\u2212${offer["n"]}`, rise].filter(Boolean).join(", ") };
  if (verb === "nuke") return { words: texts.say(offer.id === "offer-nuke-city" ? "short-nuke-city" : "short-nuke", { at: noun, target: offer["target"] ?? "nobody" }), note: rise, tone: "bad" };
  if (verb === "sabotage" && isPower(noun)) return { words: texts.say(offer.id, offer), note: loss(view, noun, texts) };
  if (helpOf(offer, texts)) return { words: texts.say("offer-play", offer), note: helpOf(offer, texts) };
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
const ITEM_SIGNS: Readonly<Record<string, SignName>> = { missile: "missile", nuke: "nuke", sabotage: "sabotage", aid: "aid" };

/** The sign of what an offer is about: whose territory, which piece. */
export function offerMark(offer: Offer, view: View): Mark | undefined {
  const verb = verbOf(offer);
  const noun = nounOf(offer);
  const table = tableOf(view);
  if (verb === "play" || verb === "discard") return { path: ICONS.cards };
  if (verb === "buy") return ITEM_SIGNS[noun] && { path: SIGNS[ITEM_SIGNS[noun]] };
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
