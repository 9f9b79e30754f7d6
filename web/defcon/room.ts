// Room on the map: what must stay legible, and where beside a lit place its few words hide nothing of it.
import type { Texts } from "../common/game";
import { type DefconTable, fleetsOf, landAt, powerOf, type Territory } from "./model";
import { FRAME, LANDS, SEAS, type Words } from "./places";
import { fleetPoint } from "./sea";
import { seaName } from "./words";

type Point = readonly [number, number];
/** Left, top, right, bottom. */
export type Box = readonly [number, number, number, number];

/** Of a name: the width of a letter, on land and at sea, how far it reaches above and below its point. */
const LETTER = 9.4;
const SMALL = 8.2;
const NAME = [12, 13] as const;
/** Of troops and what stands beside them; of a ship with its mast. */
const TOKEN = 22;
const BADGE = 15;
const SHIP = [28, 32, 19] as const;
/** Around its troops, so much of a territory should stay in sight; and in how many places something may stand at the foot. */
const GROUND = 64;
const STEPS = 24;
/** Around what is in play, so much that it counts as in sight; below it, where a few words may stand under the troops, more. */
const EDGE = 26;
const UNDER = 40;
/** What ends so near to the map's upper edge is shown up to that: a sea lies there. */
const NEAR = 60;

/** Where the capital, the fortification and the tag of whose home it is stand beside the troops: nothing over anything, nor over the name. */
export function besides({ at, capitals }: Territory, isConquered: boolean): { readonly seat: Point; readonly fort: Point; readonly tag: Point } {
  // Its name ends where its troops stand.
  if (at === "asia_minor") return { seat: [0, -33], fort: [36, -4], tag: [0, 33] };
  return { seat: [-36, isConquered ? -12 : -6], fort: [36, -6], tag: [-36, capitals.length ? 16 : -3] };
}

function around([x, y]: Point, by: number): Box {
  return [x - by, y - by, x + by, y + by];
}

/** Where words so wide begin and end. */
function across({ label: [x], anchor }: Words, width: number): readonly [number, number] {
  const left = anchor === "begins" ? x : anchor === "ends" ? x - width : x - width / 2;
  return [left, left + width];
}

function nameBox(at: string, texts: Texts): Box {
  const words = LANDS[at] ?? { label: [0, 0] as const };
  const [left, right] = across(words, LETTER * texts.name(at).length);
  return [left, words.label[1] - NAME[0], right, words.label[1] + NAME[1]];
}

function pieceBoxes(table: DefconTable, at: string): Box[] {
  const land = landAt(table, at);
  const token = LANDS[at]?.token;
  if (!land || !token) return [];
  const isConquered = land.owner !== null && powerOf(table, land.owner) !== land.home;
  const { seat, fort, tag } = besides(land, isConquered);
  const beside = [land.capitals.length ? seat : null, land.fort ? fort : null, isConquered ? tag : null].filter((one) => one !== null);
  return [around(token, TOKEN), ...beside.map(([x, y]) => around([token[0] + x, token[1] + y], BADGE))];
}

function shipBoxes(table: DefconTable): Box[] {
  return table.zones.flatMap((zone) => fleetsOf(zone).map(([seat]): Box => {
    const [x, y] = fleetPoint(zone, seat);
    return [x - SHIP[0], y - SHIP[1], x + SHIP[0], y + SHIP[2]];
  }));
}

function seaBoxes(texts: Texts): Box[] {
  return Object.entries(SEAS).flatMap(([zone, { labels }]) => {
    const half = (SMALL * seaName(zone, texts).length) / 2;
    return labels.map(([x, y]): Box => [x - half, y - NAME[1], x + half, y + 4]);
  });
}

/** Is this name at sea cut by a side of what is shown of the map? What is left of it says nothing. */
export function isCut(name: string, words: Words, [left, , width]: Box): boolean {
  const [from, to] = across(words, SMALL * name.length);
  return [left, left + width].some((side) => from < side && side < to);
}

/** All that is written or stands on the map; or only what is in play. */
export function taken(table: DefconTable, texts: Texts, isInPlay = false): Box[] {
  const lands = Object.keys(LANDS).filter((at) => !(isInPlay && landAt(table, at)?.closed));
  return [...lands.flatMap((at) => [nameBox(at, texts), ...pieceBoxes(table, at)]), ...seaBoxes(texts), ...shipBoxes(table)];
}

function hidden([left, top, right, bottom]: Box, others: readonly Box[]): number {
  return others.reduce((sum, [a, b, c, d]) => sum + Math.max(0, Math.min(right, c) - Math.max(left, a)) * Math.max(0, Math.min(bottom, d) - Math.max(top, b)), 0);
}

/** The middle of a pill so wide and high beside a place: below, at the right, at the left, above; where it hides least. */
export function pillAt([x, y]: Point, half: number, high: number, others: readonly Box[]): Point {
  const [far, out] = [half + TOKEN, TOKEN + high + 2];
  const free: readonly Point[] = [[0, out], [far, 8], [-far, 8], [far, -8], [-far, -8], [half, out], [-half, out], [far + 30, 0], [-far - 30, 0], [0, out + 18], [0, -out - 26]];
  const ways = free.map(([u, v]): Point => [x + u, y + v]);
  const cost = ([u, v]: Point) => hidden([u - half - 1, v - high - 1, u + half + 1, v + high + 1], others);
  return ways.reduce((best, way) => (cost(way) < cost(best) ? way : best));
}

/** How far from its left edge something so wide, at the foot of what is shown of the map, hides least of what is in play: at the left, if that is as
 *  good. All in the map's own units. */
export function footAt(table: DefconTable, [left, top, width, height]: Box, wide: number, high: number, others: readonly Box[]): number {
  const open = table.territories.flatMap(({ at, closed }) => (closed || !LANDS[at] ? [] : [around(LANDS[at].token, GROUND)]));
  const ways = Array.from({ length: STEPS }, (_, k) => (k * (width - wide)) / STEPS);
  const cost = (x: number) => hidden([left + x, top + height - high, left + x + wide, top + height], [...others, ...open]);
  return ways.reduce((best, way) => (cost(way) < cost(best) ? way : best));
}

/** What the map shows first: the territories that are in play, with their names, and all fleets. */
export function inPlay(table: DefconTable, texts: Texts): Box {
  const open = table.territories.filter(({ at, closed }) => !closed && LANDS[at]).map(({ at }) => at);
  const boxes = [...open.flatMap((at) => [nameBox(at, texts), around(LANDS[at]?.token ?? [0, 0], TOKEN)]), ...shipBoxes(table)];
  const all = (k: 0 | 1 | 2 | 3) => boxes.map((box) => box[k]);
  const top = Math.min(...all(1)) - EDGE;
  return [Math.min(...all(0)) - EDGE, top < FRAME[1] + NEAR ? FRAME[1] : top, Math.max(...all(2)) + EDGE, Math.max(...all(3)) + UNDER];
}
