"""Hooding the opponents' birds (F25-F30)."""

from __future__ import annotations

import pytest

from tests.fredericus.table import idle_turn, legal, lies, play, table, told, why

WOODS = "rows 0:eW 2:bW"


def hoodings(text: str) -> set[str]:
    """Collect the hoodings that a position offers."""
    return {move for move in legal(table(text)) if move.startswith("H")}


@pytest.mark.rule("F25")
@pytest.mark.parametrize(
    ("left", "right", "offered"),
    [("W", "W", True), ("W", "S", False), ("S", "W", False), ("W", "E", False), ("Wa", "W", False), ("-", "W", False)],
)
def test_a_tower_between_woods_and_woods_may_be_hooded(left: str, right: str, offered: bool) -> None:
    text = f"rows 0:{left} 2:{right}; birds P4G4 P1G5 P6G6 P7G7"
    assert hoodings(text) == ({"H 1[1P]"} if offered else set())
    if not offered:
        assert why(table(text), "H 1[1P]") == f"{'A5' if left == '-' else 'F25'} refusal-no-woods"


@pytest.mark.rule("F25")
@pytest.mark.parametrize("own_row", ["-", "a", "E", "W", "S"])
def test_the_row_of_the_tower_itself_does_not_matter(own_row: str) -> None:
    assert hoodings(f"{WOODS} 1:{own_row}; birds P4G4 P1G5 P6G6 P7G7") == {"H 1[1P]"}


@pytest.mark.rule("F25")
def test_one_needs_no_bird_there_and_ones_own_are_never_touched() -> None:
    position = table(f"{WOODS}; birds P1G1 P6G1 P6G6 P7G7")
    assert why(position, "H 1[0P,1G]") == "F25 refusal-hood-own"
    play(position, "H 1[1G]")
    assert lies(position, "birds") == "P1G1 P6G1h P6G6 P7G7"


@pytest.mark.rule("F25")
def test_only_birds_on_that_very_tower_are_hooded() -> None:
    position = table(f"{WOODS}; birds P4G4 P1G5 P6G6 P7G7")
    assert why(position, "H 1[1G]") == "F25 refusal-hood-absent"
    assert why(position, "H 1[1P,2P]") == "F25 refusal-hood-absent"


@pytest.mark.rule("F26")
def test_one_action_hoods_a_bird_of_every_opponent_there() -> None:
    position = table(f"{WOODS}; birds P4G4 P1G5 P6G1 P1G7")
    assert {move for move in legal(position) if move.startswith("H")} == {"H 1[1P,2G,3P]"}
    assert why(position, "H 1[1P,3P]") == "F26 refusal-hood-forgotten"
    events = play(position, "H 1[1P,2G,3P]")
    assert lies(position, "birds") == "P4G4 P1hG5 P6G1h P1hG7"
    assert position.actions == 3
    assert [args["victim"] for args in told(events, "hooded")] == [1, 2, 3]


@pytest.mark.rule("F27")
def test_an_opponent_with_a_hooded_bird_is_safe_and_the_others_are_not() -> None:
    position = table(f"{WOODS}; birds P4G4 P1G5h P6G1 P7G7")
    assert {move for move in legal(position) if move.startswith("H")} == {"H 1[2G]"}
    assert why(position, "H 1[1P,2G]") == "F27 refusal-hood-immune"
    play(position, "H 1[2G]")
    assert lies(position, "birds") == "P4G4 P1G5h P6G1h P7G7"


@pytest.mark.rule("F27")
def test_nobody_can_hood_a_second_bird_elsewhere() -> None:
    position = table("rows 0:W 2:W 4:W; birds P5G5 P1G3 P6G6 P7G7")
    play(position, "H 1[1P]")
    assert not [move for move in legal(position) if move.startswith("H")]
    assert why(position, "H 3[1G]") == "F27 refusal-hood-immune-only"


@pytest.mark.rule("F28")
def test_of_an_opponents_two_birds_the_hooder_chooses_one() -> None:
    text = f"{WOODS}; birds P4G4 P1G1 P6G1 P7G7"
    assert hoodings(text) == {"H 1[1P,2G]", "H 1[1G,2G]"}
    position = table(text)
    assert why(position, "H 1[1P,1G,2G]") == "F27 refusal-hood-both"
    play(position, "H 1[1G,2G]")
    assert lies(position, "birds") == "P4G4 P1G1h P6G1h P7G7"


@pytest.mark.rule("F28")
def test_against_two_pairs_there_are_four_choices() -> None:
    expected = {"H 1[1P,2P]", "H 1[1P,2G]", "H 1[1G,2P]", "H 1[1G,2G]"}
    assert hoodings(f"{WOODS}; birds P4G4 P1G1 P1G1 P7G7") == expected


@pytest.mark.rule("F29")
def test_a_hooded_bird_sits_in_the_section_of_its_tower_and_can_do_nothing() -> None:
    position = table(f"{WOODS}; birds P4G4 P1G5 P6G6 P7G7; tokens 4 / 4 / 4 / 4; actions 1")
    events = play(position, "H 1[1P]")
    assert told(events, "hooded") == [{"seat": 0, "victim": 1, "bird": "P", "tower": 1}]
    play(position, "Z", "K 4")
    assert position.view(None).hooded == ["", "P", "", ""]
    assert position.view(None).birds[1] == [1, 5]
    assert why(position, "P>2") == "F29 refusal-hooded-flight"
    assert {move for move in legal(position) if move[0] in "PG"} == {"G>4", "G>6"}


@pytest.mark.rule("F29")
@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("rows 0:S 1:a 2:S", "XP"),
        ("rows 0:E 1:a 2:E", "R 1/0"),
        ("options variant=on; rows 1:aSSS", "V 1"),
    ],
)
def test_what_a_bird_could_do_on_its_tower_it_cannot_do_under_the_hood(text: str, move: str) -> None:
    assert move in legal(table(f"{text}; birds P1G5 P4G4 P4G4 P4G4"))
    hooded = table(f"{text}; birds P1hG5 P4G4 P4G4 P4G4")
    assert move not in legal(hooded)
    assert why(hooded, move).startswith("A21 ")


@pytest.mark.rule("F30")
def test_a_hooded_bird_is_free_at_the_end_of_its_owners_next_turn() -> None:
    position = table(f"{WOODS}; birds P4G4 P7G7 P1G5 P7G7; actions 1; round 3")
    play(position, "H 1[2P]", "Z", "K 4")
    idle_turn(position)  # seat 1 sets nobody free
    assert lies(position, "birds").split()[2] == "P1hG5"
    assert "P>0" not in legal(position)  # seat 2 misses this turn with the peregrine
    play(position, "G>6", "G>5", "G>6", "G>5")
    assert lies(position, "birds").split()[2] == "P1hG5"
    events = play(position, "Z")
    assert told(events, "freed") == [{"seat": 2, "bird": "P", "tower": 1}]
    assert lies(position, "birds").split()[2] == "P1G5"


@pytest.mark.rule("F30")
def test_it_may_be_hooded_again_before_it_has_flown() -> None:
    position = table(f"{WOODS}; birds P4G4 P1hG5 P6G6 P7G7; seat 1; actions 0; tokens 4 / 4 / 4 / 4")
    play(position, "Z", "K 4")
    assert position.seat == 2
    play(position, "H 1[1P]")
    assert lies(position, "birds").split()[1] == "P1hG5"
