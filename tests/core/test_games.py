"""Games by name: options, seats, versions, data files, and the Books that are built of them."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest
from tests.positions import SEVENS, sevens

import redphone
from redphone import DataError, GameError
from redphone.core.game import Option, register, slugs


@pytest.fixture
def cards(tmp_path: Path) -> Path:
    file = tmp_path / "cards.toml"
    file.write_text(SEVENS, encoding="utf-8")
    return file


def standard() -> str:
    return redphone.game("13").registration.standard("cards")


def test_games_for_people_are_listed_and_those_for_tests_are_not() -> None:
    assert "13" in [game.slug for game in redphone.all_games()]
    assert "drill" not in [game.slug for game in redphone.all_games()]
    assert "drill" in slugs(hidden=True)
    assert redphone.game("drill").slug == "drill"


def test_an_unknown_game_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(GameError, match=r"no game is called 'whist'; there are: .*13"):
        redphone.game("whist")


def test_a_name_is_registered_once() -> None:
    with pytest.raises(GameError, match="a game called '13' is registered already"):
        register(redphone.game("13").registration)
    assert slugs(hidden=True).count("13") == 1


def test_a_game_tells_its_facts() -> None:
    game = redphone.game("13")
    assert (game.slug, game.seats, game.rules) == ("13", (3, 6), 1)
    assert list(game.options) == ["open_piles"]
    assert game.options["open_piles"].default is False
    assert game.options["open_piles"].values == [False, True]
    assert repr(game) == "<Game 13>"


@pytest.mark.parametrize("seats", [-1, 0, 1, 2, 7, 60])
def test_too_few_or_too_many_players_are_refused(seats: int) -> None:
    with pytest.raises(GameError, match=f"13 is played by 3 to 6, not by {seats}"):
        redphone.game("13").new(seats=seats)


def test_an_unknown_option_is_refused_with_those_that_there_are() -> None:
    with pytest.raises(GameError, match="13 has no option 'peek'; it has: open_piles"):
        redphone.game("13").new(options={"peek": True})


@pytest.mark.parametrize("value", ["yes", "", 1, 0, 2])
def test_a_value_that_an_option_does_not_have_is_refused(value: int | str) -> None:
    with pytest.raises(GameError, match=f"open_piles is one of: no, yes; not {value!r}"):
        redphone.game("13").new(options={"open_piles": value})


def test_options_that_are_not_named_have_their_defaults() -> None:
    game = redphone.game("13")
    assert game.new().book is game.new(options={"open_piles": False}).book
    assert game.new().view(None)["options"] == {"open_piles": False}


@pytest.mark.parametrize(("value", "text"), [(True, "yes"), (False, "no"), (3, "3"), ("once", "once")])
def test_an_option_s_value_is_written_as_people_write_it_and_read_back(
    value: bool | int | str, text: str
) -> None:
    option = Option(default=value, values=[value, "other"])
    assert option.text(value) == text
    assert option.parse(text) == value
    assert option.parse("nonsense") is None
    assert option.allows(value)
    assert not option.allows("nonsense")


def test_an_option_of_numbers_takes_no_yes() -> None:
    assert not Option(default=1, values=[0, 1]).allows(True)
    assert not Option(default=True, values=[False, True]).allows(1)


@pytest.mark.parametrize("rules", [0, -1, 2, 99])
def test_an_unknown_version_of_the_rules_is_refused(rules: int) -> None:
    with pytest.raises(GameError, match=f"rules version {rules} of 13 is not known here; the newest is 1"):
        redphone.game("13").new(rules=rules)


def test_the_newest_rules_are_played_unless_another_version_is_asked_for() -> None:
    assert redphone.game("drill").new().book.version == redphone.game("drill").rules == 2
    assert redphone.game("drill").new(rules=1).book.version == 1


# Data files.


def test_a_data_file_can_be_given_alone_or_by_its_name(cards: Path) -> None:
    alone, by_name, as_text = (
        redphone.game("13", data=cards),
        redphone.game("13", data={"cards": cards}),
        redphone.game("13", data=str(cards)),
    )
    assert alone.book() is by_name.book() is as_text.book() is sevens().book()
    assert alone.replaced == {"cards": SEVENS}


def test_an_unknown_data_file_is_refused_with_those_that_there_are(cards: Path) -> None:
    with pytest.raises(DataError, match="13 has no data file 'map'; it has: cards"):
        redphone.game("13", data={"map": cards})


def test_a_game_of_several_data_files_wants_to_know_which_one_is_replaced(cards: Path) -> None:
    with pytest.raises(DataError, match="drill has several data files, name the one you replace: cards, die"):
        redphone.game("drill", data=cards)


def test_a_file_that_cannot_be_read_is_refused_by_its_name(tmp_path: Path) -> None:
    with pytest.raises(DataError, match=r"cannot read .*missing\.toml"):
        redphone.game("13", data=tmp_path / "missing.toml")
    with pytest.raises(DataError, match="cannot read"):
        redphone.game("13", data=tmp_path)
    latin = tmp_path / "latin.toml"
    latin.write_bytes("# quatre pourri, avarié".encode("latin-1"))
    with pytest.raises(DataError, match=r"cannot read .*latin\.toml"):
        redphone.game("13", data=latin)


def test_a_file_that_is_no_toml_is_refused_with_the_place(tmp_path: Path) -> None:
    broken = tmp_path / "broken.toml"
    broken.write_text("limit = 13\nhand = = 5\n")
    with pytest.raises(DataError, match=r"cards\.toml: .*line 2"):
        redphone.game("13", data=broken)


def test_a_data_error_is_a_game_error_is_a_value_error() -> None:
    assert issubclass(DataError, GameError)
    assert issubclass(GameError, ValueError)


# Books.


def test_equal_rules_are_one_book() -> None:
    game = redphone.game("13")
    assert game.book() is game.book() is redphone.game("13").book()
    assert game.new(seats=3).book is game.new(seats=6).book


def test_other_options_or_data_are_another_book() -> None:
    game = redphone.game("13")
    books = [game.book(), game.book({"open_piles": True}), sevens().book(), sevens(copies=5).book()]
    assert len({id(book) for book in books}) == 4
    assert len({book.hash for book in books}) == 4


def test_a_book_is_known_by_what_its_files_say_not_by_how_they_say_it() -> None:
    game = redphone.game("13")
    told_differently = "# the same cards\n" + standard().replace("limit = 13", "limit = 0xD")
    again = game.with_data({"cards": told_differently})
    assert again.data_hash == game.data_hash
    assert again.book() is game.book()


def test_another_order_of_the_lines_of_a_file_is_no_other_book() -> None:
    lines = SEVENS.strip().split("\n")
    at = lines.index("[minus_points]")
    shuffled = "\n".join(lines[at - 2 :: -1] + lines[at:])
    assert redphone.game("13").with_data({"cards": shuffled}).book() is sevens().book()


@pytest.mark.parametrize("line_end", ["\n", "\r\n", "\r"])
def test_the_standard_file_in_its_own_place_is_the_standard_game_whatever_its_lines_end_with(
    line_end: str,
) -> None:
    game = redphone.game("13").with_data({"cards": standard().replace("\n", line_end)})
    assert game.book() is redphone.game("13").book()
    assert game.replaced == {}


def test_data_that_nobody_uses_any_more_is_not_kept_for_ever() -> None:
    first = sevens(copies=6)
    book = first.book()
    for limit in range(14, 100):
        for hand in (1, 2, 3):
            text = SEVENS.replace("limit = 13", f"limit = {limit}").replace("hand = 2", f"hand = {hand}")
            redphone.game("13").with_data({"cards": text.replace("[7, 7, 7, 7]", str(6 * [7]))}).book()
    # It was built anew, and means the same.
    assert first.book() is not book
    assert first.book().hash == book.hash
    assert first.new(seats=3) == first.new(seats=3)


def test_the_order_of_keys_in_a_data_file_means_nothing() -> None:
    drill = redphone.game("drill")
    one = drill.with_data({"cards": "[copies]\na = 7\nb = 5\n[worth]\na = 1\nb = 2\n"})
    other = drill.with_data({"cards": "[worth]\nb = 2\na = 1\n[copies]\nb = 5\na = 7\n"})
    assert one.data_hash == other.data_hash
    assert one.book() is other.book()
    assert one.book().decks[0].kinds == ["a", "b"]


@pytest.mark.parametrize("weights", [[1] * 257, [0x70000000, 0x70000000]])
def test_a_die_that_the_engine_cannot_throw_is_refused(weights: list[int]) -> None:
    game = redphone.game("drill").with_data({"die": f"weights = {weights}"})
    with pytest.raises(redphone.DataError, match="at most 256 weights"):
        game.new()


def test_a_replaced_file_is_looked_at_when_the_game_is_asked_for(tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    file.write_text("limit = 13\n", encoding="utf-8")
    with pytest.raises(redphone.DataError, match="hand is a number"):
        redphone.game("13", data=file)


def test_replacing_another_file_keeps_the_one_replaced_before() -> None:
    drill = redphone.game("drill").with_data({"die": "weights = [1, 1]"})
    both = drill.with_data({"cards": "[copies]\na = 20\n[worth]\na = 1\n"})
    assert list(both.replaced) == ["cards", "die"]


def test_actions_and_errors_travel_between_processes() -> None:
    action = redphone.game("13").new(seats=3).options()[0]
    again = pickle.loads(pickle.dumps(action))
    assert (again, again.number) == (action, action.number)
    illegal = pickle.loads(pickle.dumps(redphone.IllegalAction("fly", 1, ["walk"])))
    assert (str(illegal), illegal.offered) == ("'fly' is not offered; seat 2 may: walk", ["walk"])
    assert str(pickle.loads(pickle.dumps(redphone.RecordError(3, "torn")))) == "line 3: torn"
