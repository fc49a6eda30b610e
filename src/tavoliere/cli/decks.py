"""`tavoliere deck`: read, check, show and draw the decks of the tournament."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from tavoliere.cli.cards import kind_of_cards, tell, words_of_cards
from tavoliere.cli.speech import language_code
from tavoliere.core.chance import Sealed
from tavoliere.core.refusal import Refusal
from tavoliere.games.settlers.catalogue import CARD
from tavoliere.games.settlers.deck import SHIPPED, Deck, problems, random_deck, shipped
from tavoliere.games.settlers.decklist import LONGEST, read_deck, write_deck
from tavoliere.words import Language


def check(sources: list[str], asked: str | None) -> int:
    """Tell of each deck everything that stands in its way; return 1 if one may not be played."""
    words = words_of_cards(asked)
    failures = 0
    for source in sources:
        deck, found = _load(source)
        found += problems(deck)
        failures += bool(found)
        for problem in found:
            print(f"{source}: {tell(words, problem)}")
        if not found:
            print(f"{source}: {words.say('deck-sound', cards=deck.size(), events=deck.chosen())}")
    return 1 if failures else 0


def _load(source: str) -> tuple[Deck, list[Refusal]]:
    """Read a deck of the house, a file, or standard input."""
    if source in SHIPPED and not Path(source).exists():
        return shipped(source), []
    if source == "-":
        return read_deck(sys.stdin.read(4 * LONGEST))
    path = Path(source)
    size = path.stat().st_size
    if size > 4 * LONGEST:
        raise Refusal("notation", "refusal-deck-long", length=size, most=LONGEST)
    return read_deck(path.read_text(encoding="utf-8"))


def show(source: str, asked: str | None, *, only_code: bool) -> None:
    """Print a deck, kind by kind, what stands in its way, and the word that it is in an option."""
    words = words_of_cards(asked)
    deck, found = _load(source)
    if only_code:
        for mistake in found + problems(deck):
            raise mistake
        print(deck.code())
        return
    console = Console(highlight=False)
    name, about = deck.name, deck.about
    if source in SHIPPED:
        name, about = words.say(f"deck-{source}"), words.say(f"deck-{source}", "about")
    if name:
        console.print(f"[bold cyan]{escape(name)}[/bold cyan]")
    if about:
        console.print(escape(about))
    console.print(_table(deck, words))
    for problem in found + problems(deck):
        console.print(escape(tell(words, problem)), style="red")
    if not found and not problems(deck):
        option = source if source in SHIPPED else deck.code()
        console.print(escape(words.say("deck-as-option", option=f"deck0={option}")), soft_wrap=True)


def _table(deck: Deck, words: Language) -> Table:
    """Lay the cards of a deck out under their kinds."""
    table = Table.grid(padding=(0, 2))
    above = ""
    for name, count in (*deck.cards, *deck.events):
        heading = kind_of_cards(CARD[name], words, many=True)
        if heading != above:
            table.add_row("", f"[dim]{escape(heading)}[/dim]")
            above = heading
        table.add_row(f"{count:2}", escape(words.say(f"card-{name}")))
    return table


def list_decks(asked: str | None) -> None:
    """Print the decks of the house and how they play."""
    words = words_of_cards(asked)
    table = Table()
    for heading in ("deck-id", "deck-name", "deck-plan"):
        table.add_column(words.say(heading))
    for name in SHIPPED:
        table.add_row(name, escape(words.say(f"deck-{name}")), escape(words.say(f"deck-{name}", "about")))
    Console(highlight=False).print(table)


def draw_random(seed: str | None, output: Path | None, asked: str | None) -> None:
    """Draw a deck by chance and write it as a file in a language."""
    deck = random_deck(Sealed(seed if seed is not None else secrets.token_hex(8)))
    text = write_deck(deck, language_code(asked))
    if output is None:
        print(text, end="")
    else:
        output.write_text(text, encoding="utf-8")
