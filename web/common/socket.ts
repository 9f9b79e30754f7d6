// One websocket to one table. It connects again by itself; who uses it hears of it only if that takes long enough to be noticed.
import type { ClientMessage, ServerMessage } from "./api";

const FIRST_WAIT = 250;
const LONGEST_WAIT = 15_000;
/** After the server has said that it is too much: at least so long, and longer each time. */
const CROWDED_WAIT = 5_000;
const CROWDED = 4429;
const NO_TABLE = 4404;
const BAD_MESSAGE = 4400;
/** A connection that comes back sooner was never lost, as far as people are concerned. */
const UNNOTICED = 1_500;
/** So long nothing is heard before we ask whether somebody is there. */
const SILENCE = 10_000;
/** What is said is answered sooner than that, or nobody hears it. */
const ANSWER = 4_000;
/** The browser says that there is no network: but a server on the same machine is heard all the same. */
const ANSWER_OFFLINE = 400;
/** To be let in may take longer. */
const PATIENCE = 8_000;

export interface Listener {
  hello: () => ClientMessage;
  heard: (message: ServerMessage) => void;
  /** Connected (again), and greeted. */
  opened: () => void;
  /** Not connected, and for long enough to say so; `until` is when it will be tried again. */
  lost: (until: number) => void;
  /** The server said that there is no use in trying again. */
  refused: (reason: string) => void;
}

export class TableSocket {
  #socket: WebSocket | null = null;
  #wait = FIRST_WAIT;
  #retry = 0;
  #notice = 0;
  #pulse = 0;
  #doubt = 0;
  #since = Date.now();
  #closed = false;
  #greeted = false;
  /** The server wants to be left alone for a while; only a person may ask again before. */
  #crowded = false;
  readonly #again = () => {
    if (!this.#crowded) this.now();
  };
  readonly #offline = () => {
    this.send({ type: "ping" }, ANSWER_OFFLINE);
  };
  readonly #visible = () => {
    if (document.visibilityState === "visible") this.#check();
  };

  constructor(
    readonly address: string,
    readonly listener: Listener,
  ) {
    addEventListener("online", this.#again);
    addEventListener("offline", this.#offline);
    document.addEventListener("visibilitychange", this.#visible);
    this.#connect();
  }

  /** False: it is not connected; whatever matters is said again after the next hello. */
  send(message: ClientMessage, patience = ANSWER): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    this.#expect(patience);
    return true;
  }

  /** Try again at once. */
  now(): void {
    if (this.#closed || this.#socket?.readyState === WebSocket.OPEN) return;
    this.#wait = FIRST_WAIT;
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    for (const timer of [this.#retry, this.#notice, this.#pulse, this.#doubt]) clearTimeout(timer);
    removeEventListener("online", this.#again);
    removeEventListener("offline", this.#offline);
    document.removeEventListener("visibilitychange", this.#visible);
    this.#drop();
  }

  #drop(): void {
    const old = this.#socket;
    this.#socket = null;
    if (!old) return;
    old.onopen = old.onmessage = old.onclose = null;
    old.close();
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#drop();
    this.#greeted = this.#crowded = false;
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    socket.onopen = () => {
      this.send(this.listener.hello(), PATIENCE);
    };
    socket.onmessage = ({ data }) => {
      this.#listen();
      if (!this.#greeted) this.#welcome();
      this.listener.heard(JSON.parse(String(data)) as ServerMessage);
    };
    socket.onclose = ({ code, reason }) => this.#lost(code, reason);
    this.#expect(PATIENCE);
  }

  /** Only who was answered is connected: the server also opens a socket to say that there are too many, and closes it. */
  #welcome(): void {
    this.#greeted = true;
    clearTimeout(this.#notice);
    this.#notice = 0;
    this.#wait = FIRST_WAIT;
    this.listener.opened();
  }

  #lost(code: number, reason: string): void {
    this.#drop();
    clearTimeout(this.#pulse);
    clearTimeout(this.#doubt);
    if (this.#closed) return;
    // Who said hello too late, on a slow line or asleep, may say it again.
    if (code === NO_TABLE || (code === BAD_MESSAGE && reason !== "error-hello-first")) {
      this.close();
      this.listener.refused(reason);
      return;
    }
    if (!this.#notice) this.#since = Date.now();
    this.#crowded = code === CROWDED;
    if (this.#crowded) this.#wait = Math.max(this.#wait, CROWDED_WAIT);
    // Not all at the same moment, and nobody sooner.
    const wait = this.#wait * (1 + 0.4 * Math.random());
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
    this.#retry = setTimeout(() => this.#connect(), wait);
    const until = Date.now() + wait;
    clearTimeout(this.#notice);
    this.#notice = setTimeout(() => this.listener.lost(until), Math.max(1, this.#since + (navigator.onLine ? UNNOTICED : 0) - Date.now()));
  }

  /** A connection can be gone without saying so: after a silence we ask, and without an answer we begin anew. */
  #listen(): void {
    clearTimeout(this.#doubt);
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(() => this.#check(), SILENCE);
  }

  #check(): void {
    if (this.#closed) return;
    if (!this.send({ type: "ping" })) this.#again();
  }

  /** Without an answer by then the connection is gone. */
  #expect(patience: number): void {
    clearTimeout(this.#doubt);
    this.#doubt = setTimeout(() => this.#lost(1006, ""), patience);
  }
}
