"""Compiles the engine with mypyc while the wheel is built; everything else is said in pyproject.toml.

REDPHONE_COMPILE=1 (or CI=true)  a failed compile is an error
REDPHONE_COMPILE=0               nothing is compiled
neither                          a failed compile gives a slower wheel of the same engine, in pure Python
REDPHONE_ENGINES=folder          libraries are kept there, and made again only when their C code has changed
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from importlib.metadata import version
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError, OptionError

COMPILED_FOLDERS = ("core", "games", "bots")
# A package's __init__ only re-exports or registers; a terminal table draws with rich and waits for a person.
NEVER_COMPILED = ("__init__.py", "terminal*.py")

# Calls inside the library skip the symbol table: random play is a third faster.
FAST_CALLS = ("-fno-semantic-interposition", "-fvisibility=hidden")
# mypyc asks for -Werror: a warning that only a newer compiler knows is no reason for a slow engine.
WARNINGS_ARE_NO_ERRORS = "-Wno-error"

# Beside the last engine the one before it, for who goes back and forth between two branches.
ENGINES_KEPT = 2

# Every other command (metadata, sdist, an editable install) needs no extension and gets none.
COMPILING_COMMANDS = {"bdist_wheel", "build", "build_ext", "install"}


def compiled_modules(root: Path) -> list[str]:
    """The files that mypyc compiles, as paths relative to the project's root, in a stable order."""
    package = root / "src" / "redphone"
    files = (file for folder in COMPILED_FOLDERS for file in (package / folder).rglob("*.py"))
    return sorted(file.relative_to(root).as_posix() for file in files if is_compiled(file))


def is_compiled(file: Path) -> bool:
    return not any(file.match(name) for name in NEVER_COMPILED)


def may_compile(environment: Mapping[str, str]) -> bool:
    return environment.get("REDPHONE_COMPILE") != "0"


def must_compile(environment: Mapping[str, str]) -> bool:
    if environment.get("REDPHONE_COMPILE"):
        return may_compile(environment)
    return environment.get("CI", "").lower() not in ("", "0", "false")


class BuildEngine(build_ext):
    """build_ext with the flags that this compiler knows, never into the source folder, nothing twice."""

    def finalize_options(self) -> None:
        super().finalize_options()
        # Beside the one large library there is a small one for every module.
        self.parallel = self.parallel or os.cpu_count()
        if self.inplace:
            # A stale library beside the source would silently win over it.
            raise OptionError("the engine is never compiled in place: build and install a wheel")

    def build_extensions(self) -> None:
        if self.compiler.compiler_type != "unix":
            super().build_extensions()
            return
        flags = [flag for flag in (*FAST_CALLS, WARNINGS_ARE_NO_ERRORS) if self.knows(flag)]
        for extension in self.extensions:
            extension.extra_compile_args += flags
        if engines := os.environ.get("REDPHONE_ENGINES"):
            self.build_unless_kept(Path(engines))
        else:
            super().build_extensions()

    def build_unless_kept(self, engines: Path) -> None:
        kept = engines / self.made_from()
        if kept.is_dir():
            shutil.copytree(kept, self.build_lib, dirs_exist_ok=True)
        else:
            super().build_extensions()
            # Under another name until all of it is there.
            unfinished = kept.with_suffix(".unfinished")
            shutil.rmtree(unfinished, ignore_errors=True)
            for library in map(Path, self.get_outputs()):
                target = unfinished / library.relative_to(self.build_lib)
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copy(library, target)
            unfinished.rename(kept)
        kept.touch()
        newest_first = sorted(engines.iterdir(), key=lambda engine: engine.stat().st_mtime, reverse=True)
        for old in newest_first[ENGINES_KEPT:]:
            shutil.rmtree(old)

    def made_from(self) -> str:
        """A hash of the C code that mypyc wrote, and of all that it is compiled with."""
        compiler = subprocess.run([*self.compiler.compiler_so, "--version"], capture_output=True, check=True)
        tools = [sys.version, version("mypy"), self.compiler.compiler_so, self.compiler.linker_so]
        digest = hashlib.sha256(compiler.stdout + repr(tools).encode())
        for extension in self.extensions:
            digest.update(f"\0{extension.name} {extension.extra_compile_args}".encode())
        # Not of the sources: what mypy knows of other modules, too, may change what it makes of them.
        for file in sorted(Path("build").rglob("*.[ch]")):
            digest.update(f"\0{file}\0".encode() + file.read_bytes())
        return digest.hexdigest()

    def knows(self, flag: str) -> bool:
        with tempfile.TemporaryDirectory() as folder:
            source = Path(folder, "nothing.c")
            source.write_text("int nothing;\n")
            try:
                self.compiler.compile([str(source)], output_dir=folder, extra_postargs=["-Werror", flag])
            except CompileError:
                return False
        return True


def engine() -> list[Any]:
    """One library for all modules: calls between them are plain C calls."""
    from mypyc.build import mypycify

    # What compiled modules import from the others is checked by `make check`, with the dependencies at hand.
    arguments = ["--follow-imports=silent", *compiled_modules(Path())]
    extensions: list[Any] = mypycify(arguments, opt_level="3", debug_level="0", group_name="redphone")
    return extensions


def build(*, compiled: bool) -> None:
    # What lies in build/ may come from other sources, or be half of a failed attempt.
    shutil.rmtree("build", ignore_errors=True)
    setup(ext_modules=engine() if compiled else [], cmdclass={"build_ext": BuildEngine})


def main() -> None:
    if COMPILING_COMMANDS.isdisjoint(sys.argv):
        setup()
    elif must_compile(os.environ) or not may_compile(os.environ):
        build(compiled=may_compile(os.environ))
    else:
        try:
            build(compiled=True)
        except (Exception, SystemExit) as error:
            # The modules share one library, so a partial set would not import: all or none.
            print(f"redphone: the engine could not be compiled ({error}).", file=sys.stderr)
            print("redphone: building it uncompiled: the same games, many times slower.", file=sys.stderr)
            build(compiled=False)


if __name__ == "__main__":
    main()
