"""Single keys for stepping through a record; whole lines where a terminal cannot give single keys."""

from __future__ import annotations

import os
import re
import sys
from types import TracebackType
from typing import Any, Final

from redphone.cli.screen import Screen

if sys.platform != "win32":
    import termios
    import tty

WORDS: Final = {
    **dict.fromkeys(["", " ", "n", "j", "\x1b[C", "\x1b[B", "\x1bOC", "\x1bOB", "\x1b[6~"], "next"),
    **dict.fromkeys(
        ["b", "p", "k", "\x7f", "\x08", "\x1b[D", "\x1b[A", "\x1bOD", "\x1bOA", "\x1b[5~"], "back"
    ),
    **dict.fromkeys(["g", "\x1b[H", "\x1b[1~", "\x1bOH"], "first"),
    **dict.fromkeys(["e", "G", "\x1b[F", "\x1b[4~", "\x1bOF"], "last"),
    **dict.fromkeys(["?", "h", "help"], "help"),
    **dict.fromkeys(["q", "quit", "\x04"], "quit"),
}
KEY: Final = re.compile(r"\x1b\[[0-9;]*[A-Za-z~]|\x1bO[A-Z]|.", re.DOTALL)


class Keys:
    """Reads the next word: one of the words above, a number, or what was typed and means nothing."""

    def __init__(self) -> None:
        self.before: list[Any] | None = None
        self.typed: list[str] = []

    def __enter__(self) -> Keys:
        if sys.platform != "win32" and sys.stdin.isatty():
            self.before = termios.tcgetattr(sys.stdin)
            tty.setcbreak(sys.stdin)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if sys.platform != "win32" and self.before is not None:
            termios.tcsetattr(sys.stdin, termios.TCSADRAIN, self.before)

    def word(self, screen: Screen) -> str:
        if self.before is None:
            return self.line(screen)
        digits = ""
        while True:
            key = self.key()
            if key.isdecimal():
                digits += key
                screen.out.write(key if len(digits) > 1 else f" › {key}" if screen.unicode else f" > {key}")
                screen.out.flush()
            elif digits:
                # Enter goes to the number; any other key thinks better of it.
                return digits if key in "\r\n" else ""
            else:
                return WORDS.get("" if key in "\r\n" else key, key)

    def line(self, screen: Screen) -> str:
        try:
            typed = screen.ask().strip()
        except EOFError:
            return "quit"
        return WORDS.get(typed, typed)

    def key(self) -> str:
        while not self.typed:
            data = os.read(sys.stdin.fileno(), 64)
            if not data:
                return "\x04"
            self.typed = KEY.findall(data.decode(errors="replace"))
        return self.typed.pop(0)
