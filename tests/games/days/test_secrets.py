"""Hidden information exactly as at the table: what a seat knows, and what it can only imagine."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from tests.crisis import US, USSR, Crisis
from tests.games.days.playthrough import FILE
from tests.positions import all_cards, cards_in, positions

import redphone
from redphone import OVER, Play, Record, Rng, State
from redphone.core.knowledge import possibilities

SEEDS = range(60)
OTHERS = {US: (USSR, None), USSR: (US, None)}
"""From whom a side's secrets are hidden: the other side and a spectator."""


def imagined(state: State, seat: int | None, zone: str) -> list[list[str]]:
    """What a seat imagines to lie in a zone, again and again."""
    known = state.known_to(seat)
    return [cards_in(known.imagine(seed), zone) for seed in SEEDS]


def cards_of(hands: list[list[str]]) -> set[str]:
    return {card for hand in hands for card in hand}


# Agendas.


def test_the_other_s_kept_agenda_is_one_of_their_three_flags_and_may_be_each_of_them() -> None:
    state = Crisis(
        us_agendas=["italy", "military", "personal_letter"], ussr_agendas=["berlin", "political", "atlantic"]
    ).state
    flags = {US: {"italy", "military", "personal_letter"}, USSR: {"berlin", "political", "atlantic"}}
    for side in (US, USSR):
        for seat in OTHERS[side]:
            kept = imagined(state, seat, f"kept {side + 1}")
            assert all(len(each) == 1 for each in kept)
            assert cards_of(kept) == flags[side]


@pytest.mark.parametrize(
    ("flags", "kept"),
    [
        (["berlin", "political", "atlantic"], ["atlantic", "berlin", "political"]),
        (["political", "political", "italy"], ["italy", "political", "political"]),
    ],
)
def test_every_agenda_that_the_other_may_have_kept_is_thought_of_once(
    flags: list[str], kept: list[str]
) -> None:
    state = Crisis(us_agendas=["turkey", "military", "personal_letter"], ussr_agendas=flags).state
    known = state.known_to(US)
    worlds = possibilities(known.state, US, Rng(3))
    assert sorted(card for world in worlds for card in cards_in(world, "kept 2")) == kept
    assert all(world.known_to(US) == known for world in worlds)
    assert all(all_cards(world) == all_cards(worlds[0]) for world in worlds)


def test_one_s_own_kept_agenda_stays_what_it_is() -> None:
    state = Crisis(us_agendas=["italy", "military", "turkey"]).state
    assert cards_of(imagined(state, US, "kept 1")) == {"italy"}
    assert cards_of(imagined(state, USSR, "kept 2")) == {"berlin"}


def test_both_may_have_kept_the_two_copies_of_one_track() -> None:
    state = Crisis(
        us_agendas=["political", "military", "italy"], ussr_agendas=["berlin", "political", "atlantic"]
    ).state
    assert cards_of(imagined(state, US, "kept 2")) == {"berlin", "political", "atlantic"}


def test_a_side_that_flagged_both_copies_has_kept_one_of_two_kinds() -> None:
    state = Crisis(us_agendas=["political", "political", "italy"]).state
    assert cards_of(imagined(state, USSR, "kept 1")) == {"political", "italy"}


def test_the_returned_agendas_are_known_to_who_returned_them_and_to_nobody_else() -> None:
    state = Crisis(
        us_agendas=["italy", "turkey", "personal_letter"],
        ussr_agendas=["berlin", "atlantic", "cuba_political"],
    ).state
    for deck in imagined(state, US, "agendas"):
        assert "italy" not in deck
        assert {"turkey", "personal_letter"} <= set(deck)
    for seat in OTHERS[US]:
        decks = imagined(state, seat, "agendas")
        for agenda in ("italy", "turkey", "personal_letter"):
            assert 0 < sum(agenda in deck for deck in decks) < len(decks)
        # One of the three is kept, so two of them went back.
        assert all(len({"italy", "turkey", "personal_letter"} & set(deck)) == 2 for deck in decks)


def test_the_returned_agendas_are_not_told() -> None:
    crisis = Crisis(us_agendas=["italy", "turkey", "personal_letter"])
    heard = json.dumps([event.as_dict() for event in crisis.past.seen(USSR) if event.id != "flagged"])
    for agenda in ("italy", "turkey", "personal_letter"):
        assert agenda not in heard


def test_two_worlds_that_differ_in_the_other_s_choice_alone_are_one_to_a_seat() -> None:
    one = Crisis(us_agendas=["italy", "turkey", "political"]).state
    other = Crisis(us_agendas=["turkey", "italy", "political"]).state
    assert one != other
    for seat in OTHERS[US]:
        assert one.known_to(seat) == other.known_to(seat)
        assert one.view(seat) == other.view(seat)
    assert one.known_to(US) != other.known_to(US)


def test_resolved_agendas_are_imagined_nowhere_else() -> None:
    crisis = Crisis()
    crisis.pass_turns()
    assert crisis.shown()["resolved"] == ["berlin", "turkey"]
    for seat in (US, USSR, None):
        assert not cards_of(imagined(crisis.state, seat, "agendas")) & {"berlin", "turkey"}


def choosing(*answers: tuple[int, str]) -> Play:
    """Six agendas are drawn; some have answered."""
    play = Play(redphone.game("13-days"))
    for agenda in ("italy", "turkey", "political", "berlin", "atlantic", "military"):
        play.apply(f"agenda {agenda}")
    for seat, answer in answers:
        play.apply(answer, seat)
    return play


@pytest.mark.parametrize(("first", "second"), [(US, USSR), (USSR, US)])
def test_the_first_answer_is_hidden_while_the_other_side_chooses(first: int, second: int) -> None:
    drawn = [["italy", "turkey", "political"], ["berlin", "atlantic", "military"]]
    worlds = [choosing((first, f"keep {agenda}")).state for agenda in drawn[first]]
    for seat in (second, None):
        assert len({world.known_to(seat) for world in worlds}) == 1
    assert len({world.known_to(first) for world in worlds}) == 3
    kept = Counter[str]()
    for seed in SEEDS:
        world = worlds[0].known_to(second).imagine(seed)
        world.apply(f"keep {drawn[second][0]}", second)
        kept.update(cards_in(world, f"kept {first + 1}"))
    assert set(kept) == set(drawn[first])


def test_who_has_answered_sees_what_it_chose_until_both_have() -> None:
    play = choosing((USSR, "keep atlantic"))
    chosen = {"action": "keep atlantic", "id": "offer-keep", "agenda": "atlantic"}
    assert [play.state.view(seat)["answer"] for seat in (US, USSR, None)] == [None, chosen, None]
    play.apply("keep italy", US)
    assert [play.state.view(seat)["answer"] for seat in (US, USSR, None)] == [None, None, None]


# Hands, the aftermath, the discard.


def test_a_whole_game_is_imagined_with_what_each_seat_has_seen() -> None:
    state = redphone.game("13-days").new()
    every = all_cards(state)
    for number, position in enumerate(positions(state, seed=11)):
        for seat in (US, USSR, None):
            world = position.known_to(seat).imagine(number)
            assert all_cards(world) == every
            place = position.place_of(seat)
            for zone in position.book.zones:
                if zone.seen_by(place):
                    assert zone.cards(world) == zone.cards(position), zone.name
            assert sizes(world) == sizes(position)
            assert json.dumps(world.view(seat)) == json.dumps(position.view(seat))


def sizes(state: State) -> dict[int, int]:
    """How many cards lie in each place; what is chosen out of a hand still counts as lying there."""
    found: dict[int, int] = Counter()
    for zone in state.book.zones:
        found[int(zone.inside)] += int(zone.size(state))
    return found


def test_own_hand_and_own_aftermath_are_known_and_the_other_s_are_not() -> None:
    crisis = Crisis()
    crisis.pass_turns()
    crisis.begin()
    state = crisis.state
    for side in (US, USSR):
        for zone in (f"hand {side + 1}", f"aftermath {side + 1}"):
            real = cards_in(state, zone)
            assert real
            assert imagined(state, side, zone) == len(SEEDS) * [real]
            for seat in OTHERS[side]:
                guesses = imagined(state, seat, zone)
                assert {len(guess) for guess in guesses} == {len(real)}
                assert len(cards_of(guesses)) > 10


def test_what_lies_in_the_discard_is_imagined_nowhere_else() -> None:
    crisis = Crisis(us_hand=["quarantine"], ussr_hand=["scramble"])
    crisis.do("event quarantine", "pass", "command scramble", "pass")
    gone = {"quarantine", "scramble"}
    for seat in (US, USSR, None):
        for zone in ("hand 1", "hand 2", "deck", "aftermath 1", "aftermath 2"):
            assert not cards_of(imagined(crisis.state, seat, zone)) & gone
        assert all(set(discard) == gone for discard in imagined(crisis.state, seat, "discard"))


def test_every_unseen_card_may_be_in_the_other_s_hand() -> None:
    state = Crisis().state
    mine = set(cards_in(state, "hand 1"))
    guesses = imagined(state, US, "hand 2")
    # 34 unseen cards, five at a time, sixty times: each of them comes up.
    assert cards_of(guesses) == set(all_cards(state)) & strategy(state) - mine


def strategy(state: State) -> set[str]:
    return set(state.book.decks[0].kinds)


# Intelligence Reports.


def after_intelligence_reports(replacement: str) -> Crisis:
    crisis = Crisis(us_hand=["intelligence_reports"], ussr_hand=["fidel_castro", "scramble"])
    crisis.do("event intelligence_reports", "take scramble", "choose discard", f"draw {replacement}")
    return crisis


def test_the_replacement_is_known_to_who_draws_it_and_not_to_who_took() -> None:
    one, other = after_intelligence_reports("maskirovka"), after_intelligence_reports("quarantine")
    for seat in OTHERS[USSR]:
        assert one.state.known_to(seat) == other.state.known_to(seat)
        guesses = imagined(one.state, seat, "hand 2")
        assert 0 < sum("maskirovka" in guess for guess in guesses) < len(guesses)
        assert any("quarantine" in guess for guess in guesses)
    assert all("maskirovka" in hand for hand in imagined(one.state, USSR, "hand 2"))


def test_the_taken_card_is_known_to_all_and_in_no_hand_any_more() -> None:
    crisis = Crisis(us_hand=["intelligence_reports"], ussr_hand=["fidel_castro", "scramble"])
    crisis.do("event intelligence_reports", "take scramble")
    for seat in (US, USSR, None):
        for zone in ("hand 1", "hand 2", "deck"):
            assert "scramble" not in cards_of(imagined(crisis.state, seat, zone))
    # What was not taken was not seen.
    guesses = imagined(crisis.state, US, "hand 2")
    assert 0 < sum("fidel_castro" in guess for guess in guesses) < len(guesses)


# Alliances.


def alliances_drew(card: str) -> Crisis:
    crisis = Crisis(us={"alliances": 1})
    crisis.pass_turns()
    crisis.do(f"draw {card}")
    return crisis


def test_the_card_that_alliances_brings_is_the_drawer_s_secret_and_stays_so_in_the_aftermath() -> None:
    one, other = alliances_drew("maskirovka"), alliances_drew("u_thant")
    for seat in OTHERS[US]:
        assert one.state.known_to(seat) == other.state.known_to(seat)
    assert imagined(one.state, US, "alliances 1") == len(SEEDS) * [["maskirovka"]]
    for crisis in (one, other):
        crisis.do("choose aftermath")
    for seat in OTHERS[US]:
        assert one.state.known_to(seat) == other.state.known_to(seat)
        guesses = imagined(one.state, seat, "aftermath 1")
        assert {len(guess) for guess in guesses} == {2}
        assert sum("maskirovka" in guess for guess in guesses) < len(guesses)
    assert all("maskirovka" in saved for saved in imagined(one.state, US, "aftermath 1"))


def test_the_kept_card_of_alliances_is_still_known_in_the_last_round() -> None:
    crisis = alliances_drew("maskirovka")
    crisis.do("choose aftermath")
    crisis.begin()
    assert "maskirovka" not in cards_of(imagined(crisis.state, US, "hand 2"))
    assert "maskirovka" not in cards_of(imagined(crisis.state, US, "deck"))
    assert "maskirovka" in cards_of(imagined(crisis.state, USSR, "deck"))


def test_a_card_of_alliances_that_is_discarded_is_known_to_all() -> None:
    crisis = alliances_drew("maskirovka")
    crisis.do("choose discard")
    for seat in (US, USSR, None):
        assert "maskirovka" in crisis.shown(seat)["discard"]
        assert "maskirovka" not in cards_of(imagined(crisis.state, seat, "deck"))


# Summit Meeting.


def test_what_summit_meeting_will_discard_is_hidden_until_it_is_done() -> None:
    hand = ["summit_meeting", "excomm", "scramble", "maskirovka", "u_thant"]
    one, other = Crisis(us_hand=hand), Crisis(us_hand=hand)
    one.do("event summit_meeting")
    untouched = one.state.view(USSR)
    heard = one.do("discard excomm", "discard u_thant")
    other.do("event summit_meeting", "discard scramble", "discard maskirovka")
    assert not any(event.is_for(USSR) or event.is_for(None) for event in heard)
    assert one.state.view(USSR) == untouched
    for seat in OTHERS[US]:
        assert one.state.known_to(seat) == other.state.known_to(seat)
        guesses = imagined(one.state, seat, "aside 1")
        assert sum("excomm" in guess for guess in guesses) < len(guesses)
    assert {*one.shown(US)["aside"]} == {"excomm", "u_thant"}
    events = one.do("pass")
    for seat in (US, USSR, None):
        told = [event.fields["card"] for event in events if event.id == "discarded" and event.is_for(seat)]
        assert sorted(told) == ["excomm", "u_thant"]
        assert {"excomm", "u_thant"} <= set(one.shown(seat)["discard"])


def test_nobody_knows_how_many_cards_summit_meeting_will_discard_before_it_is_done() -> None:
    crisis = Crisis(us_hand=["summit_meeting", "excomm", "scramble"])
    crisis.do("event summit_meeting")
    untouched = {seat: crisis.state.known_to(seat) for seat in OTHERS[US]}
    crisis.do("discard excomm")
    for seat in OTHERS[US]:
        assert crisis.state.known_to(seat) == untouched[seat]


def test_the_cards_drawn_for_a_summit_meeting_are_the_drawer_s_secret() -> None:
    crisis = Crisis(us_hand=["summit_meeting", "excomm"])
    crisis.do("event summit_meeting", "discard excomm", "pass", "draw maskirovka")
    assert "maskirovka" in crisis.hand(US)
    guesses = imagined(crisis.state, USSR, "hand 1")
    assert sum("maskirovka" in guess for guess in guesses) < len(guesses)
    assert all("maskirovka" in hand for hand in imagined(crisis.state, US, "hand 1"))


# The end.


def test_the_aftermath_is_opened_to_all_at_the_end_and_never_before() -> None:
    record = Record.read(FILE)
    closed = 0
    for play in record.replay():
        opened = json.loads(json.dumps(play.state.view(None)))["table"]["opened"]
        if play.state.actor != OVER:
            assert opened == [[], []]
            closed += 1
    assert closed == len(record.lines)
    assert [sorted(card["card"] for card in cards) for cards in opened] == [
        ["moscow_is_our_brain", "nuclear_submarines", "operation_mongoose"],
        ["fidel_castro", "missile_trade", "u_thant"],
    ]


def test_after_a_war_what_was_saved_stays_closed() -> None:
    crisis = Crisis(us_tracks={"military": 7})
    crisis.pass_turns()
    outcome = crisis.state.outcome
    assert outcome is not None
    assert outcome.reason == "reason-war"
    for side in (US, USSR):
        saved = cards_in(crisis.state, f"aftermath {side + 1}")
        for seat in OTHERS[side]:
            assert crisis.shown(seat)["opened"] == [[], []]
            assert saved[0] not in json.dumps(crisis.shown(seat))
            assert len(cards_of(imagined(crisis.state, seat, f"aftermath {side + 1}"))) > 10


def test_everybody_remembers_whose_agenda_it_was() -> None:
    known = []
    for us, ussr in (("italy", "turkey"), ("turkey", "italy")):
        # No cubes on the two battlegrounds: they pay nobody, whoever kept them.
        crisis = Crisis(
            us={},
            ussr={},
            us_agendas=[us, "berlin", "political"],
            ussr_agendas=[ussr, "atlantic", "military"],
        )
        crisis.pass_turns()
        assert crisis.shown()["resolved"] == ["turkey", "italy"]
        known.append(crisis.state.known_to(None).dump())
    assert known[0] != known[1]
