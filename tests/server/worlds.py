"""Stories of games, and other worlds in which one place would have seen and known exactly the same.

Made with the engine alone: the server that is tested has no part in it.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import count, product

import orjson

import redphone
from redphone import Play
from redphone.core.game import Game
from redphone.core.layout import CHANCE, OVER, WATCHER
from redphone.core.state import State

Place = int | None
UNDO = ""
ATTEMPTS = 4
"""How often a step is tried to be changed."""


@dataclass(frozen=True)
class Act:
    """What a seat or chance did. No action: it took its last one back."""

    seat: int
    action: str


@dataclass
class Story:
    """A game, or the beginning of one: that ends where somebody is asked."""

    game: str
    seats: int
    acts: list[Act]
    states: list[State]
    """After each act; the first is before anybody acted."""
    undoable: list[set[int]]
    """Who may take something back, likewise."""
    deck: str | None = None
    """The text of an owner's deck."""
    options: dict[str, str] = field(default_factory=dict)

    @property
    def numbers(self) -> list[int]:
        """Of the last step that readers were told of, after each act: answers to a discreet question are told
        when it is opened, all as one."""
        out = [0]
        for act, before, after in zip(self.acts, self.states, self.states[1:], strict=False):
            is_hidden = before.discreet and (act.action == UNDO or act.seat in after.answered)
            out.append(out[-1] + (not is_hidden))
        return out

    @property
    def chance(self) -> Iterator[str]:
        """What chance did, in its order."""
        return iter([act.action for act in self.acts if act.seat == CHANCE])

    @property
    def places(self) -> list[Place]:
        return [*range(self.seats), None]

    def known(self, place: Place) -> list[bytes]:
        return [state.known_to(place).dump() for state in self.states]

    def never_seen(self, place: Place) -> list[set[str]]:
        """The kinds of cards that never lay where this place sees them, up to each position: by the zones."""
        seat = WATCHER if place is None else place
        left = {kind for deck in self.states[0].book.decks for kind in deck.kinds}
        out: list[set[str]] = []
        for state in self.states:
            for zone in state.book.zones:
                if zone.seen_by(seat):
                    left = left.difference(zone.deck.names(zone.cards(state)))
            out.append(left)
        return out

    @property
    def printed(self) -> str:
        """What is printed on the cards, as every view has it from the first on: it says nothing of where they
        lie. Empty where views have no such thing."""
        table = self.states[0].view(None)["table"]
        assert isinstance(table, dict)
        return orjson.dumps(table["cards"]).decode() if "cards" in table else ""


@cache
def game_of(slug: str, deck: str | None = None) -> Game:
    game = redphone.game(slug)
    return game if deck is None else game.with_data({"deck": deck})


def story(
    slug: str,
    seats: int,
    length: int | None,
    seed: int,
    deck: str | None = None,
    options: dict[str, str] | None = None,
) -> Story:
    """A random game, with second thoughts: to its end, or the first of these seeds that lasts so long."""
    for again in count():
        found = told(slug, seats, length, random.Random(1000 * seed + again), deck, options or {})
        if found is not None:
            return found
    raise AssertionError


def told(
    slug: str,
    seats: int,
    length: int | None,
    rng: random.Random,
    deck: str | None,
    options: dict[str, str],
) -> Story | None:
    play = Play(game_of(slug, deck), seats, options=dict(options))
    found = Story(slug, seats, [], [play.state.clone()], [set()], deck, options)
    while length is None or len(found.acts) < length or play.state.actor == CHANCE:
        state = play.state
        if state.actor == OVER:
            return found if length is None else None
        undoable = sorted(found.undoable[-1])
        if state.actor == CHANCE:
            act = Act(CHANCE, state.sample(rng).text)
        elif undoable and rng.random() < 0.2:
            act = Act(undoable[0] if len(undoable) == 1 else rng.choice(undoable), UNDO)
        else:
            seat = rng.choice(state.waiting)
            act = Act(seat, rng.choice(state.options(seat)).text)
        take(found, play, act)
    return None if play.state.actor == OVER else found


def take(found: Story, play: Play, act: Act) -> None:
    """The next act of a story."""
    if act.action == UNDO:
        play.undo(act.seat)
    else:
        play.apply(act.action, act.seat)
    found.acts.append(act)
    found.states.append(play.state.clone())
    found.undoable.append({seat for seat in range(found.seats) if play.can_undo(seat)})


def asking(slug: str, seats: int, asked: list[int]) -> Story:
    """A random game up to a discreet question to exactly these seats, with their answers, each a card if it
    holds one, and what chance makes of them."""
    for seed in count():
        rng = random.Random(seed)
        play = Play(game_of(slug), seats)
        found = Story(slug, seats, [], [play.state.clone()], [set()])
        while play.state.actor != OVER:
            state = play.state
            if state.discreet and state.waiting == asked:
                for seat in asked:
                    take(found, play, Act(seat, state.options(seat)[0].text))
                while play.state.actor == CHANCE:
                    take(found, play, Act(CHANCE, play.state.sample(rng).text))
                if play.state.actor != OVER:
                    return found
            else:
                take(found, play, Act(state.actor, state.sample(rng).text))
    raise AssertionError


def twin(real: Story, place: Place, seed: int, most: int) -> tuple[Story, int]:
    """The same story in another world, which this place could not tell from it at any time; how unlike it is.

    At up to `most` steps that others or chance took, something else happens that the place does not notice.
    Whatever follows is what followed in the real world, or something that looks the same.
    """
    known = real.known(place)
    steps = [k for k, act in enumerate(real.acts) if act.seat != place and act.action != UNDO]
    random.Random(seed).shuffle(steps)
    changed: dict[int, int] = {}
    best = real
    for k, attempt in product(steps, range(ATTEMPTS)):
        found = None if k in changed else followed(real, known, place, {**changed, k: attempt}, seed)
        if found is not None:
            best = found
            changed[k] = attempt
            if len(changed) == most:
                break
    unlike = sum(a.ints() != b.ints() for a, b in zip(real.states, best.states, strict=True))
    return best, unlike


def followed(
    real: Story, known: list[bytes], place: Place, changed: dict[int, int], seed: int
) -> Story | None:
    """The real story with other acts at some steps, by lot, if that can be and is not noticed."""
    # What the place itself may take back is the same, or the server will be caught.
    found = Story(real.game, real.seats, [], [real.states[0].clone()], real.undoable, real.deck, real.options)
    before: list[State] = []
    for k, act in enumerate(real.acts):
        state = found.states[-1]
        if act.action == UNDO:
            if (state.learned >> act.seat) & 1:
                return None
            if state.has_answered(act.seat):
                after = state.clone()
                after.take_back(act.seat)
            else:
                after = before.pop()
            done = act
        else:
            options = [option.text for option in state.options(act.seat)]
            random.Random(seed + 1000 * k + changed.get(k, 0)).shuffle(options)
            if k in changed:
                options = [option for option in options if looks_like(state, option, act.action)]
            else:
                # What happened, if it still can, comes first.
                options.sort(key=act.action.__ne__)
            for option in options:
                after, done = state.clone(), Act(act.seat, option)
                after.apply(option, act.seat)
                if after.known_to(place).dump() == known[k + 1]:
                    break
                if act.seat == place:
                    return None
            else:
                return None
            if not after.has_answered(act.seat):
                before.append(state)
        found.acts.append(done)
        found.states.append(after)
    return found


def looks_like(state: State, option: str, action: str) -> bool:
    """Is it another act, of which the others see no more than that it was done?

    An answer to a sealed question is, and a secret verb with another noun; a die is thrown in sight of all,
    though nobody's knowledge keeps what it showed.
    """
    if option == action:
        return False
    verbs = {verb.name: verb.secret for verb in state.book.verbs}
    one, other = (text.split(" ")[0] for text in (option, action))
    return state.sealed or (one == other and verbs[one])


def names_in(text: str, names: set[str]) -> set[str]:
    """Those of the names that stand in a text as whole words, alone or behind a verb.

    Not in the table's options, which everybody knows: one has the name of the card that it is about.
    """
    return names.intersection(re.findall(r"[a-z0-9_-]+", re.sub(r'"options":{[^{}]*}', "", text)))
