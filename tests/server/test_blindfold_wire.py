"""The blindfold test at the wire: what a place cannot know changes no byte of what the server sends to it.

A game is played at a real server, and once more for each place in another world: one that differs from the
real one wherever the place cannot see, from the first card on, and that it could not tell from it at any
time. Whatever it is sent, asked for or not, must be the same in both.
"""

from __future__ import annotations

from typing import NamedTuple

import orjson
import pytest
from tests.server.decks import made_up
from tests.server.running import SECONDS, Person, Running
from tests.server.tapped import Performance, Theatre, compare
from tests.server.worlds import Story, game_of, names_in, story, twin

from redphone.core.game import slugs
from redphone.core.layout import OVER
from redphone.texts import LANGUAGES


class Part(NamedTuple):
    """A game: how many acts of it, or to its end, and the seed of one with much that stays hidden."""

    game: str
    seats: int
    acts: int | None
    seed: int
    deck: str | None = None
    options: dict[str, str] | None = None
    unlike: int = 2
    """In one of so many positions, at least, the other world is another: fewer where all comes to light."""


GAMES = {
    "13 Days": Part("13-days", 2, 76, 76),
    "13": Part("13", 3, 70, 3),
    "13 Minutes": Part("13-minutes", 2, 50, 337),
    "the campaign of 13 Minutes": Part("13-minutes-campaign", 2, 50, 176),
    "13 Minutes to its end": Part("13-minutes", 2, None, 58, unlike=4),
    "the campaign with the sides exchanged": Part(
        "13-minutes-campaign", 2, 66, 40, options={"swap_sides": "ask"}, unlike=4
    ),
    "DEFCON": Part("defcon", 3, 150, 11),
    "13 Minutes with a deck of its own": Part("13-minutes", 2, 50, 13, made_up(1962)),
}
CHANGED = 6


def test_no_game_is_left_out() -> None:
    assert {part.game for part in GAMES.values()} == set(slugs())


def test_everything_that_is_done_in_secret_is_done_in_one_of_them() -> None:
    for game in slugs():
        stories = [story(*part[:-1]) for part in GAMES.values() if part.game == game]
        secret = {verb.name for verb in stories[0].states[0].book.verbs if verb.secret}
        done = {act.action.split(" ")[0] for each in stories for act in each.acts}
        assert secret - done == set(), game


def test_a_game_is_seen_to_its_end_and_a_campaign_into_its_second_game_with_exchanged_sides() -> None:
    whole = story(*GAMES["13 Minutes to its end"][:-1])
    assert whole.states[-1].actor == OVER
    campaign = story(*GAMES["the campaign with the sides exchanged"][:-1])
    answered = [act.seat for act in campaign.acts if act.action == "choose swap"]
    assert {0, 1} <= set(answered)
    table = campaign.states[-1].view(None)["table"]
    assert isinstance(table, dict)
    assert (table["campaign"]["game"], [side["seat"] for side in table["sides"]]) == (2, [1, 0])
    # Both have bid in it.
    began = campaign.acts.index(next(act for act in reversed(campaign.acts) if act.action == "choose swap"))
    acts = [act.action.split(" ")[0] for act in campaign.acts[began:]]
    assert acts.count("bid") >= 2


class Played:
    """The real world, with everything that was sent in it."""

    def __init__(self, theatre: Theatre, game: str) -> None:
        self.theatre = theatre
        self.part = GAMES[game]
        self.story: Story = story(*self.part[:-1])
        self.performance: Performance = theatre.perform(self.story, self.story.places)


@pytest.fixture(scope="module", params=GAMES)
def played(request: pytest.FixtureRequest, theatre: Theatre) -> Played:
    return Played(theatre, request.param)


def test_what_a_place_cannot_know_changes_no_byte_that_it_is_sent(played: Played) -> None:
    for place in played.story.places:
        other, unlike = twin(played.story, place, seed=62, most=CHANGED)
        assert unlike > len(played.story.acts) // played.part.unlike, "the other world is hardly another one"
        performance = played.theatre.perform(other, [place])
        for real, there in zip(played.performance.readers, performance.readers, strict=True):
            if real.place == place:
                assert len(real.sent) > len(played.story.acts)
                compare(place, real, there)


def test_others_are_sent_something_else_in_that_world(played: Played) -> None:
    """Or the comparison would be of two worlds that are alike."""
    other, _ = twin(played.story, None, seed=62, most=CHANGED)
    performance = played.theatre.perform(other, [])
    frames = [
        [[sent.text for sent in reader.sent if '"moved"' in sent.text] for reader in each.seated]
        for each in (played.performance, performance)
    ]
    assert frames[0] != frames[1]


def test_no_card_that_a_place_never_saw_is_named_in_anything_that_it_is_sent(played: Played) -> None:
    """By the zones alone, which say who sees what lies where: neither views nor events have a part in it."""
    kept = public_names(played.story)
    for reader in played.performance.readers:
        never = played.story.never_seen(reader.place)
        looked_for = 0
        for sent in reader.sent:
            hidden = never[sent.k] - kept
            looked_for += len(hidden)
            assert not names_in(unprinted(sent.text, played.story), hidden), (reader.place, sent)
        assert looked_for > 1000
        # And those that were seen are named, or we would not find the others either.
        seen = never[0] - never[-1]
        assert names_in("\n".join(unprinted(sent.text, played.story) for sent in reader.sent), seen)


def public_names(played: Story) -> set[str]:
    """Names that say nothing of where a card lies: the agendas have those of what they are about."""
    return {kind for deck in played.states[0].book.decks if deck.name == "agendas" for kind in deck.kinds}


def unprinted(text: str, played: Story) -> str:
    """Without what is printed on the cards of the game, and what an owner calls them: all know that."""
    for known in (played.printed, called(played)):
        text = text.replace(known, "") if known else text
    return text


def called(played: Story) -> str:
    """The table's `names`, of an owner's deck."""
    if played.deck is None:
        return ""
    game = game_of(played.game, played.deck)
    return orjson.dumps({lang: game.names(lang) for lang in LANGUAGES}).decode()


def test_everything_that_may_be_refused_was_asked_for(played: Played) -> None:
    assert set(played.performance.answers) == {
        "error-illegal",
        "error-not-seated",
        "error-no-undo",
        "error-bad-message",
        "conflict",
    }
    acts = played.story.acts
    assert any(not act.action for act in acts), "nobody took anything back"


@pytest.mark.parametrize("game", GAMES)
def test_a_stranger_learns_nothing_of_a_private_table_but_that_it_waits(server: Running, game: str) -> None:
    seats = GAMES[game].seats
    ada, stranger = Person(server, "Ada"), Person(server)
    id = ada.make(GAMES[game].game, "me", *["friend"] * (seats - 1))
    secrets = [chair["invitation"] for chair in ada.table(id)["chairs"] if chair["invitation"]]
    assert len(secrets) == seats - 1
    assert stranger.get("/api/tables") == {"mine": [], "open": []}
    seen = stranger.http.get(f"/api/tables/{id}").text
    socket = stranger.sit(id)
    seen += str(socket.wire.recv(SECONDS))
    for secret in (*secrets, ada.cookie):
        assert secret not in seen
    for path in ("positions/0", "replay", "record"):
        assert stranger.http.get(f"/api/tables/{id}/{path}").status_code in (404, 409)
    stranger.refused(f"/api/tables/{id}/join", {"invitation": "x" * 22}, 403, "error-bad-invitation")
    stranger.refused(f"/api/tables/{id}/join", {}, 409, "error-no-chair")
    assert socket.is_silent()
    ada.leave()
    stranger.leave()


def test_a_table_is_found_by_nobody_who_was_not_told_its_name(server: Running) -> None:
    ada, stranger = Person(server, "Ada"), Person(server)
    id = ada.make("13-days", "me", "easy")
    assert id not in stranger.http.get("/api/tables").text
    assert [table["id"] for table in ada.get("/api/tables")["mine"]] == [id]
    ada.leave()
    stranger.leave()
