// The texts of the table: the same files, the same functions and the same errors as `redphone/texts.py`, whose docstring explains them.
import { FluentBundle, FluentResource } from "@fluent/bundle";

export const LANGUAGES = ["en", "fr", "ru"];

// Parsing takes longer than all the rest together, and names at a table change more often than its texts.
const parsed = new Map();

function resource(source) {
  let found = parsed.get(source);
  if (!found) parsed.set(source, (found = new FluentResource(source)));
  return found;
}

export class Texts {
  /**
   * @param {string} lang one of LANGUAGES
   * @param {string[]} sources contents of the common file and of the game's file
   * @param {{names?: string[], me?: number | null, own?: Record<string, string>}} table the players' own names by seat; the seat
   *   that reads; what the table's own deck calls its cards, by id
   * @param {Record<string, string>} instead texts that are said instead of others: a package may have two games
   */
  constructor(lang, sources, { names = [], me = null, own = {} } = {}, instead = {}) {
    this.lang = lang;
    this.instead = instead;
    this.names = names;
    this.me = me;
    this.own = own;
    this.bundle = new FluentBundle(lang, {
      useIsolating: false,
      functions: {
        NAME: ([id], { case: form }) => this.name(id, form),
        SEAT: ([seat], { case: form }) => this.seat(seat.valueOf(), form),
        WHO: ([seat]) => this.#who(seat.valueOf()),
      },
    });
    for (const source of sources) {
      const errors = this.bundle.addResource(resource(source));
      if (errors.length) throw errors[0];
    }
  }

  /** The text with its fields filled in. */
  say(id, fields = {}) {
    return this.#format(id, this.#message(id).value, fields);
  }

  /** Is there such a text? */
  has(id) {
    return this.bundle.hasMessage(id);
  }

  /** The name of a card, a place, a colour, in a form if it has that form. */
  name(id, form) {
    if (Object.hasOwn(this.own, id)) return this.own[id];
    const numbered = !this.bundle.hasMessage(id) && /^(.+)-([0-9]+)$/.exec(id);
    const own = numbered ? `${numbered[1]}-n` : id;
    const { value, attributes } = this.#message(own);
    return this.#format(own, attributes[form] ?? value, numbered ? { n: Number(numbered[2]) } : {});
  }

  attribute(id, attribute, fields = {}) {
    return this.#format(`${id}.${attribute}`, this.#message(id).attributes[attribute], fields);
  }

  /** The line of the log that tells what happened. */
  event(event) {
    return this.say(`event-${event.id}`, event);
  }

  /** Who won and why. The text may use the first winner's `seat` and `points`, all their `names`, and the first `loser`. */
  outcome({ winners, scores, reason }) {
    const names = winners.map((seat) => this.seat(seat)).join(", ");
    const [first] = winners;
    const loser = scores.findIndex((_, seat) => !winners.includes(seat));
    return this.say(reason, { names, ...(first === undefined ? {} : { seat: first, points: scores[first] }), ...(loser < 0 ? {} : { loser }) });
  }

  /** How the reader calls a seat: "You", the player's own name, the game's name of it (in a form if it has that form), or "Player 2". */
  seat(seat, form) {
    if (this.#who(seat) === "you") return this.say("you");
    if (this.names[seat]) return this.names[seat];
    const own = `seat-${seat + 1}`;
    return this.bundle.hasMessage(own) ? this.name(own, form) : this.say("player", { n: seat + 1 });
  }

  #who(seat) {
    if (!Number.isInteger(seat) || seat < 0) throw new Error(`not a seat: ${seat}`);
    return seat === this.me ? "you" : "other";
  }

  #message(id) {
    const message = this.bundle.getMessage(this.instead[id] ?? id);
    if (!message) throw new Error(`${this.lang}: there is no text ${id}`);
    return message;
  }

  #format(id, pattern, fields) {
    if (pattern == null) throw new Error(`${this.lang}: there is no text ${id}`);
    const errors = [];
    const text = this.bundle.formatPattern(pattern, fields, errors);
    if (errors.length) throw new Error(`${this.lang}: ${id}: ${errors.map((error) => error.message).join("; ")}`);
    return text;
  }
}
