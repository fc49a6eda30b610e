"""The end of a game of Fredericus: every hand laid out in pairs, and the ranking (F35-F37)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from tavoliere.cli.terminal.colours import ACCENT, BOLD, FAINT, GOOD, seat_style
from tavoliere.cli.terminal.fredericus.colours import SYMBOLS, card_style
from tavoliere.cli.terminal.fredericus.panels import hand

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tavoliere.cli.terminal.voice import Voice
    from tavoliere.games.fredericus.view import View


def score_text(view: View, voice: Voice, names: Sequence[str], *, broad: bool = False) -> Text:
    """Lay out every seat's hand, the winner first; with the names of the creatures where there is room."""
    text = Text()
    for place, seat in enumerate(view.ranking or [], 1):
        own = hand(view.creatures[seat], view.goals[seat] or "", fredericus=view.fredericus == seat)
        text.append(f"{place}. ", ACCENT)
        text.append(f" {seat} ", seat_style(seat))
        text.append(f" {names[seat]}", BOLD)
        text.append(f"  {voice.say('terminal-points', points=own.points)}\n", ACCENT if place == 1 else BOLD)
        text.append(f"     {voice.say('terminal-score-pairs')} ", FAINT)
        for number, kind in enumerate(own.pairs, 1):
            text.append(f" {kind}{kind} ", card_style(kind))
            text.append(f" {voice.card(kind)}" if broad else "", FAINT)
            text.append(f" +{number} " if broad else f"+{number} ", GOOD)
        text.append("-" if not own.pairs else "", FAINT)
        text.append(f"  {voice.say('terminal-score-single')} ", FAINT)
        for card in own.creatures:
            text.append(f" {card} ", card_style(card))
        for card in own.goals:
            text.append(f"▮{card} ", card_style(card))
        if own.fredericus:
            text.append(f" {SYMBOLS['F']} ", card_style("F"))
        text.append("-" if not (own.creatures or own.goals or own.fredericus) else "", FAINT)
        pairs = len(own.pairs)
        said = voice.say(
            "terminal-score-sum",
            creatures=len(view.creatures[seat]),
            goals=view.goal_counts[seat],
            bonus=pairs * (pairs + 1) // 2,
            fredericus=2 if own.fredericus else 0,
        )
        text.append(f"\n     {said}\n\n", FAINT)
    return text


def score_title(view: View, voice: Voice, names: Sequence[str]) -> Text:
    """Name the winner, the reason of the end, and what decides a tie."""
    scores, ranking = view.scores or [], view.ranking or []
    title = Text(justify="center")
    if ranking and view.reason is not None:
        title.append(voice.say("terminal-score-title", name=names[ranking[0]]), ACCENT)
        reason = voice.say(f"reason-{view.reason}")
        title.append(f"\n{voice.say('terminal-score-reason', reason=reason, round=view.round)}")
        if len(ranking) > 1 and scores[ranking[0]] == scores[ranking[1]]:
            title.append(f"\n{voice.say('terminal-score-tie')}", BOLD)
    return title
