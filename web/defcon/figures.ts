// What the figures of a power mean, in words.
import type { Texts } from "../common/game";
import type { PowerTable } from "./model";

/** Of what it is made, and what it would be worth now. */
export function gdpWords({ gdp, reputation, military, points }: PowerTable, texts: Texts): string {
  return texts.say("tip-gdp-of", { gdp, reputation: reputation.gdp, military: military.gdp, n: points });
}
