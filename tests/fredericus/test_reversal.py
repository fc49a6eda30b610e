"""Opening the emperor's seals: the reversal (F23, F24)."""

from __future__ import annotations

import pytest

from tests.fredericus.table import legal, lies, play, row, table, told, why

SEALS = "rows 0:bE 1:aWSb 2:SE; deck hgF"


def reversals(position_text: str) -> set[str]:
    """Collect the reversals that a position offers."""
    return {move for move in legal(table(position_text)) if move.startswith("R")}


@pytest.mark.rule("F23")
@pytest.mark.parametrize("birds", ["P1G5", "P5G1", "P1G1"])
def test_either_bird_between_two_seals_may_open_them(birds: str) -> None:
    assert reversals(f"{SEALS}; birds {birds} P4G4 P4G4 P4G4") == {"R 1/0", "R 1/2"}


@pytest.mark.rule("F23")
def test_a_bird_of_an_opponent_opens_no_seal_for_me() -> None:
    position = table(f"{SEALS}; birds P4G5 P1G1 P1G1 P1G1")
    assert why(position, "R 1/0") == "F23 refusal-no-bird-to-reverse"
    assert not [move for move in legal(position) if move.startswith("R")]


@pytest.mark.rule("F23")
@pytest.mark.parametrize(("left", "right"), [("E", "S"), ("W", "E"), ("a", "E"), ("S", "S"), ("EW", "E")])
def test_both_rows_beside_the_tower_must_end_in_a_seal(left: str, right: str) -> None:
    position = table(f"rows 0:{left} 1:aW 2:{right}; birds P1G5 P4G4 P4G4 P4G4")
    assert not [move for move in legal(position) if move.startswith("R")]
    assert why(position, "R 1/2") == "F23 refusal-no-seals"


@pytest.mark.rule("F23", "F29")
def test_a_hooded_bird_opens_no_seal() -> None:
    position = table(f"{SEALS}; birds P1hG5 P4G4 P4G4 P4G4")
    assert why(position, "R 1/0") == "A21 refusal-hooded-reversal"
    assert reversals(f"{SEALS}; birds P1hG1 P4G4 P4G4 P4G4") == {"R 1/0", "R 1/2"}  # the other bird stands there


@pytest.mark.rule("F23")
def test_one_row_is_reversed_in_a_turn_even_if_the_other_bird_stands_between_seals_too() -> None:
    position = table("rows 0:EE 1:ab 2:EE 4:E 5:cd 6:E; birds P1G5 P3G3 P3G3 P3G3; deck hgF")
    assert {"R 1/0", "R 1/2", "R 5/4", "R 5/6"} < legal(position)
    play(position, "R 1/0")
    assert not [move for move in legal(position) if move.startswith("R")]
    assert why(position, "R 5/4") == "F23 refusal-reversed-already"
    assert why(position, "R 1/2") == "F23 refusal-reversed-already"


@pytest.mark.rule("F24")
def test_the_row_turns_round_the_player_draws_a_goal_and_gains_two_actions() -> None:
    position = table(f"{SEALS}; birds P1G5 P4G4 P4G4 P4G4")
    events = play(position, "R 1/2")
    assert row(position, 1) == "bSWa"
    assert lies(position, "goals") == "h / - / - / -"
    assert lies(position, "deck") == "gF"
    assert (position.actions, position.extra) == (4, 2)
    assert told(events, "reversed") == [{"seat": 0, "row": 1, "discard": 2, "extra": 2}]
    play(position, "M 1>0")
    assert row(position, 0) == "bEa"  # what lay next to the castle is now the end card


@pytest.mark.rule("F24")
@pytest.mark.parametrize(("discard", "rows"), [(0, ("b", "SE")), (2, ("bE", "S"))])
def test_the_player_chooses_which_of_the_two_seals_leaves_the_game(discard: int, rows: tuple[str, str]) -> None:
    position = table(f"{SEALS}; birds P1G5 P4G4 P4G4 P4G4")
    play(position, f"R 1/{discard}")
    assert (row(position, 0), row(position, 2)) == rows
    assert lies(position, "rows").count("E") == 1


@pytest.mark.rule("F24")
def test_the_seal_of_a_row_that_was_not_used_cannot_be_discarded() -> None:
    position = table("rows 0:bE 1:aW 2:SE 4:E; birds P1G5 P3G3 P3G3 P3G3")
    assert why(position, "R 1/4") == "F24 refusal-wrong-seal"


@pytest.mark.rule("F24")
def test_the_two_additional_actions_may_be_used_but_need_not() -> None:
    position = table(f"{SEALS}; birds P1G5 P4G4 P4G4 P4G4")
    play(position, "R 1/2", "P>2", "P>1", "P>2", "P>1")
    assert {"Z", "P>2"} < legal(position)
    play(position, "P>2", "P>1")
    assert why(position, "P>2") == "F13 refusal-no-actions-left"
    assert legal(position) == {"Z"}
