// HTTP with the server: see docs/protocol.md. The types are made from the server's own description.
import type { components } from "./schema";

type Schemas = components["schemas"];
export type Table = Schemas["Table"];
export type Chair = Schemas["Chair"];
export type Tables = Schemas["Tables"];
export type GameInfo = Schemas["GameInfo"];
export type Me = Schemas["Me"];
export type Player = Schemas["Player"];
export type Whose = Schemas["Whose"];
export type NewTable = Schemas["NewTable"];
export type SeatWish = Schemas["SeatWish"];
export type Level = NonNullable<Chair["level"]>;
export type Position = Schemas["Position"];
export type Replay = Schemas["Replay"];
export type Step = Schemas["Step"];
export type ChatLine = Schemas["ChatLine"];
export type Problem = Schemas["Problem"];
export type DeckFound = Schemas["DeckFound"];
export type DeckMistake = Schemas["DeckMistake"];
export type ClientMessage = Schemas["Hello"] | Schemas["Move"] | Schemas["Undo"] | Schemas["Say"] | Schemas["Ping"];
export type ServerMessage =
  | Schemas["TableMessage"]
  | Schemas["Moved"]
  | Schemas["Accepted"]
  | Schemas["Conflict"]
  | Schemas["Chat"]
  | Schemas["ErrorMessage"]
  | Schemas["Pong"];

/** What the server refused, or that it could not be reached: a text's id with its fields. */
export class Refused extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
    /** What is wrong with a deck that was sent along. */
    readonly mistakes: readonly DeckMistake[] = [],
  ) {
    super(problem.id);
  }
}

export const UNREACHABLE: Problem = { id: "error-unreachable" };

async function ask<Answer>(method: "GET" | "POST", path: string, body?: object): Promise<Answer> {
  let reply: Response;
  try {
    reply = await fetch(path, {
      method,
      credentials: "same-origin",
      headers: body ? { "Content-Type": "application/json" } : {},
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  } catch {
    throw new Refused(UNREACHABLE, 0);
  }
  const answer: unknown = await reply.json().catch(() => null);
  if (reply.ok && answer !== null) return answer as Answer;
  const refusal = answer as { error?: Problem; mistakes?: DeckMistake[] } | null;
  throw new Refused(refusal?.error ?? UNREACHABLE, reply.status, refusal?.mistakes);
}

const seated = (seat: number | null) => (seat === null ? "" : `?seat=${seat}`);

export const api = {
  games: async (): Promise<GameInfo[]> => (await ask<Schemas["Games"]>("GET", "/api/games")).games,
  me: () => ask<Me>("GET", "/api/me"),
  rename: (name: string) => ask<Me>("POST", "/api/me", { name }),
  link: () => ask<Schemas["DeviceLink"]>("POST", "/api/me/link", {}),
  whose: (secret: string) => ask<Whose>("POST", "/api/device/whose", { secret }),
  device: (secret: string) => ask<Me>("POST", "/api/device", { secret }),
  tables: () => ask<Tables>("GET", "/api/tables"),
  table: (id: string) => ask<Table>("GET", `/api/tables/${id}`),
  checkDeck: (file: Schemas["DeckFile"]) => ask<DeckFound>("POST", "/api/decks", file),
  create: (wish: NewTable) => ask<Table>("POST", "/api/tables", wish),
  join: (id: string, wish: { seat?: number; invitation?: string }) => ask<Table>("POST", `/api/tables/${id}/join`, wish),
  leave: (id: string) => ask<Table>("POST", `/api/tables/${id}/leave`, {}),
  resign: (id: string) => ask<Table>("POST", `/api/tables/${id}/resign`, {}),
  rematch: (id: string) => ask<Table>("POST", `/api/tables/${id}/rematch`, {}),
  replace: (id: string, seat: number | null, level: Level) => ask<Table>("POST", `/api/tables/${id}/replace`, { seat, level }),
  position: (id: string, n: number, seat: number | null = null) => ask<Position>("GET", `/api/tables/${id}/positions/${n}${seated(seat)}`),
  replay: (id: string, seat: number | null = null) => ask<Replay>("GET", `/api/tables/${id}/replay${seated(seat)}`),
  record: (id: string) => `/api/tables/${id}/record`,
};
