// The danger of war: who would lose the game if the round ended now, why, and the way out.
import type { Texts, View } from "../common/game";
import { DEFCON_1, DEFCON_2, seatsFor, sideOf, tableOf, type Track } from "./model";
import { short } from "./words";

export interface Danger {
  readonly seat: number;
  /** Not only if an agenda raises a marker. */
  readonly sure: boolean;
  readonly title: string;
  readonly when: string;
  readonly why: string;
  readonly way: string;
}

/** The dangers of both sides; who reads is warned first. */
export function dangers(view: View, texts: Texts): Danger[] {
  return seatsFor(view).flatMap((seat) => dangerOf(view, texts, seat) ?? []);
}

export function dangerOf(view: View, texts: Texts, seat: number): Danger | null {
  const side = tableOf(view).sides[seat === 0 ? 0 : 1];
  const who = { seat, side: sideOf(seat) };
  const when = texts.say("danger-now");
  if (side.war) return { seat, sure: true, title: texts.say("danger-sure", who), when, ...causeOf(view, texts, seat) };
  if (!side.war_by_icon.length) return null;
  const tracks = listed(side.war_by_icon, texts);
  const step = DEFCON_1 - 1 - Math.max(...side.war_by_icon.map((track) => iconsOn(view, track)));
  return {
    seat,
    sure: false,
    title: texts.say("danger-maybe", who),
    when,
    why: texts.say("danger-icon", { tracks }),
    way: texts.say("way-down", { step }),
  };
}

/** By what the war came that ended the game. */
export function because(end: View, texts: Texts): string {
  const isWar = end.outcome?.reason === "reason-war" || end.outcome?.reason === "reason-both-war";
  const seats = isWar ? seatsFor(end).filter((seat) => !end.outcome?.winners.includes(seat)) : [];
  return seats.length === 1 ? causeOf(end, texts, seats[0] ?? 0).why : "";
}

function causeOf(view: View, texts: Texts, seat: number): { why: string; way: string } {
  const lines = tableOf(view).tracks.map((line) => ({ track: line.track, step: line.markers[seat === 0 ? 0 : 1] }));
  const in1 = lines.filter((line) => line.step >= DEFCON_1).map((line) => line.track);
  const all = lines.every((line) => line.step >= DEFCON_2);
  if (!in1.length) {
    return { why: texts.say("danger-three", { seat }), way: texts.say("way-one", { step: DEFCON_2 - 1 }) };
  }
  const tracks = listed(in1, texts);
  return { why: texts.say("danger-one", { tracks }), way: texts.say(all ? "way-both" : "way-down", { step: DEFCON_1 - 1 }) };
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
  return texts.say("safe-room", { side: sideOf(seat), track: short(nearest.track, texts), n: nearest.room[at] });
}
