// What is drawn on the action cards: a sign, and rays or waves behind it. The kind gives a card its colour.
import { ICONS } from "../common/icons";
import { SIGNS } from "./signs";

export type Kind = "mil" | "pol" | "opi";

export const KIND_SIGNS: Readonly<Record<Kind, string>> = {
  mil: "M12 .8c2.8 2.5 4.2 5.7 4.2 9.2v5.6l3.3 3.6V22h-4.4L14 20h-4l-1.1 2H4.5v-2.8l3.3-3.6V10C7.8 6.5 9.2 3.3 12 .8zM10 21h4l-2 3z",
  pol: "M4 1.5h2.4V23H4zM7.6 3c4.4-2.2 7.4 2.2 13.4.2v10.6c-6 2-9-2.4-13.4-.2z",
  opi: "M7.5 1.5h9v3h-9zM7.5 5.7h9v3h-9zM7.5 9.9h9V11a4.5 4.5 0 0 1-9 0zM4 9h2.2v2a5.8 5.8 0 0 0 11.6 0V9H20v2a8 8 0 0 1-6.9 7.9V21H17v2.2H7V21h3.9v-2.1A8 8 0 0 1 4 11z",
};

const DOVE = "M2 9c3 0 5 1 7 3 0-5 3-9 9-10-1 2-1 4 0 6 2-1 3-1 5 0l-2 2c1 6-3 11-10 11H6l4-4c-4 0-7-3-8-8z";
const COIN = "M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22zm-1 4v2c-2.500.4-4 1.800-4 3.700 0 2.300 2 3 4.300 3.600 2 .5 2.700.9 2.700 1.700 0 1-1 1.500-2.500 1.500S8.700 17 7 16l-.8 2.300c1.300.8 3 1.200 4.800 1.300V21h2v-1.500c2.600-.4 4-2 4-3.900 0-2.400-1.900-3.200-4.500-3.800-1.900-.5-2.500-.8-2.500-1.500 0-.9.9-1.300 2.200-1.300 1.500 0 2.800.4 4.200 1.100l.8-2.300c-1.200-.6-2.500-1-4.200-1.100V5z";
const BARS = "M3 2h18v3H3zM5 6h2v13H5zM9 6h2v13H9zM13 6h2v13h-2zM17 6h2v13h-2zM2 20h20v3H2z";
const SCALES = "M11 1h2v3h8v2h-1l3 9c0 2-2 3-4 3s-4-1-4-3l3-9h-5v13h5v3H6v-3h5V6H6l3 9c0 2-2 3-4 3s-4-1-4-3l3-9H3V4h8z";
const HAND = "M5 11V6a1.500 1.500 0 0 1 3 0V3.500a1.500 1.500 0 0 1 3 0V2.500a1.500 1.500 0 0 1 3 0v2a1.500 1.500 0 0 1 3 0V14l1.500-2.500c1-1.500 3-.5 2.500 1L18 20c-1 2.500-2 3-4 3h-3c-4 0-6-3-6-6z";
const PARACHUTE = "M12 1c6 0 10 4 10 9l-8 6v4h-4v-4L2 10c0-5 4-9 10-9zm0 3c-1 2-1.500 4-1.500 6L12 13l1.500-3c0-2-.5-4-1.500-6z";
const CROSSED = "M3 1l9 9 9-9 2 2-9 9 9 9-2 2-9-9-9 9-2-2 9-9-9-9z";
const STAR = "M12 1l2.800 7.600 8.100.3-6.400 5 2.300 7.800L12 17.200l-6.800 4.500 2.300-7.800-6.400-5 8.100-.3z";
const CITY = "M2 22V10h5v12zM8 22V3h6v19zM15 22V8c3 0 6 1 7 4v10zM10 5v3h2V5zM10 10v3h2v-3z";
const PAPER = "M4 1h12l4 4v18H4zM7 7v2h10V7zM7 11v2h10v-2zM7 15v2h6v-2z";
const WALL = "M1 4h7v4H1zM9.500 4h6v4h-6zM17 4h6v4h-6zM1 9.500h3v4H1zM5.500 9.500h7v4h-7zM14 9.500h9v4h-9zM1 15h7v5H1zM9.500 15h6v5h-6zM17 15h6v5h-6z";
const HORN = "M3 9h4l10-6v16L7 14v6H4v-6H3zM19 7q3 4 0 8z";

export const CARDS: Readonly<Record<string, readonly [Kind, string]>> = {
  air_raid: ["mil", "M12 .5c1 1 1.400 2.500 1.400 4.500L23 9v2.500l-9.600-1.300-.3 5 2.900 2v1.600L12 18l-4 .8v-1.600l2.900-2-.3-5L1 11.500V9l9.600-4C10.600 3 11 1.500 12 .5zM11 20h2l-1 4z"],
  airborne_troops: ["mil", PARACHUTE],
  assassination_attempt: ["pol", "M11 1h2v4a7 7 0 0 1 6 6h4v2h-4a7 7 0 0 1-6 6v4h-2v-4a7 7 0 0 1-6-6H1v-2h4a7 7 0 0 1 6-6zm1 6.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9zm0 2.500a2 2 0 1 1 0 4 2 2 0 0 1 0-4z"],
  betrayal: ["pol", SIGNS.sabotage],
  blessing: ["opi", DOVE],
  casus_belli: ["pol", PAPER],
  chemical_weapons_scandal: ["opi", "M9 1h6v2l-1 1v5l7 11c1 1.500 0 3-2 3H5c-2 0-3-1.500-2-3l7-11V4L9 3zM8 16l-2 4h12l-2-4z"],
  conscription: ["mil", SIGNS.troops],
  accidental_strike: ["mil", SIGNS.missile],
  dunkirk: ["mil", SIGNS.fleet],
  espionage: ["pol", ICONS.eye],
  excommunication: ["opi", CROSSED],
  government_transfer: ["pol", SIGNS.capital],
  infiltration: ["pol", ICONS.key],
  international_criminal_court: ["opi", SCALES],
  nobel_prize: ["opi", STAR],
  propaganda: ["opi", HORN],
  speech_to_parliament: ["opi", KIND_SIGNS.opi],
  submarine_fleet: ["mil", "M10 5h5v5h3c3 0 5 2 5 4.500S21 19 18 19H6c-3 0-5-2-5-4.500S3 10 6 10h4zM11 1h2v3h-2zM6 13a1.500 1.500 0 1 0 0 3 1.500 1.500 0 0 0 0-3zm5 0a1.500 1.500 0 1 0 0 3 1.500 1.500 0 0 0 0-3zm5 0a1.500 1.500 0 1 0 0 3 1.500 1.500 0 0 0 0-3z"],
  sustainable_ecocity: ["opi", CITY],
  ultimatum: ["pol", ICONS.clock],
  censorship: ["pol", "M3 3h18v4H3zM3 10h18v4H3zM3 17h11v4H3z"],
  counter_espionage: ["pol", "M12 1l9 3v7c0 6-4 10-9 12-5-2-9-6-9-12V4zm0 6a5 5 0 1 0 0 10 5 5 0 0 0 0-10zm0 2.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5z"],
  coup_detat: ["pol", BARS],
  embargo: ["pol", "M12 1a11 11 0 1 1 0 22 11 11 0 0 1 0-22zM4.500 10.200v3.600h15v-3.600z"],
  maginot_line: ["mil", WALL],
  peacekeeping: ["opi", DOVE],
  revolution: ["pol", HAND],
  security_council_presidency: ["pol", ICONS.people],
  solidarity: ["opi", HAND],
  speculative_bubble: ["pol", COIN],
  strategic_defense_initiative: ["mil", "M12 4a11 11 0 0 1 11 11h-3a8 8 0 0 0-16 0H1A11 11 0 0 1 12 4zm0 6a5 5 0 0 1 5 5H7a5 5 0 0 1 5-5zM5 17h14v5H5z"],
  trade_agreement: ["pol", COIN],
};

export function kindOf(card: string): Kind {
  return CARDS[card]?.[0] ?? "pol";
}
