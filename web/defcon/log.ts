// The log: what belongs together is one line. A purchase, an attack from its declaration to its end, the order of the initiative.
import type { LogLine, Move, Texts, Told } from "../common/game";
import { POWERS, type Power } from "./model";

/** What the table shows anyway. */
const QUIET: ReadonlySet<string> = new Set(["has-budget", "done-investing"]);
/** What is told on the line of the attack that it belongs to. */
const FOLLOWS: ReadonlySet<string> = new Set([
  "became-aggressive", "rolled", "troops-lost", "attackers-lost", "retreated", "attack-failed", "conquered", "did-not-occupy", "went-to-transit", "held-empty", "lost-control", "fort-gone",
  "capital-captured", "stopped", "irradiated", "fleets-lost", "fleet-retreated", "sea-won", "sea-lost", "capital-moved", "capital-kept", "capital-lost", "reputation-rose", "reputation-fell", "cancelled",
]);
/** Of these what a missile brings. */
export const RESULTS: ReadonlySet<string> = new Set(["stopped", "troops-lost", "held-empty", "lost-control", "fort-gone", "fleets-lost", "irradiated", "capital-moved", "capital-kept", "capital-lost"]);
/** Of these what only says how it came about. */
const PASSING: ReadonlySet<string> = new Set(["rolled", "went-to-transit"]);
/** What both sides lose in a battle is summed up. */
const LOSSES: ReadonlySet<string> = new Set(["attackers-lost", "troops-lost"]);
const OPENS: ReadonlySet<string> = new Set(["attacked", "struck", "bombed", "sank", "nuked", "nuked-city", "engaged", "sabotaged", "played"]);
/** Of these what is no attack, unless dice are thrown. */
const INTRIGUES: ReadonlySet<string> = new Set(["sabotaged", "played"]);
export const BUYS: ReadonlySet<string> = new Set(["bought", "recruited", "deployed", "fortified", "sailed", "fleet-placed"]);
const LONG = 3; // sentences that a line has at most
/** How many cards somebody else draws is one line. */
const DRAWS = "draws ";

interface Growing {
  line: Omit<LogLine, "text">;
  about: string;
  said: string[];
  /** What was bought and where it went, summed up. */
  bought: Told[];
  /** Of the attacker, of the defender. */
  losses: [number, number];
  /** Does anybody attack? A card that kills has no attacker and no defender. */
  isFought: boolean;
  /** Whom it has killed. */
  killed: Told[];
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
        if (event.id === "rolled") last.isFought = true;
        if (LOSSES.has(event.id) && !last.isFought) last.killed.push(event);
        else if (LOSSES.has(event.id)) last.losses[event.id === "attackers-lost" ? 0 : 1] += Number(event["n"]);
        else if (!PASSING.has(event.id)) last.said.push(words);
        continue;
      }
      if (last && about !== "" && about !== "attack" && last.about === about && (BUYS.has(event.id) || last.said.length < 2 * LONG)) {
        last.line = { ...last.line, n };
        if (BUYS.has(event.id)) last.bought.push(event);
        else last.said.push(words);
        continue;
      }
      // What an aid brings is told with it.
      if (last && event.id === "reputation-rose" && last.about === `buys ${event["power"]}`) {
        last.line = { ...last.line, n };
        last.bought.push(event);
        continue;
      }
      if (PASSING.has(event.id)) continue;
      const isRule = event.id === "round" || event.id === "phase";
      out.push({ line: isRule ? { n, at, kind: "rule" } : side === undefined ? { n, at } : { n, at, side }, about: isRule && event.id === "round" ? "round" : about, said: BUYS.has(event.id) ? [] : [words], bought: BUYS.has(event.id) ? [event] : [], losses: [0, 0], isFought: !INTRIGUES.has(event.id), killed: [] });
    }
  }
  return out.map(({ line, about, said, bought, losses, killed: fallen }) => {
    const [lost, killed] = losses;
    // Two cards of a kind are two.
    const [first, ...rest] = about === "drew" ? said : new Set(said);
    const battle = [...together(fallen).map((event) => texts.event(event)), ...(lost + killed ? [texts.say("log-losses", { lost, killed })] : [])];
    if (about.startsWith(DRAWS)) return { ...line, text: texts.say("log-draws", { power: about.slice(DRAWS.length), n: said.length }) };
    if (about === "ordered") return { ...line, text: texts.say("log-order", { powers: said.join(", ") }) };
    return { ...line, text: bought.length ? invests(bought, texts) : [first, ...battle, ...rest].join(" ") };
  });
}

/** All that a power has bought, in one sentence; a single thing says itself. */
export function invests(bought: readonly Told[], texts: Texts): string {
  const [first] = bought;
  if (!first || bought.length === 1) return first ? texts.event(first) : "";
  const things: string[] = [];
  const troops = sum(bought.filter(({ id }) => id === "recruited"));
  if (troops) things.push(texts.say("n-troops", { n: troops }));
  // All of it is told at once: the rows that it brought, and the state that they lead to.
  const aids = bought.filter(({ id, item }) => id === "bought" && item === "aid").length;
  const rises = bought.filter(({ id }) => id === "reputation-rose");
  const isCounted = aids > 0 && rises.length > 0;
  if (isCounted) things.push(texts.say("log-aid", { n: aids, rows: sum(rises), state: String(rises.at(-1)?.["state"]) }));
  for (const { id, item, at, zone } of bought) {
    if (id === "bought" && !(isCounted && item === "aid")) things.push(texts.name(String(item)));
    if (id === "fortified") things.push(texts.say("log-fort", { at: String(at) }));
    if (id === "fleet-placed") things.push(texts.say("log-fleet", { zone: String(zone) }));
    if (id === "sailed") things.push(texts.say("log-sailed", { zone: String(zone) }));
  }
  const placed = bought.filter(({ id }) => id === "deployed");
  const places = [...new Set(placed.map(({ place }) => String(place)))];
  const where = places.map((place) => `${texts.name(place)} +${sum(placed.filter((event) => event["place"] === place))}`);
  const counted = [...new Set(things)].map((thing) => (things.filter((each) => each === thing).length > 1 ? `${thing} ×${things.filter((each) => each === thing).length}` : thing));
  const all = [...counted, ...(where.length ? [where.join(", ")] : [])].join("; ");
  return texts.say("log-invests", { power: String(first["power"]), things: all });
}

/** What is lost in one place is told once. */
function together(events: readonly Told[]): Told[] {
  const places = [...new Set(events.map(({ at }) => at))];
  return places.flatMap((at) => {
    const there = events.filter((event) => event["at"] === at);
    return there[0] ? [{ ...there[0], n: sum(there) }] : [];
  });
}

function sum(events: readonly Told[]): number {
  return events.reduce((all, event) => all + Number(event["n"] ?? 1), 0);
}

function aboutOf(event: Told): string {
  if (OPENS.has(event.id)) return "attack";
  if (BUYS.has(event.id)) return `buys ${event["power"]}`;
  if (event.id === "ordered" || event.id === "rolled-for-order") return event.id;
  if (event.id === "phase") return "round";
  if (event.id === "moved") return `moves ${event["power"]}`;
  if (event.id === "drew-hidden") return `${DRAWS}${event["power"]}`;
  return event.id === "drew" ? "drew" : "";
}

function sideOf(event: Told): number | undefined {
  if (event.id === "ordered" || event.id === "rolled-for-order") return undefined;
  const side = POWERS.indexOf(event["power"] as Power);
  return side < 0 ? undefined : side;
}

/** In the order of the initiative, of each power its name; and what only one seat was told, in a replay: there nobody is "you". */
function wordsOf(event: Told, texts: Texts, mine: number | null): string {
  if (event.id === "ordered") return texts.name(String(event["power"]));
  if (event.id === "drew" && mine !== null && texts.me === null) return texts.say("log-drew-of", { seat: mine, card: String(event["card"]) });
  return texts.event(event);
}
