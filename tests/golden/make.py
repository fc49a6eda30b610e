"""Write the golden files anew: `python -m tests.golden.make`. Do it on purpose only, and read the diff."""

from __future__ import annotations

import json

import tavoliere
from tests.golden.boards import count, starts
from tests.golden.games import GOLDEN, PERFT, TOLD, file_of, play_golden, tell, told_file


def main() -> None:
    """Write the counts, the golden games and the told game."""
    counts = {name: count(tavoliere.game(game).parse(text, 1)) for name, (game, text) in starts().items()}
    lines = ",\n".join(f"  {json.dumps(name)}: {json.dumps(numbers)}" for name, numbers in counts.items())
    PERFT.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")
    for name in GOLDEN:
        file = file_of(name)
        file.parent.mkdir(exist_ok=True)
        file.write_text(play_golden(name).text(), encoding="utf-8")
    for name in TOLD:
        file = told_file(name)
        file.parent.mkdir(exist_ok=True)
        file.write_text(tell(name), encoding="utf-8")


if __name__ == "__main__":
    main()
