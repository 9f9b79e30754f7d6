"""Events in sentences, and where each fact of a card is known from."""

from __future__ import annotations

from functools import reduce
from typing import Any, Final

from redphone.texts import Texts

SOURCES: Final = {
    "rulebook": "source-rulebook",
    "public": "source-public",
    "inferred": "source-inferred",
    "reconstructed": "source-reconstructed",
    "owner": "source-owner",
}
FACTS: Final = {"name": "fact-name", "kind": "fact-kind", "cubes": "fact-cubes", "event": "fact-event"}


def event_in_words(card: Any, texts: Texts) -> str:
    """What a card's event does: in the words of its file, or in ours."""
    if card["text"]:
        return str(card["text"][texts.lang])
    return clauses_in_words(card, texts)


def clauses_in_words(card: Any, texts: Texts) -> str:
    """What the table does when the event is used, whatever the file's own words say."""
    return " ".join(sentence(clause, texts) for clause in card["event"])


def event_in_full(card: Any, texts: Texts) -> list[str]:
    """What the file says of an event, if it says something, and what the table does."""
    said = event_in_words(card, texts)
    if not card["text"]:
        return [said]
    does = texts.say("labelled", label=texts.say("head-table-does"), words=clauses_in_words(card, texts))
    return [said, does]


def sentence(clause: Any, texts: Texts) -> str:
    """A clause: its condition, who does it, what, and where. `web/minutes/events.ts` says the same."""
    said = part(clause, texts)
    brackets = []
    is_only = False
    if clause["id"].startswith("clause-move"):
        if clause["where"]:
            brackets.append(texts.say("clause-from", words=anywhere_but(clause["where"], texts)))
        if clause["to"]:
            brackets.append(texts.say("clause-to", words=anywhere_but(clause["to"], texts)))
    elif all(map(excludes, clause["where"])):
        # What is merely left out says so itself.
        brackets += [joined(clause["where"], texts)] if clause["where"] else []
    else:
        is_only = True
    if brackets:
        said = f"{said.rstrip('.')} ({listed(brackets, texts)})."
    if is_only:
        said = f"{said} {texts.say('clause-only', words=joined(clause['where'], texts))}"
    if clause["by"] == "opponent":
        said = texts.say("labelled", label=texts.say("clause-opponent"), words=said)
    if clause["if"]:
        condition = f"{part(clause['if'], texts)} ({joined(clause['if']['where'], texts)})"
        said = texts.say("labelled", label=condition, words=said)
    return said


def anywhere_but(parts: Any, texts: Texts) -> str:
    words = joined(parts, texts)
    return f"{texts.say('where-any')}, {words}" if all(map(excludes, parts)) else words


def joined(parts: Any, texts: Texts) -> str:
    """What is meant, then what is left out of it."""
    return ", ".join(part(one, texts) for one in sorted(parts, key=excludes))


def excludes(one: Any) -> bool:
    return str(one["id"]).startswith("where-not-")


def part(said: Any, texts: Texts) -> str:
    """A text with the fields that it was given."""
    beside = ("id", "by", "where", "to", "if")
    return texts.say(said["id"], **{name: value for name, value in said.items() if name not in beside})


def sources_in_words(card: Any, file: Any, texts: Texts) -> str:
    """Where each fact is known from; facts of the same source together. What an owner's file calls a
    reconstruction may be nobody's but the owner's.
    """
    said = SOURCES if file["ours"] else {**SOURCES, "reconstructed": "source-marked-reconstructed"}
    by_source: dict[str, list[str]] = {}
    for fact, source in card["source"].items():
        by_source.setdefault(source, []).append(texts.say(FACTS[fact]))
    told = [
        texts.say("labelled", label=", ".join(facts), words=texts.say(said[source]))
        for source, facts in by_source.items()
    ]
    return listed(told, texts)


def listed(parts: list[str], texts: Texts) -> str:
    """Parts of a sentence that have commas of their own."""
    return reduce(lambda words, more: texts.say("further", words=words, more=more), parts)
