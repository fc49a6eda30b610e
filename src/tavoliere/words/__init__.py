"""Words: the Fluent files of the house and of each game become sentences in five languages."""

from __future__ import annotations

from tavoliere.words.sentences import LANGUAGES, Language, language

__all__ = ["LANGUAGES", "Language", "language"]
