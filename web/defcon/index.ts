// The table of DEFCON.
import type { GameTable } from "../common/game";
import { ICONS } from "../common/icons";
import Bar from "./Bar.svelte";
import Board from "./Board.svelte";
import { describe } from "./describe";
import Hand from "./Hand.svelte";
import { log } from "./log";
import { isWindow, POWERS, tableOf } from "./model";
import Notice from "./Notice.svelte";
import Side from "./Side.svelte";
import Summary from "./Summary.svelte";
import { rounds } from "./summary";
import { offerMark, offerWords, sideMark } from "./words";

const table: GameTable = {
  Board,
  Hand,
  Side,
  sideAt: "top",
  sideTab: (_view, texts) => texts.say("tab-powers"),
  Bar,
  Notice,
  describe,
  heading: (view, texts) => {
    const { round, rounds, phase } = tableOf(view);
    return [texts.say("round-of", { round, rounds }), texts.name(phase)];
  },
  about: (view, texts) => {
    const { phase, in_play } = tableOf(view);
    if (isWindow(view)) return texts.say("asked-now");
    return in_play ? texts.name(in_play) : texts.name(phase);
  },
  offer: offerWords,
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
    if (told.some(({ id }) => id === "nuked" || id === "nuked-city")) return 3000;
    if (told.some(({ id }) => id === "rolled")) return 1400;
    if (told.some(({ id }) => ["attacked", "struck", "bombed", "sank", "conquered", "sabotaged", "played", "engaged"].includes(id))) return 1100;
    return told.some(({ id }) => id !== "drew-hidden" && id !== "has-budget" && id !== "moved" && id !== "deployed") ? 450 : told.length ? 220 : 0;
  },
};

export default table;
