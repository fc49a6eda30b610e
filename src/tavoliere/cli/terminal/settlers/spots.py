"""What can be pointed at on the table of the Settlers card game."""

from __future__ import annotations

from typing import NamedTuple


class Spot(NamedTuple):
    """A thing on the table.

    `where` is a place in the notation of moves ("-2^", "1", "left"), a card, the number of a stack, or the number of a
    line in the list of choices, by `kind`: region, site, centre, end, wizard, hand, stack, regions, events, pile, row.
    `seat` says in whose principality it lies; -1: in nobody's.
    """

    kind: str
    where: str = ""
    seat: int = -1


def sites_of(column: int, kind: str) -> list[str]:
    """List the sites of a centre: one on each side, two at a city or a citadel, the inner ones first (B34, W15).

    >>> sites_of(-1, "settlement"), sites_of(3, "city")
    (['-1^', '-1v'], ['3^', '3v', '3^^', '3vv'])
    """
    sides = [f"{column}^", f"{column}v"]
    return sides if kind == "settlement" else [*sides, *(side + side[-1] for side in sides)]
