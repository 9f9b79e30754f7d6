// Where the fleets of a sea zone lie: those of several powers beside each other.
import type { Zone } from "./model";
import { SEAS } from "./places";

const APART = 60;

/** The seats that have fleets there. */
export function fleetsIn(zone: Zone): number[] {
  return zone.fleets.flatMap((n, seat) => (n > 0 ? [seat] : []));
}

export function fleetPoint(zone: Zone, seat: number): readonly [number, number] {
  const here = fleetsIn(zone);
  const [x, y] = SEAS[zone.zone]?.fleet ?? [0, 0];
  const k = here.indexOf(seat);
  return k < 0 ? [x, y] : [x + (k - (here.length - 1) / 2) * APART, y];
}
