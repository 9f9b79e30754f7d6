// Questions in others' turns that this page answers by itself while it is open: where the reader holds no such card, and where they play
// none in this round.
import type { Answer, Texts, View } from "../common/game";
import { isWindow, tableOf } from "./model";

class Ahead {
  /** The round in which the reader plays no card; 0: in none. */
  round = $state(0);
}

export const ahead = new Ahead();

/** Not at once: who is the only one asked would show by its haste that it has nothing to think about. Bots do not care. */
function haste(view: View, here: readonly (boolean | null)[]): number {
  return here.some((person, seat) => person !== null && seat !== view.seat) ? 1500 + 3000 * Math.random() : 0;
}

export function answered(view: View, texts: Texts, here: readonly (boolean | null)[]): Answer | null {
  if (!view.offers.some(({ id }) => id === "offer-no-card")) return null;
  const isEmpty = view.offers.length === 1;
  if (!isEmpty && !(isWindow(view) && ahead.round === tableOf(view).round)) return null;
  return { action: "pass", after: haste(view, here), words: texts.say(isEmpty ? "passes-without-card" : "passes-ahead") };
}
