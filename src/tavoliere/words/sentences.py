"""One language of the house or of a game: keys and arguments in, sentences out."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

LANGUAGES: Final = ("en", "it", "fr", "nl", "de")
HOUSE: Final = Path(__file__).parent
COUNTED: Final = "counted"
"""The form of a word that depends on how many there are: it asks for `$amount`."""


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
        return self.say(key, "short" if self.has(key, "short") else None)

    def has(self, key: str, attribute: str) -> bool:
        """Say whether a message has this attribute."""
        return attribute in self._bundle.get_message(key).attributes

    def goods(self, goods: Mapping[str, int] | Sequence[Sequence[Any]]) -> str:
        """Return goods as words, "2 brick, 1 ore"; each name may depend on how many there are (`.counted`)."""
        pairs = list(goods.items()) if isinstance(goods, Mapping) else goods
        items = []
        for resource, amount in pairs:
            key = word_key("resource", resource)
            counted = COUNTED if self.has(key, COUNTED) else None
            items.append(self.say("goods-item", amount=amount, resource=self.say(key, counted, amount=amount)))
        return ", ".join(items) or self.say("goods-none")

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
        Beside an `amount` a word has its form for so many, `$resource-counted`. A list becomes one text, and so do
        goods, such as `[["brick", 2], ["ore", 1]]`. `names` are the players' names by seat.
        """
        known: dict[str, Any] = {}
        for name, value in arguments.items():
            plain = name.replace("_", "-")
            known[plain] = _listed(value)
            family = families.get(name)
            if family is not None and value is not None:
                known.update(self._forms(plain, family, value, names, arguments.get("amount")))
                known[f"{plain}-id"] = value
        return self.say(key, attribute, **known)

    def _forms(
        self, name: str, family: str, value: Any, names: Sequence[str], amount: int | None = None
    ) -> dict[str, str]:
        """Return the word that a value stands for, and its forms."""
        if family == "seat" and names:
            return {name: names[value]}
        if family == "cards":
            cards = value if isinstance(value, list | tuple) else str(value).split()
            return {name: ", ".join(self.say(f"card-{letter}") for letter in cards)}
        if family == "goods" and isinstance(value, str):
            # A kind of goods without an amount.
            family = "resource"
        if family == "goods":
            return {name: self.goods(value)}
        if family == "message":
            return {name: self.say(value)}
        if isinstance(value, list | tuple):
            return {name: ", ".join(self._forms(name, family, one, names)[name] for one in value)}
        key = word_key(family, value)
        if key not in self:
            return {name: str(value)}
        forms = {name: self.say(key)}
        for attribute in self._bundle.get_message(key).attributes:
            if attribute != COUNTED:
                forms[f"{name}-{attribute}"] = self.say(key, attribute)
            elif amount is not None:
                forms[f"{name}-{attribute}"] = self.say(key, attribute, amount=amount)
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
    """Return a list as one text, and lists in it as "3:5"."""
    if not isinstance(value, list | tuple):
        return value
    return ", ".join(":".join(map(str, one)) if isinstance(one, list | tuple) else str(one) for one in value)


@cache
def language(code: str, *folders: Path) -> Language:
    """Return a language of the house, with the words of a game's folder where one is given."""
    return Language(code, (HOUSE, *folders))
