"""Countermagic: what it stops, what it does not, and where the stopped card goes (W82, P8, P9, P11, P23)."""

from __future__ import annotations

import pytest

from tests.settlers.dice import luck
from tests.settlers.magic import COUNTERMAGE, end_turn, goods, magic, names, offered, power, stored
from tests.settlers.table import legal, play, throw, told

SIX = {f"stack {number}" for number in range(1, 7)}
ANSWERS = {"cast countermagic", "pass"}
MINE = COUNTERMAGE.replace("1^:countermagic", "-1^:garrison -1v:conrad 1^:countermagic") + "; hand0 abbey"
THEIRS = "active 1; centres1 -1:citadel; wizards1 -2^:tali:3 -2v:ira:0; regions1 0^:O5; discards otto spy"
"""Seat 1 has whatever an action card may need: wizards, mountains twice, a settlement, a pile."""

PEACEFUL = ("caravan",)
HOSTILE = ("arsonist", "black_knight", "brigands", "merchant", "spy")
MAGICAL = (
    "better_world", "wizards_duel", "witch", "change_land", "materialization", "whirlwind", "premonition",
    "by_magics_hand",
)  # fmt: skip


@pytest.mark.rule("W82", "P11", "I2")
@pytest.mark.card("countermagic", *MAGICAL)
@pytest.mark.parametrize("card", [*PEACEFUL, *HOSTILE, *MAGICAL])
def test_countermagic_stops_every_action_card_in_the_opponents_turn(card: str) -> None:
    position = magic(f"{MINE}; {THEIRS}; hand1 {card}")
    before = {key: names(position, key) for key in ("sites0", "regions0", "regions1", "centres1", "hand0", "gone")}
    play(position, f"play {card}")
    assert (position.seat, legal(position)) == (0, ANSWERS)
    events = play(position, "cast countermagic")
    assert told(events, "countered") == [{"seat": 1, "card": card}]
    assert power(position, 0) == {"arsa": 1}
    assert (position.seat, legal(position)) == (1, SIX)
    play(position, "stack 6")
    assert names(position, "stack6")[-1] == card
    assert (names(position, "hand1"), names(position, "discards")) == ([], ["otto", "spy"])
    assert {key: names(position, key) for key in before} == before
    assert position.seat == 1
    assert "done" in legal(position)


@pytest.mark.rule("W82")
def test_whoever_lets_the_card_pass_keeps_the_power() -> None:
    position = magic(f"{MINE}; {THEIRS}; hand1 whirlwind")
    play(position, "play whirlwind", "pass", "their region 2^")
    assert stored(position, 0, "2^") == "B5:0"
    assert power(position, 0) == {"arsa": 3}


@pytest.mark.rule("P8")
@pytest.mark.parametrize("card", MAGICAL)
def test_the_power_paid_for_a_stopped_magic_action_is_lost(card: str) -> None:
    position = magic(f"{MINE}; {THEIRS.replace('tali:3', 'tali:1')}; hand1 {card}")
    play(position, f"play {card}", "cast countermagic", "stack 1")
    assert power(position, 1) == {"tali": 0, "ira": 0}


@pytest.mark.rule("P8")
def test_countermagic_is_cast_at_once_or_not_at_all() -> None:
    position = magic(f"{MINE}; {THEIRS}; hand1 caravan")
    play(position, "play caravan", "pass")
    while position.seat == 1 and "done" not in legal(position):
        position.play(position.moves()[0])
        assert position.seat == 1


@pytest.mark.rule("W82")
@pytest.mark.parametrize("lack", ["power", "wizard", "book"])
def test_nobody_is_asked_who_could_not_cast_it(lack: str) -> None:
    mine = {
        "power": MINE.replace("arsa:3", "arsa:1"),
        "wizard": MINE.replace("wizards0 2^:arsa:3", "wizards0 -"),
        "book": MINE.replace("countermagic", "time_jump"),
    }[lack]
    position = magic(f"{mine}; {THEIRS}; hand1 caravan")
    play(position, "play caravan")
    assert position.seat == 1


@pytest.mark.rule("W82", "I27")
def test_it_stops_no_spell_from_a_book() -> None:
    position = magic(f"{MINE}; {THEIRS}; sites1 -1^:fortune_telling")
    play(position, "cast fortune_telling")
    assert position.seat == 1
    assert legal(position) == SIX | {"pass"}


@pytest.mark.rule("I27")
@pytest.mark.parametrize(
    ("move", "more"),
    [
        ("use magic_kitchen", "sites1 -1^:magic_kitchen"),
        ("use magic_mill", "sites1 -1^:magic_mill"),
        ("raise ira", "store1 all:1"),
        ("build magic_eye", "hand1 magic_eye"),
        ("build ismai", "hand1 ismai"),
    ],
)
def test_it_stops_no_kitchen_mill_recharging_book_or_dragon(move: str, more: str) -> None:
    position = magic(f"{MINE}; {THEIRS}; {more}")
    while "done" in legal(position) and move in legal(position):
        play(position, move)
        assert position.seat == 1
        assert not legal(position) & ANSWERS


@pytest.mark.rule("W82", "Q29")
@pytest.mark.card("alchemist")
def test_a_stopped_alchemist_leaves_both_dice_to_be_thrown() -> None:
    position = magic(f"{MINE}; active 1; agenda dice; hand1 alchemist")
    play(position, "play alchemist", "cast countermagic", "stack 2")
    assert legal(position) == {"roll"}
    numbers = {told(play(luck(position.copy(), number), "roll"), "dice")[0]["number"] for number in (2, 5)}
    assert numbers == {2, 5}


@pytest.mark.rule("I1", "P23")
@pytest.mark.card("scout")
def test_a_stopped_scout_leaves_the_settlement_the_two_top_regions() -> None:
    scout = "active 1; hand1 scout; roads1 right; store1 all:1; region_stack G3 L6 O4 B1"
    position = magic(f"{COUNTERMAGE}; {scout}")
    play(position, "scout right", "cast countermagic")
    assert legal(position) == SIX
    play(position, "stack 4", "region 4v")
    assert [stored(position, 1, place) for place in ("4^", "4v")] == ["L6:0", "G3:0"]
    assert names(position, "region_stack")[:2] == ["O4", "B1"]
    assert names(position, "stack4")[-1] == "scout"
    assert names(position, "centres1")[-1] == "3:settlement"


@pytest.mark.rule("P8", "P23", "I14")
@pytest.mark.card("bishop", "herb_woman")
@pytest.mark.parametrize(
    ("attack", "answer", "target"), [("arsonist", "bishop", "garrison"), ("black_knight", "herb_woman", "conrad")]
)
def test_it_stops_an_answer_too_and_the_attack_has_its_usual_odds(attack: str, answer: str, target: str) -> None:
    text = f"{COUNTERMAGE}; hand0 {attack}; hand1 {answer}; sites1 1^:{target}"
    position = luck(magic(text), 5)
    play(position, f"play {attack}", f"play {answer}")
    assert (position.seat, legal(position)) == (0, ANSWERS)
    play(position, "cast countermagic", "stack 5")
    assert names(position, "stack5")[-1] == answer
    play(position, "their site 1^")  # with the answer, a 5 would have lost
    assert names(position, "hand1") == [target]
    lost = luck(magic(text), 5)
    play(lost, f"play {attack}", f"play {answer}", "pass")
    assert names(lost, "sites1") == [f"1^:{target}"]


@pytest.mark.rule("I14")
@pytest.mark.parametrize("card", ["witch", "whirlwind"])
def test_bishop_and_herb_woman_answer_no_magic_card(card: str) -> None:
    position = magic(f"{THEIRS}; hand1 {card}; hand0 bishop herb_woman; sites0 1^:garrison")
    play(position, f"play {card}")
    assert position.seat == 1


@pytest.mark.rule("P9", "W39")
def test_it_is_cast_once_in_the_opponents_turn_and_once_in_ones_own() -> None:
    mages = "centres0 1:citadel; wizards0 2^:arsa:3 0^:hor:3"
    hands = "hand1 caravan merchant bishop; hand0 arsonist otto spy; sites1 1^:abbey"
    position = magic(f"{mages}; sites0 1^:countermagic; active 1; {hands}")
    play(position, "play caravan", "cast countermagic", "wizard arsa", "wizard arsa", "stack 1")
    play(position, "play merchant")
    assert position.seat == 1  # nobody asks a second time in this turn
    play(position, "their region 0^", "pass", "region 0v")
    end_turn(position)
    throw(position, "knight", 1)
    play(position, "play arsonist", "play bishop")
    assert (position.seat, legal(position)) == (0, ANSWERS)


@pytest.mark.rule("W82")
def test_in_the_own_turn_it_stops_nothing_of_ones_own() -> None:
    position = magic(f"{COUNTERMAGE}; hand0 caravan")
    assert not offered(position, "cast")
    play(position, "play caravan")
    assert position.seat == 0
    assert goods(position, 0)
    assert not legal(position) & ANSWERS
