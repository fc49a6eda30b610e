"""Magic that moves regions: Magic Land, Change Land!, Whirlwind, and the wizard who guards his land (W76, W93, W94)."""

from __future__ import annotations

import pytest

from tests.settlers.magic import magic, names, offered, power, stored
from tests.settlers.table import discards, legal, play, told

MAGE = "centres0 1:citadel; wizards0 2v:ari:3; sites0 1^:magic_land"
FIELDS = "regions0 -2^:G1:1 -2v:G4:0 0^:O2 0v:L4 2^:B5 2v:A6"
THEIR_GOLD = "regions1 -2^:A1:3 -2v:A3:1 0^:W4 0v:L5 2^:B6 2v:O3"


# ------------------------------------------------------------------------------------------------------- Magic Land


@pytest.mark.rule("W76")
@pytest.mark.card("magic_land")
def test_magic_land_swaps_a_region_that_each_owner_has_twice_with_what_is_stored_there() -> None:
    position = magic(f"{MAGE}; {FIELDS}; {THEIR_GOLD}")
    play(position, "cast magic_land")
    assert legal(position) == {"region -2^", "region -2v"}
    play(position, "region -2v")
    assert legal(position) == {"their region -2^", "their region -2v"}
    events = play(position, "their region -2^")
    assert [stored(position, 0, "-2v"), stored(position, 1, "-2^")] == ["A1:3", "G4:0"]
    assert told(events, "regions-swapped")[0] == {
        "seat": 0, "place": "-2v", "their_place": "-2^", "region": "G4", "their_region": "A1",
    }  # fmt: skip
    assert power(position, 0) == {"ari": 1}
    assert position.realms[0].bags[5] == 1 + 3


@pytest.mark.rule("W76")
def test_both_owners_must_have_their_region_twice() -> None:
    assert not offered(magic(f"{MAGE}; {FIELDS}"), "cast")
    assert not offered(magic(f"{MAGE}; {THEIR_GOLD}"), "cast")
    assert offered(magic(f"{MAGE}; {FIELDS}; {THEIR_GOLD}"), "cast") == {"cast magic_land"}


@pytest.mark.rule("W76", "W33", "I28")
def test_a_wizard_protects_the_region_where_he_lies_from_either_side() -> None:
    mine = "centres0 -1:citadel; wizards0 -2^:tali:3; sites0 -1^:magic_land"
    theirs = "centres1 -1:citadel; wizards1 -2v:ari"
    position = magic(f"{mine}; {FIELDS}; {theirs}; {THEIR_GOLD}")
    play(position, "cast magic_land")
    assert legal(position) == {"region -2v"}
    play(position, "region -2v")
    assert legal(position) == {"their region -2^"}


@pytest.mark.rule("W76", "W33", "I28")
def test_with_a_wizard_at_either_of_the_two_nothing_can_be_swapped() -> None:
    mine = "centres0 -1:citadel; sites0 -1^:magic_land; wizards0 -2^:tali:3"
    assert offered(magic(f"{mine}; {FIELDS}; {THEIR_GOLD}"), "cast") == {"cast magic_land"}
    assert not offered(magic(f"{mine} -2v:ari; {FIELDS}; {THEIR_GOLD}"), "cast")


# ----------------------------------------------------------------------------------------------------- Change Land!


@pytest.mark.rule("W94")
@pytest.mark.card("change_land")
def test_change_land_replaces_a_region_by_any_of_the_stack_and_keeps_the_number() -> None:
    change = "centres0 1:citadel; wizards0 2v:ari:1; hand0 change_land; region_stack L6 A3 W5 B1"
    position = magic(f"{change}; {FIELDS.replace('G1:1', 'G1:2')}")
    rest = names(position, "region_stack")[4:]
    play(position, "play change_land")
    assert legal(position) == {"region -2^", "region -2v"}
    play(position, "region -2^")
    assert legal(position) == {f"take {region}" for region in ["L6", "A3", "W5", "B1", *rest]}
    play(position, "take A3")
    assert stored(position, 0, "-2^") == "A3:2"
    assert names(position, "region_stack") == ["L6", "W5", "B1", *rest, "G1"]
    assert (power(position, 0), discards(position)) == ({"ari": 0}, ["change_land"])
    assert position.realms[0].bags[4:] == [0, 1 + 2]


@pytest.mark.rule("W94")
def test_a_region_that_one_has_once_stays() -> None:
    assert not offered(magic("centres0 1:citadel; wizards0 2v:ari:1; hand0 change_land"), "play")


@pytest.mark.rule("W94", "W33", "I28")
def test_so_does_one_that_a_wizard_guards() -> None:
    text = f"centres0 -1:citadel; hand0 change_land; {FIELDS}"
    position = magic(f"{text}; wizards0 -2^:tali:1")
    play(position, "play change_land")
    assert legal(position) == {"region -2v"}
    assert not offered(magic(f"{text}; wizards0 -2^:tali:1 -2v:ari"), "play")


# -------------------------------------------------------------------------------------------------------- Whirlwind


@pytest.mark.rule("W93")
@pytest.mark.card("whirlwind")
def test_the_whirlwind_empties_one_region_and_no_other_of_its_kind() -> None:
    text = "centres0 1:citadel; wizards0 2v:ari:1; hand0 whirlwind"
    position = magic(f"{text}; {THEIR_GOLD.replace('0^:W4', '0^:W4:0')}")
    play(position, "play whirlwind")
    assert legal(position) == {f"their region {place}" for place in ("-2^", "-2v", "0v", "2^", "2v")}
    events = play(position, "their region -2^")
    assert [stored(position, 1, place) for place in ("-2^", "-2v")] == ["A1:0", "A3:1"]
    assert told(events, "lost")[0]["amount"] == 3


@pytest.mark.rule("W93")
def test_where_nothing_is_stored_nothing_blows() -> None:
    text = "centres0 1:citadel; wizards0 2v:ari:1; hand0 whirlwind"
    assert not offered(magic(f"{text}; store1 all:0"), "play")
