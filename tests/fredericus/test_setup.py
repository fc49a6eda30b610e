"""Setting up, from the colours to the first bets (F7-F12), with the rulings on it (A1-A3)."""

from __future__ import annotations

from collections import Counter

import pytest

from tavoliere.core.refusal import Refusal
from tests.fredericus.table import GAME, dealt, idle_turn, legal, lies, play, row, told, why

SEEDS = range(60)


@pytest.mark.rule("F7")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_takes_two_birds_and_a_token_and_in_a_duel_a_second_token(seats: int) -> None:
    view = dealt(seats).view(None)
    assert len(view.birds) == len(view.tokens) == seats  # what nobody takes has left the game
    assert [len(tokens) for tokens in view.tokens] == [2 if seats == 2 else 1] * seats


@pytest.mark.rule("F7")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_there_are_colours_for_two_to_four_players(seats: int) -> None:
    with pytest.raises(Refusal) as caught:
        GAME.deal(seats)
    assert (caught.value.rule, caught.value.key) == ("F7", "refusal-seats")


@pytest.mark.rule("F8")
@pytest.mark.parametrize("placement", ["canonical", "random"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_birds_of_a_pair_face_each_other_and_no_two_pairs_share_their_towers(seats: int, placement: str) -> None:
    for seed in SEEDS:
        pairs = dealt(seats, seed, placement=placement).view(None).birds
        assert all((goshawk - peregrine) % 8 == 4 for peregrine, goshawk in pairs)
        assert len({tower for pair in pairs for tower in pair}) == 2 * seats


@pytest.mark.rule("F8")
def test_the_birds_are_placed_before_the_rows_are_dealt() -> None:
    """So the canonical places say nothing of the cards: every deal has the same ones."""
    assert {lies(dealt(4, seed), "birds") for seed in SEEDS} == {"P0G4 P1G5 P2G6 P3G7"}
    assert len({lies(dealt(4, seed), "rows") for seed in SEEDS}) == len(SEEDS)


@pytest.mark.rule("F9", "F33")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seat_0_starts_the_others_follow_and_the_last_of_the_round_manages_the_goals(seats: int) -> None:
    position = dealt(seats)
    events = [event for _ in range(seats) for event in position.play("K 0 0" if seats == 2 else "K 0")]
    for _ in range(2 * seats):
        events += idle_turn(position)
    order = [args["seat"] for args in told(events, "turn-began")]
    assert order == [*range(seats), *range(seats), 0]
    assert [args["seat"] for args in told(events, "goal-turned-over")] == [seats - 1, seats - 1]


@pytest.mark.rule("F10")
@pytest.mark.parametrize(("seats", "discarded", "above"), [(4, 0, 16), (3, 4, 13), (2, 8, 10)])
def test_fredericus_lies_among_the_last_five_goals_and_anywhere_among_them(
    seats: int, discarded: int, above: int
) -> None:
    places: set[int] = set()
    for seed in SEEDS:
        position = dealt(seats, seed)
        goals, opened, deck = lies(position, "goals").split(" / "), lies(position, "open"), lies(position, "deck")
        assert [len(goal) for goal in goals] == [1] * seats
        assert len(opened.replace("-", "")) == discarded
        assert len(deck) == above + 5
        cards = Counter("".join(goals) + opened.replace("-", "") + deck)
        assert cards == Counter({"F": 1, **dict.fromkeys("abcdefgh", 3)})
        places.add(deck.index("F") + 1)
    assert places == set(range(above + 1, above + 6))


@pytest.mark.rule("F10")
@pytest.mark.parametrize(("seats", "most"), [(4, 21), (3, 18), (2, 15)])
def test_if_nobody_draws_the_manager_finds_fredericus_in_the_round_of_his_place(seats: int, most: int) -> None:
    for seed in range(3):
        position = dealt(seats, seed)
        place = lies(position, "deck").index("F") + 1
        play(position, *(["K 0 0" if seats == 2 else "K 0"] * seats))
        while position.outcome is None:
            idle_turn(position)
        assert position.round == place <= most


@pytest.mark.rule("F11")
@pytest.mark.parametrize(("seats", "length"), [(4, 11), (3, 9), (2, 7)])
def test_all_rows_are_equally_long_and_open_to_everyone(seats: int, length: int) -> None:
    position = dealt(seats, 3)
    rows = [row(position, side) for side in range(8)]
    assert {len(cards) for cards in rows} == {length}
    assert all(position.view(viewer).rows == rows for viewer in (None, *range(seats)))


@pytest.mark.rule("F11", "F15")
def test_the_outermost_card_is_the_end_of_its_row() -> None:
    position = dealt(4, 3)
    play(position, "K 0", "K 0", "K 0", "K 0")
    before, beside = row(position, 5), row(position, 6)
    play(position, "M 5>6")
    assert (row(position, 5), row(position, 6)) == (before[:-1], beside + before[-1])


@pytest.mark.rule("F12")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_first_bets_go_round_from_the_starter_onto_keeps_that_may_be_shared(seats: int) -> None:
    position = dealt(seats)
    for seat in range(seats):
        assert (position.seat, lies(position, "phase")) == (seat, "bets")
        assert legal(position) == {f"K {keep}" for keep in range(8)}
        assert why(position, "K centre") == "F12 refusal-centre-in-bets"
        assert why(position, "P>1") == "F12 refusal-bets-first"
        play(position, "K 6")
    assert lies(position, "tokens") == " / ".join("6" * seats)
    assert (position.seat, lies(position, "phase"), position.round) == (0, "turn", 1)


@pytest.mark.rule("A1")
def test_in_the_canonical_placement_seat_s_has_tower_s_and_the_tower_across() -> None:
    assert lies(dealt(4), "birds") == "P0G4 P1G5 P2G6 P3G7"
    assert lies(dealt(3), "birds") == "P0G4 P1G5 P2G6"
    assert lies(dealt(2), "birds") == "P0G4 P2G6"


@pytest.mark.rule("A1")
def test_two_players_face_each_other_as_in_a_mirror() -> None:
    first, second = dealt(2).view(None).birds
    assert [(2 - tower) % 8 for tower in first] == second
    assert [(2 - tower) % 8 for tower in second] == first


@pytest.mark.rule("A1", "F8")
def test_by_lot_every_pair_of_towers_and_both_ways_round_come_up() -> None:
    peregrines = [{dealt(4, seed, placement="random").view(None).birds[seat][0] for seed in SEEDS} for seat in range(4)]
    assert peregrines == [set(range(8))] * 4


@pytest.mark.rule("A2", "F12")
def test_two_players_bet_both_tokens_at_once_the_starter_first_even_on_one_keep() -> None:
    position = dealt(2)
    pairs = {f"K {one} {other}" for one in range(8) for other in range(one, 8)}
    assert len(pairs) == 36
    assert legal(position) == pairs
    assert why(position, "K 3") == "A23 refusal-two-tokens"
    play(position, "K 3 3")
    assert lies(position, "tokens") == "3 3 / - -"
    assert position.seat == 1
    play(position, "K 7 3")
    assert lies(position, "tokens") == "3 3 / 3 7"


@pytest.mark.rule("A3", "F13")
@pytest.mark.parametrize(
    ("seats", "first_round"),
    [(2, [2, 3]), (3, [2, 3, 4]), (4, [2, 3, 4, 4])],
)
def test_in_the_first_round_the_starter_has_two_actions_and_the_next_player_three(
    seats: int, first_round: list[int]
) -> None:
    position = dealt(seats)
    events = play(position, *(["K 0 0" if seats == 2 else "K 0"] * seats))
    for _ in range(2 * seats):
        events += idle_turn(position)
    counts = [args["actions"] for args in told(events, "turn-began")]
    assert counts == [*first_round, *([4] * seats), 4]


@pytest.mark.rule("A3", "F24")
def test_a_reversal_in_the_first_round_adds_its_two_actions_to_the_starters_two() -> None:
    position = GAME.parse("rows 7:E 0:ab 1:E\nround 1\nseat 0")
    play(position, "R 0/1")
    assert (position.actions, position.extra) == (2, 2)


@pytest.mark.rule("A3", "F33")
def test_the_manager_turns_over_a_goal_in_the_first_round_too() -> None:
    position = GAME.parse("seats 3\nround 1\nseat 2\ndeck abF")
    idle_turn(position)
    assert (lies(position, "open"), position.round) == ("a", 2)
