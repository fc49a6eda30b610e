"""`tavoliere cards`: the cards of a game in the terminal, a player's corrections of them, and which no test carries."""

from __future__ import annotations

import ast
import json
from dataclasses import asdict
from difflib import get_close_matches
from typing import TYPE_CHECKING, Any, Final

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from tavoliere.cli.speech import language_code
from tavoliere.core.refusal import Refusal
from tavoliere.games.settlers.catalogue import CARD, CENTRES, EVENTS, HAND_CARDS, POINTS, REGIONS, RESOURCES, Catalogue
from tavoliere.games.settlers.corrections import LONGEST, code_of, read_toml
from tavoliere.games.settlers.decklist import WORDS, names, plain
from tavoliere.words import language

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from tavoliere.games.settlers.catalogue import Card, Price
    from tavoliere.words import Language

GAMES: Final = ("settlers",)
"""The games whose cards are data."""
FACES: Final = ("club", "mill", "knight", "sun", "card")
FAMILIES: Final = {"card": "card"}
"""What the arguments of refusals about cards and decks name."""
LISTED: Final = (*CENTRES[1:], *HAND_CARDS[1:], *EVENTS[1:], *REGIONS[1:])


def words_of_cards(asked: str | None) -> Language:
    """Return the words of the cards in the language that was asked for."""
    return language(language_code(asked), WORDS)


def tell(words: Language, refusal: Refusal) -> str:
    """Return what is wrong with a card or a deck as one line, with the number of the rule."""
    sentence = words.tell(refusal.key, refusal.arguments, FAMILIES)
    return f"{refusal.rule}: {sentence}" if refusal.rule[:1].isupper() else sentence


def show(game: str, name: str | None, asked: str | None, corrections: Path | None, *, as_json: bool) -> int:
    """Print all cards, or one whole; return 1 if the file of corrections has mistakes."""
    _insist_on_cards(game)
    words = words_of_cards(asked)
    catalogue = Catalogue.standard()
    if corrections is not None:
        changes, mistakes = read_toml(_text(corrections))
        for mistake in mistakes:
            print(f"{corrections}: {tell(words, mistake)}")
        if mistakes:
            return 1
        catalogue = Catalogue.corrected(code_of(changes))
    chosen = _find(name, words) if name is not None else None
    if as_json:
        cards = [_facts(card, catalogue, words) for card in LISTED if chosen in {None, card.id}]
        print(json.dumps(cards[0] if chosen in CARD else cards, ensure_ascii=False, indent=2))
    elif chosen is None:
        _print_all(catalogue, words)
    elif chosen in CARD:
        _print_one(CARD[chosen], catalogue, words)
    else:
        console = Console(highlight=False)
        console.print(f"[bold cyan]{escape(words.say(f'face-{chosen}'))}[/bold cyan]")
        console.print(escape(words.say(f"face-{chosen}", "text")))
    return 0


def _insist_on_cards(game: str) -> None:
    if game not in GAMES:
        raise Refusal("words", "refusal-no-cards", game=game[:40], games=list(GAMES))


def _find(name: str, words: Language) -> str:
    """Find a card, or a face of the event die, by its id or its name in any language."""
    asked = plain(name)
    known = {one: meant for one, meant in names().items() if meant in CARD}
    faces = {plain(face): face for face in FACES} | {plain(words.say(f"face-{face}")): face for face in FACES}
    found = known.get(asked) or faces.get(asked)
    if found is None:
        near = get_close_matches(asked[:40], [*known, *faces], 1)
        told = (known | faces)[near[0]] if near else "none"
        raise Refusal("words", "refusal-no-card", text=name[:40], near=told)
    return found


# ------------------------------------------------------------------------------------------------------------ as text


def _price(price: Price, words: Language) -> str:
    pairs = [(one, amount) for one, amount in zip(RESOURCES, price, strict=True) if amount]
    return words.goods(pairs) if pairs else ""


def _doubt(card: Card, field: str, catalogue: Catalogue, words: Language) -> str:
    """Say that a value is ours, or that somebody has corrected it."""
    if (card.id, field) in catalogue.changes:
        return f" ({words.say('cards-corrected')})"
    return "" if card.is_confirmed(field) else f" ({words.say('cards-unconfirmed')})"


def _costs(card: Card, catalogue: Catalogue, words: Language) -> Iterator[str]:
    """Tell what a card costs: resources, magic to lay it, magic for each use."""
    if "price" in card.fields:
        price: Any = catalogue.value(card, "price")
        dragon = card.kind == "dragon" and not any(price)  # W35: it is paid in magic
        told = _price(price, words) or ("" if dragon else words.say("cards-free"))
        if told:
            yield told + _doubt(card, "price", catalogue, words)
    # A magic action is used once, so what it costs is its price.
    use = "cards-magic-build" if card.kind == "magic_action" else "cards-magic-use"
    for field, key in (("magic_build", "cards-magic-build"), ("magic_use", use)):
        power = catalogue.value(card, field)
        if field in card.fields and power:
            yield words.say(key, power=power) + _doubt(card, field, catalogue, words)
    if any(card.use_price):
        yield words.say("cards-price-use", price=_price(card.use_price, words))


def _points(card: Card, catalogue: Catalogue, words: Language) -> Iterator[str]:
    """Tell the points of a card."""
    for point in POINTS:
        value = catalogue.value(card, point)
        if value:
            more = f"/{card.victory_with_wizard}" if point == "victory" and card.victory_with_wizard else ""
            yield f"{words.say(f'cards-{point}')} {value}{more}" + _doubt(card, point, catalogue, words)


def _print_all(catalogue: Catalogue, words: Language) -> None:
    """Print a table of all cards, kind by kind."""
    table = Table(title=words.say("cards-title", game=words.say("game-name")))
    for heading in ("cards-name", "cards-count", "cards-price", "cards-points"):
        table.add_column(words.say(heading), justify="right" if heading == "cards-count" else "left")
    above = ""
    for card in LISTED:
        heading = kind_of_cards(card, words, many=True)
        if card.colour == "centre":
            heading = words.say("colour-centre").capitalize()
        if heading != above:
            table.add_section()
            table.add_row(f"[dim]{escape(heading)}[/dim]")
            above = heading
        table.add_row(
            escape(words.say(f"card-{card.id}")),
            str(card.count + card.start),
            escape("\n".join(_costs(card, catalogue, words))),
            escape("\n".join(_points(card, catalogue, words))),
        )
    console = Console(highlight=False)
    console.print(table)
    console.print(words.say("cards-note"), style="dim")


def kind_of_cards(card: Card, words: Language, *, many: bool = False) -> str:
    """Name the kind of a card, or of many; buildings have a colour too."""
    kind = words.say(f"kind-{card.kind}", "many") if many else words.say(f"kind-{card.kind}")
    return f"{kind} ({words.say(f'colour-{card.colour}')})" if card.kind == "building" else kind


def _print_one(card: Card, catalogue: Catalogue, words: Language) -> None:
    """Print one card whole."""
    console = Console(highlight=False)
    console.print(f"[bold cyan]{escape(words.say(f'card-{card.id}'))}[/bold cyan]  [dim]{card.id}[/dim]")
    console.print(escape(words.say(f"card-{card.id}", "text")) + "\n")
    facts = Table.grid(padding=(0, 2))
    facts.add_row(words.say("cards-kind"), escape(kind_of_cards(card, words)))
    facts.add_row(words.say("cards-set"), escape(words.say(f"set-{card.set}")))
    facts.add_row(words.say("cards-count"), str(card.count + card.start))
    for heading, lines in (
        ("cards-price", _costs(card, catalogue, words)),
        ("cards-points", _points(card, catalogue, words)),
    ):
        told = "\n".join(lines)
        if told:
            facts.add_row(words.say(heading), escape(told))
    if card.rules:
        facts.add_row(words.say("cards-rules"), " ".join(card.rules))
    facts.add_row(words.say("cards-sources"), " ".join(card.source))
    console.print(facts)


def _facts(card: Card, catalogue: Catalogue, words: Language) -> dict[str, Any]:
    """Return a card as plain data, with the corrections and with its name and text."""
    facts = asdict(card)
    for field in card.fields:
        facts[field] = catalogue.value(card, field)
    for price in ("price", "use_price"):
        facts[price] = {one: amount for one, amount in zip(RESOURCES, facts[price], strict=True) if amount}
    for resource in ("doubles", "resource"):
        facts[resource] = None if facts[resource] is None else RESOURCES[facts[resource]]
    if card.trade is not None:
        facts["trade"] = {"give": RESOURCES[card.trade[0]], "rate": card.trade[1]}
    facts["unconfirmed"] = [field for field in card.fields if not catalogue.is_confirmed(card, field)]
    return {"name": words.say(f"card-{card.id}"), "text": words.say(f"card-{card.id}", "text")} | facts


# -------------------------------------------------------------------------------------------------------- corrections


def _text(path: Path) -> str:
    """Read a player's file, but not one of a gigabyte."""
    size = path.stat().st_size
    if size > 4 * LONGEST:
        raise Refusal("cards", "refusal-cards-long", length=size, most=LONGEST)
    return path.read_text(encoding="utf-8")


def with_corrections(pairs: Sequence[str] | None, corrections: Path | None) -> list[str]:
    """Add a player's file of corrections to the options of a game, as `cards=<one word>`."""
    options = list(pairs or [])
    if corrections is not None:
        changes, mistakes = read_toml(_text(corrections))
        for mistake in mistakes:
            raise mistake
        code = code_of(changes)
        options += [f"cards={code}"] if code else []
    return options


# --------------------------------------------------------------------------------------------------------------- tests


def check(game: str, tests: Path) -> int:
    """List the cards and faces of the event die that no test carries; return 1 if there is one."""
    _insist_on_cards(game)
    if not tests.is_dir():
        raise Refusal("rules", "refusal-no-tests", folder=str(tests))
    # The regions differ in resource and number only; the rules about them have tests of their own.
    wanted = [*(card.id for card in LISTED if card.kind != "region"), *FACES]
    carried = carried_cards(tests)
    missing = [name for name in wanted if name not in carried]
    words = words_of_cards("en")
    for name in missing:
        told = words.say(f"card-{name}" if name in CARD else f"face-{name}")
        print(f"{name}: {told}: no test carries this card")
    print(f"{len(wanted) - len(missing)} of {len(wanted)} cards and faces of {game} are carried by tests in {tests}")
    return 1 if missing else 0


def carried_cards(tests: Path) -> set[str]:
    """Collect the ids in `@pytest.mark.card(...)` of all tests in a folder, those of parameters included."""
    return set().union(*(cards_in(path) for path in sorted(tests.rglob("test_*.py"))))


def cards_in(path: Path) -> set[str]:
    """Collect the ids in `@pytest.mark.card(...)` of the tests in one file."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test_"):
            for decorator in node.decorator_list:
                found.update(_ids_in(decorator))
    return found


def _ids_in(decorator: ast.expr) -> Iterator[str]:
    for node in ast.walk(decorator):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.card":
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value
