// Markers that climb one step at a time.
const STEP = 220; // milliseconds

/** Where the markers of a track are drawn: they follow `target` step by step, or jump where nothing led there. */
export class Climb {
  shown: readonly number[] = $state.raw([]);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(target: () => readonly number[], moves: () => boolean) {
    this.shown = target();
    $effect(() => {
      const to = target();
      clearTimeout(this.#timer);
      if (moves() && !matchMedia("(prefers-reduced-motion: reduce)").matches) this.#follow(to);
      else this.shown = to;
      return () => clearTimeout(this.#timer);
    });
  }

  /** One step at once, the next one when that is done. */
  #follow(to: readonly number[]): void {
    this.#timer = setTimeout(() => {
      const next = this.shown.map((step, seat) => step + Math.sign((to[seat] ?? step) - step));
      if (next.every((step, seat) => step === this.shown[seat])) return;
      this.shown = next;
      this.#follow(to);
    }, STEP);
  }
}
