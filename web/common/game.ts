// What the table's shell and the folder of a game owe each other. `web/common` knows no game; a game is a folder `web/<package>` whose
// `index.ts` default-exports a GameTable (and whose `Tile.svelte`, if it has one, is its picture on the front page;
// whose `deckfile.ts`, if its deck can be replaced, default-exports the address of its own deck as a file).
import type { Component } from "svelte";
import type { Texts } from "./text.mjs";

export type { Texts } from "./text.mjs";

/** What a field of an event, a prompt or an offer can be: a number, or an id or plain words; its text says which. */
export type Field = string | number;

/** The question that the reader is asked: `texts.say(prompt.id, prompt)`. */
export interface Prompt {
  readonly id: string;
  readonly [field: string]: Field;
}

/** An action that the reader may choose now, with the text that says so: `texts.say(offer.id, offer)`. */
export interface Offer {
  readonly action: string;
  readonly id: string;
  readonly [field: string]: Field;
}

/** Something that happened, as this reader was told it: `texts.event(told)`. */
export interface Told {
  readonly id: string;
  readonly [field: string]: Field;
}

export interface Outcome {
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly reason: string;
}

/** In the place of a seat: dice or unseen cards decide. */
export const CHANCE = -1;
/** In the place of a seat: it is not said which one. */
export const SOMEBODY = -3;

/** `state.view(seat)` as it came. What lies in `table` is the game's own business: it says so as `View<ItsTable>`. */
export interface View<Table = unknown> {
  readonly game: string;
  readonly rules: number;
  readonly options: Readonly<Record<string, Field | boolean>>;
  readonly seats: number;
  /** The seat that reads, from 0; null: a spectator. */
  readonly seat: number | null;
  /** Whose turn it is: a seat, CHANCE, SOMEBODY, or -2: the game is over. */
  readonly actor: number;
  /** All that are asked now, as far as the reader is shown it. */
  readonly waiting: readonly number[];
  readonly prompt: Prompt | null;
  readonly offers: readonly Offer[];
  /** What the reader chose, while others have still to answer the same question. */
  readonly answer: Offer | null;
  readonly table: Table;
  readonly outcome: Outcome | null;
}

/** What every component of a game's table is given. */
export interface TableProps {
  view: View;
  texts: Texts;
  /** `view.offers`; empty when it is not this reader's turn, or while an old position or a motion is shown. */
  offers: readonly Offer[];
  /** Choose an offer by its action. */
  act: (action: string) => void;
  /** Take back what was chosen last; null: that cannot be. */
  takeBack: (() => void) | null;
  /** The phone's layout. */
  compact: boolean;
  /** What led here from the position shown before, for motion and the ring around the last change. Empty after a jump. */
  told: readonly Told[];
  /** All that has happened up to the newest position that was shown. */
  moves: readonly Move[];
  /** The offer under the pointer or with the focus, on the board or among the words: both sides show it. */
  pointed: string | null;
  point: (action: string | null) => void;
  /** Is this the game as it stands now? False: an old position, or a replay, in which nobody is asked. */
  live: boolean;
  /** Is it over? Also where somebody gave up, of which the rules, and so the view, know nothing. */
  over: boolean;
  /** Who is at the table now, by seat; null: a bot, or nobody knows (a replay). */
  here: readonly (boolean | null)[];
  /** Has `halts` stopped the game for something that is still to be read? It stays on the board as long as this is so, and `live`. */
  held: boolean;
  /** It was read. */
  goOn: () => void;
  /** Whose bot cannot think at the moment and does whatever it may, by seat. */
  struggling: readonly boolean[];
}

/** A committed move and what was told of it: what the log is made of. Position 0 is the beginning. */
export interface Move {
  /** The number of the position after it. */
  readonly n: number;
  /** When, in milliseconds; null if it is not known. */
  readonly at: number | null;
  readonly events: readonly Told[];
}

/** A line of the log. Choosing it shows the board after move `n`. */
export interface LogLine {
  readonly n: number;
  readonly at: number | null;
  readonly text: string;
  /** A part that stands out, said after the text. */
  readonly strong?: string;
  /** Who did it, where seats are sides: the line wears this side's mark. */
  readonly side?: number;
  /** "rule": the beginning of a round, set apart by a line. */
  readonly kind?: "line" | "rule";
}

/** A part of the game that can be summed up: what happened after position `from`, up to position `to`. */
export interface Stretch {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

/** What a summary is made of: how it stood before and after, and what the reader was told in between. */
export interface SummaryProps {
  before: View;
  after: View;
  moves: readonly Move[];
  texts: Texts;
}

/** What the end is told from: how the table lies then, and all that led there. */
export interface EndProps {
  view: View;
  moves: readonly Move[];
  texts: Texts;
}

/** What is said of the board under one heading. */
export interface Said {
  readonly head: string;
  readonly lines: readonly string[];
}

/** How an offer reads as a button. */
export interface Wording {
  readonly words: string;
  /** What it would do, in small letters. */
  readonly note?: string;
  /** The end of the note that keeps its room where the rest of it has none: what may cost the game. */
  readonly lasting?: string;
  /** Why it is red, for the tooltip and for who listens, where there is no room for it. */
  readonly warning?: string;
  /** The same in a group, whose heading says what it is done with. */
  readonly brief?: string;
  /** "stop": passing or stopping, outlined, and always last; "idle": outlined; "bad": lit, with a red edge. */
  readonly tone?: "go" | "stop" | "idle" | "bad";
}

/** What the page answers for the reader, who is not asked then. */
export interface Answer {
  readonly action: string;
  /** After so many milliseconds: what an answer takes must not tell what somebody holds. */
  readonly after: number;
  /** What is answered, and why, in the place of the question. */
  readonly words: string;
}

/** A mark in front of a name or an offer: a path in a box of 24 by 24. */
export interface Mark {
  readonly path: string;
  /** A CSS colour, such as var(--text-2). */
  readonly colour?: string;
}

export interface GameTable {
  /** The board, with what is offered lit as focusable buttons. */
  Board: Component<TableProps>;
  /** The reader's hand, beneath the prompt. */
  Hand: Component<TableProps>;
  /** What stands beside the board: the score sheet, the opponent, flags. On a phone it is a tab. */
  Side?: Component<TableProps>;
  /** "top": above the log, "bottom" (without it): below the chat. */
  sideAt?: "top" | "bottom";
  /** Is the board broader than high? Then it has the whole width of an upright tablet, and what is beside it elsewhere lies below. */
  flat?: boolean;
  /** The name of the phone's tab for Side. */
  sideTab?: (view: View, texts: Texts) => string;
  /** What the bar shows after the game's name, in place of the heading's words: a track, an order. */
  Bar?: Component<TableProps>;
  /** Something that must not be overlooked, such as the danger of war. Above the board on a phone, on the board where it is wide. */
  Notice?: Component<TableProps>;
  /** What else is shown where the end is told: why it ended so. */
  End?: Component<EndProps>;
  /** The board in words, for screen readers: one sentence each, and where there are many, the rest of them under headings. `over` is that of
   *  TableProps. */
  describe: (view: View, texts: Texts, over: boolean) => (string | Said)[];
  /** The header's words after the game's name: "Round 2 of 3", "Turn 2 of 4". The first survives on a phone. */
  heading?: (view: View, texts: Texts) => string[];
  /** The small words above the question: what it is about. Without it, "Your turn". */
  about?: (view: View, texts: Texts) => string;
  /** What is answered for the reader, where there is nothing to choose, or where they wished it so; null: the question is theirs. `here` is
   *  that of TableProps. Who takes such an answer back is asked after all. */
  answered?: (view: View, texts: Texts, here: readonly (boolean | null)[]) => Answer | null;
  /** How an offer reads as a button, where `texts.say(offer.id, offer)` is not enough. `pass` is outlined without asking. */
  offer?: (offer: Offer, view: View, texts: Texts) => Wording;
  /** Offers that follow each other and are about the same thing, such as a card: what that is called. Many of them stand in a group under it,
   *  each as `brief` as it can be said there. */
  groupOf?: (offer: Offer, texts: Texts) => string | undefined;
  /** The offers in words in another order than that of the rules, such as the best first; what stops stays last. */
  inOrder?: (offers: readonly Offer[]) => Offer[];
  /** Is the same offer lit on the board or in the hand as well? On a phone its words are folded then. */
  isLit?: (offer: Offer) => boolean;
  /** Does the hand offer the same as a shop, with what everything costs? Then the words are folded where it is wide, too, or nobody would
   *  know which of the two acts. Whoever goes through them by keyboard sees them all the same. */
  isShop?: (view: View) => boolean;
  /** Is it hard to take back, or does it harm somebody? What a mouse or the focus shows of it beforehand, a finger and a number's key show
   *  first, and do the second time. */
  isGrave?: (offer: Offer, view: View) => boolean;
  /** Can nothing ever mend it? Then a mouse and the keyboard choose it twice as well: a slip of the hand must not be the end of something. */
  isFinal?: (offer: Offer) => boolean;
  /** The key of an offer that is a number, "0" to "9": the number itself; larger ones have none. Where it says one for any offer of a question,
   *  the keys do not count the buttons. Where some have none, a key only leads to its offer: who types 1 may have meant 13.
   *  The button says the number, so it does not say the key as well. */
  keyOf?: (offer: Offer) => string | undefined;
  /** The mark of an offer's button. */
  offerMark?: (offer: Offer, view: View) => Mark | undefined;
  /** The mark of a side, in the log and the header, where seats are sides: side 0 is `seat-1` of the texts. */
  sideMark?: (side: number) => Mark | undefined;
  /** The side that a seat plays in this position, where the players may exchange them. Without it, seat 0 plays side 0, and so on. */
  sideOf?: (seat: number, view: View) => number;
  /** Another text than the server's for why the game ended: here everybody has a name. */
  reason?: (id: string) => string;
  /** What else there is to say of why the game ended, in a sentence; it is said after the outcome. */
  because?: (end: View, texts: Texts) => string;
  /** The lines of the log as `seat` was told them. In a replay `texts.me` is null: there nobody is "you". `now` is how a game
   *  stands that is still played, so that its log does not tell what lies face down by now. Without a log, every event is a line. */
  log?: (moves: readonly Move[], texts: Texts, seat: number | null, now: View | null) => LogLine[];
  /** What the log leaves out, and why, in a sentence under its heading; empty: nothing. */
  logNote?: (moves: readonly Move[], texts: Texts, now: View) => string;
  /** May a game that is still played be shown as it stood after move `n`? Not where that would open what lies face down now. */
  mayLookBack?: (n: number, moves: readonly Move[], now: View) => boolean;
  /** What happened between two positions, on one page, for games of which more happens than can be shown move by move. Who comes back
   *  to that much reads it first; the log's head opens it at any time. */
  Summary?: Component<SummaryProps>;
  /** The parts of the game that can be summed up, such as its rounds, in order. `n` is the position as it stands. */
  stretches?: (moves: readonly Move[], n: number, texts: Texts) => Stretch[];
  /** What the signs on this table mean, in paragraphs as those of the rules, which they follow. */
  reading?: (texts: Texts) => string;
  /** Signs that stand in the texts for the terminal's sake, and what is drawn in their place. */
  signs?: Readonly<Record<string, Mark>>;
  /** Is there something to be read on the board after this, such as what a round cost? Then no further move is shown and nothing is asked until
   *  the board says `goOn`. */
  halts?: (told: readonly Told[], view: View) => boolean;
  /** How long a move of somebody else is shown before the next one, in milliseconds; 0: not at all. Without it, 600 where anything was told. */
  pause?: (told: readonly Told[]) => number;
}
