"""`tavoliere play`: sit down at a table in the terminal."""

from __future__ import annotations

import shlex
import sys
from typing import TYPE_CHECKING, Final

from tavoliere.games import GAMES
from tavoliere.games import game as game_of
from tavoliere.players import names_computer, read_spec
from tavoliere.words import LANGUAGES

if TYPE_CHECKING:
    from pathlib import Path

    from tavoliere.cli.terminal.app import TableApp
    from tavoliere.cli.terminal.voice import Voice
    from tavoliere.core.game import Game

SMALLEST: Final = (80, 24)


def play(
    game: str | None,
    players: list[str],
    language: str | None,
    seed: str | None,
    options: dict[str, str],
    record: Path | None,
    check: bool,
) -> int:
    """Play in the terminal, until somebody leaves; the game stays in its file."""
    of = game_of(game or GAMES[0])
    app = _app(of, players, language or LANGUAGES[0], seed, options, record, named=game is not None)
    if check:
        return _check(app)
    # The screens are written to stderr.
    if not (sys.stdin.isatty() and sys.stderr.isatty()):
        print(app.voice.say("terminal-no-terminal"), file=sys.stderr)
        return 1
    app.run()
    _say_goodbye(app)
    return app.return_code or 0


def _app(
    of: Game,
    players: list[str],
    code: str,
    seed: str | None,
    options: dict[str, str],
    record: Path | None,
    *,
    named: bool,
) -> TableApp:
    """Prepare the table that the command line asks for, or the screen that asks the people."""
    from tavoliere.cli.terminal.app import TableApp
    from tavoliere.cli.terminal.setup_screen import name_of
    from tavoliere.cli.terminal.table import Table

    def seated(game: Game) -> list[str]:
        """Tell people from computer players; a name with a colon is none of a person."""
        for name in players:
            if ":" in name or names_computer(name, game):
                read_spec(name, game)
        return [name if names_computer(name, game) else name_of(name, game) for name in players]

    if record is not None and record.exists():
        table = Table.resume(record, seated)
        return TableApp(table.session.game, code, table=table)
    if players:
        table = Table.deal(of, seated(of), options, seed, record)
        return TableApp(of, code, table=table, deal={"certain": seed is not None or record is not None})
    # The game itself refuses, and says which options and values it has.
    of.deal_seats(of.least_seats, "0", options)
    games = (of.id,) if named else GAMES
    return TableApp(of, code, deal={"options": options, "seed": seed, "record": record, "games": games})


def _check(app: TableApp) -> int:
    """Open the first screen where nobody sees it, and say that all is ready."""
    app.run(headless=True, size=SMALLEST, auto_pilot=_close)
    if app.return_code:
        return app.return_code
    of = app.game
    print(app.voice.say("terminal-ready", game=app.voice.say("game-name"), count=len(LANGUAGES), seats=_seats(of)))
    return 0


async def _close(pilot: object) -> None:
    """Close the program again once its first screen is up."""
    from textual.pilot import Pilot

    if isinstance(pilot, Pilot):
        await pilot.pause()
        pilot.app.exit()


def _seats(of: Game) -> str:
    seats = of.describe_seats()
    return f"{seats[0]}-{seats[-1]}"


def _say_goodbye(app: TableApp) -> None:
    """Say where the game is kept and how to go on with it."""
    table = app.table
    if table is None or not table.session.moves or app.return_code:
        return
    voice: Voice = app.voice
    print(voice.say("terminal-saved", path=str(table.path)))
    if not table.over:
        command = f"tavoliere play --record {shlex.quote(str(table.path))}"
        print(voice.say("terminal-go-on", command=command))
