"""What can vary before a deal besides the options that are offered: decks, and corrections of cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tavoliere.core.chance import Fast
from tavoliere.games.settlers.catalogue import CARD
from tavoliere.games.settlers.corrections import LEAST, MOST, code_of
from tavoliere.games.settlers.deck import SHIPPED, random_deck
from tavoliere.games.settlers.options import CORRECTIONS, DECKS

if TYPE_CHECKING:
    import random
    from collections.abc import Callable, Mapping

    from tavoliere.games.settlers.catalogue import Changes

CORRECTED: Final = 0.1
"""The share of games in which some cards say otherwise."""

CORRECTABLE: Final = tuple((card.id, field) for card in CARD.values() for field in card.fields)


def of_settlers(dice: random.Random, options: Mapping[str, str]) -> dict[str, str]:
    """Bring decks to a tournament, of the house or of chance; and now and then correct some cards."""
    more: dict[str, str] = {}
    if options.get("mode") == "tournament":
        for name in DECKS:
            drawn = random_deck(Fast(dice.randrange(1 << 32))).code()
            more[name] = drawn if dice.random() < 0.75 else dice.choice(SHIPPED)
    if dice.random() < CORRECTED:
        more[CORRECTIONS] = code_of(some_corrections(dice))
    return {name: value for name, value in more.items() if value}


def some_corrections(dice: random.Random) -> Changes:
    """Make up what the printed cards could say instead; nothing dearer than a principality can pay."""
    changes: Changes = {}
    for name, field in dice.sample(CORRECTABLE, dice.randrange(1, 9)):
        if field == "price":
            one, other = dice.randrange(6), dice.randrange(6)
            changes[name, field] = tuple((place == one) + (place == other) for place in range(6))
        else:
            changes[name, field] = dice.randrange(LEAST.get(field, 0), min(MOST, 5))
    return changes


VARIETIES: Final[Mapping[str, Callable[[random.Random, Mapping[str, str]], dict[str, str]]]] = {
    "settlers": of_settlers,
}
"""By game; a game without an entry has nothing more to vary."""
