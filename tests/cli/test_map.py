"""`redphone map`: mistakes with their lines, how much is on a map, and a map on paper."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from tests.cli.conftest import Run
from tests.cli.written import changed, written

import redphone

STANDARD = redphone.game("defcon").registration.standard("map")
SHAPES = Path(__file__).resolve().parents[2] / "web" / "defcon" / "map" / "shapes.json"
COUNTS = {
    "en": "32 territories, 18 sea zones.",
    "fr": "32 territoires, 18 zones maritimes.",
    "ru": "32 территории, 18 морских зон.",
}

TEN = [
    # What is changed, into what, and what is said of it.
    ("viewbox = [0, 0, 2000, 980]", "viewbox = [0, 0, 2000]", "viewbox is [0, 0, width, height]"),
    ('slug = "brazil"', 'slug = "Brazil!"', "slug is a short name such as west_russia"),
    ('name = { en = "Mexico", fr = "Mexique", ru = "Мексика" }', 'name = { en = "Mexico" }', "lacks the"),
    ('name = { en = "India",', 'name = { en = "Persia",', "Something else is called Persia already"),
    ('slug = "japan"\npower = "eastasia"', 'slug = "japan"\npower = "oceania"', "power is one of america"),
    ("room = 196", "room = -1", "room is a number from 1 to"),
    ("label = [862, 779]", 'label = "here"', "label is a point [x, y] inside"),
    ('adjacent = ["east_mediterranean"]', 'adjacent = ["caspian"]', "names caspian, and there is no such"),
    ('seas = ["china_sea"]', 'seas = "china_sea"', "seas is a list of slugs"),
    ('between = ["west_canada", "kamchatka"]', 'between = ["west_canada"]', "between names the two"),
]


@pytest.mark.parametrize("lang", COUNTS)
def test_our_own_map_fits_and_the_last_line_says_how_much_is_on_it(lang: str, run: Run) -> None:
    done = run("map", "check", written(STANDARD), "--shapes", str(SHAPES), "--lang", lang)
    assert (done.code, done.err) == (0, "")
    assert done.out.splitlines()[-1].strip() == COUNTS[lang]
    assert "mine.toml" in done.out


def test_ten_mistakes_are_told_each_with_its_line(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "100")
    text = changed(STANDARD, *((old, new) for old, new, _ in TEN))
    done = run("map", "check", written(text))
    assert (done.code, done.err) == (1, "")
    said = done.out.replace("\n   ", " ").splitlines()
    assert said.pop().strip() == COUNTS["en"]
    for _, new, reason in TEN:
        lines = [int(line.split(":")[1]) for line in said if reason in line]
        there = [text.splitlines()[line - 1] for line in lines]
        assert any(new.splitlines()[-1] in line for line in there), reason


@pytest.mark.parametrize("lang", COUNTS)
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('slug = "brazil"', 'slug = "mexico"'),
        ('borders = ["andes", "argentina", "west_africa"]', 'borders = ["andes", "west_africa"]'),
        ('between = ["east_mediterranean", "black_sea"]', 'between = ["east_mediterranean", "arctic_ocean"]'),
        ("powers = [", 'powers = ["mars", '),
        ("token = [883, 290]", 'shape = "M1 1L2 2L3 1Z"\ntoken = [883, 290]'),
    ],
)
def test_mistakes_are_told_in_three_languages(old: str, new: str, lang: str, run: Run) -> None:
    done = run("map", "check", written(changed(STANDARD, (old, new))), "--lang", lang)
    assert (done.code, done.err) == (1, "")
    assert re.search(r"mine\.toml:\d+: ", done.out)
    assert done.out.splitlines()[-1].strip() == COUNTS[lang]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("[[territory\n", "mine.toml:1: This is not TOML."),
        ("", "mine.toml:1: A map has 32 territories, not 0."),
        ("territory = 7\n", "mine.toml:1: [[territory]] stands before each of them"),
        ("x = " + "[" * 3000 + "\n", "mine.toml:1: This line has 3,004 characters, at most 2,000 are read"),
        ("x = 1" + "\n" * 250_000, "mine.toml:1: The file has 250,005 characters, at most 65,536 are read"),
        ("x = " + "[\n" * 2000 + "]\n" * 2000, "mine.toml:1: "),
        ("viewbox = [0, 0, 1" + "0" * 1900 + ", 9]\n", "mine.toml:1: viewbox is"),
        ("[[territory]]\n" * 2000, "A map has 32 territories, not 2,000."),
    ],
)
def test_what_is_no_map_at_all_is_told_and_never_a_traceback(text: str, message: str, run: Run) -> None:
    done = run("map", "check", written(text))
    assert (done.code, done.err) == (1, "")
    assert message in " ".join(done.out.split())


@pytest.mark.parametrize(
    ("shapes", "message"),
    [
        ("{", "shapes.json:1: This is not JSON."),
        ("[]", "shapes.json:1: Shapes are one object"),
        ("[" * 100_000, "shapes.json:1: "),
        ('{"viewBox":\n"0 0 2000 980",\n"mexico":5}', "shapes.json:3: shape is a path"),
    ],
)
def test_shapes_that_do_not_fit_are_told(shapes: str, message: str, run: Run) -> None:
    Path("shapes.json").write_text(shapes, encoding="utf-8")
    done = run("map", "check", written(STANDARD), "--shapes", "shapes.json")
    assert (done.code, done.err) == (1, "")
    assert message in " ".join(done.out.split())


def test_a_shape_too_many_is_told_with_its_line(run: Run) -> None:
    shapes = json.loads(SHAPES.read_text(encoding="utf-8")) | {"atlantis": "M1 1L2 2L3 1Z"}
    Path("shapes.json").write_text(json.dumps(shapes, indent=0), encoding="utf-8")
    done = run("map", "check", written(STANDARD), "--shapes", "shapes.json")
    assert done.out.splitlines()[0].strip() == "shapes.json:54: There is no atlantis on the map."


def test_a_map_is_listed_power_by_power(run: Run) -> None:
    done = run("map", "show")
    assert (done.code, done.err) == (0, "")
    lines = [line.strip() for line in done.out.splitlines()]
    assert lines.index("America") < lines.index("Eurasia") < lines.index("Sea zones")
    assert "reconstruction" in done.out
    assert lines[-1] == COUNTS["en"]


def test_an_owners_map_is_shown_and_played_with(run: Run) -> None:
    mine = written(changed(STANDARD, ("Mexico", "Aztlan")))
    assert "Aztlan" in run("map", "show", mine).out
    game = redphone.game("defcon", {"map": mine})
    assert game.names("en")["mexico"] == "Aztlan"


def test_a_wrong_map_is_refused_with_its_line_where_it_is_played_with(run: Run) -> None:
    mine = written(changed(STANDARD, ('slug = "brazil"', 'slug = "mexico"')))
    done = run("play", "defcon", "--data", f"map={mine}")
    assert done.code != 0
    assert "redphone map check mine.toml" in " ".join(done.err.split())


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["map"], "What about the map?"),
        (["map", "chek", "x"], "Did you mean"),
        (["map", "check"], "Which map file?"),
        (["map", "check", "nowhere.toml"], "nowhere.toml"),
        (["map", "show", "13"], "13 has no map that can be replaced"),
    ],
)
def test_a_command_that_lacks_something_is_one_line(words: list[str], message: str, run: Run) -> None:
    done = run(*words)
    assert done.code != 0
    assert message in " ".join((done.out + done.err).split())
