"""A table with an owner's own deck: checked when it comes, kept with the table, played by everybody."""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from collections.abc import Callable, Collection
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine
from tests.games.minutes.decks import HEAVIEST
from tests.server.decks import STANDARD, TEN, changed, in_english, made_up, named
from tests.server.running import Data, Person, Running, running
from tests.server.test_bots import asked
from tests.server.test_moves import offered
from tests.server.test_restart import back

import redphone
from redphone.server import bots, decks, sql
from redphone.server.bots import Runner
from redphone.server.games import game_with
from redphone.server.store import ChairRow, TableRow
from redphone.server.tables import LiveTable
from redphone.texts import LANGUAGES

New = Callable[..., Person]
MINE = named('"My copy"')
ME_AND_BOT = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
GAMES = ["13-minutes", "13-minutes-campaign"]


@pytest.fixture
def server(shared: Running) -> Running:
    return shared


def wish(deck: object, game: str = "13-minutes") -> Data:
    return {"game": game, "seats": ME_AND_BOT, "deck": deck}


def sent(deck: object, game: str = "13-minutes") -> Data:
    """To be looked through."""
    return {"game": game, "deck": deck}


def kept(server: Running) -> tuple[Any, ...]:
    """How much there is."""
    return tuple(server.rows(f"select count(*) from {name}") for name in ("tables", "chairs", "decks"))


def played_out(socket: Any, rather_not: Collection[str] = (), most: int | None = None) -> Data:
    """Whatever is offered, until the table is over."""
    while True:
        # Who answers a sealed question after the bot is shown how it stands, and asked again.
        message: Data = socket.until("moved", "conflict", "table", "error")
        assert message["type"] != "error", message
        if message["type"] == "table" and message["table"]["status"] == "over":
            return message
        if message["type"] != "table":
            assert most is None or message["n"] <= most
            if all_offered := offered(message):
                wanted = [action for action in all_offered if action not in rather_not]
                socket.move((wanted or all_offered)[0], message["n"])


def test_the_games_say_which_of_them_take_a_deck(person: New) -> None:
    found = {game["game"]: game["decks"] for game in person().get("/api/games")["games"]}
    assert {game for game, takes in found.items() if takes} == set(GAMES)
    assert set(found) > set(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_played_with_the_deck_of_its_owner(person: New, game: str) -> None:
    ada, bob, watcher = person("Ada"), person("Bob"), person()
    id = ada.make(game, "me", "open", deck=MINE)
    # Who is going to sit down sees it, and so does who only looks at the list.
    for table in (ada.table(id), bob.table(id)):
        assert table["deck"]["name"] == dict.fromkeys(LANGUAGES, "My copy")
        assert {lang: names["made_up_13"] for lang, names in table["deck"]["names"].items()} == dict.fromkeys(
            LANGUAGES, "Made up 13"
        )
    (listed,) = [table for table in bob.get("/api/tables")["open"] if table["id"] == id]
    assert listed["deck"] == {"name": dict.fromkeys(LANGUAGES, "My copy"), "names": None}
    bob.post(f"/api/tables/{id}/join")
    expected = redphone.game(game).with_data({"deck": MINE}).new(2).view(None)["table"]
    assert isinstance(expected, dict)
    for each in (ada, bob, watcher):
        socket = each.sit(id)
        assert socket.until("table")["table"]["deck"]["names"]["fr"]["made_up_1"] == "Made up 1"
        shown = socket.until("moved")["view"]["table"]
        assert (shown["cards"], shown["file"]) == (expected["cards"], expected["file"])
        assert set(shown["cards"]) == {f"made_up_{k}" for k in range(1, 14)}


def test_a_table_without_a_deck_has_none(person: New) -> None:
    ada = person()
    assert ada.table(ada.make("13-minutes", "me", "open"))["deck"] is None
    assert ada.post("/api/tables", wish(None), 201)["deck"] is None


@pytest.mark.parametrize(
    ("said", "name"),
    [
        ("", {}),
        ('[deck]\nname = " Mine "\n', {"en": "Mine", "fr": "Mine", "ru": "Mine"}),
        ('[deck]\nname = { ru = "Моя", en = "Mine" }\n', {"en": "Mine", "fr": "Mine", "ru": "Моя"}),
        ('[deck]\nnote = "from 2017"\n', {}),
    ],
)
def test_a_deck_is_called_as_it_calls_itself(person: New, said: str, name: dict[str, str]) -> None:
    ada = person()
    table = ada.post("/api/tables", wish(said + made_up(3)), 201)
    assert table["deck"]["name"] == name
    # And so does the game, in what it shows.
    assert ada.sit(table["id"]).until("moved")["view"]["table"]["file"]["name"] == name


def test_every_mistake_of_a_deck_is_answered_with_its_line_and_nothing_is_made(
    server: Running, person: New
) -> None:
    text = changed(*((old, new) for old, new, _ in TEN))
    ada = person("Ada")
    before = kept(server)
    answer = ada.post("/api/tables", wish(text), 422)
    assert answer["error"] == {"id": "error-bad-deck", "n": 10}
    lines = text.split("\n")
    for old, new, reason in TEN:
        first = text[: text.rindex(new)].count("\n") + 1
        where = [one["line"] for one in answer["mistakes"] if in_english(one).startswith(reason)]
        assert len(where) == 1, (old, reason, answer)
        assert first <= where[0] <= first + new.count("\n"), lines[where[0] - 1]
    assert [mistake["line"] for mistake in answer["mistakes"]] == sorted(
        mistake["line"] for mistake in answer["mistakes"]
    )
    assert kept(server) == before


@pytest.mark.parametrize("game", GAMES)
def test_a_deck_is_looked_through_before_there_is_a_table_and_nothing_of_it_is_kept(
    server: Running, person: New, game: str
) -> None:
    stranger, before = person(), kept(server)
    assert stranger.post("/api/decks", sent(MINE, game)) == {
        "name": dict.fromkeys(LANGUAGES, "My copy"),
        "cards": 13,
    }
    assert stranger.post("/api/decks", sent("\ufeff" + made_up(3).replace("\n", "\r\n"), game)) == {
        "name": {},
        "cards": 13,
    }
    wrong = changed(*((old, new) for old, new, _ in TEN))
    asked = stranger.post("/api/decks", sent(wrong, game), 422)
    assert stranger.get("/api/me")["guest"] is None
    assert asked == stranger.post("/api/tables", wish(wrong, game), 422)
    assert asked["error"]["n"] == 10
    stranger.refused("/api/decks", sent(MINE, "13-days"), 422, "error-no-decks")
    stranger.refused("/api/decks", sent(MINE, "chess"), 422, "error-unknown-game")
    for deck in (7, None, ["x"], {"deck": "x"}):
        stranger.refused("/api/decks", sent(deck, game), 422, "error-bad-request")
    assert kept(server) == before


def test_who_only_asks_pushes_no_deck_out_that_is_played(person: New) -> None:
    ada = person("Ada")
    ada.post("/api/tables", wish(MINE), 201)
    before = game_with.cache_info()
    for k in range(3):
        assert ada.post("/api/decks", sent(made_up(1000 + k)))["cards"] == 13
    now = game_with.cache_info()
    assert (now.misses, now.currsize) == (before.misses, before.currsize)


def test_how_many_cards_a_deck_has_its_game_knows(person: New, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next game with a deck may count copies, or call its cards otherwise."""
    monkeypatch.setattr("redphone.games.minutes.deck_tools.how_many", lambda data: 51)
    assert person().post("/api/decks", sent(MINE))["cards"] == 51


def test_what_is_no_toml_is_one_mistake_on_its_line(person: New) -> None:
    answer = person().post("/api/tables", wish("[deck]\nname = \n"), 422)
    assert answer == {
        "error": {"id": "error-bad-deck", "n": 1},
        "mistakes": [
            {"line": 2, "id": "deck-not-toml", "reason": "Invalid value", "excerpt": "name = ", "column": 8}
        ],
    }


def test_of_very_many_mistakes_the_first_are_told_and_all_are_counted(person: New) -> None:
    answer = person().post("/api/tables", wish("\n".join(f"a{k} = 1" for k in range(3000))), 422)
    assert answer["error"]["n"] > 3000
    assert len(answer["mistakes"]) == decks.MOST_MISTAKES


def test_what_only_the_core_finds_out_is_a_mistake_too(
    server: Running, person: New, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("redphone.games.minutes.deck_tools.mistakes", lambda data: [])
    ada, before = person("Ada"), kept(server)
    answer = ada.post("/api/tables", wish(changed(TEN[0][:2])), 422)
    assert answer["error"] == {"id": "error-bad-deck", "n": 1}
    assert answer["mistakes"][0]["id"] == "deck-does-not-fit"
    assert "slug is a short name" in in_english(answer["mistakes"][0])
    assert kept(server) == before


def test_a_game_whose_cards_nobody_may_replace_takes_no_deck(person: New) -> None:
    error = person().refused("/api/tables", wish(MINE, "13-days"), 422, "error-no-decks")
    assert error["game"] == "13-days"


@pytest.mark.parametrize("deck", [7, ["x"], {"deck": "x"}, True])
def test_a_deck_is_a_text(person: New, deck: object) -> None:
    person().refused("/api/tables", wish(deck), 422, "error-bad-request")


def test_the_lines_of_another_system_make_no_other_deck(server: Running, person: New) -> None:
    ada = person()
    texts = [MINE, MINE.replace("\n", "\r\n"), MINE.replace("\n", "\r")]
    made = [ada.post("/api/tables", wish(text), 201)["id"] for text in texts]
    known = "', '".join(made)
    assert len(server.rows(f"select distinct deck from tables where id in ('{known}')")) == 1


@pytest.mark.parametrize(
    "text",
    [STANDARD, STANDARD.replace("\n", "\r\n"), "\ufeff" + STANDARD],
    ids=["as it is", "from elsewhere", "with a byte order mark"],
)
def test_the_games_own_deck_may_be_sent_too(person: New, text: str) -> None:
    """And its record is one that can be read again."""
    ada = person()
    id = ada.post("/api/tables", wish(text), 201)["id"]
    ada.post(f"/api/tables/{id}/resign")
    record = redphone.Record.parse(ada.http.get(f"/api/tables/{id}/record").text)
    assert record.game.replaced == {}


def test_a_game_with_a_bot_comes_to_its_end_and_its_record_carries_the_deck(person: New) -> None:
    ada, watcher = person("Ada"), person()
    id = ada.post("/api/tables", wish(MINE), 201)["id"]
    over = played_out(ada.sit(id))
    assert over["table"]["result"]["reason"] == "finished"
    record = redphone.Record.parse(watcher.http.get(f"/api/tables/{id}/record").text)
    assert record.game.replaced == {"deck": MINE}
    assert record.check().state.outcome is not None
    replay = watcher.get(f"/api/tables/{id}/replay")
    assert replay["table"]["deck"]["names"]["ru"]["made_up_7"] == "Made up 7"
    for n in (0, replay["n"] // 2, replay["n"]):
        shown = watcher.get(f"/api/tables/{id}/positions/{n}?seat=1")["view"]["table"]
        assert shown["file"]["name"]["en"] == "My copy"
        assert "made_up_5" in shown["cards"]


def test_the_heaviest_deck_is_played_with_a_bot_to_its_end(person: New) -> None:
    """Whose events are all chosen, and as much of each as there can be."""
    ada = person("Ada")
    table = ada.post("/api/tables", wish(HEAVIEST), 201)
    most = redphone.game("13-minutes").with_data({"deck": HEAVIEST}).new(2).book.longest(2)
    over = played_out(ada.sit(table["id"]), ("pass", "choose command"), most)
    assert over["table"]["result"]["reason"] == "finished"
    record = redphone.Record.parse(ada.http.get(f"/api/tables/{table['id']}/record").text)
    assert record.game.replaced == {"deck": HEAVIEST}
    chosen = Counter(move.action.text for move in record.check().moves)
    assert chosen["choose event"] + chosen["choose trigger"] > 4


def test_a_rematch_is_played_with_the_same_deck(server: Running, person: New) -> None:
    ada = person()
    first = ada.post("/api/tables", wish(MINE), 201)
    ada.post(f"/api/tables/{first['id']}/resign")
    second = ada.post(f"/api/tables/{first['id']}/rematch")
    assert (second["status"], second["seat"]) == ("playing", 1)
    assert second["deck"] == first["deck"] is not None
    assert "made_up_1" in ada.sit(second["id"]).until("moved")["view"]["table"]["cards"]
    ids = f"('{first['id']}', '{second['id']}')"
    assert len(server.rows(f"select distinct deck from tables where id in {ids} and deck is not null")) == 1


def test_a_bot_is_handed_the_deck_and_thinks_with_it() -> None:
    chairs = [ChairRow(seat, "bot", level="easy") for seat in range(2)]
    options = dict(redphone.game("13-minutes").book().options)
    row = TableRow("t", "13-minutes", 1, options, 60, "g", 0, chairs, status="playing", deck="d")
    live = LiveTable(row, MINE)
    live.begin(0)
    live.draw(redphone.Rng(1), 0)
    for k in range(8):
        seat = live.waiting[0]
        question = asked(live, seat)
        assert question.deck == MINE
        assert bots.known(question) == live.state.known_to(seat)
        action = bots.think(question)
        live.move(seat, action, live.n, redphone.Rng(k), k, None)
    assert live.play is not None
    assert any("made_up" in move.action.text for move in live.play.moves)


def test_after_a_restart_a_table_still_has_its_deck_and_bots_go_on(
    database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patched, running(database) as server:
        patched.setattr(Runner, "owed", lambda self, live: None)
        ada = Person(server, "Ada")
        table = ada.post("/api/tables", wish(MINE), 201)
        first = ada.sit(table["id"]).until("moved")
        cookie = ada.cookie
        ada.leave()
    with running(database) as server, back(server, cookie) as (ada,):
        again = ada.table(table["id"])
        assert again["deck"] == table["deck"]
        (listed,) = ada.get("/api/tables")["mine"]
        assert listed["deck"] == {"name": table["deck"]["name"], "names": None}
        socket = ada.sit(table["id"], seen=first["n"])
        moved = socket.when(lambda message: message["view"]["waiting"] == [0], "moved")
        assert moved["n"] == first["n"] + 1
        assert moved["view"]["table"]["cards"] == first["view"]["table"]["cards"]
        assert played_out(ada.sit(table["id"]))["table"]["result"]["reason"] == "finished"


def test_a_table_that_cannot_be_read_any_more_keeps_nobody_else_from_theirs(
    database: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with monkeypatch.context() as patched, running(database) as server:
        patched.setattr(Runner, "owed", lambda self, live: None)
        ada = Person(server, "Ada")
        lost, other = (ada.post("/api/tables", wish(deck), 201)["id"] for deck in (MINE, None))
        cookie = ada.cookie
        ada.leave()
    with closing(sqlite3.connect(database)) as raw, raw:
        raw.execute("update decks set text = 'a = 1'")
    with running(database) as server, back(server, cookie) as (ada,):
        socket = ada.sit(other)
        socket.when(lambda message: message["view"]["waiting"] == [0], "moved")
        assert ada.http.get(f"/api/tables/{lost}").status_code == 500
        assert {table["id"] for table in ada.get("/api/tables")["mine"]} == {lost, other}
    assert "a table cannot be taken up" in [record.message for record in caplog.records]


def test_a_database_from_before_there_were_decks_is_brought_up_to_date(database: Path) -> None:
    with running(database) as server:
        ada, bob = Person(server, "Ada"), Person(server, "Bob")
        id = ada.make("13-minutes", "me", "open")
        bob.post(f"/api/tables/{id}/join")
        table, cookie = ada.table(id), ada.cookie
        ada.leave()
        bob.leave()
    engine = create_engine(f"sqlite:///{database}")
    with engine.begin() as connection:
        config = Config()
        config.set_main_option("script_location", str(sql.MIGRATIONS))
        config.attributes["connection"] = connection
        command.downgrade(config, "001")
    engine.dispose()
    with closing(sqlite3.connect(database)) as raw:
        assert "deck" not in {row[1] for row in raw.execute("pragma table_info(tables)")}
    with running(database) as server, back(server, cookie) as (ada,):
        assert {**ada.table(id), "now": 0, "chairs": []} == {**table, "now": 0, "chairs": []}
        assert ada.post("/api/tables", wish(MINE), 201)["deck"] is not None
        assert server.rows("pragma foreign_key_check") == []


def test_a_deck_is_kept_once_however_often_it_is_sent(server: Running, person: New) -> None:
    ada, bob = person(), person()
    text = named('"Kept once"', made_up(77))
    for each in (ada, bob, ada):
        each.post("/api/tables", wish(text), 201)
    assert server.rows("select count(*) from decks where text like '%Kept once%'") == [(1,)]


def test_lists_do_not_carry_the_text_of_decks(person: New) -> None:
    ada = person()
    ada.post("/api/tables", wish(named('"Long"', made_up(5) + "\n# " + "x" * 1900)), 201)
    assert "xxxx" not in json.dumps(ada.get("/api/tables"))
