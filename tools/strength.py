"""Measures how strong the bots are, with the arena, and writes docs/strength.md.

    make strength
    make strength STRENGTH_ARGS="--game 13-minutes"

takes two and a half hours on two cores; with the name of a game, it measures this one, and what the page says
of the others stays as it is. Every match is kept under build/strength, in a folder for the code that played
it, so that a run that is broken off goes on where it was; `make clean` forgets them. The page has the
commands by which each line of it can be measured again by itself.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import re
import subprocess
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from redphone import Record, compiled, game
from redphone.arena import wilson
from redphone.arena.wars import avoidable, warmongers

ROOT: Final = Path(__file__).resolve().parent.parent
KEPT: Final = ROOT / "build" / "strength"
PAGE: Final = ROOT / "docs" / "strength.md"

PACKAGES: Final = {"13-days": "days", "13-minutes": "minutes", "13": "thirteen", "defcon": "defcon"}
"""The games, and where their rules are."""
TITLES: Final = {
    ("13-days", 2): "13 Days",
    ("13-minutes", 2): "13 Minutes",
    ("13", 4): "13 with four players, one against three of the other kind",
    ("defcon", 2): "DEFCON with two powers",
    ("defcon", 4): "DEFCON with four powers, one against three of the other kind",
}
"""What the page calls a game with so many seats."""

NEVER_ASKED: Final = ("terminal", "view")
"""How the files are called that tell people how a game stands: no bot plays otherwise because of them."""


@dataclass(frozen=True)
class Match:
    """A run of the arena, and what it is expected to show of the first bot."""

    game: str
    bots: str
    games: int
    least: float | None = None
    """The lower end of its share's interval."""
    seats: int = 2
    sprt: str = ""
    records: bool = False
    mirror: bool = False
    """The same bot twice: the interval must contain one half, or the arena is not fair."""

    def keeps_its_promise(self, low: float, high: float) -> bool:
        if self.mirror:
            return low <= 0.5 <= high
        return self.least is None or low >= self.least

    @property
    def promise(self) -> str:
        if self.mirror:
            return "one half, in the interval"
        return "" if self.least is None else percent(self.least)

    @property
    def title(self) -> str:
        return TITLES[self.game, self.seats]

    @property
    def command(self) -> str:
        fewest, most = game(self.game).seats
        seats = f" --seats {self.seats}" if fewest < most else ""
        sprt = f" --sprt {self.sprt}" if self.sprt else ""
        return f"redphone arena {self.game}{seats} --bots {self.bots} --games {self.games}{sprt}"

    @property
    def path(self) -> Path:
        """The folder in which it is kept."""
        name = f"{self.game}-{self.seats}-{self.bots}".replace(",", "-").replace(":", "")
        return KEPT / fingerprint(self.game) / name


@cache
def fingerprint(slug: str) -> str:
    """Of all code that decides how a game goes: what other code has played is not taken for its own."""
    digest = hashlib.sha256()
    for layer in ("core", "bots", "arena", f"games/{PACKAGES[slug]}"):
        for path in sorted((ROOT / "src" / "redphone" / layer).rglob("*")):
            if path.suffix in (".py", ".toml") and not path.name.startswith(NEVER_ASKED):
                digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


SHARES: Final = [
    Match("13-days", "hard,random", 200, 0.97),
    Match("13-days", "hard,greedy", 400, 0.65, records=True),
    Match("13-days", "hard,first", 60, 0.90),
    Match("13-days", "hard,hard", 60, mirror=True),
    Match("13-days", "medium,easy", 400, 0.5),
    Match("13-minutes", "hard,random", 800, 0.97),
    Match("13-minutes", "hard,greedy", 600, 0.65, records=True),
    Match("13-minutes", "medium,easy", 400, 0.5),
    Match("13", "hard,random", 40, 0.50, seats=4),
    Match("13", "hard,greedy", 60, 0.30, seats=4),
    Match("13", "medium,easy", 400, 0.25, seats=4),
    Match("defcon", "greedy,random", 400, 0.90),
    Match("defcon", "greedy,random", 400, 0.60, seats=4),
    Match("defcon", "hard,greedy", 40, 0.60),
    Match("defcon", "hard,greedy", 60, 0.35, seats=4),
    Match("defcon", "medium,easy", 400, 0.5),
    Match("defcon", "medium,easy", 400, 0.25, seats=4),
]
TIMES: Final = [
    Match(slug, f"search:{more}ms,search:{less}ms", 2000, sprt="0,50", seats=seats)
    for slug, seats in (("13-days", 2), ("13", 4))
    for less, more in ((10, 30), (30, 100))
]
LIMITS: Final = [
    Match(slug, "search:1s,random", 4, seats=seats) for slug, seats in (("13-days", 2), ("13", 4))
]
NOT_KEPT: Final = ": not kept"
WARS: Final = 0.02
"""At most so many games with a war that could have been avoided: the upper end of the interval."""

HEAD: Final = """# How strong the bots are

Written by `make strength`, which plays it all (two and a half hours on two cores); each line can be measured
again by the command beside it. Deals are paired: both games of a pair, or all four of a table of four, share
their luck, and the seats rotate ([the arena](arena.md)). Bots are handed what their seat knows and nothing
else. The levels: `easy` is `greedy` that overlooks half of its options, `medium` is `greedy`, `hard` is a
search of at most 100 ms a decision ([decision 013](decisions/013-search.md)).
"""


@dataclass(frozen=True)
class Balance:
    """Whether a side is better off than others where equals play, by what each of them wins."""

    all_play: str
    sides: tuple[str, ...]
    least: float
    most: float
    """A side's interval lies between these."""
    promise: str
    matches: tuple[Match, ...]
    counts: tuple[tuple[str, str], ...] = ()
    """Columns for games that no side has won, by the name that they have in the arena's report."""


BALANCES: Final = (
    Balance(
        all_play="both play",
        sides=("US", "USSR"),
        least=0.0,
        most=0.55,
        promise="neither side's interval reaches above 55.0 %",
        matches=(
            Match("13-minutes", "greedy,greedy", 20_000),
            Match("13-minutes", "search:30,search:30", 4_000),
        ),
        counts=(("drawn", "draws"), ("ended in war", "wars")),
    ),
    Balance(
        all_play="all play",
        sides=("America", "Eurasia", "Africasia", "Eastasia"),
        least=0.15,
        most=0.35,
        promise="every power's interval lies within 15 to 35 %",
        matches=(
            Match("defcon", ",".join(["greedy"] * 4), 2_000, seats=4),
            Match("defcon", ",".join(["easy"] * 4), 2_000, seats=4),
        ),
    ),
)
"""Games of equals: the reconstructed deck, and our map, were tuned with the first bot, and are confirmed with
the others. A game of 13 Minutes takes greedy 7 ms, and this search 100 ms; fewer games leave the interval too
wide to say much.
"""


def played(match: Match) -> dict[str, Any]:
    """What the arena says of a match; from its file if it was played before."""
    print(f"· {match.command}", flush=True)
    command = [sys.executable, "-m", "redphone", *match.command.split()[1:], "--json"]
    match.path.mkdir(parents=True, exist_ok=True)
    command += ["--save", str(match.path / "games.jsonl")]
    if match.records:
        command += ["--records", str(match.path)]
    done = subprocess.run(command, stdout=subprocess.PIPE, check=True, cwd=ROOT)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def on_the_page(sign: str) -> tuple[list[str], bool]:
    """What the page says of a match that is not measured now, and whether it keeps its promise: the row or
    the list's item with this sign. Where there is none, it has never been measured.
    """
    for said in re.split(r"\n(?=[|\n-])", PAGE.read_text(encoding="utf-8")):
        if sign in said:
            return [said.strip()], NOT_KEPT not in said
    print(f"· never measured: {sign.strip(' |')}", flush=True)
    return [], False


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def first_of(found: dict[str, Any]) -> dict[str, Any]:
    """What is said of the first bot."""
    bots: list[dict[str, Any]] = list(found["bots"].values())
    return bots[0]


def shares(measured: list[str]) -> tuple[list[str], bool]:
    lines = [
        "| game | who | against | games | wins | 95 % interval | promised at least | command |",
        "|---|---|---|---|---|---|---|---|",
    ]
    good = True
    for match in SHARES:
        if match.game not in measured:
            rows, kept = on_the_page(f"`{match.command}` |")
            lines += rows
            good = good and kept
            continue
        found = played(match)
        bot = first_of(found)
        low, high = bot["interval"]
        promise = match.promise
        if not match.keeps_its_promise(low, high):
            good = False
            promise += NOT_KEPT
        one, other = match.bots.split(",")
        lines.append(
            f"| {match.title} | `{one}` | `{other}` | {found['games']} | {percent(bot['win_share'])} "
            f"| {percent(low)} to {percent(high)} | {promise} | `{match.command}` |"
        )
    return lines, good


def times(measured: list[str]) -> tuple[list[str], bool]:
    lines = ["| game | who | against | games | wins | verdict | command |", "|---|---|---|---|---|---|---|"]
    good = True
    for match in TIMES:
        if match.game not in measured:
            rows, kept = on_the_page(f"`{match.command}` |")
            lines += rows
            good = good and kept
            continue
        found = played(match)
        stronger = found["sprt"]["accepted"] == "elo1"
        good = good and stronger
        bot = first_of(found)
        one, other = match.bots.split(",")
        verdict = (
            "stronger: +50 Elo is accepted against 0"
            if stronger
            else f"not decided, or not stronger{NOT_KEPT}"
        )
        lines.append(
            f"| {match.title} | `{one}` | `{other}` | {found['games']} | {percent(bot['win_share'])} "
            f"| {verdict} | `{match.command}` |"
        )
    return lines, good


def limits(measured: list[str]) -> tuple[list[str], bool]:
    lines = ["| game | decisions | mean | p99 | longest | command |", "|---|---|---|---|---|---|"]
    good = True
    for match in LIMITS:
        if match.game not in measured:
            rows, kept = on_the_page(f"`{match.command}` |")
            lines += rows
            good = good and kept
            continue
        time = first_of(played(match))["time_per_move"]
        kept = time["p99"] < 1.1
        good = good and kept
        figures = " | ".join(f"{time[name]:.3f} s" for name in ("mean", "p99", "max"))
        lines.append(
            f"| {match.title} | {time['moves']} | {figures}{'' if kept else NOT_KEPT} | `{match.command}` |"
        )
    return lines, good


def wars(measured: list[str]) -> tuple[list[str], bool]:
    """How often `hard` starts a war that it could have avoided, in the games against greedy."""
    said: list[str] = []
    good = True
    for match in SHARES:
        if not match.records:
            continue
        if match.game not in measured:
            items, kept = on_the_page(f"(`{match.command} --records FOLDER`)")
            said += items
            good = good and kept
            continue
        games = lost = blamed = 0
        for path in sorted(match.path.glob("*.record")):
            record = Record.read(path)
            hard = seat_of(path.name, record.seats)
            games += 1
            if hard in warmongers(record):
                lost += 1
                blamed += hard in avoidable(record)
        _, high = wilson(blamed, games)
        kept = high < WARS
        good = good and kept
        said += [
            f"- In {games} games of {match.title} against `greedy`",
            f"  (`{match.command} --records FOLDER`),",
            f"  `hard` started {lost} nuclear wars. In {blamed} of them another action that it was offered,",
            "  when nobody else had a say any more, would have avoided it, if only with hindsight: at most",
            f"  {percent(high)} of all games (upper end of the 95 % interval){'.' if kept else NOT_KEPT}",
        ]
    said.append(f"\nPromised: below {percent(WARS)} in each game.")
    return said, good


def balance(measured: list[str]) -> tuple[list[str], bool]:
    """Whether one of several equals is better off, by the side that it plays."""
    lines = [
        "Equal bots play each other, and the sides are compared: their shares of the decided games (neither",
        "drawn nor lost by both). The intervals are by deals: all games of a deal have the same luck.",
    ]
    good = True
    for table in BALANCES:
        sides = " | ".join(f"{side} | 95 % interval" for side in table.sides)
        columns = ["game", table.all_play, "games", "decided", sides, *(name for name, _ in table.counts)]
        head = f"| {' | '.join(columns)} | command |"
        lines += ["", f"Promised: {table.promise}.", "", head, re.sub(r"[^|]+", "---", head)]
        for match in table.matches:
            if match.game in measured:
                row = sides_of(match, table)
                rows, kept = [row], NOT_KEPT not in row
            else:
                rows, kept = on_the_page(f"`{match.command}` |")
            lines += rows
            good = good and kept
    return lines, good


def sides_of(match: Match, table: Balance) -> str:
    """The row of a match of equals."""
    found = played(match)
    seats = found["balance"]
    cells = [TITLES[match.game, match.seats].partition(",")[0], f"`{match.bots.partition(',')[0]}`"]
    cells += [str(found["games"]), str(seats["decided"])]
    for seat in seats["seats"]:
        low, high = seat["deals_interval"]
        kept = table.least <= low and high <= table.most
        said = f"{percent(low)} to {percent(high)}"
        cells += [percent(seat["share"]), said if kept else f"{said}{NOT_KEPT}"]
    cells += [percent(seats[name] / found["games"]) for _, name in table.counts]
    return f"| {' | '.join(cells)} | `{match.command}` |"


def seat_of(name: str, seats: int) -> int:
    """Where the first bot sits in a game that the arena has recorded."""
    return (int(Path(name).stem.rpartition("game")[2]) - 1) % seats


def main() -> int:
    if not compiled:
        print("The engine is not compiled here: a search would be a hundred times weaker.", file=sys.stderr)
        return 1
    parser = argparse.ArgumentParser(description="Measures how strong the bots are, and writes the page.")
    parser.add_argument("--game", action="append", choices=list(PACKAGES), help="measure this one, not all")
    measured = parser.parse_args().game or list(PACKAGES)
    parts = [
        ("Who beats whom", shares),
        ("More time is stronger", times),
        ("Balance", balance),
        ("Wars that could have been avoided", wars),
        ("Time is kept", limits),
    ]
    page = HEAD
    kept = True
    for title, part in parts:
        lines, good = part(measured)
        kept = kept and good
        page += f"\n## {title}\n\n" + "\n".join(lines) + "\n"
    PAGE.write_text(page, encoding="utf-8")
    print(f"· {PAGE.relative_to(ROOT)} is written" + ("" if kept else "; not every promise is kept"))
    return 0 if kept else 1


if __name__ == "__main__":
    sys.exit(main())
