"""What 13 Minutes says and shows of cubes before they are moved: as many as would really stand there."""

from __future__ import annotations

import re
from collections.abc import Sequence

from playwright.sync_api import Locator, Page, expect
from tests.server.running import Data, Person, Running, Socket
from tests.web.browsing import Browsing
from tests.web.playing import wait

THREE_ON_CUBA = '{ do = "place", up_to = 3, where = { cuba = true } }'
KINDS = ["military", "political", "world_opinion"]
# What brings the US to the question: bids at random are as good.
WANTED = ["place cuba", "neutral", "choose event"]
LONGEST = 200


def deck_of(event: str) -> str:
    """Thirteen cards of the UN with this event."""
    return "\n".join(
        f'[[card]]\nslug = "card_{k}"\nside = "un"\nkind = "{KINDS[k % 3]}"\ncubes = 1\nevent = [{event}]\n'
        for k in range(13)
    )


def asked(
    server: Running, browsing: Browsing, event: str, question: str
) -> tuple[list[Person], Page, list[int]]:
    """The US, who has placed three cubes on Cuba by such an event, and is asked; and the cubes there.

    Against a friend, who does nothing after that.
    """
    people = [Person(server, "Ana"), Person(server, "Ben")]
    table = people[0].make("13-minutes", "me", "open", deck=deck_of(f"{THREE_ON_CUBA}, {event}"))
    people[1].post(f"/api/tables/{table}/join")
    sockets = [person.sit(table) for person in people]
    told = [socket.until("moved") for socket in sockets]
    for _ in range(LONGEST):
        seat = 0 if 0 in told[0]["view"]["waiting"] else 1
        view = told[seat]["view"]
        if seat == 0 and view["prompt"]["id"] == question:
            (cubes,) = [field["cubes"] for field in view["table"]["fields"] if field["at"] == "cuba"]
            page = browsing.window(server, f"/table/{table}", person=people[0])
            wait(page)
            return people, page, cubes
        n = told[seat]["n"]
        sockets[seat].move(best_of([offer["action"] for offer in view["offers"]]), n)
        told = [told_after(n, socket) for socket in sockets]
    raise AssertionError("there is no such question")


def told_after(n: int, socket: Socket) -> Data:
    return socket.when(lambda message: message["n"] > n, "moved")


def best_of(actions: Sequence[str]) -> str:
    return next((action for verb in WANTED for action in actions if action.startswith(verb)), actions[0])


def lit(page: Page, action: str) -> Locator:
    return page.locator(f'.board [data-action^="{action}"]').first


def assert_there_would_stand(page: Page, action: str, us: int, ussr: int, **pale: int) -> None:
    """In words, for those who hear and in the button beside, and in cubes under the pointer."""
    spot = lit(page, action)
    expect(spot).to_have_attribute("aria-label", re.compile(f"US {us}:{ussr} USSR"))
    # Where it rests already, it points at nothing new.
    page.mouse.move(0, 0)
    spot.hover()
    ground = spot.locator("..")
    for name, n in pale.items():
        expect(ground.locator(f".tug .{name}")).to_have_count(n)


def test_two_cubes_that_are_moved_are_two_wherever_they_are_told(server: Running, browsing: Browsing) -> None:
    """As Wave & Smile moves them."""
    move = '{ do = "move", of = "us", up_to = 2 }'
    people, page, (us, ussr) = asked(server, browsing, move, "ask-take-cubes")
    assert us == 3
    assert_there_would_stand(page, "remove cuba", us - 1, ussr, goes=1)
    lit(page, "remove cuba").click()
    expect(page.locator(".thumb .q")).to_contain_text("1 left")
    assert_there_would_stand(page, "remove cuba", us - 2, ussr, goes=2)
    lit(page, "remove cuba").click()
    expect(page.locator(".thumb .q")).to_contain_text("To which battleground do the 2 cubes go?")
    assert_there_would_stand(page, "place card", 2, 0, ghost=2)
    for each in people:
        each.leave()


def test_where_half_of_the_cubes_leave_it_is_told_how_many_stay(server: Running, browsing: Browsing) -> None:
    """As U-2 Downed removes them."""
    half = '{ do = "remove", of = "us", half = true }'
    people, page, (us, ussr) = asked(server, browsing, half, "ask-remove-half")
    assert us == 3
    assert_there_would_stand(page, "remove cuba", 1, ussr, goes=2)
    lit(page, "remove cuba").click()
    expect(page.locator('.board .ground:has-text("Cuba") .c.us .cube')).to_have_count(1)
    for each in people:
        each.leave()
