"""How the table of DEFCON is drawn: all offers in reach, at any size, in each language."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, cast

import pytest
from rich.text import Text
from tests.cli.conftest import Run
from tests.games.defcon.positions import AFRICASIA, CONFLICT, EURASIA, INVESTMENT, Defcon

import redphone
from redphone.cli.choose import meant
from redphone.cli.setup import table_for, texts_for
from redphone.core.events import Offer
from redphone.games.defcon import state as slots
from redphone.games.defcon.terminal import Table
from redphone.games.defcon.terminal_view import chip, numbers, shortened
from redphone.terminal import Paper, View
from redphone.texts import LANGUAGES, Texts

GAME = redphone.game("defcon")
PLAIN = Paper(width=80, height=24, colour=False)
SIZES = [(80, 24), (100, 30), (140, 45)]
GAMES = 6
OFTEN = 4
RARELY = 40


def plain(lines: list[Text]) -> list[str]:
    return [line.plain.rstrip() for line in lines]


def shown(play: redphone.Play, seat: int | None) -> View:
    return play.state.view(seat)


@cache
def words(lang: str, seat: int | None) -> Texts:
    return texts_for(GAME, lang, seat)


def board(war: Defcon, power: str | None, paper: Paper = PLAIN, lang: str = "en") -> list[str]:
    seat = None if power is None else war.seat(power)
    return plain(Table().board(shown(war.past, seat), words(lang, seat), paper))


def hand(war: Defcon, power: str, paper: Paper = PLAIN, lang: str = "en") -> list[str]:
    seat = war.seat(power)
    return plain(Table().hand(shown(war.past, seat), words(lang, seat), paper))


def at_war() -> Defcon:
    """Africasia's first turn of the conflict against Eurasia."""
    war = Defcon(2, order=[AFRICASIA, EURASIA], fleets={AFRICASIA: "black_sea", EURASIA: "norwegian_sea"})
    war.go_to(CONFLICT, AFRICASIA)
    war.put_quarters(AFRICASIA, 5)
    war.put(slots.MISSILES, AFRICASIA, 1)
    return war


@cache
def questions() -> list[tuple[int, View, list[Offer]]]:
    """Some questions of random games, with two to four powers: who is asked, the view, the offers."""
    found: list[tuple[int, View, list[Offer]]] = []
    asked: dict[str, int] = {}
    for seed in range(GAMES):
        state, rng = GAME.new(seats=2 + seed % 3), redphone.Rng(seed)
        while state.actor != redphone.OVER:
            prompt = state.prompt(state.actor) if state.actor != redphone.CHANCE else None
            if prompt is not None:
                asked[prompt.id] = 1 + asked.get(prompt.id, 0)
                # Every question, but the frequent ones not too often.
                if asked[prompt.id] <= OFTEN or asked[prompt.id] % RARELY == 0:
                    found.append((state.actor, state.view(state.actor), state.offers(state.actor)))
            state.apply(state.sample(rng))
    return found


# The board.


def test_the_table_in_80_columns() -> None:
    war = Defcon(4, fleets={AFRICASIA: "black_sea"})
    war.give(AFRICASIA, "west_russia", troops=4)
    war.put_capital(EURASIA, "west_russia")
    war.irradiate("japan")
    war.put_forts("congo")
    lines = board(war, None)
    assert lines[0].startswith(" DEFCON 5  Round 1 of 5 · Preparation · ■›▲›◆›●")
    assert lines[0].endswith("deck 51 · reconstructed")
    assert lines[1:5] == [
        "▸■ America  27 pts   ▲ Eurasia  20 pts   ◆ Africasia    30   ● Eastasia 23 pts",
        "agg0 GDP24 Watched  agg0 GDP20 Watched  agg0 GDP24 Watched  agg0 GDP20 Watched",
        "qrt0 trn0 crd0/3    qrt0 trn0 crd0/3    qrt0 trn0 crd0/3    qrt0 trn0 crd0/3",
        "msl0+0 sab0 flt1/3  msl0+0 sab0 flt1/3  msl0+0 sab0 flt1/3  msl0+0 sab0 flt1/3",
    ]
    assert lines[7] == "West USA        ■1  Central Europe  ▲1  Congo          ◆1□  East China      ●1"
    assert lines[9] == "Mexico          ■1  West Russia   ◆4★▲  South Africa    ◆1  Japan            ☢"
    assert "~ Black Sea ◆1" in "".join(lines[13:])


def test_whoever_reads_is_written_in_capitals_and_who_has_passed_is_marked() -> None:
    war = at_war()
    assert board(war, AFRICASIA)[1] == (
        " ▲ Eurasia                      27 pts  ▸◆ AFRICASIA                    27 pts"
    )
    war.do("pass")
    assert "×◆ AFRICASIA" in board(war, AFRICASIA)[1]
    assert "▸▲ Eurasia" in board(war, AFRICASIA)[1]


def test_closed_territories_are_not_drawn() -> None:
    assert not any("Brazil" in line for line in board(at_war(), AFRICASIA))


def test_a_territory_that_can_be_attacked_has_its_own_number_on_the_board() -> None:
    lines = board(at_war(), AFRICASIA)
    assert any(line.startswith("13) West Russia") for line in lines)
    # Scandinavia is out of reach for troops, but not for a missile.
    assert any(line.startswith("110 Scandinavia") for line in lines)


def test_the_odds_of_an_attack_stand_among_the_offers() -> None:
    lines = hand(at_war(), AFRICASIA)
    said = next(line for line in lines if "13) West Russia" in line)
    assert "13) West Russia 99% −1 agg1" in said
    assert any("missile on troops: 100 + the territory’s number" in line for line in lines)
    assert any(line.endswith("0)  Pass, and be out for this phase") or "0)  Pass" in line for line in lines)


def test_troops_are_typed_as_numbers() -> None:
    war = at_war()
    war.do("attack west_russia")
    view = shown(war.past, war.seat(AFRICASIA))
    assert numbers(view) == {f"troops {n}": n for n in range(1, 6)}


def test_an_investment_has_troops_things_and_places() -> None:
    war = Defcon(2)
    war.go_to(INVESTMENT, EURASIA)
    view = shown(war.past, war.seat(EURASIA))
    known = numbers(view)
    assert (known["recruit 1"], known["recruit 12"], known["buy missile"]) == (201, 212, 70)
    assert (known["fortify west_europe"], known["fleet arctic_ocean"], known["pass"]) == (9, 41, 0)
    lines = hand(war, EURASIA, Paper(width=140, height=50, colour=False))
    assert lines[0].startswith("201 1 troop (2 GDP) … 212 12 troops (24 GDP)")
    said = " ".join(lines)
    assert "9)  … 16) fortification 4" in said
    assert "41) … 56) new fleet 4" in said
    assert re.search(r"1[45]\d move a fleet 2", said)


def test_what_is_bought_keeps_its_number_when_money_gets_short() -> None:
    war = Defcon(2)
    war.go_to(INVESTMENT, EURASIA)
    bought = {"buy missile": 70, "buy nuke": 71, "buy sabotage": 72, "buy aid": 73}
    known = numbers(shown(war.past, war.seat(EURASIA)))
    assert {action: known[action] for action in bought} == bought
    war.do("recruit 10", "pass")
    poor = numbers(shown(war.past, war.seat(EURASIA)))
    del bought["buy nuke"]
    assert {action: number for action, number in poor.items() if action.startswith("buy")} == bought


def test_where_there_is_little_room_sea_zones_are_numbers_and_the_map_has_their_names() -> None:
    war = Defcon(2)
    war.go_to(INVESTMENT, EURASIA)
    small, large = hand(war, EURASIA), hand(war, EURASIA, Paper(width=140, height=50, colour=False))
    assert not any("Arctic Ocean" in line for line in small)
    row = next(line for line in small if line.startswith("~ "))
    zones = [number for number in numbers(shown(war.past, war.seat(EURASIA))).values() if 41 <= number < 70]
    assert row == f"~ {''.join(f'{number}) ' for number in sorted(zones))} names: map"
    assert any("41) ~ Arctic Ocean" in line for line in large)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_map_says_what_borders_on_what_and_begins_with_my_own_places(lang: str) -> None:
    war = at_war()
    seat = war.seat(AFRICASIA)
    texts = words(lang, seat)
    lines = Table().look("map", shown(war.past, seat), texts, Paper(width=140, height=50, colour=False))
    said = plain(lines)
    assert said[0] == f"◆ {texts.name('africasia')}"
    seas, others = said.index(texts.say("map-seas")), said.index(f"▲ {texts.name('eurasia')}")
    assert seas < others
    at = next(line for line in said if line.startswith(f"  13\u00a0{texts.name('west_russia')}  "))
    assert f"22\u00a0{texts.name('asia_minor')}" in at
    assert f"≈ 42\u00a0{texts.name('norwegian_sea')}" in at
    # Where nobody can go is not on the map: with two powers, America.
    assert not any(texts.name("brazil") in line for line in said)


def test_an_owners_map_is_the_one_that_is_told() -> None:
    standard = GAME.registration.standard("map")
    mine = GAME.with_data({"map": standard.replace('en = "West Russia"', 'en = "Muscovy"')})
    table = table_for(mine)
    view = mine.new(seats=2).view(None)
    said = plain(table.look("map", view, texts_for(mine, "en", None), PLAIN))
    assert any("13\u00a0Muscovy" in line for line in said)


def test_seats_are_called_by_their_powers(run: Run) -> None:
    words = ["--seats", "2", "--seed", "1", "--bots", "first", "--seat", "0", "--fast"]
    said = " ".join(run("play", "defcon", *words).out.split())
    assert "Player" not in said
    assert re.search("(Eurasia|Africasia) wins|Eurasia, Africasia share the victory", said)


# Every position.


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_no_page_is_wider_or_higher_than_its_paper(lang: str, width: int, height: int) -> None:
    table = Table()
    paper = Paper(width, height, colour=False)
    for seat, view, _ in questions():
        texts = words(lang, seat)
        lines = [*table.board(view, texts, paper), *table.hand(view, texts, paper)]
        assert max(line.cell_len for line in lines) <= paper.inner
        # Two rules, a line of the log, a row of help and one for the answer.
        assert len(lines) + 5 <= height


def test_every_offer_has_a_number_of_its_own_that_means_it() -> None:
    table = Table()
    for seat, view, offers in questions():
        table.board(view, words("en", seat), PLAIN)
        typed = [table.number(offer.action.text, place) for place, offer in enumerate(offers, 1)]
        assert len(set(typed)) == len(offers), [offer.action.text for offer in offers]
        for number, offer in zip(typed, offers, strict=True):
            assert meant(str(number), offers, words("en", seat), typed) == [offer]


def test_on_large_paper_every_number_can_be_read() -> None:
    table = Table()
    paper = Paper(140, 50, colour=False)
    for seat, view, _ in questions():
        texts = words("en", seat)
        page = "\n".join(plain([*table.board(view, texts, paper), *table.hand(view, texts, paper)]))
        rows = {"troops", "occupy", "recruit"}
        for offer in cast("list[dict[str, Any]]", view["offers"]):
            verb, _, noun = offer["action"].partition(" ")
            number = numbers(view)[offer["action"]]
            of_place = verb in ("strike", "bomb", "nuke", "from") and "-" not in noun
            assert verb in rows or of_place or chip(number, paper).plain.rstrip() in page, offer


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_cards_the_figures_and_the_places_can_be_read(lang: str) -> None:
    table = Table()
    for seat, view, _ in questions()[::10]:
        texts = words(lang, seat)
        lines = [line for word in table.looks for line in table.look(word, view, texts, PLAIN)]
        assert max(line.cell_len for line in lines) <= PLAIN.inner


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_question_fits_on_one_row_of_80_columns(lang: str) -> None:
    """Otherwise the smallest paper loses its heading."""
    for seat, view, _ in questions():
        texts = words(lang, seat)
        prompt = dict(cast("dict[str, Any]", view["prompt"]))
        mine = texts.say("you-are-asked" if Table().declines(view) else "your-turn")
        said = f"{mine} · {texts.say(prompt.pop('id'), **prompt)}"
        assert len(said) <= PLAIN.inner - 4, said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_log_has_fewer_lines_than_events_and_tells_them_all(lang: str) -> None:
    play, rng = redphone.Play(GAME, 4), redphone.Rng(3)
    while play.state.actor != redphone.OVER:
        play.apply(play.state.sample(rng), None if play.state.actor < 0 else play.state.waiting[0])
    events = play.seen(0)
    assert 0 < len(Table().log(events, words(lang, 0))) < len(events)


def test_the_end_shows_how_the_points_came_about() -> None:
    war = Defcon(2)
    events = war.go_to_the_end()
    lines = plain(Table().interlude(events, shown(war.past, None), words("en", None), PLAIN))
    assert len(lines) == 2
    assert lines[0].startswith("▲ Player 1 · Eurasia: ")


# The log.


def test_a_battle_is_one_line() -> None:
    war = at_war()
    events = war.do("attack west_russia", "troops 3", "roll 0", "roll 1", "choose fight", "roll 1", "roll 0")
    assert plain(Table().log(events, words("en", None))) == [
        "◆ Africasia attacks West Russia (held by Eurasia) with 3 troops. Aggression of Africasia: 1. "
        "◆ 0/3. ▲ 1/1. ◆ −1. ◆ 1/2. ▲ 0/1. ▲ −1."
    ]


def test_troops_that_are_placed_one_by_one_are_one_line() -> None:
    war = Defcon(2)
    war.go_to(INVESTMENT, EURASIA)
    events = war.do("recruit 4", "deploy kamchatka", "deploy kamchatka", "deploy west_russia", "pass")
    assert plain(Table().log(events, words("en", None))) == ["▲ Kamchatka +2, West Russia +1, Quarters +1"]


def test_a_long_name_is_cut_at_its_first_word_so_that_names_stay_apart() -> None:
    assert shortened("Central Europe", 11) == "Cen. Europe"
    assert (
        shortened("Russie de l'Ouest", 11) == "Rus. Ouest"
        or shortened("Russie de l'Ouest", 11) == "Russ. Ouest"
    )
    assert shortened("Brazil", 6) == "Brazil"
    assert shortened("Scandinavia", 8) == "Scandin…"
