"""The web client's files: from memory, zipped, and its page for every other path."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.server.running import Running, running

SCRIPT = "console.log('hello');" * 50


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Red Phone</title>")
    (folder / "assets" / "main-1a2b.js").write_text(SCRIPT)
    (folder / "assets" / "text.woff2").write_bytes(bytes(100))
    (folder / ".secret").write_text("no")
    (tmp_path / "outside.txt").write_text("no")
    with running(tmp_path / "tables.db", client=folder) as server:
        yield server.address


@pytest.mark.parametrize(
    "path", ["/", "/index.html", "/table/V7mPq2", "/device", "/.secret", "/../outside.txt"]
)
def test_every_path_that_is_no_file_gets_the_page(address: str, path: str) -> None:
    answer = httpx.get(address + path)
    assert answer.text == "<!doctype html><title>Red Phone</title>"
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


def test_files_with_a_hash_in_their_names_are_kept_for_a_year(address: str) -> None:
    answer = httpx.get(f"{address}/assets/main-1a2b.js")
    assert answer.text == SCRIPT
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in answer.headers["cache-control"]
    font = httpx.get(f"{address}/assets/text.woff2")
    assert (font.headers["content-type"], len(font.content)) == ("font/woff2", 100)
    assert httpx.get(f"{address}/assets/main-old.js").status_code == 404


def test_who_cannot_unzip_gets_it_plain_and_who_has_it_gets_nothing(address: str) -> None:
    plain = httpx.get(f"{address}/assets/main-1a2b.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.text == SCRIPT
    headers = {"if-none-match": plain.headers["etag"]}
    assert httpx.get(f"{address}/assets/main-1a2b.js", headers=headers).status_code == 304


def test_what_is_no_page_of_the_api_is_not_the_clients_page(address: str) -> None:
    for path in ("/api", "/api/", "/api/nothing", "/api/tables/"):
        answer = httpx.get(address + path)
        assert (answer.status_code, answer.json()["error"]["id"]) == (404, "error-no-path")
    for path in ("/api/games", "/health"):
        answer = httpx.put(
            address + path, content="{}", headers={"origin": address, "content-type": "application/json"}
        )
        assert (answer.status_code, answer.json()["error"]["id"]) == (405, "error-no-method")


def test_without_a_built_client_it_says_so(server: Running) -> None:
    answer = httpx.get(server.address)
    assert answer.status_code == 404
    assert "make play" in answer.text
