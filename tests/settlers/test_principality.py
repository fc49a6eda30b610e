"""Building roads, settlements and cities, and laying cards on their sites (B29-B40, B75-B78, B103, U19, R4)."""

from __future__ import annotations

import pytest

from tests.settlers.dice import luck
from tests.settlers.magic import goods, names, offered
from tests.settlers.table import discards, hand, legal, lies, play, table, throw, told

RICH = "store0 all:3"
ONE_SETTLEMENT = "store0 all:0 brick:1 lumber:1 wool:1 grain:1"
"""The price of a settlement and nothing else."""


# --------------------------------------------------------------------------------------------------- roads, settlements


@pytest.mark.rule("B29")
def test_the_row_grows_to_the_left_and_to_the_right() -> None:
    position = table(f"region_stack G4 O5 W6 B1; {RICH}")
    play(position, "road left")
    assert offered(position, "settle") == {"settle left"}
    play(position, "settle left", "region -4^")
    assert names(position, "centres0") == ["-3:settlement", "-1:settlement", "1:settlement"]
    position = table(f"centres0 -3:settlement 3:settlement; roads0 right; {ONE_SETTLEMENT}")
    play(position, "settle right", "region 6v")
    assert [word.split(":")[0] for word in names(position, "centres0")] == ["-3", "-1", "1", "3", "5"]


@pytest.mark.rule("B30")
@pytest.mark.card("road")
def test_a_road_lies_at_an_end_of_the_row_and_never_beside_another_road() -> None:
    position = table("centres0 3:settlement; regions0 2^:B5:3 4v:B1:3 0v:L4:3 4^:L1:3")
    assert offered(position, "road") == {"road left", "road right"}
    play(position, "road right", "region 2^", "region 2^", "region 0v")
    assert lies(position, "roads0") == "right"
    assert offered(position, "road") == {"road left"}
    play(position, "road left", "region 4v", "region 4v", "region 0v")
    assert offered(position, "road") == set()  # though there is wood and brick enough for another
    assert (goods(position, 0)["brick"], goods(position, 0)["lumber"]) == (2, 4)


@pytest.mark.rule("B31")
@pytest.mark.card("settlement")
def test_a_settlement_lies_at_the_free_end_of_a_road_and_is_worth_a_point() -> None:
    assert offered(table(RICH), "settle") == set()
    position = table(f"roads0 right; hand0 garrison abbey; region_stack G4 O5; {RICH}")
    assert position.points(0) == 2
    events = play(position, "settle right", "region 4^")
    assert told(events, "settlement-built") == [{"seat": 0, "end": "right", "column": "3"}]
    assert position.points(0) == 3
    assert lies(position, "roads0") == "-"  # the road now leads to the settlement
    play(position, "build garrison")
    assert {"side 3^", "side 3v"} <= legal(position)  # one site above and one below


@pytest.mark.rule("B32", "B75")
@pytest.mark.card("settlement")
def test_the_first_region_finds_its_corner_before_the_second_is_turned_up() -> None:
    position = table(f"roads0 right; region_stack G4 O5 W6; {RICH}")
    events = play(position, "settle right")
    assert [args["region"] for args in told(events, "region-drawn")] == ["G4"]
    assert legal(position) == {"region 4^", "region 4v"}
    events = play(position, "region 4v")
    assert [args["region"] for args in told(events, "region-drawn")] == ["O5"]
    assert {"4v:G4:0", "4^:O5:0"} <= set(names(position, "regions0"))  # both show nothing
    assert names(position, "region_stack")[0] == "W6"


@pytest.mark.rule("U19", "B32", "B81")
@pytest.mark.card("scout", "settlement")
def test_a_scout_goes_with_the_settlement_and_finds_two_regions_of_choice() -> None:
    stack = "G3 A3 O5 W6 L6 B1 L1 B2 G4 O4 W5"
    position = table(f"roads0 left; hand0 scout; region_stack {stack}; {ONE_SETTLEMENT}")
    events = play(position, "scout left")
    assert goods(position, 0) == {}  # the price of the settlement, in one action
    looked = next(event for event in events if event.key == "looked")
    assert looked.told(0)["cards"] == stack.split()
    assert "cards" not in looked.told(1)
    assert legal(position) == {f"take {region}" for region in stack.split()}
    play(position, "take A3", "take W6")
    assert legal(position) == {"region -4^", "region -4v"}
    play(position, "region -4v")
    assert {"-4v:A3:0", "-4^:W6:0"} <= set(names(position, "regions0"))
    assert (hand(position, 0), discards(position)) == ([], ["scout"])


@pytest.mark.rule("B81")
@pytest.mark.card("scout")
def test_the_region_stack_is_shuffled_after_a_scout() -> None:
    stack = ["G3", "A3", "O5", "W6", "L6", "B1", "L1", "B2", "G4", "O4", "W5"]
    orders = set()
    for fate in range(5):
        position = table(f"roads0 left; hand0 scout; region_stack {' '.join(stack)}; {RICH}; fate {fate:040x}/0")
        events = play(position, "scout left", "take A3", "take W6")
        assert told(events, "shuffled") == [{"stack": "regions"}]
        left = names(position, "region_stack")
        assert sorted(left) == sorted(set(stack) - {"A3", "W6"})
        assert position.seen[15:18] == [0, 0, 0]  # nobody knows the order any more
        orders.add(tuple(left))
    assert len(orders) == 5


@pytest.mark.rule("B33")
@pytest.mark.card("city")
def test_a_city_covers_a_settlement_and_what_stands_there_stays() -> None:
    position = table("sites0 1^:abbey; store0 ore:3 grain:2; hand0 church garrison")
    events = play(position, "city 1")
    assert told(events, "city-built") == [{"seat": 0, "column": "1"}]
    assert position.points(0) == 3  # two for the city, one for the other settlement
    assert lies(position, "sites0") == "1^:abbey"
    assert names(position, "centres0") == ["-1:settlement", "1:city"]
    assert "city 1" not in legal(position)


@pytest.mark.rule("B33", "B34")
@pytest.mark.card("city")
def test_a_city_has_four_sites_and_a_settlement_two() -> None:
    position = table("centres0 1:city; hand0 garrison; sites0 1^:abbey 1v:smithy -1^:sawmill -1v:foundry")
    play(position, "build garrison")
    assert legal(position) == {"side 1^", "side 1v"}
    full = "1^:abbey 1^^:gold_fleet 1v:smithy 1vv:abbey -1^:sawmill -1v:foundry"
    position = table(f"centres0 1:city; hand0 garrison; sites0 {full}")
    assert offered(position, "build") == set()


@pytest.mark.rule("B34")
def test_green_cards_go_anywhere_red_ones_to_a_city_only() -> None:
    position = table("hand0 church garrison; store0 ore:3 grain:3 brick:3")
    assert offered(position, "build") == {"build garrison"}
    play(position, "city -1")
    position = table("centres0 -1:city; hand0 church garrison; store0 ore:3 grain:3 brick:3")
    assert offered(position, "build") == {"build church", "build garrison"}
    play(position, "build church")
    assert legal(position) == {"side -1^", "side -1v"}
    play(position, "side -1v", "build garrison")
    assert legal(position) == {"side -1^", "side -1v", "side 1^", "side 1v"}


@pytest.mark.rule("B76")
def test_a_city_takes_four_red_cards_four_green_ones_or_any_mix() -> None:
    position = table("centres0 1:city; sites0 1^:church 1^^:town_hall 1v:library; hand0 marketplace")
    play(position, "build marketplace")  # there is one place left for it
    assert lies(position, "sites0") == "1^:church 1^^:town_hall 1v:library 1vv:marketplace"
    position = table("centres0 1:city; sites0 1^:abbey 1^^:karl 1v:church -1^:smithy -1v:falk; hand0 gold_fleet")
    play(position, "build gold_fleet")
    assert names(position, "sites0")[-1] == "1vv:gold_fleet"


@pytest.mark.rule("B35", "B77", "R4")
def test_inner_and_outer_site_border_the_same_two_regions_and_the_inner_one_is_used_first() -> None:
    position = table("centres0 1:city; hand0 brick_factory abbey; store0 all:3")
    play(position, "build abbey", "side 1^", "build brick_factory", "side 1^")
    assert lies(position, "sites0") == "1^:abbey 1^^:brick_factory"
    for sites in ("1^:brick_factory", "1^^:brick_factory"):
        position = table(f"centres0 1:city; sites0 {sites}; store0 all:0")
        throw(position, "mill", 5)
        assert goods(position, 0) == {"brick": 2}


@pytest.mark.rule("B35")
def test_a_region_between_two_settlements_is_bordered_from_both() -> None:
    for site in ("-1v", "1v"):
        position = table(f"sites0 {site}:sawmill; store0 all:0")
        throw(position, "mill", 4)
        assert goods(position, 0) == {"lumber": 2}


@pytest.mark.rule("B36")
@pytest.mark.card("road", "settlement", "city")
def test_an_empty_supply_ends_that_kind_of_building_for_both() -> None:
    rich = "store0 all:3; store1 all:3; roads0 left; roads1 left"
    for turn in (5, 6):
        position = table(f"turn {turn}; {rich}; supply roads=0 settlements=1 cities=1")
        assert offered(position, "road", "settle", "city") == {"settle left", "city -1", "city 1"}
        position = table(f"turn {turn}; {rich}; supply settlements=0")
        assert offered(position, "road", "settle", "city") == {"road right", "city -1", "city 1"}
        position = table(f"turn {turn}; {rich}; supply cities=0")
        assert offered(position, "road", "settle", "city") == {"road right", "settle left"}


@pytest.mark.rule("B36")
def test_every_card_laid_comes_out_of_the_common_supply() -> None:
    position = table("roads0 right; store0 all:3; region_stack G4 O5")
    before = (position.roads, position.settlements, position.cities)
    assert before == (6, 5, 7)
    play(position, "road left", "trade gold>brick", "settle right", "region 4^")
    assert (position.roads, position.settlements, position.cities) == (5, 4, 7)
    position = table("store0 ore:3 grain:2")
    play(position, "city 1")
    assert (position.settlements, position.cities) == (5, 6)  # the covered settlement stays where it is


@pytest.mark.rule("B36")
def test_the_region_stack_suffices_for_all_settlements() -> None:
    position = table(
        "centres0 -5:settlement -3:settlement 3:settlement; centres1 3:settlement; roads0 right; store0 all:3"
    )
    assert len(names(position, "region_stack")) == 3
    play(position, "settle right")
    while offered(position, "region"):
        play(position, min(offered(position, "region")))
    assert (position.settlements, len(names(position, "region_stack"))) == (0, 1)


@pytest.mark.rule("B37", "B78")
def test_roads_settlements_cities_and_regions_stay_where_they_are() -> None:
    position = table("centres0 1:city; roads0 left; sites0 1^:abbey; store0 all:3")
    assert offered(position, "pull", "dismiss", "centre") == {"pull 1^"}
    assert not offered(position, "region", "side")
    for text in ("pull 1v", "city 1", "region 0^"):
        assert text not in legal(position)


@pytest.mark.rule("B38")
def test_a_card_is_paid_for_when_it_is_laid_and_needs_nothing_but_its_price_and_a_site() -> None:
    """A Harbor without fleets, a Smithy without knights and a Church without anybody to protect may be laid."""
    position = table("centres0 1:city; hand0 harbor smithy church; store0 all:3")
    assert offered(position, "build") == {"build harbor", "build smithy", "build church"}
    before = goods(position, 0)
    play(position, "build smithy", "side -1^")
    assert goods(position, 0) == before | {"ore": 1, "lumber": 2}


@pytest.mark.rule("B39")
@pytest.mark.card("arsonist", "black_knight")
def test_knights_and_fleets_are_units_and_all_other_expansions_are_buildings() -> None:
    lines = (
        "options action_lock=off; hand0 arsonist; centres1 1:city; sites1 1^:karl 1^^:gold_fleet 1v:church 1vv:abbey"
    )
    position = luck(table(lines), 1)
    play(position, "play arsonist")
    assert legal(position) == {"their site 1v", "their site 1vv"}
    position = luck(table(lines.replace("arsonist", "black_knight")), 1)
    play(position, "play black_knight")
    assert legal(position) == {"their site 1^"}


@pytest.mark.rule("B40", "B103", "B52")
def test_an_own_card_may_be_removed_free_of_charge_and_is_gone_for_good() -> None:
    position = table("centres0 1:city; sites0 1^:church -1^:karl; store0 all:1; stack1 -")
    assert offered(position, "pull") == {"pull 1^", "pull -1^"}
    play(position, "pull 1^", "pull -1^")
    assert goods(position, 0) == dict.fromkeys(("brick", "lumber", "wool", "ore", "grain", "gold"), 1)
    assert (hand(position, 0), names(position, "stack1")) == ([], [])
    assert discards(position) == ["karl", "church"]
    assert lies(position, "sites0") == "-"


@pytest.mark.rule("B40")
def test_only_own_cards_and_only_in_the_own_action_step() -> None:
    lines = "sites0 1^:abbey; sites1 -1v:abbey"
    assert offered(table(lines), "pull") == {"pull 1^"}
    assert offered(table(f"{lines}; turn 6"), "pull") == {"pull -1v"}
    assert offered(table(f"{lines}; agenda dice"), "pull") == set()
    assert offered(table(f"{lines}; agenda draw"), "pull") == set()
