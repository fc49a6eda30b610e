"""What the printed cards say otherwise: a player's corrections become one word, and the word a catalogue."""

from __future__ import annotations

import re
import tomllib
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, Final

from tavoliere.core.refusal import Refusal, Value
from tavoliere.games.settlers.catalogue import CARD, CENTRES, FREE, HAND_CARDS, POINTS, RESOURCES, price_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tavoliere.games.settlers.catalogue import Card, Changes, Price

MOST: Final = 9
"""The most of one resource in a price, and the highest figure; no printed card comes near it."""
LONGEST: Final = 20_000
"""The most characters of a file of corrections; every card corrected in every field takes a third of it."""

MAGIC: Final = ("build", "use")
LEAST: Final = {"magic_use": 1, "strength": 1}
"""W38, W41, W72: magic that costs nothing would have no end. B41, W68: a unit without strength is none."""

ORDER: Final = {card.id: place for place, card in enumerate((*CENTRES[1:], *HAND_CARDS[1:]))}
PART: Final = re.compile(r"([a-z_]+)\.([a-z_]+):([a-z0-9+]+)", re.ASCII)
AMOUNT: Final = re.compile(r"([a-z]+)([1-9])", re.ASCII)


# ------------------------------------------------------------------------------------------------------------ one word


def code_of(changes: Changes) -> str:
    """Write changes as one canonical word: in the order of the cards, without those that change nothing.

    >>> code_of({("ismai", "magic_build"): 2, ("citadel", "price"): price_of({"brick": 2, "ore": 3})})
    'citadel.price:brick2+ore3,ismai.magic_build:2'
    """
    parts: list[str] = []
    for name, field in sorted(changes, key=lambda change: (ORDER[change[0]], CARD[change[0]].fields.index(change[1]))):
        value = changes[name, field]
        if value != getattr(CARD[name], field):
            parts.append(f"{name}.{field}:{_spelt(value)}")
    return ",".join(parts)


def _spelt(value: int | Price) -> str:
    if isinstance(value, int):
        return str(value)
    amounts = zip(RESOURCES, value, strict=True)
    return "+".join(f"{resource}{amount}" for resource, amount in amounts if amount) or "free"


def changes_from(code: str) -> Changes:
    """Read a word of corrections, as an option or a record has it."""
    changes: Changes = {}
    if len(code) > LONGEST:
        raise Refusal("cards", "refusal-cards-long", length=len(code), most=LONGEST)
    for part in code.split(",") if code else []:
        found = PART.fullmatch(part)
        if found is None:
            raise Refusal("cards", "refusal-cards-code", text=part[:60])
        name, field, text = found.groups()
        card = _card(name)
        if field not in card.fields:
            raise _no_such_field(card, field)
        if (name, field) in changes:
            raise Refusal("cards", "refusal-cards-twice", card=name, field=field)
        value = _price_from(text, part) if field == "price" else _figure_from(text, part)
        changes[name, field] = value
        if isinstance(value, int):
            _insist_on_range(name, field, value)
    return changes


def _figure_from(text: str, part: str) -> int:
    if not re.fullmatch("0|[1-9][0-9]?", text, re.ASCII):
        raise Refusal("cards", "refusal-cards-code", text=part[:60])
    return int(text)


def _price_from(text: str, part: str) -> Price:
    if text == "free":
        return FREE
    amounts: dict[str, int] = {}
    for one in text.split("+"):
        found = AMOUNT.fullmatch(one)
        if found is None or found[1] not in RESOURCES or found[1] in amounts:
            raise Refusal("cards", "refusal-cards-code", text=part[:60])
        amounts[found[1]] = int(found[2])
    return price_of(amounts)


def _card(name: str) -> Card:
    """Find the card that somebody names; what can be corrected has a price or a figure."""
    card = CARD.get(name)
    if card is None:
        near = get_close_matches(name[:40], ORDER, 1)
        raise Refusal("cards", "refusal-cards-unknown", text=name[:40], near=near[0] if near else "none")
    if not card.fields:
        raise Refusal("cards", "refusal-cards-nothing", card=name)
    return card


def _no_such_field(card: Card, field: str) -> Refusal:
    fields: list[str] = [_written(one) for one in card.fields]
    return Refusal("cards", "refusal-cards-field", card=card.id, field=field[:40], fields=fields)


def _written(field: str) -> str:
    """Name a field as a file of corrections does.

    >>> _written("magic_build"), _written("victory"), _written("price")
    ('magic.build', 'points.victory', 'price')
    """
    if field in POINTS:
        return f"points.{field}"
    return field.replace("magic_", "magic.")


def _insist_on_range(name: str, field: str, value: int) -> None:
    least = LEAST.get(field, 0)
    if not least <= value <= MOST:
        arguments: dict[str, Value] = {"field": _written(field), "value": str(value)[:20], "least": least, "most": MOST}
        raise Refusal("cards", "refusal-cards-value", card=name, **arguments)


# -------------------------------------------------------------------------------------------------------- a TOML file


def corrections_from_toml(text: str) -> str:
    r"""Read a player's file of corrections and return its canonical word; refuse it for its first mistake.

    >>> corrections_from_toml("[citadel]\nprice = { brick = 2, ore = 3 }\n\n[ismai]\nmagic.build = 2")
    'citadel.price:brick2+ore3,ismai.magic_build:2'
    """
    changes, mistakes = read_toml(text)
    if mistakes:
        raise mistakes[0]
    return code_of(changes)


def read_toml(text: str) -> tuple[Changes, list[Refusal]]:
    """Read a player's file of corrections: what it changes, and every mistake in it."""
    if len(text) > LONGEST:
        return {}, [Refusal("cards", "refusal-cards-long", length=len(text), most=LONGEST)]
    try:
        entries = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError, ValueError) as problem:
        return {}, [Refusal("cards", "refusal-cards-toml", text=str(problem)[:120])]
    changes: Changes = {}
    mistakes: list[Refusal] = []
    for name, entry in entries.items():
        for found in _changes_of(name, entry):
            if isinstance(found, Refusal):
                mistakes.append(found)
            else:
                changes[name, found[0]] = found[1]
    return changes, mistakes


def _changes_of(name: str, entry: Any) -> Iterator[tuple[str, int | Price] | Refusal]:
    """Go through the entry of one card: each field with its new value, or what is wrong with it."""
    try:
        card = _card(name)
    except Refusal as refusal:
        yield refusal
        return
    if not isinstance(entry, dict):
        yield Refusal("cards", "refusal-cards-entry", card=name)
        return
    for key, value in entry.items():
        if key == "price" and "price" in card.fields:
            yield from _price_in(name, value)
        elif key in {"points", "magic"} and isinstance(value, dict):
            prefix = "magic_" if key == "magic" else ""
            known = MAGIC if key == "magic" else POINTS
            for part, figure in value.items():
                if part in known and prefix + part in card.fields:
                    yield _figure_in(name, prefix + part, figure)
                else:
                    yield _no_such_field(card, f"{key}.{part}")
        else:
            yield _no_such_field(card, key)


def _price_in(name: str, value: Any) -> Iterator[tuple[str, Price] | Refusal]:
    """Read a price, which names all that the card costs."""
    if not isinstance(value, dict):
        yield Refusal("cards", "refusal-cards-price", card=name, value=str(value)[:40], resources=list(RESOURCES))
        return
    sound = True
    for resource, amount in value.items():
        if resource not in RESOURCES:
            sound = False
            yield Refusal("cards", "refusal-cards-price", card=name, value=resource[:40], resources=list(RESOURCES))
        elif not _is_number(amount) or not 0 <= amount <= MOST:
            sound = False
            yield _bad_value(name, f"price.{resource}", amount, 0)
    if sound:
        yield "price", price_of(value)


def _figure_in(name: str, field: str, value: Any) -> tuple[str, int] | Refusal:
    least = LEAST.get(field, 0)
    if not _is_number(value) or not least <= value <= MOST:
        return _bad_value(name, _written(field), value, least)
    return field, int(value)


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _bad_value(name: str, field: str, value: Any, least: int) -> Refusal:
    arguments: dict[str, Value] = {"field": field, "value": _short(value), "least": least, "most": MOST}
    return Refusal("cards", "refusal-cards-value", card=name, **arguments)


def _short(value: Any) -> str:
    """Quote a value in brief; a number of a million digits is not spelt out."""
    if isinstance(value, int) and abs(value) > 10**12:
        return "…"
    return str(value)[:20]
