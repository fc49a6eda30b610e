"""The castle and its pieces (F1-F6)."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.fredericus.table import dealt, legal, lies, play, row, table, why

SIDES = range(8)


def cards_in_rows(seats: int, seed: int = 0) -> Counter[str]:
    """Count the cards of all rows after a deal."""
    position = dealt(seats, seed)
    return Counter("".join(row(position, side) for side in SIDES))


@pytest.mark.rule("F1")
@pytest.mark.parametrize("side", SIDES)
def test_each_side_has_a_keep_for_bets_a_tower_for_birds_and_a_section_for_hooded_ones(side: int) -> None:
    left, right = (side - 1) % 8, (side + 1) % 8
    position = table(f"rows {left}:W {right}:W; birds P{left}G{left} P{side}G{right} P{right}G{right} P{right}G{right}")
    play(position, f"P>{side}")
    assert lies(position, "birds").startswith(f"P{side}G{left} P{side}")  # the tower
    play(position, f"H {side}[1P]")
    assert lies(position, "birds").split()[1] == f"P{side}hG{right}"  # the courtyard section
    play(position, f"G>{side}", f"G>{left}", "Z", f"K {side}")
    assert lies(position, "tokens") == f"{side} / - / - / -"  # the keep


@pytest.mark.rule("F1")
def test_besides_the_eight_keeps_there_is_one_centre_for_all() -> None:
    position = table("phase token")
    assert legal(position) == {f"K {keep}" for keep in SIDES} | {"K centre"}
    assert why(position, "K 8") == "F2 refusal-no-such-side"


@pytest.mark.rule("F2")
@pytest.mark.parametrize("side", SIDES)
def test_every_side_has_the_two_neighbours_that_the_circle_gives_it(side: int) -> None:
    left, right = (side - 1) % 8, (side + 1) % 8
    position = table(f"rows {side}:a; birds P{side}G{side} P0G0 P0G0 P0G0")
    cards = {move for move in legal(position) if move.startswith("M")}
    assert cards == {f"M {side}>{left}", f"M {side}>{right}"}
    flights = {move for move in legal(position) if move.startswith("P")}
    assert flights == {f"P>{left}", f"P>{right}"}
    hunt = table(f"rows {left}:S {side}:a {right}:S; birds P{side}G{left} P0G0 P0G0 P0G0")
    assert "XP" in legal(hunt)


@pytest.mark.rule("F2")
def test_an_empty_row_is_a_neighbour_all_the_same() -> None:
    position = table("rows 1:a 3:S")
    assert {"M 1>0", "M 1>2", "M 3>2", "M 3>4"} < legal(position)
    assert why(position, "M 1>3") == "F15 refusal-not-adjacent"


@pytest.mark.rule("F3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_colour_has_one_peregrine_and_one_goshawk(seats: int) -> None:
    position = dealt(seats)
    assert [len(pair) for pair in position.view(None).birds] == [2] * seats
    hunt = table("rows 0:S 1:a 2:S 4:W 5:b 6:S; birds P1G5 P0G0 P0G0 P0G0")
    swapped = table("rows 0:S 1:a 2:S 4:W 5:b 6:S; birds P5G1 P0G0 P0G0 P0G0")
    assert {"XP", "XG"} < legal(hunt)
    assert not {"XP", "XG"} & legal(swapped)
    assert why(hunt, "XF") == "F3 refusal-no-such-bird"


@pytest.mark.rule("F4")
def test_there_are_four_tokens_and_two_players_share_them_all() -> None:
    assert lies(dealt(2), "tokens") == "- - / - -"
    assert lies(dealt(3), "tokens") == "- / - / -"
    assert lies(dealt(4), "tokens") == "- / - / - / -"


@pytest.mark.rule("F5")
def test_four_players_use_all_118_cards() -> None:
    position = dealt(4)
    rows = cards_in_rows(4)
    assert rows == Counter({"W": 24, "S": 24, "E": 8, **dict.fromkeys("abcdefgh", 4)})
    goals = Counter(lies(position, "deck") + lies(position, "goals").replace(" / ", ""))
    assert goals == Counter({"F": 1, **dict.fromkeys("abcdefgh", 3)})
    falconers, starting_player = 4, 1  # they only say who is who, so a position has no use for them
    assert rows.total() + goals.total() + falconers + starting_player == 118


@pytest.mark.rule("F6")
@pytest.mark.parametrize(
    ("seats", "woods", "skies", "seals", "of_a_kind", "total"),
    [(4, 24, 24, 8, 4, 88), (3, 21, 21, 6, 3, 72), (2, 18, 18, 4, 2, 56)],
)
def test_fewer_players_take_cards_out_of_the_rows(
    seats: int, woods: int, skies: int, seals: int, of_a_kind: int, total: int
) -> None:
    cards = cards_in_rows(seats, seed=11)
    assert cards == Counter({"W": woods, "S": skies, "E": seals, **dict.fromkeys("abcdefgh", of_a_kind)})
    assert cards.total() == total
