// The table in words, for screen readers: how the game stands, then under headings each power with its territories, the neutral ones, the
// seas, the hand. Each place says what borders on it.
import type { Said, Texts, View } from "../common/game";
import { ALL_FLEETS, ALL_TROOPS, type DefconTable, percent, type PowerTable, powerOf, tableOf } from "./model";
import { linksOf } from "./places";
import { AGGRESSION_NAMES, inTenths, landSays, lasting, namesOf, rowWords, seaSays } from "./words";

export function describe(view: View, texts: Texts): (string | Said)[] {
  const table = tableOf(view);
  const nobodys = table.territories.filter(({ owner }) => owner === null);
  const hand = table.hand.map(({ card, copies }) => texts.say("says-card", { card, n: copies, words: texts.attribute(card, "summary") }));
  return [
    ...standing(view, table, texts),
    ...table.powers.map((power) => ({ head: texts.say("says-head", { power: power.power, seat: power.seat }), lines: powerWords(table, power, texts) })),
    ...(nobodys.length ? [{ head: texts.say("says-nobodys"), lines: nobodys.map((land) => placeWords(land.at, landSays(table, land, texts), texts)) }] : []),
    { head: texts.say("label-seas"), lines: table.zones.map((zone) => placeWords(zone.zone, seaSays(table, zone, texts), texts)) },
    ...(hand.length ? [{ head: texts.say(texts.me === null ? "the-hand" : "your-hand"), lines: hand }] : []),
  ];
}

function standing(view: View, table: DefconTable, texts: Texts): string[] {
  const out = [texts.say("says-round", { round: table.round, rounds: table.rounds, defcon: table.defcon, phase: table.phase })];
  out.push(texts.say("says-order", { powers: namesOf(table.order.map((seat) => powerOf(table, seat)), texts) }));
  if (table.turn !== null) out.push(texts.say("turn-of-power", { power: powerOf(table, table.turn) }));
  if (table.battle) {
    const { at, zone, attacker, force, against, conquest, lost, killed } = table.battle;
    const place = at ?? zone ?? "";
    out.push(texts.say("says-battle", { place, power: powerOf(table, attacker), n: force, against, percent: percent(conquest), lost: inTenths(lost, texts), killed: inTenths(killed, texts) }));
  }
  if (table.ending) out.push(texts.say("last-round-now"));
  return [...out, ...lasting(view, texts)];
}

function powerWords(table: DefconTable, power: PowerTable, texts: Texts): string[] {
  const { gdp, points, hand, hand_limit: limit, quarters, transit, reserve, missiles, nukes, sabotage, tokens, dock, lands, kept, trophies, seat, reputation, aggression } = power;
  const row = rowWords(reputation.row, texts);
  return [
    texts.say("says-power", { gdp, points, state: reputation.state, row, lands, aggression: texts.say(AGGRESSION_NAMES[aggression] ?? "aggression-0") }),
    ...(power.passed ? [texts.say("says-passed")] : []),
    texts.say("says-headquarters", { hand, limit, quarters, transit, missiles, nukes, sabotage, tokens }),
    texts.say("tip-reserve", { n: reserve, of: ALL_TROOPS, fleets: dock, all: ALL_FLEETS }),
    ...trophies.map((capital) => texts.say("event-capital-kept", { power: power.power, capital })),
    ...kept.map((card) => texts.say("says-kept", { power: power.power, card })),
    ...table.territories.filter(({ owner }) => owner === seat).map((land) => placeWords(land.at, landSays(table, land, texts), texts)),
  ];
}

function placeWords(place: string, said: readonly string[], texts: Texts): string {
  const { lands, seas } = linksOf(place);
  const borders = [...lands, ...seas].length ? texts.say("says-borders", { places: namesOf([...lands, ...seas], texts) }) : "";
  return texts.say("labelled", { label: texts.name(place), words: [...said, borders].filter(Boolean).join(" ") });
}
