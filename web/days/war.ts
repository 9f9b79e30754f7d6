// The danger of war: who would lose the game if the round ended now, why, and the way out.
import type { Texts, View } from "../common/game";
import { DEFCON_1, DEFCON_2, seatsFor, sideOf, tableOf, type Track } from "./model";
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
  const side = tableOf(view).sides[seat === 0 ? 0 : 1];
  const sure = side.war || side.war_by_kept.length > 0;
  if (!sure && !side.war_by_icon.length) return null;
  const title = texts.say(sure ? "danger-sure" : "danger-maybe", { seat, side: sideOf(seat) });
  const { in1, isThree, why } = standing(view, texts, seat);
  const others = side.war_by_icon.filter((track) => !side.war_by_kept.includes(track));
  const raised = [...side.war_by_kept, ...in1, ...others];
  const steps = raised.map((track) => `${short(track, texts)}\u00a0${DEFCON_1 - 1 - iconsOn(view, track)}`).join(", ");
  const one = DEFCON_2 - 1;
  const down = raised.length ? texts.say(isThree ? "way-both" : "way-down", { steps, step: one }) : "";
  return {
    seat,
    sure,
    title,
    when: texts.say("danger-now"),
    why: [
      ...(side.war_by_kept.length ? [keptLifts(side.war_by_kept, view, texts)] : []),
      ...why,
      ...(others.length ? [texts.say("danger-icon", { tracks: listed(others, texts) })] : []),
    ],
    way: down || (isThree ? texts.say("way-one", { step: one }) : ""),
  };
}

function keptLifts(tracks: readonly Track[], view: View, texts: Texts): string {
  const owner = view.seat ?? 0;
  return texts.say("danger-kept", { owner, side: sideOf(owner), tracks: listed(tracks, texts), step: DEFCON_1 });
}

/** By what the war came that ended the game. */
export function because(end: View, texts: Texts): string {
  const isWar = end.outcome?.reason === "reason-war" || end.outcome?.reason === "reason-both-war";
  const seats = isWar ? seatsFor(end).filter((seat) => !end.outcome?.winners.includes(seat)) : [];
  return seats.length === 1 ? standing(end, texts, seats[0] ?? 0).why.join(" ") : "";
}

/** Where the markers of a side stand that mean war, if they do. */
function standing(view: View, texts: Texts, seat: number): { in1: readonly Track[]; isThree: boolean; why: readonly string[] } {
  const lines = tableOf(view).tracks.map((line) => ({ track: line.track, area: line.areas[seat === 0 ? 0 : 1] }));
  const in1 = lines.filter((line) => line.area === 1).map((line) => line.track);
  const isThree = lines.every((line) => line.area <= 2);
  const why = [in1.length ? texts.say("danger-one", { tracks: listed(in1, texts) }) : "", isThree && !in1.length ? texts.say("danger-three", { seat }) : ""];
  return { in1, isThree, why: why.filter(Boolean) };
}

/** How many agendas may raise the markers of a track: of the flags of one side only one is kept, and the reader knows which. */
function iconsOn(view: View, track: Track): number {
  const table = tableOf(view);
  const owners = new Set(table.agendas.filter((each) => each.agenda === track).map((each) => each.seat));
  if (view.seat !== null && table.kept.length && !table.kept.includes(track)) owners.delete(view.seat);
  return view.options["same_track_icons"] === "once" ? Math.min(1, owners.size) : owners.size;
}

function listed(tracks: readonly Track[], texts: Texts): string {
  return tracks.map((track) => short(track, texts)).join(", ");
}

/** Of a side that is in no danger: which marker is nearest to DEFCON 1. */
export function safety(view: View, texts: Texts, seat: number): string {
  const at = seat === 0 ? 0 : 1;
  const nearest = tableOf(view).tracks.reduce((a, b) => (b.room[at] < a.room[at] ? b : a));
  return texts.say("safe-room", { seat, side: sideOf(seat), track: short(nearest.track, texts), n: nearest.room[at] });
}
