"""Hooding the opponents' birds, an action (F17, F25-F30)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavoliere.core.event import Event
from tavoliere.core.refusal import Refusal, Value
from tavoliere.games.fredericus.moves import HOODINGS, Hood
from tavoliere.games.fredericus.pieces import BESIDE, BIRD_LETTERS, HOODED
from tavoliere.games.fredericus.rules.actions import objection_to_spending, spend_action
from tavoliere.games.fredericus.rules.lookout import refusal_of_ends

if TYPE_CHECKING:
    from tavoliere.core.move import Move
    from tavoliere.games.fredericus.position import Position


def hoodable(position: Position, seat: int, tower: int) -> int:
    """Tell which birds of a seat can be hooded on this tower: 1 the peregrine, 2 the goshawk, 3 either, 0 none.

    A seat with a hooded bird is immune (F27).
    """
    peregrine = position.birds[2 * seat]
    goshawk = position.birds[2 * seat + 1]
    if peregrine >= HOODED or goshawk >= HOODED:
        return 0
    return (1 if peregrine == tower else 0) + (2 if goshawk == tower else 0)


def offer_hoods(position: Position, moves: list[Move]) -> None:
    """Offer each tower between woods and woods where an opponent has a bird to hood (F25, A12)."""
    threatened = BESIDE[position.ends >> 8 & 0xFF]
    if threatened == 0 or position.actions + position.extra == 0:
        return
    threatened &= _towers_of_opponents(position)
    tower = 0
    while threatened:
        if threatened & 1:
            # F26, F28: every opponent there loses one bird; who has two there may lose either.
            choices = 0
            for seat in range(position.seats):
                if seat != position.turn:
                    choices |= hoodable(position, seat, tower) << 2 * seat
            moves.extend(HOODINGS[tower << 8 | choices])
        threatened >>= 1
        tower += 1


def _towers_of_opponents(position: Position) -> int:
    """Mark the towers where birds stand that can be hooded."""
    birds = position.birds
    towers = 0
    for seat in range(position.seats):
        if seat != position.turn:
            peregrine = birds[2 * seat]
            goshawk = birds[2 * seat + 1]
            if peregrine < HOODED and goshawk < HOODED:
                towers |= 1 << peregrine | 1 << goshawk
    return towers


def objection_to_hood(position: Position, move: Hood) -> Refusal | None:
    """Say what keeps this tower, or these birds, from being hooded; the first thing first."""
    tower = move.tower
    if BESIDE[position.ends >> 8 & 0xFF] >> tower & 1 == 0:
        return refusal_of_ends(position, tower, "F25", "refusal-no-woods")
    targets = [seat for seat in range(position.seats) if seat != position.turn and hoodable(position, seat, tower)]
    if not targets:
        return _objection_to_empty_tower(position, tower)
    refusal = _objection_to_victims(position, move)
    if refusal is not None:
        return refusal
    named = [seat for seat, _ in move.victims]
    for seat in targets:
        if seat not in named:
            return Refusal("F26", "refusal-hood-forgotten", tower=tower, victim=seat)
    return objection_to_spending(position)


def _objection_to_empty_tower(position: Position, tower: int) -> Refusal:
    """Tell why nobody can be hooded on a tower: no bird, only own birds, or only immune opponents (A12)."""
    standing = [seat for seat in range(position.seats) if tower in position.birds[2 * seat : 2 * seat + 2]]
    if not standing:
        return Refusal("A12", "refusal-hood-nobody", tower=tower)
    if standing == [position.turn]:
        return Refusal("A12", "refusal-hood-own-only", tower=tower)
    return Refusal("F27", "refusal-hood-immune-only", tower=tower)


def _objection_to_victims(position: Position, move: Hood) -> Refusal | None:
    for seat, bird in move.victims:
        if seat >= position.seats:
            return Refusal("F7", "refusal-hood-no-seat", number=seat, seats=position.seats)
        if seat == position.turn:
            return Refusal("F25", "refusal-hood-own", tower=move.tower)
        arguments: dict[str, Value] = {"tower": move.tower, "victim": seat, "bird": BIRD_LETTERS[bird]}
        if position.birds[2 * seat + bird] != move.tower:
            return Refusal("F25", "refusal-hood-absent", **arguments)
        if hoodable(position, seat, move.tower) == 0:
            return Refusal("F27", "refusal-hood-immune", **arguments)
    return None


def do_hood(position: Position, move: Hood, tell: list[Event] | None) -> None:
    """Move one bird of every opponent there, hooded, to the courtyard section of the tower (F26, F29)."""
    spend_action(position)
    if tell is not None:
        tell.append(Event("hooding", {"seat": position.turn, "tower": move.tower}))
    for seat, bird in move.victims:
        position.birds[2 * seat + bird] = HOODED + move.tower
        if tell is not None:
            args = {"seat": position.turn, "victim": seat, "bird": BIRD_LETTERS[bird], "tower": move.tower}
            tell.append(Event("hooded", args))
