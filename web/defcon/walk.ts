// From one place on the map to the next, with Shift and an arrow: whoever uses no pointer asks so what stands there.
import { LANDS, SEAS } from "./places";

type Point = readonly [number, number];

const WAYS: Readonly<Record<string, Point>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const ALL: readonly (readonly [string, Point])[] = [
  ...Object.entries(LANDS).map(([at, { token }]) => [at, token] as const),
  ...Object.entries(SEAS).map(([zone, { fleet }]) => [zone, fleet] as const),
];

/** Where this key leads from a point: to the nearest place in the quarter that it points to, as among what is lit; undefined: nowhere. */
export function walk(key: string, [a, b]: Point): string | undefined {
  const [right, down] = WAYS[key] ?? [0, 0];
  const ways = ALL.flatMap(([place, [x, y]]) => {
    const along = (x - a) * right + (y - b) * down;
    const across = Math.abs((x - a) * down + (y - b) * right);
    return along > 0 && across <= along ? [[place, along + across] as const] : [];
  });
  return ways.sort((one, other) => one[1] - other[1])[0]?.[0];
}

/** To the nearest place of all. */
export function nearest(point: Point): string | undefined {
  const there = closest(ALL.map(([, at]) => at), point);
  return ALL.find(([, at]) => at === there)?.[0];
}

/** Which of these points is nearest to one; undefined: there is none. */
export function closest(points: readonly Point[], to: Point | undefined): Point | undefined {
  if (!to) return undefined;
  const far = ([x, y]: Point) => Math.hypot(x - to[0], y - to[1]);
  return [...points].sort((one, other) => far(one) - far(other))[0];
}
