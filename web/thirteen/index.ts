import "../coldwar/tokens.css";
import type { GameTable, LogLine, Move, Told, View, Wording } from "../common/game";
import type { Texts } from "../common/text.mjs";
import Board from "./Board.svelte";
import End from "./End.svelte";
import Hand from "./Hand.svelte";
import Side from "./Side.svelte";
import { markOf, opened, others, tableOf } from "./table";

/** Do the cards that were taken lie closed? */
const hasClosedPiles = (now: View | null): boolean => now !== null && tableOf(now).players.some(({ pile }) => pile === null);

/** Nobody looks back past a pile that was closed in this round. */
function mayLookBack(n: number, moves: readonly Move[], now: View): boolean {
  const told = (id: string, move: Move) => move.events.some((event) => event.id === id);
  const begun = moves.findLast((move) => told("dealer", move))?.n ?? 0;
  return !hasClosedPiles(now) || n < begun || !moves.some((move) => move.n > n && told("took", move));
}

/** The plays of this round whose cards lie on no target any more: they lie closed, and the log does not open them. */
function closed(moves: readonly Move[], now: View | null): Set<Told> {
  if (!now || !hasClosedPiles(now)) return new Set();
  const told = moves.flatMap(({ events }) => events);
  const plays = told.slice(told.findLastIndex(({ id }) => id === "dealer") + 1).filter(({ id }) => id === "played");
  const taken = tableOf(now).targets.flatMap(({ colour, cards }) => {
    const here = plays.filter(({ target }) => target === colour);
    return here.slice(0, Math.max(0, here.length - cards.length));
  });
  return new Set(taken);
}

/** A line a turn. The table shows who drew and what was dealt, the score sheet what a round cost. */
function log(moves: readonly Move[], texts: Texts, _seat: number | null, now: View | null): LogLine[] {
  const taken = closed(moves, now);
  const lines: LogLine[] = [];
  for (const { n, at, events } of moves) {
    for (const event of events) {
      const last = lines.at(-1);
      if (event.id === "dealer") lines.push({ n, at, text: texts.event(event), kind: "rule" });
      else if (event.id === "played") lines.push({ n, at, text: taken.has(event) ? texts.say("log-closed", event) : texts.event(event) });
      else if (event.id === "took" && last) lines[lines.length - 1] = { ...last, n, strong: texts.say("log-took", event) };
      // Only who drew it is told what it was.
      else if (event.id === "drew" && last && last.kind !== "rule" && texts.me !== null) lines[lines.length - 1] = { ...last, n, text: `${last.text} ${texts.event(event)}` };
      else if (event.id === "exempt" || event.id === "scored") lines.push({ n, at, text: texts.event(event) });
    }
  }
  return lines;
}

function describe(view: View, texts: Texts): string[] {
  const table = tableOf(view);
  const list = (cards: readonly string[]) => cards.map((card) => texts.name(card)).join(", ");
  const out = [texts.say("round-of", { round: table.round, rounds: table.rounds }) + "."];
  for (const { colour, cards, sum, room } of table.targets) {
    const label = texts.say("target-label", { target: colour, sum, limit: table.limit });
    out.push([label, ...(cards.length ? [list(cards)] : []), texts.say("target-room", { n: room, limit: table.limit })].join(". "));
  }
  for (const seat of others(view)) {
    const player = table.players[seat];
    if (player) out.push(texts.say("words-player", { seat, hand: player.hand, taken: player.taken, points: player.total }));
  }
  out.push(texts.say("words-deck", { n: table.deck }));
  const hand = { n: table.hand.length, cards: list(table.hand) };
  if (view.seat !== null) out.push(texts.me === null ? texts.say("words-hand-of", { ...hand, seat: view.seat }) : texts.say("words-hand", hand));
  return out;
}

const thirteen: GameTable = {
  Board,
  Hand,
  Side,
  sideAt: "top",
  flat: true,
  sideTab: (_view, texts) => texts.say("points-tab"),
  describe,
  log,
  logNote: (moves, texts, now) => (closed(moves, now).size ? texts.say("log-face-down") : ""),
  End,
  halts: (told, view) => view.outcome === null && opened(told).length > 0,
  mayLookBack,
  heading: (view, texts) => {
    const table = tableOf(view);
    return [texts.say("round-of", { round: table.round, rounds: table.rounds }), texts.say("players-exactly", { n: view.seats })];
  },
  offer: (offer, view, texts): Wording => {
    // A four that may go anywhere costs something only if it does so everywhere.
    const isBad = offer.target === undefined ? tableOf(view).targets.every(({ four }) => four.takes > 0) : Number(offer.takes ?? 0) > 0;
    return { words: texts.say(offer.id, offer), tone: isBad ? "bad" : "go" };
  },
  // Every card lies in the hand, and what a rotten four may go on is one of the targets.
  isLit: () => true,
  offerMark: markOf,
  pause: (told: readonly Told[]) => (told.some((event) => event.id === "took") ? 1500 : told.some((event) => event.id === "played") ? 900 : 0),
};

export default thirteen;
