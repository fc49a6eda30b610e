"""Magic power comes and goes: recharging, resting, and paying with several wizards (W30, W31, W35, P2-P6, I30)."""

from __future__ import annotations

import pytest

from tests.settlers.magic import end_turn, goods, magic, names, offered, power, stored
from tests.settlers.table import legal, play, throw, told

HOR = "centres0 1:citadel; sites0 1^:fortune_telling"
CAST = "cast fortune_telling"


@pytest.mark.rule("W30")
def test_a_wizard_rises_by_what_his_region_is_turned_down() -> None:
    position = magic(f"{HOR}; wizards0 0^:hor:0; store0 all:2")
    events = play(position, "raise hor", "raise hor")
    assert power(position, 0) == {"hor": 2}
    assert goods(position, 0) == {"brick": 2, "lumber": 2, "ore": 2, "grain": 2, "gold": 2}
    assert [args["amount"] for args in told(events, "lost")] == [1, 1]


@pytest.mark.rule("W30")
def test_no_other_region_will_do_be_it_of_the_same_kind() -> None:
    position = magic(f"{HOR}; wizards0 0^:hor:0; regions0 0^:W3:0 2v:W5:3; store1 all:0; hand0 -")
    assert stored(position, 0, "2v") == "W5:3"
    assert not offered(position, "raise")


@pytest.mark.rule("W30")
@pytest.mark.card("ari")
@pytest.mark.parametrize(("place", "resource"), [("0^", "wool"), ("0v", "lumber"), ("2^", "brick"), ("2v", "gold")])
def test_ari_takes_whatever_his_region_yields(place: str, resource: str) -> None:
    position = magic(f"{HOR}; wizards0 {place}:ari:0; store0 all:0 {resource}:1")
    play(position, "raise ari")
    assert power(position, 0) == {"ari": 1}
    assert goods(position, 0) == {}


@pytest.mark.rule("W30")
@pytest.mark.card("arsa", "hafli", "hor", "ira", "tali")
@pytest.mark.parametrize(
    ("column", "wizard", "place", "resource"),
    [
        (1, "arsa", "2^", "brick"),
        (1, "hafli", "0v", "lumber"),
        (1, "hor", "0^", "wool"),
        (-1, "ira", "-2v", "ore"),
        (-1, "tali", "-2^", "grain"),
    ],
)
def test_every_other_wizard_turns_his_own_resource_into_power(
    column: int, wizard: str, place: str, resource: str
) -> None:
    position = magic(f"centres0 {column}:citadel; wizards0 {place}:{wizard}:1; store0 all:2")
    play(position, f"raise {wizard}")
    assert power(position, 0) == {wizard: 2}
    assert goods(position, 0)[resource] == 1


@pytest.mark.rule("W31", "P2")
def test_a_wizard_raised_in_the_own_turn_casts_no_more_in_it_not_even_with_old_power() -> None:
    position = magic(f"{HOR}; wizards0 0^:hor:2; store0 all:1")
    assert CAST in legal(position)
    play(position, "raise hor")
    assert CAST not in legal(position)
    assert names(position, "wizards0") == ["0^:hor:3!"]


@pytest.mark.rule("W31")
def test_his_colleague_who_was_not_raised_may_cast_and_pays_alone() -> None:
    position = magic(f"{HOR}; wizards0 0^:hor:2 2^:arsa:1; store0 all:1")
    play(position, "raise hor", CAST, "pass")
    assert power(position, 0) == {"hor": 3, "arsa": 0}


@pytest.mark.rule("W31")
def test_from_the_opponents_next_turn_on_he_casts_again() -> None:
    position = magic("centres0 1:citadel; sites0 1^:countermagic; wizards0 0^:hor:2; hand1 caravan spy otto")
    play(position, "raise hor")
    end_turn(position)
    throw(position, "knight", 1)
    play(position, "play caravan")
    assert (position.seat, legal(position)) == (0, {"cast countermagic", "pass"})


@pytest.mark.rule("W31")
def test_a_resting_wizard_pays_for_no_dragon_and_no_building_either() -> None:
    text = "centres0 1:citadel; wizards0 0^:hor:2 2^:arsa:1; store0 all:3; hand0 ismai magic_mill"
    position = magic(text)
    assert offered(position, "build") == {"build ismai", "build magic_mill"}
    play(position, "raise hor")
    assert offered(position, "build") == {"build magic_mill"}
    play(position, "raise arsa")
    assert not offered(position, "build")


@pytest.mark.rule("W35")
def test_power_for_a_spell_comes_from_several_wizards_of_any_citadel() -> None:
    mages = "centres0 -1:citadel 3:citadel; wizards0 -2^:tali:2 -2v:ira:2 2^:arsa:2; sites0 -1^:inspiration"
    position = magic(mages)
    play(position, "cast inspiration")
    assert legal(position) == {"wizard arsa", "wizard ira", "wizard tali"}
    play(position, "wizard arsa", "wizard tali")
    assert power(position, 0) == {"tali": 1, "ira": 2, "arsa": 1}


@pytest.mark.rule("W35")
@pytest.mark.card("samsor")
def test_a_dragon_of_four_powers_needs_at_least_two_wizards() -> None:
    text = "centres0 1:citadel; hand0 samsor"
    assert not offered(magic(f"{text}; wizards0 0^:hor:3"), "build")
    position = magic(f"{text}; wizards0 0^:hor:3 2^:arsa:1")
    play(position, "build samsor", "side 1^")
    assert power(position, 0) == {"hor": 0, "arsa": 0}


@pytest.mark.rule("W35")
@pytest.mark.card("philosophers_stone")
def test_power_for_a_magic_building_may_come_from_several_wizards_too() -> None:
    text = "centres0 -1:citadel 3:citadel; hand0 philosophers_stone; store0 all:0 ore:1 gold:1"
    position = magic(f"{text}; wizards0 -2^:tali:1 2^:arsa:1")
    play(position, "build philosophers_stone", "side 3v")
    assert power(position, 0) == {"tali": 0, "arsa": 0}


@pytest.mark.rule("P3")
def test_one_recharges_in_the_own_action_step_and_at_no_other_time() -> None:
    text = f"{HOR}; wizards0 0^:hor:1; store0 all:1; hand1 caravan"
    assert "raise hor" in legal(magic(text))
    assert legal(magic(f"{text}; agenda dice")) == {"roll"}
    assert "raise hor" not in legal(magic(f"{text}; active 1"))
    position = magic(f"{text.replace('fortune_telling', 'countermagic').replace('hor:1', 'hor:2')}; active 1")
    play(position, "play caravan")
    assert legal(position) == {"cast countermagic", "pass"}


@pytest.mark.rule("P4")
@pytest.mark.card("magic_mill")
def test_power_from_the_magic_mill_makes_a_wizard_rest_as_well() -> None:
    position = magic("centres0 1:citadel; sites0 1^:fortune_telling 1v:magic_mill; wizards0 0^:hor:2; store0 gold:1")
    play(position, "use magic_mill")
    assert power(position, 0) == {"hor": 3}
    assert CAST not in legal(position)


@pytest.mark.rule("P5")
def test_one_recharges_step_by_step_never_above_three_nor_by_more_than_is_stored() -> None:
    position = magic(f"{HOR}; wizards0 0^:hor:1 0v:hafli:0; store0 all:0 wool:3 lumber:1")
    play(position, "raise hor", "raise hafli")
    assert offered(position, "raise") == {"raise hor"}
    play(position, "raise hor")
    assert not offered(position, "raise")
    assert (power(position, 0), goods(position, 0)) == ({"hor": 3, "hafli": 1}, {"wool": 1})


@pytest.mark.rule("P6", "I30")
@pytest.mark.card("unicorn_dance")
def test_the_unicorns_make_nobody_rest_but_recharging_later_in_the_turn_does() -> None:
    position = magic(f"{HOR}; wizards0 0^:hor:0; store0 all:1")
    throw(position, "unicorn_dance", 1)
    assert names(position, "wizards0") == ["0^:hor:1"]
    assert CAST in legal(position)
    play(position, "raise hor")
    assert CAST not in legal(position)
