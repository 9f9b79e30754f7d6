"""docs/protocol.md and socket.md: their examples are what the models say, and nothing is left out."""

from __future__ import annotations

import ast
import json
import re
from pathlib import Path

import pytest
from pydantic import BaseModel, TypeAdapter, ValidationError

from redphone.server import messages
from redphone.server.app import create_app

ROOT = Path(__file__).resolve().parents[2]
DOCUMENT = "\n".join(
    (ROOT / "docs" / name).read_text(encoding="utf-8") for name in ("protocol.md", "socket.md")
)
EXAMPLES = re.findall(r"^```json (\w+)\n(.*?)^```$", DOCUMENT, flags=re.MULTILINE | re.DOTALL)
MODELS = {
    name: found
    for name, found in vars(messages).items()
    if isinstance(found, type) and issubclass(found, BaseModel) and found.__module__ == messages.__name__
}
PARTS = {"Given", "Sent", "Said", "Event", "Prompt", "Offer", "Problem", "Outcome"}
"""What others are made of."""
INSIDE = {"GameInfo", "GameOption", "Guest", "SeatWish", "Chair", "ChatLine", "DeckMistake", "Nothing"}
"""What stands in the examples of others, or is empty."""


@pytest.mark.parametrize(("model", "text"), EXAMPLES, ids=[model for model, _ in EXAMPLES])
def test_an_example_is_a_message(model: str, text: str) -> None:
    found = MODELS[model].model_validate_json(text)
    # Everything that the server sends is there: a client's example may leave out what it need not say.
    if issubclass(MODELS[model], messages.Sent):
        assert json.loads(found.model_dump_json()) == json.loads(text)


def test_a_wrong_example_is_found() -> None:
    with pytest.raises(ValidationError):
        MODELS["Accepted"].model_validate_json('{"type": "accepted", "id": "m", "n": 1, "more": 2}')


def test_every_message_has_an_example() -> None:
    assert set(MODELS) - PARTS - INSIDE == {model for model, _ in EXAMPLES}


@pytest.mark.parametrize("union", [messages.client_messages, messages.server_messages])
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
