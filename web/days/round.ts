// The end of a round, as it was told: both agendas, whom they paid, and what rose before they did.
import type { Texts, Told, View } from "../common/game";
import { type Led, sideOf, type Side, tableOf } from "./model";
import { agendaAbout, capital, leadsBy, short } from "./words";

export interface Revealed {
  readonly side: Side;
  readonly agenda: string;
  /** Whom it paid, and how much; null: nobody. */
  readonly to: Side | null;
  readonly n: number;
}

export interface RoundEnd {
  readonly agendas: readonly Revealed[];
  /** Markers in DEFCON 2 that the agendas raised. */
  readonly raised: readonly Told[];
  readonly round: number;
  readonly before: Led;
  readonly after: Led;
}

/** What ended a round after which the game goes on; null where none has ended. `before`: the prestige that was shown last. */
export function endOfRound(told: readonly Told[], view: View, before: Led): RoundEnd | null {
  const from = told.findIndex((event) => event.id === "revealed");
  const to = told.findIndex((event, at) => at > from && event.id === "round");
  if (from < 0 || to < 0 || view.outcome !== null) return null;
  const events = told.slice(from, to);
  // Both are revealed in the order in which they pay.
  const paid = events.filter((event) => event.id === "scored" || event.id === "tied");
  const agendas = events
    .filter((event) => event.id === "revealed")
    .map((event, at) => ({
      side: event["side"] as Side,
      agenda: String(event["agenda"]),
      to: paid[at]?.id === "scored" ? (paid[at]["side"] as Side) : null,
      n: Number(paid[at]?.["n"] ?? 0),
    }));
  const raised = events.filter((event) => event.id === "escalated");
  return { agendas, raised, round: Number(told[to]?.["round"]) - 1, before, after: tableOf(view).prestige };
}

/** Why an agenda paid what it did. The cubes still lie as they lay then; the markers have moved on. */
export function whyPaid(agenda: string, view: View, texts: Texts): string {
  const place = tableOf(view).battlegrounds.find((each) => each.at === agenda);
  const about = agendaAbout(agenda, view, texts);
  return place ? `${capital(leadsBy(place, texts))}. ${about}` : about;
}

/** `US political 5 → 6` */
export function rise(event: Told, texts: Texts): string {
  const now = Number(event["now"]);
  const track = short(String(event["track"]), texts);
  return `${texts.name(String(event["side"]))} ${texts.say("note-track", { track, from: now - Number(event["n"]), to: now })}`;
}

/** `US +2`, or 0. */
export function prestigeWords({ leader, lead }: Led, texts: Texts): string {
  return leader === null ? "0" : `${texts.name(sideOf(leader))} +${lead}`;
}
