"""How the table of 13 is drawn: narrow and wide, with and without colours."""

from __future__ import annotations

import pytest
from rich.text import Text
from tests.positions import Table as Position
from tests.positions import random_play, shown

import redphone
from redphone.games.thirteen.terminal import Table
from redphone.terminal import LAMP, PALETTE, Paper
from redphone.texts import LANGUAGES, Texts

TABLE = Table()
PLAIN = Paper(width=80, height=24, colour=False)
COLOURED = Paper(width=80, height=24, colour=True)


def position(*, open_piles: bool = False) -> redphone.Play:
    """Blue 6, yellow 11 with a rotten four, green 9; five cards in hand."""
    hands = {
        0: ["blue-5", "blue-1", "yellow-2", "yellow-5", "green-1", "blue-7", "rotten-4"],
        1: ["yellow-7", "rotten-4"],
        2: ["green-7", "green-2"],
    }
    table = Position(hands=hands, open_piles=open_piles)
    table.make("blue-5", "yellow-7", "green-7", "blue-1", "rotten-4 on yellow", "green-2")
    table.draw()
    return table.past


def drawn(play: redphone.Play, paper: Paper, lang: str = "en") -> list[Text]:
    view = play.state.view(0)
    texts = Texts(lang, "13", me=0)
    return TABLE.board(view, texts, paper) + TABLE.hand(view, texts, paper)


def plain(lines: list[Text]) -> list[str]:
    return [line.plain.rstrip() for line in lines]


def test_the_table_in_80_columns() -> None:
    assert plain(drawn(position(), PLAIN)) == [
        " 13  Round 1 of 6 · dealer: Player 3                                29 to draw",
        "╭ ● BLUE ───────── 6/13 ╮ ╭ ◆ YELLOW ────── 11/13 ╮ ╭ ▲ GREEN ──────── 9/13 ╮",
        "│ ■■■■■■□□□□□□□         │ │ ■■■■■■■✸✸✸✸□□         │ │ ■■■■■■■■■□□□□         │",
        "│ [1] [5]               │ │ [7] [✸4]              │ │ [2] [7]               │",
        "╰ room for 7 ───────────╯ ╰ room for 2 ───────────╯ ╰ room for 4 ───────────╯",
        "              hand     taken (face down)   1   2   3   4   5   6  minus points",
        "▸ You         5 ▮▮▮▮▮  ·                   ·   ·   ·   ·   ·   ·             0",
        "  Player 2    5 ▮▮▮▮▮  ·                   ·   ·   ·   ·   ·   ·             0",
        "  Player 3    5 ▮▮▮▮▮  ·                   ·   ·   ·   ·   ·   ·             0",
        "1) [● 7]       2) [◆ 2]       3) [◆ 5]       4) [▲ 1]       5) [✸ 4]",
        "6 + 7 = 13     11 + 2 = 13    11 + 5 = 16    9 + 1 = 10     ● 10 ◆ 15 ▲ 13",
        "full: 13       full: 13       take 2         stays          take ◆ 2",
    ]


def test_the_table_in_60_columns_of_russian_with_room_for_cards() -> None:
    assert plain(drawn(position(), Paper(width=60, height=30, colour=False), "ru")) == [
        " 13  Раунд 1 из 6 · раздаёт Игрок 3           в колоде: 29",
        "╭ ● СИНЯЯ ── 6/13 ╮╭ ◆ ЖЁЛТАЯ  11/13 ╮╭ ▲ ЗЕЛЁНАЯ  9/13 ╮",
        "│ ■■■■■■□□□□□□□   ││ ■■■■■■■✸✸✸✸□□   ││ ■■■■■■■■■□□□□   │",
        "│ [1] [5]         ││ [7] [✸4]        ││ [2] [7]         │",
        "╰ места на 7 ─────╯╰ места на 2 ─────╯╰ места на 4 ─────╯",
        "                    на руках взято  1  2  3  4  5  6 всего",
        "▸ Вы                5        ·      ·  ·  ·  ·  ·  ·     0",
        "  Игрок 2           5        ·      ·  ·  ·  ·  ·  ·     0",
        "  Игрок 3           5        ·      ·  ·  ·  ·  ·  ·     0",
        "╭─ 1)─╮    ╭─ 2)─╮    ╭─ 3)─╮    ╭─ 4)─╮    ╭─ 5)─╮",
        "│ ● 7 │    │ ◆ 2 │    │ ◆ 5 │    │ ▲ 1 │    │ ✸ 4 │",
        "╰─────╯    ╰─────╯    ╰─────╯    ╰─────╯    ╰─────╯",
        "6+7=13     11+2=13    11+5=16    9+1=10     ●10 ◆15 ▲13",
        "полна: 13  полна: 13  взять 2    остаётся   взять ◆ 2",
    ]


def test_a_question_about_targets_is_lit_on_them() -> None:
    play = position()
    play.apply("play rotten-4")
    lines = plain(drawn(play, PLAIN))
    assert lines[1] == "╭ ● BLUE ─────────── 1) ╮ ╭ ◆ YELLOW ───────── 2) ╮ ╭ ▲ GREEN ────────── 3) ╮"
    assert lines[4] == "╰ 6 + 4 = 10 ───────────╯ ╰ 11 + 4 = 15, take 2 ──╯ ╰ 9 + 4 = 13 ───────────╯"
    assert lines[-3].split() == ["[●", "7]", "[◆", "2]", "[◆", "5]", "[▲", "1]"]
    narrow = plain(drawn(play, Paper(width=60, height=24, colour=False), "fr"))
    assert narrow[4] == "╰ 6 + 4 = 10 ─────╯╰ → 15, prenez 2 ─╯╰ 9 + 4 = 13 ─────╯"


def test_cards_of_a_kind_stand_once_with_their_number() -> None:
    hands = {0: ["blue-5", "blue-5", "rotten-4", "rotten-4", "rotten-4"]}
    lines = plain(drawn(Position(hands=hands).past, PLAIN))
    assert lines[-3].split() == ["1)", "[●", "5]", "×2", "2)", "[✸", "4]", "×3"]


@pytest.mark.parametrize(("open_piles", "seen"), [(False, "1"), (True, "●1")])
def test_taken_cards_are_closed_unless_the_piles_are_open(open_piles: bool, seen: str) -> None:
    table = Position("blue-7", "blue-7", open_piles=open_piles)
    table.draw()
    lines = plain(drawn(table.past, PLAIN))
    (row,) = [line for line in lines if "Player 2" in line]
    assert row.split()[4] == seen
    assert ("taken (face down)" in lines[5]) is not open_piles


def test_a_spectator_sees_no_hand_and_nobody_is_you() -> None:
    play = position()
    texts = Texts("en", "13")
    view = play.state.view(None)
    assert TABLE.hand(view, texts, PLAIN) == []
    board = "\n".join(plain(TABLE.board(view, texts, PLAIN)))
    assert "▸ Player 1" in board
    assert "You" not in board


def test_the_hand_keeps_its_height_when_others_play_and_when_it_is_empty() -> None:
    play = random_play(3, seed=1)
    texts = Texts("en", "13", me=0)
    for paper, height in ((PLAIN, 3), (Paper(80, 40, False), 5)):
        assert len(TABLE.hand(play.state.view(0), texts, paper)) == height
        assert len(TABLE.hand(position().state.view(0), texts, paper)) == height
        assert len(TABLE.hand(position().state.view(1), texts, paper)) == height


def test_everything_coloured_also_has_a_shape_or_a_bracket() -> None:
    coloured, bare = drawn(position(), COLOURED), drawn(position(), PLAIN)
    styles = {str(span.style) for line in coloured for span in line.spans}
    assert styles & set(PALETTE) >= {LAMP, "card.blue", "card.red", "ink.green", "alarm", "phone"}
    for shape in "●◆▲✸":
        assert "".join(plain(coloured)).count(shape) == "".join(plain(bare)).count(shape) > 0


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 60])
def test_the_end_of_a_round_opens_the_piles_and_says_what_was_free(width: int, lang: str) -> None:
    play = random_play(4, seed=3)
    events = play.moves[-1].events
    texts = Texts(lang, "13", me=2)
    paper = Paper(width, 24, colour=False)
    lines = plain(TABLE.interlude(events, play.state.view(2), texts, paper))
    assert len(lines) <= 22
    assert max(len(line) for line in lines) <= paper.inner
    assert lines[0] == texts.say("round-over", round=4, rounds=4)
    piles, sheet, told = lines[3:7], lines[-4:], " ".join(line.strip() for line in lines[7:-5])
    exempt = [event for event in events if event.id == "exempt"]
    assert exempt, "in this game somebody has most of a colour"
    assert all(texts.event(event) in told for event in exempt)
    free = texts.say("free") if width == 80 else ")"
    assert sum(line.count(free) for line in piles) == len(exempt)
    for seat, player in enumerate(shown(play.state)["players"]):
        assert piles[seat].startswith(texts.seat(seat))
        assert piles[seat].split()[-1] == str(player["sheet"][-1])
        assert sheet[seat].startswith(texts.seat(seat))
        numbers = sheet[seat].removeprefix(texts.seat(seat)).split()
        assert numbers == [str(points) for points in [*player["sheet"], player["total"]]]


def test_nothing_else_has_a_page_of_its_own() -> None:
    play = position()
    told = [TABLE.interlude(move.events, play.state.view(0), Texts("en", "13"), PLAIN) for move in play.moves]
    assert told == [[]] * len(play.moves)


def test_the_log_has_a_line_a_turn() -> None:
    hands = {0: ["blue-7", "green-1"], 1: ["blue-7"], 2: ["yellow-2"]}
    table = Position(hands=hands)
    table.make("blue-7", "blue-7", "yellow-2")
    table.draw()
    lines = plain(TABLE.log(table.past.seen(0), Texts("en", "13", me=0)))
    drawn_card = [str(move.action.noun) for move in table.past.moves if move.action.verb == "draw"][15]
    assert lines == [
        "Round 1 of 6. Player 3 deals, you begin.",
        f"You: blue 7 on blue: 7. You draw {drawn_card.replace('-', ' ')}.",
        "Player 2: blue 7 on blue: 14. Takes 1.",
        "Player 3: yellow 2 on yellow: 2.",
    ]


def test_a_long_meter_is_scaled_to_the_width() -> None:
    cards = (redphone.game("13").registration.folder / "data" / "cards.toml").read_text()
    game = redphone.game("13").with_data({"cards": cards.replace("limit = 13", "limit = 99")})
    play = redphone.Play(game, seats=3)
    rng = redphone.Rng(1)
    while play.state.actor != redphone.OVER:
        widths = {line.cell_len for line in drawn(play, Paper(width=60, height=24, colour=False))}
        assert max(widths) <= 58
        play.apply(play.state.sample(rng))
