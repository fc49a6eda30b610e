"""What single cards and payments do, by number; the modules of `effects` and of the rules enter themselves here."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from tavoliere.games.settlers.pieces import LAST_CARD
from tavoliere.games.settlers.rules.agenda import NAMES, PURPOSES

if TYPE_CHECKING:
    from collections.abc import Callable

    from tavoliere.core.event import Event
    from tavoliere.core.move import Move
    from tavoliere.games.settlers.position import Position
    from tavoliere.games.settlers.rules.agenda import Frame

Can: TypeAlias = "Callable[[Position, int], bool]"
"""Whether a seat can make anything of a card now (B59)."""

Start: TypeAlias = "Callable[[Position, Frame, list[Event] | None], None]"
"""What a card begins to do; its frame names the seat, the card, and what it was played with."""

Complete: TypeAlias = "Callable[[Position, int, int, int, int, list[Event] | None], None]"
"""What follows a payment: seat, what for, the resources and the magic power that were named for it."""

Offer: TypeAlias = "Callable[[Position, Frame, list[Move]], None]"
Do: TypeAlias = "Callable[[Position, Frame, Move, list[Event] | None], None]"


def _never(_position: Position, _seat: int) -> bool:
    return False


def _nothing(_position: Position, _frame: Frame, _tell: list[Event] | None) -> None:
    return


def _unpaid(_position: Position, _seat: int, _what: int, _paid: int, _power: int, _tell: list[Event] | None) -> None:
    return


def _no_offer(_position: Position, _frame: Frame, _moves: list[Move]) -> None:
    return


def _no_deed(_position: Position, _frame: Frame, _move: Move, _tell: list[Event] | None) -> None:
    return


CAN: Final[list[Can]] = [_never] * (LAST_CARD + 1)
START: Final[list[Start]] = [_nothing] * (LAST_CARD + 1)
COMPLETE: Final[list[Complete]] = [_unpaid] * len(PURPOSES)
OFFER: Final[list[Offer]] = [_no_offer] * len(NAMES)
DO: Final[list[Do]] = [_no_deed] * len(NAMES)


def decide(kind: int, offer: Offer, do: Do) -> None:
    """Enter a decision: what it offers, and what a move does."""
    OFFER[kind] = offer
    DO[kind] = do


def card(number: int, can: Can, start: Start) -> None:
    """Enter a card: when it can be played or its spell cast, and what it begins to do."""
    CAN[number] = can
    START[number] = start
