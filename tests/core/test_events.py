"""Events, questions and offers: ids with fields, for an audience."""

from __future__ import annotations

import json

from tests.positions import Table

from redphone import Event, Offer, Prompt
from redphone.core.events import EventKind, Told, named


def test_an_event_is_for_its_audience_only() -> None:
    event = Event("drew", {"card": "blue-5"}, audience=0b100)
    assert [event.is_for(seat) for seat in (0, 1, 2, 3, None)] == [False, False, True, False, False]
    assert Event("watched", {}, audience=0b10000000).is_for(None)


def test_an_event_is_written_as_one_flat_object() -> None:
    event = Event("played", {"seat": 2, "card": "blue-5"}, audience=255)
    assert event.as_dict() == {"id": "played", "seat": 2, "card": "blue-5"}
    assert json.loads(event.json()) == event.as_dict()
    assert repr(event) == '<{"id":"played","seat":2,"card":"blue-5"}>'


def test_events_are_equal_that_tell_the_same_to_the_same() -> None:
    event = Event("drew", {"card": "blue-5"}, audience=1)
    assert event == Event("drew", {"card": "blue-5"}, audience=1)
    assert hash(event) == hash(Event("drew", {"card": "blue-5"}, audience=1))
    assert event != Event("drew", {"card": "blue-5"}, audience=2)
    assert event != Event("drew", {"card": "blue-7"}, audience=1)
    assert event != Event("took", {"card": "blue-5"}, audience=1)
    assert event != "drew"


def test_the_ints_of_the_rules_get_names_where_the_kind_has_a_table() -> None:
    kind = EventKind("played", {"seat": None, "card": ["blue-1", "blue-2"], "sum": None})
    assert named(kind, Told(3, 255, [2, 1, 13])) == Event(
        "played", {"seat": 2, "card": "blue-2", "sum": 13}, 255
    )


def test_a_question_is_a_text_s_id_with_its_fields() -> None:
    assert Prompt("ask-bid", {"most": 2}).as_dict() == {"id": "ask-bid", "most": 2}
    assert repr(Prompt("ask-play", {})) == '<{"id": "ask-play"}>'


def test_an_offer_is_an_action_with_the_text_that_says_it_in_words() -> None:
    action = Table(hands={0: ["blue-1"]}).state.options()[0]
    offer = Offer(action, "offer-play", {"sum": 1})
    assert offer.as_dict() == {"action": "play blue-1", "id": "offer-play", "sum": 1}
    assert repr(offer) == '<{"action": "play blue-1", "id": "offer-play", "sum": 1}>'
