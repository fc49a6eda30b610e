"""The kernel as Python sees it: positions go in and come out, moves are numbers of the table of moves."""

from __future__ import annotations

import ctypes
import struct
from ctypes import byref, c_double, c_uint8, c_uint16, c_uint32, c_uint64
from math import log
from typing import TYPE_CHECKING, Final

from tavoliere.games.fredericus.kernel.library import (
    MOST_OFFERS,
    MOST_SEATS,
    MOVES,
    SHEET_SIZE,
    Child,
    Numbers,
    Search,
    State,
    Tally,
    TurnCount,
)
from tavoliere.games.fredericus.options import CHOICES, Options
from tavoliere.games.fredericus.position import Position

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tavoliere.core.chance import Fast

SHEET: Final = struct.Struct("=4QQ4I352s16s8B4B9B3x")
"""A position written out flat; see sheet.h."""

ROW_BYTES: Final = 44
DECK_BYTES: Final = 16

BIT_OF_OPTION: Final = {
    "variant": 1,
    "goal_discard_by": 2,
    "actions": 4,
    "two_token_reward": 8,
    "eighth_pays": 16,
    "placement": 32,
}
"""Each option has two values; its bit is set for the one that is not the default."""

WRONG: Final = ("", "turn", "birds", "tokens", "rows", "hands", "goal deck", "hash")
"""What can be wrong with a position, by the number that the kernel gives."""


def bits_of(options: Options) -> int:
    """Tell the options by one bit each."""
    return sum(bit for name, bit in BIT_OF_OPTION.items() if options.words[name] != CHOICES[name][0])


def options_of(bits: int) -> Options:
    """Return the options that these bits tell."""
    return Options({name: CHOICES[name][bool(bits & bit)] for name, bit in BIT_OF_OPTION.items()})


def sheet_of(position: Position) -> bytes:
    """Write a position out flat; equal positions give equal bytes."""
    spare = MOST_SEATS - position.seats
    nobody = [0] * spare
    return SHEET.pack(
        *position.goals,
        *nobody,
        position.opened,
        *position.creatures,
        *nobody,
        b"".join([row.to_bytes(ROW_BYTES, "little") for row in position.rows]),
        position.deck.to_bytes(DECK_BYTES, "little"),
        *position.birds,
        *nobody,
        *nobody,
        *position.tokens,
        *([0] * (MOST_SEATS - len(position.tokens))),
        position.seats,
        bits_of(position.options),
        position.round,
        position.turn,
        position.phase,
        position.actions,
        position.extra,
        position.used,
        position.announced,
    )


def position_of(sheet: bytes) -> Position:
    """Read a position that was written out flat."""
    fields = SHEET.unpack(sheet)
    goals, opened, creatures, rows, deck = fields[:4], fields[4], fields[5:9], fields[9], fields[10]
    birds, tokens, small = fields[11:19], fields[19:23], fields[23:]
    seats = small[0]
    position = Position(
        options_of(small[1]),
        [int.from_bytes(rows[at : at + ROW_BYTES], "little") for at in range(0, len(rows), ROW_BYTES)],
        list(birds[: 2 * seats]),
        list(tokens[: 4 if seats == 2 else seats]),
        list(creatures[:seats]),
        list(goals[:seats]),
    )
    position.opened = opened
    position.deck = int.from_bytes(deck, "little")
    position.round, position.turn, position.phase = small[2:5]
    position.actions, position.extra, position.used = small[5:8]
    position.announced = bool(small[8])
    position.mark_ends()
    return position


class Kernel:
    """The rules in C. A `State` belongs to whoever packed it, and may be copied with `copy`."""

    def __init__(self, library: ctypes.CDLL) -> None:
        """Use a library that `open_library` has looked at."""
        self.library = library
        self.logarithms: ctypes.Array[c_double] = (c_double * 1)()

    def pack(self, position: Position) -> State:
        """Make a state of a position; ValueError for what no game can come to."""
        state = State()
        try:
            wrong = self.library.fredericus_pack(sheet_of(position), byref(state))
        except (struct.error, OverflowError) as error:
            raise ValueError(f"no game comes to this position: {error}") from error
        if wrong:
            raise ValueError(f"no game comes to this position: {WRONG[wrong]}")
        return state

    def sheet(self, state: State) -> bytes:
        """Write a state out flat, as `sheet_of` does with the position."""
        sheet = ctypes.create_string_buffer(SHEET_SIZE)
        self.library.fredericus_unpack(byref(state), sheet)
        return sheet.raw

    def unpack(self, state: State) -> Position:
        """Make a position of a state."""
        return position_of(self.sheet(state))

    def copy(self, state: State) -> State:
        """Return an independent copy."""
        return State.from_buffer_copy(state)

    def check(self, state: State) -> str:
        """Say what is wrong with the bytes of a state; nothing if it is a table."""
        return WRONG[self.library.fredericus_check(byref(state))]

    def hash(self, state: State) -> int:
        """Return the hash of everything that tells this position from another."""
        return int(self.library.fredericus_hash(byref(state)))

    def legal(self, state: State) -> list[int]:
        """List the legal moves by number, in the order of `position.moves()`."""
        moves = (c_uint16 * MOST_OFFERS)()
        return moves[: self.library.fredericus_legal(byref(state), moves)]

    def step(self, state: State, move: int) -> None:
        """Do a move; ValueError if it is not legal."""
        if not self.library.fredericus_step(byref(state), move):
            raise ValueError(f"the move number {move} is not legal here")

    def rank(self, state: State) -> tuple[list[int], list[int]]:
        """Return the points of all seats and their places, 0 the first, as the table stands."""
        points, places = (c_uint32 * MOST_SEATS)(), (c_uint32 * MOST_SEATS)()
        seats = self.library.fredericus_rank(byref(state), points, places)
        return points[:seats], places[:seats]

    def redeal(self, state: State, viewer: int, chance: Fast) -> None:
        """Deal anew what a seat cannot see, as `imagine` does from its view."""
        numbers = Numbers(*chance.words())
        self.library.fredericus_redeal(byref(state), viewer, byref(numbers))
        chance.resume((numbers.a, numbers.b, numbers.c, numbers.count))

    def playout(self, state: State, chance: Fast) -> int:
        """Play to the end with random legal moves, and return how many there were."""
        numbers = Numbers(*chance.words())
        decisions: int = self.library.fredericus_playout(byref(state), byref(numbers))
        chance.resume((numbers.a, numbers.b, numbers.c, numbers.count))
        return decisions

    def playouts(self, state: State, games: int, chance: Fast) -> Tally:
        """Play many random games from a state, which stays as it is."""
        numbers, tally = Numbers(*chance.words()), Tally()
        self.library.fredericus_playouts(byref(state), games, byref(numbers), byref(tally))
        chance.resume((numbers.a, numbers.b, numbers.c, numbers.count))
        return tally

    def turn(self, state: State, places: int = 1 << 19) -> TurnCount:
        """Look through the rest of a turn with a set of so many places, a power of two."""
        if places < 4 or places & (places - 1):
            raise ValueError(f"a set has a power of two of places, not {places}")
        memory, count = (c_uint64 * places)(), TurnCount()
        self.library.fredericus_turn(byref(state), memory, places, byref(count))
        return count

    def batch(self, positions: Sequence[Position]) -> Batch:
        """Make many states, one of each position, that are asked and stepped together."""
        return Batch(self, positions)

    def search(
        self, state: State, seat: int, iterations: int, constant: float, chance: Fast
    ) -> list[tuple[int, float]]:
        """Search the tree over imagined worlds; for each legal move how often it was tried and what it brought."""
        logarithms = self.logarithms  # another thread may replace it by a longer one
        if len(logarithms) <= iterations:
            logarithms = (c_double * (iterations + 1))(0.0, *[log(count) for count in range(1, iterations + 1)])
            self.logarithms = logarithms
        children = (Child * (iterations + 1))()
        visits, totals = (c_uint32 * MOST_OFFERS)(), (c_double * MOST_OFFERS)()
        wanted = Search(ctypes.addressof(children), ctypes.addressof(logarithms), constant, iterations, seat)
        numbers = Numbers(*chance.words())
        legal = self.library.fredericus_search(byref(wanted), byref(state), byref(numbers), visits, totals)
        chance.resume((numbers.a, numbers.b, numbers.c, numbers.count))
        return list(zip(visits[:legal], totals[:legal], strict=True))

    def tree_search(
        self, world: Position, seat: int, iterations: int, constant: float, chance: Fast
    ) -> list[tuple[int, float]]:
        """Search as `core.planning.TreeSearch` asks for it."""
        return self.search(self.pack(world), seat, iterations, constant, chance)


class Batch:
    """Many states in one piece of memory: `states` is what other libraries may look into."""

    def __init__(self, kernel: Kernel, positions: Sequence[Position]) -> None:
        """Pack the positions, in order."""
        self.kernel = kernel
        self.count = len(positions)
        self.states = (State * self.count)(*[kernel.pack(position) for position in positions])

    def masks(self) -> list[list[bool]]:
        """Say of each state and each move of the table whether it is legal; where the game is over, none is."""
        masks = (c_uint8 * (MOVES * self.count))()
        self.kernel.library.fredericus_mask_all(self.states, self.count, masks)
        flat = bytes(masks)
        return [list(map(bool, flat[at : at + MOVES])) for at in range(0, len(flat), MOVES)]

    def step(self, moves: Sequence[int]) -> int:
        """Do one move in each state; what is not legal changes nothing, and is counted."""
        if len(moves) != self.count:
            raise ValueError(f"{len(moves)} moves for {self.count} states")
        chosen = (c_uint16 * self.count)(*moves)
        return int(self.kernel.library.fredericus_step_all(self.states, self.count, chosen))

    def sheet(self, number: int) -> bytes:
        """Write one of the states out flat."""
        return self.kernel.sheet(self.states[number])
