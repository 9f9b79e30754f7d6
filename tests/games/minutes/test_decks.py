"""The deck is a file that its owner can replace: how it is read, carried along and shown."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from tests.games.minutes.tables import CARDS, US, begin, event_as, game_with, turn_of

import redphone
from redphone import Play, Record, Rng
from redphone.games.minutes.terminal_deck import show
from redphone.texts import LANGUAGES, Texts


def test_a_file_with_a_mark_of_its_encoding_is_read(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(redphone.game("13-minutes").registration.standard("deck"), encoding="utf-8-sig")
    assert redphone.game("13-minutes", data=file).data_hash == redphone.game("13-minutes").data_hash


def test_the_built_in_deck_is_read_by_the_same_loader_and_says_where_each_fact_is_from() -> None:
    data = tomllib.loads(redphone.game("13-minutes").registration.standard("deck"))
    cards = begin().table()["cards"]
    assert list(cards) == CARDS == [card["slug"] for card in data["card"]]
    for card in data["card"]:
        assert cards[card["slug"]]["source"] == card["source"]
    known = [card["slug"] for card in data["card"] if card["source"]["event"] == "rulebook"]
    assert known == ["u2_photographs"]
    # The deck's note does not claim more than the cards do.
    assert sum(card["source"]["name"] == "rulebook" for card in data["card"]) == 8
    assert [data["deck"]["note"][lang].split()[0] for lang in LANGUAGES] == ["Eight", "Huit", "Восемь"]
    assert begin().table()["file"]["reconstructed"]


@pytest.mark.parametrize("slug", ["13-minutes", "13-minutes-campaign"])
def test_our_own_deck_is_told_from_one_that_an_owner_has_changed(slug: str) -> None:
    text = redphone.game(slug).registration.standard("deck")
    for deck, ours in (
        (text, True),
        (f"# A copy.\n{text}", True),
        (text.replace("cubes = 2", "cubes = 3"), False),
    ):
        minutes = begin(game=redphone.game(slug).with_data({"deck": deck}))
        assert minutes.table()["file"]["ours"] == ours


def test_facts_without_a_source_are_the_owners() -> None:
    text = redphone.game("13-minutes").registration.standard("deck")
    mine = "\n".join(line for line in text.splitlines() if not line.startswith("source"))
    table = begin(game=redphone.game("13-minutes").with_data({"deck": mine})).table()
    assert set(table["cards"]["excomm"]["source"].values()) == {"owner"}
    assert not table["file"]["reconstructed"]


def test_the_record_carries_the_deck_it_was_played_with() -> None:
    game = game_with(event_as("excomm", '{ do = "look", at = "hand" }'))
    play = Play(game)
    rng = Rng(4)
    while play.state.actor != redphone.OVER:
        play.apply(play.state.sample(rng))
    written = play.record.write()
    assert '| event = [{ do = "look", at = "hand" }]' in written
    again = Record.parse(written)
    assert again.check().state == play.state
    assert again.write() == written


def test_two_tables_with_different_decks_live_beside_each_other() -> None:
    other = game_with(event_as("excomm", '{ do = "command", up_to = 5 }'))
    here, there = turn_of(US), turn_of(US, game=other)
    for minutes in (here, there):
        minutes.do("neutral excomm", "choose event")
    assert here.asked == "ask-place"
    assert there.asked == "ask-command"
    with pytest.raises(redphone.GameError, match="other data files"):
        redphone.game("13-minutes").load(there.state.dump())


def test_owners_names_are_plain_text() -> None:
    hostile = "{ $n } <b>&amp;</b> { NAME($card) }"
    game = game_with(('slug = "excomm"', f'slug = "excomm"\nname = "{hostile}"'))
    texts = Texts("en", "13-minutes", own=game.names("en"))
    assert texts.name("excomm") == hostile
    assert texts.say("event-drew", card="excomm") == f"You draw {hostile}."
    assert texts.name("quarantine") == "Quarantine"


def test_a_card_that_nobody_has_named_is_called_by_its_slug() -> None:
    game = game_with(('slug = "excomm"', 'slug = "spy_plane"'))
    assert Texts("ru", "13-minutes", own=game.names("ru")).name("spy_plane") == "Spy plane"
    assert "excomm" not in game.names("en")


def test_a_card_with_words_of_its_own_is_shown_with_what_the_table_does() -> None:
    own = game_with(('slug = "u_thant"\n', 'slug = "u_thant"\ntext = "As it is printed."\n'))
    texts = Texts("en", "13-minutes")
    lines = [line.plain.strip() for line in show(own, texts, 200)]
    at = lines.index("As it is printed.")
    ours = [line.plain.strip() for line in show(redphone.game("13-minutes"), texts, 200)]
    assert lines[at + 1].startswith("What the table does: ")
    # The same words as where the file has none of its own.
    assert lines[at + 1].removeprefix("What the table does: ") in ours
