"""The lines of a position: a key and its value each, with the line's number for every refusal."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from tavoliere.core.refusal import Refusal, Value
from tavoliere.games.settlers.moves import MOST_STACKS
from tavoliere.games.settlers.pieces import HAND_IDS

LONGEST: Final = 40_000
"""The most characters of a position; one with every card corrected and every card seen takes half of it."""

OF_A_SEAT: Final = ("centres", "roads", "regions", "store", "sites", "wizards", "hand", "spells", "mills")
KEYS: Final = (
    "game", "options", "turn", "active", "starter", "permission", "dice", "event", "offers",
    *(f"{key}0" for key in OF_A_SEAT),
    *(f"{key}1" for key in OF_A_SEAT),
    *(f"stack{number}" for number in range(1, MOST_STACKS + 1)),
    "region_stack", "event_stack", "discards", "discards0", "discards1", "gone", "chosen0", "chosen1", "supply",
    "agenda", "fate", "reason",
)  # fmt: skip
"""Every key, in the order of the canonical text; `store` only in a text by hand."""

CARD_OF: Final = {name: card for card, name in enumerate(HAND_IDS) if card}


class Lines:
    """One reading of one text: every value knows its line, so that a refusal can name it."""

    def __init__(self, text: str) -> None:
        """Divide a text into lines of known keys, each once."""
        if len(text) > LONGEST:
            raise Refusal("notation", "refusal-too-long", length=len(text), most=LONGEST)
        self.values: dict[str, str] = {}
        self.lines: dict[str, int] = {}
        for number, line in enumerate(text.splitlines(), 1):
            words = line.split("#")[0].split(None, 1)
            if not words:
                continue
            key = words[0]
            if key not in KEYS:
                raise Refusal("notation", "refusal-unknown-key", line=number, key=key[:40], keys=list(KEYS))
            if key in self.values:
                raise Refusal("notation", "refusal-key-twice", line=number, key=key)
            self.values[key] = words[1].strip() if len(words) > 1 else ""
            self.lines[key] = number

    def __contains__(self, key: str) -> bool:
        """Say whether the text has this line."""
        return key in self.values

    def refuse(self, key: str, expected: str, word: str | None = None, rule: str = "notation") -> Refusal:
        """Make the refusal of a key's value, or of one word of it; `expected` names what would be right."""
        value = self.values[key] if word is None else word
        return Refusal(rule, "refusal-value", line=self.lines[key], key=key, value=value[:60], expected=expected)

    def words(self, key: str) -> list[str]:
        """Return the words of a value; `-` and a line that is missing are none."""
        value = self.values.get(key, "-")
        return [] if value == "-" else value.split()

    def word(self, key: str, default: str) -> str:
        """Return a value that is one word."""
        return self.values.get(key, default)

    def number(self, key: str, default: int, most: int, least: int = 0) -> int:
        """Read a whole number within limits."""
        value = self.values.get(key)
        if value is None:
            return default
        if not (value.isascii() and value.isdigit() and len(value) <= 12 and least <= int(value) <= most):
            arguments: dict[str, Value] = {"line": self.lines[key], "key": key, "value": value[:60]}
            raise Refusal("notation", "refusal-number", least=least, most=most, **arguments)
        return int(value)

    def yes(self, key: str, *, default: bool) -> bool:
        """Read `yes` or `no`."""
        value = self.values.get(key, "yes" if default else "no")
        if value not in {"yes", "no"}:
            raise self.refuse(key, "expected-yes")
        return value == "yes"

    def card(self, key: str, name: str) -> int:
        """Read the name of a card that a hand can hold; a wrong one is refused with the nearest right one."""
        card = CARD_OF.get(name)
        if card is None:
            near = get_close_matches(name[:40].lower(), CARD_OF, 1, 0.5)
            told: dict[str, Value] = {"line": self.lines[key], "key": key, "text": name[:40]}
            raise Refusal("notation", "refusal-unknown-card", near=near[0] if near else "none", **told)
        return card

    def cards(self, key: str) -> list[int]:
        """Read the cards of a line."""
        return [self.card(key, word) for word in self.words(key)]

    def marked(self, word: str) -> tuple[str, int]:
        """Divide a card from the mark of who knows it: `plague/01*`, a bit for each seat and one for everyone."""
        name, stroke, mark = word.partition("/")
        eyes = sum(1 << "01*".index(letter) for letter in set(mark) if letter in "01*")
        sound = (not stroke or mark) and all(letter in "01*" for letter in mark) and len(set(mark)) == len(mark)
        return (name, eyes) if sound else ("", 0)
