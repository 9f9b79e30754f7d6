// What the games of the crisis share: the sides, and the three kinds of tracks, cards and battlegrounds. This folder knows none of them.
export const SIDES = ["us", "ussr"] as const;
export type Side = (typeof SIDES)[number];
export type Owner = Side | "un";

/** Every kind has a colour and a shape. */
export const SHORT_KINDS = { military: "mil", political: "pol", world_opinion: "opi" } as const;
export type ShortKind = (typeof SHORT_KINDS)[keyof typeof SHORT_KINDS];
