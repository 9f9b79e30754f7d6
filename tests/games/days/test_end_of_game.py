"""The aftermath, and who has won. [4. Save card for aftermath; End of game]"""

from __future__ import annotations

import pytest
from tests.crisis import US, USSR, Crisis, told
from tests.games.days.rounds import calm_game, ended, heard, play_out

UN_ONLY = [("a_face_saver", "to_the_brink"), ("intelligence_reports", "summit_meeting")]


# Saving


def test_the_card_that_is_left_goes_to_the_aftermath() -> None:
    crisis = Crisis(us_hand=["sops"], ussr_hand=["u_thant"])
    events = play_out(crisis, "sops", "u_thant")
    assert crisis.shown(US)["aftermath"] == ["sops"]
    assert crisis.shown(USSR)["aftermath"] == ["u_thant"]
    assert [crisis.hand(US), crisis.hand(USSR)] == [[], []]
    assert told(events, "saved-hidden") == [{"side": "us"}, {"side": "ussr"}]


def test_the_size_of_the_aftermath_is_public_and_each_knows_only_what_they_put_in() -> None:
    crisis = Crisis(us_hand=["sops"], ussr_hand=["u_thant"])
    events = play_out(crisis, "sops", "u_thant")
    for seat in (US, USSR, None):
        assert [side["aftermath"] for side in crisis.shown(seat)["sides"]] == [1, 1]
    assert {"id": "saved", "card": "sops"} in heard(events, US)
    assert {"id": "saved", "card": "u_thant"} in heard(events, USSR)
    for seat, secrets in ((US, ["u_thant"]), (USSR, ["sops"]), (None, ["sops", "u_thant"])):
        for secret in secrets:
            assert secret not in str(heard(events, seat))
            assert secret not in str(crisis.state.view(seat))


def test_a_saved_card_never_comes_again() -> None:
    crisis = Crisis(us_hand=["sops"], ussr_hand=["u_thant"])
    play_out(crisis, "sops", "u_thant")
    for agenda in ("italy", "political", "military", "atlantic", "military", "political"):
        crisis.do(f"agenda {agenda}")
    crisis.past.apply("keep italy", US)
    crisis.past.apply("keep atlantic", USSR)
    assert not {"draw sops", "draw u_thant"} & set(crisis.offers())


# Counting


def test_the_side_whose_cards_have_more_cubes_in_the_aftermath_gains_two_prestige() -> None:
    crisis = calm_game([("excomm", "berlin_blockade"), *UN_ONLY])
    events = crisis.past.moves[-1].events
    assert told(events, "aftermath") == [{"us": 3, "ussr": 2}]
    assert told(events, "gained") == [{"side": "us", "n": 2}]
    assert crisis.prestige == 2
    assert (ended(crisis).winners, ended(crisis).scores, ended(crisis).reason) == (
        [US],
        [2, -2],
        "reason-prestige",
    )


def test_who_put_a_card_there_does_not_matter() -> None:
    crisis = calm_game([("fidel_castro", "quarantine"), *UN_ONLY])
    assert told(crisis.past.moves[-1].events, "aftermath") == [{"us": 1, "ussr": 3}]
    assert crisis.prestige == -2
    assert ended(crisis).winners == [USSR]


def test_cards_of_the_un_are_ignored() -> None:
    crisis = calm_game([("quarantine", "the_guns_of_august"), *UN_ONLY])
    assert told(crisis.past.moves[-1].events, "aftermath") == [{"us": 1, "ussr": 0}]
    assert crisis.prestige == 2


def test_the_cubes_of_all_three_rounds_are_added_up() -> None:
    crisis = calm_game(
        [("excomm", "maskirovka"), ("quarantine", "suez_hungary"), ("air_strike", "u2_downed")]
    )
    events = crisis.past.moves[-1].events
    assert told(events, "aftermath") == [{"us": 3 + 1 + 2, "ussr": 2 + 2 + 2}]
    # A tie: nobody gains.
    assert told(events, "gained") == []
    assert crisis.prestige == 0


def test_the_aftermath_is_opened_for_everybody() -> None:
    crisis = calm_game([("excomm", "berlin_blockade"), *UN_ONLY])
    events = crisis.past.moves[-1].events
    for seat in (US, USSR, None):
        assert len([event for event in heard(events, seat) if event["id"] == "in-aftermath"]) == 6
        assert [sorted(card["card"] for card in cards) for cards in crisis.shown(seat)["opened"]] == [
            ["a_face_saver", "excomm", "intelligence_reports"],
            ["berlin_blockade", "summit_meeting", "to_the_brink"],
        ]


def test_cards_that_alliances_added_count_too() -> None:
    crisis = calm_game(
        [("excomm", "berlin_blockade"), *UN_ONLY], allied=["quarantine", "fidel_castro", "u_thant"]
    )
    assert [len(cards) for cards in crisis.shown()["opened"]] == [6, 3]
    assert told(crisis.past.moves[-1].events, "aftermath") == [{"us": 3 + 1, "ussr": 2 + 3}]
    assert crisis.prestige == -2


def test_the_prestige_of_the_aftermath_is_cut_at_five_too() -> None:
    # Italy paid 6 to the US in the first round.
    us = calm_game([("excomm", "berlin_blockade"), *UN_ONLY], us={"italy": 5})
    assert us.prestige == 5
    ussr = calm_game([("berlin_blockade", "quarantine"), *UN_ONLY], ussr={"italy": 3})
    assert ussr.prestige == -5


# Winning


@pytest.mark.parametrize(("letter", "winner"), [(False, US), (True, USSR)])
def test_on_a_tie_the_holder_of_the_letter_wins(letter: bool, winner: int) -> None:
    crisis = calm_game([("sops", "the_guns_of_august"), *UN_ONLY], letter=letter)
    assert crisis.prestige == 0
    assert (ended(crisis).winners, ended(crisis).scores) == ([winner], [0, 0])
    assert ended(crisis).reason == "reason-letter"


def test_the_aftermath_may_bring_the_tie_that_the_letter_decides() -> None:
    crisis = calm_game([("excomm", "the_guns_of_august"), *UN_ONLY], ussr={"italy": 1}, letter=True)
    assert crisis.prestige == 0
    assert ended(crisis).winners == [USSR]


def test_the_letter_does_not_matter_to_who_has_more_prestige() -> None:
    crisis = calm_game([("excomm", "the_guns_of_august"), *UN_ONLY], letter=True)
    assert crisis.letter == "ussr"
    assert (ended(crisis).winners, ended(crisis).reason) == ([US], "reason-prestige")


def test_three_rounds_are_played() -> None:
    crisis = calm_game([("excomm", "berlin_blockade"), *UN_ONLY])
    rounds = [event.fields["round"] for event in crisis.past.seen(None) if event.id == "round"]
    assert rounds == [1, 2, 3]
    assert crisis.shown()["round"] == 3
