// The table of 13 Minutes and of its campaign.
import "../coldwar/tokens.css";
import { KIND_ICONS } from "../coldwar/icons";
import type { GameTable } from "../common/game";
import { ICONS } from "../common/icons";
import Board from "./Board.svelte";
import { countOf } from "./count";
import { describe, stage } from "./describe";
import End from "./End.svelte";
import Hand from "./Hand.svelte";
import { log } from "./log";
import { at, isGrave, nounOf, tableOf, verbOf } from "./model";
import Notice from "./Notice.svelte";
import Side from "./Side.svelte";
import { because } from "./war";
import { capital, cardName, offerMark, offerWords, score, sideMark } from "./words";

const table: GameTable = {
  Board,
  Hand,
  Side,
  sideAt: "top",
  sideTab: (view, texts) => {
    const now = tableOf(view);
    const { sides, sum } = countOf(now, texts);
    // Of this game, in a campaign too; a phone has no room for more.
    return texts.say("note-cubes", { us: sum[sides.indexOf("us")] ?? 0, ussr: sum[sides.indexOf("ussr")] ?? 0 });
  },
  Notice,
  End,
  describe,
  heading: (view, texts) => {
    const now = tableOf(view);
    const words = [stage(now, texts)];
    if (now.campaign) words.push(texts.say("stage-game", { n: now.campaign.game, score: score(now.campaign.totals) }));
    return now.end ? words : [...words, texts.say("deck-left", { n: now.deck })];
  },
  about: (view, texts) => {
    const now = tableOf(view);
    const card = now.cards[now.in_play ?? ""];
    // Where the question names the card, whose it is; elsewhere its name.
    if (now.in_play !== null && card) return ["ask-trigger", "ask-action"].includes(view.prompt?.id ?? "") ? capital(texts.say("card-of-both", { side: card.side, kind: card.kind })) : `${cardName(now, now.in_play, texts)} · ${texts.say("kind-of-card", { kind: card.kind })}`;
    return now.phase === "auction" && now.you ? texts.say("cubes-left", { n: now.sides[at(now.you)].supply, of: now.sides[at(now.you)].cubes, paid: 0 }) : texts.say("your-turn");
  },
  offer: offerWords,
  // The board says what each of these would do.
  isLit: (offer) => ["neutral", "sphere", "on", "cubes", "toward", "away"].includes(verbOf(offer)),
  isGrave,
  keyOf: (offer) => (verbOf(offer) === "bid" && /^\d$/.test(nounOf(offer)) ? nounOf(offer) : undefined),
  offerMark,
  sideMark,
  // In a campaign the players may exchange them.
  sideOf: (seat, view) => (tableOf(view).sides[0].seat === seat ? 0 : 1),
  // Where nobody has a name, a text must say who is meant by the side with which they began.
  reason: (id) => id.replace("-swapped", ""),
  because,
  log,
  reading: (texts) => texts.say("reading-the-board"),
  signs: {
    "▲": { path: KIND_ICONS.mil, colour: "var(--mil)" },
    "◆": { path: KIND_ICONS.pol, colour: "var(--pol)" },
    "●": { path: KIND_ICONS.opi, colour: "var(--opi)" },
    "☢": { path: ICONS.rad },
  },
  // The end is a moment; that somebody has drawn a card is none.
  pause: (told) => (told.some(({ id }) => id === "turned-cuba") ? 2400 : told.some(({ id }) => id !== "drew-hidden") ? 800 : 0),
};

export default table;
