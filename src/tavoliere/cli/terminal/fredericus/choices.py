"""From the legal moves to things that one can point at, and back: what may be picked first, and what then."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavoliere.cli.terminal.fredericus.spots import Spot
from tavoliere.games.fredericus.moves import Capture, Fly, Hood, MoveCard, PlaceToken, Reverse, Shift
from tavoliere.games.fredericus.pieces import BIRD_LETTERS, CENTRE

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from tavoliere.core.move import Move
    from tavoliere.games.fredericus.view import View

CENTRE_SPOT = Spot("centre", -1)


def bird_spot(view: View, seat: int, bird: str) -> Spot:
    """Return the spot of a bird, on its tower or hooded in its section."""
    return Spot("bird", view.birds[seat]["PG".index(bird)], seat, bird)


def keep_spot(place: int) -> Spot:
    """Return the spot of a keep or of the centre."""
    return CENTRE_SPOT if place == CENTRE else Spot("keep", place)


def paths(view: View, seat: int, move: Move) -> list[tuple[Spot, ...]]:
    """Return the ways to point a move out: a card and where it goes, a bird and where it flies or what it takes."""
    if isinstance(move, MoveCard):
        return [(Spot("row", move.row), Spot("row", move.to))]
    if isinstance(move, Fly):
        return [(bird_spot(view, seat, BIRD_LETTERS[move.bird]), Spot("tower", move.to))]
    if isinstance(move, Capture):
        bird = bird_spot(view, seat, BIRD_LETTERS[move.bird])
        return [(bird, Spot("row", bird.side))]
    if isinstance(move, Reverse):
        return [(bird, Spot("row", move.discard)) for bird in _own_birds(view, seat, move.row)]
    if isinstance(move, Shift):
        return [(bird, Spot("row", move.row)) for bird in _own_birds(view, seat, move.row)]
    if isinstance(move, Hood):
        return [(bird_spot(view, victim, BIRD_LETTERS[bird]),) for victim, bird in move.victims]
    if isinstance(move, PlaceToken):
        first = keep_spot(move.first)
        if move.second < 0:
            return [(first,)]
        second = keep_spot(move.second)
        return [(first, second), (second, first)] if first != second else [(first, second)]
    return []


def _own_birds(view: View, seat: int, tower: int) -> list[Spot]:
    """Return the birds of a seat that stand, not hooded, on a tower."""
    spots = [bird_spot(view, seat, bird) for bird in "PG" if view.hooded[seat] != bird]
    return [spot for spot in spots if spot.side == tower]


def openings(view: View, moves: Iterable[Move], picked: tuple[Spot, ...]) -> dict[Spot, list[Move]]:
    """Return what may be pointed at next, after what was picked, and the moves that each leads to."""
    found: dict[Spot, list[Move]] = {}
    if view.seat is None:
        return found
    for move in moves:
        for path in paths(view, view.seat, move):
            if len(path) > len(picked) and path[: len(picked)] == picked:
                leads_to = found.setdefault(path[len(picked)], [])
                if move not in leads_to:
                    leads_to.append(move)
    return found


def completed(view: View, moves: Sequence[Move], picked: tuple[Spot, ...]) -> list[Move]:
    """Return the moves that this picking points out in full."""
    if view.seat is None:
        return []
    return [move for move in moves if picked in paths(view, view.seat, move)]


KINDRED = {
    "bird": ("bird", "tower", "row", "keep"),
    "tower": ("tower", "row", "keep", "bird"),
    "row": ("row", "tower", "keep", "bird"),
    "keep": ("keep", "row", "tower", "bird"),
    "centre": ("centre",),
}
"""What a click on one kind of thing may mean as well, the likeliest first: people aim at a side, not at a letter."""


def meant(spot: Spot, offered: Iterable[Spot]) -> Spot:
    """Return the offered spot that somebody means who points here; the spot itself where none fits."""
    here = [other for other in offered if other.side == spot.side]
    if spot in here:
        return spot
    for kind in KINDRED[spot.kind]:
        fitting = [other for other in here if other.kind == kind]
        if len(fitting) == 1:
            return fitting[0]
    return spot


def attempt(view: View, picked: tuple[Spot, ...], spot: Spot) -> str | None:
    """Return the notation of what somebody tries who points at what is not offered, so that the referee explains."""
    if view.phase in {"bets", "token"}:
        place = "centre" if spot.kind == "centre" else str(spot.side)
        return " ".join(["K", *(str(earlier.side) for earlier in picked), place])
    if spot.kind == "centre" or view.seat is None:
        return None
    if not picked:
        return _first_attempt(view, view.seat, spot)
    start = picked[0]
    if start.kind == "row":
        return f"M {start.side}>{spot.side}" if spot.side != start.side else None
    if spot.kind == "row" and spot.side == start.side:
        return f"X{start.bird}"
    if spot.kind == "row" and view.rows[spot.side].endswith("E"):
        return f"R {start.side}/{spot.side}"
    return f"{start.bird}>{spot.side}" if spot.side != start.side else None


def _first_attempt(view: View, seat: int, spot: Spot) -> str | None:
    if spot.kind == "bird" and spot.seat != seat:
        return hooding(view, seat, spot.side)
    if spot.kind == "bird":
        return f"{spot.bird}>{(spot.side + 1) % 8}"
    return f"M {spot.side}>{(spot.side + 1) % 8}" if spot.kind == "row" else None


def hooding(view: View, seat: int, tower: int) -> str:
    """Return the notation of hooding everybody on a tower, whether that is legal or not."""
    victims = []
    for other in range(view.seats):
        here = [bird for bird in "PG" if view.birds[other]["PG".index(bird)] == tower and view.hooded[other] != bird]
        if other != seat and here and not view.hooded[other]:
            victims.append(f"{other}{here[0]}")
    nobody = f"{(seat + 1) % view.seats}P"
    return f"H {tower}[{','.join(victims) or nobody}]"
