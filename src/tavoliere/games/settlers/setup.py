"""The deal: crests, stacks, events, and who begins (B4-B9, W1-W9, W53-W61)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tavoliere.core.chance import shuffle
from tavoliere.games.settlers.catalogue import Catalogue
from tavoliere.games.settlers.pieces import (
    BASE,
    CIVIL_WAR,
    COPIES,
    EVENT_COPIES,
    FIRST_OF_STACK,
    ISMAI,
    LAST_CARD,
    LAST_REGION,
    PLAGUE,
    TOURNAMENT,
    YEAR_END,
)
from tavoliere.games.settlers.position import Position
from tavoliere.games.settlers.realm import empty_realm
from tavoliere.games.settlers.rules.chance import draw_fate
from tavoliere.games.settlers.rules.opening import set_agenda

if TYPE_CHECKING:
    from tavoliere.core.chance import Chance
    from tavoliere.games.settlers.options import Options

STACK_SIZES: Final = {0: (13, 13, 12, 12, 12), 1: (16, 16, 15, 15, 19, 18)}
"""The expansion stacks of the base game (B8), and four of it and two of the set (W4, W6, P21)."""

CITADELS: Final = 5
BASE_EVENTS: Final = 7
"""The last of the event kinds of the base game."""


def deal(
    options: Options, chance: Chance, decks: tuple[list[int], list[int]], events: tuple[list[int], list[int]]
) -> Position:
    """Set up a game; in the tournament each seat brings a deck and four events of its choice."""
    position = empty_table(options)
    if options.mode == TOURNAMENT:
        _lay_decks(position, decks, events)
    else:
        _lay_stacks(position, chance)
    stack_regions = list(range(FIRST_OF_STACK, LAST_REGION + 1))
    shuffle(stack_regions, chance)
    position.stacks.append(stack_regions)
    position.stacks.append(_events_of(position))
    shuffle(position.stacks[-1], chance)
    position.seen = [0] * (3 * len(position.stacks))
    position.starter = _throw_for_start(chance) if options.throw else 0
    position.active = position.starter
    position.fate = draw_fate(chance)
    set_agenda(position)
    position.reckon()
    return position


def empty_table(options: Options) -> Position:
    """Clear the table: two principalities without regions, no stacks, the supply of centre cards (B36)."""
    piles: list[list[int]] = [[], []] if options.mode == TOURNAMENT else [[]]
    catalogue = Catalogue.corrected(options.corrections) if options.corrections else Catalogue.standard()
    position = Position(options, catalogue, [empty_realm(), empty_realm()], [], [], piles, [])
    position.citadels = 0 if options.mode == BASE else CITADELS
    return position


def cards_of(first: int, last: int) -> list[int]:
    """List every copy of some kinds of card."""
    return [card for card in range(first, last + 1) for _ in range(COPIES[card])]


def _lay_stacks(position: Position, chance: Chance) -> None:
    """Shuffle the expansion cards into stacks, those of the base game and those of the set apart (B8, W4, W6)."""
    base = cards_of(1, ISMAI - 1)
    shuffle(base, chance)
    cards = base
    if position.options.mode != BASE:
        magic = cards_of(ISMAI, LAST_CARD)
        shuffle(magic, chance)
        cards = base + magic
    at = 0
    for size in STACK_SIZES[position.options.mode]:
        position.stacks.append(cards[at : at + size])
        at += size


def _lay_decks(position: Position, decks: tuple[list[int], list[int]], events: tuple[list[int], list[int]]) -> None:
    """Lay each deck as it is where its first stack will be: its owner chooses three cards of it (W61)."""
    for deck in decks:
        position.stacks += [sorted(deck), [], [], []]
    position.chosen = [sorted(choice) for choice in events]


def _events_of(position: Position) -> list[int]:
    """List the event cards of the game: ten, thirteen with the set, or those of a tournament (B68, W7, W56, W57)."""
    if position.options.mode == TOURNAMENT:
        return [CIVIL_WAR, CIVIL_WAR, PLAGUE, PLAGUE, YEAR_END, *position.chosen[0], *position.chosen[1]]
    kinds = BASE_EVENTS if position.options.mode == BASE else len(EVENT_COPIES) - 1
    return [event for event in range(1, kinds + 1) for _ in range(EVENT_COPIES[event])]


def _throw_for_start(chance: Chance) -> int:
    """Throw a die each, again in a tie; the higher one begins (B9, U16)."""
    while True:
        one, two = chance.below(6), chance.below(6)
        if one != two:
            return 0 if one > two else 1
