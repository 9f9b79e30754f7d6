// What lies on the board: the position as it stands, or one on the way there, one after the other at the reader's pace; an older one that they
// look at; a summary over it.
import { tick } from "svelte";
import type { Problem, Step } from "./api";
import { CHANCE, type GameTable, type Move, type Told, type View } from "./game";
import type { Past } from "./past.svelte";
import { keep, kept, problemOf, session } from "./session.svelte";
import { movesOf, turnsOf } from "./steps";

/** A position on the board. */
export interface Shown {
  readonly n: number;
  readonly view: View;
  readonly told: readonly Told[];
}

/** A position that is to be shown; null: its view is still being fetched. */
interface Coming {
  readonly n: number;
  view: View | null;
  told: readonly Told[];
}

/** A part of the game that is summed up over the table. */
export interface Summed {
  readonly from: number;
  readonly to: number;
  readonly before: View;
  readonly after: View;
  readonly moves: readonly Move[];
}

export const PACE: Readonly<Record<typeof session.speed, number>> = { slow: 1.8, usual: 1, fast: 0.45, none: 0 };
const USUAL_PAUSE = 600;
const MOST_SHOWN = 12; // moves, to who comes back

export class Showing {
  /** What lies on the board; null: nothing yet. */
  shown = $state.raw<Shown | null>(null);
  /** An older position that the reader looks at. */
  old = $state.raw<Shown | null>(null);
  /** How many positions wait to be shown. */
  behind = $state(0);
  /** Positions are shown of which the reader was not there to see. */
  away = $state.raw<{ readonly moves: readonly Move[]; readonly at: number } | null>(null);
  /** What happened before the reader came: from the position that they had seen to the one that they found; null: nothing. */
  missed = $state.raw<{ readonly from: number; readonly to: number } | null>(null);
  /** The newest position, whatever is shown. */
  now = $state.raw<{ readonly n: number; readonly view: View } | null>(null);
  /** While this is read, no move is shown. */
  summed = $state.raw<Summed | null>(null);
  /** Something on the board is to be read first, such as what a round cost: no move is shown and nothing is asked until then. */
  held = $state(false);
  /** The newest position that the reader made. */
  mine = $state(0);

  /** In the order of the game. The last one is never without its view. */
  #queue: Coming[] = [];
  #timer = 0;
  #game: GameTable | null = null;
  #found: (game: GameTable) => void = () => undefined;
  readonly #known = new Promise<GameTable>((found) => (this.#found = found));
  /** A summary is on its way. */
  #holds = false;
  /** What was asked for last, a position or a summary: an older answer that comes after it is not wanted any more. */
  #wanted = 0;
  #disposed = false;

  constructor(
    readonly past: Past,
    /** Is the game still played? */
    readonly isPlaying: () => boolean,
    /** What cannot be shown, and why; null: that is forgotten. */
    readonly tell: (problem: Problem | null) => void,
  ) {}

  play(game: GameTable): void {
    this.#game = game;
    this.#found(game);
    // What is there already was shown before the game could say so.
    if (this.shown) this.held = this.#halts(this.shown);
  }

  /** Does the position as it stands lie on the board, with nothing to be shown or read first? */
  get isNow(): boolean {
    return !this.old && !this.behind && !this.held;
  }

  /** What has just happened, and how it stands now. `seen`: the newest position that was known; null: none was. */
  take(fresh: readonly Step[], n: number, view: View, seen: number | null): void {
    this.now = { n, view };
    const told = fresh.flatMap(({ events }) => events);
    const others = fresh.filter(({ seat }) => seat !== CHANCE && seat !== view.seat).length;
    if (seen === null) this.#arrive(n, view, fresh);
    else if (seen === n && fresh.length === 0) this.#renewed(n, view);
    else if (others > 1) void this.#catchUp(fresh, { n, view, told });
    else if (others) this.#put({ n, view, told });
    else this.#mine({ n, view, told });
  }

  /** How it stands, whatever was shown: unless that is newer. */
  correct(n: number, view: View): void {
    this.toNow();
    if (n >= (this.shown?.n ?? 0)) this.#show({ n, view, told: [] });
  }

  /** The first position on this page: if the reader has missed something since the last visit, it is shown first. */
  #arrive(n: number, view: View, steps: readonly Step[]): void {
    const last = Number(kept(`seen ${this.past.table}`) ?? NaN);
    const missed = steps.filter((step) => step.n > last);
    if (Number.isNaN(last) || missed.length === 0 || view.seat === null) this.#show({ n, view, told: [] });
    else void this.#catchUp(missed, { n, view, told: [] }, last);
  }

  /** Several moves at once: the positions between are fetched, so that each can be seen. */
  async #catchUp(steps: readonly Step[], now: Shown, from: number | null = null): Promise<void> {
    if (from !== null) this.missed = { from, to: now.n };
    // They have their place before it is known which they are: what comes meanwhile is shown after them.
    const place: Coming = { n: now.n, view: null, told: [] };
    const end: Coming = { ...now };
    this.#put(place, end);
    const game = this.#game ?? (await this.#known);
    if (!this.#queue.includes(place)) return;
    const before = from === null ? [] : [{ n: from, seat: CHANCE, events: [] }];
    const all = [...before, ...turnsOf(steps)];
    const others = all.filter(({ n, seat, events }) => n < end.n && seat !== now.view.seat && this.#pauseAfter(events) > 0);
    const moves = others.slice(-MOST_SHOWN);
    // What is to be read is read however fast the rest is shown, and after what it compares itself with.
    const isRead = all.map(({ events }) => game.halts?.(events, now.view) ?? false);
    const worth = all.filter((turn, at) => turn.n < end.n && (moves.includes(turn) || isRead[at] || isRead[at + 1]));
    if (from !== null || worth.length) end.told = all.find(({ n }) => n === end.n)?.events ?? [];
    if (from !== null && moves.length) this.away = { moves: movesOf(steps), at: from };
    const isLong = from !== null && others.length > MOST_SHOWN;
    if (isLong) this.#holds = true;
    const between = worth.map(({ n, events }): Coming => ({ n, view: null, told: events }));
    this.#queue.splice(this.#queue.indexOf(place), 1, ...between);
    this.behind = this.#queue.length;
    const summary = isLong ? this.#sumUpFirst(from, end.n) : undefined;
    await Promise.allSettled([summary, ...between.map(async (one) => (one.view = await this.past.position(one.n)))]);
    // Those that cannot be had are left out.
    this.#queue = this.#queue.filter((one) => one.view !== null || !between.includes(one));
    if (!this.#timer && !this.#disposed) this.#next();
  }

  /** More than can be shown: where the game can sum it up, that comes first, over the table as the reader left it. */
  async #sumUpFirst(from: number, to: number): Promise<void> {
    const game = await this.#known;
    const found = game.Summary ? await this.#sum(from, to).catch(() => null) : null;
    if (!this.#holds) return;
    this.#holds = false;
    this.summed = found;
    if (found) this.#show({ n: from, view: found.before, told: [] });
  }

  async #sum(from: number, to: number): Promise<Summed> {
    const [before, after] = await Promise.all([this.past.position(from), this.past.position(to)]);
    return { from, to, before, after, moves: this.past.moves.filter(({ n }) => n > from && n <= to) };
  }

  /** Sum up what happened between two positions. */
  async sumUp(from: number, to: number): Promise<void> {
    const wish = ++this.#wanted;
    try {
      const found = await this.#sum(from, to);
      if (wish === this.#wanted) this.summed = found;
    } catch (error) {
      if (wish === this.#wanted) this.tell(problemOf(error));
    }
  }

  /** The summary was read: what waits is shown now, move by move. */
  showMoves(): void {
    this.#wanted += 1;
    this.summed = null;
    if (!this.#timer) this.#next();
  }

  /** The summary was read: of what waits, only what happened since it was opened is still to be shown. */
  closeSummary(): void {
    const last = this.away ? (this.missed?.to ?? 0) : 0;
    const reached = this.#queue.findLast(({ n }) => n <= last);
    this.#queue = this.#queue.filter(({ n }) => n > last);
    this.behind = this.#queue.length;
    if (reached?.view) this.#show({ n: reached.n, view: reached.view, told: [] });
    this.showMoves();
  }

  #pauseAfter(told: readonly Told[]): number {
    return told.length === 0 ? 0 : (this.#game?.pause?.(told) ?? USUAL_PAUSE) * PACE[session.speed];
  }

  /** The position that was known, after a new connection or the reader's own answer to what is asked in secret: nothing has happened, and what
   *  is still to be shown goes on being shown. */
  #renewed(n: number, view: View): void {
    const last = this.#queue.at(-1);
    if (last) last.view = view;
    else this.#show({ n, view, told: this.shown?.n === n ? this.shown.told : [] });
  }

  /** What the reader did is shown at once. */
  #mine(shown: Shown): void {
    this.toNow();
    this.mine = shown.n;
    this.#show(shown);
  }

  #put(...shown: Coming[]): void {
    if (this.#disposed) return;
    this.#queue.push(...shown);
    this.behind = this.#queue.length;
    if (!this.#timer) this.#next();
  }

  #next(): void {
    this.#timer = 0;
    // It waits for whoever reads or looks at an older position: what the board has not shown is marked and said nowhere.
    if (this.#holds || this.summed || this.held || this.old) return;
    const [coming] = this.#queue;
    if (coming?.view) this.#queue.shift();
    this.behind = this.#queue.length;
    if (!coming?.view) return;
    const { n, view, told } = coming;
    this.#show({ n, view, told });
    if (this.held) return;
    const pause = this.#pauseAfter(told);
    if (pause > 0) this.#timer = setTimeout(() => this.#next(), pause);
    // The board sees each of them: what it says of one may depend on the one before.
    else if (this.behind) void tick().then(() => this.#timer || this.#disposed || this.#next());
  }

  #show(shown: Shown): void {
    // Who has read it is not held again when the line is renewed; who comes upon it in another way has nothing to read.
    if (shown.n !== this.shown?.n || shown.told.length === 0) this.held = this.#halts(shown);
    this.shown = shown;
    if (this.away) this.away = this.behind ? { ...this.away, at: shown.n } : null;
    this.#keepSeen();
  }

  #halts({ told, view }: Shown): boolean {
    return this.#game?.halts?.(told, view) ?? false;
  }

  /** What is still being read was not seen: whoever loads the page anew reads it again. */
  #keepSeen(): void {
    if (!this.held && this.shown) keep(`seen ${this.past.table}`, String(this.shown.n));
  }

  /** Show only what came of it. */
  toNow(): void {
    clearTimeout(this.#timer);
    this.#timer = 0;
    const last = this.#queue.at(-1);
    this.#queue = [];
    this.behind = 0;
    this.#holds = false;
    this.summed = null;
    if (last?.view) this.#show({ n: last.n, view: last.view, told: last.told });
    this.away = null;
  }

  /** What was to be read has been. */
  goOn(): void {
    this.held = false;
    this.#keepSeen();
    if (!this.#timer) this.#next();
  }

  /** Look at the board as it was after a move. */
  async look(n: number): Promise<void> {
    const wish = ++this.#wanted;
    this.tell(null);
    if (n === this.shown?.n) return this.back();
    const isClosed = this.isPlaying() && this.now && this.#game?.mayLookBack?.(n, this.past.moves, this.now.view) === false;
    if (isClosed) {
      this.back();
      this.tell({ id: "closed-past" });
      return;
    }
    try {
      const view = await this.past.position(n);
      if (wish === this.#wanted) this.old = { n, view, told: this.past.toldOf(n) };
    } catch (error) {
      if (wish === this.#wanted) this.tell(problemOf(error));
    }
  }

  back(): void {
    this.#wanted += 1;
    this.old = null;
    if (!this.#timer) this.#next();
  }

  dispose(): void {
    this.#disposed = true;
    clearTimeout(this.#timer);
  }
}
