"""What the terminal tells of 13 Days, and whole games at the command line and at a real terminal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.cells import cell_len
from tests.cli.conftest import Run
from tests.cli.test_days_terminal import PLAIN, TABLE, plain, position, random_games, shown
from tests.cli.test_terminal import CONTROL, Terminal
from tests.crisis import US, USSR, Crisis

import redphone
from redphone.cli.told import told as told_since
from redphone.terminal import Paper
from redphone.texts import LANGUAGES, Texts


def told(play: redphone.Play, start: int = 0, seat: int | None = US) -> list[str]:
    events = [event for move in play.moves[start:] for event in move.events if event.is_for(seat)]
    return [line.replace("\u00a0", " ") for line in plain(TABLE.log(events, Texts("en", "13-days", me=seat)))]


# What is told.


def test_the_log_has_a_line_a_card_with_all_that_came_of_it() -> None:
    crisis = position()
    start = len(crisis.past.moves)
    crisis.do("letter fidel_castro", "choose trigger", "place cuba_military", "place cuba_military", "pass")
    crisis.do("on berlin", "cubes +3")
    crisis.do("event summit_meeting", "pass")
    assert told(crisis.past, start) == [
        "■ The US plays Fidel Castro and the letter for Command 4. The personal letter goes to the USSR.",
        "★ The USSR triggers Fidel Castro. ★ Cuba mil. 1→3.",
        "■ Command – ■ Berlin 0→3, ■ ▲ military 2→4.",
        "★ The USSR plays Summit Meeting for the event. Summit Meeting: nothing was changed.",
    ]


def test_the_cubes_that_a_command_takes_back_are_not_the_triggered_events() -> None:
    crisis = position(us={"berlin": 3})
    start = len(crisis.past.moves)
    crisis.do(
        "command fidel_castro", "choose trigger", "place cuba_military", "pass", "on berlin", "cubes -2"
    )
    assert told(crisis.past, start)[1:] == [
        "★ The USSR triggers Fidel Castro. ★ Cuba mil. 1→2.",
        "■ Command – ■ Berlin 3→1, ■ ▲ military 2→1.",
    ]


def test_the_log_knows_what_came_before_my_last_turn() -> None:
    crisis = position()
    past = crisis.past
    texts = Texts("en", "13-days", me=US)
    crisis.do("command fidel_castro", "choose trigger", "place cuba_military", "pass")
    start = len(past.moves)
    crisis.do("on berlin", "cubes +3")
    old, new = told_since(TABLE, past.seen(US, 0, start), past.seen(US, start), texts)
    assert old[-1].plain == "★ The USSR triggers Fidel Castro. ★\u00a0Cuba\u00a0mil.\u00a01→2."
    assert [line.plain[:11] for line in new] == ["■ Command –"]
    # A line that goes on is new, and whole.
    old, new = told_since(TABLE, past.seen(US, 0, 2), past.seen(US, 2, start), texts)
    assert old[0].plain == "Round 1 of 3. Every marker climbs one step."
    assert new[0].plain == "■ draws its agendas: Turkey, Italy, political"
    assert told_since(TABLE, [], past.seen(US), texts)[0] == []


def test_the_first_screen_tells_each_thing_once_and_where_the_signs_are_explained(run: Run) -> None:
    done = run("play", "13-days", "--seed", "1", "--bots", "random", typed="help\n")
    assert done.out.split("› help")[0].count("Every marker climbs") == 1
    assert done.out.split("› help")[0].count("New here? “help” explains the rules and the signs") == 1
    page = done.out.split("Reading the table")[1]
    for sign in "■★○▸▲◆●│┃∞⚑☢":
        assert sign in page
    assert "--option" not in done.out
    words = ("--option", "containment=played_or_triggered", "--lang", "fr")
    assert words[1] in run("play", "13-days", "--bots", "random", *words, typed="help\n").out


def test_the_flags_of_a_side_and_my_own_agenda_are_told_in_short() -> None:
    assert told(position().past) == [
        "■ draws its agendas: Turkey, Italy, political",
        "★ draws its agendas: Berlin, Atlantic, opinion",
        "Your secret agenda: Turkey.",
        "The USSR decides: the US plays first.",
    ]
    assert "secret" not in " ".join(told(position().past, seat=None))


def test_the_story_does_not_count_the_markers_that_climb_each_round() -> None:
    crisis = position()
    crisis.pass_turns()
    crisis.settle()
    moves = [[event for event in move.events if event.is_for(US)] for move in crisis.past.moves]
    lines = [line for move in TABLE.story(moves, Texts("en", "13-days", me=US)) for line in move]
    assert "Round 2 of 3. Every marker climbs one step." in lines
    assert not any("rises by 1" in line for line in lines)
    assert (
        lines.count(
            "5 cards each are dealt. Yours: Quarantine, Offensive Missiles, Fidel Castro, "
            "Containment, The Guns of August."
        )
        == 1
    )


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 60])
def test_the_end_of_a_round_says_what_agendas_paid_and_whether_there_is_war(width: int, lang: str) -> None:
    texts, paper = Texts(lang, "13-days", me=USSR), Paper(width, 24, colour=False)
    pages = 0
    for play in random_games(12):
        if not play.moves:
            continue
        events = [event for event in play.moves[-1].events if event.is_for(USSR)]
        lines = plain(TABLE.interlude(events, play.state.view(USSR), texts, paper))
        paid = [event for event in events if event.id in ("scored", "tied")]
        assert bool(lines) is bool(paid)
        if not lines:
            continue
        pages += 1
        page = " ".join(line.strip() for line in lines)
        assert len(lines) <= 24
        assert max(map(cell_len, lines)) <= paper.inner
        for event in events:
            if event.id == "scored":
                assert f"{'■' if event.fields['side'] == 'us' else '★'}+{event.fields['n']}" in page
            if event.id == "war":
                assert texts.event(event) in page
        assert (texts.say("no-war") in page) is not any(event.id == "war" for event in events)
    assert pages >= 12


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_end_of_the_game_opens_the_aftermath_card_by_card(lang: str) -> None:
    crisis = Crisis(us_hand=["u_thant"], ussr_hand=["turn_back_the_ships"])
    crisis.do("event u_thant", "event turn_back_the_ships", "defcon military-2")
    crisis.pass_turns(6)
    for _ in range(2):
        crisis.begin()
        crisis.pass_turns()
    texts = Texts(lang, "13-days", me=US)
    events = crisis.past.moves[-1].events
    page = " ".join(plain(TABLE.interlude(events, shown(crisis.past, US), texts, PLAIN)))
    saved = [str(event.fields["card"]) for event in events if event.id == "in-aftermath"]
    assert len(saved) == 6
    assert all(texts.name(card) in page for card in saved)
    (counted,) = [event for event in events if event.id == "aftermath"]
    assert texts.event(counted) in page
    for side, sign in (("us", "■"), ("ussr", "★")):
        cards = [card for pile in crisis.shown()["opened"] for card in pile if card["side"] == side]
        assert len(cards) > 0
        total = page.split(f"{sign} {texts.name(side)}  ")[-1].split("=")[1]
        assert int(total.split()[0]) == sum(card["cubes"] for card in cards)
    assert texts.say("aftermath-opened") in page
    assert texts.say("no-war") in page


def test_a_lead_that_the_track_is_too_short_for_is_said_to_be_cut() -> None:
    for cubes, is_said in ((5, True), (4, False)):
        # Italy pays one more than its cubes.
        crisis = position(
            us={"italy": cubes}, ussr={"television": 0}, us_agendas=["italy", "turkey", "political"]
        )
        crisis.pass_turns()
        events = crisis.past.moves[-1].events
        page = plain(TABLE.interlude(events, shown(crisis.past, US), Texts("en", "13-days", me=US), PLAIN))
        assert ("Nobody can lead by more than 5: the rest is lost." in page) is is_said


def test_world_opinion_is_told_in_its_order_with_what_came_of_it() -> None:
    crisis = position(us={"television": 1, "alliances": 1}, ussr={"united_nations": 2})
    crisis.pass_turns()
    crisis.do("defcon military-1")
    crisis.settle()
    crisis.do("choose aftermath")
    events = crisis.past.moves[-1].events
    page = plain(TABLE.interlude(events, shown(crisis.past, USSR), Texts("en", "13-days", me=USSR), PLAIN))
    assert [line.replace("\u00a0", " ") for line in page[2:5]] == [
        "Television ■ – ■ ▲ military 2→1.",
        "United Nations ★ – The personal letter goes to the USSR.",
        "Alliances ■ – The US saves a card for the aftermath.",
    ]


def test_the_war_is_explained_by_the_markers_that_started_it() -> None:
    crisis = position(us_tracks={"military": 7})
    crisis.pass_turns()
    crisis.settle()
    events = crisis.past.moves[-1].events
    page = plain(TABLE.interlude(events, crisis.state.view(US), Texts("en", "13-days", me=US), PLAIN))
    assert "☢ The US starts a nuclear war. DEFCON 1 (military)." in page


# At the command line.


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_is_played_line_by_line(lang: str, run: Run) -> None:
    words = ["--seed", "3", "--bots", "random", "--lang", lang, "--record", "whole.record"]
    done = run("play", "13-days", *words, typed="1\n" * 400)
    assert done.code == 0
    assert [line for line in done.out.splitlines() if cell_len(line) > 80] == []
    play = redphone.Record.read("whole.record").check()
    assert play.state.outcome is not None
    assert Texts(lang, "13-days", me=US).outcome(play.state.outcome) in " ".join(done.out.split())


def test_one_plays_the_us_unless_one_asks_for_the_ussr(run: Run) -> None:
    assert "you: ■" in run("play", "13-days", "--seed", "1", "--bots", "random").out
    other = run("play", "13-days", "--seed", "1", "--bots", "random", "--seat", "2", typed="1\n")
    assert "you: ★" in other.out
    record = max(Path().rglob("*.record"), key=lambda path: path.stat().st_mtime_ns)
    assert "2 keep " in record.read_text()


def test_cards_are_shown_in_full_with_the_discards(run: Run) -> None:
    done = run("play", "13-days", "--seed", "1", "--bots", "random", typed="1\n1\n1\n1\n1\n1\ncards\n")
    page = done.out.split("› cards\n")[1].split("Round 1 of 3")[0]
    assert page.startswith(" 13 Days\n")
    assert len(re.findall(r"(?m)^ [■★○] (?:US|USSR|UN) .* · \d cubes?", page)) >= 3
    assert " Played and discarded\n" in page
    assert re.search(r" \d+ cards are left to draw\.", page)
    assert "also cards, help, log" in done.out


def test_what_is_not_offered_is_said_in_numbers_where_there_is_much(run: Run) -> None:
    done = run("play", "13-days", "--seed", "1", "--bots", "random", typed="1\nfly\n1\nfly\n1\nfly\n")
    assert re.search(r"“fly” is not offered. You may: 1–\d+ \(command, (letter, )?event\)\.", done.out)


def test_a_record_is_printed_and_stepped_through_from_a_seat(run: Run) -> None:
    run("play", "13-days", "--seed", "2", "--bots", "random", "--record", "g.record", typed="1\n" * 400)
    done = run("replay", "g.record", "--seat", "2", "--lang", "fr")
    assert done.code == 0
    assert "Votre objectif secret" in done.out
    assert [line for line in done.out.splitlines() if cell_len(line) > 80] == []
    assert "exactly" in run("replay", "g.record", "--check").out


def test_a_whole_game_at_a_real_terminal() -> None:
    words = ("play", "13-days", "--seed", "4", "--fast", "--bots", "random", "--record", "t.record")
    with Terminal(*words) as terminal:
        page = CONTROL.sub("", terminal.wait_for("› "))
        assert "you: ■" in page
        assert "Both sides choose at once, in secret" in page
        pages = 0
        while "The record of the game:" not in page:
            # A page to be read wants Enter alone.
            terminal.type("\r" if "go on" in page else "1\r")
            page = terminal.wait_for("› ", "Enter: go on ", "redphone replay t.record").split("\x1b[H")[-1]
            page = CONTROL.sub("", page)
            assert "The record of the game:" in page or page.count("\n") < 24
            pages += 1
            assert pages < 300
        assert terminal.ended() == 0
    play = redphone.Record.read("t.record").check()
    assert play.state.outcome is not None
