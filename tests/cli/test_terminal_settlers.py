"""The Settlers card game in the terminal as a person uses it: with keys, with the mouse, with typed moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import pytest
from textual.widgets import Input

from tavoliere.cli.terminal.dialogs import Reading
from tavoliere.cli.terminal.handover import HandoverScreen
from tavoliere.cli.terminal.rulebook import RuleBook
from tavoliere.cli.terminal.score_screen import ScoreScreen
from tavoliere.cli.terminal.settlers.spots import Spot
from tavoliere.cli.terminal.settlers.trade import TradeWindow
from tavoliere.cli.terminal.widgets import BoardWidget
from tavoliere.core.chance import Fast
from tavoliere.words import LANGUAGES
from tests.cli.settling import MAGIC, RICH, SETTLERS, open_realms, played, realm_screen
from tests.cli.sitting import SMALL, key_of, settle, shown

if TYPE_CHECKING:
    from textual.pilot import Pilot

    from tavoliere.cli.terminal.app import TableApp
    from tavoliere.cli.terminal.table import Table

pytestmark = pytest.mark.usefixtures("home")


async def choose(pilot: Pilot[None], key: str) -> None:
    """Choose the first line of the list with this message."""
    screen = realm_screen(cast("TableApp", pilot.app))
    number = next(number for number, row in enumerate(screen.pointing.shown) if row.key == key)
    screen.pointing.to_row(number)
    await pilot.press("enter")
    await settle(pilot)


async def test_a_whole_game_by_keyboard_against_a_computer_player() -> None:
    app = open_realms(["Anna", "random"], options={"mode": "extended", "turn_limit": "100"}, seed="4")
    chance = Fast(1)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        table, screen = cast("Table", app.table), realm_screen(app)
        while not table.over:
            before = len(table.session.moves)
            rows = screen.pointing.rows
            await pilot.press(*["down"] * chance.below(len(rows)))
            await pilot.press("enter")
            if screen.pointing.opened:
                await pilot.press("enter")
            await settle(pilot)
            assert len(table.session.moves) > before, screen.pointing.view.decision
        await pilot.pause()
        assert isinstance(app.screen, ScoreScreen)
        score = shown(app)
        for points in table.session.position.outcome.scores:  # type: ignore[union-attr]
            assert f"{points} point" in score
        await pilot.press("enter")
        await settle(pilot)
        assert cast("Table", app.table).players == ["random", "Anna"]


@pytest.mark.rule("B27", "B38")
async def test_a_card_is_built_in_clear_steps_and_enter_pays_from_the_fullest_region() -> None:
    start = RICH.replace("store0 all:3", "regions0 -2^:B5:1 2v:B6:3 0^:L4:3 0v:O2:3")
    app = open_realms(["Anna", "random"], start=start)
    async with app.run_test(size=(120, 36)) as pilot:
        await settle(pilot)
        screen = realm_screen(app)
        assert "Build Abbey" in shown(app)
        await choose(pilot, "move-build")
        assert "on which side" in shown(app)
        await pilot.press("down", "enter")
        await settle(pilot)
        assert "1 brick" in shown(app)
        assert screen.pointing.row is not None
        assert screen.pointing.row.arguments["place"] == "2v"
        # The steps of a payment can be taken back.
        await pilot.press("u")
        assert "on which side" in shown(app)
        await pilot.press("enter", "enter")
        await settle(pilot)
        assert played(app) == ["build abbey", "side -1^", "region 2v"]
        assert "Anna builds an Abbey" in " ".join(shown(app).split())


async def test_things_on_the_table_can_be_chosen_with_the_arrows() -> None:
    app = open_realms(["Anna", "random"], start=RICH)
    async with app.run_test(size=(120, 36)) as pilot:
        await settle(pilot)
        screen = realm_screen(app)
        await choose(pilot, "move-build")
        await pilot.press("tab")
        first = screen.pointing.cursor
        assert first.kind == "site"
        for key in ("left", "right", "down"):
            await pilot.press(key)
            assert screen.pointing.cursor.kind in {"site", "row"}
        if screen.pointing.cursor.kind == "row":
            await pilot.press("left")
        await pilot.press("enter")
        await settle(pilot)
        assert played(app)[0] == "build abbey"
        assert played(app)[1].startswith("side ")


async def test_clicks_choose_cards_sites_and_lines() -> None:
    app = open_realms(["Anna", "random"], start=RICH)
    async with app.run_test(size=(120, 36)) as pilot:
        await settle(pilot)
        screen = realm_screen(app)

        async def click(name: str, spot: Spot) -> None:
            x, y = screen.query_one(name, BoardWidget).canvas.middle(spot) or (0, 0)
            await pilot.click(name, offset=(round(x), round(y)))
            await pilot.pause()

        await click("#realms", Spot("hand", "abbey", 0))
        await click("#realms", Spot("site", "1v", 0))
        assert played(app) == ["build abbey", "side 1v"]
        # A click on an own card never pulls it down by itself.
        await click("#realms", Spot("site", "1v", 0))
        assert len(played(app)) == 2
        assert [row.key for row in screen.pointing.opened] == ["move-pull"]
        await pilot.press("escape")
        assert not screen.pointing.opened
        # B57: locked, so the referee says no.
        await click("#realms", Spot("hand", "spy", 0))
        assert screen.refusal is not None
        assert screen.refusal.rule in shown(app)
        await pilot.press("b")
        await pilot.pause()
        assert isinstance(app.screen, RuleBook)
        await pilot.press("escape")
        last = len(screen.pointing.shown) - 1
        canvas = screen.query_one("#choices", BoardWidget).canvas
        x, y = canvas.middle(Spot("row", str(last))) or (0, 0)
        await pilot.click("#choices", offset=(round(x), round(y)))
        await settle(pilot)
        assert played(app)[2] == "done"


@pytest.mark.rule("B54")
async def test_the_window_for_trading_trades_with_the_bank() -> None:
    app = open_realms(["Anna", "random"], start=RICH.replace("store0 all:3", "store0 brick:3 gold:1"))
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await pilot.press("t")
        await pilot.pause()
        assert "3:1" in shown(app)
        await pilot.press("space", "right", "down", "down", "down", "space")
        await pilot.pause()
        assert "3 brick" in shown(app)
        await pilot.press("enter")
        await settle(pilot)
        assert played(app) == ["trade brick>ore"]


@pytest.mark.rule("B55", "U17")
async def test_the_window_for_trading_puts_an_offer_together() -> None:
    app = open_realms(["Anna", "Bruno"], start=RICH.replace("store0 all:3", "store0 all:2"))
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await pilot.press("enter")
        await settle(pilot)
        await pilot.press("t")
        await pilot.pause()
        assert isinstance(app.screen, TradeWindow)
        # Two of a kind are too few for the bank.
        assert not app.screen.bank
        await pilot.press("space", "space", "down", "right", "down", "down", "space", "enter")
        await settle(pilot)
        assert played(app) == ["deal", "give brick", "give brick", "want ore", "propose"]
        # Bruno answers, and sees nothing before he sits there.
        assert isinstance(app.screen, HandoverScreen)
        await pilot.press("enter")
        await settle(pilot)
        await pilot.press("escape")
        await settle(pilot)
        assert "2 brick" in shown(app)
        screen = realm_screen(app)
        assert [row.key for row in screen.pointing.rows] == ["move-accept", "move-pass"]
        assert screen.pointing.row is not None
        assert screen.pointing.row.key == "move-pass"


async def test_every_card_can_be_read() -> None:
    app = open_realms(["Anna", "random"], start=MAGIC)
    async with app.run_test(size=(120, 36)) as pilot:
        await settle(pilot)
        screen = realm_screen(app)
        for spot, words in [
            (Spot("hand", "witch", 0), "Witch"),
            (Spot("site", "-1^", 0), "Magic Eye"),
            (Spot("wizard", "ira", 0), "Ira"),
            (Spot("centre", "1", 1), "City"),
            (Spot("region", "-2^", 0), "Mountains 2"),
            (Spot("site", "-1^", 1), "Brick Fleet"),
        ]:
            screen.pointing.cursor = spot
            await pilot.press("i")
            await pilot.pause()
            assert isinstance(app.screen, Reading)
            assert words in shown(app)
            await pilot.press("escape")


async def test_typed_moves_and_the_log_and_the_help() -> None:
    app = open_realms(["Anna", "random"], start=RICH)
    async with app.run_test(size=SMALL) as pilot:
        await settle(pilot)
        await pilot.press("colon")
        await pilot.press(*[key_of(letter) for letter in "road lef"], "enter")
        assert realm_screen(app).refusal is not None
        await pilot.press("t", "enter")
        assert played(app) == ["road left"]
        assert not app.screen.query_one("#typed", Input).display
        await pilot.press("l")
        await pilot.pause()
        assert "road" in shown(app)
        await pilot.press("escape", "question_mark")
        await pilot.pause()
        assert "Tab" in shown(app)
        await pilot.press("escape", "z")
        await settle(pilot)
        assert "done" in played(app)


@pytest.mark.parametrize("size", [SMALL, (120, 36), (160, 45)])
@pytest.mark.parametrize("code", LANGUAGES)
async def test_everything_fits_into_the_window_in_every_language(size: tuple[int, int], code: str) -> None:
    for start in (RICH, MAGIC):
        app = open_realms(["A very long name", "random"], start=start)
        app.voice.switch(code)
        async with app.run_test(size=size) as pilot:
            await settle(pilot)
            screen = realm_screen(app)
            for widget in screen.query("#head, #realms, #choices, #notice, #keys"):
                assert app.screen.region.contains_region(widget.region)
            lines = shown(app).split("\n")
            assert len(lines) == size[1]
            assert app.voice.say("terminal-key-leave") in "".join(lines)
            assert screen.query_one("#realms", BoardWidget).canvas.width > 1


async def test_a_window_that_is_too_small_says_so() -> None:
    app = open_realms(["Anna", "random"], start=RICH)
    async with app.run_test(size=(60, 18)) as pilot:
        await settle(pilot)
        assert "80 by 24" in " ".join(shown(app).split())


@pytest.mark.rule("B28")
async def test_the_handover_hides_everything_secret() -> None:
    pictures = []
    for hand in ("abbey spy conrad", "mint otto karl"):
        app = open_realms(["Anna", "Bruno"], start=RICH.replace("abbey spy conrad", hand))
        async with app.run_test(size=SMALL) as pilot:
            await settle(pilot)
            assert isinstance(app.screen, HandoverScreen)
            between = shown(app)
            below = "".join(str(w.render()) for w in realm_screen(app).query("#head, #notice, #realms, #choices"))
            assert below.strip() == ""
            await pilot.press("enter")
            await settle(pilot)
            pictures.append((between, shown(app)))
    assert pictures[0][0] == pictures[1][0]
    assert pictures[0][1] != pictures[1][1]


def test_the_words_of_all_decisions_exist_in_all_languages() -> None:
    from tavoliere.cli.terminal.voice import Voice
    from tavoliere.games.settlers.rules.agenda import FIRST_STEP, NAMES

    for code in LANGUAGES:
        voice = Voice(SETTLERS, code)
        for name in NAMES[:FIRST_STEP]:
            assert f"decision-{name}" in voice._words, (code, name)
