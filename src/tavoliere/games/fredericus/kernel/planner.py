"""The planner in C as Python sees it: boards and weights go in, the values of the moves and a line come out."""

from __future__ import annotations

import ctypes
from ctypes import CFUNCTYPE, POINTER, byref, c_int, c_int32, c_int64, c_uint8, c_uint16, c_uint32, c_uint64
from typing import TYPE_CHECKING, Final

from tavoliere.core.planning import never

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

MOST_SEATS: Final = 4
MOST_WORLDS: Final = 16
MOST_OFFERS: Final = 64
FEATURES: Final = 29
LONGEST_LINE: Final = 16

HURRIED: Final = CFUNCTYPE(c_int)
"""The type of the function that says whether time is up."""


class Board(ctypes.Structure):
    """A board of a turn; only its size matters here."""

    _fields_ = (("words", c_uint64 * 29),)


class Ranked(ctypes.Structure):
    """A thing to be sorted; only its size matters here."""

    _fields_ = (("words", c_uint64 * 2),)


class Answers(ctypes.Structure):
    """What comes of the end of a turn; only its size matters here."""

    _fields_ = (("words", c_uint64 * 7558),)


class Judge(ctypes.Structure):
    """Who weighs, and what is taken as known."""

    _fields_ = (
        ("weights", c_int32 * FEATURES),
        ("hands", c_uint32 * MOST_SEATS * MOST_WORLDS),
        ("opened", c_uint32),
        ("held", c_uint8 * MOST_SEATS),
        ("seat", c_uint8),
        ("worlds", c_uint8),
        ("nothing", c_uint8 * 2),
    )


class Sight(ctypes.Structure):
    """The boards of a turn, in our memory."""

    _fields_ = (
        ("boards", POINTER(Board)),
        ("things", POINTER(Ranked)),
        ("places", POINTER(c_uint32)),
        ("most", c_uint32),
        ("last", c_uint32),
        ("count", c_uint32),
        ("floor", c_uint32),
        ("without_hoods", c_uint8),
        ("stopped", c_uint8),
        ("nothing", c_uint8 * 2),
    )

    @classmethod
    def of(cls, most: int, *, without_hoods: bool = False) -> Sight:
        """Make room for so many boards, in a set that is never more than half full."""
        places = 1 << (2 * most).bit_length()
        return cls(
            (Board * most)(),
            (Ranked * (2 * most))(),
            (c_uint32 * places)(),
            most,
            places - 1,
            without_hoods=without_hoods,
        )


class Wish(ctypes.Structure):
    """What is asked for."""

    _fields_ = (
        ("judge", Judge),
        ("own", Sight),
        ("other", Sight),
        ("answers", POINTER(Answers)),
        ("hurried", HURRIED),
        ("nodes", c_uint32),
        ("salt", c_uint32),
        ("noise", c_uint32),
        ("width", c_uint16),
        ("plies", c_uint8),
        ("depth", c_uint8),
    )


class Planned(ctypes.Structure):
    """What came of it."""

    _fields_ = (
        ("values", c_int64 * MOST_OFFERS),
        ("value", c_int64),
        ("nodes", c_uint32),
        ("line", c_uint16 * LONGEST_LINE),
        ("length", c_uint8),
        ("legal", c_uint8),
        ("nothing", c_uint8 * 2),
    )


def judge_of(weights: Sequence[int], seat: int, hands: Sequence[Sequence[int]]) -> Judge:
    """Make the judge of a seat, with the goals of all seats world by world."""
    judge = Judge(weights=(c_int32 * FEATURES)(*weights), seat=seat, worlds=len(hands))
    for world, goals in enumerate(hands):
        for owner, hand in enumerate(goals):
            judge.hands[world][owner] = hand & 0xFFFFFFFF
    return judge


def plan(
    library: ctypes.CDLL,
    world: ctypes.Structure,
    judge: Judge,
    *,
    nodes: int,
    own: int,
    plies: int,
    width: int,
    depth: int,
    without_hoods: bool,
    noise: int,
    salt: int,
    hurried: Callable[[], bool],
) -> Planned:
    """Plan what the seat has to decide; `own` boards at most are those of its own turn."""
    asked = HURRIED() if hurried is never else HURRIED(lambda: int(hurried()))
    wish = Wish(
        judge,
        Sight.of(own + MOST_OFFERS + 1, without_hoods=without_hoods),
        Sight.of(nodes + 1 if plies > 1 else 1),
        ctypes.pointer(Answers()),
        asked,
        nodes,
        salt,
        noise,
        width,
        plies,
        depth,
    )
    planned = Planned()
    library.fredericus_plan(byref(wish), byref(world), byref(planned))
    return planned
