"""The end of a game: every hand laid out in pairs, the ranking, and what to do now (F35-F37)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual.binding import Binding
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Button, Static

from tavoliere.cli.terminal.banner import banner
from tavoliere.cli.terminal.colours import ACCENT, BOLD, FAINT, GOOD, SYMBOLS, card_style, seat_style
from tavoliere.cli.terminal.panels import hand

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from textual.app import ComposeResult

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


class ScoreScreen(Screen[str]):
    """The score; answers with what the people want to do now: rematch, look or leave."""

    BINDINGS: ClassVar = [
        Binding("escape,l", "answer('look')", show=False),
        Binding("q", "answer('leave')", show=False),
        Binding("left", "app.focus_previous", show=False),
        Binding("right", "app.focus_next", show=False),
    ]
    ANSWERS: ClassVar = (("rematch", "terminal-rematch"), ("look", "terminal-look"), ("leave", "terminal-leave"))

    def __init__(self, view: View, voice: Voice, players: tuple[list[str], dict[int, object]], path: Path) -> None:
        """Show the end that a view tells; the goals of all are open now (F36)."""
        super().__init__()
        self._view = view
        self._voice = voice
        self._players = players
        self._path = path

    def compose(self) -> ComposeResult:
        """Lay out the winner, the hands and the answers."""
        yield Static(banner(), classes="centred banner")
        yield Static(id="score-title", classes="centred")
        with VerticalScroll(id="score", can_focus=False), Vertical(classes="column"):
            yield Static(id="score-text")
        yield Static(id="score-path", classes="centred faint")
        with Horizontal(classes="buttons"):
            for answer, _ in self.ANSWERS:
                yield Button("", id=f"answer-{answer}", compact=True)

    def on_mount(self) -> None:
        """Write the score."""
        self.retell()
        self.query_one("#answer-rematch").focus()

    def retell(self) -> None:
        """Write the score in the language of the moment."""
        view, voice = self._view, self._voice
        say = voice.say
        names = voice.names(*self._players)
        scores, ranking = view.scores or [], view.ranking or []
        title = Text(justify="center")
        if ranking and view.reason is not None:
            title.append(say("terminal-score-title", name=names[ranking[0]]), ACCENT)
            reason = say(f"reason-{view.reason}")
            title.append(f"\n{say('terminal-score-reason', reason=reason, round=view.round)}")
            if len(ranking) > 1 and scores[ranking[0]] == scores[ranking[1]]:
                title.append(f"\n{say('terminal-score-tie')}", BOLD)
        self.query_one("#score-title", Static).update(title)
        self.query_one("#score-text", Static).update(score_text(view, voice, names, broad=self.size.width >= 110))
        kept = Text(say("terminal-score-record", path=str(self._path)), justify="center")
        self.query_one("#score-path", Static).update(kept)
        for answer, key in self.ANSWERS:
            self.query_one(f"#answer-{answer}", Button).label = say(key)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Answer."""
        self.action_answer(str(event.button.id).removeprefix("answer-"))

    def action_answer(self, answer: str) -> None:
        """Answer."""
        self.dismiss(answer)
