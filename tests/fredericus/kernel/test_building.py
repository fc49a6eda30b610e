"""Set-up builds the kernel with what there is; where nothing can, it says so in one line and goes on."""

from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest

from tavoliere.games.fredericus.kernel import library, sources
from tools import twin
from tools.console import Trouble

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Move the sources and all that set-up writes to a place of this test's own."""
    home = tmp_path / "kernel"
    home.mkdir()
    for source in [*sources.sources(), sources.HOME / "sources.py"]:
        shutil.copy(source, home)
    recipe = twin.recipe(home / "sources.py")
    monkeypatch.setattr(twin, "recipe", lambda: recipe)
    monkeypatch.setattr(twin, "WORKSHOP", tmp_path / "workshop")
    monkeypatch.setattr(twin, "TOOLS", tmp_path / "tools")
    monkeypatch.setattr(twin, "COMPILER", tmp_path / "compiler")
    return home


def offline() -> None:
    """Stand for a machine that reaches no package index."""
    raise Trouble("no connection")


def test_the_compiler_of_the_machine_builds_it_once(workshop: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if not twin.own_compiler():
        pytest.skip("there is no compiler on this machine")
    monkeypatch.setattr(twin, "install_compiler", offline)
    twin.build()
    built = workshop / sources.LIBRARY
    assert library.open_library(built) is not None
    first = built.stat().st_mtime_ns
    twin.build(insist=True)
    assert built.stat().st_mtime_ns == first
    header = workshop / "kernel.h"
    header.write_text(header.read_text(encoding="utf-8") + "\n", encoding="utf-8")
    twin.build()
    assert built.stat().st_mtime_ns > first
    # It says that it was built from other sources than those of this package. Under a new name, since a library that is
    # open stays what it was.
    assert library.open_library(built.rename(workshop / "other.so")) is None


def test_without_any_compiler_it_is_left_out_in_one_line(
    workshop: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(twin, "own_compiler", list)
    monkeypatch.setattr(twin, "install_compiler", offline)
    twin.build()
    assert capsys.readouterr().err.count("\n") == 1
    assert "no connection" in (tmp_path / "tools" / "log" / "kernel.txt").read_text(encoding="utf-8")
    assert not (workshop / sources.LIBRARY).exists()
    twin.build()
    assert not capsys.readouterr().err
    twin.build(insist=True)
    assert "Fredericus searches in Python" in capsys.readouterr().err


def test_a_compiler_that_cannot_is_followed_by_the_locked_one(workshop: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = []
    monkeypatch.setattr(twin, "own_compiler", lambda: ["false"])
    monkeypatch.setattr(twin, "install_compiler", lambda: asked.append("locked"))
    twin.build()
    assert asked == ["locked"]
    assert not (workshop / sources.LIBRARY).exists()
