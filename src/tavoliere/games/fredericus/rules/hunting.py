"""Captures: the high hunt, the low hunt, and the rewards of those who bet on it (F18-F22)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tavoliere.core.event import Event
from tavoliere.core.refusal import Refusal
from tavoliere.games.fredericus.moves import CAPTURES, Capture
from tavoliere.games.fredericus.pieces import (
    BESIDE,
    BIRD_LETTERS,
    CAPTURED,
    CENTRE,
    CLEAR,
    FIRST_CREATURE,
    GOSHAWK,
    HOODED,
    LEFT,
    LETTERS,
    MARK,
    PEREGRINE,
    RIGHT,
    size_of,
)
from tavoliere.games.fredericus.rules.closing import announce, draw_goal, take_token_back
from tavoliere.games.fredericus.rules.lookout import refusal_of_ends

if TYPE_CHECKING:
    from tavoliere.core.move import Move
    from tavoliere.games.fredericus.position import Position

ENOUGH_CREATURES: Final = 8


def high_hunts(ends: int) -> int:
    """Mark the towers of the high hunt: a creature between sky and sky (F19)."""
    return ends >> 32 & BESIDE[ends >> 16 & 0xFF]


def low_hunts(ends: int) -> int:
    """Mark the towers of the low hunt: a creature between sky and woods, either way round (F20)."""
    woods = ends >> 8 & 0xFF
    sky = ends >> 16 & 0xFF
    return ends >> 32 & (LEFT[sky] & RIGHT[woods] | RIGHT[sky] & LEFT[woods])


def offer_captures(position: Position, moves: list[Move]) -> None:
    """Offer each bird that has not captured this turn the creature before it (F18)."""
    ends = position.ends
    if ends >> 32 == 0:
        return
    own = 2 * position.turn
    used = position.used
    tower = position.birds[own]
    if tower < HOODED and used & CAPTURED[PEREGRINE] == 0 and high_hunts(ends) >> tower & 1:
        moves.append(CAPTURES[PEREGRINE])
    tower = position.birds[own + 1]
    if tower < HOODED and used & CAPTURED[GOSHAWK] == 0 and low_hunts(ends) >> tower & 1:
        moves.append(CAPTURES[GOSHAWK])


def objection_to_capture(position: Position, move: Capture) -> Refusal | None:
    """Say what keeps this bird from capturing, the first thing first."""
    ends = position.ends
    tower = position.birds[2 * position.turn + move.bird]
    bird = BIRD_LETTERS[move.bird]
    if position.used & CAPTURED[move.bird]:
        return Refusal("F18", "refusal-captured-already", bird=bird)
    if tower >= HOODED:
        return Refusal("A21", "refusal-hooded-hunt", bird=bird, tower=tower - HOODED)
    end = position.rows[tower] & 15
    rule = "F19" if move.bird == PEREGRINE else "F20"
    if end == 0:
        return Refusal("A5", "refusal-hunt-empty-row", bird=bird, tower=tower)
    if end < FIRST_CREATURE:
        return Refusal(rule, "refusal-no-creature", bird=bird, tower=tower, end=LETTERS[end])
    hunts = high_hunts(ends) if move.bird == PEREGRINE else low_hunts(ends)
    if hunts >> tower & 1:
        return None
    key = "refusal-high-hunt" if move.bird == PEREGRINE else "refusal-low-hunt"
    return refusal_of_ends(position, tower, rule, key)


def do_capture(position: Position, move: Capture, tell: list[Event] | None) -> None:
    """Take the creature before one; the next card becomes the end at once (F21)."""
    seat = position.turn
    tower = position.birds[2 * seat + move.bird]
    creature = position.rows[tower] & 15
    rest = position.rows[tower] >> 4
    position.rows[tower] = rest
    position.ends = position.ends & CLEAR[tower] | MARK[rest & 15] << tower
    position.creatures[seat] += 1 << 4 * (creature - FIRST_CREATURE)
    position.used |= CAPTURED[move.bird]
    if tell is not None:
        args = {"seat": seat, "bird": BIRD_LETTERS[move.bird], "creature": LETTERS[creature], "tower": tower}
        tell.append(Event("captured", args))
    eighth = size_of(position.creatures[seat]) >= ENOUGH_CREATURES
    # A29: the eighth creature is announced before any goal is paid, unless the option lets it pay.
    if eighth and not position.options.eighth_pays:
        announce(position, seat, "eighth", tell)
    reward_bets(position, tower, tell)
    if eighth:
        announce(position, seat, "eighth", tell)


def reward_bets(position: Position, tower: int, tell: list[Event] | None) -> None:
    """Pay the opponents who bet on this keep, clockwise from the captor's left; a token in the centre is void (F22)."""
    seats = position.seats
    for step in range(1, seats):
        owner = (position.turn + step) % seats
        if seats == 2:
            _reward_two_tokens(position, owner, tower, tell)
        elif position.tokens[owner] == tower:
            take_token_back(position, owner, owner, tell)
            draw_goal(position, owner, tell)
    for token in range(len(position.tokens)):
        if position.tokens[token] == CENTRE:
            take_token_back(position, token, token, tell)


def _reward_two_tokens(position: Position, owner: int, tower: int, tell: list[Event] | None) -> None:
    """Two tokens on one keep bring one goal, or one each by the option; both come back (A22)."""
    goals = 0
    for token in (2 * owner, 2 * owner + 1):
        if position.tokens[token] == tower:
            take_token_back(position, token, owner, tell)
            goals += 1
    # The two tokens of a seat are alike, so they are kept in order: one position, one notation.
    position.tokens[2 * owner : 2 * owner + 2] = sorted(position.tokens[2 * owner : 2 * owner + 2])
    if goals and not position.options.pays_each_token:
        goals = 1
    for _ in range(goals):
        draw_goal(position, owner, tell)
