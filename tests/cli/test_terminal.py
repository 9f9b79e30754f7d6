"""The whole program at a real terminal (of the kernel's making), and at the end of a pipe."""

from __future__ import annotations

import codecs
import contextlib
import os
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import redphone

if sys.platform == "win32":
    pytest.fail("these tests need pseudo-terminals")

import fcntl
import pty
import struct
import termios

CONTROL = re.compile(r"\x1b\[[?0-9;]*[A-Za-z]")
COLOUR = re.compile(r"\x1b\[[0-9;]*(?:3[0-8]|4[0-8]|9[0-7]|10[0-7])[0-9;]*m")
PATIENCE = 30.0


def at_the_keyboard() -> None:
    """What a shell does for a program that it starts in the foreground."""
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)
    # Tests that run in the background have Ctrl-C switched off, and what they start would inherit that.
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """Somebody at a terminal of 80 x 24."""

    def __init__(self, *words: str, **environment: str) -> None:
        self.keyboard, theirs = pty.openpty()
        fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.program = subprocess.Popen(
            [sys.executable, "-m", "redphone", *words],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env={**os.environ, "TERM": "xterm-256color", "LC_ALL": "C.UTF-8", **environment},
            start_new_session=True,
            preexec_fn=at_the_keyboard,
        )
        os.close(theirs)
        self.letters = codecs.getincrementaldecoder("utf-8")()
        self.seen = ""

    def wait_for(self, *texts: str, nudge: str = "") -> str:
        """What was written until one of these came; somebody who waits long presses the same key again."""
        end = time.monotonic() + PATIENCE
        again = time.monotonic() + PATIENCE / 6
        while not any(text in CONTROL.sub("", self.seen) for text in texts):
            assert time.monotonic() < end, f"{texts} did not come:\n{self.seen}"
            if nudge and time.monotonic() > again:
                again = end
                self.type(nudge)
            if select.select([self.keyboard], [], [], 0.1)[0]:
                try:
                    self.seen += self.letters.decode(os.read(self.keyboard, 65536))
                except OSError:
                    break
        seen, self.seen = self.seen, ""
        assert any(text in CONTROL.sub("", seen) for text in texts), f"the program ended:\n{seen}"
        return seen

    def type(self, keys: str) -> None:
        os.write(self.keyboard, keys.encode())

    def ended(self) -> int:
        code = self.program.wait(PATIENCE)
        os.close(self.keyboard)
        return code

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *error: object) -> None:
        if self.program.poll() is None:
            self.program.kill()
            self.program.wait()


def test_a_turn_at_a_terminal_in_colour(tmp_path: Path) -> None:
    with Terminal("play", "13", "--seed", "5", "--fast", "--record", "t.record") as terminal:
        page = terminal.wait_for("› ")
        assert page.startswith("\x1b[?1049h")
        assert COLOUR.search(page)
        terminal.type("1\r")
        assert "You: " in terminal.wait_for("› ")
        terminal.type("log\r")
        assert "You draw" in terminal.wait_for("back to the table")
        terminal.type("b\r")
        terminal.wait_for("back to the table")
        terminal.type("\r")
        terminal.wait_for("› ")
        terminal.type("help\r")
        terminal.wait_for("Enter: go on")
        terminal.type("\r")
        # The signs of the table are explained on a page of their own.
        assert "Reading the table" in terminal.wait_for("Enter: go on")
        terminal.type("\r")
        terminal.wait_for("› ")
        terminal.type("quit\r")
        farewell = terminal.wait_for("Goodbye.")
        assert "\x1b[?1049l" in farewell
        assert " The record of the game:\r\n t.record\r\n" in farewell
        assert terminal.ended() == 0
    assert [line.seat for line in redphone.Record.read("t.record").lines].count(0) == 1


@pytest.mark.parametrize(
    ("words", "environment"), [(["--no-color"], {}), ([], {"NO_COLOR": "1"}), ([], {"TERM": "dumb"})]
)
def test_a_terminal_without_colour_gets_none(words: list[str], environment: dict[str, str]) -> None:
    with Terminal("play", "13", "--seed", "5", "--fast", *words, **environment) as terminal:
        page = terminal.wait_for("› ")
        assert not COLOUR.search(page)
        assert "1) [" in page
        assert ("\x1b" in page) is (environment.get("TERM") != "dumb")


def test_ctrl_c_says_where_the_record_is() -> None:
    with Terminal("play", "13", "--fast", "--record", "t.record") as terminal:
        terminal.wait_for("› ")
        terminal.type("\x03")
        # Python's line editor loses a Ctrl-C that comes after it has shown the prompt and before it listens.
        farewell = terminal.wait_for("redphone replay t.record", nudge="\x03")
        assert "\x1b[?1049l" in farewell
        assert "Interrupted." in farewell
        assert "Traceback" not in farewell
        assert terminal.ended() == 130
    assert redphone.Record.read("t.record").lines


def test_ctrl_d_leaves_politely() -> None:
    with Terminal("play", "13", "--fast", "--record", "t.record", "--lang", "fr") as terminal:
        terminal.wait_for("› ")
        terminal.type("\x04")
        farewell = CONTROL.sub("", terminal.wait_for("Au revoir."))
        assert re.search(r"Pour la revoir\u00a0:\s+(\S+ -m )?redphone replay t\.record\r?\n", farewell)
        assert terminal.ended() == 0


def test_a_lost_terminal_loses_no_game() -> None:
    with Terminal("play", "13", "--seed", "5", "--fast", "--record", "t.record") as terminal:
        terminal.wait_for("› ")
        terminal.type("1\r")
        terminal.wait_for("› ")
        terminal.program.send_signal(signal.SIGKILL)
        terminal.ended()
    assert [line.seat for line in redphone.Record.read("t.record").lines].count(0) == 1


def test_bots_take_their_time_and_a_page_fits_the_terminal() -> None:
    with Terminal("play", "13", "--seed", "5") as terminal:
        terminal.wait_for("› ")
        terminal.type("1\r")
        began = time.monotonic()
        thinking = terminal.wait_for("Player 4 is thinking…")
        assert "Player 2 is thinking…" in thinking
        page = terminal.wait_for("› ")
        assert time.monotonic() - began > 1
        last = CONTROL.sub("", page.split("\x1b[H")[-1])
        assert last.count("\n") <= 23
        assert "13  Round 1 of 4" in last


def test_a_record_is_stepped_through_with_keys() -> None:
    play = redphone.Play(redphone.game("13"), seats=4)
    rng = redphone.Rng(3)
    while play.state.actor != redphone.OVER:
        play.apply(play.state.sample(rng))
    play.record.save("game.record")
    with Terminal("replay", "game.record") as terminal:
        terminal.wait_for("Action 21 of ")
        terminal.type("\x1b[C")
        terminal.wait_for("Action 2")
        terminal.type("100\r")
        terminal.wait_for("Action 100 of ")
        terminal.type("9999\r")
        terminal.wait_for("There is no action 9999")
        terminal.type("?")
        terminal.wait_for("h or ?: these keys")
        terminal.type(" ")
        terminal.wait_for("Action ")
        terminal.type("e")
        terminal.wait_for(f"Action {len(play.moves)} of {len(play.moves)}")
        terminal.type("\x1b[D\x1b[D\x1b[H")
        terminal.wait_for("Action 21 of ")
        terminal.type("q")
        assert terminal.ended() == 0


def test_a_closed_pipe_is_no_error() -> None:
    play = redphone.Play(redphone.game("13"), seats=4)
    rng = redphone.Rng(3)
    while play.state.actor != redphone.OVER:
        play.apply(play.state.sample(rng))
    play.record.save("game.record")
    program = subprocess.Popen(
        [sys.executable, "-m", "redphone", "replay", "game.record"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert program.stdout is not None
    assert program.stderr is not None
    with contextlib.closing(program.stdout), contextlib.closing(program.stderr):
        program.stdout.close()
        assert program.stderr.read() == b""
        assert program.wait(PATIENCE) == 141


def test_input_and_output_may_be_missing() -> None:
    command = [sys.executable, "-m", "redphone", "play", "13", "--record", "t.record"]
    done = subprocess.run(
        ["sh", "-c", '"$@" <&-', "sh", *command],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0
    assert "Traceback" not in done.stderr
    assert "The input ended before the game did." in done.stdout
