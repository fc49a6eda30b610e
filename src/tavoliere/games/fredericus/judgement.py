"""What a good falconer looks at: what a move gains, what a board is worth, where a bet may pay (S9-S13)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tavoliere.games.fredericus.moves import Capture, PlaceToken, Reverse
from tavoliere.games.fredericus.pieces import (
    CAPTURED,
    CENTRE,
    FIRST_CREATURE,
    HOODED,
    LEFT,
    REVERSED,
    RIGHT,
    SKY,
    TURN,
    WOODS,
    size_of,
)
from tavoliere.games.fredericus.score import points_of

if TYPE_CHECKING:
    from tavoliere.core.move import Move
    from tavoliere.games.fredericus.position import Position

WIDEST: Final = 150
"""How many boards of a turn are looked at after each action."""

MOST_BOARDS: Final = 1_000_000
"""A turn has few actions: no need to stop."""

GOAL: Final = 2.2
"""What a goal not yet seen is worth: a point, and the pairs that it may make."""

LATE_GOAL: Final = 1.6
GIVEN_GOAL: Final = 1.5
"""What it costs to let an opponent draw a goal."""

BREADTH: Final = 0.35
"""What a first creature of a kind is worth beyond its point: any goal may ask for it (S9)."""

HOOD: Final = 0.45
READY: Final = (0.55, 0.42, 0.28, 0.16, 0.08, 0.03)
"""How likely a capture is that needs so many actions."""

FAR: Final = 6

PROMISE: Final = (1.6, 1.1, 0.7, 0.35, 0.0)
"""What a capture may be worth that is still so many actions away."""


def in_turn(position: Position, seat: int) -> bool:
    """Say whether this seat is still acting in its turn."""
    return position.phase == TURN and position.turn == seat


def sensible(_position: Position, _seat: int, moves: list[Move]) -> list[Move]:
    """Look at everything: in this game the odd move may be the good one."""
    return moves


def let_others_answer(_position: Position, _seat: int) -> None:
    """Nobody else decides anything in a turn."""


def may_stop(position: Position) -> bool:
    """Say whether the turn may be ended here (F13, A10)."""
    return position.phase == TURN and (position.actions == 0 or position.options.up_to)


def gain(before: Position, move: Move, after: Position) -> float:
    """Count what a move brings the acting seat at once: creatures and pairs, a goal, what it pays to others."""
    seat = before.turn
    if isinstance(move, Capture):
        return _gain_of_capture(before, after, seat)
    if isinstance(move, Reverse):
        if before.announced:
            return 0.0
        return GOAL if before.round < 8 else LATE_GOAL
    return 0.0


def _gain_of_capture(before: Position, after: Position, seat: int) -> float:
    """Count the point, the pairs with the own goals, and the breadth; less the goals paid to bets (S9, S11)."""
    caught = after.creatures[seat] - before.creatures[seat]
    goals = before.goals[seat]
    own = before.creatures[seat]
    gained = float(points_of(own + caught, goals) - points_of(own, goals))
    if own & (caught * 15) == 0 and not before.announced:
        gained += BREADTH
    for other in range(before.seats):
        if other != seat:
            drawn = after.goals[other] != before.goals[other]
            if drawn:
                gained -= GIVEN_GOAL
    if not before.announced and after.announced:
        gained += _lead(after, seat)
    return gained


def _lead(position: Position, seat: int) -> float:
    """Weigh an announced end: good for a leader, bad for who trails (S13)."""
    best = 0
    for other in range(position.seats):
        if other != seat:
            # Nobody sees the others' goals: count each as a pair in the making.
            points = size_of(position.creatures[other]) + 2 * size_of(position.goals[other])
            best = max(best, points)
    ahead = points_of(position.creatures[seat], position.goals[seat]) - best
    return min(3.0, max(-3.0, 0.5 * ahead))


def worth(position: Position, seat: int) -> float:
    """Weigh the board that a turn leaves behind: hoods on others, their chances, one's own next ones, the bet."""
    value = 0.0
    for other in range(position.seats):
        if other == seat:
            continue
        peregrine, goshawk = position.birds[2 * other], position.birds[2 * other + 1]
        if peregrine >= HOODED or goshawk >= HOODED:
            value += HOOD
        value -= 0.8 * (chance_of_bird(position, other, 0) + chance_of_bird(position, other, 1)) / (position.seats - 1)
    own = chance_of_bird(position, seat, 0) + chance_of_bird(position, seat, 1)
    value += 0.4 * own / position.seats
    if not position.announced:
        value += GOAL * best_bet(position, seat)
    return value


def promise(position: Position, seat: int) -> float:
    """Guess what the rest of this turn may still bring, from the ends of the rows alone; quick rather than exact."""
    ends = position.ends
    left = position.actions + position.extra
    beasts = ends >> 32
    sky = ends >> 16 & 0xFF
    woods = ends >> 8 & 0xFF
    value = 0.0
    for bird in (0, 1):
        tower = position.birds[2 * seat + bird]
        if tower >= HOODED or position.used & CAPTURED[bird]:
            continue
        if bird == 0:
            value += PROMISE[_actions_to(tower, left, beasts, LEFT[sky], RIGHT[sky])]
        else:
            one_way = _actions_to(tower, left, beasts, LEFT[sky], RIGHT[woods])
            other_way = _actions_to(tower, left, beasts, LEFT[woods], RIGHT[sky])
            value += PROMISE[min(one_way, other_way)]
    if position.used & REVERSED == 0 and not position.announced:
        seals = ends >> 24 & 0xFF
        for bird in (0, 1):
            tower = position.birds[2 * seat + bird]
            if tower < HOODED:
                value += 1.5 * PROMISE[_actions_to(tower, left, ends & 0xFF, LEFT[seals], RIGHT[seals])]
    return value


def _actions_to(tower: int, left: int, row: int, before: int, behind: int) -> int:
    """Count the actions, flights and cards, until three marks meet at a tower; more than are left count as far."""
    all_three = row & before & behind
    two = row & before | row & behind | before & behind
    here = 1 << tower
    beside = LEFT[here] | RIGHT[here]
    if here & all_three:
        return 0
    if (here & two) | (beside & all_three):
        return 1 if left > 0 else 4
    beyond = LEFT[beside] | RIGHT[beside]
    if (here & (row | before | behind)) | (beside & two) | (beyond & all_three):
        return 2 if left > 1 else 4
    return 3 if left > 2 else 4


def chance_of_bird(position: Position, seat: int, bird: int) -> float:
    """Guess how likely this bird captures in its owner's next turn, wherever it is easiest."""
    tower = position.birds[2 * seat + bird]
    if tower >= HOODED:
        return 0.0
    nearest = FAR
    for step in (-2, -1, 0, 1, 2):
        target = (tower + step) & 7
        needed = changes_needed(position, target, bird) + abs(step)
        nearest = min(nearest, needed)
    return READY[nearest] if nearest < FAR else 0.0


def changes_needed(position: Position, tower: int, bird: int) -> int:
    """Count the card moves that a capture at this tower still needs, roughly."""
    row = position.rows[tower]
    buried = 0
    while row and row & 15 < FIRST_CREATURE:
        row >>= 4
        buried += 1
    if row == 0 or buried > 2:
        return FAR
    left = position.rows[(tower - 1) & 7] & 15
    right = position.rows[(tower + 1) & 7] & 15
    if bird == 0:
        wrong = (0 if left == SKY else 1) + (0 if right == SKY else 1)
    else:
        one_way = (0 if left == SKY else 1) + (0 if right == WOODS else 1)
        other_way = (0 if left == WOODS else 1) + (0 if right == SKY else 1)
        wrong = min(one_way, other_way)
    return min(FAR, buried + wrong)


def chance_of_keep(position: Position, seat: int, keep: int) -> float:
    """Guess how likely an opponent captures at this keep before the seat's own next turn (S10)."""
    missed = 1.0
    for other in range(position.seats):
        if other == seat:
            continue
        for bird in (0, 1):
            tower = position.birds[2 * other + bird]
            if tower >= HOODED:
                continue
            way = (tower - keep) & 7
            steps = min(way, 8 - way)
            needed = steps + changes_needed(position, keep, bird)
            if needed < FAR:
                missed *= 1.0 - 0.75 * READY[needed]
    return 1.0 - missed


def best_bet(position: Position, seat: int) -> float:
    """Find the likeliest keep to bet on."""
    best = 0.0
    for keep in range(8):
        best = max(best, chance_of_keep(position, seat, keep))
    return best


def weigh(position: Position, seat: int, moves: list[Move]) -> list[float] | None:
    """Weigh each place for the token, or each pair of places for two of them; None: a turn wants looking ahead."""
    if position.phase == TURN:
        return None
    chances = [chance_of_keep(position, seat, keep) for keep in range(8)]
    missed = 1.0
    for chance in chances:
        missed *= 1.0 - chance
    weights: list[float] = []
    for move in moves:
        weight = 0.0
        if isinstance(move, PlaceToken):
            if move.first == CENTRE:
                # The centre pays when nobody captures anywhere (F34).
                weight = 0.9 * missed
            elif move.second < 0 or move.second == move.first:
                weight = chances[move.first]
            else:
                weight = chances[move.first] + chances[move.second]
        weights.append(weight)
    return weights
