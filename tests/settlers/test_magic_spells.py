"""Spells that change places, times and strengths: Change Places!, Wheel of Time, Magic Potion, Time Jump (W78-W83)."""

from __future__ import annotations

import pytest

from tests.settlers.dice import luck
from tests.settlers.magic import end_turn, goods, magic, names, offered, power
from tests.settlers.table import decision, legal, play, throw, told

MAGE = "centres0 1:citadel; wizards0 2^:arsa:3"


# --------------------------------------------------------------------------------------------------- Change Places!


@pytest.mark.rule("W78")
@pytest.mark.card("change_places")
def test_two_buildings_change_places_and_no_others_with_them() -> None:
    position = magic(f"{MAGE}; sites0 -1^:garrison -1v:abbey 1^:change_places 1v:smithy")
    play(position, "cast change_places")
    assert legal(position) == {"site -1^", "site -1v", "site 1v"}
    play(position, "site -1^")
    assert legal(position) == {"site -1v", "site 1v"}
    play(position, "site 1v")
    assert names(position, "sites0") == ["-1^:smithy", "-1v:abbey", "1^:change_places", "1v:garrison"]
    assert not offered(position, "cast", "site")
    assert power(position, 0) == {"arsa": 2}


@pytest.mark.rule("W78", "Q5")
def test_units_change_with_units_and_buildings_with_buildings_only() -> None:
    position = magic(f"{MAGE}; sites0 -1^:conrad -1v:abbey 1^:change_places 1v:gold_fleet 1vv:smithy")
    play(position, "cast change_places", "site 1v")
    assert legal(position) == {"site -1^"}
    play(position, "site -1^")
    assert names(position, "sites0")[0] == "-1^:gold_fleet"
    assert not offered(magic(f"{MAGE}; sites0 -1^:conrad 1^:change_places 1v:abbey"), "cast")


@pytest.mark.rule("W78")
def test_both_must_be_allowed_where_they_come_to_lie() -> None:
    red_and_green = "sites0 -1^:marketplace 1^:change_places 1v:garrison"
    assert not offered(magic(f"centres0 -1:city 1:citadel; wizards0 2^:arsa; {red_and_green}"), "cast")
    red_and_purple = "sites0 -1^:marketplace 1^:change_places 1v:magic_mill"
    assert not offered(magic(f"centres0 -1:city 1:citadel; wizards0 2^:arsa; {red_and_purple}"), "cast")
    two_cities = "sites0 -1^:marketplace 1^:change_places 3^:garrison"
    position = magic(f"centres0 -1:city 1:citadel 3:city; wizards0 2^:arsa; {two_cities}")
    play(position, "cast change_places", "site 3^")
    assert legal(position) == {"site -1^"}


@pytest.mark.rule("Q6")
def test_both_must_be_the_casters_own() -> None:
    position = magic(f"{MAGE}; sites0 -1^:garrison 1^:change_places; sites1 -1^:abbey 1^:smithy")
    assert not offered(position, "cast")


@pytest.mark.rule("Q7")
def test_nothing_moves_to_an_empty_site() -> None:
    assert not offered(magic(f"{MAGE}; sites0 -1^:garrison 1^:change_places"), "cast")
    position = magic(f"{MAGE}; sites0 -1^:garrison 1^:change_places 1v:abbey")
    play(position, "cast change_places", "site -1^")
    assert legal(position) == {"site 1v"}


@pytest.mark.rule("Q10")
@pytest.mark.card("witch")
def test_the_witch_moves_along_with_her_building() -> None:
    position = magic(f"{MAGE}; sites0 -1^:garrison:witch 1^:change_places 1v:abbey")
    play(position, "cast change_places", "site -1^", "site 1v")
    assert names(position, "sites0") == ["-1^:abbey", "1^:change_places", "1v:garrison:witch"]


@pytest.mark.rule("Q10", "W78")
def test_two_garrisons_may_change_places_if_a_witch_lies_on_one() -> None:
    assert not offered(magic(f"{MAGE}; sites0 -1^:garrison 1^:change_places 1v:garrison"), "cast")
    position = magic(f"{MAGE}; sites0 -1^:garrison:witch 1^:change_places 1v:garrison")
    play(position, "cast change_places", "site -1^", "site 1v")
    assert names(position, "sites0") == ["-1^:garrison", "1^:change_places", "1v:garrison:witch"]


@pytest.mark.rule("P18")
def test_two_wizards_change_places_if_each_fits_the_others_region() -> None:
    mages = "centres0 1:citadel; regions0 2v:B2; wizards0 0^:hor:1 2^:arsa:3! 2v:ari:0"
    position = magic(f"{mages}; sites0 1^:change_places")
    play(position, "cast change_places")
    assert legal(position) == {"wizard ari", "wizard arsa"}  # no pasture but his own for Hor
    play(position, "wizard ari", "wizard arsa")
    assert names(position, "wizards0") == ["0^:hor:0", "2^:ari:0", "2v:arsa:3!"]


@pytest.mark.rule("P18")
def test_a_knight_and_a_dragon_change_places_only_if_both_sites_accept_both() -> None:
    assert not offered(magic(f"{MAGE}; sites0 -1^:conrad 1^:change_places 1v:ismai"), "cast")
    position = magic("centres0 -3:citadel 1:citadel; wizards0 2^:arsa; sites0 -3^:conrad 1^:change_places 1v:ismai")
    play(position, "cast change_places", "site -3^", "site 1v")
    assert names(position, "sites0") == ["-3^:ismai", "1^:change_places", "1v:conrad"]


# ------------------------------------------------------------------------------------------------------ Wheel of Time


@pytest.mark.rule("W79")
@pytest.mark.card("wheel_of_time")
@pytest.mark.parametrize("face", ["club", "mill", "knight", "sun", "card"])
def test_the_wheel_of_time_names_the_face_and_only_the_other_die_is_thrown(face: str) -> None:
    position = luck(magic(f"{MAGE}; sites0 1^:wheel_of_time; agenda dice"), 4)
    play(position, "cast wheel_of_time")
    assert legal(position) == {f"face {name}" for name in ("club", "mill", "knight", "sun", "card")}
    events = play(position, f"face {face}", "roll")
    assert told(events, "dice") == [{"seat": 0, "face": face, "number": 4}]
    assert power(position, 0) == {"arsa": 1}


@pytest.mark.rule("W79", "W39")
def test_the_wheel_turns_before_the_dice_and_once() -> None:
    text = f"{MAGE} 0^:hor:3; sites0 1^:wheel_of_time"
    assert not offered(magic(text), "cast")
    position = magic(f"{text}; agenda dice")
    play(position, "cast wheel_of_time", "wizard hor", "wizard hor", "face mill")
    assert legal(position) == {"roll"}
    play(position, "roll")
    assert not offered(position, "cast")


@pytest.mark.rule("Q29", "I7")
@pytest.mark.parametrize(
    "moves",
    [
        ["cast wheel_of_time", "face knight", "play alchemist", "number 6"],
        ["play alchemist", "number 6", "cast wheel_of_time", "face knight"],
    ],
)
def test_alchemist_and_wheel_of_time_together_choose_both_dice(moves: list[str]) -> None:
    position = magic(f"{MAGE}; sites0 1^:wheel_of_time; hand0 alchemist; agenda dice")
    events = play(position, *moves, "roll")
    assert told(events, "dice") == [{"seat": 0, "face": "knight", "number": 6}]


@pytest.mark.rule("Q30")
@pytest.mark.card("alchemist")
def test_whoever_has_seen_the_event_die_has_missed_the_alchemist() -> None:
    position = magic(f"{MAGE}; sites0 1^:time_jump; hand0 alchemist; agenda dice")
    assert "play alchemist" in legal(position)
    throw(position, "club", 1)
    assert legal(position) == {"cast time_jump", "pass"}
    play(position, "pass")
    assert not offered(position, "play")


# ------------------------------------------------------------------------------------------------------- Magic Potion


@pytest.mark.rule("W81")
@pytest.mark.card("magic_potion")
def test_the_potion_doubles_one_knight_or_dragon() -> None:
    sites = "sites0 -1^:gotz -1v:gold_fleet 1^:magic_potion 1v:ismai 1vv:abbey"
    position = magic(f"{MAGE}; {sites}")
    assert position.realms[0].strength == 5 + 4
    play(position, "cast magic_potion")
    assert legal(position) == {"site -1^", "site 1v"}
    play(position, "site 1v")
    assert position.realms[0].strength == 5 + 8
    assert "1v:ismai:potion" in names(position, "sites0")


@pytest.mark.rule("W81", "I21")
def test_it_works_until_the_opponents_next_turn_has_ended_for_the_knight_token_too() -> None:
    knights = "hand0 abbey smithy spy; sites1 1^:karl; hand1 falk otto hagen"
    position = magic(f"{MAGE}; sites0 -1^:gotz 1^:magic_potion; {knights}")
    assert position.view(None).tokens["knight"] == 1
    play(position, "cast magic_potion", "site -1^")
    assert (position.realms[0].strength, position.view(None).tokens["knight"]) == (10, 0)
    end_turn(position)
    throw(position, "club", 1)
    assert (position.realms[0].strength, position.view(None).tokens["knight"]) == (10, 0)
    events = end_turn(position)
    assert told(events, "potions-over") == [{"seat": 0}]
    assert (position.realms[0].strength, position.view(None).tokens["knight"]) == (5, 1)


@pytest.mark.rule("W81")
def test_a_knights_point_from_the_smithy_is_doubled_with_him() -> None:
    position = magic(f"{MAGE}; sites0 -1^:gotz -1v:smithy 1^:magic_potion")
    play(position, "cast magic_potion", "site -1^")
    assert position.realms[0].strength == 2 * (5 + 1)


@pytest.mark.rule("W81", "I29")
def test_nobody_but_a_knight_or_dragon_drinks() -> None:
    assert not offered(magic(f"{MAGE}; sites0 -1^:gold_fleet 1^:magic_potion 1v:abbey"), "cast")


# ---------------------------------------------------------------------------------------------------------- Time Jump


@pytest.mark.rule("W83")
@pytest.mark.card("time_jump")
def test_time_jump_makes_the_event_void_before_it_happens() -> None:
    text = f"{MAGE}; sites0 1^:time_jump; store0 all:2"
    position = magic(text)
    throw(position, "club", 1)
    assert legal(position) == {"cast time_jump", "pass"}
    events = play(position, "cast time_jump")
    assert told(events, "event-void") == [{"seat": 0}]
    assert goods(position, 0) == dict.fromkeys(("brick", "lumber", "wool", "ore", "gold"), 2) | {"grain": 3}
    assert power(position, 0) == {"arsa": 1}
    robbed = magic(text)
    throw(robbed, "club", 1)
    play(robbed, "pass")
    assert goods(robbed, 0) == {"brick": 2, "lumber": 2, "grain": 3, "gold": 2}


@pytest.mark.rule("W83")
def test_an_event_card_is_shown_first_and_goes_under_the_stack_if_it_is_void() -> None:
    position = magic(f"{MAGE}; sites0 1^:time_jump; event_stack unicorn_dance plague conflict")
    events = throw(position, "card", 1)
    assert told(events, "event-card") == [{"card": "unicorn_dance"}]
    assert power(position, 0) == {"arsa": 3}
    play(position, "cast time_jump")
    assert names(position, "event_stack") == ["plague", "conflict", "unicorn_dance"]
    assert power(position, 0) == {"arsa": 1}  # no unicorn has danced


@pytest.mark.rule("P10")
def test_time_jump_works_only_in_the_own_turn() -> None:
    position = magic(f"{MAGE}; sites0 1^:time_jump; active 1")
    throw(position, "knight", 1)
    assert decision(position) == "actions:1"


@pytest.mark.rule("W83", "W39")
def test_without_power_there_is_no_jump() -> None:
    position = magic(f"{MAGE.replace(':3', ':1')}; sites0 1^:time_jump")
    throw(position, "knight", 1)
    assert decision(position) == "actions:0"
