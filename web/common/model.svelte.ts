// A table as one reader has it before them: what is shown, what is still to be shown, what was said.
import { tick } from "svelte";
import { SvelteMap } from "svelte/reactivity";
import { api, type ChatLine, type Problem, type ServerMessage, type Step, type Table } from "./api";
import { CHANCE, type GameTable, type Move, type Offer, type Told, type View } from "./game";
import { kept, keep, problemOf, session } from "./session.svelte";
import { TableSocket } from "./socket";
import { movesOf, turnsOf } from "./steps";
import { Unsaid } from "./unsaid";

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

interface Waiting {
  readonly type: "move" | "undo";
  readonly id: string;
  readonly seen: number;
  readonly action: string;
  /** The step that it has become, once the server has said so. */
  readonly done?: number;
}

/** For each thing that is done once. (crypto.randomUUID is not there in a local network without https.) */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const PACE: Readonly<Record<typeof session.speed, number>> = { slow: 1.8, usual: 1, fast: 0.45, none: 0 };
const USUAL_PAUSE = 600;
const MOST_SHOWN = 12; // moves, to who comes back
const TOO_FAST = "error-too-fast";
export const TAKEN_BACK = "somebody-took-back";

export class TableModel {
  table = $state.raw<Table | null>(null);
  /** What lies on the board; null: nothing yet. */
  shown = $state.raw<Shown | null>(null);
  /** An older position that the reader looks at. */
  old = $state.raw<Shown | null>(null);
  moves = $state.raw<readonly Move[]>([]);
  chat = $state.raw<readonly ChatLine[]>([]);
  /** When it will be tried again to connect; 0: connected, or nobody has noticed yet. */
  lostUntil = $state(0);
  problem = $state.raw<Problem | null>(null);
  /** There is no such table, or it cannot be had. */
  missing = $state.raw<Problem | null>(null);
  /** The action that was chosen and is on its way. */
  sent = $state.raw<Waiting | null>(null);
  mayUndo = $state(false);
  since = $state(0);
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

  /** What the server's clock is ahead of ours. */
  drift = 0;
  readonly #steps = new SvelteMap<number, Step>();
  readonly #past = new Map<number, View>();
  /** In the order of the game. The last one is never without its view. */
  #queue: Coming[] = [];
  #timer = 0;
  #seen: number | null = null;
  #socket: TableSocket | null = null;
  #game: GameTable | null = null;
  #found: (game: GameTable) => void = () => undefined;
  readonly #known = new Promise<GameTable>((found) => (this.#found = found));
  /** A summary is on its way. */
  #holds = false;
  readonly #unsaid = new Unsaid((line) => this.#socket?.send({ type: "chat", ...line }));
  #later = 0;
  /** What was asked for last, a position or a summary: an older answer that comes after it is not wanted any more. */
  #wanted = 0;
  #disposed = false;

  constructor(readonly id: string) {
    this.#connect();
  }

  /** What may be chosen now: nothing while something else is shown than the position as it is. */
  get offers(): readonly Offer[] {
    const closed = this.table?.status !== "playing";
    return closed || this.old || this.behind || this.held || this.sent || this.lostUntil ? [] : (this.shown?.view.offers ?? []);
  }

  play(game: GameTable): void {
    this.#game = game;
    this.#found(game);
    // What is there already was shown before the game could say so.
    if (this.shown) this.held = this.#halts(this.shown);
  }

  #connect(): void {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    this.#socket = new TableSocket(`${scheme}//${location.host}/api/tables/${encodeURIComponent(this.id)}/socket`, {
      hello: () => ({ type: "hello", seen: this.#seen, chat: this.chat.at(-1)?.n ?? 0 }),
      heard: (message) => this.#heard(message),
      opened: () => {
        this.lostUntil = 0;
        this.#repeat();
      },
      lost: (until) => (this.lostUntil = until),
      refused: (reason) => (this.missing = { id: reason || "error-no-table" }),
    });
  }

  /** Say again what was not answered; twice does no harm. */
  #repeat(): void {
    if (this.sent) this.#send(this.sent);
    this.#unsaid.again();
  }

  /** Hear everything anew, as somebody else: a seat that was given up is a watcher's. */
  #renew(): void {
    this.#socket?.close();
    this.#seen = null;
    this.#steps.clear();
    this.#past.clear();
    this.moves = [];
    this.toNow();
    this.#connect();
  }

  #heard(message: ServerMessage): void {
    switch (message.type) {
      case "table": {
        const before = this.table;
        this.drift = message.table.now - Date.now();
        this.table = message.table;
        if (!this.shown) this.since = message.table.since;
        if (before && before.seat !== message.table.seat && this.#seen !== null) this.#renew();
        break;
      }
      case "moved":
        this.#moved(message.steps, message.n, message.view as View);
        this.mayUndo = message.undo;
        this.since = message.since;
        break;
      case "conflict":
        if (this.sent?.id === message.id) this.sent = null;
        this.mayUndo = message.undo;
        this.since = message.since;
        this.toNow();
        if (message.n >= (this.shown?.n ?? 0)) this.#show({ n: message.n, view: message.view as View, told: [] });
        this.problem = { id: "error-conflict" };
        break;
      case "accepted":
        this.#unsaid.answered(message.id);
        if (this.sent?.id === message.id) this.sent = (this.#seen ?? 0) >= message.n ? null : { ...this.sent, done: message.n };
        if (this.problem?.id === TOO_FAST && this.#unsaid.isEmpty && (!this.sent || this.sent.done !== undefined)) this.problem = null;
        break;
      case "chat": {
        const last = this.chat.at(-1)?.n ?? 0;
        this.chat = [...this.chat, ...message.lines.filter(({ n }) => n > last)];
        break;
      }
      case "error":
        this.problem = message.error;
        if (message.error.id === TOO_FAST) {
          // Whether it names something or not: what was not accepted has not been done, and is said again, once for all of it.
          clearTimeout(this.#later);
          this.#later = setTimeout(() => this.#repeat(), 1000 * Number(message.error.seconds ?? 1));
        } else {
          if (message.id !== null && this.sent?.id === message.id) this.sent = null;
          this.#unsaid.answered(message.id);
        }
        break;
      case "pong":
        // The line is whole, and what was said before has had no answer: it was lost on the way.
        this.#repeat();
        break;
    }
  }

  #moved(steps: readonly Step[], n: number, view: View): void {
    const first = this.#seen === null;
    const isSame = this.#seen === n;
    const fresh = steps.filter((step) => !this.#steps.has(step.n));
    for (const step of fresh) this.#steps.set(step.n, step);
    this.moves = movesOf(this.#steps.values());
    this.#noteTakenBack(fresh, view.seat);
    this.#seen = n;
    this.now = { n, view };
    this.#past.set(n, view);
    // Others may answer the same question meanwhile: that is no answer to what was sent.
    if (this.sent?.done !== undefined && this.sent.done <= n) this.sent = null;
    const told = fresh.flatMap(({ events }) => events);
    const others = fresh.filter(({ seat }) => seat !== CHANCE && seat !== view.seat).length;
    if (first) this.#arrive(n, view, fresh);
    else if (isSame && fresh.length === 0) this.#renewed(n, view);
    else if (others > 1) void this.#catchUp(fresh, { n, view, told });
    else if (others) this.#put({ n, view, told });
    else this.#mine({ n, view, told });
  }

  /** A move that somebody else takes back vanishes from the board and the log: that it did is said. */
  #noteTakenBack(fresh: readonly Step[], reader: number | null): void {
    if (this.problem?.id === TAKEN_BACK && fresh.length) this.problem = null;
    // After something else it is no news any more, and not the last move either.
    const last = this.#seen === null ? undefined : fresh.findLast(({ seat }) => seat !== CHANCE);
    if (last && last.undoes !== null && last.seat !== reader && last.seat >= 0) this.problem = { id: TAKEN_BACK, seat: last.seat };
  }

  /** The first position on this page: if the reader has missed something since the last visit, it is shown first. */
  #arrive(n: number, view: View, steps: readonly Step[]): void {
    const last = Number(kept(`seen ${this.id}`) ?? NaN);
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
    await Promise.allSettled([summary, ...between.map(async (one) => (one.view = await this.#position(one.n)))]);
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
    const [before, after] = await Promise.all([this.#position(from), this.#position(to)]);
    return { from, to, before, after, moves: this.moves.filter(({ n }) => n > from && n <= to) };
  }

  /** Sum up what happened between two positions. */
  async sumUp(from: number, to: number): Promise<void> {
    const wish = ++this.#wanted;
    try {
      const found = await this.#sum(from, to);
      if (wish === this.#wanted) this.summed = found;
    } catch (error) {
      if (wish === this.#wanted) this.problem = problemOf(error);
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
    if (!this.held && this.shown) keep(`seen ${this.id}`, String(this.shown.n));
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

  #send(waiting: Waiting): void {
    const { type, id, seen, action } = waiting;
    this.#socket?.send(type === "undo" ? { type, id, seen } : { type, id, seen, action });
  }

  act(action: string): void {
    if (this.offers.some((offer) => offer.action === action)) this.#choose("move", action);
  }

  get canUndo(): boolean {
    return this.mayUndo && !this.sent && !this.old && !this.behind && !this.held && !this.lostUntil;
  }

  undo(): void {
    if (this.canUndo) this.#choose("undo", "");
  }

  #choose(type: Waiting["type"], action: string): void {
    this.problem = null;
    this.sent = { type, action, id: newId(), seen: this.#seen ?? 0 };
    this.#send(this.sent);
  }

  say(text: string): void {
    this.#unsaid.add({ id: newId(), text });
  }

  /** Look at the board as it was after a move. */
  async look(n: number): Promise<void> {
    const wish = ++this.#wanted;
    this.problem = null;
    if (n === this.shown?.n) return this.back();
    const isClosed = this.table?.status === "playing" && this.now && this.#game?.mayLookBack?.(n, this.moves, this.now.view) === false;
    if (isClosed) {
      this.back();
      this.problem = { id: "closed-past" };
      return;
    }
    try {
      const view = await this.#position(n);
      if (wish === this.#wanted) this.old = { n, view, told: this.#toldOf(n) };
    } catch (error) {
      if (wish === this.#wanted) this.problem = problemOf(error);
    }
  }

  /** What was told of a move; of what luck decided, together with what it was decided for. */
  #toldOf(n: number): Told[] {
    const steps = [...this.#steps.values()].filter((step) => step.n <= n).sort((one, other) => one.n - other.n);
    return steps.slice(Math.max(0, steps.findLastIndex(({ seat }) => seat !== CHANCE))).flatMap(({ events }) => events);
  }

  back(): void {
    this.#wanted += 1;
    this.old = null;
    if (!this.#timer) this.#next();
  }

  async #position(n: number): Promise<View> {
    const known = this.#past.get(n);
    if (known) return known;
    const view = (await api.position(this.id, n)).view as View;
    this.#past.set(n, view);
    return view;
  }

  tryNow(): void {
    this.#socket?.now();
  }

  dispose(): void {
    this.#disposed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#later);
    this.#socket?.close();
  }
}
