"""Positions worked out before this engine was written, with all legal moves counted by a prototype."""

from __future__ import annotations

import pytest

from tests.fredericus.table import APART, FILLED, dealt, idle_turn, legal, lies, play, row, table, told


def count(moves: set[str], *kinds: str) -> list[int]:
    """Count the moves of each kind, by the letters that they begin with."""
    return [sum(move.startswith(tuple(kind.split("|"))) for move in moves) for kind in kinds]


@pytest.mark.rule("F19", "F21")
def test_e1_high_hunt() -> None:
    position = table(f"rows 0:eS 1:Wa 2:bS {FILLED}; birds {APART}")
    moves = legal(position)
    assert len(moves) == 21
    assert count(moves, "M") == [16]
    assert {move for move in moves if not move.startswith("M")} == {"P>0", "P>2", "G>4", "G>6", "XP"}
    play(position, "XP")
    assert row(position, 1) == "W"
    assert lies(position, "creatures") == "a / - / - / -"
    assert position.actions == 4
    assert len(legal(position)) == 20
    assert "XP" not in legal(position)


@pytest.mark.rule("F19", "F20")
@pytest.mark.parametrize(
    ("left", "right", "peregrine", "goshawk"),
    [
        ("S", "S", True, False),
        ("S", "W", False, True),
        ("W", "S", False, True),
        ("W", "W", False, False),
        ("E", "S", False, False),
        ("a", "S", False, False),
    ],
)
def test_e2_which_bird_hunts_between_which_cards(left: str, right: str, peregrine: bool, goshawk: bool) -> None:
    rows = f"rows 0:{left} 1:Wa 2:{right} {FILLED}"
    with_peregrine = table(f"{rows}; birds P1G5 P3G7 P4G0 P6G2")
    with_goshawk = table(f"{rows}; birds P5G1 P3G7 P4G0 P6G2")
    assert ("XP" in legal(with_peregrine)) == peregrine
    assert ("XG" in legal(with_goshawk)) == goshawk
    assert "XG" not in legal(with_peregrine)
    assert "XP" not in legal(with_goshawk)


@pytest.mark.rule("A4", "A5")
def test_e5_empty_rows() -> None:
    position = table(f"rows 0:- 1:a 2:S 3:- 4:- 5:W 6:- 7:bS; birds {APART}")
    moves = legal(position)
    assert len(moves) == 12
    assert count(moves, "M", "P|G", "X") == [8, 4, 0]
    assert {move[2] for move in moves if move.startswith("M")} == set("1257")
    play(position, "M 7>0")
    assert (row(position, 0), row(position, 7)) == ("S", "b")
    moves = legal(position)
    assert len(moves) == 15
    assert count(moves, "M", "P|G", "XP") == [10, 4, 1]


@pytest.mark.rule("F25", "F26", "A12")
def test_e6_hood_all() -> None:
    position = table(f"rows 0:eW 1:a 2:bW {FILLED}; birds P1G5 P1G4 P6G1 P6G7")
    moves = legal(position)
    assert len(moves) == 21
    assert count(moves, "M", "P|G", "H") == [16, 4, 1]
    play(position, "H 1[1P,2G]")
    assert lies(position, "birds") == "P1G5 P1hG4 P6G1h P6G7"
    assert position.actions == 3
    moves = legal(position)
    assert len(moves) == 20
    assert count(moves, "H") == [0]


TEN = "rows 0:bE 1:aWSb 2:SE 3:Sc 4:Wd 5:Sf 6:We 7:Sg; deck hgF"


@pytest.mark.rule("F23", "F24", "A11")
def test_e10_reversal() -> None:
    position = table(f"{TEN}; birds {APART}")
    moves = legal(position)
    assert len(moves) == 22
    assert {move for move in moves if move.startswith("R")} == {"R 1/0", "R 1/2"}
    play(position, "R 1/2")
    assert [row(position, side) for side in (0, 1, 2)] == ["bE", "bSWa", "S"]
    assert lies(position, "goals") == "h / - / - / -"
    assert (position.actions, position.extra) == (4, 2)
    assert len(legal(position)) == 20
    play(position, "P>2", "P>1", "P>2", "P>1")
    moves = legal(position)
    assert len(moves) == 21
    assert "Z" in moves


@pytest.mark.rule("F23", "A21")
def test_e10_with_the_peregrine_hooded() -> None:
    moves = legal(table(f"{TEN}; birds P1hG5 P3G7 P4G0 P6G2"))
    assert len(moves) == 18
    assert count(moves, "R") == [0]


@pytest.mark.rule("A28")
def test_e10_after_the_announcement() -> None:
    position = table(f"{TEN}; birds {APART}; announced yes")
    play(position, "R 1/0")
    assert (row(position, 0), row(position, 1)) == ("b", "bSWa")
    assert position.extra == 2
    assert lies(position, "goals") == "- / - / - / -"


@pytest.mark.rule("F36", "A27")
@pytest.mark.parametrize(
    ("creatures", "goals", "points"),
    [
        ("aabce", "abbcF", 17),
        ("aaabb", "aab", 14),
        ("aabc", "aab", 13),
        ("abcdefgh", "abcdef", 35),
        ("aa", "a", 4),
    ],
)
def test_e16_scoring(creatures: str, goals: str, points: int) -> None:
    outcome = table(f"phase over; creatures {creatures} / - / - / -; goals {goals} / - / - / -").outcome
    assert outcome is not None
    assert outcome.scores == (points, 0, 0, 0)


@pytest.mark.rule("F37")
def test_e16_a_tie_of_seats_0_and_2_goes_to_seat_2() -> None:
    outcome = table("phase over; creatures ab / a / cd / a").outcome
    assert outcome is not None
    assert outcome.winner == 2
    assert outcome.ranking == (2, 0, 3, 1)


@pytest.mark.rule("F13", "A3")
@pytest.mark.parametrize(
    ("seats", "two_rounds"),
    [(2, [2, 3, 4, 4]), (3, [2, 3, 4, 4, 4, 4]), (4, [2, 3, 4, 4, 4, 4, 4, 4])],
)
def test_e18_actions_of_the_first_two_rounds(seats: int, two_rounds: list[int]) -> None:
    position = dealt(seats, 1)
    events = play(position, *["K 0 0" if seats == 2 else "K 0"] * seats)
    while position.round < 3:
        events += idle_turn(position)
    assert [args["actions"] for args in told(events, "turn-began")][:-1] == two_rounds
