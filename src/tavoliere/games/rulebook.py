"""A game's rule book in five languages, read from its words when somebody opens it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from tavoliere.words import LANGUAGES, language

if TYPE_CHECKING:
    from pathlib import Path


class Texts(Mapping[str, str]):
    """One message of the rule book by language; a language is read only when it is asked for."""

    def __init__(self, folder: Path, key: str, attribute: str | None = None) -> None:
        """Remember where the words are."""
        self._folder, self._key, self._attribute = folder, key, attribute

    def __getitem__(self, code: str) -> str:
        """Return the text in one language."""
        if code not in LANGUAGES:
            raise KeyError(code)
        return language(code, self._folder).say(self._key, self._attribute)

    def __iter__(self) -> Iterator[str]:
        """Go through the languages."""
        return iter(LANGUAGES)

    def __len__(self) -> int:
        """Return the number of languages."""
        return len(LANGUAGES)
