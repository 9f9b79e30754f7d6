// The log: what is drawn in one go, and what climbs when a round begins, is one line; all else is a line each.
import type { LogLine, Move, Texts, Told } from "../common/game";
import { SIDES, type Side } from "./model";
import { unbroken } from "./words";

/** Lines about one thing after the other become one line: the flags of a side, the cards of a deal. */
interface Gathered {
  readonly about: string;
  readonly seat: number | undefined;
  readonly names: readonly string[];
  readonly n: number;
  readonly at: number | null;
}

/** Cards that the others draw are seen in their hands. */
const QUIET: ReadonlySet<string> = new Set(["drew-hidden"]);

export function log(moves: readonly Move[], texts: Texts, mine: number | null): LogLine[] {
  const out: LogLine[] = [];
  const open: Gathered[] = []; // one at most
  let climbing = false;

  const close = () => {
    for (const gathered of open.splice(0)) out.push(lineOf(gathered, texts, mine));
  };
  for (const { n, at, events } of moves) {
    for (const event of events) {
      climbing &&= event.id === "escalated";
      if (climbing || QUIET.has(event.id)) continue;
      const seat = seatOf(event);
      const about = event.id === "flagged" ? `flags ${seat}` : event.id === "drew" ? "drew" : "";
      if (about) {
        if (open[0]?.about !== about) close();
        const names = [...(open[0]?.names ?? []), texts.name(String(event[event.id === "drew" ? "card" : "agenda"]))];
        open[0] = { about, seat, names, n, at };
        continue;
      }
      close();
      if (event.id === "round") climbing = true;
      const own = mine !== null && texts.me === null ? ownWords(event, mine, texts) : null;
      const line = { n, at, text: own ?? texts.event(event) };
      const mark = own === null ? seat : (mine ?? undefined);
      out.push(event.id === "round" ? { ...line, kind: "rule" } : mark === undefined ? line : { ...line, side: mark });
    }
  }
  close();
  return out.map((line) => ({ ...line, text: unbroken(line.text) }));
}

/** What only one side was told, in a replay: there that side has a name. */
function ownWords(event: Told, mine: number, texts: Texts): string | null {
  const side = SIDES[mine] ?? "us";
  if (event.id === "kept") return texts.say("says-kept-of", { side, agenda: String(event["agenda"]) });
  return event.id === "saved" ? texts.say("says-saved-of", { side, card: String(event["card"]) }) : null;
}

function lineOf({ about, seat, names, n, at }: Gathered, texts: Texts, mine: number | null): LogLine {
  const cards = names.join(", ");
  if (about === "drew" && mine !== null && texts.me === null) return { n, at, text: texts.say("says-drew-of", { side: SIDES[mine] ?? "us", cards }), side: mine };
  if (about === "drew") return { n, at, text: texts.say("log-dealt-me", { cards }) };
  const text = texts.say("says-flag", { side: SIDES[seat ?? 0] ?? "us", agendas: names.join(", ") });
  return seat === undefined ? { n, at, text } : { n, at, text, side: seat };
}

function seatOf(event: Told): number | undefined {
  const seat = SIDES.indexOf(event["side"] as Side);
  return seat < 0 ? undefined : seat;
}
