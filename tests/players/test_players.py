"""The computer players: fair, quick, reproducible, and as strong as they claim."""

from __future__ import annotations

from time import perf_counter
from typing import Any

import pytest

import tavoliere
from tavoliere.players import player

FREDERICUS = tavoliere.game("fredericus")
PLAYERS = ("random", "greedy", "ismcts:nodes=3")


def duel(names: list[str], seed: int, **options: str) -> Any:
    """Play one game between computer players and return its end."""
    position = FREDERICUS.deal(len(names), seed, **options)
    seated = [player(name, FREDERICUS, seed + seat) for seat, name in enumerate(names)]
    while (seat := position.seat) is not None:
        position.advance(seated[seat].choose(position.view(seat), position.moves()))
    return position


def turns_of_a_game(seed: int, seats: int) -> list[Any]:
    """Collect positions of one random game, each at the beginning of a decision."""
    position = FREDERICUS.deal(seats, seed)
    chance = tavoliere.Fast(seed)
    positions = []
    while position.seat is not None:
        positions.append(position.copy())
        moves = position.moves()
        position.advance(moves[chance.below(len(moves))])
    return positions


@pytest.mark.parametrize("name", PLAYERS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_finishes_a_game_with_legal_moves(name: str, seats: int) -> None:
    others = ["random"] * (seats - 1)
    assert duel([name, *others], 1, variant="on").outcome is not None


@pytest.mark.parametrize("name", PLAYERS)
def test_the_same_seed_chooses_the_same_moves(name: str) -> None:
    for position in turns_of_a_game(3, 3)[::29]:
        view, moves = position.view(position.seat), position.moves()
        choices = {str(player(name, FREDERICUS, 11).choose(view, moves)) for _ in range(2)}
        assert len(choices) == 1


@pytest.mark.parametrize("name", PLAYERS)
def test_worlds_that_a_seat_cannot_tell_apart_give_the_same_move(name: str) -> None:
    for number, position in enumerate(turns_of_a_game(5, 4)[::37]):
        view = position.view(position.seat)
        other = FREDERICUS.imagine(view, tavoliere.Fast(number))
        chosen = player(name, FREDERICUS, 2).choose(view, position.moves())
        assert player(name, FREDERICUS, 2).choose(other.view(other.seat), other.moves()) is chosen


def test_greedy_beats_random() -> None:
    """In a sample; the arena will say exactly how strong it is."""
    wins = 0
    for seed in range(6):
        names = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        wins += names[duel(names, seed).outcome.winner] == "greedy"
    assert wins == 6


def test_greedy_takes_a_creature_that_it_can_have() -> None:
    position = FREDERICUS.parse(
        "rows 0:eS 1:Wa 2:bS 3:Sc 4:Wd 5:Eb 6:Wf 7:Sg\nbirds P1G5 P3G7 P4G0 P6G2\ngoals a / - / - / -\nactions 1"
    )
    greedy = player("greedy", FREDERICUS)
    played = []
    while position.seat == 0 and "Z" not in played:
        move = greedy.choose(position.view(0), position.moves())
        played.append(str(move))
        position.advance(move)
    assert "XP" in played


def test_greedy_is_not_waited_for() -> None:
    """Its longest decision, the first of a turn, stays within the patience of a person."""
    greedy = player("greedy", FREDERICUS)
    times = []
    for position in turns_of_a_game(8, 4)[::23]:
        begun = perf_counter()
        greedy.choose(position.view(position.seat), position.moves())
        times.append(perf_counter() - begun)
    assert sum(times) / len(times) < 1.0


def test_an_unknown_player_is_refused() -> None:
    with pytest.raises(tavoliere.Refusal) as refused:
        player("emperor", FREDERICUS)
    assert refused.value.arguments["player"] == "emperor"
