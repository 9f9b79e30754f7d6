"""The strategy cards and the agendas of 13 Days, read from data/cards.toml and data/agendas.toml."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from redphone.core.bits import MOST_BITS, bit, low
from redphone.core.game import DataError
from redphone.core.zones import Deck
from redphone.games.days.board import BATTLEGROUNDS, OWNERS, TRACKS, number, only, tables


@final
class Cards:
    """Side, cubes and icon of each strategy card."""

    def __init__(self, data: dict[str, object]) -> None:
        only(data, OWNERS, "cards.toml")
        kinds: list[str] = []
        self.cubes: vec[i64] = vec[i64]()
        self.icons: i64 = 0
        """The cards with an icon, as a set."""
        self.event_cubes: i64 = 0
        """The cards whose events place or remove cubes, as a set: the card table says so."""
        self.of_side: vec[i64] = vec[i64]([0, 0, 0])
        """The cards of the US, the USSR and the UN, as sets."""
        for side, flag in enumerate(OWNERS):
            cards = tables(data, flag, None, "cards.toml")
            for slug, card in cards.items():
                where = f"cards.toml: {slug}"
                only(card, ["cubes", "icon"], where)
                if type(card.get("icon")) is not bool:
                    raise DataError(f"{where}: icon is true or false, not {card.get('icon')!r}")
                if card["icon"]:
                    self.icons |= bit(len(kinds))
                self.of_side[side] |= bit(len(kinds))
                self.cubes = append(self.cubes, number(card, "cubes", 1, 3, where))
                kinds.append(slug)
        self.deck: Final = Deck("strategy", kinds, [1] * len(kinds))

    def cubes_of(self, cards: i64) -> i64:
        """The cubes on a set of cards."""
        n: i64 = 0
        while cards:
            n += self.cubes[low(cards)]
            cards &= cards - 1
        return n


@final
class Agendas:
    """What each agenda is about, and what it pays beyond the difference."""

    def __init__(self, data: dict[str, object], lead_before: bool, icons_once: bool) -> None:
        self.lead_before: bool = lead_before
        """The lead on a track counts as it was before its icon escalated it."""
        self.icons_once: bool = icons_once
        """Two agendas on one track escalate it once."""
        only(data, ["tracks", "battlegrounds", "personal_letter"], "agendas.toml")
        kinds: list[str] = []
        copies: list[int] = []
        self.bonus: vec[i64] = vec[i64]()
        """Of the tracks and of the letter; a battleground's is printed on the board."""
        about_tracks = tables(data, "tracks", TRACKS, "agendas.toml")
        for name in TRACKS:
            where = f"agendas.toml: {name}"
            only(about_tracks[name], ["copies", "bonus"], where)
            kinds.append(name)
            copies.append(number(about_tracks[name], "copies", 1, 9, where))
            self.bonus = append(self.bonus, number(about_tracks[name], "bonus", 0, 5, where))
        places = data.get("battlegrounds")
        if not isinstance(places, dict):
            raise DataError("agendas.toml: [battlegrounds] says how many copies each has")
        only(places, BATTLEGROUNDS, "agendas.toml")
        self.at: vec[i64] = vec[i64]([-1] * len(TRACKS))
        """The battleground that an agenda is about, or -1."""
        for at, name in enumerate(BATTLEGROUNDS):
            if name in places:
                kinds.append(name)
                copies.append(number(places, name, 1, 9, "agendas.toml"))
                self.at = append(self.at, at)
                self.bonus = append(self.bonus, 0)
        letter = data.get("personal_letter")
        if not isinstance(letter, dict):
            raise DataError("agendas.toml: [personal_letter] has copies and prestige")
        only(letter, ["copies", "prestige"], "agendas.toml: personal_letter")
        self.letter: i64 = len(kinds)
        """The kind of the letter's agenda."""
        kinds.append("personal_letter")
        copies.append(number(letter, "copies", 1, 9, "agendas.toml: personal_letter"))
        self.bonus = append(self.bonus, number(letter, "prestige", 0, 5, "agendas.toml: personal_letter"))
        self.at = append(self.at, -1)
        # Six are drawn each round, and two of them leave the game.
        if not 10 <= sum(copies) <= MOST_BITS:
            raise DataError(f"agendas.toml: from 10 to {MOST_BITS} cards, not {sum(copies)}")
        self.deck: Final = Deck("agendas", kinds, copies)

    def is_track(self, agenda: i64) -> bool:
        """Is it about a DEFCON track, whose number it then is, and has it the icon?"""
        return agenda < len(TRACKS)

    def icons_on(self, track: i64, one: i64, other: i64) -> i64:
        """How many icons two agendas bring to a track."""
        if one != track and other != track:
            return 0
        if one == other and not self.icons_once:
            return 2
        return 1
