"""Reading the notation of moves, and saying which rule a text breaks that is no move at all."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from tavoliere.core.refusal import Refusal
from tavoliere.games.fredericus.moves import BY_TEXT
from tavoliere.games.fredericus.pieces import BETS, OVER, TOKEN

if TYPE_CHECKING:
    from collections.abc import Callable

    from tavoliere.core.move import Move
    from tavoliere.games.fredericus.position import Position

LONGEST: Final = 80
SIDES: Final = tuple("01234567")
SEATS: Final = tuple("0123")
CARD: Final = re.compile(r"M (\d+) ?> ?(\d+)")
FLIGHT: Final = re.compile(r"([PG]) ?> ?(\d+)")
HOOD: Final = re.compile(r"H (\d+) ?\[([^\]]*)\]")
CAPTURE: Final = re.compile(r"X ?(\w+)")
REVERSAL: Final = re.compile(r"R (\d+) ?/ ?(\d+)")
SHIFT: Final = re.compile(r"V (\d+)")
TOKENS: Final = re.compile(r"K((?: \d+| CENTRE)+)")
VICTIM: Final = re.compile(r"(\d+)([PG])")


def read_move(text: str, position: Position | None = None) -> Move:
    """Return the move that a text stands for; small slips of spacing, case and order are forgiven.

    >>> read_move("k 5  1"), read_move("h 1[2g, 1p]")
    (<PlaceToken K 1 5>, <Hood H 1[1P,2G]>)
    """
    move = BY_TEXT.get(text)
    if move is not None:
        return move
    if len(text) > LONGEST:
        raise Refusal(_rule_of_nonsense(position), "refusal-no-move", text=text[:LONGEST])
    plain = " ".join(text.upper().replace("CENTER", "CENTRE").split())
    for pattern, read in READERS:
        found = pattern.fullmatch(plain)
        if found:
            return read(found)
    if plain == "Z":
        return BY_TEXT["Z"]
    raise Refusal(_rule_of_nonsense(position), "refusal-no-move", text=text[:LONGEST])


def _rule_of_nonsense(position: Position | None) -> str:
    """Name the rule that says what may be done now."""
    if position is None:
        return "F14"
    return {BETS: "F12", TOKEN: "F32", OVER: "F35"}.get(position.phase, "F14")


def _side(digits: str) -> int:
    if digits not in SIDES:
        raise Refusal("F2", "refusal-no-such-side", number=digits)
    return int(digits)


def _adjacent(rule: str, key: str, row: int, to: int) -> None:
    if (to - row) % 8 not in {1, 7}:
        raise Refusal(rule, key, row=row, to=to, left=(row - 1) % 8, right=(row + 1) % 8)


def _read_card(found: re.Match[str]) -> Move:
    row, to = _side(found[1]), _side(found[2])
    _adjacent("F15", "refusal-not-adjacent", row, to)
    return BY_TEXT[f"M {row}>{to}"]


def _read_flight(found: re.Match[str]) -> Move:
    return BY_TEXT[f"{found[1]}>{_side(found[2])}"]


def _read_hood(found: re.Match[str]) -> Move:
    tower = _side(found[1])
    victims: list[tuple[int, str]] = []
    for word in found[2].replace(" ", "").split(","):
        victim = VICTIM.fullmatch(word)
        if victim is None:
            raise Refusal("F26", "refusal-hood-notation", tower=tower, text=found[2][:LONGEST])
        if victim[1] not in SEATS:
            raise Refusal("F7", "refusal-hood-no-seat", number=victim[1], seats=len(SEATS))
        seat = int(victim[1])
        if seat in [other for other, _ in victims]:
            raise Refusal("F27", "refusal-hood-both", tower=tower, victim=seat)
        victims.append((seat, victim[2]))
    if len(victims) > 3:
        raise Refusal("F25", "refusal-hood-own", tower=tower)
    named = ",".join(f"{seat}{bird}" for seat, bird in sorted(victims))
    return BY_TEXT[f"H {tower}[{named}]"]


def _read_capture(found: re.Match[str]) -> Move:
    if found[1] not in {"P", "G"}:
        raise Refusal("F3", "refusal-no-such-bird", text=found[1][:LONGEST])
    return BY_TEXT[f"X{found[1]}"]


def _read_reversal(found: re.Match[str]) -> Move:
    row, discard = _side(found[1]), _side(found[2])
    _adjacent("F24", "refusal-wrong-seal", row, discard)
    return BY_TEXT[f"R {row}/{discard}"]


def _read_shift(found: re.Match[str]) -> Move:
    return BY_TEXT[f"V {_side(found[1])}"]


def _read_tokens(found: re.Match[str]) -> Move:
    words = found[1].split()
    if words == ["CENTRE"]:
        return BY_TEXT["K centre"]
    if "CENTRE" in words or len(words) > 2:
        raise Refusal("F32", "refusal-token-notation", text=found[0])
    return BY_TEXT["K " + " ".join(str(keep) for keep in sorted(_side(word) for word in words))]


READERS: Final[tuple[tuple[re.Pattern[str], Callable[[re.Match[str]], Move]], ...]] = (
    (CARD, _read_card),
    (FLIGHT, _read_flight),
    (HOOD, _read_hood),
    (CAPTURE, _read_capture),
    (REVERSAL, _read_reversal),
    (SHIFT, _read_shift),
    (TOKENS, _read_tokens),
)
