"""The commands and what may be added to them, in the user's language."""

from __future__ import annotations

import argparse
import os
import shutil
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NoReturn

from platformdirs import user_data_path

from redphone.bots.bots import LEVELS, SPECS
from redphone.cli.files import data_folder, shown
from redphone.cli.mistakes import Mistake, nearest
from redphone.core.events import Field
from redphone.texts import LANGUAGES, Texts, language_of_environment

USUAL_PORT: Final = 1962
USUAL_HOST: Final = "127.0.0.1"
USUAL_SEATS: Final = 4
USUAL_BOT: Final = "medium"
USUAL_GAMES: Final = 100
USUAL_SEED: Final = 1962
USUAL_SEARCH: Final = "search:2000"
USUAL_LADDER: Final = [*LEVELS, "random"]
ABOUT: Final = {
    "redphone": "command-redphone",
    "games": "command-games",
    "play": "command-play",
    "serve": "command-serve",
    "replay": "command-replay",
    "think": "command-think",
    "arena": "command-arena",
    "ladder": "command-ladder",
    "fuzz": "command-fuzz",
    "bench": "command-bench",
    "deck": "command-deck",
    "map": "command-map",
    "die": "command-die",
}
COMMANDS: Final = tuple(ABOUT)[1:]
NEEDED: Final = {
    "redphone": ["COMMAND"],
    "games": ["games", "[GAME]"],
    "play": ["play", "GAME"],
    "serve": ["serve"],
    "replay": ["replay", "FILE"],
    "think": ["think", "FILE"],
    "arena": ["arena", "GAME", "--bots BOT,…"],
    "ladder": ["ladder", "GAME"],
    "fuzz": ["fuzz", "GAME"],
    "bench": ["bench"],
    "deck": ["deck", "check|show|copy", "FILE"],
    "map": ["map", "check|show|copy", "FILE"],
    "die": ["die", "check|show|copy", "FILE"],
}
EXAMPLES: Final = {
    "redphone": [
        "redphone games",
        "redphone play 13",
        "redphone play 13-days --lang fr",
        "redphone replay --help",
    ],
    "games": ["redphone games", "redphone games 13-days", "redphone games --json"],
    "play": [
        "redphone play 13",
        "redphone play 13-days --seat 2",
        "redphone play 13 --seats 5 --seat 3 --lang ru",
        "redphone play 13 --bots greedy,random,greedy --seed 1962",
        "redphone play 13 --option open_piles=yes --record evening.record",
        "redphone play 13-minutes --deck my-deck.toml",
    ],
    "serve": [
        "redphone serve",
        "redphone serve --open",
        "redphone serve --host 0.0.0.0 --port 8000 --database sqlite:///tables.db",
        "redphone serve --origin https://example.org --behind-proxy 127.0.0.1",
    ],
    "replay": [
        "redphone replay evening.record --seat 1",
        "redphone replay evening.record --all",
        "redphone replay evening.record --check",
    ],
    "think": [
        "redphone think evening.record",
        "redphone think evening.record --at 57",
        "redphone think evening.record --at 57 --bot search:5s --json",
    ],
    "arena": [
        "redphone arena 13-days --bots greedy,random --games 400",
        "redphone arena 13 --seats 4 --bots greedy,random --games 400 --json",
        "redphone arena 13-days --bots greedy,random --games 4000 --sprt 0,50 --save run.jsonl",
        "redphone arena 13-days --bots greedy,random --deal 12 --records .",
    ],
    "ladder": [
        "redphone ladder 13-minutes",
        "redphone ladder 13-days --bots greedy,random,first --games 100",
        "redphone ladder 13 --seats 4 --bots greedy,random,first --games 100 --save ladder.jsonl",
    ],
    "fuzz": [
        "redphone fuzz 13 --for 5m",
        "redphone fuzz 13 --seats 4 --decisions 1000000 --blindfold 20000",
    ],
    "bench": ["redphone bench", "redphone bench --json --peers", "redphone bench --game 13"],
    "deck": [
        "redphone deck show 13-minutes",
        "redphone deck copy my-deck.toml",
        "redphone deck check my-deck.toml",
        "redphone deck check my-deck.toml --game defcon",
        "redphone deck show my-deck.toml --lang fr",
    ],
    "map": [
        "redphone map show",
        "redphone map check my-map.toml",
        "redphone map check my-map.toml --shapes my-shapes.json --lang fr",
    ],
    "die": ["redphone die show", "redphone die check my-die.toml", "redphone die show my-die.toml --lang fr"],
}


class Formatter(argparse.HelpFormatter):
    """Help in the user's language, and never wider than 100 columns."""

    usage = "usage:"

    def __init__(self, prog: str) -> None:
        columns = shutil.get_terminal_size().columns
        super().__init__(prog, max_help_position=26, width=min(100, max(40, columns)) - 2)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        # Examples have their own lines.
        return text if "\n" in text else super()._fill_text(text, width, indent)

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, f"{self.usage} " if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """argparse, but a mistake is a Mistake."""

    def error(self, message: str) -> NoReturn:
        raise Mistake("bad-arguments", reason=message)


def taken_language(words: Sequence[str]) -> tuple[str, list[str]]:
    """The language that is asked for, and the other words. Help and mistakes need it before anything else."""
    lang, rest = "", []
    at = 0
    while at < len(words):
        name, equals, value = words[at].partition("=")
        if name == "--lang":
            if not equals:
                at += 1
                value = words[at] if at < len(words) else ""
            if not value:
                raise Mistake("missing-value", argument="--lang")
            lang = value
        else:
            rest.append(words[at])
        at += 1
    if lang and lang not in LANGUAGES:
        raise Mistake(
            "unknown-language", typed=lang, known=", ".join(LANGUAGES), meant=nearest(lang, LANGUAGES)
        )
    return lang or language_of_environment(), rest


def parsed(words: Sequence[str], texts: Texts) -> argparse.Namespace:
    """What the words say. `command` is None if they name none."""
    command = next((word for word in words if not word.startswith("-")), None)
    if command is not None and command not in COMMANDS:
        raise Mistake(
            "unknown-command", typed=command, known=", ".join(COMMANDS), meant=nearest(command, COMMANDS)
        )
    try:
        arguments, rest = parser(texts).parse_known_args(words)
    except argparse.ArgumentError as error:
        if error.argument_name and "expected" in error.message:
            raise Mistake("missing-value", argument=error.argument_name) from error
        raise Mistake("bad-arguments", reason=str(error)) from error
    if rest:
        name = f"redphone {command}" if command else "redphone"
        raise Mistake("unknown-argument", typed=rest[0], command=name)
    return arguments


def parser(texts: Texts) -> Parser:
    class Translated(Formatter):
        usage = texts.say("usage")

    def common(name: str) -> dict[str, Any]:
        examples = "\n".join(f"  {example}" for example in EXAMPLES[name])
        return {
            # What is needed stands first; that it is there is seen to by the command, which says it better.
            "usage": " ".join(["redphone", *NEEDED[name], f"[{texts.say('options').strip().lower()}]"]),
            "description": texts.say(ABOUT[name]),
            "epilog": f"{texts.say('examples')}\n{examples}",
            "formatter_class": Translated,
            "add_help": False,
            "allow_abbrev": False,
            "exit_on_error": False,
        }

    root = Parser(prog="redphone", **common("redphone"))
    commands = root.add_subparsers(dest="command", metavar="COMMAND", title=texts.say("commands"))
    options = root.add_argument_group(texts.say("options"))
    options.add_argument("--version", action="store_true", help=texts.say("argument-version"))
    finish(options, texts)
    for name in COMMANDS:
        command = commands.add_parser(name, help=texts.say(ABOUT[name]), **common(name))
        Command(command, texts).add(name)
    return root


class Command:
    """Adds to a command what it takes."""

    def __init__(self, parser: Parser, texts: Texts) -> None:
        self.texts = texts
        self.arguments = parser.add_argument_group(texts.say("arguments"))
        self.options = parser.add_argument_group(texts.say("options"))

    def add(self, name: str) -> None:
        if name == "games":
            self.word("game", "argument-one-game", metavar="GAME", nargs="?")
            self.flag("--json", "argument-json")
        elif name == "play":
            self.word("game", "argument-game", metavar="GAME", nargs="?")
            self.word("--seats", "argument-seats", {"n": USUAL_SEATS})
            self.word("--seat", "argument-seat")
            bots: dict[str, Field] = {"known": ", ".join(SPECS), "usual": USUAL_BOT}
            self.word("--bots", "argument-bots", bots, metavar="BOT,…", default=USUAL_BOT)
            self.word("--seed", "argument-seed")
            self.word("--option", "argument-option", metavar="NAME=VALUE", action="append", default=[])
            self.word("--data", "argument-data", metavar="[NAME=]FILE", action="append", default=[])
            self.word("--deck", "argument-deck", metavar="FILE")
            folder = shown(data_folder(os.environ))
            self.word("--record", "argument-record", {"folder": folder}, metavar="FILE")
            self.flag("--fast", "argument-fast")
        elif name == "serve":
            self.word("--port", "argument-port", {"usual": str(USUAL_PORT)}, default=str(USUAL_PORT))
            self.word("--host", "argument-host", {"usual": USUAL_HOST}, "ADDRESS", default=USUAL_HOST)
            folder = shown(user_data_path("redphone", appauthor=False))
            self.word("--database", "argument-database", {"folder": folder}, "URL")
            self.word("--origin", "argument-origin", metavar="URL", action="append")
            self.word("--behind-proxy", "argument-behind-proxy", metavar="ADDRESS")
            self.flag("--open", "argument-open")
        elif name == "replay":
            self.word("file", "argument-file", metavar="FILE", nargs="?")
            self.word("--seat", "argument-replay-seat")
            self.flag("--check", "argument-check")
            self.flag("--all", "argument-all")
        elif name == "think":
            self.word("file", "argument-file", metavar="FILE", nargs="?")
            self.word("--at", "argument-at")
            self.word("--bot", "argument-think-bot", {"usual": USUAL_SEARCH}, "BOT", default=USUAL_SEARCH)
            self.word("--seed", "argument-contest-seed", {"usual": str(USUAL_SEED)})
            self.flag("--json", "argument-json")
        elif name in ("arena", "ladder"):
            self.contest(name)
        elif name == "fuzz":
            self.word("game", "argument-game", metavar="GAME", nargs="?")
            self.word("--for", "argument-for", metavar="TIME", dest="time")
            self.word("--seats", "argument-fuzz-seats")
            self.word("--decisions", "argument-decisions")
            self.word("--blindfold", "argument-blindfold")
            self.word("--seed", "argument-fuzz-seed")
            self.word("--records", "argument-records", metavar="FOLDER", default=".")
        elif name == "bench":
            self.word("--game", "argument-bench-game", metavar="GAME", action="append", default=[])
            self.flag("--peers", "argument-peers")
            self.flag("--json", "argument-json")
            self.word("--save", "argument-save", metavar="FILE")
        elif name == "deck":
            self.word("what", "argument-deck-way", metavar="check|show|copy", nargs="?")
            self.word("file", "argument-deck-file", metavar="FILE|GAME", nargs="?")
            self.word("--game", "argument-deck-game", metavar="GAME")
        elif name == "map":
            self.word("what", "argument-map-way", metavar="check|show|copy", nargs="?")
            self.word("file", "argument-map-file", metavar="FILE|GAME", nargs="?")
            self.word("--game", "argument-map-game", metavar="GAME")
            self.word("--shapes", "argument-shapes", metavar="FILE")
        elif name == "die":
            self.word("what", "argument-die-way", metavar="check|show|copy", nargs="?")
            self.word("file", "argument-die-file", metavar="FILE|GAME", nargs="?")
            self.word("--game", "argument-die-game", metavar="GAME")
        if name not in ("bench", "serve"):
            self.flag("--no-color", "argument-no-color")
        finish(self.options, self.texts)

    def contest(self, name: str) -> None:
        """What the arena and the ladder take."""
        self.word("game", "argument-game", metavar="GAME", nargs="?")
        known: dict[str, Field] = {"known": ", ".join(SPECS)}
        if name == "arena":
            self.word("--bots", "argument-arena-bots", known, metavar="BOT,…")
        else:
            usual = known | {"usual": ",".join(USUAL_LADDER)}
            self.word("--bots", "argument-ladder-bots", usual, metavar="BOT,…")
        self.word("--games", "argument-contest-games", {"n": USUAL_GAMES})
        self.word("--seats", "argument-seats", {"n": USUAL_SEATS})
        self.word("--seed", "argument-contest-seed", {"usual": str(USUAL_SEED)})
        if name == "arena":
            self.word("--sprt", "argument-sprt", metavar="ELO0,ELO1")
        self.word("--deal", "argument-deal")
        self.word("--save", "argument-contest-save", metavar="FILE")
        self.word("--records", "argument-contest-records", metavar="FOLDER")
        self.word("--option", "argument-option", metavar="NAME=VALUE", action="append", default=[])
        self.word("--data", "argument-data", metavar="[NAME=]FILE", action="append", default=[])
        self.word("--deck", "argument-deck", metavar="FILE")
        self.word("--processes", "argument-processes")
        self.flag("--json", "argument-json")

    def word(
        self,
        name: str,
        help: str,
        fields: Mapping[str, Field] | None = None,
        metavar: str = "N",
        **more: Any,
    ) -> None:
        """An argument with a value, read as a word: what it means is judged where it is used."""
        group = self.options if name.startswith("-") else self.arguments
        # argparse has a use of its own for a percent sign, and a folder may have one.
        said = self.texts.say(help, **(fields or {})).replace("%", "%%")
        group.add_argument(name, help=said, metavar=metavar, **more)

    def flag(self, name: str, help: str) -> None:
        self.options.add_argument(name, help=self.texts.say(help), action="store_true")


def finish(options: argparse._ArgumentGroup, texts: Texts) -> None:
    # The language is taken from the words before they are parsed: here it is only shown.
    options.add_argument("--lang", metavar="|".join(LANGUAGES), help=texts.say("argument-lang"))
    options.add_argument("-h", "--help", action="help", help=texts.say("argument-help"))
