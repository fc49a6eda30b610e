"""One language of the house or of a game: keys and arguments in, sentences out."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

LANGUAGES: Final = ("en", "it", "fr", "nl", "de")
HOUSE: Final = Path(__file__).parent


class Language:
    """The words of one or more Fluent files in one language; the later file wins where two have the same key."""

    def __init__(self, code: str, folders: Sequence[Path]) -> None:
        """Read the files; one that is missing or damaged is an error of ours, and stops the program at once."""
        # Rules and research need no words, so they need no Fluent either.
        from fluent.runtime import FluentBundle, FluentResource

        self.code = code
        self._bundle = FluentBundle([code], use_isolating=False)
        for folder in folders:
            source = (folder / f"{code}.ftl").read_text(encoding="utf-8")
            self._bundle.add_resource(FluentResource(source), allow_overrides=True)

    def __contains__(self, key: str) -> bool:
        """Say whether there is a message with this key."""
        return self._bundle.has_message(key)

    def say(self, key: str, attribute: str | None = None, /, **arguments: Any) -> str:
        """Return a message, or one of its attributes, with its arguments filled in."""
        message = self._bundle.get_message(key)
        pattern = message.value if attribute is None else message.attributes[attribute]
        if pattern is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            problem = f"{self.code}: {key}: {errors[0]}"
            raise ValueError(problem)
        return str(text)

    def short(self, key: str) -> str:
        """Return a message's short form where it has one, else the message."""
        return self.say(key, "short" if "short" in self._bundle.get_message(key).attributes else None)

    def tell(
        self,
        key: str,
        arguments: Mapping[str, Any],
        families: Mapping[str, str],
        names: Sequence[str] = (),
        attribute: str | None = None,
    ) -> str:
        """Return the sentence of an event or a refusal.

        `families` says what an argument names ("card", "seat", ...). A card "a" becomes the message `card-a`; the
        sentence can also ask for its other forms, `$card-the` for `card-a.the`, and for its letter, `$card-id`.
        `names` are the players' names by seat.
        """
        known: dict[str, Any] = {}
        for name, value in arguments.items():
            plain = name.replace("_", "-")
            known[plain] = _listed(value)
            family = families.get(name)
            if family is not None and value is not None:
                known.update(self._forms(plain, family, value, names))
                known[f"{plain}-id"] = value
        return self.say(key, attribute, **known)

    def _forms(self, name: str, family: str, value: Any, names: Sequence[str]) -> dict[str, str]:
        """Return the word that a value stands for, and its forms."""
        if family == "seat" and names:
            return {name: names[value]}
        if family == "cards":
            return {name: ", ".join(self.say(f"card-{letter}") for letter in str(value).split())}
        if family == "message":
            return {name: self.say(value)}
        key = word_key(family, value)
        if key not in self:
            return {name: str(value)}
        forms = {name: self.say(key)}
        for attribute in self._bundle.get_message(key).attributes:
            forms[f"{name}-{attribute}"] = self.say(key, attribute)
        return forms


def word_key(family: str, value: Any) -> str:
    """Return the key of the message that names a value.

    >>> word_key("card", "a"), word_key("card", "-"), word_key("seat", 2)
    ('card-a', 'card-none', 'seat-2')
    """
    word = str(value)
    if word == "-":
        word = {"card": "none", "place": "hand"}.get(family, word)
    return f"{family}-{word}"


def _listed(value: Any) -> Any:
    return ", ".join(map(str, value)) if isinstance(value, list | tuple) else value


@cache
def language(code: str, *folders: Path) -> Language:
    """Return a language of the house, with the words of a game's folder where one is given."""
    return Language(code, (HOUSE, *folders))
