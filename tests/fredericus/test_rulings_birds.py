"""Rulings on birds and hoods (A20, A21)."""

from __future__ import annotations

import pytest

from tests.fredericus.table import idle_turn, legal, lies, play, table, told, why

TOKENS = "tokens 6 / 6 / 6 / 6"


@pytest.mark.rule("A20")
def test_several_hooded_birds_share_a_section_and_each_remembers_its_tower() -> None:
    position = table(f"rows 0:W 2:W; birds P4G4 P1G5 P1G6 P1G7; {TOKENS}; actions 1")
    play(position, "H 1[1P,2P,3P]", "Z", "K 6")
    assert lies(position, "birds") == "P4G4 P1hG5 P1hG6 P1hG7"
    for seat in (1, 2, 3):
        assert position.seat == seat
        idle_turn(position)
    assert [tower for tower, _ in position.view(None).birds] == [4, 1, 1, 1]
    assert position.view(None).hooded == [""] * 4


@pytest.mark.rule("A20")
def test_there_is_always_room_on_the_tower_for_a_bird_that_is_freed() -> None:
    position = table(f"birds P1hG1 P1G1 P1G1 P1G1; {TOKENS}; actions 0")
    play(position, "Z")
    assert lies(position, "birds") == "P1G1 P1G1 P1G1 P1G1"


@pytest.mark.rule("A20", "F30")
def test_a_hood_costs_its_owner_exactly_one_turn() -> None:
    position = table(f"rows 0:W 2:W; birds P4G4 P1G5 P6G6 P7G7; {TOKENS}; actions 1; round 2; deck abcdF")
    play(position, "H 1[1P]", "Z", "K 6")
    turns_without = 0
    for _ in range(8):
        if position.seat == 1:
            turns_without += "P>2" not in legal(position)
        idle_turn(position)
    assert turns_without == 1


@pytest.mark.rule("A20")
def test_a_freed_bird_has_no_protection_from_the_next_player() -> None:
    position = table(f"rows 0:W 2:W; birds P4G4 P1G5 P6G6 P7G7; {TOKENS}; actions 1; round 2; deck abcdF")
    play(position, "H 1[1P]", "Z", "K 6")
    events = idle_turn(position)
    assert told(events, "freed") == [{"seat": 1, "bird": "P", "tower": 1}]
    assert position.round == 2  # the same round
    play(position, "H 1[1P]")
    assert lies(position, "birds").split()[1] == "P1hG5"


@pytest.mark.rule("A20")
def test_one_hood_does_not_follow_another_onto_the_same_bird() -> None:
    position = table(f"rows 0:W 2:W; birds P4G4 P1G5 P6G6 P7G7; {TOKENS}")
    play(position, "H 1[1P]")
    assert why(position, "H 1[1P]") == "A12 refusal-hood-nobody"


@pytest.mark.rule("A21")
@pytest.mark.parametrize(
    ("text", "move", "refusal"),
    [
        ("rows 0:S 1:a 2:S", "XP", "A21 refusal-hooded-hunt"),
        ("rows 0:S", "P>2", "F29 refusal-hooded-flight"),
        ("rows 0:E 1:a 2:E", "R 1/2", "A21 refusal-hooded-reversal"),
        ("options variant=on; rows 1:aWWW", "V 1", "A21 refusal-hooded-shift"),
    ],
)
def test_a_hooded_bird_is_not_on_its_tower(text: str, move: str, refusal: str) -> None:
    position = table(f"{text}; birds P1hG5 P4G4 P4G4 P4G4")
    assert move not in legal(position)
    assert why(position, move) == refusal
    freed = table(f"{text}; birds P1G5 P4G4 P4G4 P4G4")
    assert move in legal(freed)


@pytest.mark.rule("A21")
def test_the_other_bird_of_its_owner_hunts_on() -> None:
    position = table("rows 0:S 1:a 2:W; birds P1hG1 P4G4 P4G4 P4G4")
    play(position, "XG")
    assert lies(position, "creatures").startswith("a")
