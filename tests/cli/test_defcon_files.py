"""`redphone deck` and `redphone die` for DEFCON: mistakes with their lines, and what is in a file."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest
from tests.cli.conftest import Run
from tests.cli.written import changed, written

import redphone
from redphone import DataError
from redphone.texts import LANGUAGES

DECK = redphone.game("defcon").registration.standard("deck")
DIE = redphone.game("defcon").registration.standard("die")
COUNTS = {
    "en": "33 kinds of cards, 51 cards.",
    "fr": "33 sortes de cartes, 51 cartes.",
    "ru": "Видов карт: 33, всего 51 карта.",
}

TEN = [
    # What is changed, into what, and what is said of it.
    ('reconstructed = ["deck"]', 'author = "me"', "'author' means nothing here; there are: reconstructed"),
    ('slug = "blessing"', 'slug = "Blessing!"', "There is no action card 'Blessing!' in DEFCON"),
    ('slug = "embargo"', 'slug = ["embargo"]', "There is no action card [ … ] in DEFCON"),
    ('slug = "revolution"', 'slug = "coup_detat"', "coup_detat is there twice"),
    ('slug = "dunkirk"\n', "", "slug is missing: which action card it is"),
    (
        'slug = "air_raid"\ntiming = "conflict"',
        'slug = "air_raid"\ntiming = "immediate"',
        "The timing of air",
    ),
    ('slug = "solidarity"\ntiming = "immediate"', 'slug = "solidarity"\ntiming = "now"', "timing is one of"),
    ('slug = "espionage"', 'slug = "espionage"\ncost = 4', "'cost' means nothing here; there are: slug"),
    ('slug = "propaganda"\ntiming = "conflict"\ncopies = 2', 'slug = "propaganda"\ncopies = 0', "not 0."),
    (
        'slug = "censorship"\ntiming = "immediate"\ncopies = 2',
        'slug = "censorship"\ncopies = "2"',
        "not '2'.",
    ),
]


def without_number(card: str) -> str:
    """The card without its copies."""
    return re.sub(rf'(slug = "{card}"\n.*\n)copies = \d\n', r"\1", DECK)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_our_own_files_fit_and_the_game_is_recognised(lang: str, run: Run) -> None:
    deck = run("deck", "check", written(DECK), "--lang", lang)
    assert (deck.code, deck.err) == (0, "")
    fits, counts = deck.out.splitlines()
    assert "defcon" in fits
    assert counts.strip() == COUNTS[lang]
    die = run("die", "check", written(DIE), "--lang", lang)
    assert (die.code, die.err) == (0, "")
    assert "defcon" in die.out


def test_ten_mistakes_are_told_each_with_its_line(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    text = changed(DECK, *((old, new) for old, new, _ in TEN))
    done = run("deck", "check", written(text))
    assert (done.code, done.err) == (1, "")
    # Long messages go on on an indented line.
    said = done.out.replace("\n   ", " ").splitlines()
    assert [line.strip() for line in said[-2:]] == [
        # What is told besides: the four cards that are not there any more.
        "11 mistakes, read as deck.toml of defcon.",
        "29 kinds of cards, 43 cards.",
    ]
    assert len(said) == 13
    lines = text.splitlines()
    (missing,) = [line for line in said if "4 cards are missing: blessing, dunkirk, embargo, revol" in line]
    assert missing.split(":")[1] == str(1 + max(k for k, line in enumerate(lines) if line == "[[card]]"))
    for old, new, reason in TEN:
        (message,) = [line for line in said if reason in line]
        line = int(message.split(":")[1])
        # The line that was changed; of what is missing, the one of its card.
        there = lines[line - 1]
        assert any(part in there for part in new.splitlines() or ["[[card]]"] if part not in old.splitlines())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_mistakes_are_told_in_three_languages(lang: str, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    text = changed(DECK, *((old, new) for old, new, _ in TEN))
    mine, english = run("deck", "check", written(text), "--lang", lang), run("deck", "check", "mine.toml")
    assert (mine.code, mine.err) == (1, "")
    lines = re.findall(r"mine\.toml:\d+: ", mine.out)
    assert lines == re.findall(r"mine\.toml:\d+: ", english.out)
    assert len(lines) == 11
    same = set(mine.out.splitlines()) & set(english.out.splitlines())
    assert bool(same) == (lang == "en")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[[card\n", "mine.toml:1: This is not TOML."),
        ("", "mine.toml:1: 33 cards are missing: air_raid, airborne_troops"),
        ("card = []\n", "mine.toml:1: 33 cards are missing"),
        ("card = 7\n", "mine.toml:1: [[card]] stands before each of them"),
        ("\ncard = [7]\n", "mine.toml:2: [[card]] stands before each of them"),
        (without_number("dunkirk"), "copies is missing: a number from 1 to 61."),
        (DECK.replace("copies = 2", "copies = 4"), "A deck has at most 61 cards"),
        ("copies = 1" + "0" * 1900 + "\n" + DECK, "mine.toml:1: 'copies' means nothing here"),
        (DECK.replace("copies = 2", "copies = 2" + "0" * 1900), "copies is a number from 1 to 61, not 2000"),
        ("[[card]]\n" * 7000, "mine.toml:62: A deck has at most 61 cards"),
        ("x = " + "[" * 3000 + "\n", "mine.toml:1: This line has 3,004 characters, at most 2,000 are read"),
        ("x = 1" + "\n" * 250_000, "mine.toml:1: The file has 250,005 characters, at most 65,536 are read"),
        ("x = " + "[\n" * 2000 + "]\n" * 2000, "mine.toml:1: "),
        ("x" + ".x" * 900 + " = 1\n", "mine.toml:1: "),
    ],
)
def test_what_is_no_deck_at_all_is_told_soon_and_never_a_traceback(text: str, message: str, run: Run) -> None:
    started = time.monotonic()
    done = run("deck", "check", written(text), "--game", "defcon")
    assert (done.code, done.err) == (1, "")
    assert message in " ".join(done.out.split())
    assert time.monotonic() - started < 10


@pytest.mark.parametrize(
    ("text", "messages"),
    [
        (DIE, []),
        ("faces = 6\nhit_faces = 6\n", ["mine.toml:2: hit_faces is a number from 1 to 5, not 6."]),
        ("faces = 6\n\nhit_faces = 0\n", ["mine.toml:3: hit_faces is a number from 1 to 5, not 0."]),
        ("faces = 6\nhit_faces = true\n", ["mine.toml:2: hit_faces is a number from 1 to 5, not true."]),
        ("faces = 6\n", ["mine.toml:1: hit_faces is missing: a number from 1 to 5."]),
        ("faces = 1\nhit_faces = 19\n", ["mine.toml:1: faces is a number from 2 to 20, not 1."]),
        (
            'side = 1\nfaces = "six"\nhit_faces = 20\n',
            [
                "mine.toml:1: 'side' means nothing here; there are: reconstructed, faces, hit_faces.",
                "mine.toml:2: faces is a number from 2 to 20, not 'six'.",
                "mine.toml:3: hit_faces is a number from 1 to 19, not 20.",
            ],
        ),
        (
            "",
            [
                "mine.toml:1: faces is missing: a number from 2 to 20.",
                "mine.toml:1: hit_faces is missing: a number from 1 to 19.",
            ],
        ),
        ("faces = 6.0\nhit_faces = 3\n", ["mine.toml:1: faces is a number from 2 to 20, not 6.0."]),
    ],
)
def test_all_mistakes_of_a_die_are_told_with_their_lines(
    text: str, messages: list[str], run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    done = run("die", "check", written(text))
    said = [line.strip() for line in done.out.splitlines()]
    assert said[:-1] == messages
    assert (done.code, done.err) == (1 if messages else 0, "")


@pytest.mark.parametrize("command", ["deck", "die", "map"])
def test_a_file_that_never_ends_is_not_read_to_its_end(command: str, run: Run) -> None:
    endless = Path("/dev/zero")
    if not endless.exists():
        endless = Path("huge.toml")
        endless.write_text("#" * 2_000_000, encoding="utf-8")
    done = run(command, "check", str(endless), "--game", "defcon")
    assert done.code == 2
    assert "it is far larger than such a file can be" in " ".join(done.err.split())


def test_a_deck_is_listed_with_its_copies_when_and_what_it_does(run: Run) -> None:
    done = run("deck", "show", "defcon")
    assert (done.code, done.err) == (0, "")
    lines = [line.strip() for line in done.out.splitlines()]
    assert "2 × Casus Belli" in lines
    assert lines.index("In your turn of the conflict.") < lines.index("2 × Casus Belli")
    assert "our choice" in done.out
    assert lines[-1] == COUNTS["en"]
    changed_one = (
        'slug = "casus_belli"\ntiming = "conflict"\ncopies = 2',
        'slug = "casus_belli"\ncopies = 3',
    )
    mine = run("deck", "show", written(changed(DECK, changed_one)))
    assert "3 × Casus Belli" in mine.out
    assert "our choice" not in mine.out


def test_a_die_says_how_often_it_hits(run: Run) -> None:
    done = run("die", "show")
    assert done.out.strip().startswith("3 of 6 faces hit: 50% of the dice")
    assert "not public" in done.out
    mine = run("die", "show", written("faces = 12\nhit_faces = 4\n"))
    assert mine.out.strip() == "4 of 12 faces hit: 33% of the dice that are thrown."


@pytest.mark.parametrize(
    ("kind", "text", "message"),
    [
        ("deck", changed(DECK, TEN[1][:2]), "mine.toml:14: There is no action card 'Blessing!' in DEFCON"),
        ("die", "faces = 6\nhit_faces = 7\n", "mine.toml:2: hit_faces is a number from 1 to 5, not 7."),
    ],
)
def test_a_wrong_file_is_refused_with_its_line_where_it_is_played_with(
    kind: str, text: str, message: str, run: Run
) -> None:
    done = run("play", "defcon", "--data", f"{kind}={written(text)}")
    assert done.code == 2
    assert message in " ".join(done.err.split())


def test_in_python_an_error_names_the_card_and_counts_what_it_leaves_out() -> None:
    text = changed(DECK, *((old, new) for old, new, _ in TEN))
    with pytest.raises(DataError) as error:
        redphone.game("defcon", {"deck": written(text)})
    said = str(error.value)
    assert said.startswith("deck.toml: author: 'author' means nothing here")
    assert "card 2, slug: There is no action card 'Blessing!'" in said
    assert said.endswith(" And 6 more.")
    with pytest.raises(DataError, match=r"^die.toml: hit_faces: hit_faces is a number from 1 to 5, not 6\.$"):
        redphone.game("defcon", {"die": written("faces = 6\nhit_faces = 6\n")})


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["die"], "What about the die?"),
        (["die", "chek", "x"], "Did you mean"),
        (["die", "check"], "Which die file?"),
        (["die", "check", "nowhere.toml"], "nowhere.toml"),
        (["die", "show", "13"], "13 has no die that can be replaced"),
    ],
)
def test_a_command_that_lacks_something_is_one_line(words: list[str], message: str, run: Run) -> None:
    done = run(*words)
    assert done.code == 2
    assert message in " ".join((done.out + done.err).split())
