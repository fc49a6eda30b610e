"""Spell books: laying, casting, removing (W36-W40), and those that look into the future (W74, W75, W77, W80)."""

from __future__ import annotations

import pytest

from tests.settlers.magic import end_turn, magic, names, offered, power
from tests.settlers.table import legal, play, told

MAGE = "centres0 1:citadel; wizards0 2^:arsa:3"
SHELF = (
    "guardian_of_fate", "inspiration", "magic_land", "magic_eye", "change_places", "fortune_telling", "magic_potion",
)  # fmt: skip
"""The books whose spells are cast in the action step."""
COSTS = dict.fromkeys(SHELF, 1) | {"inspiration": 2, "magic_land": 2}
LIVELY = "hand0 spy; regions0 0^:W3 2v:W5; regions1 0^:O3 0v:O5; store1 all:1"
"""A table on which every book has something to do."""


def shelf(book: str, more: str = "") -> str:
    """Lay a book at the citadel of a mage who has a knight, two pastures, and a card in hand."""
    return (
        f"centres0 1:citadel; wizards0 2^:arsa:3; sites0 -1^:conrad -1v:abbey 1^:{book} 1v:gold_fleet; {LIVELY}{more}"
    )


@pytest.mark.rule("W36")
@pytest.mark.card(*SHELF, "wheel_of_time", "countermagic", "time_jump")
@pytest.mark.parametrize("book", [*SHELF, "wheel_of_time", "countermagic", "time_jump"])
def test_a_book_is_laid_free_of_charge_and_needs_no_wizard(book: str) -> None:
    position = magic(f"centres0 1:citadel; hand0 {book}; store0 all:0")
    play(position, f"build {book}", "side 1v")
    assert names(position, "sites0") == [f"1v:{book}"]
    assert names(position, "hand0") == []


@pytest.mark.rule("W36")
def test_a_citadel_holds_several_books_on_a_site_each() -> None:
    position = magic("centres0 1:citadel; hand0 magic_eye inspiration time_jump; sites0 1^:abbey 1^^:garrison")
    play(position, "build magic_eye", "build inspiration")
    assert names(position, "sites0") == ["1^:abbey", "1^^:garrison", "1v:magic_eye", "1vv:inspiration"]
    assert not offered(position, "build")


@pytest.mark.rule("W37")
@pytest.mark.parametrize("book", SHELF)
def test_a_spell_is_cast_in_the_own_action_step_before_or_after_anything_else(book: str) -> None:
    position = magic(shelf(book))
    assert f"cast {book}" in legal(position)
    play(position, "pull -1v")
    assert f"cast {book}" in legal(position)
    assert legal(magic(shelf(book, "; agenda dice"))) == {"roll"}
    assert not offered(magic(shelf(book, "; active 1")), "cast")


@pytest.mark.rule("W38")
@pytest.mark.parametrize("book", SHELF)
def test_a_spell_costs_the_power_that_the_book_shows(book: str) -> None:
    position = magic(shelf(book))
    play(position, f"cast {book}")
    assert power(position, 0) == {"arsa": 3 - COSTS[book]}
    assert not offered(magic(shelf(book).replace("arsa:3", f"arsa:{COSTS[book] - 1}")), "cast")


@pytest.mark.rule("W38")
def test_the_wizard_may_belong_to_another_citadel_than_the_book() -> None:
    position = magic("centres0 -1:citadel 3:citadel; wizards0 -2^:tali:1; sites0 3^:fortune_telling")
    play(position, "cast fortune_telling")
    assert power(position, 0) == {"tali": 0}
    assert not offered(
        magic("centres0 1:citadel; sites0 1^:fortune_telling; centres1 1:citadel; wizards1 2^:arsa"), "cast"
    )


@pytest.mark.rule("W39")
def test_each_spell_is_cast_once_in_a_turn_and_again_in_the_next() -> None:
    position = magic(
        f"{MAGE}; sites0 1^:fortune_telling 1v:guardian_of_fate; hand0 abbey otto spy; hand1 falk karl spy"
    )
    play(position, "cast fortune_telling", "pass")
    assert offered(position, "cast") == {"cast guardian_of_fate"}
    play(position, "cast guardian_of_fate", "under")
    assert not offered(position, "cast")
    end_turn(position)
    assert names(position, "spells0") == []
    again = magic(f"{MAGE}; sites0 1^:fortune_telling; spells0 fortune_telling")
    assert not offered(again, "cast")


@pytest.mark.rule("W40")
def test_a_book_may_be_removed_to_make_room_and_goes_to_the_discard_pile() -> None:
    sites = "sites0 1^:abbey 1^^:magic_eye 1v:garrison 1vv:smithy"
    position = magic(f"centres0 1:citadel; {sites}; hand0 time_jump; store0 all:0; store1 all:0")
    assert not offered(position, "build")
    play(position, "pull 1^^", "build time_jump")
    assert names(position, "discards") == ["magic_eye"]
    assert "1^^:time_jump" in names(position, "sites0")


@pytest.mark.rule("W74")
@pytest.mark.card("guardian_of_fate")
@pytest.mark.parametrize(
    ("choices", "after"),
    [
        (["under"], "progress plague comet conflict year_end"),
        (["take conflict", "under"], "conflict progress plague comet year_end"),
        (["take year_end", "take comet", "under"], "year_end comet progress plague conflict"),
        (["take comet", "take conflict", "take year_end"], "comet conflict year_end progress plague"),
    ],
)
def test_the_guardian_of_fate_shows_three_events_to_be_put_back_or_under(choices: list[str], after: str) -> None:
    position = magic(f"{MAGE}; sites0 1^:guardian_of_fate; event_stack comet conflict year_end progress plague")
    events = play(position, "cast guardian_of_fate")
    foresaw = next(event for event in events if event.key == "foresaw")
    assert foresaw.asides is not None
    assert foresaw.asides[0]["cards"] == ["comet", "conflict", "year_end"]
    assert 1 not in foresaw.asides
    play(position, *choices)
    assert names(position, "event_stack") == after.split()
    assert power(position, 0) == {"arsa": 2}


@pytest.mark.rule("W75")
@pytest.mark.card("inspiration")
def test_inspiration_draws_two_cards_from_each_of_two_stacks() -> None:
    stacks = "stack1 falk hagen karl; stack5 magic_eye witch arsa"
    position = magic(f"centres0 1:citadel; wizards0 2^:ari:2; sites0 1^:inspiration; hand0 abbey; {stacks}")
    play(position, "cast inspiration")
    assert legal(position) == {f"stack {number}" for number in range(1, 7)}
    play(position, "stack 5")
    assert "stack 5" not in legal(position)
    play(position, "stack 1")
    assert names(position, "hand0") == ["abbey", "falk", "hagen", "magic_eye", "witch"]
    assert (names(position, "stack1"), names(position, "stack5")) == (["karl"], ["arsa"])
    play(position, "build magic_eye", "side 1v")  # they may be used at once


@pytest.mark.rule("W75")
def test_what_exceeds_the_hand_limit_goes_back_at_the_end_of_the_turn() -> None:
    position = magic("centres0 1:citadel; wizards0 2^:ari:2; sites0 1^:inspiration; hand0 abbey otto; stack1 spy falk")
    play(position, "cast inspiration", "stack 1", "stack 2")
    assert len(names(position, "hand0")) == 6
    play(position, "done")
    assert legal(position) == {f"put {card}" for card in names(position, "hand0")}
    play(position, "put abbey")
    assert legal(position) == {f"stack {number}" for number in range(1, 7)}
    play(position, "stack 6", "put otto", "stack 1", "put spy", "stack 1")
    assert len(names(position, "hand0")) == 3
    assert names(position, "stack1") == ["otto", "spy"]
    assert names(position, "stack6")[-1] == "abbey"


@pytest.mark.rule("W77")
@pytest.mark.card("magic_eye")
def test_the_magic_eye_changes_a_card_of_the_hand_for_one_of_a_stack() -> None:
    position = magic(f"{MAGE}; sites0 1^:magic_eye; hand0 abbey otto; stack2 spy garrison karl garrison; store0 all:3")
    play(position, "cast magic_eye", "stack 2")
    assert legal(position) == {"take garrison", "take karl", "take spy"}
    play(position, "take garrison")
    assert legal(position) == {"put abbey", "put otto"}  # another card than the new one
    play(position, "put abbey")
    assert names(position, "stack2") == ["spy", "karl", "garrison", "abbey"]
    assert names(position, "hand0") == ["garrison", "otto"]
    play(position, "build garrison", "side 1v")  # it may be used at once


@pytest.mark.rule("W77")
def test_the_magic_eye_needs_a_card_to_give() -> None:
    assert not offered(magic(f"{MAGE}; sites0 1^:magic_eye; hand0 -"), "cast")


@pytest.mark.rule("W80", "P19")
@pytest.mark.card("fortune_telling")
def test_fortune_telling_shows_the_top_cards_of_four_stacks_and_moves_none() -> None:
    position = magic(f"{MAGE}; sites0 1^:fortune_telling")
    tops = [names(position, f"stack{number}") for number in range(1, 7)]
    play(position, "cast fortune_telling")
    assert legal(position) == {f"stack {number}" for number in range(1, 7)} | {"pass"}
    events = play(position, "stack 1", "stack 6", "stack 3")
    assert legal(position) == {"stack 2", "stack 4", "stack 5", "pass"}
    events += play(position, "stack 4")
    assert "done" in legal(position)  # there is no fifth
    peeks = [event for event in events if event.key == "peeked"]
    assert [event.args["stack"] for event in peeks] == [1, 6, 3, 4]
    assert [event.asides for event in peeks] == [{0: {"card": tops[number][0]}} for number in (0, 5, 2, 3)]
    assert [names(position, f"stack{number}") for number in range(1, 7)] == tops


@pytest.mark.rule("P19")
def test_one_may_look_at_fewer_than_four() -> None:
    position = magic(f"{MAGE}; sites0 1^:fortune_telling")
    events = play(position, "cast fortune_telling", "stack 2", "pass")
    assert len(told(events, "peeked")) == 1
    assert "done" in legal(position)
