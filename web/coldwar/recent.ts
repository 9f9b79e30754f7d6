// What has happened since the reader last chose: a bot's turn comes move by move, and all of it is marked until the reader goes on.
import type { Told, View } from "../common/game";

export class Recent {
  #view: View | null = null;
  #told: readonly Told[] = [];
  #events: readonly Told[] = [];

  /** What has led to this position since then; of an old position, only what led to it. */
  upTo(view: View, told: readonly Told[], live: boolean): readonly Told[] {
    if (!live) return told;
    if (told !== this.#told) this.#events = told.length && !wasAsked(this.#view) ? [...this.#events, ...told] : told;
    this.#view = view;
    this.#told = told;
    return this.#events;
  }
}

/** What follows is the reader's own choice, or begins with it. Who only watches chooses nothing. */
function wasAsked(view: View | null): boolean {
  return view === null || view.seat === null || view.waiting.includes(view.seat);
}
