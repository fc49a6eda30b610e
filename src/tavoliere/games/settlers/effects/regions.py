"""Magic that moves regions: Magic Land, Change Land! and Whirlwind (W76, W93, W94)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavoliere.core.event import Event
from tavoliere.games.settlers.moves import REGION_MOVES, REGION_TAKES, AtRegion, TakeRegion
from tavoliere.games.settlers.pieces import CHANGE_LAND as CHANGE_LAND_CARD
from tavoliere.games.settlers.pieces import MAGIC_LAND as MAGIC_LAND_CARD
from tavoliere.games.settlers.pieces import REGION_CODES, RESOURCE_OF, place_text
from tavoliere.games.settlers.pieces import WHIRLWIND as WHIRLWIND_CARD
from tavoliere.games.settlers.rules import registry, stock
from tavoliere.games.settlers.rules.agenda import (
    CHANGE_LAND,
    CHANGE_LAND_FOR,
    MAGIC_LAND,
    MAGIC_LAND_THEIRS,
    WHIRLWIND,
    Frame,
)
from tavoliere.games.settlers.rules.building import protected_by_wizard
from tavoliere.games.settlers.rules.cards import ALL_EYES, look_through, pull_out, region_stack, slide_under

if TYPE_CHECKING:
    from tavoliere.core.move import Move
    from tavoliere.games.settlers.position import Position
    from tavoliere.games.settlers.realm import Realm


def movable(realm: Realm) -> list[int]:
    """List the regions of a kind that their owner has twice, with no wizard beside them (W76, W94, I28)."""
    counts = [0] * 6
    places = range(2 * realm.first, 2 * realm.last + 4)
    for place in places:
        if realm.land[place]:
            counts[RESOURCE_OF[realm.land[place]]] += 1
    return [
        place
        for place in places
        if realm.land[place] and counts[RESOURCE_OF[realm.land[place]]] > 1 and not protected_by_wizard(realm, place)
    ]


# ------------------------------------------------------------------------------------------------------- Magic Land


def can_magic_land(position: Position, seat: int) -> bool:
    """Both must have a region that can be swapped (W76)."""
    return bool(movable(position.realms[seat])) and bool(movable(position.realms[1 - seat]))


def start_magic_land(position: Position, frame: Frame, _tell: list[Event] | None) -> None:
    """Choose the own region first."""
    position.frames.append(Frame(MAGIC_LAND, frame.seat))


def offer_magic_land(position: Position, frame: Frame, moves: list[Move]) -> None:
    """Offer the own regions that can go."""
    for place in movable(position.realms[frame.seat]):
        moves.append(REGION_MOVES[0][place])


def do_magic_land(position: Position, frame: Frame, move: Move, _tell: list[Event] | None) -> None:
    """Choose the opponent's next."""
    position.frames.pop()
    if isinstance(move, AtRegion):
        position.frames.append(Frame(MAGIC_LAND_THEIRS, frame.seat, move.place))


def offer_magic_land_theirs(position: Position, frame: Frame, moves: list[Move]) -> None:
    """Offer the opponent's regions that can go."""
    for place in movable(position.realms[1 - frame.seat]):
        moves.append(REGION_MOVES[1][place])


def do_magic_land_theirs(position: Position, frame: Frame, move: Move, tell: list[Event] | None) -> None:
    """Swap the two regions with everything that is stored on them (W76)."""
    position.frames.pop()
    if not isinstance(move, AtRegion):
        return
    mine, theirs = position.realms[frame.seat], position.realms[1 - frame.seat]
    here, there = frame.a, move.place
    mine.land, theirs.land = mine.land.copy(), theirs.land.copy()
    mine.land[here], theirs.land[there] = theirs.land[there], mine.land[here]
    mine.store[here], theirs.store[there] = theirs.store[there], mine.store[here]
    mine.survey()
    theirs.survey()
    if tell is not None:
        told = {
            "seat": frame.seat,
            "place": place_text(here),
            "their_place": place_text(there),
            "region": REGION_CODES[theirs.land[there]],
            "their_region": REGION_CODES[mine.land[here]],
        }
        tell.append(Event("regions-swapped", told))


# ----------------------------------------------------------------------------------------------------- Change Land!


def can_change_land(position: Position, seat: int) -> bool:
    """There must be a region that can go, and another to come (W94)."""
    return bool(movable(position.realms[seat])) and bool(position.stacks[region_stack(position)])


def start_change_land(position: Position, frame: Frame, _tell: list[Event] | None) -> None:
    """Choose the region that goes."""
    position.frames.append(Frame(CHANGE_LAND, frame.seat))


def offer_change_land(position: Position, frame: Frame, moves: list[Move]) -> None:
    """Offer the regions that can go."""
    for place in movable(position.realms[frame.seat]):
        moves.append(REGION_MOVES[0][place])


def do_change_land(position: Position, frame: Frame, move: Move, tell: list[Event] | None) -> None:
    """Look through the stack of regions for another."""
    position.frames.pop()
    if isinstance(move, AtRegion):
        look_through(position, frame.seat, region_stack(position), tell)
        position.frames.append(Frame(CHANGE_LAND_FOR, frame.seat, move.place))


def offer_change_land_for(position: Position, _frame: Frame, moves: list[Move]) -> None:
    """Offer the regions of the stack."""
    for region in sorted(position.stacks[region_stack(position)]):
        moves.append(REGION_TAKES[region])


def do_change_land_for(position: Position, frame: Frame, move: Move, tell: list[Event] | None) -> None:
    """The new region takes the place and the number of the old, which goes under the stack (W94)."""
    position.frames.pop()
    if not isinstance(move, TakeRegion):
        return
    stack = region_stack(position)
    realm = position.realms[frame.seat]
    old = realm.land[frame.a]
    pull_out(position, frame.seat, stack, move.region)
    realm.land = realm.land.copy()
    realm.land[frame.a] = move.region
    realm.survey()
    slide_under(position, stack, old, ALL_EYES)
    if tell is not None:
        told = {
            "seat": frame.seat,
            "place": place_text(frame.a),
            "region": REGION_CODES[move.region],
            "old": REGION_CODES[old],
        }
        # Which regions are left is no secret, only how they lie.
        tell.append(Event("region-changed", told))


# -------------------------------------------------------------------------------------------------------- Whirlwind


def can_whirlwind(position: Position, seat: int) -> bool:
    """There must be something to blow away (W93)."""
    return any(position.realms[1 - seat].store)


def start_whirlwind(position: Position, frame: Frame, _tell: list[Event] | None) -> None:
    """Choose the region."""
    position.frames.append(Frame(WHIRLWIND, frame.seat))


def offer_whirlwind(position: Position, frame: Frame, moves: list[Move]) -> None:
    """Offer the opponent's regions that store anything."""
    theirs = position.realms[1 - frame.seat]
    for place in range(2 * theirs.first, 2 * theirs.last + 4):
        if theirs.store[place]:
            moves.append(REGION_MOVES[1][place])


def do_whirlwind(position: Position, frame: Frame, move: Move, tell: list[Event] | None) -> None:
    """Everything on this region is lost, and on no other (W93)."""
    position.frames.pop()
    if isinstance(move, AtRegion):
        victim = 1 - frame.seat
        stored = position.realms[victim].store[move.place]
        stock.spend(position, victim, move.place, stored, stock.WHIRLWIND, tell)


def enter() -> None:
    """Enter the three cards and their decisions."""
    registry.card(MAGIC_LAND_CARD, can_magic_land, start_magic_land)
    registry.card(CHANGE_LAND_CARD, can_change_land, start_change_land)
    registry.card(WHIRLWIND_CARD, can_whirlwind, start_whirlwind)
    registry.decide(MAGIC_LAND, offer_magic_land, do_magic_land)
    registry.decide(MAGIC_LAND_THEIRS, offer_magic_land_theirs, do_magic_land_theirs)
    registry.decide(CHANGE_LAND, offer_change_land, do_change_land)
    registry.decide(CHANGE_LAND_FOR, offer_change_land_for, do_change_land_for)
    registry.decide(WHIRLWIND, offer_whirlwind, do_whirlwind)
