// Where things stand on the map: pieces on a territory, the fleets of several powers beside each other.
import { type DefconTable, seaAt, seatOf, type Target, type Zone } from "./model";
import { LANDS, SEAS } from "./places";

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

/** Where the button of a lit place lies: over its troops, or over the fleet that is meant. */
export function pointOf(table: DefconTable, { place, power }: Target): readonly [number, number] {
  const zone = seaAt(table, place);
  if (!zone) return LANDS[place]?.token ?? [0, 0];
  return fleetPoint(zone, power === null ? -1 : (seatOf(table, power)?.seat ?? -1));
}
