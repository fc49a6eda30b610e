"""Folders of games: nothing that was finished is lost, whatever happens, and nothing wrong is taken for a game."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from typing import TYPE_CHECKING

import pytest

import tavoliere
from tavoliere.arena import match, planned, strip_times
from tavoliere.arena.archive import Archive
from tavoliere.core.record import read_record
from tavoliere.core.refusal import Refusal
from tavoliere.core.session import verify

if TYPE_CHECKING:
    from pathlib import Path

SHORT = {"variant": "on"}
COMMAND = "from tavoliere.cli import main; main()"


def lines(folder: Path) -> list[str]:
    file = folder / "games.jsonl"
    return file.read_text(encoding="utf-8").splitlines() if file.exists() else []


def refused(folder: Path, **arguments: int) -> str:
    with pytest.raises(Refusal) as no:
        match("fredericus", "random", "random", games=4, options=SHORT, out=folder, **arguments)  # type: ignore[arg-type]
    return no.value.key


def test_a_killed_match_goes_on_without_losing_a_game(tmp_path: Path) -> None:
    arguments = [
        "arena",
        "match",
        "fredericus",
        "random",
        "random",
        "--games",
        "80",
        "-o",
        "variant=on",
        "--out",
        str(tmp_path),
        "--json",
    ]
    command = [sys.executable, "-c", COMMAND, *arguments, "--workers", "2"]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
    deadline = time.monotonic() + 60
    while len(lines(tmp_path)) < 8 and time.monotonic() < deadline:
        time.sleep(0.01)
    os.kill(running.pid, signal.SIGKILL)
    running.communicate()
    kept = lines(tmp_path)
    assert 8 <= len(kept) < 80
    # As if it had died in the middle of a line.
    with (tmp_path / "games.jsonl").open("a", encoding="utf-8") as file:
        file.write(kept[0][: len(kept[0]) // 2])
    whole = [line for line in kept if line.endswith("}")]
    done = subprocess.run(command, capture_output=True, check=True, text=True)
    told = json.loads(done.stdout)
    assert lines(tmp_path)[: len(whole)] == whole
    assert sorted(json.loads(line)["game"] for line in lines(tmp_path)) == list(range(80))
    assert strip_times(told) == strip_times(match("fredericus", "random", "random", games=80, options=SHORT))


def test_every_record_is_true(tmp_path: Path) -> None:
    match("fredericus", "random", "random", games=4, seats=3, options=SHORT, out=tmp_path)
    records = sorted(tmp_path.rglob("*.txt"))
    assert [record.name for record in records] == [f"{number:06}.txt" for number in range(6)]
    for record in records:
        outcome = verify(tavoliere.game("fredericus"), read_record(record.read_text(encoding="utf-8"))).position.outcome
        assert outcome is not None


def test_games_of_another_plan_are_not_mixed_in(tmp_path: Path) -> None:
    match("fredericus", "random", "random", games=2, options=SHORT, out=tmp_path)
    before = lines(tmp_path)
    assert refused(tmp_path, seed=1) == "refusal-arena-plan"
    assert refused(tmp_path, seats=3) == "refusal-arena-plan"
    assert lines(tmp_path) == before


def test_only_one_arena_writes_into_a_folder(tmp_path: Path) -> None:
    plan = planned("match", "fredericus", ["random", "random"], 4, options=SHORT)
    with Archive(tmp_path, plan):
        assert refused(tmp_path) == "refusal-arena-busy"
    match("fredericus", "random", "random", games=4, options=SHORT, out=tmp_path)


@pytest.mark.parametrize("damage", ["{}", "[]", "nothing", '{"game": 0, "seats": 3}'])
def test_a_damaged_line_is_named_and_the_file_left_as_it_is(tmp_path: Path, damage: str) -> None:
    match("fredericus", "random", "random", games=4, options=SHORT, out=tmp_path)
    file = tmp_path / "games.jsonl"
    rows = lines(tmp_path)
    file.write_text("\n".join([rows[0], damage, *rows[2:]]) + "\n", encoding="utf-8")
    before = file.read_bytes()
    assert refused(tmp_path) == "refusal-arena-folder"
    assert file.read_bytes() == before


def test_a_folder_without_its_plan_is_refused(tmp_path: Path) -> None:
    match("fredericus", "random", "random", games=2, options=SHORT, out=tmp_path)
    (tmp_path / "plan.json").unlink()
    assert refused(tmp_path) == "refusal-arena-folder"
    (tmp_path / "plan.json").write_text("{", encoding="utf-8")
    assert refused(tmp_path) == "refusal-arena-folder"
