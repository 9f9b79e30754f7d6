// A table as one reader has it: the line to the server, what was heard over it, and what was sent and not answered yet. What happened is
// kept by its past, and what of that lies on the board is decided by its showing.
import type { ChatLine, Problem, ServerMessage, Step, Table } from "./api";
import { CHANCE, type Offer, type View } from "./game";
import { Past } from "./past.svelte";
import { Showing } from "./showing.svelte";
import { TableSocket } from "./socket";
import { Unsaid } from "./unsaid";

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

const TOO_FAST = "error-too-fast";
export const TAKEN_BACK = "somebody-took-back";

export class TableModel {
  table = $state.raw<Table | null>(null);
  chat = $state.raw<readonly ChatLine[]>([]);
  /** What was said and has not arrived yet. */
  unsaid = $state.raw<readonly string[]>([]);
  /** When it will be tried again to connect; 0: connected, or nobody has noticed yet. */
  lostUntil = $state(0);
  problem = $state.raw<Problem | null>(null);
  /** There is no such table, or it cannot be had. */
  missing = $state.raw<Problem | null>(null);
  /** The action that was chosen and is on its way. */
  sent = $state.raw<Waiting | null>(null);
  mayUndo = $state(false);
  since = $state(0);
  readonly past: Past;
  readonly showing: Showing;
  /** What the server's clock is ahead of ours. */
  drift = 0;
  #seen: number | null = null;
  #socket: TableSocket | null = null;
  readonly #unsaid = new Unsaid(
    (line) => this.#socket?.send({ type: "chat", ...line }),
    (texts) => (this.unsaid = texts),
  );
  #later = 0;

  constructor(readonly id: string) {
    this.past = new Past(id);
    this.showing = new Showing(
      this.past,
      () => this.table?.status === "playing",
      (problem) => (this.problem = problem),
    );
    this.#connect();
  }

  /** What may be chosen now: nothing while something else is shown than the position as it is. */
  get offers(): readonly Offer[] {
    const { shown, isNow } = this.showing;
    return this.table?.status !== "playing" || !isNow || this.sent || this.lostUntil ? [] : (shown?.view.offers ?? []);
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
    this.past.forget();
    this.showing.toNow();
    this.#connect();
  }

  #heard(message: ServerMessage): void {
    switch (message.type) {
      case "table": {
        const before = this.table;
        this.drift = message.table.now - Date.now();
        this.table = message.table;
        if (!this.showing.shown) this.since = message.table.since;
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
        this.showing.correct(message.n, message.view as View);
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
    const seen = this.#seen;
    const fresh = this.past.add(steps);
    this.past.keep(n, view);
    this.#noteTakenBack(fresh, view.seat);
    this.#seen = n;
    // Others may answer the same question meanwhile: that is no answer to what was sent.
    if (this.sent?.done !== undefined && this.sent.done <= n) this.sent = null;
    this.showing.take(fresh, n, view, seen);
  }

  /** A move that somebody else takes back vanishes from the board and the log: that it did is said. */
  #noteTakenBack(fresh: readonly Step[], reader: number | null): void {
    if (this.problem?.id === TAKEN_BACK && fresh.length) this.problem = null;
    // After something else it is no news any more, and not the last move either.
    const last = this.#seen === null ? undefined : fresh.findLast(({ seat }) => seat !== CHANCE);
    if (last && last.undoes !== null && last.seat !== reader && last.seat >= 0) this.problem = { id: TAKEN_BACK, seat: last.seat };
  }

  #send(waiting: Waiting): void {
    const { type, id, seen, action } = waiting;
    this.#socket?.send(type === "undo" ? { type, id, seen } : { type, id, seen, action });
  }

  act(action: string): void {
    if (this.offers.some((offer) => offer.action === action)) this.#choose("move", action);
  }

  get canUndo(): boolean {
    return this.mayUndo && !this.sent && this.showing.isNow && !this.lostUntil;
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

  tryNow(): void {
    this.#socket?.now();
  }

  dispose(): void {
    this.showing.dispose();
    clearTimeout(this.#later);
    this.#socket?.close();
  }
}
