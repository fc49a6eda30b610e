"""`tavoliere train values`, as a person at a shell meets it."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

import pytest
from typer.testing import CliRunner

from tavoliere.cli import main
from tavoliere.cli import train as training
from tavoliere.cli.app import app
from tavoliere.games.values import read_values
from tavoliere.words import LANGUAGES
from tests.players.coins.game import Coins

if TYPE_CHECKING:
    from pathlib import Path

    from typer.testing import Result

SMALL = ("--games", "10", "--rounds", "1", "--check", "2", "--match", "2", "--workers", "1")


@pytest.fixture
def coins(monkeypatch: pytest.MonkeyPatch) -> None:
    """Learn a game that takes no time, whichever is named."""
    monkeypatch.setattr(training, "game", lambda _: Coins())


def train(out: Path, *arguments: str) -> Result:
    return CliRunner().invoke(app, ["train", "values", "fredericus", "--out", str(out), *arguments])


@pytest.mark.usefixtures("coins")
@pytest.mark.parametrize("code", LANGUAGES)
def test_a_training_says_what_came_of_it_in_every_language(tmp_path: Path, code: str) -> None:
    result = train(tmp_path, "--language", code, *SMALL)
    assert result.exit_code == 0, result.output
    for word in ("two", "three", "33.3%", "learned.toml"):
        assert word in result.stdout.replace("\n", "")
    assert not re.search(r"training-|\{|\}", result.output)
    told = " ".join(result.stderr.split())
    assert len(re.findall(r"two\s?: [^.]*0\.\d{4}[^.]*0\.\d{4}", told)) == 1


@pytest.mark.usefixtures("coins")
def test_the_report_can_be_read_by_programs(tmp_path: Path) -> None:
    result = train(tmp_path, "--json", *SMALL)
    report = json.loads(result.stdout)
    assert set(report["varieties"]) == {"two", "three"}
    assert report["varieties"]["two"]["match"]["games"] == 4
    assert report["varieties"]["two"]["kept"] in {"learned", "start"}
    assert report["varieties"]["three"]["rounds"][0]["boards"] == 150
    assert report == json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))


@pytest.mark.usefixtures("coins")
def test_the_values_are_written_where_they_are_wanted(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    result = train(tmp_path / "out", "--variety", "three", "--seed", "5", "--write", str(file), *SMALL)
    assert "mine.toml" in result.stdout.replace("\n", "")
    values = read_values(file.read_text(encoding="utf-8"), "mine")
    assert file.read_bytes() == (tmp_path / "out" / "learned.toml").read_bytes()
    assert "seed 5, 1 rounds of 10 games" in values.made
    assert set(values.weights["three"]) == set(Coins().planning.FEATURES)


@pytest.mark.usefixtures("coins")
def test_whoever_stops_it_is_told_how_it_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(*_: Any, **__: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(training, "train_values", stop)
    result = train(tmp_path, "--language", "en", *SMALL)
    assert result.exit_code == training.STOPPED
    assert "goes on" in result.stderr


@pytest.mark.usefixtures("coins")
@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(
    "wrong", [("--variety", "nine"), ("--games", "3"), ("--start", "nowhere"), ("--seed", "77"), ("--rounds", "0")]
)
def test_what_makes_no_sense_is_said_in_one_line(
    tmp_path: Path,
    code: str,
    wrong: tuple[str, str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    train(tmp_path, *SMALL)
    arguments = ["train", "values", "fredericus", "--out", str(tmp_path), "--language", code, *SMALL, *wrong]
    monkeypatch.setattr("sys.argv", ["tavoliere", *arguments])
    with pytest.raises(SystemExit) as left:
        main()
    said = capsys.readouterr().err
    assert left.value.code == 1
    assert said.startswith("tavoliere: ")
    assert said.count("\n") == 1
    assert "refusal-" not in said


def test_help_shows_an_example() -> None:
    result = CliRunner().invoke(app, ["train", "values", "--help"])
    assert "tavoliere train values" in result.output
