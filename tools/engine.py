"""Builds the wheel with the engine compiled by mypyc and lays it out in .compiled, in front of the source."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
import zipfile
from pathlib import Path

from tools.console import ROOT, TOOLS, Trouble, alone, fingerprint, stamped, step
from tools.environment import PYTHON

COMPILED = ROOT / ".compiled"

# Imports each module and says which of them came from source after all. The games come first: the chapters of some
# rule books enter each other, and can only be imported through their game.
PROOF = """
import importlib, sys, tavoliere
for name in tavoliere.GAMES:
    tavoliere.game(name).deal()
loaded = [(name, importlib.import_module(name).__file__) for name in sys.argv[1:]]
wrong = [f"{name} is not compiled: {file}" for name, file in loaded if not file.endswith(".so")]
kernel = importlib.import_module("tavoliere.games.fredericus.kernel.sources")
if not (kernel.HOME / kernel.LIBRARY).is_file():
    wrong.append("the kernel of Fredericus is not there")
sys.exit("\\n".join(wrong) or None)
"""


def modules() -> list[Path]:
    """The modules that pyproject.toml names for compilation, as far as they exist."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        hook = tomllib.load(file)["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
    return sorted({path for pattern in hook["modules"] for path in ROOT.glob(pattern)})


def missing() -> str:
    """What this machine lacks for compiling, in words; nothing when it can."""
    compiler = os.environ.get("CC", "").split() or (sysconfig.get_config_var("CC") or "cc").split()
    if not any(shutil.which(name) for name in (compiler[0], "cc", "gcc", "clang")):
        return "there is no C compiler on this machine (on Debian: apt-get install gcc libc6-dev python3-dev)"
    ask: list[str | Path] = [PYTHON, "-c", "import sysconfig; print(sysconfig.get_path('include'))"]
    include = subprocess.check_output(ask, text=True).strip()
    if not Path(include, "Python.h").is_file():
        return "the C headers of Python are not installed (on Debian: apt-get install python3-dev)"
    if not modules():
        return "none of the modules that pyproject.toml lists for compilation exists"
    return ""


def build() -> dict[str, str]:
    """Brings .compiled up to date; gives the environment in which `import tavoliere` is the compiled package."""
    lack = missing()
    if lack:
        raise Trouble(f"The engine cannot be compiled here: {lack}.")
    files = (path for path in (ROOT / "src").rglob("*") if path.is_file() and path.suffix != ".so")
    sources = sorted(path for path in files if "__pycache__" not in path.parts)
    hook = ROOT / "tools" / "kernel_hook.py"
    wanted = fingerprint(*sources, ROOT / "pyproject.toml", hook, str(PYTHON.resolve()), sys.platform)
    stamp = COMPILED / "stamp"
    environment = {**os.environ, "PYTHONPATH": str(COMPILED)}
    with alone():
        if stamped(stamp) != wanted:
            lay_out(environment)
            stamp.write_text(wanted, encoding="utf-8")
    return environment


def lay_out(environment: dict[str, str]) -> None:
    """Builds the wheel, unpacks it and makes sure that every module of the engine really is compiled."""
    wheels = TOOLS / "wheel"
    shutil.rmtree(wheels, ignore_errors=True)
    shutil.rmtree(COMPILED, ignore_errors=True)
    sources = modules()
    step(
        f"engine: compiling {len(sources)} modules with mypyc",
        [PYTHON, "-m", "hatchling", "build", "--target", "wheel", "--directory", wheels],
        env={**os.environ, "HATCH_BUILD_HOOKS_ENABLE": "1"},
        advice="`python3 run.py test` type-checks first and says more precisely what mypyc cannot take.",
    )
    (wheel,) = wheels.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(COMPILED)
    names = [".".join(path.relative_to(ROOT / "src").with_suffix("").parts) for path in sources]
    names = [name.removesuffix(".__init__") for name in names]
    step("import: trying the compiled modules", [PYTHON, "-c", PROOF, *names], env=environment)
