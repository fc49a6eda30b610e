"""The end of a game: who has won, and where the victory points come from (B44, B62, W44)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from tavoliere.cli.terminal.colours import ACCENT, BOLD, FAINT
from tavoliere.cli.terminal.settlers.colours import (
    COMMERCE,
    STRENGTH,
    SYMBOLS,
    TOURNAMENT,
    VICTORY,
    card_style,
    centre_style,
    seat_style,
)
from tavoliere.cli.terminal.settlers.land import catalogue_of, land_of
from tavoliere.games.settlers.catalogue import NUMBER

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tavoliere.cli.terminal.settlers.land import Land
    from tavoliere.cli.terminal.voice import Voice
    from tavoliere.games.settlers.view import View


def score_title(view: View, voice: Voice, names: Sequence[str]) -> Text:
    """Name the winner and say how the game ended."""
    title = Text(justify="center")
    if view.ranking and view.reason is not None:
        if view.reason == "points":
            title.append(voice.say("terminal-score-title", name=names[view.ranking[0]]), ACCENT)
        else:
            title.append(voice.say("terminal-score-drawn"), ACCENT)
        reason = voice.say(f"reason-{view.reason}")
        title.append(f"\n{voice.say('terminal-score-reason', reason=reason, turn=view.turn)}")
    return title


def score_text(view: View, voice: Voice, names: Sequence[str]) -> Text:
    """Lay out where the points of each come from, the winner first."""
    text = Text()
    for place, seat in enumerate(view.ranking or [0, 1], 1):
        land = land_of(view, seat)
        scores = view.scores or [0, 0]
        text.append(f"{place}. ", ACCENT)
        text.append(f" {seat} ", seat_style(seat))
        text.append(f" {names[seat]}", BOLD)
        text.append(f"  {voice.say('terminal-points', points=scores[seat])}\n", ACCENT if place == 1 else BOLD)
        text.append("     ")
        for kind, points in centre_points(land):
            count = sum(standing == kind for standing in land.centres.values())
            text.append(f" {count} {SYMBOLS[kind]} ", centre_style(kind))
            text.append(f" +{points}  ", FAINT)
        for card, points in card_points(view, land):
            text.append(f" {voice.short(f'card-{card}')} ", card_style(card))
            text.append(f" +{points}  ", FAINT)
        for token in ("knight", "mill"):
            if view.tokens[token] == seat:
                text.append(f" {voice.say(f'terminal-token-{token}')} ", BOLD)
                text.append(" +1  ", FAINT)
        figures = f"{STRENGTH} {land.strength}   {TOURNAMENT} {land.tournament}   {COMMERCE} {land.commerce}"
        text.append(f"\n      {VICTORY} {scores[seat]}   {figures}\n\n", FAINT)
    return text


def centre_points(land: Land) -> list[tuple[str, int]]:
    """Count the points of settlements, cities and citadels; a citadel counts 2 with a wizard (W14, W20)."""
    found: dict[str, int] = {}
    for column, kind in land.centres.items():
        corners = [f"{column + by}{side}" for by in (-1, 1) for side in "^v"]
        worth = {"settlement": 1, "city": 2}.get(kind, 2 if any(corner in land.wizards for corner in corners) else 1)
        found[kind] = found.get(kind, 0) + worth
    return sorted(found.items(), key=lambda pair: list(SYMBOLS).index(pair[0]))


def card_points(view: View, land: Land) -> list[tuple[str, int]]:
    """List the cards that count victory points; a bewitched one counts nothing (W89)."""
    catalogue = catalogue_of(view)
    worth = [(card, catalogue.victory[NUMBER[card]]) for site, card in land.sites.items() if site not in land.bewitched]
    return [(card, points) for card, points in worth if points]
