"""What each command of run.py does, once the right Python runs it."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Protocol

from tools import bare, engine, environment, gates, twin
from tools.console import ROOT


class Command(Protocol):
    """Gets the arguments after its name and whether the compiled engine is wanted; gives the exit status."""

    def __call__(self, arguments: list[str], *, compiled: bool) -> int:
        """Does it."""


def prepare(kind: str, *, compiled: bool, insist: bool = False) -> dict[str, str]:
    """Sets up, and gives the environment in which the wanted engine is the one that is imported."""
    environment.set_up(environment.DEVELOPMENT if compiled else kind)
    twin.build(insist=insist)
    return engine.build() if compiled else dict(os.environ)


def script(path: str, arguments: list[str], env: dict[str, str]) -> int:
    """Runs a script of the project with the Python of .venv."""
    return subprocess.call([environment.PYTHON, ROOT / path, *arguments], cwd=ROOT, env=env)


def play(arguments: list[str], *, compiled: bool) -> int:
    """Hands the terminal over to `tavoliere play`."""
    env = prepare(environment.RUNTIME, compiled=compiled)
    os.execve(environment.VENV / "bin" / "tavoliere", ["tavoliere", "play", *arguments], env)  # noqa: S606


def test(arguments: list[str], *, compiled: bool) -> int:
    """All gates; with arguments or with --compiled, pytest alone."""
    env = prepare(environment.DEVELOPMENT, compiled=compiled)
    if compiled and not arguments:
        arguments = [*gates.WORKERS, *gates.compiled_paths()]
    if arguments:
        return subprocess.call([*gates.PYTEST, *arguments], cwd=ROOT, env=env)
    gates.all_gates()
    return 0


def bench(arguments: list[str], *, compiled: bool) -> int:
    """Measures the engine, compiled wherever that is possible; or the engine beside its peers."""
    environment.set_up(environment.DEVELOPMENT)
    twin.build()
    lack = engine.missing()
    if lack and not compiled:
        print(f"  measuring plain Python: {lack}", file=sys.stderr)
    env = dict(os.environ) if lack and not compiled else engine.build()
    if arguments[:1] == ["peers"]:
        return script("bench/peers/run.py", arguments[1:], env)
    return script("bench/run.py", arguments, env)


def soak(arguments: list[str], *, compiled: bool) -> int:
    """Plays for hours."""
    return script("bench/soak.py", arguments, prepare(environment.DEVELOPMENT, compiled=compiled))


def docs(arguments: list[str], *, compiled: bool) -> int:
    """Builds the documentation."""
    del arguments, compiled
    environment.set_up(environment.DEVELOPMENT)
    gates.docs()
    return 0


def setup(arguments: list[str], *, compiled: bool) -> int:
    """Sets up all that `test` needs, the compiled engine too if it is asked for."""
    del arguments
    prepare(environment.DEVELOPMENT, compiled=compiled, insist=True)
    return 0


def lock(arguments: list[str], *, compiled: bool) -> int:
    """Writes the locks anew."""
    del compiled
    environment.write_locks(arguments)
    return 0


def prove_bare(arguments: list[str], *, compiled: bool) -> int:
    """Proves the two commands of the README in an empty Debian."""
    del arguments, compiled
    return bare.prove()


COMMANDS: dict[str, Command] = {
    "play": play,
    "test": test,
    "bench": bench,
    "soak": soak,
    "docs": docs,
    "bare": prove_bare,
    "setup": setup,
    "lock": lock,
}
