"""The rulebook's play-through as a whole, its story in the documents, and the small examples of the rules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.crisis import US, USSR, Crisis
from tests.games.days.playthrough import FILE, START, Retold, board, chapters, in_short

from redphone import Record, game

HERE = Path(__file__).parent
DOCUMENT = HERE.parents[2] / "docs" / "playthrough.md"


def test_the_play_through_ends_in_a_tie_that_the_letter_wins_for_the_ussr() -> None:
    record = Record.read(FILE)
    assert record.options["agenda_lead"] == "before_escalation"
    assert record.result == "over 0 0 winner 2"
    play = record.check()
    assert play.state.outcome is not None
    assert play.state.outcome.reason == "reason-letter"


def test_by_the_rule_the_same_moves_end_with_the_us_one_ahead() -> None:
    # Its last agenda pays 4 + 1: the icon escalates the US marker before the steps are counted.
    record = Record.read(FILE)
    options = {**record.options, "agenda_lead": "after_escalation"}
    assert options == game("13-days").book().options
    play = Record(record.game, record.rules, options, 2, record.lines, "over 1 -1 winner 1").check()
    assert "scored us military 5 4" in in_short(play.seen(None))
    assert play.state.outcome is not None
    assert play.state.outcome.reason == "reason-prestige"


def test_no_other_option_matters_to_the_play_through() -> None:
    record = Record.read(FILE)
    for name, value in (("same_track_icons", "once"), ("containment", "played_or_triggered")):
        assert record.options[name] != value
        options = {**record.options, name: value}
        Record(record.game, record.rules, options, 2, record.lines, record.result).check()


def test_every_chapter_of_the_record_is_retold_move_by_move() -> None:
    tests = "".join(
        file.read_text(encoding="utf-8") for file in sorted(HERE.glob("test_playthrough_round_*.py"))
    )
    retold = re.findall(r'with chapter\("([^"]+)"\)', tests)
    assert retold == list(chapters(Record.read(FILE)))


def test_a_chapter_has_each_side_play_four_cards_in_a_round() -> None:
    titles = list(chapters(Record.read(FILE)))
    for number in (1, 2, 3):
        of_round = [title for title in titles if title.startswith(f"Round {number}: ")]
        assert of_round[:2] == [f"Round {number}: agendas", f"Round {number}: hands"]
        assert of_round[-1] == f"Round {number}: end"
        assert len(of_round[2:-1]) == 8


# The document.


def test_the_boards_in_the_document_are_those_of_the_record() -> None:
    boards = re.findall(
        r"^```text\n(.*?)^```$", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE
    )
    starts = [START, "Round 2: agendas", "Round 3: agendas"]
    end = Record.read(FILE).check().state
    assert boards == [*[board(Retold(title).state) for title in starts], board(end)]


def test_the_document_tells_of_every_card_that_is_played() -> None:
    text = " ".join(DOCUMENT.read_text(encoding="utf-8").split())
    at = 0
    for title in chapters(Record.read(FILE)):
        card = title.partition(": ")[2]
        if card[0].isupper():
            # In the order in which they are played, in bold.
            at = text.find(f"**{card}**", at)
            assert at >= 0, f"{card} is not told in its place"


def test_the_document_names_the_record_and_the_option() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    assert FILE.relative_to(HERE.parents[2]).as_posix() in text
    assert 'agenda_lead = "before_escalation"' in text


# The small examples of the French rulebook.


def test_public_protests_with_three_cubes_on_the_atlantic_moves_the_military_marker_two_steps() -> None:
    crisis = Crisis(us_hand=["public_protests"])
    before = crisis.markers("military")
    events = crisis.do("command public_protests", "on atlantic", "cubes +3")
    assert crisis.cubes("atlantic") == [3, 0]
    assert crisis.markers("military") == [before[US] + 2, before[USSR]]
    assert in_short(events)[1:] == ["placed us atlantic 3 3", "escalated us military 2 4"]


def test_summit_meeting_places_up_to_two_cubes_in_cuba_or_removes_up_to_two() -> None:
    crisis = Crisis(us={"cuba_political": 2}, us_hand=["summit_meeting"])
    crisis.do("command summit_meeting", "on cuba_political")
    assert crisis.offers() == ["cubes +1", "cubes +2", "cubes -1", "cubes -2"]


@pytest.mark.parametrize("agenda_lead", ["after_escalation", "before_escalation"])
def test_the_political_agenda_pays_the_difference_and_its_bonus(agenda_lead: str) -> None:
    # The example has the Soviets two steps higher and pays them 2: it forgets the bonus of tracks. [ruling 3]
    crisis = Crisis(
        us_tracks={"political": 2},
        ussr_tracks={"political": 3},
        us_hand=["u_thant"],
        us_agendas=["political", "turkey", "italy"],
        agenda_lead=agenda_lead,
    )
    crisis.do("event u_thant")
    assert crisis.markers("political") == [1, 3]
    crisis.pass_turns(7)
    assert "scored ussr political 3 2" in in_short(crisis.past.seen(None))


@pytest.mark.parametrize(("agenda_lead", "pays"), [("after_escalation", 3), ("before_escalation", 2)])
def test_an_icon_widens_the_lead_of_a_marker_in_defcon_2(agenda_lead: str, pays: int) -> None:
    crisis = Crisis(
        us_tracks={"political": 3},
        ussr_tracks={"political": 4},
        us_agendas=["political", "turkey", "italy"],
        agenda_lead=agenda_lead,
    )
    crisis.pass_turns()
    heard = in_short(crisis.past.seen(None))
    assert heard.index("escalated ussr political 1 5") < heard.index(
        f"scored ussr political {pays} {pays - 1}"
    )
