"""Makes the map of DEFCON, its shapes and its picture from Natural Earth: make map, or

    python -m tools.defcon_map ATLAS            ATLAS: countries-50m.json of the npm package world-atlas
    python -m tools.defcon_map --picture        only draws the picture anew

All decisions stand in design.py and cuts.py. The steps: read the countries; sort them into territories, cut;
project them; close narrow water, drop small islands; cut the ocean into zones; make one net of all lines, so
that neighbours share their border; simplify it; compare who meets whom with what the design declares; write
src/redphone/games/defcon/data/map.toml, web/defcon/map/shapes.json, web/defcon/borders.json and the pictures
docs/pictures/defcon-map.svg and .png. web/defcon/places.ts, where names and pieces stand in the browser, is
written by hand.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tools.defcon_map import draw

ROOT = Path(__file__).resolve().parents[2]
MAP = ROOT / "src" / "redphone" / "games" / "defcon" / "data" / "map.toml"
SHAPES = ROOT / "web" / "defcon" / "map" / "shapes.json"
BORDERS = ROOT / "web" / "defcon" / "borders.json"
PICTURE = ROOT / "docs" / "pictures" / "defcon-map.svg"


def make(atlas: Path) -> None:
    from tools.defcon_map import build, geography, outlines, write

    board = geography.Board()
    try:
        shapes = build.build(atlas, board)
    except build.CannotBuild as reason:
        sys.exit(f"no map: {reason}")
    wrong = outlines.disagreements(shapes)
    if wrong:
        sys.exit("no map: the drawing is not what the design declares\n" + "\n".join(wrong))
    SHAPES.parent.mkdir(parents=True, exist_ok=True)
    MAP.write_text(write.map_toml(board, shapes), encoding="utf-8")
    SHAPES.write_text(write.shapes_json(shapes), encoding="utf-8")
    BORDERS.write_text(write.borders_json(shapes), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description="Make the map of DEFCON.")
    parser.add_argument("atlas", nargs="?", type=Path, help="countries-50m.json of world-atlas")
    parser.add_argument("--picture", action="store_true", help="only draw the picture")
    arguments = parser.parse_args()
    if arguments.atlas is None and not arguments.picture:
        parser.error("name the atlas, or --picture")
    if arguments.atlas is not None:
        make(arguments.atlas)
    draw.draw(MAP, SHAPES, PICTURE)
    made = [path.relative_to(ROOT) for path in (MAP, SHAPES, BORDERS, PICTURE)]
    print(f"{', '.join(map(str, made))} and .png")


if __name__ == "__main__":
    main()
