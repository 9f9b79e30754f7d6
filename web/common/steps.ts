// What the server numbers as steps, as the moves that a reader is told of.
import type { Step } from "./api";
import { CHANCE, type Move } from "./game";

/** The log without what was taken back. */
export function movesOf(steps: Iterable<Step>): Move[] {
  const moves = new Map<number, Move>();
  for (const { n, events, undoes, at } of steps) {
    if (undoes === null) moves.set(n, { n, at, events });
    else moves.delete(undoes);
  }
  return [...moves.values()];
}

export interface Turn extends Move {
  readonly seat: number;
}

/** The same, one after the other as they are told to who is there: each together with what luck decided after it. */
export function turnsOf(steps: readonly Step[]): Turn[] {
  const turns: Turn[] = [];
  for (const move of movesOf(steps)) {
    const seat = steps.find(({ n }) => n === move.n)?.seat ?? CHANCE;
    const last = turns.at(-1);
    if (last && seat === CHANCE) turns[turns.length - 1] = { ...last, n: move.n, events: [...last.events, ...move.events] };
    else turns.push({ ...move, seat });
  }
  return turns;
}
