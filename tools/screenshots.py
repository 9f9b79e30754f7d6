"""Pictures of every page of the browser's client: several sizes, three languages, light and dark.

Starts a server with an empty database, plays until there is something to see, and writes to a folder:

    python -m tools.screenshots FOLDER [--only WORD] [--pictures]

With --pictures, only those of the README, by its names: `make pictures` takes them anew into docs/pictures.
They are of games that are played by luck, the same luck every time. Only what is photographed is played.

Needs Playwright and a Chromium on the PATH. The client must have been built (npm run build in web/).
"""

from __future__ import annotations

import argparse
import itertools
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext
from tests.web.browsing import LANGUAGES, THEMES, chromium, settled
from tools.house import House, server
from tools.scenes import SCENES, Made, Shot

SIZES = {"wide": (1440, 900), "tablet": (834, 1112), "phone": (360, 780), "large-phone": (390, 844)}
# A finger is told by its first tap what a mouse is told before.
TOUCHED = {"has_touch": True, "is_mobile": True}
FINE = TOUCHED | {"device_scale_factor": 2}
HOW: dict[str, dict[str, Any]] = {"tablet": TOUCHED, "phone": FINE, "large-phone": FINE}
# Nothing is caught in the middle of a motion.
STILL = {"reduced_motion": "reduce"}
# Of this size only the tables, as they were drawn.
OF_TABLES = "large-phone"
# Those in the README, and what is taken for them.
PICTURES = {
    "13-days-table": "13-days-wide-en-dark",
    "13-days-phone-ru": "13-days-phone-ru-dark",
    "13-minutes-table": "13-minutes-wide-en-dark",
    "13-table-light": "13-wide-en-light",
    "defcon-table": "defcon-attack-wide-en-dark",
}


def take(context: BrowserContext, address: str, shot: Shot, file: Path) -> None:
    page = context.new_page()
    page.goto(address)
    settled(page)
    page.wait_for_timeout(350)
    shot(page)
    # A table is as large as the screen, as is what lies over it. Any other page is shown whole, on a screen
    # as long as it is, since what sticks to the foot of a phone's would be in the middle of the picture.
    if page.viewport_size and not page.locator("[role=dialog], .thumb").count():
        height = page.evaluate("document.documentElement.scrollHeight")
        page.set_viewport_size({"width": page.viewport_size["width"], "height": height})
    page.screenshot(path=file)
    page.close()


def wanted(for_readme: bool, only: str) -> dict[tuple[str, str, str], dict[str, str]]:
    """For each size, language and theme the scenes, and what their pictures are called: in the README by what
    they show there.
    """
    found: dict[tuple[str, str, str], dict[str, str]] = {}
    for size, lang, theme in itertools.product(SIZES, LANGUAGES, THEMES):
        for name, scene in SCENES.items():
            called = f"{name}-{size}-{lang}-{theme}"
            if for_readme:
                called = next((shown for shown, taken in PICTURES.items() if taken == called), "")
            is_there = size != OF_TABLES or scene.path.startswith("/table/")
            if called and is_there and only in called:
                found.setdefault((size, lang, theme), {})[name] = called
    return found


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default="", help="only pictures whose name has this in it")
    parser.add_argument("--pictures", action="store_true", help="only those of the README, by its names")
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    pictures = wanted(arguments.pictures, arguments.only)
    taken = 0
    with server() as running, chromium() as browser:
        # Whoever looks at all their tables has no others than those.
        guests = {False: Made(House(running)), True: Made(House(running))}
        for name in dict.fromkeys(name for names in pictures.values() for name in names):
            print(f"· playing for {name}", flush=True)
            scene = SCENES[name]
            made = guests[bool(scene.tables)]
            scene.path.format_map(made)
            for table in scene.tables:
                made[table]
        for (size, lang, theme), names in pictures.items():
            print(f"· {len(names)} pictures: {size} {lang} {theme}", flush=True)
            for is_alone, made in guests.items():
                context = made.house.window(browser, SIZES[size], **HOW.get(size, {}), **STILL)
                context.add_init_script(f"localStorage.lang = '{lang}'; localStorage.theme = '{theme}'")
                for name in names:
                    scene = SCENES[name]
                    if bool(scene.tables) == is_alone:
                        address = scene.path.format_map(made)
                        take(context, address, scene.shot, arguments.folder / f"{names[name]}.png")
                        taken += 1
                context.close()
    print(f"{taken} pictures in {arguments.folder}")


if __name__ == "__main__":
    main()
