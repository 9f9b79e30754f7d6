// The table of DEFCON.
import "../coldwar/tokens.css";
import "./tokens.css";
import type { GameTable } from "../common/game";
import { ICONS } from "../common/icons";
import { answered } from "./ahead.svelte";
import Bar from "./Bar.svelte";
import Board from "./Board.svelte";
import { describe } from "./describe";
import End from "./End.svelte";
import Hand from "./Hand.svelte";
import { log } from "./log";
import { isCardWanted, isFinal, isGrave, isShopping, isStep, isWindow, nounOf, POWERS, tableOf, verbOf } from "./model";
import { mode } from "./mode.svelte";
import Notice from "./Notice.svelte";
import Side from "./Side.svelte";
import Summary from "./Summary.svelte";
import { rounds } from "./summary";
import { inOrder, offerMark, offerWords, sideMark, WHERE, whyIdle } from "./words";

const table: GameTable = {
  Board,
  Hand,
  Side,
  sideAt: "top",
  flat: true,
  sideTab: (_view, texts) => texts.say("tab-powers"),
  Bar,
  Notice,
  End,
  describe,
  heading: (view, texts) => {
    const { round, rounds, phase } = tableOf(view);
    return [texts.say("round-of", { round, rounds }), texts.name(phase)];
  },
  about: (view, texts) => {
    const { phase, in_play, battle } = tableOf(view);
    if (view.prompt?.id === "ask-speech" && battle?.speeches) return texts.say("one-more-speech");
    if (isCardWanted(view)) return texts.say("asked-now");
    if (view.offers.length === 1 && view.prompt?.id !== "ask-after-action") return texts.say(whyIdle(view) || "only-answer");
    // Who buys something for the map is asked where.
    const where = isShopping(view, view.offers) && mode.chosen !== null ? WHERE[mode.chosen] : undefined;
    const words = where ? texts.say(where) : texts.name(in_play ?? phase);
    return isWindow(view) ? words : texts.say("about-your-turn", { words });
  },
  answered,
  offer: offerWords,
  isGrave,
  isFinal,
  inOrder,
  isShop: (view) => isShopping(view, view.offers),
  isLit: (offer) => isStep(offer) || ["attack", "cards", "discard"].includes(verbOf(offer)),
  // How many is typed as it is read, although the most are offered first.
  keyOf: (offer) => (["troops", "cards"].includes(verbOf(offer)) && /^\d$/.test(nounOf(offer)) ? nounOf(offer) : undefined),
  offerMark,
  sideMark,
  // Which powers are played is an option.
  sideOf: (seat, view) => POWERS.indexOf(tableOf(view).powers[seat]?.power ?? "america"),
  log,
  Summary,
  stretches: rounds,
  signs: { "☢": { path: ICONS.rad } },
  // Dice are looked at, and a nuclear strike is remembered.
  pause: (told) => {
    if (told.some(({ id }) => id === "irradiated")) return 3000;
    if (told.some(({ id }) => id === "nuked" || id === "nuked-city")) return 2200;
    if (told.some(({ id }) => id === "rolled")) return 1400;
    if (told.some(({ id }) => ["attacked", "struck", "bombed", "sank", "conquered", "sabotaged", "played", "engaged"].includes(id))) return 1100;
    return told.some(({ id }) => id !== "drew-hidden" && id !== "has-budget" && id !== "moved" && id !== "deployed") ? 450 : told.length ? 220 : 0;
  },
};

export default table;
