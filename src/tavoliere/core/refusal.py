"""The referee's no: which rule forbids it, and the words' key and arguments that say why."""

from __future__ import annotations

from typing import Any, TypeAlias

Value: TypeAlias = "int | str | list[int] | list[str] | list[list[int | str]] | dict[str, int]"
"""What an argument of an event or a refusal may be: plain data, never a sentence."""


class Refusal(ValueError):
    """A move, a position or a record is refused; whatever it was tried on is untouched.

    `rule` is the number of the rule that forbids it, `key` the message in the game's `words/`, `arguments` what
    that message names.
    """

    def __init__(self, rule: str, key: str, /, **arguments: Value) -> None:
        """Keep the rule, the message's key and its arguments."""
        super().__init__(rule, key)
        self.rule = rule
        self.key = key
        self.arguments = arguments

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle whole, so that a refusal can cross from one process to another."""
        return _refusal, (self.rule, self.key, self.arguments)

    def __str__(self) -> str:
        """Tell a programmer the gist in one line; people get the message from `words/`.

        >>> str(Refusal("F15", "refusal-not-adjacent", row=0, to=4))
        'F15 refusal-not-adjacent (row=0, to=4)'
        """
        told = ", ".join(f"{name}={value}" for name, value in self.arguments.items())
        return f"{self.rule} {self.key}" + (f" ({told})" if told else "")


def _refusal(rule: str, key: str, arguments: dict[str, Value]) -> Refusal:
    return Refusal(rule, key, **arguments)
