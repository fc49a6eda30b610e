"""`tavoliere train`: values learned from self-play, with how far it is and what it has come to."""

from __future__ import annotations

import json
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tavoliere.cli.speech import language_code
from tavoliere.games import game
from tavoliere.players.training import cores, train_values
from tavoliere.words import Language, language

if TYPE_CHECKING:
    from typing import Self

    from tavoliere.players.training import Report
    from tavoliere.players.training.judging import Verdict
    from tavoliere.players.training.rounds import Step

STOPPED = 130
"""The exit status of what was ended by Ctrl-C."""


class Telling:
    """Shows a training on the error stream: a bar for the round, a line for what each round has taught."""

    def __init__(self, words: Language) -> None:
        columns = (
            TextColumn("{task.description}"),
            BarColumn(),
            MofNCompleteColumn(),
            TextColumn("{task.fields[speed]}"),
            TimeRemainingColumn(),
        )
        self._words = words
        self._progress = Progress(*columns, console=Console(stderr=True, highlight=False), transient=True)
        self._bar = self._progress.add_task("", total=None, speed="")
        self._begun = monotonic()
        self._fresh = 0

    def __enter__(self) -> Self:
        """Wait for the first round: what is refused before it needs no bar."""
        return self

    def __exit__(self, *_: object) -> None:
        """Take the bar away, if there was one."""
        if self._progress.live.is_started:
            self._progress.stop()

    def begin(self, games: int, round_: int, rounds: int) -> None:
        """Start the bar of a round anew."""
        say = self._words.say
        about = say("training-match") if round_ > rounds else say("training-round", round=round_, rounds=rounds)
        self._begun, self._fresh = monotonic(), 0
        self._progress.start()
        self._progress.reset(self._bar, total=games, description=about, speed="")

    def play(self, games: int, *, kept: bool) -> None:
        """Go on by some games; those that were kept say nothing about the speed."""
        self._fresh += 0 if kept else games
        passed = monotonic() - self._begun
        speed = self._words.say("training-speed", speed=f"{self._fresh / passed:.2f}") if self._fresh else ""
        self._progress.update(self._bar, advance=games, speed=speed)

    def learn(self, step: Step) -> None:
        """Print what a round has taught about a variety."""
        say = self._words.say
        told = say(
            "training-step",
            round=step.round_,
            variety=step.variety,
            before=f"{step.loss_before:.4f}",
            after=f"{step.loss_after:.4f}",
        )
        if step.check is not None:
            told += " " + say("training-check", share=_share(step.check))
        self._progress.console.print(escape(told))


def train(name: str, out: Path | None, write: Path | None, asked: str | None, *, as_json: bool, **chosen: Any) -> int:
    """Learn the values of a game, and print what came of it."""
    of = game(name)
    words = language(language_code(asked))
    folder = out or Path("training") / of.id
    workers = chosen.pop("workers") or cores()
    try:
        with Telling(words) as watcher:
            report = train_values(of, folder, workers=workers, watcher=watcher, **chosen)
    except KeyboardInterrupt:
        Console(stderr=True).print(escape(words.say("training-stopped", folder=str(folder))))
        return STOPPED
    if write is not None:
        write.write_bytes(report.learned.read_bytes())
    if as_json:
        print(json.dumps(report.plain(), indent=2))
    else:
        _print(report, words, write or report.learned)
    return 0


def _print(report: Report, words: Language, file: Path) -> None:
    """Print the last match of each variety, and which weights the file holds."""
    console = Console(highlight=False)
    table = Table(title=escape(words.say("training-title", game=report.game)))
    for heading in ("variety", "games", "share", "parity", "verdict", "kept"):
        right = heading in {"games", "share", "parity"}
        table.add_column(words.say(f"training-{heading}"), justify="right" if right else "left")
    for variety, verdict in report.matches.items():
        kept = "training-kept-learned" if report.kept[variety] else "training-kept-start"
        shown = words.say(f"training-verdict-{verdict.word}")
        figures = (str(verdict.games), _share(verdict), f"{verdict.parity:.1%}")
        table.add_row(variety, *figures, escape(shown), escape(words.say(kept)))
    console.print(table)
    console.print(escape(words.say("training-file", file=str(file))), soft_wrap=True)


def _share(verdict: Verdict) -> str:
    return f"{verdict.share:.1%} ± {verdict.margin:.1%}"
