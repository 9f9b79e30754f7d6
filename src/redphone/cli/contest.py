"""What `redphone arena` and `redphone ladder` have in common: the run, its bar, and its tables."""

from __future__ import annotations

import json
import re
import sys
from argparse import Namespace
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from rich.cells import cell_len
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.text import Text

from redphone.arena import Deal, Match, Plan, Save, SaveError, Sprt, Summary, run, whole_deals
from redphone.arena.summary import Ending
from redphone.bots.bots import SPECS
from redphone.cli.arguments import USUAL_GAMES, USUAL_SEED
from redphone.cli.files import shown
from redphone.cli.mistakes import Mistake, at_least_one, cannot_read, cannot_write, whole
from redphone.cli.screen import Screen, written
from redphone.cli.setup import Untranslated, find_bot, find_game, find_options, find_seats
from redphone.cli.uncompiled import say_if_uncompiled
from redphone.core.book import OptionValue
from redphone.core.game import Game
from redphone.texts import Texts, sources

INTERRUPTED: Final = 130
COLUMNS: Final = (
    TextColumn("{task.description}"),
    BarColumn(),
    TextColumn("{task.completed:.0f}/{task.total:.0f}"),
    TextColumn("{task.fields[figures]}"),
    TimeElapsedColumn(),
    TimeRemainingColumn(),
)
SHOWN_IN_BAR: Final = 3


@dataclass(frozen=True)
class Entry:
    """What was asked for: which game, who plays it, and with which luck."""

    game: Game
    bots: list[str]
    seats: int
    seed: int
    options: dict[str, OptionValue]


def entry(arguments: Namespace, usual: Sequence[str] = ()) -> Entry:
    """What was asked for; `usual` are the bots unless somebody says who plays."""
    found = find_game(arguments.game, arguments.data, arguments.deck)
    seats = find_seats(found, arguments.seats)
    options = find_options(found, arguments.option)
    bots = list(usual)
    if arguments.bots is not None:
        bots = [spec.strip() for spec in arguments.bots.split(",") if spec.strip()]
    for spec in bots:
        find_bot(spec)
    if len(bots) < 2:
        raise Mistake("too-few-bots", known=", ".join(SPECS))
    seed = USUAL_SEED if arguments.seed is None else whole("--seed", arguments.seed)
    return Entry(found, bots, seats, seed, options)


class Contest:
    """A plan, played with a bar."""

    def __init__(self, arguments: Namespace, texts: Texts, match: Match, sprt: Sprt | None = None) -> None:
        self.texts: Final = texts
        self.json: Final[bool] = arguments.json
        self.screen: Final = Screen(colour=not arguments.no_color)
        self.screen.must_show(texts)
        self.match: Final = match
        processes = 0 if arguments.processes is None else at_least_one("--processes", arguments.processes)
        deals = self._deals(arguments)
        records = None if arguments.records is None else folder(arguments.records)
        save = None if arguments.save is None else saved(Path(arguments.save).expanduser(), match)
        self.plan: Final = Plan(match, deals, processes, save, records, sprt)
        self.so_far = Summary(match)

    def _deals(self, arguments: Namespace) -> range:
        if arguments.deal is not None:
            if arguments.save is not None:
                raise Mistake("not-together", one="--deal", other="--save")
            if getattr(arguments, "sprt", None) is not None:
                raise Mistake("not-together", one="--deal", other="--sprt")
            deal = at_least_one("--deal", arguments.deal)
            return range(deal, deal + 1)
        games = USUAL_GAMES if arguments.games is None else at_least_one("--games", arguments.games)
        deals = whole_deals(games, self.match.seats)
        if len(deals) * self.match.seats != games:
            n = self.match.seats
            self.note(self.texts.say("arena-rounded", n=n, games=len(deals) * n, asked=games))
        return deals

    def note(self, said: str) -> None:
        """Something beside the results, which may be piped elsewhere."""
        print(written(said, sys.stderr), file=sys.stderr)

    def play(self) -> Summary | None:
        """The summary; None if it was interrupted."""
        say_if_uncompiled(self.texts, sys.stderr)
        console = Console(stderr=True, no_color=None if self.screen.colour else True)
        try:
            # Without a terminal there is no bar, only the results.
            with Progress(*COLUMNS, console=console, transient=True, disable=not console.is_terminal) as bars:
                bar = bars.add_task(self.title(), total=len(self.plan.tasks()), figures="")

                def show(deal: Deal) -> None:
                    self.so_far.add(deal)
                    bars.update(bar, advance=1, figures=self.figures())

                return Summary(self.match, run(self.plan, show))
        except KeyboardInterrupt:
            return None
        except BrokenPipeError:
            raise
        except OSError as error:
            kept = self.plan.save.path if self.plan.save else self.plan.records
            raise cannot_write(str(error.filename or kept), error) from error
        finally:
            if self.plan.save is not None:
                self.plan.save.close()

    def title(self) -> str:
        return self.texts.say("fuzz-table", game=self.match.slug, n=self.match.seats)

    def figures(self) -> str:
        """The score so far, for the bar."""
        pairs = list(zip(self.so_far.labels, self.so_far.standings, strict=True))[:SHOWN_IN_BAR]
        return "  ".join(f"{label} {self.number(100 * bot.win_share)} %" for label, bot in pairs)

    def interrupted(self) -> int:
        """What is said of a run that was broken off."""
        if self.so_far.games and not self.json:
            self.screen.say(self.texts.say("arena-so-far"))
            self.head(self.so_far)
            self.shares(self.so_far)
        else:
            self.note(self.texts.say("interrupted"))
        if self.plan.save is not None:
            self.note(self.texts.say("arena-resume", file=shown(self.plan.save.path)))
        else:
            self.note(self.texts.say("arena-unsaved"))
        return INTERRUPTED

    def print_json(self, found: dict[str, object]) -> None:
        print(json.dumps(found, indent=2, ensure_ascii=False))

    # The tables.

    def number(self, value: float, digits: int = 1, sign: bool = False) -> str:
        """A number as this language writes it."""
        text = f"{value:{'+' if sign else ''}.{digits}f}"
        return (text if self.texts.lang == "en" else text.replace(".", ",")).replace("-", "−")

    def percents(self, interval: tuple[float, float] | None) -> str:
        if interval is None:
            return "–"
        return "–".join(self.number(100 * min(1.0, max(0.0, end))) for end in interval)

    def elo(self, value: float | None, unbounded: str) -> str:
        return unbounded if value is None else self.number(value, 0, sign=True)

    def head(self, summary: Summary) -> None:
        say, n = self.texts.say, self.match.seats
        self.screen.say(
            say("arena-played", game=self.match.slug, n=n, games=summary.games, deals=summary.deals)
        )
        length = self.number(summary.lengths / summary.games) if summary.games else "–"
        self.screen.say(say("arena-each", share=self.number(100 / n), length=length))
        self.screen.show([Text()])

    def shares(self, summary: Summary) -> None:
        """Who won how much."""
        say = self.texts.say
        interval = say("arena-interval")
        wins = [say("arena-wins"), interval, say("arena-deals-interval")]
        rows = [[say("arena-bot"), say("arena-games"), *wins, say("arena-elo"), interval]]
        for label, bot in zip(summary.labels, summary.standings, strict=True):
            low, high = bot.elo_interval
            unbounded = "+∞" if bot.won else "−∞" if bot.lost else "–"
            wins = [self.number(100 * bot.win_share), self.percents(bot.interval)]
            wins.append(self.percents(bot.deals_interval))
            interval = f"{self.elo(low, '−∞')} … {self.elo(high, '+∞')}"
            rows.append([label, str(bot.games), *wins, self.elo(bot.elo, unbounded), interval])
        self.table(rows)

    def manners(self, summary: Summary) -> None:
        """How they played: points, and the time that they took."""
        say = self.texts.say
        rows = [
            [say("arena-bot"), say("arena-score"), say("arena-mean"), say("arena-p99"), say("arena-longest")]
        ]
        for label, bot in zip(summary.labels, summary.standings, strict=True):
            points = self.number(bot.points / bot.seats, 2) if bot.seats else "–"
            times = [bot.times.mean, bot.times.percentile(0.99), bot.times.longest]
            rows.append([label, points, *(self.number(1000 * time, 2) for time in times)])
        self.table(rows)

    def sides(self, summary: Summary) -> None:
        """What each seat has won, whoever sat there."""
        say, balance = self.texts.say, summary.balance
        named = self.named(())
        rows = [[say("arena-seat"), say("arena-decided"), say("arena-interval"), say("arena-deals-interval")]]
        for seat in range(self.match.seats):
            shares = [self.percents(balance.interval(seat)), self.percents(balance.deals_interval(seat))]
            rows.append([named.seat(seat), self.number(100 * balance.share(seat)), *shares])
        self.table(rows)

    def endings(self, summary: Summary) -> None:
        self.screen.say(self.texts.say("arena-endings"))
        texts = self.named(self.match.labels)
        rows = []
        for ending, count in summary.ways():
            share = f"{self.number(100 * count / summary.games)} %"
            rows.append([str(count), share, self.words(ending, texts)])
        self.lines(rows, right=(0, 1))

    def words(self, ending: Ending, texts: Texts) -> str:
        """Why a game ended, with the bots in the place of the players."""
        names = ", ".join(self.match.labels[bot] for bot in ending.winners)
        # The points differ from game to game.
        seat = ending.winners[0] if ending.winners else 0
        loser = ending.losers[0] if ending.losers else seat
        said = texts.say(ending.reason, seat=seat, points="…", names=names, loser=loser)
        if len(self.match.bots) > 2 and ending.losers:
            lost = ", ".join(self.match.labels[bot] for bot in ending.losers)
            said += " " + self.texts.say("arena-lost", names=lost)
        return said

    def named(self, names: Sequence[str]) -> Texts:
        """The game's texts, in which the players have these names, if any."""
        lang, slug = self.texts.lang, self.match.slug
        if all(file.exists() for file in sources(lang, slug)):
            return Texts(lang, slug, names=names)
        return Untranslated(lang, names=names)

    def table(self, rows: Sequence[Sequence[str]]) -> None:
        self.lines(rows, right=range(1, len(rows[0])))
        self.screen.show([Text()])

    def lines(self, rows: Sequence[Sequence[str]], right: Sequence[int]) -> None:
        """Rows in columns; those named are flush right."""
        widths = [max(cell_len(row[at]) for row in rows) for at in range(len(rows[0]))] if rows else []
        for row in rows:
            cells = []
            for at, cell in enumerate(row):
                room = " " * (widths[at] - cell_len(cell))
                cells.append(room + cell if at in right else cell + room)
            self.screen.say("  ".join(cells).rstrip())


def folder(typed: str) -> Path:
    path = Path(typed).expanduser()
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise cannot_write(str(path), error) from error
    return path


def saved(path: Path, match: Match) -> Save:
    try:
        if path.exists():
            path.read_bytes()
    except OSError as error:
        raise cannot_read(str(path), error) from error
    try:
        return Save(path, match)
    except SaveError as error:
        if error.what:
            raise Mistake(
                "other-save", file=str(path), what=error.what, theirs=error.theirs, ours=error.ours
            ) from error
        raise Mistake("no-such-save", file=str(path), line=error.line) from error
    except OSError as error:
        raise cannot_write(str(path), error) from error


def two_elos(typed: str) -> tuple[float, float]:
    """The hypotheses of a sequential test: `0,20`."""
    found = re.fullmatch(r"([+-]?[0-9]{1,4}(?:\.[0-9]{1,3})?),([+-]?[0-9]{1,4}(?:\.[0-9]{1,3})?)", typed)
    if not found or float(found[1]) >= float(found[2]):
        raise Mistake("bad-sprt", typed=typed)
    return float(found[1]), float(found[2])
