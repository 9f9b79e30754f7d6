// Draws the map once: coastlines of Natural Earth (public domain) from the package world-atlas, Mercator, simplified until the path is
// short enough to be part of the page. In web/: npm i --no-save world-atlas topojson-client topojson-simplify d3-geo; node days/map/make.mjs
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { geoCircle, geoMercator, geoPath } from "d3-geo";
import { feature } from "topojson-client";
import { filter, filterWeight, presimplify, simplify, sphericalRingArea, sphericalTriangleArea } from "topojson-simplify";

const WIDTH = 1120;
const HEIGHT = 566;
const SCALE = 345;
const CORNER = [-101, 62.6]; // longitude and latitude of the upper left corner
const CUBA = [-80, 22.3];
const RANGES = { mrbm: 1100, irbm: 2200 }; // nautical miles; sixty are a degree
const TOWNS = {
  united_nations: [-74, 40.7],
  cuba_political: [-82.3, 23.1],
  cuba_military: [-76, 20.6],
  berlin: [13.4, 52.5],
  italy: [12.5, 41.9],
  turkey: [32.9, 39.9],
};
const MOST = 25 * 1024;
const BEYOND = { left: 150, right: 140, above: 150, below: 150 }; // drawn beyond the board, for windows of another shape

const world = createRequire(import.meta.url).resolve("world-atlas/land-50m.json");
let topology = presimplify(JSON.parse(readFileSync(world, "utf8")), sphericalTriangleArea);
topology = simplify(topology, 9e-6);
topology = filter(topology, filterWeight(topology, 8e-5, sphericalRingArea));

const projection = geoMercator().scale(SCALE).translate([0, 0]);
const [x, y] = projection(CORNER);
projection.translate([-x, -y]).clipExtent([
  [-BEYOND.left, -BEYOND.above],
  [WIDTH + BEYOND.right, HEIGHT + BEYOND.below],
]);
const path = geoPath(projection).digits(1);
const land = relative(path(feature(topology, topology.objects.land)));
if (land.length > MOST) throw new Error(`the coastlines take ${land.length} characters, ${MOST} are allowed`);

/** The same path from point to point, in tenths: half as long. */
function relative(drawn) {
  const tenths = (n) => Math.round(Number(n) * 10);
  const said = (n) => String(n / 10).replace(/^(-?)0\./, "$1.");
  return drawn
    .split("Z")
    .filter(Boolean)
    .map((ring) => {
      const points = ring.slice(1).split("L").map((point) => point.split(",").map(tenths));
      const steps = points.slice(1).map(([x, y], i) => [x - points[i][0], y - points[i][1]]);
      const pair = ([x, y]) => `${said(x)}${y < 0 ? "" : " "}${said(y)}`;
      return `M${pair(points[0])}l${steps.map(pair).join(" ").replaceAll(" -", "-")}z`;
    })
    .join("");
}

const round = (n) => Math.round(n * 10) / 10;
const lines = [];
for (let lon = -140; lon <= 120; lon += 10) lines.push(`M${round(projection([lon, 0])[0])}-200V${HEIGHT + 200}`);
for (let lat = -20; lat <= 70; lat += 10) lines.push(`M-400 ${round(projection([0, lat])[1])}H${WIDTH + 400}`);
const ring = (miles) => path(geoCircle().center(CUBA).radius(miles / 60).precision(4)());
const towns = Object.entries(TOWNS).map(([name, at]) => `  ${name}: [${projection(at).map(round).join(", ")}],`);

writeFileSync(
  new URL("world.ts", import.meta.url),
  `// Made by make.mjs from Natural Earth's coastlines, which are in the public domain. Do not edit.
export const WIDTH = ${WIDTH};
export const HEIGHT = ${HEIGHT};
export const LAND =
  "${land}";
export const GRATICULE = "${lines.join("")}";
/** How far the missiles on Cuba reach. */
export const RANGES = {
${Object.entries(RANGES)
  .map(([name, miles]) => `  ${name}: { miles: ${miles}, path: "${ring(miles)}" },`)
  .join("\n")}
} as const;
/** Where the battlegrounds lie that have a place on the map. */
export const TOWNS: Readonly<Record<string, readonly [number, number]>> = {
${towns.join("\n")}
};
`,
);
console.log(`coastlines: ${land.length} characters`);
