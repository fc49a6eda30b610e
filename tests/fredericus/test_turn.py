"""A turn: four actions, in any order, of three types (F13-F17)."""

from __future__ import annotations

import pytest

from tests.fredericus.table import APART, FILLED, legal, lies, play, row, table, told, why


@pytest.mark.rule("F13")
def test_a_turn_has_four_actions_no_fewer_and_no_more() -> None:
    position = table("rows 0:WS")
    for remaining in (4, 3, 2, 1):
        assert position.actions == remaining
        assert why(position, "Z") == "F13 refusal-actions-left"
        play(position, "P>1" if remaining % 2 == 0 else "P>0")
    assert legal(position) == {"Z"}
    assert why(position, "P>1") == "F13 refusal-no-actions-left"
    assert why(position, "M 0>1") == "F13 refusal-no-actions-left"
    play(position, "Z", "K 2")
    assert position.seat == 1  # clockwise


@pytest.mark.rule("F13")
def test_in_the_house_rule_up_to_four_a_turn_may_end_sooner_but_not_later() -> None:
    position = table("options actions=up_to; rows 0:WS")
    assert "Z" in legal(position)
    play(position, "P>1", "P>0", "P>1", "P>0")
    assert why(position, "P>1") == "F13 refusal-no-actions-left"
    early = table("options actions=up_to; rows 0:WS")
    play(early, "Z", "K 2")
    assert early.seat == 1


@pytest.mark.rule("F14")
def test_one_type_of_action_may_fill_the_turn_and_none_is_compulsory() -> None:
    cards, flights = table("rows 0:WSWS"), table("rows 0:WSWS")
    play(cards, "M 0>1", "M 0>7", "M 0>1", "M 0>7", "Z")
    play(flights, "P>1", "P>2", "G>5", "G>6", "Z")
    mixed = table("rows 0:WSWS")
    play(mixed, "P>1", "M 0>1", "G>5", "M 1>2", "Z")
    assert [lies(position, "phase") for position in (cards, flights, mixed)] == ["token"] * 3


@pytest.mark.rule("F14")
@pytest.mark.parametrize("moment", range(5))
def test_what_is_free_comes_before_between_and_after_the_actions(moment: int) -> None:
    position = table("rows 7:E 0:bc 1:E 2:W 3:a 4:S 5:d; birds P0G3 P1G1 P1G1 P1G1")
    play(position, *["M 5>6", "M 6>5", "M 5>6", "M 6>5"][:moment])
    play(position, "XG", "R 0/7")
    assert position.actions == 4 - moment
    assert row(position, 0) == "cb"
    assert lies(position, "creatures") == "a / - / - / -"


@pytest.mark.rule("F15")
def test_an_end_card_goes_to_the_end_of_either_row_beside_its_own() -> None:
    position = table(f"rows 0:eS 1:Wa 2:bS {FILLED}; birds {APART}")
    events = play(position, "M 6>5")  # far from every bird of seat 0
    assert (row(position, 5), row(position, 6)) == ("Ebf", "W")
    assert told(events, "card-moved") == [{"seat": 0, "card": "f", "row": 6, "to": 5}]
    play(position, "M 0>7")
    assert (row(position, 7), row(position, 0)) == ("SgS", "e")
    assert position.actions == 2
    assert why(position, "M 0>2") == "F15 refusal-not-adjacent"
    assert why(position, "M 0>0") == "F15 refusal-not-adjacent"


@pytest.mark.rule("F15")
def test_every_row_gives_to_both_sides_and_only_end_cards_move() -> None:
    position = table(f"rows 0:eS 1:Wa 2:bS {FILLED}; birds {APART}")
    cards = {move for move in legal(position) if move.startswith("M")}
    assert cards == {f"M {side}>{(side + step) % 8}" for side in range(8) for step in (1, -1)}


@pytest.mark.rule("F16")
def test_a_bird_flies_to_the_tower_beside_its_own() -> None:
    position = table("birds P0G4 P1G5 P2G6 P3G7")
    assert {move for move in legal(position) if ">" in move and move[0] != "M"} == {"P>1", "P>7", "G>3", "G>5"}
    events = play(position, "P>7")
    assert told(events, "flew") == [{"seat": 0, "bird": "P", "tower": 0, "to": 7}]
    assert lies(position, "birds") == "P7G4 P1G5 P2G6 P3G7"
    assert position.actions == 3
    assert why(position, "P>1") == "F16 refusal-far-flight"
    assert why(position, "G>4") == "F16 refusal-far-flight"


@pytest.mark.rule("F16")
def test_a_tower_has_room_for_all_eight_birds() -> None:
    position = table("birds P0G1 P1G1 P1G1 P1G1")
    play(position, "P>1")
    assert lies(position, "birds") == "P1G1 P1G1 P1G1 P1G1"


@pytest.mark.rule("F17")
def test_hooding_is_an_action() -> None:
    position = table("rows 0:W 2:W; birds P4G4 P1G5 P6G1 P7G7")
    play(position, "H 1[1P,2G]")
    assert position.actions == 3
    spent = table("rows 0:W 2:W; birds P4G4 P1G5 P6G1 P7G7; actions 0")
    assert legal(spent) == {"Z"}
    assert why(spent, "H 1[1P,2G]") == "F13 refusal-no-actions-left"
