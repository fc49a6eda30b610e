"""Action cards that do no harm, and when they may be played (B56-B60, B85, B104, U7, U10, U11)."""

from __future__ import annotations

import pytest

from tests.settlers.magic import goods, names, offered
from tests.settlers.table import decision, discards, hand, legal, play, table, throw, told

FREE = "options action_lock=off"
SEVEN_POINTS = "centres0 -1:city 1:city; centres1 1:city"
ATTACKABLE = "sites1 1^:garrison -1^:karl; hand1 abbey; store1 all:1"
"""A principality against which every attack card can do something."""


@pytest.mark.rule("B56")
@pytest.mark.card("caravan")
def test_action_cards_cost_nothing_any_number_may_be_played_and_they_go_to_the_discard_pile() -> None:
    position = table(f"{FREE}; hand0 caravan merchant merchant; store0 all:0 ore:1; store1 all:0 wool:1")
    play(position, "play merchant", "their region 0^", "pass", "region -2v")
    play(position, "play merchant", "their region -2v", "pass", "region 0^")
    assert (goods(position, 0), goods(position, 1)) == ({"ore": 1}, {"wool": 1})
    play(position, "play caravan", "region -2v", "region 2v")
    assert (hand(position, 0), discards(position)) == ([], ["caravan", "merchant", "merchant"])
    assert goods(position, 0) == {"gold": 1}


@pytest.mark.rule("B56")
@pytest.mark.card("caravan")
def test_the_caravan_exchanges_one_or_two_resources_for_as_many_others() -> None:
    position = table(f"{FREE}; hand0 caravan; store0 all:0 ore:1 wool:2 brick:1")
    play(position, "play caravan")
    assert legal(position) == {"region -2v", "region 0^", "region 2^"}
    play(position, "region 0^")
    assert "pass" in legal(position)  # one is enough
    play(position, "region -2v")
    assert legal(position) == {"region -2^", "region 0v", "region 2^", "region 2v"}  # neither ore nor wool
    play(position, "region 2v", "region 2v")
    assert goods(position, 0) == {"wool": 1, "brick": 1, "gold": 2}
    assert decision(position) == "actions:0"
    position = table(f"{FREE}; hand0 caravan; store0 all:0 ore:1 wool:2 brick:1")
    play(position, "play caravan", "region 0^", "pass", "region -2^")
    assert goods(position, 0) == {"ore": 1, "wool": 1, "brick": 1, "grain": 1}


@pytest.mark.rule("U7", "B104")
@pytest.mark.card("caravan")
def test_a_caravan_without_room_for_what_it_brings_is_refused() -> None:
    assert "play caravan" not in legal(table(f"{FREE}; hand0 caravan; store0 all:3"))
    assert "play caravan" not in legal(table(f"{FREE}; hand0 caravan; store0 all:0"))
    position = table(f"{FREE}; hand0 caravan; store0 all:3 gold:2")
    play(position, "play caravan", "region 0^")
    assert legal(position) == {"region 2v"}  # there is room for one gold, so only one is given


# ------------------------------------------------------------------------------------------------------------ the lock


@pytest.mark.rule("B57", "U10")
def test_no_action_card_is_played_before_both_together_have_seven_points() -> None:
    cards = f"hand0 arsonist black_knight brigands caravan merchant spy; {ATTACKABLE}"
    free = {f"play {card}" for card in ("arsonist", "black_knight", "brigands", "caravan", "merchant", "spy")}
    position = table(f"centres0 -1:city 1:city; {cards}")
    assert position.points(0) + position.points(1) == 7  # four, two, and the Knight Token
    assert offered(position, "play") == free
    position = table(f"centres0 -1:city; {cards}")
    assert offered(position, "play") == set()


@pytest.mark.rule("U10", "B57")
@pytest.mark.parametrize(
    "seven",
    [
        "centres0 -1:city 1:city; centres1 1:city",
        "centres0 -1:city 1:city; sites0 1^:church",
        "centres0 1:city; sites0 1^:church 1v:karl",
        "centres0 1:city; sites0 1^:colossus",
        "centres0 1:city; sites0 1^:marketplace 1v:karl",
    ],
)
def test_settlements_cities_buildings_and_tokens_all_count_for_the_seven(seven: str) -> None:
    position = table(f"hand0 caravan; {seven}")
    assert position.points(0) + position.points(1) == 7
    assert "play caravan" in legal(position)


@pytest.mark.rule("U11")
def test_the_cards_are_locked_again_when_the_points_fall_below_seven() -> None:
    position = table("centres0 1:city; sites0 1^:church 1v:karl; hand0 caravan")
    assert "play caravan" in legal(position)
    play(position, "pull 1^")
    assert "play caravan" not in legal(position)


@pytest.mark.rule("B57")
@pytest.mark.card("scout", "alchemist")
def test_only_the_scout_is_exempt() -> None:
    position = table("roads0 left; store0 all:2; hand0 scout caravan")
    assert "scout left" in legal(position)
    assert offered(position, "play") == set()
    assert legal(table("agenda dice; hand0 alchemist")) == {"roll"}


@pytest.mark.rule("B57")
def test_by_option_they_may_be_played_from_the_beginning() -> None:
    position = table(f"{FREE}; turn 1; hand0 caravan")
    assert "play caravan" in legal(position)


# ----------------------------------------------------------------------------------------------------------- the moment


@pytest.mark.rule("B58")
@pytest.mark.card("alchemist")
def test_they_are_played_after_the_dice_the_alchemist_before_them() -> None:
    position = table(f"agenda dice; {FREE}; hand0 alchemist caravan spy; hand1 abbey")
    assert legal(position) == {"roll", "play alchemist"}
    throw(position, "mill", 1)
    assert offered(position, "play") == {"play caravan", "play spy"}
    play(position, "done")
    assert offered(position, "play") == set()


@pytest.mark.rule("B60", "B90")
@pytest.mark.card("bishop", "herb_woman")
def test_bishop_and_herb_woman_are_not_played_in_the_own_turn() -> None:
    position = table(f"{FREE}; hand0 bishop herb_woman scout; {ATTACKABLE}")
    assert offered(position, "play", "scout") == set()


@pytest.mark.rule("B85", "B17")
@pytest.mark.card("alchemist")
@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_the_alchemist_names_the_number_and_then_the_event_die_is_thrown(number: int) -> None:
    position = table(f"agenda dice; {FREE}; hand0 alchemist; store0 all:0; store1 all:0; fate {5:040x}/0")
    play(position, "play alchemist")
    assert legal(position) == {f"number {pips}" for pips in range(1, 7)}
    play(position, f"number {number}")
    assert legal(position) == {"roll"}  # nothing of the event is known yet
    events = play(position, "roll")
    assert told(events, "dice")[0]["number"] == number
    assert discards(position) == ["alchemist"]


@pytest.mark.rule("B85", "B69")
@pytest.mark.card("alchemist", "club")
def test_the_event_still_comes_first_and_the_number_counts_for_both() -> None:
    position = table(f"agenda dice; {FREE}; hand0 alchemist; store0 all:1 brick:2; store1 all:0")
    play(position, "play alchemist", "number 4")
    for fate in range(100):
        thrown = position.copy()
        thrown.fate = f"{fate:040x}"
        events = play(thrown, "roll")
        if told(events, "brigands-left"):
            break
    assert told(events, "brigands-left")[0] == {"seat": 0, "count": 7}
    assert (goods(thrown, 0)["lumber"], goods(thrown, 1)) == (2, {"wool": 1})


@pytest.mark.rule("B85")
@pytest.mark.card("alchemist")
def test_two_alchemists_in_one_turn_are_one_too_many() -> None:
    position = table(f"agenda dice; {FREE}; hand0 alchemist alchemist")
    play(position, "play alchemist", "number 4")
    assert legal(position) == {"roll"}


# --------------------------------------------------------------------------------------------------- not for nothing


@pytest.mark.rule("B59", "B104")
@pytest.mark.card("arsonist", "black_knight", "brigands", "merchant", "spy", "caravan")
def test_a_card_is_played_only_if_what_it_says_can_happen() -> None:
    cards = "hand0 arsonist black_knight brigands merchant spy caravan"
    bare = "hand1 -; store1 all:0; store0 all:0"
    assert offered(table(f"{FREE}; {cards}; {bare}"), "play") == set()
    helpful = {
        "sites1 1^:garrison": {"play arsonist"},
        "sites1 1^:karl": {"play black_knight"},
        "sites1 1^:gold_fleet": set(),
        "store1 all:0 ore:1": {"play brigands", "play merchant"},
        "hand1 abbey": {"play spy"},
        "store0 all:0 ore:1": {"play caravan"},
    }
    for line, playable in helpful.items():
        rest = [part for part in bare.split("; ") if part.split()[0] != line.split()[0]]
        assert offered(table("; ".join([FREE, cards, line, *rest])), "play") == playable


@pytest.mark.rule("B59")
@pytest.mark.card("spy")
def test_a_hand_of_one_card_can_play_it() -> None:
    assert "play spy" in legal(table(f"{FREE}; hand0 spy; hand1 abbey"))
    assert "play spy" in legal(table(f"{FREE}; hand0 spy spy; hand1 abbey"))


# ----------------------------------------------------------------------------------------------------------------- Spy


@pytest.mark.rule("B93", "R7")
@pytest.mark.card("spy")
def test_the_spy_sees_the_hand_and_must_take_a_unit_or_an_action_card() -> None:
    position = table(f"{FREE}; hand0 spy; sites1 1^:abbey; hand1 gold_fleet karl church caravan")
    shown = play(position, "play spy")[1]
    assert shown.told(0)["cards"] == ["gold_fleet", "karl", "church", "caravan"]
    assert shown.told(None) == {"event": "hand-shown", "seat": 1}
    assert legal(position) == {"take karl", "take gold_fleet", "take caravan"}
    play(position, "take karl")
    assert (hand(position, 0), hand(position, 1)) == (["karl"], ["gold_fleet", "church", "caravan"])
    assert position.view(1).known[0] == ["karl"]
    assert position.view(0).known[1] == ["gold_fleet", "church", "caravan"]


@pytest.mark.rule("B93")
@pytest.mark.card("spy")
def test_what_the_spy_has_taken_may_be_used_at_once_at_the_usual_price_even_another_spy() -> None:
    position = table(f"{FREE}; hand0 spy; hand1 spy siegfried; store0 all:0 ore:1")
    play(position, "play spy", "take spy", "play spy", "take siegfried", "build siegfried", "side 1^")
    assert names(position, "sites0") == ["1^:siegfried"]
    assert goods(position, 0) == {}
    assert discards(position) == ["spy", "spy"]


@pytest.mark.rule("B93", "U6")
@pytest.mark.card("spy")
def test_among_buildings_only_the_spy_is_used_up_and_against_an_empty_hand_it_is_not_played() -> None:
    position = table(f"{FREE}; hand0 spy; hand1 abbey church")
    play(position, "play spy")
    assert legal(position) == {"pass"}
    assert told(play(position, "pass"), "nothing-spied") == [{"seat": 0}]
    assert (hand(position, 0), hand(position, 1), discards(position)) == ([], ["abbey", "church"], ["spy"])
    assert "play spy" not in legal(table(f"{FREE}; hand0 spy"))


# ------------------------------------------------------------------------------------------------------------ Merchant


@pytest.mark.rule("B92")
@pytest.mark.card("merchant")
def test_the_merchant_takes_one_or_two_and_gives_back_one() -> None:
    lines = f"{FREE}; hand0 merchant; hand1 bishop; store0 all:0 gold:1; store1 all:0 ore:2 brick:1"
    position = table(lines)
    play(position, "play merchant")
    assert (position.seat, legal(position)) == (0, {"their region -2v", "their region 2^"})  # no throw and no answer
    play(position, "their region -2v", "their region 2^")
    assert legal(position) == {"region -2v", "region 2^", "region 2v"}  # also what was just taken
    play(position, "region 2v")
    assert (goods(position, 0), goods(position, 1)) == ({"brick": 1, "ore": 1}, {"ore": 1, "gold": 1})
    position = table(lines)
    play(position, "play merchant", "their region -2v", "pass", "region -2v")
    assert (goods(position, 0), goods(position, 1)) == ({"gold": 1}, {"ore": 2, "brick": 1})
    assert decision(position) == "actions:0"


@pytest.mark.rule("B92")
@pytest.mark.card("merchant")
def test_the_merchant_needs_room_on_both_sides() -> None:
    position = table(f"{FREE}; hand0 merchant; store0 all:0 ore:3 wool:1 grain:1; store1 all:0 ore:3 wool:3 grain:1")
    play(position, "play merchant")
    assert legal(position) == {"their region -2^", "their region 0^"}  # there is no room for more ore
    play(position, "their region -2^", "pass")
    assert legal(position) == {"region -2^"}  # the other has no room for ore or wool
    assert "play merchant" not in legal(table(f"{FREE}; hand0 merchant; store0 all:3; store1 all:1"))


@pytest.mark.rule("B92", "B27")
@pytest.mark.card("merchant")
def test_who_receives_chooses_the_region() -> None:
    lines = "centres1 3:settlement; regions1 0v:L5:0 4^:L6:0 4v:B2:0 -2v:O3:2 -2^:G2:0 0^:W4:0 2^:B6:0 2v:A1:0"
    position = table(f"{FREE}; hand0 merchant; {lines}; store0 all:0 lumber:1")
    play(position, "play merchant", "their region -2v", "pass", "region 0v")
    assert (position.seat, legal(position)) == (1, {"region 0v", "region 4^"})
