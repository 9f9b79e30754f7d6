"""The table in the terminal: everything fits, and no warning hides what it warns of."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from tests.games.minutes.tables import US, event_as, game_with, last_command, turn_of

import redphone
from redphone import Play, Rng
from redphone.games.minutes.terminal import Table
from redphone.games.minutes.terminal_log import log
from redphone.games.minutes.terminal_view import DANGER
from redphone.terminal import Paper
from redphone.texts import LANGUAGES, Texts

WAR = {"en": "war if it ended now", "fr": "guerre en l’état", "ru": "сейчас это война"}
ONE_MORE = {"en": "one more ● is war", "fr": "un ● de plus\u00a0: guerre", "ru": "ещё один ●\u00a0— война"}
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


def told(events: Sequence[redphone.Event], lang: str = "en") -> list[str]:
    return [line.plain for line in log(events, Texts(lang, "13-minutes"))]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("us", "ussr", "id"),
    [("scramble", "u2_downed", "aftermath"), ("u_thant", "scramble", "aftermath-tied")],
)
def test_the_log_and_the_count_say_who_gains_the_point_of_the_aftermath(
    us: str, ussr: str, id: str, lang: str
) -> None:
    minutes = last_command(us, ussr, "quarantine")
    events = minutes.do("pass")
    (counted,) = [event for event in events if event.id == id]
    texts = Texts(lang, "13-minutes")
    said = texts.event(counted)
    assert counted.fields.get("side", "") == ("ussr" if id == "aftermath" else "")
    assert said in told(events, lang)
    paper = Paper(200, 50, colour=False)
    page = Table().interlude(events, minutes.state.view(0), texts, paper)
    assert said in [line.plain for line in page]


def test_a_command_without_cubes_says_so_once_something_else_goes_on() -> None:
    minutes = turn_of()
    events = minutes.do("neutral excomm", "choose command")
    assert told(events) == ["■ Excomm → neutral zone. Command 2."]
    events += minutes.do("pass", "draw u_thant", "neutral u2_downed")
    assert told(events)[0] == "■ Excomm → neutral zone. Command 2: no cubes."


def test_cubes_that_another_side_moves_are_said_to_be_whose_they_are() -> None:
    game = game_with(event_as("excomm", '{ do = "move", of = "opponent", up_to = 1 }'))
    minutes = turn_of(neutral=["cuba", "scramble"], cubes={"cuba": (0, 2)}, game=game)
    events = minutes.do("neutral excomm", "choose event", "remove cuba", "place scramble")
    assert told(events) == [
        "■ Excomm → neutral zone. Event: USSR −1 on Cuba, now 1. Cuba → USSR sphere."
        " USSR +1 on Scramble, now 1. Scramble → US sphere."
    ]
    story = " ".join(line for move in Table().story([events], Texts("en", "13-minutes")) for line in move)
    assert "1 USSR cube comes to Scramble, now 1." in story
    assert "USSR places" not in story


def test_the_bids_that_are_numbers_alone_are_said_to_be_cubes() -> None:
    play = Play(redphone.game("13-minutes"))
    while play.state.actor == redphone.CHANCE:
        play.apply(play.state.sample(Rng(1)))
    said = " ".join(" ".join(board(play.state, "en")).split())
    assert "0) Bid nothing" in said
    assert "12) 13) so many cubes" in said


def test_an_owners_deck_is_named_in_the_auction_and_beside_its_cards() -> None:
    own = game_with(("Reconstruction", "My copy"))
    play = Play(own)
    while play.state.actor == redphone.CHANCE:
        play.apply(play.state.sample(Rng(1)))
    assert "Deck: My copy" in board(play.state, "en")[0]
    paper, texts = Paper(80, 24, colour=False), Texts("en", "13-minutes")
    page = [line.plain for line in Table().look("cards", play.state.view(0), texts, paper)]
    assert page[0] == "Deck: My copy"
    ours = Play(redphone.game("13-minutes"))
    assert "Deck:" not in " ".join(board(ours.state, "en"))


@pytest.mark.parametrize("seat", [US, None])
def test_a_reconstructed_card_is_marked_on_the_board_and_at_the_end_for_watchers_too(
    seat: int | None,
) -> None:
    texts = Texts("en", "13-minutes")
    paper = Paper(100, 50, colour=False)
    minutes = turn_of(neutral=["cuba", "quarantine"])
    board = "\n".join(line.plain for line in Table().board(minutes.state.view(seat), texts, paper))
    assert "Quarantine? " in board
    assert "Cuba ×2 " in board
    over = last_command("quarantine", "excomm", "u_thant")
    over.do("pass")
    view = over.state.view(seat)
    hand = "\n".join(line.plain for line in Table().hand(view, texts, paper))
    assert "Quarantine?" in hand
