"""The commands of `tavoliere`: each reads its arguments here and does its work in a module of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

app = typer.Typer(
    name="tavoliere",
    help="A digital table for modern board games: play, look things up, replay, simulate.",
    no_args_is_help=True,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

GameName = Annotated[str, typer.Argument(help="The game, for instance fredericus.")]
LanguageOption = Annotated[
    str | None, typer.Option("--language", "-l", help="en, it, fr, nl or de; the default is the system's language.")
]
OptionPairs = Annotated[
    list[str] | None, typer.Option("--option", "-o", help="An option of the game, for instance variant=on. Repeatable.")
]
JsonFlag = Annotated[bool, typer.Option("--json", help="Print JSON instead of a table.")]


@app.command(epilog="tavoliere play fredericus --player Anna --player greedy")
def play(
    game: Annotated[str | None, typer.Argument(help="The game; without one, choose on the screen.")] = None,
    player: Annotated[
        list[str] | None,
        typer.Option("--player", "-p", help="Who sits where, in turn order: a person's name, random or greedy."),
    ] = None,
    language: LanguageOption = None,
    seed: Annotated[str | None, typer.Option(help="The seed of the deal; the default is a secret one.")] = None,
    option: OptionPairs = None,
    record: Annotated[Path | None, typer.Option(help="Keep the game in this file; go on with it if it exists.")] = None,
    check: Annotated[bool, typer.Option("--check", help="Only make sure that all is ready, and leave.")] = False,
) -> None:
    """Play in the terminal, against computer players or with friends at one keyboard."""
    from tavoliere.cli.play import play as play_in_terminal
    from tavoliere.cli.speech import language_code, option_pairs

    code = language_code(language)
    raise typer.Exit(play_in_terminal(game, player or [], code, seed, option_pairs(option), record, check))


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
    files: Annotated[list[Path], typer.Argument(help="The records to check.")],
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
    game: Annotated[str, typer.Option(help="The game of a position that does not name it.")] = "fredericus",
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
        list[str] | None, typer.Option("--player", "-p", help="Who sits where; the default is random everywhere.")
    ] = None,
    seed: Annotated[int, typer.Option(help="The seed of the first deal; the next ones follow it.")] = 0,
    option: OptionPairs = None,
    workers: Annotated[int, typer.Option(min=1, help="How many processes.")] = 1,
    json: JsonFlag = False,
) -> None:
    """Play many games and count: lengths, results by seat, endings, moves to choose from."""
    from tavoliere.cli import simulation
    from tavoliere.cli.speech import option_pairs

    simulation.simulate(game, games, seats, player or [], seed, option_pairs(option), workers, as_json=json)


@app.command(epilog="tavoliere bench --seconds 2 --json")
def bench(
    game: Annotated[str, typer.Argument(help="The game.")] = "fredericus",
    seconds: Annotated[float, typer.Option(min=0.05, help="How long each measurement takes.")] = 1.0,
    rounds: Annotated[int, typer.Option(min=1, help="How many times each is taken; the median counts.")] = 5,
    json: JsonFlag = False,
) -> None:
    """Measure how fast the engine runs here, beside a bare Python loop."""
    from tavoliere.cli import measure

    measure.bench(game, seconds, rounds, as_json=json)
