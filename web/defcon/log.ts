// The log: what belongs together is one line. A purchase, an attack from its declaration to its end, the order of the initiative.
import type { LogLine, Move, Texts, Told } from "../common/game";
import { POWERS, type Power } from "./model";

/** What the table shows anyway. */
const QUIET: ReadonlySet<string> = new Set(["drew-hidden", "has-budget", "done-investing"]);
/** What is told on the line of the attack that it belongs to. */
const FOLLOWS: ReadonlySet<string> = new Set([
  "became-aggressive", "rolled", "troops-lost", "attackers-lost", "retreated", "attack-failed", "conquered", "did-not-occupy", "went-to-transit", "held-empty", "lost-control", "fort-gone",
  "capital-captured", "stopped", "irradiated", "fleets-lost", "fleet-retreated", "sea-won", "sea-lost", "capital-moved", "capital-kept", "capital-lost", "reputation-rose", "reputation-fell", "cancelled",
]);
/** Of these what only says how it came about. */
const PASSING: ReadonlySet<string> = new Set(["rolled", "went-to-transit"]);
const OPENS: ReadonlySet<string> = new Set(["attacked", "struck", "bombed", "sank", "nuked", "nuked-city", "engaged", "sabotaged", "played"]);
const BUYS: ReadonlySet<string> = new Set(["bought", "recruited", "deployed", "fortified", "sailed", "fleet-placed"]);
const LONG = 3; // sentences that a line has at most

interface Growing {
  line: Omit<LogLine, "text">;
  about: string;
  said: string[];
}

export function log(moves: readonly Move[], texts: Texts, mine: number | null): LogLine[] {
  const out: Growing[] = [];
  for (const { n, at, events } of moves) {
    for (const event of events) {
      if (QUIET.has(event.id)) continue;
      const last = out.at(-1);
      const side = sideOf(event);
      const words = wordsOf(event, texts, mine);
      const about = aboutOf(event);
      if (last && FOLLOWS.has(event.id) && last.about === "attack" && last.said.length < 2 * LONG) {
        last.line = { ...last.line, n };
        if (!PASSING.has(event.id)) last.said.push(words);
        continue;
      }
      if (last && about !== "" && about !== "attack" && last.about === about && last.said.length < 2 * LONG) {
        last.line = { ...last.line, n };
        last.said.push(words);
        continue;
      }
      if (PASSING.has(event.id)) continue;
      const isRule = event.id === "round" || event.id === "phase";
      out.push({ line: isRule ? { n, at, kind: "rule" } : side === undefined ? { n, at } : { n, at, side }, about: isRule && event.id === "round" ? "round" : about, said: [words] });
    }
  }
  return out.map(({ line, said }) => ({ ...line, text: [...new Set(said)].join(" ") }));
}

function aboutOf(event: Told): string {
  if (OPENS.has(event.id)) return "attack";
  if (BUYS.has(event.id)) return `buys ${event["power"]}`;
  if (event.id === "ordered" || event.id === "rolled-for-order") return event.id;
  if (event.id === "phase") return "round";
  if (event.id === "moved") return `moves ${event["power"]}`;
  return event.id === "drew" ? "drew" : "";
}

function sideOf(event: Told): number | undefined {
  if (event.id === "ordered" || event.id === "rolled-for-order") return undefined;
  const side = POWERS.indexOf(event["power"] as Power);
  return side < 0 ? undefined : side;
}

/** What only one seat was told, in a replay: there nobody is "you". */
function wordsOf(event: Told, texts: Texts, mine: number | null): string {
  if (event.id === "drew" && mine !== null && texts.me === null) return texts.say("log-drew-of", { seat: mine, card: String(event["card"]) });
  return texts.event(event);
}
