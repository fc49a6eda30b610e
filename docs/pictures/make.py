"""Makes the pictures of the pages anew: `.venv/bin/python docs/pictures/make.py`.

They show two games of greedy players, fredericus.txt and settlers.txt, each after the same move: as a drawing, and in
the terminal.
"""

from __future__ import annotations

import asyncio
import os
import re
import tempfile
from dataclasses import dataclass
from pathlib import Path

from tavoliere.cli.records import draw, load
from tavoliere.cli.terminal.app import Settings, TableApp
from tavoliere.cli.terminal.colours import DARK
from tavoliere.cli.terminal.table import Table
from tavoliere.core.record import Record

HERE = Path(__file__).parent
TAGS = ("Options", "Seed")


@dataclass(frozen=True)
class Sitting:
    """A moment of a game, and who looks at it."""

    game: str
    moves: int
    seat: int
    players: tuple[str, ...]
    terminal: str
    size: tuple[int, int]
    keys: tuple[str, ...]  # what the person tries


SITTINGS = (
    # Anna tries to open a seal, which the referee refuses.
    Sitting("fredericus", 136, 0, ("Anna", "greedy", "greedy", "greedy"), "terminal", (120, 36), ("r",)),
    Sitting("settlers", 466, 1, ("greedy", "Anna"), "terminal-settlers", (132, 44), ()),
)


async def photograph(sitting: Sitting) -> str:
    """Sit down in the middle of the game, press the keys and look at the screen."""
    of, record = load(HERE / f"{sitting.game}.txt")
    kept = {tag: record.tags[tag] for tag in TAGS if tag in record.tags}
    tags = {"Game": of.id, "Seats": str(len(sitting.players)), **kept}
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "game.txt"
        path.write_text(Record(tags, record.moves[: sitting.moves]).text(), encoding="utf-8")
        app = TableApp(of, "en", table=Table.resume(path, sitting.players), settings=Settings(colours=DARK.name))
        async with app.run_test(size=sitting.size) as pilot:
            await pilot.pause()
            await pilot.press(*sitting.keys)
            await pilot.pause()
            return app.export_screenshot(title="tavoliere play")


def plain(picture: str) -> str:
    """Leave out the fonts that the picture would fetch from elsewhere."""
    picture = re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.DOTALL)
    # The classes bear a number drawn by lot; the same screen shall be the same file.
    picture = re.sub(r"terminal-\d+", "terminal", picture)
    return re.sub(r"[ \t]+$", "", picture, flags=re.MULTILINE)


def main() -> None:
    """Draw each table, and photograph the terminal."""
    os.chdir(HERE.parent.parent)
    for sitting in SITTINGS:
        name = sitting.game
        draw(str(HERE / f"{name}.txt"), HERE / f"{name}.svg", sitting.seat, sitting.moves, name, "en")
        (HERE / f"{sitting.terminal}.svg").write_text(plain(asyncio.run(photograph(sitting))), encoding="utf-8")


if __name__ == "__main__":
    main()
