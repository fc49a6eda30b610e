"""Rulings on empty and short rows (A4-A8)."""

from __future__ import annotations

import pytest

from tests.fredericus.table import legal, lies, play, row, table, why

BIRDS = "birds P1G5 P3G3 P3G3 P3G3"


@pytest.mark.rule("A4")
def test_an_empty_row_gives_no_card_but_takes_one() -> None:
    position = table(f"rows 1:aW; {BIRDS}")
    assert why(position, "M 0>1") == "A4 refusal-empty-row"
    play(position, "M 1>0")
    assert row(position, 0) == "W"
    play(position, "M 0>7")  # it was the end card as well as the first
    assert (row(position, 0), row(position, 7)) == ("-", "W")
    assert why(position, "M 0>1") == "A4 refusal-empty-row"


@pytest.mark.rule("A4")
def test_a_card_laid_into_an_empty_row_serves_a_hunt() -> None:
    position = table(f"rows 7:S 1:a 2:S; {BIRDS}")
    assert "XP" not in legal(position)
    play(position, "M 7>0", "XP")
    assert lies(position, "creatures").startswith("a")


@pytest.mark.rule("A5")
@pytest.mark.parametrize(
    ("rows", "birds", "move", "key"),
    [
        ("0:S 2:S", "P1G5", "XP", "refusal-hunt-empty-row"),
        ("1:a 2:S", "P1G5", "XP", "refusal-high-hunt"),
        ("0:S 1:a", "P1G5", "XP", "refusal-high-hunt"),
        ("1:a 2:S", "P5G1", "XG", "refusal-low-hunt"),
        ("0:W 1:a", "P5G1", "XG", "refusal-low-hunt"),
        ("1:a 2:E", "P1G5", "R 1/2", "refusal-no-seals"),
        ("1:a 2:W", "P5G5", "H 1[1P]", "refusal-no-woods"),
    ],
)
def test_nothing_that_needs_an_end_card_is_possible_where_there_is_none(
    rows: str, birds: str, move: str, key: str
) -> None:
    position = table(f"rows {rows}; birds {birds} P1G3 P3G3 P3G3")
    assert why(position, move) == f"A5 {key}"


@pytest.mark.rule("A5")
def test_one_does_not_look_past_an_empty_row_to_the_next() -> None:
    position = table(f"rows 7:S 1:a 2:S; {BIRDS}")  # row 0 is empty, row 7 behind it ends in sky
    assert why(position, "XP") == "A5 refusal-high-hunt"
    assert why(position, "M 1>7") == "F15 refusal-not-adjacent"


@pytest.mark.rule("A6")
def test_a_row_of_one_card_may_be_reversed_with_all_that_follows() -> None:
    position = table(f"rows 0:E 1:a 2:bE; {BIRDS}; deck gF")
    play(position, "R 1/2")
    assert (row(position, 1), row(position, 2)) == ("a", "b")
    assert lies(position, "goals").startswith("g")
    assert position.extra == 2


@pytest.mark.rule("A6")
def test_a_row_that_reads_the_same_both_ways_may_be_reversed() -> None:
    position = table(f"rows 0:E 1:aWWa 2:E; {BIRDS}; deck gF")
    play(position, "R 1/0")
    assert (row(position, 1), position.extra) == ("aWWa", 2)


@pytest.mark.rule("A6")
def test_an_empty_row_cannot_be_reversed() -> None:
    position = table(f"rows 0:E 2:E; {BIRDS}")
    assert not [move for move in legal(position) if move.startswith("R")]
    assert why(position, "R 1/0") == "A6 refusal-reverse-empty-row"


@pytest.mark.rule("A7")
def test_a_row_grows_to_any_length() -> None:
    long = "WS" * 24 + "abcdefgh" * 3 + "EEEEE"
    position = table(f"rows 0:{long} 1:a 7:b; birds P0G5 P3G3 P3G3 P3G3")
    play(position, "M 1>0", "M 7>0")
    assert row(position, 0) == f"{long}ab"
    assert position.copy().text() == position.text()
    assert table(position.text()).text() == position.text()
    reversible = table(f"rows 0:{long} 1:E 7:E; birds P0G5 P3G3 P3G3 P3G3")
    play(reversible, "R 0/1")
    assert row(reversible, 0) == long[::-1]


@pytest.mark.rule("A8")
def test_a_capture_or_a_discarded_seal_may_empty_a_row() -> None:
    hunt = table(f"rows 0:S 1:a 2:S; {BIRDS}")
    play(hunt, "XP")
    assert row(hunt, 1) == "-"
    seals = table(f"rows 0:E 1:a 2:bE; {BIRDS}; deck gF")
    play(seals, "R 1/0")
    assert row(seals, 0) == "-"


@pytest.mark.rule("A8")
def test_a_token_may_stand_on_the_keep_of_an_empty_row_and_wait() -> None:
    position = table(f"rows 0:S 2:Sa; {BIRDS}; phase token; seat 3; tokens 6 / 6 / 6 / 6; deck ghF")
    play(position, "K 1")
    assert (row(position, 1), lies(position, "tokens")) == ("-", "6 / 6 / 6 / 1")
    play(position, "M 2>1", "XP")
    assert lies(position, "tokens") == "6 / 6 / 6 / -"
    assert lies(position, "goals") == "- / - / - / h"
