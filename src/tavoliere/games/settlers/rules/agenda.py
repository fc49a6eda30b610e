"""What is still to be done: a stack of small frames, the next one on top.

Some frames are decisions of a seat, others are steps that happen by themselves as soon as they lie on top. "Choose a
stack, then a card, then a place" is three decisions, one after the other.
"""

from __future__ import annotations

from typing import Final

NAMES: Final = (
    # decisions
    "arrange", "open-stack", "open-cards", "dice", "number", "face", "time-jump", "actions", "side", "corner-wizard",
    "pay", "pay-any", "power", "gain", "take", "put", "reduce", "under", "draw", "search", "exchange", "renew",
    "answer", "deal", "answer-offer", "corner", "scout", "burn", "rout", "spy", "caravan", "merchant", "merchant-give",
    "revolt", "conflict", "conflict-stack", "builder", "builder-take", "builder-put", "builder-under", "comet",
    "kitchen", "mill", "guardian", "inspiration", "magic-land", "magic-land-theirs", "eye", "eye-take", "eye-put",
    "change-places", "change-places-with", "fortune", "potion", "better-world", "duel", "duel-theirs", "witch",
    "change-land", "change-land-for", "materialize", "whirlwind", "premonition", "magics-hand", "magics-hand-side",
    # steps
    "do-event", "do-card", "do-witches", "do-harvest", "do-next-turn", "do-refill", "do-effect", "do-duel",
    "do-opening", "do-begin", "do-exchange", "do-card-gone", "do-revolt", "do-builder", "do-comet",
)  # fmt: skip
"""The frames by number, as the notation and the views name them."""

(
    ARRANGE, OPEN_STACK, OPEN_CARDS, DICE, NUMBER, FACE, JUMP, ACTIONS, SIDE, CORNER_WIZARD,
    PAY, PAY_ANY, POWER, GAIN, TAKE, PUT, REDUCE, UNDER, DRAW, SEARCH, EXCHANGE, RENEW,
    ANSWER, DEAL, ANSWER_OFFER, CORNER, SCOUT, BURN, ROUT, SPY, CARAVAN, MERCHANT, MERCHANT_GIVE,
    REVOLT, CONFLICT, CONFLICT_STACK, BUILDER, BUILDER_TAKE, BUILDER_PUT, BUILDER_UNDER, COMET,
    KITCHEN, MILL, GUARDIAN, INSPIRATION, MAGIC_LAND, MAGIC_LAND_THEIRS, EYE, EYE_TAKE, EYE_PUT,
    CHANGE_PLACES, CHANGE_PLACES_WITH, FORTUNE, POTION, BETTER_WORLD, DUEL, DUEL_THEIRS, WITCH,
    CHANGE_LAND, CHANGE_LAND_FOR, MATERIALIZE, WHIRLWIND, PREMONITION, MAGICS_HAND, MAGICS_HAND_SIDE,
) = range(65)  # fmt: skip
"""The decisions."""

(
    DO_EVENT, DO_CARD, DO_WITCHES, DO_HARVEST, DO_NEXT_TURN, DO_REFILL, DO_EFFECT, DO_DUEL,
    DO_OPENING, DO_BEGIN, DO_EXCHANGE, DO_CARD_GONE, DO_REVOLT, DO_BUILDER, DO_COMET,
) = range(65, 80)  # fmt: skip
"""The steps that happen by themselves."""

FIRST_STEP: Final = 65

# What a payment is for; the frames `pay`, `pay-any` and `power` carry it in their field `a`.
FOR_ROAD: Final = 0  # b: which end
FOR_SETTLEMENT: Final = 1  # b: which end
FOR_SCOUT: Final = 2  # b: which end
FOR_CITY: Final = 3  # b: slot
FOR_CITADEL: Final = 4  # b: slot
FOR_CARD: Final = 5  # b: card and where it goes, see `building`
FOR_TRADE: Final = 6  # b: what is wanted
FOR_SEARCH: Final = 7  # b: stack and what the search is for
FOR_OFFER: Final = 8  # b: nothing
FOR_SPELL: Final = 9  # b: card
FOR_PLAY: Final = 10  # b: card
FOR_KITCHEN: Final = 11
FOR_MILL: Final = 12
PURPOSES: Final = (
    "road", "settlement", "scout", "city", "citadel", "card", "trade", "search", "offer", "spell", "play", "kitchen",
    "mill",
)  # fmt: skip


class Frame:
    """One thing still to be done. It never changes; a step forward puts another frame in its place."""

    __slots__ = ("a", "b", "c", "d", "e", "kind", "seat")

    def __init__(self, kind: int, seat: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> None:
        """Name what is to be done, by whom, and up to five numbers that it needs."""
        self.kind = kind
        self.seat = seat
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.e = e

    def key(self) -> tuple[int, int, int, int, int, int, int]:
        """Return all that tells this frame from another."""
        return self.kind, self.seat, self.a, self.b, self.c, self.d, self.e

    def __eq__(self, other: object) -> bool:
        """Say whether the other is the same thing to do."""
        return isinstance(other, Frame) and self.key() == other.key()

    def __hash__(self) -> int:
        """Hash what `key` returns."""
        return hash(self.key())

    def __repr__(self) -> str:
        """Return the frame in the notation, for a programmer's eyes."""
        return f"<{NAMES[self.kind]} {self.key()[1:]}>"


_PRIVATE: Final[list[bool]] = [
    kind in {SIDE, CORNER_WIZARD, PAY, PAY_ANY, POWER, UNDER, BUILDER_UNDER, EYE_PUT} for kind in range(len(NAMES))
]


def is_private(frame: Frame) -> bool:
    """Say whether this decision shows only its effect, when it is complete.

    Until then the others see what was to be decided before; it is always of the same seat. What an accepted offer is
    paid with, and where a card goes that Countermagic has stopped, is decided openly.
    """
    if frame.kind == PAY:
        return frame.a != FOR_OFFER
    if frame.kind == UNDER:
        return frame.b == 0
    return _PRIVATE[frame.kind]


HAND_IN_MOTION: Final = (BUILDER_PUT, BUILDER_UNDER, EYE_PUT)
"""While one of these is on top, a hand holds a card too many because another is about to leave it."""
