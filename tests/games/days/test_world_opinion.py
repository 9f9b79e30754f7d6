"""The three bonuses at the end of a round, one after the other. [5. World opinion bonus]"""

from __future__ import annotations

import pytest
from tests.crisis import SIDES, US, USSR, Crisis, told
from tests.games.days.rounds import end_of_round, heard, play_out, steps

from redphone import CHANCE

ALL_THREE = {"television": 1, "united_nations": 1, "alliances": 1}


def test_the_bonuses_come_in_the_order_television_united_nations_alliances() -> None:
    crisis = Crisis(us={}, ussr=ALL_THREE)
    events = end_of_round(crisis)
    assert told(events, "leads") == [{"side": "ussr", "at": "television"}]
    assert crisis.actor == USSR
    assert crisis.letter == "us"
    events = crisis.do("defcon military-1")
    assert told(events, "leads") == [
        {"side": "ussr", "at": "united_nations"},
        {"side": "ussr", "at": "alliances"},
    ]
    assert crisis.letter == "ussr"
    assert crisis.actor == CHANCE
    crisis.do("draw fidel_castro")
    assert crisis.offers() == ["choose aftermath", "choose discard"]


@pytest.mark.parametrize("cubes", [0, 2])
def test_on_a_tie_nobody_gets_a_bonus(cubes: int) -> None:
    tied = dict.fromkeys(ALL_THREE, cubes)
    crisis = Crisis(us=tied, ussr=tied)
    events = end_of_round(crisis)
    assert told(events, "nobody-leads") == [{"at": at} for at in ALL_THREE]
    assert told(events, "leads") == []
    assert crisis.shown()["round"] == 2
    assert crisis.letter == "us"


def test_each_bonus_goes_to_who_has_most_cubes_there() -> None:
    crisis = Crisis(
        us={"television": 2, "alliances": 1}, ussr={"television": 1, "united_nations": 1, "alliances": 2}
    )
    events = end_of_round(crisis, "pass")
    leaders = [(found["at"], found["side"]) for found in told(events, "leads")]
    assert leaders == [("television", "us"), ("united_nations", "ussr"), ("alliances", "ussr")]


# Television


@pytest.mark.parametrize("seat", [US, USSR])
def test_television_moves_one_own_track_one_step_either_way(seat: int) -> None:
    cubes: list[dict[str, int]] = [{}, {}]
    cubes[seat]["television"] = 1
    crisis = Crisis(us=cubes[US], ussr=cubes[USSR])
    crisis.pass_turns(8)
    assert crisis.actor == seat
    assert crisis.offers() == [
        *(
            f"defcon {track}{way}"
            for track in ("military", "political", "world_opinion")
            for way in ("-1", "+1")
        ),
        "pass",
    ]


@pytest.mark.parametrize(("answer", "event_id", "now"), [("+1", "escalated", 4), ("-1", "deflated", 2)])
def test_television_moves_the_marker_by_one_step(answer: str, event_id: str, now: int) -> None:
    crisis = Crisis(us={"television": 1})
    crisis.pass_turns(8)
    event = told(crisis.do(f"defcon political{answer}"), event_id)[0]
    assert event == {"side": "us", "track": "political", "n": 1, "now": now}
    # And then the next round has begun.
    assert steps(crisis, US) == [3, now + 1, 3]


def test_television_may_be_declined() -> None:
    crisis = Crisis(us={"television": 1})
    end_of_round(crisis, "pass")
    assert crisis.shown()["round"] == 2
    assert steps(crisis, US) == [3, 4, 3]


def test_television_offers_no_step_beyond_a_track() -> None:
    crisis = Crisis(us={"television": 1}, us_tracks={"military": 8})
    crisis.pass_turns(8)
    assert "defcon military-1" in crisis.offers()
    assert "defcon military+1" not in crisis.offers()


def test_television_is_not_blocked_by_containment() -> None:
    crisis = Crisis(us={"television": 1}, ussr_hand=["containment"], first="ussr")
    crisis.do("event containment")
    assert crisis.lasting() == [("us", "containment")]
    crisis.pass_turns(7)
    assert "defcon political-1" in crisis.offers()


# United Nations


def test_the_united_nations_give_the_letter_to_who_leads_there() -> None:
    crisis = Crisis(ussr={"united_nations": 2}, us={"united_nations": 1})
    events = end_of_round(crisis)
    assert told(events, "got-letter") == [{"side": "ussr"}]
    assert crisis.letter == "ussr"


def test_who_already_holds_the_letter_keeps_it() -> None:
    crisis = Crisis(us={"united_nations": 1})
    events = end_of_round(crisis)
    assert told(events, "leads") == [{"side": "us", "at": "united_nations"}]
    assert told(events, "got-letter") == []
    assert crisis.letter == "us"


def test_the_letter_arrives_in_time_for_its_agenda() -> None:
    crisis = Crisis(
        us={}, ussr={"united_nations": 1}, us_agendas=["personal_letter"], ussr_agendas=["atlantic"]
    )
    end_of_round(crisis)
    assert crisis.prestige == -2


# Alliances


def drawing(seat: int, card: str = "fidel_castro") -> Crisis:
    """This side leads Alliances and has drawn this card."""
    cubes: list[dict[str, int]] = [{}, {}]
    cubes[seat]["alliances"] = 1
    crisis = Crisis(us=cubes[US], ussr=cubes[USSR], us_hand=["sops"], ussr_hand=["u_thant"])
    play_out(crisis, "sops", "u_thant")
    crisis.do(f"draw {card}")
    assert crisis.actor == seat
    return crisis


@pytest.mark.parametrize("seat", [US, USSR])
def test_alliances_lets_its_leader_draw_a_card_that_nobody_else_sees(seat: int) -> None:
    crisis = drawing(seat)
    events = crisis.past.moves[-1].events
    assert {"id": "drew", "card": "fidel_castro"} in heard(events, seat)
    for other in (1 - seat, None):
        assert heard(events, other) == [{"id": "drew-hidden", "side": SIDES[seat]}]
        assert crisis.shown(other)["drawn"] == []
    assert [card["card"] for card in crisis.shown(seat)["drawn"]] == ["fidel_castro"]
    assert crisis.offers() == ["choose aftermath", "choose discard"]


def test_a_card_of_alliances_that_is_kept_joins_the_aftermath_and_is_known_to_its_drawer_only() -> None:
    crisis = drawing(US)
    events = crisis.do("choose aftermath")
    assert crisis.shown(US)["aftermath"] == ["fidel_castro", "sops"]
    assert crisis.shown(USSR)["aftermath"] == ["u_thant"]
    assert crisis.shown(None)["aftermath"] == []
    assert "fidel_castro" not in crisis.shown()["discard"]
    assert {"id": "saved", "card": "fidel_castro"} in heard(events, US)
    for seat in (USSR, None):
        assert {"id": "saved-hidden", "side": "us"} in heard(events, seat)
        assert "fidel_castro" not in str(heard(events, seat))
    assert [side["aftermath"] for side in crisis.shown(None)["sides"]] == [2, 1]


def test_a_card_of_alliances_that_is_discarded_lies_open() -> None:
    crisis = drawing(US)
    events = crisis.do("choose discard")
    for seat in (US, USSR, None):
        assert {"id": "discarded", "side": "us", "card": "fidel_castro"} in heard(events, seat)
        assert "fidel_castro" in crisis.shown(seat)["discard"]
    assert [side["aftermath"] for side in crisis.shown(None)["sides"]] == [1, 1]


@pytest.mark.parametrize("answer", ["choose aftermath", "choose discard"])
def test_the_card_of_alliances_goes_to_no_hand(answer: str) -> None:
    crisis = drawing(USSR)
    crisis.do(answer)
    assert crisis.hand(USSR) == []
    crisis.begin(first="us")
    assert [side["hand"] for side in crisis.shown()["sides"]] == [5, 5]
    assert "fidel_castro" not in crisis.hand(US) + crisis.hand(USSR)


def test_the_cubes_on_the_world_opinion_battlegrounds_stay_there() -> None:
    crisis = Crisis(us=ALL_THREE, ussr={})
    end_of_round(crisis, "pass")
    crisis.settle()
    crisis.do("choose discard")
    assert [crisis.cubes(at) for at in ALL_THREE] == 3 * [[1, 0]]
