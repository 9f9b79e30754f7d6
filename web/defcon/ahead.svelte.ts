// Questions in others' turns that this page answers by itself while it is open: where the reader holds no such card, and where they play
// none in this round.
import type { Answer, Texts, View } from "../common/game";
import { router } from "../common/router.svelte";
import { isWindow, tableOf } from "./model";

class Ahead {
  /** The table and the round in which the reader plays no card. The page goes from one table to another without being loaded again. */
  #of = $state.raw<readonly [table: string, round: number] | null>(null);

  isSo(view: View): boolean {
    return this.#of !== null && this.#of[0] === here() && this.#of[1] === tableOf(view).round;
  }
  say(view: View): void {
    this.#of = [here(), tableOf(view).round];
  }
  takeBack(): void {
    this.#of = null;
  }
}

function here(): string {
  return router.page.name === "table" ? router.page.id : "";
}

export const ahead = new Ahead();

/** Not at once: who is the only one asked would show by its haste that it has nothing to think about. Bots do not care. */
function haste(view: View, chairs: readonly (boolean | null)[]): number {
  return chairs.some((person, seat) => person !== null && seat !== view.seat) ? 1500 + 3000 * Math.random() : 0;
}

export function answered(view: View, texts: Texts, chairs: readonly (boolean | null)[]): Answer | null {
  if (!view.offers.some(({ id }) => id === "offer-no-card")) return null;
  const isEmpty = view.offers.length === 1;
  if (!isEmpty && !(isWindow(view) && ahead.isSo(view))) return null;
  return { action: "pass", after: haste(view, chairs), words: texts.say(isEmpty ? "passes-without-card" : "passes-ahead") };
}
