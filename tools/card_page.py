"""Writes docs/cards.md anew: `.venv/bin/python -m tools.card_page`.

The page says card by card what it costs, how sure that is, what it does and which tests hold that it does so. It comes
from the card files, the words, the rule book and the marks of the tests; a test holds that it is current.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from tavoliere.cli.cards import FACES, LISTED, cards_in, kind_of_cards, words_of_cards
from tavoliere.cli.rulebook import carried_rules
from tavoliere.games import game
from tavoliere.games.settlers.catalogue import CARD, POINTS, REGIONS, RESOURCES

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tavoliere.games.settlers.catalogue import Card, Price
    from tavoliere.words import Language

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = ROOT / "docs" / "cards.md"
TESTS: Final = ROOT / "tests"

MARKS: Final = {"high": "", "medium": "°", "low": "°", "none": "†"}
WORDS_OF_DOUBT: Final = {"effect": "what it does", "placement": "where it lies", "timing": "when", "lasts": "how long"}
"""The fields that no price or figure shows, as the page names them."""

OPENING: Final = """\
# The cards

Every card of the Settlers card game and of Wizards & Dragons: what it costs, how sure that is, what it does here, and
which tests play it. This page is written by `.venv/bin/python -m tools.card_page` from the card files
(`games/settlers/cards/*.toml`), the words and the tests; a test holds that it is current.

**Does a card work as its text says?** The last column names the files of `tests/settlers/` in which a story carries the
card's id, such as `@pytest.mark.card("abbey")`: it lays the card on the table, uses it, and looks at what lies there
then. A dash would be a card that nothing holds. {summary}

**How sure are the figures?** Most are printed as pictures only.

- A figure without a mark: two sources agree, or an official text gives it.
- `°`: one good source gives it, or the text is not quite clear.
- `†`: **unconfirmed**. No source that we could read gives it; it is our proposal. `tavoliere cards settlers` says so
  too.

Whoever owns the printed cards can [correct](notation.md#decks-and-corrections) prices and points in a file and play
with it; please tell us what they say. What the numbers of rules mean stands in [Rules](rules.md#numbers-of-settlers).
"""

EMPTY: Final = "-"

ROOM: Final = """
## Where the texts leave room

| card | what is not clear | here |
|---|---|---|
| Civil War | the card has the opponent choose, the English almanac the owner | the opponent (B94) |
| Master Builder | the card put away goes under the searched stack, or under any | any (U4) |
| Spy | against an empty hand: forbidden, or used up | forbidden (U6) |
| Citadel | any own card may be removed; the publisher's answers except it | never removed (W50, Q11) |
| Magic Kitchen | nothing is said of a 2 | nothing happens (W72) |
| Inspiration | the cards are "looked at", and later "taken" | taken into the hand (W75) |
| Magic Land | who chooses the opponent's region | the caster, as in the printed example (W76) |
| Comet | how many cards are drawn | up to the hand limit (W85, P17) |
| Witch | whose question mark removes her | that of the owner of the building (W90) |
| Materialization | 1 magic power, or 2 in a player's report | 1 (W92) |
"""


def page() -> str:
    """Write the whole page."""
    words = words_of_cards("en")
    held = tests_of_cards()
    parts = [OPENING.format(summary=_summary(held)), *_sections(words, held)]
    parts += [_faces(words, held), _regions(words), ROOM, _unconfirmed(words), _rulings()]
    return "\n".join(parts)


def tests_of_cards() -> dict[str, list[str]]:
    """Find the files of tests that carry each card."""
    held: dict[str, list[str]] = {}
    for path in sorted((TESTS / "settlers").glob("test_*.py")):
        for card in cards_in(path):
            held.setdefault(card, []).append(path.stem.removeprefix("test_"))
    return held


def _summary(held: dict[str, list[str]]) -> str:
    wanted = [*(card.id for card in LISTED if card.kind != "region"), *FACES]
    missing = [name for name in wanted if name not in held]
    if not missing:
        return f"There is none among the {len(wanted)} cards and faces of the event die."
    return f"Of the {len(wanted)} cards and faces of the event die, {len(missing)} have none: {', '.join(missing)}."


# ------------------------------------------------------------------------------------------------------- the sections


def _sections(words: Language, held: dict[str, list[str]]) -> Iterator[str]:
    """Write a table for each kind of card."""
    above = ""
    for card in LISTED:
        if card.kind == "region":
            continue
        heading = "Centre cards" if card.colour == "centre" else kind_of_cards(card, words, many=True)
        if heading != above:
            yield f"\n## {heading}\n"
            yield "| card | cards | price | points | what it does | rules | tests |"
            yield "|---|---|---|---|---|---|---|"
            above = heading
        yield _row(card, words, held)


def _row(card: Card, words: Language, held: dict[str, list[str]]) -> str:
    doubts = [told for field, told in WORDS_OF_DOUBT.items() if MARKS[card.sure(field)]]
    text = words.say(f"card-{card.id}", "text")
    cells = (
        f"**{words.say(f'card-{card.id}')}**<br>`{card.id}`",
        str(card.count + card.start),
        "<br>".join(_costs(card, words)) or EMPTY,
        "<br>".join(_points(card)) or EMPTY,
        f"{text} (°: {' and '.join(doubts)})" if doubts else text,
        " ".join(card.rules),
        _files(held.get(card.id, [])),
    )
    return f"| {' | '.join(cells)} |"


def _files(names: list[str]) -> str:
    return ", ".join(names) or EMPTY


def _goods(price: Price, words: Language) -> str:
    return words.goods([(one, amount) for one, amount in zip(RESOURCES, price, strict=True) if amount])


def _costs(card: Card, words: Language) -> Iterator[str]:
    """Tell what a card costs, with a mark where that is not sure."""
    if "price" in card.fields and (any(card.price) or card.kind != "dragon"):  # W35: dragons are paid in magic
        yield (_goods(card.price, words) or "free") + MARKS[card.sure("price")]
    if card.kind == "book":
        yield "free"  # W36
    if card.magic_build:
        yield f"{card.magic_build} magic power{MARKS[card.sure('magic_build')]}"
    if card.magic_use:
        use = "" if card.kind == "magic_action" else " a use"
        yield f"{card.magic_use} magic power{use}{MARKS[card.sure('magic_use')]}"
    if any(card.use_price):
        yield f"{_goods(card.use_price, words)} a use"


def _points(card: Card) -> Iterator[str]:
    """Tell the points of a card; a nought only where it is not sure."""
    for point in POINTS:
        mark = MARKS[card.sure(point)] if point in card.fields else ""
        value: Any = getattr(card, point)
        if value or mark:
            more = f", {card.victory_with_wizard} with a wizard" if point == "victory" and card.wizards else ""
            yield f"{point} {value}{mark}{more}"


def _faces(words: Language, held: dict[str, list[str]]) -> str:
    lines = ["\n## Faces of the event die\n", "| face | what it does | tests |", "|---|---|---|"]
    lines += [
        f"| **{words.say(f'face-{face}')}**<br>`{face}` | {words.say(f'face-{face}', 'text')} | {_files(held[face])} |"
        for face in FACES
    ]
    return "\n".join(lines)


def _regions(words: Language) -> str:
    lines = [
        "\n## Regions\n",
        "The number that lets a region yield (B12, B65). In notation a region is the letter and the number: `G4`.\n",
        "| region | crest A | crest B | in the stack |",
        "|---|---|---|---|",
    ]
    for number, resource in enumerate(RESOURCES):
        of = [card for card in REGIONS[1:] if card.resource == number]
        dice = [", ".join(sorted(str(card.die) for card in of if card.crest == crest)) for crest in ("A", "B", "")]
        name = words.say(f"resource-{resource}", "region")
        lines.append(f"| {name}: {words.say(f'resource-{resource}')} | {' | '.join(dice)} |")
    return "\n".join(lines)


# ------------------------------------------------------------------------------------------------- doubts and rulings


def _unconfirmed(words: Language) -> str:
    """List what no source gives, card by card."""
    lines = ["## What no source gives\n", "We play with our own figures until somebody reads these off a card.\n"]
    for card in CARD.values():
        fields = [field.replace("magic_", "magic to ") for field in card.fields if not card.is_confirmed(field)]
        if fields:
            lines.append(f"- {words.say(f'card-{card.id}')}: {', '.join(fields)}")
    return "\n".join(lines)


def _rulings() -> str:
    """List the rulings that this table had to add, with their texts."""
    rules = game("settlers").rules
    carried = carried_rules(TESTS)
    lines = ["\n## Rulings that we had to add\n", "The whole rule book is `tavoliere rules settlers`.\n"]
    for number, rule in rules.items():
        if number.startswith("R"):
            untold = "" if number in carried else " (No test yet.)"
            lines.append(f"- **{number}, {rule.titles['en']}.** {rule.texts['en']}{untold}")
    decided = [number for number, rule in rules.items() if "ruling" in rule.source and not number.startswith("R")]
    lines.append(f"\nBesides, {len(decided)} rules with other numbers rest on a ruling, in whole or in part:\n")
    lines.append(f"{', '.join(decided)}.\n")
    return "\n".join(lines)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
    print(f"{PAGE.relative_to(ROOT)} is written.")
