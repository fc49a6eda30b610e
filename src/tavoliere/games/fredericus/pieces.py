"""The cards, birds and tokens as numbers, and the tables that answer what lies beside a tower (F1-F5).

A row of cards is one whole number, four bits a card, the end card lowest (F11). Taking the end card is a shift to the
right, laying one there a shift to the left; a row of any length fits (A7), and copying a row costs nothing.
A hand of creatures or goals is one whole number too, four bits for how many there are of each kind.
"""

from __future__ import annotations

from typing import Final

LETTERS: Final = "-WSEabcdefghF"
NOTHING: Final = 0
WOODS: Final = 1
SKY: Final = 2
SEAL: Final = 3
FIRST_CREATURE: Final = 4
FREDERICUS: Final = 12

KINDS: Final = 8
FREDERICUS_IN_HAND: Final = 1 << (4 * KINDS)

PEREGRINE: Final = 0
GOSHAWK: Final = 1
BIRD_LETTERS: Final = "PG"
HOODED: Final = 8
"""Added to a bird's tower while it sits hooded in the courtyard section of that tower (F29)."""

CENTRE: Final = 8
HAND: Final = 9
PLACES: Final = ("0", "1", "2", "3", "4", "5", "6", "7", "centre", "-")

BETS: Final = 0
TURN: Final = 1
TOKEN: Final = 2
OVER: Final = 3
PHASES: Final = ("bets", "turn", "token", "over")

CAPTURED: Final = (1, 2)
REVERSED: Final = 4
SHIFTED: Final = 8
USED_LETTERS: Final = "PGRV"
"""What a turn can use up: a capture with either bird (F18), the reversal (F23), the variant's move (F39)."""

CLEAR: Final[list[int]] = [0xFF_FF_FF_FF_FF ^ (0x01_01_01_01_01 << row) for row in range(8)]
"""For each row, what is left of the marks of all ends when this row's mark is wiped out."""

MARK: Final[list[int]] = [0, 0x01_01, 0x01_00_01, 0x01_00_00_01] + [0x01_00_00_00_01] * KINDS
"""For each end card, its mark for row 0: the lowest byte says that there is a card, the others of which family."""

LEFT: Final[list[int]] = [(rows << 1 | rows >> 7) & 0xFF for rows in range(256)]
RIGHT: Final[list[int]] = [(rows >> 1 | rows << 7) & 0xFF for rows in range(256)]
"""The towers whose left or right neighbour is among these rows (F2)."""

BESIDE: Final[list[int]] = [LEFT[rows] & RIGHT[rows] for rows in range(256)]
"""The towers with both neighbours among these rows."""


def row_of(letters: str) -> int:
    """Stack the letters of a row, castle outward, into a number.

    >>> letters_of(row_of("eSWa"))
    'eSWa'
    """
    row = 0
    for letter in letters:
        row = row << 4 | LETTERS.index(letter)
    return row


def letters_of(row: int) -> str:
    """Spell a row, castle outward; an empty row is an empty text."""
    letters = ""
    while row:
        letters = LETTERS[row & 15] + letters
        row >>= 4
    return letters


def length_of(row: int) -> int:
    """Count the cards of a row."""
    length = 0
    while row:
        length += 1
        row >>= 4
    return length


def reverse_row(row: int) -> int:
    """Turn a row round: the end card comes to lie next to the castle (F24)."""
    turned = 0
    while row:
        turned = turned << 4 | row & 15
        row >>= 4
    return turned


def marks_of(rows: list[int]) -> int:
    """Mark all ends: which rows have a card, and which end in woods, sky, a seal or a creature."""
    ends = 0
    for row in range(8):
        ends |= MARK[rows[row] & 15] << row
    return ends


def hand_of(letters: str) -> int:
    """Count the letters of a hand of creatures or goals into a number.

    >>> letters_of_hand(hand_of("bacFa"))
    'aabcF'
    """
    hand = 0
    for letter in letters:
        hand += 1 << 4 * (LETTERS.index(letter) - FIRST_CREATURE)
    return hand


def letters_of_hand(hand: int) -> str:
    """Spell a hand in the order of the kinds, Fredericus last."""
    letters = ""
    for kind in range(KINDS + 1):
        letters += LETTERS[FIRST_CREATURE + kind] * (hand >> 4 * kind & 15)
    return letters


def size_of(hand: int) -> int:
    """Count the creatures or goals of a hand; Fredericus is neither."""
    size = 0
    for _ in range(KINDS):
        size += hand & 15
        hand >>= 4
    return size
