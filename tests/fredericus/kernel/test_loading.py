"""With or without the kernel: who gets it, who does not, and that nobody is the worse for it."""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tavoliere.core.chance import Fast
from tavoliere.games.fredericus.kernel import SWITCH, library, load, sources
from tavoliere.games.fredericus.kernel.face import position_of, sheet_of
from tavoliere.games.fredericus.moves import ALL
from tavoliere.games.fredericus.pieces import FIRST_CREATURE, FREDERICUS_IN_HAND
from tests.fredericus.table import GAME, dealt, table

if TYPE_CHECKING:
    from tavoliere.games.fredericus.kernel.face import Kernel

ASK = """
from tavoliere.core.chance import Fast
from tavoliere.games.fredericus.game import Fredericus
game = Fredericus()
print(game.tree_search is None, game.deal(4, 7).playout(Fast(7)))
"""


@pytest.mark.parametrize("word", ["off", "OFF"])
def test_switched_off_everything_goes_on_in_python(word: str) -> None:
    run = subprocess.run(
        [sys.executable, "-c", ASK], env=os.environ | {SWITCH: word}, capture_output=True, text=True, check=True
    )
    assert run.stdout.split() == ["True", str(dealt(4, 7).playout(Fast(7)))]


def test_the_game_offers_the_search_where_the_kernel_is() -> None:
    assert (GAME.tree_search is None) == (load() is None)


def test_a_library_that_is_missing_or_damaged_is_none(tmp_path: Path) -> None:
    assert library.open_library(tmp_path / "missing.so") is None
    damaged = tmp_path / "damaged.so"
    damaged.write_bytes(b"\x7fELF and nothing more")
    assert library.open_library(damaged) is None
    assert library.open_library(Path(ctypes.__file__)) is None


def test_a_library_of_other_sources_or_another_version_is_none(kernel: Kernel, monkeypatch: pytest.MonkeyPatch) -> None:
    path = sources.HOME / sources.LIBRARY
    assert library.open_library(path) is not None
    with monkeypatch.context() as other:
        other.setattr(library, "fingerprint", lambda: "another")
        assert library.open_library(path) is None
    with monkeypatch.context() as other:
        other.setattr(library, "VERSION", library.VERSION + 1)
        assert library.open_library(path) is None


def test_the_kernel_has_as_many_moves_as_the_table(kernel: Kernel) -> None:
    assert len(ALL) == library.MOVES
    assert kernel.batch([dealt(2)]).masks()[0].count(True) == 36


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_sheet_brings_back_the_position(seats: int) -> None:
    position = dealt(seats, 3, variant="on", placement="random")
    position.playout(Fast(1))
    assert position_of(sheet_of(position)) == position


def test_what_no_game_can_come_to_is_not_packed(kernel: Kernel) -> None:
    def spoil(name: str, value: object) -> None:
        position = dealt(4, 1)
        setattr(position, name, value)
        with pytest.raises(ValueError, match="no game comes to this"):
            kernel.pack(position)

    spoil("turn", 4)
    spoil("phase", 4)
    spoil("actions", 5)
    spoil("extra", 1)
    spoil("used", 16)
    spoil("round", 256)
    spoil("deck", 0)
    spoil("deck", FIRST_CREATURE)
    spoil("birds", [8, 8, 0, 0, 0, 0, 0, 0])
    spoil("tokens", [10, 0, 0, 0])
    spoil("goals", [FREDERICUS_IN_HAND, 0, 0, 0])
    spoil("goals", [4, 0, 0, 0])
    spoil("creatures", [9, 0, 0, 0])
    spoil("rows", [1 << 400, 0, 0, 0, 0, 0, 0, 0])
    spoil("rows", [0xCC, 0, 0, 0, 0, 0, 0, 0])
    spoil("rows", [int("1" * 25, 16), 0, 0, 0, 0, 0, 0, 0])


def test_all_cards_in_one_row_fit(kernel: Kernel) -> None:
    letters = "W" * 24 + "S" * 24 + "E" * 8 + "".join(kind * 4 for kind in "abcdefgh")
    position = table(f"rows 3:{letters}; deck abF")
    state = kernel.pack(position)
    assert kernel.unpack(state) == position
    assert kernel.sheet(state) == sheet_of(position)
