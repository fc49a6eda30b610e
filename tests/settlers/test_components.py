"""The cards, dice and tokens on the table, and what is printed on them (B1-B5, B12, B64, B65, B68, U1-U3)."""

from __future__ import annotations

from collections import Counter

import pytest

from tavoliere.games.settlers.catalogue import CARD, HAND_CARDS
from tavoliere.words import language
from tests.settlers.magic import goods, names, offered
from tests.settlers.table import GAME, dealt, legal, play, table, throw, told, why

PRICES = {
    "abbey": "brick lumber ore",
    "garrison": "brick lumber",
    "smithy": "ore ore lumber",
    "brick_factory": "brick ore",
    "foundry": "brick ore",
    "grain_mill": "grain brick",
    "sawmill": "lumber lumber",
    "woolen_mill": "brick wool",
    **dict.fromkeys(
        ("brick_fleet", "gold_fleet", "grain_fleet", "lumber_fleet", "ore_fleet", "wool_fleet"), "wool lumber"
    ),
    "conrad": "grain ore",
    "falk": "grain grain ore ore wool",
    "gotz": "grain grain ore ore wool wool",
    "hagen": "grain ore",
    "karl": "grain grain ore ore wool wool wool",
    "otto": "grain ore ore wool",
    "pippin": "grain ore wool",
    "siegfried": "ore",
    "walter": "grain ore wool",
    "aqueduct": "lumber lumber ore ore brick brick",
    "bath_house": "brick brick ore wool",
    "church": "ore ore grain grain brick",
    "colossus": "ore ore ore brick brick brick grain grain grain",
    "counting_house": "wool wool grain brick",
    "harbor": "ore wool brick",
    "library": "lumber lumber ore ore brick",
    "marketplace": "grain wool",
    "merchant_guild": "wool wool wool brick brick grain",
    "mint": "lumber lumber ore ore brick brick",
    "town_hall": "wool wool ore ore brick",
}
"""What each building and unit costs, in resources one by one."""

POINTS = {
    "garrison": "0 1",
    **dict.fromkeys(("brick_fleet", "gold_fleet", "grain_fleet", "lumber_fleet", "ore_fleet", "wool_fleet"), "0 1"),
    **dict.fromkeys(("aqueduct", "bath_house", "church", "library", "town_hall"), "1 0"),
    "colossus": "2 0",
    "counting_house": "0 3",
    "harbor": "0 1",
    "marketplace": "0 2",
    "merchant_guild": "0 4",
    "mint": "0 1",
}
"""Victory and commerce points; what is missing has none."""

KNIGHTS = {
    "conrad": "2 1",
    "falk": "1 5",
    "gotz": "5 2",
    "hagen": "1 2",
    "karl": "7 1",
    "otto": "3 2",
    "pippin": "1 3",
    "siegfried": "1 1",
    "walter": "3 1",
}
"""Strength and tournament points."""


def store(price: str, *, without: str = "") -> str:
    """Write a store that holds a price and nothing else, or one resource less than that."""
    amounts = Counter(price.split()) - Counter(without.split())
    return " ".join(["all:0", *(f"{resource}:{amount}" for resource, amount in amounts.items())])


@pytest.mark.rule("B1")
def test_all_120_cards_are_on_the_table_when_the_game_is_dealt() -> None:
    position = dealt()
    stacks = sum(len(names(position, f"stack{number}")) for number in range(1, 6))
    piles = [len(names(position, key)) for key in ("region_stack", "event_stack")]
    assert (stacks, piles) == (62, [11, 10])
    assert (position.roads, position.settlements, position.cities) == (7, 5, 7)
    crests = 0
    while offered(position, "region"):
        play(position, min(offered(position, "region")))
    for seat in (0, 1):
        crests += len(names(position, f"regions{seat}")) + len(names(position, f"centres{seat}")) + 1  # and a road
    assert stacks + sum(piles) + 7 + 5 + 7 + crests == 120


@pytest.mark.rule("B2")
def test_the_expansion_cards_are_26_green_16_red_and_20_yellow_ones() -> None:
    position = dealt()
    colours = Counter(CARD[card].colour for number in range(1, 6) for card in names(position, f"stack{number}"))
    assert colours == {"green": 26, "red": 16, "yellow": 20}
    # They are held in the hand until they are laid or played.
    position = table("options action_lock=off; hand0 abbey caravan; stack1 -; store0 lumber:3 ore:2")
    play(position, "build abbey", "side 1^")
    assert (names(position, "hand0"), names(position, "sites0")) == (["caravan"], ["1^:abbey"])
    play(position, "play caravan")
    assert (names(position, "hand0"), names(position, "discards")) == ([], ["caravan"])


@pytest.mark.rule("B3")
def test_two_dice_are_thrown_and_two_tokens_contended_for() -> None:
    seen = set()
    for number in range(200):
        position = table("agenda dice", seed=number)
        dice = told(play(position, "roll"), "dice")[0]
        seen |= {dice["face"], dice["number"]}
    assert seen == {"club", "mill", "knight", "sun", "card", 1, 2, 3, 4, 5, 6}
    position = table("sites0 1^:siegfried; centres1 1:city; sites1 1^:gold_fleet")
    assert (position.knight, position.mill) == (0, 1)


@pytest.mark.rule("B4", "B12", "R8")
@pytest.mark.parametrize(("seat", "crest"), [(0, "G1 O2 W3 L4 B5 A6"), (1, "G2 O3 W4 L5 B6 A1")])
def test_each_crest_has_a_road_two_settlements_and_six_regions(seat: int, crest: str) -> None:
    position = table("turn 1")
    assert names(position, f"centres{seat}") == ["-1:settlement", "1:settlement"]
    assert sorted(word.split(":")[1] for word in names(position, f"regions{seat}")) == sorted(crest.split())
    assert sorted(code[1] for code in crest.split()) == list("123456")


@pytest.mark.rule("B5")
def test_nothing_is_built_with_gold_but_it_can_be_traded_and_pays_for_a_search() -> None:
    position = table("store0 all:0 gold:3; store1 all:0; hand0 abbey garrison; centres0 1:city")
    trades = {f"trade gold>{other}" for other in ("brick", "lumber", "wool", "ore", "grain")}
    assert legal(position) == trades | {"deal", "done"}
    assert goods(position, 0) == {"gold": 3}
    play(position, "done", "search 1")
    assert goods(position, 0) == {"gold": 1}


@pytest.mark.rule("B64")
@pytest.mark.card("road")
@pytest.mark.parametrize("lack", ["", "brick", "lumber"])
def test_a_road_costs_two_brick_and_a_lumber(lack: str) -> None:
    position = table(f"store0 {store('brick brick lumber', without=lack)}")
    assert offered(position, "road") == (set() if lack else {"road left", "road right"})
    if lack:
        assert why(position, "road left").split()[0] == "B64"


@pytest.mark.rule("B64")
@pytest.mark.card("settlement")
@pytest.mark.parametrize("lack", ["", "brick", "lumber", "wool", "grain"])
def test_a_settlement_costs_a_brick_a_lumber_a_wool_and_a_grain(lack: str) -> None:
    position = table(f"roads0 left; store0 {store('brick lumber wool grain', without=lack)}")
    assert offered(position, "settle") == (set() if lack else {"settle left"})


@pytest.mark.rule("B64")
@pytest.mark.card("city")
@pytest.mark.parametrize("lack", ["", "ore", "grain"])
def test_a_city_costs_three_ore_and_two_grain(lack: str) -> None:
    position = table(f"store0 {store('ore ore ore grain grain', without=lack)}")
    assert offered(position, "city") == (set() if lack else {"city -1", "city 1"})


@pytest.mark.rule("U1", "B38")
@pytest.mark.parametrize("card", PRICES)
def test_each_building_and_unit_has_its_price(card: str) -> None:
    price = PRICES[card]
    position = table(f"centres0 1:city; hand0 {card}; store0 {store(price)}")
    play(position, f"build {card}")
    if offered(position, "side"):
        play(position, min(offered(position, "side")))
    assert goods(position, 0) == {}
    assert [word.split(":")[1] for word in names(position, "sites0")] == [card]
    for resource in set(price.split()):
        position = table(f"centres0 1:city; hand0 {card}; store0 {store(price, without=resource)}")
        assert offered(position, "build") == set()


def test_no_building_and_no_unit_is_forgotten_in_these_tables() -> None:
    built = [card for card in HAND_CARDS[1:] if card.set == "base" and card.colour != "yellow"]
    assert {card.id for card in built} == set(PRICES)
    assert {card.id for card in built if card.kind == "knight"} == set(KNIGHTS)


@pytest.mark.rule("U2", "B44", "B45")
@pytest.mark.parametrize("card", [card for card in PRICES if card not in KNIGHTS])
def test_each_building_and_fleet_has_its_victory_and_commerce_points(card: str) -> None:
    position = table(f"centres0 1:city; sites0 1^:{card}")
    victory, commerce = map(int, POINTS.get(card, "0 0").split())
    token = 1 if commerce else 0  # the city makes it a windmill
    assert position.points(0) == 3 + victory + token
    assert position.realms[0].commerce == commerce
    assert (position.realms[0].strength, position.realms[0].tournament) == (0, 0)


@pytest.mark.rule("U3", "B41")
@pytest.mark.card("hagen", "otto", "pippin")
@pytest.mark.parametrize("card", KNIGHTS)
def test_each_knight_has_strength_and_tournament_points(card: str) -> None:
    position = table(f"sites0 1^:{card}")
    realm = position.realms[0]
    assert f"{realm.strength} {realm.tournament}" == KNIGHTS[card]
    assert (realm.commerce, position.points(0)) == (0, 3)  # the token


@pytest.mark.rule("B65")
def test_the_stack_has_eleven_regions_and_no_region_is_there_twice() -> None:
    position = dealt()
    stack = names(position, "region_stack")
    assert sorted(stack) == sorted(["G3", "G4", "O4", "O5", "W5", "W6", "L6", "L1", "B1", "B2", "A3"])
    both = [word.split(":")[1] for seat in (0, 1) for word in names(table("turn 1"), f"regions{seat}")]
    assert len({*stack, *both}) == 23
    assert Counter(code[1] for code in (*stack, *both)) == {"1": 4, "2": 3, "3": 4, "4": 4, "5": 4, "6": 4}


@pytest.mark.rule("B68")
def test_the_event_stack_has_ten_cards_and_no_hand_ever_holds_one() -> None:
    position = dealt()
    singles = dict.fromkeys(("civil_war", "conflict", "master_builder", "year_end"), 1)
    assert Counter(names(position, "event_stack")) == singles | dict.fromkeys(
        ("plague", "productive_year", "progress"), 2
    )
    position = table("event_stack progress plague")
    throw(position, "progress", 4)
    assert names(position, "event_stack") == ["plague", "progress"]
    play(position, "done")
    assert offered(position, "draw", "search") == {
        f"{verb} {number}" for verb in ("draw", "search") for number in range(1, 6)
    }


@pytest.mark.rule("U20")
def test_every_card_has_a_name_in_english() -> None:
    """Where the printed name has not come down to us, the card bears one of ours; none goes without."""
    words = language("en", GAME.words)
    names_of_cards = [words.tell(f"card-{card.id}", {}, {}) for card in HAND_CARDS[1:]]
    assert all(names_of_cards)
    assert len(set(names_of_cards)) == len(names_of_cards)


@pytest.mark.rule("U22")
def test_the_rules_are_those_of_2005_unless_an_option_says_otherwise() -> None:
    """The two limits that the first edition did not have are on by default: grace from brigands, locked actions."""
    position = dealt()
    assert (position.options.grace, position.options.lock) == (True, True)
    position = dealt(brigand_grace="off", action_lock="off")
    assert (position.options.grace, position.options.lock) == (False, False)
