"""The plan: which values, which way to look, and what is told of it in the end."""

from __future__ import annotations

import gc
import math
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from tavoliere.core.planning import Plan
from tavoliere.games.settlers.moves import DONE, Done
from tavoliere.games.settlers.pieces import MODES
from tavoliere.games.settlers.planning.answers import weigh_answers
from tavoliere.games.settlers.planning.counting import FEATURES
from tavoliere.games.settlers.planning.decisions import weigh_corners, weigh_moves
from tavoliere.games.settlers.planning.search import WON, Outlook, Search
from tavoliere.games.settlers.planning.steps import NO_ATTACKS, NO_TRADES
from tavoliere.games.settlers.planning.turns import look_through
from tavoliere.games.settlers.rules import agenda
from tavoliere.games.values import load_values, share_of

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from tavoliere.core.chance import Fast
    from tavoliere.core.move import Move
    from tavoliere.core.planning import Limits, Manner
    from tavoliere.games.settlers.position import Position

VALUES: Final = Path(__file__).parent.parent / "values"
"""The folder of the values."""

BEST_VALUES: Final = "hand"
"""The values that are used where nobody names others."""

VARIETIES: Final[dict[str, tuple[int, dict[str, str]]]] = {mode: (2, {"mode": mode}) for mode in MODES}
"""The deals that have values of their own: the modes."""

BEAM: Final = 10
"""How many boards are gone on from after each step of a turn."""

OWN_SHARE: Final = 50
"""How much of the boards the own turn may take where answers are looked at too, in hundredths."""

TRUST: Final = 50
"""How much of a value comes from the answers, in hundredths."""

CLARITY: Final = 120.0
"""By how many thousandths of a logit a move must be worse to be 2.7 times less likely."""

SAVING: Final = ("near_", "roads", "stored")
RISKS: Final = ("risk", "overflow")


def variety(position: Position) -> str:
    """Name the mode of a position."""
    return MODES[position.options.mode]


def ends_turn(position: Position, move: Move) -> bool:
    """Say whether a move ends the actions of a turn."""
    return isinstance(move, Done) and position.frames[-1].kind == agenda.ACTIONS


def weights_for(mode: str, values: str, traits: Mapping[str, float] | None) -> list[int]:
    """Return the weights of a mode; whoever does not save, or forgets the brigands, weighs those things less."""
    weights = load_values(VALUES, values or BEST_VALUES).row(mode, FEATURES)
    if traits:
        saving, caution = traits.get("saving", 1.0), traits.get("caution", 1.0)
        for at, name in enumerate(FEATURES):
            if name.startswith(SAVING):
                weights[at] = round(weights[at] * saving)
            elif name.startswith(RISKS):
                weights[at] = round(weights[at] * caution)
    return weights


def overlooked(position: Position, seat: int, traits: Mapping[str, float] | None) -> int:
    """Say what a seat does not think of in this turn: the traits `trade` and `attack` say how often it does."""
    limits = 0
    if traits:
        # By the turn, so that nobody thinks of it halfway through.
        mood = (position.turn * 7919 + seat * 104_729) % 100
        if mood >= 100 * traits.get("trade", 1.0):
            limits |= NO_TRADES
        if (mood + 50) % 100 >= 100 * traits.get("attack", 1.0):
            limits |= NO_ATTACKS
    return limits


def plan(
    imagine: Callable[[], Any],
    seat: int,
    moves: Sequence[Move],
    limits: Limits,
    manner: Manner,
    chance: Fast,
) -> Plan:
    """Look through the rest of the seat's turn, or a decision outside it, in worlds that `imagine` makes up."""
    collects = gc.isenabled()
    # Boards hold no rings; looking for some among them would take a fifth of the time.
    gc.disable()
    try:
        return _plan(imagine, seat, moves, limits, manner, chance)
    finally:
        if collects:
            gc.enable()


def _plan(
    imagine: Callable[[], Any],
    seat: int,
    moves: Sequence[Move],
    limits: Limits,
    manner: Manner,
    chance: Fast,
) -> Plan:
    world: Position = imagine()
    offered = list(moves)
    weights = weights_for(variety(world), manner.values, manner.traits)
    samples = max(1, manner.worlds)
    search = Search(seat, weights, round(manner.noise), max(1, limits.nodes), limits.hurried, chance, samples)
    if len(offered) == 1:
        return Plan((offered[0],), share_of(search.value(world, seat)), (1.0,), search.nodes)
    kind = world.frames[-1].kind
    if kind == agenda.ARRANGE:
        search.count()
        return _chosen(search, offered, weigh_corners(world, offered))
    if acts(world, seat):
        return _plan_turn(search, world, offered, manner, overlooked(world, seat, manner.traits))
    worlds = [world] + [imagine() for _ in range(samples - 1)]
    return _chosen(search, offered, weigh_moves(search, worlds, offered))


def acts(position: Position, seat: int) -> bool:
    """Say whether a seat is in its action step, or decides something within it."""
    if position.active != seat or position.turn == 0 or position.frames[-1].seat != seat:
        return False
    return any(frame.kind == agenda.ACTIONS for frame in position.frames)


def _plan_turn(search: Search, root: Position, moves: list[Move], manner: Manner, limits: int) -> Plan:
    """Look through the turn, and hold the best of its ends against the answers."""
    budget = search.budget
    if manner.plies > 1:
        search.budget = budget * OWN_SHARE // 100
    ends = look_through(search, root, moves, BEAM, limits)
    if manner.plies > 1 and len(ends) > 1 and not search.hurried():
        search.budget = budget
        search.stopped = search.nodes >= budget
        best = ends[: manner.width]
        weigh_answers(search, best, max(1, manner.worlds), manner.plies, TRUST)
        best.sort(key=_weight)
        ends = best + ends[manner.width :]
    if not ends:
        # There was no time for anything.
        return Plan((search.choose(root, moves),), 0.5, _shares([0] * len(moves)), search.nodes)
    return _told(search, ends, moves)


def _weight(outlook: Outlook) -> int:
    return -outlook.value


def _told(search: Search, ends: list[Outlook], moves: list[Move]) -> Plan:
    """Tell the best end of the turn as a plan."""
    best = ends[0]
    line = list(best.line)
    if not best.closed and not best.position.reason and best.position.frames[-1].kind == agenda.ACTIONS:
        line.append(DONE)
    values: list[int | None] = [None] * len(moves)
    for end in ends:
        first = end.line[0] if end.line else DONE
        at = moves.index(first)
        old = values[at]
        if old is None or end.value > old:
            values[at] = end.value
    shares = _shares(values)
    return Plan(tuple(line), share_of(best.value), shares, search.nodes)


def _chosen(search: Search, moves: list[Move], values: list[int | None]) -> Plan:
    """Tell the best of several moves as a plan."""
    best, most = 0, -WON - 1
    for at, value in enumerate(values):
        if value is not None and value > most:
            best, most = at, value
    return Plan((moves[best],), share_of(most), _shares(values), search.nodes)


def _shares(values: Sequence[int | None]) -> tuple[float, ...]:
    """Say how good each move looks; what nobody has looked at has no share."""
    known = [value for value in values if value is not None]
    most = max(known)
    raw = [0.0 if value is None else math.exp(max(-60.0, (value - most) / CLARITY)) for value in values]
    total = sum(raw)
    return tuple(share / total for share in raw)


__all__ = ["VARIETIES", "ends_turn", "plan", "variety"]
