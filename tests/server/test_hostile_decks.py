"""Deck files of people who mean no good: refused in words, in bounded time, and nobody else waits for it."""

from __future__ import annotations

import json
import logging
import threading
import time
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest
from tests.server.decks import HOSTILE, MOST, STANDARD, in_english, made_up, named
from tests.server.running import SECONDS, Data, Person, Running, running
from tests.server.test_decks import kept, sent, wish

from redphone import Game
from redphone.decks import MOST_EXCERPT, MOST_REASON, Mistake, mistakes_of
from redphone.server import decks
from redphone.server.messages import DeckMistakes, ErrorReply
from redphone.server.settings import Limits, Rate

New = Callable[..., Person]
SCRIPT = "<script>alert('1')</script>&amp;"


@pytest.fixture
def server(shared: Running) -> Running:
    return shared


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_deck_is_refused_in_words_and_nothing_is_made(
    server: Running, person: New, caplog: pytest.LogCaptureFixture, name: str
) -> None:
    ada = person("Ada")
    before = kept(server)
    with caplog.at_level(logging.WARNING):
        answer = ada.http.post("/api/tables", content=json.dumps(wish(HOSTILE[name])))
    assert answer.status_code == 422
    found = DeckMistakes.model_validate_json(answer.content)
    assert found.error.id == "error-bad-deck"
    assert found.mistakes
    told = [in_english(mistake.model_dump()) for mistake in found.mistakes]
    assert all(5 < len(reason) <= MOST_REASON + 100 for reason in told)
    lines = HOSTILE[name].replace("\r", "\n").count("\n") + 1
    assert all(1 <= mistake.line <= lines for mistake in found.mistakes)
    assert len(answer.content) < 100_000
    assert "Traceback" not in answer.text
    assert answer.headers["content-type"] == "application/json"
    # Who only asks what is wrong with it is told the same.
    asked = ada.http.post("/api/decks", content=json.dumps(sent(HOSTILE[name])))
    assert (asked.status_code, asked.content) == (422, answer.content)
    # What is no text is not repeated as it came.
    excerpts = [mistake.excerpt or "" for mistake in found.mistakes]
    assert all(len(excerpt) <= MOST_EXCERPT + 2 for excerpt in excerpts)
    assert not any(ord(c) < 32 or c in "\x7f\u202e" for c in "".join(told + excerpts))
    assert caplog.records == []
    assert kept(server) == before
    assert ada.get("/health")["status"] == "ok"


def test_texts_of_a_deck_are_told_as_they_are_and_are_nothing_but_text(person: New) -> None:
    deck = made_up(4).replace('"Made up 1"', json.dumps(SCRIPT))
    text = named(json.dumps(SCRIPT), deck)
    ada = person()
    answer = ada.http.post("/api/tables", content=json.dumps(wish(text)))
    assert answer.status_code == 201
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"
    table = answer.json()
    assert table["deck"]["name"]["fr"] == SCRIPT
    assert SCRIPT in table["deck"]["names"]["en"].values()
    ada.post(f"/api/tables/{table['id']}/resign")
    record = ada.http.get(f"/api/tables/{table['id']}/record")
    assert record.headers["content-type"].startswith("text/plain")
    assert record.headers["content-disposition"].startswith("attachment")
    assert SCRIPT in record.text


def test_a_text_that_is_no_unicode_is_a_bad_request(person: New) -> None:
    for text in ("\ud800", f"{STANDARD}\n# \udfff\n"):
        for path, body in (("/api/tables", wish(text)), ("/api/decks", sent(text))):
            assert person().refused(path, body, 422, "error-bad-request")["where"] == "body.deck"


def test_a_deck_has_only_so_many_characters(server: Running, person: New) -> None:
    ada = person()
    fits = made_up(9) + "\n"
    fits += "\n".join(["#" * 1999] * 40)[: MOST - len(fits)]
    assert len(fits) == MOST
    ada.post("/api/tables", wish(fits), 201)
    ada.refused("/api/tables", wish(fits + "\n"), 413, "error-too-large")
    ada.refused("/api/decks", sent(fits + "\n"), 413, "error-too-large")
    # A whole body that is too large is not even read.
    ada.refused("/api/tables", wish("x" * 500_000), 413, "error-too-large")
    ada.refused("/api/decks", sent("x" * 500_000), 413, "error-too-large")
    # Everything fits into it that a deck of this size can be, however it is written.
    everything = wish('"\\\n' * (MOST // 3) + "é")
    assert len(json.dumps(everything)) < server.settings.limits.body + server.settings.limits.deck
    assert ada.post("/api/tables", everything, 422)["error"]["id"] == "error-bad-deck"
    # Written as `\\u0430`, a letter has six bytes.
    russian = made_up(9) + "\n"
    russian += "\n".join(["# " + "а" * 1990] * 40)[: MOST - len(russian)]
    assert len(json.dumps(wish(russian))) > 5 * MOST
    ada.post("/api/tables", wish(russian), 201)
    assert ada.post("/api/decks", sent(russian))["cards"] == 13


def test_other_requests_may_be_no_larger_than_before(person: New) -> None:
    ada = person()
    for path in ("/api/me", "/api/tables/x/join", "/api/tables/", "/api/decks/"):
        ada.refused(path, {"name": "x" * 20_000}, 413, "error-too-large")


def test_who_sends_decks_too_often_must_wait(database: Path) -> None:
    with running(database, limits=Limits(decks=Rate(0.01, 2))) as server:
        people = [Person(server, name) for name in ("Ada", "Bob")]
        for each in people:
            each.post("/api/tables", wish("a = 1"), 422)
        # By address: another name does not help. Tables without a deck are not concerned.
        error = people[1].refused("/api/tables", wish(STANDARD), 429, "error-too-fast")
        assert error["seconds"] > 60
        # Nor does it help to ask first what is wrong with it.
        people[1].refused("/api/decks", sent(STANDARD), 429, "error-too-fast")
        people[1].make("13-minutes", "me", "open")
        for each in people:
            each.leave()


def test_everybody_else_is_answered_while_a_deck_is_read(
    server: Running, person: New, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its reading is held back half way: others do not wait for it, and one is read after the other."""
    reading, go = threading.Event(), threading.Event()
    at_once: list[int] = []
    right = mistakes_of

    def slow(text: str, game: Game, tools: ModuleType) -> list[Mistake]:
        at_once.append(1)
        reading.set()
        assert go.wait(SECONDS)
        at_once.pop()
        return right(text, game, tools)

    monkeypatch.setattr(decks, "mistakes_of", slow)
    ada, bob, eve = person("Ada"), person("Bob"), person("Eve")
    answers: list[int] = []

    def send(who: Person, path: str, body: Data) -> None:
        answers.append(who.http.post(path, content=json.dumps(body)).status_code)

    ways = ((ada, "/api/tables", wish(STANDARD)), (bob, "/api/decks", sent(STANDARD)))
    threads = [threading.Thread(target=send, args=way) for way in ways]
    for thread in threads:
        thread.start()
    assert reading.wait(SECONDS)
    socket = eve.sit(eve.make("13-minutes", "me", "easy"))
    socket.until("moved")
    socket.send(type="ping")
    socket.until("pong")
    time.sleep(0.1)
    assert answers == []
    assert len(at_once) == 1
    go.set()
    for thread in threads:
        thread.join(SECONDS)
    assert sorted(answers) == [200, 201]


def test_a_refused_deck_and_another_refusal_are_told_apart() -> None:
    """The description has two forms for one status: each answer is one of them only."""
    assert DeckMistakes.model_fields.keys() - ErrorReply.model_fields.keys() == {"mistakes"}
