"""What holds for every route, also for one that is new tomorrow: whose page may use it, by which name, in
which form, how much; and who changes something must be somebody.
"""

from __future__ import annotations

import json
from collections.abc import Callable

import httpx
import pytest
from tests.server.running import Data, Person, Running
from tests.server.test_tables import duel

from redphone.server.app import create_app
from redphone.server.settings import Settings

New = Callable[..., Person]
Changed = dict[str, str | None]
PATHS = create_app(Settings(database="sqlite://")).openapi()["paths"]
CHANGES = [path for path, methods in PATHS.items() if "post" in methods]
ALL = [(path, method) for path, methods in PATHS.items() for method in methods]
OF_TABLES = "/api/tables/{id}/"
BODIES: dict[str, Data] = {
    "/api/me": {"name": "Eve"},
    "/api/device": {"secret": "x" * 43},
    "/api/device/whose": {"secret": "x" * 43},
    "/api/tables": {"game": "13-days", "seats": [{"kind": "me"}, {"kind": "friend"}]},
    "/api/decks": {"game": "13-minutes", "deck": "a = 1"},
}
"""Each would be understood; elsewhere an empty one is."""
FOR_ANYBODY = {
    "/api/me": 200,
    "/api/device": 403,
    "/api/device/whose": 200,
    "/api/tables": 201,
    "/api/decks": 422,
    f"{OF_TABLES}join": 409,
}
"""What a stranger is answered there: who comes in becomes a guest, and so does who has a link that works."""


@pytest.fixture
def server(shared: Running) -> Running:
    return shared


class Asking:
    """A player of a table, whose browser is led by somebody else."""

    def __init__(self, server: Running, person: New) -> None:
        self.server = server
        self.ada = person("Ada")
        self.id = duel(self.ada, person("Bob"))
        self.before = self.kept()

    def kept(self) -> list[list[tuple[object, ...]]]:
        tables = ("guests", "devices", "links", "tables", "chairs", "moves")
        return [self.server.rows(f"select * from {table}") for table in tables]

    def post(self, path: str, changed: Changed | None = None, content: bytes | None = None) -> httpx.Response:
        """As its own page would, but for what is changed; None: left out."""
        headers = {
            "origin": self.server.address,
            "content-type": "application/json",
            "cookie": f"redphone={self.ada.cookie}",
            **(changed or {}),
        }
        url = self.server.address + path.replace("{id}", self.id)
        body = json.dumps(BODIES.get(path, {})).encode() if content is None else content
        sent = {name: said for name, said in headers.items() if said}
        return httpx.post(url, content=body, headers=sent, verify=False)


@pytest.fixture
def asking(server: Running, person: New) -> Asking:
    return Asking(server, person)


def refused(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["id"]


@pytest.mark.parametrize("path", CHANGES)
def test_a_page_of_somebody_else_changes_nothing(asking: Asking, path: str) -> None:
    port = asking.server.port
    for origin in (None, "null", "http://evil.example", "http://127.0.0.1", f"http://localhost:{port}"):
        assert refused(asking.post(path, {"origin": origin})) == (403, "error-origin")
    # What a form can send.
    for kind in (None, "text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
        assert refused(asking.post(path, {"content-type": kind})) == (415, "error-not-json")
    assert asking.kept() == asking.before


@pytest.mark.parametrize("path", CHANGES)
def test_a_body_has_only_so_many_bytes(asking: Asking, path: str) -> None:
    limits = asking.server.settings.limits
    most = limits.body + (limits.deck if path in ("/api/tables", "/api/decks") else 0)
    assert refused(asking.post(path, content=b" " * (most + 1))) == (413, "error-too-large")
    # One byte less is read, and found to be nothing.
    assert refused(asking.post(path, content=b" " * most))[0] == 422
    assert asking.kept() == asking.before


@pytest.mark.parametrize(("path", "method"), ALL)
def test_by_another_name_nothing_is_answered(asking: Asking, path: str, method: str) -> None:
    """A page whose name leads to this computer would have an origin that is its host."""
    host = f"evil.example:{asking.server.port}"
    url = asking.server.address + path.replace("{id}", asking.id).replace("{n}", "0")
    headers = {
        "host": host,
        "origin": f"http://{host}",
        "content-type": "application/json",
        "cookie": f"redphone={asking.ada.cookie}",
    }
    answer = httpx.request(method, url, headers=headers, verify=False)
    assert refused(answer) == (403, "error-origin")


@pytest.mark.parametrize("path", CHANGES)
def test_who_is_nobody_changes_nothing_but_what_makes_a_guest(asking: Asking, path: str) -> None:
    answer = asking.post(path, {"cookie": None})
    if path in FOR_ANYBODY:
        assert answer.status_code == FOR_ANYBODY[path], answer.text
    else:
        assert refused(answer) == (401, "error-no-guest")
        assert asking.kept() == asking.before
    assert asking.ada.table(asking.id)["status"] == "playing"
