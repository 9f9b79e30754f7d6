"""The measure of clicks is measured itself: what a page does without one is no answer to it."""

from __future__ import annotations

from playwright.sync_api import Browser
from tools.clicks import LISTEN

PAGE = """
<main aria-busy="false">
  <button id="choose">Choose</button><button id="card" aria-expanded="false">Card</button>
</main>
"""
WAIT = "(busy) => document.querySelector('main').setAttribute('aria-busy', busy)"
PAINTED = "() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 50)))"


def test_a_click_is_answered_once_and_what_the_page_sends_by_itself_is_no_answer(browser: Browser) -> None:
    page = browser.new_page()
    page.set_content(PAGE)
    page.evaluate(LISTEN)
    page.locator("#choose").click()
    # The answer to the click, and then two that nobody has clicked for.
    for busy in ("true", "false") * 3:
        page.evaluate(WAIT, busy)
        page.evaluate(PAINTED)
    page.locator("#card").click()
    page.evaluate("() => document.querySelector('#card').setAttribute('aria-expanded', 'true')")
    for busy in ("true", "false"):
        page.evaluate(WAIT, busy)
        page.evaluate(PAINTED)
    assert [what for what, _ in page.evaluate("window.answers")] == ["pressed", "view", "pressed"]
    page.close()
