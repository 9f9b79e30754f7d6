// The table in words: names of places, who leads, what an agenda would pay, what an offer would do.
import type { Mark, Offer, Texts, View, Wording } from "../common/game";
import { KIND_ICONS, SIDE_ICONS } from "../coldwar/icons";
import { ICONS } from "../common/icons";
import { startsWar } from "./brink";
import {
  type Battleground,
  type DefconTrack,
  type FlaggedAgenda,
  isTrack,
  KINDS,
  type Led,
  nounOf,
  placeOf,
  sideAsked,
  sideOf,
  SIDES,
  type Side,
  tableOf,
  type Track,
  verbOf,
} from "./model";

const SHORT: Readonly<Record<string, string>> = {
  military: "short-military",
  political: "short-political",
  world_opinion: "short-world-opinion",
  cuba_political: "short-cuba-political",
  cuba_military: "short-cuba-military",
  atlantic: "short-atlantic",
  berlin: "short-berlin",
  turkey: "short-turkey",
  italy: "short-italy",
  united_nations: "short-united-nations",
  television: "short-television",
  alliances: "short-alliances",
  personal_letter: "short-personal-letter",
};

/** A track, a place or an agenda in as few letters as possible. */
export function short(id: string, texts: Texts): string {
  return texts.say(SHORT[id] ?? id);
}

/** What stands on a plate: the place, and which of the two Cubas it is. */
export interface PlateName {
  readonly name: string;
  /** Which one of the two that are called so. */
  readonly which: string;
}

export function plateName(at: string, texts: Texts, compact: boolean): PlateName {
  if (at === "cuba_political") return { name: texts.say("plate-cuba"), which: texts.say("plate-political") };
  if (at === "cuba_military") return { name: texts.say("plate-cuba"), which: texts.say("plate-military") };
  if (compact && at === "united_nations") return { name: texts.say("phone-united-nations"), which: "" };
  if (compact && at === "television") return { name: texts.say("phone-television"), which: "" };
  return { name: texts.name(at), which: "" };
}

export function leadWords(led: { leader: number | null }, texts: Texts): string {
  return led.leader === null ? texts.say("nobody-leads") : texts.say("leads", { side: sideOf(led.leader) });
}

export function leadsBy(led: { leader: number | null; lead: number }, texts: Texts): string {
  if (led.leader === null) return texts.say("nobody-leads");
  return texts.say("leads-by", { side: sideOf(led.leader), n: led.lead });
}

/** `USSR +2`, or that nobody leads. */
export function leaderOf(led: { leader: number | null; lead: number }, texts: Texts): string {
  return led.leader === null ? texts.say("leader-none") : `${texts.name(sideOf(led.leader))} +${led.lead}`;
}

/** `US +2`, or 0. */
export function ledWords({ leader, lead }: Led, texts: Texts): string {
  return leader === null ? "0" : `${texts.name(sideOf(leader))} +${lead}`;
}

/** What is explained: a battleground, a track, or prestige. */
export function explainedName(at: string, texts: Texts): string {
  if (at === "prestige") return texts.say("prestige");
  return isTrack(at) ? texts.name(at) : Object.values(plateName(at, texts, false)).join(" ").trim();
}

/** A battleground in a sentence, with the flags that stand there. */
export function placeSays(place: Battleground, texts: Texts): string {
  const [us, ussr] = place.cubes;
  const leads = leadsBy(place, texts);
  // The names of the two Cubas say which track is theirs.
  const id = place.at.endsWith(`_${place.track}`) ? "says-place-of-track" : "says-place";
  return texts.say(id, { at: place.at, track: short(place.track, texts), us, ussr, leads });
}

export function trackSays(track: DefconTrack, texts: Texts): string {
  const [us, ussr] = track.markers;
  const [usarea, ussrarea] = track.areas;
  return texts.say("says-track", { track: track.track, us, ussr, usarea, ussrarea });
}

/** That one of the reader's agendas was drawn twice, while one is to be chosen. */
export function twinSays(view: View, texts: Texts): string {
  const drawn = tableOf(view).agendas.filter((each) => each.seat === view.seat).map((each) => each.agenda);
  const twin = drawn.find((agenda, at) => drawn.indexOf(agenda) < at);
  return twin && view.prompt?.id === "ask-keep" ? texts.say("agenda-twice", { agenda: twin }) : "";
}

/** For what an agenda pays. */
export function agendaAbout(agenda: string, view: View, texts: Texts): string {
  if (isTrack(agenda)) return texts.say("agenda-about-track");
  if (agenda === "personal_letter") return texts.say("agenda-about-letter");
  const place = tableOf(view).battlegrounds.find((each) => each.at === agenda);
  return place?.connected ? texts.say("agenda-about-connected") : texts.say("agenda-about-place", { n: place?.printed ?? 0 });
}

/** What an agenda would pay if the round ended now. */
export function scoredNow(agenda: FlaggedAgenda, texts: Texts): string {
  if (agenda.to === null) return texts.say("scored-nothing");
  return texts.say("scored-now", { seat: agenda.to, side: sideOf(agenda.to), n: agenda.pays });
}

/** The same with the reason in brackets, if it would pay anything. */
export function scoredWhy(agenda: FlaggedAgenda, view: View, texts: Texts): string {
  const scored = scoredNow(agenda, texts);
  return agenda.to === null ? scored : texts.say("scored-why", { scored, why: whyPays(agenda, view, texts) });
}

/** The sum that makes up what an agenda would pay: "lead 2 + 1"; of the letter, for what it pays. */
export function whyPays({ agenda, to, lead, bonus }: FlaggedAgenda, view: View, texts: Texts): string {
  if (agenda === "personal_letter") return texts.say("pays-letter");
  if (to === null) return leadsBy({ leader: null, lead: 0 }, texts);
  const place = tableOf(view).battlegrounds.find((each) => each.at === agenda);
  const sum = texts.say(place?.connected ? "pays-connected" : "pays-sum", { lead, more: bonus });
  return isTrack(agenda) ? `${sum}, ${texts.say("note-climbs")}` : sum;
}

/** The same in a few letters: `USSR +3`, or 0. */
export function pays(agenda: FlaggedAgenda, texts: Texts): string {
  return agenda.to === null ? "0" : `${texts.name(sideOf(agenda.to))} +${agenda.pays}`;
}

/** The same with a word for nothing. */
export function wouldPay(agenda: FlaggedAgenda, texts: Texts): string {
  return agenda.to === null ? texts.say("scored-nobody") : pays(agenda, texts);
}

/** The agenda whose flag stands on a place or a track: what it would pay is the same for both sides. */
export function agendaAt(view: View, at: string): FlaggedAgenda | undefined {
  return tableOf(view).agendas.find((agenda) => placeOf(agenda.agenda) === at);
}

/** With a capital letter. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** "DEFCON 1" stays in one line. */
export function unbroken(words: string): string {
  return words.replace(/DEFCON (?=\d)/g, "DEFCON\u00a0");
}

/** A number with a real minus sign. */
export function signed(n: number): string {
  return n < 0 ? `\u2212${-n}` : `${n}`;
}

/** What the lead on a battleground would become. It is counted for whose cubes are asked about, and said as on the board: who leads, and by
 *  how much. Who goes on leading is named once. */
function leadNote({ lead_from, lead_to }: Offer, view: View, texts: Texts): string {
  if (typeof lead_from !== "number" || typeof lead_to !== "number") return "";
  const seat = sideAsked(view);
  const led = (n: number): Led => ({ leader: n === 0 ? null : n > 0 ? seat : 1 - seat, lead: Math.abs(n) });
  const to = lead_from * lead_to > 0 ? `+${Math.abs(lead_to)}` : ledWords(led(lead_to), texts);
  return texts.say("note-lead", { from: ledWords(led(lead_from), texts), to });
}

/** The area that a marker would reach, if that is another one, and DEFCON 1 always; 0: it is not worth saying. */
export function changedArea({ from_area, area }: Offer): number {
  return from_area !== area || area === 1 ? Number(area) : 0;
}

/** Where a marker would go: its area if that changes, and DEFCON 1 always. */
function trackNote(offer: Offer, texts: Texts): string {
  const { from, to, area, track } = offer;
  if (typeof from !== "number" || typeof to !== "number" || typeof track !== "string" || from === to) return "";
  const fields = { from, to, area: area ?? 0, track: short(track, texts) };
  return texts.say(changedArea(offer) ? "note-area" : "note-track", fields);
}

/** Of a cube of an event with a ☢: whose marker it moves, and where to; or that it moves none, as the first on a battleground. */
function cubeNote(offer: Offer, view: View, texts: Texts): string {
  const { marker, track, from } = offer;
  if (typeof marker !== "string" || typeof track !== "string") return "";
  const note = trackNote(offer, texts) || texts.say("note-stays", { track: short(track, texts), step: from ?? 0 });
  return SIDES.indexOf(marker as Side) === view.seat ? note : `${texts.name(marker)} ${note}`;
}

function stepsNote(offer: Offer, texts: Texts): string {
  const { from, to, area } = offer;
  if (typeof from !== "number" || typeof to !== "number") return "";
  return changedArea(offer) ? texts.say("note-steps-area", { from, to, area: area ?? 0 }) : `${from} → ${to}`;
}

const OF_TRACKS = ["ask-track", "ask-one-track", "ask-highest-track", "ask-escalate", "ask-deflate"];

/** Red, and why, where the reader would start the war if the round ended then. */
function toneOf(offer: Offer, view: View, texts: Texts): Pick<Wording, "tone" | "warning"> {
  return startsWar(offer, view) ? { tone: "bad", warning: texts.say("note-war") } : { tone: "go" };
}

/** How an offer reads as a button: what is chosen, and what that would do. */
export function offerWords(offer: Offer, view: View, texts: Texts): Wording {
  const verb = verbOf(offer);
  const noun = nounOf(offer);
  const words = texts.say(offer.id, offer);
  if (verb === "place" || verb === "remove") {
    const [lead, moved] = [leadNote(offer, view, texts), cubeNote(offer, view, texts)];
    return { words: texts.name(noun), note: [lead, moved].filter(Boolean).join("; "), lasting: trackNote(offer, texts) && moved, ...toneOf(offer, view, texts) };
  }
  if (verb === "on") return { words: texts.name(noun), note: leadOf(view, noun, texts) };
  if (verb === "cubes") {
    const [lead, moved] = [leadNote(offer, view, texts), trackNote(offer, texts)];
    return { words, note: [lead, moved].filter(Boolean).join("; "), lasting: moved, ...toneOf(offer, view, texts) };
  }
  if (verb === "defcon" && typeof offer["track"] === "string") {
    const steps = offer.id === "offer-escalate" ? `+${offer["n"]}` : signed(-Number(offer["n"]));
    const note = stepsNote(offer, texts);
    return { words: `${short(offer["track"], texts)} ${steps}`, note, lasting: note, ...toneOf(offer, view, texts) };
  }
  if (verb === "command" || verb === "letter") {
    const said = { words: texts.say(offer.id, { ...offer, theirs: 0 }), brief: texts.say(verb === "letter" ? "brief-letter" : "brief-command", { n: offer["n"] ?? 0 }) };
    const notes = [verb === "letter" ? letterGoes(view, texts) : "", offer["theirs"] === 1 ? texts.say("note-theirs") : ""];
    return { ...said, note: notes.filter(Boolean).join("; ") };
  }
  if (verb === "keep") {
    const agenda = tableOf(view).agendas.find((each) => each.seat === view.seat && each.agenda === noun);
    return { words, ...(agenda ? { note: scoredNow(agenda, texts) } : {}) };
  }
  if (verb === "pass") {
    const leaves = offer.id === "offer-done" && OF_TRACKS.includes(view.prompt?.id ?? "");
    const shorter = leaves ? "leave-tracks" : offer.id === "offer-no-cubes" ? "leave-cubes" : null;
    return { words: shorter ? texts.say(shorter) : words, tone: "stop" };
  }
  const said = offer.id === "offer-event" ? { words, brief: texts.say("brief-event") } : { words };
  if (offer["idle"] === 1) return { ...said, tone: "idle" };
  const push = pushNote(offer, view, texts);
  return push ? { ...said, note: push, lasting: push, tone: "bad" } : said;
}

/** Who has the letter once the reader has used it. */
export function letterGoes(view: View, texts: Texts): string {
  return texts.say("do-letter-note", { side: sideOf(1 - (view.seat ?? 0)) });
}

/** That an event lets the other side raise a marker of the reader's into DEFCON 1: which one, and how far; empty: it does not. */
export function pushNote({ push, push_from, push_to, push_area }: Offer, view: View, texts: Texts): string {
  if (typeof push !== "string" || push_area !== 1 || view.seat === null) return "";
  return texts.say("note-push", { side: sideOf(1 - view.seat), track: short(push, texts), from: push_from ?? 0, to: push_to ?? 0 });
}

function leadOf(view: View, at: string, texts: Texts): string {
  const place = tableOf(view).battlegrounds.find((each) => each.at === at);
  return place ? leadsBy(place, texts) : "";
}

/** The card that an offer to play one is about. */
export function cardOf(offer: Offer, texts: Texts): string | undefined {
  return ["command", "letter", "event"].includes(verbOf(offer)) ? texts.name(nounOf(offer)) : undefined;
}

const CUBE = "M11.200 2.200 3.500 6.100 11.200 10l.800.400.800-.400 7.700-3.900-7.700-3.900a2 2 0 0 0-1.600 0zM3 8v8.500a1.500 1.500 0 0 0 .800 1.300L11 21.600V12zM21 8l-8 4v9.600l7.200-3.800a1.500 1.500 0 0 0 .800-1.300z";

/** The sign of the track that an offer is about, of how a card is played, or of the side that goes first. */
export function offerMark(offer: Offer, view: View): Mark | undefined {
  const noun = nounOf(offer);
  if (verbOf(offer) === "command") return { path: CUBE };
  if (verbOf(offer) === "letter") return { path: ICONS.letter };
  if (verbOf(offer) === "first") return { path: SIDE_ICONS[noun as Side] };
  const place = tableOf(view).battlegrounds.find((each) => each.at === placeOf(noun));
  const track = place?.track ?? (isTrack(noun) ? noun : offer["track"]);
  return typeof track === "string" ? { path: KIND_ICONS[KINDS[track as Track]] } : undefined;
}

export function sideMark(at: number): Mark {
  const side = sideOf(at);
  return { path: SIDE_ICONS[side], colour: `var(--${side})` };
}

/** What a lit thing on the board says to those who cannot see it: the thing, then what choosing it would do. */
export function litLabel(offer: Offer, view: View, texts: Texts, thing = ""): string {
  const { words, note, warning } = offerWords(offer, view, texts);
  return [thing, verbOf(offer) === "defcon" ? texts.say(offer.id, offer) : "", [words, note, warning].filter(Boolean).join(", ")].filter(Boolean).join(" ");
}

/** How far the game is: the round, the card, the day. */
export function heading(view: View, texts: Texts): string[] {
  const { round, rounds, turn, turns } = tableOf(view);
  const words = [texts.say("round-of", { round, rounds })];
  if (!turn) return words;
  // Thirteen days from the 16th of October in as many turns as the game has.
  const day = Math.floor((((round - 1) * turns + turn - 1) * 13) / (rounds * turns));
  const date = new Intl.DateTimeFormat(texts.lang === "en" ? "en-GB" : texts.lang, { dateStyle: "long", timeZone: "UTC" }).format(Date.UTC(1962, 9, 16 + day));
  return [...words, capital(texts.say("turn-of", { turn, turns })), texts.say("day-of", { n: day + 1, date })];
}
