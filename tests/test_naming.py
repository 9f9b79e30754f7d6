"""No game is named outside its folder: docs/adding-a-game.md says where it may be."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import redphone

SOURCE = (
    Path(redphone.__file__).parent if not redphone.compiled else Path(__file__).parents[1] / "src/redphone"
)
FREE = ("games", "bench")
IMPORTS, EXAMPLES = "__init__.py", "cli/arguments.py"


def named_in(text: str, slugs: set[str], packages: set[str]) -> Iterator[str]:
    """Games that a file names: by a string that is a slug, or by an import."""
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.Constant(value=str(value)) if value in slugs:
                yield value
            case ast.ImportFrom(module=str(module)) if module in packages:
                yield module
            case ast.Import(names=names):
                yield from (name.name for name in names if name.name in packages)


def test_nothing_but_the_bench_and_examples_names_a_game_outside_its_folder() -> None:
    games = redphone.all_games()
    slugs = {game.slug for game in games}
    packages = {f"redphone.games.{game.registration.folder.name}" for game in games}
    found: dict[str, list[str]] = {}
    for file in sorted(SOURCE.rglob("*.py")):
        path = file.relative_to(SOURCE)
        names = list(named_in(file.read_text(encoding="utf-8"), slugs, packages))
        if names and path.parts[0] not in FREE:
            found[path.as_posix()] = names
    assert set(found) <= {IMPORTS, EXAMPLES}


def test_a_name_is_found() -> None:
    text = 'import redphone.games.go\nfrom redphone.games.go import x\nif slug == "go":\n    pass\n'
    assert sorted(named_in(text, {"go"}, {"redphone.games.go"})) == [
        "go",
        "redphone.games.go",
        "redphone.games.go",
    ]
