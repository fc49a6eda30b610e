"""`tavoliere simulate`: many games by computer players, counted."""

from __future__ import annotations

import json
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import starmap
from multiprocessing import get_context
from statistics import mean, quantiles
from typing import TYPE_CHECKING, Any, Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tavoliere.cli.speech import explain
from tavoliere.core.refusal import Refusal
from tavoliere.games import game
from tavoliere.players import player
from tavoliere.players.contract import Forfeit, see_off

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from tavoliere.core.position import Position
    from tavoliere.players.contract import Player

CHUNK = 10
FORFEIT: Final = "forfeit"
"""How a game ends that somebody has lost by a mistake outside the rules."""

TOLD: Final = 5
"""How many forfeits are told of."""


@dataclass(slots=True)
class Tally:
    """What was counted over some games."""

    lengths: list[int] = field(default_factory=list)
    choices: int = 0
    endings: Counter[str] = field(default_factory=Counter)
    wins: Counter[int] = field(default_factory=Counter)
    points: Counter[int] = field(default_factory=Counter)
    moves: Counter[str] = field(default_factory=Counter)
    forfeits: list[Forfeit] = field(default_factory=list)

    def add(self, other: Tally) -> None:
        """Add what was counted elsewhere."""
        self.lengths += other.lengths
        self.forfeits += other.forfeits
        self.choices += other.choices
        for mine, theirs in (
            (self.endings, other.endings),
            (self.moves, other.moves),
        ):
            mine.update(theirs)
        self.wins.update(other.wins)
        self.points.update(other.points)


@dataclass(frozen=True, slots=True)
class Task:
    """Some games to play, with everything that a process needs to know for it."""

    game: str
    seats: int
    players: tuple[str, ...]
    first: int
    count: int
    options: tuple[tuple[str, str], ...]


def play_games(task: Task) -> Tally:
    """Play the games of a task; each has its own deal, and the players sit as they were named."""
    tally = Tally()
    of = game(task.game)
    for number in range(task.first, task.first + task.count):
        position = of.deal_seats(task.seats, str(number), dict(task.options))
        seated = [player(name, of, number * task.seats + seat) for seat, name in enumerate(task.players)]
        try:
            _play(position, seated, tally)
        except Forfeit as forfeit:
            tally.endings[FORFEIT] += 1
            tally.forfeits.append(forfeit)
            if task.seats == 2:
                tally.wins[1 - forfeit.seat] += 1
        finally:
            for one in seated:
                see_off(one, position.view(None) if position.seat is None else None)
        outcome = position.outcome
        if outcome is not None:
            tally.endings[outcome.reason] += 1
            if outcome.winner is not None:
                tally.wins[outcome.winner] += 1
            for seat, points in enumerate(outcome.scores):
                tally.points[seat] += points
    return tally


def _play(position: Position, seated: Sequence[Player], tally: Tally) -> None:
    """Play a game to its end, and count its decisions; one that is forfeited is as long as it was."""
    decisions = 0
    try:
        while (seat := position.seat) is not None:
            moves = position.moves()
            move = seated[seat].choose(position.view(seat), moves)
            tally.choices += len(moves)
            tally.moves[type(move).__name__] += 1
            position.advance(move)
            decisions += 1
    finally:
        tally.lengths.append(decisions)


def simulate(
    name: str,
    games: int,
    seats: int | None,
    players: list[str],
    seed: int,
    options: dict[str, str],
    workers: int,
    *,
    as_json: bool,
) -> None:
    """Play the games, on several processes if asked, and print what was counted."""
    of = game(name)
    options = {**of.simulation, **options}
    seats = seats or len(players) or of.most_seats
    named = tuple(players) if len(players) != 1 else tuple(players * seats)
    named = named or ("random",) * seats
    if len(named) != seats:
        raise Refusal("players", "refusal-player-count", players=len(named), seats=seats)
    for one in set(named):
        player(one, of)
    of.deal_seats(seats, str(seed), options)  # refuses wrong seats and options before anything starts
    pairs = tuple(options.items())
    tasks = [
        Task(name, seats, named, first, min(CHUNK, seed + games - first), pairs)
        for first in range(seed, seed + games, CHUNK)
    ]
    total = Tally()
    for tally in _with_progress(tasks, games, workers):
        total.add(tally)
    report = summary(total, named)
    for told in sorted({explain(forfeit) for forfeit in total.forfeits})[:TOLD]:
        print(told, file=sys.stderr)
    if as_json:
        print(json.dumps({"game": name, "seats": seats, "players": named, "options": options, "seed": seed} | report))
    else:
        _print(report, name)


def _with_progress(tasks: list[Task], games: int, workers: int) -> Iterator[Tally]:
    """Play the tasks and show how far it is, on the error stream so that output can be piped."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("games", total=games)
        for tally in _played(tasks, workers):
            progress.advance(bar, len(tally.lengths))
            yield tally


def _played(tasks: list[Task], workers: int) -> Iterator[Tally]:
    if workers == 1:
        yield from map(play_games, tasks)
        return
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play_games, tasks)


def summary(tally: Tally, players: tuple[str, ...]) -> dict[str, Any]:
    """Reduce what was counted to the figures that are printed."""
    games = len(tally.lengths)
    decisions = sum(tally.lengths)
    cuts = quantiles(tally.lengths, n=20) if games > 1 else [float(tally.lengths[0])] * 19
    return {
        "games": games,
        "decisions": decisions,
        "length": {
            "mean": round(mean(tally.lengths), 1),
            "least": min(tally.lengths),
            "5%": cuts[0],
            "median": cuts[9],
            "95%": cuts[18],
            "most": max(tally.lengths),
        },
        "branching": round(tally.choices / max(1, decisions), 2),
        "endings": dict(tally.endings.most_common()),
        "by_seat": [
            {
                "seat": seat,
                "player": name,
                "wins": tally.wins[seat],
                "share": round(tally.wins[seat] / games, 4),
                "points": round(tally.points[seat] / games, 2),
            }
            for seat, name in enumerate(players)
        ],
        "moves_a_game": {name: round(count / games, 2) for name, count in tally.moves.most_common()},
    }


def _print(report: dict[str, Any], name: str) -> None:
    console = Console()
    seats = Table(title=f"{report['games']} games of {name}")
    for heading in ("seat", "player", "wins", "share", "points a game"):
        seats.add_column(heading, justify="left" if heading == "player" else "right")
    for row in report["by_seat"]:
        seats.add_row(*(str(row[key]) for key in ("seat", "player", "wins")), f"{row['share']:.1%}", str(row["points"]))
    console.print(seats)
    length = report["length"]
    facts = Table(show_header=False)
    facts.add_row("decisions a game", f"{length['mean']} on average, {length['least']} to {length['most']}")
    facts.add_row("nine games in ten", f"{length['5%']:g} to {length['95%']:g}")
    facts.add_row("moves to choose from", str(report["branching"]))
    facts.add_row("endings", ", ".join(f"{reason} {count}" for reason, count in report["endings"].items()))
    facts.add_row("moves a game", ", ".join(starmap("{} {}".format, report["moves_a_game"].items())))
    console.print(facts)
