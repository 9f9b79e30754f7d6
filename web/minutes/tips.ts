// Where the words about a battleground stand while the pointer rests on it: beside it, where they hide the least of what lies there.
const GAP = 8;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Upper left corner, within `all`, of words of this size. `lying` are the things on the table, the battleground itself too. */
export function placeBeside(spot: Box, { width, height }: Pick<Box, "width" | "height">, all: Box, lying: readonly Box[]): { x: number; y: number } {
  const across = Math.min(spot.left, all.left + all.width - width - GAP);
  const places = [
    { left: spot.left + spot.width + GAP, top: spot.top },
    { left: spot.left - width - GAP, top: spot.top },
    { left: across, top: spot.top + spot.height + GAP },
    { left: across, top: spot.top - height - GAP },
  ].map((place) => {
    const box = { width, height, left: clamp(place.left, all.left, all.width - width), top: clamp(place.top, all.top, all.height - height) };
    // What it is about is hidden last of all.
    return { ...box, hides: lying.reduce((sum, one) => sum + overlap(box, one), 4 * overlap(box, spot)) };
  });
  const best = places.reduce((one, other) => (other.hides < one.hides ? other : one));
  return { x: best.left - all.left, y: best.top - all.top };
}

function clamp(value: number, from: number, room: number): number {
  return Math.max(from, Math.min(value, from + room));
}

function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}
