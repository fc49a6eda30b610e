"""Dice and shuffles: the n-th time that chance speaks after the deal, it speaks from the fate of the game and n.

The fate is drawn at the deal from the seed that was committed to, so every throw can be checked afterwards. It is part
of a position as the order of a stack is, and as unknown to everyone: views do not show it, and an imagined position
has a fate of its own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavoliere.core.chance import Sealed

if TYPE_CHECKING:
    from tavoliere.core.chance import Chance
    from tavoliere.games.settlers.position import Position


def next_chance(position: Position) -> Sealed:
    """Return the source for the next throw or shuffle."""
    position.throws += 1
    return Sealed(f"{position.fate}/{position.throws}")


def draw_fate(chance: Chance) -> str:
    """Draw the fate of a game: 160 bits, in hexadecimal digits."""
    return "".join(f"{chance.below(1 << 16):04x}" for _ in range(10))
