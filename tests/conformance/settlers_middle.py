"""Tables in the middle of a game of settlers, laid by lot: random rulers seldom come to citadels, wizards and spells.

All cards are those of the box or of the decks, so that the laws hold as they do after a deal.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, Final

from tavoliere.core.refusal import Refusal
from tavoliere.games.settlers.deck import deck_of
from tests.conformance.settlers_laws import BOX, CRESTS, GREEN, HOMES, MAGIC, RED, REGIONS, WIZARDS, entries

if TYPE_CHECKING:
    from collections.abc import Mapping

    from tavoliere.core.game import Game

TRIES: Final = 500
TURNS_LEFT: Final = (10, 40)
"""How many turns are left before the last one."""
NO_DECKS: Final = {"deck0": "balanced", "deck1": "knights"}
"""What is played where nobody brings a deck."""


def middle(game: Game, words: Mapping[str, str], seed: int) -> str:
    """Lay tables by lot until one is possible, and no game is won on it; return its whole notation."""
    dice = random.Random(f"middle {sorted(words.items())} {seed}")
    for _ in range(TRIES):
        try:
            position: Any = game.parse(_Table(words, dice).text(), seed)
        except Refusal:
            continue
        if position.outcome is None:
            return str(position.text())
    raise AssertionError(f"no table with {words} is possible")


class _Table:
    """One table that may or may not be possible."""

    def __init__(self, words: Mapping[str, str], dice: random.Random) -> None:
        self.dice = dice
        self.words = dict(words)
        self.mode = words.get("mode", "base")
        if self.mode == "tournament":
            self.words = {**NO_DECKS, **self.words}
            self.pools = [self.shuffled(_deck(self.words[f"deck{seat}"])) for seat in (0, 1)]
        else:
            box = self.shuffled(list(BOX[self.mode].elements()))
            self.pools = [box, box]
        self.regions = self.shuffled(list(REGIONS[12:]))
        self.settlements = 5  # B36: so many can still be built
        self.discarded: list[list[str]] = [[], []]

    def shuffled(self, cards: list[str]) -> list[str]:
        self.dice.shuffle(cards)
        return cards

    def text(self) -> str:
        limit = int(self.words["turn_limit"])
        starter = 0 if self.words.get("first_player") == "first_seat" else self.dice.randrange(2)
        lines = [f"options {' '.join(f'{name}={value}' for name, value in self.words.items())}"]
        lines += [f"turn {limit - self.dice.randrange(*TURNS_LEFT)}", f"starter {starter}", "permission yes"]
        for seat in (0, 1):
            lines += self.realm(seat)
        if self.mode == "tournament":
            lines += [f"discards{seat} {' '.join(pile) or '-'}" for seat, pile in enumerate(self.discarded)]
        else:
            lines.append(f"discards {' '.join(self.discarded[0] + self.discarded[1]) or '-'}")
        return "\n".join([*lines, f"agenda {self.dice.choice(('dice', 'dice', 'actions', 'draw'))}"])

    def take(self, seat: int, *fitting: str) -> str | None:
        """Take the first card of a player's pool that fits; with none named, any."""
        for card in self.pools[seat]:
            if not fitting or card in fitting:
                self.pools[seat].remove(card)
                return card
        return None

    def realm(self, seat: int) -> list[str]:
        first, last = -1 - 2 * self.settled(), 1 + 2 * self.settled()
        centres: dict[int, str] = {}
        for column in range(first, last + 1, 2):
            # W19: no two citadels side by side.
            magic = self.mode != "base" and centres.get(column - 2) != "citadel"
            centres[column] = self.dice.choice(("settlement", "city", *(("citadel",) * 3 if magic else ())))
        land = self.land(seat, first, last)
        roads = [end for end in ("left", "right") if self.dice.random() < 0.2]
        self.discarded[seat] = [card for card in (self.take(seat) for _ in range(3)) if card]
        wizards = self.wizards(seat, centres, land)
        sites = self.sites(seat, centres)
        hand = [card for card in (self.take(seat) for _ in range(self.dice.randrange(1, 4))) if card]
        return [
            f"centres{seat} {' '.join(f'{column}:{kind}' for column, kind in centres.items())}",
            f"roads{seat} {' '.join(roads) or '-'}",
            f"regions{seat} {' '.join(land)}",
            f"wizards{seat} {' '.join(wizards) or '-'}",
            f"sites{seat} {' '.join(sites) or '-'}",
            f"hand{seat} {' '.join(card + self.dice.choice(('', '', f'/{1 - seat}')) for card in hand)}",
        ]

    def settled(self) -> int:
        """Settle at one end of the row."""
        count = min(self.dice.randrange(3), self.settlements)
        self.settlements -= count
        return count

    def land(self, seat: int, first: int, last: int) -> list[str]:
        crest = self.shuffled(list(CRESTS[seat]))
        places = [f"{column}{side}" for column in range(first - 1, last + 2, 2) for side in "^v"]
        found = []
        for place in places:
            cards = crest if abs(int(place[:-1])) <= 2 else self.regions
            found.append(f"{place}:{cards.pop()}:{self.dice.randrange(4)}")
        return found

    def wizards(self, seat: int, centres: dict[int, str], land: list[str]) -> list[str]:
        found = []
        for place, region, _ in entries(" ".join(land)):
            column = int(place[:-1])
            beside = (centres.get(column - 1), centres.get(column + 1))
            at_home = [wizard for wizard in WIZARDS.split() if region[0] in HOMES[wizard]]
            wizard = self.take(seat, *at_home) if "citadel" in beside and self.dice.random() < 0.8 else None
            found += [f"{place}:{wizard}:{self.dice.randrange(4)}"] if wizard else []
        return found

    def sites(self, seat: int, centres: dict[int, str]) -> list[str]:
        unfit = {"city": MAGIC, "citadel": RED, "settlement": f"{RED} {MAGIC}"}
        lying = [card for card in BOX["extended"] if card in f"{RED} {MAGIC}".split() or card in GREEN.split()]
        found = []
        for column, kind in centres.items():
            fitting = [card for card in lying if card not in unfit[kind].split()]
            for side in ("^", "v"):
                room = 1 if kind == "settlement" else 2
                for place in (f"{column}{side}", f"{column}{side}{side}")[: self.dice.randrange(room + 1)]:
                    card = self.take(seat, *fitting)
                    found += [f"{place}:{card}"] if card else []
        return found


def _deck(word: str) -> list[str]:
    return [name for name, count in deck_of(word).cards for _ in range(count)]
