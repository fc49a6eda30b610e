"""A deck's file: a line for each card, `2 Abbey`, by its id or by its name in any of the five languages."""

from __future__ import annotations

import re
import unicodedata
from difflib import get_close_matches
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tavoliere.core.refusal import Refusal
from tavoliere.games.settlers.catalogue import CARD
from tavoliere.games.settlers.deck import Deck, deck_of_counts

if TYPE_CHECKING:
    from collections.abc import Mapping

WORDS: Final = Path(__file__).parent / "words"
LONGEST: Final = 10_000
"""The most characters of a deck's file; one with every name at its longest takes a tenth of it."""

HEADINGS: Final = ("cards", "events", "name", "about")
GUESSES: Final = 20
"""For so many wrong names the nearest right one is looked up; a file with more of them is no deck."""

# `2 Abbey`, `2x Abbey`, `2*Abbey` or `Abbey`
_LINE: Final = re.compile(r"(?:([0-9]+)(?:\s*x\s+|\s*[\u00d7*]\s*|\s+))?(.+)", re.IGNORECASE)


def plain(name: str) -> str:
    """Reduce a name to what people agree on: no capitals, accents, apostrophes, hyphens or spaces.

    >>> plain("Götz Poing d'Acier"), plain("GOTZ poing-d'acier")
    ('gotzpoingdacier', 'gotzpoingdacier')
    """
    letters = unicodedata.normalize("NFKD", name.casefold().replace("œ", "oe"))
    return "".join(letter for letter in letters if letter.isalnum())


@cache
def names() -> Mapping[str, str]:
    """Return the ids of all cards and headings by their plain names, in every language."""
    from tavoliere.words import LANGUAGES, language

    found = _ids()
    for code in LANGUAGES:
        words = language(code, WORDS)
        for heading in HEADINGS:
            found.setdefault(plain(words.say(f"deck-file-{heading}")), heading)
        for name in CARD:
            found.setdefault(plain(words.say(f"card-{name}")), name)
    return found


def _ids() -> dict[str, str]:
    return {plain(name): name for name in (*HEADINGS, *CARD)}


def read_deck(text: str) -> tuple[Deck, list[Refusal]]:
    """Read a deck's file: the deck, and every line that could not be read. Whether it is allowed, `problems` tells."""
    return _read(text, names())


def read_ids(text: str) -> Deck:
    """Read a file of the house, which names cards by their ids and has no mistakes."""
    deck, mistakes = _read(text, _ids())
    for mistake in mistakes:
        raise mistake
    return deck


def _read(text: str, known: Mapping[str, str]) -> tuple[Deck, list[Refusal]]:
    if len(text) > LONGEST:
        too_long = Refusal("notation", "refusal-deck-long", length=len(text), most=LONGEST)
        return deck_of_counts({}, {}), [too_long]
    told = {"name": "", "about": ""}
    counts: dict[str, dict[str, int]] = {"cards": {}, "events": {}}
    part = ""
    mistakes: list[Refusal] = []
    for number, line in enumerate(text.lstrip("\ufeff").split("\n"), 1):
        line = line.strip()  # noqa: PLW2901  the line as it is meant
        if not line or line.startswith("#"):
            continue
        first, _, rest = line.partition(" ")
        heading = known.get(plain(line), "") or known.get(plain(first), "")
        if heading in told and rest:
            told[heading] = "".join(letter for letter in rest.strip() if letter.isprintable())[:200]
            continue
        if heading in counts and known.get(plain(line)) == heading:
            part = heading
            continue
        found = _card_on(line, number, known, guess=len(mistakes) < GUESSES)
        if isinstance(found, Refusal):
            mistakes.append(found)
            continue
        name, count = found
        # Without headings, an event is meant as an event.
        of = counts[part] if part else counts["events" if CARD[name].kind == "event" else "cards"]
        of[name] = of.get(name, 0) + count
    return deck_of_counts(counts["cards"], counts["events"], told["name"], told["about"]), mistakes


def _card_on(line: str, number: int, known: Mapping[str, str], *, guess: bool) -> tuple[str, int] | Refusal:
    """Read the line of a card, or say what is wrong with it."""
    found = _LINE.fullmatch(line.partition("#")[0].strip())
    digits, word = (found[1] or "1", plain(found[2])) if found else ("1", "")
    name = known.get(word, "")
    if name not in CARD:
        # A long text is no name, and to compare it with all of them would take long.
        right = [one for one, meant in known.items() if meant in CARD] if guess else []
        near = get_close_matches(word[:40], right, 1)
        told = known[near[0]] if near else "none"
        return Refusal("notation", "refusal-deck-line", line=number, text=line[:40], near=told)
    if len(digits) > 2 or int(digits) == 0:
        return Refusal("notation", "refusal-deck-count", line=number, card=name, value=digits[:12])
    return name, int(digits)


def write_deck(deck: Deck, code: str) -> str:
    """Write a deck as a file in one language, so that people can read and change it."""
    from tavoliere.words import language

    words = language(code, WORDS)
    lines = [
        f"{words.say(f'deck-file-{key}')} {told}" for key, told in (("name", deck.name), ("about", deck.about)) if told
    ]
    for heading, counts in (("cards", deck.cards), ("events", deck.events)):
        lines += ["", words.say(f"deck-file-{heading}")] if lines else [words.say(f"deck-file-{heading}")]
        lines += [f"{count} {words.say(f'card-{name}')}" for name, count in counts]
    return "\n".join(lines) + "\n"
