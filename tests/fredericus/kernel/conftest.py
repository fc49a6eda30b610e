"""The kernel for tests that need it; where nothing could build it, they say so and are left out."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tavoliere.games.fredericus.kernel import SWITCH, load

if TYPE_CHECKING:
    from tavoliere.games.fredericus.kernel.face import Kernel


@pytest.fixture
def kernel() -> Kernel:
    """Give the kernel."""
    found = load()
    if found is None:
        pytest.skip(f"the kernel is not built (python3 run.py setup), or {SWITCH}=off is set")
    return found
