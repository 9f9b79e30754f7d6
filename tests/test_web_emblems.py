"""Every card is drawn in the browser, once, and what is drawn is a card."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "redphone" / "games"
WEB = ROOT / "web"
EXPORTED = re.compile(r"export \{([^}]*)\};")
CASES = {
    "days": (WEB / "coldwar" / "emblems", ("un", "us", "ussr")),
    "defcon": (WEB / "defcon" / "emblems", ("intrigue", "military", "opinion", "politics")),
}


def drawn(folder: Path, files: tuple[str, ...]) -> list[str]:
    texts = [(folder / f"{name}.svelte").read_text(encoding="utf-8") for name in files]
    return sorted(re.findall(r"\w+", "".join(names for text in texts for names in EXPORTED.findall(text))))


def cards(game: str) -> list[str]:
    data = GAMES / game / "data"
    if game == "days":
        sides = tomllib.loads((data / "cards.toml").read_text(encoding="utf-8"))
        return sorted(card for side in sides.values() for card in side)
    deck = tomllib.loads((data / "deck.toml").read_text(encoding="utf-8"))
    return sorted(card["slug"] for card in deck["card"])


@pytest.mark.parametrize("game", CASES)
def test_every_card_has_one_drawing_and_every_drawing_a_card(game: str) -> None:
    assert drawn(*CASES[game]) == cards(game)


def test_what_has_a_kind_is_an_action_card() -> None:
    text = (WEB / "defcon" / "kinds.ts").read_text(encoding="utf-8")
    military_and_opinion = re.findall(r'^  "(\w+)",$', text, re.MULTILINE)
    assert len(military_and_opinion) == len(set(military_and_opinion)) == 18
    assert set(military_and_opinion) <= set(cards("defcon"))
