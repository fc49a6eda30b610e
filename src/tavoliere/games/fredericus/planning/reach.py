"""How many actions stand between a bird and what it is after, guessed from the ends of the rows.

Nothing here is exact: a planner that needs to know whether a capture is possible plays it out. These are the guesses
by which boards are compared that nobody plays on.
"""

from __future__ import annotations

from typing import Final

from tavoliere.games.fredericus.pieces import FIRST_CREATURE, KINDS, SEAL, SKY, WOODS

DEEP: Final = 3
"""So deep lies a card that is not among the three at the end of a row."""

NO_KIND: Final = 8
FAR: Final = 7
"""More changes than a turn has actions for; everything beyond counts as this."""

UNIT: Final = 256
"""What is certain, where chances are whole numbers."""


def _depth_of(cards: int, least: int, most: int) -> int:
    """Count the cards that lie before the first of a family, among three."""
    for depth in range(DEEP):
        if least <= cards >> 4 * depth & 15 <= most:
            return depth
    return DEEP


def _kind_of(cards: int) -> int:
    """Name the kind of the first creature among three cards."""
    depth = _depth_of(cards, FIRST_CREATURE, FIRST_CREATURE + NO_KIND - 1)
    return NO_KIND if depth == DEEP else (cards >> 4 * depth & 15) - FIRST_CREATURE


THREE: Final = 0xFFF
TO_SKY: Final[list[int]] = [_depth_of(cards, SKY, SKY) for cards in range(THREE + 1)]
TO_WOODS: Final[list[int]] = [_depth_of(cards, WOODS, WOODS) for cards in range(THREE + 1)]
TO_SEAL: Final[list[int]] = [_depth_of(cards, SEAL, SEAL) for cards in range(THREE + 1)]
TO_CREATURE: Final[list[int]] = [_depth_of(cards, FIRST_CREATURE, FIRST_CREATURE + 7) for cards in range(THREE + 1)]
KIND: Final[list[int]] = [_kind_of(cards) for cards in range(THREE + 1)]
"""For the last three cards of a row: how deep the first of a family lies, and of which kind the first creature is."""


class Reach:
    """The changes that each tower needs for the hunts, the reversal and a hood, and the creature that it has.

    `quarry` says how near an end the first creature of each kind lies: 3 at the end, 0 where no row shows it.
    """

    __slots__ = ("high", "hood", "kinds", "low", "quarry", "seal")

    def __init__(self, rows: list[int]) -> None:
        """Look at the three end cards of every row."""
        ends = [row & THREE for row in rows]
        sky = [TO_SKY[cards] for cards in ends]
        woods = [TO_WOODS[cards] for cards in ends]
        seals = [TO_SEAL[cards] for cards in ends]
        beasts = [TO_CREATURE[cards] for cards in ends]
        self.kinds = [KIND[cards] for cards in ends]
        self.quarry = [0] * KINDS
        for cards in ends:
            for depth in range(DEEP):
                kind = (cards >> 4 * depth & 15) - FIRST_CREATURE
                if kind >= 0 and self.quarry[kind] < DEEP - depth:
                    self.quarry[kind] = DEEP - depth
        self.high: list[int] = []
        self.low: list[int] = []
        self.seal: list[int] = []
        self.hood: list[int] = []
        for tower in range(8):
            left, right = (tower - 1) & 7, (tower + 1) & 7
            beyond, behind = (tower - 2) & 7, (tower + 2) & 7
            # A card on the far side may be moved to the neighbour, or what covers it there be taken away.
            left_sky = min(sky[left], 1 + sky[beyond])
            right_sky = min(sky[right], 1 + sky[behind])
            left_woods = min(woods[left], 1 + woods[beyond])
            right_woods = min(woods[right], 1 + woods[behind])
            creature = min(beasts[tower], 1 + min(beasts[left], beasts[right]))
            high = left_sky + right_sky
            low = min(left_sky + right_woods, left_woods + right_sky)
            # What covers the creature may be the very card that a neighbour lacks.
            if beasts[tower]:
                if sky[tower] == 0 and high:
                    high -= 1
                if low and (sky[tower] == 0 or woods[tower] == 0):
                    low -= 1
            self.high.append(min(FAR, creature + high))
            self.low.append(min(FAR, creature + low))
            self.seal.append(min(seals[left], 1 + seals[beyond]) + min(seals[right], 1 + seals[behind]))
            self.hood.append(left_woods + right_woods)

    def of_bird(self, bird: int) -> list[int]:
        """Return what each tower needs for the hunt of this bird."""
        return self.low if bird else self.high


STEPS: Final = ((0, 0), (1, 1), (7, 1), (2, 2), (6, 2))
"""The towers that a bird looks at: how far round, and how many flights away."""


def nearest(place: int, needs: list[int]) -> int:
    """Count the actions to the nearest of what each tower needs, for a bird at this place."""
    least = FAR
    for way, flights in STEPS:
        actions = needs[(place + way) & 7] + flights
        least = min(least, actions)
    return least


def nearest_wanted(place: int, needs: list[int], kinds: list[int], wanted: int) -> int:
    """Count the actions to the nearest capture of a wanted kind: a bit for each of them."""
    least = FAR
    for way, flights in STEPS:
        tower = (place + way) & 7
        if wanted >> kinds[tower] & 1:
            actions = needs[tower] + flights
            least = min(least, actions)
    return least


HUNTS: Final = (
    (150, 150, 155, 125, 80, 40, 18, 8),
    (120, 125, 125, 95, 65, 40, 25, 10),
    (115, 115, 110, 88, 68, 50, 30, 10),
    (100, 100, 100, 78, 62, 45, 30, 10),
)
"""How likely a bird captures in its owner's next turn, when so many others play before it: by the actions needed.

Counted in games of planners; what lies ready is often left, since a capture there would pay an opponent's bet.
"""

SEALS: Final = (
    (240, 230, 210, 70, 30, 3, 0, 0),
    (80, 95, 95, 40, 33, 22, 4, 0),
    (70, 72, 75, 38, 34, 28, 11, 0),
    (45, 50, 70, 35, 32, 30, 12, 0),
)
"""How likely a reversal is in the next turn, counted in the same way."""

HOODS: Final = (150, 105, 60, 25, 8, 0, 0)
"""How likely a bird is hooded when the rows beside it need so many changes."""

SHARES: Final = (64, 40, 22, 10, 4, 1, 0, 0)
"""How a bird chooses between towers that need so many actions."""

FLIGHTS: Final = (0, 1, 2, 3, 4, 3, 2, 1)
"""How many flights it is to a tower so far round."""


def keeps_of(place: int, needs: list[int], likely: int) -> list[int]:
    """Say how likely a bird captures at each keep, when it captures somewhere with the given chance."""
    shares: list[int] = []
    total = 0
    for keep in range(8):
        actions = needs[keep] + FLIGHTS[(keep - place) & 7]
        share = SHARES[actions] if actions < FAR else 0
        shares.append(share)
        total += share
    factor = (likely << 8) // total if total else 0
    return [share * factor >> 8 for share in shares]
