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

/** What says how a card is used; then comes what came of it. */
const HEADS: ReadonlySet<string> = new Set(["triggered", "commanded", "played-event"]);

/** What comes of an event that only looks: it has a line of its own. */
const LOOKS: ReadonlySet<string> = new Set(["saw-cuba", "looked-at-cuba", "saw-hand", "looked-at-hand"]);

/** A line as it grows: what is said for good, how the card is used, and what has come of that. */
interface Growing {
  line: Omit<LogLine, "text">;
  said: string;
  head: string;
  came: string;
  isCommand: boolean;
  /** Once something else goes on, there is no more to come. */
  isOver: boolean;
  hasLooked: boolean;
}

export function log(moves: readonly Move[], texts: Texts, mine: number | null): LogLine[] {
  const out: Growing[] = [];
  let side: string | null = null; // whose card the last line is about; null: no card's
  for (const { n, at, events } of moves) {
    for (const event of events) {
      const last = out.at(-1);
      const whose = typeof event["side"] === "string" ? event["side"] : null;
      // Cubes come and leave at another's order, too: they stay on the line of who gave it.
      const goesOn = event.id === "removed" || event.id === "placed" || whose === null || whose === side;
      if (last && side !== null && BEHIND.has(event.id) && goesOn) {
        last.line = { ...last.line, n };
        if (HEADS.has(event.id)) {
          last.said = textOf(last, texts);
          last.came = "";
          last.head = behind(event, texts);
          last.isCommand = event.id === "commanded";
        } else {
          last.came = join(last.came, event.id === "placed" && whose !== side ? texts.say("log-placed-of", event) : behind(event, texts));
        }
        continue;
      }
      if (last) {
        last.hasLooked ||= !last.isOver && LOOKS.has(event.id);
        last.isOver = true;
      }
      if (QUIET.has(event.id)) continue;
      side = OPENS.has(event.id) ? whose : null;
      const mark = SIDES.indexOf(whose as Side);
      const line = RULES.has(event.id) ? { n, at, kind: "rule" as const } : mark < 0 ? { n, at } : { n, at, side: mark };
      const words = opening(event, texts, mine);
      const isHead = event.id === "triggered" || event.id === "commanded";
      out.push({ line, said: isHead ? "" : words, head: isHead ? words : "", came: "", isCommand: event.id === "commanded", isOver: false, hasLooked: false });
    }
  }
  return out.map((each) => ({ ...each.line, text: textOf(each, texts) }));
}

/** "Command 2: Cuba +2 (2)."; "Command 2: no cubes."; "Command 2." while that is not decided. "Event: no effect." where nothing was done with it. */
function textOf({ said, head, came, isCommand, isOver, hasLooked }: Growing, texts: Texts): string {
  if (!head) return join(said, came);
  const words = came || (isOver && !hasLooked ? texts.say(isCommand ? "log-no-cubes" : "log-no-effect") : "");
  return join(said, words ? texts.say("labelled", { label: head, words }) : texts.say("log-alone", { words: head }));
}

function join(...parts: readonly string[]): string {
  return parts.filter(Boolean).join(" ");
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
