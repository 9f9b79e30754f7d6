"""Round 1 of the rulebook's play-through: all that the text says of it, where it says it."""

from __future__ import annotations

from collections import Counter

from tests.crisis import US, USSR
from tests.games.days.playthrough import START, Retold, chapter


def test_the_crisis_begins_with_prestige_tied_and_one_cube_on_each_of_four_battlegrounds() -> None:
    game = Retold(START)
    assert game.prestige == 0
    taken = {each["at"]: each["cubes"] for each in game.shown()["battlegrounds"] if each["cubes"] != [0, 0]}
    assert taken == {"italy": [1, 0], "turkey": [1, 0], "cuba_military": [0, 1], "berlin": [0, 1]}
    assert game.letter == "us"
    printed = {"military": [1, 2], "political": [2, 1], "world_opinion": [1, 1]}
    escalated = {track: [us + 1, ussr + 1] for track, (us, ussr) in printed.items()}
    assert game.all_markers() == escalated


def test_each_marks_three_agendas_and_keeps_one() -> None:
    with chapter("Round 1: agendas") as game:
        game.go("chance agenda turkey", "chance agenda italy", "chance agenda world_opinion")
        game.go("chance agenda atlantic", "chance agenda personal_letter", "chance agenda political")
        assert {side: set(flags) for side, flags in game.flags().items()} == {
            "us": {"turkey", "italy", "world_opinion"},
            "ussr": {"atlantic", "personal_letter", "political"},
        }
        # The US stands already where two of its agendas are; the USSR is behind on the political track.
        assert game.pays("italy") == ("us", 2)
        assert game.pays("turkey") == ("us", 1)
        us, ussr = game.markers("political")
        assert ussr < us
        game.go("us keep italy", "ussr keep personal_letter")
        assert game.shown(US)["kept"] == ["italy"]
        assert game.shown(USSR)["kept"] == ["personal_letter"]
        # The four others are shuffled back.
        assert game.shown()["agenda_deck"] == 13 - 2


def test_both_hands_are_poor_and_the_ussr_plays_second() -> None:
    with chapter("Round 1: hands") as game:
        game.draws("public_protests", "containment", "u2_downed", "defensive_missiles", "suez_hungary")
        game.draws("fidel_castro", "scramble", "intelligence_reports", "lessons_of_munich", "quarantine")
        assert game.owners(US) == Counter(us=1, un=1, ussr=3)
        assert game.face(US, "public_protests")[0] == "us"
        assert game.face(US, "containment")[0] == "un"
        assert game.owners(USSR) == Counter(ussr=1, un=2, us=2)
        assert game.face(USSR, "fidel_castro")[0] == "ussr"
        assert {game.face(USSR, card)[0] for card in ("lessons_of_munich", "quarantine")} == {"us"}
        assert game.actor == USSR
        assert game.offers() == ["first us", "first ussr"]
        assert game.go("ussr first us") == ["initiative ussr us"]
        assert game.actor == US


def test_public_protests_three_cubes_on_the_atlantic_escalate_two_steps() -> None:
    with chapter("Round 1: Public Protests") as game:
        assert game.face(US, "public_protests") == ("us", 3)
        assert game.go("us command public_protests", "us on atlantic", "us cubes +3") == [
            "commanded us public_protests 3",
            "placed us atlantic 3 3",
            "escalated us military 2 4",
        ]
        assert game.cubes("atlantic") == [3, 0]


def test_scramble_places_three_cubes_and_moves_no_track() -> None:
    with chapter("Round 1: Scramble") as game:
        tracks = game.all_markers()
        assert game.cubes("turkey") == [1, 0]
        heard = game.go(
            "ussr event scramble", "ussr place atlantic", "ussr place united_nations", "ussr place turkey"
        )
        assert heard == [
            "played-event ussr scramble",
            "placed ussr atlantic 1 1",
            "placed ussr united_nations 1 1",
            "placed ussr turkey 1 1",
        ]
        assert game.all_markers() == tracks
        assert game.actor == US


def test_defensive_missiles_one_cube_on_each_of_two_battlegrounds_moves_no_track() -> None:
    with chapter("Round 1: Defensive Missiles") as game:
        tracks = game.all_markers()
        assert game.face(US, "defensive_missiles") == ("ussr", 1)
        game.go("us command defensive_missiles")
        assert game.actor == USSR
        assert game.offers() == ["choose trigger", "pass"]
        assert game.go("ussr choose trigger", "ussr place television", "ussr place united_nations") == [
            "triggered ussr defensive_missiles",
            "placed ussr television 1 1",
            "placed ussr united_nations 1 2",
        ]
        assert game.all_markers() == tracks
        assert game.actor == US
        assert game.go("us on united_nations", "us cubes +1") == ["placed us united_nations 1 1"]
        assert game.all_markers() == tracks


def test_lessons_of_munich_the_us_answers_in_berlin_before_the_ussr_commands() -> None:
    with chapter("Round 1: Lessons of Munich") as game:
        assert game.cubes("berlin") == [0, 1]
        assert game.go(
            "ussr command lessons_of_munich", "us choose trigger", "us place berlin", "us pass"
        ) == ["commanded ussr lessons_of_munich 3", "triggered us lessons_of_munich", "placed us berlin 1 1"]
        assert game.cubes("berlin") == [1, 1]
        assert game.go("ussr on atlantic", "ussr cubes +3") == [
            "placed ussr atlantic 3 4",
            "escalated ussr military 2 5",
        ]


def test_u2_downed_is_complete_where_the_us_has_no_cubes_in_cuba() -> None:
    with chapter("Round 1: U-2 Downed") as game:
        assert game.cubes("cuba_political")[US] == game.cubes("cuba_military")[US] == 0
        assert game.go("us command u2_downed", "ussr choose trigger") == [
            "commanded us u2_downed 2",
            "triggered ussr u2_downed",
        ]
        assert game.go("ussr place turkey", "ussr place turkey") == [
            "placed ussr turkey 1 2",
            "placed ussr turkey 1 3",
        ]
        assert game.actor == US
        assert game.go("us on atlantic", "us cubes +2") == [
            "placed us atlantic 2 5",
            "escalated us military 1 5",
        ]
        assert game.cubes("atlantic") == [5, 4]
        # His maximum: no Command can place more there.
        assert more_cubes_on_the_atlantic(game) == ["cubes -1", "cubes -2"]


def more_cubes_on_the_atlantic(game: Retold) -> list[str]:
    """What the US could command there in its next turn, if the USSR let its own one pass."""
    state = game.state.clone()
    for action in ("command fidel_castro", "pass", "command containment", "on atlantic"):
        state.apply(action)
    return [str(action) for action in state.options()]


def test_quarantine_is_of_no_use_to_the_us_with_five_cubes_on_the_atlantic() -> None:
    with chapter("Round 1: Quarantine") as game:
        game.go("ussr command quarantine")
        assert game.actor == US
        assert game.offer(US, "choose trigger")["idle"] == 1
        trial = game.state.clone()
        trial.apply("choose trigger")
        assert trial.actor == USSR
        assert game.go("us pass", "ussr on united_nations", "ussr cubes +1") == [
            "declined us quarantine",
            "placed ussr united_nations 1 3",
        ]


def test_containment_two_cubes_on_alliances_escalate_world_opinion_one_step() -> None:
    with chapter("Round 1: Containment") as game:
        # Italy is taken for safe from the Soviets.
        assert game.cubes("italy") == [1, 0]
        assert game.go("us command containment", "us on alliances", "us cubes +2") == [
            "commanded us containment 2",
            "placed us alliances 2 2",
            "escalated us world_opinion 1 3",
        ]
        # His last card of the round: what is left would put two Soviet cubes into the aftermath.
        assert game.hand(US) == ["suez_hungary"]
        assert game.face(US, "suez_hungary") == ("ussr", 2)


def test_intelligence_reports_takes_the_only_card_and_the_replacement_is_worse() -> None:
    with chapter("Round 1: Intelligence Reports") as game:
        game.go("ussr event intelligence_reports")
        assert game.offers() == ["take suez_hungary"]
        assert game.go("chance take suez_hungary") == ["took ussr suez_hungary"]
        assert game.hand(US) == []
        assert game.go("ussr choose discard") == ["discarded ussr suez_hungary"]
        assert "suez_hungary" in game.shown()["discard"]
        assert game.cubes("italy") == [1, 0]
        heard = game.go("chance draw moscow_is_our_brain")
        assert heard[:2] == ["drew moscow_is_our_brain", "drew-hidden us"]
        assert heard[2:6] == [
            "saved moscow_is_our_brain",
            "saved-hidden us",
            "saved fidel_castro",
            "saved-hidden ussr",
        ]
        assert game.shown(US)["aftermath"] == ["moscow_is_our_brain"]
        assert game.shown(USSR)["aftermath"] == ["fidel_castro"]


def test_moscow_is_our_brain_is_a_soviet_card_with_three_cubes() -> None:
    book = Retold(START).state.book
    printed = book.edition.data["cards"]["ussr"]
    assert isinstance(printed, dict)
    assert printed["moscow_is_our_brain"]["cubes"] == 3


def test_suez_hungary_could_have_taken_italy_over_for_two_prestige() -> None:
    # The designer's note.
    game = Retold("Round 1: Intelligence Reports")
    game.go("ussr event intelligence_reports", "chance take suez_hungary")
    assert game.pays("italy") == ("us", 2)
    game.do("event suez_hungary")
    assert game.cubes("italy") == [1, 2]
    assert game.pays("italy") == ("ussr", 2)


def test_the_end_of_round_1_leaves_prestige_tied_and_the_letter_with_the_ussr() -> None:
    with chapter("Round 1: end") as game:
        assert game.actor == USSR
        assert game.cubes("television") == [0, 1]
        assert game.go("ussr defcon military-1") == [
            "deflated ussr military 1 4",
            "leads ussr united_nations",
            "got-letter ussr",
            "leads us alliances",
        ]
        assert game.letter == "ussr"
        game.go("chance draw bay_of_pigs")
        assert game.face(US, "bay_of_pigs")[0] == "ussr"
        assert game.offers() == ["choose aftermath", "choose discard"]
        heard = game.go("us choose discard")
        assert heard[:7] == [
            "discarded us bay_of_pigs",
            "revealed us italy",
            "revealed ussr personal_letter",
            "scored us italy 2 1",
            "scored ussr personal_letter 2 0",
            "prestige us 0 0 0",
            "round 2 3",
        ]
        assert game.prestige == 0
        assert "bay_of_pigs" in game.shown()["discard"]
        assert sum(side["aftermath"] for side in game.shown()["sides"]) == 2
        assert game.shown()["round"] == 2
