"""A deck of the tournament: 33 cards and four events that a player brings, as a file, as one word, and checked."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tavoliere.core.refusal import Refusal
from tavoliere.games.settlers.catalogue import CARD, EVENTS, HAND_CARDS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tavoliere.core.chance import Chance

SIZE: Final = 33
"""W59"""
CHOSEN: Final = 4
"""W57: the events that each player adds to the Civil War and the Plague that everybody must give."""
MOST_EVENTS: Final = {card.id: card.count for card in EVENTS[1:]} | {
    # W56: one Civil War and one Plague of one's own are in the stack already, and the host's Year End.
    "civil_war": 0,
    "plague": 1,
    "year_end": 0,
}

FOLDER: Final = Path(__file__).parent / "decks"
SHIPPED: Final = ("balanced", "knights", "fleets", "cities", "raiders", "wizards", "dragons", "witches")
"""The decks that lie in the house, in the order in which they are offered; their names are the words `deck-<id>`."""

_ORDER: Final = {name: place for place, name in enumerate(CARD)}
_PART: Final = re.compile(r"([1-9][0-9]?)?([A-Za-z]\w*)", re.ASCII)
LONGEST: Final = 2_000
"""The most characters of a deck's word; 37 single cards take less than half of it."""


@dataclass(frozen=True, slots=True)
class Deck:
    """What a player brings: how many of which cards, and of which events. It may break every rule; `problems` tells."""

    cards: tuple[tuple[str, int], ...]
    events: tuple[tuple[str, int], ...]
    name: str = ""
    about: str = ""

    def code(self) -> str:
        """Write the deck as one word, for options and records.

        >>> deck_of_counts({"spy": 3, "abbey": 1}, {"comet": 1, "progress": 2}).code()
        'abbey+3spy/2progress+comet'
        """
        return f"{_joined(self.cards)}/{_joined(self.events)}"

    @staticmethod
    def from_code(code: str) -> Deck:
        """Read a deck from its word; what is in it need not be allowed."""
        if len(code) > LONGEST:
            raise Refusal("notation", "refusal-deck-long", length=len(code), most=LONGEST)
        cards, stroke, events = code.partition("/")
        if not stroke:
            raise Refusal("notation", "refusal-deck-code", text=code[:60])
        return deck_of_counts(_counts_in(cards), _counts_in(events))

    def numbers(self) -> list[int]:
        """Return the numbers of the cards of a sound deck, each as often as it is there, in order."""
        return [CARD[name].number for name, count in self.cards for _ in range(count)]

    def event_numbers(self) -> list[int]:
        """Return the numbers of the chosen events of a sound deck."""
        return [CARD[name].number for name, count in self.events for _ in range(count)]

    def size(self) -> int:
        """Count the cards, events not included."""
        return sum(count for _, count in self.cards)

    def chosen(self) -> int:
        """Count the events."""
        return sum(count for _, count in self.events)


def deck_of_counts(cards: Mapping[str, int], events: Mapping[str, int], name: str = "", about: str = "") -> Deck:
    """Put a deck into the order of the cards."""
    return Deck(_in_order(cards), _in_order(events), name, about)


def _in_order(counts: Mapping[str, int]) -> tuple[tuple[str, int], ...]:
    return tuple(sorted(((name, count) for name, count in counts.items() if count), key=lambda part: _ORDER[part[0]]))


def _joined(counts: tuple[tuple[str, int], ...]) -> str:
    return "+".join(f"{count if count > 1 else ''}{name}" for name, count in counts)


def _counts_in(text: str) -> dict[str, int]:
    """Read one half of a deck's word."""
    counts: dict[str, int] = {}
    for part in text.split("+") if text else []:
        found = _PART.fullmatch(part)
        if found is None or found[2] not in CARD or found[2] in counts:
            raise Refusal("notation", "refusal-deck-code", text=part[:60])
        counts[found[2]] = int(found[1] or 1)
    return counts


# --------------------------------------------------------------------------------------------------- what is allowed


def problems(deck: Deck) -> list[Refusal]:
    """Tell every reason why a deck may not be played, in the order of the rules; none is good."""
    found: list[Refusal] = []
    # W57: four events, among them no Year End.
    if deck.chosen() != CHOSEN:
        found.append(Refusal("W57", "refusal-deck-events", count=deck.chosen(), most=CHOSEN))
    for name, count in deck.events:
        if CARD[name].kind != "event":
            found.append(Refusal("W57", "refusal-deck-no-event", card=name))
        elif name == "year_end":
            found.append(Refusal("W57", "refusal-deck-year-end", card=name))
        elif count > MOST_EVENTS[name]:
            found.append(Refusal("W57", "refusal-deck-event-copies", card=name, count=count, most=MOST_EVENTS[name]))
    # W58: nothing with a symbol on its back.
    for name, _ in deck.cards:
        if CARD[name].kind == "event":
            found.append(Refusal("W58", "refusal-deck-event-inside", card=name))
        elif CARD[name].kind in {"road", "settlement", "city", "citadel", "region"}:
            found.append(Refusal("W58", "refusal-deck-back", card=name))
    # W59
    if deck.size() != SIZE:
        found.append(Refusal("W59", "refusal-deck-size", count=deck.size(), most=SIZE))
    # W60
    for name, count in deck.cards:
        card = CARD[name]
        if HAND_CARDS[card.number : card.number + 1] == (card,) and count > card.count:
            found.append(Refusal("W60", "refusal-deck-copies", card=name, count=count, most=card.count))
    return found


def deck_of(word: str) -> Deck:
    """Return the deck that an option names: one of the house, or its word. Only a deck that may be played comes back.

    >>> deck_of("knights").size()
    33
    """
    if word in SHIPPED:
        return shipped(word)
    if "/" not in word:
        raise Refusal("notation", "refusal-deck-unknown", text=word[:40], decks=list(SHIPPED))
    deck = Deck.from_code(word)
    for problem in problems(deck):
        raise problem
    return deck


@cache
def shipped(name: str) -> Deck:
    """Read a deck of the house. Its file names the cards by their ids, so that it needs no words."""
    from tavoliere.games.settlers.decklist import read_ids

    return read_ids((FOLDER / f"{name}.txt").read_text(encoding="utf-8"))


# ---------------------------------------------------------------------------------------------------- a deck by chance

_GROWTH: Final = ("building", "fleet")
_PLAIN: Final = (
    (("green", *_GROWTH), 10),
    (("red", "building"), 9),
    (("green", "knight"), 6),
    (("yellow", "action"), 8),
)
_MAGIC: Final = (
    (("green", *_GROWTH), 10),
    (("red", "building"), 3),
    (("green", "knight"), 2),
    (("yellow", "action"), 5),
    (("purple", "wizard"), 4),
    (("purple", "book"), 4),
    (("purple", "magic_building", "dragon"), 2),
    (("purple", "magic_action"), 3),
)
"""What a deck that can be played holds of each group: enough to live on, and no magic without wizards."""


def random_deck(chance: Chance) -> Deck:
    """Draw a deck that is allowed and can be played, with magic or without.

    >>> from tavoliere.core.chance import Fast
    >>> problems(random_deck(Fast(7)))
    []
    """
    with_magic = chance.below(2) == 1
    cards: dict[str, int] = {}
    for (colour, *kinds), count in _MAGIC if with_magic else _PLAIN:
        pool = [
            card.id for card in HAND_CARDS if card.colour == colour and card.kind in kinds for _ in range(card.count)
        ]
        _draw(pool, count, cards, chance)
    events: dict[str, int] = {}
    pool = [name for name, most in MOST_EVENTS.items() for _ in range(most) if with_magic or name != "unicorn_dance"]
    _draw(pool, CHOSEN, events, chance)
    return deck_of_counts(cards, events)


def _draw(pool: list[str], count: int, drawn: dict[str, int], chance: Chance) -> None:
    for _ in range(count):
        name = pool.pop(chance.below(len(pool)))
        drawn[name] = drawn.get(name, 0) + 1
