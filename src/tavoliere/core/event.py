"""An event: what happened, and who may know how much of it."""

from __future__ import annotations

from typing import Any, Final

TURN_BEGAN: Final = "turn-began"
GAME_OVER: Final = "game-over"


class Event:
    """One thing that happened, in the order in which it happened.

    `args` is what everyone sees. `asides` holds what single seats see besides. `unveils` says that `args` holds
    something that lay hidden until now, such as a card turned over from a deck. `own` says that the asides hold nothing
    new to those who hear them: what they have just decided themselves, or a decision over cards that they knew. An
    event carries a key and arguments, never a sentence.
    """

    __slots__ = ("args", "asides", "key", "own", "unveils")

    def __init__(
        self,
        key: str,
        args: dict[str, Any],
        asides: dict[int, dict[str, Any]] | None = None,
        unveils: bool = False,  # noqa: FBT001, FBT002  mypyc makes positional arguments fast
        own: bool = False,  # noqa: FBT001, FBT002  as above
    ) -> None:
        """Keep what happened; nothing is computed, since searches and servers make millions."""
        self.key = key
        self.args = args
        self.asides = asides
        self.unveils = unveils
        self.own = own

    @property
    def reveals(self) -> bool:
        """Whether somebody learned something hidden, so that nobody can take it back alone."""
        return self.unveils or (self.asides is not None and not self.own)

    def told(self, seat: int | None) -> dict[str, Any]:
        """Return the event as one seat is told it, as plain data; None: as a spectator is told it.

        >>> drawn = Event("goal-drawn", {"seat": 1}, {1: {"goal": "c"}})
        >>> drawn.told(1), drawn.told(0)
        ({'event': 'goal-drawn', 'seat': 1, 'goal': 'c'}, {'event': 'goal-drawn', 'seat': 1})
        """
        telling: dict[str, Any] = {"event": self.key}
        telling.update(self.args)
        if self.asides is not None and seat is not None and seat in self.asides:
            telling.update(self.asides[seat])
        return telling

    def __repr__(self) -> str:
        """Return the event with all that it holds, for a programmer's eyes."""
        return f"Event({self.key!r}, {self.args!r}, {self.asides!r}, unveils={self.unveils!r})"
