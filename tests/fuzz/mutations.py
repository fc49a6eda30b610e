"""Damage: what files suffer on their way, and what people with bad intentions do to them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import random

STRANGE: Final[tuple[str, ...]] = (
    *'-/:>[]{},;"\\#= \t\n\rhFPGaW^v!*_é½ß²',
    *(":witch", ":potion", "/01*", ":3"),
    *(
        "\x00",
        "\ufeff",
        "\u2028",
        "\x85",
        "\x0b",
        "\x1c",
        "\u00a0",
        "\u200b",
        "\u202e",
    ),  # no letters, but breaks and gaps
    *(
        "\u03a3",
        "\u0131",
        "\u0661",
        "\U0001f985",
        "\ud800",
    ),  # sigma, dotless i, an Arabic one, an eagle, half a character
)
NUMBERS: Final = (
    "-1",
    "0",
    "1",
    "7",
    "8",
    "9",
    "00",
    "007",
    "12",
    "99",
    "100",
    "1e9",
    "1.5",
    "\u0663",
    "9" * 5,
    "9" * 5_000,
)
LONG: Final = 3_000
WORD: Final = re.compile(r"[\w^]+")


def damaged(text: str, dice: random.Random) -> str:
    """Do one to five of the damages to a text."""
    for _ in range(dice.choice((1, 1, 1, 2, 3, 5))):
        text = dice.choice(DAMAGES)(text, dice)
    return text


def _lose_a_piece(text: str, dice: random.Random) -> str:
    start = dice.randrange(len(text) + 1)
    return text[:start] + text[start + dice.choice((1, 1, 1, 2, 5, 30)) :]


def _insert(text: str, dice: random.Random) -> str:
    place = dice.randrange(len(text) + 1)
    return text[:place] + dice.choice(STRANGE) * dice.choice((1, 1, 1, 2, 9)) + text[place:]


def _replace(text: str, dice: random.Random) -> str:
    place = dice.randrange(len(text) + 1)
    return text[:place] + dice.choice(STRANGE) + text[place + 1 :]


def _swap(text: str, dice: random.Random) -> str:
    if len(text) < 2:
        return text
    one, other = sorted(dice.sample(range(len(text)), 2))
    return text[:one] + text[other] + text[one + 1 : other] + text[one] + text[other + 1 :]


def _number(text: str, dice: random.Random) -> str:
    digits = [place for place, letter in enumerate(text) if letter.isdigit()]
    if not digits:
        return text
    place = dice.choice(digits)
    return text[:place] + dice.choice(NUMBERS) + text[place + 1 :]


def _repeat_a_line(text: str, dice: random.Random) -> str:
    lines = text.split("\n")
    lines.insert(dice.randrange(len(lines)), dice.choice(lines))
    return "\n".join(lines)


def _lose_a_line(text: str, dice: random.Random) -> str:
    lines = text.split("\n")
    del lines[dice.randrange(len(lines))]
    return "\n".join(lines)


def _mix_the_words_of_a_line(text: str, dice: random.Random) -> str:
    lines = text.split("\n")
    place = dice.randrange(len(lines))
    words = lines[place].split(" ")
    tail = words[1:]
    dice.shuffle(tail)
    lines[place] = " ".join([*words[:1], *tail])
    return "\n".join(lines)


def _take_another_word(text: str, dice: random.Random) -> str:
    """A name in the place of another: what reads well, and cannot be."""
    words = [found.span() for found in WORD.finditer(text)]
    if len(words) < 2:
        return text
    (start, end), (first, last) = dice.choice(words), dice.choice(words)
    return text[:start] + text[first:last] + text[end:]


def _take_the_value_of_another_line(text: str, dice: random.Random) -> str:
    lines = text.split("\n")
    place = dice.randrange(len(lines))
    lines[place] = lines[place].split(" ")[0] + " " + " ".join(dice.choice(lines).split(" ")[1:])
    return "\n".join(lines)


def _make_it_long(text: str, dice: random.Random) -> str:
    place = dice.randrange(len(text) + 1)
    piece = text[place : place + dice.choice((1, 2, 10))]
    return text[:place] + piece * dice.choice((2, 5, LONG)) + text[place:]


def _change_the_case(text: str, dice: random.Random) -> str:
    return dice.choice((text.upper(), text.lower(), text.swapcase()))


DAMAGES: Final = (
    _lose_a_piece, _insert, _replace, _swap, _number, _number, _repeat_a_line, _lose_a_line, _mix_the_words_of_a_line,
    _take_another_word, _take_the_value_of_another_line, _make_it_long, _change_the_case,
)  # fmt: skip
