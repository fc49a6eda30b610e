"""Hand limit, refilling, searching, exchanging, and what is known of cards (B46-B52, B79-B84, U15, R1, R3, R5, R7)."""

from __future__ import annotations

import pytest

from tests.settlers.dice import luck
from tests.settlers.magic import end_turn, goods, names, offered
from tests.settlers.table import decision, discards, hand, legal, lies, play, stack, table, told

NO_STACKS = "stack1 -; stack2 -; stack3 -; stack4 -; stack5 -"
DRAWS = {f"draw {number}" for number in range(1, 6)}
SEARCHES = {f"search {number}" for number in range(1, 6)}


# --------------------------------------------------------------------------------------------------------------- limit


@pytest.mark.rule("B46", "B82")
@pytest.mark.card("abbey", "library")
@pytest.mark.parametrize(
    ("sites", "limit"),
    [
        ("", 3),
        ("-1^:abbey", 4),
        ("1^:library", 4),
        ("-1^:abbey 1^:library", 5),
        ("-1^:abbey -1v:abbey 1^:library 1^^:library", 7),
    ],
)
def test_the_limit_is_three_and_one_more_for_each_abbey_and_library(sites: str, limit: int) -> None:
    position = table(f"centres0 1:city; sites0 {sites or '-'}; store0 all:0")
    play(position, "done")
    while position.seat == 0:
        play(position, "draw 1")
    assert len(hand(position, 0)) == limit


# ------------------------------------------------------------------------------------------------------------ refilling


@pytest.mark.rule("B47")
def test_cards_are_taken_one_by_one_each_from_a_stack_of_choice_or_by_a_search() -> None:
    position = table("stack1 abbey scout; stack2 spy smithy church; store0 all:0 gold:2")
    play(position, "done", "draw 2")
    assert (hand(position, 0), offered(position, "draw")) == (["spy"], DRAWS)
    play(position, "search 2")
    assert goods(position, 0) == {}
    play(position, "take church", "draw 1")
    assert hand(position, 0) == ["abbey", "church", "spy"]
    assert (stack(position, 1), stack(position, 2)) == (["scout"], ["smithy"])
    assert position.seat == 1


@pytest.mark.rule("B48", "B80", "B81", "Q33")
def test_a_search_costs_two_resources_of_any_kinds_and_leaves_the_order() -> None:
    position = table("stack3 abbey scout spy smithy; store0 all:1; hand0 church karl")
    play(position, "done", "search 3", "region 2v", "region 0^")
    assert goods(position, 0) == dict.fromkeys(("brick", "lumber", "ore", "grain"), 1)
    assert legal(position) == {"take abbey", "take scout", "take spy", "take smithy"}  # and no way to take none
    play(position, "take spy")
    assert stack(position, 3) == ["abbey", "scout", "smithy"]
    assert hand(position, 0) == ["karl", "church", "spy"]


@pytest.mark.rule("B48")
def test_both_resources_of_a_search_may_be_of_one_kind() -> None:
    position = table("store0 all:0 ore:3 wool:1; hand0 church karl")
    play(position, "done", "search 1", "region -2v", "region -2v")
    assert goods(position, 0) == {"ore": 1, "wool": 1}


@pytest.mark.rule("B48")
def test_without_two_resources_there_is_no_search() -> None:
    position = table("store0 all:0 ore:1")
    play(position, "done")
    assert legal(position) == DRAWS


@pytest.mark.rule("B48", "B82")
@pytest.mark.card("town_hall")
@pytest.mark.parametrize("sites", ["1^:town_hall", "1^:town_hall 1^^:town_hall"])
def test_with_a_town_hall_a_search_costs_one_and_with_two_no_less(sites: str) -> None:
    position = table(f"centres0 1:city; sites0 {sites}; store0 all:0 ore:3; stack1 abbey scout")
    play(position, "done", "search 1", "take scout")
    assert goods(position, 0) == {"ore": 2}
    position = table(f"centres0 1:city; sites0 {sites}; store0 all:0")
    play(position, "done")
    assert legal(position) == DRAWS


@pytest.mark.rule("B48")
@pytest.mark.card("town_hall")
def test_the_opponents_town_hall_does_not_help() -> None:
    position = table("centres1 1:city; sites1 1^:town_hall; store0 all:0 ore:1")
    play(position, "done")
    assert legal(position) == DRAWS


@pytest.mark.rule("R5", "B47")
def test_refilling_is_a_duty_as_long_as_there_are_cards() -> None:
    position = table("hand0 abbey scout; store0 all:0")
    play(position, "done")
    assert legal(position) == DRAWS
    position = table(f"{NO_STACKS.replace('stack4 -', 'stack4 abbey')}; hand0 scout")
    play(position, "done")
    assert legal(position) == {"draw 4", "search 4"}
    play(position, "draw 4")
    assert (position.seat, hand(position, 0)) == (1, ["abbey", "scout"])  # below the limit, but nothing is left


@pytest.mark.rule("B51")
def test_nothing_is_drawn_when_all_stacks_are_empty() -> None:
    position = table(f"{NO_STACKS}; hand0 abbey")
    play(position, "done")
    assert (position.seat, hand(position, 0)) == (1, ["abbey"])
    assert [names(position, f"stack{number}") for number in range(1, 6)] == [[]] * 5


# ------------------------------------------------------------------------------------------------- reducing, exchanging


@pytest.mark.rule("B49", "B83")
def test_the_excess_goes_under_stacks_and_then_one_card_may_be_exchanged() -> None:
    position = table("hand0 abbey scout spy smithy karl; stack1 church; stack2 falk gotz; store0 all:0")
    play(position, "done")
    assert legal(position) == {"put abbey", "put scout", "put spy", "put smithy", "put karl"}
    play(position, "put karl")
    assert offered(position, "stack") == {f"stack {number}" for number in range(1, 6)}
    play(position, "stack 1", "put abbey", "stack 2")
    assert (stack(position, 1), stack(position, 2)) == (["church", "karl"], ["falk", "gotz", "abbey"])
    assert decision(position) == "exchange:0"
    play(position, "put spy", "stack 2")
    assert legal(position) == {"draw 2"}  # from that same stack
    play(position, "draw 2")
    assert hand(position, 0) == ["smithy", "falk", "scout"]
    assert stack(position, 2) == ["gotz", "abbey", "spy"]
    assert position.seat == 1  # one card and no more


@pytest.mark.rule("B49")
def test_the_card_of_an_exchange_may_be_searched_for_payment() -> None:
    position = table("hand0 abbey scout spy; stack2 falk gotz; store0 all:0 gold:2")
    play(position, "done", "put scout", "stack 2")
    assert legal(position) == {"draw 2", "search 2"}
    play(position, "search 2")
    assert legal(position) == {"take falk", "take gotz", "take scout"}
    play(position, "take gotz")
    assert (hand(position, 0), goods(position, 0)) == (["abbey", "gotz", "spy"], {})
    assert stack(position, 2) == ["falk", "scout"]


@pytest.mark.rule("B49")
def test_whoever_refills_does_not_exchange() -> None:
    position = table("hand0 abbey scout; stack1 spy falk")
    play(position, "done")
    assert offered(position, "put") == set()
    play(position, "draw 1")
    assert position.seat == 1


@pytest.mark.rule("B79", "B51")
def test_cards_may_go_under_an_empty_stack_and_so_it_begins_again() -> None:
    position = table("hand0 abbey scout spy smithy; stack3 -; store0 all:0")
    play(position, "done", "put smithy", "stack 3")
    assert stack(position, 3) == ["smithy"]
    play(position, "done")
    assert position.seat == 1


@pytest.mark.rule("U15")
def test_an_exchange_with_an_empty_stack_gives_the_same_card_back() -> None:
    position = table("hand0 abbey scout spy; stack3 -; store0 all:0")
    play(position, "done", "put scout", "stack 3", "draw 3")
    assert (hand(position, 0), stack(position, 3)) == (["abbey", "scout", "spy"], [])


# ----------------------------------------------------------------------------------------------------- the other player


@pytest.mark.rule("B50", "B83")
@pytest.mark.card("arsonist")
def test_the_other_player_reduces_at_once_and_play_waits() -> None:
    lines = "options action_lock=off; hand0 arsonist; hand1 spy scout karl; sites1 1^:garrison"
    position = luck(table(lines), 1)
    play(position, "play arsonist", "pass", "their site 1^")
    assert decision(position) == "reduce:1"
    assert legal(position) == {"put garrison", "put karl", "put scout", "put spy"}
    play(position, "put spy", "stack 5")
    assert stack(position, 5)[-1] == "spy"
    assert decision(position) == "actions:0"


@pytest.mark.rule("B83")
def test_the_active_player_may_hold_more_until_the_draw_step() -> None:
    position = table("options action_lock=off; hand0 arsonist spy scout karl; sites0 1^:garrison; sites1 1^:garrison")
    play(luck(position, 6), "play arsonist", "their site 1^")
    assert len(hand(position, 0)) == 4
    assert decision(position) == "actions:0"
    play(position, "done")
    assert decision(position) == "reduce:0"


@pytest.mark.rule("B84", "B50")
@pytest.mark.card("abbey")
def test_a_lost_abbey_lowers_the_limit_at_once_and_counts_in_the_hand() -> None:
    position = luck(table("options action_lock=off; hand0 arsonist; hand1 spy scout karl falk; sites1 1^:abbey"), 1)
    play(position, "play arsonist", "pass", "their site 1^")
    assert len(hand(position, 1)) == 5
    play(position, "put spy", "stack 1")
    assert decision(position) == "reduce:1"  # five cards, and the limit is three again
    play(position, "put abbey", "stack 1")
    assert (hand(position, 1), decision(position)) == (["falk", "karl", "scout"], "actions:0")


@pytest.mark.rule("B52")
def test_what_lies_on_the_discard_pile_never_comes_back() -> None:
    position = table(f"options action_lock=off; {NO_STACKS}; hand0 caravan; sites0 1^:abbey; store0 all:1")
    play(position, "pull 1^", "play caravan", "region 2v", "pass", "region 0^")
    assert discards(position) == ["abbey", "caravan"]
    end_turn(position)
    assert (hand(position, 0), discards(position)) == ([], ["abbey", "caravan"])


# ------------------------------------------------------------------------------------------------------ what is known


@pytest.mark.rule("R1", "B81")
def test_who_has_looked_through_a_stack_knows_its_order_until_the_other_takes_from_it_unseen() -> None:
    position = table("stack1 abbey scout spy falk; hand0 church karl; store0 all:0 gold:2")
    play(position, "done", "search 1", "take scout")
    assert lies(position, "stack1") == "abbey/0 spy/0 falk/0"
    position = table("turn 6; stack1 abbey/0 spy/0 falk/0; hand1 church gotz; store1 all:0 gold:2")
    play(position, "done", "search 1", "take spy")
    assert lies(position, "stack1") == "abbey/1 falk/1"


@pytest.mark.rule("R1")
def test_a_card_drawn_from_the_top_leaves_the_knowledge_of_the_others_and_its_own() -> None:
    position = table("turn 6; stack1 abbey/0 spy/0 falk/0; hand1 church gotz; store1 all:0")
    events = play(position, "done", "draw 1")
    assert lies(position, "stack1") == "spy/0 falk/0"
    assert lies(position, "hand1") == "abbey/0 gotz church"
    drew = next(event for event in events if event.key == "drew")
    assert [drew.told(seat).get("card") for seat in (0, 1, None)] == ["abbey", "abbey", None]


@pytest.mark.rule("R3", "B48")
def test_a_search_takes_the_upper_one_of_two_equal_cards() -> None:
    position = table("stack1 spy abbey scout abbey; hand0 church karl; store0 all:0 gold:2")
    play(position, "done", "search 1", "take abbey")
    assert stack(position, 1) == ["spy", "scout", "abbey"]


@pytest.mark.rule("R7")
@pytest.mark.card("arsonist")
def test_a_card_that_went_back_to_the_hand_is_known_until_it_is_laid_again() -> None:
    position = luck(table("options action_lock=off; hand0 arsonist; hand1 spy; sites1 1^:garrison; store1 all:1"), 1)
    play(position, "play arsonist", "pass", "their site 1^")
    assert lies(position, "hand1") == "garrison/0 spy"
    assert position.view(0).known[1] == ["garrison"]
    position = table("turn 6; hand1 garrison/0 spy/0; store1 all:1")
    play(position, "build garrison", "side 1^")
    assert lies(position, "hand1") == "spy/0"


@pytest.mark.rule("R7")
def test_it_is_forgotten_when_a_card_of_that_hand_goes_away_unseen() -> None:
    position = table("turn 6; hand1 garrison/0 spy/0 scout karl; store1 all:0")
    play(position, "done", "put karl", "stack 1")
    assert lies(position, "hand1") == "garrison scout spy"
    events = play(position, "done")
    assert told(events, "kept-hand") == [{"seat": 1}]
