"""Setting up with Wizards & Dragons (W1-W10), and how cards are split that cannot be split evenly (P21)."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from tavoliere.games.settlers.catalogue import CARD, EVENTS, HAND_CARDS
from tests.settlers.magic import PURPLE, magic, names, stored
from tests.settlers.table import dealt, legal, play, told

if TYPE_CHECKING:
    from tavoliere.games.settlers.position import Position

SIX = range(1, 7)


def stacks(position: Position) -> list[list[str]]:
    """Read the six expansion stacks, each from its top card down."""
    return [names(position, f"stack{number}") for number in SIX]


def arranged(seed: int = 0) -> Position:
    """Deal the extended game and lay both principalities, each region at the first free corner."""
    position = dealt(mode="extended", first_player="first_seat", seed=seed)
    while position.view(None).decision["frame"] == "arrange":
        position.play(position.moves()[0])
    return position


@pytest.mark.rule("W1")
def test_both_players_share_one_base_game_and_one_theme_set_and_without_the_set_there_is_no_magic() -> None:
    extended = Counter(card for stack in stacks(dealt(mode="extended")) for card in stack)
    assert extended == Counter({card.id: card.count for card in HAND_CARDS[1:]})
    base = Counter(card for number in range(1, 6) for card in names(dealt(mode="base"), f"stack{number}"))
    assert base == Counter({name: count for name, count in extended.items() if name not in PURPLE})


@pytest.mark.rule("W2")
def test_the_principalities_are_laid_out_as_in_the_base_game() -> None:
    corners = ["region 2v", "region 2^", "region 0v", "region 0^", "region -2v"] * 2
    for mode in ("base", "extended"):
        position = dealt(mode=mode, first_player="first_seat")
        play(position, *corners)
        assert names(position, "centres0") == names(position, "centres1") == ["-1:settlement", "1:settlement"]
        assert [stored(position, 0, place) for place in ("2v", "0^", "-2^")] == ["G1:1", "L4:1", "A6:1"]
        assert [stored(position, 1, place) for place in ("2v", "0^", "-2^")] == ["G2:1", "L5:1", "A1:1"]


@pytest.mark.rule("W3")
def test_of_the_45_cards_of_the_set_the_citadels_and_events_are_taken_out_first() -> None:
    of_the_set = [card for card in CARD.values() if card.set == "wizards-dragons"]
    assert sum(card.count for card in of_the_set) == 45
    assert sum(card.count for card in of_the_set if card.kind == "event") == 3
    assert CARD["citadel"].count == 5
    shuffled = {card for stack in stacks(dealt(mode="extended")) for card in stack}
    assert not shuffled & {"citadel", "comet", "unicorn_dance"}


@pytest.mark.rule("W4", "P21")
def test_the_62_cards_of_the_base_game_make_four_stacks_the_larger_ones_first() -> None:
    base = stacks(dealt(mode="extended"))[:4]
    assert [len(stack) for stack in base] == [16, 16, 15, 15]
    assert not {card for stack in base for card in stack} & {*PURPLE}
    assert base != stacks(dealt(mode="extended", seed=1))[:4]  # they are shuffled


@pytest.mark.rule("W5")
@pytest.mark.card("citadel")
def test_five_citadels_lie_open_for_whoever_builds_them() -> None:
    assert dealt(mode="base").citadels == 0
    assert dealt(mode="extended").citadels == 5
    for active in ("0", "1"):
        position = magic(f"active {active}; store{active} brick:3 ore:3; supply citadels=2")
        play(position, "citadel 1")
        assert position.citadels == 1
    assert "citadel 1" not in legal(magic("store0 brick:3 ore:3; supply citadels=0"))


@pytest.mark.rule("W6", "P21")
def test_the_other_37_cards_of_the_set_make_two_stacks_of_their_own() -> None:
    purple = stacks(dealt(mode="extended"))[4:]
    assert [len(stack) for stack in purple] == [19, 18]
    assert {card for stack in purple for card in stack} == {*PURPLE}


@pytest.mark.rule("W7")
@pytest.mark.card("comet", "unicorn_dance")
def test_one_comet_and_two_dances_of_the_unicorns_join_the_ten_events() -> None:
    events = Counter(names(dealt(mode="extended"), "event_stack"))
    assert events == Counter({card.id: card.count for card in EVENTS[1:]})
    assert (sum(events.values()), events["comet"], events["unicorn_dance"]) == (13, 1, 2)
    assert len(names(dealt(mode="base"), "event_stack")) == 10


@pytest.mark.rule("W8")
def test_eleven_stacks_lie_on_the_table_and_beside_them_the_citadels() -> None:
    position = dealt(mode="extended")
    face_down = [*stacks(position), names(position, "region_stack"), names(position, "event_stack")]
    assert len(face_down) == 8
    assert all(face_down)
    assert len(names(position, "region_stack")) == 11
    # The other three of the eleven are the road, settlement and city stacks.
    assert (position.roads, position.settlements, position.cities, position.citadels) == (7, 5, 7, 5)


@pytest.mark.rule("W9")
def test_the_two_tokens_are_those_of_the_base_game() -> None:
    tokens = {"knight": None, "mill": None}
    assert dealt(mode="extended").view(None).tokens == tokens
    position = magic("centres0 1:city; hand0 marketplace conrad; store0 ore:1 grain:2 wool:1")
    play(position, "build marketplace", "side 1^")
    assert position.view(None).tokens == tokens | {"mill": 0}
    play(position, "build conrad", "side 1v")
    assert position.view(None).tokens == {"mill": 0, "knight": 0}


@pytest.mark.rule("W9")
def test_the_two_dice_are_those_of_the_base_game() -> None:
    throws = [told(play(magic("agenda dice", seed), "roll"), "dice")[0] for seed in range(300)]
    faces, numbers = (Counter(throw[die] for throw in throws) for die in ("face", "number"))
    assert set(numbers) == set(range(1, 7))
    assert set(faces) == {"club", "mill", "knight", "sun", "card"}
    assert faces.most_common(1)[0][0] == "card"  # two of the six sides show it


@pytest.mark.rule("W10")
def test_the_opening_hand_comes_from_one_of_the_six_stacks_whose_order_stays() -> None:
    position = arranged()
    assert legal(position) == {f"stack {number}" for number in SIX}
    play(position, "stack 6")
    before = names(position, "stack6")
    hand = sorted([before[2], before[7], before[17]])
    play(position, *(f"take {card}" for card in hand))
    assert sorted(names(position, "hand0")) == hand
    for card in hand:
        before.remove(card)
    assert names(position, "stack6") == before


@pytest.mark.rule("W10")
def test_the_second_player_chooses_from_another_stack() -> None:
    position = arranged()
    play(position, "stack 5", *(["take " + names(position, "stack5")[0]][:1]))
    while position.seat == 0:
        position.play(position.moves()[0])
    assert legal(position) == {f"stack {number}" for number in (1, 2, 3, 4, 6)}
    play(position, "stack 6")
    while position.turn == 0:
        position.play(position.moves()[0])
    assert [len(stack) for stack in stacks(position)] == [16, 16, 15, 15, 16, 15]
    assert [len(names(position, f"hand{seat}")) for seat in (0, 1)] == [3, 3]
    assert legal(position) == {"roll"}
