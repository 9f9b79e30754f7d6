"""A game from its set-up to its end, and what lies between two games of a campaign."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from redphone.core.bits import Buffer, bit, low
from redphone.core.book import Book
from redphone.core.flow import Do
from redphone.core.steps import Condition, Sealed
from redphone.core.zones import EVERYBODY
from redphone.games.minutes.board import CAMPAIGN_GAMES, CAMPAIGN_POINTS, CUBES_EACH, US, USSR
from redphone.games.minutes.deck import Cards
from redphone.games.minutes.effects import side_of, zone_name
from redphone.games.minutes.numbers import (
    AFTERMATH_COUNTED,
    AFTERMATH_TIED,
    CAMPAIGN_STANDS,
    DOMINATED,
    GAME_BEGAN,
    GAME_SCORED,
    LAST_CARD,
    LAST_LAID,
    MAJORITY_WON,
    NO_MAJORITY,
    STARTED_WAR,
    TURNED_CUBA,
)
from redphone.games.minutes.scoring import (
    aftermath_cubes,
    field_points,
    military_fields,
    same_kind,
    starts_war,
)
from redphone.games.minutes.state import (
    AFTERMATH,
    CUBA_LIES,
    CUBES,
    DECK,
    GAME,
    HAND,
    LAST,
    MAJORITY,
    POINTS,
    SEEN_CUBA,
    SIZE,
    SUPPLY,
    SWAPPED,
    TOTAL,
    TURNED,
    WAR,
)

if TYPE_CHECKING:
    from redphone.core.state import Frame, State


@final
class GamesLeft(Condition):
    """One game; or, of a campaign, as many as it takes. [Campaigns]"""

    def __init__(self, campaign: bool) -> None:
        self.campaign: bool = campaign

    def holds(self, s: State, seat: i64) -> bool:
        d = s.d
        if d[GAME] == 0:
            return True
        if not self.campaign or d[WAR] or d[GAME] == CAMPAIGN_GAMES:
            return False
        one = d[TOTAL]
        other = d[TOTAL + 1]
        # Equal at the top: another game.
        return (one < CAMPAIGN_POINTS and other < CAMPAIGN_POINTS) or one == other


@final
class SetUp(Do):
    """Thirteen cubes each, the cards shuffled, Cuba face down in the middle. [Game set-up]"""

    def __init__(self, cards: Cards, campaign: bool) -> None:
        super().__init__()
        self.cards: Final = cards
        self.campaign: bool = campaign

    def do(self, s: State, seat: i64, arg: i64) -> None:
        d = s.d
        swapped = d[SWAPPED]
        game = d[GAME]
        one = d[TOTAL]
        other = d[TOTAL + 1]
        for k in range(i64(CUBES), i64(SIZE)):
            d[k] = 0
        d[SWAPPED] = swapped
        d[GAME] = game
        d[TOTAL] = one
        d[TOTAL + 1] = other
        d[SUPPLY] = CUBES_EACH
        d[SUPPLY + 1] = CUBES_EACH
        d[DECK] = self.cards.deck.full
        if s.listening and self.campaign:
            s.tell(GAME_BEGAN, EVERYBODY, game + 1, swapped)


@final
class EndOfGame(Do):
    """Points for battlegrounds; Cuba is turned over; military majority; aftermath; nuclear war. [3. End]"""

    def __init__(self, cards: Cards, campaign: bool) -> None:
        super().__init__()
        self.cards: Final = cards
        self.campaign: bool = campaign

    def do(self, s: State, seat: i64, arg: i64) -> None:
        s.learned = EVERYBODY
        self.count_fields(s)
        self.turn_cuba(s)
        self.count_military(s)
        self.count_aftermath(s)
        self.check_for_war(s)
        d = s.d
        d[GAME] += 1
        for player in range(i64(2)):
            d[TOTAL + player] += d[POINTS + player]
        if s.listening:
            us = side_of(s, US)
            ussr = side_of(s, USSR)
            s.tell(GAME_SCORED, EVERYBODY, d[POINTS + us], d[POINTS + ussr])
            if self.campaign:
                s.tell(CAMPAIGN_STANDS, EVERYBODY, d[TOTAL + us], d[TOTAL + ussr])

    def count_fields(self, s: State) -> None:
        d = s.d
        for player in range(i64(2)):
            d[POINTS + player] = field_points(s, player)
        if s.listening:
            s.tell(DOMINATED, EVERYBODY, d[POINTS + side_of(s, US)], d[POINTS + side_of(s, USSR)])

    def turn_cuba(self, s: State) -> None:
        """The cubes stay on it. Where nobody has looked, it is the card that nobody has drawn."""
        d = s.d
        d[TURNED] = d[DECK] | d[SEEN_CUBA] | d[SEEN_CUBA + 1] | d[SEEN_CUBA + 2]
        d[DECK] = 0
        for k in range(i64(3)):
            d[SEEN_CUBA + k] = 0
        if s.listening:
            s.tell(TURNED_CUBA, EVERYBODY, low(d[TURNED]), zone_name(s, d[CUBA_LIES]))

    def count_military(self, s: State) -> None:
        d = s.d
        cuba = low(d[TURNED])
        one = military_fields(s, self.cards, 0, cuba)
        other = military_fields(s, self.cards, 1, cuba)
        if one == other:
            if s.listening:
                s.tell(NO_MAJORITY, EVERYBODY, one)
            return
        winner: i64 = 0
        if other > one:
            winner = 1
        d[MAJORITY] = 1 + winner
        d[POINTS + winner] += 1
        if s.listening:
            most = one
            least = other
            if winner:
                most = other
                least = one
            s.tell(MAJORITY_WON, EVERYBODY, side_of(s, winner), most, least)

    def count_aftermath(self, s: State) -> None:
        """The last cards are shown, in whosever hand; those of the UN do not count."""
        d = s.d
        for player in range(i64(2)):
            d[LAST + player] = d[HAND + 2 * player] | d[HAND + 2 * player + 1]
            d[HAND + 2 * player] = 0
            d[HAND + 2 * player + 1] = 0
            if s.listening:
                s.tell(LAST_CARD, EVERYBODY, side_of(s, player), low(d[LAST + player]))
        both = d[LAST] | d[LAST + 1]
        one = aftermath_cubes(s, self.cards, 0, both)
        other = aftermath_cubes(s, self.cards, 1, both)
        if one > other:
            d[AFTERMATH] = 1
            d[POINTS] += 1
        elif other > one:
            d[AFTERMATH] = 2
            d[POINTS + 1] += 1
        if s.listening:
            us = one
            ussr = other
            if side_of(s, US):
                us = other
                ussr = one
            if d[AFTERMATH]:
                s.tell(AFTERMATH_COUNTED, EVERYBODY, us, ussr, side_of(s, d[AFTERMATH] - 1))
            else:
                s.tell(AFTERMATH_TIED, EVERYBODY, us, ussr)

    def check_for_war(self, s: State) -> None:
        """Last cards with the same symbol are laid into their holders' spheres first."""
        d = s.d
        laid = same_kind(self.cards, low(d[LAST]), low(d[LAST + 1]))
        if s.listening and laid:
            s.tell(LAST_LAID, EVERYBODY, self.cards.kind[low(d[LAST])])
        for player in range(i64(2)):
            more: i64 = 0
            if laid:
                more = d[LAST + player]
            if d[CUBA_LIES] == 1 + player:
                more |= d[TURNED]
            if starts_war(s, self.cards, player, more):
                d[WAR] |= bit(player)
                if s.listening:
                    s.tell(STARTED_WAR, EVERYBODY, side_of(s, player))


# What happens to the sides between two games.
KEEP_SIDES: Final = 0
SWAP_SIDES: Final = 1
ASK_SIDES: Final = 2


@final
class NextGame(Sealed):
    """Both look at the table once more and go on; where the players decide, sides change if both want it."""

    def __init__(self, book: Book, sides: int) -> None:
        super().__init__()
        self.asks = "ask-sides" if sides == ASK_SIDES else "ask-next-game"
        self.sides: i64 = sides
        self.ready: i64 = book.choice("ready")
        self.keep: i64 = book.choice("keep")
        self.swap: i64 = book.choice("swap")

    def options(self, s: State, f: Frame, seat: i64, out: Buffer) -> None:
        if self.sides == ASK_SIDES:
            out.add(self.keep)
            out.add(self.swap)
        else:
            out.add(self.ready)

    def opened(self, s: State, f: Frame) -> None:
        d = s.d
        both_want = s.answer(0) == self.swap and s.answer(1) == self.swap
        if self.sides == SWAP_SIDES or both_want:
            d[SWAPPED] ^= 1
