"""The screens round a game: the set-up, the languages, windows of all sizes, the end, the way out and back."""

from __future__ import annotations

import contextlib
import os
import pty
import signal
import subprocess
import sys
import time
from typing import TYPE_CHECKING, cast

import pytest
from textual.widgets import Input

from tavoliere.cli.play import play
from tavoliere.cli.terminal import saves
from tavoliere.cli.terminal.app import Settings, TableApp
from tavoliere.cli.terminal.handover import HandoverScreen
from tavoliere.cli.terminal.score_screen import ScoreScreen
from tavoliere.cli.terminal.setup_screen import SetupScreen
from tavoliere.cli.terminal.table import Table
from tavoliere.cli.terminal.widgets import BoardWidget, Segments

if TYPE_CHECKING:
    from pathlib import Path


from tests.cli.sitting import GAME, HUNT, QUICK, SMALL, open_table, settle, shown, table_screen

pytestmark = pytest.mark.usefixtures("home")


@pytest.mark.usefixtures("tongues")
async def test_the_language_changes_at_once_everywhere() -> None:
    app = open_table(["", "random"], start=HUNT)
    async with app.run_test(size=(140, 45)) as pilot:
        await settle(pilot)
        await pilot.press("p", "2", "enter")
        assert "en_Capture" in shown(app)
        await pilot.press("f2")
        await pilot.pause()
        for word in ("it_Capture", "it_The hunt", "it_Your goals", "it_basilisk", "it_Blue flies"):
            assert word in shown(app)
        assert "en_" not in shown(app)
        await pilot.press("b", "f2")
        await pilot.pause()
        assert "fr_Rule book" in shown(app)
        await pilot.press("escape", "o")
        await pilot.pause()
        await pilot.press("right")
        await pilot.pause()
        assert app.voice.code == "nl"
        await pilot.press("escape")
        await pilot.pause()
        assert "nl_Capture" in shown(app)


@pytest.mark.usefixtures("tongues")
async def test_the_setup_speaks_every_language_and_deals_what_it_says() -> None:
    app = TableApp(GAME, "en", settings=Settings(**QUICK))  # type: ignore[arg-type]
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, SetupScreen)
        assert "en_Start" in shown(app)
        await pilot.press("right", "right", "right", "right")
        await pilot.pause()
        assert "de_Start" in shown(app)
        await pilot.press("down", "right")
        await pilot.pause()
        app.screen.query_one("#name-0", Input).value = "Anna"
        app.screen.query_one("#kind-1", Segments).choose("person")
        app.screen.query_one("#kind-2", Segments).choose("random")
        app.screen.query_one("#name-1", Input).value = "random"
        app.screen.query_one("#option-variant", Segments).choose("on")
        await pilot.pause()
        await pilot.click("#start")
        await settle(pilot)
        table = cast("Table", app.table)
        # A person called like a computer player is still a person.
        assert table.players == ["Anna", "Random", "random"]
        assert table.people == [0, 1]
        assert table.session.options == {"variant": "on"}
        assert isinstance(app.screen, HandoverScreen)
        assert "de_Give the keyboard to Anna" in shown(app)


async def test_the_setup_goes_on_with_the_last_game() -> None:
    table = Table.deal(GAME, ["Anna", "random"], seed="3")
    table.play("K 1 2")
    app = TableApp(GAME, "en", settings=Settings(**QUICK))  # type: ignore[arg-type]
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert "Anna, Random" in shown(app)
        await pilot.click("#continue")
        await settle(pilot)
        assert cast("Table", app.table).path == table.path
        assert cast("Table", app.table).session.moves[0].text == "K 1 2"


async def test_named_players_are_asked_about_their_unfinished_game() -> None:
    waiting = Table.deal(GAME, ["Anna", "random"], seed="3")
    waiting.play("K 1 2")
    app = TableApp(GAME, "en", table=Table.deal(GAME, ["Anna", "random"]), settings=Settings(**QUICK))  # type: ignore[arg-type]
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert "not finished" in shown(app)
        await pilot.press("enter")
        await settle(pilot)
        assert cast("Table", app.table).path == waiting.path


@pytest.mark.parametrize("size", [SMALL, (100, 30), (140, 45)])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.usefixtures("tongues")
async def test_everything_fits_into_the_window(size: tuple[int, int], seats: int) -> None:
    app = open_table(["A very long name", *["greedy"] * (seats - 1)], pace=0)
    async with app.run_test(size=size) as pilot:
        await settle(pilot)
        await pilot.press("enter", "enter")
        await pilot.pause()
        screen = table_screen(app)
        for widget in screen.query("#head, #castle, #side, #notice, #keys"):
            assert app.screen.region.contains_region(widget.region)
        assert screen.query_one(BoardWidget).canvas.width > 1
        lines = shown(app).split("\n")
        assert len(lines) == size[1]
        assert sum(line.count("♜") for line in lines) == 8
        assert "Leave" in "".join(lines)


async def test_a_window_that_is_too_small_says_so() -> None:
    app = open_table(["Anna", "random"])
    async with app.run_test(size=(60, 20)) as pilot:
        await settle(pilot)
        assert "needs a window" in shown(app)


async def test_the_end_is_told_with_reason_pairs_and_tie() -> None:
    start = "rows 0:S 1:a 2:S\nbirds P1G4 P5G6\nseats 2\nseat 1\nround 9\nactions 0\nannounced yes\n"
    start += "creatures ab / cd\ngoals aF / cF\ndeck -".replace("aF / cF", "ab / cdF")
    app = open_table(["Anna", "Bruno"], start=start)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await pilot.press("enter")
        await settle(pilot)
        await pilot.press("z")
        await settle(pilot)
        assert isinstance(app.screen, ScoreScreen)
        score = shown(app)
        assert "Imperial Falconer is Bruno" in score
        assert "9 points" in score
        assert "7 points" in score
        assert "Fredericus drawn" in score
        assert score.index("Bruno") < score.index("Anna")


async def test_colours_go_where_nobody_wants_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    app = open_table(["Anna", "random"], start=HUNT)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        assert app.no_color
        await pilot.press("0", "enter")
        # What the colours say is said by lines as well.
        assert "┏" in shown(app)


def test_check_opens_the_first_screen_where_nobody_sees_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert play(None, [], "en", None, {}, None, check=True) == 0
    assert play("fredericus", ["Anna", "greedy"], "en", "7", {"variant": "on"}, None, check=True) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines == ["The table is ready: Fredericus, 5 languages, 2-4 seats."] * 2
    assert not saves.folder().exists()


def test_without_a_terminal_nobody_can_play(capsys: pytest.CaptureFixture[str]) -> None:
    assert play("fredericus", ["Anna", "random"], "en", None, {}, None, check=False) == 1
    assert "not a terminal" in capsys.readouterr().err


PROGRAM = """
import sys
from pathlib import Path
from tavoliere.cli.play import play
sys.exit(play("fredericus", ["Anna", "Bruno"], "en", "3", {}, Path(sys.argv[1]), False))
"""


def test_a_game_survives_being_killed(tmp_path: Path) -> None:
    path = tmp_path / "game.txt"
    outer, inner = pty.openpty()
    environment = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24"}
    command = [sys.executable, "-c", PROGRAM, str(path)]
    process = subprocess.Popen(command, stdin=inner, stdout=inner, stderr=inner, env=environment)
    os.close(inner)
    os.set_blocking(outer, False)
    deadline = time.monotonic() + 30
    keys = [b"\r", b"1", b"\r", b"5", b"\r"]
    while not path.exists() and time.monotonic() < deadline and process.poll() is None:
        with contextlib.suppress(BlockingIOError, OSError):
            # Only a screen that has been drawn is ready for keys.
            if b"\x1b[" in os.read(outer, 1 << 20) and keys:
                os.write(outer, keys.pop(0))
        time.sleep(0.15)
    process.send_signal(signal.SIGKILL)
    process.wait()
    os.close(outer)
    table = Table.resume(path)
    assert [moved.text for moved in table.session.moves] == ["K 1 5"]
    assert table.players == ["Anna", "Bruno"]
    assert table.seat == 1
