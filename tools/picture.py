"""Draw docs/pictures/13-terminal.svg, the README's picture of a game in the terminal: python tools/picture.py

A game of bots is played from a seed until the first seat has something interesting to decide. The page that
`redphone play 13` would show there is written as SVG, in plain system fonts.
"""

from __future__ import annotations

import re
import sys
from io import StringIO
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

import redphone
from redphone.cli.live import LiveTable
from redphone.cli.screen import Screen
from redphone.cli.setup import chance_for, table_for, texts_for
from redphone.terminal import Paper, theme

PICTURE = Path(__file__).resolve().parent.parent / "docs" / "pictures" / "13-terminal.svg"
FIRST_SEED = 1962
PAPER = Paper(width=80, height=29, colour=True)
FONTS = 'ui-monospace, "DejaVu Sans Mono", Menlo, Consolas, monospace'
# The room of October 1962: ground and text, then sixteen colours that the table does not use.
ROOM = TerminalTheme((9, 30, 34), (245, 237, 219), [(0, 0, 0)] * 8, [(255, 255, 255)] * 8)


class Drawing(Screen):
    """A screen that is only paper."""

    def __init__(self) -> None:
        super().__init__(fast=True)
        self.live = True

    @property
    def paper(self) -> Paper:
        return PAPER


def is_interesting(play: redphone.Play) -> bool:
    """The third round: five different cards, some of which would take others, and a rotten four or two."""
    state = play.state
    rounds = [event for event in play.seen(None) if event.id == "dealer"]
    if state.actor != 0 or len(rounds) != 3:
        return False
    offers = [offer.fields for offer in state.offers(0)]
    taking = [fields for fields in offers if fields.get("takes")]
    lying = [target["cards"] for target in state.view(0)["table"]["targets"]]  # type: ignore[index]
    rotten = "rotten-4" in [fields.get("card") for fields in offers] and any("rotten-4" in on for on in lying)
    return len(offers) == 5 and len(taking) in (1, 2) and rotten


def page() -> list[Text]:
    """The first interesting page, in games from one seed after the other."""
    seed = FIRST_SEED
    while not (lines := page_of(seed)):
        seed += 1
    return lines


def page_of(seed: int) -> list[Text]:
    """The interesting page of one game, or nothing."""
    game = redphone.game("13")
    play = redphone.Play(game, seats=4)
    texts = texts_for(game, "en", 0)
    bots = {seat: redphone.bot("greedy") for seat in range(4)}
    chance = {seat: chance_for(seed, f"seat {seat + 1}") for seat in range(4)}
    table = LiveTable(
        play,
        table_for(game),
        texts,
        Drawing(),
        bots=bots,
        chance=chance_for(seed, "chance"),
        bot_chance=chance,
        path=PICTURE,
        in_language=lambda lang: texts,
    )
    state = play.state
    while state.actor != redphone.OVER:
        if state.actor == redphone.CHANCE:
            play.step(table.chance)
            continue
        if is_interesting(play):
            return [*table.page(state.offers(0), table.notice_lines()), Text("›")]
        seat = state.actor
        action = bots[seat].choose(state.known_to(seat), chance[seat], play.seen(seat))
        if seat == 0 and play.moves[-1].seat != 0:
            table.turns.append(len(play.moves))
        play.apply(action)
    return []


def svg(lines: list[Text]) -> str:
    console = Console(
        record=True,
        width=PAPER.width,
        file=StringIO(),
        force_terminal=True,
        color_system="truecolor",
        theme=theme("truecolor"),
        highlight=False,
    )
    for line in lines:
        console.print(Text(" ") + line, soft_wrap=True)
    drawn = console.export_svg(title="redphone play 13", theme=ROOM, unique_id="redphone")
    # Rich would have the reader's browser fetch a font.
    drawn = re.sub(r"\s*@font-face \{.*?\}", "", drawn, flags=re.DOTALL)
    drawn = drawn.replace("Fira Code, monospace", FONTS)
    # Not every program keeps spaces at the beginning of a text.
    return drawn.replace("<text ", '<text xml:space="preserve" ')


def main(file: Path = PICTURE) -> int:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(svg(page()), encoding="utf-8")
    print(file)
    return 0


if __name__ == "__main__":
    sys.exit(main())
