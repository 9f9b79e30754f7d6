"""What the table shows that the flagged agendas would pay if the round ended now."""

from __future__ import annotations

from typing import Any

import pytest
from tests.crisis import US, USSR, Crisis


def agenda(crisis: Crisis, name: str) -> dict[str, Any]:
    (found,) = [each for each in crisis.shown()["agendas"] if each["agenda"] == name]
    return dict(found)


def test_the_flagged_agenda_of_a_battleground_shows_whom_it_would_pay_and_how_much() -> None:
    crisis = Crisis(
        us={"italy": 1, "atlantic": 3, "cuba_military": 1},
        ussr={"berlin": 2, "atlantic": 1},
        us_agendas=["italy", "atlantic", "turkey"],
        ussr_agendas=["berlin", "cuba_military", "political"],
    )
    assert agenda(crisis, "italy") == {
        "seat": US,
        "agenda": "italy",
        "icon": False,
        "to": US,
        "pays": 2,
        "lead": 1,
        "bonus": 1,
    }
    assert agenda(crisis, "atlantic")["pays"] == 2 + 1
    assert (agenda(crisis, "turkey")["to"], agenda(crisis, "turkey")["pays"]) == (None, 0)
    assert (agenda(crisis, "berlin")["to"], agenda(crisis, "berlin")["pays"]) == (USSR, 3)
    # It pays whoever dominates, whoever flagged it.
    assert (agenda(crisis, "cuba_military")["seat"], agenda(crisis, "cuba_military")["to"]) == (USSR, US)


def test_the_letter_s_agenda_would_pay_its_holder() -> None:
    crisis = Crisis(us_hand=["scramble"], us_agendas=["personal_letter", "turkey", "political"])
    assert (agenda(crisis, "personal_letter")["to"], agenda(crisis, "personal_letter")["pays"]) == (US, 2)
    crisis.do("letter scramble")
    assert (agenda(crisis, "personal_letter")["to"], agenda(crisis, "personal_letter")["pays"]) == (USSR, 2)


@pytest.mark.parametrize(
    ("us", "ussr", "after", "before"),
    [
        (5, 3, 4, 3),  # only the US marker is in DEFCON 2: its icon widens the lead
        (5, 4, 2, 2),  # both climb
        (7, 5, 2, 3),  # only the USSR's climbs
        (3, 2, 2, 2),  # nobody's
        (7, 6, 0, 2),  # the icon makes it a tie
    ],
)
def test_the_agenda_of_a_track_counts_the_icon_as_the_option_says(
    us: int, ussr: int, after: int, before: int
) -> None:
    for agenda_lead, pays in (("after_escalation", after), ("before_escalation", before)):
        crisis = Crisis(
            us_tracks={"military": us},
            ussr_tracks={"military": ussr},
            us_agendas=["italy", "military", "turkey"],
            agenda_lead=agenda_lead,
        )
        assert agenda(crisis, "military") == {
            "seat": US,
            "agenda": "military",
            "icon": True,
            "to": US if pays else None,
            "pays": pays,
            "lead": max(0, pays - 1),
            "bonus": 1 if pays else 0,
        }
        # Nothing has really moved.
        assert crisis.markers("military") == [us, ussr]


def test_what_an_agenda_would_pay_is_the_lead_and_what_is_added_to_it() -> None:
    crisis = Crisis(
        us={"cuba_political": 1, "cuba_military": 3, "turkey": 2},
        ussr={"turkey": 2},
        us_tracks={"world_opinion": 5},
        us_agendas=["cuba_military", "turkey", "personal_letter"],
        ussr_agendas=["world_opinion", "berlin", "military"],
    )
    sums = {each["agenda"]: (each["pays"], each["lead"], each["bonus"]) for each in crisis.shown()["agendas"]}
    # Connected: +1 for the other Cuba. The marker in DEFCON 2 climbs first. The letter pays for itself.
    assert (sums["cuba_military"], sums["personal_letter"]) == ((4, 3, 1), (2, 0, 2))
    ahead = 6 - crisis.markers("world_opinion")[USSR]
    assert sums["world_opinion"] == (ahead + 1, ahead, 1)
    # A tie pays nobody.
    assert sums["turkey"] == (0, 0, 0)


@pytest.mark.parametrize("agenda_lead", ["after_escalation", "before_escalation"])
def test_what_the_kept_agendas_would_pay_is_what_they_pay(agenda_lead: str) -> None:
    crisis = Crisis(
        us_tracks={"military": 5},
        us_agendas=["military", "italy", "turkey"],
        ussr_agendas=["berlin", "atlantic", "world_opinion"],
        agenda_lead=agenda_lead,
    )
    military, berlin = agenda(crisis, "military"), agenda(crisis, "berlin")
    assert (military["to"], berlin["to"]) == (US, USSR)
    crisis.pass_turns()
    assert crisis.prestige == military["pays"] - berlin["pays"]
