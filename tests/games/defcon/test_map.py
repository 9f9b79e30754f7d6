"""The map of DEFCON: what the rulebook names, what the rules need of any map, what is said of a wrong one."""

from __future__ import annotations

import copy
import json
import math
import tomllib
from collections.abc import Callable, Iterable
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from redphone.core.bits import bit, count
from redphone.games.defcon.map_file import MapFile
from redphone.games.defcon.map_tools import counted, mistakes, mistakes_of_shapes
from redphone.games.defcon.outline import Ring, is_inside, rings_of
from redphone.games.defcon.powers import POWERS, TERRITORIES
from redphone.games.defcon.world import World, own_names

ROOT = Path(__file__).resolve().parents[3]
FOLDER = ROOT / "src" / "redphone" / "games" / "defcon"
DATA: dict[str, Any] = tomllib.loads((FOLDER / "data" / "map.toml").read_text(encoding="utf-8"))
SHAPES: dict[str, str] = json.loads((ROOT / "web/defcon/map/shapes.json").read_text(encoding="utf-8"))
WORLD = World(DATA)
CORNER = 3.0
"""Pixels: shorter meetings are corners, and no borders."""

Table = dict[str, Any]


def lands(data: Table) -> dict[str, Table]:
    return {land["slug"]: land for land in data["territory"]}


def seas(data: Table) -> dict[str, Table]:
    return {sea["slug"]: sea for sea in data["sea"]}


def members(numbers: int) -> set[int]:
    return {k for k in range(61) if numbers >> k & 1}


def reached(start: int, links: Callable[[int], int]) -> set[int]:
    met: set[int] = set()
    todo = {start}
    while todo:
        here = todo.pop()
        met.add(here)
        todo |= members(links(here)) - met
    return met


# What the rulebook names.


@pytest.mark.parametrize(
    ("territory", "power"),
    [("west_russia", "eurasia"), ("east_russia", "eurasia"), ("asia_minor", "africasia")],
)
def test_the_map_has_the_territories_of_the_rulebooks_examples(territory: str, power: str) -> None:
    assert lands(DATA)[territory]["power"] == power


@pytest.mark.parametrize(("here", "there"), [("asia_minor", "west_russia"), ("west_russia", "east_russia")])
def test_the_map_has_the_borders_of_the_rulebooks_examples(here: str, there: str) -> None:
    a, b = WORLD.territories.index(here), WORLD.territories.index(there)
    assert WORLD.borders[a] & bit(b)
    assert WORLD.borders[b] & bit(a)


def test_america_runs_from_canada_to_argentina() -> None:
    america = [slug for slug, land in lands(DATA).items() if land["power"] == "america"]
    assert america[0] == "west_canada"
    assert america[-1] == "argentina"


# The tables of the rules.


def test_territories_are_numbered_power_by_power_in_the_order_of_the_file() -> None:
    assert WORLD.territories == list(lands(DATA))
    assert WORLD.zones == list(seas(DATA))
    for k, slug in enumerate(WORLD.territories):
        power = WORLD.power_of[k]
        assert POWERS[power] == lands(DATA)[slug]["power"]
        assert WORLD.home[power] & bit(k)
    assert [count(WORLD.home[power]) for power in range(4)] == [8] * 4


def test_the_numbers_do_not_depend_on_how_the_powers_are_mixed_in_the_file() -> None:
    mixed = copy.deepcopy(DATA)
    mixed["territory"] = [DATA["territory"][8 * (k % 4) + k // 4] for k in range(TERRITORIES)]
    assert World(mixed).territories == WORLD.territories
    assert list(World(mixed).borders) == list(WORLD.borders)


def test_the_sets_say_what_the_file_says() -> None:
    for k, slug in enumerate(WORLD.territories):
        land = lands(DATA)[slug]
        assert {WORLD.territories[n] for n in members(WORLD.borders[k])} == set(land["borders"])
        assert {WORLD.zones[n] for n in members(WORLD.seas[k])} == set(land["seas"])
    for k, slug in enumerate(WORLD.zones):
        sea = seas(DATA)[slug]
        assert {WORLD.zones[n] for n in members(WORLD.adjacent[k])} == set(sea["adjacent"])
        assert {WORLD.territories[n] for n in members(WORLD.coasts[k])} == set(sea["touches"])


def test_the_map_names_its_places_in_three_languages() -> None:
    names = own_names({"map": DATA})
    assert names["fr"]["asia_minor"] == "Asie Mineure"
    for lang in ("en", "fr", "ru"):
        assert set(names[lang]) >= {*WORLD.territories, *WORLD.zones}
        assert len(set(names[lang].values())) == len(names[lang])


# What play needs.


def near(powers: Iterable[int]) -> Callable[[int], int]:
    """Where one gets from a territory in one step, when these play: over a border, or over a sea zone."""
    playing = sum(WORLD.home[power] for power in powers)

    def links(at: int) -> int:
        found = WORLD.borders[at]
        for zone in members(WORLD.seas[at]):
            found |= WORLD.coasts[zone]
        return found & playing

    return links


@pytest.mark.parametrize("powers", [some for n in (2, 3, 4) for some in combinations(range(4), n)])
def test_whoever_plays_the_board_hangs_together(powers: tuple[int, ...]) -> None:
    start = 8 * powers[0]
    assert len(reached(start, near(powers))) == 8 * len(powers)


@pytest.mark.parametrize("pair", list(combinations(range(4), 2)))
def test_every_pair_of_powers_meets_by_land_or_in_two_zones_at_least(pair: tuple[int, int]) -> None:
    mine, theirs = (WORLD.home[power] for power in pair)
    borders = sum(count(WORLD.borders[k] & theirs) for k in members(mine))
    zones = [k for k in range(len(WORLD.zones)) if WORLD.coasts[k] & mine and WORLD.coasts[k] & theirs]
    assert borders or len(zones) >= 2


@pytest.mark.parametrize("power", range(4))
def test_every_power_hangs_together_by_land_alone(power: int) -> None:
    home = WORLD.home[power]
    assert reached(8 * power, lambda at: WORLD.borders[at] & home) == members(home)


# The file and the shapes of the browser.


def test_the_shapes_fit_the_map() -> None:
    assert mistakes_of_shapes(DATA, dict(SHAPES)) == []


def meetings() -> dict[frozenset[str], float]:
    owners: dict[tuple[Any, Any], list[str]] = {}
    for slug, outline in outlines().items():
        for ring in outline:
            assert len(set(ring)) == len(ring), f"{slug}: a ring touches itself"
            for a, b in zip(ring, ring[1:] + ring[:1]):
                owners.setdefault((min(a, b), max(a, b)), []).append(slug)
    lengths: dict[frozenset[str], float] = {}
    for (a, b), who in owners.items():
        assert len(who) <= 2, f"{who} share an edge at {a}"
        if len(who) == 2:
            lengths[frozenset(who)] = lengths.get(frozenset(who), 0) + math.dist(a, b)
    return lengths


@cache
def outlines() -> dict[str, list[Ring]]:
    return {slug: rings_of(path) or [] for slug, path in SHAPES.items() if slug != "viewBox"}


def test_who_meets_on_the_drawing_are_neighbours_in_the_rules_and_nobody_else() -> None:
    lakes = {lake["slug"] for lake in DATA["lake"]}
    drawn = {pair for pair, length in meetings().items() if length >= CORNER and pair.isdisjoint(lakes)}
    drawn |= {frozenset(link["between"]) for link in [*DATA["crossing"], *DATA["canal"]]}
    said = {frozenset((slug, other)) for slug, land in lands(DATA).items() for other in land["borders"]}
    said |= {frozenset((slug, other)) for slug, land in lands(DATA).items() for other in land["seas"]}
    said |= {frozenset((slug, other)) for slug, sea in seas(DATA).items() for other in sea["adjacent"]}
    assert drawn == said


def test_every_place_has_room_for_its_pieces_and_for_a_finger() -> None:
    for slug, place in {**lands(DATA), **seas(DATA)}.items():
        outline = outlines()[slug]
        assert place["room"] >= 10
        for turn in range(8):
            x = place["token"][0] + 0.9 * place["room"] * math.cos(turn * math.pi / 4)
            y = place["token"][1] + 0.9 * place["room"] * math.sin(turn * math.pi / 4)
            assert is_inside((x, y), outline), slug


def test_names_stand_on_their_places_except_japans_which_stands_beside_it() -> None:
    beside = [
        slug
        for slug, place in {**lands(DATA), **seas(DATA)}.items()
        if not is_inside((place["label"][0], place["label"][1]), outlines()[slug])
    ]
    assert beside == ["japan"]


# What is wrong with a map.


def faults(change: Callable[[Table], object]) -> list[tuple[str, list[str | int]]]:
    data = copy.deepcopy(DATA)
    change(data)
    return [(fault.id, fault.path) for fault in mistakes(data)]


def test_nothing_is_wrong_with_ours() -> None:
    assert mistakes(DATA) == []
    assert counted(DATA) == ("map-counts", {"territories": 32, "seas": 18})


def put(*path: str | int) -> Callable[[object], Callable[[Table], None]]:
    """`put("territory", 0, "slug")("x")` writes "x" there."""

    def with_value(value: object) -> Callable[[Table], None]:
        def change(data: Table) -> None:
            at: Any = data
            for part in path[:-1]:
                at = at[part]
            if value is None:
                del at[path[-1]]
            else:
                at[path[-1]] = value

        return change

    return with_value


SQUARE = "M0 0L9 0L9 9L0 9Z"

WRONG: list[tuple[str, Callable[[Table], None], list[str | int]]] = [
    ("fault-unknown", put("colour")(1), ["colour"]),
    ("fault-powers", put("powers")(["america"]), ["powers"]),
    ("fault-viewbox", put("viewbox")([0, 0, -1, 5]), ["viewbox"]),
    ("fault-tables", put("canal")(7), ["canal"]),
    ("fault-number-of-territories", put("territory", 31)(None), ["territory", 32]),
    ("fault-number-of-seas", put("sea")([]), ["sea", 24]),
    ("fault-homes", put("territory", 0, "power")("eurasia"), ["territory", 15, "power"]),
    ("fault-word", put("territory", 0, "power")("mars"), ["territory", 0, "power"]),
    ("fault-no-slug", put("sea", 3, "slug")(None), ["sea", 3]),
    ("fault-slug", put("sea", 3, "slug")("Sargasso Sea"), ["sea", 3, "slug"]),
    ("fault-slug-twice", put("lake", 0, "slug")("mexico"), ["lake", 0, "slug"]),
    ("fault-name-twice", put("sea", 0, "name", "fr")("mexique"), ["sea", 0, "name", "fr"]),
    ("fault-no-name", put("sea", 0, "name")(None), ["sea", 0]),
    ("fault-table", put("sea", 0, "name")("Arctic"), ["sea", 0, "name"]),
    ("fault-lacks-language", put("sea", 0, "name", "ru")(None), ["sea", 0, "name"]),
    ("fault-unprintable", put("sea", 0, "name", "ru")("\x1b[2J"), ["sea", 0, "name", "ru"]),
    ("fault-places", put("territory", 5, "borders")("mexico"), ["territory", 5, "borders"]),
    ("fault-point", put("territory", 5, "label")([5000, 5]), ["territory", 5, "label"]),
    ("fault-point", put("territory", 5, "token")([10**400, 5]), ["territory", 5, "token"]),
    ("fault-point", put("territory", 5, "token")([math.nan, 5]), ["territory", 5, "token"]),
    ("fault-point", put("canal", 0, "at")([[1, 2], "here"]), ["canal", 0, "at"]),
    ("fault-number", put("sea", 5, "room")(0), ["sea", 5, "room"]),
    ("fault-shape", put("sea", 5, "shape")("M0 0C1 1 2 2 3 3Z"), ["sea", 5, "shape"]),
    ("fault-shape-outside", put("sea", 5, "shape")("M0 0L3000 0L0 9Z"), ["sea", 5, "shape"]),
    ("fault-token-outside", put("sea", 5, "shape")(SQUARE), ["sea", 5, "token"]),
    ("fault-no-shape", put("sea", 5, "shape")(SQUARE), ["territory", 0]),
    ("fault-place-twice", put("sea", 8, "adjacent", 1)("east_mediterranean"), ["sea", 8, "adjacent", 1]),
    ("fault-itself", put("sea", 8, "adjacent", 0)("black_sea"), ["sea", 8, "adjacent", 0]),
    ("fault-no-sea", put("territory", 4, "seas", 0)("brazil"), ["territory", 4, "seas", 0]),
    ("fault-no-land", put("sea", 4, "touches", 0)("atlantis"), ["sea", 4, "touches", 0]),
    ("fault-one-sided", put("territory", 4, "borders", 0)("brazil"), ["territory", 4, "borders", 0]),
    ("fault-between", put("canal", 0, "between")(["black_sea"]), ["canal", 0, "between"]),
    ("fault-joins-nothing", put("canal", 0, "between")(["black_sea", "mexico"]), ["canal", 0, "between"]),
    ("fault-joins-nothing", put("crossing", 0, "between")(["brazil", "india"]), ["crossing", 0, "between"]),
]


@pytest.mark.parametrize(
    "slug", ["quarters", "propaganda", "nobody", "watched", "missile", "conflict", "token", "aid"]
)
def test_no_place_is_called_what_else_the_game_names(slug: str) -> None:
    assert faults(put("lake", 0, "slug")(slug)) == [("fault-slug-reserved", ["lake", 0, "slug"])]


@pytest.mark.parametrize(("id", "change", "path"), WRONG)
def test_a_mistake_is_found_where_it_stands(
    id: str, change: Callable[[Table], None], path: list[str | int]
) -> None:
    def prepared(data: Table) -> None:
        if id == "fault-place-twice":
            data["sea"][8]["adjacent"].append("")
        change(data)

    assert (id, path) in faults(prepared)


def without_links(data: Table, here: str, names: Iterable[str]) -> None:
    """Take a place out of all lists, and empty its own."""
    for place in [*data["territory"], *data["sea"]]:
        for name in ("borders", "seas", "touches", "adjacent"):
            if name in place and (place["slug"] == here or name in names):
                place[name] = [] if place["slug"] == here else [one for one in place[name] if one != here]


def test_an_island_without_a_coast_is_cut_off() -> None:
    def change(data: Table) -> None:
        without_links(data, "australia", ("borders", "touches"))

    assert {id for id, _ in faults(change)} == {"fault-cut-off"}
    assert len(faults(change)) == 3  # for every power that it could play with


def test_a_power_that_shares_nothing_with_another_cannot_be_reached() -> None:
    def change(data: Table) -> None:
        home = {slug for slug, land in lands(data).items() if land["power"] == "america"}
        data["crossing"] = []
        for slug, land in lands(data).items():
            land["borders"] = [one for one in land["borders"] if (one in home) == (slug in home)]
        for sea in data["sea"]:
            if {one in home for one in sea["touches"]} == {True, False}:
                sea["touches"] = [one for one in sea["touches"] if one in home]
        for slug, land in lands(data).items():
            land["seas"] = [one for one in land["seas"] if slug in seas(data)[one]["touches"]]

    assert [id for id, _ in faults(change)] == ["fault-no-way"] * 3


def test_a_power_that_touches_too_few_zones_for_four_first_fleets_is_boxed_in() -> None:
    def change(data: Table) -> None:
        kept = ("indian_ocean", "china_sea", "sea_of_japan")
        for slug, land in lands(data).items():
            if land["power"] == "eastasia":
                land["seas"] = [one for one in land["seas"] if one in kept]
            for sea in data["sea"]:
                if slug in sea["touches"] and sea["slug"] not in land["seas"]:
                    sea["touches"].remove(slug)

    assert ("fault-boxed-in", ["territory", 24]) in faults(change)


def test_a_sea_that_no_ship_can_leave_is_apart() -> None:
    def change(data: Table) -> None:
        for sea in data["sea"]:
            sea["adjacent"] = [one for one in sea["adjacent"] if "black_sea" not in (one, sea["slug"])]
        data["canal"] = data["canal"][:2]

    assert faults(change) == [("fault-seas-apart", ["sea", 8, "adjacent"])]


def test_a_sea_without_a_coast_is_of_no_use() -> None:
    def change(data: Table) -> None:
        seas(data)["bering_sea"]["touches"] = []
        for land in data["territory"]:
            land["seas"] = [one for one in land["seas"] if one != "bering_sea"]

    assert faults(change) == [("fault-lonely-sea", ["sea", 14, "touches"])]


@pytest.mark.parametrize("kind", ["territory", "sea", "lake", "canal", "crossing", "viewbox", "powers"])
@pytest.mark.parametrize("junk", [0, "x", [], {}, [1], [[]], [{}], [{"slug": []}], {"a": {}}, math.inf, True])
def test_whatever_stands_there_is_a_mistake_and_no_crash(kind: str, junk: object) -> None:
    found = faults(put(kind)(junk))
    assert found or (kind in ("lake", "canal", "crossing") and junk == [])


@pytest.mark.parametrize("kind", ["territory", "sea", "lake", "canal", "crossing"])
def test_whatever_stands_in_a_place_is_a_mistake_and_no_crash(kind: str) -> None:
    for name in [*DATA[kind][0], "short", "shape", "label_again"]:
        for junk in (0, -1, "x", "", [], {}, [1], ["x"], [["x"]], {"en": 5}, math.nan, False, 10**400):
            faults(put(kind, 0, name)(junk))


def test_a_map_may_draw_its_own_shapes() -> None:
    """Squares around the tokens will do."""
    data = copy.deepcopy(DATA)
    for place in [*data["territory"], *data["sea"]]:
        x, y = place["token"]
        place["shape"] = f"M{x - 9} {y - 9}l18 0 0 18-18 0z"
    assert mistakes(data) == []
    drawn = MapFile(data).lands[0].rings
    x, y = data["territory"][0]["token"]
    assert drawn[0][0] == (x - 9, y - 9)


@pytest.mark.parametrize(
    ("change", "id", "path"),
    [
        ({"viewBox": "0 0 1 1"}, "fault-view-box", ["viewBox"]),
        ({"mexico": 5}, "fault-shape", ["mexico"]),
        ({"mexico": "M0 0L5000 0L0 9Z"}, "fault-shape-outside", ["mexico"]),
        ({"mexico": SQUARE}, "fault-token-outside", ["mexico"]),
        ({"atlantis": SQUARE}, "fault-no-such-place", ["atlantis"]),
    ],
)
def test_a_mistake_in_the_shapes_is_found(change: Table, id: str, path: list[str]) -> None:
    (found,) = mistakes_of_shapes(DATA, {**SHAPES, **change})
    assert (found.id, found.path) == (id, path)


def test_a_place_without_a_shape_is_found() -> None:
    (found,) = mistakes_of_shapes(DATA, {slug: path for slug, path in SHAPES.items() if slug != "mexico"})
    assert (found.id, found.fields) == ("fault-no-shape", {"name": "mexico"})


# The deck and the die beside it.


def test_the_deck_has_33_kinds_and_51_cards() -> None:
    deck = tomllib.loads((FOLDER / "data" / "deck.toml").read_text(encoding="utf-8"))["card"]
    assert len({card["slug"] for card in deck}) == len(deck) == 33
    assert sum(card["copies"] for card in deck) == 51
    assert {card["timing"] for card in deck} == {"immediate", "conflict"}


def test_half_of_the_dice_hit() -> None:
    die = tomllib.loads((FOLDER / "data" / "die.toml").read_text(encoding="utf-8"))
    assert (die["faces"], die["hit_faces"]) == (6, 3)
