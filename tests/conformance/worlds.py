"""Worlds that somebody cannot tell apart: the real one, and one imagined behind the same view."""

from __future__ import annotations

from itertools import zip_longest
from typing import TYPE_CHECKING

from tavoliere.core.chance import Fast
from tests.conformance.walking import wire

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tavoliere.core.event import Event
    from tavoliere.core.position import Position
    from tests.conformance.tables import Setting


def another_world(setting: Setting, position: Position, viewer: int | None, number: int) -> Position:
    """Imagine what else may lie behind what this viewer sees."""
    return setting.game.imagine(position.view(viewer), Fast(number))


def reveals_to(event: Event | None, viewer: int | None) -> bool:
    """Say whether this event tells this very viewer something that lay hidden; own decisions told back do not."""
    return event is not None and event.reveals and (event.unveils or viewer in (event.asides or {}))


def same_until_revealed(real: Sequence[Event], imagined: Sequence[Event], viewer: int | None) -> bool:
    """Insist that a viewer hears the same in both worlds up to the first thing that is legitimately revealed to them.

    Return whether they heard the same to the end.
    """
    for one, other in zip_longest(real, imagined):
        if reveals_to(one, viewer) or reveals_to(other, viewer):
            # Even then both worlds must agree that something came to light.
            assert one is not None
            assert other is not None
            assert one.reveals
            assert other.reveals
            if wire(one.told(viewer)) != wire(other.told(viewer)):
                return False
            continue
        assert one is not None
        assert other is not None
        assert wire(one.told(viewer)) == wire(other.told(viewer))
    return True
