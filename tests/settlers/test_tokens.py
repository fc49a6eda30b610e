"""Knight Token, Windmill Token, victory points and commerce points (B41-B45, B72, B73, B101)."""

from __future__ import annotations

import pytest

from tests.settlers.dice import luck
from tests.settlers.magic import names
from tests.settlers.table import play, table, throw


@pytest.mark.rule("B41")
@pytest.mark.card("conrad", "karl", "gotz")
def test_the_stronger_player_has_the_knight_token_which_is_a_point() -> None:
    position = table("sites0 1^:karl; sites1 1^:gotz")
    assert (position.knight, position.points(0), position.points(1)) == (0, 3, 2)
    position = table("sites0 1^:karl; sites1 1^:gotz 1v:otto")
    assert (position.knight, position.points(0), position.points(1)) == (1, 2, 3)


@pytest.mark.rule("B41")
@pytest.mark.card("siegfried")
def test_no_least_number_is_required() -> None:
    position = table("sites1 1^:siegfried")
    assert (position.knight, position.realms[1].strength) == (1, 1)


@pytest.mark.rule("B41")
@pytest.mark.card("smithy", "conrad", "walter", "falk")
def test_a_smithy_makes_each_of_the_own_knights_stronger_by_one() -> None:
    """Knights of two and three with a Smithy are seven; without one they are five."""
    position = table("centres0 1:city; sites0 1^:conrad 1v:walter 1^^:smithy")
    assert position.realms[0].strength == 7
    assert position.realms[0].tournament == 2  # the Smithy adds none of these
    play(position, "pull 1^^")
    assert position.realms[0].strength == 5
    position = table("sites0 1^:smithy; sites1 1^:falk")  # somebody else's Smithy, and no knights of one's own
    assert [realm.strength for realm in position.realms] == [0, 1]


@pytest.mark.rule("B41", "B72")
def test_in_a_tie_nobody_has_the_knight_token_whoever_had_it_before() -> None:
    position = table("sites0 1^:otto; hand1 walter; store1 all:1; turn 6")
    assert (position.knight, position.points(0)) == (0, 3)
    play(position, "build walter", "side 1^")
    assert (position.knight, position.points(0), position.points(1)) == (-1, 2, 2)
    assert table().knight == -1  # nought to nought


@pytest.mark.rule("B42")
@pytest.mark.card("marketplace", "gold_fleet")
def test_more_commerce_and_a_city_make_the_windmill_token_which_is_a_point() -> None:
    position = table("centres0 1:city; sites0 1^:marketplace; sites1 1^:gold_fleet")
    assert (position.mill, position.points(0), position.points(1)) == (0, 4, 2)


@pytest.mark.rule("B42", "B72")
def test_in_a_tie_nobody_has_the_windmill_token() -> None:
    position = table("centres0 1:city; sites0 1^:marketplace; centres1 1:city; sites1 1^:gold_fleet 1v:garrison")
    assert position.mill == -1


@pytest.mark.rule("B42", "B73")
def test_who_leads_without_a_city_leaves_it_in_the_middle() -> None:
    position = table("sites0 1^:gold_fleet 1v:ore_fleet; store0 ore:3 grain:2; centres1 1:city; sites1 1^:garrison")
    assert position.mill == -1  # and it does not go to the other, who has a city
    play(position, "city -1")
    assert (position.mill, position.points(0)) == (0, 4)


@pytest.mark.rule("B73")
def test_it_stays_there_until_the_leader_is_overtaken() -> None:
    lines = "sites0 1^:gold_fleet 1v:ore_fleet; centres1 1:city; sites1 1^:wool_fleet"
    position = table(f"turn 6; {lines}; hand1 marketplace; store1 all:1")
    assert position.mill == -1
    play(position, "build marketplace", "side 1^")
    assert position.mill == 1


@pytest.mark.rule("B43")
@pytest.mark.card("black_knight")
def test_the_tokens_move_at_once_in_either_players_turn() -> None:
    position = luck(table("options action_lock=off; hand0 black_knight; sites0 1^:siegfried; sites1 1^:karl"), 1)
    assert position.knight == 1
    play(position, "play black_knight", "their site 1^")
    assert position.knight == 0
    position = table("sites0 1^:karl; sites1 1^:siegfried; agenda dice")
    assert position.knight == 0
    throw(position, "civil_war", 1)
    play(position, "their site 1^")
    assert position.knight == 0
    play(position, "their site 1^")
    assert position.knight == -1


@pytest.mark.rule("B43", "B40")
def test_a_token_moves_when_a_card_is_removed_too() -> None:
    position = table("centres0 1:city; centres1 1:city; sites0 1^:merchant_guild; sites1 1^:counting_house")
    assert position.mill == 0
    play(position, "pull 1^")
    assert (position.mill, position.points(1)) == (1, 4)


@pytest.mark.rule("B44", "B33")
@pytest.mark.card("aqueduct", "bath_house", "church", "library", "town_hall", "colossus")
def test_what_victory_points_are_made_of() -> None:
    lines = "centres0 -1:city 1:city 3:settlement; regions0 4^:L1:0 4v:B1:0"
    assert table(lines).points(0) == 5
    sites = "-1^:aqueduct -1^^:bath_house -1v:church -1vv:library 1^:town_hall 1^^:colossus"
    assert table(f"{lines}; sites0 {sites}").points(0) == 5 + 5 + 2
    knight_and_mill = "1v:siegfried 1vv:marketplace"
    position = table(f"centres0 1:city; sites0 {knight_and_mill}")
    assert position.points(0) == 3 + 2
    assert (position.knight, position.mill) == (0, 0)


@pytest.mark.rule("B45", "B101")
@pytest.mark.card("harbor", "brick_fleet", "grain_fleet", "lumber_fleet")
def test_the_harbor_counts_one_and_makes_each_fleet_count_one_more() -> None:
    fleets = "-1^:brick_fleet -1v:grain_fleet 1^:lumber_fleet"
    assert table(f"centres0 1:city; sites0 {fleets}").realms[0].commerce == 3
    position = table(f"centres0 1:city; sites0 {fleets} 1v:harbor; sites1 1^:wool_fleet")
    assert position.realms[0].commerce == 7  # six for the fleets, one for the Harbor itself
    assert position.realms[1].commerce == 1  # it is nobody else's Harbor


@pytest.mark.rule("B45")
@pytest.mark.card("garrison", "mint", "marketplace", "counting_house", "merchant_guild")
def test_what_commerce_points_are_made_of() -> None:
    lines = "centres0 -1:city 1:city; sites0"
    sites = "-1^:garrison -1^^:mint -1v:marketplace -1vv:counting_house 1^:merchant_guild"
    position = table(f"{lines} {sites}")
    assert position.realms[0].commerce == 1 + 1 + 2 + 3 + 4
    assert names(position, "sites0") == sites.split()
