"""Round 3 and the aftermath of the rulebook's play-through: all that the text says, where it says it."""

from __future__ import annotations

from collections import Counter

from tests.crisis import US, USSR
from tests.games.days.playthrough import Retold, chapter
from tests.positions import shown


def test_the_us_reaches_defcon_1_and_all_three_soviet_markers_stand_in_defcon_2() -> None:
    game = Retold("Round 3: agendas")
    assert game.areas(US)[0] == 1
    assert game.areas(USSR) == [2, 2, 2]
    # Both would trigger nuclear war if the round ended now.
    assert [side["war"] for side in game.shown()["sides"]] == [True, True]


def test_the_us_keeps_the_military_track_and_the_ussr_berlin() -> None:
    with chapter("Round 3: agendas") as game:
        game.go("chance agenda political", "chance agenda military", "chance agenda cuba_military")
        game.go("chance agenda berlin", "chance agenda political", "chance agenda world_opinion")
        assert {side: set(flags) for side, flags in game.flags().items()} == {
            "us": {"political", "military", "cuba_military"},
            "ussr": {"berlin", "political", "world_opinion"},
        }
        us, ussr = game.markers("military")
        assert us > ussr
        assert game.cubes("berlin") == [2, 1]
        # More freedom on military battlegrounds: the Soviet marker has room before DEFCON 1.
        assert game.shown()["tracks"][0]["room"] == [0, 3]
        # The designer's note: the political agenda would have been the Soviets'.
        assert game.pays("political")[0] == "ussr"
        game.go("us keep military", "ussr keep berlin")
        assert game.shown(US)["kept"] == ["military"]
        assert game.shown(USSR)["kept"] == ["berlin"]


def test_the_us_trails_and_chooses_to_play_second() -> None:
    with chapter("Round 3: hands") as game:
        game.draws(
            "national_liberation",
            "eyeball_to_eyeball",
            "summit_meeting",
            "close_allies",
            "nuclear_submarines",
        )
        game.draws("sops", "u_thant", "a_face_saver", "invasion_of_cuba", "mathematical_precision")
        assert game.owners(US) == Counter(un=3, us=1, ussr=1)
        # A poor hand for the aftermath: two US cards and three of the UN.
        assert game.owners(USSR) == Counter(us=2, un=3)
        assert game.prestige == -2
        assert game.actor == US
        assert game.go("us first ussr") == ["initiative us ussr"]
        assert game.actor == USSR


def test_sops_adds_a_cube_to_every_soviet_command_for_the_rest_of_the_round() -> None:
    with chapter("Round 3: SOPs") as game:
        # Low on cubes.
        assert game.supply[USSR] == 2
        assert game.go("ussr event sops") == ["played-event ussr sops", "lasts ussr sops"]
        assert game.lasting() == [("ussr", "sops")]


def test_summit_meeting_takes_the_us_back_out_of_defcon_1() -> None:
    with chapter("Round 3: Summit Meeting") as game:
        assert game.areas(US)[0] == 1
        assert game.go("us command summit_meeting", "us on atlantic", "us cubes -2") == [
            "commanded us summit_meeting 2",
            "removed us atlantic 2 3",
            "deflated us military 1 6",
        ]
        assert game.areas(US)[0] == 2


def test_the_us_declines_invasion_of_cuba_which_would_lead_back_into_defcon_1() -> None:
    with chapter("Round 3: Invasion of Cuba") as game:
        game.go("ussr command invasion_of_cuba")
        assert game.offer(US, "choose trigger")["idle"] == 0
        trial = game.state.clone()
        trial.apply("choose trigger")
        trial.apply("defcon military+1")
        assert shown(trial, US)["tracks"][0]["areas"][US] == 1
        # One cube, though SOPs would allow a second.
        assert game.go("us pass", "ussr on alliances") == ["declined us invasion_of_cuba"]
        assert game.offers() == ["cubes +1", "cubes +2"]
        assert game.go("ussr cubes +1") == ["placed ussr alliances 1 1"]


def test_eyeball_to_eyeball_works_for_the_more_escalated_us_and_one_cube_moves_no_track() -> None:
    with chapter("Round 3: Eyeball to Eyeball") as game:
        us, ussr = game.markers("military")
        assert us > ussr
        tracks = game.all_markers()
        assert game.go("us event eyeball_to_eyeball", "us place cuba_military", "us pass") == [
            "played-event us eyeball_to_eyeball",
            "placed us cuba_military 1 1",
        ]
        assert game.all_markers() == tracks


def test_mathematical_precision_and_four_cubes_out_of_the_atlantic() -> None:
    with chapter("Round 3: Mathematical Precision") as game:
        assert game.face(USSR, "mathematical_precision") == ("us", 3)
        assert game.go(
            "ussr command mathematical_precision",
            "us choose trigger",
            "us defcon political-1",
            "us on cuba_military",
            "us cubes +1",
        ) == [
            # Three of the card and one of SOPs.
            "commanded ussr mathematical_precision 4",
            "triggered us mathematical_precision",
            "deflated us political 1 3",
            "placed us cuba_military 1 2",
        ]
        assert game.go("ussr on atlantic", "ussr cubes -4") == [
            "removed ussr atlantic 4 1",
            "deflated ussr military 3 1",
        ]


def test_close_allies_removes_two_more_us_cubes_from_the_atlantic() -> None:
    with chapter("Round 3: Close Allies") as game:
        assert game.go("us command close_allies", "us on atlantic", "us cubes -2") == [
            "commanded us close_allies 2",
            "removed us atlantic 2 1",
            "deflated us military 1 5",
        ]


def test_a_face_saver_with_sops_brings_two_cubes_to_berlin() -> None:
    with chapter("Round 3: A Face-Saver") as game:
        assert game.face(USSR, "a_face_saver") == ("un", 1)
        assert game.go("ussr command a_face_saver", "ussr on berlin", "ussr cubes +2") == [
            "commanded ussr a_face_saver 2",
            "placed ussr berlin 2 3",
            "escalated ussr military 1 2",
        ]
        # His final card.
        assert game.hand(USSR) == ["u_thant"]


def test_the_ussr_declines_national_liberation_which_would_lead_into_defcon_1() -> None:
    with chapter("Round 3: National Liberation") as game:
        game.go("us command national_liberation")
        assert game.markers("political")[USSR] == 6
        trial = game.state.clone()
        for action in ("choose trigger", "on cuba_political", "cubes +2"):
            trial.apply(action)
        assert shown(trial, USSR)["tracks"][1]["areas"][USSR] == 1
        heard = game.go("ussr pass", "us on berlin", "us cubes +1")
        assert heard == [
            "declined ussr national_liberation",
            "placed us berlin 1 3",
            "saved nuclear_submarines",
            "saved-hidden us",
            "saved u_thant",
            "saved-hidden ussr",
            "leads ussr television",
        ]


def ways(game: Retold, seat: int | None = None) -> list[tuple[str, str]]:
    """By what the USSR would come to war, as a seat is shown it."""
    return [(way["by"], way["track"]) for way in game.shown(seat)["sides"][USSR]["ways"]]


def test_the_ussr_must_fear_a_political_agenda_until_it_deflates() -> None:
    with chapter("Round 3: end") as game:
        # Just under DEFCON 1, with a flag of the US on the track.
        assert game.markers("political")[USSR] == 6
        assert ways(game) == [("agendas", "political")]
        assert game.shown()["tracks"][1]["room"][USSR] == 1
        assert game.go("ussr defcon political-1") == [
            "deflated ussr political 1 5",
            "leads ussr united_nations",
            "leads ussr alliances",
        ]
        # One icon is no war any more. The table, which does not say what is kept, still warns of two:
        # both have flagged the track. The USSR knows that it keeps Berlin.
        assert game.shown()["tracks"][1]["room"][USSR] == 2
        assert ways(game) == [("agendas", "political")]
        assert ways(game, USSR) == []
        assert game.letter == "ussr"
        game.go("chance draw u2_photographs")
        assert game.face(USSR, "u2_photographs") == ("us", 1)
        us, ussr = game.markers("military")
        assert us - ussr == 3
        assert game.cubes("berlin") == [3, 3]
        before = game.prestige
        heard = game.go("ussr choose discard")
        assert heard == [
            "discarded ussr u2_photographs",
            "revealed us military",
            "revealed ussr berlin",
            "escalated us military 1 6",
            "scored us military 4 3",
            "tied berlin",
            "prestige us 2 -2 0",
            "in-aftermath us operation_mongoose",
            "in-aftermath us moscow_is_our_brain",
            "in-aftermath us nuclear_submarines",
            "in-aftermath ussr fidel_castro",
            "in-aftermath ussr missile_trade",
            "in-aftermath ussr u_thant",
            "aftermath 2 9",
            "gained ussr 2",
        ]
        # Cubes of the US on one card, of the USSR on three; the two others are the UN's.
        printed = game.state.book.edition.data["cards"]
        opened = [card["card"] for cards in game.shown()["opened"] for card in cards]
        assert Counter(side for card in opened for side, cards in printed.items() if card in of(cards)) == {
            "us": 1,
            "ussr": 3,
            "un": 2,
        }
        # 2 behind, 4 gained: 2 ahead; the aftermath takes them away again.
        assert before == -2
        assert prestige_by_then(before, heard, "in-aftermath us operation_mongoose") == 2
        assert prestige_by_then(before, heard) == game.prestige == 0
        # The marker stands just under DEFCON 1, and nobody has triggered war.
        assert game.markers("military")[US] == 6
        assert [side["war"] for side in game.shown()["sides"]] == [False, False]
        outcome = game.state.outcome
        assert outcome is not None
        assert (outcome.winners, outcome.reason) == ([USSR], "reason-letter")


def prestige_by_then(before: int, heard: list[str], then: str = "") -> int:
    """The lead of the US after what was told before a line, or after all of it."""
    lead = before
    for line in heard[: heard.index(then) if then else None]:
        id, side, *rest = line.split()
        if id in ("scored", "gained"):
            n = int(rest[1] if id == "scored" else rest[0])
            lead += n if side == "us" else -n
    return lead


def of(cards: object) -> list[str]:
    """The cards of one side in the card file."""
    assert isinstance(cards, dict)
    return list(cards)
