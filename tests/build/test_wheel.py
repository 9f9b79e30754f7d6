"""What is installed is what lies in src: every module, library, table and text."""

from __future__ import annotations

import importlib.metadata
import runpy
import tomllib
from pathlib import Path
from sysconfig import get_config_var

import redphone

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "redphone"
LIBRARY = str(get_config_var("EXT_SUFFIX"))


def compiled_modules() -> list[str]:
    modules: list[str] = runpy.run_path(str(ROOT / "setup.py"))["compiled_modules"](ROOT)
    return modules


def installed_files() -> dict[str, Path]:
    """Names of the installed files, as under src, and where they are; without caches and metadata."""
    files = importlib.metadata.files("redphone")
    assert files is not None
    return {
        file.as_posix(): Path(str(file.locate()))
        for file in files
        if file.suffix != ".pyc"
        and file.parts[0].startswith("redphone")
        and ".dist-info" not in file.parts[0]
    }


def test_the_engine_the_rules_and_the_bots_are_compiled_and_nothing_else() -> None:
    expected = {
        file.relative_to(ROOT).as_posix()
        for file in PACKAGE.rglob("*.py")
        if file.relative_to(PACKAGE).parts[0] in ("core", "games", "bots")
        and file.name != "__init__.py"
        and not file.name.startswith("terminal")
    }
    assert set(compiled_modules()) == expected
    assert "src/redphone/core/rollouts.py" in expected


def test_every_compiled_module_is_installed_as_a_library_of_one_group() -> None:
    libraries = {name for name in installed_files() if name.endswith(LIBRARY)}
    modules = {file.removeprefix("src/").removesuffix(".py") + LIBRARY for file in compiled_modules()}
    assert libraries == modules | {"redphone__mypyc" + LIBRARY}


def test_every_file_of_the_package_is_installed_as_it_lies_in_src() -> None:
    installed = {name: file for name, file in installed_files().items() if not name.endswith(LIBRARY)}
    files = (file for file in PACKAGE.rglob("*") if file.is_file() and file.suffix != ".pyc")
    in_src = {file.relative_to(ROOT / "src").as_posix(): file for file in files}
    assert installed.keys() == in_src.keys()
    different = [name for name, file in in_src.items() if file.read_bytes() != installed[name].read_bytes()]
    assert different == []


def test_no_library_lies_under_src() -> None:
    found = [file for file in (ROOT / "src").rglob("*") if file.suffix in (".so", ".pyd", ".dll", ".dylib")]
    assert found == []


def test_the_version_is_the_same_everywhere() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert redphone.__version__ == project["version"] == importlib.metadata.version("redphone")


def test_the_command_is_installed() -> None:
    (command,) = importlib.metadata.entry_points(group="console_scripts", name="redphone")
    assert command.value == "redphone.cli:main"
