// The table in words, for screen readers: by power, by territory, what borders on what. One sentence each.
import type { Texts, View } from "../common/game";
import { fleetsOf, powerOf, tableOf } from "./model";
import { linksOf } from "./places";
import { AGGRESSION_NAMES, inTenths, landSays, namesOf, seaSays } from "./words";

export function describe(view: View, texts: Texts): string[] {
  const table = tableOf(view);
  const out = [texts.say("says-round", { round: table.round, rounds: table.rounds, defcon: table.defcon, phase: table.phase })];
  out.push(texts.say("says-order", { powers: table.order.map((seat) => texts.name(powerOf(table, seat))).join(", ") }));
  if (table.turn !== null) out.push(texts.say("turn-of-power", { power: powerOf(table, table.turn) }));
  if (table.battle) {
    const { at, zone, attacker, force, against, conquest, lost, killed } = table.battle;
    const place = at ?? zone ?? "";
    out.push(texts.say("says-battle", { place, power: powerOf(table, attacker), n: force, against, percent: Math.round(100 * conquest), lost: inTenths(lost, texts), killed: inTenths(killed, texts) }));
  }
  for (const each of table.powers) {
    const { power, gdp, points, hand, quarters, transit, missiles, nukes, sabotage, lands } = each;
    out.push(texts.say("says-power", { power, gdp, points, state: each.reputation.state, lands, aggression: texts.say(AGGRESSION_NAMES[each.aggression] ?? "aggression-0") }));
    out.push(texts.say("says-headquarters", { power, hand, quarters, transit, missiles, nukes, sabotage }));
    for (const card of each.kept) out.push(texts.say("says-kept", { power, card }));
    for (const land of table.territories.filter(({ owner }) => owner === each.seat)) out.push(placeWords(land.at, landSays(table, land, texts), texts));
  }
  for (const land of table.territories.filter(({ owner, closed }) => owner === null && !closed)) out.push(placeWords(land.at, landSays(table, land, texts), texts));
  for (const zone of table.zones.filter((each) => fleetsOf(each).length)) out.push(placeWords(zone.zone, seaSays(table, zone, texts), texts));
  for (const { card, copies } of table.hand) out.push(texts.say("says-card", { card, n: copies, words: texts.attribute(card, "summary") }));
  return out;
}

function placeWords(place: string, said: readonly string[], texts: Texts): string {
  const { lands, seas } = linksOf(place);
  const borders = [...lands, ...seas].length ? texts.say("says-borders", { places: namesOf([...lands, ...seas], texts) }) : "";
  return `${texts.name(place)}: ${[...said, borders].filter(Boolean).join(" ")}`;
}
