"""Guests: a secret cookie of which only the hash is kept, a second device by a link, names as plain text."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Callable

import pytest
from tests.server.running import Person, Running
from tests.server.test_tables import duel

from redphone.server.guests import plain

New = Callable[..., Person]


def test_nobody_is_a_guest_before_one_is_needed(server: Running, person: New) -> None:
    ada = person()
    assert ada.get("/api/me") == {"guest": None}
    ada.get("/api/tables")
    ada.get("/api/games")
    assert ada.cookie == ""
    assert server.rows("select count(*) from guests") == [(0,)]


def test_the_cookie_has_256_random_bits_and_no_script_sees_it(person: New) -> None:
    ada, bob = person(), person()
    answer = ada.http.post("/api/me", content='{"name": "Ada"}')
    header = answer.headers["set-cookie"].lower()
    for part in ("httponly", "samesite=strict", "path=/"):
        assert part in header
    assert "secure" not in header
    assert len(base64.urlsafe_b64decode(ada.cookie + "=")) == 32
    bob.post("/api/me", {"name": "Bob"})
    assert ada.cookie != bob.cookie


def test_who_has_a_cookie_gets_no_other(person: New) -> None:
    ada = person("Ada")
    cookie = ada.cookie
    ada.make("13", "me", "easy", "easy")
    assert ada.cookie == cookie


def test_secrets_are_kept_as_hashes(server: Running, person: New) -> None:
    ada = person("Ada")
    link = ada.post("/api/me/link")["secret"]
    assert server.rows("select hash from devices") == [(hashlib.sha256(ada.cookie.encode()).digest(),)]
    assert server.rows("select hash from links") == [(hashlib.sha256(link.encode()).digest(),)]
    files = [path.read_bytes() for path in server.database.parent.glob("tables.db*")]
    assert not any(secret.encode() in file for secret in (ada.cookie, link) for file in files)


def test_a_link_makes_a_second_device_the_same_guest_once(person: New) -> None:
    ada, phone, thief = person("Ada"), person(), person()
    id = ada.make("13-days", "me", "friend")
    secret = ada.post("/api/me/link")["secret"]
    # Whom it makes one is told before, as often as one asks.
    for _ in range(2):
        whose = phone.post("/api/device/whose", {"secret": secret})
        assert whose == {"guest": {"name": "Ada", "tables": 1}, "present": None, "is_same": False}
    assert phone.cookie == ""
    assert phone.post("/api/device", {"secret": secret}) == {"guest": {"name": "Ada"}}
    assert phone.table(id)["seat"] == 0
    assert phone.cookie != ada.cookie
    assert ada.table(id)["seat"] == 0
    thief.refused("/api/device", {"secret": secret}, 403, "error-bad-link")
    whose = thief.post("/api/device/whose", {"secret": secret})
    assert whose == {"guest": None, "present": None, "is_same": False}
    assert thief.cookie == ""


def test_who_opens_a_link_is_told_of_the_games_of_both_wherever_they_sit(person: New) -> None:
    ada, bob = person("Ada"), person("Bob")
    duel(ada, bob)
    resigned = duel(ada, bob)
    ada.post(f"/api/tables/{resigned}/resign")
    bob.make("13-days", "friend", "friend")
    secret = bob.post("/api/me/link")["secret"]
    # Bob has joined one that goes on and made one that waits; Ada has made the one that goes on.
    assert ada.post("/api/device/whose", {"secret": secret}) == {
        "guest": {"name": "Bob", "tables": 2},
        "present": {"name": "Ada", "tables": 1},
        "is_same": False,
    }
    whose = bob.post("/api/device/whose", {"secret": secret})
    assert (whose["is_same"], whose["present"]) == (True, whose["guest"])


def test_a_link_does_not_work_for_long(server: Running, person: New) -> None:
    ada, phone = person("Ada"), person()
    link = ada.post("/api/me/link")
    server.clock.ahead = link["expires"] - server.clock() + 1
    assert phone.post("/api/device/whose", {"secret": link["secret"]})["guest"] is None
    phone.refused("/api/device", {"secret": link["secret"]}, 403, "error-bad-link")


@pytest.mark.parametrize("link", ["", "x", "x" * 65, "a link and what was written behind it " * 20])
def test_a_link_that_is_none_is_one_that_does_not_work(person: New, link: str) -> None:
    phone = person()
    assert phone.post("/api/device/whose", {"secret": link})["guest"] is None
    assert phone.cookie == ""


def test_a_stranger_has_nothing_to_link(person: New) -> None:
    person().refused("/api/me/link", {}, 401, "error-no-guest")


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Ada   Lovelace ", "Ada Lovelace"),
        ("<script>alert(1)</script>", "<script>alert(1)</script>"),
        ("A\u0000d\u202ea\n", "Ada"),
        ("Ирина", "Ирина"),
        ("e\u0301", "é"),
        ("", ""),
    ],
)
def test_a_name_is_plain_text(person: New, given: str, kept: str) -> None:
    ada = person()
    assert ada.post("/api/me", {"name": given}) == {"guest": {"name": kept}}
    assert ada.get("/api/me") == {"guest": {"name": kept}}


def test_lines_stay_lines_where_they_may() -> None:
    assert plain("one\r\ntwo\x07", lines=True) == "one\ntwo"
    assert plain("one\r\ntwo") == "one two"


def test_a_name_that_is_too_long_is_refused(person: New) -> None:
    person().refused("/api/me", {"name": "x" * 41}, 422, "error-bad-request")
