"""The options of a game of settlers, and what they mean for its rules."""

from __future__ import annotations

from typing import Final

from tavoliere.core.refusal import Refusal, Value
from tavoliere.games.settlers.pieces import BASE, MODES

CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "mode": MODES,
    "first_player": ("throw", "first_seat"),
    "brigand_grace": ("on", "off"),
    "action_lock": ("on", "off"),
    "turn_limit": ("none", "100", "200", "400"),
}
"""Each option and its values; the first is the default."""

RULE_OF: Final[dict[str, str]] = {
    "mode": "W1",
    "first_player": "B9",
    "brigand_grace": "B24",
    "action_lock": "B57",
    "turn_limit": "R6",
}

DECKS: Final = ("deck0", "deck1")
"""The decks of a tournament, by seat: the code of a deck, or the name of one that is shipped. Secret (W59)."""

CORRECTIONS: Final = "cards"
"""Prices and points that somebody read off the printed cards, as the code of a catalogue."""

FREE: Final = (CORRECTIONS, *DECKS)


class Options:
    """The house rules of one game, decided before the deal and shared by all copies of its positions."""

    __slots__ = ("corrections", "grace", "limit", "lock", "mode", "target", "throw", "words")

    def __init__(self, words: dict[str, str] | None = None) -> None:
        """Take the named options; the others keep their defaults. Decks are the deal's concern, not kept here."""
        chosen = {name: values[0] for name, values in CHOICES.items()}
        self.corrections = ""
        for name, value in (words or {}).items():
            if name in DECKS:
                continue
            if name == CORRECTIONS:
                self.corrections = value
                continue
            if name not in CHOICES:
                raise Refusal("notation", "refusal-unknown-option", option=name[:40], options=[*CHOICES, *FREE])
            if value not in CHOICES[name]:
                arguments: dict[str, Value] = {"option": name, "value": value[:40], "values": list(CHOICES[name])}
                raise Refusal(RULE_OF[name], "refusal-option-value", **arguments)
            chosen[name] = value
        if self.corrections:
            chosen[CORRECTIONS] = self.corrections
        self.words: dict[str, str] = chosen
        self.mode: int = MODES.index(chosen["mode"])
        self.throw = chosen["first_player"] == "throw"
        self.grace = chosen["brigand_grace"] == "on"
        self.lock = chosen["action_lock"] == "on"
        self.limit = 0 if chosen["turn_limit"] == "none" else int(chosen["turn_limit"])
        # B62, W44
        self.target = 12 if self.mode == BASE else 13

    def text(self) -> str:
        """Spell the options that differ from the defaults."""
        return " ".join(
            f"{name}={value}" for name, value in self.words.items() if name not in CHOICES or value != CHOICES[name][0]
        )
