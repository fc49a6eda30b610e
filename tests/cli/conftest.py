"""Where games are kept while the command line is tested, and what languages it speaks."""

from __future__ import annotations

import re
import sys
from typing import TYPE_CHECKING

import pytest

from tavoliere.games import game
from tavoliere.games.fredericus.game import Fredericus
from tavoliere.words import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.delenv("NO_COLOR", raising=False)
    return tmp_path


@pytest.fixture
def tongues(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Speak all five languages, each of which is English with its code before some words, and longer."""
    words = sys.modules["tavoliere.words.sentences"]
    for folder, source in (("house", words.HOUSE), ("game", game("fredericus").words)):
        (tmp_path / folder).mkdir()
        english = (source / "en.ftl").read_text(encoding="utf-8")
        for code in LANGUAGES:
            marked = re.sub(
                r"^((?:terminal-(?:key|rule-book|start|own|handover)[\w-]*|phase-[\w-]+|card-\w+|event-flew) = )",
                rf"\1{code}_",
                english,
                flags=re.MULTILINE,
            )
            (tmp_path / folder / f"{code}.ftl").write_text(marked, encoding="utf-8")
    monkeypatch.setattr(words, "HOUSE", tmp_path / "house")
    monkeypatch.setattr(Fredericus, "words", property(lambda _: tmp_path / "game"))
    game("fredericus").__dict__.pop("rules", None)
    yield
    game("fredericus").__dict__.pop("rules", None)
