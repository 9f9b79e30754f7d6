// What a move would mean for the war: one rule for the buttons, the map and the tracks.
import type { Offer, View } from "../common/game";
import { AREAS, isTrack, keptBy, sideAsked, sideOf, tableOf } from "./model";

/** Does it move a marker into DEFCON 1, or further up in it? */
export function isFatal({ from, to, area }: Offer): boolean {
  return area === 1 && Number(to) > Number(from);
}

/** Would the reader start the war if the round ended once this is done? By any of their markers, whichever it moves, and with what the agenda that
 *  they keep lifts. What moves none of their markers, or another side's, is never to blame. */
export function startsWar(offer: Offer, view: View): boolean {
  const { seat } = view;
  const { from, to, track, marker } = offer;
  if (seat === null || typeof from !== "number" || typeof to !== "number" || typeof track !== "string") return false;
  if ((typeof marker === "string" ? marker : sideOf(sideAsked(view))) !== sideOf(seat)) return false;
  const steps = stepsOf(view, seat).map((each) => (each.track === track ? { ...each, step: to } : each));
  const kept = keptBy(view).filter(isTrack);
  return (
    steps.every(({ step }) => step >= AREAS[1].low) ||
    steps.some(({ track, step }) => step >= AREAS[2].low || (step === AREAS[1].high && kept.includes(track)))
  );
}

/** The last marker of the reader's that is below DEFCON 2, where the two others are not; null: there are none such. */
export function lastBelow(view: View): string | null {
  const below = view.seat === null ? [] : stepsOf(view, view.seat).filter(({ step }) => step < AREAS[1].low);
  return below.length === 1 ? (below[0]?.track ?? null) : null;
}

function stepsOf(view: View, seat: number) {
  return tableOf(view).tracks.map(({ track, markers }) => ({ track, step: markers[seat === 0 ? 0 : 1] }));
}
