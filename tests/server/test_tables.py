"""The life of a table: made, joined, left, begun, resigned from, taken over by bots, played again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from tests.server.running import GENEROUS, Data, Person, Running, running

from redphone.server import app

New = Callable[..., Person]
ME_AND_FRIEND = ("me", "friend")


@pytest.fixture
def server(shared: Running) -> Running:
    return shared


def invitation(table: Data) -> str:
    (found,) = [chair["invitation"] for chair in table["chairs"] if chair["invitation"]]
    assert isinstance(found, str)
    return found


def duel(ada: Person, bob: Person) -> str:
    """13 Days between two people, begun."""
    id = ada.make("13-days", "me", "open")
    assert bob.post(f"/api/tables/{id}/join")["status"] == "playing"
    return id


def listed(reader: Person, which: str) -> set[str]:
    return {table["id"] for table in reader.get("/api/tables")[which]}


def drill(*people: Person) -> str:
    """The game of the tests, for three people, begun."""
    id = people[0].make("drill", "me", "open", "open")
    for each in people[1:]:
        each.post(f"/api/tables/{id}/join")
    return id


def test_a_table_against_bots_begins_at_once(person: New) -> None:
    ada = person("Ada")
    table = ada.table(ada.make("13", "me", "easy", "hard"))
    assert table["status"] == "playing"
    assert table["seat"] == 0
    assert table["mine"]
    assert table["n"] > 0
    assert len(table["waiting"]) == 1
    kinds = [(chair["kind"], chair["name"], chair["level"], chair["you"]) for chair in table["chairs"]]
    assert kinds == [("person", "Ada", None, True), ("bot", "", "easy", False), ("bot", "", "hard", False)]


def test_a_table_waits_for_its_people_and_begins_when_it_is_full(person: New) -> None:
    ada, bob = person("Ada"), person("Bob")
    id = ada.make("13-days", "open", "me")
    waiting = ada.table(id)
    assert (waiting["status"], waiting["seat"], waiting["n"]) == ("waiting", 1, 0)
    begun = bob.post(f"/api/tables/{id}/join")
    assert (begun["status"], begun["seat"], begun["mine"]) == ("playing", 0, False)
    assert [chair["name"] for chair in begun["chairs"]] == ["Bob", "Ada"]


def test_a_friend_comes_in_by_invitation_only(person: New) -> None:
    ada, bob, eve = person(), person(), person()
    id = ada.make("13-days", *ME_AND_FRIEND)
    assert bob.table(id)["chairs"][1]["invitation"] is None
    eve.refused(f"/api/tables/{id}/join", {}, 409, "error-no-chair")
    eve.refused(f"/api/tables/{id}/join", {"seat": 1}, 409, "error-no-chair")
    eve.refused(f"/api/tables/{id}/join", {"invitation": "x" * 22}, 403, "error-bad-invitation")
    secret = invitation(ada.table(id))
    assert bob.post(f"/api/tables/{id}/join", {"invitation": secret})["seat"] == 1
    eve.refused(f"/api/tables/{id}/join", {"invitation": secret}, 409, "error-started")
    assert ada.table(id)["chairs"][1]["invitation"] is None


def test_an_invitation_works_once(person: New) -> None:
    ada, bob, eve = person(), person(), person()
    id = ada.make("drill", "me", "friend", "open")
    secret = invitation(ada.table(id))
    bob.post(f"/api/tables/{id}/join", {"invitation": secret})
    eve.refused(f"/api/tables/{id}/join", {"invitation": secret}, 409, "error-no-chair")


def test_who_joins_may_choose_among_the_open_chairs(person: New) -> None:
    ada, bob = person(), person()
    id = ada.make("drill", "me", "open", "open")
    assert bob.post(f"/api/tables/{id}/join", {"seat": 2})["seat"] == 2
    assert bob.post(f"/api/tables/{id}/join", {"seat": 1})["seat"] == 2
    assert ada.post(f"/api/tables/{id}/join")["seat"] == 0


def test_tables_are_listed_for_those_whom_they_concern(person: New) -> None:
    ada, bob, eve = person(), person(), person("Eve")
    public = ada.make("13-days", "me", "open")
    private = ada.make("13-days", *ME_AND_FRIEND)
    assert listed(ada, "mine") == {public, private}
    assert public not in listed(ada, "open")
    assert public in listed(bob, "open")
    assert private not in listed(bob, "open") | listed(bob, "mine")
    bob.post(f"/api/tables/{public}/join")
    assert listed(eve, "mine") == set()
    assert not {public, private} & listed(eve, "open")
    assert listed(bob, "mine") == {public}


def test_where_i_am_asked_stands_first(person: New) -> None:
    ada, bob = person(), person()
    games = [duel(ada, bob) for _ in range(2)]
    ada.make("13-days", *ME_AND_FRIEND)
    for each in (ada, bob):
        mine = each.get("/api/tables")["mine"]
        asked = [table["seat"] in table["waiting"] for table in mine]
        assert asked == sorted(asked, reverse=True)
        assert {table["id"] for table in mine} >= set(games)


def test_who_leaves_before_the_start_frees_the_chair(person: New) -> None:
    ada, bob, eve = person("Ada"), person("Bob"), person("Eve")
    id = ada.make("drill", "me", "friend", "open")
    secret = invitation(ada.table(id))
    bob.post(f"/api/tables/{id}/join", {"invitation": secret})
    left = bob.post(f"/api/tables/{id}/leave")
    assert [chair["kind"] for chair in left["chairs"]] == ["person", "friend", "open"]
    assert [chair["name"] for chair in left["chairs"]] == ["Ada", "", ""]
    # The same invitation brings somebody else.
    eve.post(f"/api/tables/{id}/join", {"invitation": secret})
    assert eve.table(id)["seat"] == 1


def test_when_the_maker_leaves_somebody_else_can_invite(person: New) -> None:
    ada, bob = person(), person()
    id = ada.make("drill", "me", "friend", "open")
    bob.post(f"/api/tables/{id}/join")
    ada.post(f"/api/tables/{id}/leave")
    table = bob.table(id)
    assert table["mine"]
    assert table["chairs"][1]["invitation"]
    assert table["status"] == "waiting"


def test_a_table_among_friends_stays_among_friends_when_its_maker_leaves(person: New) -> None:
    ada, bob, eve, stranger = person("Ada"), person("Bob"), person("Eve"), person()
    id = ada.make("drill", "me", "friend", "friend")
    links = [chair["invitation"] for chair in ada.table(id)["chairs"]]
    assert links[0] is None
    bob.post(f"/api/tables/{id}/join", {"invitation": links[1]})
    left = ada.post(f"/api/tables/{id}/leave")
    assert [chair["kind"] for chair in left["chairs"]] == ["friend", "person", "friend"]
    assert id not in listed(stranger, "open")
    stranger.refused(f"/api/tables/{id}/join", {}, 409, "error-no-chair")
    link = bob.table(id)["chairs"][0]["invitation"]
    assert eve.post(f"/api/tables/{id}/join", {"invitation": link})["seat"] == 0


def test_an_invitation_to_another_table_is_none(person: New) -> None:
    ada, bob = person(), person()
    id, other = (ada.make("13-days", *ME_AND_FRIEND) for _ in range(2))
    secret = invitation(ada.table(other))
    bob.refused(f"/api/tables/{id}/join", {"invitation": secret}, 403, "error-bad-invitation")
    assert bob.post(f"/api/tables/{other}/join", {"invitation": secret})["seat"] == 1


def test_a_table_that_everybody_left_is_closed(person: New) -> None:
    ada, bob = person(), person()
    id = ada.make("13-days", "me", "open")
    assert ada.post(f"/api/tables/{id}/leave")["status"] == "closed"
    bob.refused(f"/api/tables/{id}/join", {}, 409, "error-started")
    assert id not in listed(bob, "open")


def test_nobody_leaves_a_game_that_runs(person: New) -> None:
    ada, bob = person(), person()
    id = duel(ada, bob)
    bob.refused(f"/api/tables/{id}/leave", {}, 409, "error-started")


def test_who_resigns_at_a_table_of_two_has_lost_and_the_record_stays_as_it_is(person: New) -> None:
    ada, bob = person(), person()
    id = duel(ada, bob)
    n = ada.table(id)["n"]
    over = ada.post(f"/api/tables/{id}/resign")
    assert over["status"] == "over"
    assert over["waiting"] == []
    expected = {"reason": "resigned", "winners": [1], "scores": None, "why": None, "seat": 0}
    assert over["result"] == expected
    assert over["n"] == n
    record = bob.http.get(f"/api/tables/{id}/record").text
    assert "over" not in record.splitlines()[-1]
    ada.refused(f"/api/tables/{id}/resign", {}, 409, "error-over")


def test_at_a_larger_table_a_bot_takes_the_chair_of_who_resigns(person: New) -> None:
    ada, bob, eve = person("Ada"), person("Bob"), person("Eve")
    id = drill(ada, bob, eve)
    table = bob.post(f"/api/tables/{id}/resign")
    assert table["status"] == "playing"
    chair = table["chairs"][1]
    assert (chair["kind"], chair["name"], chair["replaced"]) == ("bot", "", True)
    assert table["seat"] is None
    bob.refused(f"/api/tables/{id}/resign", {}, 403, "error-not-seated")


def test_a_seat_that_was_silent_too_long_may_be_given_to_a_bot(server: Running, person: New) -> None:
    ada, bob = person(), person()
    id = ada.make("13-days", "me", "open", limit=60)
    bob.post(f"/api/tables/{id}/join")
    table = ada.table(id)
    assert table["waiting"] == [0, 1]
    socket = ada.sit(id)
    moved = socket.until("moved")
    socket.move(moved["view"]["offers"][0]["action"], moved["n"])
    assert socket.when(lambda message: message["view"]["waiting"] == [1], "moved")
    error = ada.refused(f"/api/tables/{id}/replace", {"seat": 1}, 409, "error-not-silent")
    assert 0 < error["seconds"] <= 60
    server.clock.ahead = 61_000
    bob.refused(f"/api/tables/{id}/replace", {"seat": 1}, 409, "error-not-replaceable")
    bob.refused(f"/api/tables/{id}/replace", {"seat": 0}, 409, "error-not-replaceable")
    after = ada.post(f"/api/tables/{id}/replace", {"seat": 1, "level": "easy"})
    assert after["chairs"][1]["kind"] == "bot"
    assert after["chairs"][1]["level"] == "easy"
    assert bob.table(id)["seat"] is None


def test_a_rematch_moves_everybody_one_seat_further(person: New) -> None:
    ada, bob = person("Ada"), person("Bob")
    id = duel(ada, bob)
    ada.refused(f"/api/tables/{id}/rematch", {}, 409, "error-not-over")
    ada.post(f"/api/tables/{id}/resign")
    first = bob.post(f"/api/tables/{id}/rematch")
    assert first["status"] == "waiting"
    assert first["seat"] == 0
    assert [chair["name"] for chair in first["chairs"]] == ["Bob", "Ada"]
    assert ada.table(id)["rematch"] == first["id"]
    assert bob.post(f"/api/tables/{id}/rematch")["id"] == first["id"]
    assert first["id"] in [table["id"] for table in ada.get("/api/tables")["mine"]]
    second = ada.post(f"/api/tables/{id}/rematch")
    assert (second["id"], second["status"], second["seat"]) == (first["id"], "playing", 1)


def test_a_rematch_that_was_left_again_does_not_stand_in_the_way_of_another(person: New) -> None:
    ada, bob = person("Ada"), person("Bob")
    id = duel(ada, bob)
    ada.post(f"/api/tables/{id}/resign")
    left = bob.post(f"/api/tables/{id}/rematch")
    socket = ada.sit(id)
    assert socket.until("table")["table"]["rematch"] == left["id"]
    assert bob.post(f"/api/tables/{left['id']}/leave")["status"] == "closed"
    assert socket.when(lambda message: message["table"]["rematch"] is None, "table")
    second = ada.post(f"/api/tables/{id}/rematch")
    assert (second["status"], second["seat"]) == ("waiting", 1)
    assert second["id"] != left["id"]
    third = bob.post(f"/api/tables/{id}/rematch")
    assert (third["id"], third["status"], third["seat"]) == (second["id"], "playing", 0)
    assert bob.table(id)["rematch"] == second["id"]


def test_that_a_rematch_was_left_is_kept(database: Path) -> None:
    with running(database) as server:
        ada, bob = Person(server, "Ada"), Person(server, "Bob")
        id = duel(ada, bob)
        ada.post(f"/api/tables/{id}/resign")
        left = bob.post(f"/api/tables/{id}/rematch")["id"]
        bob.post(f"/api/tables/{left}/leave")
        cookie = ada.cookie
        for each in (ada, bob):
            each.leave()
    with running(database) as server:
        ada = Person(server)
        ada.http.cookies.set("redphone", cookie)
        assert ada.table(id)["rematch"] is None
        assert ada.post(f"/api/tables/{id}/rematch")["status"] == "waiting"
        ada.leave()


def over_among_three(server: Running, *people: Person) -> str:
    """The drill, played to its end."""
    id = drill(*people)
    sockets = [each.sit(id) for each in people]
    latest = [socket.until("moved") for socket in sockets]
    while latest[0]["view"]["actor"] != -2:
        seat = latest[0]["view"]["waiting"][0]
        sockets[seat].move(latest[seat]["view"]["offers"][0]["action"], latest[seat]["n"])
        latest = [socket.until("moved") for socket in sockets]
    return id


def test_a_rematch_of_three_takes_everybody_one_seat_further_also_who_left_it_and_came_back(
    server: Running, person: New
) -> None:
    ada, bob, eve, stranger = person("Ada"), person("Bob"), person("Eve"), person("Kim")
    id = over_among_three(server, ada, bob, eve)
    new = ada.post(f"/api/tables/{id}/rematch")
    assert [(chair["name"], chair["kind"]) for chair in new["chairs"]] == [
        ("Eve", "friend"),
        ("Ada", "person"),
        ("Bob", "friend"),
    ]
    stranger.refused(f"/api/tables/{id}/rematch", {}, 403, "error-not-seated")
    assert bob.post(f"/api/tables/{id}/rematch")["seat"] == 2
    # Also who has made it: its chair is for a friend meanwhile, and nobody else's.
    for each, seat in ((bob, 2), (ada, 1)):
        left = each.post(f"/api/tables/{new['id']}/leave")
        assert (left["status"], left["chairs"][seat]["kind"]) == ("waiting", "friend")
        assert new["id"] not in listed(stranger, "open")
        stranger.refused(f"/api/tables/{new['id']}/join", {}, 409, "error-no-chair")
        assert each.post(f"/api/tables/{id}/rematch")["seat"] == seat
    begun = eve.post(f"/api/tables/{id}/rematch")
    assert (begun["id"], begun["status"], begun["seat"]) == (new["id"], "playing", 0)
    assert [chair["name"] for chair in begun["chairs"]] == ["Eve", "Ada", "Bob"]


def test_who_has_too_many_tables_makes_no_rematch(database: Path) -> None:
    with running(database, limits=replace(GENEROUS, tables_of_guest=1)) as server:
        ada = Person(server, "Ada")
        id = ada.make("13-days", "me", "easy")
        ada.post(f"/api/tables/{id}/resign")
        other = ada.make("13-days", *ME_AND_FRIEND)
        assert ada.refused(f"/api/tables/{id}/rematch", {}, 429, "error-too-many-tables")["most"] == 1
        ada.post(f"/api/tables/{other}/leave")
        assert ada.post(f"/api/tables/{id}/rematch")["status"] == "playing"
        ada.leave()


def test_where_i_am_asked_stands_first_however_old_it_is(
    person: New, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bob = person(), person()
    asked = duel(ada, bob)
    over = [duel(ada, bob) for _ in range(3)]
    for id in over:
        bob.post(f"/api/tables/{id}/resign")
    waiting = ada.make("13-days", *ME_AND_FRIEND)
    monkeypatch.setattr(app, "MOST_LISTED", 3)
    assert [table["id"] for table in ada.get("/api/tables")["mine"]] == [asked, waiting, over[-1]]


def test_a_rematch_against_bots_begins_at_once(person: New) -> None:
    ada = person()
    id = ada.make("13-days", "me", "easy")
    ada.post(f"/api/tables/{id}/resign")
    table = ada.post(f"/api/tables/{id}/rematch")
    assert (table["status"], table["seat"]) == ("playing", 1)
    assert table["chairs"][0]["level"] == "easy"


def test_what_cannot_be_a_table_is_refused(person: New) -> None:
    ada = person()
    me, bot = {"kind": "me"}, {"kind": "bot"}
    path = "/api/tables"
    ada.refused(path, {"game": "chess", "seats": [me, bot]}, 422, "error-unknown-game")
    error = ada.refused(path, {"game": "13", "seats": [me, bot]}, 422, "error-bad-seats")
    assert (error["least"], error["most"]) == (3, 6)
    ada.refused(path, {"game": "13-days", "seats": [me, me]}, 422, "error-one-me")
    wrong = {"game": "13-days", "seats": [me, bot], "options": {"luck": True}}
    ada.refused(path, wrong, 422, "error-bad-options")
    ada.refused(path, {**wrong, "options": {"containment": 1}}, 422, "error-bad-options")
    ada.refused(path, {"game": "13-days", "seats": [me, bot], "limit": 5}, 422, "error-bad-request")
    ada.refused(path, {"game": "13-days", "seats": [me, {"kind": "king"}]}, 422, "error-bad-request")
    assert listed(ada, "mine") == set()


def test_options_are_taken_and_shown(person: New) -> None:
    ada = person()
    id = ada.make("13", "me", "easy", "easy", options={"open_piles": True})
    assert ada.table(id)["options"] == {"open_piles": True}


def test_the_games_are_described(person: New) -> None:
    games = {game["game"]: game for game in person().get("/api/games")["games"]}
    assert games["13"]["package"] == "thirteen"
    assert games["13"]["options"] == {"open_piles": {"default": False, "values": [False, True]}}
    assert (games["13-days"]["least_seats"], games["13-days"]["most_seats"]) == (2, 2)
    assert {name: game["reconstructed"] for name, game in games.items() if game["reconstructed"]} == {
        "defcon": ["map", "deck", "die"],
        "13-minutes": ["deck"],
        "13-minutes-campaign": ["deck"],
    }


def test_the_table_tells_those_who_sit_at_it_what_changes(person: New) -> None:
    ada, bob = person("Ada"), person("Bob")
    id = ada.make("13-days", "me", "open")
    mine = ada.sit(id)
    assert mine.until("table")["table"]["chairs"][0]["here"]
    bob.post(f"/api/tables/{id}/join")
    begun = mine.until("table", "moved")
    assert (begun["type"], begun["table"]["status"]) == ("table", "playing")
    moved = mine.next()
    assert (moved["type"], moved["steps"][0]["n"], moved["steps"][-1]["n"]) == ("moved", 0, moved["n"])
    theirs = bob.sit(id)
    assert mine.until("table")["table"]["chairs"][1]["here"]
    theirs.close()
    assert not mine.until("table")["table"]["chairs"][1]["here"]
    ada.post("/api/me", {"name": "Ada L."})
    assert mine.until("table")["table"]["chairs"][0]["name"] == "Ada L."
    bob.post(f"/api/tables/{id}/resign")
    assert mine.until("table")["table"]["result"]["winners"] == [0]
    bob.post(f"/api/tables/{id}/rematch")
    assert mine.until("table")["table"]["rematch"]
