"""Makes the pictures of the pages anew: `.venv/bin/python docs/pictures/make.py`.

They show one game of four greedy players, fredericus.txt, after the same move: as a drawing, and in the terminal.
"""

from __future__ import annotations

import asyncio
import os
import re
import tempfile
from pathlib import Path

from tavoliere.cli.records import draw, load
from tavoliere.cli.terminal.app import Settings, TableApp
from tavoliere.cli.terminal.colours import DARK
from tavoliere.cli.terminal.table import Table
from tavoliere.core.record import Record

HERE = Path(__file__).parent
GAME = HERE / "fredericus.txt"
MOVES = 136
SIZE = (120, 36)
PLAYERS = ("Anna", "greedy", "greedy", "greedy")
KEYS = ("r",)
"""What Anna tries: to open a seal, which the referee refuses."""


async def photograph() -> str:
    """Sit down in the middle of the game, press the keys and look at the screen."""
    of, record = load(GAME)
    tags = {"Game": of.id, "Seats": str(len(PLAYERS)), "Seed": record.tags["Seed"]}
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.txt"
        path.write_text(Record(tags, record.moves[:MOVES]).text(), encoding="utf-8")
        app = TableApp(of, "en", table=Table.resume(path, PLAYERS), settings=Settings(colours=DARK.name))
        async with app.run_test(size=SIZE) as pilot:
            await pilot.pause()
            await pilot.press(*KEYS)
            await pilot.pause()
            return app.export_screenshot(title="tavoliere play")


def plain(picture: str) -> str:
    """Leave out the fonts that the picture would fetch from elsewhere."""
    picture = re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.DOTALL)
    # The classes bear a number drawn by lot; the same screen shall be the same file.
    picture = re.sub(r"terminal-\d+", "terminal", picture)
    return re.sub(r"[ \t]+$", "", picture, flags=re.MULTILINE)


def main() -> None:
    """Draw the table, and photograph the terminal."""
    os.chdir(HERE.parent.parent)
    draw(str(GAME), HERE / "fredericus.svg", 0, MOVES, "fredericus", "en")
    (HERE / "terminal.svg").write_text(plain(asyncio.run(photograph())), encoding="utf-8")


if __name__ == "__main__":
    main()
