"""What is still to be done, as text: `actions:0`, `gain:1:2`, one word a frame (docs/notation.md)."""

from __future__ import annotations

from typing import Final

from tavoliere.games.settlers.pieces import CARD
from tavoliere.games.settlers.rules import agenda
from tavoliere.games.settlers.rules.agenda import NAMES, Frame
from tavoliere.games.settlers.rules.asking import frame_text

MOST_NUMBERS: Final = 5
LONGEST_NUMBER: Final = 20
"""The most digits of a number: what a payment has named takes two bits for each of 26 regions."""

KIND_OF_NAME: Final = {name: kind for kind, name in enumerate(NAMES)}

TURN: Final = (agenda.DICE, agenda.ACTIONS, agenda.DO_NEXT_TURN)
"""What lies at the bottom from the first turn on."""

_AFTER_THE_ACTIONS: Final = (agenda.DRAW, agenda.SEARCH, agenda.EXCHANGE, agenda.RENEW, agenda.DO_EXCHANGE)
_BEFORE_THE_DICE: Final = (agenda.NUMBER, agenda.FACE)
_EVENT: Final = (
    agenda.JUMP, agenda.DO_EVENT, agenda.DO_CARD, agenda.REVOLT, agenda.CONFLICT, agenda.CONFLICT_STACK, agenda.BUILDER,
    agenda.BUILDER_TAKE, agenda.BUILDER_PUT, agenda.COMET, agenda.DO_REVOLT, agenda.DO_BUILDER, agenda.DO_COMET,
)  # fmt: skip


def read_frame(text: str, active: int) -> Frame | None:
    """Read one word of an agenda; without a seat it is the active player's. None if it is no such word.

    >>> read_frame("gain:1:2", 0), read_frame("dice", 1), read_frame("tea", 0)
    (<gain (1, 2, 0, 0, 0, 0)>, <dice (1, 0, 0, 0, 0, 0)>, None)
    """
    name, *rest = text.split(":")
    kind = KIND_OF_NAME.get(name)
    if kind is None or len(rest) > MOST_NUMBERS + 1 or not all(map(_is_number, rest)):
        return None
    seat, *numbers = [int(number) for number in rest] or [active]
    return Frame(kind, seat, *numbers) if seat in {0, 1} else None


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER


def with_foundations(frames: list[Frame], active: int, face: int, event: int) -> list[Frame]:
    """Lay under a hand-written agenda what every turn has beneath: `draw` alone is a turn whose actions are over."""
    kind = frames[0].kind
    if kind in TURN or kind in {agenda.DO_BEGIN, agenda.DO_OPENING, agenda.ARRANGE}:
        return frames
    if kind in _BEFORE_THE_DICE:
        return [Frame(agenda.DICE, active), *frames]
    if kind in _AFTER_THE_ACTIONS:
        below = [Frame(agenda.DO_NEXT_TURN, active)]
        return [*below, Frame(agenda.DRAW, active), *frames] if kind == agenda.SEARCH else below + frames
    below = [Frame(agenda.ACTIONS, active)]
    if kind in _EVENT:
        below += [Frame(agenda.DO_HARVEST, active), Frame(agenda.DO_WITCHES, active)]
    if kind == agenda.JUMP:
        below.append(Frame(agenda.DO_CARD, active, event) if face == CARD else Frame(agenda.DO_EVENT, active))
    return below + frames


__all__ = ["frame_text", "read_frame", "with_foundations"]
