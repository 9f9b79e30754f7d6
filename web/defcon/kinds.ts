// What an action card works with: it gives the card its colour and its sign.
import type { ShortKind } from "../coldwar/sides";

const MILITARY: ReadonlySet<string> = new Set([
  "accidental_strike",
  "air_raid",
  "airborne_troops",
  "conscription",
  "dunkirk",
  "maginot_line",
  "strategic_defense_initiative",
  "submarine_fleet",
]);
const OPINION: ReadonlySet<string> = new Set([
  "blessing",
  "chemical_weapons_scandal",
  "excommunication",
  "international_criminal_court",
  "nobel_prize",
  "peacekeeping",
  "propaganda",
  "solidarity",
  "speech_to_parliament",
  "sustainable_ecocity",
]);

export function kindOf(card: string): ShortKind {
  return MILITARY.has(card) ? "mil" : OPINION.has(card) ? "opi" : "pol";
}
