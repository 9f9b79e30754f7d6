"""Where the output goes: terminals of all kinds, pipes, and encodings that lack half of our letters."""

from __future__ import annotations

import io
import sys

import pytest
from rich.cells import cell_len
from rich.text import Text
from tests.cli.conftest import Run

from redphone.cli.screen import Screen, plainly
from redphone.terminal import PALETTE, SIXTEEN, flow, frame, grid, joined, rule, sides, theme, wrap


class Terminal(io.StringIO):
    """Text that claims to go to a terminal."""

    def isatty(self) -> bool:
        return True


def on_a_terminal(monkeypatch: pytest.MonkeyPatch, term: str, **environment: str) -> Screen:
    monkeypatch.setenv("TERM", term)
    monkeypatch.delenv("COLORTERM", raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "stdout", Terminal())
    monkeypatch.setattr(sys, "stdin", Terminal())
    return Screen()


def printed(screen: Screen) -> str:
    assert isinstance(screen.out, Terminal)
    return screen.out.getvalue()


def rendered(screen: Screen) -> str:
    return screen.rendered(joined((" 1 ", "lamp"), ("●", "ink.blue")))


def test_colours_are_as_many_as_the_terminal_has(monkeypatch: pytest.MonkeyPatch) -> None:
    true = on_a_terminal(monkeypatch, "xterm", COLORTERM="truecolor")
    assert (true.console.color_system, true.colour) == ("truecolor", True)
    # (Rich remembers what a style looked like when it was first shown: this one is shown here only.)
    assert "48;2;255;211;107" in true.rendered(Text("x", "blink on #ffd36b"))
    many = on_a_terminal(monkeypatch, "xterm-256color")
    assert (many.console.color_system, many.colour) == ("256", True)
    sixteen = on_a_terminal(monkeypatch, "xterm")
    assert rendered(sixteen) == " \x1b[1;30;103m 1 \x1b[0m\x1b[94m●\x1b[0m"


def test_no_color_means_no_colours_but_brackets(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = on_a_terminal(monkeypatch, "xterm-256color", NO_COLOR="1")
    assert (screen.live, screen.colour, screen.paper.colour) == (True, False, False)
    # Bold is no colour.
    assert rendered(screen) == " \x1b[1m 1 \x1b[0m●"
    assert not Screen(colour=False).colour


def test_a_dumb_terminal_is_written_to_line_by_line(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = on_a_terminal(monkeypatch, "dumb")
    assert (screen.live, screen.colour, screen.pace) == (False, False, 0.0)
    with screen:
        screen.draw([Text("table", "lamp")])
    assert printed(screen) == " table\n\n"


def test_a_page_is_drawn_in_place_and_the_terminal_given_back(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = on_a_terminal(monkeypatch, "xterm", NO_COLOR="1")
    assert screen.pace > 0
    assert Screen(fast=True).pace == 0
    with screen:
        screen.draw([Text(str(n)) for n in range(30)])
    out = printed(screen)
    assert out.startswith("\x1b[?1049h")
    assert out.endswith("\x1b[?1049l")
    # 24 rows: the last 23 lines, and a row for the answer.
    assert out.count("\n") == 23
    assert "\x1b[2K 7\n" in out
    assert "\x1b[2K 6\n" not in out


def test_a_table_is_never_wider_than_the_terminal_and_never_too_wide(monkeypatch: pytest.MonkeyPatch) -> None:
    for columns, width in (("30", 40), ("60", 60), ("80", 80), ("250", 100), ("none", 80)):
        monkeypatch.setenv("COLUMNS", columns)
        screen = Screen()
        assert screen.paper.width == width
        line = screen.rendered(Text("世" * 200))
        assert cell_len(line) <= screen.size()[0]
    monkeypatch.setenv("COLUMNS", "250")
    assert Screen(widest=140).paper.width == 140


@pytest.mark.parametrize(
    ("encoding", "letter", "instead"),
    [
        ("ascii", "●", "o"),
        ("ascii", "◆", "@"),
        ("ascii", "é", "e"),
        ("ascii", "…", "."),
        ("ascii", "\u00a0", " "),
        ("ascii", "Ж", "?"),
        ("ascii", "世", "?"),
        ("latin-1", "é", "é"),
        ("koi8-r", "Ж", "Ж"),
        ("koi8-r", "─", "-"),
    ],
)
def test_what_an_encoding_lacks_is_replaced_letter_by_letter(
    encoding: str, letter: str, instead: str
) -> None:
    assert plainly(letter, encoding) == instead


@pytest.mark.parametrize(("encoding", "lang"), [("ascii", "en"), ("latin-1", "fr"), ("koi8-r", "ru")])
def test_a_game_is_played_without_unicode(
    encoding: str, lang: str, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    out = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(out, encoding=encoding, write_through=True))
    run("play", "13", "--seed", "5", "--lang", lang, "--record", "x", typed="1\n1\nhelp\nlog\n")
    said = out.getvalue().decode(encoding)
    assert "+ o " in said
    assert "[*4]" in said
    assert "?" not in said.replace("? ", "").replace("?\n", "")
    assert max(len(line) for line in said.splitlines()) <= 80


# The pieces that tables are made of.


def lines(texts: list[Text]) -> list[str]:
    return [text.plain for text in texts]


def test_lines_are_broken_at_spaces_but_not_where_french_must_not() -> None:
    assert lines(wrap(Text("one two three"), 7, indent=2)) == ["one two", "  three"]
    assert lines(wrap(Text("Vous\u00a0: 7 bleu"), 6)) == ["Vous\u00a0:", "7 bleu"]
    assert lines(wrap(Text("a\u00a0b c"), 3)) == ["a\u00a0b", "c"]
    assert lines(wrap(Text("a\n\n b"), 9)) == ["a", "", " b"]


def test_a_word_that_is_longer_than_a_line_is_not_lost() -> None:
    assert lines(wrap(Text("in /a/long/path"), 6)) == ["in", "/a/lon", "g/path"]


def test_pieces_flow_and_stay_whole() -> None:
    pieces = [Text("aaaa"), Text("bb"), Text("cccc"), Text("d e f g h i")]
    assert lines(flow(pieces, 9)) == ["aaaa   bb", "cccc", "d e f g h", "    i"]


def test_a_grid_is_as_wide_as_its_cells_or_as_wide_as_told() -> None:
    rows = [[Text("a"), Text("10")], [Text("bbb"), Text("5")]]
    assert lines(grid(rows, "lr", 2)) == ["a    10", "bbb   5"]
    assert lines(grid(rows, "lr", 1, width=8)) == ["a     10", "bbb    5"]


def test_rules_frames_and_sides_keep_their_width() -> None:
    assert rule(Text("Log"), Text("x"), 16).plain == "── Log ──── x ──"
    assert rule(Text(), Text(), 5).plain == "─────"
    assert sides(Text("left"), Text("right"), 12).plain == "left   right"
    assert sides(Text("left side"), Text("right"), 12).plain == "left … right"
    box = frame([Text("in")], 12, "", (Text("top"), Text("9")), Text("low"))
    assert lines(box) == ["╭ top ── 9 ╮", "│ in       │", "╰ low ─────╯"]
    tight = frame([], 10, "", (Text("top"), Text("99")), Text("far too long"))
    assert lines(tight) == ["╭ top 99 ╮", "╰ far to…╯"]


def test_both_palettes_have_the_same_styles() -> None:
    assert set(PALETTE) == set(SIXTEEN)
    assert theme("standard").styles["lamp"] != theme("truecolor").styles["lamp"]
