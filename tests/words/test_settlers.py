"""Every decision and every move of the Settlers card game can be told at the table, and every refusal on the way."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING, cast

import pytest

import tavoliere
from tavoliere.cli.records import word_for_drawing
from tavoliere.cli.speech import explain
from tavoliere.cli.terminal.settlers import hints
from tavoliere.cli.terminal.settlers.choices import FAMILIES, rows_of
from tavoliere.core.refusal import Refusal
from tavoliere.games.settlers.rules.agenda import FIRST_STEP, NAMES
from tavoliere.games.settlers.rules.due import DUE
from tavoliere.words import LANGUAGES, language
from tests.words.rare import from_the_starts

if TYPE_CHECKING:
    from tavoliere.games.settlers.view import View

GAME = tavoliere.game("settlers")

every_language = pytest.mark.parametrize("code", LANGUAGES)


@every_language
def test_each_decision_has_a_question_and_says_what_is_expected(code: str) -> None:
    words = language(code, GAME.words)
    assert [name for name in NAMES[:FIRST_STEP] if f"decision-{name}" not in words] == []
    assert sorted(DUE) == list(range(FIRST_STEP))
    assert all(words.say(expected) for _, expected in DUE.values())


@every_language
def test_what_can_be_chosen_and_what_is_to_be_decided_become_sentences(code: str) -> None:
    words = language(code, GAME.words)
    for position in islice(from_the_starts("settlers"), LANGUAGES.index(code), None, 15):
        if position.seat is None:
            continue
        view = cast("View", position.view(position.seat))
        for row in rows_of(view, position.moves()):
            assert words.tell(row.key, row.arguments, FAMILIES).strip()
        told = {"left": 0, "what": "", **view.decision}
        assert words.tell(f"decision-{view.decision['frame']}", told, hints.FAMILIES).strip()


@every_language
@pytest.mark.parametrize(
    ("text", "quoted"),
    [("centres0 9", "expected-centres"), ("hand0 abbey/x", "expected-hand"), ("agenda tea", "expected-agenda")],
)
def test_a_refused_position_is_explained_in_the_words_of_its_game(code: str, text: str, quoted: str) -> None:
    """Both games refuse notation in the same words, but each quotes what only it expects."""
    with pytest.raises(Refusal) as caught:
        GAME.parse(text)
    assert caught.value.arguments["expected"] == quoted
    assert language(code, GAME.words).say(quoted) in explain(caught.value, code)


@every_language
def test_a_card_that_is_nowhere_is_named_with_the_nearest_one_or_with_none(code: str) -> None:
    told = []
    for name in ("abey", "xyzzy"):
        with pytest.raises(Refusal) as caught:
            GAME.parse(f"hand0 {name}")
        told.append(explain(caught.value, code))
    assert "abbey" in told[0]
    assert "none" not in told[1]


def test_pictures_ask_for_short_names_where_there_are_any() -> None:
    words = language("en", GAME.words)
    assert word_for_drawing(words, "card-brick_factory.short") == "Brick Fact."
    assert word_for_drawing(words, "card-brick_factory") == "Brick Factory"
    assert word_for_drawing(words, "card-abbey.short") == ""
    assert word_for_drawing(words, "card-nothing.short") == ""
    assert word_for_drawing(words, "card-nothing") == ""
