"""A game as a text file: tags, then the moves of the seats in notation, with their clock times.

    [Game "fredericus"]
    [Seed "7"]

    0: K 4 {2.5}
    1: K 4; ...

A line holds the moves of one seat until another seat decides; `{2.5}` are the seconds that a move took.
"""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from tavoliere.core.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterator

LONGEST: Final = 1_000_000
LONGEST_THOUGHT: Final = 999_999_999.0
TAG: Final = re.compile(r'\[([A-Z][A-Za-z0-9]{0,39}) ("(?:[^"\\]|\\.)*")\]')
TURN: Final = re.compile(r"(\d{1,2}): (.+)")
MOVE: Final = re.compile(r"([^;{}]+?)(?: \{(\d{1,9}(?:\.\d{1,3})?)\})?")


@dataclass(frozen=True, slots=True)
class Moved:
    """One move of a record: who decided what, and in how many seconds, where a clock ran."""

    seat: int
    text: str
    seconds: float | None = None
    line: int = 0


@dataclass(slots=True)
class Record:
    """The tags and moves of a game, finished or not."""

    tags: dict[str, str] = field(default_factory=dict)
    moves: list[Moved] = field(default_factory=list)

    def text(self) -> str:
        """Write the record as a file.

        >>> print(Record({"Game": "fredericus"}, [Moved(0, "K 4", 2.5), Moved(1, "K 4")]).text())
        [Game "fredericus"]
        <BLANKLINE>
        0: K 4 {2.5}
        1: K 4
        <BLANKLINE>
        """
        lines = [f"[{name} {json.dumps(value, ensure_ascii=False)}]" for name, value in self.tags.items()]
        lines.append("")
        for seat, moves in self._turns():
            lines.append(f"{seat}: " + "; ".join(_with_clock(moved) for moved in moves))
        return "\n".join(lines) + "\n"

    def _turns(self) -> Iterator[tuple[int, list[Moved]]]:
        """Group the moves by the seat that decides, turn by turn."""
        turn: list[Moved] = []
        for moved in self.moves:
            if turn and turn[0].seat != moved.seat:
                yield turn[0].seat, turn
                turn = []
            turn.append(moved)
        if turn:
            yield turn[0].seat, turn


def _with_clock(moved: Moved) -> str:
    """Write a move with its seconds, to the thousandth."""
    if moved.seconds is None:
        return moved.text
    seconds = f"{min(max(moved.seconds, 0.0), LONGEST_THOUGHT):.3f}".rstrip("0").rstrip(".")
    return f"{moved.text} {{{seconds}}}"


def read_record(text: str) -> Record:
    """Read a record; a line that is neither a tag nor moves is refused with its number."""
    if len(text) > LONGEST:
        raise Refusal("record", "refusal-record-long", length=len(text), most=LONGEST)
    record = Record()
    for number, line in enumerate(text.split("\n"), 1):
        stripped = line.strip()
        if not stripped or stripped.startswith("#"):
            continue
        if not _read_tag(record, stripped) and not _read_turn(record, stripped, number):
            raise Refusal("record", "refusal-record-line", line=number, text=stripped[:60])
    return record


def _read_tag(record: Record, line: str) -> bool:
    found = TAG.fullmatch(line)
    if found is None or found[1] in record.tags or record.moves:
        return False
    try:
        value = json.loads(found[2])
        value.encode()  # half a surrogate is no text, and no seed
    except ValueError:
        return False
    record.tags[found[1]] = value
    return True


def _read_turn(record: Record, line: str, number: int) -> bool:
    found = TURN.fullmatch(line)
    if found is None:
        return False
    for part in found[2].split(";"):
        move = MOVE.fullmatch(part.strip())
        if move is None:
            return False
        seconds = float(move[2]) if move[2] else None
        record.moves.append(Moved(int(found[1]), move[1], seconds, number))
    return True
