"""The OpenAPI description: printed without a server, with the socket's messages in it."""

from __future__ import annotations

import json
import subprocess
import sys

import httpx
from tests.server.running import Running


def test_the_description_is_printed_without_starting_and_is_what_the_server_says(server: Running) -> None:
    printed = subprocess.run(
        [sys.executable, "-m", "redphone.server.describe"], capture_output=True, check=True, timeout=60
    ).stdout
    assert json.loads(printed) == httpx.get(f"{server.address}/openapi.json").json()


def test_every_reference_leads_somewhere_and_every_schema_is_used(server: Running) -> None:
    text = httpx.get(f"{server.address}/openapi.json").text
    schemas = json.loads(text)["components"]["schemas"]
    for name in schemas:
        is_root = name in ("ClientMessage", "ServerMessage")
        assert is_root or f'"#/components/schemas/{name}"' in text, name
    for part in text.split('"#/components/schemas/')[1:]:
        assert part.partition('"')[0] in schemas


def test_the_messages_of_the_socket_are_told_apart_by_their_type(server: Running) -> None:
    schemas = httpx.get(f"{server.address}/openapi.json").json()["components"]["schemas"]
    client, told = schemas["ClientMessage"], schemas["ServerMessage"]
    assert sorted(client["discriminator"]["mapping"]) == ["chat", "hello", "move", "ping", "undo"]
    expected = ["accepted", "chat", "conflict", "error", "moved", "pong", "table"]
    assert sorted(told["discriminator"]["mapping"]) == expected
    # What the server sends is always there: the client's types have no "maybe undefined".
    for name in ("Moved", "Table", "Chair", "Step", "View"):
        assert set(schemas[name]["required"]) == set(schemas[name]["properties"])
