"""The public names: exactly these, each of them explained."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import redphone
from redphone.core import rollouts

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "redphone"

PUBLIC = [
    "CHANCE",
    "OVER",
    "Action",
    "BotError",
    "CannotUndo",
    "DataError",
    "Event",
    "Game",
    "GameError",
    "IllegalAction",
    "Knowledge",
    "Offer",
    "Outcome",
    "Play",
    "Prompt",
    "Record",
    "RecordError",
    "Rng",
    "State",
    "all_games",
    "bot",
    "compiled",
    "game",
]


def explained_in(file: Path) -> set[str]:
    """The names of a module with a docstring: classes, functions, and constants with a text below them.

    Read from the source, because compiled functions have none.
    """
    body = ast.parse(file.read_text(encoding="utf-8")).body
    found = set()
    for node, following in zip(body, [*body[1:], None], strict=True):
        match node, following:
            case ((ast.ClassDef() | ast.FunctionDef()), _):
                if ast.get_docstring(node):
                    found.add(node.name)
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str())):
                found.add(name)
    return found


EXPLAINED = explained_in(PACKAGE / "__init__.py").union(
    *(explained_in(file) for folder in ("core", "bots") for file in (PACKAGE / folder).glob("*.py"))
)


def test_the_public_names_are_exactly_these() -> None:
    assert redphone.__all__ == PUBLIC


@pytest.mark.parametrize("name", PUBLIC)
def test_every_public_name_is_there_and_explained(name: str) -> None:
    assert getattr(redphone, name) is not None
    assert name in EXPLAINED


def test_the_package_says_what_it_is_and_which_version() -> None:
    assert redphone.__doc__ is not None
    assert redphone.__doc__.startswith("Red Phone: ")
    assert redphone.__version__.count(".") == 2


def test_the_package_knows_whether_it_is_compiled() -> None:
    assert isinstance(redphone.compiled, bool)
    assert redphone.compiled != str(rollouts.__file__).endswith(".py")


def test_chance_and_over_are_no_seats() -> None:
    assert len({redphone.CHANCE, redphone.OVER, *range(6)}) == 8
    assert max(redphone.CHANCE, redphone.OVER) < 0


@pytest.mark.parametrize(
    "error", [redphone.CannotUndo, redphone.GameError, redphone.IllegalAction, redphone.RecordError]
)
def test_every_error_of_a_user_is_a_value_error(error: type[Exception]) -> None:
    assert issubclass(error, ValueError)
