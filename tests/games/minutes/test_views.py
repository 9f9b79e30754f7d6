"""What the table shows: the score if it ended now, the danger of three of a kind, offers in words."""

from __future__ import annotations

import json

import pytest
from tests.games.minutes.tables import (
    US,
    USSR,
    Minutes,
    begin,
    event_as,
    game_with,
    last_command,
    turn_of,
)

from redphone.texts import Texts


def test_the_score_if_it_ended_now_counts_cuba_twice_and_the_military_battlegrounds() -> None:
    minutes = turn_of(
        US,
        us=["excomm", "u_thant", "scramble"],
        ussr=["fidel_castro", "mrbms_and_irbms"],
        hand=("quarantine", "wave_and_smile"),
        other=("moscow_is_our_brain", "u2_downed"),
        cubes={
            "excomm": (2, 0),
            "scramble": (1, 0),
            "fidel_castro": (0, 2),
            "mrbms_and_irbms": (0, 1),
            "cuba": (1, 2),
        },
    )
    assert minutes.table()["now"] == {
        # Battlegrounds, Cuba, the military majority.
        "lines": [[3, 2], [0, 2], [0, 0]],
        "sum": [3, 4],
        "military": [1, 1],
        "cuba_known": False,
    }


def test_the_score_if_it_ended_now_counts_the_military_majority_and_cuba_to_who_knows_its_card() -> None:
    minutes = turn_of(
        US,
        ("intelligence_reports", "quarantine"),
        neutral=["cuba"],
        us=["scramble"],
        ussr=["mrbms_and_irbms"],
        cubes={"scramble": (1, 0), "mrbms_and_irbms": (0, 1), "cuba": (1, 0)},
    )
    minutes.do("neutral intelligence_reports", "choose event", "cuba missile_trade")
    hidden, seen = minutes.table(USSR)["now"], minutes.table(US)["now"]
    assert (hidden["lines"], hidden["sum"]) == ([[1, 1], [2, 0], [0, 0]], [3, 1])
    assert not hidden["cuba_known"]
    assert (seen["lines"], seen["sum"], seen["military"]) == ([[1, 1], [2, 0], [1, 0]], [4, 1], [2, 1])
    assert seen["cuba_known"]


def test_two_symbols_are_a_danger_and_cuba_beside_them_a_greater_one() -> None:
    minutes = turn_of(US, us=["excomm", "u_thant", "cuba"], neutral=[], hand=("quarantine", "wave_and_smile"))
    political = minutes.table()["sides"][US]["danger"][1]
    assert political == {
        "kind": "political",
        "symbols": 2,
        "war_at": 3,
        "war": False,
        "near": True,
        "cuba": True,
        "last": True,
    }
    away = turn_of(US, us=["excomm", "u_thant"], hand=("quarantine", "wave_and_smile"))
    assert not away.table()["sides"][US]["danger"][1]["cuba"]


def test_cuba_is_no_danger_to_who_knows_that_it_cannot_be_of_that_kind() -> None:
    """All four political cards are on the table or in one's own hand."""
    minutes = turn_of(
        US,
        us=["excomm", "fidel_castro", "cuba"],
        neutral=["moscow_is_our_brain"],
        hand=("u_thant", "quarantine"),
        other=("u2_downed", "missile_trade"),
    )
    assert not minutes.table(US)["sides"][US]["danger"][1]["cuba"]
    assert minutes.table(USSR)["sides"][US]["danger"][1]["cuba"]


LATE = ["wave_and_smile", "public_protests", "u2_photographs", "u2_downed", "mrbms_and_irbms"]
"""Cards of other kinds: with them on the table, eight of the thirteen are known to everybody."""


def last(minutes: Minutes, seat: int | None) -> bool:
    """Is who looks warned that the last cards may bring the third political symbol to the US?"""
    danger = minutes.table(seat)["sides"][US]["danger"][1]
    assert danger["symbols"] == 2
    return bool(danger["last"])


def near_war(us: str, ussr: str, cuba: str) -> Minutes:
    """Two political cards lie in the sphere of the US, and nothing is drawn any more."""
    return last_command(us, ussr, cuba, us=["excomm", "fidel_castro"])


def test_the_last_cards_may_bring_the_war_only_if_both_may_be_of_that_kind() -> None:
    # Excomm, Fidel Castro, U Thant and Moscow are the political cards.
    both = near_war("u_thant", "moscow_is_our_brain", "scramble")
    assert [last(both, seat) for seat in (US, USSR, None)] == [True, True, True]
    # Its own last card is a military one.
    other = near_war("scramble", "moscow_is_our_brain", "u_thant")
    assert [last(other, seat) for seat in (US, USSR, None)] == [False, True, True]
    # The fourth lies on the table for all to see.
    open_card = last_command(
        "u_thant", "scramble", "quarantine", us=["excomm", "fidel_castro"], neutral=["moscow_is_our_brain"]
    )
    assert [last(open_card, seat) for seat in (US, USSR, None)] == [False, False, False]


def test_what_is_still_drawn_may_be_the_last_card() -> None:
    minutes = turn_of(
        US,
        us=["excomm", "fidel_castro"],
        hand=("quarantine", "scramble"),
        other=("u_thant", "wave_and_smile"),
    )
    assert [last(minutes, seat) for seat in (US, USSR)] == [True, True]


@pytest.mark.parametrize(("first", "may_be"), [(US, False), (USSR, True)])
def test_who_plays_second_draws_last(first: int, may_be: bool) -> None:
    """One card is left to draw, and the US holds no political card."""
    minutes = turn_of(first)
    minutes.lay(
        ["cuba", *LATE, "missile_trade"],
        ["excomm", "fidel_castro"],
        us_hand=["quarantine", "scramble"],
        ussr_hand=["moscow_is_our_brain"],
    )
    assert minutes.table(None)["deck"] == 1
    assert last(minutes, US) == may_be


def test_who_has_looked_knows_that_the_last_cards_do_not_bring_it() -> None:
    """Cuba is the fourth political card: then the opponent's last one is not."""
    minutes = turn_of(
        US, ("intelligence_reports", "u_thant"), ("u2_downed", "scramble"), us=["excomm", "fidel_castro"]
    )
    minutes.do("neutral intelligence_reports", "choose event", "cuba moscow_is_our_brain")
    assert not last(minutes, US)
    assert last(minutes, USSR)


def test_who_has_looked_at_cuba_is_shown_its_symbol_among_the_others() -> None:
    minutes = turn_of(US, ("intelligence_reports", "quarantine"), us=["excomm", "u_thant"])
    minutes.do(
        "neutral intelligence_reports", "choose event", "cuba moscow_is_our_brain", "on cuba", "cubes +1"
    )
    assert minutes.table(US)["sides"][US]["danger"][1]["war"]
    assert minutes.table(USSR)["sides"][US]["danger"][1]["symbols"] == 2


def test_laying_into_ones_sphere_says_how_many_symbols_there_would_be() -> None:
    minutes = turn_of(US, us=["u_thant"], hand=("excomm", "fidel_castro"), other=("u2_downed", "scramble"))
    offers = {offer.action.text: offer.fields for offer in minutes.state.offers(US)}
    assert offers["sphere excomm"] == {
        "card": "excomm",
        "side": "us",
        "kind": "political",
        "theirs": 0,
        "from": 1,
        "to": 2,
        "war": 0,
    }
    assert offers["neutral fidel_castro"]["theirs"] == 1


def test_a_command_says_where_the_battleground_would_go() -> None:
    minutes = turn_of(US, ("scramble", "u_thant"), us=["excomm"], cubes={"cuba": (1, 0)})
    minutes.do("neutral scramble", "choose command", "on cuba")
    offers = {offer.action.noun: offer.fields for offer in minutes.state.offers(US)}
    assert (offers["+1"]["to"], offers["+1"]["moves"]) == ("us_sphere", 1)
    assert (offers["-1"]["to"], offers["-1"]["moves"]) == ("ussr_sphere", 1)
    # Which symbol Cuba would bring, nobody knows.
    assert "symbols" not in offers["+1"]


def test_the_cubes_of_an_event_say_where_the_battleground_would_go_but_only_the_first() -> None:
    minutes = turn_of(US, ("quarantine", "u_thant"), cubes={"cuba": (1, 0)})
    minutes.do("neutral quarantine", "choose event")
    place = minutes.state.offers(US)[0]
    assert (place.action.text, place.fields["to"], place.fields["moves"]) == ("place cuba", "us_sphere", 1)
    minutes.do("place cuba")
    place = minutes.state.offers(US)[0]
    assert (place.action.text, place.fields["to"], place.fields["moves"]) == ("place cuba", "us_sphere", 0)


def then(minutes: Minutes) -> dict[str, tuple[int, int]]:
    """The cubes that would stand where an offer puts some, or takes some from."""
    offers = minutes.state.offers(minutes.actor)
    return {
        offer.action.text: (int(offer.fields["us_then"]), int(offer.fields["ussr_then"]))
        for offer in offers
        if "us_then" in offer.fields
    }


def test_cubes_that_are_moved_say_how_many_would_stand_there() -> None:
    """Two of the US: while they are taken, and where they go."""
    minutes = turn_of(
        US, ("wave_and_smile", "quarantine"), us=["excomm"], ussr=["scramble"], cubes={"excomm": (3, 1)}
    )
    minutes.do("neutral wave_and_smile", "choose event")
    assert then(minutes) == {"remove excomm": (2, 1)}
    minutes.do("remove excomm")
    assert then(minutes) == {"remove excomm": (1, 1)}
    minutes.do("remove excomm")
    assert then(minutes)["place cuba"] == (2, 0)
    prompt = minutes.state.prompt(US)
    assert prompt is not None
    assert (prompt.id, prompt.fields) == ("ask-move-to", {"side": "us", "n": 2})
    minutes.do("place cuba")
    assert (minutes.cubes("excomm"), minutes.cubes("cuba")) == ([1, 1], [2, 0])


def test_cubes_of_the_opponent_that_are_moved_are_counted_as_theirs() -> None:
    game = game_with(event_as("excomm", '{ do = "move", of = "opponent", up_to = 1 }'))
    minutes = turn_of(neutral=["cuba", "scramble"], cubes={"cuba": (1, 2)}, game=game)
    minutes.do("neutral excomm", "choose event")
    assert then(minutes) == {"remove cuba": (1, 1)}
    minutes.do("remove cuba")
    assert then(minutes)["place scramble"] == (0, 1)


def test_where_half_of_the_cubes_leave_it_is_said_how_many_stay() -> None:
    hands = (("u2_downed", "mrbms_and_irbms"), ("excomm", "quarantine"))
    minutes = turn_of(USSR, *hands, us=["scramble"], cubes={"scramble": (5, 0), "cuba": (1, 2)})
    minutes.do("neutral u2_downed", "choose event")
    assert then(minutes) == {"remove scramble": (2, 0), "remove cuba": (0, 2)}
    minutes.do("remove scramble")
    assert minutes.cubes("scramble") == [2, 0]


def test_cubes_of_a_command_and_of_an_event_say_how_many_would_stand_there() -> None:
    minutes = turn_of(US, ("quarantine", "u_thant"), us=["scramble"], cubes={"scramble": (1, 2)})
    minutes.do("neutral quarantine", "choose command", "on scramble")
    assert (then(minutes)["cubes +1"], then(minutes)["cubes -1"]) == ((2, 2), (0, 2))
    minutes = turn_of(US, ("quarantine", "u_thant"), cubes={"cuba": (1, 1)})
    minutes.do("neutral quarantine", "choose event")
    assert then(minutes)["place cuba"] == (2, 1)


@pytest.mark.parametrize(("rule", "to"), [("actor", "us_sphere"), ("owner", "ussr_sphere")])
def test_to_remove_the_cubes_of_another_says_where_the_battleground_would_go(rule: str, to: str) -> None:
    hands = (("u2_downed", "fidel_castro"), ("excomm", "quarantine"))
    minutes = turn_of(USSR, *hands, cubes={"cuba": (2, 0)}, foreign_removal=rule)
    minutes.do("neutral u2_downed", "choose event")
    offers = {offer.action.text: offer.fields for offer in minutes.state.offers(USSR)}
    assert (offers["remove cuba"]["to"], offers["remove cuba"]["moves"]) == (to, 1)
    minutes.do("remove cuba")
    cuba = next(field for field in minutes.table()["fields"] if field["at"] == "cuba")
    assert cuba["zone"] == to


SYMBOLS = ("kind", "symbols", "then", "war")


def test_what_moves_a_battleground_into_a_sphere_says_how_many_symbols_there_would_be() -> None:
    neutral, cubes = ["cuba", "u_thant"], {"u_thant": (1, 0)}
    minutes = turn_of(US, ("scramble", "quarantine"), us=["excomm"], neutral=neutral, cubes=cubes)
    minutes.do("neutral scramble", "choose command", "on u_thant")
    offers = {offer.action.noun: offer.fields for offer in minutes.state.offers(US)}
    assert [offers["+1"][name] for name in SYMBOLS] == ["political", 1, 2, 0]
    assert [offers["-1"][name] for name in SYMBOLS] == ["political", 0, 1, 0]


def test_to_who_has_seen_cuba_its_offers_say_that_its_symbol_would_be_the_third() -> None:
    minutes = turn_of(US, ("intelligence_reports", "quarantine"), us=["excomm", "u_thant"])
    minutes.do("neutral intelligence_reports", "choose event", "cuba moscow_is_our_brain", "on cuba")
    offers = {offer.action.noun: offer.fields for offer in minutes.state.offers(US)}
    assert [offers["+1"][name] for name in SYMBOLS] == ["political", 2, 3, 1]


def test_the_end_tells_how_the_points_came_about() -> None:
    minutes = last_command("scramble", "u2_downed", "quarantine", us=["cuba"], cubes={"excomm": (0, 1)})
    minutes.do("pass")
    assert minutes.table()["end"] == {
        "points": [3, 2],
        "fields": [2, 1],
        # Battlegrounds, Cuba, the military majority, the aftermath.
        "lines": [[0, 1], [2, 0], [1, 0], [0, 1]],
        "winner": "us",
        "majority": "us",
        "aftermath": "ussr",
        "aftermath_cubes": [0, 2],
        "last": ["scramble", "u2_downed"],
        "laid": None,
        "war": [],
    }


@pytest.mark.parametrize("seat", [US, USSR, None])
def test_a_view_is_json_and_not_large(seat: int | None) -> None:
    minutes = turn_of(US, us=["excomm"], neutral=["cuba", "scramble"])
    text = json.dumps(minutes.state.view(seat))
    assert json.loads(text) == minutes.state.view(seat)
    assert len(text) < 20_000


@pytest.mark.parametrize("lang", ["en", "fr", "ru"])
def test_questions_and_offers_read_in_every_language(lang: str) -> None:
    minutes = begin()
    texts = Texts(lang, "13-minutes", me=US)
    said = [texts.say(offer.id, **offer.fields) for offer in minutes.state.offers(US)]
    assert len(set(said)) == 14
