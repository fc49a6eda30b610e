"""How the command line speaks: in which language, and how it says no."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

from tavoliere.core.refusal import Refusal
from tavoliere.games import GAMES, game
from tavoliere.words import LANGUAGES, language

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tavoliere.core.game import Game
    from tavoliere.words import Language


def language_code(asked: str | None) -> str:
    """Return the language that was asked for, or the system's, or English."""
    if asked is not None:
        if asked not in LANGUAGES:
            raise Refusal("words", "refusal-unknown-language", language=asked[:20], languages=list(LANGUAGES))
        return asked
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        code = os.environ.get(name, "")[:2]
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]


def words_of(of: Game, asked: str | None) -> Language:
    """Return the words of a game in the language that was asked for."""
    return language(language_code(asked), of.words)


def option_pairs(pairs: Sequence[str] | None) -> dict[str, str]:
    """Read `name=value` options; which values fit is the game's affair."""
    options: dict[str, str] = {}
    for pair in pairs or []:
        name, sign, value = pair.partition("=")
        if not sign:
            raise Refusal("notation", "refusal-option-pair", text=pair[:60])
        options[name.replace("-", "_")] = value
    return options


def _sentences_of(refusal: Refusal, of: Game) -> list[str]:
    """List the messages that a refusal needs in the words of a game: its own, and those that it quotes."""
    quoted = [str(value) for name, value in refusal.arguments.items() if of.arguments.get(name) == "message"]
    return [refusal.key, *quoted]


def explain(refusal: Refusal, asked: str | None = None) -> str:
    """Return a refusal as one line: the rule's number and the sentence, with what lies behind it."""
    try:
        code = language_code(asked)
    except Refusal:
        code = LANGUAGES[0]
    sentence = str(refusal)
    # Two games may have the same message; the number of the rule says whose it is.
    for name in sorted(GAMES, key=lambda name: refusal.rule not in game(name).rules):
        told = language(code, game(name).words)
        if all(key in told for key in _sentences_of(refusal, game(name))):
            sentence = told.tell(refusal.key, refusal.arguments, game(name).arguments)
            break
    numbered = f"{refusal.rule}: {sentence}" if refusal.rule[:1].isupper() else sentence
    behind = refusal.__cause__
    return f"{numbered} ({explain(behind, asked)})" if isinstance(behind, Refusal) else numbered
