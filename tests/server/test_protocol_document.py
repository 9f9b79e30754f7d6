"""docs/protocol.md and socket.md: their examples are what the models say, and nothing is left out."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from pydantic import BaseModel, TypeAdapter, ValidationError
from tests.server.test_bots import live_table

import redphone
from redphone.server import messages, socket_messages
from redphone.server.app import create_app
from redphone.server.games import described

ROOT = Path(__file__).resolve().parents[2]
DOCUMENT = "\n".join(
    (ROOT / "docs" / name).read_text(encoding="utf-8") for name in ("protocol.md", "socket.md")
)
EXAMPLES = re.findall(r"^```json (\w+)\n(.*?)^```$", DOCUMENT, flags=re.MULTILINE | re.DOTALL)
MODELS = {
    name: found
    for module in (messages, socket_messages)
    for name, found in vars(module).items()
    if isinstance(found, type) and issubclass(found, BaseModel) and found.__module__ == module.__name__
}
PARTS = {"Given", "Sent", "Said", "Event", "Prompt", "Offer", "Problem", "Outcome"}
"""What others are made of."""
INSIDE = {
    "GameInfo",
    "GameOption",
    "Guest",
    "Player",
    "SeatWish",
    "Chair",
    "ChatLine",
    "DeckMistake",
    "Nothing",
}
"""What stands in the examples of others, or is empty."""


@pytest.mark.parametrize(("model", "text"), EXAMPLES, ids=[model for model, _ in EXAMPLES])
def test_an_example_is_a_message(model: str, text: str) -> None:
    found = MODELS[model].model_validate_json(text)
    # Everything that the server sends is there: a client's example may leave out what it need not say.
    if issubclass(MODELS[model], messages.Sent):
        assert json.loads(found.model_dump_json()) == json.loads(text)


def dicts(value: object) -> Iterator[dict[str, Any]]:
    """Every object in an example, however deep it stands."""
    if isinstance(value, dict):
        yield value
    for part in value.values() if isinstance(value, dict) else value if isinstance(value, list) else ():
        yield from dicts(part)


SHOWN = [found for _, text in EXAMPLES for found in dicts(json.loads(text))]
GAMES: dict[Any, dict[str, Any]] = {game["game"]: game for game in described(hidden=False)}


@cache
def played(game: str) -> tuple[list[dict[str, Any]], dict[str, set[frozenset[str]]]]:
    """Views of games that were played to their ends, and by its id what an event or an offer has."""
    views: list[dict[str, Any]] = []
    said: dict[str, set[frozenset[str]]] = {}
    for seed in range(3):
        live = live_table(game, redphone.game(game).seats[1], seed, 10_000, views)
        for event in (event for step in live.steps for event in step.events):
            said.setdefault(event.id, set()).add(frozenset(event.as_dict()))
    for offer in (offer for view in views for offer in view["offers"]):
        said.setdefault(offer["id"], set()).add(frozenset(offer))
    return views, said


@pytest.mark.parametrize("view", [found for found in SHOWN if "offers" in found])
def test_a_view_in_an_example_has_what_the_server_sends(view: dict[str, Any]) -> None:
    views, said = played(view["game"])
    assert view.keys() == views[0].keys()
    assert view["rules"] == views[0]["rules"]
    assert view["options"].keys() == views[0]["options"].keys()
    # An example shows some of the game's own.
    assert any(view["table"].keys() <= each["table"].keys() for each in views)
    for offer in view["offers"]:
        assert frozenset(offer) in said[offer["id"]]


@pytest.mark.parametrize("event", [event for found in SHOWN for event in found.get("events", ())])
def test_an_event_in_an_example_is_one_that_happens(event: dict[str, Any]) -> None:
    assert any(frozenset(event) in played(game)[1].get(event["id"], ()) for game in ("13", "defcon"))


@pytest.mark.parametrize("table", [found for found in SHOWN if "chairs" in found])
def test_a_table_in_an_example_has_the_options_of_its_game(table: dict[str, Any]) -> None:
    game = GAMES[table["game"]]
    assert table["rules"] == game["rules"]
    assert {name: option["default"] for name, option in game["options"].items()} == table["options"]
    assert not table["chairs"] or game["least_seats"] <= len(table["chairs"]) <= game["most_seats"]


@pytest.mark.parametrize("info", [found for found in SHOWN if "least_seats" in found])
def test_a_game_in_an_example_is_described_as_the_server_does_it(info: dict[str, Any]) -> None:
    assert info == GAMES[info["game"]]


def test_a_wrong_example_is_found() -> None:
    with pytest.raises(ValidationError):
        MODELS["Accepted"].model_validate_json('{"type": "accepted", "id": "m", "n": 1, "more": 2}')


def test_every_message_has_an_example() -> None:
    assert set(MODELS) - PARTS - INSIDE == {model for model, _ in EXAMPLES}


@pytest.mark.parametrize("union", [socket_messages.client_messages, socket_messages.server_messages])
def test_the_examples_of_the_socket_are_messages_of_the_socket(union: TypeAdapter[object]) -> None:
    schema = union.json_schema()
    mine = [text for model, text in EXAMPLES if model in schema["$defs"] and '"type"' in text]
    assert len(mine) >= len(schema["oneOf"])
    for text in mine:
        union.validate_json(text)


def test_every_request_stands_in_the_document() -> None:
    described = create_app().openapi()["paths"]
    for path, methods in described.items():
        for method in methods:
            assert f"`{method.upper()} {path}" in DOCUMENT


def test_every_error_stands_in_the_document_and_no_other() -> None:
    said: set[str] = set()
    for file in (ROOT / "src" / "redphone" / "server").glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                said.update(re.findall(r"^error-[a-z-]+$", node.value))
    assert said == set(re.findall(r"`(error-[a-z-]+)`", DOCUMENT))
