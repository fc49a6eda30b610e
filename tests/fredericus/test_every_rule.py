"""Every numbered rule of the book has a story that holds it."""

from __future__ import annotations

import re
from pathlib import Path

from tests.fredericus.table import GAME

MARK = re.compile(r"@pytest\.mark\.rule\(([^)]*)\)")


def rules_with_a_story() -> set[str]:
    """Collect the numbers that the marks of this folder carry."""
    texts = [file.read_text("utf-8") for file in Path(__file__).parent.glob("test_*.py")]
    return {number for text in texts for mark in MARK.findall(text) for number in re.findall(r'"(\w+)"', mark)}


def test_no_rule_is_without_a_story_and_no_story_without_its_rule() -> None:
    assert rules_with_a_story() == set(GAME.rules)


def test_the_book_has_the_39_printed_rules_and_37_rulings() -> None:
    numbers = [f"F{number}" for number in range(1, 40)] + [f"A{number}" for number in range(1, 38)]
    assert list(GAME.rules) == numbers
