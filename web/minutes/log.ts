// The log: a line a card, with all that came of it; who interrupts has a line as well. All else is a line each.
import type { LogLine, Move, Texts, Told } from "../common/game";
import { SIDES, type Side } from "./model";

/** What the table shows anyway. */
const QUIET: ReadonlySet<string> = new Set(["drew-hidden"]);
/** What begins a part of a log. */
const RULES: ReadonlySet<string> = new Set(["game", "initiative", "points"]);
/** What may open a line about a card. */
const OPENS: ReadonlySet<string> = new Set(["laid", "triggered", "declined", "commanded", "played-event"]);
/** What is told on the line of the card that it comes from. */
const BEHIND: ReadonlySet<string> = new Set(["commanded", "played-event", "no-effect", "placed", "removed", "moved"]);

export function log(moves: readonly Move[], texts: Texts, mine: number | null): LogLine[] {
  const out: LogLine[] = [];
  let side: string | null = null; // whose card the last line is about; null: no card's
  for (const { n, at, events } of moves) {
    for (const event of events) {
      if (QUIET.has(event.id)) continue;
      const last = out.at(-1);
      const whose = typeof event["side"] === "string" ? event["side"] : null;
      // Cubes leave at another's order, too: they stay on the line of who gave it.
      const goesOn = event.id === "removed" || whose === null || whose === side;
      if (last && side !== null && BEHIND.has(event.id) && goesOn) {
        out[out.length - 1] = { ...last, n, text: `${last.text} ${behind(event, texts)}` };
        continue;
      }
      side = OPENS.has(event.id) ? whose : null;
      const mark = SIDES.indexOf(whose as Side);
      const line: LogLine = { n, at, text: opening(event, texts, mine) };
      out.push(RULES.has(event.id) ? { ...line, kind: "rule" } : mark < 0 ? line : { ...line, side: mark });
    }
  }
  return out;
}

/** A line's first words. */
function opening(event: Told, texts: Texts, mine: number | null): string {
  if (event.id === "laid") return texts.say("log-laid", event);
  if (event.id === "triggered") return texts.say("log-triggered-card", event);
  if (event.id === "commanded") return texts.say("log-command", event);
  // What only one side was told, in a replay: there nobody is "you".
  if (mine !== null && texts.me === null) {
    if (event.id === "drew") return texts.say("log-drew-of", event);
    if (event.id === "saw-cuba") return texts.say("log-saw-cuba-of", event);
    if (event.id === "saw-hand") return texts.say("log-saw-hand-of", event);
  }
  return texts.event(event);
}

/** What came of a card, in short. */
function behind(event: Told, texts: Texts): string {
  if (event.id === "placed") return texts.say("log-placed", event);
  if (event.id === "removed") return texts.say("log-removed", event);
  if (event.id === "moved") return texts.say("log-moved", event);
  if (event.id === "commanded") return texts.say("log-command", event);
  return texts.say(event.id === "played-event" ? "log-event" : "log-no-effect");
}
