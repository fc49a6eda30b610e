"""Wizards' Duel and By Magic's Hand: wizards fight, books are stolen (W88, W96, P12, P16, Q4)."""

from __future__ import annotations

import pytest

from tests.settlers.magic import end_turn, magic, names, offered, power, tournament, will_duel
from tests.settlers.table import decision, discards, hand, legal, play, told

MAGES = "centres0 1:citadel; wizards0 2^:arsa:3 0^:hor:1; hand0 wizards_duel"
THEIRS = "centres1 -1:citadel; wizards1 -2^:tali:1 -2v:ira:3"


# ----------------------------------------------------------------------------------------------------- Wizards' Duel


@pytest.mark.rule("W88")
@pytest.mark.card("wizards_duel")
def test_the_caster_names_both_wizards_and_need_not_send_the_one_who_has_paid() -> None:
    position = magic(f"{MAGES}; {THEIRS}; {will_duel((4, 5))}")
    play(position, "play wizards_duel", "wizard hor")
    assert legal(position) == {"wizard arsa", "wizard hor"}
    play(position, "wizard arsa")
    assert legal(position) == {"their wizard ira", "their wizard tali"}
    events = play(position, "their wizard tali")  # 3 + 4 against 1 + 5
    assert told(events, "wizards-duel")[0]["throws"] == [[4, 5]]
    assert power(position, 0) == {"hor": 0, "arsa": 3}
    assert power(position, 1) == {"ira": 3}


@pytest.mark.rule("W88", "P11")
def test_the_loser_slides_the_wizard_under_any_stack() -> None:
    position = magic(f"{MAGES}; {THEIRS}; {will_duel((4, 5))}")
    play(position, "play wizards_duel", "wizard hor", "wizard arsa", "their wizard tali")
    assert (decision(position), legal(position)) == ("under:1", {f"stack {number}" for number in range(1, 7)})
    play(position, "stack 2")
    assert names(position, "stack2")[-1] == "tali"
    assert (hand(position, 1), discards(position)) == ([], ["wizards_duel"])


@pytest.mark.rule("W88")
def test_equal_sums_are_thrown_again() -> None:
    position = magic(f"{MAGES}; {THEIRS}; {will_duel((3, 3), (6, 6), (2, 5))}")
    play(position, "play wizards_duel", "wizard hor", "wizard arsa")
    events = play(position, "their wizard ira")  # three against three
    assert told(events, "wizards-duel")[0]["throws"] == [[3, 3], [6, 6], [2, 5]]
    assert told(events, "wizards-duel")[0]["loser"] == 0


@pytest.mark.rule("P12")
def test_the_power_left_after_payment_counts_and_the_caster_may_lose() -> None:
    mage = "centres0 1:citadel; wizards0 2^:arsa:1; hand0 wizards_duel"
    position = magic(f"{mage}; {THEIRS}; {will_duel((3, 3))}")
    play(position, "play wizards_duel", "wizard arsa", "their wizard tali")  # 0 + 3 against 1 + 3
    assert decision(position) == "under:0"
    play(position, "stack 6")
    assert power(position, 0) == {}
    assert names(position, "stack6")[-1] == "arsa"
    assert position.points(0) == 1 + 1  # and the citadel is turned back (W21)


@pytest.mark.rule("W88")
def test_it_takes_a_wizard_on_either_side() -> None:
    assert not offered(magic(MAGES), "play")
    assert offered(magic(f"{MAGES}; {THEIRS}"), "play") == {"play wizards_duel"}


@pytest.mark.rule("I29")
@pytest.mark.card("magic_potion")
def test_no_potion_helps_in_a_duel() -> None:
    text = f"{MAGES.replace('hor:1', 'hor:2')}; sites0 1^:magic_potion 1v:gotz"
    position = magic(f"{text}; {THEIRS}; {will_duel((1, 4))}")
    play(position, "cast magic_potion", "wizard hor")
    assert legal(position) == {"site 1v"}
    play(position, "site 1v", "play wizards_duel", "wizard hor", "wizard arsa")
    events = play(position, "their wizard tali")  # 3 + 1 against 1 + 4
    assert told(events, "wizards-duel")[0]["loser"] == 0


@pytest.mark.rule("W88", "W62")
def test_in_the_tournament_the_loser_uses_a_stack_of_his_own() -> None:
    position = tournament(f"{MAGES}; {THEIRS}; {will_duel((6, 1))}")
    play(position, "play wizards_duel", "wizard hor", "wizard arsa", "their wizard ira")
    assert legal(position) == {f"stack {number}" for number in range(5, 9)}


# --------------------------------------------------------------------------------------------------- By Magic's Hand

HAND = "wizards0 2^:arsa:1; hand0 by_magics_hand"
LIBRARY = "centres1 1:citadel; sites1 1^:magic_eye 1v:time_jump 1vv:abbey"


@pytest.mark.rule("W96")
@pytest.mark.card("by_magics_hand")
def test_a_book_of_the_opponent_is_taken_and_laid_at_a_citadel_of_ones_own() -> None:
    position = magic(f"centres0 1:citadel; {HAND}; {LIBRARY}")
    play(position, "play by_magics_hand")
    assert legal(position) == {"their site 1^", "their site 1v"}
    play(position, "their site 1v")
    assert legal(position) == {"side 1^", "side 1v"}
    play(position, "side 1^")
    assert names(position, "sites0") == ["1^:time_jump"]
    assert names(position, "sites1") == ["1^:magic_eye", "1vv:abbey"]
    assert (power(position, 0), discards(position)) == ({"arsa": 0}, ["by_magics_hand"])


@pytest.mark.rule("W96")
def test_it_takes_a_free_site_or_one_that_was_freed_first() -> None:
    full = "sites0 -1^:smithy 1^:conrad 1^^:garrison 1v:gold_fleet 1vv:inspiration"
    position = magic(f"centres0 1:citadel; {HAND}; {LIBRARY}; {full}")
    assert not offered(position, "play")
    play(position, "pull -1^")
    assert not offered(position, "play")  # a site at a settlement is none for books
    play(position, "pull 1vv", "play by_magics_hand", "their site 1^")
    assert "1vv:magic_eye" in names(position, "sites0")


@pytest.mark.rule("P16")
def test_only_books_that_lie_in_the_principality_can_be_stolen() -> None:
    theirs = "centres1 1:citadel; sites1 1^:abbey; hand1 magic_eye time_jump"
    assert not offered(magic(f"centres0 1:citadel; {HAND}; {theirs}"), "play")


@pytest.mark.rule("Q4")
def test_a_book_that_one_has_already_may_be_stolen_and_its_spell_is_still_cast_once() -> None:
    text = f"centres0 1:citadel; {HAND.replace('arsa:1', 'arsa:3')}; sites0 1^:fortune_telling"
    position = tournament(f"{text}; centres1 1:citadel; sites1 1^:fortune_telling")
    play(position, "play by_magics_hand", "their site 1^", "side 1v")
    assert names(position, "sites0") == ["1^:fortune_telling", "1v:fortune_telling"]
    play(position, "cast fortune_telling", "pass")
    assert not offered(position, "cast")


@pytest.mark.rule("P16", "Q32")
def test_in_the_tournament_a_stolen_book_is_discarded_to_the_thiefs_own_pile() -> None:
    position = tournament(f"centres0 1:citadel; {HAND}; {LIBRARY}")
    play(position, "play by_magics_hand", "their site 1^", "side 1^", "pull 1^")
    assert discards(position, 0) == ["magic_eye", "by_magics_hand"]
    assert discards(position, 1) == []


@pytest.mark.rule("W96")
def test_the_thief_may_cast_the_stolen_spell_at_once() -> None:
    position = magic(f"centres0 1:citadel; {HAND.replace('arsa:1', 'arsa:2')} otto; {LIBRARY}")
    play(position, "play by_magics_hand", "their site 1^", "side 1^")
    assert offered(position, "cast") == {"cast magic_eye"}
    end_turn(position)
    assert names(position, "sites0") == ["1^:magic_eye"]
