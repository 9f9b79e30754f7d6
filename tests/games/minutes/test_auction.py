"""The auction for the initiative. [1. Аукцион за инициативу]"""

from __future__ import annotations

import pytest
from tests.games.minutes.tables import US, USSR, Minutes, begin, told

import redphone


def test_both_bid_from_0_to_13_at_once_with_their_hands_seen() -> None:
    minutes = begin()
    assert minutes.state.waiting == [US, USSR]
    for seat in (US, USSR):
        assert minutes.offers(seat) == [f"bid {n}" for n in range(14)]
        assert len(minutes.table(seat)["hand"]) == 2


def test_a_bid_is_secret_until_both_have_bid() -> None:
    minutes = begin()
    minutes.play.apply("bid 7", USSR)
    assert minutes.state.waiting == [US]
    assert minutes.table(US)["auction"]["bids"] is None
    assert minutes.state.known_to(US) == begin_and_bid(2).state.known_to(US)


def begin_and_bid(ussr: int) -> Minutes:
    minutes = begin()
    minutes.play.apply(f"bid {ussr}", USSR)
    return minutes


@pytest.mark.parametrize(("us", "ussr", "winner"), [(3, 2, US), (0, 1, USSR), (13, 12, US)])
def test_the_higher_bid_says_who_plays_first_and_both_bids_leave_the_game(
    us: int, ussr: int, winner: int
) -> None:
    minutes = begin()
    events = minutes.bid(us, ussr)
    assert told(events, "bids") == [{"us": us, "ussr": ussr, "side": ("us", "ussr")[winner]}]
    assert minutes.actor == winner
    assert minutes.offers() == ["first us", "first ussr"]
    assert minutes.supply == [13 - us, 13 - ussr]
    assert [side["paid"] for side in minutes.table()["sides"]] == [us, ussr]


@pytest.mark.parametrize("first", ["us", "ussr"])
def test_the_winner_may_let_the_other_play_first(first: str) -> None:
    minutes = begin()
    minutes.bid(2, 1)
    events = minutes.do(f"first {first}")
    assert told(events, "initiative") == [{"side": "us", "first": first}]
    assert minutes.actor == (US if first == "us" else USSR)
    assert minutes.asked == "ask-play"


@pytest.mark.parametrize("bid", [0, 5])
def test_tied_bids_return_and_the_auction_is_held_again(bid: int) -> None:
    minutes = begin()
    events = minutes.bid(bid, bid)
    assert told(events, "bids-tied") == [{"n": bid}]
    assert minutes.state.waiting == [US, USSR]
    assert minutes.supply == [13, 13]
    assert minutes.table()["auction"] == {"bids": [bid, bid], "ties": 1, "winner": None, "by_lot": False}
    minutes.bid(0, 1)
    assert minutes.supply == [13, 12]


@pytest.mark.parametrize("ties", [1, 3, 5])
@pytest.mark.parametrize("side", ["us", "ussr"])
def test_after_so_many_ties_nobody_pays_and_the_winner_is_drawn_by_lot(ties: int, side: str) -> None:
    minutes = begin(bid_ties=ties)
    for _ in range(ties - 1):
        assert told(minutes.bid(4, 4), "bids-tied") == [{"n": 4}]
    # Nobody bids again: that is not told.
    events = minutes.bid(4, 4)
    assert (told(events, "bids-tied"), told(events, "bids-tied-last")) == ([], [{"n": 4}])
    assert minutes.actor == redphone.CHANCE
    assert minutes.state.chance() == [
        (minutes.state.options()[0], 0.5),
        (minutes.state.options()[1], 0.5),
    ]
    minutes.do(f"lot {side}")
    assert minutes.actor == (US if side == "us" else USSR)
    assert minutes.asked == "ask-first"
    assert minutes.supply == [13, 13]
    assert minutes.table()["auction"]["by_lot"]


def test_who_has_bid_everything_plays_without_cubes() -> None:
    minutes = begin(us=("scramble", "u_thant"))
    minutes.bid(13, 0)
    minutes.do("first us", "neutral scramble", "choose command")
    # Nothing to place and nothing to remove: nobody is asked where.
    assert minutes.actor == redphone.CHANCE
