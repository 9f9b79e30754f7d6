// The board in words, for screen readers: one sentence each.
import type { Texts, View } from "../common/game";
import { CUBES_EACH, seatsFor, sideOf, tableOf } from "./model";
import { dangers, thirdStays } from "./war";
import { pays, placeSays, trackSays } from "./words";

export function describe(view: View, texts: Texts, over: boolean): string[] {
  const table = tableOf(view);
  const { leader, lead } = table.prestige;
  const out = [`${texts.say("round-of", { round: table.round, rounds: table.rounds })}.`];
  out.push(
    leader === null ? texts.say("says-no-prestige") : texts.say("says-prestige", { side: sideOf(leader), n: lead }),
  );
  // When it is over, no round ends any more.
  const told = over ? [] : dangers(view, texts);
  for (const danger of told) out.push(`${danger.title}${texts.say("danger-joint")}${danger.when} ${danger.why.join(" ")} ${danger.way}`);
  const third = over || told.some(({ seat }) => seat === view.seat) ? "" : thirdStays(view, texts);
  if (third) out.push(third);
  if (table.in_play) out.push(texts.say("says-in-play", { card: table.in_play.card }));
  for (const { effect, seat } of table.lasting) {
    out.push(texts.say("says-lasting", { side: sideOf(seat), effect: texts.attribute(effect, "lasting") }));
  }
  out.push(...table.battlegrounds.map((place) => placeSays(place, texts)));
  out.push(...table.tracks.map((track) => trackSays(track, texts)));
  for (const seat of seatsFor(view)) {
    const flags = table.agendas.filter((agenda) => agenda.seat === seat);
    const agendas = flags.map((agenda) => `${texts.name(agenda.agenda)} (${pays(agenda, texts)})`).join(", ");
    if (flags.length) out.push(texts.say("says-flag", { side: sideOf(seat), agendas }));
  }
  for (const agenda of table.kept) {
    const isReplay = view.seat !== null && texts.me === null;
    out.push(isReplay ? texts.say("says-kept-of", { side: sideOf(view.seat), agenda }) : texts.say("says-kept", { agenda: texts.name(agenda) }));
  }
  out.push(texts.say("says-letter", { side: sideOf(table.letter) }));
  for (const seat of seatsFor(view)) {
    const side = table.sides[seat === 0 ? 0 : 1];
    const hand = texts.say("cards-in-hand", { n: side.hand });
    const cubes = texts.say("cubes-left", { n: side.supply, of: CUBES_EACH });
    out.push(texts.say("says-side", { side: side.side, hand, cubes, saved: texts.say("n-cards", { n: side.aftermath }) }));
  }
  return out;
}
