"""The rules and the effects of cards need each other; whichever of them a program imports first, both are whole."""

from __future__ import annotations

import subprocess
import sys

import pytest

MODULES = ("rules", "rules.turn", "effects", "effects.actions", "effects.events", "position", "view", "game")


@pytest.mark.parametrize("module", MODULES)
def test_any_room_of_the_game_can_be_entered_first(module: str) -> None:
    play = "import tavoliere; assert tavoliere.game('settlers').deal().moves()"
    program = f"import tavoliere.games.settlers.{module}; {play}"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
