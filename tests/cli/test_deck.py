"""`redphone deck`: mistakes with their lines, and a deck on paper."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.cells import cell_len
from tests.cli.conftest import Run
from tests.cli.written import changed, written

import redphone
import redphone.games.minutes
from redphone.games.minutes.play import MinutesBook
from redphone.games.minutes.terminal_words import FACTS, sources_in_words
from redphone.texts import LANGUAGES, Texts
from redphone.toml_lines import Lines

STANDARD = redphone.game("13-minutes").registration.standard("deck")

TEN = [
    # What is changed, into what, and what is said of it.
    ('slug = "excomm"', 'slug = "Ex Comm"', "slug is a short name such as u_thant"),
    ('slug = "quarantine"', 'slug = "cuba"', "cuba is a word of the table itself"),
    ('slug = "missile_trade"', 'slug = "u2_downed"', "u2_downed is there twice: cards 8 and 10"),
    (
        'slug = "scramble"\nside = "un"',
        'slug = "scramble"\nside = "eu"',
        "side is one of us, ussr, un, not 'eu'",
    ),
    (
        'slug = "u_thant"\nside = "un"\nkind = "political"\ncubes = 1',
        'slug = "u_thant"\nside = "un"\nkind = "political"\ncubes = 9',
        "cubes is a number from 1 to 5, not 9",
    ),
    (
        '{ do = "look", at = ["cuba", "hand"] }',
        '{ do = "peek", at = "cuba" }',
        "do is one of place, remove, ",
    ),
    (
        '{ do = "shift", way = "either" }',
        '{ do = "shift", way = "sideways" }',
        "way is one of either, toward, ",
    ),
    (
        '{ do = "move", of = "us", up_to = 2 }',
        '{ do = "move", of = "us" }',
        "up_to is missing: a number from 1 to 13",
    ),
    (
        'where = { us = "some" }',
        'where = { us = "plenty" }',
        "us is one of some, none, not 'plenty'",
    ),
    (
        'event = [{ do = "remove", half = true, of = "us" }]',
        'event = [{ do = "remove", half = true, of = "us" }]\npower = 3',
        "'power' means nothing here; there are: slug, ",
    ),
]


def test_a_file_with_ten_different_mistakes_yields_ten_messages_each_with_its_line(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    text = changed(STANDARD, *((old, new) for old, new, _ in TEN))
    written(text)
    done = run("deck", "check", "mine.toml")
    assert (done.code, done.err) == (1, "")
    # Long messages go on on an indented line.
    said = done.out.replace("\n   ", " ").splitlines()
    assert said.pop().strip() == "10 mistakes, read as deck.toml of 13-minutes."
    assert len(said) == 10
    for old, new, reason in TEN:
        (message,) = [line for line in said if reason in line]
        line = int(message.split(":")[1])
        # The line that was changed, or for what is missing the one of its clause.
        there = text.splitlines()[line - 1]
        assert any(part in there for part in new.splitlines() if part not in old.splitlines()), message


def test_a_file_is_read_as_the_deck_whose_words_it_uses_however_many_mistakes_it_has(run: Run) -> None:
    clauses = '{ do = "steal" }, { do = "place", up_to = 99, who = 1 }, { do = "look", at = "deck" }'
    written(
        '[[card]]\nslug = "A"\nside = "usa"\nkind = "green"\ncubes = 9\nname = 4\ntext = ""\n'
        f"event = [{clauses}, {{ do = 'shift', way = 'up' }}]\n"
    )
    done = run("deck", "check", "mine.toml")
    assert "12 mistakes, read as deck.toml of 13-minutes." in done.out


def test_a_deck_without_a_mistake_fits(run: Run) -> None:
    written(STANDARD)
    done = run("deck", "check", "mine.toml")
    assert (done.code, done.out.strip(), done.err) == (0, "mine.toml fits 13-minutes.", "")


@pytest.mark.parametrize(
    ("kind", "game", "data"),
    [
        ("deck", "13-minutes", "deck"),
        ("deck", "defcon", "deck"),
        ("map", "defcon", "map"),
        ("die", "defcon", "die"),
    ],
)
def test_our_own_file_is_copied_to_be_changed_and_no_file_is_written_over(
    kind: str, game: str, data: str, run: Run
) -> None:
    done = run(kind, "copy", "mine.toml", "--game", game)
    assert (done.code, done.err) == (0, "")
    assert "mine.toml is written" in " ".join(done.out.split())
    ours = redphone.game(game).registration.standard(data)
    assert Path("mine.toml").read_text(encoding="utf-8") == ours
    assert run(kind, "check", "mine.toml").code == 0
    written("my own")
    again = run(kind, "copy", "mine.toml", "--game", game)
    assert (again.code, again.out) == (2, "")
    assert "mine.toml is there already" in again.err
    assert Path("mine.toml").read_text(encoding="utf-8") == "my own"
    assert "cannot be written" in run(kind, "copy", "nowhere/mine.toml", "--game", game).err


def test_a_mark_of_the_encoding_before_the_file_is_no_mistake(run: Run) -> None:
    Path("mine.toml").write_text(STANDARD, encoding="utf-8-sig")
    assert run("deck", "check", "mine.toml").code == 0
    assert run("deck", "show", "mine.toml").code == 0
    words = ["play", "13-minutes", "--deck", "mine.toml", "--seat", "0", "--bots", "random", "--seed", "1"]
    assert run(*words, "--fast").code == 0


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[deck\n", "mine.toml:1: "),
        ("", "mine.toml:1: Cards stand under [[card]], one after the other"),
        (
            '[deck]\nname = "x"\nname = "y"\n',
            "mine.toml:3: This is not TOML. The parser says: Cannot overwrite a value",
        ),
        ("card = 7\n", "mine.toml:1: Cards stand under [[card]], one after the other"),
        ("[deck]\nname = “x”\n", "mine.toml:2: Texts stand in straight quotes"),
        ("[deck]\nnote = { en = «x» }\n", "mine.toml:2: Texts stand in straight quotes"),
        (
            "x = " + "[" * 3000 + "]" * 3000 + "\n",
            "mine.toml:1: This line has 6,004 characters, at most 2,000 are read",
        ),
        (
            "# " + "x" * 99 + "\n" * 250_000,
            "mine.toml:1: The file has 250,101 characters, at most 65,536 are read",
        ),
        ("x = " + "[\n" * 2000 + "]\n" * 2000, "mine.toml:1: "),
        (
            f"[[card]]\n[card.{'.'.join('b' * 900)}]\n{'.'.join('c' * 900)} = 1\n",
            "mine.toml:1: This is not TOML. The parser says: tables and lists",
        ),
        ("[deck]\n[other.table]\nx = 1\n", "mine.toml:2: 'other' means nothing here"),
        ("[deck]\nother.key = 1\n", "mine.toml:2: 'other' means nothing here"),
        ('[deck]\nname = "\\u001b[2J"\n', "mine.toml:2: name has characters that cannot be printed"),
    ],
)
def test_what_is_no_deck_at_all_is_one_clear_message(text: str, message: str, run: Run) -> None:
    written(text)
    done = run("deck", "check", "mine.toml")
    assert (done.code, done.err) == (1, "")
    assert any(line.strip().startswith(message) for line in done.out.splitlines())
    assert "Traceback" not in done.out


@pytest.mark.parametrize(
    ("text", "line", "shown"),
    [
        ("[deck]\ncubes = = 2\n", 2, ["    cubes = = 2", "            ^"]),
        ("[deck]\nname = “x”\n", 2, ["    name = “x”", "           ^"]),
        # Letters that are as wide as two.
        ('a = "古巴" 1\n', 1, ['    a = "古巴" 1', "               ^"]),
        # Where something is still to come, behind the last word.
        ("[deck]\nnames = [1,\n\n", 2, ["    names = [1,", "               ^"]),
        # A comment is no word.
        ("[deck]\nnames = [1,\n2\n# nothing\n", 3, ["    2", "     ^"]),
        # What is around it, on a terminal without a trace of what would move the cursor.
        (
            f'a = "{"x" * 99}"\x1b[2J{"y" * 99}\n',
            1,
            [f'    …{"x" * 29}"\ufffd[2J{"y" * 26}…', " " * 35 + "^"],
        ),
    ],
)
def test_what_is_no_toml_is_shown_with_a_mark_under_the_place(
    text: str, line: int, shown: list[str], run: Run
) -> None:
    written(text)
    out = [line.removeprefix(" ") for line in run("deck", "check", "mine.toml").out.splitlines()]
    at = next(k for k, said in enumerate(out) if said.startswith(f"mine.toml:{line}: "))
    found = [said.rstrip() for said in out[at:] if said.startswith("    ") or said.strip() == "^"]
    assert found == shown


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "mine.toml:34: side is one of us, ussr, un, not 'eu'."),
        ("fr", "mine.toml:34: side est un mot parmi us, ussr, un, et non 'eu'."),
        ("ru", "mine.toml:34: side\u00a0— одно из слов us, ussr, un, а не 'eu'."),
    ],
)
def test_mistakes_are_told_in_the_readers_language(lang: str, said: str, run: Run) -> None:
    Path("mine.toml").write_text(
        changed(STANDARD, ('slug = "wave_and_smile"\nside = "us"', 'slug = "wave_and_smile"\nside = "eu"')),
        encoding="utf-8",
    )
    checked = run("deck", "check", "mine.toml", "--lang", lang)
    assert checked.out.splitlines()[0].strip() == said
    # To who only wants to play, the first of them in one line.
    played = run("play", "13-minutes", "--deck", "mine.toml", "--lang", lang)
    assert (played.code, played.out, len(played.err.splitlines())) == (2, "", 1)
    assert said in played.err


@pytest.mark.parametrize(
    "words",
    [
        ("play", "13-minutes", "--deck", "mine.toml"),
        ("arena", "13-minutes", "--bots", "first,random", "--data", "mine.toml"),
        ("deck", "show", "mine.toml"),
    ],
)
def test_what_is_no_toml_is_shown_with_its_line_to_who_wants_to_play_too(
    words: tuple[str, ...], run: Run
) -> None:
    written("[deck]\ncubes = = 2\n")
    done = run(*words)
    assert (done.code, done.out) == (2, "")
    first, *shown = done.err.splitlines()
    assert first.startswith("redphone: mine.toml:2: ")
    assert shown == ["    cubes = = 2", "            ^"]


def test_a_line_of_wide_letters_is_cut_to_the_columns_that_it_needs(run: Run) -> None:
    written(f'a = "{"古" * 80}" 1\n')
    done = run("deck", "check", "mine.toml")
    (shown,) = [line.removeprefix(" ") for line in done.out.splitlines() if "古" in line]
    assert cell_len(shown) <= 4 + 1 + 60


def test_what_deck_check_finds_too_large_cannot_be_played_either(run: Run) -> None:
    written(STANDARD + "\n" * 65_536)
    assert run("deck", "check", "mine.toml").code == 1
    assert "at most 65,536 are read" in run("play", "13-minutes", "--deck", "mine.toml").err


@pytest.mark.parametrize("words", [("check",), ("burn", "mine.toml"), (), ("check", "nowhere.toml")])
def test_a_mistaken_command_is_told_in_one_line(words: tuple[str, ...], run: Run) -> None:
    done = run("deck", *words)
    assert done.code == 2
    assert done.out == ""
    assert len(done.err.splitlines()) == 1


@pytest.mark.parametrize(
    "words",
    [
        ("play", "13-minutes", "--deck", "mine.toml"),
        ("play", "13-minutes", "--data", "mine.toml"),
        ("play", "13-minutes-campaign", "--data", "deck=mine.toml"),
        ("arena", "13-minutes", "--bots", "first,random", "--data", "mine.toml"),
        ("deck", "show", "mine.toml"),
    ],
)
def test_a_mistake_in_a_deck_is_told_with_its_file_and_line_however_the_deck_was_named(
    words: tuple[str, ...], run: Run
) -> None:
    text = changed(STANDARD, ('slug = "wave_and_smile"\nside = "us"', 'slug = "wave_and_smile"\nside = "eu"'))
    written(text)
    done = run(*words)
    assert (done.code, done.out) == (2, "")
    assert done.err.startswith("redphone: mine.toml:34: side is one of us, ussr, un, not 'eu'.")


def test_the_deck_of_a_game_is_shown_by_the_games_name(run: Run) -> None:
    for slug in ("13-minutes", "13-minutes-campaign"):
        assert run("deck", "show", slug).out == run("deck", "show").out
    assert "The deck of 13-days cannot be replaced" in run("deck", "show", "13-days").err
    assert "Which deck file?" in run("deck", "check", "13-minutes").err


def test_a_file_that_is_called_like_a_game_is_a_file(run: Run) -> None:
    Path("13-minutes").write_text(
        changed(STANDARD, ('slug = "excomm"', 'slug = "excomm"\nname = "My Card"')), "utf-8"
    )
    assert "My Card" in run("deck", "show", "13-minutes").out


def test_a_deck_without_a_verb_is_asked_for_one(run: Run) -> None:
    said = run("deck").err
    assert len(said.splitlines()) == 1
    for part in ("What about the deck?", "redphone deck check FILE", "redphone deck show FILE"):
        assert part in said
    assert "Que faire du paquet" in run("deck", "--lang", "fr").err
    assert "Что сделать с колодой?" in run("deck", "--lang", "ru").err


def test_a_game_without_a_deck_says_which_have_one(run: Run) -> None:
    done = run("deck", "show", "--game", "13-days")
    assert done.code == 2
    assert "13-days" in done.err
    played = run("play", "13", "--deck", "mine.toml")
    assert played.code == 2
    assert "The deck of 13 cannot be replaced" in played.err


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_deck_is_shown_with_the_source_of_each_fact(lang: str, run: Run) -> None:
    done = run("deck", "show", "--lang", lang)
    assert (done.code, done.err) == (0, "")
    texts = {
        "en": ("U-2 Photographs", "our reconstruction", "inferred from the rulebook", "from the rulebook"),
        "fr": ("Photos d’U-2", "notre reconstitution", "déduit de la règle", "d’après la règle"),
        "ru": ("Снимки U-2", "наша реконструкция", "следует из правил", "из правил"),
    }[lang]
    said = " ".join(done.out.split())
    for text in texts:
        assert text in said
    assert len([line for line in done.out.splitlines() if line.startswith((" ■", " ★", " ○"))]) == 13
    facts = [Texts(lang, "13-minutes").say(fact) for fact in FACTS.values()]
    assert len(facts) == 4
    book = redphone.game("13-minutes").book()
    assert isinstance(book, MinutesBook)
    for card in book.shown.cards.values():
        known = sources_in_words(card, book.shown.file, Texts(lang, "13-minutes"))
        assert " ".join(known.split()) in said
        assert all(fact in known for fact in facts)


def test_an_owners_deck_is_shown_with_its_own_names_and_words(run: Run) -> None:
    mine = changed(
        STANDARD,
        (
            'slug = "excomm"',
            'slug = "excomm"\nname = { en = "My Card", fr = "Ma carte" }\ntext = "As I say."',
        ),
    )
    written(mine)
    assert "My Card" in run("deck", "show", "mine.toml").out
    assert "As I say." in run("deck", "show", "mine.toml").out
    assert "Ma carte" in run("deck", "show", "mine.toml", "--lang", "fr").out
    # What it has not corrected is reconstructed in its own words, not in ours.
    said = " ".join(run("deck", "show", "mine.toml").out.split())
    assert "event: reconstructed, says the deck’s file" in said
    assert "What the deck’s file calls a reconstruction is not what is printed" in said
    assert "our reconstruction" not in said
    # Where a language is missing, the first one that is there.
    assert "My Card" in run("deck", "show", "mine.toml", "--lang", "ru").out


def test_a_game_can_be_played_with_an_owners_deck_and_its_record_carries_it(run: Run) -> None:
    mine = changed(STANDARD, ('slug = "excomm"', 'slug = "excomm"\nname = "Printed Card"'))
    written(mine)
    words = ["play", "13-minutes", "--deck", "mine.toml", "--seat", "0", "--bots", "random", "--seed", "1"]
    done = run(*words, "--fast", "--record", "evening.record")
    assert done.code == 0
    Path("mine.toml").unlink()
    record = Path("evening.record").read_text(encoding="utf-8")
    assert '| name = "Printed Card"' in record
    assert run("replay", "evening.record", "--check").code == 0
    assert "Printed Card" in run("replay", "evening.record", "--all").out


def test_lines_are_found_in_every_form_of_toml() -> None:
    text = (
        '# a comment with [[card]] = in it\n"odd key" = """\n[[card]]\n"""\n[a.b]\nc.d = 1\n'
        "[[card]]\nx = { y = [1,\n 2, { z = 'q]' }] }\n[card.source]\nname = 'n'\n[[card]]\n"
        "[[card.event]]\ndo = 1\n[[card.event]]\ndo = 2\n"
    )
    lines = Lines(text)
    found = {
        ("odd key",): 2,
        ("a",): 5,
        ("a", "b"): 5,
        ("a", "b", "c"): 6,
        ("a", "b", "c", "d"): 6,
        ("card", 0): 7,
        ("card", 0, "x", "y", 1): 9,
        ("card", 0, "x", "y", 2, "z"): 9,
        ("card", 0, "source", "name"): 11,
        ("card", 1): 12,
        ("card", 1, "event", 0): 13,
        ("card", 1, "event", 1, "do"): 16,
        ("card", 1, "event", 1, "up_to"): 15,
    }
    assert {path: lines.of(path) for path in found} == found
