"""The record as a file: what it forgives, what it refuses, and that whatever is written can be read."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tavoliere.core.record import Moved, Record, read_record
from tavoliere.core.refusal import Refusal

# What JSON and UTF-8 can both carry: any text without half characters.
TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=60)
TAGS = st.from_regex(r"[A-Z][A-Za-z0-9]{0,39}", fullmatch=True)
MOVES = st.sampled_from(["K 4", "M 0>7", "H 1[1P,2G]", "Z", "R 1/2"])
SECONDS = st.none() | st.integers(0, 999_999).map(lambda tenths: tenths / 10)


@given(
    st.dictionaries(TAGS, TEXTS, max_size=5),
    st.lists(
        st.builds(Moved, st.integers(0, 99), MOVES, SECONDS.filter(lambda s: s is None or s < 9_999)), max_size=20
    ),
)
def test_whatever_is_written_can_be_read(tags: dict[str, str], moves: list[Moved]) -> None:
    text = Record(tags, moves).text()
    record = read_record(text)
    assert record.tags == tags
    assert [(moved.seat, moved.text, moved.seconds) for moved in record.moves] == [
        (moved.seat, moved.text, moved.seconds) for moved in moves
    ]
    assert record.text() == text


def test_lines_that_a_person_adds_are_forgiven() -> None:
    record = read_record('# our game\r\n\r\n  [Game "fredericus"]  \r\n\n0: K 4; K 5\n# a comment\n1:  Z \n')
    assert record.tags == {"Game": "fredericus"}
    assert [(moved.seat, moved.text, moved.line) for moved in record.moves] == [
        (0, "K 4", 5),
        (0, "K 5", 5),
        (1, "Z", 7),
    ]


@pytest.mark.parametrize(
    ("line", "number"),
    [
        ("hello", 2),
        ('[game "x"]', 2),
        ("[Game x]", 2),
        ('[Game "x]', 2),
        ('[Game "\\q"]', 2),
        ('[Seed "1"]\n[Seed "2"]', 3),
        ('0: Z\n[Seed "1"]', 3),
        ("0:Z", 2),
        ("0: ", 2),
        ("0: Z;", 2),
        ("0: Z {}", 2),
        ("0: Z {-1}", 2),
        ("0: Z {1e9}", 2),
        ("100: Z", 2),
        ("x: Z", 2),
    ],
)
def test_anything_else_is_refused_with_its_line(line: str, number: int) -> None:
    with pytest.raises(Refusal) as refused:
        read_record(f'[Game "fredericus"]\n{line}')
    assert refused.value.key == "refusal-record-line"
    assert refused.value.arguments["line"] == number


def test_a_record_that_is_too_long_is_not_even_looked_at() -> None:
    with pytest.raises(Refusal) as refused:
        read_record("x" * 1_000_001)
    assert refused.value.key == "refusal-record-long"
