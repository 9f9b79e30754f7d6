"""What the arguments of a game mean: which game, who sits where, with which options and data."""

from __future__ import annotations

import hashlib
import importlib
import importlib.util
import random
from collections.abc import Mapping, Sequence

from rich.cells import cell_len
from rich.text import Text

from redphone import decks
from redphone.bots import Bot, BotError, bot
from redphone.bots.bots import HARD, SEARCH, SPECS
from redphone.cli.arguments import USUAL_SEATS
from redphone.cli.files import text_of
from redphone.cli.live import Chance
from redphone.cli.mistakes import Mistake, nearest, whole
from redphone.core.book import OptionValue
from redphone.core.events import Field
from redphone.core.game import Game, GameError, game, slugs
from redphone.core.rng import Rng
from redphone.terminal import ALARM, Table
from redphone.texts import TextError, Texts, sources


def find_game(typed: str | None, data: Sequence[str] = (), deck: str | None = None) -> Game:
    """The game that was named, with the data files that were named; `deck`: the one of that name."""
    if typed is None:
        raise Mistake("missing-game", known=", ".join(slugs()))
    if typed not in slugs(hidden=True):
        packages = {game(slug).registration.folder.name: slug for slug in slugs()}
        meant = nearest(typed, slugs(), packages)
        raise Mistake("unknown-game", typed=typed, known=", ".join(slugs()), meant=meant)
    if deck is not None:
        if "deck" not in game(typed).registration.data:
            raise Mistake("no-deck", game=typed, known=", ".join(with_decks()) or "-")
        data = [*(given if "=" in given else f"deck={given}" for given in data), f"deck={deck}"]
    try:
        if not data:
            return game(typed)
        if len(data) == 1 and "=" not in data[0]:
            names = game(typed).registration.data
            if len(names) == 1:
                must_be_right({names[0]: data[0]}, game(typed))
            found = game(typed, readable(data[0]))
        else:
            files = {name: readable(file) for name, file in (pair(given, "--data") for given in data)}
            must_be_right(files, game(typed))
            found = game(typed, files)
        # Only the rules know what must be in the files.
        found.book()
        return found
    except GameError as error:
        raise Mistake("bad-data", reason=str(error)) from error


class BadDeck(Mistake):
    """A deck, map or die file with mistakes: the first of them, and how many there are."""

    def __init__(self, tool: str, file: str, of: Game, mistakes: list[decks.Mistake]) -> None:
        place = f"{file}:{mistakes[0].line}:"
        super().__init__("bad-deck", tool=tool, file=file, place=place, n=len(mistakes))
        self.of = of
        self.first = mistakes[0]

    def line(self, texts: Texts) -> str:
        self.fields["reason"] = texts_for(self.of, texts.lang, None).say(self.first.id, **self.first.fields)
        said = super().line(texts)
        if self.first.excerpt is None:
            return said
        return "\n".join([said, *(line.plain for line in pointed_at(self.first.excerpt))])


def pointed_at(excerpt: decks.Excerpt) -> list[Text]:
    """The line itself, and a mark under the place that is meant, however wide the letters before it are."""
    before = cell_len(excerpt.text[: excerpt.column - 1])
    return [Text(f"    {excerpt.text}"), Text(" " * (4 + before) + "^", ALARM)]


def must_be_right(files: Mapping[str, str], of: Game) -> None:
    """A mistake in a deck, a map or a die is told with its file and its line, however the file was named."""
    for kind in decks.KINDS:
        tools = decks.tools_for(of, kind)
        if tools is None or tools.DATA not in files:
            continue
        file = files[tools.DATA]
        mistakes = decks.mistakes_of(text_of(file), of, tools)
        if mistakes:
            raise BadDeck(kind, file, of, mistakes)


def with_decks() -> list[str]:
    """The games whose deck an owner can replace with one file."""
    return [slug for slug in slugs() if "deck" in game(slug).registration.data]


def readable(file: str) -> str:
    """The same file, if it can be read."""
    text_of(file)
    return file


def pair(given: str, argument: str) -> tuple[str, str]:
    name, equals, value = given.partition("=")
    if not (name and equals and value):
        raise Mistake("not-a-pair", argument=argument, typed=given)
    return name, value


def find_seats(found: Game, typed: str | None) -> int:
    low, high = found.seats
    if typed is None:
        return min(max(USUAL_SEATS, low), high)
    seats = whole("--seats", typed)
    if not low <= seats <= high:
        if low == high:
            raise Mistake("bad-seats-exactly", game=found.slug, min=low, n=seats)
        raise Mistake("bad-seats", game=found.slug, min=low, max=high, n=seats)
    return seats


def find_seat(typed: str | None, seats: int, otherwise: int | None) -> int | None:
    """A seat as people count them; 0 is who watches."""
    if typed is None:
        return otherwise
    if not typed.isdecimal() or not 0 <= int(typed) <= seats:
        raise Mistake("unknown-seat", typed=typed, most=seats)
    return int(typed) - 1 if int(typed) else None


def find_options(found: Game, given: Sequence[str]) -> dict[str, OptionValue]:
    out: dict[str, OptionValue] = {}
    for written in given:
        name, text = pair(written, "--option")
        # Records write open_piles, hands also write open-piles.
        name = name.replace("-", "_")
        if name not in found.options:
            known = ", ".join(found.options) or "-"
            meant = nearest(name, found.options)
            raise Mistake("unknown-option", game=found.slug, typed=name, known=known, meant=meant)
        option = found.options[name]
        value = option.parse(text)
        if value is None:
            known = ", ".join(option.text(value) for value in option.values)
            raise Mistake("unknown-value", option=name, typed=text, known=known)
        out[name] = value
    return out


def find_bots(typed: str, free: Sequence[int]) -> dict[int, Bot]:
    """A bot for every seat that is free: one for all, or one for each."""
    specs = [spec.strip() for spec in typed.split(",")]
    if len(specs) == 1:
        specs *= len(free)
    elif len(specs) != len(free):
        raise Mistake("bad-bots", n=len(specs), most=len(free))
    return {seat: find_bot(spec) for seat, spec in zip(free, specs, strict=True)}


def find_bot(spec: str) -> Bot:
    try:
        return bot(spec)
    except BotError as error:
        if spec.split(":")[0] in (HARD, SEARCH):
            raise Mistake("bad-effort", typed=spec) from error
        raise Mistake(
            "unknown-bot", typed=spec, known=", ".join(SPECS), meant=nearest(spec, SPECS)
        ) from error


def chance_for(seed: int | None, whom: str) -> Chance:
    """Where chance (or a bot's) comes from: the system's secure source, or always the same for a seed."""
    if seed is None:
        return random.SystemRandom()
    digest = hashlib.sha256(f"{seed} {whom}".encode()).digest()
    return Rng(int.from_bytes(digest[:12], "big"))


def table_for(found: Game) -> Table:
    """The game's own table, or the plain one."""
    name = f"redphone.games.{found.registration.folder.name}.terminal"
    if importlib.util.find_spec(name) is None:
        return Table()
    table: Table = importlib.import_module(name).Table()
    table.game = found
    return table


class Untranslated(Texts):
    """For games that are not for people: what has no text is shown as it is."""

    def say(self, id: str, /, **fields: Field) -> str:
        try:
            return super().say(id, **fields)
        except TextError:
            return " ".join([id, *(f"{name}={value}" for name, value in fields.items())])


def texts_for(found: Game, lang: str, me: int | None, players: Sequence[str] = ()) -> Texts:
    """The texts of a game; `players`: what its seats are called, by the ids of names."""
    if not all(file.exists() for file in sources(lang, found.slug)):
        return Untranslated(lang, me=me)
    own = found.names(lang)
    names = [own.get(id) or Texts(lang, found.slug).name(id) for id in players]
    return Texts(lang, found.slug, me=me, own=own, names=names)
