"""`tavoliere arena`: matches, leagues and ladders on the command line."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from tavoliere.games import GAMES

arena = typer.Typer(
    name="arena",
    help="Let players meet: matches, leagues and ladders, with intervals, records and a report.",
    no_args_is_help=True,
)

GameName = Annotated[str, typer.Argument(help=f"The game: {' or '.join(GAMES)}.")]
Games = Annotated[int, typer.Option("--games", "-n", min=1, help="How many games; rounded up to whole deals.")]
Seats = Annotated[int | None, typer.Option(min=2, help="How many seats; the default is 2, or one a player in a match.")]
Seed = Annotated[int, typer.Option(help="The seed of all deals and of the players' luck.")]
OptionPairs = Annotated[
    list[str] | None, typer.Option("--option", "-o", help="An option of the game, for instance variant=on. Repeatable.")
]
Nodes = Annotated[
    list[int] | None,
    typer.Option(min=1, help="Positions that a player may look at for a move: one for all, or one each in turn."),
]
Seconds = Annotated[
    list[float] | None,
    typer.Option(min=0.0, help="Seconds that a player may think about a move: one for all, or one each in turn."),
]
Out = Annotated[
    Path | None, typer.Option(help="Keep all games in this folder; the same command goes on where it stopped.")
]
Workers = Annotated[int | None, typer.Option("--workers", "-w", min=1, help="Processes; the default is one a core.")]
Patience = Annotated[float, typer.Option(min=0.1, help="After so many seconds without a move a player has lost.")]
Ray = Annotated[bool, typer.Option("--ray", help="Play on a Ray cluster: the one of RAY_ADDRESS, or of this machine.")]
Report = Annotated[Path | None, typer.Option(help="Write the report, one page of HTML, to this file.")]
JsonFlag = Annotated[bool, typer.Option("--json", help="Print JSON instead of tables.")]
LanguageOption = Annotated[
    str | None, typer.Option("--language", "-l", help="en, it, fr, nl or de; the default is the system's language.")
]


@arena.command(epilog="tavoliere arena match fredericus greedy random --games 100 --out greedy-random")
def match(
    game: GameName,
    candidate: Annotated[str, typer.Argument(help="The player in question.")],
    others: Annotated[list[str], typer.Argument(help="Its opponent, or one for each of the other seats.")],
    games: Games = 100,
    seats: Seats = None,
    seed: Seed = 0,
    option: OptionPairs = None,
    nodes: Nodes = None,
    seconds: Seconds = None,
    sprt: Annotated[
        tuple[float, float] | None,
        typer.Option(help="Stop as soon as it is sure which of two differences in Elo is the true one."),
    ] = None,
    out: Out = None,
    workers: Workers = None,
    patience: Patience = 600.0,
    ray: Ray = False,
    report: Report = None,
    json: JsonFlag = False,
    language: LanguageOption = None,
) -> None:
    """Play one against another, or one among copies of another, each deal once from every seat."""
    from tavoliere.arena import planned
    from tavoliere.cli.contests import Wishes, budgets, run
    from tavoliere.cli.speech import option_pairs

    players = [candidate, *others]
    limits = budgets(nodes, seconds, len(players))
    plan = planned("match", game, players, games, seats, seed, option_pairs(option), sprt=sprt, budgets=limits)
    raise typer.Exit(run(plan, Wishes(out, workers, patience, ray, report, json, language)))


@arena.command(epilog="tavoliere arena league fredericus greedy random planner --anchor random --report table.html")
def league(
    game: GameName,
    players: Annotated[list[str], typer.Argument(help="The players.")],
    games: Games = 100,
    seats: Seats = None,
    seed: Seed = 0,
    option: OptionPairs = None,
    nodes: Nodes = None,
    seconds: Seconds = None,
    anchor: Annotated[str | None, typer.Option(help="The player whose Elo is 0; the default is the mean.")] = None,
    out: Out = None,
    workers: Workers = None,
    patience: Patience = 600.0,
    ray: Ray = False,
    report: Report = None,
    json: JsonFlag = False,
    language: LanguageOption = None,
) -> None:
    """Play all against all, every two or every mixed field so many games, and print the table."""
    from tavoliere.arena import planned
    from tavoliere.cli.contests import Wishes, budgets, run
    from tavoliere.cli.speech import option_pairs

    limits = budgets(nodes, seconds, len(players))
    options = option_pairs(option)
    plan = planned("league", game, players, games, seats, seed, options, anchor=anchor, budgets=limits)
    raise typer.Exit(run(plan, Wishes(out, workers, patience, ray, report, json, language)))


@arena.command(epilog="tavoliere arena ladder evenings/ league/records")
def ladder(
    sources: Annotated[list[Path], typer.Argument(help="Records, or folders of records.")],
    json: JsonFlag = False,
    language: LanguageOption = None,
) -> None:
    """Rate the people and programs of many records, game after game."""
    from tavoliere.cli.contests import ladder as climb

    raise typer.Exit(climb(sources, language, as_json=json))
