"""What people read, in English, French and Russian: ids with fields come in, sentences come out.

A text is a message of a Fluent file: `text/*.ftl` for all games, `games/<g>/text/*.ftl` for one game. The
text, not the caller, says what its fields are, so that a player called "blue-5" stays a player:

- `{ NAME($card) }`: the field is an id, and that id's own message is the name. `NAME($card, case: "acc")`
  reads the message's attribute for the case; languages and names that do not inflect leave it out, and the
  plain name stands. Where `blue-5` has no message, `blue-n` names it with 5 as its `$n`, so that the cards
  of an owner's deck have names.
- `{ SEAT($seat) }`: the field is a seat, counted from 0: "You", the player's own name, or "Player 2". Where a
  seat is a side, the game names it itself, counted from 1: `seat-2 = USSR`. Nobody can inflect a stranger's
  name: texts keep it in the nominative ("Ana: …"). A side has what it is called in a sentence, and at its
  beginning: `SEAT($seat, case: "cap")` is "The USSR", and still "Ana".
- `{ $sum }`: a number, or plain words (a file, what somebody typed, a list of names), shown as they are.

Where the verb depends on the person, the text asks WHO is meant, once for each seat in the sentence:

    event-took = { WHO($seat) ->
        [you] You take
       *[other] { SEAT($seat) } takes
    } { $n } cards.

Nothing is printed half filled: a text, a name or a field that is missing raises `TextError`.
`web/common/text.mjs` is the same in JavaScript.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message, Pattern
from fluent.syntax.ast import Resource

from redphone.core.book import Outcome
from redphone.core.events import Event, Field
from redphone.core.game import game as registered

LANGUAGES: Final = ("en", "fr", "ru")


class TextError(LookupError):
    """A text that does not exist, or that was not given all its fields: a mistake in the program."""


class Texts:
    """The texts of one language, read by one person.

    `names` are the players' own names by seat, `me` is the seat that reads, None for a spectator; `own` are
    what the game's data files call their cards, by id: see Game.names.

    >>> texts = Texts("en", "13", names=["Ana", "Luc", ""], me=1)
    >>> texts.say("event-took", seat=0, target="blue", n=2)
    'Ana takes 2 cards from blue.'
    >>> texts.say("event-took", seat=1, target="blue", n=1)
    'You take 1 card from blue.'
    >>> texts.seat(2), texts.name("rotten-4"), Texts("ru", "13").name("rotten-4", "acc")
    ('Player 3', 'rotten 4', 'гнилую четвёрку')
    """

    def __init__(
        self,
        lang: str,
        game: str | None = None,
        *,
        names: Sequence[str] = (),
        me: int | None = None,
        own: Mapping[str, str] | None = None,
    ) -> None:
        if lang not in LANGUAGES:
            raise ValueError(f"no language {lang!r}; there are {', '.join(LANGUAGES)}")
        self.lang: Final = lang
        self.names: Final = names
        self.me: Final = me
        self.own: Final = dict(own or {})
        functions: dict[str, Any] = {"NAME": self.name, "SEAT": self.seat, "WHO": self._who}
        self._bundle = FluentBundle([lang], functions=functions, use_isolating=False)
        for resource in _resources(lang, game):
            self._bundle.add_resource(resource)

    def say(self, id: str, /, **fields: Field) -> str:
        """The text with its fields filled in."""
        return self._format(id, self._message(id).value, fields)

    def name(self, id: str, case: str | None = None) -> str:
        """The name of a card, a place, a colour, in a case if it has that case."""
        if id in self.own:
            return self.own[id]
        fields: dict[str, Field] = {}
        if not self._bundle.has_message(id) and (numbered := re.fullmatch(r"(.+)-([0-9]+)", id)):
            id, fields = f"{numbered[1]}-n", {"n": int(numbered[2])}
        message = self._message(id)
        return self._format(id, message.attributes.get(case or "", message.value), fields)

    def attribute(self, id: str, attribute: str, /, **fields: Field) -> str:
        """What else a text says, such as `.about` of an option."""
        return self._format(f"{id}.{attribute}", self._message(id).attributes.get(attribute), fields)

    def event(self, event: Event) -> str:
        """The line of the log that tells what happened."""
        return self.say(f"event-{event.id}", **event.fields)

    def outcome(self, outcome: Outcome) -> str:
        """Who won and why. The text may use the first winner's `seat` and `points`, all their `names`, and
        the first `loser`.
        """
        fields: dict[str, Field] = {"names": ", ".join(self.seat(seat) for seat in outcome.winners)}
        if outcome.winners:
            fields["seat"] = outcome.winners[0]
            fields["points"] = outcome.scores[outcome.winners[0]]
        losers = [seat for seat in range(len(outcome.scores)) if seat not in outcome.winners]
        if losers:
            fields["loser"] = losers[0]
        return self.say(outcome.reason, **fields)

    def seat(self, seat: int, case: str | None = None) -> str:
        """How the reader calls a seat: "You", the player's own name, the game's name of it (in a case if it
        has that case), or "Player 2".
        """
        if self._who(seat) == "you":
            return self.say("you")
        if seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        own = f"seat-{seat + 1}"
        return self.name(own, case) if self._bundle.has_message(own) else self.say("player", n=seat + 1)

    def _who(self, seat: object) -> str:
        if not isinstance(seat, int) or seat < 0:
            raise TextError(f"not a seat: {seat!r}")
        return "you" if seat == self.me else "other"

    def _message(self, id: str) -> Message:
        if not self._bundle.has_message(id):
            raise TextError(f"{self.lang}: there is no text {id}")
        return self._bundle.get_message(id)

    def _format(self, id: str, pattern: Pattern | None, fields: Mapping[str, Field]) -> str:
        if pattern is None:
            raise TextError(f"{self.lang}: there is no text {id}")
        text, errors = self._bundle.format_pattern(pattern, dict(fields))
        if errors:
            raise TextError(f"{self.lang}: {id}: {'; '.join(str(error) for error in errors)}")
        return str(text)


def language_of_environment(environment: Mapping[str, str] = os.environ) -> str:
    """The language that the user's locale asks for, English if we do not speak it.

    >>> language_of_environment({"LANG": "fr_CA.UTF-8"})
    'fr'
    """
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if asked := environment.get(variable):
            lang = re.split(r"[_.@]", asked)[0].lower()
            return lang if lang in LANGUAGES else "en"
    return "en"


def sources(lang: str, game: str | None = None) -> list[Path]:
    """The files of a language: the common one, and the game's."""
    folders = [Path(__file__).parent]
    if game is not None:
        folders.append(registered(game).registration.folder)
    return [folder / "text" / f"{lang}.ftl" for folder in folders]


@cache
def _resources(lang: str, game: str | None) -> list[Resource]:
    # Parsing takes longer than all the rest together, and every reader at a table has a bundle.
    return [FluentResource(path.read_text(encoding="utf-8")) for path in sources(lang, game)]
