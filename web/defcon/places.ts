// Where names and pieces stand on the map, in its view box. The shapes are of `make map`; these points are set by hand, so that nothing
// covers anything else.
import links from "./borders.json";

type Point = readonly [number, number];

export interface Words {
  readonly label: Point;
  /** It begins, or ends, at its point: where the pieces stand beside a name. */
  readonly anchor?: "begins" | "ends";
}

export interface Land extends Words {
  readonly token: Point;
}

export interface Sea {
  /** A zone that runs over the board's edge has its name at both ends. */
  readonly labels: readonly Point[];
  readonly fleet: Point;
}

/** What of the board is drawn: left, top, width and height. */
export const FRAME = [18, 8, 1964, 948] as const;

export const LANDS: Readonly<Record<string, Land>> = {
  west_canada: { label: [404, 140], token: [404, 178] },
  east_canada: { label: [604, 204], token: [493, 196] },
  west_usa: { label: [376, 250], token: [372, 288] },
  east_usa: { label: [484, 288], token: [484, 326] },
  mexico: { label: [384, 376], token: [396, 410] },
  andes: { label: [548, 506], token: [545, 542] },
  brazil: { label: [672, 622], token: [672, 660] },
  argentina: { label: [600, 772], token: [606, 810] },
  west_europe: { label: [900, 222], token: [882, 290] },
  scandinavia: { label: [1014, 86], token: [1002, 120] },
  central_europe: { label: [1056, 158], token: [1070, 191] },
  south_europe: { label: [1054, 234], token: [1078, 266] },
  west_russia: { label: [1196, 122], token: [1192, 162] },
  east_russia: { label: [1404, 112], token: [1404, 150] },
  kamchatka: { label: [1574, 92], token: [1566, 130] },
  central_asia: { label: [1316, 218], token: [1322, 256] },
  north_africa: { label: [970, 370], token: [938, 406] },
  west_africa: { label: [906, 474], token: [896, 514] },
  congo: { label: [1050, 572], token: [1050, 610] },
  east_africa: { label: [1140, 500], token: [1136, 540] },
  south_africa: { label: [1069, 716], token: [1069, 756] },
  asia_minor: { label: [1166, 307], anchor: "ends", token: [1190, 306] },
  middle_east: { label: [1190, 376], token: [1208, 422] },
  persia: { label: [1284, 328], token: [1290, 362] },
  india: { label: [1378, 374], token: [1378, 408] },
  west_china: { label: [1416, 284], token: [1414, 320] },
  east_china: { label: [1534, 332], token: [1530, 368] },
  mongolia: { label: [1476, 214], token: [1474, 248] },
  japan: { label: [1738, 306], anchor: "begins", token: [1690, 302] },
  indochina: { label: [1478, 424], token: [1490, 460] },
  indonesia: { label: [1582, 604], token: [1586, 566] },
  australia: { label: [1664, 720], token: [1664, 758] },
};

export const SEAS: Readonly<Record<string, Sea>> = {
  arctic_ocean: { labels: [[385, 50], [1480, 36]], fleet: [1644, 54] },
  norwegian_sea: { labels: [[864, 86]], fleet: [896, 126] },
  north_atlantic: { labels: [[728, 230]], fleet: [742, 276] },
  sargasso_sea: { labels: [[690, 394]], fleet: [700, 440] },
  mid_atlantic: { labels: [[806, 570]], fleet: [806, 616] },
  south_atlantic: { labels: [[862, 744]], fleet: [862, 788] },
  west_mediterranean: { labels: [[905, 337]], fleet: [978, 310] },
  east_mediterranean: { labels: [[1036, 350]], fleet: [1112, 348] },
  black_sea: { labels: [[1172, 232]], fleet: [1140, 262] },
  arabian_sea: { labels: [[1300, 480]], fleet: [1300, 522] },
  indian_ocean: { labels: [[1396, 596]], fleet: [1396, 642] },
  southern_ocean: { labels: [[1352, 744]], fleet: [1352, 788] },
  china_sea: { labels: [[1576, 482]], fleet: [1574, 438] },
  sea_of_japan: { labels: [[1632, 256]], fleet: [1632, 290] },
  bering_sea: { labels: [[1790, 160], [135, 166]], fleet: [1752, 200] },
  north_pacific: { labels: [[1826, 268], [204, 254]], fleet: [1836, 312] },
  central_pacific: { labels: [[1784, 476], [184, 470]], fleet: [1784, 522] },
  south_pacific: { labels: [[1852, 772], [452, 640]], fleet: [452, 684] },
};

/** At the board's edge: where one comes to across it. */
export const ACROSS: Readonly<Record<string, Words>> = {
  kamchatka: { label: [184, 139], anchor: "ends" },
  west_canada: { label: [1820, 111], anchor: "begins" },
  japan: { label: [268, 324], anchor: "ends" },
  west_usa: { label: [1744, 354], anchor: "begins" },
};

export interface Links {
  readonly lands: readonly string[];
  readonly seas: readonly string[];
}

/** What borders on a territory or a sea zone. */
export function linksOf(place: string): Links {
  return (links as Readonly<Record<string, Links>>)[place] ?? { lands: [], seas: [] };
}
