"""The cards, places and dice as numbers, and the tables that answer what lies beside what.

A principality is counted in slots: slot 0 to 11 are the places of settlements, from column -11 to column 11. Left and
right of slot s lie the region columns s and s + 1, and in each of those one region above and one below: region place
2 * column + side. A site is 4 * slot + 2 * side, plus one for the outer site of a city or citadel.
"""

from __future__ import annotations

from typing import Final

RESOURCES: Final = ("brick", "lumber", "wool", "ore", "grain", "gold")
LETTERS: Final = "BLWOGA"
BRICK: Final = 0
LUMBER: Final = 1
WOOL: Final = 2
ORE: Final = 3
GRAIN: Final = 4
GOLD: Final = 5

FULL: Final = 3
"""What a region can store (B26)."""

SLOTS: Final = 12
COLUMNS: Final = 13
PLACES: Final = 26
SITES: Final = 48
ABOVE: Final = 0
BELOW: Final = 1

NOBODY: Final = -1

# What stands in a slot.
EMPTY: Final = 0
SETTLEMENT: Final = 1
CITY: Final = 2
CITADEL: Final = 3
CENTRES: Final = ("", "settlement", "city", "citadel")

# The faces of the event die; two of its six sides show the last one (B18).
CLUB: Final = 0
MILL: Final = 1
KNIGHT: Final = 2
SUN: Final = 3
CARD: Final = 4
FACES: Final = ("club", "mill", "knight", "sun", "card")

BASE: Final = 0
EXTENDED: Final = 1
TOURNAMENT: Final = 2
MODES: Final = ("base", "extended", "tournament")

REGION_CODES: Final = (
    "--", "G1", "O2", "W3", "L4", "B5", "A6", "G2", "O3", "W4", "L5", "B6", "A1",
    "L1", "B2", "A3", "G4", "O5", "W6", "B1", "G3", "O4", "W5", "L6",
)  # fmt: skip
"""The region cards by number (B65): six of crest A, six of crest B, eleven for the stack."""

FIRST_OF_CREST: Final = (1, 7)
FIRST_OF_STACK: Final = 13
LAST_REGION: Final = 23
RESOURCE_OF: Final[list[int]] = [NOBODY] + [LETTERS.index(code[0]) for code in REGION_CODES[1:]]
NUMBER_OF: Final[list[int]] = [0] + [int(code[1]) for code in REGION_CODES[1:]]

HAND_IDS: Final = (
    "",
    "abbey", "garrison", "smithy", "brick_factory", "foundry", "grain_mill", "sawmill", "woolen_mill",
    "brick_fleet", "gold_fleet", "grain_fleet", "lumber_fleet", "ore_fleet", "wool_fleet",
    "conrad", "falk", "gotz", "hagen", "karl", "otto", "pippin", "siegfried", "walter",
    "aqueduct", "bath_house", "church", "colossus", "counting_house", "harbor", "library", "marketplace",
    "merchant_guild", "mint", "town_hall",
    "alchemist", "arsonist", "bishop", "black_knight", "brigands", "caravan", "herb_woman", "merchant", "scout", "spy",
    "ismai", "samsor", "philosophers_stone", "magic_kitchen", "magic_mill",
    "ari", "arsa", "hafli", "hor", "ira", "tali",
    "guardian_of_fate", "inspiration", "magic_land", "magic_eye", "change_places", "wheel_of_time", "fortune_telling",
    "magic_potion", "countermagic", "time_jump",
    "better_world", "wizards_duel", "witch", "change_land", "materialization", "whirlwind", "premonition",
    "by_magics_hand",
)  # fmt: skip
"""The cards that a hand can hold, by number. The numbers are for ever: records and moves rest on them."""

EVENT_IDS: Final = (
    "", "civil_war", "conflict", "master_builder", "plague", "productive_year", "progress", "year_end", "comet",
    "unicorn_dance",
)  # fmt: skip

BRIGAND_FACE_RESOURCES: Final = (ORE, WOOL)
"""What the Brigand Attack takes (B19)."""

ABBEY: Final = 1
GARRISON: Final = 2
SMITHY: Final = 3
BRICK_FACTORY: Final = 4
FOUNDRY: Final = 5
GRAIN_MILL: Final = 6
SAWMILL: Final = 7
WOOLEN_MILL: Final = 8
BRICK_FLEET: Final = 9
GOLD_FLEET: Final = 10
WOOL_FLEET: Final = 14
CONRAD: Final = 15
WALTER: Final = 23
AQUEDUCT: Final = 24
BATH_HOUSE: Final = 25
CHURCH: Final = 26
HARBOR: Final = 29
LIBRARY: Final = 30
MINT: Final = 33
TOWN_HALL: Final = 34
ALCHEMIST: Final = 35
ARSONIST: Final = 36
BISHOP: Final = 37
BLACK_KNIGHT: Final = 38
BRIGANDS: Final = 39
CARAVAN: Final = 40
HERB_WOMAN: Final = 41
MERCHANT: Final = 42
SCOUT: Final = 43
SPY: Final = 44
ISMAI: Final = 45
SAMSOR: Final = 46
STONE: Final = 47
KITCHEN: Final = 48
MAGIC_MILL: Final = 49
ARI: Final = 50
TALI: Final = 55
GUARDIAN: Final = 56
INSPIRATION: Final = 57
MAGIC_LAND: Final = 58
MAGIC_EYE: Final = 59
CHANGE_PLACES: Final = 60
WHEEL: Final = 61
FORTUNE: Final = 62
POTION: Final = 63
COUNTERMAGIC: Final = 64
TIME_JUMP: Final = 65
BETTER_WORLD: Final = 66
WIZARDS_DUEL: Final = 67
WITCH: Final = 68
CHANGE_LAND: Final = 69
MATERIALIZATION: Final = 70
WHIRLWIND: Final = 71
PREMONITION: Final = 72
MAGICS_HAND: Final = 73
LAST_CARD: Final = 73

CIVIL_WAR: Final = 1
CONFLICT: Final = 2
MASTER_BUILDER: Final = 3
PLAGUE: Final = 4
PRODUCTIVE_YEAR: Final = 5
PROGRESS: Final = 6
YEAR_END: Final = 7
COMET: Final = 8
UNICORN_DANCE: Final = 9

# What kind of card it is; the order of the kinds is that of the numbers.
GREEN: Final = 1
FLEET: Final = 2
KNIGHT_CARD: Final = 3
RED: Final = 4
ACTION: Final = 5
DRAGON: Final = 6
MAGIC_BUILDING: Final = 7
WIZARD: Final = 8
BOOK: Final = 9
MAGIC_ACTION: Final = 10
KINDS: Final = (
    "", "green", "fleet", "knight", "red", "action", "dragon", "magic_building", "wizard", "book", "magic_action",
)  # fmt: skip
_LAST_OF_KIND: Final = ((8, 1), (14, 2), (23, 3), (34, 4), (44, 5), (46, 6), (49, 7), (55, 8), (65, 9), (73, 10))


def _kind_of(card: int) -> int:
    for last, kind in _LAST_OF_KIND:
        if card <= last:
            return kind if card else 0
    return 0


KIND_OF: Final[list[int]] = [_kind_of(card) for card in range(LAST_CARD + 1)]

COPIES: Final[list[int]] = [0, 2, 3] + [1] * 21 + [2, 2, 2, 1, 1, 1, 2, 1, 1, 1, 2] + [
    2, 2, 2, 3, 1, 1, 2, 2, 2, 3,
] + [1, 1, 1, 2, 2] + [1] * 6 + [1] * 10 + [2, 2, 2, 1, 1, 1, 2, 3]  # fmt: skip
"""How many of each card lie in one base game and one set Wizards & Dragons (B2, W60)."""

EVENT_COPIES: Final[list[int]] = [0, 1, 1, 1, 2, 2, 2, 1, 1, 2]

FLEET_OF: Final[list[int]] = [9, 12, 14, 13, 11, 10]
"""The fleet of each resource."""

DOUBLER_OF: Final[list[int]] = [BRICK_FACTORY, SAWMILL, WOOLEN_MILL, FOUNDRY, GRAIN_MILL, 0]
"""The building that doubles each resource (B66)."""

HOME_OF: Final[list[int]] = [
    {51: BRICK, 52: LUMBER, 53: WOOL, 54: ORE, 55: GRAIN}.get(card, NOBODY) for card in range(LAST_CARD + 1)
]
"""The kind of region a wizard belongs to; Ari may lie anywhere (W27)."""

BORDERS: Final[list[tuple[int, int]]] = [
    (2 * (site // 4) + (site >> 1 & 1), 2 * (site // 4) + 2 + (site >> 1 & 1)) for site in range(SITES)
]
"""The two regions that a site borders (B35)."""


def _sites_at(place: int) -> tuple[int, ...]:
    column, side = place >> 1, place & 1
    slots = [slot for slot in (column - 1, column) if 0 <= slot < SLOTS]
    return tuple(4 * slot + 2 * side + outer for slot in slots for outer in (0, 1))


SITES_AT: Final[list[tuple[int, ...]]] = [_sites_at(place) for place in range(PLACES)]
"""The sites that border a region."""


def column_text(slot: int) -> str:
    """Name the column of a slot.

    >>> column_text(5), column_text(6)
    ('-1', '1')
    """
    return str(2 * slot - 11)


def side_text(half: int) -> str:
    """Name a side of a slot; half is twice the slot, plus one below the row.

    >>> side_text(12), side_text(11)
    ('1^', '-1v')
    """
    return column_text(half >> 1) + "^v"[half & 1]


def site_text(site: int) -> str:
    """Name a site.

    >>> site_text(24), site_text(27)
    ('1^', '1vv')
    """
    return side_text(site >> 1) + ("^v"[site >> 1 & 1] if site & 1 else "")


def place_text(place: int) -> str:
    """Name the place of a region.

    >>> place_text(12), place_text(15)
    ('0^', '2v')
    """
    return str(2 * (place >> 1) - 12) + "^v"[place & 1]


SITE_OF: Final[dict[str, int]] = {site_text(site): site for site in range(SITES)}
PLACE_OF: Final[dict[str, int]] = {place_text(place): place for place in range(PLACES)}
