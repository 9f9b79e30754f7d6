"""What would come of an attack is read on a phone before it is made, with all choices open below it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.server.running import Running
from tests.web.browsing import LANGUAGES, PHONE, Browsing
from tests.web.defcon import PANEL, armed, begins
from tests.web.playing import wait
from tests.web.test_defcon_phone import USUAL, tap_again

from redphone.texts import Texts

# What of the panel is not seen to its corners: something else lies over it, or it is outside of the window.
COVERED = """all => all.filter((one) => {
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const corners = [left + 3, right - 3].flatMap((x) => [[x, top + 3], [x, bottom - 3]]);
    return corners.some(([x, y]) => !document.elementFromPoint(x, y)?.closest(".panel"));
}).map((one) => one.innerText)"""
# Words, the odds in figures and as a bar, and what is tapped to do it.
FORECAST = f"{PANEL} :is(p, .head, .bar, [data-action])"


@pytest.mark.parametrize(
    ("verb", "size"),
    [("attack", PHONE), ("attack", USUAL), ("nuke", PHONE), ("nuke", USUAL)],
    ids=["attack at 360", "attack at 390", "missile at 360", "missile at 390"],
)
def test_all_choices_do_not_cover_what_an_attack_would_bring(
    server: Running, browsing: Browsing, verb: str, size: tuple[int, int]
) -> None:
    with armed(server, 2, 3, has_nukes=True) as game:
        game.until_so(0, begins(verb))
        covered: dict[str, list[str]] = {}
        for lang in LANGUAGES:
            page = browsing.window(
                server, f"/table/{game.id}", person=game.people[0], size=size, lang=lang, is_touched=True
            )
            wait(page)
            page.evaluate("document.fonts.ready.then(() => true)")
            page.locator(".prompt .all").tap()
            one = page.locator(f".prompt [role=dialog] [data-action^='{verb} ']").first
            one.tap()
            expect(one).to_contain_text(Texts(lang).say("choose-again"))
            expect(page.locator(f"{PANEL} .bar")).to_have_count(int(verb == "attack"))
            if found := page.locator(FORECAST).evaluate_all(COVERED):
                covered[lang] = found
        assert covered == {}
        tap_again(one, game)
