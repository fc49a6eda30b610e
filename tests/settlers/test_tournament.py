"""The tournament at the table: own stacks and discards, unique names, one pile of citadels (W61-W67)."""

from __future__ import annotations

from collections import Counter

import pytest

from tavoliere.games.settlers.catalogue import CARD
from tavoliere.games.settlers.deck import shipped
from tests.settlers.magic import end_turn, names, tournament
from tests.settlers.table import dealt, discards, hand, legal, play, refused, sentence, stack, table, throw, told, why

STACKS = {0: range(1, 5), 1: range(5, 9)}
HOME = {"tali": "-2^", "ira": "-2v", "hor": "0^", "hafli": "0v", "arsa": "2^", "ari": "2v"}
NAMED = [card.id for card in CARD.values() if card.kind in {"knight", "wizard", "dragon"}]


def cards_of(deck: str) -> Counter[str]:
    """Count the cards of a deck of the house."""
    return Counter(dict(shipped(deck).cards))


# ------------------------------------------------------------------------------------------------------- the beginning


@pytest.mark.rule("W61")
def test_each_takes_three_of_the_own_33_cards_and_shuffles_the_others_into_four_stacks() -> None:
    position = dealt(3, mode="tournament", deck0="witches", deck1="knights", first_player="first_seat")
    while "arrange" in position.text():
        position.play(position.moves()[0])
    assert legal(position) == {f"take {card}" for card in cards_of("witches")}
    play(position, "take witch", "take spy")
    events = play(position, "take ari")
    assert sorted(hand(position, 0)) == ["ari", "spy", "witch"]
    assert told(events, "deck-stacked")[0]["sizes"] == [8, 8, 7, 7]
    assert legal(position) == {f"take {card}" for card in cards_of("knights")}
    play(position, "take karl", "take abbey", "take gotz")
    for seat, deck in enumerate(("witches", "knights")):
        assert [len(stack(position, number)) for number in STACKS[seat]] == [8, 8, 7, 7]
        left = Counter(card for number in STACKS[seat] for card in stack(position, number))
        assert left + Counter(hand(position, seat)) == cards_of(deck)


@pytest.mark.rule("W61")
def test_the_stacks_are_shuffled_and_nobody_knows_their_order_not_even_their_owner() -> None:
    orders = set()
    for seed in range(4):
        position = dealt(seed, mode="tournament", deck0="witches", deck1="knights", first_player="first_seat")
        while position.turn == 0:
            position.play(position.moves()[0])
        orders.add(tuple(stack(position, 1)))
        assert all(pile["known"] == [] for seat in (0, 1) for pile in position.view(seat).stacks)
        own = position.view(0).own_deck
        assert own is not None
        assert Counter(own) == cards_of("witches") - Counter(hand(position, 0))
    assert len(orders) == 4


# ---------------------------------------------------------------------------------------------------- names are unique


@pytest.mark.rule("W63", "W34")
@pytest.mark.parametrize("card", NAMED)
def test_while_a_named_unit_lies_on_one_side_the_other_cannot_lay_its_own(card: str) -> None:
    """Both have citadels at regions of all kinds, so that nothing but the name stands in the way."""
    citadels = "-1:citadel 3:citadel"
    theirs = f"wizards1 {HOME[card]}:{card}" if card in HOME else f"sites1 -1^:{card}"
    mine = f"centres0 {citadels}; centres1 {citadels}; hand0 {card}; store0 all:3"
    if CARD[card].kind == "dragon":
        mine += "; wizards0 0v:hafli:3 -2v:ira:3"
    position = tournament(f"{mine}; {theirs}")
    assert f"build {card}" not in legal(position)
    refusal = refused(position, f"build {card}")
    assert (refusal.rule, refusal.key, refusal.arguments["card"]) == ("W63", "refusal-unit-there", card)
    assert sentence(refusal)
    assert f"build {card}" in legal(tournament(mine))


@pytest.mark.rule("W63")
def test_as_soon_as_the_other_has_lost_it_the_own_copy_may_be_laid() -> None:
    position = tournament("hand0 otto; store0 all:3; sites1 1^:otto; active 1; turn 6")
    play(position, "pull 1^")
    end_turn(position)
    throw(position, "knight", 1)
    while "build otto" not in legal(position):
        position.play(position.moves()[0])
    play(position, "build otto", "side 1^")
    assert names(position, "sites0") == ["1^:otto"]


@pytest.mark.rule("W63")
def test_fleets_and_buildings_have_no_such_names() -> None:
    position = tournament("hand0 gold_fleet abbey; store0 all:3; sites1 1^:gold_fleet 1v:abbey")
    assert {"build gold_fleet", "build abbey"} <= legal(position)


# ---------------------------------------------------------------------------------------------- own piles, stolen cards


@pytest.mark.rule("W62", "Q32", "W64")
@pytest.mark.card("spy")
def test_a_stolen_card_is_the_thiefs_for_this_game_and_ends_on_the_pile_of_who_plays_it() -> None:
    position = tournament("hand0 spy; hand1 scout caravan; store0 all:1")
    play(position, "play spy", "take caravan")
    assert (hand(position, 0), hand(position, 1)) == (["caravan"], ["scout"])
    play(position, "play caravan", "region 2^")
    while "actions" not in position.view(0).decision["frame"]:
        position.play(position.moves()[-1])
    assert sorted(discards(position, 0)) == ["caravan", "spy"]
    assert discards(position, 1) == []


@pytest.mark.rule("W64")
def test_the_next_game_begins_with_whole_decks_again() -> None:
    """Whatever a Spy took: a deck is a list of cards, and a deal never changes it."""
    position = table("mode tournament; options deck0=raiders deck1=knights; permission yes; hand0 spy; hand1 scout")
    before = cards_of("knights")
    play(position, "play spy", "take scout")
    assert cards_of("knights") == before
    again = dealt(3, mode="tournament", deck0="raiders", deck1="knights")
    assert Counter(card for number in STACKS[1] for card in stack(again, number)) == before


@pytest.mark.rule("W65")
def test_an_exchanged_card_goes_under_the_very_stack_of_ones_own_that_the_new_one_comes_from() -> None:
    position = tournament("hand0 scout spy caravan; stack2 abbey church; stack6 karl otto; store0 all:1")
    play(position, "done", "put caravan")
    assert legal(position) == {f"stack {number}" for number in STACKS[0]}
    assert why(position, "stack 6").startswith("W62")
    play(position, "stack 2")
    assert {move for move in legal(position) if move.split()[0] in {"draw", "search"}} == {"draw 2", "search 2"}
    play(position, "draw 2")
    assert hand(position, 0) == ["abbey", "scout", "spy"]
    assert stack(position, 2) == ["church", "caravan"]


# ---------------------------------------------------------------------------------------------------------- citadels


@pytest.mark.rule("P15", "W55")
@pytest.mark.card("citadel")
def test_there_is_one_pile_of_five_citadels_from_which_either_may_build() -> None:
    assert dealt(mode="tournament").citadels == 5
    for active in (0, 1):
        position = tournament(f"active {active}; turn {5 + active}; supply citadels=1; store{active} brick:3 ore:3")
        play(position, "citadel 1")
        assert position.citadels == 0
    position = tournament("supply citadels=0; store0 brick:3 ore:3")
    assert "citadel 1" not in legal(position)
    assert why(position, "citadel 1").startswith("W13")
