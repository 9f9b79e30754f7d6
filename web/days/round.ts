// The end of a round, as it was told: both agendas, whom they paid, and what rose before they did; after the last, the aftermath.
import type { Move, Texts, Told, View } from "../common/game";
import { type Led, type Side, SIDES, tableOf } from "./model";
import { agendaAbout, capital, leadsBy, short } from "./words";

export interface Revealed {
  readonly side: Side;
  readonly agenda: string;
  /** Whom it paid, and how much; null: nobody. */
  readonly to: Side | null;
  readonly n: number;
  /** The lead that was paid for. */
  readonly lead: number;
}

export interface RoundEnd {
  readonly agendas: readonly Revealed[];
  /** Markers in DEFCON 2 that the agendas raised. */
  readonly raised: readonly Told[];
  readonly round: number;
  readonly before: Led;
  readonly after: Led;
  /** Prestige that was earned and lost, because no lead is so great. */
  readonly cut: number;
}

/** The aftermath: the cubes on each side's own cards, and who gained how much by them. */
export interface Aftermath {
  readonly cubes: readonly [number, number];
  readonly to: Side | null;
  readonly n: number;
}

export interface GameEnd extends RoundEnd {
  readonly aftermath: Aftermath | null;
}

/** What ended a round after which the game goes on; null where none has ended. */
export function endOfRound(told: readonly Told[], view: View): RoundEnd | null {
  const from = told.findIndex((event) => event.id === "revealed");
  const to = told.findIndex((event, at) => at > from && event.id === "round");
  if (from < 0 || to < 0 || view.outcome !== null) return null;
  return { ...scores(told.slice(from, to)), round: Number(told[to]?.["round"]) - 1, after: tableOf(view).prestige };
}

/** It is told by the table below, or by what becomes of the card. */
const SAID: ReadonlySet<string> = new Set(["revealed", "drew", "drew-hidden"]);
const LEADS: ReadonlySet<string> = new Set(["leads", "nobody-leads"]);
const PLAYS: ReadonlySet<string> = new Set(["commanded", "used-letter", "played-event"]);

/** Of all that happened: what leads on world opinion brought when the last round ended, after its last card and before its agendas. */
export function bonuses(moves: readonly Move[]): readonly Told[] {
  const told = moves.flatMap(({ events }) => events);
  const revealed = told.findLastIndex(({ id }) => id === "revealed");
  const played = told.slice(0, Math.max(0, revealed)).findLastIndex(({ id }) => PLAYS.has(id));
  const from = told.findIndex(({ id }, at) => at > played && LEADS.has(id));
  return from < 0 ? [] : told.slice(from, revealed).filter(({ id }) => !SAID.has(id));
}

/** What ended the last round, and the game with it; null where no agendas were revealed. */
export function endOfGame(moves: readonly Move[], view: View): GameEnd | null {
  const told = moves.flatMap(({ events }) => events);
  const began = told.findLastIndex((event) => event.id === "round");
  const from = told.findIndex((event, at) => at > began && event.id === "revealed");
  if (from < 0) return null;
  const last = told.slice(from);
  return { ...scores(last), round: tableOf(view).round, after: tableOf(view).prestige, aftermath: aftermath(last) };
}

function scores(events: readonly Told[]): Pick<RoundEnd, "agendas" | "raised" | "before" | "cut"> {
  // Both are revealed in the order in which they pay.
  const paid = events.filter((event) => event.id === "scored" || event.id === "tied");
  const agendas = events
    .filter((event) => event.id === "revealed")
    .map((event, at) => ({
      side: event["side"] as Side,
      agenda: String(event["agenda"]),
      to: paid[at]?.id === "scored" ? (paid[at]["side"] as Side) : null,
      n: Number(paid[at]?.["n"] ?? 0),
      lead: Number(paid[at]?.["lead"] ?? 0),
    }));
  const prestige = events.find((event) => event.id === "prestige");
  return { agendas, raised: events.filter((event) => event.id === "escalated"), before: ledBefore(prestige), cut: Number(prestige?.["cut"] ?? 0) };
}

/** Who led before, and by how much: it is told as who leads now sees it. */
function ledBefore(prestige: Told | undefined): Led {
  const was = Number(prestige?.["was"] ?? 0);
  const leader = SIDES.indexOf(prestige?.["leader"] as Side);
  return { leader: was ? (was > 0 ? leader : 1 - leader) : null, lead: Math.abs(was) };
}

function aftermath(events: readonly Told[]): Aftermath | null {
  const at = events.findIndex((event) => event.id === "aftermath");
  if (at < 0) return null;
  const gained = events.slice(at).find((event) => event.id === "gained");
  return { cubes: [Number(events[at]?.["us"]), Number(events[at]?.["ussr"])], to: (gained?.["side"] as Side | undefined) ?? null, n: Number(gained?.["n"] ?? 0) };
}

/** Why an agenda paid what it did. */
export function whyPaid({ agenda, to, lead }: Revealed, view: View, texts: Texts): string {
  const about = agendaAbout(agenda, view, texts);
  if (agenda === "personal_letter") return about;
  return `${capital(leadsBy({ leader: to && SIDES.indexOf(to), lead }, texts))}. ${about}`;
}

/** `Missile Trade 2, Fidel Castro 3`: a side's own cards in the opened aftermath, whoever saved them. */
export function savedOf(side: Side, view: View, texts: Texts): string {
  const cards = tableOf(view).opened.flat().filter((card) => card.side === side);
  return cards.map(({ card, cubes }) => `${texts.name(card)}\u00a0${cubes}`).join(", ") || "–";
}

/** `US political 5 → 6` */
export function rise(event: Told, texts: Texts): string {
  const now = Number(event["now"]);
  const track = short(String(event["track"]), texts);
  return `${texts.name(String(event["side"]))} ${texts.say("note-track", { track, from: now - Number(event["n"]), to: now })}`;
}
