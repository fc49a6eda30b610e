"""What single cards do: a short function each, beside its siblings."""

from __future__ import annotations


def enter_effects() -> None:
    """Enter all cards and their decisions into the registry of the rules."""
    from tavoliere.games.settlers.effects import (
        actions,
        attacks,
        books,
        events,
        magic_actions,
        magic_buildings,
        regions,
    )

    for chapter in (actions, attacks, events, books, magic_actions, magic_buildings, regions):
        chapter.enter()


# Whichever of the two packages is imported first, the rules stand before a chapter of the effects begins.
import tavoliere.games.settlers.rules  # noqa: E402, F401  see above
