"""Which texts the program uses: those that its source names, and those that a game composes."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from tests.text.catalogue import ID, Catalogue

import redphone

SOURCE = Path(__file__).parents[2] / "src" / "redphone"
SAYING = {"say", "name", "attribute"}
RANDOM_GAMES = 100
"""Enough that even a question which one card asks, and seldom, is asked."""
MADE_UP = 10
"""Decks of a game whose data can be made up at random."""


@dataclass
class Call:
    """A place in the source that says a text by its id."""

    where: str
    method: str
    id: str
    fields: set[str] | None
    """None: handed on with `**`."""


@dataclass
class Source:
    """What the source files of a folder say."""

    literals: set[str] = field(default_factory=set)
    calls: list[Call] = field(default_factory=list)

    def read(self, text: str, where: str) -> None:
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                self.literals.add(node.value)
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.args:
                self._call(node, node.func.attr, node.args[0], where)

    def _call(self, node: ast.Call, method: str, id: ast.expr, where: str) -> None:
        if method in SAYING and isinstance(id, ast.Constant) and isinstance(id.value, str):
            names = [keyword.arg for keyword in node.keywords]
            fields = None if None in names else {name for name in names if name is not None}
            self.calls.append(Call(f"{where}:{node.lineno}", method, id.value, fields))


def source(folder: Path, *, without: str = "") -> Source:
    """All Python files below a folder, except those below a part of it."""
    out = Source()
    for path in sorted(folder.rglob("*.py")):
        if not without or (folder / without) not in path.parents:
            out.read(path.read_text(encoding="utf-8"), path.relative_to(folder).as_posix())
    return out


def game_source(slug: str) -> Source:
    return source(SOURCE / "games" / redphone.game(slug).registration.folder.name)


def web_literals(folder: Path) -> set[str]:
    """All strings in the files of the browser's client."""
    out: set[str] = set()
    for path in folder.rglob("*"):
        if path.suffix in {".mjs", ".ts", ".svelte"} and "node_modules" not in path.parts:
            out.update(re.findall(r"""["'`]([\w-]+)["'`]""", path.read_text(encoding="utf-8")))
    return out


def web_calls(folder: Path) -> list[Call]:
    """The texts that the browser's client says by their ids; their fields are TypeScript's to judge."""
    out: list[Call] = []
    for path in sorted(folder.rglob("*")):
        if path.suffix in {".ts", ".svelte"} and "node_modules" not in path.parts:
            where = path.relative_to(folder).as_posix()
            for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
                for method, id in re.findall(r"""\.(say|name|attribute)\(["']([\w-]+)["']""", line):
                    out.append(Call(f"{where}:{number}", method, id, None))
    return out


def bad_calls(calls: Iterable[Call], catalogues: Iterable[Catalogue]) -> list[str]:
    """Calls that say what some of these games have no text for, or with other fields than the text's."""
    out = []
    for call in calls:
        for texts in catalogues:
            id = texts.name_of(call.id) if call.method == "name" else call.id
            if id not in texts.messages:
                out.append(f"{call.where}: there is no text {call.id!r}")
            elif call.method == "say" and call.fields is not None:
                wanted = set(texts.variables(call.id))
                if call.fields != wanted:
                    out.append(f"{call.where}: {call.id} needs {sorted(wanted)}, not {sorted(call.fields)}")
    return list(dict.fromkeys(out))


@dataclass
class Family:
    """The texts that a game composes: of its events, options, cards, and of what it asks and offers."""

    fields: dict[str, set[str]] = field(default_factory=dict)
    """The fields that each text is always given."""
    names: dict[str, set[str]] = field(default_factory=dict)
    """The ids that a field can be."""
    cards: set[str] = field(default_factory=set)
    seats: set[str] = field(default_factory=set)
    """The names that a game may have for its seats."""

    def see(self, id: str, given: Mapping[str, int | str]) -> None:
        self.fields.setdefault(id, set(given)).intersection_update(given)
        for name, value in given.items():
            if isinstance(value, str):
                self.names.setdefault(name, set()).add(value)

    def watch(self, state: redphone.State, rng: redphone.Rng) -> None:
        """See what a random game asks and offers."""
        while state.actor != redphone.OVER:
            for seat in state.waiting:
                prompt = state.prompt(seat)
                assert prompt is not None
                self.see(prompt.id, prompt.fields)
                for offer in state.offers(seat):
                    self.see(offer.id, offer.fields)
            state.apply(state.sample(rng))

    def look(self, shown: object) -> None:
        """See the texts that a view names: what cards say, whoever wrote them."""
        if isinstance(shown, list):
            for one in shown:
                self.look(one)
        elif isinstance(shown, dict):
            if isinstance(shown.get("id"), str):
                self.see(
                    shown["id"],
                    {k: v for k, v in shown.items() if k != "id" and isinstance(v, int | str)},
                )
            for one in shown.values():
                self.look(one)

    @property
    def ids(self) -> set[str]:
        return set(self.fields).union(self.cards, self.seats, *self.names.values())


@cache
def family(slug: str) -> Family:
    """Events, cards and options are in the book, reasons in the source; random games show the rest."""
    out = Family()
    game = redphone.game(slug)
    book = game.book()
    for kind in book.events:
        out.see(f"event-{kind.name}", dict.fromkeys(kind.fields, 0))
        for name, table in kind.fields.items():
            if table is not None:
                out.names.setdefault(name, set()).update(table)
    for deck in book.decks:
        out.cards.update(deck.kinds)
    for literal in game_source(slug).literals:
        if literal.startswith("reason-"):
            out.fields[literal] = {"seat", "points", "names", "loser"}
    for option in game.options:
        out.see(f"option-{option.replace('_', '-')}", {})
    out.seats.update(f"seat-{n}" for n in range(1, game.seats[1] + 1))
    low, high = game.seats
    for seed in range(RANDOM_GAMES):
        out.watch(game.new(low + seed % (high - low + 1)), redphone.Rng(seed))
    made_up = game.registration.made_up
    if made_up is not None:
        for seed in range(MADE_UP):
            out.look(game.with_data(made_up(random.Random(seed))).new(low).view(None))
    return out


def bad_family(found: Family, texts: Catalogue) -> list[str]:
    """What a game composes and has no text for, or gives too few fields for."""
    out = [f"there is no text {id}" for id in sorted(found.fields) if id not in texts.messages]
    nameless = [card for card in sorted(found.cards) if texts.name_of(card) not in texts.messages]
    out += [f"there is no name {card}" for card in nameless]
    for id, given in found.fields.items():
        for variable, kind in (texts.variables(id) if id in texts.messages else {}).items():
            if variable not in given:
                out.append(f"{id} needs ${variable}, and is given {sorted(given)}")
            elif kind == ID:
                for name in sorted(found.names.get(variable, set())):
                    if texts.name_of(name) not in texts.messages:
                        out.append(f"there is no name {name}, for ${variable} of {id}")
    return out


def unused(texts: Catalogue, used: set[str]) -> list[str]:
    """Texts that nobody says and no other text quotes."""
    quoted = {reference for _, _, entry in texts.entries() for reference in entry.references}
    return sorted(set(texts.messages) - {texts.name_of(id) for id in used} - quoted)
