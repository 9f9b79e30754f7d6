"""Positions of 13 Minutes: a game is begun as at a table, then the table is laid as a test wants it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypedDict, Unpack, cast

import redphone
import redphone.games.minutes
from redphone import CHANCE, Event, Game, Play, State
from redphone.core.state import from_ints
from redphone.games.minutes import state as slots

US = 0
USSR = 1
CARDS = [
    "excomm",
    "wave_and_smile",
    "public_protests",
    "u2_photographs",
    "quarantine",
    "fidel_castro",
    "moscow_is_our_brain",
    "u2_downed",
    "mrbms_and_irbms",
    "missile_trade",
    "u_thant",
    "scramble",
    "intelligence_reports",
]
NEUTRAL, US_SPHERE, USSR_SPHERE = "neutral_zone", "us_sphere", "ussr_sphere"


class Options(TypedDict, total=False):
    bid_ties: int
    cube_limit: int
    foreign_removal: str
    swap_sides: str


Cubes = Mapping[str, tuple[int, int]]
"""Battlegrounds with the cubes of the US and of the USSR."""


def game_with(*changes: tuple[str, str], slug: str = "13-minutes") -> Game:
    """The game with changes in its deck."""
    text = redphone.game(slug).registration.standard("deck")
    for old, new in changes:
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    return redphone.game(slug).with_data({"deck": text})


def event_as(card: str, event: str) -> tuple[str, str]:
    """A change of the deck that gives a card another event."""
    text = redphone.game("13-minutes").registration.standard("deck")
    start = text.index("event = ", text.index(f'slug = "{card}"'))
    # From the card's name on, so that it is found once.
    before = text[text.index(f'slug = "{card}"') : text.index("\n", start)]
    return before, before[: before.index("event = ")] + f"event = [{event}]"


class Minutes:
    """A game at any point: what is asked, what lies on the table, what to do next."""

    def __init__(self, play: Play) -> None:
        self.play = play

    @property
    def state(self) -> State:
        return self.play.state

    @property
    def actor(self) -> int:
        return self.state.actor

    def do(self, *actions: str) -> list[Event]:
        """Do these one after the other, by whoever is asked. What happened at all of them."""
        events: list[Event] = []
        for action in actions:
            events += self.play.apply(action)
        return events

    def bid(self, us: int, ussr: int) -> list[Event]:
        return self.play.apply(f"bid {us}", US) + self.play.apply(f"bid {ussr}", USSR)

    def settle(self) -> None:
        """Let chance bring whatever comes first."""
        while self.actor == CHANCE:
            self.play.apply(self.state.options()[0])

    def offers(self, seat: int | None = None) -> list[str]:
        return [str(action) for action in self.state.options(seat)]

    def can(self, verb: str) -> list[str]:
        """The nouns that are offered with a verb."""
        return [action.noun for action in self.state.options() if action.verb == verb]

    @property
    def asked(self) -> str:
        prompt = self.state.prompt(self.actor)
        assert prompt is not None
        return prompt.id

    def table(self, seat: int | None = US) -> dict[str, Any]:
        return cast(dict[str, Any], self.state.view(seat)["table"])

    def field(self, at: str, seat: int | None = US) -> dict[str, Any]:
        (found,) = [field for field in self.table(seat)["fields"] if field["at"] == at]
        return cast(dict[str, Any], found)

    def zone(self, at: str) -> str:
        return str(self.field(at)["zone"])

    def cubes(self, at: str) -> list[int]:
        return cast(list[int], self.field(at)["cubes"])

    @property
    def supply(self) -> list[int]:
        return [side["supply"] for side in self.table()["sides"]]

    def lay(
        self,
        neutral: Sequence[str] = (),
        us: Sequence[str] = (),
        ussr: Sequence[str] = (),
        cubes: Cubes | None = None,
        us_hand: Sequence[str] | None = None,
        ussr_hand: Sequence[str] | None = None,
        cuba: str | None = None,
    ) -> None:
        """Lay the table anew: cards in the three zones ("cuba" too), cubes, hands, and which card Cuba is if
        nothing else is left in the deck.
        """
        ints = self.state.ints()
        for zone, cards in enumerate((neutral, us, ussr)):
            ints[slots.TABLE + zone] = set_of(card for card in cards if card != "cuba")
            if "cuba" in cards:
                ints[slots.CUBA_LIES] = zone
        for seat, hand in ((US, us_hand), (USSR, ussr_hand)):
            if hand is not None:
                ints[slots.HAND + 2 * seat], ints[slots.HAND + 2 * seat + 1] = set_of(hand), 0
        elsewhere = 0
        for slot in range(slots.HAND, slots.SIZE):
            elsewhere |= ints[slot]
        ints[slots.DECK] = set_of(CARDS) & ~elsewhere if cuba is None else set_of([cuba])
        for at, both in (cubes or {}).items():
            for seat in (US, USSR):
                number = 13 if at == "cuba" else CARDS.index(at)
                ints[slots.SUPPLY + seat] += ints[slots.CUBES + 14 * seat + number] - both[seat]
                ints[slots.CUBES + 14 * seat + number] = both[seat]
        self.play.state = from_ints(self.state.book, ints)


def set_of(cards: Any) -> int:
    return sum(2 ** CARDS.index(card) for card in cards)


def begin(
    us: Sequence[str] = ("excomm", "quarantine"),
    ussr: Sequence[str] = ("fidel_castro", "u2_downed"),
    *,
    game: Game | None = None,
    slug: str = "13-minutes",
    **options: Unpack[Options],
) -> Minutes:
    """Both hold their two cards and are asked for their bids."""
    minutes = Minutes(Play(game or redphone.game(slug), options=cast(dict[str, int | str], options)))
    minutes.do(*(f"draw {card}" for card in (*us, *ussr)))
    return minutes


def turn_of(
    seat: int = US,
    hand: Sequence[str] = ("excomm", "quarantine"),
    other: Sequence[str] = ("fidel_castro", "u2_downed"),
    *,
    neutral: Sequence[str] = ("cuba",),
    us: Sequence[str] = (),
    ussr: Sequence[str] = (),
    cubes: Cubes | None = None,
    game: Game | None = None,
    slug: str = "13-minutes",
    **options: Unpack[Options],
) -> Minutes:
    """It is the first turn, of this seat, and the table is laid like this. Nobody has paid for that."""
    hands = (hand, other) if seat == US else (other, hand)
    minutes = begin(*hands, game=game, slug=slug, **options)
    # Tied too often: nobody pays.
    for _ in range(options.get("bid_ties", 3)):
        minutes.bid(0, 0)
    minutes.do("lot us", f"first {('us', 'ussr')[seat]}")
    minutes.lay(neutral, us, ussr, cubes)
    return minutes


def last_command(
    us_last: str,
    ussr_last: str,
    cuba: str,
    *,
    neutral: Sequence[str] = (),
    us: Sequence[str] = (),
    ussr: Sequence[str] = (),
    cubes: Cubes | None = None,
    slug: str = "13-minutes",
    game: Game | None = None,
    **options: Unpack[Options],
) -> Minutes:
    """Every card but these three lies on the table, and the last Command of the game is asked for: `pass`
    ends it. The cards that are not named lie in the neutral zone.
    """
    minutes = begin(game=game, slug=slug, **options)
    return to_last_command(minutes, us_last, ussr_last, cuba, neutral, us, ussr, cubes)


def to_last_command(
    minutes: Minutes,
    us_last: str,
    ussr_last: str,
    cuba: str,
    neutral: Sequence[str] = (),
    us: Sequence[str] = (),
    ussr: Sequence[str] = (),
    cubes: Cubes | None = None,
) -> Minutes:
    """The same from an auction on."""
    minutes.bid(1, 0)
    minutes.do("first us")
    turns = 0
    while turns < 10 or minutes.asked != "ask-command":
        if minutes.asked == "ask-play":
            turns += 1
            minutes.do(minutes.offers()[0])
        elif minutes.asked == "ask-action":
            minutes.do("choose command")
        else:
            minutes.do("pass")
        minutes.settle()
    named = {*us, *ussr, us_last, ussr_last, cuba}
    rest = [card for card in CARDS if card not in named and card not in neutral]
    zones = [[*neutral, *rest], list(us), list(ussr)]
    if not any("cuba" in zone for zone in zones):
        zones[0].append("cuba")
    minutes.lay(zones[0], zones[1], zones[2], cubes, [us_last], [ussr_last], cuba)
    return minutes


def told(events: Sequence[Event], id: str) -> list[dict[str, int | str]]:
    """The fields of the events of this name."""
    return [dict(event.fields) for event in events if event.id == id]
