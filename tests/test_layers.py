"""Imports point only downwards, through the layers named below."""

from __future__ import annotations

import ast
import runpy
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

# Height of each part. Parts of equal height do not import each other: a game imports no other game.
CORE, TEXTS, TERMINAL, GAME, GAMES, BOTS, PUBLIC, TOOL, COMMAND = range(9)
TOOLS = ("analysis", "arena", "bench", "client", "conformance", "research", "server")
COMMANDS = ("__main__", "cli")


def part_of(module: str) -> tuple[int, str]:
    """The height and the name of the part of the package that a module belongs to."""
    names = module.split(".")[1:]
    match names:
        case []:
            return PUBLIC, "redphone"
        case ["core", *_]:
            return CORE, "core"
        case ["texts" | "toml_lines" | "processes" | "faults" as name]:
            return TEXTS, name
        case ["terminal" | "decks" as name]:
            return TERMINAL, name
        case ["games"]:
            return GAMES, "games"
        case ["games", game, *_]:
            return GAME, f"games.{game}"
        case ["bots", *_]:
            return BOTS, "bots"
        case [name, *_] if name in TOOLS:
            return TOOL, name
        case [name, *_] if name in COMMANDS:
            return COMMAND, "cli"
    raise ValueError(f"{module} has no place among the layers: give it one in {Path(__file__).name}")


def modules_in(src: Path) -> dict[str, Path]:
    modules = {}
    for file in sorted((src / "redphone").rglob("*.py")):
        names = file.relative_to(src).with_suffix("").parts
        modules[".".join(names[:-1] if names[-1] == "__init__" else names)] = file
    return modules


def imports_of(module: str, file: Path, known: dict[str, Path]) -> Iterator[tuple[int, str]]:
    """Line and module of every import in a file, wherever it stands: in functions and for types only, too."""
    package = module if file.name == "__init__.py" else module.rpartition(".")[0]
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        match node:
            case ast.Import(names=names):
                for name in names:
                    yield node.lineno, name.name
            case ast.ImportFrom(module=origin, names=names, level=level):
                base = ".".join(package.split(".")[: len(package.split(".")) - level + 1]) if level else ""
                source = ".".join(part for part in (base, origin) if part)
                for name in names:
                    submodule = f"{source}.{name.name}"
                    yield node.lineno, submodule if submodule in known else source
            case ast.Call(
                func=ast.Name(id="import_module" | "__import__") | ast.Attribute(attr="import_module"),
                args=[ast.Constant(value=str(target)), *_],
            ):
                yield node.lineno, target


def upward_imports(src: Path) -> list[str]:
    known = modules_in(src)
    found = []
    for module, file in known.items():
        height, part = part_of(module)
        for line, target in imports_of(module, file, known):
            if target.split(".")[0] != "redphone":
                continue
            target_height, target_part = part_of(target)
            if target_part != part and target_height >= height:
                found.append(f"{file.relative_to(src)}:{line}: {part} imports {target}")
    return found


def compiled_modules_that_draw(src: Path) -> list[str]:
    """A compiled module has no business with rich, nor with a table that draws with it."""
    known = modules_in(src)
    compiled = runpy.run_path(str(ROOT / "setup.py"))["compiled_modules"](src.parent)
    return [
        f"{file.relative_to(src)}:{line}: imports {target}"
        for module, file in known.items()
        if file.relative_to(src.parent).as_posix() in compiled
        for line, target in imports_of(module, file, known)
        if target.split(".")[0] == "rich" or target.split(".")[-1].startswith("terminal")
    ]


def test_imports_point_only_downwards() -> None:
    assert upward_imports(ROOT / "src") == []


def test_no_compiled_module_draws_on_the_terminal() -> None:
    assert compiled_modules_that_draw(ROOT / "src") == []


# The test itself is tested: what it must find and what it must let pass, planted in a small package.


@pytest.fixture
def src(tmp_path: Path) -> Path:
    files = {
        "__init__.py": "from redphone.core.state import State\nfrom redphone.games import games",
        "core/__init__.py": "",
        "core/state.py": "import enum\nfrom . import zones\nfrom .zones import Zone",
        "core/zones.py": "from __future__ import annotations",
        "texts.py": "from redphone.core import state",
        "terminal.py": "import rich\nfrom redphone.texts import Texts",
        "games/__init__.py": "from redphone.games import drill, thirteen",
        "games/drill/__init__.py": "from .state import DrillState\nfrom redphone import texts",
        "games/drill/state.py": "from ...core.state import State",
        "games/thirteen/__init__.py": "from redphone.core import state",
        "games/thirteen/terminal.py": "from redphone.terminal import Table",
        "bots/__init__.py": "from redphone.games.thirteen import evaluate\nfrom . import greedy",
        "bots/greedy.py": "import redphone.core.state",
        "bench.py": "import redphone\nfrom redphone.bots import greedy",
        "arena/__init__.py": "from redphone import bots",
        "cli.py": "import rich\nfrom redphone import bench, texts, game",
    }
    for name, text in files.items():
        file = tmp_path / "src" / "redphone" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text + "\n")
    return tmp_path / "src"


def test_downward_imports_are_let_pass(src: Path) -> None:
    assert upward_imports(src) == []
    assert compiled_modules_that_draw(src) == []


@pytest.mark.parametrize(
    ("file", "line", "target"),
    [
        ("core/state.py", "import redphone.games.drill", "redphone.games.drill"),
        ("core/state.py", "from redphone.games.drill.state import DrillState", "redphone.games.drill.state"),
        ("core/state.py", "from redphone import texts", "redphone.texts"),
        ("core/state.py", "from redphone import game", "redphone"),
        ("core/state.py", "from ..games import drill", "redphone.games.drill"),
        ("core/__init__.py", "from .. import bots", "redphone.bots"),
        ("core/state.py", "def f():\n    from redphone import bots", "redphone.bots"),
        ("core/state.py", "if TYPE_CHECKING:\n    import redphone.cli", "redphone.cli"),
        ("core/state.py", "importlib.import_module('redphone.games')", "redphone.games"),
        ("texts.py", "from redphone.games import drill", "redphone.games.drill"),
        ("texts.py", "from redphone.terminal import Table", "redphone.terminal"),
        ("games/drill/state.py", "from ..thirteen import state", "redphone.games.thirteen"),
        ("games/drill/state.py", "from .. import games", "redphone.games"),
        ("games/drill/state.py", "from redphone.bots import greedy", "redphone.bots.greedy"),
        ("bots/greedy.py", "import redphone.bench", "redphone.bench"),
        ("bots/greedy.py", "from redphone import bot", "redphone"),
        ("__init__.py", "from redphone.bench import measure", "redphone.bench"),
        ("bench.py", "from redphone.arena import match", "redphone.arena"),
        ("arena/__init__.py", "from ..cli import main", "redphone.cli"),
    ],
)
def test_a_planted_upward_import_is_found(src: Path, file: str, line: str, target: str) -> None:
    with (src / "redphone" / file).open("a") as planted:
        planted.write(line + "\n")
    (found,) = upward_imports(src)
    assert found.startswith(f"redphone/{file}:")
    assert found.endswith(f" imports {target}")


@pytest.mark.parametrize("line", ["import rich.text", "from rich import print", "from . import terminal"])
def test_a_compiled_module_that_draws_is_found(src: Path, line: str) -> None:
    (src / "redphone" / "games" / "thirteen" / "view.py").write_text(line + "\n")
    (found,) = compiled_modules_that_draw(src)
    assert found.startswith("redphone/games/thirteen/view.py:1: imports ")


def test_a_module_without_a_place_is_an_error(src: Path) -> None:
    (src / "redphone" / "misc.py").write_text("")
    with pytest.raises(ValueError, match="misc has no place"):
        upward_imports(src)
