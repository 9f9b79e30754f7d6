// Questions in others' turns may be answered ahead, until the round ends: no card is played then. This page does it, while it is open.
// Not at once: who is the only one asked would show by its haste that it has nothing to think about.
export const haste = (): number => 1500 + 3000 * Math.random();

class Ahead {
  /** The round in which the reader plays no card; 0: in none. */
  round = $state(0);
}

export const ahead = new Ahead();
