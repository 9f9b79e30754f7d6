"""The table in the terminal: everything fits, and no warning hides what it warns of."""

from __future__ import annotations

import pytest
from tests.games.minutes.tables import last_command, turn_of

import redphone
from redphone import Play, Rng
from redphone.games.minutes.terminal import Table
from redphone.games.minutes.terminal_view import DANGER
from redphone.terminal import Paper
from redphone.texts import LANGUAGES, Texts

WAR = {"en": "war if it ended now", "fr": "guerre en l’état", "ru": "сейчас это война"}
ONE_MORE = {"en": "one more ● is war", "fr": "un ● de plus\u00a0: guerre", "ru": "ещё один ● — война"}
CUBA = {"en": "war if Cuba is ◆", "fr": "guerre si Cuba est ◆", "ru": "война, если Куба ◆"}


def board(state: redphone.State, lang: str, seat: int | None = 0, width: int = 80) -> list[str]:
    paper = Paper(width, 24, colour=False)
    texts = Texts(lang, "13-minutes", me=seat)
    table, view = Table(), state.view(seat)
    return [line.plain for line in (*table.board(view, texts, paper), *table.hand(view, texts, paper))]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80])
def test_every_line_fits_and_80_columns_have_room_for_every_warning_beside_its_symbols(
    lang: str, width: int
) -> None:
    warned = 0
    for seed in range(2):
        play, rng = Play(redphone.game("13-minutes")), Rng(seed)
        while play.state.actor != redphone.OVER:
            play.apply(play.state.sample(rng))
            if play.state.actor == redphone.CHANCE:
                continue
            lines = board(play.state, lang, 0, width)
            assert all(len(line) <= width for line in lines)
            heads = [line for line in lines if DANGER in line]
            warned += len(heads)
            if width >= 80:
                assert [line for line in heads if "…" in line or "▲" not in line] == []
    assert warned > 5


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_would_bring_the_war_is_said_with_its_symbol(lang: str) -> None:
    two = turn_of(us=["wave_and_smile", "public_protests"])
    assert any(ONE_MORE[lang] in line for line in board(two.state, lang))
    three = turn_of(us=["wave_and_smile", "public_protests", "u2_photographs"])
    assert any(WAR[lang] in line for line in board(three.state, lang))
    # Its last card is a military one: only Cuba, which lies there too, may be the third.
    cuba = last_command("scramble", "quarantine", "fidel_castro", ussr=["excomm", "u_thant", "cuba"])
    assert any(CUBA[lang] in line for line in board(cuba.state, lang, 1))


def test_cards_are_counted_as_in_the_browser_by_those_of_each_side() -> None:
    play, rng = Play(redphone.game("13-minutes")), Rng(1)
    counted: dict[int, set[str]] = {}
    while play.state.actor != redphone.OVER:
        play.apply(play.state.sample(rng))
        table = play.state.view(0)["table"]
        assert isinstance(table, dict)
        if table["turn"] and not table["end"]:
            head = board(play.state, "en")[0]
            counted.setdefault(table["turn"], set()).add(head.split(" · ")[0].split("card ")[1])
    assert counted == {turn: {f"{(turn + 1) // 2} of 5"} for turn in range(1, 11)}
