"""What is to be decided now, as each seat may know it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tavoliere.core.event import Event
from tavoliere.games.settlers.moves import ENDS
from tavoliere.games.settlers.pieces import (
    FACES,
    FIRST_OF_CREST,
    HAND_IDS,
    REGION_CODES,
    RESOURCES,
    column_text,
)
from tavoliere.games.settlers.rules import agenda
from tavoliere.games.settlers.rules.agenda import NAMES, PURPOSES, Frame, is_private
from tavoliere.games.settlers.rules.stock import WHY
from tavoliere.games.settlers.rules.trading import goods_told

if TYPE_CHECKING:
    from tavoliere.games.settlers.position import Position


def visible_frames(position: Position, viewer: int | None) -> list[Frame]:
    """List what is to be done, without the private steps of others."""
    frames = position.frames.copy()
    while frames and is_private(frames[-1]) and frames[-1].seat != viewer:
        frames.pop()
    return frames


def frame_text(frame: Frame) -> str:
    """Spell a frame: its name, its seat, and its numbers as far as they are not nought.

    >>> frame_text(Frame(agenda.GAIN, 1, 2))
    'gain:1:2'
    """
    numbers = list(frame.key()[2:])
    while numbers and numbers[-1] == 0:
        numbers.pop()
    return ":".join([NAMES[frame.kind], str(frame.seat), *map(str, numbers)])


def decision(frames: list[Frame]) -> dict[str, Any]:
    """Describe the frame on top for people and programs."""
    if not frames:
        return {}
    frame = frames[-1]
    told: dict[str, Any] = {"frame": NAMES[frame.kind], "seat": frame.seat}
    kind = frame.kind
    if kind == agenda.ARRANGE:
        told["region"] = REGION_CODES[FIRST_OF_CREST[frame.seat] + frame.a]
    elif kind == agenda.OPEN_CARDS:
        told |= {"stack": frame.a + 1, "left": frame.b}
    elif kind in {agenda.SEARCH, agenda.RENEW, agenda.EYE_TAKE, agenda.BUILDER_TAKE, agenda.CONFLICT_STACK}:
        told["stack"] = frame.a + 1
    elif kind == agenda.DICE:
        if frame.a:
            told["face"] = FACES[frame.a - 1]
        if frame.b:
            told["number"] = frame.b
    elif kind in {agenda.SIDE, agenda.CORNER_WIZARD, agenda.UNDER, agenda.ANSWER}:
        told["card"] = HAND_IDS[frame.a]
    elif kind in {agenda.PAY, agenda.PAY_ANY, agenda.POWER}:
        told |= _payment(frame)
    elif kind in {agenda.GAIN, agenda.TAKE}:
        told |= {"left": frame.a, "why": WHY[frame.b]}
    elif kind == agenda.PUT:
        told |= {"resource": RESOURCES[frame.a], "left": frame.b, "why": WHY[frame.c]}
    elif kind in {agenda.DEAL, agenda.ANSWER_OFFER}:
        told |= {"give": goods_told(frame.a), "want": goods_told(frame.b)}
    elif kind == agenda.CORNER:
        told["region"] = REGION_CODES[frame.a]
    elif frame.a and kind in {agenda.CARAVAN, agenda.MERCHANT, agenda.CONFLICT, agenda.FORTUNE, agenda.INSPIRATION}:
        told["left"] = frame.a
    return told


def _payment(frame: Frame) -> dict[str, Any]:
    """Describe what is paid for, and what of it is still to be named."""
    told: dict[str, Any] = {"for": PURPOSES[frame.a]}
    if frame.a == agenda.FOR_CARD:
        told["card"] = HAND_IDS[frame.b >> 6]
    elif frame.a in {agenda.FOR_SPELL, agenda.FOR_PLAY}:
        told["card"] = HAND_IDS[frame.b]
    elif frame.a in {agenda.FOR_ROAD, agenda.FOR_SETTLEMENT, agenda.FOR_SCOUT}:
        told["end"] = ENDS[frame.b]
    elif frame.a in {agenda.FOR_CITY, agenda.FOR_CITADEL}:
        told["column"] = column_text(frame.b)
    if frame.kind == agenda.PAY:
        told["cost"] = goods_told(frame.c)
    else:
        told["left"] = frame.c
    return told


def tell_what_is_asked(position: Position, tell: list[Event]) -> None:
    """Tell everyone what is to be decided now; the decider's private steps to that seat alone."""
    frames = position.frames
    shown = visible_frames(position, None)
    args = {"agenda": [frame_text(frame) for frame in shown], "decision": decision(shown), "by": shown[-1].seat}
    asides = None
    if len(shown) < len(frames):
        seat = frames[-1].seat
        steps = [frame_text(frame) for frame in frames[len(shown) :]]
        asides = {seat: {"steps": steps, "step": decision(frames)}}
    tell.append(Event("asked", args, asides, own=asides is not None))
