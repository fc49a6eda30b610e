"""The worker's side of the line protocol, and the dice that all workers throw."""

from __future__ import annotations

import json
import random
import sys
from importlib.metadata import PackageNotFoundError, version
from time import perf_counter, process_time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping


def dice(seed: str) -> Callable[[], float]:
    """Return a seeded source of numbers in [0, 1), the cheapest that Python has."""
    return random.Random(seed).random


def versions(*packages: str) -> dict[str, str]:
    """Name the installed versions of some packages, and of this interpreter."""
    found = {"python": ".".join(map(str, sys.version_info[:3]))}
    for package in packages:
        try:
            found[package] = version(package)
        except PackageNotFoundError:
            found[package] = "not installed as a package"
    return found


def serve(known: dict[str, str], game: Callable[[], int]) -> None:
    """Introduce the worker, then play whole games for as long as each line asks; `game` returns its decisions."""
    answer({"versions": known})
    for line in sys.stdin:
        wanted = float(line.split()[1])
        start, worked = perf_counter(), process_time()
        decisions = games = 0
        seconds = 0.0
        while seconds < wanted:
            decisions += game()
            games += 1
            seconds = perf_counter() - start
        answer({"decisions": decisions, "games": games, "seconds": seconds, "worked": process_time() - worked})


def answer(value: Mapping[str, object]) -> None:
    """Write one JSON object on a line of its own."""
    sys.stdout.write(json.dumps(value) + "\n")
    sys.stdout.flush()
