"""The same seed and moves give the same game on every Python of this machine, with nothing installed, and compiled."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

from tests.core.same_everywhere import games

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "tests" / "core" / "same_everywhere.py"
COMPILED = ROOT / ".compiled"
BARE = ["-I", "-S", "-B"]  # no environment, no site-packages, no bytecode left behind


def pythons() -> dict[str, Path]:
    """Find every Python from 3.11 on: those on the path, and those of a version manager. One of each version."""
    names = [f"python3.{minor}" for minor in range(11, 20)]
    found = [Path(place) for path in os.get_exec_path() for name in names if (place := shutil.which(name, path=path))]
    manager = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv")) / "versions"
    found += sorted(manager.glob("3.*/bin/python3")) if manager.is_dir() else []
    versions: dict[str, Path] = {}
    for python in [Path(sys.executable), *found]:
        asked = "import sys; print('%d.%d.%d' % sys.version_info[:3], sys.version_info >= (3, 11))"
        answer = subprocess.run([python, *BARE, "-c", asked], capture_output=True, text=True, check=False)
        # A version manager puts commands on the path that only complain.
        if answer.returncode == 0 and answer.stdout.endswith("True\n"):
            versions.setdefault(answer.stdout.split()[0], python)
    return versions


@cache
def expected() -> list[str]:
    return games()


def test_the_same_process_plays_the_same_games_again() -> None:
    assert games() == expected()
    assert len(set(expected())) == len(expected())


@pytest.mark.parametrize("python", [pytest.param(place, id=version) for version, place in pythons().items()])
def test_every_python_plays_the_same_games_with_nothing_installed(python: Path) -> None:
    run = subprocess.run([python, *BARE, SCRIPT, ROOT / "src"], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert run.stdout.splitlines() == expected()


def test_playing_loads_no_package_that_has_to_be_installed() -> None:
    ask = """
import sys
sys.path.insert(0, sys.argv[1])
import tavoliere
game = tavoliere.game("fredericus")
position = game.deal(seats=3, seed=1)
position.play(position.moves()[0])
position.view(0), position.text(), position.drawing(None)
loaded = {name.partition(".")[0] for name in sys.modules}
print(sorted(loaded - sys.stdlib_module_names - {"tavoliere", "__main__", "__mp_main__"}))
"""
    # With site-packages in reach, so that an import which is only tolerated would be seen.
    run = subprocess.run([sys.executable, "-I", "-c", ask, ROOT / "src"], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    loaded = [name for name in eval(run.stdout) if not name.startswith(("_", "sitecustomize"))]  # noqa: S307
    assert loaded == []


def test_hash_seeds_change_nothing() -> None:
    for number in ("0", "1", "4711"):
        run = subprocess.run(
            [sys.executable, "-S", "-B", SCRIPT, ROOT / "src"],
            capture_output=True,
            text=True,
            check=False,
            env={"PYTHONHASHSEED": number},
        )
        assert run.returncode == 0, run.stderr
        assert run.stdout.splitlines() == expected()


def test_the_compiled_engine_plays_the_same_games() -> None:
    stamp = COMPILED / "stamp"
    if not stamp.is_file():
        pytest.skip("the engine is not compiled here: python3 run.py --compiled setup")
    package = ROOT / "src" / "tavoliere"
    sources = [*package.joinpath("core").rglob("*.py"), *package.joinpath("games").rglob("*.py")]
    if any(source.stat().st_mtime > stamp.stat().st_mtime for source in sources):
        pytest.skip("the compiled engine is older than the source: python3 run.py --compiled setup")
    run = subprocess.run([sys.executable, *BARE, SCRIPT, COMPILED], capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    assert run.stdout.splitlines() == expected()
