"""The art of Fredericus, every line of it drawn here: pieces of SVG that the picture and the page share.

`symbols` gathers them as `<symbol>` elements; each is named `fr-...` and has its origin in its middle (a bird: at its
foot), so that a `use` element of any size finds its place.
"""

from __future__ import annotations

from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING

from tavoliere.games.art.pen import symbol
from tavoliere.games.art.shields import shield
from tavoliere.games.art.vine import curl, vine
from tavoliere.games.fredericus.art import cards, creatures, emblems, pieces
from tavoliere.games.fredericus.art.castle import castle, keep
from tavoliere.games.fredericus.art.palette import CARD, CREATURES, END_BOX, KINDS

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["symbols"]

ROUND = (-50.0, -50.0, 100.0, 100.0)


@cache
def symbols(seats: int) -> Mapping[str, str]:
    """Draw every symbol of a table with so many seats, by name."""
    card_box = (-CARD[0] / 2, -CARD[1] / 2, *CARD)
    end_box = (-END_BOX[0] / 2, -END_BOX[1] / 2, *END_BOX)
    drawn = {kind: creatures.DRAWN[kind]() for kind in CREATURES}
    drawn |= {kind: draw() for kind, draw in emblems.DRAWN.items()}
    drawn["horn"] = cards.horn()
    found = {f"fr-{name}": symbol(f"fr-{name}", ROUND, inside) for name, inside in drawn.items()}
    for kind in KINDS:
        found[f"fr-ground-{kind}"] = symbol(f"fr-ground-{kind}", card_box, cards.ground(kind))
        found[f"fr-end-{kind}"] = symbol(f"fr-end-{kind}", end_box, cards.end_ground(kind))
        found[f"fr-card-{kind}"] = symbol(f"fr-card-{kind}", card_box, cards.face(kind))
    for kind in CREATURES + "F":
        found[f"fr-goal-{kind}"] = symbol(f"fr-goal-{kind}", card_box, cards.goal(kind))
    found["fr-goal"] = symbol("fr-goal", card_box, cards.back())
    found["fr-place"] = symbol("fr-place", end_box, cards.place())
    found["fr-hood"] = symbol("fr-hood", (-20, -30, 40, 40), pieces.hood())
    for seat in range(seats):
        found[f"fr-shield-{seat}"] = symbol(f"fr-shield-{seat}", (-12, -13, 24, 28), shield(seat))
        found[f"fr-P-{seat}"] = symbol(f"fr-P-{seat}", (-18, -66, 36, 66), pieces.peregrine(seat))
        found[f"fr-G-{seat}"] = symbol(f"fr-G-{seat}", (-18, -46, 36, 46), pieces.goshawk(seat))
        found[f"fr-token-{seat}"] = symbol(f"fr-token-{seat}", (-20, -20, 40, 40), pieces.token(seat))
    found["fr-vine"] = symbol("fr-vine", (-80, -160, 160, 160), vine("fr-curl"))
    found["fr-curl"] = symbol("fr-curl", (0, -160, 80, 160), curl())
    found["fr-keep"] = symbol("fr-keep", (-40, -40, 80, 80), keep())
    found["fr-castle"] = symbol("fr-castle", (-210, -210, 420, 420), castle())
    return MappingProxyType(found)
