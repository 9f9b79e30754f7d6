"""Whatever the description allows, and what it does not, is asked of every operation: by schemathesis."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from tests.server.running import Person, Running, running

from redphone.server.app import create_app
from redphone.server.settings import Settings

DESCRIPTION = create_app(Settings(database="sqlite://")).openapi()
OPERATIONS = [(path, method) for path, methods in DESCRIPTION["paths"].items() for method in methods]
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
EXAMPLES = 40
"""For each operation."""
TABLES = ("moves", "tables", "chairs", "chat")


class Asked:
    """A server at which two people play, and a guest and a stranger who ask for all kinds of things."""

    def __init__(self, server: Running) -> None:
        self.server = server
        ada, bob = Person(server, "Ada"), Person(server, "Bob")
        self.id = ada.make("13-days", "me", "open")
        bob.post(f"/api/tables/{self.id}/join")
        # One that is over: its record and replay are open to everybody.
        self.over = bob.make("13-days", "me", "easy")
        bob.post(f"/api/tables/{self.over}/resign")
        self.guest = Person(server, "Eve")
        for each in (ada, bob):
            each.leave()
        self.kept = self.rows()

    def rows(self) -> list[list[tuple[object, ...]]]:
        """All that is kept of the two tables."""
        known = f"('{self.id}', '{self.over}')"
        return [
            self.server.rows(
                f'select * from {table} where "{"id" if table == "tables" else "table"}" in {known}'
            )
            for table in TABLES
        ]


@pytest.fixture(scope="module")
def asked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Asked]:
    with running(tmp_path_factory.mktemp("asked") / "tables.db") as server:
        found = Asked(server)
        yield found
        found.guest.leave()


@pytest.mark.parametrize(("path", "method"), OPERATIONS)
def test_every_answer_is_one_that_the_description_has_and_nothing_breaks(
    asked: Asked, caplog: pytest.LogCaptureFixture, path: str, method: str
) -> None:
    schema = schemathesis.openapi.from_dict(DESCRIPTION)
    operation = schema[path][method]
    address = asked.server.address
    statuses: set[int] = set()

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(
        case=operation.as_strategy(GenerationMode.POSITIVE) | operation.as_strategy(GenerationMode.NEGATIVE),
        id=st.sampled_from([None, asked.id, asked.id, asked.over]),
        cookie=st.sampled_from([None, asked.guest.cookie, "x" * 43]),
    )
    def ask(case: schemathesis.Case[Any], id: str | None, cookie: str | None) -> None:
        if id is not None and "id" in case.path_parameters:
            case.path_parameters["id"] = id
        headers = {"origin": address}
        if cookie is not None:
            headers["cookie"] = f"redphone={cookie}"
        answer = case.call(base_url=address, headers=headers)
        statuses.add(answer.status_code)
        case.validate_response(answer, checks=CHECKS)
        assert "Traceback" not in answer.text

    with caplog.at_level(logging.INFO):
        ask()
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING] == []
    assert statuses
    if not (method == "get" and "{" not in path):
        assert any(status >= 400 for status in statuses)
    # Neither of them sits at these tables.
    assert asked.rows() == asked.kept
    assert asked.guest.get("/health")["status"] == "ok"


def test_a_fault_of_ours_would_be_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A server that breaks answers with 500 and writes where: that is what the test above looks for."""
    with running(tmp_path / "x.db") as server:
        ada = Person(server)

        def broken(hidden: bool) -> list[dict[str, object]]:
            raise RuntimeError("a fault")

        monkeypatch.setattr("redphone.server.games.described", broken)
        schema = schemathesis.openapi.from_dict(DESCRIPTION)
        case = schema["/api/games"]["get"].Case()
        answer = case.call(base_url=server.address)
        assert answer.status_code == 500
        with pytest.raises(BaseExceptionGroup):
            case.validate_response(answer, checks=CHECKS)
        assert [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]
        ada.leave()
