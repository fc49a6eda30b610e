"""The commands of `tavoliere`: each reads its arguments here and does its work in a module of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tavoliere.cli.arena import arena
from tavoliere.games import GAMES

app = typer.Typer(
    name="tavoliere",
    help="A digital table for modern board games: play, look things up, replay, simulate.",
    no_args_is_help=True,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

GameName = Annotated[str, typer.Argument(help=f"The game: {' or '.join(GAMES)}.")]
LanguageOption = Annotated[
    str | None, typer.Option("--language", "-l", help="en, it, fr, nl or de; the default is the system's language.")
]
OptionPairs = Annotated[
    list[str] | None, typer.Option("--option", "-o", help="An option of the game, for instance variant=on. Repeatable.")
]
JsonFlag = Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")]
CardsFile = Annotated[Path | None, typer.Option("--cards", help="Corrections of prices and points: a TOML file.")]
DeckName = Annotated[str, typer.Argument(help="A deck of the house, a file, or - for standard input.")]


@app.command(epilog="tavoliere play fredericus --player Anna --player greedy")
def play(
    game: Annotated[str | None, typer.Argument(help="The game; without one, choose on the screen.")] = None,
    player: Annotated[
        list[str] | None,
        typer.Option(
            "--player",
            "-p",
            help="Who sits where, in turn order: a person's name, or a computer player such as level:2.",
        ),
    ] = None,
    language: LanguageOption = None,
    seed: Annotated[str | None, typer.Option(help="The seed of the deal; the default is a secret one.")] = None,
    option: OptionPairs = None,
    cards: CardsFile = None,
    record: Annotated[Path | None, typer.Option(help="Keep the game in this file; go on with it if it exists.")] = None,
    check: Annotated[bool, typer.Option("--check", help="Only make sure that all is ready, and leave.")] = False,
) -> None:
    """Play in the terminal, against computer players or with friends at one keyboard."""
    from tavoliere.cli.play import play as play_in_terminal
    from tavoliere.cli.speech import language_code, option_pairs

    code = language_code(language)
    options = option_pairs(_with_corrections(option, cards))
    raise typer.Exit(play_in_terminal(game, player or [], code, seed, options, record, check))


def _with_corrections(option: list[str] | None, cards: Path | None) -> list[str] | None:
    """Add a file of corrections to the options, if there is one."""
    if cards is None:
        return option
    from tavoliere.cli.cards import with_corrections

    return with_corrections(option, cards)


@app.command(epilog="tavoliere rules fredericus F19 A5 --language it")
def rules(
    game: GameName,
    numbers: Annotated[list[str] | None, typer.Argument(help="Only these rules.")] = None,
    language: LanguageOption = None,
    search: Annotated[str | None, typer.Option(help="Only rules with this text.")] = None,
    check: Annotated[bool, typer.Option("--check", help="List the rules that no test carries; exit 1 if any.")] = False,
    tests: Annotated[Path, typer.Option(help="Where --check looks for the tests.")] = Path("tests"),
) -> None:
    """Print the rule book, or some of its rules."""
    from tavoliere.cli import rulebook

    if check:
        raise typer.Exit(rulebook.check(game, tests))
    rulebook.show(game, numbers or [], language, search)


@app.command(epilog="tavoliere cards settlers abbey --language fr")
def cards(
    game: GameName,
    name: Annotated[str | None, typer.Argument(help="Only this card: its id, or its name in any language.")] = None,
    language: LanguageOption = None,
    corrections: CardsFile = None,
    json: JsonFlag = False,
    check: Annotated[bool, typer.Option("--check", help="List the cards that no test carries; exit 1 if any.")] = False,
    tests: Annotated[Path, typer.Option(help="Where --check looks for the tests.")] = Path("tests"),
) -> None:
    """Print the cards of a game with their prices and points, or one card whole."""
    from tavoliere.cli import cards as of_cards

    if check:
        raise typer.Exit(of_cards.check(game, tests))
    raise typer.Exit(of_cards.show(game, name, language, corrections, as_json=json))


deck = typer.Typer(
    name="deck", help="The decks of the tournament: check, list, draw and show them.", no_args_is_help=True
)
app.add_typer(deck)


@deck.command("check", epilog="tavoliere deck check my-deck.txt")
def check_deck(
    files: Annotated[list[str], typer.Argument(help="Decks of the house, files, or - for standard input.")],
    language: LanguageOption = None,
) -> None:
    """Tell everything that keeps a deck from being played. Exit 1 if there is anything."""
    from tavoliere.cli import decks

    raise typer.Exit(decks.check(files, language))


@deck.command("list", epilog="tavoliere deck list --language it")
def list_decks(language: LanguageOption = None) -> None:
    """List the decks of the house and how they play."""
    from tavoliere.cli import decks

    decks.list_decks(language)


@deck.command("random", epilog="tavoliere deck random --seed 7 -o my-deck.txt")
def random_deck(
    seed: Annotated[str | None, typer.Option(help="The same seed draws the same deck.")] = None,
    output: Annotated[Path | None, typer.Option("--output", "-o", help="The file; the default is stdout.")] = None,
    language: LanguageOption = None,
) -> None:
    """Draw a deck by chance that may be played."""
    from tavoliere.cli import decks

    decks.draw_random(seed, output, language)


@deck.command("show", epilog="tavoliere deck show knights")
def show_deck(
    source: DeckName,
    code: Annotated[bool, typer.Option("--code", help="Print only the word that stands for it in options.")] = False,
    language: LanguageOption = None,
) -> None:
    """Show a deck, and the word that stands for it in the options of a game."""
    from tavoliere.cli import decks

    decks.show(source, language, only_code=code)


@app.command(epilog="tavoliere replay game.txt --seat 0 --language fr")
def replay(
    file: Annotated[Path, typer.Argument(help="The record of a game.")],
    seat: Annotated[int | None, typer.Option(help="Tell what this seat knew; the default is a spectator.")] = None,
    until: Annotated[int | None, typer.Option(help="Stop after this many moves and print the position.")] = None,
    language: LanguageOption = None,
) -> None:
    """Tell a recorded game in words, as one seat or a spectator saw it."""
    from tavoliere.cli import records

    records.replay(file, seat, until, language)


@app.command(epilog="tavoliere verify games/*.txt")
def verify(
    files: Annotated[list[Path], typer.Argument(help="The records to check, or folders of records.")],
    language: LanguageOption = None,
) -> None:
    """Check records: the published hash of the seed, the deal, every move, the result. Exit 1 if one fails."""
    from tavoliere.cli import records

    raise typer.Exit(records.verify_all(files, language))


@app.command(epilog="tavoliere draw game.txt --move 12 -o board.svg")
def draw(
    source: Annotated[str, typer.Argument(help="A record or position in a file, a position itself, or - for stdin.")],
    output: Annotated[Path | None, typer.Option("--output", "-o", help="The SVG file; the default is stdout.")] = None,
    seat: Annotated[int | None, typer.Option(help="As this seat sees it; the default is a spectator.")] = None,
    move: Annotated[int | None, typer.Option(help="After so many moves of a record; the default is all.")] = None,
    game: Annotated[str, typer.Option(help="The game of a position that does not name it.")] = GAMES[0],
    language: LanguageOption = None,
) -> None:
    """Draw a position as an SVG picture."""
    from tavoliere.cli import records

    records.draw(source, output, seat, move, game, language)


@app.command(epilog="tavoliere simulate fredericus --games 1000 --player greedy --player random --workers 2")
def simulate(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 100,
    seats: Annotated[int | None, typer.Option(help="How many seats; the default is one a player, or the most.")] = None,
    player: Annotated[
        list[str] | None,
        typer.Option(
            "--player", "-p", help="Who sits where, such as ismcts:nodes=500; the default is random everywhere."
        ),
    ] = None,
    seed: Annotated[int, typer.Option(help="The seed of the first deal; the next ones follow it.")] = 0,
    option: OptionPairs = None,
    cards: CardsFile = None,
    workers: Annotated[int, typer.Option(min=1, help="How many processes.")] = 1,
    json: JsonFlag = False,
) -> None:
    """Play many games and count: lengths, results by seat, endings, moves to choose from."""
    from tavoliere.cli import simulation
    from tavoliere.cli.speech import option_pairs

    options = option_pairs(_with_corrections(option, cards))
    simulation.simulate(game, games, seats, player or [], seed, options, workers, as_json=json)


app.add_typer(arena)


@app.command(epilog="tavoliere bench --seconds 2 --json")
def bench(
    game: Annotated[str, typer.Argument(help=f"The game: {' or '.join(GAMES)}.")] = GAMES[0],
    seconds: Annotated[float, typer.Option(min=0.05, help="How long each measurement takes.")] = 1.0,
    rounds: Annotated[int, typer.Option(min=1, help="How many times each is taken; the median counts.")] = 5,
    option: OptionPairs = None,
    json: JsonFlag = False,
) -> None:
    """Measure how fast the engine runs here, beside a bare Python loop."""
    from tavoliere.cli import measure
    from tavoliere.cli.speech import option_pairs

    measure.bench(game, seconds, rounds, option_pairs(option), as_json=json)


train = typer.Typer(name="train", help="Let the computer players learn.", no_args_is_help=True)
app.add_typer(train)


@train.command("values", epilog="tavoliere train values fredericus --variety two --games 100 --rounds 3")
def train_values(
    game: GameName,
    out: Annotated[
        Path | None,
        typer.Option(help="The folder where the training is kept, and gone on with; the default is training/GAME."),
    ] = None,
    write: Annotated[Path | None, typer.Option(help="Write the learned values to this file as well.")] = None,
    variety: Annotated[
        list[str] | None, typer.Option(help="Only for this kind of deal; the default is all. Repeatable.")
    ] = None,
    rounds: Annotated[int | None, typer.Option(help="How many times games are played and weights fitted.")] = None,
    games: Annotated[int | None, typer.Option(help="Games of self-play in a round, for each variety.")] = None,
    nodes: Annotated[int | None, typer.Option(help="Boards that a seat looks at for a decision.")] = None,
    match: Annotated[int | None, typer.Option(help="Deals of the match that decides in the end.")] = None,
    check: Annotated[int | None, typer.Option(help="Deals of the small match after each round.")] = None,
    plies: Annotated[int | None, typer.Option(help="Turns that are looked at in matches: 1 or 2.")] = None,
    match_nodes: Annotated[
        int | None, typer.Option(help="Boards for a decision of a match; the default is as many as in self-play.")
    ] = None,
    seed: Annotated[int | None, typer.Option(help="The same seed learns the same values.")] = None,
    start: Annotated[str | None, typer.Option(help="The values to set out from: a name or a file.")] = None,
    noise: Annotated[float | None, typer.Option(help="How much the values of self-play are off.")] = None,
    strays: Annotated[int | None, typer.Option(help="Of a thousand decisions of self-play, those by lot.")] = None,
    recent: Annotated[int | None, typer.Option(help="Fit to the games of so many rounds.")] = None,
    everybody: Annotated[
        bool | None, typer.Option("--everybody/--own", help="Value a board with the eyes of all seats, or of its own.")
    ] = None,
    ridge: Annotated[float | None, typer.Option(help="How strongly weights are held back.")] = None,
    workers: Annotated[int | None, typer.Option(min=1, help="How many processes; the default is one a core.")] = None,
    language: LanguageOption = None,
    json: JsonFlag = False,
) -> None:
    """Learn how much each feature of a board counts, from games that the planner plays against itself.

    It can be stopped at any time; the same command goes on. The same seed learns the same values, whatever the number
    of processes.
    """
    from tavoliere.cli.train import train as train_in_folder

    chosen = {
        "varieties": tuple(variety) if variety else None,
        "rounds": rounds,
        "games": games,
        "nodes": nodes,
        "match": match,
        "check": check,
        "plies": plies,
        "match_nodes": match_nodes,
        "seed": seed,
        "start": start,
        "noise": noise,
        "strays": strays,
        "recent": recent,
        "everybody": everybody,
        "ridge": ridge,
        "workers": workers,
    }
    raise typer.Exit(train_in_folder(game, out, write, language, as_json=json, **chosen))
