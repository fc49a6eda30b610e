"""The art of the principalities, every line of it drawn here: pieces of SVG that the picture and the page share.

`symbols` gathers them as `<symbol>` elements; each is named `se-...` and has its origin in its middle, so that a `use`
element of any size finds its place. The card faces carry the figures of one catalogue.
"""

from __future__ import annotations

from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING

from tavoliere.games.art.pen import symbol
from tavoliere.games.art.shields import shield
from tavoliere.games.art.vine import curl, vine
from tavoliere.games.settlers.art import (
    actions,
    buildings,
    centres,
    city,
    events,
    faces,
    goods,
    knights,
    lands,
    magic,
    spells,
    table,
)
from tavoliere.games.settlers.art.palette import CARD, COLOURS, HAND
from tavoliere.games.settlers.catalogue import EVENT_NUMBER, NUMBER, Catalogue

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["symbols"]

ROUND = (-50.0, -50.0, 100.0, 100.0)
SQUARE = (-CARD / 2, -CARD / 2, CARD, CARD)
EMBLEMS = (buildings, city, knights, actions, magic, spells, events, table, goods)


@cache
def symbols(corrections: str = "") -> Mapping[str, str]:
    """Draw every symbol, by name; the figures on the cards are those of the catalogue with these corrections."""
    catalogue = Catalogue.corrected(corrections)
    found: dict[str, str] = {}

    def keep(name: str, box: tuple[float, float, float, float], inside: str, *, cut: bool = False) -> None:
        found[f"se-{name}"] = symbol(f"se-{name}", box, inside, cut=cut)

    for emblems in EMBLEMS:
        for name, drawn in emblems.DRAWN.items():
            keep(name, ROUND, drawn())
    keep("hat", ROUND, spells.witch_hat())
    keep("potion", ROUND, actions.flask("vermilion"))
    for letter, drawn in lands.DRAWN.items():
        keep(f"land-{letter}", ROUND, drawn(), cut=True)
        keep(f"region-{letter}", SQUARE, faces.land(letter))
    for kind, drawn in centres.DRAWN.items():
        keep(f"scene-{kind}", ROUND, drawn(), cut=True)
        keep(f"centre-{kind}", SQUARE, faces.centre(kind))
    for card in (*NUMBER, *EVENT_NUMBER):
        keep(f"card-{card}", SQUARE, faces.face(card, catalogue))
    for colour in ("green", "red", "yellow", "purple", "event"):
        keep(f"hand-{colour}", (-HAND[0] / 2, -HAND[1] / 2, *HAND), faces.hand_ground(colour))
    for kind in ("base", "magic", "region", "event"):
        keep(f"back-{kind}", SQUARE, faces.back(kind))
    keep("pips", SQUARE, faces.pips())
    keep("wizard", SQUARE, faces.wizard_ground())
    keep("site", SQUARE, faces.site())
    keep("bewitched", SQUARE, faces.spell_bound())
    keep("die", (-30, -30, 60, 60), faces.die_ground())
    for number in range(1, 7):
        keep(f"die-{number}", (-30, -30, 60, 60), faces.number_die(number))
    for seat, ground in enumerate(("white", "coal")):
        # The crests of the printed sets: White and Black, each with red.
        keep(f"shield-{seat}", (-12, -13, 24, 28), shield(seat, COLOURS[ground], COLOURS["vermilion"]))
    keep("vine", (-80, -160, 160, 160), vine("se-curl"))
    keep("curl", (0, -160, 80, 160), curl())
    return MappingProxyType(found)
