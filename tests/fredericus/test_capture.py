"""Capturing creatures: the high hunt, the low hunt, and the bets on them (F18-F22)."""

from __future__ import annotations

import pytest

from tests.fredericus.table import legal, lies, play, row, table, told, why

PAIRS = [("S", "S"), ("S", "W"), ("W", "S"), ("W", "W"), ("E", "S"), ("S", "E"), ("b", "S"), ("W", "E"), ("-", "S")]
KIND_OF_BIRD = {"P": "P1G5 P3G7 P4G0 P6G2", "G": "P5G1 P3G7 P4G0 P6G2"}


@pytest.mark.rule("F18")
def test_each_bird_captures_once_a_turn_so_two_creatures_are_the_most() -> None:
    position = table("rows 0:S 1:ab 2:S 4:S 5:cd 6:W; birds P1G5 P0G0 P0G0 P0G0")
    play(position, "XP")
    assert why(position, "XP") == "F18 refusal-captured-already"  # though row 1 ends in another creature
    play(position, "XG")
    assert why(position, "XG") == "F18 refusal-captured-already"
    assert lies(position, "creatures") == "bd / - / - / -"
    assert not {"XP", "XG"} & legal(position)


@pytest.mark.rule("F18")
def test_in_the_next_turn_both_birds_may_capture_again() -> None:
    position = table("seats 2; rows 0:S 1:ab 2:S; birds P1G5 P0G0; used PG; actions 0")
    play(position, "Z", "K 0 0", "P>1", "P>0", "P>1", "P>0", "Z", "K 0 0")
    assert position.seat == 0
    assert "XP" in legal(position)


@pytest.mark.rule("F18")
def test_a_capture_costs_no_action() -> None:
    position = table("rows 0:S 1:a 2:S; birds P1G5 P0G0 P0G0 P0G0; actions 3")
    play(position, "XP")
    assert position.actions == 3
    spent = table("rows 0:S 1:a 2:S; birds P1G5 P0G0 P0G0 P0G0; actions 0")
    assert legal(spent) == {"XP", "Z"}


@pytest.mark.rule("F19")
@pytest.mark.parametrize(("left", "right"), PAIRS)
def test_the_peregrine_needs_sky_on_both_sides(left: str, right: str) -> None:
    position = table(f"rows 0:{left} 1:Wa 2:{right}; birds {KIND_OF_BIRD['P']}")
    assert ("XP" in legal(position)) == (left == right == "S")
    if left != "S" or right != "S":
        assert why(position, "XP") == f"{'A5' if left == '-' else 'F19'} refusal-high-hunt"


@pytest.mark.rule("F20")
@pytest.mark.parametrize(("left", "right"), PAIRS)
def test_the_goshawk_needs_sky_on_one_side_and_woods_on_the_other(left: str, right: str) -> None:
    position = table(f"rows 0:{left} 1:Wa 2:{right}; birds {KIND_OF_BIRD['G']}")
    assert ("XG" in legal(position)) == ({left, right} == {"S", "W"})
    if {left, right} != {"S", "W"}:
        assert why(position, "XG") == f"{'A5' if left == '-' else 'F20'} refusal-low-hunt"


@pytest.mark.rule("F19", "F20")
@pytest.mark.parametrize(("bird", "right", "rule"), [("P", "S", "F19"), ("G", "W", "F20")])
@pytest.mark.parametrize("end", "WSEabcdefgh")
def test_a_bird_captures_creatures_of_any_kind_and_nothing_else(bird: str, right: str, rule: str, end: str) -> None:
    position = table(f"rows 0:S 1:a{end} 2:{right}; birds {KIND_OF_BIRD[bird]}")
    if end in "WSE":
        assert why(position, f"X{bird}") == f"{rule} refusal-no-creature"
    else:
        play(position, f"X{bird}")
        assert lies(position, "creatures") == f"{end} / - / - / -"


@pytest.mark.rule("F19", "F20")
@pytest.mark.parametrize(("bird", "right"), [("P", "S"), ("G", "W")])
def test_a_hooded_bird_captures_nothing(bird: str, right: str) -> None:
    birds = KIND_OF_BIRD[bird].replace(f"{bird}1", f"{bird}1h", 1)
    position = table(f"rows 0:S 1:a 2:{right}; birds {birds}")
    assert why(position, f"X{bird}") == "A21 refusal-hooded-hunt"


@pytest.mark.rule("F19", "F20")
def test_only_the_row_of_its_own_tower_is_a_birds_prey() -> None:
    position = table("rows 7:S 0:c 1:S 2:W; birds P1G2 P0G0 P0G0 P0G0")
    assert why(position, "XP") == "F19 refusal-no-creature"
    play(position, "P>0", "XP")
    assert row(position, 0) == "-"


@pytest.mark.rule("F21")
def test_the_creature_lies_before_its_captor_and_the_card_behind_it_is_the_end_at_once() -> None:
    position = table("rows 0:eS 1:WSba 2:bS 3:c; birds P1G3 P0G0 P0G0 P0G0")
    events = play(position, "XP")
    assert told(events, "captured") == [{"seat": 0, "bird": "P", "creature": "a", "tower": 1}]
    assert [position.view(viewer).creatures[0] for viewer in (None, 0, 3)] == ["a"] * 3
    assert row(position, 1) == "WSb"
    assert (row(position, 0), row(position, 2)) == ("eS", "bS")  # the skies of the hunt stay
    play(position, "M 1>2")
    assert row(position, 2) == "bSb"


@pytest.mark.rule("F22")
def test_bets_on_the_keep_are_paid_clockwise_from_the_captors_left() -> None:
    position = table("rows 4:S 5:a 6:S; birds P0G0 P5G0 P0G0 P0G0; tokens 5 / 5 / 5 / 4; seat 1; deck abcF")
    events = play(position, "XP")
    assert [args["seat"] for args in told(events, "goal-drawn")] == [2, 0]
    assert lies(position, "goals") == "b / - / a / -"
    assert lies(position, "tokens") == "- / 5 / - / 4"  # one's own token and a bet elsewhere stay


@pytest.mark.rule("F22")
@pytest.mark.parametrize("captor", range(4))
def test_any_capture_anywhere_sends_the_token_in_the_centre_home_unpaid(captor: int) -> None:
    birds = ["P0G0"] * 4
    birds[captor] = "P0G5"
    owner = (captor + 2) % 4
    tokens = ["3"] * 4
    tokens[owner] = "centre"
    position = table(
        f"rows 4:S 5:a 6:W; birds {' '.join(birds)}; tokens {' / '.join(tokens)}; seat {captor}; deck abcF"
    )
    events = play(position, "XG")
    assert told(events, "token-back") == [{"seat": owner, "from": "centre"}]
    assert told(events, "goal-drawn") == []
    assert lies(position, "tokens").split(" / ")[owner] == "-"
    assert lies(position, "deck") == "abcF"
