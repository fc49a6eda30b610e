"""The terminal program as a person uses it: with keys, with the mouse, with typed moves."""

from __future__ import annotations

import asyncio
import contextlib
import os
import pty
import re
import signal
import subprocess
import sys
import time
from typing import TYPE_CHECKING, Any, cast

import pytest
from textual.widgets import Input, OptionList

from tavoliere.cli.play import play
from tavoliere.cli.terminal import saves
from tavoliere.cli.terminal.app import Settings, TableApp
from tavoliere.cli.terminal.canvas import Spot
from tavoliere.cli.terminal.choices import paths
from tavoliere.cli.terminal.handover import HandoverScreen
from tavoliere.cli.terminal.rulebook import RuleBook
from tavoliere.cli.terminal.score_screen import ScoreScreen
from tavoliere.cli.terminal.setup_screen import SetupScreen
from tavoliere.cli.terminal.table import Table
from tavoliere.cli.terminal.table_screen import TableScreen
from tavoliere.cli.terminal.widgets import CastleWidget, Segments
from tavoliere.core.chance import Fast
from tavoliere.core.session import Session
from tavoliere.games import game
from tavoliere.games.fredericus.game import Fredericus
from tavoliere.games.fredericus.moves import Hood
from tavoliere.words import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from textual.pilot import Pilot

    from tavoliere.core.move import Move

GAME = game("fredericus")
SMALL = (80, 24)
QUICK = {"pace": 0, "colours": "night"}
HUNT = "rows 0:eS 1:Wa 2:bS 3:Sc 4:Wd 5:Eb 6:Wf 7:Sg\nbirds P1G5 P3G7\nseats 2\nseat 0\ngoals ab / h\ntokens 4 5 / 3 6"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.delenv("NO_COLOR", raising=False)
    return tmp_path


@pytest.fixture
def tongues(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Speak all five languages, each of which is English with its code before some words, and longer."""
    words = sys.modules["tavoliere.words.language"]
    for folder, source in (("house", words.HOUSE), ("game", GAME.words)):
        (tmp_path / folder).mkdir()
        english = (source / "en.ftl").read_text(encoding="utf-8")
        for code in LANGUAGES:
            marked = re.sub(
                r"^((?:terminal-(?:key|rule-book|start|own|handover)[\w-]*|phase-[\w-]+|card-\w+|event-flew) = )",
                rf"\1{code}_",
                english,
                flags=re.MULTILINE,
            )
            (tmp_path / folder / f"{code}.ftl").write_text(marked, encoding="utf-8")
    monkeypatch.setattr(words, "HOUSE", tmp_path / "house")
    monkeypatch.setattr(Fredericus, "words", property(lambda _: tmp_path / "game"))
    GAME.__dict__.pop("rules", None)
    yield
    GAME.__dict__.pop("rules", None)


def open_table(players: list[str], *, start: str | None = None, seed: str = "5", **settings: Any) -> TableApp:
    """Open the program at a table whose games nobody has to wait for."""
    table = Table(Session(GAME, len(players), seed, start=start), players, saves.folder() / "fredericus-test.txt")
    return TableApp(GAME, "en", table=table, deal={"certain": True}, settings=Settings(**{**QUICK, **settings}))


def shown(app: TableApp) -> str:
    """Return the letters that are on the screen now."""
    app.screen._compositor.reflow(app.screen, app.size)
    return "\n".join(strip.text for strip in app.screen._compositor.render_strips())


def table_screen(app: TableApp) -> TableScreen:
    return next(screen for screen in app.screen_stack if isinstance(screen, TableScreen))


async def settle(pilot: Pilot[None]) -> None:
    """Wait until a person decides, or the game is over."""
    app = cast("TableApp", pilot.app)
    for _ in range(2000):
        await pilot.pause()
        if app.table is None or not app.table.waits_for_computer:
            break
        await asyncio.sleep(0.002)
    await pilot.pause()


async def point_out(pilot: Pilot[None], move: Move) -> None:
    """Play a move with nothing but the keys that stand in the help."""
    app = cast("TableApp", pilot.app)
    screen = table_screen(app)
    view = screen.table.view()
    if str(move) == "Z":
        await pilot.press("z")
    elif isinstance(move, Hood):
        await pilot.press("colon", *[key_of(letter) for letter in str(move)], "enter")
    else:
        for spot in paths(view, view.seat or 0, move)[0]:
            if spot.kind == "bird":
                await pilot.press(spot.bird.lower())
                continue
            await pilot.press(str(spot.side))
            for key in ("up", "down", "down"):
                if screen.pointing.cursor != spot:
                    await pilot.press(key)
            assert screen.pointing.cursor == spot
            await pilot.press("enter")
    await settle(pilot)


def key_of(letter: str) -> str:
    names = {
        " ": "space",
        "[": "left_square_bracket",
        "]": "right_square_bracket",
        ",": "comma",
        ">": "greater_than_sign",
    }
    return names.get(letter, letter)


async def test_a_whole_game_by_keyboard_against_a_computer_player() -> None:
    # From the first bets to the score, with a goal deck in which Fredericus comes early.
    dealt = re.sub(r"^deck (..).*$", r"deck \1F", GAME.deal(2, 5).text(), flags=re.MULTILINE)
    app = open_table(["Anna", "random"], start=dealt)
    chance = Fast(1)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        table = cast("Table", app.table)
        while not table.over:
            moves = table.moves()
            before = len(table.session.moves)
            await point_out(pilot, moves[chance.below(len(moves))])
            assert len(table.session.moves) > before
        await pilot.pause()
        assert isinstance(app.screen, ScoreScreen)
        score = shown(app)
        for points in table.session.position.outcome.scores:  # type: ignore[union-attr]
            assert f"{points} point" in score
        await pilot.press("enter")
        await settle(pilot)
        # The rematch turns the seats.
        assert cast("Table", app.table).players == ["random", "Anna"]
        assert cast("Table", app.table).viewer == 1


async def test_arrows_and_enter_play_a_card() -> None:
    app = open_table(["Anna", "random"], start=HUNT)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        screen = table_screen(app)
        assert screen.pointing.cursor == Spot("row", 0)
        await pilot.press("right", "down", "enter")
        assert list(screen.pointing.picked) == [Spot("row", 2)]
        await pilot.press("escape")
        assert not screen.pointing.picked
        await pilot.press("enter", "down", "enter")
        assert [moved.text for moved in screen.table.session.moves] == ["M 2>3"]


async def test_clicks_play_moves() -> None:
    app = open_table(["Anna", "random"], start=HUNT)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        screen = table_screen(app)

        async def click(spot: Spot) -> None:
            x, y = screen.query_one(CastleWidget).canvas.middle(spot) or (0, 0)
            await pilot.click("#castle", offset=(round(x), round(y)))
            await pilot.pause()

        await click(Spot("bird", 5, 0, "G"))
        await click(Spot("tower", 4))
        await click(Spot("row", 6))
        await click(Spot("row", 5))
        await click(Spot("bird", 1, 0, "P"))
        await click(Spot("row", 1))
        assert [moved.text for moved in screen.table.session.moves] == ["G>4", "M 6>5", "XP"]
        # The keys below the castle can be clicked as well.
        await pilot.click("#keys", offset=(70, 0))
        await pilot.pause()
        assert app.screen is not screen


async def test_a_refusal_names_its_rule_and_the_book_opens_there() -> None:
    app = open_table(["Anna", "random"], start=HUNT)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await pilot.press("z")
        assert "F13" in shown(app)
        assert "4 more actions" in shown(app)
        await pilot.press("0", "enter", "4", "enter")
        assert "F15" in shown(app)
        await pilot.press("b")
        await pilot.pause()
        assert isinstance(app.screen, RuleBook)
        assert GAME.rules["F15"].titles["en"] in shown(app)
        await pilot.press("a", "2", "2")
        await pilot.pause()
        assert app.screen.query_one(OptionList).option_count == 2
        assert GAME.rules["A22"].titles["en"] in shown(app)
        await pilot.press("escape")
        await pilot.press("g", "c")
        assert "F20" in shown(app)
        assert cast("Table", app.table).session.moves == []


async def test_typed_moves_are_tried_and_a_wrong_one_can_be_mended() -> None:
    app = open_table(["Anna", "random"], start=HUNT)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await pilot.press("colon")
        await pilot.press(*[key_of(letter) for letter in "M 0>9"], "enter")
        assert "F2" in shown(app)
        typed = app.screen.query_one("#typed", Input)
        assert typed.value == "M 0>9"
        await pilot.press("backspace", "7", "enter")
        assert [moved.text for moved in cast("Table", app.table).session.moves] == ["M 0>7"]
        assert not typed.display
        await pilot.press("colon", "x", "escape")
        assert not typed.display
        assert typed.value == ""


@pytest.mark.rule("A13")
async def test_undo_is_free_within_the_turn_and_asks_beyond() -> None:
    app = open_table(["Anna", "Bruno"], start=HUNT)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await pilot.press("enter")
        await settle(pilot)
        table = cast("Table", app.table)
        await pilot.press("p", "2", "enter")
        assert [moved.text for moved in table.session.moves] == ["P>2"]
        await pilot.press("u")
        assert table.session.moves == []
        await pilot.press("u")
        assert "nothing that you may take back" in shown(app)
        for text in ("M 3>2", "M 2>3", "M 3>2", "M 2>3", "Z", "K 1 1"):
            table_screen(app).play(text)
        await settle(pilot)
        await pilot.press("enter")
        await settle(pilot)
        await pilot.press("escape")
        table_screen(app).play("M 3>2")
        await pilot.press("u", "u")
        # Bruno has nothing of his own to take back.
        assert "nothing that you may take back" in shown(app)
        table_screen(app).play("XG")
        assert table_screen(app).refusal is not None


async def test_undo_by_consent_takes_back_to_the_last_decision_of_the_one_who_asks() -> None:
    app = open_table(["Anna", "random"], seed="5")
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        table = cast("Table", app.table)
        table_screen(app).play("K 1 5")
        await settle(pilot)
        assert len(table.session.moves) == 2
        await pilot.press("u")
        await pilot.pause()
        assert "All agree" in shown(app)
        await pilot.press("down", "enter")
        await settle(pilot)
        assert table.session.moves == []
        assert table.waits_for_viewer


@pytest.mark.rule("A35")
async def test_the_handover_hides_everything_secret() -> None:
    pictures = []
    for goals in ("goals aab / h", "goals cde / h"):
        app = open_table(["Anna", "Bruno"], start=HUNT.replace("goals ab / h", goals))
        async with app.run_test(size=SMALL) as pilot:
            await settle(pilot)
            assert isinstance(app.screen, HandoverScreen)
            assert "Anna" in shown(app)
            await pilot.press("enter")
            await settle(pilot)
            # Anna sees her own goals; her log stays open when the keyboard goes on.
            first = shown(app)
            for text in ("M 3>2", "M 2>3", "M 3>2", "M 2>3", "Z"):
                table_screen(app).play(text)
            await pilot.press("l")
            table_screen(app).play("K 1 2")
            await settle(pilot)
            assert isinstance(app.screen, HandoverScreen)
            assert len(app.screen_stack) == 3
            between = shown(app)
            assert "Bruno" in between
            below = "".join(
                str(widget.render()) for widget in table_screen(app).query("#head, #side, #notice, #castle")
            )
            assert below.strip() == ""
            await pilot.press("enter")
            await settle(pilot)
            meanwhile = shown(app)
            assert "Anna bets on keep 1" in meanwhile
            await pilot.press("escape")
            await settle(pilot)
            pictures.append((first, between, meanwhile, shown(app)))
    (first, *others), (other_first, *other_others) = pictures
    assert first != other_first
    # Whatever Anna holds, Bruno and the room see the very same letters.
    assert others == other_others


async def test_computer_players_between_two_people_do_not_uncover_the_next_one() -> None:
    app = open_table(["Anna", "random", "Bruno"])
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await pilot.press("enter")
        await settle(pilot)
        table_screen(app).play("K 1")
        await settle(pilot)
        assert isinstance(app.screen, HandoverScreen)
        assert "Bruno" in shown(app)
        assert cast("Table", app.table).viewer is None


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
        assert screen.query_one(CastleWidget).canvas.width > 1
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
