"""Magic in general and the wizards: what they cost, where they lie, what touches them (W11, W12, W24-W34, P1, P20)."""

from __future__ import annotations

import pytest

from tavoliere.games.settlers.catalogue import CARD
from tests.settlers.magic import WIZARDS, end_turn, goods, magic, names, offered, power, stored
from tests.settlers.table import dealt, decision, legal, play, throw, told

FULL = "store0 all:3"
HOMES = {"arsa": "B5", "hafli": "L4", "hor": "W3", "ira": "O2", "tali": "G1"}
PRICES = {"arsa": "brick", "hafli": "lumber", "hor": "wool", "ira": "ore", "tali": "grain"}
SWAPPED = "regions0 -2^:W3 -2v:L4 0^:O2 0v:G1"
"""Pasture and forest lie at column -1, mountains and fields between the two settlements."""


@pytest.mark.rule("W11")
def test_magic_power_is_no_resource_to_brigands_traders_or_dice() -> None:
    mages = "centres0 1:citadel; wizards0 0^:hor:3 2^:arsa:3; hand0 -"
    position = magic(f"{mages}; store0 all:1 lumber:2")
    events = throw(position, "club", 2)
    assert told(events, "brigands-left")[0] == {"seat": 0, "count": 7}
    assert power(position, 0) == {"hor": 3, "arsa": 3}
    bare = magic(f"{mages}; store0 all:0; store1 all:0")
    assert legal(bare) == {"dismiss arsa", "dismiss hor", "done"}


@pytest.mark.rule("W12", "P20")
def test_one_casts_as_soon_as_one_has_a_wizard_with_magic_power() -> None:
    position = magic(f"centres0 1:citadel; sites0 1^:fortune_telling; {FULL}; hand0 hor")
    assert "cast fortune_telling" not in legal(position)
    play(position, "build hor")
    assert "cast fortune_telling" in legal(position)
    spent = magic("centres0 1:citadel; sites0 1^:fortune_telling; wizards0 0^:hor:0")
    assert "cast fortune_telling" not in legal(spent)


@pytest.mark.rule("W24")
@pytest.mark.card("arsa", "hafli", "hor", "ira", "tali")
@pytest.mark.parametrize("wizard", HOMES)
def test_a_wizard_costs_one_gold_and_one_of_what_his_region_yields(wizard: str) -> None:
    column = -1 if wizard in {"ira", "tali"} else 1
    text = f"centres0 {column}:citadel; hand0 {wizard}"
    position = magic(f"{text}; store0 all:0 gold:1 {PRICES[wizard]}:1")
    play(position, f"build {wizard}")
    assert goods(position, 0) == {}
    assert power(position, 0) == {wizard: 2}
    for lack in ("gold", PRICES[wizard]):
        assert f"build {wizard}" not in legal(magic(f"{text}; store0 all:3 {lack}:0"))


@pytest.mark.rule("W24")
@pytest.mark.card("ari")
def test_ari_costs_three_gold() -> None:
    position = magic("centres0 1:citadel; hand0 ari; store0 all:0 gold:3")
    play(position, "build ari", "region 2v")
    assert goods(position, 0) == {}
    assert not offered(magic("centres0 1:citadel; hand0 ari; store0 all:3 gold:2"), "build")


@pytest.mark.rule("W25")
def test_a_wizard_needs_an_own_citadel_and_lies_at_one_of_its_regions() -> None:
    assert not offered(magic(f"centres1 1:citadel; hand0 ari hor; {FULL}"), "build")
    position = magic(f"centres0 -3:citadel 1:citadel 3:city; hand0 ari; {FULL}")
    play(position, "build ari")
    assert legal(position) == {f"region {column}{side}" for column in (-4, -2, 0, 2) for side in "^v"}


@pytest.mark.rule("W26")
def test_there_is_one_wizard_at_a_region_and_so_four_at_a_citadel() -> None:
    position = magic(f"centres0 1:citadel; wizards0 0^:hor 2^:arsa; hand0 ari; {FULL}")
    play(position, "build ari")
    assert legal(position) == {"region 0v", "region 2v"}
    play(position := magic(f"centres0 1:citadel; wizards0 0^:hor 0v:hafli 2v:ari; hand0 arsa; {FULL}"), "build arsa")
    assert len(power(position, 0)) == 4
    # Ari lies at the only pasture.
    assert not offered(magic(f"centres0 1:citadel; wizards0 0^:ari; hand0 hor; {FULL}"), "build")


@pytest.mark.rule("W27")
@pytest.mark.card("arsa", "hafli", "hor", "ira", "tali")
@pytest.mark.parametrize("wizard", HOMES)
def test_each_wizard_lies_only_at_regions_of_his_kind(wizard: str) -> None:
    home = HOMES[wizard]
    second = {"B5": "B2", "L4": "L1", "W3": "W5", "O2": "O5", "G1": "G4"}[home]
    there = f"centres0 1:citadel; regions0 0^:{home} 0v:A3 2^:{second} 2v:A6; hand0 {wizard}; {FULL}"
    position = magic(there)
    play(position, f"build {wizard}")
    assert legal(position) == {"region 0^", "region 2^"}


@pytest.mark.rule("W27")
@pytest.mark.parametrize(
    ("column", "regions", "wizard"),
    [(-1, "", "arsa"), (1, "", "ira"), (1, "", "tali"), (1, SWAPPED, "hor"), (1, SWAPPED, "hafli")],
)
def test_without_such_a_region_at_a_citadel_he_stays_in_the_hand(column: int, regions: str, wizard: str) -> None:
    assert not offered(magic(f"centres0 {column}:citadel; {regions}; hand0 {wizard}; {FULL}"), "build")


@pytest.mark.rule("W27")
@pytest.mark.card("ari")
def test_ari_lies_at_a_region_of_any_kind_gold_included() -> None:
    for column in (-1, 1):
        position = magic(f"centres0 {column}:citadel; hand0 ari; {FULL}")
        play(position, "build ari")
        assert legal(position) == {f"region {place}{side}" for place in (column - 1, column + 1) for side in "^v"}


@pytest.mark.rule("W28")
def test_a_wizard_begins_with_two_powers_and_shows_three_at_the_most() -> None:
    position = magic(f"centres0 1:citadel; hand0 hor; {FULL}")
    play(position, "build hor")
    assert power(position, 0) == {"hor": 2}
    play(position, "raise hor")
    assert power(position, 0) == {"hor": 3}
    assert not offered(position, "raise")
    assert CARD["hor"].power == (2, 3)


@pytest.mark.rule("W29")
def test_a_wizard_who_pays_is_turned_down_by_as_much() -> None:
    position = magic("centres0 1:citadel; wizards0 0^:hor:3; sites0 1^:fortune_telling 1v:inspiration; hand0 -")
    events = play(position, "cast inspiration")
    assert told(events, "power") == [{"seat": 0, "card": "hor", "power": 1, "locked": False}]
    play(position, "stack 1", "stack 2", "cast fortune_telling")
    assert power(position, 0) == {"hor": 0}


@pytest.mark.rule("W32", "I4", "I6")
@pytest.mark.parametrize("attack", ["black_knight", "arsonist"])
def test_cards_that_strike_knights_or_buildings_find_nothing_where_only_wizards_lie(attack: str) -> None:
    position = magic(f"active 1; hand1 {attack}; centres0 1:citadel; wizards0 0^:hor 2^:arsa")
    assert not offered(position, "play")
    target = {"black_knight": "conrad", "arsonist": "abbey"}[attack]
    position = magic(f"active 1; hand1 {attack}; centres0 1:citadel; wizards0 0^:hor; sites0 1^:{target} 1v:magic_eye")
    assert offered(position, "play") == {f"play {attack}"}


@pytest.mark.rule("W32", "I9")
def test_the_civil_war_touches_no_wizard() -> None:
    position = magic("centres1 1:citadel; wizards1 0^:hor 2^:arsa; regions1 0^:W4 2^:B6")
    throw(position, "civil_war", 1)
    assert decision(position) == "actions:0"
    assert power(position, 1) == {"hor": 2, "arsa": 2}


@pytest.mark.rule("W34")
def test_there_is_one_of_each_wizard() -> None:
    position = dealt(mode="extended")
    cards = [card for number in range(1, 7) for card in names(position, f"stack{number}")]
    assert [cards.count(wizard) for wizard in WIZARDS] == [1] * 6
    assert all(CARD[wizard].unique for wizard in WIZARDS)


@pytest.mark.rule("P1")
def test_a_wizard_may_spend_both_powers_as_soon_as_he_has_been_laid() -> None:
    position = magic(f"centres0 1:citadel; sites0 1^:inspiration; hand0 hor; {FULL}")
    play(position, "build hor", "cast inspiration")
    assert power(position, 0) == {"hor": 0}


@pytest.mark.rule("P20", "W51")
def test_books_stay_when_the_last_wizard_is_gone_and_wait_for_another() -> None:
    position = magic(f"centres0 1:citadel; sites0 1^:fortune_telling 1v:ismai; wizards0 0^:hor; hand0 arsa; {FULL}")
    play(position, "dismiss hor")
    assert names(position, "sites0") == ["1^:fortune_telling", "1v:ismai"]
    assert not offered(position, "cast")
    play(position, "build arsa", "cast fortune_telling", "pass")
    assert power(position, 0) == {"arsa": 1}


@pytest.mark.rule("W11")
def test_no_turn_yields_magic_power_by_itself() -> None:
    position = magic("centres0 1:citadel; wizards0 0^:hor:1; hand0 abbey otto spy")
    throw(position, "knight", 3)
    assert stored(position, 0, "0^") == "W3:2"
    end_turn(position)
    assert power(position, 0) == {"hor": 1}
