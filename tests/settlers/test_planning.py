"""The planner at the table: what it builds, trades, saves and answers."""

from __future__ import annotations

import pytest

from tavoliere.core.planning import Manner
from tests.settlers.planners import WITH_ANSWERS, line, look
from tests.settlers.table import hand, lies, play, table

PRICE_OF_SETTLEMENT = "store0 all:0 brick:1 lumber:1 wool:1 grain:1"


def beginner(**traits: float) -> Manner:
    """Play with the habits of a beginner."""
    return Manner(plies=1, worlds=2, traits=traits)


# ------------------------------------------------------------------------------------------------------- building


@pytest.mark.parametrize("manner", [Manner(plies=1, worlds=2), WITH_ANSWERS])
def test_it_settles_as_soon_as_it_can_and_stops_to_look_at_the_regions(manner: Manner) -> None:
    assert line(f"roads0 right; {PRICE_OF_SETTLEMENT}", manner=manner) == ["settle right"]


def test_it_trades_what_it_has_most_of_for_the_one_thing_that_is_missing() -> None:
    board = "roads0 right; store0 all:0 lumber:1 wool:1 grain:1 gold:3"
    assert line(board) == ["trade gold>brick", "settle right"]


def test_whoever_forgets_trading_goes_without_the_settlement() -> None:
    board = "roads0 right; store0 all:0 lumber:1 wool:1 grain:1 gold:3"
    assert line(board, manner=beginner(trade=0.0)) == ["done"]


def test_it_builds_everything_that_a_full_store_pays_for_with_the_points_first_of_all() -> None:
    position = table("store0 all:3; hand0 conrad; sites1 1^:hagen")
    turn = line(position)
    assert "settle right" in turn or "settle left" in turn


def test_it_pays_from_the_full_region_where_the_next_harvest_would_be_lost() -> None:
    position = table("centres0 3:settlement; regions0 4^:B1:3 4v:W5:0; store1 all:1; hand0 abbey")
    turn = line(position)
    assert "region 4^" in turn
    assert "region 2^" not in turn


def test_a_doubling_building_goes_beside_the_region_that_it_doubles() -> None:
    position = table("store0 all:0 brick:1 lumber:1 ore:1 wool:1 grain:1; hand0 brick_factory")
    play(position, *line(position)[:-1])
    # The only hills lie at 2^.
    assert lies(position, "sites0") == "1^:brick_factory"


def test_it_lays_a_knight_who_brings_the_token() -> None:
    position = table("store0 all:0 ore:1 grain:1; hand0 conrad; sites1 1^:hagen")
    turn = line(position)
    assert turn[0] == "build conrad"
    play(position, *turn[:-1])
    assert position.points(0) == 3


def test_it_wins_when_it_can() -> None:
    cities = "centres0 -3:city -1:city 1:city 3:city 5:city; regions0 -4^:L1:0 -4v:B2:0"
    position = table(f"{cities}; hand0 conrad church; store0 all:0 ore:3 grain:3 brick:1; turn 41")
    assert position.points(0) == 10
    # Knights bring the tenth to the eleventh point, the Church the twelfth: together they are dearer than the store.
    position = table(f"{cities}; hand0 church; sites0 1^:conrad; store0 all:0 ore:2 grain:2 brick:1; turn 41")
    assert position.points(0) == 11
    plan = look(position)
    assert str(plan.line[0]) == "build church"
    assert plan.expected > 0.99


# --------------------------------------------------------------------------------------- saving, robbers, attacks


def test_it_trades_goods_away_rather_than_keep_more_than_seven_for_the_brigands() -> None:
    board = "store0 all:0 wool:3 ore:2 grain:1 gold:2; sites0 1^:wool_fleet"
    turn = line(board)
    assert turn[0].startswith("trade wool>")
    position = table(board)
    play(position, *turn[:-1])
    assert sum(position.realms[0].bags) <= 7


def test_whoever_forgets_the_brigands_keeps_the_goods() -> None:
    board = "store0 all:0 wool:3 ore:2 grain:1 gold:2; sites0 1^:wool_fleet"
    assert line(board, manner=beginner(caution=0.0)) == ["done"]


ATTACK = "hand0 black_knight; sites1 1^:karl -1^:abbey; centres1 1:city 3:city; centres0 1:city 3:city; store0 all:0"


def test_it_attacks_the_knight_who_holds_the_token_and_stops_where_the_die_falls() -> None:
    assert line(ATTACK) == ["play black_knight"]


def test_a_peaceful_player_keeps_the_black_knight() -> None:
    assert line(ATTACK, manner=beginner(attack=0.0)) == ["done"]


# ------------------------------------------------------------------------------------- decisions outside the turn


def test_a_resource_of_choice_is_the_one_that_the_next_settlement_lacks() -> None:
    board = "store0 all:0 brick:1 lumber:1 wool:1; roads0 right; turn 6; active 1; agenda gain:0:1:1"
    assert line(board) == ["region -2^"]


def test_it_answers_the_arsonist_with_the_bishop() -> None:
    hands = "hand1 arsonist; hand0 bishop; sites0 1^:abbey -1^:foundry"
    position = table(f"options action_lock=off; active 1; turn 6; {hands}")
    play(position, "play arsonist")
    assert line(position) == ["play bishop"]


def test_it_takes_the_card_that_its_principality_needs_out_of_a_stack() -> None:
    position = table("agenda search:0:0; stack1 harbor counting_house foundry herb_woman; store0 all:1 ore:2")
    assert line(position) == ["take foundry"]


def test_it_gives_away_what_it_cannot_use() -> None:
    board = "hand0 colossus foundry abbey merchant; agenda reduce; store0 all:1"
    assert line(board)[0] == "put colossus"


def test_the_alchemist_names_the_number_that_brings_most() -> None:
    regions = "regions0 4^:L1:0 4v:B1:0; store0 all:0; store1 all:3"
    position = table(f"centres0 1:city 3:city; centres1 1:city 3:city; {regions}; hand0 alchemist; agenda dice")
    assert line(position) == ["play alchemist"]
    play(position, "play alchemist")
    assert line(position) == ["number 1"]


def test_it_declines_an_offer_that_helps_the_other_and_takes_a_gift() -> None:
    board = "active 1; turn 6; store0 all:1 ore:3; store1 all:1; centres1 1:settlement"
    position = table(board)
    play(position, "deal", "want wool", "propose")
    assert line(position) == ["pass"]
    position = table(board)
    play(position, "deal", "give wool", "propose")
    assert line(position) == ["accept"]


def test_the_opening_hand_holds_nothing_that_only_a_rich_city_can_pay() -> None:
    stack = "stack1 colossus merchant_guild foundry abbey scout"
    position = table(f"turn 0; agenda do-begin:0 do-opening:1:1 open-cards:0:0:3; {stack}")
    for _ in range(3):
        play(position, line(position)[0])
    assert hand(position, 0) == ["abbey", "foundry", "scout"]
