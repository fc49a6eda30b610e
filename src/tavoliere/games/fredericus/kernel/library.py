"""The library as ctypes sees it: its structures, and the types of its functions."""

from __future__ import annotations

import ctypes
from ctypes import POINTER, c_char_p, c_double, c_int, c_int32, c_uint8, c_uint16, c_uint32, c_uint64, c_void_p
from typing import TYPE_CHECKING, Any, Final

from tavoliere.games.fredericus.kernel.planner import Answers, Board, Planned, Wish
from tavoliere.games.fredericus.kernel.sources import fingerprint

if TYPE_CHECKING:
    from pathlib import Path

VERSION: Final = 1

MOST_OFFERS: Final = 64
MOST_SEATS: Final = 4
MOVES: Final = 616
SHEET_SIZE: Final = 448


class State(ctypes.Structure):
    """A position in the kernel; what its bytes mean stands in state.h."""

    _fields_ = (("words", c_uint64 * 26),)


class Numbers(ctypes.Structure):
    """The four words of a source of chance."""

    _fields_ = (("a", c_uint32), ("b", c_uint32), ("c", c_uint32), ("count", c_uint32))


class Tally(ctypes.Structure):
    """What came of many random games."""

    _fields_ = (
        ("games", c_uint64),
        ("decisions", c_uint64),
        ("wins", c_uint64 * MOST_SEATS),
        ("points", c_uint64 * MOST_SEATS),
    )


class TurnCount(ctypes.Structure):
    """What came of looking through a turn."""

    _fields_ = (("nodes", c_uint64), ("distinct", c_uint64), ("ends", c_uint64), ("complete", c_uint64))


class Child(ctypes.Structure):
    """A child in the tree of a search; only its size matters here."""

    _fields_ = (("total", c_double), ("words", c_uint32 * 6))


class Search(ctypes.Structure):
    """What a search is asked for."""

    _fields_ = (
        ("children", c_void_p),
        ("logarithms", c_void_p),
        ("constant", c_double),
        ("iterations", c_uint32),
        ("seat", c_uint32),
    )


STRUCTURES: Final = (State, None, Child, Search, Board, Answers, Wish, Planned)
"""The structures whose sizes the library tells, in its order; the sheet is plain bytes."""

SIGNATURES: Final[dict[str, tuple[Any, list[Any]]]] = {
    "pack": (c_int, [c_char_p, POINTER(State)]),
    "unpack": (None, [POINTER(State), c_void_p]),
    "check": (c_int, [POINTER(State)]),
    "hash": (c_uint64, [POINTER(State)]),
    "legal": (c_uint32, [POINTER(State), POINTER(c_uint16)]),
    "step": (c_int, [POINTER(State), c_uint32]),
    "rank": (c_uint32, [POINTER(State), POINTER(c_uint32), POINTER(c_uint32)]),
    "redeal": (None, [POINTER(State), c_uint32, POINTER(Numbers)]),
    "playout": (c_uint32, [POINTER(State), POINTER(Numbers)]),
    "playouts": (None, [POINTER(State), c_uint64, POINTER(Numbers), POINTER(Tally)]),
    "turn": (None, [POINTER(State), c_void_p, c_uint64, POINTER(TurnCount)]),
    "search": (c_uint32, [POINTER(Search), POINTER(State), POINTER(Numbers), c_void_p, c_void_p]),
    "features": (None, [POINTER(State), c_uint64, c_uint32, POINTER(c_int32)]),
    "plan": (None, [POINTER(Wish), POINTER(State), POINTER(Planned)]),
    "mask_all": (None, [POINTER(State), c_uint64, POINTER(c_uint8)]),
    "step_all": (c_uint64, [POINTER(State), c_uint64, POINTER(c_uint16)]),
}


def open_library(path: Path) -> ctypes.CDLL | None:
    """Open a library and make its functions known; None where there is none that fits this Python code."""
    try:
        library = ctypes.CDLL(str(path))
        library.fredericus_sources.restype = c_char_p
        if library.fredericus_sources() != fingerprint().encode():
            return None
        facts = (c_uint32 * (1 + len(STRUCTURES)))()
        library.fredericus_facts(facts)
        for name, (result, arguments) in SIGNATURES.items():
            function = getattr(library, f"fredericus_{name}")
            function.restype = result
            function.argtypes = arguments
    except (OSError, AttributeError):
        return None
    sizes = [SHEET_SIZE if structure is None else ctypes.sizeof(structure) for structure in STRUCTURES]
    return library if list(facts) == [VERSION, *sizes] else None
