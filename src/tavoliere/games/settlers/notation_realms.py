"""The lines of one player in the notation of positions: the principality, and the hand of its owner."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tavoliere.core.refusal import Refusal, Value
from tavoliere.games.settlers.moves import ENDS
from tavoliere.games.settlers.pieces import (
    CENTRES,
    COLUMNS,
    EMPTY,
    FULL,
    GUARDIAN,
    HAND_IDS,
    KIND_OF,
    PLACE_OF,
    REGION_CODES,
    RESOURCE_OF,
    RESOURCES,
    SETTLEMENT,
    SITE_OF,
    SITES,
    SLOTS,
    TIME_JUMP,
    WIZARD,
    column_text,
    place_text,
    site_text,
)
from tavoliere.games.settlers.rules.building import START_POWER

if TYPE_CHECKING:
    from tavoliere.games.settlers.notation_lines import Lines
    from tavoliere.games.settlers.realm import Realm

SLOT_OF: Final = {column_text(slot): slot for slot in range(SLOTS)}
REGION_OF: Final = {code: region for region, code in enumerate(REGION_CODES) if region}
NO_REGION: Final = "-"
WITCH_MARK: Final = "witch"
POTION_MARK: Final = "potion"
EVERY: Final = "all"
ON_EACH: Final = 1
"""What a region shows that is written without an amount (B7)."""


# -------------------------------------------------------------------------------------------------------------- writing


def realm_lines(realm: Realm, seat: int) -> list[str]:
    """Write the lines of one player; what is empty is left out."""
    slots = range(realm.first, realm.last + 1)
    sites = [_site_word(realm, site) for site in range(SITES) if realm.sites[site]]
    wizards = [_wizard_word(realm, place) for place, wizard in enumerate(realm.wizards) if wizard]
    spells = [HAND_IDS[book] for book in range(GUARDIAN, TIME_JUMP + 1) if realm.spells >> (book - GUARDIAN) & 1]
    roads = [end for end, lies in zip(ENDS, (realm.road_left, realm.road_right), strict=True) if lies]
    lines = {
        "centres": [f"{column_text(slot)}:{CENTRES[realm.centres[slot]]}" for slot in slots],
        "roads": roads,
        "regions": [_region_word(realm, place) for place in places_of(realm)],
        "sites": sites,
        "wizards": wizards,
        "hand": hand_words(realm, seat),
        "spells": spells,
        "mills": [str(realm.mills)] if realm.mills else [],
    }
    return [f"{key}{seat} {' '.join(words)}" for key, words in lines.items() if words]


def places_of(realm: Realm) -> range:
    """Return the places of regions that a principality has."""
    return range(2 * realm.first, 2 * realm.last + 4)


def _region_word(realm: Realm, place: int) -> str:
    region = realm.land[place]
    return f"{place_text(place)}:{REGION_CODES[region]}:{realm.store[place]}" if region else f"{place_text(place)}:-"


def _site_word(realm: Realm, site: int) -> str:
    witch = f":{WITCH_MARK}" if realm.witches >> site & 1 else ""
    potion = f":{POTION_MARK}" if realm.potions >> site & 1 else ""
    return f"{site_text(site)}:{HAND_IDS[realm.sites[site]]}{witch}{potion}"


def _wizard_word(realm: Realm, place: int) -> str:
    locked = "!" if realm.locked >> place & 1 else ""
    return f"{place_text(place)}:{HAND_IDS[realm.wizards[place]]}:{realm.power[place]}{locked}"


def hand_words(realm: Realm, seat: int) -> list[str]:
    """Write a hand; what the other player knows of it is marked with that player's seat (R7)."""
    words: list[str] = []
    unknown = realm.hand.copy()
    for card in realm.known:
        unknown.remove(card)
    for card in sorted(set(realm.hand)):
        words += [HAND_IDS[card]] * unknown.count(card) + [f"{HAND_IDS[card]}/{1 - seat}"] * realm.known.count(card)
    return words


# -------------------------------------------------------------------------------------------------------------- reading


class RealmReader:
    """Reads the lines of one player into a principality."""

    def __init__(self, lines: Lines, realm: Realm, seat: int) -> None:
        """Take the lines of a text, and the principality that they are about."""
        self.lines = lines
        self.realm = realm
        self.seat = seat

    def key(self, name: str) -> str:
        """Return the key of one of this player's lines."""
        return f"{name}{self.seat}"

    def read_centres(self) -> None:
        """Read `1:city 3:citadel`; settlements stand on -1 and 1 and wherever there would be a gap (B29)."""
        key, realm = self.key("centres"), self.realm
        named: dict[int, int] = {}
        for word in self.lines.words(key):
            column, _, kind = word.partition(":")
            slot = SLOT_OF.get(column)
            if slot is None or slot in named or kind not in CENTRES[1:]:
                raise self.lines.refuse(key, "expected-centres", word, "B29")
            named[slot] = CENTRES.index(kind)
        realm.first, realm.last = min(5, *named, 6), max(5, *named, 6)
        for slot in range(realm.first, realm.last + 1):
            realm.centres[slot] = named.get(slot, SETTLEMENT)

    def read_roads(self) -> None:
        """Read `left right`: the ends where a road leads on."""
        key = self.key("roads")
        words = self.lines.words(key)
        if not set(words) <= set(ENDS) or len(set(words)) < len(words):
            raise self.lines.refuse(key, "expected-roads", rule="B30")
        self.realm.road_left, self.realm.road_right = (end in words for end in ENDS)

    def read_regions(self) -> dict[int, int]:
        """Read `0^:G4:2 2v:3`; return the amounts of places whose region is not named."""
        key, realm = self.key("regions"), self.realm
        amounts: dict[int, int] = {}
        seen: set[int] = set()
        for word in self.lines.words(key):
            place_word, *parts = word.split(":")
            place = PLACE_OF.get(place_word)
            if place is None or place in seen or place not in places_of(realm) or not 1 <= len(parts) <= 2:
                raise self.lines.refuse(key, "expected-regions", word, "B29")
            seen.add(place)
            region = REGION_OF.get(parts[0])
            if parts == [NO_REGION]:
                realm.land[place] = -1
            elif region is not None:
                realm.land[place] = region
                realm.store[place] = self._amount(key, word, parts[1]) if len(parts) == 2 else ON_EACH
            elif len(parts) == 1:
                amounts[place] = self._amount(key, word, parts[0])
            else:
                raise self.lines.refuse(key, "expected-regions", word, "B65")
        return amounts

    def _amount(self, key: str, word: str, amount: str) -> int:
        if amount not in {"0", "1", "2", "3"}:
            raise self.lines.refuse(key, "expected-amount", word, "B26")
        return int(amount)

    def read_store(self) -> None:
        """Read `all:0 ore:4`: so much of a resource in all, filled up from one of its regions to the next (B26)."""
        key, realm = self.key("store"), self.realm
        for word in self.lines.words(key):
            resource, _, amount = word.partition(":")
            if resource not in {EVERY, *RESOURCES} or not (amount.isascii() and amount.isdigit() and len(amount) < 3):
                raise self.lines.refuse(key, "expected-store", word, "B26")
            if resource == EVERY:
                for place in places_of(realm):
                    realm.store[place] = self._amount(key, word, amount) if realm.land[place] else 0
                continue
            left = int(amount)
            for place in places_of(realm):
                if realm.land[place] and RESOURCES[RESOURCE_OF[realm.land[place]]] == resource:
                    realm.store[place] = min(FULL, left)
                    left -= realm.store[place]
            if left:
                room = int(amount) - left
                told: dict[str, Value] = {"seat": self.seat, "resource": resource, "amount": int(amount), "most": room}
                raise Refusal("B26", "refusal-no-such-store", line=self.lines.lines[key], **told)

    def read_sites(self) -> None:
        """Read `1^:abbey 1^^:library:witch`."""
        key, realm = self.key("sites"), self.realm
        for word in self.lines.words(key):
            place, _, rest = word.partition(":")
            name, *marks = rest.split(":")
            site = SITE_OF.get(place)
            if site is None or not {*marks} <= {WITCH_MARK, POTION_MARK} or len(set(marks)) < len(marks):
                raise self.lines.refuse(key, "expected-sites", word, "B34")
            if realm.sites[site]:
                told: dict[str, Value] = {"seat": self.seat, "place": place}
                raise Refusal("B34", "refusal-site-twice", line=self.lines.lines[key], **told)
            realm.sites[site] = self.lines.card(key, name)
            realm.witches |= (WITCH_MARK in marks) << site
            realm.potions |= (POTION_MARK in marks) << site

    def read_wizards(self) -> None:
        """Read `0^:ira:3!`: two powers without an amount (W28), an exclamation mark for who cannot cast (W31)."""
        key, realm = self.key("wizards"), self.realm
        for word in self.lines.words(key):
            place_word, _, rest = word.removesuffix("!").partition(":")
            name, colon, power = rest.partition(":")
            place = PLACE_OF.get(place_word)
            if place is None or realm.wizards[place] or (colon and power not in {"0", "1", "2", "3"}):
                raise self.lines.refuse(key, "expected-wizards", word, "W28")
            card = self.lines.card(key, name)
            if KIND_OF[card] != WIZARD:
                raise self.lines.refuse(key, "expected-wizards", word, "W24")
            realm.wizards[place] = card
            realm.power[place] = int(power) if colon else START_POWER
            realm.locked |= word.endswith("!") << place

    def read_hand(self) -> None:
        """Read `abbey scout/1`: the mark is the other seat, which knows the card (R7)."""
        key, realm = self.key("hand"), self.realm
        for word in self.lines.words(key):
            name, stroke, mark = word.partition("/")
            if stroke and mark != str(1 - self.seat):
                raise self.lines.refuse(key, "expected-hand", word, "R7")
            card = self.lines.card(key, name)
            realm.hand.append(card)
            if stroke:
                realm.known.append(card)
        realm.hand.sort()
        realm.known.sort()

    def read_used(self) -> None:
        """Read the spells that were cast in this turn, and how many Magic Mills were used (W39, W73)."""
        key = self.key("spells")
        for card in self.lines.cards(key):
            if not GUARDIAN <= card <= TIME_JUMP or self.realm.spells >> (card - GUARDIAN) & 1:
                raise self.lines.refuse(key, "expected-spells", HAND_IDS[card], "W39")
            self.realm.spells |= 1 << (card - GUARDIAN)
        self.realm.mills = self.lines.number(self.key("mills"), 0, 4)


__all__ = ["COLUMNS", "EMPTY", "RealmReader", "places_of", "realm_lines"]
