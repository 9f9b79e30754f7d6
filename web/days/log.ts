// The log: what is drawn in one go, and what climbs when a round begins, is one line; all else is a line each.
import type { LogLine, Move, Texts, Told } from "../common/game";
import { SIDES, type Side } from "./model";

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

export function log(moves: readonly Move[], texts: Texts): LogLine[] {
  const out: LogLine[] = [];
  const open: Gathered[] = []; // one at most
  let climbing = false;

  const close = () => {
    for (const gathered of open.splice(0)) out.push(lineOf(gathered, texts));
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
      const line = { n, at, text: texts.event(event) };
      out.push(event.id === "round" ? { ...line, kind: "rule" } : seat === undefined ? line : { ...line, seat });
    }
  }
  close();
  return out;
}

function lineOf({ about, seat, names, n, at }: Gathered, texts: Texts): LogLine {
  if (about === "drew") return { n, at, text: texts.say("log-dealt-me", { cards: names.join(", ") }) };
  const text = texts.say("says-flag", { side: SIDES[seat ?? 0] ?? "us", agendas: names.join(", ") });
  return seat === undefined ? { n, at, text } : { n, at, text, seat };
}

function seatOf(event: Told): number | undefined {
  const seat = SIDES.indexOf(event["side"] as Side);
  return seat < 0 ? undefined : seat;
}
