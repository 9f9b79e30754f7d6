// The end of a round, as it was told: both agendas, whom they paid, and what rose before they did; after the last, the aftermath.
import type { Move, Texts, Told, View } from "../common/game";
import { isTrack, type Led, MOST_LEAD, sideOf, type Side, tableOf } from "./model";
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
  /** Where the markers of each track stood when its agenda paid. */
  readonly markers: ReadonlyMap<string, readonly [number, number]>;
  readonly round: number;
  readonly before: Led;
  readonly after: Led;
}

/** The aftermath: the cubes on each side's own cards, and who gained how much by them. */
export interface Aftermath {
  readonly cubes: readonly [number, number];
  readonly to: Side | null;
  readonly n: number;
}

export interface GameEnd extends RoundEnd {
  readonly aftermath: Aftermath | null;
  /** Somebody earned a greater lead than there can be. */
  readonly cut: boolean;
}

/** What ended a round after which the game goes on; null where none has ended. `before`: the prestige that was shown last. */
export function endOfRound(told: readonly Told[], view: View, before: Led): RoundEnd | null {
  const from = told.findIndex((event) => event.id === "revealed");
  const to = told.findIndex((event, at) => at > from && event.id === "round");
  if (from < 0 || to < 0 || view.outcome !== null) return null;
  return { ...scores(told.slice(from, to)), markers: markersAt(told.slice(from), view), round: Number(told[to]?.["round"]) - 1, before, after: tableOf(view).prestige };
}

/** What ended the last round, and the game with it; null where no agendas were revealed. */
export function endOfGame(moves: readonly Move[], view: View): GameEnd | null {
  const told = moves.flatMap(({ events }) => events);
  const began = told.findLastIndex((event) => event.id === "round");
  const from = told.findIndex((event, at) => at > began && event.id === "revealed");
  if (from < 0) return null;
  const last = told.slice(from);
  const earlier = prestigeAfter(told.slice(0, from));
  const { cut } = prestigeAfter(last, earlier.lead);
  const before = { leader: earlier.lead ? (earlier.lead > 0 ? 0 : 1) : null, lead: Math.abs(earlier.lead) };
  return { ...scores(last), markers: markersAt(last, view), round: tableOf(view).round, before, after: tableOf(view).prestige, aftermath: aftermath(last), cut };
}

/** The markers as they were when the agendas paid: what climbed after that is taken away again. */
function markersAt(events: readonly Told[], view: View): ReadonlyMap<string, readonly [number, number]> {
  const isBefore = view.options["agenda_lead"] === "before_escalation";
  const paid = isBefore ? 0 : events.findLastIndex((event) => event.id === "scored" || event.id === "tied");
  const climbed = events.slice(paid).filter((event) => event.id === "escalated");
  const by = (track: string, side: Side) =>
    climbed.filter((event) => event["track"] === track && event["side"] === side).reduce((sum, event) => sum + Number(event["n"]), 0);
  return new Map(tableOf(view).tracks.map(({ track, markers: [us, ussr] }) => [track, [us - by(track, "us"), ussr - by(track, "ussr")] as const]));
}

function scores(events: readonly Told[]): Pick<RoundEnd, "agendas" | "raised"> {
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
  return { agendas, raised: events.filter((event) => event.id === "escalated") };
}

function aftermath(events: readonly Told[]): Aftermath | null {
  const at = events.findIndex((event) => event.id === "aftermath");
  if (at < 0) return null;
  const gained = events.slice(at).find((event) => event.id === "gained");
  return { cubes: [Number(events[at]?.["us"]), Number(events[at]?.["ussr"])], to: (gained?.["side"] as Side | undefined) ?? null, n: Number(gained?.["n"] ?? 0) };
}

/** The lead of the US after all this, as it was told; and whether some of it was lost because no lead is so great. */
function prestigeAfter(events: readonly Told[], from = 0): { lead: number; cut: boolean } {
  let [lead, due, cut] = [from, 0, false];
  const pay = () => {
    lead += due;
    due = 0;
    cut ||= Math.abs(lead) > MOST_LEAD;
    lead = Math.max(-MOST_LEAD, Math.min(MOST_LEAD, lead));
  };
  for (const { id, side, n } of events) {
    // Both agendas are paid together.
    if (id !== "scored" && id !== "tied") pay();
    if (id === "scored" || id === "gained") due += side === "us" ? Number(n) : -Number(n);
  }
  pay();
  return { lead, cut };
}

/** Why an agenda paid what it did. The cubes still lie as they lay then; of the markers it is told where they stood. */
export function whyPaid(agenda: string, { markers }: RoundEnd, view: View, texts: Texts): string {
  const place = tableOf(view).battlegrounds.find((each) => each.at === agenda);
  const about = agendaAbout(agenda, view, texts);
  const [us, ussr] = (isTrack(agenda) ? markers.get(agenda) : undefined) ?? [0, 0];
  const track = { leader: us > ussr ? 0 : us < ussr ? 1 : null, lead: Math.abs(us - ussr) };
  const led = place ?? (isTrack(agenda) ? track : null);
  return led ? `${capital(leadsBy(led, texts))}. ${about}` : about;
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

/** `US +2`, or 0. */
export function prestigeWords({ leader, lead }: Led, texts: Texts): string {
  return leader === null ? "0" : `${texts.name(sideOf(leader))} +${lead}`;
}
