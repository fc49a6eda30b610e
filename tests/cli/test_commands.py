"""The commands, as a person at a shell meets them."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

import tavoliere
from tavoliere.cli import main
from tavoliere.cli.app import app
from tavoliere.core.session import Session

HERE = Path(__file__).parent


def run(*arguments: str, stdin: str | None = None) -> Result:
    return CliRunner().invoke(app, list(arguments), input=stdin)


def words(result: Result) -> str:
    """What a command printed, in one line: where it breaks depends on the width of the terminal."""
    return " ".join(result.output.split())


def fails(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[object, str]:
    """Run the whole command and return its exit status and what it said about the error."""
    monkeypatch.setattr("sys.argv", ["tavoliere", *arguments])
    with pytest.raises(SystemExit) as left:
        main()
    return left.value.code, capsys.readouterr().err


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A whole random game of three seats, as a file."""
    session = Session(tavoliere.game("fredericus"), 3, "a seed of many words", {"variant": "on"})
    chance = tavoliere.Fast(5)
    while session.position.seat is not None:
        moves = session.position.moves()
        session.play(moves[chance.below(len(moves))], 1.5)
    file = tmp_path / "game.txt"
    file.write_text(session.record({"Player0": "Anna"}).text(), encoding="utf-8")
    return file


def test_help_shows_an_example_for_every_command() -> None:
    for command in ("play", "rules", "replay", "verify", "draw", "simulate", "bench"):
        result = run(command, "--help")
        assert result.exit_code == 0
        assert f"tavoliere {command}" in result.output


def test_the_rule_book_can_be_read_in_another_language() -> None:
    english, italian = run("rules", "fredericus", "F19"), run("rules", "fredericus", "f19", "-l", "it")
    assert "High hunt" in english.output
    assert "Caccia ad alto volo" in italian.output


def test_the_whole_rule_book_has_every_rule_once() -> None:
    lines = run("rules", "fredericus", "--language", "en").output.splitlines()
    numbers = [line.split()[0] for line in lines if line[:1] in {"F", "A"} and line[1:2].isdigit()]
    assert numbers == list(tavoliere.game("fredericus").rules)


def test_the_rule_book_can_be_searched() -> None:
    output = run("rules", "fredericus", "--search", "high hunt", "--language", "en").output
    assert "F19" in output
    assert "F36" not in output


def test_every_rule_is_carried_by_a_test() -> None:
    result = run("rules", "fredericus", "--check", "--tests", str(HERE.parent))
    assert result.exit_code == 0, result.output


def test_a_rule_without_a_test_is_found(tmp_path: Path) -> None:
    (tmp_path / "test_one.py").write_text(
        "import pytest\n\n\n@pytest.mark.rule('F1', 'F2')\ndef test_this() -> None:\n    assert True\n",
        encoding="utf-8",
    )
    result = run("rules", "fredericus", "--check", "--tests", str(tmp_path))
    assert result.exit_code == 1
    assert "F3: " in result.output
    assert "F2: " not in result.output


def test_a_record_is_told_in_words(record: Path) -> None:
    result = run("replay", str(record), "--language", "en")
    assert result.exit_code == 0
    assert "Anna begins a turn with 2 actions" in words(result)
    assert "Imperial Falconer" in words(result)


def test_a_record_tells_a_seat_its_own_goals_and_a_spectator_none(record: Path) -> None:
    spectator = run("replay", str(record), "--language", "en").output
    seats = [run("replay", str(record), "--language", "en", "--seat", str(seat)).output for seat in range(3)]
    assert "draws a goal:" not in spectator
    assert any("draws a goal:" in told for told in seats)


def test_a_good_record_is_verified(record: Path) -> None:
    result = run("verify", str(record), "--language", "en")
    assert result.exit_code == 0
    assert "fits the hash" in words(result)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('[Seed "a seed', '[Seed "b seed', "does not fit the hash"),
        ('[Result "', '[Result "9', "Result"),
        ('[Rules "1"]', '[Rules "2"]', "version 2"),
        ("\n0: K ", "\n1: K ", "it is the turn of seat 0"),
        ("Z", "XP; Z", "is not legal"),
        ("[Game", "[game", "neither a tag nor"),
    ],
)
def test_a_record_that_was_changed_is_found_out(record: Path, old: str, new: str, said: str) -> None:
    text = record.read_text(encoding="utf-8")
    assert old in text
    record.write_text(text.replace(old, new, 1), encoding="utf-8")
    result = run("verify", str(record), "--language", "en")
    assert result.exit_code == 1
    assert said in words(result)


def test_a_position_is_drawn_into_a_file(tmp_path: Path) -> None:
    file = tmp_path / "board.svg"
    assert run("draw", "rows 0:eS 1:Wa 2:bS; birds P1G5 P3G7 P4G0 P6G2", "-o", str(file)).exit_code == 0
    assert ET.parse(file).getroot().tag.endswith("svg")


def test_a_record_is_drawn_after_any_of_its_moves(record: Path) -> None:
    early, late = run("draw", str(record), "--move", "3").output, run("draw", str(record)).output
    assert ET.fromstring(early) is not None
    assert early != late


def test_a_position_is_drawn_from_standard_input() -> None:
    assert ET.fromstring(run("draw", "-", stdin="seats 2\nrows 3:aW\n").output) is not None


def test_simulation_counts_every_game_once() -> None:
    report = json.loads(run("simulate", "fredericus", "--games", "12", "--seats", "2", "--json").stdout)
    assert report["games"] == 12
    assert sum(row["wins"] for row in report["by_seat"]) == 12
    assert sum(report["endings"].values()) == 12


def test_simulation_gives_the_same_figures_on_one_process_and_on_two() -> None:
    arguments = ["simulate", "fredericus", "--games", "14", "--seed", "3", "--json", "-o", "variant=on"]
    assert run(*arguments).stdout == run(*arguments, "--workers", "2").stdout


def test_the_measurements_are_those_of_the_engine_that_runs() -> None:
    report = json.loads(run("bench", "--seconds", "0.05", "--rounds", "1", "--json").stdout)
    assert all(figure > 0 for figure in report["a_second"].values())
    assert report["bytes_of_a_position"] <= 4096


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["rules", "chess"], "There is no game “chess”"),
        (["rules", "fredericus", "F99"], "no rule F99"),
        (["rules", "fredericus", "--language", "xx"], "no language “xx”"),
        (["simulate", "fredericus", "--seats", "5"], "5 seats"),
        (["simulate", "fredericus", "--player", "nobody", "--player", "random"], "no player “nobody”"),
        (["simulate", "fredericus", "-o", "variant"], "name=value"),
        (["draw", "rows 0:qq"], "Cards are W, S, E"),
        (["draw", "seats 2", "--seat", "7"], "no seat 7"),
        (["replay", "no-such-file.txt"], "no-such-file.txt"),
    ],
)
def test_an_error_is_one_line_with_exit_status_one(
    arguments: list[str], said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    status, error = fails(monkeypatch, capsys, *arguments)
    assert status == 1
    assert said in error
    assert error.count("\n") == 1


def test_an_error_speaks_the_language_that_was_asked_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    _, error = fails(monkeypatch, capsys, "draw", "rows 0:qq", "--language", "de")
    assert "Zeile 1" in error
