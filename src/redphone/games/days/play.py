"""The sequence of play of 13 Days."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from redphone.core.actions import Action, Verb
from redphone.core.bits import bit
from redphone.core.book import Book, Edition, Outcome
from redphone.core.events import EventKind, Offer
from redphone.core.steps import Draw, Each, If, OneOf, Seq, While
from redphone.core.zones import EVERYBODY, NOBODY, Deck, Zone
from redphone.games.days import numbers
from redphone.games.days.board import (
    ALLIANCES,
    BATTLEGROUNDS,
    CARDS_PLAYED,
    CUBES_EACH,
    EFFECTS,
    HAND_SIZE,
    MOST_CUBES,
    MOST_LEAD,
    ROUNDS,
    SIDES,
    TELEVISION,
    TOP,
    TRACKS,
    UNITED_NATIONS,
    US,
    USSR,
    Board,
)
from redphone.games.days.cards import un_events, us_events, ussr_events
from redphone.games.days.cubes import Command
from redphone.games.days.decks import Agendas, Cards
from redphone.games.days.evaluate import evaluate, wins
from redphone.games.days.rounds import (
    AdvanceRound,
    Aftermath,
    CheckForWar,
    DrawAgendas,
    Escalate,
    Initiative,
    KeepAgenda,
    OpinionBonus,
    Peace,
    ResolveAgendas,
    RoundsLeft,
    SaveCards,
    TakeLetter,
    ToAftermath,
    ToDiscard,
)
from redphone.games.days.state import (
    AFTERMATH,
    AGENDAS,
    ALLIED,
    ASIDE,
    CUBES,
    DECK,
    DISCARD,
    DRAWN,
    FLAGS,
    HAND,
    KEPT,
    LETTER,
    MARKER,
    OPENED,
    PRESTIGE,
    RESOLVED,
    ROUND,
    SIZE,
    SUPPLY,
    TURN,
    WAR,
)
from redphone.games.days.tracks import WAYS, MoveTrack
from redphone.games.days.turns import Events, PlayCard, Trigger, Turns
from redphone.games.days.view import own_table, table
from redphone.games.days.wording import wording

if TYPE_CHECKING:
    from redphone.core.state import State


@final
class DaysBook(Book):
    def __init__(self, edition: Edition) -> None:
        super().__init__(edition, SIZE)
        self.clear_lead = 5_000
        self.board: Final = Board(edition.data["board"])
        self.cards: Final = Cards(edition.data["cards"])
        self.agendas: Final = Agendas(
            edition.data["agendas"],
            lead_before=edition.options["agenda_lead"] == "before_escalation",
            icons_once=edition.options["same_track_icons"] == "once",
        )
        self.card_events: Final = Events(
            self.cards, contain_triggered=edition.options["containment"] == "played_or_triggered"
        )
        strategy = self.cards.deck
        agendas = self.agendas.deck
        self.decks = [strategy, agendas]
        deck = Zone("deck", strategy, DECK, NOBODY)
        hands = own("hand", strategy, HAND)
        allied = own("alliances", strategy, ALLIED)
        self.zones = [
            deck,
            *hands,
            # Parts of the hands: how many cards Summit Meeting will discard is nobody else's business yet.
            *[
                Zone(f"aside {side + 1}", strategy, ASIDE + side, 2**side, inside=HAND + side)
                for side in range(2)
            ],
            Zone("discard", strategy, DISCARD, EVERYBODY),
            *own("aftermath", strategy, AFTERMATH),
            *[Zone(f"opened {side + 1}", strategy, OPENED + side, EVERYBODY) for side in range(2)],
            *allied,
            Zone("agendas", agendas, AGENDAS, NOBODY),
            *[Zone(f"drawn {side + 1}", agendas, DRAWN + side, EVERYBODY) for side in range(2)],
            *[
                Zone(f"kept {side + 1}", agendas, KEPT + side, 2**side, within=FLAGS + side)
                for side in range(2)
            ],
            *[Zone(f"resolved {side + 1}", agendas, RESOLVED + side, EVERYBODY) for side in range(2)],
        ]
        self.name_verbs()
        self.name_events()

        def draw(n: int, to: list[Zone]) -> Draw:
            return Draw(numbers.DRAW, n, deck, to, numbers.DREW, numbers.DREW_HIDDEN)

        command = Command(self.board, 0)
        trigger = Trigger(self, self.card_events)
        play = PlayCard(self, self.card_events, command, trigger, taken=False)
        play_taken = PlayCard(self, self.card_events, command, trigger, taken=True)
        self.card_events.fill(
            {
                "us": us_events(self, self.board),
                "ussr": ussr_events(self, self.board),
                "un": un_events(self.board, play_taken, draw(1, hands), draw(0, hands)),
            }
        )
        alliances = OneOf(self, "ask-alliances", aftermath=ToAftermath(), discard=ToDiscard())
        self.freeze(
            Seq(
                While(
                    RoundsLeft(),
                    Seq(
                        Escalate(),
                        Each(DrawAgendas(self.agendas)),
                        KeepAgenda(self.agendas),
                        Each(draw(HAND_SIZE, hands)),
                        Initiative(),
                        Turns(play),
                        SaveCards(),
                        OpinionBonus(TELEVISION, MoveTrack(up_to=1)),
                        OpinionBonus(UNITED_NATIONS, TakeLetter()),
                        OpinionBonus(ALLIANCES, Seq(draw(1, allied), alliances)),
                        ResolveAgendas(self.board, self.agendas),
                        CheckForWar(),
                        AdvanceRound(),
                    ),
                ),
                If(Peace(), Aftermath(self.cards)),
            )
        )

    def name_verbs(self) -> None:
        cards = self.cards.deck.kinds
        agendas = self.agendas.deck.kinds
        cubes = [f"{sign}{n}" for sign in "+-" for n in range(1, MOST_CUBES + 1)]
        self.verb(numbers.KEEP, Verb("keep", agendas, secret=True))
        self.verb(numbers.AGENDA, Verb("agenda", agendas))
        self.verb(numbers.DRAW, Verb("draw", cards, secret=True))
        self.verb(numbers.FIRST_PLAYS, Verb("first", SIDES))
        self.verb(numbers.COMMAND, Verb("command", cards))
        self.verb(numbers.LETTER_TOO, Verb("letter", cards))
        self.verb(numbers.EVENT, Verb("event", cards))
        self.verb(numbers.DISCARDS, Verb("discard", cards, secret=True))
        self.verb(numbers.TAKES, Verb("take", cards))
        self.verb(numbers.ON, Verb("on", BATTLEGROUNDS))
        self.verb(numbers.CUBES_MOVED, Verb("cubes", cubes))
        self.verb(numbers.PLACE, Verb("place", BATTLEGROUNDS))
        self.verb(numbers.REMOVE, Verb("remove", BATTLEGROUNDS))
        self.verb(numbers.DEFCON, Verb("defcon", WAYS))

    def name_events(self) -> None:
        cards = self.cards.deck.kinds
        agendas = self.agendas.deck.kinds
        cubes: dict[str, list[str] | None] = {"side": SIDES, "at": BATTLEGROUNDS, "n": None, "now": None}
        steps: dict[str, list[str] | None] = {"side": SIDES, "track": TRACKS, "n": None, "now": None}
        self.event(numbers.ROUND_BEGAN, EventKind("round", {"round": None, "rounds": None}))
        self.event(numbers.FLAGGED, EventKind("flagged", {"side": SIDES, "agenda": agendas}))
        self.event(numbers.KEPT_AGENDA, EventKind("kept", {"agenda": agendas}))
        self.event(numbers.AGENDAS_CHOSEN, EventKind("agendas-chosen", {}))
        self.event(numbers.DREW, EventKind("drew", {"card": cards}))
        self.event(numbers.DREW_HIDDEN, EventKind("drew-hidden", {"side": SIDES}))
        self.event(numbers.INITIATIVE, EventKind("initiative", {"side": SIDES, "first": SIDES}))
        self.event(numbers.COMMANDED, EventKind("commanded", {"side": SIDES, "card": cards, "n": None}))
        self.event(numbers.USED_LETTER, EventKind("used-letter", {"side": SIDES, "card": cards, "n": None}))
        self.event(numbers.PLAYED_EVENT, EventKind("played-event", {"side": SIDES, "card": cards}))
        self.event(numbers.TRIGGERED, EventKind("triggered", {"side": SIDES, "card": cards}))
        self.event(numbers.DECLINED, EventKind("declined", {"side": SIDES, "card": cards}))
        self.event(numbers.NO_EFFECT, EventKind("no-effect", {"card": cards}))
        self.event(numbers.PLACED, EventKind("placed", cubes))
        self.event(numbers.REMOVED, EventKind("removed", cubes))
        self.event(numbers.ESCALATED, EventKind("escalated", steps))
        self.event(numbers.DEFLATED, EventKind("deflated", steps))
        self.event(numbers.BLOCKED, EventKind("blocked", {"side": SIDES, "track": TRACKS}))
        self.event(numbers.GAINED, EventKind("gained", {"side": SIDES, "n": None}))
        self.event(numbers.LASTS, EventKind("lasts", {"side": SIDES, "effect": EFFECTS}))
        self.event(numbers.TOOK, EventKind("took", {"side": SIDES, "card": cards}))
        self.event(numbers.DISCARDED, EventKind("discarded", {"side": SIDES, "card": cards}))
        self.event(numbers.SAVED, EventKind("saved", {"card": cards}))
        self.event(numbers.SAVED_HIDDEN, EventKind("saved-hidden", {"side": SIDES}))
        self.event(numbers.LEADS_OPINION, EventKind("leads", {"side": SIDES, "at": BATTLEGROUNDS}))
        self.event(numbers.NOBODY_LEADS, EventKind("nobody-leads", {"at": BATTLEGROUNDS}))
        self.event(numbers.GOT_LETTER, EventKind("got-letter", {"side": SIDES}))
        self.event(numbers.REVEALED, EventKind("revealed", {"side": SIDES, "agenda": agendas}))
        self.event(
            numbers.SCORED, EventKind("scored", {"side": SIDES, "agenda": agendas, "n": None, "lead": None})
        )
        self.event(numbers.TIED, EventKind("tied", {"agenda": agendas}))
        self.event(numbers.STARTED_WAR, EventKind("war", {"side": SIDES}))
        self.event(numbers.IN_AFTERMATH, EventKind("in-aftermath", {"side": SIDES, "card": cards}))
        self.event(numbers.AFTERMATH_COUNTED, EventKind("aftermath", {"us": None, "ussr": None}))
        # `was`: by how much the leader led before; below 0 it trailed. `cut`: what is lost of a greater lead.
        self.event(
            numbers.STANDS, EventKind("prestige", {"leader": SIDES, "n": None, "was": None, "cut": None})
        )

    def start(self, s: State) -> None:
        """[Game set up]"""
        d = s.d
        for side in range(i64(2)):
            d[SUPPLY + side] = CUBES_EACH
            for at in range(i64(9)):
                cubes = self.board.start[9 * side + at]
                d[CUBES + 9 * side + at] = cubes
                d[SUPPLY + side] -= cubes
        for k in range(i64(6)):
            d[MARKER + k] = self.board.markers[k]
        d[LETTER] = US
        d[DECK] = self.cards.deck.full
        d[AGENDAS] = self.agendas.deck.full

    def table(self, s: State) -> dict[str, object]:
        return table(s, self.board, self.cards, self.agendas)

    def own(self, s: State, seat: int) -> dict[str, object]:
        return own_table(s, self.cards, self.agendas, seat)

    def wording(self, s: State, seat: int, action: Action) -> Offer:
        return wording(s, self.board, self.card_events, seat, action)

    def outcome(self, s: State) -> Outcome:
        """The most prestige wins, on a tie the letter; who triggers nuclear war has lost. [End of game]"""
        d = s.d
        lead = int(d[PRESTIGE])
        scores = [lead, -lead]
        if d[WAR] == 3:
            return Outcome(scores, [], "reason-both-war")
        if d[WAR]:
            return Outcome(scores, [USSR if d[WAR] == bit(US) else US], "reason-war")
        if lead == 0:
            return Outcome(scores, [int(d[LETTER])], "reason-letter")
        return Outcome(scores, [US if lead > 0 else USSR], "reason-prestige")

    def period(self, s: State) -> i64:
        return s.d[ROUND]

    def is_closing(self, s: State) -> bool:
        return s.d[TURN] == CARDS_PLAYED

    def is_ruined(self, s: State, seat: i64) -> bool:
        """By nuclear war."""
        return (s.d[WAR] >> seat) & 1 == 1

    def victory(self, s: State, seat: i64) -> i64:
        return 1000 if wins(s, seat) else 0

    def evaluate(self, s: State, seat: i64) -> i64:
        return evaluate(s, self.board, self.cards, self.agendas, seat)

    def audit(self, s: State) -> list[str]:
        d = s.d
        wrong: list[str] = []
        for side, flag in enumerate(SIDES):
            cubes = [int(d[CUBES + 9 * side + at]) for at in range(9)]
            if sum(cubes) + d[SUPPLY + side] != CUBES_EACH or d[SUPPLY + side] < 0:
                wrong.append(f"{flag} has {cubes} on the board and {d[SUPPLY + side]} beside it")
            if min(cubes) < 0 or max(cubes) > MOST_CUBES:
                wrong.append(f"{flag} has {cubes} on the battlegrounds")
            markers = [int(d[MARKER + 3 * side + track]) for track in range(3)]
            if min(markers) < 1 or max(markers) > TOP:
                wrong.append(f"{flag} has its markers at {markers}")
        if not -MOST_LEAD <= d[PRESTIGE] <= MOST_LEAD:
            wrong.append(f"the prestige marker is at {d[PRESTIGE]}")
        return wrong

    def longest(self, seats: int) -> int:
        # A round: six agendas drawn and two kept, ten cards, the initiative, the turns, and for world opinion
        # a track, a card and its place. A turn: the card, the answer to it, an event of at most nine clicks
        # (Summit Meeting: up to four cards, a pass, and as many drawn) and a Command of two; Intelligence
        # Reports, once in a game, lets a second card be played, and takes and gives one.
        turn = 1 + 1 + 9 + 2
        return ROUNDS * (6 + 2 + 10 + 1 + CARDS_PLAYED * turn + 3) + turn + 2


def own(name: str, deck: Deck, at: int) -> list[Zone]:
    """A zone for each side that only this side sees."""
    return [Zone(f"{name} {side + 1}", deck, at + side, 2**side) for side in range(2)]
