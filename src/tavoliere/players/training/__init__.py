"""Values that are learned: games of self-play, logistic regression, a match against the values at the start."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from tavoliere.players.training.rounds import Report, Silent, Training, Watcher, cores
from tavoliere.players.training.settings import Settings, settings_for

if TYPE_CHECKING:
    from tavoliere.core.game import Game


def train_values(
    game: Game, out: Path | str, *, workers: int = 1, watcher: Watcher | None = None, **chosen: Any
) -> Report:
    """Learn the values of a game in a folder; what was begun there with the same settings is gone on with.

    `chosen` are `Settings` by name. The same settings give the same file, whatever the number of processes and however
    often it was stopped.
    """
    settings = settings_for(game, chosen)
    return Training(game, settings, Path(out), watcher or Silent()).run(max(1, workers))


__all__ = ["Report", "Settings", "Watcher", "cores", "settings_for", "train_values"]
