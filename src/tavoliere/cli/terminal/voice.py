"""How the table speaks: one language at a time, which can change at any moment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tavoliere.cli.records import sentence
from tavoliere.games import game as game_of
from tavoliere.players import read_spec
from tavoliere.players.levels import LEVELS
from tavoliere.words import language

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from tavoliere.core.game import Game
    from tavoliere.core.refusal import Refusal


class Voice:
    """The words of the house and of one game in the language of the moment."""

    def __init__(self, game: Game, code: str) -> None:
        """Begin in this language."""
        self.game = game
        self.code = code
        self._words = language(code, game.words)

    def switch(self, code: str) -> None:
        """Speak another language from now on."""
        self._words = language(code, self.game.words)
        self.code = code

    def say(self, key: str, attribute: str | None = None, /, **arguments: Any) -> str:
        """Return a message in the language of the moment."""
        return self._words.say(key, attribute, **arguments)

    def card(self, letter: str) -> str:
        """Return the name of a card."""
        return self._words.say(f"card-{letter}")

    def tell(self, key: str, arguments: Mapping[str, Any], families: Mapping[str, str]) -> str:
        """Return a message whose arguments name cards, resources and the like."""
        return self._words.tell(key, arguments, families)

    def goods(self, goods: Sequence[Sequence[Any]]) -> str:
        """Return goods as words."""
        return self._words.goods(goods)

    def attribute(self, key: str, attribute: str) -> str:
        """Return an attribute of a message, or nothing where it has none."""
        return self._words.say(key, attribute) if key in self._words and self._words.has(key, attribute) else ""

    def short(self, key: str) -> str:
        """Return a message where there is little room."""
        return self._words.short(key)

    def short_card(self, letter: str) -> str:
        """Return the name of a card where there is little room."""
        return self._words.short(f"card-{letter}")

    def event(self, told: dict[str, Any], names: Sequence[str]) -> str:
        """Return the sentence of an event, as the one who reads it was told it."""
        return sentence(self._words, self.game, told, list(names))

    def refusal(self, refusal: Refusal, names: Sequence[str]) -> str:
        """Return why a move is refused."""
        return self._words.tell(refusal.key, refusal.arguments, self.game.arguments, names)

    def names(self, players: Sequence[str], computers: Mapping[int, Any]) -> list[str]:
        """Name the seats: people as they are called, the nameless by their colour, computer players by their kind."""
        kinds = [players[seat] for seat in computers]
        names = []
        for seat, player in enumerate(players):
            colour = self.say(f"seat-{seat}")
            if seat not in computers:
                names.append(player or colour)
            elif kinds.count(player) > 1:
                names.append(self.say("terminal-player-one-of-several", player=self.kind(player), colour=colour))
            else:
                names.append(self.kind(player))
        return names

    def name_of(self, game: str) -> str:
        """Name a game, this one or another."""
        return language(self.code, game_of(game).words).say("game-name")

    def kind(self, player: str) -> str:
        """Name a kind of computer player, with its settings if there are any; a level goes by its own name."""
        spec = read_spec(player, self.game)
        if spec.kind == "level":
            name = LEVELS[self.game.id][spec.whole("level", 1) - 1].name
            return self.say(f"terminal-player-{name.replace('_', '-')}")
        name = self.say(f"terminal-player-{spec.kind}")
        settings = ", ".join(f"{key}={value}" for key, value in spec.settings.items() if key != "command")
        return self.say("terminal-player-with-settings", player=name, settings=settings) if settings else name
