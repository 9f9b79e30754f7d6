"""The 39 strategy cards: our own one-line summary of each event, then the same clauses in verbs.

Clauses are set apart by semicolons; the tests name each of them. Verbs that only one card uses: one_card.py.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from redphone.core.book import Book
from redphone.core.flow import Step
from redphone.core.steps import By, If, Neighbour, OneOf, Seq
from redphone.games.days import cubes
from redphone.games.days.board import (
    ALLIANCES,
    ANYWHERE,
    ATLANTIC,
    BATTLEGROUNDS,
    BAY_OF_PIGS,
    BERLIN,
    CONTAINMENT,
    CUBA_MILITARY,
    CUBA_POLITICAL,
    ITALY,
    MILITARY,
    MOST_CUBES,
    POLITICAL,
    SOPS,
    TELEVISION,
    TO_THE_BRINK,
    TURKEY,
    UNITED_NATIONS,
    US,
    USSR,
    WORLD_OPINION,
    Board,
    among,
)
from redphone.games.days.cubes import WHERE_NONE, WHERE_SOME, HasCubes, Withdraw
from redphone.games.days.one_card import (
    IntelligenceReports,
    InvasionOfCuba,
    SuezHungary,
    SummitMeeting,
    WaveAndSmile,
)
from redphone.games.days.tracks import (
    DOWN,
    Deflate,
    Gain,
    InDefcon3,
    Lasts,
    Leader,
    MoveTrack,
    UsIsHigher,
)

CUBA: Final = among(CUBA_POLITICAL, CUBA_MILITARY)
ONLY_MILITARY: Final = 1
ONLY_POLITICAL: Final = 2


def un_events(board: Board, play_taken: Step, draw_one: Step, draw: Step) -> dict[str, Step]:
    place = partial(cubes.Place, board)
    command = partial(cubes.Command, board)
    political, military, world_opinion = (
        board.of_track[POLITICAL],
        board.of_track[MILITARY],
        board.of_track[WORLD_OPINION],
    )
    return {
        # Place up to 3 in total on world opinion battlegrounds; at most 2 on each.
        "speech_to_the_nation": place(3, on=world_opinion, at_most=2),
        # Move one of your tracks by up to 2, either way; then Command 1.
        "the_guns_of_august": Seq(MoveTrack(up_to=2), command(1)),
        # Whoever leads Television; may move two of their own tracks by 1 each, either way.
        "fifty_fifty": By(Leader(TELEVISION), MoveTrack(up_to=1, times=2)),
        # Your Commands get 1 cube more for the rest of the round.
        "sops": Lasts(SOPS),
        # Place up to 2 in total on political battlegrounds.
        "close_allies": place(2, on=political),
        # Take a random card from the opponent's hand; play it or discard it; the opponent draws another.
        "intelligence_reports": IntelligenceReports(play_taken, draw_one),
        # Discard any number of cards from your hand; draw as many.
        "summit_meeting": SummitMeeting(draw),
        # The opponent's Commands get 1 cube less for the rest of the round; never below 1.
        "to_the_brink": By(Neighbour(), Lasts(TO_THE_BRINK)),
        # Place up to 2 in total on military battlegrounds.
        "nuclear_submarines": place(2, on=military),
        # Deflate all three of your tracks by 1.
        "u_thant": Deflate(1),
        # Events of cards that the opponent plays cannot deflate their tracks for the rest of the round.
        "containment": By(Neighbour(), Lasts(CONTAINMENT)),
        # Command 3; then the opponent may Command 1.
        "a_face_saver": Seq(command(3), By(Neighbour(), command(1))),
        # Place 1 on each of up to three different battlegrounds.
        "scramble": place(3, on=ANYWHERE, at_most=1),
    }


def us_events(book: Book, board: Board) -> dict[str, Step]:
    place = partial(cubes.Place, board)
    remove = partial(cubes.Remove, board)
    remove_half = partial(cubes.RemoveHalf, board)
    command = partial(cubes.Command, board)
    political, military = board.of_track[POLITICAL], board.of_track[MILITARY]
    return {
        # Move the US political track by up to 2, either way; then Command 1.
        "mathematical_precision": Seq(MoveTrack(up_to=2, of=US, only=ONLY_POLITICAL), command(1)),
        # Place up to 4 in total where the US has no cubes; at most 2 on each.
        "excomm": place(4, on=ANYWHERE, at_most=2, only=WHERE_NONE),
        # Remove any number of US cubes; all from one battleground.
        "public_protests": remove(MOST_CUBES, of=US, one=True),
        # Place up to 4 in total on Berlin, Italy and Turkey; at most 2 on each.
        "lessons_of_munich": place(4, on=among(BERLIN, ITALY, TURKEY), at_most=2),
        # The US gains 1 prestige; then the USSR may move one US track by 1, either way.
        "operation_mongoose": Seq(Gain(US, 1), By(Neighbour(), MoveTrack(up_to=1, of=US))),
        # Either remove half of the USSR cubes from one Cuba battleground; or place up to 2 on Alliances.
        "air_strike": OneOf(
            book, "ask-air-strike", strike=remove_half(of=USSR, on=CUBA), rally=place(2, on=among(ALLIANCES))
        ),
        # Remove up to 2 USSR cubes from Turkey; then move the US political track by up to 2, either way.
        "non_invasion_pledge": Seq(
            remove(2, of=USSR, on=among(TURKEY)), MoveTrack(up_to=2, of=US, only=ONLY_POLITICAL)
        ),
        # If the US political track is in DEFCON 3; place up to 1 on every political battleground.
        "offensive_missiles": If(
            InDefcon3(US, POLITICAL), place(len(BATTLEGROUNDS), on=political, at_most=1)
        ),
        # Escalate the US military track by up to 2; then deflate one other US track by up to as many.
        "invasion_of_cuba": InvasionOfCuba(),
        # Place up to 2 on the Atlantic.
        "quarantine": place(2, on=among(ATLANTIC)),
        # Command 3 onto one military battleground; only to place.
        "u2_photographs": command(3, on=military, only_place=True),
        # Remove up to 2 US cubes in total; place them on other battlegrounds.
        "wave_and_smile": WaveAndSmile(board, 2),
        # If the US is higher on the military track; place up to 3 in total on the Cuba battlegrounds.
        "eyeball_to_eyeball": If(UsIsHigher(MILITARY), place(3, on=CUBA)),
    }


def ussr_events(book: Book, board: Board) -> dict[str, Step]:
    place = partial(cubes.Place, board)
    remove = partial(cubes.Remove, board)
    remove_half = partial(cubes.RemoveHalf, board)
    command = partial(cubes.Command, board)
    political, military = board.of_track[POLITICAL], board.of_track[MILITARY]
    return {
        # Move the USSR military track by up to 2, either way; then Command 1.
        "mrbms_and_irbms": Seq(MoveTrack(up_to=2, of=USSR, only=ONLY_MILITARY), command(1)),
        # Place up to 4 in total where the USSR has cubes; at most 2 on each.
        "moscow_is_our_brain": place(4, on=ANYWHERE, at_most=2, only=WHERE_SOME),
        # Remove up to 3 USSR cubes in total.
        "missile_trade": remove(3, of=USSR),
        # Place up to 3 in total on the Cuba battlegrounds.
        "fidel_castro": place(3, on=CUBA),
        # The USSR gains 2 prestige; then the US may move one USSR track by up to 2, either way.
        "berlin_blockade": Seq(Gain(USSR, 2), By(Neighbour(), MoveTrack(up_to=2, of=USSR))),
        # Place on Italy one by one; until the USSR has one more there than the US, or 5, or none left.
        "suez_hungary": SuezHungary(board),
        # If the USSR military track is in DEFCON 3; place up to 1 on every military battleground.
        "maskirovka": If(InDefcon3(USSR, MILITARY), place(len(BATTLEGROUNDS), on=military, at_most=1)),
        # The US either removes 2 of its cubes from Alliances; or its events cannot deflate this round.
        "bay_of_pigs": By(
            Neighbour(),
            If(
                HasCubes(2, ALLIANCES),
                OneOf(
                    book, "ask-bay-of-pigs", withdraw=Withdraw(board, 2, ALLIANCES), endure=Lasts(BAY_OF_PIGS)
                ),
                Lasts(BAY_OF_PIGS),
            ),
        ),
        # Deflate the most escalated USSR track by up to 2; if tied, choose one.
        "turn_back_the_ships": MoveTrack(up_to=2, of=USSR, ways=DOWN, most=True),
        # Place up to 3 on the Atlantic.
        "strategic_balance": place(3, on=among(ATLANTIC)),
        # Command 3 onto one political battleground; only to place.
        "national_liberation": command(3, on=political, only_place=True),
        # Place up to 2 on Turkey; remove half of the US cubes from one Cuba battleground.
        "u2_downed": Seq(place(2, on=among(TURKEY)), remove_half(of=US, on=CUBA)),
        # Place up to 2 in total on Television and the United Nations.
        "defensive_missiles": place(2, on=among(TELEVISION, UNITED_NATIONS)),
    }
