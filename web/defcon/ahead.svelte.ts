// Questions in others' turns may be answered ahead, until the round ends: no card is played then. This page does it, while it is open.
class Ahead {
  /** The round in which the reader plays no card; 0: in none. */
  round = $state(0);
}

export const ahead = new Ahead();
