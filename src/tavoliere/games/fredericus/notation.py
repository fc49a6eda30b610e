"""The text notation of positions: lines of `key value` that a person can write by hand (docs/notation.md)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tavoliere.core.chance import Sealed
from tavoliere.core.refusal import Refusal, Value
from tavoliere.games.fredericus.moves import GAME
from tavoliere.games.fredericus.options import CHOICES, Options
from tavoliere.games.fredericus.pieces import (
    BETS,
    HOODED,
    LETTERS,
    OVER,
    PHASES,
    PLACES,
    TURN,
    USED_LETTERS,
    hand_of,
    letters_of,
    letters_of_hand,
    row_of,
    size_of,
)
from tavoliere.games.fredericus.possible import (
    LAST_ROUND,
    insist_on_possible,
    insist_on_possible_goals,
)
from tavoliere.games.fredericus.rules.closing import ACTIONS, ACTIONS_OF_FIRST_ROUND
from tavoliere.games.fredericus.setup import AXES, empty_table, stack_unknown_deck

if TYPE_CHECKING:
    from collections.abc import Callable

    from tavoliere.games.fredericus.position import Position

KEYS: Final = (
    "game", "seats", "options", "rows", "birds", "tokens", "creatures", "goals", "open", "deck",
    "round", "seat", "actions", "extra", "used", "phase", "announced",
)  # fmt: skip
LONGEST: Final = 10_000
SIDES: Final = "01234567"


def text_of(position: Position) -> str:
    """Write the canonical notation: every key but default options, each once, in the order of `KEYS`."""
    seats = range(position.seats)
    each = len(position.tokens) // position.seats
    options = position.options.text()
    lines = [
        f"game {GAME}",
        f"seats {position.seats}",
        *([f"options {options}"] if options else []),
        f"rows {rows_text(position)}",
        f"birds {birds_text(position)}",
        "tokens "
        + " / ".join(" ".join(PLACES[place] for place in position.tokens[each * s : each * s + each]) for s in seats),
        "creatures " + " / ".join(letters_of_hand(hand) or "-" for hand in position.creatures),
        "goals " + " / ".join(letters_of_hand(hand) or "-" for hand in position.goals),
        f"open {letters_of_hand(position.opened) or '-'}",
        f"deck {letters_of(position.deck)[::-1] or '-'}",
        f"round {position.round}",
        f"seat {position.turn}",
        f"actions {position.actions}",
        f"extra {position.extra}",
        f"used {''.join(letter for bit, letter in enumerate(USED_LETTERS) if position.used >> bit & 1) or '-'}",
        f"phase {PHASES[position.phase]}",
        f"announced {'yes' if position.announced else 'no'}",
    ]
    return "\n".join(lines) + "\n"


def rows_text(position: Position) -> str:
    """Write the eight rows, castle outward."""
    return " ".join(f"{number}:{letters_of(row) or '-'}" for number, row in enumerate(position.rows))


def birds_text(position: Position) -> str:
    """Write the birds of all seats, a hooded one with an h."""
    places = [f"{place % HOODED}{'h' if place >= HOODED else ''}" for place in position.birds]
    return " ".join(f"P{places[2 * seat]}G{places[2 * seat + 1]}" for seat in range(position.seats))


def summary_of(position: Position) -> str:
    """Write the board and whose move it is in one line."""
    return f"{rows_text(position)}, {birds_text(position)}, {PHASES[position.phase]} of seat {position.turn}"


def parse(text: str, seed: int | str = 0) -> Position:
    """Read a position; what is missing takes its default, an unknown goal deck its order from the seed."""
    return _Reader(text).position(str(seed))


class _Reader:
    """One reading of one text: every value knows its line, so that a refusal can name it."""

    def __init__(self, text: str) -> None:
        if len(text) > LONGEST:
            raise Refusal("notation", "refusal-too-long", length=len(text), most=LONGEST)
        self.values: dict[str, str] = {}
        self.lines: dict[str, int] = {}
        for number, line in enumerate(text.splitlines(), 1):
            words = line.split("#")[0].split(None, 1)
            if not words:
                continue
            key = words[0]
            if key not in KEYS:
                raise Refusal("notation", "refusal-unknown-key", line=number, key=key[:40], keys=list(KEYS))
            if key in self.values:
                raise Refusal("notation", "refusal-key-twice", line=number, key=key)
            self.values[key] = words[1].strip() if len(words) > 1 else ""
            self.lines[key] = number

    def refuse(self, key: str, expected: str, rule: str = "notation") -> Refusal:
        """Make the refusal of a key's value; `expected` names the message that says what would be right."""
        value = self.values[key][:60]
        line = self.lines[key]
        return Refusal(rule, "refusal-value", line=line, key=key, value=value, expected=expected)

    def number(self, key: str, default: int, most: int, least: int = 0) -> int:
        """Read a whole number within limits."""
        value = self.values.get(key)
        if value is None:
            return default
        if not (value.isascii() and value.isdigit() and len(value) <= 4 and least <= int(value) <= most):
            arguments: dict[str, Value] = {
                "line": self.lines[key],
                "key": key,
                "value": value[:60],
                "least": least,
                "most": most,
            }
            raise Refusal("notation", "refusal-number", **arguments)
        return int(value)

    def parts(self, key: str, seats: int, read: Callable[[str], None]) -> None:
        """Read a value of one part a seat, divided by strokes, or by spaces for the birds."""
        value = self.values.get(key)
        if value is None:
            return
        parts = value.split() if key == "birds" else [part.strip() for part in value.split("/")]
        if len(parts) != seats:
            arguments: dict[str, Value] = {"line": self.lines[key], "key": key, "count": len(parts), "seats": seats}
            raise Refusal("F7", "refusal-parts", **arguments)
        for part in parts:
            read(part)

    def position(self, seed: str) -> Position:
        """Build the position key by key, then insist that it is possible."""
        if self.values.get("game", GAME) != GAME:
            raise self.refuse("game", "expected-game")
        seats = self.number("seats", 4, 4, 2)
        position = empty_table(self.options(), seats)
        self.read_rows(position)
        self.read_birds(position)
        self.read_tokens(position)
        self.read_creatures(position)
        self.read_goals(position)
        self.read_turn(position)
        self.read_announced(position)
        insist_on_possible_goals(position, deck_given="deck" in self.values)
        if "deck" not in self.values:
            stack_unknown_deck(position, Sealed(seed))
        insist_on_possible(position)
        return position

    def options(self) -> Options:
        """Read `name=value` pairs."""
        pairs: dict[str, str] = {}
        for word in self.values.get("options", "").split():
            name, sign, value = word.partition("=")
            if not sign or name in pairs:
                raise self.refuse("options", "expected-options")
            if name not in CHOICES or value not in CHOICES[name]:
                Options({name[:40]: value[:40]})
            pairs[name] = value
        return Options(pairs)

    def read_rows(self, position: Position) -> None:
        """Read `0:eS 1:- ...`; rows that are not named are empty."""
        seen: set[str] = set()
        for word in self.values.get("rows", "").split():
            side, colon, letters = word.partition(":")
            cards = "" if letters == "-" else letters
            if len(side) != 1 or side not in SIDES or not colon or not letters or side in seen:
                raise self.refuse("rows", "expected-rows", "F2")
            if any(card not in LETTERS[1:-1] for card in cards):
                raise self.refuse("rows", "expected-cards", "F5")
            seen.add(side)
            position.rows[int(side)] = row_of(cards)
        position.mark_ends()

    def read_birds(self, position: Position) -> None:
        """Read `P1G5 P3hG7 ...`; the default is the canonical placement (A1)."""
        places: list[int] = []

        def read(part: str) -> None:
            peregrine, g, goshawk = part.removeprefix("P").partition("G")
            for place in (peregrine, goshawk):
                tower = place.removesuffix("h")
                if not part.startswith("P") or not g or len(tower) != 1 or tower not in SIDES:
                    raise self.refuse("birds", "expected-birds", "F3")
                places.append(int(tower) + (HOODED if place.endswith("h") else 0))

        self.parts("birds", position.seats, read)
        position.birds = places or [tower for pair in AXES[position.seats] for tower in pair]

    def read_tokens(self, position: Position) -> None:
        """Read where the tokens lie, two for each seat with two players."""
        each = len(position.tokens) // position.seats
        places: list[int] = []

        def read(part: str) -> None:
            words = part.split()
            words = words * each if words == ["-"] else words
            if len(words) != each or any(word not in PLACES for word in words):
                raise self.refuse("tokens", "expected-two-tokens" if each > 1 else "expected-tokens", "F12")
            places.extend(sorted(PLACES.index(word) for word in words))

        self.parts("tokens", position.seats, read)
        position.tokens = places or position.tokens

    def read_creatures(self, position: Position) -> None:
        """Read the captured creatures of each seat."""
        hands: list[int] = []

        def read(part: str) -> None:
            hands.append(self.hand("creatures", part, "abcdefgh"))

        self.parts("creatures", position.seats, read)
        position.creatures = hands or position.creatures

    def read_goals(self, position: Position) -> None:
        """Read the goals of each seat, those discarded face up, and the deck."""
        hands: list[int] = []

        def read(part: str) -> None:
            hands.append(self.hand("goals", part, "abcdefghF"))

        self.parts("goals", position.seats, read)
        position.goals = hands or position.goals
        position.opened = self.hand("open", self.values.get("open", "-"), "abcdefghF")
        deck = self.values.get("deck", "-")
        self.hand("deck", deck, "abcdefghF")
        position.deck = row_of("" if deck == "-" else deck[::-1])

    def hand(self, key: str, letters: str, allowed: str) -> int:
        """Read a hand of creatures or goals; more of a kind than a hand can count are refused at once."""
        cards = "" if letters == "-" else letters
        if not letters or any(card not in allowed or cards.count(card) > 4 for card in cards):
            raise self.refuse(key, "expected-creatures" if allowed[-1] == "h" else "expected-goals", "F5")
        return hand_of(cards)

    def read_turn(self, position: Position) -> None:
        """Read whose turn it is and what of it is left."""
        phase = self.values.get("phase", "turn")
        if phase not in PHASES:
            raise self.refuse("phase", "expected-phase")
        position.phase = PHASES.index(phase)
        position.round = self.number("round", 1 if position.phase == BETS else 2, LAST_ROUND, 1)
        position.turn = self.number("seat", 0, position.seats - 1)
        acting = position.phase == TURN
        most = ACTIONS_OF_FIRST_ROUND[position.turn] if position.round == 1 else ACTIONS
        position.actions = self.number("actions", most if acting else 0, most if acting else 0)
        position.extra = self.number("extra", 0, 2 if acting else 0)
        used = self.values.get("used", "-")
        for letter in "" if used == "-" else used:
            if letter not in USED_LETTERS or used.count(letter) > 1 or not acting:
                raise self.refuse("used", "expected-used" if acting else "expected-unused")
            position.used |= 1 << USED_LETTERS.index(letter)

    def read_announced(self, position: Position) -> None:
        """Read whether the end is announced; the default is what the cards of the seats say (F35)."""
        must = position.phase == OVER or letters_of_hand(position.opened).endswith("F")
        for seat in range(position.seats):
            must = must or letters_of_hand(position.goals[seat]).endswith("F") or size_of(position.creatures[seat]) >= 8
        announced = self.values.get("announced", "yes" if must else "no")
        if announced not in {"yes", "no"}:
            raise self.refuse("announced", "expected-announced")
        if must and announced == "no":
            raise self.refuse("announced", "expected-announcement", "F35")
        position.announced = announced == "yes"
