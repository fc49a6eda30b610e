"""Counting positions: how many different ones lie n moves away, which shows any change of the rules as a number."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tests.conformance.tables import FACTS, Setting

if TYPE_CHECKING:
    from collections.abc import Callable

    from tavoliere.core.move import Move
    from tavoliere.core.position import Position

PLIES: Final = 4
MOST: Final = 3_000
"""A ply is counted only from so few positions, which keeps the whole suite at a second or two."""

DEALS: Final = (
    (Setting("fredericus", 2), 1),
    (Setting("fredericus", 3), 2),
    (Setting("fredericus", 4), 3),
    (Setting("fredericus", 2, (("variant", "on"), ("actions", "up_to"))), 4),
)

MIDDLES: Final = (
    (Setting("settlers", 2, (("turn_limit", "100"),)), 1),
    (Setting("settlers", 2, (("mode", "extended"), ("turn_limit", "100"))), 3),
    (Setting("settlers", 2, (("mode", "tournament"), ("turn_limit", "100"))), 5),
)
"""Where a deal begins with choices that lead to one turn alike, tables in the middle of a game."""


def starts() -> dict[str, tuple[str, str]]:
    """Return the positions to count from, each with its game: those written by hand, and deals from seeds."""
    found: dict[str, tuple[str, str]] = {}
    for name, facts in FACTS.items():
        for called, text in facts.worked.items():
            found[f"{name}: {called}"] = name, text
    for setting, seed in DEALS:
        position = setting.deal(seed)
        # Past the choices of the set-up, to where the game branches.
        while position.seat != 0 or len(position.moves()) == len(setting.deal(seed).moves()):
            position.advance(position.moves()[0])
        found[f"{setting}: seed {seed}"] = setting.id, position.text()
    for setting, seed in MIDDLES:
        found[f"{setting}: seed {seed}"] = setting.id, setting.begin(seed).text()
    return found


def key_of(position: Position) -> Any:
    """Return what tells positions of one game apart: their short key where they have one, else their notation."""
    key: Callable[[], Any] = getattr(position, "key", position.text)
    return key()


def after(positions: dict[Any, Position], wanted: Callable[[Move], bool] = lambda _: True) -> dict[Any, Position]:
    """Return the different positions that one more move leads to."""
    found: dict[Any, Position] = {}
    for position in positions.values():
        for move in position.moves():
            if wanted(move):
                trial = position.copy()
                trial.advance(move)
                found.setdefault(key_of(trial), trial)
    return found


def count(position: Position, plies: int = PLIES, most: int = MOST) -> list[int]:
    """Count the different positions after 1, 2, ... moves."""
    counts: list[int] = []
    layer = {key_of(position): position}
    while len(counts) < plies and len(layer) <= most:
        layer = after(layer)
        counts.append(len(layer))
    return counts
