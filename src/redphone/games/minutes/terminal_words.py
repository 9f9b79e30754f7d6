"""Events in sentences, and where each fact of a card is known from."""

from __future__ import annotations

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
    return " ".join(sentence(clause, texts) for clause in card["event"])


def sentence(clause: Any, texts: Texts) -> str:
    """A clause: its condition, who does it, what, and where."""
    said = part(clause, texts)
    move = bool(clause["to"]) or clause["id"].startswith("clause-move")
    brackets = []
    if clause["where"]:
        words = joined(clause["where"], texts)
        brackets.append(texts.say("clause-from" if move else "clause-only", words=words))
    if clause["to"]:
        brackets.append(texts.say("clause-to", words=joined(clause["to"], texts)))
    if brackets:
        said = f"{said.rstrip('.')} ({'; '.join(brackets)})."
    if clause["by"] == "opponent":
        said = f"{texts.say('clause-opponent')}: {said}"
    if clause["if"]:
        condition = f"{part(clause['if'], texts)} ({joined(clause['if']['where'], texts)})"
        said = f"{condition}: {said}"
    return said if texts.lang != "fr" else said.replace("): ", ")\u00a0: ").replace("ceci: ", "ceci\u00a0: ")


def joined(parts: Any, texts: Texts) -> str:
    return ", ".join(part(one, texts) for one in parts)


def part(said: Any, texts: Texts) -> str:
    """A text with the fields that it was given."""
    beside = ("id", "by", "where", "to", "if")
    return texts.say(said["id"], **{name: value for name, value in said.items() if name not in beside})


def sources_in_words(card: Any, texts: Texts) -> str:
    """Where each fact is known from; facts of the same source together."""
    by_source: dict[str, list[str]] = {}
    for fact, source in card["source"].items():
        by_source.setdefault(source, []).append(texts.say(FACTS[fact]))
    colon = "\u00a0:" if texts.lang == "fr" else ":"
    return "; ".join(
        f"{', '.join(facts)}{colon} {texts.say(SOURCES[source])}" for source, facts in by_source.items()
    )
