// The danger of three of a kind: who would start the war, by what, and what may still bring it.
import type { Texts, View } from "../common/game";
import { at, type Danger, type MinutesTable, nearSide, other, type Side, sphereOf, tableOf } from "./model";
import { capital, isMine } from "./words";

export interface Warning {
  readonly side: Side;
  /** The reader's own. */
  readonly mine: boolean;
  readonly title: string;
  /** What lies there. */
  readonly lie: string;
  /** The same, and what may come of it. */
  readonly words: string;
}

/** What may end in war, the reader's own dangers first. */
export function warnings(view: View, texts: Texts): Warning[] {
  const table = tableOf(view);
  if (table.end) return [];
  const near = nearSide(table);
  return [near, other(near)].flatMap((side) => {
    const { danger } = table.sides[side === "us" ? 0 : 1];
    const [wars, close] = [danger.filter(({ war }) => war), danger.filter((each) => each.near)];
    return [wars, close].filter(({ length }) => length).map((kinds) => warning(side, table, kinds, texts));
  });
}

/** By what the war came that ended the game; or the points of both sides. */
export function because(end: View, texts: Texts): string {
  const table = tableOf(end);
  if (!table.end) return "";
  if (!table.end.war.length) {
    const [us, ussr] = table.campaign?.totals ?? table.end.points;
    return texts.event({ id: table.campaign ? "totals" : "points", us, ussr });
  }
  return table.end.war
    .flatMap((side) => table.sides[at(side)].danger.filter(({ war }) => war).map((danger) => lying(danger, side, table, texts)))
    .map(capital)
    .join(" ");
}

/** How many symbols lie in a sphere, the reader's own or another. */
function lying({ symbols: n, kind }: Danger, side: Side, table: MinutesTable, texts: Texts): string {
  return isMine(table, side, texts) ? texts.say("danger-lie-you", { n, kind }) : texts.say("danger-lie", { n, kind, zone: sphereOf(side) });
}

/** One for all kinds that are as near to it: each of them is named. */
function warning(side: Side, table: MinutesTable, kinds: readonly Danger[], texts: Texts): Warning {
  const mine = isMine(table, side, texts);
  const lies = kinds.map((danger) => lying(danger, side, table, texts));
  const lie = lies.map((words, at) => (at ? capital(words) : words)).join(" ");
  if (kinds[0]?.war) return { side, mine, lie, title: mine ? texts.say("danger-war-you") : texts.say("danger-war", { side }), words: `${lie} ${texts.say(table.campaign ? "danger-way-out-campaign" : "danger-way-out")}` };
  const may = [...(kinds.some(({ cuba }) => cuba) ? [texts.say("danger-cuba")] : []), ...(kinds.some(({ last }) => last) ? [texts.say("danger-last")] : [])];
  return { side, mine, lie, title: mine ? texts.say("danger-near-you") : texts.say("danger-near", { side }), words: [lie, texts.say(table.campaign ? "danger-third-campaign" : "danger-third"), ...may].join(" ") };
}
