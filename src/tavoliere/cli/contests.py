"""What `tavoliere arena` does once it knows what is wanted: play, show how it stands, print the tables."""

from __future__ import annotations

import json
import os
import sys
import time
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tavoliere.arena.cluster import Cluster
from tavoliere.arena.crew import Crew
from tavoliere.arena.hall import open_contest
from tavoliere.arena.ladder import climb, finish_in, records_in
from tavoliere.arena.page import milliseconds, page
from tavoliere.arena.summary import summary
from tavoliere.cli.speech import explain, language_code
from tavoliere.core.refusal import Refusal
from tavoliere.players.contract import Budget
from tavoliere.words import language

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from tavoliere.arena.contest import Contest
    from tavoliere.arena.crew import Hands
    from tavoliere.arena.ladder import Finish
    from tavoliere.arena.plan import Plan
    from tavoliere.words import Language

STOPPED = 130
"""The exit status after Ctrl-C, as shells have it."""
SHOWN = 10
"""So many forfeits are told one by one; all of them stand in the JSON."""
PAUSE = 0.5
"""How many seconds lie between two looks at the standing."""


@dataclass(frozen=True, slots=True)
class Wishes:
    """How a contest is to be played and shown."""

    out: Path | None
    workers: int | None
    patience: float
    ray: bool
    report: Path | None
    as_json: bool
    asked: str | None

    def hands(self) -> Hands:
        """Return who plays the games."""
        if self.ray:
            return Cluster(patience=self.patience)
        return Crew(self.workers or os.cpu_count() or 1, self.patience)


def budgets(nodes: list[int] | None, seconds: list[float] | None, players: int) -> list[Budget]:
    """Give each player its budget: one that is given once is everybody's."""
    for limits in (nodes, seconds):
        if limits and len(limits) not in {1, players}:
            raise Refusal("arena", "refusal-arena-budgets", limits=len(limits), players=players)
    return [
        Budget(nodes[place % len(nodes)] if nodes else None, seconds[place % len(seconds)] if seconds else None)
        for place in range(players)
    ]


def run(plan: Plan, wishes: Wishes) -> int:
    """Play a plan to its end, or until Ctrl-C; print and write what came out."""
    words = language(language_code(wishes.asked))
    stopped = False
    with open_contest(plan, wishes.out) as contest:
        with _progress(contest, words) as told:
            try:
                contest.run(wishes.hands(), told)
            except KeyboardInterrupt:
                stopped = True
        report = summary(contest)
    if wishes.out is not None:
        text = json.dumps(report, ensure_ascii=False, indent=1) + "\n"
        (wishes.out / "report.json").write_text(text, encoding="utf-8")
        (wishes.out / "report.html").write_text(page(report), encoding="utf-8")
    if wishes.report is not None:
        wishes.report.write_text(page(report), encoding="utf-8")
    if wishes.as_json:
        print(json.dumps(report, ensure_ascii=False))
    else:
        _print(report, words)
    if stopped:
        key = "arena-stopped-kept" if wishes.out is not None else "arena-stopped"
        print(words.say(key, games=len(contest.games), planned=plan.total), file=sys.stderr)
        return STOPPED
    return 0


@contextmanager
def _progress(contest: Contest, words: Language) -> Iterator[Callable[[Contest], None]]:
    """Show how far it is and how it stands, on the error stream so that output can be piped."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("{task.description}"))
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("", total=contest.plan.total, completed=len(contest.games))
        next_look = 0.0

        def told(contest: Contest) -> None:
            nonlocal next_look
            start = time.monotonic()
            description = None
            if start >= next_look and progress.console.is_terminal:
                description = escape(_how_it_stands(contest, words))
                # The more games there are, the longer a look takes, and the seldomer it is taken.
                end = time.monotonic()
                next_look = end + max(PAUSE, 20 * (end - start))
            progress.update(bar, completed=len(contest.games), description=description)

        yield told


def _how_it_stands(contest: Contest, words: Language) -> str:
    """Say in a few words who leads; of a match, also how sure the sequential test is."""
    report = summary(contest)
    if not report["groups"]:
        return ""
    if report["match"] is None:
        return ", ".join(f"{row['player']} {row['elo']:+.0f}" for row in report["standing"][:4])
    share = report["match"]["share"]
    player, low, high = report["match"]["candidate"], _percent(share["low"]), _percent(share["high"])
    told = words.say("arena-so-far", player=player, share=_percent(share["mean"]), low=low, high=high)
    sprt = report["sprt"]
    return told if sprt is None else f"{told} LLR {sprt['llr']:+.2f} ({sprt['lower']:.2f}, {sprt['upper']:.2f})"


# ---------------------------------------------------------------------------------------------------------- the tables


def _print(report: dict[str, Any], words: Language) -> None:
    console = Console()
    console.print(_standing(report, words))
    if len(report["players"]) > 2:
        console.print(_matrix(report, words))
    console.print(_seats(report, words))
    console.print(_times(report, words))
    for answer in _answers(report, words):
        console.print(escape(answer))
    for fault in report["faults"][:SHOWN]:
        facts = {name: fault[name] for name in ("game", "player", "seat", "decision")}
        kind, last = fault["kind"], str(fault["text"]).strip().splitlines()[-1]
        console.print(f"[red]{escape(words.say(f'arena-fault-{kind}', **facts))}[/red] {escape(last)}")


def _table(words: Language, title: str, *heads: str) -> Table:
    """Begin a table: the first column holds names, the others figures."""
    table = Table(title=title, title_justify="left")
    for place, head in enumerate(heads):
        table.add_column(words.say(head), justify="right" if place else "left", overflow="fold")
    return table


def _standing(report: dict[str, Any], words: Language) -> Table:
    title = words.say("arena-title", games=report["games"], game=report["game"], seats=report["seats"])
    heads = ("player", "elo", "interval", "games", "wins", "draws", "share", "points")
    table = _table(words, title, *(f"arena-{head}" for head in heads))
    for row in report["standing"]:
        table.add_row(
            escape(row["player"]),
            f"{row['elo']:+.0f}{'*' if row['bounded'] else ''}",
            f"{row['low']:+.0f} … {row['high']:+.0f}",
            *(str(row[key]) for key in ("games", "wins", "draws")),
            _percent(row["share"]),
            "-" if row["points"] is None else f"{row['points']:.2f}",
        )
    if any(row["bounded"] for row in report["standing"]):
        table.caption = words.say("arena-bounded")
    return table


def _matrix(report: dict[str, Any], words: Language) -> Table:
    names, ahead = report["matrix"]["players"], report["matrix"]["ahead"]
    order = [names.index(row["player"]) for row in report["standing"]]
    table = _table(words, words.say("arena-matrix"), "arena-player")
    for place in range(len(order)):
        table.add_column(str(place + 1), justify="right")
    for place, player in enumerate(order):
        cells = (_percent(ahead[player][other]) for other in order)
        table.add_row(f"{place + 1} {escape(names[player])}", *cells)
    return table


def _seats(report: dict[str, Any], words: Language) -> Table:
    table = _table(words, words.say("arena-by-seat"), "arena-player")
    for seat in range(report["seats"]):
        table.add_column(str(seat), justify="right")
    for player in report["players"]:
        mine = [row for row in report["by_seat"] if row["player"] == player["name"]]
        table.add_row(escape(player["name"]), *(_percent(row["share"]) for row in mine))
    return table


def _times(report: dict[str, Any], words: Language) -> Table:
    heads = ("player", "mean-move", "p95-move", "longest-move", "mean-turn", "p95-turn", "longest-turn")
    table = _table(words, words.say("arena-times"), *(f"arena-{head}" for head in heads))
    for row in report["times"]:
        clocks = (row["moves"], row["turns"])
        cells = (milliseconds(clock[name]) for clock in clocks for name in ("mean", "p95", "max"))
        table.add_row(escape(row["player"]), *cells)
    return table


def _answers(report: dict[str, Any], words: Language) -> Iterator[str]:
    """Say what was found out: how the candidate of a match did, and what the sequential test accepted."""
    match, sprt = report["match"], report["sprt"]
    if match and report["groups"]:
        share, fair = match["share"], match["fair_shares"]
        told = {name: _percent(value) for name, value in share.items()}
        times = {f"fair-{name}": f"{value:.2f}" for name, value in fair.items()}
        yield words.say("arena-answer", player=match["candidate"], **told, **times)
    if sprt:
        bounds = {name: f"{sprt[name]:.2f}" for name in ("llr", "lower", "upper")}
        if sprt["accepted"] is None:
            yield words.say("arena-sprt-open", **bounds)
        else:
            elos = [f"{sprt['elo0']:+g}", f"{sprt['elo1']:+g}"]
            accepted, refused = elos if sprt["accepted"] == "H0" else reversed(elos)
            yield words.say("arena-sprt-sure", accepted=accepted, refused=refused, **bounds)


def _percent(share: float | None) -> str:
    return "-" if share is None else f"{share:.1%}"


# ---------------------------------------------------------------------------------------------------------- the ladder


def ladder(sources: list[Path], asked: str | None, *, as_json: bool) -> int:
    """Print the ladder of the records; return 1 if one of them is not true, and leave it out."""
    words = language(language_code(asked))
    finishes: list[Finish] = []
    wrong = 0
    for path in records_in(sources):
        try:
            finish = finish_in(path)
        except Refusal as refusal:
            wrong += 1
            print(f"{path}: {explain(refusal, asked)}", file=sys.stderr)
            continue
        if finish is not None:
            finishes.append(finish)
    rungs = climb(finishes)
    if as_json:
        print(json.dumps([rung.plain() for rung in rungs], ensure_ascii=False))
        return 1 if wrong else 0
    heads = ("player", "sure", "skill", "doubt", "games", "wins")
    table = _table(words, words.say("arena-ladder", games=len(finishes)), *(f"arena-{head}" for head in heads))
    for rung in rungs:
        figures = (f"{rung.sure:.1f}", f"{rung.skill:.1f}", f"± {rung.doubt:.1f}", str(rung.games), str(rung.wins))
        table.add_row(escape(rung.player), *figures)
    Console().print(table)
    return 1 if wrong else 0
