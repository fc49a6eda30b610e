"""`tavoliere arena`, as a person at a shell meets it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from typing import TYPE_CHECKING

import pytest
from typer.testing import CliRunner, Result

from tavoliere.arena import strip_times
from tavoliere.cli import main
from tavoliere.cli.app import app
from tavoliere.words import LANGUAGES

if TYPE_CHECKING:
    from pathlib import Path

# Whoever runs the tests in the background has told all processes to ignore Ctrl-C; people who play have not.
HEAR_CTRL_C = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
COMMAND = [sys.executable, "-c", f"{HEAR_CTRL_C}; from tavoliere.cli import main; main()"]
SHORT = ["--option", "variant=on"]


def run(*arguments: str) -> Result:
    return CliRunner().invoke(app, ["arena", *arguments], env={"COLUMNS": "120"})


def words(result: Result) -> str:
    return " ".join(result.output.split())


def test_help_shows_an_example_for_every_command() -> None:
    for command in ("match", "league", "ladder"):
        result = run(command, "--help")
        assert result.exit_code == 0
        assert f"tavoliere arena {command}" in result.output


def test_a_match_is_printed_kept_and_reported(tmp_path: Path) -> None:
    report = tmp_path / "report.html"
    out = tmp_path / "kept"
    told = run(
        "match",
        "fredericus",
        "random",
        "random",
        "-n",
        "4",
        *SHORT,
        "-l",
        "en",
        "--out",
        str(out),
        "--report",
        str(report),
    )
    assert told.exit_code == 0, told.output
    assert "fredericus: 4 games, 2 seats" in words(told)
    assert "times the fair share" in words(told)
    assert report.read_text(encoding="utf-8").startswith("<!doctype html>")
    assert json.loads((out / "report.json").read_text(encoding="utf-8"))["games"] == 4
    checked = CliRunner().invoke(app, ["verify", str(out), "--language", "en"])
    assert checked.exit_code == 0
    assert checked.output.count("moves are legal") == 4


def test_a_small_league_is_the_same_on_one_process_and_on_two() -> None:
    arguments = [
        "league",
        "fredericus",
        "random",
        "random",
        "random",
        "--games",
        "2",
        *SHORT,
        "--json",
        "--anchor",
        "random",
    ]
    one, two = (json.loads(run(*arguments, "--workers", workers).stdout) for workers in ("1", "2"))
    assert strip_times(one) == strip_times(two)
    assert {row["player"]: row["elo"] for row in one["standing"]}["random"] == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_speak_every_language(language: str) -> None:
    told = run("match", "fredericus", "random", "random", "-n", "2", *SHORT, "--sprt", "0", "10", "-l", language)
    assert told.exit_code == 0
    assert "LLR" in told.output


def test_budgets_are_given_once_or_to_each() -> None:
    limits = ["--nodes", "10", "--seconds", "1", "--seconds", "2"]
    told = json.loads(run("match", "fredericus", "random", "random", "-n", "2", *SHORT, "--json", *limits).stdout)
    assert [(one["name"], one["nodes"], one["seconds_a_move"]) for one in told["players"]] == [
        ("random (10 nodes, 1 s)", 10, 1),
        ("random (10 nodes, 2 s)", 10, 2),
    ]


def test_a_ladder_leaves_out_what_is_not_true(tmp_path: Path) -> None:
    pytest.importorskip("openskill")
    run("match", "fredericus", "random", "random", "-n", "4", *SHORT, "--out", str(tmp_path))
    good = run("ladder", str(tmp_path), "--language", "en")
    assert good.exit_code == 0
    assert "The ladder after 4 games" in good.output
    forged = tmp_path / "records" / "000" / "000002.txt"
    forged.write_text(forged.read_text(encoding="utf-8").replace("[Seed", "[Seeds"), encoding="utf-8")
    bad = run("ladder", str(tmp_path), "--language", "en", "--json")
    assert bad.exit_code == 1
    assert "000002.txt" in bad.stderr
    assert [rung["games"] for rung in json.loads(bad.stdout)] == [3, 3]


def test_ctrl_c_stops_the_match_and_the_same_command_goes_on(tmp_path: Path) -> None:
    arguments = [
        "arena",
        "match",
        "fredericus",
        "random",
        "random",
        "-n",
        "600",
        *SHORT,
        "--out",
        str(tmp_path),
        "--json",
    ]
    command = [*COMMAND, *arguments, "--language", "en", "--workers", "2"]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    kept = tmp_path / "games.jsonl"
    deadline = time.monotonic() + 60
    while not (kept.exists() and kept.read_bytes().count(b"\n") >= 4) and time.monotonic() < deadline:
        time.sleep(0.01)
    os.kill(running.pid, signal.SIGINT)
    told, said = running.communicate(timeout=60)
    assert running.returncode == 130
    assert "the same command goes on" in said
    assert "Traceback" not in said
    stopped = json.loads(told)
    assert not stopped["complete"]
    assert 0 < stopped["games"] < 600
    before = kept.read_text(encoding="utf-8")
    done = subprocess.run(command, capture_output=True, check=True, text=True)
    assert json.loads(done.stdout)["games"] == 600
    assert kept.read_text(encoding="utf-8").startswith(before)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["match", "chess", "random", "random"], "There is no game “chess”"),
        (["match", "fredericus", "random", "nobody"], "There is no player “nobody”"),
        (["match", "fredericus", "random", "random", "random", "--seats", "4"], "cannot share 4 seats"),
        (
            ["match", "fredericus", "random", "random", "--nodes", "1", "--nodes", "2", "--nodes", "3"],
            "3 limits were given",
        ),
        (["match", "fredericus", "random", "random", "--sprt", "5", "0"], "the smaller one"),
        (["league", "fredericus", "random"], "at least 2 players"),
        (["league", "fredericus", "random", "greedy", "--anchor", "Anna"], "cannot be the anchor"),
    ],
)
def test_an_error_is_one_line_with_exit_status_one(
    arguments: list[str], said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setattr("sys.argv", ["tavoliere", "arena", *arguments])
    with pytest.raises(SystemExit) as left:
        main()
    error = capsys.readouterr().err
    assert left.value.code == 1
    assert said in error
    assert error.count("\n") == 1
