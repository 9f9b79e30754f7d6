// How the points of both sides come about: line by line, at the end or if it ended now.
import type { Texts } from "../common/game";
import { at, nearSide, other, type MinutesTable, type Side, SIDES } from "./model";

export interface CountLine {
  readonly label: string;
  /** What the points are for, in numbers. */
  readonly note: string;
  /** The reader's, then the other side's, at the end those of the US first; null: not known yet. */
  readonly points: readonly [number, number] | null;
}

export interface Count {
  readonly sides: readonly [Side, Side];
  readonly lines: readonly CountLine[];
  readonly sum: readonly [number, number];
}

export function countOf(table: MinutesTable, texts: Texts): Count {
  const { end, now } = table;
  const near = nearSide(table);
  // At the end as the result names them.
  const sides = end ? SIDES : ([near, other(near)] as const);
  const both = (pair: readonly [number, number]) => [pair[at(sides[0])], pair[at(sides[1])]] as const;
  const points = (end ?? now).lines.map(both);
  const [mine, theirs] = both(now.military);
  const [n, than] = both(end ? end.aftermath_cubes : [0, 0]);
  return {
    sides,
    lines: [
      { label: texts.say("count-fields"), note: "", points: points[0] ?? null },
      { label: texts.say("count-cuba"), note: "", points: points[1] ?? null },
      { label: texts.say("count-military"), note: texts.say("count-grounds", { n: mine, other: theirs }), points: points[2] ?? null },
      // The last cards are not known before the end.
      { label: texts.say("count-aftermath"), note: end ? texts.say("count-cubes", { n, other: than }) : texts.say("count-later"), points: points[3] ?? null },
    ],
    sum: both(end ? end.points : now.sum),
  };
}
