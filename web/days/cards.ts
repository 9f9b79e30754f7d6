// The cards that a hand shows, and what may be done with each.
import type { Offer, Texts, Told, View } from "../common/game";
import { type CardFace, nounOf, seatsFor, type Side, sideOf, tableOf, verbOf } from "./model";
import { agendaAt, letterGoes, pushNote, short, wouldPay } from "./words";

export interface HandCard {
  readonly key: string;
  readonly face: CardFace;
  readonly where: "in-play" | "drawn" | "hand" | "opened";
  /** What may be done with it now. */
  readonly offers: readonly Offer[];
  /** Whose it was, of the cards that the aftermath opens. */
  readonly seat?: number;
}

export function handCards(view: View, offers: readonly Offer[]): HandCard[] {
  const table = tableOf(view);
  const out: HandCard[] = [];
  const named = (card: string) => offers.filter((offer) => offer["card"] === card);
  const add = (face: CardFace, where: HandCard["where"], more: readonly Offer[] = [], seat?: number) => {
    const key = `${where} ${face.card}`;
    out.push({ key, face, where, offers: [...named(face.card), ...more], ...(seat === undefined ? {} : { seat }) });
  };
  if (table.in_play) add(table.in_play, "in-play");
  for (const face of table.drawn) add(face, "drawn", offers.filter((offer) => offer.id === "offer-aftermath"));
  for (const face of table.hand) add(face, "hand");
  for (const seat of seatsFor(view)) {
    for (const face of table.opened[seat === 0 ? 0 : 1]) add(face, "opened", [], seat);
  }
  return out;
}

/** It waits for the reader: something may be done with it. What the card in play asks for is lit on the board. */
export function isLit(card: HandCard): boolean {
  return card.offers.length > 0;
}

/** Whose turn brought the card into play: `The USSR plays`. */
export function playedBy(view: View, texts: Texts): { readonly side: Side; readonly words: string } {
  const seat = tableOf(view).player ?? 0;
  return { side: sideOf(seat), words: texts.say("in-play-by", { seat, side: sideOf(seat) }) };
}

/** An offer that is all that one can do with a card is done by choosing the card. */
export function onlyOffer(card: HandCard): Offer | undefined {
  const [first] = card.offers;
  return card.offers.length === 1 && first && verbOf(first) === "discard" ? first : undefined;
}

const COMMANDS = ["commanded", "used-letter"];
const PLAYED = [...COMMANDS, "played-event", "triggered"];

/** What was told of how the card in play was played; `before` is what was known of it already. */
export function playsOf(view: View, told: readonly Told[], before: readonly Told[]): readonly Told[] {
  const card = tableOf(view).in_play?.card;
  const news = told.filter((event) => PLAYED.includes(event.id) && !before.includes(event));
  return [...before, ...news].filter((event) => event["card"] === card);
}

/** What the card in play is in play for now: the event that said so. A triggered event comes before the Command. */
export function playedFor(view: View, plays: readonly Told[]): Told | null {
  const last = plays.at(-1) ?? null;
  if (last?.id !== "triggered") return last;
  const command = plays.findLast((event) => COMMANDS.includes(event.id));
  const isCommander = view.seat !== null && command?.["side"] === sideOf(view.seat);
  return command && isCommander && ["ask-command", "ask-cubes"].includes(view.prompt?.id ?? "") ? command : last;
}

export function headOf(card: HandCard, played: Told | null, texts: Texts): string {
  if (card.where !== "in-play") return texts.say("would-do");
  if (played === null) return texts.say("in-play-now");
  if (COMMANDS.includes(played.id)) {
    return texts.say("in-play-as-command", { n: played["n"] ?? 0 });
  }
  return texts.say("in-play-as-event");
}

/** Whether the cubes of an event move markers; nothing where it has none. */
function cubesOf({ icon, event_cubes }: CardFace, texts: Texts): string[] {
  if (!event_cubes) return [];
  if (icon) return texts.me === null ? [] : [texts.say("moves-tracks")];
  return [texts.say("moves-nothing")];
}

/** What there is to know before playing it; when it is over, whatever the position still asks, nothing is asked. */
export function factsOf(card: HandCard, view: View, played: Told | null, texts: Texts, over: boolean): string[] {
  if (card.where === "in-play" && !card.offers.length) {
    if (played === null) return texts.me === null || over ? [] : [question(view, texts)];
    if (COMMANDS.includes(played.id)) return texts.me === null ? [] : [texts.say("moves-tracks")];
    return cubesOf(card.face, texts);
  }
  const { face, offers } = card;
  const out: string[] = [];
  const command = offers.find((offer) => verbOf(offer) === "command");
  if (command) out.push(texts.say("as-command", { n: command["n"] ?? 0 }));
  if (command?.["theirs"] === 1 && face.side !== "un") out.push(texts.say("theirs-may", { side: face.side }));
  else if (offers.some((offer) => offer["idle"] === 1)) out.push(texts.say("as-event-idle"));
  else out.push(...cubesOf(face, texts));
  if (texts.me !== null && !offers.length && card.where === "hand" && !over) out.push(whyNot(view, texts));
  return out;
}

const MOST_NOW = 2;

/** What the agendas pay where the card in play asks for cubes: the leads stand on the buttons, these nowhere else. */
export function nowOf(card: HandCard, view: View, offers: readonly Offer[], texts: Texts): string[] {
  if (card.where !== "in-play" || card.offers.length) return [];
  const places = offers.filter((offer) => ["place", "remove"].includes(verbOf(offer))).map(nounOf);
  const flagged = places.flatMap((at) => {
    const agenda = agendaAt(view, at);
    return agenda ? texts.say("labelled", { label: short(at, texts), words: wouldPay(agenda, texts) }) : [];
  });
  return flagged.slice(0, MOST_NOW);
}

/** What is asked now, if something is. */
function question(view: View, texts: Texts): string {
  return view.prompt ? texts.say(view.prompt.id, view.prompt) : texts.say("not-your-turn");
}

/** Why a card cannot be played now. */
export function whyNot(view: View, texts: Texts): string {
  return view.prompt ? texts.say("first-this", { question: question(view, texts) }) : question(view, texts);
}

export interface CardAct {
  readonly offer: Offer;
  readonly words: string;
  readonly note: string;
  /** It is offered, but would change nothing. */
  readonly idle: boolean;
  /** It can bring the war nearer than anybody wants: that is said on the button. */
  readonly danger: string;
}

/** The ways to play a card, as buttons on it. */
export function actsOf(card: HandCard, view: View, texts: Texts): CardAct[] {
  return card.offers.map((offer) => {
    const verb = verbOf(offer);
    const idle = offer["idle"] === 1;
    const danger = pushNote(offer, view, texts);
    if (verb === "command") return { offer, words: texts.say("do-command", { n: offer["n"] ?? 0 }), note: "", idle, danger };
    if (verb === "letter") {
      return { offer, words: texts.say("do-letter", { n: offer["n"] ?? 0 }), note: letterGoes(view, texts), idle, danger };
    }
    if (verb === "event") return { offer, words: texts.say("do-event"), note: idle ? texts.say("do-event-idle") : "", idle, danger };
    return { offer, words: texts.say(offer.id, offer), note: "", idle: idle || verb === "pass", danger };
  });
}
