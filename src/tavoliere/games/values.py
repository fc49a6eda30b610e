"""The values of a game: how much each feature of a board counts, in a small file that people can read.

A file holds a table of weights for each variety of the game (so many seats, or a mode). Weights are whole numbers in
thousandths of a logit, so that every machine adds them up to the same sum: a board that weighs 1000 more makes the odds
of winning 2.718 times as long.
"""

from __future__ import annotations

import math
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from tavoliere.core.refusal import Refusal

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


@dataclass(frozen=True, slots=True)
class Values:
    """Weights by variety and feature, and where they come from."""

    name: str
    made: str
    weights: Mapping[str, Mapping[str, int]]

    def row(self, variety: str, features: Sequence[str]) -> list[int]:
        """Return the weights of a variety in the order of the features; each feature has one, and nothing else has."""
        table = self.weights.get(variety)
        if table is None or set(table) != set(features):
            raise Refusal("players", "refusal-values", values=self.name[:40], variety=variety)
        return [table[feature] for feature in features]

    def text(self) -> str:
        """Write the file anew."""
        lines = [f"made = {_quoted(self.made)}"]
        for variety, table in self.weights.items():
            lines += ["", f"[{variety}]", *(f"{feature} = {weight}" for feature, weight in table.items())]
        return "\n".join(lines) + "\n"


def _quoted(text: str) -> str:
    """Quote a text of one line for TOML."""
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", " ") + '"'


def read_values(text: str, name: str) -> Values:
    """Read a file of values; what is no table of whole numbers is refused."""
    try:
        tables = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Refusal("players", "refusal-values-file", values=name[:40], why=str(error)[:80]) from None
    made = tables.pop("made", "")
    for variety, table in tables.items():
        if not isinstance(table, dict) or not all(type(weight) is int for weight in table.values()):
            raise Refusal("players", "refusal-values-file", values=name[:40], why=variety[:40])
    return Values(name, str(made), tables)


@cache
def load_values(folder: Path, name: str) -> Values:
    """Load values by their name in a game's folder, or from a path of one's own."""
    path = folder / f"{name}.toml" if "/" not in name and not name.endswith(".toml") else Path(name)
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Refusal("players", "refusal-values-file", values=name[:80], why=type(error).__name__) from None
    return read_values(text, name)


def share_of(weight: float) -> float:
    """Turn the weight of a board into the share of a win that may be hoped for, from 0 to 1.

    >>> share_of(0), round(share_of(1000), 3)
    (0.5, 0.731)
    """
    return 1.0 / (1.0 + math.exp(-max(-30_000.0, min(30_000.0, weight)) / 1000.0))
