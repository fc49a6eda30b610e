"""Goods and lists become one text; whoever was told more of an event hears more."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

import tavoliere
from tavoliere.cli.records import sentence
from tavoliere.words import Language
from tavoliere.words.sentences import HOUSE

if TYPE_CHECKING:
    from pathlib import Path

WORDS = """
resource-brick = brick
    .counted = { $amount ->
        [one] brick
       *[other] bricks
    }
resource-ore = ore
face-sun = Year of Plenty
side-above = above
card-spy = Spy
card-abbey = Abbey
event-offered = offers { $give } for { $want }
event-shown = { $cards } and { $face }, { $sides }
event-took = takes a card.
    .seen = takes { $card }.
"""
FAMILIES = {
    "give": "goods",
    "want": "goods",
    "cards": "cards",
    "face": "face",
    "sides": "side",
    "card": "card",
}


@pytest.fixture
def words(tmp_path: Path) -> Language:
    (tmp_path / "en.ftl").write_text(WORDS, encoding="utf-8")
    return Language("en", [HOUSE, tmp_path])


def test_goods_are_counted_and_named(words: Language) -> None:
    assert words.goods([["brick", 2], ["ore", 1]]) == "2 bricks, 1 ore"
    assert words.goods({"brick": 1}) == "1 brick"
    assert words.goods([]) == "nothing"
    told = words.tell("event-offered", {"give": [["brick", 2]], "want": {"ore": 3}}, FAMILIES)
    assert told == "offers 2 bricks for 3 ore"


def test_lists_of_words_become_one_text(words: Language) -> None:
    arguments = {"cards": ["spy", "abbey"], "face": "sun", "sides": ["above", "above"]}
    assert words.tell("event-shown", arguments, FAMILIES) == "Spy, Abbey and Year of Plenty, above, above"
    assert words.tell("event-shown", arguments | {"cards": "spy abbey"}, FAMILIES).startswith("Spy, Abbey and")


def test_whoever_sees_more_is_told_more(words: Language, monkeypatch: pytest.MonkeyPatch) -> None:
    game = tavoliere.game("fredericus")
    monkeypatch.setattr(type(game), "arguments", FAMILIES)
    assert sentence(words, game, {"event": "took", "card": "spy"}, []) == "takes Spy."
    assert sentence(words, game, {"event": "took"}, []) == "takes a card."
