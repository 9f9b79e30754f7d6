// What there is to say beside an open card: what laying it means, what of it is known, and what may be done with it.
import type { Offer, Texts, View } from "../common/game";
import { type Side, tableOf, verbOf } from "./model";

/** Something waits for the reader with this card. */
export function isLit(card: string, view: View, offers: readonly Offer[]): boolean {
  return offers.some((offer) => offer["card"] === card) || actsOf(card, view, offers).length > 0;
}

/** What may be done with the card in play, as buttons beside it; the zones are where a card is laid. */
export function actsOf(card: string, view: View, offers: readonly Offer[]): readonly Offer[] {
  const isAsked = tableOf(view).in_play === card && offers.some((offer) => verbOf(offer) === "choose");
  return isAsked ? offers : [];
}

/** All that a tap on a card may do: laying it too. */
export function choicesOf(card: string, view: View, offers: readonly Offer[]): readonly Offer[] {
  const acts = actsOf(card, view, offers);
  return acts.length ? acts : offers.filter((offer) => offer["card"] === card);
}

export function headOf(card: string, view: View, texts: Texts): string {
  const table = tableOf(view);
  if (table.in_play === card) return texts.say("head-in-play");
  return texts.me === null && table.you ? texts.say("head-hand-of", { side: table.you }) : texts.say("head-in-hand");
}

/** What laying it would mean to who holds it; in a replay, in which nobody is "you", nothing. Of the card in play, where it is. */
export function factsOf(card: string, view: View, texts: Texts): string[] {
  const table = tableOf(view);
  const face = table.cards[card];
  if (!face) return [];
  if (table.in_play === card) return [texts.say("say-in-play")];
  if (texts.me === null) return [];
  const fields = { n: face.cubes, side: face.side };
  return [texts.say(table.theirs.includes(card) ? "say-lay-theirs" : "say-lay", fields)];
}

/** Who has laid the card in play, where that is not the reader: it lies beside the reader's own cards. */
export function playedBy(card: string, view: View): Side | null {
  const { in_play: inPlay, player, you } = tableOf(view);
  return inPlay === card && player !== you ? player : null;
}
