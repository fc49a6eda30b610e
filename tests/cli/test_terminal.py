"""The terminal program as a person uses it: with keys, with the mouse, with typed moves."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, cast

import pytest
from textual.widgets import Input, OptionList

from tavoliere.cli.terminal.fredericus.spots import Spot
from tavoliere.cli.terminal.rulebook import RuleBook
from tavoliere.cli.terminal.score_screen import ScoreScreen
from tavoliere.cli.terminal.widgets import BoardWidget
from tavoliere.core.chance import Fast

if TYPE_CHECKING:
    from tavoliere.cli.terminal.table import Table

from tests.cli.sitting import GAME, HUNT, SMALL, key_of, open_table, point_out, settle, shown, table_screen

pytestmark = pytest.mark.usefixtures("home")


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
            x, y = screen.query_one(BoardWidget).canvas.middle(spot) or (0, 0)
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
        assert "80 by 24" not in shown(app)  # the castle keeps its room
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
