"""The citadel: its price, its points, what lies there and what does not (W13-W23), with the questions on it."""

from __future__ import annotations

import pytest

from tests.settlers.magic import BOOKS, MAGIC_BUILDINGS, goods, magic, names, offered, stored
from tests.settlers.table import legal, play, throw, told

FULL = "store0 all:3"
SIDES = {"side -1^", "side -1v", "side 1^", "side 1v"}


@pytest.mark.rule("W13")
@pytest.mark.card("citadel")
def test_a_citadel_costs_two_brick_and_two_ore_and_covers_an_own_settlement() -> None:
    position = magic("store0 all:0 brick:2 ore:2")
    events = play(position, "citadel 1")
    assert names(position, "centres0") == ["-1:settlement", "1:citadel"]
    assert (goods(position, 0), position.citadels) == ({}, 4)
    assert told(events, "citadel-built") == [{"seat": 0, "column": "1"}]


@pytest.mark.rule("W13")
@pytest.mark.parametrize("store", ["brick:1 ore:2", "brick:2 ore:1", "grain:3 gold:3 wool:3 lumber:3"])
def test_without_the_price_there_is_no_citadel(store: str) -> None:
    assert not offered(magic(f"store0 all:0 {store}"), "citadel")


@pytest.mark.rule("W13")
def test_there_is_no_citadel_where_nothing_stands_yet() -> None:
    assert offered(magic(f"{FULL}; roads0 left right"), "citadel") == {"citadel -1", "citadel 1"}


@pytest.mark.rule("W14", "Q12")
@pytest.mark.card("citadel")
def test_a_new_citadel_is_worth_the_one_point_of_the_settlement_beneath_it() -> None:
    position = magic(FULL)
    assert position.points(0) == 2
    play(position, "citadel 1")
    assert position.points(0) == 2


@pytest.mark.rule("W15", "W23")
@pytest.mark.card("citadel")
def test_a_citadel_without_a_wizard_has_four_sites_for_green_cards_and_books() -> None:
    position = magic(f"centres0 1:citadel; {FULL}; hand0 abbey conrad magic_eye time_jump garrison")
    play(position, "build abbey", "side 1^", "build conrad", "side 1^", "build garrison")
    assert legal(position) == SIDES - {"side 1^"}
    play(position, "side -1v", "build magic_eye", "build time_jump")  # two sites below are left for books, and no other
    assert names(position, "sites0") == ["-1v:garrison", "1^:abbey", "1^^:conrad", "1v:magic_eye", "1vv:time_jump"]
    assert position.points(0) == 2 + 1  # the Knight Token


@pytest.mark.rule("W16", "I19")
def test_red_cards_lie_at_a_city_and_never_at_a_citadel() -> None:
    assert not offered(magic(f"centres0 1:citadel; {FULL}; hand0 marketplace"), "build")
    position = magic(f"centres0 -1:city 1:citadel; {FULL}; hand0 marketplace")
    play(position, "build marketplace")
    assert legal(position) == {"side -1^", "side -1v"}


@pytest.mark.rule("W17", "W20")
@pytest.mark.parametrize("place", ["0^", "0v", "2^", "2v"])
def test_a_wizard_at_any_of_the_four_regions_turns_the_citadel_over(place: str) -> None:
    position = magic("centres0 1:citadel; hand0 ari; store0 all:0 gold:3")
    play(position, "build ari", f"region {place}")
    assert names(position, "wizards0") == [f"{place}:ari:2"]
    assert position.points(0) == 1 + 2


@pytest.mark.rule("W17", "W26")
def test_four_wizards_lie_around_a_citadel_whose_four_sites_are_taken() -> None:
    sites = "sites0 1^:abbey 1^^:magic_eye 1v:garrison 1vv:time_jump"
    position = magic(f"centres0 1:citadel; wizards0 0^:hor 0v:hafli 2^:arsa; {sites}; hand0 ari; {FULL}; store1 all:0")
    play(position, "build ari")  # there is one place left for him
    assert len(names(position, "wizards0")) == 4
    assert position.points(0) == 1 + 2


@pytest.mark.rule("W18")
@pytest.mark.parametrize(("centre", "holder"), [("citadel", None), ("city", 0)])
def test_what_speaks_of_a_city_does_not_mean_a_citadel_such_as_the_windmill_token(
    centre: str, holder: int | None
) -> None:
    position = magic(f"centres0 1:{centre}; {FULL}; hand0 garrison")
    play(position, "build garrison", "side 1^")
    assert position.view(None).tokens["mill"] == holder


@pytest.mark.rule("W18", "I10")
def test_the_plague_spares_a_region_beside_a_citadel_unless_it_lies_beside_a_city_too() -> None:
    text = f"{FULL}; regions0 -2^:O2 -2v:G1"
    position = magic(f"{text}; centres0 -1:city 1:citadel")
    throw(position, "plague", 1)
    after = [stored(position, 0, place)[-1] for place in ("-2^", "-2v", "0^", "0v", "2^", "2v")]
    assert after == ["2", "3", "2", "2", "3", "3"]  # the fields, G1, have yielded one again
    position = magic(f"{text}; centres0 1:citadel")
    throw(position, "plague", 1)
    assert set(goods(position, 0).values()) == {3}


@pytest.mark.rule("W19")
@pytest.mark.card("citadel")
def test_two_citadels_are_never_neighbours() -> None:
    row = "centres0 -3:settlement -1:settlement 1:citadel 3:city 5:settlement"
    position = magic(f"{row}; store0 all:0 brick:2 ore:2")
    assert offered(position, "citadel") == {"citadel -3", "citadel 5"}
    play(position, "citadel -3")
    assert names(position, "centres0")[:3] == ["-3:citadel", "-1:settlement", "1:citadel"]


@pytest.mark.rule("W19")
def test_the_opponents_citadel_is_nobodys_neighbour() -> None:
    assert offered(magic(f"{FULL}; centres1 -1:citadel"), "citadel") == {"citadel -1", "citadel 1"}


@pytest.mark.rule("W20", "W21", "Q12")
@pytest.mark.card("citadel")
def test_the_first_wizard_makes_it_two_points_and_the_last_one_takes_the_second_away() -> None:
    position = magic(f"centres0 1:citadel; {FULL}; hand0 hor arsa")
    play(position, "build hor")
    assert position.points(0) == 1 + 2
    play(position, "build arsa")
    assert position.points(0) == 1 + 2  # a second one makes no third point
    play(position, "dismiss hor")
    assert position.points(0) == 1 + 2
    play(position, "dismiss arsa")
    assert position.points(0) == 1 + 1


@pytest.mark.rule("Q13")
def test_a_wizard_counts_only_for_the_citadel_at_whose_region_he_lies() -> None:
    position = magic(
        "centres0 -1:citadel 1:settlement 3:citadel; hand0 hafli arsa; regions0 4v:B2 4^:W5; "
        "store0 all:0 gold:2 brick:1 lumber:1"
    )
    assert position.points(0) == 1 + 1 + 1
    play(position, "build arsa", "region 4v")
    assert position.points(0) == 1 + 1 + 2
    play(position, "build hafli")
    assert position.points(0) == 2 + 1 + 2


@pytest.mark.rule("W22", "Q15")
@pytest.mark.parametrize("card", [*BOOKS, *MAGIC_BUILDINGS, "ismai", "samsor"])
def test_purple_cards_lie_at_a_citadel_and_at_nothing_else(card: str) -> None:
    without = magic(f"centres0 1:city; {FULL}; hand0 {card}")
    assert f"build {card}" not in legal(without)
    mages = "wizards0 -2^:tali:3 -2v:ira:3"
    position = magic(f"centres0 -1:citadel 1:city 3:citadel 5:settlement; {mages}; {FULL}; hand0 {card}")
    play(position, f"build {card}")
    assert legal(position) == {"side -1^", "side -1v", "side 3^", "side 3v"}


@pytest.mark.rule("W22")
def test_wizards_lie_at_a_citadel_and_at_nothing_else() -> None:
    assert not offered(magic(f"centres0 1:city; {FULL}; hand0 ari arsa hafli"), "build")
    position = magic(f"centres0 1:citadel 3:city; {FULL}; hand0 ari")
    play(position, "build ari")
    assert legal(position) == {"region 0^", "region 0v", "region 2^", "region 2v"}


@pytest.mark.rule("Q11")
def test_nobody_removes_a_citadel_not_even_for_another_one_or_a_city() -> None:
    position = magic(f"centres0 1:citadel; {FULL}; sites0 1^:abbey")
    assert offered(position, "pull") == {"pull 1^"}
    assert offered(position, "city", "citadel") == {"city -1"}


@pytest.mark.rule("Q14", "I20")
@pytest.mark.parametrize("card", ["abbey", "garrison", "smithy", "foundry", "gold_fleet", "conrad"])
def test_green_cards_lie_at_a_settlement_a_city_or_a_citadel(card: str) -> None:
    position = magic(f"centres0 -1:city 1:citadel 3:settlement; {FULL}; hand0 {card}")
    play(position, f"build {card}")
    assert legal(position) == SIDES | {"side 3^", "side 3v"}


@pytest.mark.rule("Q34", "I19")
def test_a_city_never_lies_on_a_citadel_nor_a_citadel_on_a_city() -> None:
    position = magic(f"centres0 -1:city 1:citadel; {FULL}; hand0 materialization; wizards0 0^:hor 2^:arsa")
    assert not offered(position, "city", "citadel")
    assert "play materialization" not in legal(position)


@pytest.mark.rule("I1")
def test_the_scout_is_of_no_use_with_a_citadel() -> None:
    position = magic(f"{FULL}; hand0 scout; roads0 right")
    assert offered(position, "scout", "play") == {"scout right"}
    events = play(position, "citadel 1")
    assert not told(events, "region-drawn")
    assert names(position, "hand0") == ["scout"]
