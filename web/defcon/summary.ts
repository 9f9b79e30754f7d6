// What happened between two positions, put together from what the reader was told: who fought whom and what it cost, which cards were
// played, what was bought. What changed on the map, and for each power, is read from the two positions.
import type { Move, Stretch, Texts, Told, View } from "../common/game";
import { BUYS } from "./log";
import { type Aim, type DefconTable, isPower, type Power, type PowerTable, powerOf, seatOf, tableOf } from "./model";

export interface Losses {
  troops: number;
  fleets: number;
  forts: number;
}

/** How a clash ended: see END_NAMES. */
export type End = "taken" | "left" | "held" | "withdrew" | "won" | "lost" | "hit" | "irradiated" | "stopped" | "open";

/** An attack on land or at sea, or a missile. */
export interface Clash {
  readonly kind: Aim & ("attack" | "strike" | "bomb" | "nuke" | "engage");
  readonly place: string;
  readonly by: Power;
  /** Null: nobody's ground. */
  readonly against: Power | null;
  /** Troops or fleets that attack. */
  readonly n: number;
  /** Of dice. */
  rounds: number;
  hits: [number, number];
  lost: Losses;
  killed: Losses;
  /** Of the attackers' losses those that came back all the same. */
  saved: number;
  end: End;
  /** What became of capitals. */
  also: Told[];
}

/** A card or a sabotage, and what came of it at once. */
export interface Ploy {
  readonly by: Power | null;
  readonly told: Told[];
}

export interface Change {
  readonly place: string;
  readonly from: Power | null;
  readonly to: Power | null;
  readonly isIrradiated: boolean;
  /** Whose capitals lie there now. */
  readonly capitals: readonly Power[];
}

/** What became of a power. */
export interface Account {
  readonly then: PowerTable;
  readonly now: PowerTable;
  /** The highest of this time: each round begins anew. */
  readonly aggression: number;
  readonly losses: Losses;
}

export interface Summary {
  readonly lands: readonly Change[];
  readonly seas: readonly Change[];
  readonly clashes: readonly Clash[];
  readonly ploys: readonly Ploy[];
  readonly accounts: readonly Account[];
  /** By power, in the order in which they began. */
  readonly bought: ReadonlyMap<Power, readonly Told[]>;
}

/** What opens a clash, and what it is called on the map. */
const OPENS: Readonly<Record<string, Clash["kind"]>> = { attacked: "attack", struck: "strike", bombed: "bomb", sank: "bomb", nuked: "nuke", "nuked-city": "nuke", engaged: "engage" };
/** What ends one. A strike ends with what it kills; an attack that failed may have been broken off before. */
const ENDS: Readonly<Record<string, End>> = { conquered: "taken", "did-not-occupy": "left", "attack-failed": "held", "sea-won": "won", "sea-lost": "lost", irradiated: "irradiated", stopped: "stopped" };
const LOSSES: Readonly<Record<string, keyof Losses>> = { "attackers-lost": "troops", "troops-lost": "troops", "fleets-lost": "fleets", "fort-gone": "forts" };
const CAPITALS: ReadonlySet<string> = new Set(["capital-captured", "capital-moved", "capital-kept", "capital-lost"]);
/** What may come of a card or a sabotage. */
const EFFECTS: ReadonlySet<string> = new Set([
  "cancelled", "cannot-draw", "got-gdp", "lost-gdp", "is-embargoed", "in-uprising", "reputation-rose", "reputation-fell", "looked", "saw", "lost-card", "stole", "pacified", "demanded", "ceded", "refused",
  "walled", "plotted", "keeps", "discarded", "troops-lost", "fort-gone", "held-empty", "lost-control", "conquered", "last-territory", "capital-captured", "capital-moved",
]);
/** What ends a turn, or begins something else. */
const BREAKS: ReadonlySet<string> = new Set(["round", "phase", "passes", "done-investing"]);
const CITY = "sustainable_ecocity";

export function summaryOf(before: View, after: View, moves: readonly Move[]): Summary {
  const [then, now] = [tableOf(before), tableOf(after)];
  const reader = new Reader(then);
  for (const { events } of moves) for (const event of events) reader.read(event);
  reader.close(now);
  const accounts = now.powers.flatMap((power) => {
    const was = seatOf(then, power.power);
    const aggression = Math.max(was?.aggression ?? 0, power.aggression, reader.aggression.get(power.power) ?? 0);
    return was ? [{ then: was, now: power, aggression, losses: reader.lossesOf(power.power) }] : [];
  });
  return { lands: landChanges(then, now), seas: seaChanges(then, now), clashes: reader.clashes, ploys: reader.ploys, accounts, bought: reader.bought };
}

function none(): Losses {
  return { troops: 0, fleets: 0, forts: 0 };
}

function power(word: unknown): Power | null {
  return isPower(word) ? word : null;
}

class Reader {
  readonly clashes: Clash[] = [];
  readonly ploys: Ploy[] = [];
  readonly bought = new Map<Power, Told[]>();
  readonly aggression = new Map<Power, number>();
  readonly #losses = new Map<Power, Losses>();
  /** Who holds what: a fortification is lost by who held it. */
  readonly #holders: Map<string, Power>;
  #phase: string;
  /** The last clash while it is fought; the last card while something may come of it. */
  #clash: Clash | null = null;
  #ploy: Ploy | null = null;

  constructor(then: DefconTable) {
    this.#phase = then.phase;
    this.#holders = new Map(then.territories.flatMap(({ at, owner }) => (owner === null ? [] : [[at, powerOf(then, owner)] as const])));
    const { battle } = then;
    // The reader left in the middle of a battle.
    if (battle && !battle.won) {
      const against = battle.defender === null ? null : powerOf(then, battle.defender);
      this.#open({ kind: battle.at ? "attack" : "engage", place: battle.at ?? battle.zone ?? "", by: powerOf(then, battle.attacker), against, n: battle.force });
    }
  }

  lossesOf(one: Power): Losses {
    return this.#losses.get(one) ?? none();
  }

  read(event: Told): void {
    const { id } = event;
    const who = power(event["power"]);
    const kind = OPENS[id];
    if (BREAKS.has(id)) this.#ploy = null;
    if (id === "phase") this.#phase = String(event["phase"]);
    if (id === "became-aggressive" && who) this.aggression.set(who, Math.max(this.aggression.get(who) ?? 0, Number(event["n"])));
    else if (kind && who) this.#open({ kind, place: String(event["at"] ?? event["zone"] ?? CITY), by: who, against: power(event["defender"] ?? event["target"]), n: Number(event["n"] ?? 1) });
    else if (id === "played" || id === "sabotaged") this.ploys.push((this.#ploy = { by: who, told: [event] }));
    else if (BUYS.has(id) && this.#phase !== "conflict") this.#buy(event, who);
    else if (id === "reputation-rose" && this.#phase === "investment") this.#buy(event, who);
    else if (!this.#fight(event, who) && this.#ploy && (EFFECTS.has(id) || BUYS.has(id))) this.#ploy.told.push(event);
    if (LOSSES[id]) this.#lose(event, who);
    if ((id === "conquered" || id === "ceded") && who) this.#holders.set(String(event["at"]), id === "ceded" ? (power(event["target"]) ?? who) : who);
  }

  #open(found: Pick<Clash, "kind" | "place" | "by" | "against" | "n">): void {
    this.#clash = { ...found, rounds: 0, hits: [0, 0], lost: none(), killed: none(), saved: 0, end: "open", also: [] };
    this.clashes.push(this.#clash);
    this.#ploy = null;
  }

  #buy(event: Told, who: Power | null): void {
    this.#ploy = null;
    if (who) this.bought.set(who, [...(this.bought.get(who) ?? []), event]);
  }

  /** Does it belong to the clash that is fought, or that was just fought? Then whatever card was played in it has done its part. */
  #fight(event: Told, who: Power | null): boolean {
    const clash = this.#clash;
    if (!clash) return false;
    const { id } = event;
    const n = Number(event["n"] ?? 1);
    const isOver = clash.end !== "open";
    if (CAPITALS.has(id) && isOver && this.#ploy === null) clash.also.push(event);
    else if (id === "went-to-transit" && (clash.end === "held" || clash.end === "withdrew") && who === clash.by) clash.saved += n;
    else if (isOver) return false;
    else if (id === "rolled") this.#throw(clash, who === clash.by, n);
    else if (id === "retreated" || id === "fleet-retreated") clash.end = "withdrew";
    else if ((event["at"] ?? event["zone"] ?? clash.place) !== clash.place) return false;
    else if (LOSSES[id]) this.#hurt(clash, LOSSES[id], id === "attackers-lost" || (id === "fleets-lost" && who === clash.by), n);
    else if (ENDS[id]) clash.end = ENDS[id];
    else return false;
    this.#ploy = null;
    return true;
  }

  #hurt(clash: Clash, what: keyof Losses, isAttacker: boolean, n: number): void {
    (isAttacker ? clash.lost : clash.killed)[what] += n;
    if (clash.kind === "strike" || clash.kind === "bomb") clash.end = "hit";
  }

  #throw(clash: Clash, isAttacker: boolean, hits: number): void {
    clash.hits[isAttacker ? 0 : 1] += hits;
    if (!isAttacker) clash.rounds += 1;
  }

  #lose(event: Told, who: Power | null): void {
    const loss = LOSSES[event.id];
    const whose = event.id === "fort-gone" ? this.#holders.get(String(event["at"])) : who;
    if (!loss || !whose) return;
    const all = this.lossesOf(whose);
    this.#losses.set(whose, { ...all, [loss]: all[loss] + Number(event["n"] ?? 1) });
  }

  /** At the end: what came back was not lost, and an Ecocity that is gone was hit. */
  close(now: DefconTable): void {
    for (const { by, saved } of this.clashes.filter((clash) => clash.saved)) {
      const all = this.lossesOf(by);
      this.#losses.set(by, { ...all, troops: all.troops - saved });
    }
    for (const clash of this.clashes.filter(({ place, end }) => place === CITY && end === "open")) {
      const keeps = clash.against && seatOf(now, clash.against)?.kept.includes(CITY);
      if (!keeps) clash.end = "hit";
    }
  }
}

function landChanges(then: DefconTable, now: DefconTable): Change[] {
  return now.territories.flatMap((land, k) => {
    const was = then.territories[k];
    if (!was || (was.owner === land.owner && was.radiation === land.radiation)) return [];
    return [{ place: land.at, from: holder(then, was.owner), to: holder(now, land.owner), isIrradiated: land.radiation, capitals: land.capitals }];
  });
}

function seaChanges(then: DefconTable, now: DefconTable): Change[] {
  return now.zones.flatMap((sea, k) => {
    const was = then.zones[k];
    if (!was || was.controller === sea.controller) return [];
    return [{ place: sea.zone, from: holder(then, was.controller), to: holder(now, sea.controller), isIrradiated: false, capitals: [] }];
  });
}

function holder(table: DefconTable, seat: number | null): Power | null {
  return seat === null ? null : powerOf(table, seat);
}

/** What every round begins with. */
const OPENING: ReadonlySet<string> = new Set(["round", "phase", "ordered", "drew", "drew-hidden", "discarded", "reshuffled", "has-budget"]);

/** The rounds of the game: each from its beginning to the beginning of the next one. One that has only begun tells nothing yet. */
export function rounds(moves: readonly Move[], n: number, texts: Texts): Stretch[] {
  const begun = moves.flatMap((move) => move.events.filter(({ id }) => id === "round").map((event) => ({ n: move.n, round: Number(event["round"]) })));
  const all = begun.map(({ n: from, round }, k) => {
    const next = begun[k + 1];
    return { name: texts.say(next ? "sum-round" : "sum-round-now", { n: round }), from, to: next?.n ?? n };
  });
  const now = all.at(-1);
  const hasBegun = now && moves.some((move) => move.n > now.from && move.events.some(({ id }) => !OPENING.has(id)));
  return hasBegun || all.length === 1 ? all : all.slice(0, -1);
}
