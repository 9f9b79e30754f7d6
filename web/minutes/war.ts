// The danger of three of a kind: who would start the war, by what, and what may still bring it.
import type { Texts, View } from "../common/game";
import { at, type Danger, type MinutesTable, nearSide, other, type Side, sphereOf, tableOf } from "./model";
import { capital } from "./words";

export interface Warning {
  readonly side: Side;
  /** The reader's own. */
  readonly mine: boolean;
  readonly title: string;
  readonly words: string;
}

/** What may end in war, the reader's own dangers first. */
export function warnings(view: View, texts: Texts): Warning[] {
  const table = tableOf(view);
  if (table.end) return [];
  const near = nearSide(table);
  return [near, other(near)].flatMap((side) => {
    const { danger } = table.sides[side === "us" ? 0 : 1];
    const [wars, near] = [danger.filter(({ war }) => war), danger.filter((each) => !each.war && each.symbols >= each.war_at - 1)];
    return [wars, near].filter(({ length }) => length).map((kinds) => warning(side, table, kinds, texts));
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
    .flatMap((side) => table.sides[at(side)].danger.filter(({ war }) => war).map(({ symbols, kind }) => texts.say("danger-lie", { n: symbols, kind, zone: sphereOf(side) })))
    .map(capital)
    .join(" ");
}

/** One for all kinds that are as near to it: each of them is named. */
function warning(side: Side, table: MinutesTable, kinds: readonly Danger[], texts: Texts): Warning {
  const mine = table.you === side;
  const lies = kinds.map(({ symbols, kind }) => texts.say("danger-lie", { n: symbols, kind, zone: sphereOf(side) }));
  const lie = lies.map((words, at) => (at ? capital(words) : words)).join(" ");
  if (kinds[0]?.war) return { side, mine, title: texts.say("danger-war", { side }), words: `${lie} ${texts.say(table.campaign ? "danger-way-out-campaign" : "danger-way-out")}` };
  const may = [...(kinds.some(({ cuba }) => cuba) ? [texts.say("danger-cuba")] : []), ...(kinds.some(({ last }) => last) ? [texts.say("danger-last")] : [])];
  return { side, mine, title: texts.say("danger-near", { side }), words: [lie, texts.say(table.campaign ? "danger-third-campaign" : "danger-third"), ...may].join(" ") };
}
