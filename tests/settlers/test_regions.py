"""Regions as stores: three at most, paying and gaining, double production (B26-B28, B66, B74)."""

from __future__ import annotations

import pytest

from tests.settlers.magic import goods, names, offered
from tests.settlers.table import legal, lies, play, table, throw, told

TWO_FORESTS = "centres0 3:settlement; regions0 4^:L1:{} 4v:B1:0"
"""A third settlement, so that lumber grows in two places: 0v and 4^."""

DOUBLERS = [
    ("grain_mill", "-1^", "grain", 1),
    ("foundry", "-1v", "ore", 2),
    ("woolen_mill", "-1^", "wool", 3),
    ("sawmill", "1v", "lumber", 4),
    ("brick_factory", "1^", "brick", 5),
]
"""A production building, a site beside its region in the starting principality, the resource, the number."""


@pytest.mark.rule("B26")
@pytest.mark.parametrize("amount", [0, 1, 2, 3])
def test_a_region_stores_three_and_a_fourth_is_lost(amount: int) -> None:
    position = table(f"store0 all:{amount}; store1 all:0")
    events = throw(position, "mill", 4)
    assert goods(position, 0).get("lumber", 0) == min(3, amount + 1)
    mine = [args for args in told(events, "gained") if args["seat"] == 0]
    assert len(mine) == (amount < 3)


@pytest.mark.rule("B26", "B74")
def test_what_finds_no_room_does_not_go_to_another_region_of_the_kind() -> None:
    position = table(f"{TWO_FORESTS.format(0)}; store1 all:0".replace("4v:B1:0", "4v:B1:0 0v:L4:3"))
    throw(position, "mill", 4)
    assert {"0v:L4:3", "4^:L1:0"} <= set(names(position, "regions0"))


@pytest.mark.rule("B26", "B74")
def test_nothing_that_is_stored_can_be_shifted_to_make_room() -> None:
    position = table("centres0 3:settlement; regions0 0v:L4:3 4^:L1:0 4v:B1:0; store1 all:0")
    assert offered(position, "region", "trade") == {
        f"trade lumber>{other}" for other in ("brick", "wool", "ore", "grain", "gold")
    }


@pytest.mark.rule("B27")
def test_a_price_is_paid_from_whichever_regions_the_owner_names() -> None:
    position = table("centres0 3:settlement; regions0 2^:B5:2 0v:L4:1 4^:L1:2 4v:B1:0; store1 all:0")
    play(position, "road left")
    assert legal(position) == {"region 0v", "region 4^"}
    play(position, "region 4^")
    assert {"2^:B5:0", "0v:L4:1", "4^:L1:1"} <= set(names(position, "regions0"))
    assert lies(position, "roads0") == "left"


@pytest.mark.rule("B27")
def test_a_price_may_be_taken_from_several_regions() -> None:
    position = table("centres0 3:settlement; regions0 2^:B5:2 4^:L1:0 4v:B1:2 0v:L4:1; store1 all:0")
    play(position, "road left", "region 2^", "region 4v")
    assert {"2^:B5:1", "4v:B1:1", "0v:L4:0"} <= set(names(position, "regions0"))


@pytest.mark.rule("B27")
def test_what_is_gained_goes_to_any_region_of_the_kind_with_room() -> None:
    position = table("centres0 3:settlement; regions0 0v:L4:1 4^:L1:2 4v:B1:0; store1 all:0")
    throw(position, "sun", 2)
    assert {"region 0v", "region 4^"} <= legal(position)
    play(position, "region 4^")
    assert {"0v:L4:1", "4^:L1:3"} <= set(names(position, "regions0"))
    position = table("centres0 3:settlement; regions0 2v:A6:3 0v:L4:1 4^:L1:2 4v:B1:0")
    play(position, "trade gold>lumber")
    assert legal(position) == {"region 0v", "region 4^"}
    play(position, "region 0v")
    assert {"0v:L4:2", "4^:L1:2"} <= set(names(position, "regions0"))


@pytest.mark.rule("B28")
def test_stores_are_open_and_hands_are_hidden() -> None:
    position = table("store1 all:0 ore:2; hand1 spy abbey; hand0 scout")
    view = position.view(0)
    assert ["-2v", "O3", 2] in view.realms[1]["regions"]
    assert (view.hands[0], view.hands[1], view.hand_counts) == (["scout"], None, [1, 2])
    watcher = position.view(None)
    assert (list(watcher.hands), watcher.hand_counts) == ([None, None], [1, 2])


@pytest.mark.rule("B66")
@pytest.mark.card("grain_mill", "foundry", "woolen_mill", "sawmill", "brick_factory")
@pytest.mark.parametrize(("card", "site", "resource", "number"), DOUBLERS)
def test_a_production_building_makes_the_region_beside_it_bring_two(
    card: str, site: str, resource: str, number: int
) -> None:
    position = table(f"sites0 {site}:{card}; store0 all:0; store1 all:0")
    throw(position, "mill", number)
    assert goods(position, 0) == {resource: 2}


@pytest.mark.rule("B66")
@pytest.mark.card("grain_mill", "foundry", "woolen_mill", "sawmill", "brick_factory")
@pytest.mark.parametrize(("card", "site", "resource", "number"), DOUBLERS)
def test_it_helps_neither_a_region_farther_off_nor_one_of_another_kind(
    card: str, site: str, resource: str, number: int
) -> None:
    away = {"-1^": "1v", "-1v": "1^", "1v": "-1^", "1^": "-1v"}[site]
    position = table(f"sites0 {away}:{card}; store0 all:0; store1 all:0")
    throw(position, "mill", number)
    assert goods(position, 0) == {resource: 1}
    for other in {1, 2, 3, 4, 5, 6} - {number}:
        position = table(f"sites0 {site}:{card}; store0 all:0; store1 all:0")
        throw(position, "mill", other)
        assert sum(goods(position, 0).values()) == 1


@pytest.mark.rule("B66", "B26")
@pytest.mark.card("sawmill")
def test_even_doubled_a_region_at_two_gains_just_one() -> None:
    position = table("sites0 1v:sawmill; store0 all:2; store1 all:0")
    events = throw(position, "mill", 4)
    assert goods(position, 0)["lumber"] == 3
    assert told(events, "gained")[0] == {
        "seat": 0,
        "place": "0v",
        "resource": "lumber",
        "amount": 1,
        "why": "production",
    }


@pytest.mark.rule("B66")
@pytest.mark.card("foundry")
def test_only_the_throw_is_doubled_not_what_an_event_or_a_trade_brings() -> None:
    position = table("sites0 -1v:foundry; store0 all:0 gold:3; store1 all:0")
    throw(position, "sun", 4)
    play(position, "region -2v")
    assert goods(position, 0)["ore"] == 1
    position = table("sites0 -1v:foundry; store0 all:0 gold:3; store1 all:0")
    play(position, "trade gold>ore")
    assert goods(position, 0) == {"ore": 1}


@pytest.mark.rule("B66", "B35")
@pytest.mark.card("grain_mill")
def test_it_doubles_each_fitting_region_that_it_borders() -> None:
    lines = "centres0 3:settlement; regions0 4^:G4:0 4v:B1:0 2^:G3:0 -2^:B5:0 2v:A6:0; store1 all:0"
    position = table(f"{lines}; sites0 3^:grain_mill")
    throw(position, "mill", 4)
    assert goods(position, 0)["grain"] == 2
    throw(position, "mill", 3)
    assert goods(position, 0)["grain"] == 4
