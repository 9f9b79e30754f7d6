// The table in words, for screen readers: one sentence each.
import type { Texts, View } from "../common/game";
import { at, nearSide, other, tableOf, zonesFor, type MinutesTable } from "./model";
import { gameWords } from "./news";
import { cardName, eventWords, fieldSays, inventedWords, zoneName } from "./words";
import { warnings } from "./war";

export function describe(view: View, texts: Texts): string[] {
  const table = tableOf(view);
  const near = nearSide(table);
  const out = [`${stage(table, texts)}.`];
  if (table.campaign) {
    const [us, ussr] = table.campaign.totals;
    out.push(texts.say("says-campaign", { n: table.campaign.game, us, ussr, to: table.campaign.to }));
  }
  if (table.auction.bids) out.push(texts.say("says-bids", { us: table.auction.bids[0], ussr: table.auction.bids[1] }));
  out.push(...warnings(view, texts).map(({ title, words }) => `${title} ${words}`));
  for (const zone of zonesFor(table)) {
    const fields = table.fields.filter((field) => field.zone === zone);
    out.push(texts.say("says-zone", { zone: zoneName(table, zone, texts), n: fields.length }), ...fields.map((field) => fieldSays(field, table, texts)));
  }
  if (table.cuba !== null && !table.end) out.push(texts.say("says-cuba", { card: cardName(table, table.cuba, texts) }));
  if (table.in_play !== null) out.push(texts.say("says-in-play", { card: cardName(table, table.in_play, texts) }));
  const [us, ussr] = table.end ? table.end.points : table.now.sum;
  const won = gameWords(view, texts);
  if (won) out.push(won);
  out.push(texts.say(table.end ? "says-counted" : "says-now", { us, ussr }));
  for (const side of [near, other(near)]) {
    const { supply, hand, paid } = table.sides[at(side)];
    out.push(texts.say("says-side", { side, n: supply, cards: hand, paid }));
  }
  // At the end there is none, and the last cards lie open.
  if (!table.end) out.push(texts.say("deck-left", { n: table.deck }));
  for (const slug of table.hand) {
    const card = table.cards[slug];
    if (!card) continue;
    const what = texts.say("says-card", { card: cardName(table, slug, texts), side: card.side, kind: card.kind, n: card.cubes });
    out.push([what, eventWords(card, texts), inventedWords(table, card, texts)].filter(Boolean).join(" "));
  }
  if (table.seen.length) out.push(texts.say("labelled", { label: texts.say("cards-seen"), words: table.seen.map((card) => cardName(table, card, texts)).join(", ") }));
  return out;
}

/** How far the game is: the auction, which card of how many, or counted. */
export function stage(table: MinutesTable, texts: Texts): string {
  if (table.phase === "auction") return texts.say("stage-auction");
  if (table.phase === "end") return texts.say("stage-counted");
  return texts.say("stage-card", { n: table.round, of: table.rounds });
}
