"""A wheel is compiled or pure, never half of each; and CI takes no pure one for a compiled one."""

from __future__ import annotations

import os
import runpy
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def decisions(environment: dict[str, str]) -> tuple[bool, bool]:
    names = runpy.run_path(str(ROOT / "setup.py"))
    return names["may_compile"](environment), names["must_compile"](environment)


@pytest.mark.parametrize(
    ("environment", "may", "must"),
    [
        ({}, True, False),
        ({"REDPHONE_COMPILE": ""}, True, False),
        ({"CI": "false"}, True, False),
        ({"CI": "true"}, True, True),
        ({"REDPHONE_COMPILE": "1"}, True, True),
        ({"REDPHONE_COMPILE": "0"}, False, False),
        ({"REDPHONE_COMPILE": "0", "CI": "true"}, False, False),
    ],
)
def test_the_environment_says_if_the_engine_may_and_must_be_compiled(
    environment: dict[str, str], may: bool, must: bool
) -> None:
    assert decisions(environment) == (may, must)


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """The project's own build files around an engine of one line."""
    for name in ("setup.py", "pyproject.toml", "LICENSE", "NOTICE.md"):
        shutil.copy(ROOT / name, tmp_path)
    (tmp_path / "README.md").write_text("# Small\n")
    core = tmp_path / "src" / "redphone" / "core"
    core.mkdir(parents=True)
    for package in (core.parent, core):
        (package / "__init__.py").write_text("")
    (core / "bits.py").write_text("def lowest(x: int) -> int:\n    return x & -x\n")
    return tmp_path


def build(project: Path, command: str = "bdist_wheel", **changes: str) -> subprocess.CompletedProcess[str]:
    ours = ("REDPHONE_COMPILE", "CI", "CC")
    environment = {name: value for name, value in os.environ.items() if name not in ours} | changes
    return subprocess.run(
        [sys.executable, "setup.py", *command.split()],
        cwd=project,
        env=environment,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )


def libraries_in_the_wheel(project: Path) -> list[str]:
    (wheel,) = (project / "dist").iterdir()
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    assert "redphone/core/bits.py" in names
    libraries = [name for name in names if name.endswith((".so", ".pyd"))]
    assert wheel.name.endswith("-none-any.whl") == (not libraries)
    return libraries


NO_COMPILER = {"CC": "/nowhere/cc"}


def test_with_a_compiler_the_wheel_has_every_library(project: Path) -> None:
    done = build(project)
    assert done.returncode == 0, done.stdout
    assert len(libraries_in_the_wheel(project)) == 2
    assert list((project / "src").rglob("*.so")) == []


def test_without_a_compiler_the_wheel_is_pure_and_says_so(project: Path) -> None:
    done = build(project, **NO_COMPILER)
    assert done.returncode == 0
    assert "redphone: the engine could not be compiled" in done.stdout
    assert libraries_in_the_wheel(project) == []


def test_a_flag_that_the_compiler_does_not_know_is_left_out(project: Path) -> None:
    compiler = project / "cc"
    compiler.write_text('#!/bin/sh\ncase "$*" in *-interposition*) exit 1 ;; esac\nexec cc "$@" -O0\n')
    compiler.chmod(0o755)
    done = build(project, CC=str(compiler), REDPHONE_COMPILE="1")
    assert done.returncode == 0, done.stdout
    assert len(libraries_in_the_wheel(project)) == 2


class Keeping:
    """Builds with a folder for engines, by a quick compiler that writes down what it compiles."""

    def __init__(self, project: Path) -> None:
        self.project = project
        self.engines = project / "engines"
        self.engines.mkdir()
        self.log = project / "compiled"
        self.compiler = project / "cc"
        self.compiler.write_text(f'#!/bin/sh\necho "$*" >> {self.log}\nexec cc "$@" -O0\n')
        self.compiler.chmod(0o755)

    def compiles(self) -> bool:
        self.log.write_text("")
        shutil.rmtree(self.project / "dist", ignore_errors=True)
        changes = {"CC": str(self.compiler), "REDPHONE_ENGINES": str(self.engines)}
        done = build(self.project, REDPHONE_COMPILE="1", **changes)
        assert done.returncode == 0, done.stdout
        assert len(libraries_in_the_wheel(self.project)) == 2
        return "__native_redphone.c" in self.log.read_text()


def test_an_engine_is_compiled_again_when_it_is_another_one_and_only_then(project: Path) -> None:
    keeping = Keeping(project)
    package = project / "src" / "redphone"
    elsewhere = package / "elsewhere.py"
    elsewhere.write_text("def thirteen() -> int:\n    return 13\n")
    (package / "core" / "bits.py").write_text(
        "from redphone.elsewhere import thirteen\n\ndef more() -> object:\n    return thirteen() + 1\n"
    )
    assert keeping.compiles()

    elsewhere.write_text("def thirteen() -> int:\n    return 14\n")
    assert not keeping.compiles()

    # The engine now takes another type from a module that is not compiled.
    elsewhere.write_text("def thirteen() -> float:\n    return 13.0\n")
    assert keeping.compiles()

    elsewhere.write_text("def thirteen() -> int:\n    return 15\n")
    assert not keeping.compiles(), "the engine before the last is still there"
    with zipfile.ZipFile(next((project / "dist").iterdir())) as archive:
        assert b"15" in archive.read("redphone/elsewhere.py")

    keeping.compiler = keeping.compiler.rename(project / "gcc")
    assert keeping.compiles()
    assert len(list(keeping.engines.iterdir())) == 2


def test_without_a_compiler_there_is_no_wheel_under_ci(project: Path) -> None:
    assert build(project, **NO_COMPILER, CI="true").returncode != 0
    assert not (project / "dist").exists()


def test_a_type_error_is_no_pure_wheel_under_ci(project: Path) -> None:
    (project / "src" / "redphone" / "core" / "wrong.py").write_text('WRONG: int = "one"\n')
    done = build(project, CI="true")
    assert done.returncode != 0
    assert "wrong.py:1: error: Incompatible types" in done.stdout
    assert not (project / "dist").exists()


def test_a_wheel_that_is_asked_to_be_pure_needs_no_compiler(project: Path) -> None:
    done = build(project, REDPHONE_COMPILE="0", CI="true", **NO_COMPILER)
    assert done.returncode == 0
    assert libraries_in_the_wheel(project) == []


def test_the_engine_is_never_compiled_in_place(project: Path) -> None:
    done = build(project, "build_ext --inplace", REDPHONE_COMPILE="1")
    assert done.returncode != 0
    assert "never compiled in place" in done.stdout
    assert list((project / "src").rglob("*.so")) == []
