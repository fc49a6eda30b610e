"""The faces of the event die: club, windmill, knight's head, sun, question mark (B19-B25, B70-B72, U7, U8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tavoliere.games.settlers.pieces import CARD
from tavoliere.games.settlers.rules.agenda import DICE, Frame
from tests.settlers.magic import goods, names
from tests.settlers.table import legal, play, table, throw, told

if TYPE_CHECKING:
    from tavoliere.core.event import Event
    from tavoliere.games.settlers.position import Position

WINDMILL = "centres0 1:city; sites0 1^:marketplace"
"""A principality that holds the Windmill Token."""


def thrown(dice: str, lines: str) -> tuple[Position, list[Event]]:
    """Lay a table, and throw the dice so that they show this."""
    position = table(lines)
    face, number = dice.split()
    return position, throw(position, face, int(number))


# ------------------------------------------------------------------------------------------------------ Brigand Attack


@pytest.mark.rule("B19")
@pytest.mark.card("club")
@pytest.mark.parametrize(("brick", "robbed"), [(1, False), (2, True)])
def test_more_than_seven_resources_cost_all_ore_and_all_wool(brick: int, robbed: bool) -> None:
    position, events = thrown("club 1", f"store0 all:0 ore:3 wool:3 brick:{brick}; store1 all:0")
    kept = {"ore": 3, "wool": 3} if not robbed else {}
    assert goods(position, 0) == {"brick": brick, "grain": 1} | kept
    key = "brigands-came" if robbed else "brigands-left"
    assert told(events, key)[0] == {"seat": 0, "count": 6 + brick}


@pytest.mark.rule("B19")
@pytest.mark.card("club")
def test_each_player_counts_for_himself() -> None:
    position, _ = thrown("club 1", "store0 all:1; store1 all:2")
    assert goods(position, 0) == dict.fromkeys(("brick", "lumber", "wool", "ore", "gold"), 1) | {"grain": 2}
    assert goods(position, 1) == {"brick": 2, "lumber": 2, "grain": 2, "gold": 3}


@pytest.mark.rule("B19", "B25")
@pytest.mark.card("club", "garrison")
@pytest.mark.parametrize(("site", "count"), [("-1^", 7), ("1^", 7), ("-1v", 8), ("1v", 8)])
def test_a_garrison_leaves_out_the_two_regions_that_it_borders(site: str, count: int) -> None:
    position, events = thrown("club 1", f"regions0 -2^:2 -2v:2 0^:2 0v:1 2^:2 2v:2; sites0 {site}:garrison")
    assert told(events, "brigands-came" if count > 7 else "brigands-left")[0] == {"seat": 0, "count": count}
    assert goods(position, 0).get("ore", 0) == (0 if count > 7 else 2)


@pytest.mark.rule("B70")
@pytest.mark.card("club", "garrison")
def test_guarded_ore_and_wool_are_lost_with_the_others() -> None:
    """The pasture lies beside the Garrison; eight resources elsewhere are too many all the same."""
    position, _ = thrown("club 1", "regions0 -2^:2 -2v:3 0^:3 0v:3 2^:2 2v:0; sites0 1^:garrison; store1 all:0")
    assert goods(position, 0) == {"brick": 2, "lumber": 3, "grain": 3}


@pytest.mark.rule("B25")
@pytest.mark.card("garrison")
def test_no_other_building_keeps_resources_out_of_the_count() -> None:
    """There is no storehouse: a city full of buildings counts what it counts."""
    sites = "centres0 1:city; sites0 1^:abbey 1^^:church 1v:library 1vv:town_hall -1^:smithy -1v:karl"
    _, events = thrown("club 1", f"{sites}; store0 all:2; store1 all:0")
    assert told(events, "brigands-came")[0] == {"seat": 0, "count": 12}
    _, events = thrown("club 1", f"{sites.replace('abbey', 'garrison')}; store0 all:2; store1 all:0")
    assert told(events, "brigands-came")[0] == {"seat": 0, "count": 8}


@pytest.mark.rule("B19", "B70")
@pytest.mark.card("garrison")
def test_two_garrisons_leave_out_a_region_between_them_only_once() -> None:
    _, events = thrown("club 1", "sites0 -1^:garrison 1^:garrison; store0 all:3; store1 all:0")
    assert told(events, "brigands-came")[0] == {"seat": 0, "count": 9}


@pytest.mark.rule("B24")
@pytest.mark.card("club")
@pytest.mark.parametrize("turn", [1, 2, 3, 4, 5, 6])
def test_in_the_first_two_turns_of_each_player_the_club_does_nothing(turn: int) -> None:
    position, events = thrown("club 1", f"turn {turn}; store0 all:3; store1 all:3")
    grace = turn <= 4
    assert len(told(events, "brigands-grace")) == grace
    for seat in (0, 1):
        assert ("ore" in goods(position, seat)) == grace
    assert told(events, "dice") == [{"seat": position.active, "face": "club", "number": 1}]  # and no second throw


@pytest.mark.rule("B24", "B19")
@pytest.mark.card("club")
def test_by_option_brigands_come_from_the_first_turn_on() -> None:
    position, _ = thrown("club 1", "options brigand_grace=off; turn 1; store0 all:3; store1 all:0")
    assert "ore" not in goods(position, 0)


# ----------------------------------------------------------------------------------------------------- Trade Advantage


@pytest.mark.rule("B20")
@pytest.mark.card("mill")
def test_the_holder_of_the_windmill_token_takes_a_resource_from_the_other() -> None:
    position, _ = thrown("mill 1", f"{WINDMILL}; store0 all:0; store1 all:0 ore:2 brick:1")
    assert (position.seat, legal(position)) == (0, {"their region -2v", "their region 2^"})
    play(position, "their region -2v")
    assert goods(position, 0) == {"ore": 1, "grain": 1}
    assert goods(position, 1) == {"ore": 1, "brick": 1, "gold": 1}


@pytest.mark.rule("B20")
@pytest.mark.card("mill")
def test_the_holder_takes_it_in_the_others_turn_too() -> None:
    position, _ = thrown("mill 1", f"turn 6; {WINDMILL}; store0 all:0; store1 all:0 ore:2")
    assert (position.active, position.seat) == (1, 0)
    play(position, "their region -2v")
    assert goods(position, 0) == {"ore": 1, "grain": 1}


@pytest.mark.rule("B20")
@pytest.mark.card("mill")
def test_without_a_holder_the_windmill_does_nothing() -> None:
    position, events = thrown("mill 1", "sites0 1^:gold_fleet; store0 all:0; store1 all:3")
    assert told(events, "lost") == []
    assert goods(position, 0) == {"grain": 1}


@pytest.mark.rule("B71")
@pytest.mark.card("mill")
def test_what_the_taker_cannot_store_the_other_does_not_lose() -> None:
    position, _ = thrown("mill 1", f"{WINDMILL}; store0 all:0 ore:3; store1 all:0 ore:3 wool:1")
    assert legal(position) == {"their region 0^"}
    position, events = thrown("mill 1", f"{WINDMILL}; store0 all:0 ore:3; store1 all:0 ore:3")
    assert told(events, "nothing-to-take") == [{"seat": 0, "why": "trade-advantage"}]
    assert goods(position, 1) == {"ore": 3, "gold": 1}  # the gold comes from the throw


# ---------------------------------------------------------------------------------------------------------- Tournament


@pytest.mark.rule("B21")
@pytest.mark.card("knight", "falk", "karl")
def test_more_tournament_points_gain_a_resource_of_choice() -> None:
    position, _ = thrown("knight 1", "sites0 1^:falk; sites1 1^:karl 1v:pippin; store0 all:0; store1 all:0")
    assert position.seat == 0  # five against one and three, though Karl is the strongest
    assert legal(position) == {f"region {place}" for place in ("-2^", "-2v", "0^", "0v", "2^", "2v")}
    play(position, "region 2v")
    assert goods(position, 0) == {"gold": 1, "grain": 1}


@pytest.mark.rule("B21")
@pytest.mark.card("knight")
def test_the_points_of_all_knights_are_added_up_whoever_has_thrown() -> None:
    position, _ = thrown("knight 1", "sites0 1^:falk; sites1 1^:karl 1v:pippin -1^:hagen; store1 all:0")
    assert position.seat == 1


@pytest.mark.rule("B21", "B72")
@pytest.mark.card("knight")
@pytest.mark.parametrize("knights", ["", "sites0 1^:otto; sites1 1^:gotz"])
def test_in_a_tie_nobody_gains_nought_to_nought_included(knights: str) -> None:
    position, events = thrown("knight 1", f"{knights}; store0 all:0; store1 all:0")
    assert {args["why"] for args in told(events, "gained")} == {"production"}
    assert "done" in legal(position)


# ------------------------------------------------------------------------------------------------------ Year of Plenty


@pytest.mark.rule("B22", "U8")
@pytest.mark.card("sun")
@pytest.mark.parametrize("turn", [5, 6])
def test_each_player_gains_a_resource_of_choice_and_who_has_thrown_chooses_first(turn: int) -> None:
    position, _ = thrown("sun 1", f"turn {turn}; store0 all:0; store1 all:0")
    first = position.active
    assert position.seat == first
    play(position, "region 2^")
    assert position.seat == 1 - first
    play(position, "region -2v")
    assert goods(position, first)["brick"] == 1
    assert goods(position, 1 - first)["ore"] == 1


@pytest.mark.rule("U7", "B74")
@pytest.mark.card("sun")
def test_a_resource_without_room_may_be_chosen_and_is_lost() -> None:
    position, _ = thrown("sun 1", "store0 all:0 ore:3 gold:3; store1 all:0")
    places = {"region -2^", "region 0^", "region 0v", "region 2^"}
    assert legal(position) == places | {"waste ore", "waste gold"}
    events = play(position, "waste ore")
    assert told(events, "wasted") == [{"seat": 0, "resource": "ore", "why": "plenty"}]
    assert goods(position, 0) == {"ore": 3, "gold": 3}  # the harvest waits for the other's choice
    assert position.seat == 1


@pytest.mark.rule("U7", "B26")
@pytest.mark.card("sun")
def test_whose_regions_are_all_full_has_nothing_to_choose() -> None:
    position, events = thrown("sun 1", "store0 all:3; store1 all:0")
    assert told(events, "no-room") == [{"seat": 0, "why": "plenty"}]
    assert position.seat == 1


# ---------------------------------------------------------------------------------------------------------- event card


@pytest.mark.rule("B23")
@pytest.mark.card("card")
def test_the_top_event_is_carried_out_for_both_and_goes_under_the_stack() -> None:
    position = table("centres0 1:city; centres1 1:city; event_stack plague progress year_end; agenda dice")
    position.frames[-1] = Frame(DICE, 0, CARD + 1, 3)
    events = play(position, "roll")
    assert told(events, "event-card") == [{"card": "plague"}]
    assert [args["seat"] for args in told(events, "lost")] == [0] * 4 + [1] * 4
    assert names(position, "event_stack") == ["progress", "year_end", "plague"]
    assert goods(position, 0)["wool"] == 1  # one lost to the plague, one gained by the throw
