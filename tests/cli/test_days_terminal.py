"""How the table of 13 Days is drawn: all offers in reach, at any size, in each language."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from rich.text import Text
from tests.cli.test_pages import Sized
from tests.cli.test_screen import Terminal as Output
from tests.cli.test_terminal import CONTROL
from tests.crisis import US, USSR, Crisis

import redphone
from redphone.cli.live import LiveTable
from redphone.cli.setup import texts_for
from redphone.games.days.terminal import Table
from redphone.games.days.terminal_hand import rows_on
from redphone.games.days.terminal_view import OfferView
from redphone.terminal import LAMP, PALETTE, Paper, View
from redphone.texts import LANGUAGES, Texts

TABLE = Table()
PLAIN = Paper(width=80, height=24, colour=False)
SIZES = [(80, 24), (100, 30), (140, 45)]


def plain(lines: list[Text]) -> list[str]:
    return [line.plain.rstrip() for line in lines]


def shown(play: redphone.Play, seat: int | None) -> View:
    """What the table is handed: the view with all that was told, and the offers in the table's order."""
    view = play.state.view(seat)
    offers = sorted(cast("list[OfferView]", view["offers"]), key=lambda offer: TABLE.rank(offer["action"]))
    return {**view, "offers": offers, "past": play.seen(seat)}


def board(play: redphone.Play, seat: int | None = US, paper: Paper = PLAIN, lang: str = "en") -> list[str]:
    return plain(TABLE.board(shown(play, seat), Texts(lang, "13-days", me=seat), paper))


def hand(play: redphone.Play, seat: int = US, paper: Paper = PLAIN, lang: str = "en") -> list[str]:
    return plain(TABLE.hand(shown(play, seat), Texts(lang, "13-days", me=seat), paper))


def position(**more: Any) -> Crisis:
    hands = {
        "us_hand": ["quarantine", "offensive_missiles", "fidel_castro", "containment", "the_guns_of_august"],
        "ussr_hand": ["u2_photographs", "bay_of_pigs", "summit_meeting"],
    }
    return Crisis(**{**hands, **more})


def random_games(games: int) -> Iterator[redphone.Play]:
    """Every position of some random games."""
    for seed in range(games):
        play, rng = redphone.Play(redphone.game("13-days")), redphone.Rng(seed)
        while play.state.actor != redphone.OVER:
            yield play
            seat = None if play.state.actor == redphone.CHANCE else play.state.waiting[0]
            play.apply(play.state.sample(rng), seat)
        yield play


# The board.


def test_the_table_in_80_columns() -> None:
    crisis = position(
        us={"turkey": 2, "italy": 1, "atlantic": 4, "cuba_military": 1},
        ussr={"berlin": 2, "television": 1},
        us_tracks={"military": 5},
        ussr_tracks={"military": 5, "political": 4},
    )
    assert board(crisis.past) == [
        " 13 Days  Round 1 of 3 · turn 1 of 8      Prestige ■ 5 4 3 2 1 [0] 1 2 3 4 5 ★",
        "▲ MILITARY   DEFCON ■2 ★2 ◆ POLITICAL      ■3 ★2 ⚑■ ● OPINION DEFCON ■3 ★3 ⚑★",
        " DEFCON 3│ DEFCON 2┃DEF. 1 DEFCON 3│ DEFCON 2┃DEF. 1 DEFCON 3│ DEFCON 2┃DEF. 1",
        " 1  2  3 │ 4 ■★  6 ┃ 7  8  1  2  ■ │ ★  5  6 ┃ 7  8  1 ■★  3 │ 4  5  6 ┃ 7  8",
        "   Cuba mil. ∞1 1 ■1 0       Cuba pol. ∞  0 =  0       UN           0 =  0",
        "   Atlantic  ∞1 4 ■4 0 ⚑★    Turkey       2 ■2 0 ⚑■    TV           0 ★1 1",
        "   Berlin    +1 0 ★2 2 ⚑★    Italy     +1 1 ■1 0 ⚑■    Alliances    0 =  0",
        "you: ■   cubes hand saved letter  flags [your agenda], what they pay now",
        "▸ ■ US       9    5     0      ■  ⚑ political☢ ★+3 · [Turkey ■+2] · Italy ■+2",
        "  ★ USSR    14    5     0      ·  ⚑ opinion☢ 0 · Atlantic ■+5 · Berlin ★+3",
    ]


def test_the_hand_has_the_offers_of_a_card_on_its_line() -> None:
    crisis = position(us_tracks={"political": 5})
    assert hand(crisis.past)[0] == "Command +letter event" + "cards: all texts in full".rjust(57)
    lines = {line[28:47].strip(): line for line in hand(crisis.past)[1:]}
    assert lines["Offensive Missiles"].startswith(
        "1)  2   2)  3   3)      ■2  Offensive Missiles No effect now: "
    )
    assert lines["Quarantine"].startswith("4)  1   5)  2   6)      ■1  Quarantine         Place up to 2")
    assert lines["Fidel Castro"].startswith("7)  3   8)  4   ★first? ★3  Fidel Castro       Place up to 3")
    assert lines["The Guns of August"].startswith("12) 3   13) 4   14)     ○3☢ The Guns of August Move one")
    assert len(lines) == 5


def test_a_card_that_the_opponent_may_trigger_is_marked_for_either_side() -> None:
    crisis = position(first="ussr")
    lines = hand(crisis.past, USSR)[1:]
    assert ["■first? ■" in line for line in lines] == ["■" in line for line in lines]
    assert any("■first? ■1☢ U-2 Photographs" in line for line in lines)
    assert any("★2  Bay of Pigs" in line for line in lines)


def test_without_the_letter_there_is_no_column_for_it() -> None:
    crisis = position(first="ussr")
    assert hand(crisis.past, USSR)[0].split("  ")[0] == "Command event"


def test_battlegrounds_are_numbered_as_they_are_read_when_they_are_asked_for() -> None:
    crisis = position()
    crisis.do("command quarantine")
    lines = board(crisis.past)
    assert lines[4:7] == [
        "1) Cuba mil. ∞  0 ★1 1    4) Cuba pol. ∞  0 =  0    7) UN           0 =  0",
        "2) Atlantic  ∞  0 =  0 ⚑★ 5) Turkey       1 ■1 0 ⚑■ 8) TV           0 =  0",
        "3) Berlin    +1 0 ★1 1 ⚑★ 6) Italy     +1 1 ■1 0 ⚑■ 9) Alliances    0 =  0",
    ]
    assert hand(crisis.past)[0] == "10) Place and remove nothing   The numbers stand on the board."


def test_a_printed_bonus_stays_where_nobody_leads() -> None:
    crisis = position(us={"berlin": 2}, ussr={"berlin": 2})
    assert "Berlin    +1 2 =  2" in board(crisis.past)[6]


def test_tracks_keep_their_numbers_and_the_choices_say_where_a_marker_goes() -> None:
    crisis = position(us_tracks={"military": 6, "political": 3, "world_opinion": 1 + 1})
    crisis.do("event the_guns_of_august")
    assert (
        board(crisis.past)[3]
        == " 1  2  ★ │ 4  5  ■ ┃ 7  8  1  ★  ■ │ 4  5  6 ┃ 7  8  1 ■★  3 │ 4  5  6 ┃ 7  8"
    )
    assert hand(crisis.past)[:4] == [
        "▲ military    1) 6→4   2) 6→5   3) 6→7 ☢ DEFCON 1   4) 6→8 ☢ DEFCON 1",
        "◆ political   5) 3→1   6) 3→2   7) 3→4 DEFCON 2   8) 3→5 DEFCON 2",
        "● opinion     9) 2→1   10) 2→3   11) 2→4 DEFCON 2",
        "12) Move nothing",
    ]
    assert board(crisis.past)[10].startswith("In play for the event: ○3☢ The Guns of August – Move one")


def test_to_pass_is_to_stop_once_a_track_was_moved() -> None:
    crisis = position(us={"television": 1}, us_hand=["fifty_fifty"])
    crisis.do("event fifty_fifty")
    assert any("Move nothing" in line for line in hand(crisis.past))
    crisis.do("defcon military+1")
    assert any("Stop here" in line for line in hand(crisis.past))


def test_the_choices_of_a_command_say_what_they_do_to_defcon() -> None:
    crisis = position(us_tracks={"political": 3}, us={"turkey": 2})
    crisis.do("command the_guns_of_august", "on turkey")
    words = " ".join(hand(crisis.past)[:3])
    assert "Place 1   " in words
    assert "Place 2  ◆3→4 DEFCON 2" in words
    assert "Remove 2  ◆3→2" in words
    crisis = position(us_tracks={"political": 6})
    crisis.do("command the_guns_of_august", "on turkey")
    assert "Place 2  ◆6→7 ☢ DEFCON 1" in " ".join(hand(crisis.past)[:3])


def test_a_card_in_play_for_command_does_not_say_what_its_event_would_do() -> None:
    crisis = position()
    crisis.do("command containment")
    assert board(crisis.past)[10:] == ["In play for Command 2: ○2 Containment"]
    crisis = position()
    crisis.do("letter fidel_castro")
    assert board(crisis.past, USSR)[10].startswith("In play for Command 4: ★3 Fidel Castro – Place up to 3")
    crisis.do("choose trigger")
    assert board(crisis.past, USSR)[10].startswith("In play for the event: ★3 Fidel Castro – Place up to 3")
    crisis.do("pass")
    assert board(crisis.past)[10:] == ["In play for Command 4: ★3 Fidel Castro"]


def test_who_is_asked_who_plays_first_is_told_why() -> None:
    asked = next(play for play in random_games(1) if shown(play, USSR)["prompt"] == {"id": "ask-first"})
    assert "Whoever trails in prestige decides; if nobody does, the USSR." in hand(asked, USSR)


def test_the_last_card_is_said_to_go_to_the_aftermath_when_it_is_time_to_choose_it() -> None:
    crisis = position()
    said = "The card that you do not play goes to the aftermath."
    crisis.pass_turns(5)
    assert said not in hand(crisis.past, USSR)[0]
    crisis.pass_turns(1)
    assert hand(crisis.past)[0].endswith(said)


def test_agendas_are_kept_in_secret_and_the_screen_says_so() -> None:
    play = redphone.Play(redphone.game("13-days"))
    rng = redphone.Rng(1)
    while play.state.actor == redphone.CHANCE:
        play.step(rng)
    lines = hand(play)
    kept = [re.match(r"\d\) Keep .*(0|[■★]\+\d)$", line) for line in lines[:3]]
    assert all(kept)
    assert lines[3] == "Both sides choose at once, in secret, and reveal when the round ends."
    play.apply(play.state.options(US)[0], US)
    assert board(play)[8][0] == " "
    assert board(play)[9][0] == "▸"
    assert "[" not in board(play, USSR)[8]


def test_war_is_threatened_with_its_reason_and_mine_first() -> None:
    high = {"military": 4, "political": 4, "world_opinion": 5}
    crisis = position(us_tracks=high, ussr_tracks={"military": 7})
    mine = "☢ ■ You start the war if the round ends now: three markers in DEFCON 2."
    theirs = "☢ ★ The USSR starts the war if the round ends now: DEFCON 1 (military)."
    assert board(crisis.past)[-2:] == [mine, theirs]
    assert board(crisis.past, USSR)[-2:] == [
        "☢ ★ You start the war if the round ends now: DEFCON 1 (military).",
        "☢ ■ The US starts the war if the round ends now: three markers in DEFCON 2.",
    ]
    assert not any("war" in line for line in board(position().past))


def test_an_agenda_that_would_raise_a_track_into_war_is_a_threat_too() -> None:
    crisis = position(us_tracks={"political": 6}, us_agendas=["turkey", "italy", "political"])
    assert not any("war" in line for line in board(crisis.past))
    assert board(crisis.past, USSR)[-1] == (
        "☢ ■ The US is at war if the round ends now and agendas raise: political."
    )


def test_all_dangers_of_war_are_told_and_first_the_agenda_that_the_reader_keeps() -> None:
    mine = ["political", "turkey", "italy"]
    crisis = position(us_tracks={"political": 6}, us_agendas=mine)
    said = "☢ ■ You start the war if the round ends now: your agenda on political."
    assert board(crisis.past)[-1] == said
    high = {"military": 4, "political": 6, "world_opinion": 6}
    crisis = position(us_tracks=high, us_agendas=mine, ussr_agendas=["berlin", "world_opinion", "atlantic"])
    lines = " ".join(" ".join(board(crisis.past)[-2:]).split())
    reasons = "your agenda on political; three markers in DEFCON 2; agendas on opinion."
    assert lines.endswith(f"☢ ■ You start the war if the round ends now: {reasons}")


def test_what_lasts_is_shown_in_words_and_in_names_where_rows_are_few() -> None:
    crisis = position()
    crisis.do("event containment")
    assert board(crisis.past)[-1].startswith("★ Containment – ")
    high = {"military": 4, "political": 4, "world_opinion": 5}
    crisis = position(us_tracks=high, ussr_tracks={"military": 7})
    crisis.do("event containment", "command u2_photographs")
    lines = board(crisis.past)
    assert len(lines) == 12
    assert lines[10] == "In play for Command 1: ■1☢ U-2 Photographs · ★ Containment"
    assert lines[11] == "☢ War if the round ends now: ■ 3 × DEFCON 2 · ★ DEFCON 1 (military)"


def test_a_spectator_sees_no_hand_no_agenda_and_nobody_is_you() -> None:
    play = position().past
    assert TABLE.hand(play.state.view(None), Texts("en", "13-days"), PLAIN) == []
    assert "you" not in " ".join(board(play, None))
    assert "[Turkey" not in " ".join(board(play, None))


def test_everything_coloured_also_has_a_sign() -> None:
    crisis = position(us_tracks={"military": 7})
    view, texts = crisis.state.view(US), Texts("en", "13-days", me=US)
    pages: list[str] = []
    for colour in (True, False):
        paper = Paper(80, 24, colour)
        lines = TABLE.board(view, texts, paper) + TABLE.hand(view, texts, paper)
        styles = {str(span.style) for line in lines for span in line.spans}
        assert styles & set(PALETTE) >= {"ink.blue", "ink.red", "ink.orange", "alarm", "phone"}
        assert ("lamp" in styles) is colour
        pages.append("".join(line.plain for line in lines))
    for sign in "■★○▲◆●⚑☢∞":
        assert pages[0].count(sign) == pages[1].count(sign) > 0, sign


# Every position, at every size, in every language.


def live_table(play: redphone.Play, lang: str, seat: int) -> LiveTable:
    return LiveTable(
        play,
        TABLE,
        texts_for(play.game, lang, seat),
        Sized(widest=TABLE.widest),
        bots={},
        chance=redphone.Rng(1),
        bot_chance={},
        path=Path("game.record"),
        in_language=lambda lang: texts_for(play.game, lang, seat),
    )


def lit(lines: list[Text]) -> list[int]:
    """The numbers of offers on a page."""
    spans = [line.plain[span.start : span.end] for line in lines for span in line.spans if span.style == LAMP]
    # Not by their colour alone: a number that is typed has a bracket.
    return [int(words.strip()[:-1]) for words in spans if re.fullmatch(r" *\d+\)", words)]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("columns", "rows"), SIZES)
def test_a_page_fits_and_every_offer_is_in_reach(
    columns: int, rows: int, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setattr(sys, "stdin", Output())
    monkeypatch.setattr(sys, "stdout", Output())
    monkeypatch.setattr(Sized, "columns", columns)
    monkeypatch.setattr(Sized, "rows", rows)
    pages = 0
    for play in random_games(2):
        for seat in play.state.waiting:
            table = live_table(play, lang, seat)
            offers = play.state.offers(seat)
            lines = table.page(offers, table.notice_lines())
            assert len(lines) < rows
            assert max(line.cell_len for line in lines) <= columns - 2
            assert sorted(lit(lines)) == list(range(1, len(offers) + 1))
            pages += 1
    assert pages > 100


def test_what_is_longer_than_a_page_is_read_page_by_page(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setattr(sys, "stdin", Output())
    monkeypatch.setattr(sys, "stdout", Output())
    monkeypatch.setattr(Sized, "columns", 80)
    monkeypatch.setattr(Sized, "rows", 12)
    asked: list[str] = []

    def enter(prompt: str) -> str:
        asked.append(prompt)
        return ""

    monkeypatch.setattr("builtins.input", enter)
    table = live_table(position().past, "ru", US)
    table.obey("help", "")
    drawn = sys.stdout
    assert isinstance(drawn, Output)
    pages = CONTROL.sub("", drawn.getvalue().replace("\x1b[H", "\f")).split("\f")[1:]
    assert len(pages) == len(asked) >= 3
    assert max(page.count("\n") for page in pages) < 12
    said = " ".join(" ".join(pages).split())
    assert all(" ".join(line.split()) in said for line in table.texts.say("rules-brief").splitlines()[:3])
    assert "cards, help, log, undo" in said


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("columns", [40, 60, 79])
def test_narrow_paper_is_never_overrun(columns: int, lang: str) -> None:
    texts = Texts(lang, "13-days", me=US)
    paper = Paper(columns, 50, colour=True)
    for n, play in enumerate(random_games(1)):
        if n % 5 == 0:
            view = play.state.view(US)
            lines = TABLE.board(view, texts, paper) + TABLE.hand(view, texts, paper)
            assert max(line.cell_len for line in lines) <= paper.inner


def test_the_hand_keeps_its_height() -> None:
    for width, height in SIZES:
        paper = Paper(width, height, colour=False)
        heights = {len(hand(play, US, paper)) for play in random_games(1)}
        assert heights == {rows_on(paper)}
