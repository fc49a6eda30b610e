"""The rules of Fredericus a second time, in C: for search and simulation, where Python is too slow.

The rules in Python are the truth. The kernel gives the same moves in the same order, the same positions and the same
numbers, which tests hold decision by decision; so without it everything works as it does with it, only slower. It is
not there when nothing has built it, when it was built from other sources, or when `TAVOLIERE_KERNEL=off` is set.
"""

from __future__ import annotations

import os
from functools import cache
from typing import TYPE_CHECKING, Final

from tavoliere.games.fredericus.kernel.sources import HOME, LIBRARY

if TYPE_CHECKING:
    from tavoliere.games.fredericus.kernel.face import Kernel

SWITCH: Final = "TAVOLIERE_KERNEL"


@cache
def load() -> Kernel | None:
    """Return the kernel; None where it is switched off, not built, or not built from these sources."""
    if os.environ.get(SWITCH, "").lower() == "off":
        return None
    from tavoliere.games.fredericus.kernel.face import Kernel
    from tavoliere.games.fredericus.kernel.library import open_library

    library = open_library(HOME / LIBRARY)
    return Kernel(library) if library is not None else None
