"""From countries to territories and sea zones: one coverage, in which neighbours share their border."""

from __future__ import annotations

from pathlib import Path

import shapely
from shapely.geometry import LineString, MultiPolygon, Point, box
from shapely.ops import polygonize, unary_union
from tools.defcon_map import cuts, design
from tools.defcon_map.geography import Board, Shape, countries, curved, wiggled

FIRST_SMOOTH = 0.35
"""Before anything else: there is less to work on."""
GRID = 0.01
SCRAP = 3
"""Square pixels: smaller faces go with a neighbour, however they came about."""
WORTH_TELLING = 60
ROUNDS = 4
"""Scraps beside scraps find their owners in so many rounds."""


class CannotBuild(Exception):
    """The design does not make a map."""


def build(atlas: Path, board: Board) -> dict[str, Shape]:
    """The shape of every territory, sea zone and lake, by its slug."""
    west, east, south, north = *cuts.LON, *cuts.LAT
    frame = board.shape(box(west, south, east, north))
    lands = {slug: board.shape(unary_union(parts)) for slug, parts in territories(countries(atlas)).items()}
    lands = dict(zip(lands, shapely.coverage_simplify(list(lands.values()), FIRST_SMOOTH)))
    lands = {slug: shapely.make_valid(land).intersection(frame) for slug, land in lands.items()}
    lands = closed(lands)
    for line, width in cuts.CHANNELS:
        water = board.line(line).buffer(width)
        lands = {slug: land.difference(water) for slug, land in lands.items()}
    for slug in lands:
        lands[slug] = without_spits(slug, lands)
    lands = {slug: large_islands(land) for slug, land in lands.items()}
    faces, owners = parted(lands, frame, board)
    give_away_scraps(faces, owners)
    names = [*design.TERRITORIES, *design.SEAS, *design.LAKES]
    whole = [
        shapely.coverage_union_all([face for face, owner in zip(faces, owners) if owner == slug])
        for slug in names
    ]
    missing = [slug for slug, shape in zip(names, whole) if shape.is_empty]
    if missing or not shapely.coverage_is_valid(whole):
        raise CannotBuild(f"no shape: {missing}" if missing else "the shapes overlap")
    return dict(zip(names, shapely.coverage_simplify(whole, cuts.SMOOTH, simplify_boundary=True)))


def territories(world: dict[str, list[Shape]]) -> dict[str, list[Shape]]:
    """Countries and parts of them, sorted into territories; still in degrees."""
    out: dict[str, list[Shape]] = {slug: [] for slug in design.TERRITORIES}
    for name, region, goes_to in cuts.PARTS:
        area, stay = box(*region), []
        for polygon in world[name]:
            inside = polygon.intersection(area)
            if inside.is_empty:
                stay.append(polygon)
                continue
            if goes_to:
                out[goes_to].append(inside)
            if not polygon.difference(area).is_empty:
                stay.append(polygon.difference(area))
        world[name] = stay
    for slug, (*_, names) in design.TERRITORIES.items():
        for name in names:
            out[slug] += world[name]
    for name in cuts.CUTS:
        for slug, piece in cut(name, world[name]):
            out[slug].append(piece)
    return out


def cut(name: str, polygons: list[Shape]) -> list[tuple[str, Shape]]:
    """A country cut along its lines: each piece with the territory that it goes to."""
    knives = [LineString(wiggled(line, f"{name}{k}")) for k, line in enumerate(cuts.CUTS[name])]
    whole = unary_union(polygons)
    pieces = polygonize(unary_union([whole.boundary, *knives]))
    pieces = [piece for piece in pieces if whole.contains(piece.representative_point())]
    seeded: list[tuple[str, Shape]] = []
    for slug, seed in cuts.CUT_SEEDS[name]:
        held = [piece for piece in pieces if piece.contains(Point(seed))]
        if len(held) != 1 or any(held[0] is piece for _, piece in seeded):
            raise CannotBuild(f"{name}: the lines do not part {slug} from the others")
        seeded.append((slug, held[0]))
    return [(nearest(piece, seeded), piece) for piece in pieces]


def nearest(piece: Shape, seeded: list[tuple[str, Shape]]) -> str:
    """Islands and scraps go with the nearest piece that has a seed."""
    away = [-1 if other is piece else other.distance(piece) for _, other in seeded]
    return seeded[away.index(min(away))][0]


def parts(shape: Shape) -> list[Shape]:
    """The polygons of whatever shapely makes."""
    if shape.geom_type == "Polygon":
        return [] if shape.is_empty else [shape]
    return [part for inner in getattr(shape, "geoms", []) for part in parts(inner)]


def closed(lands: dict[str, Shape]) -> dict[str, Shape]:
    """Narrow water inside a territory is land: fjords and lakes that nobody could see."""
    taken = unary_union(list(lands.values()))
    out: dict[str, Shape] = {}
    for slug, land in lands.items():
        width = cuts.CLOSE.get(slug, cuts.CLOSE_DEFAULT)
        grown = land.buffer(width, quad_segs=4).buffer(-width, quad_segs=4)
        more = grown.difference(taken)
        out[slug] = land.union(more).buffer(0.02).buffer(-0.02)
        taken = taken.union(more)
    return out


def without_spits(slug: str, lands: dict[str, Shape]) -> Shape:
    """Narrow capes are cut off, unless they join something or meet a neighbour."""
    land = lands[slug]
    others = unary_union([other for name, other in lands.items() if name != slug and other.intersects(land)])
    land = MultiPolygon([part for part in parts(land) if part.area > 1])
    for spit in parts(land.difference(land.buffer(-cuts.OPEN).buffer(cuts.OPEN * 1.02))):
        if spit.area > 0.05 and spit.distance(others) > 0.5:
            less = [part for part in parts(land.difference(spit.buffer(0.001))) if part.area > 1]
            if len(less) <= len(parts(land)):
                land = MultiPolygon(less)
    return land


def large_islands(land: Shape) -> Shape:
    return MultiPolygon([part for part in parts(land) if part.area >= cuts.ISLAND_MIN]).buffer(0)


def parted(lands: dict[str, Shape], frame: Shape, board: Board) -> tuple[list[Shape], list[str]]:
    """All lines in one net; its faces, and whose each is, if anybody's yet."""
    lines = [land.boundary for land in lands.values()]
    lines += [frame.boundary, *(board.line(curved(line)) for line in cuts.SEA_LINES)]
    edge = frame.buffer(0.1)
    faces = polygonize(shapely.union_all(lines, grid_size=GRID))
    faces = [face for face in faces if edge.contains(face.representative_point())]
    water = {**design.SEAS, **design.LAKES}
    seeds = [(slug, Point(board.at(seed))) for slug, (*_, own) in water.items() for seed in own]
    tree, slugs = shapely.STRtree(list(lands.values())), list(lands)
    owners: list[str] = []
    for face in faces:
        point = face.representative_point()
        hit = [slugs[k] for k in tree.query(point, predicate="within")]
        held = hit[:1] or sorted({slug for slug, seed in seeds if face.contains(seed)})
        if len(held) > 1:
            bounds = [round(bound) for bound in face.bounds]
            raise CannotBuild(f"{' and '.join(held)} are one, near {bounds}: a line at sea leaks")
        if not held and face.area > WORTH_TELLING:
            print(f"water without a seed near {round(point.x)}, {round(point.y)}: goes with a neighbour")
        owners.append(held[0] if held else "")
    return faces, owners


def give_away_scraps(faces: list[Shape], owners: list[str]) -> None:
    """What is nobody's goes with the neighbour that it shares the longest border with."""
    for _ in range(ROUNDS):
        for k, face in enumerate(faces):
            if owners[k] and (face.area >= SCRAP or owners[k] in design.SEAS):
                continue
            shared: dict[str, float] = {}
            for other, owner in zip(faces, owners):
                if other is not face and owner and other.intersects(face):
                    length = face.boundary.intersection(other.boundary).length
                    shared[owner] = shared.get(owner, 0) + length
            if any(shared.values()):
                owners[k] = max(shared, key=lambda slug: shared[slug])
