"""Sitting down at the Settlers card game in the terminal: a table at a position, a screen, a whole game by keys."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from tavoliere.cli.terminal import saves
from tavoliere.cli.terminal.app import Settings, TableApp
from tavoliere.cli.terminal.settlers.screen import RealmScreen
from tavoliere.cli.terminal.table import Table
from tavoliere.core.session import Session
from tavoliere.games import game
from tests.cli.sitting import QUICK

if TYPE_CHECKING:
    from tavoliere.games.settlers.position import Position
    from tavoliere.games.settlers.view import View

SETTLERS = game("settlers")
RICH = """
options first_player=first_seat
hand0 abbey spy conrad
store0 all:3
store1 all:1
"""
"""Seat 0 in its action step, with everything that it needs."""
MAGIC = """
options mode=extended first_player=first_seat
permission yes
centres0 -1:citadel 1:city
sites0 -1^:magic_eye -1vv:smithy 1v:library
wizards0 -2^:ira:2 0^:ari:1
regions0 -2^:O2:3 0^:W3:3
centres1 1:city
sites1 1^:aqueduct:witch -1^:brick_fleet
hand0 witch hafli
"""


def position_of(text: str) -> Position:
    return cast("Position", SETTLERS.parse(text))


def view_of(text: str, seat: int | None = 0) -> View:
    return position_of(text).view(seat)


def open_realms(
    players: list[str], *, start: str | None = None, seed: str = "5", options: dict[str, str] | None = None, **more: Any
) -> TableApp:
    """Open the program at a table whose games nobody has to wait for."""
    session = Session(SETTLERS, 2, seed, options, start=start)
    table = Table(session, players, saves.folder() / "settlers-test.txt")
    return TableApp(SETTLERS, "en", table=table, deal={"certain": True}, settings=Settings(**{**QUICK, **more}))


def realm_screen(app: TableApp) -> RealmScreen:
    return next(screen for screen in app.screen_stack if isinstance(screen, RealmScreen))


def played(app: TableApp) -> list[str]:
    return [moved.text for moved in cast("Table", app.table).session.moves]
