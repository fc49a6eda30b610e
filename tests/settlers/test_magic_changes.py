"""What changes in the rules of the base game: permission, Spy, pulling down, and the end (W44, W46-W52, P22)."""

from __future__ import annotations

import pytest

from tests.settlers.magic import BOOKS, MAGIC_ACTIONS, MAGIC_BUILDINGS, WIZARDS, magic, names, offered
from tests.settlers.table import decision, discards, hand, legal, play, table, throw, told

THREE = "centres0 1:city"


# ------------------------------------------------------------------------------------------------------ action cards


@pytest.mark.rule("W47", "W66")
@pytest.mark.parametrize("mode", ["extended", "tournament"])
def test_action_cards_wait_until_both_have_three_points_at_once(mode: str) -> None:
    hands = f"mode {mode}; hand0 caravan merchant"
    assert not offered(table(f"{hands}; centres0 -1:city 1:city 3:city"), "play")  # 6 : 2
    assert offered(table(f"{hands}; {THREE}; centres1 1:city"), "play") == {"play caravan", "play merchant"}


@pytest.mark.rule("W47")
def test_seven_points_together_are_not_what_counts_here() -> None:
    text = "centres0 -1:city 1:city 3:settlement; hand0 caravan"
    assert offered(table(text), "play") == {"play caravan"}  # the base game: 5 + 2
    assert not offered(table(f"mode extended; {text}"), "play")


@pytest.mark.rule("W47")
def test_the_permission_comes_with_the_third_point_of_the_second_player_and_stays() -> None:
    position = table(f"mode extended; {THREE}; sites1 1^:siegfried; hand0 caravan conrad; store0 ore:1 grain:1")
    assert offered(position, "play") == {"play caravan"}  # the Knight Token is the third point
    play(position, "build conrad", "side 1^")
    assert (position.points(0), position.points(1)) == (4, 2)
    assert offered(position, "play") == {"play caravan"}


@pytest.mark.rule("W46")
@pytest.mark.card("scout")
def test_the_scout_alone_may_be_played_before() -> None:
    position = table("mode extended; hand0 scout caravan alchemist; roads0 left; store0 all:1")
    assert offered(position, "scout", "play") == {"scout left"}
    assert legal(table("mode extended; hand0 alchemist; agenda dice")) == {"roll"}


# ---------------------------------------------------------------------------------------------------------------- Spy


@pytest.mark.rule("W48", "I3")
@pytest.mark.card("spy")
def test_the_spy_takes_action_cards_and_units_dragons_included_but_no_building() -> None:
    large_hand = "sites1 -1^:abbey -1v:abbey 1^:library; hand1 conrad gold_fleet ismai library magic_mill caravan"
    position = magic(f"hand0 spy; centres1 1:city; {large_hand}")
    play(position, "play spy")
    assert legal(position) == {"take conrad", "take gold_fleet", "take caravan", "take ismai"}
    play(position, "take ismai")
    assert hand(position, 0) == ["ismai"]


@pytest.mark.rule("W48")
@pytest.mark.parametrize("building", ["garrison", "marketplace", *MAGIC_BUILDINGS])
def test_no_building_is_taken_not_even_with_a_citadel(building: str) -> None:
    position = magic(f"centres0 1:citadel; hand0 spy; hand1 {building}")
    play(position, "play spy")
    assert (decision(position), hand(position, 1)) == ("spy:0", [building])
    assert legal(position) == {"pass"}


@pytest.mark.rule("W49")
@pytest.mark.card("spy")
@pytest.mark.parametrize("card", [*WIZARDS, *BOOKS, *MAGIC_ACTIONS])
def test_wizards_books_and_magic_actions_are_taken_only_by_whoever_has_a_citadel(card: str) -> None:
    without = magic(f"centres0 1:city; centres1 1:citadel; hand0 spy; hand1 {card}")
    play(without, "play spy")
    assert hand(without, 1) == [card]
    position = magic(f"centres0 1:citadel; hand0 spy; hand1 {card}")
    play(position, "play spy", f"take {card}")
    assert (hand(position, 0), hand(position, 1)) == ([card], [])


# ------------------------------------------------------------------------------------------------------- pulling down


@pytest.mark.rule("W50")
def test_own_buildings_and_units_may_be_removed_for_nothing_to_the_discard_pile_and_nowhere_else() -> None:
    sites = "sites0 -1^:garrison -1v:conrad 1^:magic_eye 1^^:ismai 1v:gold_fleet 1vv:magic_mill"
    position = magic(f"centres0 1:citadel; wizards0 2v:ari; {sites}; store0 all:0; stack1 spy")
    everything = {f"pull {place}" for place in ("-1^", "-1v", "1^", "1^^", "1v", "1vv")} | {"dismiss ari"}
    assert offered(position, "pull", "dismiss") == everything
    play(position, *sorted(everything))
    assert (names(position, "sites0"), names(position, "wizards0"), hand(position, 0)) == ([], [], [])
    cards = ["garrison", "gold_fleet", "conrad", "ismai", "magic_mill", "ari", "magic_eye"]
    assert (discards(position), names(position, "stack1")) == (cards, ["spy"])


@pytest.mark.rule("W50")
def test_the_site_may_be_used_again_at_once() -> None:
    position = magic("sites0 -1^:garrison -1v:smithy 1^:conrad 1v:otto; hand0 abbey; store0 all:1")
    assert not offered(position, "build")
    play(position, "pull 1v", "build abbey")
    assert "1v:abbey" in names(position, "sites0")


@pytest.mark.rule("W50", "Q11")
def test_nothing_of_the_centre_row_is_removed() -> None:
    position = magic("centres0 -1:city 1:citadel; roads0 left right; sites0 1^:abbey; sites1 1^:abbey")
    assert offered(position, "pull", "dismiss") == {"pull 1^"}


@pytest.mark.rule("W51", "W66")
@pytest.mark.card("philosophers_stone")
def test_what_was_needed_for_laying_a_card_need_not_last() -> None:
    position = magic("centres0 1:citadel; wizards0 2v:ari; sites0 1^:magic_mill 1v:time_jump 1vv:ismai")
    play(position, "dismiss ari")
    assert names(position, "sites0") == ["1^:magic_mill", "1v:time_jump", "1vv:ismai"]


@pytest.mark.rule("W52")
@pytest.mark.card("counting_house")
def test_there_is_no_trading_office_and_the_counting_house_is_a_red_card_like_any_other() -> None:
    position = magic("centres0 1:city; hand0 counting_house; store0 all:0 brick:1 wool:2 grain:1")
    play(position, "build counting_house", "side 1^", "pull 1^")
    assert discards(position) == ["counting_house"]
    assert set(position.view(None).supply) == {"road", "settlement", "city", "citadel"}


# ------------------------------------------------------------------------------------------------------------ the end

NEARLY = "centres0 -3:city -1:city 1:city 3:city 5:city"
"""Ten points."""


@pytest.mark.rule("W44")
def test_twelve_points_are_enough_in_the_base_game_and_thirteen_with_the_set() -> None:
    text = f"{NEARLY}; sites0 1^:colossus; hand0 library; store0 all:0 brick:1 lumber:2 ore:2"
    position = magic(text)
    assert (position.points(0), position.outcome) == (12, None)
    play(position, "build library", "side -3^")
    assert position.outcome is not None
    assert (position.outcome.scores[0], position.outcome.winner) == (13, 0)
    assert table(text).outcome is not None


@pytest.mark.rule("W44", "P22")
def test_the_game_ends_in_the_opponents_turn_too() -> None:
    theirs = NEARLY.replace("centres0", "centres1")
    position = magic(f"sites0 1^:karl; {theirs}; sites1 1^:colossus -1^:otto")
    assert position.view(None).tokens["knight"] == 0
    play(position, "pull 1^")  # and the Knight Token goes to the opponent
    assert position.outcome is not None
    assert (position.outcome.scores[1], position.outcome.winner) == (13, 1)


@pytest.mark.rule("W44")
def test_a_throw_of_the_dice_may_end_the_game() -> None:
    position = magic(f"{NEARLY}; sites0 1^:colossus 3^:church:witch")
    throw(position, "conflict", 6)
    assert position.outcome is not None
    assert position.outcome.winner == 0


@pytest.mark.rule("P22")
@pytest.mark.card("philosophers_stone")
@pytest.mark.parametrize("active", [0, 1])
def test_if_one_change_gives_both_thirteen_the_active_player_wins(active: int) -> None:
    """The Stone frees both from their Witches."""
    other = 1 - active
    stone = f"hand{active} philosophers_stone; store{active} all:0 ore:1 gold:1; wizards{active} -4^:ari:2 0^:hor:0"
    mine = f"sites{active} -1^:colossus -1v:bath_house 3^:aqueduct 3v:church:witch"
    theirs = f"sites{other} -1^:bath_house 1^:aqueduct 1v:church:witch"
    position = magic(
        f"active {active}; {stone}; {mine}; {theirs}; centres{active} -3:citadel -1:city 1:citadel 3:city; "
        f"centres{other} -3:city -1:city 1:city 3:city 5:city"
    )
    assert (position.points(0), position.points(1), position.outcome) == (12, 12, None)
    play(position, "build philosophers_stone", "side 1^")
    assert position.outcome is not None
    assert position.outcome.scores == (13, 13)
    assert position.outcome.winner == active


@pytest.mark.rule("P22")
def test_points_are_counted_after_every_change() -> None:
    """The last point comes in the middle of the action step, with more still to be done."""
    church = "hand0 church town_hall; store0 all:0 brick:2 ore:3 grain:2 wool:2"
    position = magic(f"{NEARLY}; sites0 1^:colossus; {church}")
    events = play(position, "build church", "side 5^")
    assert told(events, "game-over")[0]["winner"] == 0
    assert (legal(position), hand(position, 0)) == (set(), ["town_hall"])
