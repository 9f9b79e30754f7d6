// The danger of war: who would lose the game if the round ended now, why, and the way out.
import type { Texts, View } from "../common/game";
import { type LiftedTo, seatsFor, type SideTable, sideOf, tableOf } from "./model";
import { short } from "./words";

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
  const steps = raised.map(({ track, safe }) => `${short(track, texts)}\u00a0${safe}`).join(", ");
  const three = ways.find(({ by }) => by === "three");
  const down = raised.length ? texts.say(three ? "way-both" : "way-down", { steps, step: three?.safe ?? 0 }) : "";
  return {
    seat,
    sure,
    title: texts.say(sure ? "danger-sure" : "danger-maybe", { seat, side: sideOf(seat) }),
    when: texts.say("danger-now"),
    why: [...keptLifts(kept, view, texts), ...standing(view, texts, seat), ...[1, 2].flatMap((n) => mayLift(others, n, texts))],
    way: down || texts.say("way-one", { step: three?.safe ?? 0 }),
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

/** Where the markers of a side stand that mean war, if they do. */
function standing(view: View, texts: Texts, seat: number): string[] {
  const { war, ways } = tableOf(view).sides[seat === 0 ? 0 : 1];
  const in1 = liftedBy(ways, "defcon_1");
  if (in1.length) return [texts.say("danger-one", { tracks: listed(in1, texts) })];
  return war ? [texts.say("danger-three", { seat })] : [];
}

function listed(ways: readonly LiftedTo[], texts: Texts): string {
  return ways.map(({ track }) => short(track, texts)).join(", ");
}

/** Of a side that is in no danger: which marker is nearest to DEFCON 1. */
export function safety(view: View, texts: Texts, seat: number): string {
  const at = seat === 0 ? 0 : 1;
  const nearest = tableOf(view).tracks.reduce((a, b) => (b.room[at] < a.room[at] ? b : a));
  return texts.say("safe-room", { seat, side: sideOf(seat), track: short(nearest.track, texts), n: nearest.room[at] });
}
