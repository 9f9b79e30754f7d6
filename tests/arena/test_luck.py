"""Luck that games share: the same for the same seed, as alike as possible otherwise, and fair."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable

import pytest
from tests.positions import shown

import redphone
from redphone.arena.luck import Luck, Shuffle, seeded, weights
from redphone.core.play import Play
from redphone.core.zones import Deck

TABLES = [
    ("13", 4),
    ("13-days", 2),
    ("13-minutes", 2),
    ("13-minutes-campaign", 2),
    ("defcon", 3),
    ("drill", 3),
]
MOST_BY_ACCIDENT = {3: 16.3, 9: 27.9, 24: 51.2}
"""Chi-square that one fair sample in a thousand exceeds, by degrees of freedom."""


def played(slug: str, seats: int, seed: object, players: int) -> Play:
    """A game with this luck, between players who choose at random."""
    play = Play(redphone.game(slug), seats)
    luck = Luck(seed)
    rng = redphone.Rng(players)
    while play.state.actor != redphone.OVER:
        state = play.state
        play.apply(luck.choose(state) if state.actor == redphone.CHANCE else state.sample(rng))
    return play


def drawn(play: Play, verb: str) -> list[str]:
    return [move.action.noun for move in play.moves if move.action.verb == verb]


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_the_same_seed_and_the_same_players_give_the_same_game(slug: str, seats: int) -> None:
    once = played(slug, seats, "monday", 1).record.write()
    assert played(slug, seats, "monday", 1).record.write() == once
    assert played(slug, seats, "tuesday", 1).record.write() != once
    assert played(slug, seats, "monday", 2).record.write() != once


@pytest.mark.parametrize(("slug", "seats"), TABLES)
def test_the_weights_are_the_odds_that_the_engine_tells(slug: str, seats: int) -> None:
    play = Play(redphone.game(slug), seats)
    rng = redphone.Rng(5)
    looked = 0
    while play.state.actor != redphone.OVER:
        odds = play.state.chance()
        if odds:
            found = weights(play.state)
            total = sum(weight for _, weight in found)
            assert [(action, weight / total) for action, weight in found] == odds
            looked += 1
        play.apply(play.state.sample(rng))
    assert looked > 5


def test_whatever_is_played_in_13_the_same_cards_are_dealt_in_every_round() -> None:
    one, other = (played("13", 4, "deal", players) for players in (1, 2))
    assert drawn(one, "dealer") == drawn(other, "dealer")
    assert drawn(one, "draw") == drawn(other, "draw")
    rounds = drawn(one, "draw")
    assert rounds[: len(rounds) // 4] != rounds[len(rounds) // 4 : 2 * (len(rounds) // 4)]


def test_whatever_is_played_in_13_days_the_next_strategy_card_is_the_same_whoever_draws_it() -> None:
    lengths = set()
    for seed in range(12):
        one, other = (drawn(played("13-days", 2, seed, players), "draw") for players in (1, 2))
        lengths |= {len(one), len(other)}
        shared = min(len(one), len(other))
        assert one[:shared] == other[:shared]
    # Events that draw more cards, and wars, make some games longer than others.
    assert len(lengths) > 1


def test_whatever_is_played_in_13_minutes_the_next_card_is_the_same_and_cuba_too() -> None:
    lookers = 0
    for seed in range(40):
        one, other = (played("13-minutes", 2, seed, players) for players in (1, 2))
        looks = [len(drawn(play, "cuba")) for play in (one, other)]
        lookers += looks[0] != looks[1]
        assert drawn(one, "draw") == drawn(other, "draw")
        assert cuba_of(one) == cuba_of(other)
        assert {*drawn(one, "cuba"), *drawn(other, "cuba")} <= {cuba_of(one)}
    assert lookers > 3, "where only one of two games has a look at Cuba, the other must not notice"


def cuba_of(play: Play) -> str:
    """Which card Cuba was, in a game that is over."""
    (turned,) = [field["card"] for field in shown(play.state)["fields"] if field["at"] == "cuba"]
    return str(turned)


def test_the_games_of_a_campaign_share_their_luck_whoever_looked_at_cuba_in_the_first() -> None:
    looked = 0
    for seed in range(12):
        blind, curious = (campaign(seed, wanted) for wanted in (never_look, always_look))
        looked += "cuba" in {move.action.verb for move in curious.moves}
        first, second = (drawn(play, "draw") for play in (blind, curious))
        assert first == second
        assert len(first) == 24, "twelve cards are drawn in each game"
        assert first[:12] != first[12:]
    assert looked > 3


def campaign(seed: int, wanted: Callable[[list[str]], str]) -> Play:
    """The first two games of a campaign whose players choose like this."""
    play, luck = Play(redphone.game("13-minutes-campaign")), Luck(seed)
    while play.state.actor != redphone.OVER and shown(play.state)["campaign"]["game"] <= 2:
        state = play.state
        if state.actor == redphone.CHANCE:
            play.apply(luck.choose(state))
        elif state.sealed:
            # The US bids more, so that the auction is over at once.
            offered = [option.text for option in state.options()]
            play.apply("bid 1" if "bid 1" in offered and state.actor == 0 else offered[0])
        else:
            play.apply(wanted([option.text for option in state.options()]))
    return play


def never_look(offered: list[str]) -> str:
    """Lay everything in the neutral zone, and nothing else."""
    return "pass" if "pass" in offered else offered[0]


def always_look(offered: list[str]) -> str:
    """The same, but Intelligence Reports is played as soon as it is there, and its event used."""
    reports = [text for text in offered if text == "neutral intelligence_reports"]
    return "choose event" if "choose event" in offered else (reports or [never_look(offered)])[0]


def test_a_second_look_at_cuba_finds_what_the_first_has_found() -> None:
    # Chance has no choice then, and no shuffle is used up.
    luck = Luck("two looks")
    deck = Deck("gems", ["ruby", "opal", "jade"], [1, 1, 1])
    assert luck.shuffled == {}
    for _ in range(2):
        assert luck.drawn("draw", deck, {"ruby": 1}) == "ruby"
    assert luck.shuffled == {}


def test_another_verb_takes_the_card_that_the_first_would_leave() -> None:
    deck = Deck("gems", ["ruby", "opal", "jade", "onyx", "beryl"], [1] * 5)
    for seed in range(30):
        plain, looking = Luck(seed), Luck(seed)
        pool = dict.fromkeys(deck.kinds, 1)
        order = []
        for _ in range(5):
            order.append(plain.drawn("draw", deck, pool))
            del pool[order[-1]]
        pool = dict.fromkeys(deck.kinds, 1)
        found = []
        for verb in ("draw", "look", "draw", "draw", "draw"):
            found.append(looking.drawn(verb, deck, pool))
            del pool[found[-1]]
        assert found == [order[0], order[4], *order[1:4]]
        assert plain.shuffled == looking.shuffled == {"draw": 1}


def test_a_card_that_somebody_takes_out_of_a_pile_is_no_reason_to_shuffle() -> None:
    deck = Deck("gems", ["ruby", "opal", "jade"], [3, 2, 4])
    for seed in range(30):
        luck, pool = Luck(seed), {"ruby": 3, "opal": 2, "jade": 4}
        pool[luck.drawn("draw", deck, pool)] -= 1
        pool["jade"] -= 1
        left = sum(pool.values())
        found = []
        for _ in range(left):
            found.append(luck.drawn("draw", deck, {kind: held for kind, held in pool.items() if held}))
            pool[found[-1]] -= 1
        assert not any(pool.values())
        assert luck.shuffled == {"draw": 1}
        luck.drawn("draw", deck, {"ruby": 3, "opal": 2, "jade": 4})
        assert luck.shuffled == {"draw": 2}, "cards have come back"


def test_agendas_that_went_back_are_shuffled_and_games_share_the_new_order() -> None:
    same = changed = 0
    for seed in range(40):
        one, other = (played("13-days", 2, seed, players) for players in (1, 2))
        first, second = drawn(one, "agenda"), drawn(other, "agenda")
        assert first[:6] == second[:6]
        if len(first) < 12 or len(second) < 12:
            continue
        changed += first[6:12] != first[:6]
        same += len(set(first[6:12]) & set(second[6:12]))
    assert changed
    # Of six agendas out of eleven, two games without shared luck have about three in common.
    assert same > 4 * changed


def test_a_card_that_is_missing_changes_nothing_in_the_order_of_the_others() -> None:
    deck = Deck("gems", ["ruby", "opal", "jade"], [3, 2, 4])
    for seed in range(30):
        full = Shuffle(deck, {"ruby": 3, "opal": 2, "jade": 4}, seeded(seed))
        less = Shuffle(deck, {"ruby": 2, "opal": 2, "jade": 4}, seeded(seed))
        all_cards = [full.draw() for _ in range(9)]
        fewer = [less.draw() for _ in range(8)]
        rubies = [at for at, kind in enumerate(all_cards) if kind == "ruby"]
        assert fewer in [all_cards[:at] + all_cards[at + 1 :] for at in rubies]
        assert not full.left


def test_the_deck_of_the_drill_is_shuffled_when_the_discarded_cards_become_the_deck() -> None:
    luck = Luck("many turns")
    play = Play(redphone.game("drill").with_data({"cards": SMALL_DECK}), 3)
    rng = redphone.Rng(1)
    while play.state.actor != redphone.OVER:
        state = play.state
        if state.actor == redphone.CHANCE:
            play.apply(luck.choose(state))
        else:
            sell = [option for option in state.options() if option.text in ("choose sell", "sell scout")]
            play.apply(sell[0] if sell else state.sample(rng))
    assert len(drawn(play, "draw")) > 10
    assert luck.shuffled["draw"] > 1


SMALL_DECK = """
[copies]
scout = 8
guard = 2
[worth]
scout = 1
guard = 2
"""


def test_dice_depend_on_whose_they_are_and_how_many_that_seat_has_thrown() -> None:
    def rolls(order: list[int]) -> dict[int, list[str]]:
        """What each seat rolls if the seats gamble in rounds, except those who are left out at first."""
        play, luck = Play(redphone.game("drill"), 3), Luck("dice")
        out: dict[int, list[str]] = {0: [], 1: [], 2: []}
        late = set(order)
        turn = -1
        while play.state.actor != redphone.OVER:
            state = play.state
            if state.actor == redphone.CHANCE:
                action = luck.choose(state)
                if action.verb == "roll":
                    out[turn].append(action.noun)
                play.apply(action)
            elif state.sealed:
                # The third player leads, whatever else happens.
                play.apply("bid 2" if state.actor == 2 else "bid 0")
            else:
                turn = state.actor
                wanted = "choose sell" if turn in late else "choose gamble"
                offered = [option.text for option in state.options()]
                if wanted == "choose sell" and wanted in offered:
                    late.discard(turn)
                play.apply(wanted if wanted in offered else offered[0])
        return out

    both, without = rolls([]), rolls([2])
    assert both[0] == without[0]
    assert both[1] == without[1]
    assert both[2][: len(without[2])] == without[2]
    assert len(without[2]) == len(both[2]) - 1 > 0


Numbers = dict[tuple[str, bool], list[float]]


def uniform_numbers(slug: str, seats: int, games: int) -> Numbers:
    """Where in the odds each outcome lay: for a fair luck any number from 0 to 1 is as likely.

    By verb, and apart for the cards that are drawn after the first shuffle.
    """
    out: Numbers = defaultdict(list)
    for seed in range(games):
        play, luck = Play(redphone.game(slug), seats), Luck(f"fair {seed}")
        rng = redphone.Rng(seed)
        within = redphone.Rng(1000 + seed)
        while play.state.actor != redphone.OVER:
            state = play.state
            if state.actor != redphone.CHANCE:
                play.apply(state.sample(rng))
                continue
            odds = state.chance()
            action = luck.choose(state)
            below = 0.0
            for outcome, chance in odds:
                if outcome == action:
                    below += chance * int(within.below(1 << 30)) / (1 << 30)
                    break
                below += chance
            if len(odds) > 1:
                out[action.verb, luck.shuffled.get(action.verb, 0) > 1].append(below)
            play.apply(action)
    return out


def chi_square(counts: list[int]) -> float:
    even = sum(counts) / len(counts)
    return sum((count - even) ** 2 / even for count in counts)


@pytest.mark.parametrize(
    ("slug", "seats", "games", "kinds"),
    [
        ("13", 3, 60, {("dealer", False), ("draw", False), ("draw", True)}),
        (
            "13-days",
            2,
            300,
            {("agenda", False), ("agenda", True), ("draw", False), ("take", False)},
        ),
        ("13-minutes", 2, 300, {("draw", False), ("cuba", False)}),
        ("drill", 3, 400, {("draw", False), ("steal", False), ("steal", True), ("roll", False)}),
    ],
)
def test_every_outcome_is_as_likely_as_chance_says(
    slug: str, seats: int, games: int, kinds: set[tuple[str, bool]]
) -> None:
    found = uniform_numbers(slug, seats, games)
    assert kinds <= set(found)
    for kind in kinds:
        numbers = found[kind]
        bins = 10 if len(numbers) >= 100 else 4
        counts = [0] * bins
        for number in numbers:
            counts[min(bins - 1, int(number * bins))] += 1
        assert len(numbers) >= 20, kind
        assert chi_square(counts) < MOST_BY_ACCIDENT[bins - 1], (kind, counts)


@pytest.mark.parametrize(
    ("slug", "seats", "verb"), [("13", 3, "draw"), ("13-days", 2, "agenda"), ("13-minutes", 2, "draw")]
)
def test_an_outcome_says_nothing_about_the_next(slug: str, seats: int, verb: str) -> None:
    found = uniform_numbers(slug, seats, 60)
    numbers = found[verb, False] + found[verb, True]
    counts = [0] * 25
    for one, other in zip(numbers[::2], numbers[1::2], strict=False):
        counts[5 * int(one * 5) + int(other * 5)] += 1
    assert chi_square(counts) < MOST_BY_ACCIDENT[24], counts


def test_luck_is_asked_only_when_it_is_chances_turn() -> None:
    play = Play(redphone.game("13"), 3)
    luck = Luck(1)
    while play.state.actor == redphone.CHANCE:
        play.apply(luck.choose(play.state))
    with pytest.raises(ValueError, match="not chance's turn"):
        luck.choose(play.state)
