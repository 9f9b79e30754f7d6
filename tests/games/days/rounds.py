"""Turns and rounds of 13 Days from their first card to their end, and what was told of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tests.crisis import US, USSR, Crisis, event_of_ours

from redphone import CHANCE, OVER, Event, Outcome

Fields = dict[str, int | str]
Cubes = Mapping[str, int]

FIFTEEN_ELSEWHERE = {"cuba_political": 5, "turkey": 5, "television": 5}
"""Fifteen of a side's seventeen cubes: none on Italy, none on military battlegrounds."""


def heard(events: list[Event], seat: int | None) -> list[Fields]:
    """What a seat, or a spectator, was told, in order."""
    return [event.as_dict() for event in events if event.is_for(seat)]


def soviet(
    card: str,
    us: Cubes | None = None,
    ussr: Cubes | None = None,
    us_tracks: Cubes | None = None,
    ussr_tracks: Cubes | None = None,
) -> Crisis:
    """The USSR has just played this card for its event, in this position."""
    return event_of_ours("ussr", card, ours=ussr, theirs=us, our_tracks=ussr_tracks, their_tracks=us_tracks)


def ended(crisis: Crisis) -> Outcome:
    """How the game has ended."""
    outcome = crisis.state.outcome
    assert outcome is not None
    assert crisis.state.actor == OVER
    return outcome


def steps(crisis: Crisis, side: int) -> list[int]:
    """Where a side's markers stand: military, political, world opinion."""
    return [crisis.markers(track)[side] for track in ("military", "political", "world_opinion")]


def end_of_round(crisis: Crisis, *answers: str) -> list[Event]:
    """All eight cards as Commands of nothing, then these answers: what happened from the last card on."""
    crisis.pass_turns(8)
    last = crisis.past.moves[-1].events
    return [*last, *crisis.do(*answers)]


def play_out(crisis: Crisis, *saved: str) -> list[Event]:
    """The rest of a round as Commands of nothing, without these cards: what happened from the last one on."""
    while any(offer.startswith("command ") for offer in crisis.offers()):
        cards = [offer for offer in crisis.offers() if offer.startswith("command ")]
        crisis.do(next(card for card in cards if card.removeprefix("command ") not in saved))
        while not any(offer.startswith("on ") for offer in crisis.offers()):
            crisis.do("pass")
        crisis.do("pass")
        if crisis.actor == CHANCE:
            break
    return crisis.past.moves[-1].events


CALM = [("turkey", "italy"), ("atlantic", "berlin"), ("cuba_political", "cuba_military")]
"""Agendas of three rounds. On an empty board all are tied."""

FILLERS = [
    "eyeball_to_eyeball",
    "invasion_of_cuba",
    "wave_and_smile",
    "defensive_missiles",
    "missile_trade",
    "strategic_balance",
]
"""Cards that fill the hands of the first round of a calm game."""


def calm_start(
    us_card: str, ussr_card: str, us: Cubes | None = None, ussr: Cubes | None = None, letter: bool = False
) -> Crisis:
    """The first round of a game without war: both have removed two cubes from Alliances, and so deflated
    world opinion to its first step. Six cards are still to be played. `letter`: the US has used it.
    """
    crisis = Crisis(
        us=with_two_on_alliances(us or {}),
        ussr=with_two_on_alliances(ussr or {}),
        us_hand=["close_allies", us_card, *FILLERS[:3]],
        ussr_hand=["scramble", ussr_card, *FILLERS[3:]],
        us_agendas=CALM[0][:1],
        ussr_agendas=CALM[0][1:],
        first="us",
    )
    crisis.do("letter close_allies" if letter else "command close_allies", "on alliances", "cubes -2")
    crisis.do("command scramble", "on alliances", "cubes -2")
    return crisis


def with_two_on_alliances(cubes: Cubes) -> Cubes:
    return {**cubes, "alliances": cubes.get("alliances", 0) + 2}


def calm_game(
    saved: Sequence[tuple[str, str]],
    us: Cubes | None = None,
    ussr: Cubes | None = None,
    letter: bool = False,
    allied: Sequence[str] = (),
) -> Crisis:
    """Three rounds in which nothing happens but that these cards are saved, by the US and by the USSR.

    `allied`: the US, which leads Alliances, draws these and adds them.
    """
    if allied:
        us = {**(us or {}), "alliances": 1}
    kept = [card for pair in saved for card in pair]
    crisis = calm_start(*saved[0], us, ussr, letter)
    crisis.reserved = [*kept, *allied]
    for k, (us_agenda, ussr_agenda) in enumerate(CALM):
        if k:
            crisis.begin([saved[k][US]], [saved[k][USSR]], [us_agenda], [ussr_agenda])
        play_out(crisis, *kept)
        if allied:
            crisis.do(f"draw {allied[k]}", "choose aftermath")
    return crisis
