"""`tavoliere bench`: how fast the engine is here, each figure beside a bare Python loop in the same run."""

from __future__ import annotations

import json
import sys
from itertools import starmap
from random import Random
from statistics import median
from time import perf_counter
from types import GetSetDescriptorType, MemberDescriptorType
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from tavoliere.core.chance import Fast
from tavoliere.games import game

if TYPE_CHECKING:
    from collections.abc import Callable

    from tavoliere.core.game import Game

REFERENCE = 15_000_000
"""The steps a second of the bare loop for which the goals of the project are set."""


def bare_loop(seconds: float) -> float:
    """Count the steps a second of a bare Python integer loop: the yardstick of this machine."""
    steps = 0
    begun = perf_counter()
    while (passed := perf_counter() - begun) < seconds:
        total = 0
        step = 0
        while step < 100_000:
            total = (total + step) & 1023
            step += 1
        steps += step
    return steps / passed


def random_games(of: Game, seats: int, options: dict[str, str], seconds: float, act: str) -> float:
    """Count the decisions a second of random games through `moves()` and `advance()` or `play()`, deals included."""
    random = Random(1).random  # noqa: S311  a benchmark, not a deal
    decisions = 0
    deal = 0
    begun = perf_counter()
    while (passed := perf_counter() - begun) < seconds:
        position = of.deal(seats, deal, **options)
        deal += 1
        do = getattr(position, act)
        while position.seat is not None:
            moves = position.moves()
            do(moves[int(random() * len(moves))])
            decisions += 1
    return decisions / passed


def playouts(of: Game, seats: int, options: dict[str, str], seconds: float) -> float:
    """Count the decisions a second of whole random games in one call each, from positions that are copied."""
    deals: list[Any] = [of.deal(seats, deal, **options) for deal in range(20)]
    decisions = 0
    seed = 0
    begun = perf_counter()
    while (passed := perf_counter() - begun) < seconds:
        for position in deals:
            seed += 1
            decisions += position.copy().playout(Fast(seed))
    return decisions / passed


def copies(position: Any, seconds: float) -> float:
    """Count the copies a second of a position in the middle of a game."""
    count = 0
    begun = perf_counter()
    while (passed := perf_counter() - begun) < seconds:
        for _ in range(1000):
            position.copy()
        count += 1000
    return count / passed


def middle_of_game(of: Game, seats: int, options: dict[str, str]) -> Any:
    """Play the first half of a random game."""
    moves = []
    random = Random(2)  # noqa: S311  as above
    position = of.deal(seats, 2, **options)
    while position.seat is not None:
        moves.append(random.choice(position.moves()))
        position.advance(moves[-1])
    position = of.deal(seats, 2, **options)
    for move in moves[: len(moves) // 2]:
        position.advance(move)
    return position


def bytes_of(position: Any) -> int:
    """Count the bytes of a position: the object, its lists, and the numbers that they alone hold."""
    return _bytes_of(position, position.copy())


def _bytes_of(value: Any, copied: Any) -> int:
    """Count the bytes of something and all that it holds; what a copy shares, such as the options, costs nothing."""
    if isinstance(value, int):
        return sys.getsizeof(value) if value > 256 else 0
    if value is copied or value is None:
        return 0
    size = sys.getsizeof(value)
    if isinstance(value, list):
        return size + sum(starmap(_bytes_of, zip(value, copied, strict=True)))
    kept = (MemberDescriptorType, GetSetDescriptorType)  # what slots are in plain and in compiled classes
    slots = [name for kind in type(value).__mro__ for name, slot in vars(kind).items() if isinstance(slot, kept)]
    return size + sum(_bytes_of(getattr(value, name, None), getattr(copied, name, None)) for name in slots)


def measure(name: str, seconds: float, rounds: int, options: dict[str, str] | None = None) -> dict[str, Any]:
    """Take every measurement in turn, several rounds long, and keep the medians."""
    of = game(name)
    seats = of.most_seats
    chosen = {**of.simulation, **(options or {})}
    middle = middle_of_game(of, seats, chosen)
    works: dict[str, Callable[[], float]] = {
        "bare loop, steps": lambda: bare_loop(seconds),
        "moves() and advance(), decisions": lambda: random_games(of, seats, chosen, seconds, "advance"),
        "moves() and play(), decisions": lambda: random_games(of, seats, chosen, seconds, "play"),
        "playouts in one call, decisions": lambda: playouts(of, seats, chosen, seconds),
        "copy(), copies": lambda: copies(middle, seconds),
    }
    if not hasattr(middle, "playout"):
        del works["playouts in one call, decisions"]
    taken: dict[str, list[float]] = {work: [] for work in works}
    with Progress(console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("measuring", total=rounds * len(works))
        for _ in range(rounds):
            for work, take in works.items():
                taken[work].append(take())
                progress.advance(bar)
    loop = median(taken["bare loop, steps"])
    return {
        "game": name,
        "seats": seats,
        "options": chosen,
        "compiled": is_compiled(middle),
        "python": sys.version.split()[0],
        "bytes_of_a_position": bytes_of(middle),
        "a_second": {work: round(median(figures)) for work, figures in taken.items()},
        "lowest_and_highest": {work: [round(min(figures)), round(max(figures))] for work, figures in taken.items()},
        "a_second_at_reference": {work: round(median(figures) * REFERENCE / loop) for work, figures in taken.items()},
    }


def is_compiled(position: Any) -> bool:
    """Say whether the engine that runs is the compiled one."""
    return not str(sys.modules[type(position).__module__].__file__).endswith(".py")


def bench(name: str, seconds: float, rounds: int, options: dict[str, str], *, as_json: bool) -> None:
    """Measure, and print a table or JSON."""
    report = measure(name, seconds, rounds, options)
    if as_json:
        print(json.dumps(report, indent=2))
        return
    engine = "compiled" if report["compiled"] else "plain Python"
    table = Table(title=f"{report['game']}, {report['seats']} seats, {engine}, Python {report['python']}")
    table.add_column("a second of ...")
    for heading in ("median", "lowest", "highest", "where the bare loop does 15 million"):
        table.add_column(heading, justify="right")
    for work, figure in report["a_second"].items():
        lowest, highest = report["lowest_and_highest"][work]
        at_reference = report["a_second_at_reference"][work]
        table.add_row(work, f"{figure:,}", f"{lowest:,}", f"{highest:,}", f"{at_reference:,}")
    console = Console()
    console.print(table)
    console.print(f"One position takes {report['bytes_of_a_position']:,} bytes.", highlight=False)
