// The signs of powers and pieces, as paths in a box of 24 by 24: every colour has a shape. America square and shield, Eurasia hexagon and ice
// crystal, Africasia diamond and acacia, Eastasia circle and gate.
export const POWERS = ["america", "eurasia", "africasia", "eastasia"] as const;
export type Power = (typeof POWERS)[number];
/** As the design's colours call a power. */
export const SHORT: Readonly<Record<Power, string>> = { america: "am", eurasia: "eu", africasia: "af", eastasia: "ea" };

export const EMBLEMS: Readonly<Record<Power, string>> = {
  america: "M12 1l9.5 2.6v7.2C21.5 17 17.3 21 12 23 6.7 21 2.5 17 2.5 10.8V3.6zM6 11.6c.2 2.2 1 4 2.3 5.4v-5.4zm4.6 0v7.1c.5.3.9.5 1.4.7.5-.2.9-.4 1.400-.7v-7.1zm5.1 0V17c1.3-1.4 2.1-3.2 2.3-5.4z",
  eurasia:
    "M10.8 1h2.4v4.2l2.6-2 1.5 1.9-4.1 3.2v1.6l1.4-.8.7-5.2 2.4.3-.5 3.2 3.700-2.1 1.2 2.1-3.7 2.1 3 1.2-.9 2.2-4.8-1.900-1.4.8 1.4.8 4.8-1.9.9 2.2-3 1.2 3.7 2.100-1.2 2.1-3.7-2.1.5 3.2-2.4.3-.7-5.2-1.4-.8v1.6l4.1 3.2-1.5 1.9-2.6-2V23h-2.4v-4.2l-2.6 2-1.5-1.9 4.1-3.2v-1.6l-1.4.8-.7 5.2-2.4-.3.5-3.2-3.7 2.1-1.2-2.1 3.7-2.1-3-1.2.9-2.2 4.8 1.9 1.4-.8-1.4-.8-4.8 1.9-.9-2.2 3-1.2L2.7 7.8l1.2-2.1 3.7 2.1-.5-3.2 2.4-.3.7 5.2 1.4.8V8.3L6.700 5.1l1.5-1.9 2.6 2z",
  africasia: "M2 9.5C3 5.5 7 3 12 3s9 2.5 10 6.5c-2 1-4.6.6-6 0l-2.4 4.3V20H18v2H6v-2h4.6v-5.7L6.7 9.6C5 10.3 3.6 10.3 2 9.5zm7.6.3l2.2 2.7 1.5-2.8c-1.2.4-2.5.4-3.7.1z",
  eastasia: "M1 3.5c7 2 15 2 22 0v3.7c-1 .3-2 .5-3 .7V11h-2.2v11.5h-3V11H9.2v11.5h-3V11H4V7.9C3 7.7 2 7.5 1 7.2z",
};

/** The outlines of troops. */
export const OUTLINES: Readonly<Record<Power, string>> = {
  america: "M2.5 2.5h19v19h-19z",
  eurasia: "M6.3 2h11.4L23.5 12l-5.8 10H6.3L.5 12z",
  africasia: "M12-.8L24.8 12 12 24.8-.8 12z",
  eastasia: "M12 1a11 11 0 1 0 0 22 11 11 0 1 0 0-22z",
};

/** The same on the map, around their middle. */
export const TOKENS: Readonly<Record<Power, string>> = {
  america: "M-17-17h34v34h-34z",
  eurasia: "M-10-17.5h20l10.5 17.5-10.5 17.5h-20l-10.5-17.5z",
  africasia: "M0-24L24 0 0 24-24 0z",
  eastasia: "M0-19a19 19 0 1 0 0 38 19 19 0 1 0 0-38z",
};

/** What a fleet carries at its mast. */
export const MASTS: Readonly<Record<Power, string>> = {
  america: "M-8-27h16v15h-16z",
  eurasia: "M-5-28h10l5 8-5 8h-10l-5-8z",
  africasia: "M0-31l11 11-11 11-11-11z",
  eastasia: "M0-29a8.5 8.5 0 1 0 0 17 8.5 8.5 0 1 0 0-17z",
};

export const SIGNS = {
  capital: "M11 .5h2v3.2c4 .6 6.5 3.6 6.5 7.3h-15c0-3.7 2.5-6.7 6.5-7.3zM3 12.5h18v2.3H3zM4.5 16h3v4h-3zM10.5 16h3v4h-3zM16.5 16h3v4h-3zM2 21h20v2.5H2z",
  fort: "M2 3h4.5v3.5h3V3h5v3.5h3V3H22v8h-2v11.5H4V11H2zm7.5 19.5h5V17a2.5 2.5 0 0 0-5 0z",
  missile: "M12 .8c2.4 2.3 3.4 5 3.4 8.2v7.6l3.4 3.2V23H5.2v-3.2l3.4-3.2V9c0-3.2 1-5.9 3.4-8.2z",
  nuke: "M12 .3c3.9 2.7 5.2 5.9 5.2 9.7v6.6l3.8 3.2V23.7H3v-3.9l3.8-3.2V10C6.8 6.2 8.1 3 12 .3zM12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zm0 1.7l1 1.7h-2zm2 3.3h-1.6l.8-1.4zm-4 0l.8-1.4.8 1.400zm2 1.5l-1-1.4h2z",
  sabotage: "M7 3h10l1.6 5.6H23V11H1V8.6h4.4zM2.5 13.5h8.3v1.2c0 3-1.7 5.3-4.2 5.3s-4.1-2.3-4.1-5.3zm10.7 0h8.3v1.2c0 3-1.7 5.3-4.1 5.300-2.5 0-4.2-2.3-4.2-5.3z",
  flag: "M4 1h2.4v22H4zM7.6 2.500H21l-4 5 4 5H7.6z",
  fleet: "M10.8 2h2.4v3h4.3v4h2.3v3.6H23l-3.4 7.9H4.4L1 12.6h3.2V9h2.3V5h4.3z",
  sail: "M7.8 5h1.7v2.200h3.100v2.900h1.700v2.600h2.300l-2.400 5.700H3.200L.7 12.700H3v-2.600h1.700V7.200h3.100zM18 8l6 5-6 5z",
  pan: "M12 0l4 4.500h-2.700v6.200h6.200V8L24 12l-4.500 4v-2.700h-6.200v6.200H16L12 24l-4-4.500h2.700v-6.200H4.500V16L0 12l4.500-4v2.700h6.200V4.500H8z",
  hit: "M12 1l2.6 6.2L21 4.5l-2.7 6.3L24 12l-5.7 1.4L21 19.5l-6.4-2.7L12 23l-2.6-6.2L3 19.5l2.7-6.1L0 12l5.7-1.2L3 4.5l6.4 2.7z",
  aid: "M9 2h6v7h7v6h-7v7H9v-7H2V9h7z",
  onward: "M6 1l13 11L6 23z",
  plus: "M10.5 3h3v7.5H21v3h-7.5V21h-3v-7.5H3v-3h7.5z",
  minus: "M3 10.5h18v3H3z",
  whole: "M2 2h7v2.500H4.500V9H2zM15 2h7v7h-2.500V4.500H15zM2 15h2.500v4.500H9V22H2zM19.500 15H22v7h-7v-2.500h4.500z",
  troops: "M12 2a5 5 0 0 1 5 5v1H7V7a5 5 0 0 1 5-5zM7.500 9.500h9A4.500 4.500 0 0 1 12 14a4.500 4.500 0 0 1-4.500-4.500zM3 22.500c.5-4.500 4-7 9-7s8.500 2.500 9 7z",
  radiation:
    "M12 9.6a2.4 2.4 0 1 1 0 4.800 2.4 2.4 0 0 1 0-4.8zM8.2 12H1A11 11 0 0 1 6.5 2.5l3.6 6.2A3.8 3.8 0 0 0 8.2 12zm7.6 0a3.8 3.8 0 0 0-1.9-3.3l3.6-6.2A11 11 0 0 1 23 12zM12 15.8c.7 0 1.3-.2 1.9-.5l3.6 6.2a11 11 0 0 1-11 0l3.6-6.2c.6.3 1.2.5 1.9.5z",
} as const;
export type SignName = keyof typeof SIGNS;
