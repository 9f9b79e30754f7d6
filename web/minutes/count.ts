// How the points of both sides come about: line by line, at the end or if it ended now.
import type { Texts } from "../common/game";
import { at, CUBA, fieldAt, nearSide, other, type MinutesTable, type Side } from "./model";

export interface CountLine {
  readonly label: string;
  /** What the points are for, in numbers. */
  readonly note: string;
  /** The reader's, then the other side's; null: not known yet. */
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
  const sides = [near, other(near)] as const;
  const both = (pair: readonly [number, number]) => [pair[at(sides[0])], pair[at(sides[1])]] as const;
  const to = (whose: Side | null, n: number) => [whose === sides[0] ? n : 0, whose === sides[1] ? n : 0] as const;
  const fields = both(end ? end.fields : now.points);
  const cuba = to(now.cuba, fieldAt(table, CUBA)?.points ?? 0);
  const military = to(end ? end.majority : now.majority, 1);
  const [mine, theirs] = both(now.military);
  const [n, than] = both(end ? end.aftermath_cubes : [0, 0]);
  return {
    sides,
    lines: [
      { label: texts.say("count-fields"), note: "", points: [fields[0] - cuba[0], fields[1] - cuba[1]] },
      { label: texts.say("count-cuba"), note: "", points: cuba },
      { label: texts.say("count-military"), note: texts.say("count-grounds", { n: mine, other: theirs }), points: military },
      { label: texts.say("count-aftermath"), note: end ? texts.say("count-cubes", { n, other: than }) : texts.say("count-later"), points: end ? to(end.aftermath, 1) : null },
    ],
    sum: end ? both(end.points) : [fields[0] + military[0], fields[1] + military[1]],
  };
}
