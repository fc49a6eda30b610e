"""The ten event cards (B68, B94-B100, U4, U5, U8, U14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.settlers.magic import goods, names, offered
from tests.settlers.table import decision, hand, legal, lies, play, put_on_top, stack, table, throw, told

if TYPE_CHECKING:
    from tavoliere.core.event import Event
    from tavoliere.games.settlers.position import Position


def turned_up(event: str, lines: str) -> tuple[Position, list[Event]]:
    """Lay a table and throw a question mark that turns this event up; the production is that of 1."""
    position = table(lines)
    return position, throw(position, event, 1)


# ----------------------------------------------------------------------------------------------------------- Civil War


@pytest.mark.rule("B94")
@pytest.mark.card("civil_war")
@pytest.mark.parametrize("turn", [5, 6])
def test_each_player_names_a_unit_of_the_other_the_active_one_first(turn: int) -> None:
    position, _ = turned_up(
        "civil_war", f"turn {turn}; sites0 1^:karl 1v:gold_fleet -1^:abbey; sites1 1^:otto -1v:falk"
    )
    first = position.active
    units = ({"their site 1^", "their site 1v"}, {"their site 1^", "their site -1v"})
    assert (position.seat, legal(position)) == (first, units[1 - first])
    play(position, min(legal(position)))
    assert (position.seat, legal(position)) == (1 - first, units[first])
    play(position, min(legal(position)))
    assert (len(hand(position, 0)), len(hand(position, 1))) == (1, 1)
    assert decision(position) == f"actions:{first}"


@pytest.mark.rule("B94")
@pytest.mark.card("civil_war", "church")
def test_a_church_shelters_the_units_of_its_city() -> None:
    lines = "centres0 1:city; sites0 1^:church 1v:karl 1vv:gold_fleet -1^:otto; sites1 1^:falk; turn 6"
    position, _ = turned_up("civil_war", lines)
    assert (position.seat, legal(position)) == (1, {"their site -1^"})


@pytest.mark.rule("B94")
@pytest.mark.card("civil_war", "church")
def test_who_has_no_other_unit_is_spared() -> None:
    lines = "centres1 1:city; sites1 1^:church 1v:karl -1^:abbey; sites0 1^:otto"
    position, _ = turned_up("civil_war", lines)
    assert (position.seat, legal(position)) == (1, {"their site 1^"})
    play(position, "their site 1^")
    assert (hand(position, 0), hand(position, 1)) == (["otto"], [])
    position, _ = turned_up("civil_war", "sites0 1^:abbey")
    assert decision(position) == "actions:0"


@pytest.mark.rule("B95", "U14")
@pytest.mark.card("civil_war")
@pytest.mark.parametrize("turn", [5, 6])
def test_then_both_reduce_their_hands_at_once_and_the_active_player_first(turn: int) -> None:
    hands = "hand0 spy scout abbey; hand1 smithy church caravan"
    position, _ = turned_up("civil_war", f"turn {turn}; {hands}; sites0 1^:karl; sites1 1^:otto")
    first = position.active
    play(position, "their site 1^", "their site 1^")  # both units come back before anybody reduces
    assert (len(hand(position, 0)), len(hand(position, 1))) == (4, 4)
    assert decision(position) == f"reduce:{first}"
    play(position, min(legal(position)), "stack 1")
    assert decision(position) == f"reduce:{1 - first}"
    play(position, min(legal(position)), "stack 2")
    assert (len(hand(position, 0)), len(hand(position, 1))) == (3, 3)
    assert decision(position) == f"actions:{first}"


@pytest.mark.rule("B88", "B94")
@pytest.mark.card("civil_war")
def test_the_active_player_may_lay_the_unit_again_in_this_turn() -> None:
    position, _ = turned_up("civil_war", "sites0 1^:siegfried; store0 all:1")
    assert (position.seat, legal(position)) == (1, {"their site 1^"})
    play(position, "their site 1^", "build siegfried", "side 1v")
    assert lies(position, "sites0") == "1v:siegfried"


# ------------------------------------------------------------------------------------------------------------ Conflict


@pytest.mark.rule("B96")
@pytest.mark.card("conflict")
def test_the_holder_of_the_knight_token_puts_two_cards_of_the_other_under_one_stack() -> None:
    position, events = turned_up("conflict", "sites0 1^:karl; hand1 abbey spy scout")
    shown = next(event for event in events if event.key == "hand-shown")
    assert (shown.told(0)["cards"], shown.told(None)) == (["abbey", "scout", "spy"], {"event": "hand-shown", "seat": 1})
    assert (position.seat, legal(position)) == (0, {f"stack {number}" for number in range(1, 6)})
    play(position, "stack 4")
    assert legal(position) == {"take abbey", "take scout", "take spy"}
    play(position, "take spy", "take abbey")
    assert stack(position, 4)[-2:] == ["spy", "abbey"]
    assert (hand(position, 1), decision(position)) == (["scout"], "actions:0")


@pytest.mark.rule("B96")
@pytest.mark.card("conflict")
def test_a_smaller_hand_loses_fewer_and_an_empty_one_none() -> None:
    position, _ = turned_up("conflict", "sites0 1^:karl; hand1 abbey")
    play(position, "stack 4", "take abbey")
    assert (hand(position, 1), decision(position)) == ([], "actions:0")
    position, _ = turned_up("conflict", "sites0 1^:karl")
    assert decision(position) == "actions:0"


@pytest.mark.rule("B96")
@pytest.mark.card("conflict")
def test_the_victim_refills_only_in_the_own_draw_step() -> None:
    position, _ = turned_up("conflict", "turn 6; sites0 1^:karl; hand1 abbey spy scout")
    assert (position.active, position.seat) == (1, 0)  # the victim has thrown the dice
    play(position, "stack 1", "take spy", "take scout")
    assert (decision(position), hand(position, 1)) == ("actions:1", ["abbey"])
    play(position, "done", "draw 2", "draw 2")
    assert len(hand(position, 1)) == 3


@pytest.mark.rule("B96")
@pytest.mark.card("conflict")
def test_without_a_holder_nothing_happens() -> None:
    position, _ = turned_up("conflict", "sites0 1^:otto; sites1 1^:walter; hand0 abbey; hand1 spy")
    assert (decision(position), hand(position, 0), hand(position, 1)) == ("actions:0", ["abbey"], ["spy"])


# ------------------------------------------------------------------------------------------------------ Master Builder


@pytest.mark.rule("U4", "B80")
@pytest.mark.card("master_builder")
def test_each_may_take_a_card_of_a_stack_and_put_one_away_under_any() -> None:
    lines = "hand0 abbey spy scout; hand1 smithy church karl; stack1 falk gotz; stack2 otto garrison"
    position, _ = turned_up("master_builder", lines)
    assert (position.seat, legal(position)) == (0, {f"stack {number}" for number in range(1, 6)} | {"pass"})
    play(position, "stack 1")
    assert legal(position) == {"take falk", "take gotz", "pass"}
    play(position, "take gotz")
    assert legal(position) == {"put abbey", "put gotz", "put scout", "put spy"}  # the card just taken too
    play(position, "put spy")
    assert offered(position, "stack") == {f"stack {number}" for number in range(1, 6)}
    play(position, "stack 2")
    assert (hand(position, 0), stack(position, 1)) == (["abbey", "gotz", "scout"], ["falk"])
    assert stack(position, 2) == ["otto", "garrison", "spy"]
    assert (position.seat, "stack 1" in legal(position)) == (1, False)  # another stack than the first player's
    play(position, "stack 2", "take otto", "put otto", "stack 2")
    assert (hand(position, 1), stack(position, 2)) == (["smithy", "karl", "church"], ["garrison", "spy", "otto"])
    assert decision(position) == "actions:0"


@pytest.mark.rule("B80", "U4", "B81")
@pytest.mark.card("master_builder")
def test_one_may_look_and_decline_or_not_look_at_all() -> None:
    position, _ = turned_up("master_builder", "hand0 abbey; hand1 smithy; stack1 falk gotz; stack2 otto karl")
    play(position, "stack 1", "pass", "pass")
    assert (hand(position, 0), hand(position, 1), decision(position)) == (["abbey"], ["smithy"], "actions:0")
    assert lies(position, "stack1") == "falk/0 gotz/0"
    assert lies(position, "stack2") == "otto karl"


@pytest.mark.rule("U4")
@pytest.mark.card("master_builder")
def test_it_costs_nothing_and_the_card_may_be_used_in_this_turn() -> None:
    position, _ = turned_up("master_builder", "hand0 abbey; stack1 garrison; store0 all:1")
    play(position, "stack 1", "take garrison", "put abbey", "stack 3", "pass")
    assert goods(position, 0)["gold"] == 1
    play(position, "build garrison", "side 1^")
    assert lies(position, "sites0") == "1^:garrison"


@pytest.mark.rule("U5")
@pytest.mark.card("master_builder")
def test_an_empty_hand_may_look_but_takes_nothing() -> None:
    position, _ = turned_up("master_builder", "stack1 falk gotz; hand1 abbey")
    play(position, "stack 1")
    assert (position.seat, decision(position)) == (1, "builder:1")
    assert lies(position, "stack1") == "falk/0 gotz/0"


# -------------------------------------------------------------------------------------------------------------- Plague


@pytest.mark.rule("B97")
@pytest.mark.card("plague")
def test_every_region_beside_a_city_loses_one_and_only_one_between_two() -> None:
    position, _ = turned_up("plague", "centres0 1:city; store0 all:2; store1 all:2; regions1 -2^:2")
    # 0^, 0v, 2^ and 2v lie at the city; the fields at -2^ bring one by the throw.
    assert goods(position, 0) == {"grain": 3, "ore": 2, "wool": 1, "lumber": 1, "brick": 1, "gold": 1}
    assert goods(position, 1)["grain"] == 2  # no city, no plague
    position, _ = turned_up("plague", "centres0 -1:city 1:city; store0 all:2")
    assert (goods(position, 0)["wool"], goods(position, 0)["lumber"]) == (1, 1)
    position, _ = turned_up("plague", "centres0 1:city; store0 all:0")
    assert goods(position, 0) == {"grain": 1}


@pytest.mark.rule("B97")
@pytest.mark.card("plague", "aqueduct")
def test_an_aqueduct_protects_all_regions_of_its_owner() -> None:
    lines = "centres0 -1:city 1:city; centres1 1:city; store0 all:2; store1 all:2; sites0 -1^:aqueduct"
    position, _ = turned_up("plague", lines)
    assert sum(goods(position, 0).values()) == 13
    assert sum(goods(position, 1).values()) == 12 - 4 + 1


@pytest.mark.rule("B97")
@pytest.mark.card("plague", "bath_house")
def test_a_bath_house_protects_the_four_regions_of_its_city_shared_ones_too() -> None:
    position, _ = turned_up("plague", "centres0 -1:city 1:city; store0 all:2; sites0 1v:bath_house")
    assert goods(position, 0) == {"grain": 2, "ore": 1, "wool": 2, "lumber": 2, "brick": 2, "gold": 2}


# ----------------------------------------------------------------------------------------- Productive Year and Progress


@pytest.mark.rule("B98")
@pytest.mark.card("productive_year", "garrison")
def test_every_region_gains_one_for_each_garrison_beside_it() -> None:
    position, _ = turned_up(
        "productive_year", "store0 all:0; store1 all:0; sites0 -1^:garrison 1^:garrison 1v:garrison"
    )
    assert goods(position, 0) == {"grain": 2, "wool": 2, "brick": 1, "lumber": 1, "gold": 1}  # one grain is the throw's
    assert goods(position, 1) == {"gold": 1}


@pytest.mark.rule("B98", "B74", "B26")
@pytest.mark.card("productive_year", "garrison")
def test_even_between_two_garrisons_a_region_stores_three() -> None:
    position, events = turned_up("productive_year", "store0 all:2; sites0 -1^:garrison 1^:garrison")
    wool = [args["amount"] for args in told(events, "gained") if args["resource"] == "wool"]
    assert (wool, goods(position, 0)["wool"]) == ([1], 3)


@pytest.mark.rule("B99", "U8")
@pytest.mark.card("progress", "abbey", "library")
@pytest.mark.parametrize("turn", [5, 6])
def test_each_abbey_and_library_brings_its_owner_a_resource_of_choice(turn: int) -> None:
    sites = "centres0 1:city; sites0 1^:abbey 1v:library; sites1 -1^:abbey"
    position, _ = turned_up("progress", f"turn {turn}; {sites}; store0 all:0; store1 all:0")
    order = []
    while decision(position).startswith("gain"):
        order.append(position.seat)
        play(position, "region 2^")
    assert order == ([0, 0, 1] if turn == 5 else [1, 0, 0])  # the active player first
    assert goods(position, 0) == {"brick": 2, "grain": 1}
    assert goods(position, 1) == {"brick": 1, "gold": 1}


# ------------------------------------------------------------------------------------------------------------ Year End


@pytest.mark.rule("B100")
@pytest.mark.card("year_end")
def test_the_year_end_is_shuffled_back_with_all_the_others() -> None:
    places = set()
    orders = set()
    for fate in range(40):
        position = table(f"fate {fate:040x}/0")
        events = throw(position, "year_end", 1)
        assert told(events, "shuffled") == [{"stack": "events"}]
        cards = names(position, "event_stack")
        assert len(cards) == 10
        places.add(cards.index("year_end"))
        orders.add(tuple(cards))
        assert "/" not in lies(position, "event_stack")  # nobody knows where it lies
    assert len(places) > 7
    assert len(orders) == 40


@pytest.mark.rule("B23", "B68")
@pytest.mark.card("plague", "progress", "productive_year")
def test_an_event_goes_under_the_stack_where_everybody_knows_it_lies() -> None:
    position = table("event_stack progress plague productive_year")
    put_on_top(position, "plague")
    throw(position, "plague", 1)
    assert lies(position, "event_stack") == "progress productive_year plague/01*"
