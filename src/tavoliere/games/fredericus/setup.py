"""The deal: birds, goals, rows (F6-F11). The bets that follow are moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tavoliere.core.chance import shuffle
from tavoliere.games.fredericus.pieces import (
    FIRST_CREATURE,
    FREDERICUS,
    HAND,
    KINDS,
    LETTERS,
    SEAL,
    SKY,
    WOODS,
    letters_of_hand,
)
from tavoliere.games.fredericus.position import Position

if TYPE_CHECKING:
    from tavoliere.core.chance import Chance
    from tavoliere.games.fredericus.options import Options

CARDS: Final = {2: (18, 18, 4, 2), 3: (21, 21, 6, 3), 4: (24, 24, 8, 4)}
"""Woods, skies, seals, and creatures of each kind, by number of players (F6)."""

ROW_LENGTH: Final = {2: 7, 3: 9, 4: 11}
GOALS_OF_A_KIND: Final = 3
GOALS_DISCARDED: Final = {2: 8, 3: 4, 4: 0}
GOALS_AT_THE_BOTTOM: Final = 4
"""They are shuffled together with Fredericus (F10)."""

AXES: Final = {2: ((0, 4), (2, 6)), 3: ((0, 4), (1, 5), (2, 6)), 4: ((0, 4), (1, 5), (2, 6), (3, 7))}
"""Towers of peregrine and goshawk by seat, in the canonical placement (A1)."""


def empty_table(options: Options, seats: int) -> Position:
    """Clear the table for so many seats: no cards, birds on tower 0, tokens in hand (F7)."""
    tokens = 2 * seats if seats == 2 else seats
    return Position(options, [0] * 8, [0] * (2 * seats), [HAND] * tokens, [0] * seats, [0] * seats)


def deal(options: Options, seats: int, chance: Chance) -> Position:
    """Set up a game in the order of the rule book: birds, goals, rows."""
    position = empty_table(options, seats)
    _place_birds(position, chance)
    _deal_goals(position, chance)
    _deal_rows(position, chance)
    return position


def _place_birds(position: Position, chance: Chance) -> None:
    """Put each pair of birds on two opposite towers (F8): canonically, or on axes and ends drawn by lot (A1)."""
    pairs = list(AXES[position.seats])
    if position.options.words["placement"] == "random":
        axes = list(range(4))
        shuffle(axes, chance)
        turned = [4 * chance.below(2) for _ in pairs]
        pairs = [((axis + turn) % 8, (axis + 4 + turn) % 8) for axis, turn in zip(axes, turned, strict=False)]
    for seat, (peregrine, goshawk) in enumerate(pairs):
        position.birds[2 * seat] = peregrine
        position.birds[2 * seat + 1] = goshawk


def _deal_goals(position: Position, chance: Chance) -> None:
    """Deal a goal to each seat, discard some face up, and hide Fredericus among the last five (F10)."""
    goals = [FIRST_CREATURE + kind for kind in range(KINDS)] * GOALS_OF_A_KIND
    shuffle(goals, chance)
    for seat in range(position.seats):
        position.goals[seat] = 1 << 4 * (goals.pop() - FIRST_CREATURE)
    for _ in range(GOALS_DISCARDED[position.seats]):
        position.opened += 1 << 4 * (goals.pop() - FIRST_CREATURE)
    position.deck = stack(goals, 1 + chance.below(places_of_fredericus(len(goals))))


def _deal_rows(position: Position, chance: Chance) -> None:
    """Shuffle the cards of this number of players and lay a row of them at every keep (F6, F11)."""
    woods, skies, seals, creatures = CARDS[position.seats]
    cards = [WOODS] * woods + [SKY] * skies + [SEAL] * seals
    cards += [FIRST_CREATURE + kind for kind in range(KINDS)] * creatures
    shuffle(cards, chance)
    length = ROW_LENGTH[position.seats]
    for row in range(8):
        for card in cards[row * length : (row + 1) * length]:
            position.rows[row] = position.rows[row] << 4 | card
    position.mark_ends()


def stack_unknown_deck(position: Position, chance: Chance) -> None:
    """Stack all goals that nobody has and nobody sees, with Fredericus somewhere among the last five (F10).

    This is how the unknown deck of a hand-written position comes about.
    """
    seen = "".join(letters_of_hand(hand) for hand in [*position.goals, position.opened])
    goals: list[int] = []
    for kind in range(KINDS):
        card = FIRST_CREATURE + kind
        goals += [card] * (GOALS_OF_A_KIND - seen.count(LETTERS[card]))
    shuffle(goals, chance)
    position.deck = stack(
        goals, 0 if LETTERS[FREDERICUS] in seen else 1 + chance.below(places_of_fredericus(len(goals)))
    )


def places_of_fredericus(goals: int) -> int:
    """Count the places in which Fredericus may lie in a deck with so many other goals: the last five, or fewer."""
    return min(GOALS_AT_THE_BOTTOM, goals) + 1


def stack(goals: list[int], fredericus: int) -> int:
    """Stack goals, the first at the bottom, into a deck, with Fredericus in this place from below; 0: without him."""
    cards = goals.copy()
    if fredericus:
        cards.insert(fredericus - 1, FREDERICUS)
    deck = 0
    for card in cards:
        deck = deck << 4 | card
    return deck
