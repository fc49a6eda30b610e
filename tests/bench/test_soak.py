"""The soak counts what it plays, goes on where it stopped, and hands over a record when a law is broken."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from rich.console import Console

import tavoliere
from bench import soak
from bench.soak import State, Tally, play_batch, play_game
from bench.soaking import Run
from tavoliere.core.record import read_record
from tavoliere.core.session import resume
from tests.conformance.tables import FACTS

if TYPE_CHECKING:
    from collections.abc import Sequence

ROOT = Path(__file__).parents[2]


def test_a_batch_counts_what_it_plays() -> None:
    tally, failure = play_batch(0, 12)
    assert failure is None
    assert tally.games == 12
    assert sum(tally.counts["games"].values()) == 12
    assert sum(tally.counts["decisions"].values()) == sum(tally.counts["moves"].values()) == tally.decisions
    seats = {f"{name}, {seats} seats" for name in tavoliere.GAMES for seats in tavoliere.game(name).describe_seats()}
    assert set(tally.counts["games"]) == seats
    assert tally.counts["refusals"]
    assert tally.counts["events"]


@pytest.mark.parametrize("number", [7, 5, 6])
def test_a_number_is_all_it_takes_to_play_a_game_again(number: int) -> None:
    runs = [Run(number), Run(number)]
    for run in runs:
        run.play(Tally())
    assert runs[0].record() == runs[1].record()
    assert runs[0].position == runs[1].position
    record = read_record(runs[0].record())
    assert resume(runs[0].game, record).position == runs[0].position


def test_a_game_is_the_same_however_closely_it_is_looked_at() -> None:
    runs = [Run(6), Run(6, closely=1_000)]
    for run in runs:
        run.play(Tally())
    assert runs[0].record() == runs[1].record()


def test_tallies_add_up() -> None:
    one, other, both = Tally(), Tally(), Tally()
    play_game(1, one)
    play_game(2, other)
    play_game(1, both)
    play_game(2, both)
    one.add(other)
    assert one == both


def test_a_state_is_kept_and_read_again(tmp_path: Path) -> None:
    state = State(following=3, missing=[1], seconds=2.5)
    play_game(3, state.tally)
    file = tmp_path / "deep" / "soak.json"
    state.save(file)
    assert State.load(file) == state
    assert [path.name for path in file.parent.iterdir()] == ["soak.json"]


@pytest.mark.parametrize("number", range(len(tavoliere.GAMES)))
def test_a_broken_law_ends_in_a_record_that_leads_there(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    looks = []

    def broken(position: Any) -> Sequence[str]:
        looks.append(position)
        return ["F6: nothing is lost"] if len(looks) > 3 else []

    run = Run(number)
    monkeypatch.setitem(FACTS, run.game.id, FACTS[run.game.id].__class__(**{**vars(run.facts), "broken": broken}))
    failure = play_game(number, Tally())
    assert failure is not None
    assert "F6: nothing is lost" in failure.what
    record = read_record(failure.record)
    session = resume(run.game, record)
    assert f"move {len(session.moves)}:" in failure.what


def test_games_differ_in_all_that_can_differ_and_what_is_fixed_stays() -> None:
    runs = [Run(number, "settlers") for number in range(200)]
    assert {run.options.get("mode", "base") for run in runs} == {"base", "extended", "tournament"}
    assert {name for run in runs for name in run.options} >= {"deck0", "deck1", "cards"}
    assert {bool(run.start) for run in runs} == {True, False}
    fixed = [Run(number, "settlers", {"mode": "tournament", "turn_limit": "100"}) for number in range(20)]
    assert {(run.options["mode"], run.options["turn_limit"]) for run in fixed} == {("tournament", "100")}


def test_the_command_plays_reports_and_resumes(tmp_path: Path) -> None:
    file = tmp_path / "soak.json"
    command = [sys.executable, str(ROOT / "bench" / "soak.py"), "--workers", "1", "--state", str(file)]
    command += ["--game", "fredericus", "--option", "variant=on"]
    first = subprocess.run([*command, "--games", "50"], capture_output=True, text=True, check=False, cwd=tmp_path)
    assert first.returncode == 0, first.stdout + first.stderr
    assert json.loads(file.read_text())["tally"]["games"] == 50
    assert "50 games" in first.stdout
    assert json.loads(file.read_text())["tally"]["counts"]["options"]["fredericus variant=on"] == 50
    again = subprocess.run(
        [*command, "--games", "100", "--resume"], capture_output=True, text=True, check=False, cwd=tmp_path
    )
    assert again.returncode == 0, again.stdout + again.stderr
    assert State.load(file).tally.games == 100
    assert State.load(file).missing == []


def test_a_report_names_everything_that_was_met() -> None:
    state = State(seconds=1.0)
    play_game(4, state.tally)
    console = Console(file=io.StringIO(), width=100)
    soak.report(state, console)
    text = console.file.getvalue()  # type: ignore[attr-defined]
    for named in state.tally.counts.values():
        assert all(name in text for name in named)
