"""What can be pointed at on the table of Fredericus."""

from __future__ import annotations

from typing import NamedTuple


class Spot(NamedTuple):
    """A place at the castle that can be pointed at.

    `kind` is row, tower, keep, bird or centre; a bird also has its seat and its letter.
    """

    kind: str
    side: int
    seat: int = -1
    bird: str = ""
