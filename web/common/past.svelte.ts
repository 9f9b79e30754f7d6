// What has happened at a table, as this reader was told it: every step, and the positions after them as far as they were fetched.
import { api, type Step } from "./api";
import { CHANCE, type Move, type Told, type View } from "./game";
import { movesOf } from "./steps";

export class Past {
  /** The log without what was taken back. */
  moves = $state.raw<readonly Move[]>([]);
  readonly #steps = new Map<number, Step>();
  readonly #views = new Map<number, View>();

  constructor(readonly table: string) {}

  /** What of this was not known yet. */
  add(steps: readonly Step[]): Step[] {
    const fresh = steps.filter((step) => !this.#steps.has(step.n));
    for (const step of fresh) this.#steps.set(step.n, step);
    this.moves = movesOf(this.#steps.values());
    return fresh;
  }

  keep(n: number, view: View): void {
    this.#views.set(n, view);
  }

  /** Somebody else may have been told something else. */
  forget(): void {
    this.#steps.clear();
    this.#views.clear();
    this.moves = [];
  }

  async position(n: number): Promise<View> {
    const known = this.#views.get(n);
    if (known) return known;
    const view = (await api.position(this.table, n)).view as View;
    this.#views.set(n, view);
    return view;
  }

  /** What was told of a move; of what luck decided, together with what it was decided for. */
  toldOf(n: number): Told[] {
    const steps = [...this.#steps.values()].filter((step) => step.n <= n).sort((one, other) => one.n - other.n);
    return steps.slice(Math.max(0, steps.findLastIndex(({ seat }) => seat !== CHANCE))).flatMap(({ events }) => events);
  }
}
