"""Writes random games of our engine as JSON lines, for boardgameio/check.mjs to replay by its own rules.

Usage: python bench/peers/records.py --games 200 > games.jsonl
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from typing import TYPE_CHECKING

import tavoliere

if TYPE_CHECKING:
    from tavoliere.core.move import Move
    from tavoliere.core.position import Position


RARE = "XRH"


def record(seats: int, seed: int, *, eager: bool) -> dict[str, object]:
    """Play a game of random or eager players; write down every position, every legal move and the result."""
    choice = random.Random(seed)
    position = tavoliere.game("fredericus").deal(seats=seats, seed=seed)
    start = position.text()
    steps: list[dict[str, object]] = []
    while position.seat is not None:
        moves = position.moves()
        move = choice.choice(enticing(position, moves) if eager else moves)
        step: dict[str, object] = {"seat": position.seat, "legal": [str(legal) for legal in moves], "move": str(move)}
        position.play(move)
        steps.append(step | {"then": position.text()})
    outcome = position.outcome
    if outcome is None:
        message = f"seed {seed}: nobody is to play, but there is no outcome"
        raise ValueError(message)
    return {"seats": seats, "seed": seed, "start": start, "steps": steps, "scores": list(outcome.scores)}


def enticing(position: Position, moves: list[Move]) -> list[Move]:
    """Choose captures, reversals and hoods, else what makes a capture possible, else everything.

    Players who do so reach the eighth creature; purely random ones hardly ever do.
    """
    rare = [move for move in moves if str(move)[0] in RARE]
    if rare:
        return rare
    return [move for move in moves if prepares_capture(position.copy(), move)] or moves


def prepares_capture(position: Position, move: Move) -> bool:
    """Play a move and look whether the same seat may capture then."""
    seat = position.seat
    position.advance(move)
    return position.seat == seat and any(str(then).startswith("X") for then in position.moves())


def main() -> None:
    """Write the games that the command line asks for, with two, three and four seats in turn."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0, help="of the first game")
    wanted = parser.parse_args()
    for number in range(wanted.games):
        game = record(seats=2 + number % 3, seed=wanted.seed + number, eager=number % 2 == 1)
        json.dump(game, sys.stdout, separators=(",", ":"))
        sys.stdout.write("\n")


if __name__ == "__main__":
    main()
