"""`redphone think`: what a search thinks of a position of a record, with what the seat knew there."""

from __future__ import annotations

import json
import sys
from argparse import Namespace
from dataclasses import dataclass
from typing import Final

from rich.text import Text

from redphone.bots.bots import HARD, SEARCH, SPECS, SearchBot
from redphone.bots.tree import Thought
from redphone.cli.arguments import USUAL_SEED
from redphone.cli.mistakes import Mistake, whole
from redphone.cli.replay import read
from redphone.cli.screen import Screen
from redphone.cli.setup import find_bot, table_for, texts_for
from redphone.cli.uncompiled import say_if_uncompiled
from redphone.core.events import Offer
from redphone.core.game import GameError
from redphone.core.knowledge import Knowledge
from redphone.core.layout import CHANCE
from redphone.core.records import Record, RecordError
from redphone.core.rng import Rng
from redphone.core.state import State
from redphone.terminal import QUIET, STRONG, grid, joined, wrap
from redphone.texts import Texts

WALKS: Final = 30
"""How often a line is played to say it in words, each time with other luck, before its end is given up."""
WORLDS: Final = 30
"""How many worlds are imagined to find one in which an action that the search expects is offered."""
ROOM: Final = 30
"""The columns that words need beside the figures; where there are fewer, they stand below them."""
GAP: Final = "  "


@dataclass(frozen=True)
class Position:
    """Where the search is asked: before the action `n` of a record, with what the seat that acts knows."""

    n: int
    total: int
    seat: int
    known: Knowledge
    played: str | None
    """What was done in the record; None where it ends."""


@dataclass(frozen=True)
class Expected:
    """An action that the search expects, as records have it and in words."""

    seat: int
    action: str
    words: str


@dataclass(frozen=True)
class Opinion:
    """What the search thinks of an option."""

    thought: Thought
    words: str
    share: float
    line: list[Expected]


def run(arguments: Namespace, texts: Texts) -> int:
    record = read(arguments.file)
    bot = searching(arguments.bot)
    seed = USUAL_SEED if arguments.seed is None else whole("--seed", arguments.seed)
    position = find_position(record, arguments.file, arguments.at)
    # Nobody in the record is "you".
    texts = texts_for(record.game, texts.lang, None)
    screen = Screen(colour=not arguments.no_color, widest=table_for(record.game).widest)
    screen.must_show(texts)
    say_if_uncompiled(texts, sys.stderr)
    thoughts = bot.think(position.known, Rng(seed))
    found = opinions(thoughts, Words(position, texts, Rng(seed)))
    if arguments.json:
        data = as_json(record, position, bot, seed, found, texts)
        print(json.dumps(data, indent=2, ensure_ascii=not screen.unicode))
    else:
        screen.show(page(record, position, bot, found, texts, screen.paper.inner))
    return 0


def searching(spec: str) -> SearchBot:
    found = find_bot(spec)
    if not isinstance(found, SearchBot):
        known = [each for each in SPECS if each.partition(":")[0] in (HARD, SEARCH)]
        raise Mistake("no-thoughts", typed=spec, known=", ".join(known))
    return found


def find_position(record: Record, file: str, typed: str | None) -> Position:
    """The position before an action, counted as `redphone replay` does; without one, the last question.

    A record that ends in the middle of a game can be asked about the action that comes next.
    """
    at = None if typed is None else whole("--at", typed)
    try:
        state = record.check().state
        total = len(record.lines)
        asked = [n for n, line in enumerate(record.lines, 1) if line.seat != CHANCE]
        if state.waiting:
            asked.append(total + 1)
        if not asked:
            raise Mistake("nobody-asked", file=file)
        n = asked[-1] if at is None else at
        if not 1 <= n <= max(total, asked[-1]):
            raise Mistake("no-action", n=str(n), file=file, total=str(max(total, asked[-1])))
        if n not in asked:
            # Of two that are as near, the one that comes: what chance does here is seen there.
            near = min(asked, key=lambda other: (abs(other - n), -other))
            raise Mistake("chance-acts", n=str(n), near=str(near))
        if n > total:
            return Position(n, total, state.waiting[0], state.known_to(state.waiting[0]), None)
        play = record.start()
        for line in record.lines[: n - 1]:
            record.advance(play, line)
        line = record.lines[n - 1]
        return Position(n, total, line.seat, play.state.known_to(line.seat), line.action)
    except RecordError as error:
        raise Mistake("bad-record", file=file, line=error.line, reason=error.reason) from error
    except GameError as error:
        # The data files that stand in its header.
        raise Mistake("bad-data", reason=str(error)) from error


class Words:
    """Says actions in the words of the offers, as the table does.

    What an offer says depends on the position. The search does not keep its positions, so what it expects is
    played once more, in worlds that the seat can imagine.
    """

    def __init__(self, position: Position, texts: Texts, rng: Rng) -> None:
        self.me: Final = position.seat
        self.known: Final = position.known
        self.texts: Final = texts
        self.rng: Final = rng
        self.secret: Final = {verb.name for verb in position.known.state.book.verbs if verb.secret}
        self.offers: Final = {offer.action.text: self.offer(offer) for offer in position.known.offers()}

    def offer(self, offer: Offer) -> str:
        return self.texts.say(offer.id, **offer.fields)

    def line(self, thought: Thought) -> list[Expected]:
        """What is expected after an option. What cannot be played stays as records have it."""
        best: list[str] = []
        for _ in range(WALKS):
            said = self.walk(thought)
            best = max(best, said, key=len)
            if len(best) == len(thought.line):
                break
        best += [self.seen(action) or action for _, action in thought.line[len(best) :]]
        return [
            Expected(seat, action, words) for (seat, action), words in zip(thought.line, best, strict=True)
        ]

    def walk(self, thought: Thought) -> list[str]:
        """Play a line as far as the luck of one walk allows."""
        said: list[str] = []
        world = self.known.imagine(self.rng)
        world.apply(thought.action, self.me)
        for seat, action in thought.line:
            found = self.reached(world, seat, action)
            if found is None:
                break
            world, offer = found
            said.append(self.seen(action) or self.offer(offer))
            world.apply(offer.action, seat)
        return said

    def seen(self, action: str) -> str:
        """What is said of a secret action, of which only the verb is seen; nothing if it is not secret."""
        return self.texts.say("think-secret", verb=action) if action in self.secret else ""

    def reached(self, after: State, seat: int, action: str) -> tuple[State, Offer] | None:
        """A world, alike to the seat that thinks, in which an action is offered to a seat."""
        # Who thinks knows its own hand: only what is drawn first can differ.
        is_known = seat == self.me and after.actor != CHANCE
        for _ in range(1 if is_known else WORLDS):
            world = after.known_to(self.me).imagine(self.rng)
            while world.actor == CHANCE:
                world.apply(world.sample(self.rng))
            for offer in world.offers(seat) if seat in world.waiting else []:
                done = offer.action.verb if action in self.secret else offer.action.text
                if done == action:
                    return world, offer
        return None


def opinions(thoughts: list[Thought], words: Words) -> list[Opinion]:
    total = sum(thought.visits for thought in thoughts) or 1
    return [
        Opinion(thought, words.offers[thought.action.text], thought.visits / total, words.line(thought))
        for thought in thoughts
    ]


# What is printed.


def question(position: Position, texts: Texts) -> str:
    prompt = position.known.prompt
    return "" if prompt is None else texts.say(prompt.id, **prompt.fields)


def as_json(
    record: Record, position: Position, bot: SearchBot, seed: int, found: list[Opinion], texts: Texts
) -> dict[str, object]:
    """The same as data. Seats count from 1, as they do in records."""
    return {
        "game": record.game.slug,
        "seats": record.seats,
        "at": position.n,
        "actions": position.total,
        "seat": position.seat + 1,
        "question": question(position, texts),
        "played": position.played,
        "bot": bot.spec,
        "seed": seed,
        "options": [
            {
                "action": opinion.thought.action.text,
                "words": opinion.words,
                "played": opinion.thought.action.text == position.played,
                "visits": opinion.thought.visits,
                "share": opinion.share,
                # What was never tried has no value.
                "value": opinion.thought.value if opinion.thought.visits else None,
                "lost": opinion.thought.lost,
                "line": [
                    {"seat": each.seat + 1, "action": each.action, "words": each.words}
                    for each in opinion.line
                ],
            }
            for opinion in found
        ],
    }


def page(
    record: Record, position: Position, bot: SearchBot, found: list[Opinion], texts: Texts, width: int
) -> list[Text]:
    say = texts.say
    where = say("replay-step", n=position.n, total=position.total)
    if position.played is None:
        where = say("think-after", n=position.total)
    head = f"{say('fuzz-table', game=record.game.slug, n=record.seats)} · {where} · {bot.spec}"
    asked = say("think-who", seat=position.seat, words=question(position, texts))
    out = [*wrap(Text(head, QUIET), width), *wrap(Text(asked, STRONG), width, 2), Text()]
    heads = [say("think-visits"), say("think-share"), say("think-value")]
    rows = [
        [
            str(opinion.thought.visits),
            percent(opinion.share, texts),
            percent(opinion.thought.value, texts) if opinion.thought.visits else "–",
        ]
        for opinion in found
    ]
    figures = grid([[Text(cell) for cell in row] for row in [heads, *rows]], "rrr", len(GAP))
    start = figures[0].cell_len + 2 + len(GAP)
    beside = width - start >= ROOM
    out.append(Text(f"  {figures[0].plain}{GAP}{say('think-option')}", QUIET))
    for opinion, figure in zip(found, figures[1:], strict=True):
        mark = "▸" if opinion.thought.action.text == position.played else " "
        row = Text(f"{mark} {figure.plain}")
        doom = f" · {say('think-lost')}" if opinion.thought.lost else ""
        if beside:
            out += wrap(joined(row, GAP, (opinion.words, STRONG), doom), width, start + 2)
        else:
            out += [row, *wrap(joined("    ", (opinion.words, STRONG), doom), width, 6)]
        if opinion.line:
            indent = start if beside else 4
            out += wrap(Text(f"{' ' * indent}→ {line_of(opinion, texts)}", QUIET), width, indent + 2)
    out.append(Text())
    if position.played is not None:
        out += wrap(Text(f"▸ {say('think-played')}"), width, 2)
    if any(opinion.line for opinion in found):
        out += wrap(Text(f"→ {say('think-line')}"), width, 2)
    return [*out, *wrap(Text(say("think-means")), width, 2)]


def line_of(opinion: Opinion, texts: Texts) -> str:
    """What is expected next; a seat is named once for all that it does in a row."""
    said: list[str] = []
    before = -1
    for each in opinion.line:
        named = each.seat != before
        said.append(texts.say("think-who", seat=each.seat, words=each.words) if named else each.words)
        before = each.seat
    return " → ".join(said)


def percent(share: float, texts: Texts) -> str:
    said = f"{100 * share:.1f}"
    return (said if texts.lang == "en" else said.replace(".", ",")) + " %"
