"""Several games in a row, to 13 points. [Кампании]"""

from __future__ import annotations

import pytest
from tests.games.minutes.tables import US, USSR, Minutes, begin, last_command, to_last_command, told

import redphone
from redphone import Play, Record, Rng
from redphone.core.state import from_ints
from redphone.games.minutes import state as slots

SLUG = "13-minutes-campaign"
REST = ("scramble", "u2_downed", "quarantine")
SEVEN = {
    "excomm": (1, 0),
    "u_thant": (1, 0),
    "fidel_castro": (1, 0),
    "u2_photographs": (1, 0),
    "cuba": (1, 0),
}
"""Six points for battlegrounds and the military majority for the US, the aftermath for the USSR."""


def next_game(minutes: Minutes, *answers: str) -> None:
    """Both go on, and are dealt whatever comes."""
    for seat, answer in enumerate(answers or ("ready", "ready")):
        minutes.play.apply(f"choose {answer}", seat)
    minutes.settle()


def test_points_are_added_up_over_the_games_and_each_game_begins_with_fresh_cubes() -> None:
    minutes = last_command(*REST, cubes=SEVEN, slug=SLUG)
    events = minutes.do("pass")
    assert told(events, "points") == [{"us": 7, "ussr": 1}]
    assert told(events, "totals") == [{"us": 7, "ussr": 1}]
    assert minutes.state.waiting == [US, USSR]
    assert minutes.offers(US) == ["choose ready"]
    next_game(minutes)
    table = minutes.table()
    assert minutes.supply == [13, 13]
    assert table["phase"] == "auction"
    assert table["campaign"] == {"game": 2, "games": 13, "totals": [7, 1], "to": 13, "swapped": False}
    to_last_command(minutes, *REST, cubes={"cuba": (0, 1)})
    events = minutes.do("pass")
    assert told(events, "totals") == [{"us": 7, "ussr": 5}]


def test_the_table_of_a_finished_game_is_seen_until_both_go_on() -> None:
    minutes = last_command(*REST, cubes=SEVEN, slug=SLUG)
    minutes.do("pass")
    for seat in (US, USSR, None):
        table = minutes.table(seat)
        assert table["phase"] == "end"
        assert table["end"]["last"] == ["scramble", "u2_downed"]
        assert minutes.field("cuba", seat)["card"] == "quarantine"
    minutes.play.apply("choose ready", US)
    assert minutes.table()["phase"] == "end"
    assert minutes.state.waiting == [USSR]


def test_the_campaign_ends_at_thirteen_points_and_the_higher_total_wins() -> None:
    minutes = last_command(*REST, cubes=SEVEN, slug=SLUG)
    minutes.do("pass")
    next_game(minutes)
    to_last_command(minutes, *REST, cubes=SEVEN)
    minutes.do("pass")
    outcome = minutes.state.outcome
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.reason) == ([14, 2], [US], "reason-campaign")


def test_with_equal_totals_of_thirteen_or_more_another_game_is_played() -> None:
    minutes = last_command("scramble", "u_thant", "quarantine", cubes={"cuba": (2, 0)}, slug=SLUG)
    set_totals(minutes, 10, 13)
    events = minutes.do("pass")
    assert told(events, "totals") == [{"us": 13, "ussr": 13}]
    assert minutes.state.outcome is None
    next_game(minutes)
    to_last_command(minutes, "scramble", "u_thant", "quarantine", cubes={"cuba": (2, 0)})
    minutes.do("pass")
    outcome = minutes.state.outcome
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ([16, 13], [US])


def set_totals(minutes: Minutes, us: int, ussr: int) -> None:
    """As if earlier games had brought these points."""
    ints = minutes.state.ints()
    ints[slots.TOTAL], ints[slots.TOTAL + 1] = us, ussr
    minutes.play.state = from_ints(minutes.state.book, ints)


def test_who_starts_a_war_loses_the_campaign_whatever_the_points_are() -> None:
    minutes = last_command(*REST, us=["fidel_castro", "excomm", "u_thant"], slug=SLUG)
    set_totals(minutes, 12, 0)
    minutes.do("pass")
    outcome = minutes.state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ([USSR], "reason-campaign-war")
    assert outcome.scores[US] > 13


def test_if_both_start_a_war_nobody_wins_the_campaign() -> None:
    minutes = last_command(
        *REST,
        us=["fidel_castro", "excomm", "u_thant"],
        ussr=["wave_and_smile", "public_protests", "u2_photographs"],
        slug=SLUG,
    )
    minutes.do("pass")
    outcome = minutes.state.outcome
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ([], "reason-campaign-both-war")


def test_a_campaign_has_at_most_thirteen_games() -> None:
    minutes = last_command("scramble", "u_thant", "quarantine", slug=SLUG)
    for game in range(1, 13):
        minutes.do("pass")
        assert minutes.table()["campaign"]["game"] == game
        next_game(minutes)
        to_last_command(minutes, "scramble", "u_thant", "quarantine")
    minutes.do("pass")
    outcome = minutes.state.outcome
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.reason) == ([0, 0], [US, USSR], "reason-draw")


def sides(minutes: Minutes) -> list[int]:
    """The seats of the US and of the USSR."""
    return [side["seat"] for side in minutes.table()["sides"]]


def test_sides_are_kept_unless_agreed_otherwise() -> None:
    minutes = last_command(*REST, slug=SLUG)
    minutes.do("pass")
    next_game(minutes)
    assert sides(minutes) == [0, 1]


def test_swap_sides_exchanges_them_for_every_game_and_points_stay_with_their_players() -> None:
    minutes = last_command(*REST, cubes=SEVEN, slug=SLUG, swap_sides="yes")
    minutes.do("pass")
    next_game(minutes)
    assert sides(minutes) == [1, 0]
    assert minutes.table(0)["you"] == "ussr"
    # Who was the US has seven points, and is the USSR now.
    assert minutes.table()["campaign"]["totals"] == [1, 7]
    # The first seat, now the USSR, lays a card of the USSR: its own event.
    minutes.play.apply("bid 3", 0)
    minutes.play.apply("bid 0", 1)
    minutes.do("first ussr")
    minutes.lay(["cuba"], us_hand=["fidel_castro", "excomm"], ussr_hand=["quarantine", "u_thant"])
    minutes.do("neutral fidel_castro")
    assert (minutes.actor, minutes.offers()) == (0, ["choose command", "choose event"])


@pytest.mark.parametrize(
    ("answers", "seats"),
    [(("swap", "swap"), [1, 0]), (("swap", "keep"), [0, 1]), (("keep", "keep"), [0, 1])],
)
def test_asked_for_their_sides_both_must_want_to_exchange_them(
    answers: tuple[str, str], seats: list[int]
) -> None:
    minutes = last_command(*REST, slug=SLUG, swap_sides="ask")
    minutes.do("pass")
    assert minutes.offers(US) == ["choose keep", "choose swap"]
    next_game(minutes, *answers)
    assert sides(minutes) == seats


def test_with_exchanged_sides_cards_events_and_symbols_follow_the_side() -> None:
    minutes = last_command(*REST, slug=SLUG, swap_sides="yes")
    minutes.do("pass")
    next_game(minutes)
    # The first seat plays the USSR now: an event of the US is its opponent's.
    minutes.play.apply("bid 1", 0)
    minutes.play.apply("bid 0", 1)
    minutes.do("first ussr")
    minutes.lay(["cuba"], us_hand=["excomm", "fidel_castro"], ussr_hand=["quarantine", "u_thant"])
    minutes.do("sphere excomm")
    assert minutes.zone("excomm") == "ussr_sphere"
    assert (minutes.actor, minutes.asked) == (1, "ask-trigger")
    symbols = {
        side["side"]: [each["symbols"] for each in side["danger"]] for side in minutes.table()["sides"]
    }
    assert symbols == {"us": [0, 0, 0], "ussr": [0, 1, 0]}
    # The event places cubes of the US, whoever plays it, and the card comes to their side.
    minutes.do("choose trigger", "place excomm", "pass")
    assert (minutes.cubes("excomm"), minutes.zone("excomm")) == ([1, 0], "neutral_zone")


def test_with_exchanged_sides_the_aftermath_counts_for_who_plays_the_side() -> None:
    minutes = last_command("scramble", "u_thant", "quarantine", slug=SLUG, swap_sides="yes")
    minutes.do("pass")
    next_game(minutes)
    # The first seat, the USSR now, holds Excomm: its two cubes are those of the US, the second seat.
    to_last_command(minutes, "excomm", "scramble", "quarantine")
    events = minutes.do("pass")
    assert told(events, "aftermath") == [{"us": 2, "ussr": 0, "side": "us"}]
    assert told(events, "totals") == [{"us": 1, "ussr": 0}]
    assert (minutes.table()["end"]["aftermath"], sides(minutes)) == ("us", [1, 0])


def test_a_whole_campaign_is_one_record() -> None:
    play = Play(redphone.game(SLUG), options={"swap_sides": "ask"})
    rng = Rng(12)
    while play.state.actor != redphone.OVER:
        play.apply(play.state.sample(rng))
    written = play.record.write()
    assert Record.parse(written).check().state == play.state
    assert written.startswith("redphone record 1\ngame 13-minutes-campaign\n")


def test_a_single_game_has_no_next_one() -> None:
    minutes = last_command(*REST)
    minutes.do("pass")
    assert minutes.actor == redphone.OVER
    assert minutes.table()["campaign"] is None
    assert begin(slug=SLUG).table()["campaign"]["game"] == 1
