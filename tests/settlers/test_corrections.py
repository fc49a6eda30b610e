"""What a player's own cards say otherwise: corrections as a file, as one word, and as a catalogue."""

from __future__ import annotations

import contextlib
import pickle
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tavoliere.core.refusal import Refusal
from tavoliere.games.settlers.catalogue import CARD, FREE, HAND_CARDS, NUMBER, Catalogue, Changes, price_of
from tavoliere.games.settlers.corrections import MOST, changes_from, code_of, corrections_from_toml, read_toml
from tavoliere.games.settlers.decklist import WORDS
from tavoliere.words import LANGUAGES, language
from tests.fuzz.mutations import damaged

ALL = tuple(CARD.values())


def test_the_standard_catalogue_holds_what_is_printed() -> None:
    standard = Catalogue.standard()
    assert standard.corrections == ""
    assert standard is Catalogue.corrected("")
    assert standard.price == [card.price for card in HAND_CARDS]
    assert standard.strength[NUMBER["karl"]] == 7


def test_a_correction_changes_its_own_field_and_nothing_else() -> None:
    code = "citadel.price:brick2+ore3,ismai.magic_build:2,magic_kitchen.price:free"
    catalogue, standard = Catalogue.corrected(code), Catalogue.standard()
    assert catalogue.centre_price["citadel"] == price_of({"brick": 2, "ore": 3})
    assert catalogue.magic_build[NUMBER["ismai"]] == 2
    assert catalogue.price[NUMBER["magic_kitchen"]] == FREE
    assert catalogue.magic_use == standard.magic_use
    assert catalogue.centre_price["city"] == standard.centre_price["city"]
    assert catalogue.is_confirmed(CARD["citadel"], "price")
    assert not catalogue.is_confirmed(CARD["samsor"], "magic_build")
    assert standard.magic_build[NUMBER["ismai"]] == 3


@pytest.mark.parametrize(
    ("written", "canonical"),
    [
        ("ismai.magic_build:2,citadel.price:ore3+brick2", "citadel.price:brick2+ore3,ismai.magic_build:2"),
        ("citadel.price:brick2+ore2", ""),
        ("road.price:free", "road.price:free"),
        ("conrad.tournament:0,conrad.strength:3", "conrad.strength:3,conrad.tournament:0"),
    ],
)
def test_corrections_have_one_canonical_word(written: str, canonical: str) -> None:
    catalogue = Catalogue.corrected(written)
    assert catalogue.corrections == canonical
    assert Catalogue.corrected(canonical) is catalogue
    assert pickle.loads(pickle.dumps(catalogue)) is catalogue  # noqa: S301  our own


def test_every_field_of_every_card_can_be_corrected_at_once() -> None:
    changes: Changes = {
        (card.id, field): (MOST,) * 6 if field == "price" else MOST - 1 for card in ALL for field in card.fields
    }
    code = code_of(changes)
    assert changes_from(code) == changes
    assert Catalogue.corrected(code).corrections == code
    assert not set(code) & set(" ;=\n\t")


def test_a_file_of_corrections_looks_like_the_files_of_cards() -> None:
    text = """
        # from my own cards
        [citadel]
        price = { brick = 2, ore = 3 }
        [ismai]
        magic = { build = 2 }
        points = { strength = 6 }
        [magic_mill]
        price = {}
        [karl]
        points.strength = 7 # as printed
    """
    expected = "citadel.price:brick2+ore3,ismai.magic_build:2,ismai.strength:6,magic_mill.price:free"
    assert corrections_from_toml(text) == expected
    assert corrections_from_toml("") == ""


@pytest.mark.parametrize(
    ("text", "key", "arguments"),
    [
        ("[abbey", "refusal-cards-toml", {}),
        ("[abey]\nprice = {}", "refusal-cards-unknown", {"text": "abey", "near": "abbey"}),
        ("[qqqqqqqq]", "refusal-cards-unknown", {"near": "none"}),
        ("[spy]\nprice = { ore = 1 }", "refusal-cards-nothing", {"card": "spy"}),
        ("[G1]\ndie = 3", "refusal-cards-nothing", {"card": "G1"}),
        ("abbey = 3", "refusal-cards-entry", {"card": "abbey"}),
        ("[abbey]\ncost = {}", "refusal-cards-field", {"card": "abbey", "field": "cost"}),
        ("[abbey]\npoints = { strength = 1 }", "refusal-cards-field", {"field": "points.strength"}),
        ("[abbey]\nmagic.use = 1", "refusal-cards-field", {"field": "magic.use"}),
        ("[magic_mill]\nmagic.use = 1", "refusal-cards-field", {"card": "magic_mill", "field": "magic.use"}),
        ("[abbey]\nprice = 3", "refusal-cards-price", {"value": "3"}),
        ("[abbey]\nprice = { stone = 3 }", "refusal-cards-price", {"value": "stone"}),
        ("[abbey]\nprice = { ore = -1 }", "refusal-cards-value", {"field": "price.ore", "value": "-1"}),
        ("[abbey]\nprice = { ore = 10 }", "refusal-cards-value", {"value": "10", "most": 9}),
        ("[abbey]\nprice = { ore = 1.5 }", "refusal-cards-value", {"value": "1.5"}),
        ("[abbey]\nprice = { ore = true }", "refusal-cards-value", {"value": "True"}),
        ("[magic_eye]\nmagic.use = 0", "refusal-cards-value", {"field": "magic.use", "least": 1}),
        ("[karl]\npoints.strength = 0", "refusal-cards-value", {"field": "points.strength", "least": 1}),
        ("[karl]\npoints.strength = " + "9" * 4000, "refusal-cards-value", {"value": "…"}),
        ("#" * 20_001, "refusal-cards-long", {"most": 20_000}),
    ],
)
def test_a_mistake_in_a_file_of_corrections_is_named(text: str, key: str, arguments: dict[str, object]) -> None:
    with pytest.raises(Refusal) as refused:
        corrections_from_toml(text)
    refusal = refused.value
    assert (refusal.rule, refusal.key) == ("cards", key)
    assert arguments.items() <= refusal.arguments.items()
    for code in LANGUAGES:
        assert language(code, WORDS).tell(refusal.key, refusal.arguments, {"card": "card"})


def test_all_mistakes_of_a_file_are_told() -> None:
    changes, mistakes = read_toml("[abey]\n[abbey]\nprice = { ore = -1, stone = 2 }\n[citadel]\nprice = { ore = 4 }")
    assert [mistake.key for mistake in mistakes] == [
        *("refusal-cards-unknown", "refusal-cards-value", "refusal-cards-price"),
    ]
    assert changes == {("citadel", "price"): price_of({"ore": 4})}


@pytest.mark.parametrize(
    "code",
    [
        *(
            "x",
            "citadel",
            "citadel.price",
            "citadel.price:",
            "citadel.price:ore",
            "citadel.price:ore0",
            "spy.price:free",
        ),
        *("citadel.price:ore2+ore3", "citadel.price:stone2", "citadel.price:ore10", "nobody.price:free", ",", "a.b:1,"),
        *("ismai.magic_build:10", "ismai.magic_build:02", "ismai.magic_build:free", "abbey.strength:2", "x" * 30_000),
        "citadel.price:free,citadel.price:free",
    ],
)
def test_a_word_that_corrects_nothing_is_refused(code: str) -> None:
    with pytest.raises(Refusal):
        Catalogue.corrected(code)


def insist(text: str) -> None:
    """Read a text as a file and as a word of corrections: it is refused, or it goes round."""
    for read in (corrections_from_toml, lambda code: code_of(changes_from(code))):
        with contextlib.suppress(Refusal):
            code = read(text)
            assert Catalogue.corrected(code).corrections == code
    assert all(len(str(mistake)) < 600 for mistake in read_toml(text)[1])


def test_damaged_corrections_are_refused_or_sound() -> None:
    dice = random.Random("corrections")
    code = "citadel.price:brick2+ore3,abbey.price:free,garrison.commerce:2,ismai.magic_build:2,magic_eye.magic_use:2"
    text = "[citadel]\nprice = { brick = 2, ore = 3 }\n[ismai]\nmagic.build = 2\npoints = { strength = 6 }\n[ari]\n"
    for _ in range(1500):
        insist(damaged(dice.choice((code, text)), dice))


@given(text=st.text(max_size=200) | st.binary(max_size=200).map(lambda raw: raw.decode("utf-8", "surrogateescape")))
def test_any_text_is_refused_as_corrections_or_sound(text: str) -> None:
    insist(text)
