"""What happened in DEFCON, told on a terminal: what belongs together on one line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from redphone.core.events import Event
from redphone.games.defcon.terminal_view import SIGNS, sign
from redphone.terminal import ALARM, QUIET, STRONG, joined
from redphone.texts import Texts

STYLES: Final = {
    "round": STRONG,
    "phase": QUIET,
    "nuked": ALARM,
    "nuked-city": ALARM,
    "last-territory": ALARM,
}
BATTLES: Final = ("attacked", "engaged", "struck", "bombed", "sank", "nuked", "nuked-city")
"""What begins a line."""
CAME_OF_IT: Final = (
    *("rolled", "troops-lost", "attackers-lost", "fleets-lost", "attack-failed", "retreated", "conquered"),
    *("did-not-occupy", "went-to-transit", "held-empty", "lost-control", "fort-gone", "stopped"),
    *("irradiated", "became-aggressive", "capital-captured", "sea-won", "sea-lost", "fleet-retreated"),
)
"""What is told on the line of the battle or the missile that it comes from."""
SILENT: Final = ("drew-hidden", "recruited")


def log(events: Sequence[Event], texts: Texts) -> list[Text]:
    out: list[Text] = []
    behind = False
    orders: list[Event] = []
    placed: list[Event] = []
    for event in events:
        if event.id in SILENT or event.fields.get("phase") == "initiative":
            # The order of the initiative comes next.
            continue
        if event.id == "ordered":
            orders.append(event)
            continue
        if orders:
            out.append(order(orders, texts))
            orders = []
        if event.id == "deployed" and placed and placed[-1].fields["power"] == event.fields["power"]:
            placed.append(event)
            out[-1] = deployed(placed, texts)
            continue
        placed = [event] if event.id == "deployed" else []
        if placed:
            out.append(deployed(placed, texts))
            behind = False
            continue
        if event.id in CAME_OF_IT and behind:
            out[-1].append(f" {in_short(event, texts)}", STYLES.get(event.id, ""))
            continue
        behind = event.id in BATTLES
        power = str(event.fields.get("power", ""))
        said = Text(texts.event(event), STYLES.get(event.id, ""))
        out.append(joined(sign(power), " ", said) if power in SIGNS else said)
    return [*out, order(orders, texts)] if orders else out


def order(events: Sequence[Event], texts: Texts) -> Text:
    """The initiative track on one line."""
    names = Text(" › ").join([named(str(event.fields["power"]), texts) for event in events])
    return joined((f"{texts.say('initiative-is')} ", QUIET), names)


def deployed(events: Sequence[Event], texts: Texts) -> Text:
    """Troops that come to several places, on one line: `■ Brazil +2, Quarters +3`."""
    troops: dict[str, int] = {}
    for event in events:
        place = str(event.fields["place"])
        troops[place] = troops.get(place, 0) + int(event.fields["n"])
    said = ", ".join(f"{texts.name(place)} +{n}" for place, n in troops.items())
    return joined(sign(str(events[0].fields["power"])), f" {said}")


def named(power: str, texts: Texts) -> Text:
    return joined(sign(power), f" {texts.name(power)}")


def in_short(event: Event, texts: Texts) -> str:
    """Throws and losses of a battle, where everybody knows where it is: `■ 3/6`, `■ −2`."""
    fields = event.fields
    mark = SIGNS.get(str(fields.get("power", "")), "")
    if event.id == "rolled":
        return f"{mark} {fields['n']}/{fields['dice']}."
    if event.id in ("troops-lost", "attackers-lost", "fleets-lost"):
        return f"{mark} −{fields['n']}."
    return texts.event(event)
