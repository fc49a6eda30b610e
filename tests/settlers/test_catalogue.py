"""The cards as data: how many there are, what is printed on them, and what a player's corrections change."""

from __future__ import annotations

from collections import Counter

import pytest

from tavoliere.games.settlers import pieces
from tavoliere.games.settlers.book import BOOK
from tavoliere.games.settlers.catalogue import (
    CARD,
    CENTRES,
    EVENT_NUMBER,
    EVENTS,
    FREE,
    HAND_CARDS,
    LETTERS,
    NUMBER,
    REGIONS,
    RESOURCES,
    SETS,
    Card,
    Catalogue,
)
from tavoliere.games.settlers.decklist import WORDS
from tavoliere.games.settlers.options import Options
from tavoliere.words import LANGUAGES, language

GOLD = RESOURCES.index("gold")
ALL = tuple(CARD.values())


def of_set(name: str) -> list[Card]:
    return [card for card in ALL if card.set == name]


def count(cards: list[Card]) -> int:
    return sum(card.count + card.start for card in cards)


def coloured(colour: str, name: str = "base") -> list[Card]:
    return [card for card in of_set(name) if card.colour == colour]


def price(name: str) -> dict[str, int]:
    return {one: amount for one, amount in zip(RESOURCES, CARD[name].price, strict=True) if amount}


# ------------------------------------------------------------------------------------------------- what is in the boxes


@pytest.mark.rule("B1")
def test_the_base_game_has_120_cards() -> None:
    assert count(of_set("base")) == 120
    assert {kind: count([card for card in of_set("base") if card.kind == kind]) for kind in ("region", "event")} == {
        "region": 23,
        "event": 10,
    }
    assert [(CARD[name].count, CARD[name].start) for name in ("road", "settlement", "city")] == [(7, 2), (5, 4), (7, 0)]


@pytest.mark.rule("B2")
def test_of_the_62_expansion_cards_26_are_green_16_red_and_20_yellow() -> None:
    assert [count(coloured(colour)) for colour in ("green", "red", "yellow")] == [26, 16, 20]
    assert sum(card.count for card in HAND_CARDS if card.set == "base") == 62


@pytest.mark.rule("B4", "B12")
@pytest.mark.parametrize(("crest", "numbers"), [("A", (5, 4, 3, 2, 1, 6)), ("B", (6, 5, 4, 3, 2, 1))])
def test_each_crest_has_a_region_of_each_resource_and_each_number_once(crest: str, numbers: tuple[int, ...]) -> None:
    regions = {card.resource: card.die for card in REGIONS[1:] if card.crest == crest}
    assert tuple(regions[resource] for resource in range(6)) == numbers
    assert sorted(numbers) == [1, 2, 3, 4, 5, 6]
    assert [CARD[name].start // 2 for name in ("road", "settlement")] == [1, 2]


@pytest.mark.rule("B5")
def test_there_are_six_resources_and_nothing_of_the_base_game_is_built_with_gold() -> None:
    assert len(RESOURCES) == len(LETTERS) == 6
    assert [card.id for card in of_set("base") if card.price[GOLD]] == []


@pytest.mark.rule("B64", "B31", "B33")
def test_the_prices_of_the_centre_cards() -> None:
    assert price("road") == {"brick": 2, "lumber": 1}
    assert price("settlement") == {"brick": 1, "lumber": 1, "wool": 1, "grain": 1}
    assert price("city") == {"ore": 3, "grain": 2}
    assert Catalogue.standard().centre_price == {card.id: card.price for card in CENTRES[1:]}


@pytest.mark.rule("B65")
def test_the_numbers_of_the_23_regions() -> None:
    stack = {f"{RESOURCES[card.resource or 0]} {card.die}" for card in REGIONS[1:] if not card.crest}
    assert stack == {
        *("grain 3", "grain 4", "ore 4", "ore 5", "wool 5", "wool 6"),
        *("lumber 6", "lumber 1", "brick 1", "brick 2", "gold 3"),
    }
    assert len({(card.resource, card.die) for card in REGIONS[1:]}) == 23
    assert Counter(card.die for card in REGIONS[1:]) == {1: 4, 2: 3, 3: 4, 4: 4, 5: 4, 6: 4}
    assert all(card.id == f"{LETTERS[card.resource or 0]}{card.die}" for card in REGIONS[1:])


@pytest.mark.rule("B68", "W7")
def test_there_are_ten_events_and_three_more_in_the_set() -> None:
    assert {card.id: card.count for card in EVENTS[1:]} == {
        **dict.fromkeys(("civil_war", "conflict", "master_builder", "year_end", "comet"), 1),
        **dict.fromkeys(("plague", "productive_year", "progress", "unicorn_dance"), 2),
    }
    assert count([card for card in EVENTS if card.set == "base"]) == 10


@pytest.mark.rule("W3", "W6")
def test_the_set_has_45_cards_of_which_37_can_be_in_a_hand() -> None:
    assert count(of_set("wizards-dragons")) == 45
    kinds = Counter[str]()
    for card in of_set("wizards-dragons"):
        kinds[card.kind] += card.count
    assert kinds == {
        "citadel": 5,
        "dragon": 2,
        "magic_building": 5,
        "wizard": 6,
        "book": 10,
        "event": 3,
        "magic_action": 14,
    }
    assert sum(card.count for card in HAND_CARDS if card.set == "wizards-dragons") == 37


def test_the_numbers_of_the_cards_are_those_that_the_engine_plays_with() -> None:
    assert tuple(card.id for card in HAND_CARDS) == pieces.HAND_IDS
    assert tuple(card.id for card in EVENTS) == pieces.EVENT_IDS
    assert tuple(card.id or "--" for card in REGIONS) == pieces.REGION_CODES
    assert tuple(card.id for card in CENTRES[:4]) == pieces.CENTRES
    assert [card.count for card in HAND_CARDS] == pieces.COPIES
    assert [card.count for card in EVENTS] == pieces.EVENT_COPIES
    assert all(NUMBER[name] == number for number, name in enumerate(pieces.HAND_IDS) if name)
    assert all(EVENT_NUMBER[name] == number for number, name in enumerate(pieces.EVENT_IDS) if name)


def test_every_rule_that_a_card_names_stands_in_the_book() -> None:
    numbers = {entry.number for entry in BOOK}
    assert sorted({rule for card in ALL for rule in card.rules} - numbers) == []


# ------------------------------------------------------------------------------------------------- what is on the cards


@pytest.mark.rule("B44")
def test_the_victory_points_of_the_buildings() -> None:
    points = {card.id: card.victory for card in HAND_CARDS if card.victory}
    assert points == {**dict.fromkeys(("aqueduct", "bath_house", "church", "library", "town_hall"), 1), "colossus": 2}
    assert (CARD["settlement"].victory, CARD["city"].victory) == (1, 2)


@pytest.mark.rule("B45")
def test_the_commerce_points() -> None:
    fleets = [card.id for card in HAND_CARDS if card.kind == "fleet"]
    points = {card.id: card.commerce for card in HAND_CARDS if card.commerce}
    assert points == {
        **dict.fromkeys([*fleets, "garrison", "harbor", "mint"], 1),
        "marketplace": 2,
        "counting_house": 3,
        "merchant_guild": 4,
    }
    assert CARD["harbor"].fleet_commerce == 1


def test_each_knight_has_as_many_points_as_his_price_and_one_more() -> None:
    knights = [card for card in HAND_CARDS if card.kind == "knight"]
    assert len(knights) == 9
    assert all(card.strength + card.tournament == sum(card.price) + 1 for card in knights)
    assert all(card.unique for card in knights)


@pytest.mark.rule("W68")
def test_the_points_of_the_dragons_follow_the_formula_of_the_knights() -> None:
    dragons = {card.id: (card.magic_build, card.strength, card.tournament) for card in ALL if card.kind == "dragon"}
    assert dragons == {"ismai": (3, 4, 0), "samsor": (4, 5, 0)}


@pytest.mark.rule("W24", "W27", "W28", "W34")
def test_a_wizard_costs_gold_and_one_of_his_own_kind_and_ari_three_gold() -> None:
    wizards = {card.id: card for card in ALL if card.kind == "wizard"}
    assert price("ari") == {"gold": 3}
    homes = {"arsa": "brick", "hafli": "lumber", "hor": "wool", "ira": "ore", "tali": "grain"}
    assert {name: card.region for name, card in wizards.items()} == homes | {"ari": "any"}
    assert all(price(name) == {"gold": 1, home: 1} for name, home in homes.items())
    assert all(card.power == (2, 3) and card.unique for card in wizards.values())


@pytest.mark.rule("W36", "W38")
def test_books_are_free_and_each_spell_costs_magic() -> None:
    books = [card for card in ALL if card.kind == "book"]
    assert all(card.price == FREE and card.magic_build == 0 and card.magic_use >= 1 for card in books)


@pytest.mark.rule("W41")
def test_each_magic_action_costs_one_magic_power() -> None:
    assert {card.magic_use for card in ALL if card.kind == "magic_action"} == {1}


@pytest.mark.rule("B56")
def test_actions_cost_nothing() -> None:
    assert all(card.price == FREE and card.fields == () for card in ALL if card.kind == "action")


@pytest.mark.rule("U1")
def test_a_price_that_two_sources_give_is_surer_than_one_that_one_source_gives() -> None:
    priced = [card for card in of_set("base") if "price" in card.fields]
    sure = {card.id for card in priced if card.sure("price") == "high"}
    assert sure == {"road", "settlement", "city", "abbey", "marketplace", "conrad"}
    assert all(card.sure("price") == "medium" for card in priced if card.id not in sure)


@pytest.mark.rule("U2")
def test_five_printed_points_are_told_by_one_source_only() -> None:
    doubtful = {card.id for card in of_set("base") if {"victory", "commerce"} & set(card.confidence)}
    assert doubtful == {"garrison", "counting_house", "merchant_guild", "aqueduct", "library"}


@pytest.mark.rule("U3")
def test_the_points_of_four_knights_are_told_by_one_source_only() -> None:
    assert {card.id for card in ALL if card.sure("strength") == "medium"} == {"karl", "gotz", "otto", "falk"}
    assert CARD["conrad"].sure("strength") == "high"
    assert CARD["conrad"].sure("tournament") == "medium"


@pytest.mark.rule("U20")
def test_every_card_has_a_name_and_a_text_in_every_language() -> None:
    for code in LANGUAGES:
        words = language(code, WORDS)
        named = [words.say(f"card-{card.id}") for card in ALL]
        assert len(set(named)) == len(named), code
        assert all(words.say(f"card-{card.id}", form) for card in ALL for form in ("a", "the", "text"))
        assert all(len(words.short(f"card-{card.id}")) <= 14 for card in ALL)


@pytest.mark.rule("U22")
def test_the_first_edition_is_played_with_the_same_cards() -> None:
    assert SETS == ("base", "wizards-dragons")
    first = Options({"brigand_grace": "off", "action_lock": "off"})
    assert Catalogue.corrected(first.corrections) is Catalogue.standard()


def test_what_no_source_gives_is_marked() -> None:
    unconfirmed = {(card.id, field) for card in ALL for field in card.fields if not card.is_confirmed(field)}
    assert {field for name, field in unconfirmed if name == "citadel"} == {"price"}
    assert ("wheel_of_time", "magic_use") not in unconfirmed
    assert ("magic_eye", "magic_use") in unconfirmed
    assert [name for name, _ in unconfirmed if CARD[name].set == "base"] == []
