"""Positions of 13 Days, reached as at a table: through the public API, with chance decided by us."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar, cast

import pytest

import redphone
from redphone import CHANCE, Event, Game, Play, State

Each = TypeVar("Each")

US = 0
USSR = 1
SIDES = ["us", "ussr"]
MILITARY = ["cuba_military", "atlantic", "berlin"]
POLITICAL = ["cuba_political", "turkey", "italy"]
WORLD_OPINION = ["united_nations", "television", "alliances"]
BATTLEGROUNDS = ["cuba_political", "cuba_military", "atlantic", "berlin", "turkey", "italy", *WORLD_OPINION]
SPARE = {US: ["turkey", "italy", "political"], USSR: ["berlin", "atlantic", "world_opinion"]}
"""The agendas that are drawn unless told otherwise; the first is kept."""


def board_with(
    us: Mapping[str, int],
    ussr: Mapping[str, int],
    us_tracks: Mapping[str, int],
    ussr_tracks: Mapping[str, int],
) -> Game:
    """13 Days with these cubes (and no others) on the board at the start, and markers that stand at these
    steps when the first round has escalated them: from 2 to 8.
    """
    text = redphone.game("13-days").registration.standard("board")
    for side, cubes in (("us", us), ("ussr", ussr)):
        text = re.sub(rf"(bonus = .*?\b{side}) = \d", r"\1 = 0", text)
        for at, n in cubes.items():
            text, found = re.subn(rf"(?m)^({at} = .*?\b{side}) = \d", rf"\g<1> = {n}", text)
            assert found == 1, at
    for side, tracks in (("us", us_tracks), ("ussr", ussr_tracks)):
        for track, step in tracks.items():
            text, found = re.subn(rf"(?m)^({track} = .*?\b{side}) = \d", rf"\g<1> = {step - 1}", text)
            assert found == 1, track
    return redphone.game("13-days").with_data({"board": text})


class Days:
    """A game of 13 Days at any point: what is asked, what lies on the table, what to do next."""

    def __init__(self, past: Play) -> None:
        self.past = past

    @property
    def state(self) -> State:
        return self.past.state

    @property
    def actor(self) -> int:
        return self.state.actor

    def do(self, *actions: str) -> list[Event]:
        """Do these one after the other, by whoever is asked. What happened at all of them."""
        events: list[Event] = []
        for action in actions:
            events += self.past.apply(action)
        return events

    def settle(self) -> None:
        """Let chance bring whatever comes first."""
        while self.actor == CHANCE:
            self.past.apply(self.state.options()[0])

    def offers(self, seat: int | None = None) -> list[str]:
        """What is offered, in words of the record."""
        return [str(action) for action in self.state.options(seat)]

    def can(self, verb: str) -> list[str]:
        """The nouns that are offered with a verb: `can("place")` is where a cube may be placed."""
        return [action.noun for action in self.state.options() if action.verb == verb]

    def is_idle(self, action: str) -> bool:
        """Does the offer to play or trigger an event say that it would do nothing now?"""
        (offer,) = [offer for offer in self.state.offers(self.actor) if offer.action.text == action]
        return offer.fields["idle"] == 1

    @property
    def asked(self) -> tuple[int, str]:
        """Who is asked what."""
        prompt = self.state.prompt(self.actor)
        return self.actor, "" if prompt is None else prompt.id

    @property
    def question(self) -> dict[str, int | str]:
        """What is asked, with its fields."""
        prompt = self.state.prompt(self.actor)
        assert prompt is not None
        return prompt.as_dict()

    def plays(self, seat: int) -> bool:
        """Is this side asked for its next card?"""
        return self.asked == (seat, "ask-play")

    def shown(self, seat: int | None = None) -> dict[str, Any]:
        """The table as a seat, or a spectator, is shown it."""
        return cast("dict[str, Any]", self.state.view(seat)["table"])

    def cubes(self, at: str) -> list[int]:
        """The cubes of the US and of the USSR on a battleground."""
        (found,) = [each["cubes"] for each in self.shown()["battlegrounds"] if each["at"] == at]
        return cast("list[int]", found)

    def markers(self, track: str) -> list[int]:
        """The steps of the US and of the USSR on a track."""
        (found,) = [each["markers"] for each in self.shown()["tracks"] if each["track"] == track]
        return cast("list[int]", found)

    @property
    def supply(self) -> list[int]:
        return [side["supply"] for side in self.shown()["sides"]]

    @property
    def letter(self) -> str:
        return SIDES[int(self.shown()["letter"])]

    @property
    def prestige(self) -> int:
        """By how much the US leads; below 0 the USSR."""
        prestige = self.shown()["prestige"]
        return int(prestige["lead"]) * (-1 if prestige["leader"] == USSR else 1)

    def hand(self, seat: int) -> list[str]:
        return [card["card"] for card in self.shown(seat)["hand"]]

    def lasting(self) -> list[tuple[str, str]]:
        """(side, effect) of what works for the rest of the round."""
        return [(SIDES[each["seat"]], each["effect"]) for each in self.shown()["lasting"]]


class Crisis(Days):
    """A game of 13 Days, at the first strategy card of a round.

    >>> crisis = Crisis(us_hand=["quarantine"], first="us")
    >>> events = crisis.do("event quarantine", "place atlantic", "place atlantic")
    >>> crisis.cubes("atlantic")
    [2, 0]
    """

    def __init__(
        self,
        us: Mapping[str, int] | None = None,
        ussr: Mapping[str, int] | None = None,
        us_tracks: Mapping[str, int] | None = None,
        ussr_tracks: Mapping[str, int] | None = None,
        us_hand: Sequence[str] = (),
        ussr_hand: Sequence[str] = (),
        us_agendas: Sequence[str] = SPARE[US],
        ussr_agendas: Sequence[str] = SPARE[USSR],
        first: str = "us",
        **options: bool | int | str,
    ) -> None:
        """Cubes as printed on the board unless `us` or `ussr` is given; markers likewise.

        The hands are filled up with cards that nobody asked for; the first agenda of each is kept.
        """
        game = redphone.game("13-days")
        if us is not None or ussr is not None or us_tracks or ussr_tracks:
            printed = {"us": {"turkey": 1, "italy": 1}, "ussr": {"cuba_military": 1, "berlin": 1}}
            game = board_with(
                printed["us"] if us is None else us,
                printed["ussr"] if ussr is None else ussr,
                us_tracks or {},
                ussr_tracks or {},
            )
        super().__init__(Play(game, 2, options))
        self.reserved: list[str] = []
        """Cards that chance must not bring unasked."""
        self.begin(us_hand, ussr_hand, us_agendas, ussr_agendas, first)

    def begin(
        self,
        us_hand: Sequence[str] = (),
        ussr_hand: Sequence[str] = (),
        us_agendas: Sequence[str] = (),
        ussr_agendas: Sequence[str] = (),
        first: str = "us",
    ) -> None:
        """The start of a round: agendas, hands, initiative."""
        drawn = [list(us_agendas), list(ussr_agendas)]
        for side in (US, USSR):
            for k in range(3):
                wanted = (
                    drawn[side][k]
                    if k < len(drawn[side])
                    else self.unwanted("agenda", [*drawn[US], *drawn[USSR]])
                )
                self.past.apply(f"agenda {wanted}")
                if k >= len(drawn[side]):
                    drawn[side].append(wanted)
        for side in (US, USSR):
            self.past.apply(f"keep {drawn[side][0]}", side)
        wanted_cards = [*us_hand, *ussr_hand, *self.reserved]
        for hand in (us_hand, ussr_hand):
            for k in range(5):
                card = hand[k] if k < len(hand) else self.unwanted("draw", wanted_cards)
                self.past.apply(f"draw {card}")
        self.past.apply(f"first {first}")

    def unwanted(self, verb: str, wanted: Sequence[str]) -> str:
        """What chance may bring and nobody asked for."""
        for action in self.state.options():
            if action.verb == verb and action.noun not in wanted:
                return action.noun
        raise AssertionError("everything is wanted")

    def pass_turns(self, n: int = 8, sparing: Sequence[str] = ()) -> None:
        """Play on with Commands of nothing: the first card of each hand, no event triggered.

        Cards to be spared stay in the hands.
        """
        for _ in range(n):
            self.do("command " + next(card for card in self.can("command") if card not in sparing))
            while not any(offer.startswith("on ") for offer in self.offers()):
                self.do("pass")
            self.do("pass")


def all_at(step: int) -> dict[str, int]:
    """All three markers of a side at this step."""
    return {"military": step, "political": step, "world_opinion": step}


def told(events: Sequence[Event], id: str) -> list[dict[str, int | str]]:
    """The fields of all events of a kind."""
    return [event.fields for event in events if event.id == id]


def of_us_and_ussr(side: str, ours: Each, theirs: Each) -> tuple[Each, Each]:
    return (ours, theirs) if side == "us" else (theirs, ours)


class Ours(Crisis):
    """A crisis as one side tells it, be it the US or the USSR: our cubes, tracks and cards, and theirs.

    >>> crisis = Ours("ussr", hand=["close_allies"], ours={"italy": 4})
    >>> events = crisis.do("event close_allies", "place italy")
    >>> crisis.our_cubes("italy"), crisis.can("place")
    (5, ['cuba_political', 'turkey'])
    """

    def __init__(
        self,
        side: str,
        hand: Sequence[str] = (),
        their_hand: Sequence[str] = (),
        ours: Mapping[str, int] | None = None,
        theirs: Mapping[str, int] | None = None,
        our_tracks: Mapping[str, int] | None = None,
        their_tracks: Mapping[str, int] | None = None,
        they_begin: bool = False,
        **options: bool | int | str,
    ) -> None:
        self.we = SIDES.index(side)
        self.they = 1 - self.we
        self.their_side = SIDES[self.they]
        us, ussr = of_us_and_ussr(side, ours, theirs)
        us_tracks, ussr_tracks = of_us_and_ussr(side, our_tracks, their_tracks)
        us_hand, ussr_hand = of_us_and_ussr(side, hand, their_hand)
        super().__init__(
            us=us,
            ussr=ussr,
            us_tracks=us_tracks,
            ussr_tracks=ussr_tracks,
            us_hand=us_hand,
            ussr_hand=ussr_hand,
            us_agendas=SPARE[US],
            ussr_agendas=SPARE[USSR],
            first=self.their_side if they_begin else side,
            **options,
        )

    def our_cubes(self, at: str) -> int:
        return self.cubes(at)[self.we]

    def their_cubes(self, at: str) -> int:
        return self.cubes(at)[self.they]

    @property
    def our_steps(self) -> list[int]:
        """Of our markers: military, political, world opinion."""
        return [each["markers"][self.we] for each in self.shown()["tracks"]]

    @property
    def their_steps(self) -> list[int]:
        return [each["markers"][self.they] for each in self.shown()["tracks"]]

    @property
    def is_over(self) -> bool:
        """Is our event over? They are asked for a card, or for the Command whose event we triggered."""
        return self.plays(self.they) or self.asked == (self.they, "ask-command")


PLAYED = "played"
TRIGGERED = "triggered"

both_sides = pytest.mark.parametrize("side", SIDES)
both_ways = pytest.mark.parametrize("way", [PLAYED, TRIGGERED])


def offered_event(
    side: str,
    card: str,
    way: str = PLAYED,
    hand: Sequence[str] = (),
    their_hand: Sequence[str] = (),
    **position: Any,
) -> tuple[Ours, str]:
    """We may play our card for its event; or they have played it for Command, and we may trigger it first.

    And the action that does so.
    """
    if way == PLAYED:
        return Ours(side, [card, *hand], their_hand, **position), f"event {card}"
    crisis = Ours(side, hand, [card, *their_hand], they_begin=True, **position)
    crisis.do(f"command {card}")
    return crisis, "choose trigger"


def event_of_ours(side: str, card: str, way: str = PLAYED, **position: Any) -> Ours:
    """The same, done."""
    crisis, action = offered_event(side, card, way, **position)
    crisis.do(action)
    return crisis


def check_without_effect(crisis: Ours, action: str) -> None:
    """The event is offered, and said to do nothing; it is told to do nothing; and it does nothing."""
    assert crisis.is_idle(action)
    before = crisis.shown()
    events = crisis.do(action)
    assert [event.id for event in events] in (["played-event", "no-effect"], ["triggered", "no-effect"])
    assert crisis.is_over
    for same in ("battlegrounds", "tracks", "prestige", "letter", "lasting", "deck"):
        assert crisis.shown()[same] == before[same]


def check_unused(events: Sequence[Event], card: str) -> None:
    """Of an event of which nothing was made that is told, and nothing else."""
    assert [(event.id, event.fields) for event in events] == [("no-effect", {"card": card})]


def at_television(military: int, us: Mapping[str, int] | None = None) -> Crisis:
    """The last choice of the first round: the US leads Television, and its military track is high."""
    crisis = Crisis(
        us={"television": 1, **(us or {})},
        us_tracks={"military": military},
        us_agendas=["italy", "turkey", "political"],
    )
    crisis.pass_turns()
    assert crisis.actor == US
    return crisis
