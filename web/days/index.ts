// The table of 13 Days.
import "../coldwar/tokens.css";
import "./tokens.css";
import type { GameTable } from "../common/game";
import { ICONS } from "../common/icons";
import Board from "./Board.svelte";
import { describe } from "./describe";
import End from "./End.svelte";
import Hand from "./Hand.svelte";
import { log } from "./log";
import { sideOf, tableOf, verbOf } from "./model";
import { endOfRound } from "./round";
import Side from "./Side.svelte";
import { because } from "./war";
import { cardOf, heading, offerMark, offerWords, sideMark } from "./words";

/** The flags of the board, as signs in the rules. */
const FLAGS = { us: "M4 2h2.500v20H4zM7.500 3h14v11h-14z", ussr: "M4 2h2.500v20H4zM7.500 3l14 5.500-14 5.500z" };

const table: GameTable = {
  Board,
  Hand,
  Side,
  sideTab: (view, texts) => {
    const { sides } = tableOf(view);
    const seat = view.seat === null ? 0 : 1 - view.seat;
    return texts.say("labelled", { label: texts.name(seat === 0 ? "us" : "ussr"), words: texts.say("n-cards", { n: sides[seat === 0 ? 0 : 1].hand }) });
  },
  flat: true,
  End,
  describe,
  heading,
  about: (view, texts) => {
    const { in_play, player } = tableOf(view);
    if (!in_play) return texts.say(view.prompt?.["last"] === 1 ? "last-card" : "your-turn");
    const { card } = in_play;
    // Who is asked in the turn of the other side is told why.
    const isGiven = player !== null && player !== view.seat && view.prompt?.id !== "ask-trigger";
    return isGiven ? texts.say("about-given", { card, side: sideOf(player) }) : texts.name(card);
  },
  offer: offerWords,
  groupOf: cardOf,
  halts: (told, view) => endOfRound(told, view) !== null,
  // On the cards of the agendas, beside the battleground, on the board.
  isLit: (offer) => ["keep", "cubes", "on", "place", "remove", "defcon"].includes(verbOf(offer)),
  offerMark,
  sideMark,
  because,
  log,
  reading: (texts) => texts.say("reading-the-board"),
  signs: {
    "☢": { path: ICONS.rad },
    "⚑": { path: FLAGS.us, colour: "var(--us)" },
    "⚐": { path: FLAGS.ussr, colour: "var(--ussr)" },
    "⚿": { path: ICONS.key },
    "∞": { path: ICONS.link },
  },
};

export default table;
