// What has happened since the reader last chose: a bot's turn comes move by move, and all of it is marked until the reader goes on.
import type { Told, View } from "../common/game";

const REMEMBERED = 12; // positions

export class Recent {
  /** `isTheirs`: is the reader asked in the middle of somebody else's turn? That turn is told whole. */
  constructor(readonly isTheirs: (view: View) => boolean = () => false) {}

  #view: View | null = null;
  #told: readonly Told[] = [];
  #events: readonly Told[] = [];
  /** What was marked in the latest positions: who takes a move back sees it again. */
  #before: { readonly view: View; readonly events: readonly Told[] }[] = [];

  /** What has led to this position since then; of an old position, only what led to it. */
  upTo(view: View, told: readonly Told[], live: boolean): readonly Told[] {
    if (!live) return told;
    if (told !== this.#told) {
      const known = told.length ? undefined : this.#before.findLast((one) => isSame(one.view, view));
      this.#events = known?.events ?? (this.#goesOn(view, told) ? [...this.#events, ...told] : told);
      this.#before = [...this.#before.slice(1 - REMEMBERED), { view, events: this.#events }];
    }
    this.#view = view;
    this.#told = told;
    return this.#events;
  }

  #goesOn(view: View, told: readonly Told[]): boolean {
    const before = this.#view;
    if (before === null || (wasAsked(before) && !this.isTheirs(before))) return false;
    // Some choices, such as where a Command is given, change nothing yet, and are told by what follows; what was taken back is not told any more.
    return told.length > 0 || JSON.stringify(before.table) === JSON.stringify(view.table);
  }
}

/** The same position: all lies where it lay, and the same is asked. */
function isSame(one: View, other: View): boolean {
  return JSON.stringify([one.table, one.prompt, one.waiting]) === JSON.stringify([other.table, other.prompt, other.waiting]);
}

/** What follows is the reader's own choice, or begins with it. Who only watches chooses nothing. */
function wasAsked(view: View | null): boolean {
  return view === null || view.seat === null || view.waiting.includes(view.seat);
}
