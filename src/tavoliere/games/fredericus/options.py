"""The options of a game of Fredericus, and what they mean for its rules."""

from __future__ import annotations

from typing import Final

from tavoliere.core.refusal import Refusal, Value

CHOICES: Final[dict[str, tuple[str, ...]]] = {
    "variant": ("off", "on"),
    "goal_discard_by": ("manager", "starter"),
    "actions": ("exact", "up_to"),
    "two_token_reward": ("owner", "token"),
    "eighth_pays": ("no", "yes"),
    "placement": ("canonical", "random"),
}
"""Each option and its values; the first is the default."""

RULE_OF: Final[dict[str, str]] = {
    "variant": "F39",
    "goal_discard_by": "F33",
    "actions": "F13",
    "two_token_reward": "A22",
    "eighth_pays": "A29",
    "placement": "A1",
}


class Options:
    """The house rules of one game, decided before the deal and shared by all copies of its positions."""

    __slots__ = ("eighth_pays", "pays_each_token", "starter_discards", "up_to", "variant", "words")

    def __init__(self, words: dict[str, str] | None = None) -> None:
        """Take the named options; the others keep their defaults."""
        chosen = {name: values[0] for name, values in CHOICES.items()}
        for name, value in (words or {}).items():
            if name not in CHOICES:
                raise Refusal("notation", "refusal-unknown-option", option=name[:40], options=list(CHOICES))
            if value not in CHOICES[name]:
                arguments: dict[str, Value] = {"option": name, "value": value[:40], "values": list(CHOICES[name])}
                raise Refusal(RULE_OF[name], "refusal-option-value", **arguments)
            chosen[name] = value
        self.words: dict[str, str] = chosen
        self.variant = chosen["variant"] == "on"
        self.starter_discards = chosen["goal_discard_by"] == "starter"
        self.up_to = chosen["actions"] == "up_to"
        self.pays_each_token = chosen["two_token_reward"] == "token"
        self.eighth_pays = chosen["eighth_pays"] == "yes"

    def text(self) -> str:
        """Spell the options that differ from the defaults."""
        return " ".join(f"{name}={value}" for name, value in self.words.items() if value != CHOICES[name][0])
