"""The gates that a change passes before it counts: what they are, and their order."""

from __future__ import annotations

import os
import re
import subprocess
import time
from typing import TYPE_CHECKING

from tools import engine
from tools.console import ROOT, Trouble
from tools.environment import PYTHON, VENV

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

BIN = VENV / "bin"
PYTEST: list[str | Path] = [PYTHON, "-m", "pytest"]
WORKERS = ["-n", "2"]


def existing(*names: str) -> list[str]:
    """Those of the files and folders that hold something to look at."""
    return [name for name in names if (ROOT / name).is_file() or any((ROOT / name).rglob("*.py"))]


def gate(name: str, command: Sequence[str | Path], env: Mapping[str, str] | None = None) -> None:
    """Runs one gate under its heading, and stops everything when it does not pass."""
    print(f"\n=== {name}", flush=True)
    if subprocess.call(command, cwd=ROOT, env=env):
        called = " ".join(str(part).removeprefix(f"{ROOT}/") for part in command)
        raise Trouble(f"The gate {name!r} did not pass. Alone it runs as: {called}")


def all_gates() -> None:
    """Everything, quickest first, up to the first gate that does not pass."""
    start = time.perf_counter()
    gate("format", [BIN / "ruff", "format", "--check", "."])
    gate("lint", [BIN / "ruff", "check", "."])
    gate("types", [BIN / "mypy", "--strict", *existing("src", "tests", "tools", "bench", "run.py")])
    gate("imports", [BIN / "lint-imports", "--no-logo"], env={**os.environ, "PYTHONPATH": str(ROOT)})
    gate("tests", [*PYTEST, *WORKERS])
    compiled_tests()
    docs()
    print(f"\nAll gates passed in {time.perf_counter() - start:.0f} s.", flush=True)


def compiled_tests() -> None:
    """The whole suite once more, on the compiled engine, where this machine can compile."""
    lack = engine.missing()
    if lack:
        print(f"\n=== tests, compiled: left out, because {lack}", flush=True)
        return
    env = engine.build()
    gate("tests, compiled", [*PYTEST, *WORKERS, *compiled_paths()], env=env)
    # Short and beside other work, so only half of each goal is asked for: a slip that shows here is a real one.
    quick = ["--seconds", "0.2", "--rounds", "3", "--dry", "--share", "0.5"]
    gate("benchmark", [PYTHON, "bench/run.py", *quick], env=env)


def compiled_paths() -> list[str]:
    """What the compiled package is tested with: all but the docstrings of the source, which is not what runs."""
    pages = ["README.md", "docs"]
    return ["tests", *(page for page in pages if (ROOT / page).exists())]


def docs() -> None:
    """Builds the documentation; a broken link, a missing name or a page outside the nav stops it."""
    check_nav()
    gate("docs", [BIN / "zensical", "build", "--strict", "--clean"])


def check_nav() -> None:
    """Holds that the nav and the folder of pages agree, which the builder does not look at."""
    listed = set(re.findall(r"[\w/.-]+\.md\b", (ROOT / "mkdocs.yml").read_text(encoding="utf-8")))
    present = {str(page.relative_to(ROOT / "docs")) for page in (ROOT / "docs").rglob("*.md")}
    if listed != present:
        raise Trouble(
            "The gate 'docs' did not pass: mkdocs.yml and docs/ disagree.\n"
            f"  in the nav, but no such page: {', '.join(sorted(listed - present)) or '-'}\n"
            f"  a page, but not in the nav:   {', '.join(sorted(present - listed)) or '-'}"
        )
