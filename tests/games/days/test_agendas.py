"""Agendas are drawn in the open and kept in secret. [2. Draw agendas]"""

from __future__ import annotations

import pytest
from tests.crisis import SPARE, US, USSR, Crisis, told
from tests.games.days.rounds import end_of_round, heard

import redphone
from redphone import CHANCE, Play

LETTER_AND_TWICE_MILITARY = ["military", "personal_letter", "military", "berlin", "political", "italy"]


def drawn(agendas: list[str] | None = None) -> Play:
    """All six agendas lie in the open: three for the US, three for the USSR."""
    play = Play(redphone.game("13-days"), 2)
    for agenda in agendas or SPARE[US] + SPARE[USSR]:
        play.apply(f"agenda {agenda}")
    return play


def offers(play: Play, seat: int) -> list[str]:
    return [str(action) for action in play.state.options(seat)]


def table(play: Play, seat: int | None) -> dict[str, object]:
    found = play.state.view(seat)["table"]
    assert isinstance(found, dict)
    return found


def flags(crisis: Crisis) -> dict[str, list[int]]:
    """Whose flags stand where."""
    shown = crisis.shown()
    places = [(each["at"], each["flags"]) for each in shown["battlegrounds"]]
    places += [(each["track"], each["flags"]) for each in shown["tracks"]]
    return {name: found for name, found in places if found}


def test_each_draws_three_agendas_first_the_us() -> None:
    play = drawn()
    flagged = [(each["side"], each["agenda"]) for each in told(play.seen(None), "flagged")]
    assert flagged == [
        *(("us", agenda) for agenda in SPARE[US]),
        *(("ussr", agenda) for agenda in SPARE[USSR]),
    ]
    assert table(play, None)["agenda_deck"] == 7


@pytest.mark.parametrize("seat", [US, USSR, None])
def test_all_six_drawn_agendas_are_seen_by_everybody(seat: int | None) -> None:
    play = drawn()
    assert len(told(play.seen(seat), "flagged")) == 6
    agendas = table(play, seat)["agendas"]
    assert isinstance(agendas, list)
    shown = [(each["seat"], each["agenda"]) for each in agendas]
    assert sorted(shown) == sorted(
        [*((US, agenda) for agenda in SPARE[US]), *((USSR, agenda) for agenda in SPARE[USSR])]
    )


def test_the_odds_of_an_agenda_are_its_copies_among_those_left() -> None:
    play = Play(redphone.game("13-days"), 2)
    play.apply("agenda military")
    odds = {action.noun: chance for action, chance in play.state.chance()}
    assert odds["military"] == pytest.approx(1 / 12)
    assert odds["political"] == pytest.approx(2 / 12)
    play.apply("agenda military")
    assert "military" not in {action.noun for action, _ in play.state.chance()}


def test_flags_stand_on_the_battlegrounds_and_tracks_that_were_drawn() -> None:
    crisis = Crisis(us_agendas=["turkey", "cuba_military", "political"], ussr_agendas=["berlin", "atlantic"])
    assert flags(crisis) == {
        "cuba_military": [US],
        "atlantic": [USSR],
        "berlin": [USSR],
        "turkey": [US],
        "military": [USSR],
        "political": [US],
    }


def test_the_flag_of_the_personal_letter_stands_on_the_united_nations() -> None:
    crisis = Crisis(us_agendas=["personal_letter", "turkey", "italy"])
    assert flags(crisis)["united_nations"] == [US]


def test_two_flags_may_share_a_track_be_they_of_both_sides_or_of_one() -> None:
    both = Crisis(us_agendas=["military", "turkey", "italy"], ussr_agendas=["military", "berlin", "atlantic"])
    assert flags(both)["military"] == [US, USSR]
    one = Crisis(us_agendas=["military", "turkey", "military"], ussr_agendas=SPARE[USSR])
    assert flags(one)["military"] == [US, US]


def test_the_flags_stay_for_the_round_and_are_taken_back_when_the_agendas_are_resolved() -> None:
    crisis = Crisis()
    crisis.pass_turns(7)
    assert sum(len(found) for found in flags(crisis).values()) == 6
    crisis.pass_turns(1)
    assert flags(crisis) == {}
    assert crisis.shown()["agendas"] == []


def test_both_are_asked_at_once_which_agenda_they_keep() -> None:
    play = drawn()
    assert play.state.waiting == [US, USSR]
    assert sorted(offers(play, US)) == sorted(f"keep {agenda}" for agenda in SPARE[US])
    assert sorted(offers(play, USSR)) == sorted(f"keep {agenda}" for agenda in SPARE[USSR])


def test_two_equal_agendas_are_one_offer() -> None:
    play = drawn(LETTER_AND_TWICE_MILITARY)
    assert offers(play, US) == ["keep military", "keep personal_letter"]


def test_the_order_of_the_answers_does_not_matter() -> None:
    one, other = drawn(), drawn()
    one.apply("keep italy", US)
    one.apply("keep atlantic", USSR)
    other.apply("keep atlantic", USSR)
    other.apply("keep italy", US)
    assert one.state == other.state
    assert one.record.write() == other.record.write()


@pytest.mark.parametrize(("seat", "other"), [(US, USSR), (USSR, US)])
def test_the_other_sees_that_the_choice_was_made_and_not_which(seat: int, other: int) -> None:
    views = []
    for agenda in SPARE[seat]:
        play = drawn()
        assert heard(play.apply(f"keep {agenda}", seat), other) == []
        assert play.state.waiting == [other]
        views.append((play.state.view(other), play.state.view(None)))
    assert views[0] == views[1] == views[2]


def test_a_choice_that_was_made_cannot_be_made_again() -> None:
    play = drawn()
    play.apply("keep italy", US)
    assert offers(play, US) == []


def test_each_knows_the_agenda_that_it_kept_and_nobody_that_of_the_other() -> None:
    crisis = Crisis()
    assert crisis.shown(US)["kept"] == ["turkey"]
    assert crisis.shown(USSR)["kept"] == ["berlin"]
    assert crisis.shown(None)["kept"] == []
    kept = {seat: told(crisis.past.seen(seat), "kept") for seat in (US, USSR, None)}
    assert kept == {US: [{"agenda": "turkey"}], USSR: [{"agenda": "berlin"}], None: []}


def test_the_same_table_is_shown_whichever_agenda_the_other_kept() -> None:
    seen = []
    for kept in ("turkey", "italy"):
        agendas = [kept, *(agenda for agenda in SPARE[US] if agenda != kept)]
        seen.append(Crisis(us_agendas=agendas).shown(USSR))
    assert seen[0] == seen[1]


def test_the_two_others_go_back_into_the_deck_and_can_come_again() -> None:
    crisis = Crisis()
    assert crisis.shown()["agenda_deck"] == 11
    end_of_round(crisis)
    assert crisis.actor == CHANCE
    assert {"agenda italy", "agenda political", "agenda atlantic"} <= set(crisis.offers())


def test_the_agendas_that_were_resolved_leave_the_game() -> None:
    crisis = Crisis()
    end_of_round(crisis)
    shown = crisis.shown()
    assert sorted(shown["resolved"]) == ["berlin", "turkey"]
    assert shown["agenda_deck"] == 11
    assert not {"agenda turkey", "agenda berlin"} & set(crisis.offers())
    crisis.begin(us_agendas=["military"], ussr_agendas=["military"])
    end_of_round(crisis)
    assert crisis.shown()["agenda_deck"] == 9
    assert "agenda military" not in crisis.offers()


def test_a_track_of_which_one_card_was_resolved_has_one_left() -> None:
    crisis = Crisis(us_agendas=["military"], ussr_agendas=["berlin"])
    end_of_round(crisis)
    odds = {action.noun: chance for action, chance in crisis.state.chance()}
    assert odds["military"] == pytest.approx(1 / 11)
    assert odds["political"] == pytest.approx(2 / 11)


def test_the_table_says_what_each_agenda_would_pay_if_the_round_ended_now() -> None:
    crisis = Crisis(
        us={"italy": 3},
        ussr={"berlin": 2},
        us_tracks={"military": 4},
        us_agendas=["italy", "military", "turkey"],
        ussr_agendas=["berlin", "personal_letter", "atlantic"],
    )
    pays = {each["agenda"]: (each["to"], each["pays"], each["icon"]) for each in crisis.shown()["agendas"]}
    assert pays == {
        "italy": (US, 4, False),
        # 4 against 3, and the icon escalates the marker in DEFCON 2 first.
        "military": (US, 3, True),
        "turkey": (None, 0, False),
        "berlin": (USSR, 3, False),
        "personal_letter": (US, 2, False),
        "atlantic": (None, 0, False),
    }
