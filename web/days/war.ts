// The danger of war: who would lose the game if the round ended now, why, and the way out.
import type { Offer, Texts, View } from "../common/game";
import { isFatal, lastBelow, startsWar } from "./brink";
import { AREAS, type LiftedTo, seatsFor, sideAsked, type SideTable, sideOf, tableOf } from "./model";
import { capital, short, unbroken } from "./words";

const BELOW_DEFCON_1 = AREAS[1].high;

export interface Danger {
  readonly seat: number;
  /** Not only if an agenda raises a marker that may not be the one that is kept. */
  readonly sure: boolean;
  readonly title: string;
  readonly when: string;
  /** All that leads to war, what the reader keeps first; one way out is not enough where there are two dangers. */
  readonly why: readonly string[];
  readonly way: string;
}

/** The dangers of both sides; who reads is warned first. */
export function dangers(view: View, texts: Texts): Danger[] {
  return seatsFor(view).flatMap((seat) => dangerOf(view, texts, seat) ?? []);
}

export function dangerOf(view: View, texts: Texts, seat: number): Danger | null {
  const { war, ways } = tableOf(view).sides[seat === 0 ? 0 : 1];
  if (!ways.length) return null;
  const [kept, in1, others] = BY.map((by) => liftedBy(ways, by)) as [LiftedTo[], LiftedTo[], LiftedTo[]];
  const sure = war || kept.length > 0;
  const raised = [...kept, ...in1, ...others];
  const three = ways.find(({ by }) => by === "three");
  // All of it is needed. Markers that must go down to the same step are named together.
  const and = new Intl.ListFormat(texts.lang);
  const steps = [...new Set(raised.map(({ safe }) => safe))].map((step) => {
    const tracks = raised.filter(({ safe }) => safe === step).map(({ track }) => short(track, texts));
    return texts.say("way-step", { tracks: and.format(tracks), n: tracks.length, step });
  });
  if (three) steps.push(texts.say("way-three", { step: three.safe }));
  return {
    seat,
    sure,
    title: texts.say(sure ? "danger-sure" : "danger-maybe", { seat, side: sideOf(seat) }),
    when: texts.say("danger-now"),
    why: [...keptLifts(kept, view, texts), ...standing(view, texts, seat), ...[1, 2].flatMap((n) => mayLift(others, n, texts))].map(unbroken),
    way: texts.say("way-down", { steps: and.format(steps) }),
  };
}

const BY = ["kept", "defcon_1", "agendas"] as const;

function liftedBy(ways: SideTable["ways"], by: LiftedTo["by"]): LiftedTo[] {
  return ways.filter((way) => way.by === by) as LiftedTo[];
}

function keptLifts(ways: readonly LiftedTo[], view: View, texts: Texts): string[] {
  const [first] = ways;
  const owner = view.seat ?? 0;
  return first ? [texts.say("danger-kept", { owner, side: sideOf(owner), tracks: listed(ways, texts), step: first.to })] : [];
}

/** The markers that so many agendas may lift into DEFCON 1, and from where. */
function mayLift(ways: readonly LiftedTo[], n: number, texts: Texts): string[] {
  const steps = ways.filter(({ icons }) => icons === n).map(({ track, from, to }) => texts.say("note-track", { track: short(track, texts), from, to }));
  return steps.length ? [texts.say("danger-icon", { n, tracks: steps.join(", ") })] : [];
}

/** By what the war came that ended the game. */
export function because(end: View, texts: Texts): string {
  const isWar = end.outcome?.reason === "reason-war" || end.outcome?.reason === "reason-both-war";
  const seats = isWar ? seatsFor(end).filter((seat) => !end.outcome?.winners.includes(seat)) : [];
  return seats.length === 1 ? standing(end, texts, seats[0] ?? 0).join(" ") : "";
}

/** Where the markers of a side stand that mean war, if they do; and why one in DEFCON 1 must go down further than just below it. */
function standing(view: View, texts: Texts, seat: number): string[] {
  const { ways } = tableOf(view).sides[seat === 0 ? 0 : 1];
  const in1 = liftedBy(ways, "defcon_1");
  // Where others are said to be lifted by agendas, it is plain.
  const isHigher = in1.some(({ safe }) => safe < BELOW_DEFCON_1) && !ways.some(({ by }) => by === "agendas");
  return [
    ...(in1.length ? [texts.say("danger-one", { tracks: listed(in1, texts) })] : []),
    ...(isHigher && !view.outcome ? [texts.say("danger-higher")] : []),
    ...(ways.some(({ by }) => by === "three") ? [texts.say("danger-three", { seat, higher: in1.length })] : []),
  ];
}

/** What an offer would do to the reader's own marker where that would bring the war, or bring it nearer, as the head of the tracks says it; null:
 *  it would not. */
export function wouldBe(offer: Offer | undefined, view: View, texts: Texts): Pick<Danger, "title" | "when" | "why"> | null {
  const seat = view.seat;
  if (!offer || seat === null || sideAsked(view) !== seat || !startsWar(offer, view)) return null;
  const { from, to, area, track } = offer;
  // Of what stands already, the way out is said.
  if (Number(to) <= Number(from) || (dangerOf(view, texts, seat)?.sure && !isFatal(offer))) return null;
  const moved = texts.say("note-area", { track: short(String(track), texts), from: from ?? 0, to: to ?? 0, area: area ?? 0 });
  return { title: texts.say("danger-sure", { seat, side: sideOf(seat) }), when: texts.say("danger-then"), why: [`${capital(moved)}.`, texts.say("danger-rule")].map(unbroken) };
}

function listed(ways: readonly LiftedTo[], texts: Texts): string {
  return ways.map(({ track }) => short(track, texts)).join(", ");
}

/** That the reader's last marker must stay below DEFCON 2, as the two others are not; empty: that is no matter, or nobody is "you" here. */
export function thirdStays(view: View, texts: Texts): string {
  const track = texts.me === null ? null : lastBelow(view);
  return track === null ? "" : unbroken(texts.say("third-stays", { track: short(track, texts) }));
}

/** Of a side that is in no danger: which marker is nearest to DEFCON 1. */
export function safety(view: View, texts: Texts, seat: number): string {
  const at = seat === 0 ? 0 : 1;
  const nearest = tableOf(view).tracks.reduce((a, b) => (b.room[at] < a.room[at] ? b : a));
  return texts.say("safe-room", { seat, side: sideOf(seat), track: short(nearest.track, texts), n: nearest.room[at] });
}
