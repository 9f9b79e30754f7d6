"""How smoothly the map of DEFCON is moved: the times between frames at a table of four powers.

Starts a server with an empty database, plays until there is something on the map, and prints a small table as
docs/decisions have it:

    make frames, or python -m tools.frames [--seconds N]

The map is dragged in a circle with the mouse, in a browser without a screen. First the number of frames, then
how many there were in a second on average, and within how many milliseconds the next one came: half the time,
and nineteen times in twenty. Below them, how busy the machine was. It fails where there were fewer than 30
frames in a second.

Needs Playwright, a Chromium on the PATH and the built client.
"""

from __future__ import annotations

import argparse
import math
import os
import statistics
import sys
import time

from playwright.sync_api import Page
from tests.web.browsing import chromium
from tools.house import OFFERS, House, after, server
from tools.screenshots import SIZES

MOVES = 25
ZOOMS = 3
# Pixels, and in how many seconds it goes around.
RADIUS = 90
AROUND = 1.5
# Frames in a second, below which what is moved jerks.
LEAST = 30

LISTEN = """() => {
    window.times = [];
    let last = 0;
    const next = (now) => {
        if (last) window.times.push(now - last);
        last = now;
        window.next = requestAnimationFrame(next);
    };
    window.next = requestAnimationFrame(next);
}"""
STOP = "() => { cancelAnimationFrame(window.next); return window.times; }"


def drag(page: Page, seconds: float) -> list[float]:
    """The times between the frames while the map is dragged around."""
    box = page.locator(".board .window").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x + RADIUS, y)
    page.mouse.down()
    page.evaluate(LISTEN)
    begun = time.monotonic()
    while (since := time.monotonic() - begun) < seconds:
        turn = 2 * math.pi * since / AROUND
        page.mouse.move(x + RADIUS * math.cos(turn), y + RADIUS * math.sin(turn))
    times: list[float] = page.evaluate(STOP)
    page.mouse.up()
    return times


def rate(times: list[float]) -> float:
    """Frames in a second."""
    return 1000 / statistics.mean(times)


def row(name: str, times: list[float]) -> str:
    ordered = sorted(times)
    slow = ordered[math.ceil(0.95 * len(ordered)) - 1]
    return f"| {name} | {len(times)} | {rate(times):.0f} | {statistics.median(times):.1f} | {slow:.1f} |"


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seconds", type=float, default=5)
    arguments = parser.parse_args()
    with server() as running, chromium() as browser:
        house = House(running)
        table = house.find(after(MOVES), "defcon", "me", "easy", "easy", "easy")
        print("| four powers | frames | frames/s | p50, ms | p95, ms |\n|---|---|---|---|---|")
        slowest = math.inf
        for size in ("wide", "tablet", "phone"):
            context = house.window(browser, SIZES[size])
            page = context.new_page()
            page.goto(f"/table/{table}")
            page.locator(OFFERS).first.wait_for(state="attached")
            page.locator(".board .zoom button").last.wait_for()
            for zoom in range(1, ZOOMS + 1):
                page.locator(".board .zoom button").first.click()
                page.wait_for_timeout(500)
                times = drag(page, arguments.seconds)
                slowest = min(slowest, rate(times))
                print(row(f"{size}, zoomed {zoom} times", times))
            context.close()
    print(f"\nLoad of the machine at the end: {os.getloadavg()[0]:.1f}, on {os.cpu_count()} cores.")
    if slowest < LEAST:
        print(f"{slowest:.0f} frames in a second are too few.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
