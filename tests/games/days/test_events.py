"""What is told of a game of 13 Days, to whom, and in which order."""

from __future__ import annotations

from itertools import pairwise

import pytest
from tests.crisis import US, USSR, Crisis
from tests.games.days.playthrough import FILE, in_short
from tests.positions import shown

import redphone
from redphone import OVER, Event, Play, Record

EVERYBODY = (US, USSR, None)


def heard(events: list[Event], seat: int | None) -> list[str]:
    return in_short([event for event in events if event.is_for(seat)])


def random_play(seed: int) -> Play:
    play = Play(redphone.game("13-days"))
    rng = redphone.Rng(seed)
    while play.state.actor != OVER:
        play.apply(play.state.sample(rng))
    return play


# Secrets: who is told what.


def test_who_draws_a_strategy_card_is_told_which_and_the_others_only_that() -> None:
    play = Play(redphone.game("13-days"))
    for agenda in ("italy", "turkey", "political", "berlin", "atlantic", "military"):
        play.apply(f"agenda {agenda}")
    play.apply("keep italy", US)
    play.apply("keep berlin", USSR)
    for seat, name in ((US, "us"), (USSR, "ussr")):
        for card in redphone.game("13-days").book().decks[0].kinds[5 * seat : 5 * seat + 5]:
            events = play.apply(f"draw {card}")
            assert heard(events, seat) == [f"drew {card}"]
            for other in (1 - seat, None):
                assert heard(events, other) == [f"drew-hidden {name}"]


def test_flags_are_told_to_everybody_and_a_kept_agenda_to_its_owner_only() -> None:
    play = Play(redphone.game("13-days"))
    for agenda, side in zip(
        ("italy", "turkey", "political", "berlin", "atlantic", "military"),
        3 * ["us"] + 3 * ["ussr"],
        strict=True,
    ):
        events = play.apply(f"agenda {agenda}")
        for seat in EVERYBODY:
            assert heard(events, seat) == [f"flagged {side} {agenda}"]
    # Nothing is told of the first answer, not even to who gave it: it may still be changed.
    assert play.apply("keep military", USSR) == []
    events = play.apply("keep italy", US)
    assert heard(events, US) == ["kept italy", "agendas-chosen"]
    assert heard(events, USSR) == ["kept military", "agendas-chosen"]
    assert heard(events, None) == ["agendas-chosen"]


def test_a_saved_card_is_told_to_its_owner_and_to_the_others_only_that() -> None:
    crisis = Crisis(us={"television": 1})
    crisis.pass_turns()
    events = crisis.past.moves[-1].events
    ours, theirs = (crisis.shown(seat)["aftermath"][0] for seat in (US, USSR))
    assert heard(events, US)[:2] == [f"saved {ours}", "saved-hidden ussr"]
    assert heard(events, USSR)[:2] == ["saved-hidden us", f"saved {theirs}"]
    assert heard(events, None)[:2] == ["saved-hidden us", "saved-hidden ussr"]


def test_the_card_that_alliances_brings_is_told_to_its_drawer_and_if_discarded_to_all() -> None:
    for choice, ours, others in (
        ("aftermath", "saved maskirovka", "saved-hidden us"),
        ("discard", "discarded us maskirovka", "discarded us maskirovka"),
    ):
        crisis = Crisis(us={"alliances": 1})
        crisis.pass_turns()
        events = crisis.do("draw maskirovka")
        assert heard(events, US) == ["drew maskirovka"]
        for seat in (USSR, None):
            assert heard(events, seat) == ["drew-hidden us"]
        events = crisis.do(f"choose {choice}")
        assert heard(events, US)[0] == ours
        for seat in (USSR, None):
            assert heard(events, seat)[0] == others


def test_the_card_that_intelligence_reports_takes_is_told_to_all_and_the_replacement_to_its_drawer() -> None:
    crisis = Crisis(us_hand=["intelligence_reports"], ussr_hand=["scramble"])
    events = crisis.do("event intelligence_reports", "take scramble", "choose discard", "draw maskirovka")
    public = ["played-event us intelligence_reports", "took us scramble", "discarded us scramble"]
    assert heard(events, USSR) == [*public, "drew maskirovka"]
    for seat in (US, None):
        assert heard(events, seat) == [*public, "drew-hidden ussr"]


def test_summit_meeting_tells_its_discards_together_when_it_is_done() -> None:
    crisis = Crisis(us_hand=["summit_meeting", "excomm", "u_thant"])
    assert in_short(crisis.do("event summit_meeting", "discard excomm", "discard u_thant")) == [
        "played-event us summit_meeting"
    ]
    events = crisis.do("pass")
    for seat in EVERYBODY:
        assert sorted(heard(events, seat)) == ["discarded us excomm", "discarded us u_thant"]
    events = crisis.do("draw maskirovka", "draw quarantine")
    assert heard(events, US) == ["drew maskirovka", "drew quarantine"]
    assert heard(events, USSR) == 2 * ["drew-hidden us"]


def test_no_seat_is_told_the_other_s_secrets_in_a_whole_game() -> None:
    play = Record.read(FILE).check()
    secret = {"drew", "kept", "saved"}
    own = {seat: [event for event in play.seen(seat) if event.id in secret] for seat in EVERYBODY}
    assert own[None] == []
    # Five cards a round, one agenda, one saved; and what Intelligence Reports and Alliances brought.
    assert [len(own[US]), len(own[USSR])] == [3 * 7 + 2, 3 * 7 + 1]
    hidden = [event.id for event in play.seen(None) if event.id.endswith("-hidden")]
    assert hidden.count("drew-hidden") == 30 + 3
    assert hidden.count("saved-hidden") == 6


def test_everything_else_is_told_to_everybody() -> None:
    private = {"drew", "drew-hidden", "kept", "saved", "saved-hidden"}
    for seed in range(5):
        for move in random_play(seed).moves:
            for event in move.events:
                if event.id not in private:
                    assert all(event.is_for(seat) for seat in EVERYBODY), event


# Order.


def test_a_turn_with_the_letter_is_told_in_the_order_in_which_it_happens() -> None:
    crisis = Crisis(us_hand=["defensive_missiles"])
    events = crisis.do(
        "letter defensive_missiles",
        "choose trigger",
        "place television",
        "place television",
        "on atlantic",
        "cubes +2",
    )
    for seat in EVERYBODY:
        assert heard(events, seat) == [
            "used-letter us defensive_missiles 2",
            "got-letter ussr",
            "triggered ussr defensive_missiles",
            "placed ussr television 1 1",
            "placed ussr television 1 2",
            # The second cube on a battleground escalates: the event has an icon.
            "escalated ussr world_opinion 1 3",
            "placed us atlantic 2 2",
            "escalated us military 1 3",
        ]


def test_a_declined_event_is_told_before_the_command() -> None:
    crisis = Crisis(us_hand=["maskirovka"])
    assert in_short(crisis.do("command maskirovka", "pass", "on turkey", "cubes -1")) == [
        "commanded us maskirovka 2",
        "declined ussr maskirovka",
        "removed us turkey 1 0",
    ]


def test_an_event_that_does_nothing_says_so() -> None:
    crisis = Crisis(us={"atlantic": 5}, us_hand=["quarantine"], ussr={"atlantic": 5})
    assert in_short(crisis.do("event quarantine")) == ["played-event us quarantine", "no-effect quarantine"]
    crisis = Crisis(us_hand=["strategic_balance"], ussr={"atlantic": 5})
    assert in_short(crisis.do("command strategic_balance", "choose trigger")) == [
        "commanded us strategic_balance 1",
        "triggered ussr strategic_balance",
        "no-effect strategic_balance",
    ]


def test_an_event_of_which_nothing_was_made_says_so_before_the_command_that_follows() -> None:
    crisis = Crisis(us_hand=["missile_trade"], ussr={"berlin": 1})
    assert in_short(
        crisis.do("command missile_trade", "choose trigger", "pass", "on turkey", "cubes -1")
    ) == [
        "commanded us missile_trade 3",
        "triggered ussr missile_trade",
        "no-effect missile_trade",
        "removed us turkey 1 0",
    ]


CHANGES = {"placed", "removed", "escalated", "deflated", "blocked", "gained", "lasts", "took", "discarded"}
NEXT = {"commanded", "used-letter", "played-event", "saved-hidden"}
"""What is told first when an event is over that was played."""


def test_that_nothing_was_changed_is_told_of_the_events_of_which_nothing_else_is_told() -> None:
    found = {True: 0, False: 0}
    for seed in range(12):
        played = ""
        told: list[str] = []
        for event in random_play(seed).seen(None):
            if event.id in NEXT:
                if played:
                    is_unused = "no-effect" in told
                    assert is_unused is CHANGES.isdisjoint(told), (played, told)
                    found[is_unused] += 1
                played, told = "", []
            if event.id == "played-event":
                played = str(event.fields["card"])
            elif played:
                told.append(event.id)
    assert min(found.values()) > 2


def test_a_deflation_that_containment_blocks_is_told() -> None:
    crisis = Crisis(us_hand=["containment"], ussr_hand=["u_thant"])
    assert in_short(crisis.do("event containment", "event u_thant")) == [
        "played-event us containment",
        "lasts ussr containment",
        "played-event ussr u_thant",
        "blocked ussr military",
        "blocked ussr political",
        "blocked ussr world_opinion",
    ]


def test_the_end_of_a_round_is_told_step_by_step() -> None:
    crisis = Crisis(
        us={"television": 1, "turkey": 1},
        ussr={"united_nations": 1, "berlin": 1},
        us_tracks={"military": 4},
        us_agendas=["military", "italy", "turkey"],
    )
    crisis.pass_turns()
    assert in_short(crisis.past.moves[-1].events)[-1] == "leads us television"
    assert heard(crisis.do("defcon political+1"), None) == [
        "escalated us political 1 4",
        "leads ussr united_nations",
        "got-letter ussr",
        "nobody-leads alliances",
        "revealed us military",
        "revealed ussr berlin",
        "escalated us military 1 5",
        "scored us military 3 2",
        "scored ussr berlin 2 1",
        "prestige us 1 0 0",
        "round 2 3",
        "escalated us military 1 6",
        "escalated us political 1 5",
        "escalated us world_opinion 1 3",
        "escalated ussr military 1 4",
        "escalated ussr political 1 3",
        "escalated ussr world_opinion 1 3",
    ]


@pytest.mark.parametrize(
    ("prestige", "us", "heard"),
    [
        # Operation Mongoose has brought 1 before; Italy pays the lead and 1.
        (1, {"italy": 3}, "prestige us 5 1 0"),
        (1, {"italy": 5}, "prestige us 5 1 2"),
        (0, {"italy": 0}, "prestige us 0 0 0"),
    ],
)
def test_who_leads_when_both_agendas_have_paid_is_told_and_what_is_lost_of_a_greater_lead(
    prestige: int, us: dict[str, int], heard: str
) -> None:
    crisis = Crisis(
        us=us, ussr={}, us_hand=["operation_mongoose"], us_agendas=["italy", "turkey", "political"]
    )
    if prestige:
        crisis.do("event operation_mongoose", "pass")
    crisis.pass_turns(8 - prestige)
    assert heard in in_short(crisis.past.moves[-1].events)
    assert crisis.prestige == int(heard.split()[2])


def test_a_lead_that_changes_sides_is_told_as_the_new_leader_sees_it() -> None:
    crisis = Crisis(us={}, ussr={"berlin": 2}, us_hand=["operation_mongoose"])
    crisis.do("event operation_mongoose", "pass")
    crisis.pass_turns(7)
    # The US led by 1; Berlin pays the USSR 2 + 1.
    assert "prestige ussr 2 -1 0" in in_short(crisis.past.moves[-1].events)


def test_a_war_is_told_after_the_agendas_and_ends_the_game() -> None:
    crisis = Crisis(us_tracks={"military": 7}, ussr_tracks={"political": 7})
    crisis.pass_turns()
    assert crisis.actor == OVER
    assert heard(crisis.past.moves[-1].events, None)[-5:] == [
        "scored us turkey 1 1",
        "scored ussr berlin 2 1",
        "prestige ussr 1 0 0",
        "war us",
        "war ussr",
    ]


@pytest.mark.parametrize("seat", EVERYBODY)
def test_a_round_that_begins_is_told_before_its_markers_move(seat: int | None) -> None:
    lines = in_short(Record.read(FILE).check().seen(seat))
    for number in (2, 3):
        at = lines.index(f"round {number} 3")
        assert [line.split()[0] for line in lines[at + 1 : at + 7]] == 6 * ["escalated"]
        assert lines[at + 7].startswith("flagged us ")


# All kinds.


def test_every_event_of_a_game_is_one_that_its_book_declares_and_every_kind_is_told() -> None:
    kinds = {kind.name: list(kind.fields) for kind in redphone.game("13-days").book().events}
    seen = set()
    for play in [Record.read(FILE).check(), *[random_play(seed) for seed in range(20)]]:
        for move in play.moves:
            for event in move.events:
                assert list(event.fields) == kinds[event.id]
                seen.add(event.id)
    assert seen == set(kinds)


def test_something_is_told_of_every_action_but_of_halves_and_of_ends() -> None:
    silent = set()
    for seed in range(20):
        for move in random_play(seed).moves:
            if not move.events:
                silent.add(move.action.verb)
    # Where a Command goes, that there is no more to place, the first of two secret answers,
    # which half of Air Strike is meant, what Summit Meeting is about to discard.
    assert silent == {"on", "pass", "keep", "choose", "discard"}


def counted(play: Play) -> dict[tuple[str, str], int]:
    """Cubes and markers of both sides, by place or track."""
    table = shown(play.state)
    found: dict[tuple[str, str], int] = {}
    for side, name in enumerate(("us", "ussr")):
        for each in table["battlegrounds"]:
            found[name, each["at"]] = each["cubes"][side]
        for each in table["tracks"]:
            found[name, each["track"]] = each["markers"][side]
    return found


@pytest.mark.parametrize("seed", range(4))
def test_what_is_told_of_cubes_and_markers_adds_up_to_the_board(seed: int) -> None:
    play = Play(redphone.game("13-days"))
    rng = redphone.Rng(seed)
    board = counted(play)
    signs = {"placed": 1, "removed": -1, "escalated": 1, "deflated": -1}
    while play.state.actor != OVER:
        for event in play.apply(play.state.sample(rng)):
            if event.id in signs:
                fields = event.fields
                at = (str(fields["side"]), str(fields.get("at", fields.get("track"))))
                board[at] += signs[event.id] * int(fields["n"])
                assert fields["now"] == board[at]
        assert board == counted(play)


# What the next turn, or the next part of this one, begins with.
GOES_ON = {"commanded", "used-letter", "played-event", "triggered", "declined"} | {
    *("saved", "saved-hidden", "leads", "nobody-leads", "round"),
}


def test_of_each_event_it_is_told_what_it_did_or_that_it_changed_nothing() -> None:
    idle = 0
    for seed in range(60):
        ids = [event.id for move in random_play(seed).moves for event in move.events]
        behind = [after for event, after in pairwise(ids) if event in ("played-event", "triggered")]
        assert not GOES_ON & set(behind)
        idle += behind.count("no-effect")
    assert idle > 10
