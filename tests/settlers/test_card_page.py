"""The page of the cards says what the card files, the words and the tests say."""

from __future__ import annotations

from tools.card_page import PAGE, page


def test_the_page_of_the_cards_is_current() -> None:
    written = PAGE.read_text(encoding="utf-8")
    assert written == page(), "docs/cards.md is behind: write it anew with `.venv/bin/python -m tools.card_page`"


def test_the_page_knows_every_card_of_both_boxes() -> None:
    rows = [line.split(" | ") for line in page().splitlines() if line.startswith("| **") and line.count(" | ") > 4]
    # B1 without the 6 + 6 + 11 regions, and W3.
    assert sum(int(row[1]) for row in rows) == 120 - 23 + 45
