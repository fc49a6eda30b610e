"""A training from beginning to end: rounds of games and fits, small matches on the way, and the match that decides."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

import tavoliere
from tavoliere.games.values import Values, load_values
from tavoliere.players.training.crew import Crew, Job
from tavoliere.players.training.judging import Verdict, judge
from tavoliere.players.training.regression import Samples, fit, loss
from tavoliere.players.training.selfplay import Pace
from tavoliere.players.training.settings import FREE, Settings, plain
from tavoliere.players.training.state import REPORT, Folder

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from tavoliere.core.game import Game

CHUNK: Final = 5
"""Games that are played before they are kept."""

HELD_OUT: Final = 10
"""One game in so many is not fitted to, but tells how well the fit foresees games that it has not seen."""

Weights = dict[str, dict[str, int]]


class Watcher(Protocol):
    """Who is told how far a training is."""

    def begin(self, games: int, round_: int, rounds: int) -> None:
        """Hear that a round, or with its number beyond the rounds the last match, begins, and of how many games."""
        ...

    def play(self, games: int, *, kept: bool) -> None:
        """Hear that games were played, or found in the folder."""
        ...

    def learn(self, step: Step) -> None:
        """Hear what a round has taught about a variety."""
        ...


class Silent:
    """Nobody is told anything."""

    def begin(self, games: int, round_: int, rounds: int) -> None:
        """Hear nothing."""

    def play(self, games: int, *, kept: bool) -> None:
        """Hear nothing."""

    def learn(self, step: Step) -> None:
        """Hear nothing."""


@dataclass(frozen=True, slots=True)
class Step:
    """What a round has taught about a variety; losses are those of the games that were not fitted to."""

    round_: int
    variety: str
    games: int
    boards: int
    loss_before: float
    loss_after: float
    check: Verdict | None = None

    def plain(self) -> dict[str, Any]:
        """Return the step as plain data."""
        told = {
            "round": self.round_,
            "games": self.games,
            "boards": self.boards,
            "loss_before": round(self.loss_before, 5),
            "loss_after": round(self.loss_after, 5),
        }
        return told | ({"check": self.check.plain()} if self.check else {})


@dataclass(slots=True)
class Report:
    """What a training has come to."""

    game: str
    settings: Settings
    learned: Path
    steps: dict[str, list[Step]] = field(default_factory=dict)
    matches: dict[str, Verdict] = field(default_factory=dict)
    kept: dict[str, bool] = field(default_factory=dict)
    """Whether the learned weights of a variety stand in the file, or those that it set out from."""

    def plain(self) -> dict[str, Any]:
        """Return the report as plain data."""
        return {
            "game": self.game,
            "settings": plain(self.settings),
            "varieties": {
                name: {
                    "rounds": [step.plain() for step in steps],
                    "match": self.matches[name].plain(),
                    "kept": "learned" if self.kept[name] else "start",
                }
                for name, steps in self.steps.items()
            },
            "file": str(self.learned),
        }


class Training:
    """Learns the values of a game, in a folder where it can be stopped and gone on with at any time."""

    def __init__(self, game: Game, settings: Settings, out: Path, watcher: Watcher) -> None:
        self._game = game
        self._settings = settings
        self._watcher = watcher
        self._features: Sequence[str] = game.planning.FEATURES
        start = load_values(game.words.parent / "values", settings.start)
        # Refused here, before a single game, where a variety lacks a weight.
        self._start: Weights = {
            variety: dict(zip(self._features, start.row(variety, self._features), strict=True))
            for variety in settings.varieties
        }
        self._others: Mapping[str, Mapping[str, int]] = start.weights
        self._folder = Folder(out)
        told = {name: fact for name, fact in plain(settings).items() if name not in FREE}
        facts = {"game": game.id, "rules": game.rules_version, "tavoliere": tavoliere.__version__}
        self._folder.belongs_to({**facts, **told, "features": list(self._features), "weights": self._start})

    def run(self, workers: int) -> Report:
        """Play and learn to the end, or go on where it was stopped; return what it has come to."""
        settings, report = self._settings, Report(self._game.id, self._settings, self._folder.learned)
        report.steps = {variety: [] for variety in settings.varieties}
        current = self._start
        with Crew(self._game, workers) as crew:
            for round_ in range(1, settings.rounds + 1):
                current = self._round(crew, round_, current, report)
            final = self._match_jobs(settings.rounds, current, settings.match)
            self._watcher.begin(sum(job.games for job in final), settings.rounds + 1, settings.rounds)
            self._play(crew, final)
        chosen: Weights = {}
        for variety in settings.varieties:
            verdict = judge(self._results(job for job in final if job.variety == variety))
            report.matches[variety] = verdict
            report.kept[variety] = verdict.share > verdict.parity
            chosen[variety] = (current if report.kept[variety] else self._start)[variety]
        self._folder.write(self._folder.learned, self._text(chosen, self._made(report)))
        self._folder.write(self._folder.path / REPORT, json.dumps(report.plain(), indent=2) + "\n")
        return report

    def _round(self, crew: Crew, round_: int, current: Weights, report: Report) -> Weights:
        """Play the games of a round, fit the weights, and see how they do against those at the start."""
        settings = self._settings
        matches = settings.check and settings.check * sum(self._seats(name) for name in settings.varieties)
        self._watcher.begin(settings.games * len(settings.varieties) + matches, round_, settings.rounds)
        jobs = self._games_of(round_, current)
        self._play(crew, jobs)
        following: Weights = {}
        steps: dict[str, Step] = {}
        for variety in settings.varieties:
            following[variety], steps[variety] = self._fit(round_, variety, current[variety])
        checks = self._match_jobs(round_, following, settings.check)
        self._play(crew, checks)
        for variety, step in steps.items():
            results = self._results(job for job in checks if job.variety == variety)
            told = Step(
                step.round_,
                variety,
                step.games,
                step.boards,
                step.loss_before,
                step.loss_after,
                judge(results) if results else None,
            )
            report.steps[variety].append(told)
            self._watcher.learn(told)
        return following

    def _seats(self, variety: str) -> int:
        seats: int = self._game.planning.VARIETIES[variety][0]
        return seats

    def _games_of(self, round_: int, current: Weights) -> list[Job]:
        """List the games of self-play of a round."""
        settings = self._settings
        pace = Pace(settings.nodes, settings.noise, settings.strays, settings.everybody)
        values = (str(self._folder.values(self._text(current, ""))),)
        jobs = []
        for variety in settings.varieties:
            for numbers in _chunks(settings.games, CHUNK):
                deals = tuple(f"{settings.seed} {variety} round {round_} game {number}" for number in numbers)
                name = f"{variety}-round{round_:03}-play{numbers.start:06}+{len(numbers)}"
                jobs.append(Job(name, variety, deals, values, pace, len(deals)))
        return jobs

    def _match_jobs(self, round_: int, new: Weights, deals: int) -> list[Job]:
        """List the deals of a match of new weights against those at the start; more deals go on from fewer."""
        settings = self._settings
        pace = Pace(settings.match_nodes or settings.nodes, plies=settings.plies)
        files = tuple(str(self._folder.values(self._text(weights, ""))) for weights in (new, self._start))
        jobs = []
        for variety in settings.varieties:
            for numbers in _chunks(deals, max(1, CHUNK // self._seats(variety))):
                names = tuple(f"{settings.seed} {variety} after {round_} deal {number}" for number in numbers)
                name = f"{variety}-round{round_:03}-{pace.plies}ply{pace.nodes}-deal{numbers.start:06}+{len(numbers)}"
                games = len(names) * self._seats(variety)
                jobs.append(Job(name, variety, names, files, pace, games))
        return jobs

    def _play(self, crew: Crew, jobs: Sequence[Job]) -> None:
        """Play what has not been played before, and keep each piece as soon as it is there."""
        open_jobs = []
        for job in jobs:
            if self._folder.kept(job.name) is None:
                open_jobs.append(job)
            else:
                self._watcher.play(job.games, kept=True)
        for job, result in crew.do(open_jobs):
            self._folder.keep(job.name, result)
            self._watcher.play(job.games, kept=False)

    def _results(self, jobs: Iterable[Job]) -> list[Any]:
        """Return what was kept of jobs, in their order."""
        return [entry for job in jobs for entry in self._folder.kept(job.name)]

    def _fit(self, round_: int, variety: str, current: Mapping[str, int]) -> tuple[dict[str, int], Step]:
        """Fit the weights of a variety to the games of the last rounds, and keep them."""
        settings = self._settings
        name = f"{variety}-round{round_:03}-fit"
        kept = self._folder.kept(name)
        if kept is None:
            learned, held = self._samples(round_, variety)
            before = [current[feature] for feature in self._features]
            after = fit(learned, before, settings.ridge).weights if learned.rows else tuple(before)
            kept = {
                "weights": list(after),
                "boards": len(learned.rows) + len(held.rows),
                "losses": [loss(held, before), loss(held, after)],
            }
            self._folder.keep(name, kept)
        weights = dict(zip(self._features, kept["weights"], strict=True))
        return weights, Step(round_, variety, settings.games, kept["boards"], *kept["losses"])

    def _samples(self, round_: int, variety: str) -> tuple[Samples, Samples]:
        """Collect the boards of the last rounds: those to fit to, and those that are held out."""
        settings = self._settings
        fitted: tuple[list[Any], list[float]] = ([], [])
        held: tuple[list[Any], list[float]] = ([], [])
        for earlier in range(max(1, round_ - settings.recent + 1), round_ + 1):
            jobs = [job for job in self._games_of(earlier, self._start) if job.variety == variety]
            for number, game in enumerate(self._results(jobs)):
                rows, shares = held if number % HELD_OUT == HELD_OUT - 1 else fitted
                for seat, *board in game["boards"]:
                    rows.append(board)
                    shares.append(game["shares"][seat])
        return Samples(*fitted), Samples(*held)

    def _text(self, weights: Weights, made: str) -> str:
        """Write a file of values: what is learned, and of the other varieties what was there at the start."""
        return Values("", made, {**self._others, **weights}).text()

    def _made(self, report: Report) -> str:
        """Say where the values come from."""
        settings = self._settings
        matches = "; ".join(
            f"{name} {verdict.share:.1%} ± {verdict.margin:.1%} of {verdict.games} games (equals have "
            f"{verdict.parity:.0%}){'' if report.kept[name] else ', so it keeps the weights of the start'}"
            for name, verdict in report.matches.items()
        )
        return (
            f"learned from self-play by tavoliere {tavoliere.__version__} (rules {self._game.rules_version}): "
            f"seed {settings.seed}, {settings.rounds} rounds of {settings.games} games, {settings.nodes} boards a "
            f"decision, from {Path(settings.start).name}. Against the start, at {settings.plies} ply and "
            f"{settings.match_nodes or settings.nodes} boards: {matches}"
        )


def _chunks(count: int, size: int) -> list[range]:
    return [range(first, min(count, first + size)) for first in range(0, count, size)]


def cores() -> int:
    """Count the cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
