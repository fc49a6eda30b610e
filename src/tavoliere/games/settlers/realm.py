"""A principality: its centre cards, regions, sites and wizards, and the hand of its owner."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tavoliere.games.settlers.pieces import (
    ABBEY,
    BRICK_FLEET,
    CITADEL,
    CITY,
    CONRAD,
    EMPTY,
    FULL,
    HARBOR,
    LIBRARY,
    PLACES,
    RESOURCE_OF,
    SETTLEMENT,
    SITES,
    SLOTS,
    SMITHY,
    WALTER,
    WOOL_FLEET,
)

if TYPE_CHECKING:
    from tavoliere.games.settlers.catalogue import Catalogue

HAND: Final = 3
"""The hand limit without Abbey and Library (B46)."""


class Realm:
    """What lies before one player.

    What seldom changes (`centres`, `land`, `wizards`, `power`, `known`) is shared by copies, so whoever changes such a
    list replaces it by a new one.

    Bit masks number sites (`witches`, `potions`) or region places (`locked`). The figures from `victory` on follow
    from the cards; `reckon` and `survey` bring them up to date.
    """

    __slots__ = (
        "bags",
        "centres",
        "commerce",
        "first",
        "hand",
        "known",
        "land",
        "last",
        "limit",
        "locked",
        "mages",
        "mills",
        "potions",
        "power",
        "road_left",
        "road_right",
        "rooms",
        "sites",
        "spellbound",
        "spells",
        "store",
        "strength",
        "tournament",
        "victory",
        "witches",
        "wizards",
        "works",
    )

    def __init__(
        self,
        centres: list[int],
        land: list[int],
        store: list[int],
        sites: list[int],
        wizards: list[int],
        power: list[int],
        hand: list[int],
        known: list[int],
        bags: list[int],
        rooms: list[int],
    ) -> None:
        """Take the cards as they lie."""
        self.centres = centres  # by slot: EMPTY, SETTLEMENT, CITY, CITADEL
        self.land = land  # by place: region card
        self.store = store  # by place: resources on it
        self.sites = sites  # by site: card
        self.wizards = wizards  # by place: wizard beside the region
        self.power = power  # by place: the wizard's magic power
        self.hand = hand  # sorted
        self.known = known  # sorted: what of the hand the other player knows (R7)
        self.bags = bags  # by resource: how many are stored in all
        self.rooms = rooms  # by resource: how many more can be stored
        self.first = 5  # the outermost slots that are built on
        self.last = 6
        self.road_left = False  # roads that lead on beyond them
        self.road_right = False
        self.locked = 0  # wizards who cannot cast this turn (W31)
        self.witches = 0  # sites on which a Witch lies (W89)
        self.spellbound = 0  # those that do not work: none while a Philosopher's Stone lies (I26)
        self.potions = 0  # sites whose unit has drunk the Magic Potion (W81)
        self.spells = 0  # books whose spell was cast this turn (W39), a bit each
        self.mills = 0  # Magic Mills used this turn (W73)
        self.victory = 0  # without the two tokens
        self.commerce = 0
        self.strength = 0
        self.tournament = 0
        self.limit = HAND
        self.mages = 0  # how many wizards lie here
        self.works = 0  # which cards lie on sites and work, a bit each

    def copy(self) -> Realm:
        """Return a principality on which nothing can be seen of what happens to this one."""
        other = Realm(
            self.centres,
            self.land,
            self.store.copy(),
            self.sites.copy(),
            self.wizards,
            self.power,
            self.hand.copy(),
            self.known,
            self.bags.copy(),
            self.rooms.copy(),
        )
        other.first = self.first
        other.last = self.last
        other.road_left = self.road_left
        other.road_right = self.road_right
        other.locked = self.locked
        other.witches = self.witches
        other.spellbound = self.spellbound
        other.potions = self.potions
        other.spells = self.spells
        other.mills = self.mills
        other.victory = self.victory
        other.commerce = self.commerce
        other.strength = self.strength
        other.tournament = self.tournament
        other.limit = self.limit
        other.mages = self.mages
        other.works = self.works
        return other

    def survey(self) -> None:
        """Count afresh what is stored and what finds room, after regions have come or gone."""
        for resource in range(6):
            self.bags[resource] = 0
            self.rooms[resource] = 0
        for place in range(PLACES):
            region = self.land[place]
            if region:
                resource = RESOURCE_OF[region]
                self.bags[resource] += self.store[place]
                self.rooms[resource] += FULL - self.store[place]

    def reckon(self, catalogue: Catalogue) -> None:
        """Count the points of all cards afresh, after cards have come or gone (B43-B46, W68, W89)."""
        victory = commerce = strength = tournament = knights = fleets = 0
        limit = HAND
        works = 0
        for slot in range(self.first, self.last + 1):
            centre = self.centres[slot]
            if centre == SETTLEMENT:
                victory += 1
            elif centre == CITY:
                victory += 2
            elif centre == CITADEL:
                # W14, W20: one point without a wizard of its own, two with one.
                victory += 2 if self.has_wizard_at(slot) else 1
            for site in range(4 * slot, 4 * slot + 4):
                card = self.sites[site]
                if card == 0 or self.spellbound >> site & 1:
                    continue
                works |= 1 << card
                victory += catalogue.victory[card]
                commerce += catalogue.commerce[card]
                points = catalogue.strength[card]
                if points:
                    strength += 2 * points if self.potions >> site & 1 else points
                    tournament += catalogue.tournament[card]
                if CONRAD <= card <= WALTER:
                    # A Smithy's point belongs to the knight, so a potion doubles it too (W81).
                    knights += 2 if self.potions >> site & 1 else 1
                elif BRICK_FLEET <= card <= WOOL_FLEET:
                    fleets += 1
                elif card in (ABBEY, LIBRARY):
                    limit += 1
        self.victory = victory
        self.commerce = commerce + (fleets if works >> HARBOR & 1 else 0)
        self.strength = strength + (knights if works >> SMITHY & 1 else 0)
        self.tournament = tournament
        self.limit = limit
        self.works = works
        self.mages = PLACES - self.wizards.count(0)

    def has_wizard_at(self, slot: int) -> bool:
        """Say whether a wizard lies at one of the four regions around a slot (W17)."""
        place = 2 * slot
        wizards = self.wizards
        return bool(wizards[place] or wizards[place + 1] or wizards[place + 2] or wizards[place + 3])

    def has(self, card: int) -> bool:
        """Say whether a card lies on a site and works: no Witch lies on it (W89)."""
        return bool(self.works >> card & 1)

    def count_city_or_citadel(self, kind: int) -> int:
        """Count the cities, or the citadels."""
        count = 0
        for slot in range(self.first, self.last + 1):
            if self.centres[slot] == kind:
                count += 1
        return count

    def count_wizards(self) -> int:
        """Count the wizards."""
        return self.mages

    def usable_power(self) -> int:
        """Count the magic power of the wizards who may cast now (W31, W35)."""
        power = 0
        if self.mages == 0:
            return 0
        for place in range(2 * self.first, 2 * self.last + 4):
            if self.wizards[place] and not self.locked >> place & 1:
                power += self.power[place]
        return power

    def free_site(self, half: int) -> int:
        """Return the free site above or below a slot, the inner one first (R4); -1 if there is none."""
        slot = half >> 1
        site = 2 * half
        if self.sites[site] == 0:
            return site
        # B34, W15: a settlement has one site on a side, a city and a citadel two.
        if self.centres[slot] >= CITY and self.sites[site + 1] == 0:
            return site + 1
        return -1


def empty_realm() -> Realm:
    """Clear a principality: two settlements and a road, nothing else (B6)."""
    centres = [EMPTY] * SLOTS
    centres[5] = centres[6] = SETTLEMENT
    return Realm(
        centres,
        [0] * PLACES,
        [0] * PLACES,
        [0] * SITES,
        [0] * PLACES,
        [0] * PLACES,
        [],
        [],
        [0] * 6,
        [0] * 6,
    )
