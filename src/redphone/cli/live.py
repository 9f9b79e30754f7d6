"""A game being played in the terminal. It knows no game: views, offers, prompts and events say everything."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from rich.text import Text

from redphone.bots import Bot
from redphone.cli.choose import in_words, meant, not_offered
from redphone.cli.files import save, shown
from redphone.cli.mistakes import Mistake, nearest
from redphone.cli.reading import read, read_back
from redphone.cli.screen import Screen
from redphone.cli.told import told
from redphone.core.events import Event, Offer
from redphone.core.layout import CHANCE, OVER
from redphone.core.play import Play
from redphone.core.rng import Rng
from redphone.terminal import ALARM, LAMP, QUIET, SKIP, STRONG, Paper, Table, View, flow, joined, rule, wrap
from redphone.texts import LANGUAGES, Texts

Chance = Rng | random.Random

LEAST_LOG: Final = 1
GOOD_LOG: Final = 4
"""Rather than have a shorter log, offers are not repeated in words where the table has them."""
MOST_LOG: Final = 9
MEMORY: Final = 30
"""The moves of each seat that the log is told from: more than it shows, so that it knows what came before."""
OFFER_ROWS: Final = 2
"""Rows that are kept for offers while nobody asks, so that the table stands still."""
COMMANDS: Final = ("undo", "log", "help", "rules", "lang", "save", "quit")
ASK: Final = "ask"
"""Takes back what SKIP says."""
RULES: Final = 10
"""The columns of a rule around the words at its two ends."""
SHORT: Final = {"?": "help", "h": "help", "q": "quit", "exit": "quit", "u": "undo"}


class LiveTable:
    """Plays one game to its end: asks the person at `seat` (None: watches), and bots for all other seats."""

    def __init__(
        self,
        play: Play,
        table: Table,
        texts: Texts,
        screen: Screen,
        *,
        bots: dict[int, Bot],
        chance: Chance,
        bot_chance: dict[int, Chance],
        path: Path,
        in_language: Callable[[str], Texts],
    ) -> None:
        self.play = play
        self.table = table
        self.texts = texts
        self.screen = screen
        self.seat = texts.me
        self.bots = bots
        self.chance = chance
        self.bot_chance = bot_chance
        self.path = path
        self.in_language = in_language
        self.notice = Text()
        """What is said once, above the answer."""
        self.turns: list[int] = []
        """The number of moves before each of my turns."""
        self.skips: int | None = None
        """The part of the game, such as a round, in which I am not asked in others' turns."""
        self.declined = 0
        """The number of moves after the last question that was declined for me."""
        self.offer_rows = 0
        self.page_size = (0, 0)

    @property
    def words(self) -> list[str]:
        """What can be typed besides offers."""
        more = [SKIP, ASK] if self.table.skipping else []
        return [*self.table.looks, *more, *COMMANDS]

    def run(self) -> bool:
        """Play. True: to the end."""
        try:
            with self.screen:
                return self.loop()
        except EOFError:
            self.notice = Text("" if self.screen.live else self.texts.say("end-of-input"))
            return False
        finally:
            save(self.play.record, self.path)

    def loop(self) -> bool:
        while self.play.state.actor != OVER:
            before = len(self.play.moves)
            if self.play.state.actor == CHANCE:
                self.play.step(self.chance)
            elif self.seat in self.play.state.waiting:
                if not self.decline() and not self.turn():
                    return False
            else:
                self.bots_turn(self.play.state.waiting[0])
            self.interlude(before)
        return True

    def bots_turn(self, seat: int) -> None:
        if self.screen.live:
            watching = [Text(self.texts.say("watching"), QUIET)] if self.seat is None else []
            self.screen.draw(self.page([], watching))
        if not self.play.state.sealed:  # What is not shown cannot be followed.
            self.screen.wait()
        known = self.play.state.known_to(seat)
        action = self.bots[seat].choose(known, self.bot_chance[seat], self.play.seen(seat))
        before = len(self.play.moves)
        self.play.apply(action, seat)
        if self.seat is None and not self.screen.live:
            # What has a page of its own, now or at the end, is not told twice.
            paged = {line.plain for line in self.interlude_lines(before)}
            told = self.wrapped(self.table.log(self.events(before), self.texts), self.screen.paper)
            self.screen.show([line for line in told if line.plain not in paged])

    def interlude(self, before: int) -> None:
        """Show what deserves a page; at the end of the game `end` shows it."""
        if self.play.state.actor != OVER and (lines := self.interlude_lines(before)):
            self.screen.page(lines, self.texts)

    def interlude_lines(self, before: int) -> list[Text]:
        return self.table.interlude(self.events(before), self.view(), self.texts, self.screen.paper)

    def end(self) -> list[Text]:
        """How the table lies in the end, how it was counted, who won and why."""
        outcome = self.play.state.outcome
        assert outcome is not None
        paper = self.screen.paper
        table = self.table.ending(self.view(), self.texts, paper)
        lines = self.interlude_lines(len(self.play.moves) - 1)
        between = [Text()] if table and lines else []
        said = wrap(Text(self.texts.outcome(outcome), STRONG), paper.inner)
        return [*table, *between, *lines, Text(), *said]

    # My turn.

    def turn(self) -> bool:
        """Ask until something is done. False: the person leaves."""
        seat = self.seat
        assert seat is not None
        if self.path.is_file():
            save(self.play.record, self.path)
        while True:
            offers = self.offers(seat)
            self.screen.draw(self.page(offers, self.notice_lines()))
            self.notice = Text()
            typed = self.screen.ask().strip()
            found = meant(typed, offers, self.texts, self.numbers(offers))
            word = typed.lower().partition(" ")[0]
            command = SHORT.get(word, word)
            is_ours = command in self.words
            if len(found) == 1 and (not is_ours or found[0].action.text == typed):
                self.act(found[0])
                return True
            if command == "quit":
                return False
            if is_ours:
                self.obey(command, typed[len(word) :].strip())
                if self.decline():
                    return True
            elif found:
                said = ", ".join(offer.action.text for offer in found)
                self.notice = Text(self.texts.say("ambiguous", typed=typed, offered=said), ALARM)
            elif typed:
                self.notice = Text(not_offered(typed, offers, self.texts, self.numbers(offers)), ALARM)

    def act(self, offer: Offer) -> None:
        if not self.is_going_on():
            self.turns.append(len(self.play.moves))
        self.play.apply(offer.action, self.seat)

    def is_going_on(self) -> bool:
        """Was the last move mine, of the same turn?"""
        moves = self.play.moves
        return bool(moves) and moves[-1].seat == self.seat and len(moves) != self.declined

    def is_skipping(self, view: View) -> bool:
        return self.skips is not None and self.skips == self.table.spell(view)

    def decline(self) -> bool:
        """Say no for me, if I am asked in another's turn and do not want to be: nobody is told."""
        if self.skips is None:
            return False
        view = self.view()
        no = self.table.declines(view)
        if not no or not self.is_skipping(view):
            return False
        self.play.apply(no, self.seat)
        self.declined = len(self.play.moves)
        return True

    def obey(self, command: str, rest: str) -> None:
        """A word that is about the table, not the game."""
        try:
            if command == "undo":
                self.undo()
            elif command == "log":
                self.show_log()
            elif command in self.table.looks:
                read(
                    self.screen,
                    self.texts,
                    self.table.look(command, self.view(), self.texts, self.screen.paper),
                )
            elif command in ("help", "rules"):
                self.help()
            elif command == "lang":
                self.switch(rest.lower())
            elif command == "save":
                self.save_as(rest)
            elif command == SKIP:
                self.skips = self.table.spell(self.view())
            elif command == ASK:
                self.skips = None
                self.notice = Text(self.texts.say("asks-again"))
        except Mistake as mistake:
            self.notice = Text(mistake.line(self.texts), ALARM)

    def undo(self) -> None:
        assert self.seat is not None
        if not self.play.can_undo(self.seat):
            self.notice = Text(self.texts.say("nothing-to-undo"))
            return
        self.play.undo(self.seat)
        while self.turns and self.turns[-1] >= len(self.play.moves):
            self.turns.pop()
        self.notice = Text(self.texts.say("undone"))

    def switch(self, lang: str) -> None:
        if not lang:
            known = ", ".join(f"lang {language}" for language in LANGUAGES)
            raise Mistake("missing-language", known=known)
        if lang not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise Mistake("unknown-language", typed=lang, known=known, meant=nearest(lang, LANGUAGES))
        texts = self.in_language(lang)
        self.screen.must_show(texts)
        self.texts = texts
        self.notice = Text(self.texts.say("language-is"))

    def save_as(self, name: str) -> None:
        if not name:
            raise Mistake("missing-name")
        path = Path(name).expanduser()
        if path.exists() and path != self.path:
            raise Mistake("file-exists", file=str(path))
        save(self.play.record, path)
        self.notice = Text(self.texts.say("saved") + "\n" + shown(path))

    def help(self) -> None:
        """The rules, and what else the table has to explain, each on pages of its own."""
        inner = self.screen.paper.inner
        for n, id in enumerate(self.table.explains):
            lines = self.texts.say(id).splitlines()
            if n == 0:
                more = [word for word in self.words if word not in COMMANDS]
                lines += ["", *self.options(), self.commands(more, can_undo=True)]
            said = [piece for line in lines for piece in wrap(Text(line), inner, indent=2)]
            read(self.screen, self.texts, said)

    def options(self) -> list[str]:
        """The options that are not as usual."""
        usual = self.play.game.options
        return [
            f"--option {name}={usual[name].text(value)}"
            for name, value in self.play.state.book.options.items()
            if value != usual[name].default
        ]

    def commands(self, more: Sequence[str], can_undo: bool) -> str:
        """What may be typed."""
        said = "".join(f"{word}, " for word in more)
        return self.texts.say("play-help", undo=int(can_undo), more=said)

    def show_log(self) -> None:
        """All that happened."""
        moves = [self.events(n, n + 1) for n in range(len(self.play.moves))]
        story = [line for lines in self.table.story(moves, self.texts) for line in lines]
        inner = self.screen.paper.inner
        read_back(self.screen, self.texts, [piece for line in story for piece in wrap(Text(line), inner, 2)])

    # The page.

    def events(self, start: int, end: int | None = None) -> list[Event]:
        """What I was told by some of the moves."""
        return self.play.seen(self.seat, start, end)

    def view(self) -> View:
        """What I see, with all that I was told (`past`), and the offers in the table's order."""
        view = self.play.state.view(self.seat)
        offers = view["offers"]
        assert isinstance(offers, list)
        arranged = sorted(offers, key=lambda offer: self.table.rank(str(offer["action"])))
        return {**view, "offers": arranged, "past": self.events(0)}

    def offers(self, seat: int) -> list[Offer]:
        """What I may do, in the order of the numbers on the table."""
        return sorted(self.play.state.offers(seat), key=lambda offer: self.table.rank(offer.action.text))

    def numbers(self, offers: Sequence[Offer]) -> list[int]:
        """What may be typed for each."""
        return [self.table.number(offer.action.text, place) for place, offer in enumerate(offers, 1)]

    def wrapped(self, lines: Sequence[Text], paper: Paper) -> list[Text]:
        return [piece for line in lines for piece in wrap(line, paper.inner, indent=2)]

    def notice_lines(self) -> list[Text]:
        inner = self.screen.paper.inner
        # Whoever has just sat down is told where the signs are explained.
        is_explained = self.table.points_to_help and self.table.explains[1:]
        is_new = is_explained and all(move.seat != self.seat for move in self.play.moves)
        hint = wrap(Text(self.texts.say("first-hint")), inner) if is_new else []
        if self.notice.plain:
            return [*wrap(self.notice, inner), *hint]
        can_undo = self.seat is not None and self.play.can_undo(self.seat)
        return [*hint, *wrap(Text(self.commands(self.table.looks, can_undo), QUIET), inner)]

    def page(self, offers: Sequence[Offer], notice: Sequence[Text]) -> list[Text]:
        """The whole table: what lies there, what happened, what I hold and what I may do."""
        paper = self.screen.paper
        view = self.view()
        board = self.table.board(view, self.texts, paper)
        hand = self.table.hand(view, self.texts, paper)
        choices = (
            in_words(offers, self.numbers(offers), self.texts, paper) if self.table.repeats_offers else []
        )
        if self.page_size != (paper.width, paper.height):
            self.page_size, self.offer_rows = (
                (paper.width, paper.height),
                OFFER_ROWS if self.table.repeats_offers else 0,
            )
        self.offer_rows = max(self.offer_rows, len(choices))
        # Two rules, a row of help and a row for the answer; a notice of several rows takes them from the log.
        free = paper.height - len(board) - len(hand) - 4
        if self.screen.live and self.table.numbers_offers and free - self.offer_rows < GOOD_LOG:
            choices = []
        else:
            free -= self.offer_rows
        question = self.question(offers, view, paper)
        log = self.log(free + 2 - max(1, len(notice)) - len(question), paper)
        skips = [self.table.skipping, "can-ask"] if self.is_skipping(view) else []
        skipping = Text(" · ".join(map(self.texts.say, skips)), QUIET)
        return [
            *board,
            rule(Text(self.texts.say("log"), QUIET), skipping, paper.inner),
            *log,
            *question,
            *hand,
            *choices,
            *notice,
        ]

    def log(self, rows: int, paper: Paper) -> list[Text]:
        """What happened since my last turn, in the rows there are; before it, dimmed, what was earlier."""
        # In the middle of a turn, still since the turn before.
        my_turns = self.turns[:-1] if self.is_going_on() else self.turns
        start = my_turns[-1] if my_turns else 0
        before = self.events(max(0, start - MEMORY * self.play.state.seats), start) if start else []
        old, new = told(self.table, before, self.events(start), self.texts)
        out = self.wrapped(new, paper)
        if not self.screen.live:
            return out
        rows = max(LEAST_LOG, min(MOST_LOG, rows))
        if len(out) > rows:
            # Two turns on a line are better than none, and what was told last better than half of it all.
            while len(out := flow(new, paper.inner)) > rows and len(new) > 1:
                new = new[1:]
        else:
            out = [*self.wrapped([Text(line.plain, QUIET) for line in old], paper), *out]
        out = out[-rows:] + [Text()] * (rows - len(out))
        if out[0].plain.startswith("  "):
            # The end of a line whose beginning has no room.
            out[0] = joined(("… ", QUIET), out[0][2:])
        return out

    def question(self, offers: Sequence[Offer], view: View, paper: Paper) -> list[Text]:
        state = self.play.state
        prompt = self.play.prompt(self.seat)
        if not offers or prompt is None:
            said = self.texts.say("waiting-for", seat=state.waiting[0]) if state.waiting else ""
            return [rule(Text(said, QUIET), Text(), paper.inner)]
        mine = self.texts.say("you-are-asked" if self.table.declines(view) else "your-turn")
        left = joined((f" {mine} ", LAMP) if paper.colour else f"{mine} ·", " ")
        left.append(self.texts.say(prompt.id, **prompt.fields), STRONG)
        can_undo = self.seat is not None and self.play.can_undo(self.seat)
        right = Text(self.texts.say("can-undo"), QUIET) if can_undo else Text()
        if left.cell_len + right.cell_len + RULES > paper.inner:
            # The help says it too.
            right = Text()
        first, *more = wrap(left, paper.inner - len("── ") - 1)
        return [rule(first, right, paper.inner), *[joined("   ", line) for line in more]]
