"""Pictures of every page of the browser's client: several sizes, three languages, light and dark.

Starts a server with an empty database, plays until there is something to see, and writes to a folder:

    python tools/screenshots.py FOLDER [--only WORD] [--pictures] [--port N]

With --pictures, only those of the README, by its names: `make pictures` takes them anew into docs/pictures.
They are of games that are played by luck: one that does not please is taken again, with --only and its name.
Only what is photographed is played.

Needs Playwright and a Chromium on the PATH. The client must have been built (npm run build in web/).
"""

from __future__ import annotations

import argparse
import itertools
import sys
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, StorageState, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tools.house import House, chromium, server
from tools.scenes import SCENES, Made, Shot

LANGUAGES = ("en", "fr", "ru")
THEMES = ("dark", "light")
SIZES = {"wide": (1440, 900), "tablet": (834, 1112), "phone": (360, 780), "large-phone": (390, 844)}
# Those that are used with a finger, which is told by its first tap what a mouse is told before.
TOUCHED = {"tablet", "phone", "large-phone"}
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
    page.locator("main h1, main .board *, .page .board *").first.wait_for(state="attached")
    page.evaluate("document.fonts.ready.then(() => true)")
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


def dressed(browser: Browser, guest: StorageState, size: str, lang: str, theme: str) -> BrowserContext:
    """A browser of this guest, of this size, in this language and theme."""
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        storage_state=guest,
        # Nothing is caught in the middle of a motion.
        reduced_motion="reduce",
        has_touch=size in TOUCHED,
        is_mobile=size in TOUCHED,
        device_scale_factor=2 if "phone" in size else 1,
    )
    context.add_init_script(f"localStorage.lang = '{lang}'; localStorage.theme = '{theme}'")
    return context


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default="", help="only pictures whose name has this in it")
    parser.add_argument("--pictures", action="store_true", help="only those of the README, by its names")
    parser.add_argument("--port", type=int, default=1973)
    arguments = parser.parse_args()
    arguments.folder.mkdir(parents=True, exist_ok=True)
    pictures = wanted(arguments.pictures, arguments.only)
    taken = 0
    with server(arguments.port) as address, sync_playwright() as playwright:
        browser = chromium(playwright)
        house = House(browser, address)
        house.ask("/api/me", {"name": "Ana"})
        made = Made(house)
        paths: dict[str, str] = {}
        for name in dict.fromkeys(name for names in pictures.values() for name in names):
            print(f"· playing for {name}", flush=True)
            paths[name] = SCENES[name].path.format_map(made)
            for need in SCENES[name].needs:
                made[need]
        guest = house.context.storage_state()
        for (size, lang, theme), names in pictures.items():
            print(f"· {len(names)} pictures: {size} {lang} {theme}", flush=True)
            context = dressed(browser, guest, size, lang, theme)
            for name, called in names.items():
                take(context, address + paths[name], SCENES[name].shot, arguments.folder / f"{called}.png")
                taken += 1
            context.close()
        browser.close()
    print(f"{taken} pictures in {arguments.folder}")


if __name__ == "__main__":
    main()
