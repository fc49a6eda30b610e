"""Sitting down at the terminal program: opening it, reading its screen, pressing its keys."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, cast

from tavoliere.cli.terminal import saves
from tavoliere.cli.terminal.app import Settings, TableApp
from tavoliere.cli.terminal.fredericus.choices import paths
from tavoliere.cli.terminal.fredericus.screen import CastleScreen
from tavoliere.cli.terminal.table import Table
from tavoliere.core.session import Session
from tavoliere.games import game
from tavoliere.games.fredericus.moves import Hood

if TYPE_CHECKING:
    from textual.pilot import Pilot

    from tavoliere.core.move import Move

GAME = game("fredericus")
SMALL = (80, 24)
QUICK = {"pace": 0, "colours": "night"}
HUNT = "rows 0:eS 1:Wa 2:bS 3:Sc 4:Wd 5:Eb 6:Wf 7:Sg\nbirds P1G5 P3G7\nseats 2\nseat 0\ngoals ab / h\ntokens 4 5 / 3 6"


def open_table(players: list[str], *, start: str | None = None, seed: str = "5", **settings: Any) -> TableApp:
    """Open the program at a table whose games nobody has to wait for."""
    table = Table(Session(GAME, len(players), seed, start=start), players, saves.folder() / "fredericus-test.txt")
    return TableApp(GAME, "en", table=table, deal={"certain": True}, settings=Settings(**{**QUICK, **settings}))


def shown(app: TableApp) -> str:
    """Return the letters that are on the screen now."""
    app.screen._compositor.reflow(app.screen, app.size)
    return "\n".join(strip.text for strip in app.screen._compositor.render_strips())


def table_screen(app: TableApp) -> CastleScreen:
    return next(screen for screen in app.screen_stack if isinstance(screen, CastleScreen))


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
