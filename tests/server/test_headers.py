"""Whom the server believes, and what every answer carries."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from tests.server.running import GENEROUS, Person, Running, running

from redphone.server.settings import Rate

New = Callable[..., Person]


# Who is believed


def test_from_where_somebody_comes_is_believed_of_a_proxy_only(database: Path) -> None:
    for proxy, answers in (
        ("", [200, 200, 429]),
        ("127.0.0.1", [200, 200, 200]),
        ("10.0.0.9", [200, 200, 429]),
    ):
        with running(database, proxy=proxy, limits=replace(GENEROUS, requests=Rate(0.001, 2))) as server:
            found = [
                httpx.get(f"{server.address}/api/me", headers={"x-forwarded-for": f"10.0.0.{k}"}).status_code
                for k in range(3)
            ]
            assert found == answers


def test_another_origin_is_allowed_if_the_server_was_told(database: Path) -> None:
    other = "https://example.org"
    for origins, status in ((frozenset({other}), 200), (frozenset[str](), 403)):
        with running(database, origins=origins) as server:
            headers = {"origin": other, "content-type": "application/json"}
            for host in ({}, {"host": "example.org"}):
                answer = httpx.post(
                    f"{server.address}/api/me", headers={**headers, **host}, content='{"name": ""}'
                )
                assert answer.status_code == status
            evil = {"host": "evil.example"}
            assert httpx.get(f"{server.address}/api/me", headers=evil).status_code == 403


# Headers


@pytest.mark.parametrize("path", ["/health", "/", "/api/me", "/api/nothing", "/openapi.json", "/assets/x.js"])
def test_every_answer_has_its_headers(server: Running, path: str) -> None:
    answer = httpx.get(server.address + path)
    policy = answer.headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "unsafe" not in policy
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "same-origin"
    assert answer.headers["cross-origin-opener-policy"] == "same-origin"
    assert answer.headers["cache-control"]


def test_refusals_have_them_too(server: Running, person: New) -> None:
    ada = person()
    for answer in (
        httpx.post(f"{server.address}/api/me"),
        httpx.get(f"{server.address}/api/me", headers={"host": "evil.example"}),
        ada.http.post("/api/me", content="{"),
        ada.http.request("DELETE", "/api/me"),
    ):
        assert answer.status_code >= 400
        assert "content-security-policy" in answer.headers
        assert json.loads(answer.text)["error"]["id"].startswith("error-")
