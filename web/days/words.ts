// The table in words: names of places, who leads, what an agenda would pay, what an offer would do.
import type { Mark, Offer, Texts, View, Wording } from "../common/game";
import { KIND_ICONS, SIDE_ICONS } from "../coldwar/icons";
import {
  areaOf,
  type Battleground,
  type DefconTrack,
  type FlaggedAgenda,
  isTrack,
  KINDS,
  nounOf,
  placeOf,
  sideAsked,
  sideOf,
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
export function plateName(at: string, texts: Texts, compact: boolean): { name: string; which: string } {
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

/** What is explained: a battleground, a track, or prestige. */
export function explainedName(at: string, texts: Texts): string {
  if (at === "prestige") return texts.say("prestige");
  return isTrack(at) ? texts.name(at) : Object.values(plateName(at, texts, false)).join(" ").trim();
}

/** A battleground in a sentence, with the flags that stand there. */
export function placeSays(place: Battleground, texts: Texts): string {
  const [us, ussr] = place.cubes;
  const leads = leadsBy(place, texts);
  return texts.say("says-place", { at: place.at, track: short(place.track, texts), us, ussr, leads });
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

/** A number with a real minus sign. */
export function signed(n: number): string {
  return n < 0 ? `\u2212${-n}` : `${n}`;
}

/** What a side's lead on a battleground would become with so many cubes more. */
export function leadNote(view: View, at: string, seat: number, cubes: number, texts: Texts): string {
  const place = tableOf(view).battlegrounds.find((each) => each.at === at);
  if (!place) return "";
  const mine = place.cubes[seat === 0 ? 0 : 1] - place.cubes[seat === 0 ? 1 : 0];
  return texts.say("note-lead", { from: signed(mine), to: signed(mine + cubes) });
}

/** Where a marker would go: its area if that changes, and DEFCON 1 always. */
export function trackNote(offer: Offer, texts: Texts): string {
  const { from, to, area, track } = offer;
  if (typeof from !== "number" || typeof to !== "number" || typeof track !== "string" || from === to) return "";
  const fields = { from, to, area: area ?? areaOf(to), track: short(track, texts) };
  return texts.say(areaOf(from) === area && area !== 1 ? "note-track" : "note-area", fields);
}

function stepsNote(offer: Offer, texts: Texts): string {
  const { from, to, area } = offer;
  if (typeof from !== "number" || typeof to !== "number") return "";
  return areaOf(from) === area && area !== 1 ? `${from} → ${to}` : texts.say("note-steps-area", { from, to, area: area ?? areaOf(to) });
}

const OF_TRACKS = ["ask-track", "ask-one-track", "ask-highest-track", "ask-escalate", "ask-deflate"];

/** How an offer reads as a button: what is chosen, and what that would do. */
export function offerWords(offer: Offer, view: View, texts: Texts): Wording {
  const verb = verbOf(offer);
  const noun = nounOf(offer);
  const words = texts.say(offer.id, offer);
  if (verb === "place" || verb === "remove") {
    const seat = sideAsked(view);
    // Half of the cubes leave at once, and nobody knows yet where a cube goes that is only taken.
    if (view.prompt?.id === "ask-remove-half") return { words };
    return { words: texts.name(noun), note: leadNote(view, noun, seat, verb === "place" ? 1 : -1, texts) };
  }
  if (verb === "on") return { words: texts.name(noun), note: leadOf(view, noun, texts) };
  if (verb === "cubes") {
    const at = view.prompt?.["at"];
    const lead = typeof at === "string" ? leadNote(view, at, view.seat ?? 0, Number(noun), texts) : "";
    const note = [lead, trackNote(offer, texts)].filter(Boolean).join("; ");
    return { words, note, tone: offer["area"] === 1 ? "bad" : "go" };
  }
  if (verb === "defcon" && typeof offer["track"] === "string") {
    const steps = offer.id === "offer-escalate" ? `+${offer["n"]}` : signed(-Number(offer["n"]));
    return { words: `${short(offer["track"], texts)} ${steps}`, note: stepsNote(offer, texts), tone: offer["area"] === 1 ? "bad" : "go" };
  }
  if (verb === "command" || verb === "letter") {
    const short = texts.say(offer.id, { ...offer, theirs: 0 });
    return offer["theirs"] === 1 ? { words: short, note: texts.say("note-theirs") } : { words: short };
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
  if (offer["idle"] === 1) return { words, tone: "idle" };
  return { words };
}

function leadOf(view: View, at: string, texts: Texts): string {
  const place = tableOf(view).battlegrounds.find((each) => each.at === at);
  return place ? leadsBy(place, texts) : "";
}

/** The sign of the track that an offer is about, or of the side that goes first. */
export function offerMark(offer: Offer, view: View): Mark | undefined {
  const noun = nounOf(offer);
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
  const { words, note } = offerWords(offer, view, texts);
  return [thing, verbOf(offer) === "defcon" ? texts.say(offer.id, offer) : "", note ? `${words}, ${note}` : words].filter(Boolean).join(" ");
}
