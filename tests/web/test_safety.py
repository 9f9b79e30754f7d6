"""What people wrote is only text, and the page runs and loads nothing but its own."""

from __future__ import annotations

import re

from playwright.sync_api import Page, Response, expect
from tests.server.running import Person
from tests.web.browsing import Browsing
from tests.web.house import House

NAME = "<img src=x onerror=window.taken=1>"
LINE = "<script>window.taken = 1</script><b onclick=x>hello</b> &amp; javascript:alert(1)"
MOST = 150 * 1024


def is_clean(page: Page) -> None:
    assert page.evaluate("window.taken") is None
    assert page.locator("img[src='x'], [onclick], [onerror], body script:not([src])").count() == 0


def test_a_script_in_a_name_or_a_message_is_shown_as_text(house: House, browsing: Browsing) -> None:
    server = house.server
    stranger = Person(server, NAME)
    table = stranger.make("13-days", "me", "friend")
    socket = stranger.sit(table)
    socket.send(type="chat", id="c1", text=LINE)
    socket.until("accepted")
    invitation = stranger.table(table)["chairs"][1]["invitation"]
    page = browsing.window(server, f"/join/{table}#{invitation}")
    expect(page.locator("h1")).to_contain_text(NAME)
    is_clean(page)
    page.get_by_role("textbox").fill(NAME.replace("img", "svg"))
    page.get_by_role("button", name="Pick up").click()
    expect(page.locator(".chat .lines p")).to_contain_text(LINE)
    expect(page.locator(".chat")).to_contain_text(NAME)
    is_clean(page)
    page.locator(".chat input").fill(LINE * 2)
    page.keyboard.press("Enter")
    expect(page.locator(".chat .lines p").nth(1)).to_contain_text(LINE * 2)
    stranger.post(f"/api/tables/{table}/resign")
    expect(page.locator(".veil .over p")).to_contain_text(NAME)
    is_clean(page)
    page.goto("/")
    expect(page.locator(".row", has_text=NAME)).to_have_count(1)
    is_clean(page)
    page.goto(f"/table/{table}/replay")
    expect(page.locator(".verdict h2")).to_contain_text(NAME)
    is_clean(page)
    stranger.leave()


def test_the_page_is_sent_with_a_policy_that_lets_no_foreign_script_run(
    house: House, browsing: Browsing
) -> None:
    page = browsing.window(house.server, None)
    answer = page.goto("/")
    assert answer is not None
    policy = answer.headers["content-security-policy"]
    rules = dict(rule.split(" ", 1) for rule in policy.split("; "))
    assert (rules["default-src"], rules["script-src"]) == ("'none'", "'self'")
    assert "unsafe" not in policy
    browsing.expected.append("policy: |Content Security Policy")
    page.evaluate(
        """() => {
            const script = document.createElement("script");
            script.textContent = "window.taken = 1";
            document.head.append(script);
            document.body.insertAdjacentHTML("beforeend", '<img src="/phone.svg" onload="window.taken = 2">');
        }"""
    )
    page.wait_for_function("() => document.querySelector('body > img').complete")
    assert page.evaluate("window.taken") is None
    # So the browser's complaints do reach these tests, all of which expect none.
    assert any(complaint.startswith("policy: script-src") for complaint in browsing.complaints)


def test_the_first_page_needs_less_than_150_kilobytes_of_script(house: House, browsing: Browsing) -> None:
    page = browsing.window(house.server, None, lang="ru")
    scripts: list[Response] = []

    def seen(response: Response) -> None:
        if response.request.resource_type == "script":
            scripts.append(response)

    page.on("response", seen)
    page.goto("/", wait_until="networkidle")
    expect(page.locator(".tiles button")).to_have_count(len(house.person.get("/api/games")["games"]))
    assert len(scripts) > 2
    assert all(response.headers["content-encoding"] == "gzip" for response in scripts)
    sizes = {re.sub(".*/", "", each.url): int(each.headers["content-length"]) for each in scripts}
    assert 20_000 < sum(sizes.values()) < MOST, sizes
