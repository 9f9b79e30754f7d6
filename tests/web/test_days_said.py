"""What 13 Days tells newcomers: what a cube moves, whose card it is, what was done and what was not."""

from __future__ import annotations

import re
from collections.abc import Sequence

from playwright.sync_api import expect
from tests.crisis import US, USSR, Crisis
from tests.server.running import Data, Person, Running, Socket
from tests.web.browsing import Browsing
from tests.web.days_tables import LAPTOP, MANY_GAMES, PHONE, move, opened, shown, with_a_friend
from tests.web.playing import wait
from tests.web.test_newcomers import such_a_table

UPRIGHT = (1024, 768)
LAST_TURN = 7


def test_a_cube_of_an_event_says_where_the_marker_goes_and_the_card_in_play_lies_apart(
    server: Running, browsing: Browsing
) -> None:
    person = Person(server, "Ana")
    table = person.make("13-days", "me", "easy")
    crisis = Crisis(us={"turkey": 1}, us_hand=["excomm"], us_tracks={"military": 3, "political": 6})
    crisis.do("event excomm", "place atlantic", "place italy")
    page = shown(server, browsing, person, table, crisis)
    lit = page.locator(".days-board .lit")
    italy = page.locator(".prompt [data-action='place italy']")
    expect(italy).to_have_class(re.compile("bad"))
    expect(italy).to_contain_text("political 6 → 7, DEFCON 1")
    expect(page.locator(".prompt [data-action='place berlin']")).to_contain_text("military stays 3")
    expect(lit.filter(has_text="Atlantic").locator(".goes")).to_have_text("3→4 DEFCON 2")
    expect(lit.filter(has_text="Italy").locator(".goes")).to_have_text("6→7 DEFCON 1")
    expect(lit.locator(".goes")).to_have_count(2)
    # Each button shows its key, however narrow the window is.
    for width, height in (LAPTOP, UPRIGHT):
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".prompt .offers kbd:visible")).to_have_text([str(n) for n in range(1, 10)])
    expect(page.locator(".hand .in-play .by")).to_have_text("You play")
    expect(page.locator(".hand .in-play")).not_to_have_class(re.compile("lit"))
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    expect(lit.filter(has_text="Italy").locator(".goes")).to_have_text("6→7")
    # The card in play is none of those in the row, and is not lit: what it asks for is.
    expect(page.locator(".hand .row .days-card")).to_have_count(4)
    expect(page.get_by_role("button", name=re.compile("You play Excomm"))).to_be_visible()
    expect(page.locator(".hand .lit")).to_have_count(0)
    person.leave()


def test_a_card_of_the_other_side_s_turn_is_called_so_and_what_is_read_is_closed_by_escape(
    server: Running, browsing: Browsing
) -> None:
    person = Person(server, "Ana")
    table = person.make("13-days", "me", "easy")
    crisis = Crisis(first="ussr", ussr_hand=["excomm"])
    crisis.do("command excomm")
    page = shown(server, browsing, person, table, crisis)
    expect(page.locator(".hand .in-play .by")).to_have_text("The USSR plays")
    card = page.locator(".hand .slot > button").last
    card.click()
    folder = page.locator(".hand .folder")
    expect(folder).to_be_visible()
    page.keyboard.press("Escape")
    expect(folder).to_have_count(0)
    # Who is in it with the keyboard stands on the card again, which stays closed.
    page.locator(".hand .slot > button").first.focus()
    expect(folder).to_be_visible()
    folder.get_by_role("button", name="Close").focus()
    page.keyboard.press("Escape")
    expect(folder).to_have_count(0)
    expect(page.locator(".hand .slot > button").first).to_be_focused()
    person.leave()


def test_in_an_old_position_escape_closes_what_is_read_before_it_leads_back(
    server: Running, browsing: Browsing
) -> None:
    person = Person(server, "Ana")
    table = such_a_table(person, "13-days", lambda view: view["table"]["turn"] > 2 and view["offers"])
    page = opened(server, browsing, person, table, is_phone=False)
    page.locator(".log li button", has_text="plays").first.click()
    past = page.locator(".board.past")
    expect(past).to_be_visible()
    page.locator(".hand .slot > button").first.click()
    folder = page.locator(".hand .folder")
    expect(folder).to_be_visible()
    page.keyboard.press("Escape")
    expect(folder).to_have_count(0)
    expect(past).to_be_visible()
    page.keyboard.press("Escape")
    expect(past).to_have_count(0)
    person.leave()


def test_what_lasts_says_what_it_does_also_beside_the_news(server: Running, browsing: Browsing) -> None:
    person = Person(server, "Ana")
    table = person.make("13-days", "me", "easy")
    crisis = Crisis(us_hand=["sops"])
    crisis.do("event sops")
    crisis.pass_turns(1)
    page = shown(server, browsing, person, table, crisis)
    effect = page.locator(".days-board li", has_text="SOPs")
    does = effect.locator(".does").text_content() or ""
    assert does
    # It can be pointed at, whatever lies around it.
    expect(effect).to_have_attribute("title", does)
    effect.hover()
    person.leave()


def last_turn() -> Crisis:
    crisis = Crisis()
    while not (crisis.shown()["turn"] == LAST_TURN and crisis.plays(US)):
        offers = crisis.offers()
        commands = [offer for offer in offers if offer.startswith("command ")]
        crisis.do(commands[0] if commands else "pass")
    return crisis


def test_before_the_last_turn_it_is_said_what_becomes_of_the_card_that_is_left(
    server: Running, browsing: Browsing
) -> None:
    person = Person(server, "Ana")
    table = person.make("13-days", "me", "easy")
    page = shown(server, browsing, person, table, last_turn())
    expect(page.locator(".prompt .q")).to_contain_text("The card that you do not play goes to the aftermath.")
    person.leave()


def test_of_a_marker_that_only_two_agendas_can_lift_into_defcon_1_that_is_said(
    server: Running, browsing: Browsing
) -> None:
    person = Person(server, "Ana")
    table = person.make("13-days", "me", "easy")
    crisis = Crisis(
        us_tracks={"military": 5, "political": 6},
        us_agendas=["military", "turkey", "italy"],
        ussr_agendas=["military", "political", "berlin"],
    )
    page = shown(server, browsing, person, table, crisis)
    panel = page.locator(".war-panel")
    expect(panel).to_contain_text("An agenda may lift into DEFCON 1: political 6 → 7.")
    expect(panel).to_contain_text("Two agendas together may lift into DEFCON 1: military 5 → 7.")
    person.leave()


def choice_of(view: Data) -> str:
    """Nothing where that may be chosen, and events that could do something."""
    actions = [str(offer["action"]) for offer in view["offers"]]
    events = [action for action, offer in zip(actions, view["offers"]) if offer.get("idle") == 0]
    return next((action for action in ("pass", "first ussr") if action in actions), [*events, *actions][0])


def own_commands(view: Data) -> list[str]:
    """The cards that are played for Command without an event of the other side."""
    commands = [offer for offer in view["offers"] if offer["id"] == "offer-command" and not offer["theirs"]]
    return [str(offer["action"]) for offer in commands]


def until_the_ussr_commands(seats: Sequence[Person], table: str) -> tuple[Socket, Data] | None:
    """Both choose nothing until nothing was made of an event, and the USSR may give a Command; or the end."""
    while seats[US].table(table)["status"] == "playing":
        socket = seats[seats[US].table(table)["waiting"][0]].sit(table)
        message = socket.until("moved")
        view = message["view"]
        ids = [event["id"] for step in message["steps"] for event in step["events"]]
        is_turn = view["seat"] == USSR and view["table"]["turn"] < view["table"]["turns"]
        if is_turn and "no-effect" in ids and own_commands(view):
            return socket, message
        move(socket, message, choice_of(view))
        socket.close()
    return None


def test_a_command_is_told_whole_and_an_event_of_which_nothing_was_made_is_told_as_well(
    server: Running, browsing: Browsing
) -> None:
    ana, bela = Person(server, "Ana"), Person(server, "Béla")
    for _ in range(MANY_GAMES):
        table = with_a_friend(server, ana, bela)
        found = until_the_ussr_commands((ana, bela), table)
        if found:
            break
    assert found
    socket, message = found
    page = browsing.window(server, f"/table/{table}", person=ana, size=LAPTOP)
    page.locator(".days-board").wait_for()
    expect(page.locator(".log")).to_contain_text(": nothing was changed.")
    # Where a Command is given is no news yet; what came before is not forgotten by it.
    for action in (own_commands(message["view"])[0], "on alliances", "cubes +1"):
        message = move(socket, message, action)
    assert wait(page) == "asked"
    news = page.locator(".days-news")
    expect(news).to_contain_text("for Command")
    expect(news).to_contain_text("The USSR places 1 on Alliances")
    for person in (ana, bela):
        person.leave()
