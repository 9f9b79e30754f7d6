"""What is not offered, or not known, is refused with a message that helps, and nothing changes."""

from __future__ import annotations

import re

import pytest
from tests.crisis import US, USSR, Crisis
from tests.games.days.rounds import calm_game

import redphone
from redphone import GameError, IllegalAction, Play, Record, RecordError

HAND = ["sops", "close_allies", "quarantine", "fidel_castro", "u_thant"]


def first_card() -> Crisis:
    """The US, with these five cards, is to play."""
    return Crisis(us_hand=HAND, ussr_hand=["scramble"], first="us")


def refused(crisis: Crisis, action: str, seat: int | None = None) -> str:
    """The message; and the game is where it was."""
    before, moves = crisis.state.dump(), len(crisis.past.moves)
    with pytest.raises(IllegalAction) as found:
        crisis.past.apply(action, seat)
    assert crisis.state.dump() == before
    assert len(crisis.past.moves) == moves
    return str(found.value)


@pytest.mark.parametrize(
    "action",
    [
        "",
        "sing",
        "command",
        "command paris",
        "command scramble",
        "event fidel_castro",
        "COMMAND sops",
        "command  sops",
        "on atlantic",
        "cubes +1",
        "pass",
        "first us",
        "draw sops",
        "choose trigger",
    ],
)
def test_an_action_that_is_not_offered_is_refused_with_those_that_are(action: str) -> None:
    crisis = first_card()
    message = refused(crisis, action)
    assert message.startswith(f"{action!r} is not offered; seat 1 may: ")
    for card in HAND:
        assert f"command {card}" in message
    # Nobody learns another's hand by a wrong move.
    assert "command scramble" not in message.partition(" may: ")[2]


def test_a_battleground_that_does_not_exist_is_refused_with_those_that_do() -> None:
    crisis = first_card()
    crisis.do("command close_allies")
    message = refused(crisis, "on paris")
    assert message.startswith("'on paris' is not offered; seat 1 may: on cuba_political, on cuba_military, ")
    assert message.endswith("on alliances, pass")


@pytest.mark.parametrize("action", ["cubes 2", "cubes +3", "cubes +0", "cubes -1", "cubes +99", "pass"])
def test_a_number_of_cubes_that_is_not_offered_is_refused(action: str) -> None:
    crisis = first_card()
    crisis.do("command close_allies", "on atlantic")
    assert refused(crisis, action) == f"{action!r} is not offered; seat 1 may: cubes +1, cubes +2"


def test_who_is_not_asked_is_told_so_and_nothing_else() -> None:
    crisis = first_card()
    message = refused(crisis, "command scramble", USSR)
    assert message == "'command scramble' is not offered; seat 2 is not asked now"


def test_an_agenda_of_the_other_cannot_be_kept() -> None:
    play = Play(redphone.game("13-days"), 2)
    for agenda in ("turkey", "italy", "political", "berlin", "atlantic", "world_opinion"):
        play.apply(f"agenda {agenda}")
    with pytest.raises(IllegalAction, match="'keep berlin' is not offered; seat 1 may: keep "):
        play.apply("keep berlin", US)
    assert play.state.waiting == [US, USSR]


def test_an_agenda_is_kept_once() -> None:
    play = Play(redphone.game("13-days"), 2)
    for agenda in ("turkey", "italy", "political", "berlin", "atlantic", "world_opinion"):
        play.apply(f"agenda {agenda}")
    play.apply("keep turkey", US)
    with pytest.raises(IllegalAction, match="'keep italy' is not offered; seat 1 is not asked now"):
        play.apply("keep italy", US)


def test_after_the_end_nothing_is_offered() -> None:
    saved = [("excomm", "berlin_blockade"), ("sops", "u_thant"), ("to_the_brink", "containment")]
    crisis = calm_game(saved)
    assert refused(crisis, "command sops") == "'command sops' is not offered; the game is over"


# Options


def test_an_unknown_option_is_refused_with_those_that_there_are() -> None:
    known = "13-days has no option 'contain'; it has: agenda_lead, same_track_icons, containment"
    with pytest.raises(GameError, match=re.escape(known)):
        redphone.game("13-days").new(options={"contain": True})


@pytest.mark.parametrize(
    ("name", "value", "allowed"),
    [
        ("containment", "always", "played, played_or_triggered"),
        ("agenda_lead", True, "after_escalation, before_escalation"),
        ("same_track_icons", 2, "each, once"),
    ],
)
def test_an_unknown_value_of_an_option_is_refused_with_those_that_there_are(
    name: str, value: bool | int | str, allowed: str
) -> None:
    with pytest.raises(GameError, match=re.escape(f"{name} is one of: {allowed}; not {value!r}")):
        redphone.game("13-days").new(options={name: value})


# Records and saved states


def record() -> str:
    crisis = first_card()
    crisis.do("command close_allies", "on atlantic", "cubes +2")
    return crisis.past.record.write()


def test_a_record_is_read_back_to_the_same_position() -> None:
    text = record()
    play = Record.parse(text).check()
    assert play.record.write() == text


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("game 13-days", "game 13", "the game was played with other data files"),
        ("game 13-days", "game 13-weeks", "no game is called '13-weeks'; there are: 13-days"),
        ("rules 1", "rules 2", "line 3: rules version 2 of 13-days is not known here; the newest is 1"),
        (
            "option containment played",
            "option containment always",
            "expected 'option containment …' with one of: played, played_or_triggered",
        ),
        (
            "option same_track_icons each\n",
            "",
            "expected 'option same_track_icons …' with one of: each, once",
        ),
        ("seats 2", "seats 3", "13-days is played by 2, not by 3"),
        ("1 on atlantic", "1 on paris", "'on paris' is not offered; seat 1 may: on cuba_political, "),
        ("1 on atlantic", "2 on atlantic", "'on atlantic' is not offered; seat 2 is not asked now"),
        ("1 cubes +2", "1 cubes +3", "'cubes +3' is not offered; seat 1 may: cubes +1, cubes +2"),
        (
            "1 command close_allies",
            "1 event fidel_castro",
            "'event fidel_castro' is not offered; seat 1 may: ",
        ),
        ("chance draw sops", "chance draw vodka", "'draw vodka' is not offered; chance may: draw "),
        ("1 keep turkey\n2 keep berlin", "2 keep berlin\n1 keep turkey", "in the order of the seats"),
    ],
)
def test_a_record_with_a_mistake_is_refused_at_its_line(old: str, new: str, message: str) -> None:
    text = record()
    assert text.count(old) == 1
    with pytest.raises(RecordError, match=re.escape(message)) as found:
        Record.parse(text.replace(old, new)).check()
    assert str(found.value).startswith("line ")


def test_a_saved_state_of_another_game_is_refused() -> None:
    other = redphone.game("13").new(3).dump()
    with pytest.raises(GameError, match="this is a state of 13, not of 13-days"):
        redphone.game("13-days").load(other)


def test_a_saved_state_with_other_data_files_is_refused() -> None:
    other = Crisis(us={"italy": 3}).state.dump()
    with pytest.raises(GameError, match="this state of 13-days was played with other data files"):
        redphone.game("13-days").load(other)


def test_a_saved_state_is_loaded_with_its_options() -> None:
    crisis = Crisis(containment="played_or_triggered")
    assert redphone.game("13-days").load(crisis.state.dump()) == crisis.state
