"""The folder of a training: what was played and learned so far, so that nothing is lost when it is stopped.

A file is written under another name and moved into its place, so it is there whole or not at all.
"""

from __future__ import annotations

import hashlib
import json
import os
from typing import TYPE_CHECKING, Any, Final

from tavoliere.core.refusal import Refusal

if TYPE_CHECKING:
    from pathlib import Path

SETTINGS: Final = "settings.json"
LEARNED: Final = "learned.toml"
REPORT: Final = "report.json"


class Folder:
    """A folder that belongs to one training."""

    def __init__(self, path: Path) -> None:
        """Open the folder, or make it."""
        self.path = path
        (path / "games").mkdir(parents=True, exist_ok=True)
        (path / "values").mkdir(exist_ok=True)

    @property
    def learned(self) -> Path:
        """The file of values that the training is for."""
        return self.path / LEARNED

    def belongs_to(self, facts: dict[str, Any]) -> None:
        """Make sure that what lies here was played with the same settings; an empty folder takes them."""
        path = self.path / SETTINGS
        if path.exists():
            found = _read(path)
            if not isinstance(found, dict):
                raise Refusal("players", "refusal-training-damaged", file=str(path))
            for name, fact in facts.items():
                if found.get(name) != fact:
                    told = {"found": _short(found.get(name)), "asked": _short(fact)}
                    raise Refusal("players", "refusal-training-folder", folder=str(self.path), setting=name, **told)
        else:
            self.write(path, json.dumps(facts, indent=2) + "\n")

    def write(self, path: Path, text: str) -> None:
        """Write a file of this folder, whole or not at all, even if the power fails."""
        fresh = path.with_name(f"{path.name}.{os.getpid()}.new")
        with fresh.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)

    def keep(self, name: str, result: Any) -> None:
        """Keep the result of some games, or of a round."""
        self.write(self._place(name), json.dumps(result, separators=(",", ":")))

    def kept(self, name: str) -> Any:
        """Return a result that was kept; None if there is none, or none that can be read."""
        return _read(self._place(name))

    def has(self, name: str) -> bool:
        """Say whether a result was kept."""
        return self._place(name).exists()

    def _place(self, name: str) -> Path:
        return self.path / "games" / f"{name}.json"

    def values(self, text: str) -> Path:
        """Lay down a file of values for those who play with them; other values never have the same name."""
        path = self.path / "values" / f"{hashlib.sha256(text.encode()).hexdigest()[:16]}.toml"
        if not path.exists():
            self.write(path, text)
        return path


def _read(path: Path) -> Any:
    """Read a file; what cannot be read was not kept."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None


def _short(fact: Any) -> str:
    return json.dumps(fact)[:60]
