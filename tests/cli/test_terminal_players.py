"""Computer players at the table in the terminal: what people are offered, their names, and what may go wrong."""

from __future__ import annotations

import sys
import threading
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import pytest

import tavoliere
from tavoliere.cli.play import play
from tavoliere.cli.terminal import saves
from tavoliere.cli.terminal.app import Settings, TableApp
from tavoliere.cli.terminal.setup_screen import name_of
from tavoliere.cli.terminal.table import Table
from tavoliere.cli.terminal.voice import Voice
from tavoliere.cli.terminal.widgets import Carousel
from tavoliere.core.record import read_record
from tavoliere.games.fredericus.game import Fredericus
from tavoliere.words import LANGUAGES
from tests.cli.sitting import GAME, HUNT, QUICK, SMALL, open_table, settle, shown, table_screen
from tests.players.tiny import TinyPlanning

if TYPE_CHECKING:
    from collections.abc import Callable

pytestmark = pytest.mark.usefixtures("home")

PROGRAM = Path(__file__).parents[1] / "players" / "misbehaving.py"


def program(how: str, at: int) -> str:
    return f"external:command={sys.executable} -S {PROGRAM} {how} {at}"


@pytest.fixture
def tiny(monkeypatch: pytest.MonkeyPatch) -> TinyPlanning:
    planning = TinyPlanning(GAME)
    monkeypatch.setattr(Fredericus, "planning", property(lambda _: planning))
    return planning


@pytest.mark.usefixtures("tiny")
async def test_people_choose_a_level_by_its_rank_and_are_told_how_long_it_takes() -> None:
    app = TableApp(GAME, "en", settings=Settings(**QUICK))  # type: ignore[arg-type]
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        seat = app.screen.query_one("#kind-1", Carousel)
        levels = ["page", "squire", "falconer", "master_falconer", "grand_falconer"]
        assert seat.values == ["person", "random", "greedy", *levels]
        assert "Squire · 2/5 · 0.05 s" in shown(app)
        seat.focus()
        await pilot.press("right")
        await pilot.pause()
        assert "Falconer · 3/5 · 0.5 s" in shown(app)
        assert "Level 3 of 5: for all decisions of a turn it takes at most 0.5 seconds." in " ".join(shown(app).split())
        await pilot.press("f2")
        await pilot.pause()
        assert "Falconiere · 3/5 · 0,5 s" in shown(app)
        await pilot.press("left", "left", "left")
        await pilot.pause()
        assert seat.value == "greedy"
        await pilot.click(seat, offset=(1, 0))
        assert seat.value == "random"
        await pilot.click(seat, offset=(6, 0))
        await pilot.press("right", "right")
        assert seat.value == "squire"
        await pilot.click("#start")
        await settle(pilot)
        table = cast("Table", app.table)
        assert table.players == ["", "squire"]
        table.play(table.moves()[0])
        assert read_record(table.path.read_text(encoding="utf-8")).tags["Player1"] == "squire"


async def test_without_a_planning_the_old_players_are_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Fredericus, "planning", property(lambda _: None))
    app = TableApp(GAME, "en", settings=Settings(**QUICK))  # type: ignore[arg-type]
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert app.screen.query_one("#kind-1", Carousel).values == ["person", "random", "greedy"]
        assert "◂  Greedy  ▸" in shown(app)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_player_has_a_name_in_every_language(code: str) -> None:
    for name in tavoliere.GAMES:
        voice = Voice(tavoliere.game(name), code)
        kinds = ["random", "greedy", "ismcts", "planner", "external:command=x", *(f"level:{n}" for n in range(1, 6))]
        assert len({voice.kind(kind) for kind in kinds}) == len(kinds)
        assert voice.kind("ismcts:nodes=50,constant=0.5") == f"{voice.kind('ismcts')} (nodes=50, constant=0.5)"


def test_a_person_is_never_taken_for_a_computer_player() -> None:
    for name in ("greedy", "page", "ismcts", "level:3", "external:comman"):
        assert name_of(name, GAME) == name.capitalize()
        table = Table.deal(GAME, [name_of(name, GAME), "random"])
        assert table.people == [0]
    assert name_of(" Anna  Maria ", GAME) == "Anna Maria"


def test_a_player_that_is_wrongly_written_is_no_person() -> None:
    for wrong in ("planer:plies=1", "ismcts:nods=3", "level:7"):
        with pytest.raises(tavoliere.Refusal):
            play("fredericus", ["Anna", wrong], "en", "7", {}, None, check=True)


class SlowPlanning(TinyPlanning):
    """Thinks until somebody is in a hurry."""

    def __init__(self) -> None:
        super().__init__(GAME)
        self.thinking = threading.Event()

    def plan(self, *arguments: Any) -> Any:
        hurried: Callable[[], bool] = arguments[3].hurried
        end = time.monotonic() + 20
        self.thinking.set()
        while not hurried() and time.monotonic() < end:
            time.sleep(0.005)
        return super().plan(*arguments)


async def test_the_screen_lives_while_a_player_thinks_and_nobody_waits_to_leave(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    slow = SlowPlanning()
    monkeypatch.setattr(Fredericus, "planning", property(lambda _: slow))
    app = open_table(["Anna", "planner"], start=HUNT.replace("seat 0", "seat 1"))
    begun = time.monotonic()
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        while not slow.thinking.is_set():
            await pilot.pause(0.01)
        await pilot.press("l")
        await pilot.pause()
        assert "What happened so far" in shown(app)
        await pilot.press("escape", "f2")
        await pilot.pause()
        assert app.voice.code == "it"
        assert table_screen(app).table.seat == 1
        await pilot.press("q")
    assert time.monotonic() - begun < 15


async def test_a_program_that_fails_is_told_of_and_the_table_stands() -> None:
    app = open_table(["Anna", program("crash", 1)], start=HUNT.replace("seat 0", "seat 1"))
    async with app.run_test(size=(140, 45)) as pilot:
        for _ in range(400):
            await pilot.pause(0.01)
            if table_screen(app).table.forfeit is not None:
                break
        await pilot.pause()
        told = " ".join(shown(app).split())
        assert "Program has lost the game." in told
        assert "ended by itself with exit status 3." in told
        assert "the last word" in told
        await pilot.press("f2")
        await pilot.pause()
        assert "è terminato da solo" in " ".join(shown(app).split())


async def test_a_program_plays_at_the_table() -> None:
    app = open_table(["Anna", program("good", 1)], start=HUNT.replace("seat 0", "seat 1"))
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        table = table_screen(app).table
        assert table.waits_for_viewer
        assert table.session.moves


def test_a_record_names_a_program_without_its_command_and_starts_none(tmp_path: Path) -> None:
    trap = tmp_path / "trap"
    table = Table.deal(GAME, ["Anna", program("good", 1)], seed="7")
    table.play(table.moves()[0])
    text = table.path.read_text(encoding="utf-8")
    assert read_record(text).tags["Player1"] == "external"
    table.path.write_text(text.replace('"external"', f'"external:command=touch {trap}"'), encoding="utf-8")
    with pytest.raises(tavoliere.Refusal) as refused:
        Table.resume(table.path)
    assert refused.value.key == "refusal-external-saved"
    assert list(saves.unfinished("fredericus")) == []
    # Who names the players anew goes on.
    again = Table.resume(table.path, ["Anna", program("good", 1)])
    assert again.seat == 1
    assert again.think(1) in again.session.position.moves()
    again.leave()
    assert not trap.exists()
