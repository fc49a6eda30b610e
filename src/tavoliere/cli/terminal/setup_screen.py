"""The screen before the deal: language, game, seats, house rules; or go on with the last game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final, cast

from rich.text import Text
from textual.binding import Binding
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Button, Input, Label, Static

from tavoliere.cli.terminal import saves
from tavoliere.cli.terminal.colours import ACCENT, BAD
from tavoliere.cli.terminal.gameboard import board_of
from tavoliere.cli.terminal.widgets import Carousel, Segments
from tavoliere.core.refusal import Refusal
from tavoliere.players import names_computer, offered, read_spec, usual_opponent
from tavoliere.players.levels import HIGHEST, LEVELS
from tavoliere.words import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from pathlib import Path

    from textual.app import ComposeResult
    from textual.widget import Widget

    from tavoliere.cli.terminal.voice import Voice
    from tavoliere.core.game import Game, Option
    from tavoliere.players.levels import Level

PERSON: Final = "person"
LONGEST_NAME: Final = 16
LEGEND_WIDTH: Final = 52


@dataclass(frozen=True, slots=True)
class Deal:
    """What was decided: a new game for these players with these options, or the game in a file."""

    players: tuple[str, ...] = ()
    options: tuple[tuple[str, str], ...] = ()
    path: Path | None = None


def name_of(text: str, game: Game) -> str:
    """Return a person's name as it may stand in a record, and never the name of a computer player."""
    name = " ".join(text.split())[:LONGEST_NAME]
    return name.capitalize() if names_computer(name, game) else name


class SetupScreen(Screen[Deal]):
    """Everything that is decided before the deal."""

    BINDINGS: ClassVar = [
        Binding("down", "app.focus_next", show=False),
        Binding("up", "app.focus_previous", show=False),
        Binding("enter", "start", show=False),
        Binding("escape", "app.leave", show=False),
    ]

    # The first field is not always where one begins.
    AUTO_FOCUS = ""

    def __init__(
        self,
        voice: Voice,
        options: Mapping[str, str] | None = None,
        games: Sequence[str] = (),
        begin_at: str = "language",
    ) -> None:
        """Begin with one person against a computer player; where there are several games, one may choose another."""
        super().__init__()
        self._voice = voice
        self._given = dict(options or {})
        self._games = games
        self._begin_at = begin_at
        self._offered = [option for option in voice.game.options if option.offered]
        self._board = board_of(voice.game.id)
        self._parts = self._board.parts(voice, self._given)
        self._saved = next(saves.unfinished(voice.game.id), None)

    def compose(self) -> ComposeResult:
        """Lay out the emblem, the seats on the left and the house rules on the right."""
        say, game = self._voice.say, self._voice.game
        yield Static(self._board.banner(), classes="centred banner")
        yield Static(id="setup-title", classes="centred")
        yield from self._row("language", Segments(LANGUAGES, self._language, self._voice.code, "language"))
        if len(self._games) > 1:
            yield from self._row("game", Segments(self._games, self._voice.name_of, game.id, "game"))
        with VerticalScroll(id="setup", can_focus=False):
            with Vertical(id="setup-left"):
                counts = [str(count) for count in game.describe_seats()]
                with Vertical(id="setup-count"):
                    yield from self._row("seats", Segments(counts, str, counts[0], "seats"))
                for seat in range(game.most_seats):
                    kind = PERSON if seat == 0 else usual_opponent(game)
                    with Horizontal(classes="seat", id=f"seat-{seat}"):
                        yield Label(Text(f" {seat} ", self._board.seat_style(seat)), classes="badge")
                        yield Carousel((PERSON, *offered(game)), self._kind, kind, f"kind-{seat}")
                        yield Input(id=f"name-{seat}", max_length=LONGEST_NAME, compact=True)
                yield Static(id="setup-legend")
            with Vertical(id="setup-right"):
                yield Label(classes="heading", id="setup-rules")
                for option in self._offered:
                    value = self._given.get(option.name, option.default)
                    key = _key(option)
                    values = option.values if value in option.values else (*option.values, value)
                    yield from self._row(key, Segments(values, ValueWords(self._voice, option), value, key))
                    yield Static(classes="faint about", id=f"about-{key}")
                    yield from (cast("Widget", part) for part in self._parts if part.after == option.name)
        yield Static(id="setup-keys", classes="faint centred")
        with Horizontal(classes="buttons"):
            for name in ("start", "continue", "rule-book", "leave"):
                yield Button(say(f"terminal-{name}"), id=name, compact=True)

    def _row(self, name: str, segments: Segments) -> ComposeResult:
        """Lay a label and a choice side by side."""
        with Horizontal(classes="row", id=f"row-{name}"):
            yield Label(classes="label", id=f"label-{name}")
            yield segments

    def _language(self, code: str) -> str:
        return self._voice.say(f"terminal-language-{code}")

    def _kind(self, kind: str) -> str:
        """Name who sits at a seat; a level with its number and the time that it promises."""
        say = self._voice.say
        if kind == PERSON:
            return say("terminal-person")
        level = self._level(kind)
        if level is None:
            return self._voice.kind(kind)
        arguments = {"number": level.number, "most": HIGHEST, "seconds": level.seconds}
        return say("terminal-player-level", player=self._voice.kind(kind), **arguments)

    def _level(self, kind: str) -> Level | None:
        """Return the level that is meant, if it is one."""
        game = self._voice.game
        spec = read_spec(kind, game) if names_computer(kind, game) else None
        return LEVELS[game.id][spec.whole("level", 1) - 1] if spec is not None and spec.kind == "level" else None

    def on_mount(self) -> None:
        """Write the words and begin at the language, or at the game that has just been chosen."""
        self.retell()
        self._fit_seats()
        self.query_one(f"#{self._begin_at}").focus()
        self.query_one("#continue", Button).disabled = self._saved is None
        # Where there is nothing to choose, nobody needs to be asked.
        if len(self._voice.game.describe_seats()) == 1:
            self.query_one("#setup-count").display = False
            self.query_one("#setup-left").add_class("-fixed")

    def on_screen_resume(self) -> None:
        """Look again whether a game waits: one may have been left meanwhile."""
        self._saved = next(saves.unfinished(self._voice.game.id), None)
        self.query_one("#continue", Button).disabled = self._saved is None

    def retell(self) -> None:
        """Write everything in the language of the moment."""
        say = self._voice.say
        title = Text.assemble((say("terminal-title"), ACCENT), "  ·  ", (say("game-name"), ACCENT), justify="center")
        title.append(f"\n{say('game-motto')}")
        self.query_one("#setup-title", Static).update(title)
        self.query_one("#label-language", Label).update(Text(say("terminal-language")))
        if len(self._games) > 1:
            self.query_one("#label-game", Label).update(Text(say("terminal-game")))
        self.query_one("#label-seats", Label).update(Text(say("terminal-seats")))
        self.query_one("#setup-rules", Label).update(Text(say("terminal-house-rules")))
        for option in self._offered:
            key = _key(option)
            self.query_one(f"#label-{key}", Label).update(Text(say(key)))
            self.query_one(f"#about-{key}", Static).update(Text(say(key, "about")))
        for part in self._parts:
            part.retell()
        for seat in range(self._voice.game.most_seats):
            self.query_one(f"#name-{seat}", Input).placeholder = say(f"seat-{seat}")
        for name in ("start", "continue", "rule-book", "leave"):
            self.query_one(f"#{name}", Button).label = say(f"terminal-{name}")
        for segments in self.query(Segments):
            segments.fit()
        self.query_one("#setup-legend", Static).update(Text("\n").join(self._board.legend(self._voice, LEGEND_WIDTH)))
        self._explain()

    def _explain(self) -> None:
        """Explain the option that has the focus; else say which game waits, and how to move about."""
        say, focused = self._voice.say, self.focused
        words = say("terminal-setup-keys")
        if focused is not None and str(focused.id).startswith("option-"):
            words = say(str(focused.id), "about")
        elif isinstance(focused, Carousel) and (level := self._level(focused.value)) is not None:
            arguments = {"number": level.number, "most": HIGHEST, "seconds": level.seconds}
            words = say("terminal-player-promise", **arguments)
        elif self._saved is not None:
            players = ", ".join(self._saved.players_in(self._voice))
            words = f"{say('terminal-continue-about', players=players)}\n{words}"
        self.query_one("#setup-keys", Static).update(Text(words, justify="center"))

    def on_descendant_focus(self) -> None:
        """Follow the focus with the explanation."""
        self._explain()

    def _fit_seats(self) -> None:
        """Show as many seats as play, and a name where a person sits."""
        seats = int(self.query_one("#seats", Segments).value)
        for seat in range(self._voice.game.most_seats):
            self.query_one(f"#seat-{seat}").display = seat < seats
            person = self.query_one(f"#kind-{seat}", Segments).value == PERSON
            self.query_one(f"#name-{seat}").display = person

        for part in self._parts:
            part.fit(self._options())

    def _options(self) -> dict[str, str]:
        """Return the options as they are chosen on the screen."""
        return {option.name: self.query_one(f"#{_key(option)}", Segments).value for option in self._offered}

    def on_segments_chosen(self) -> None:
        """Follow what was chosen; the language and the game are the app's affair."""
        self._fit_seats()
        self._explain()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        """Start, go on, read or leave."""
        if event.button.id == "start":
            self.action_start()
        elif event.button.id == "continue" and self._saved is not None:
            self.dismiss(Deal(path=self._saved.path))
        elif event.button.id == "rule-book":
            self.app.call_later(self.app.run_action, "rules")
        elif event.button.id == "leave":
            self.app.call_later(self.app.run_action, "leave")

    def on_input_submitted(self) -> None:
        """Go on to the next line."""
        self.focus_next()

    def action_start(self) -> None:
        """Deal."""
        seats = int(self.query_one("#seats", Segments).value)
        players = []
        for seat in range(seats):
            kind = self.query_one(f"#kind-{seat}", Segments).value
            name = name_of(self.query_one(f"#name-{seat}", Input).value, self._voice.game)
            players.append(name if kind == PERSON else kind)
        options = self._given | self._options()
        try:
            for part in self._parts:
                options |= part.options()
            self._voice.game.deal_seats(seats, "0", options)
        except Refusal as refusal:
            self._refuse(refusal)
        else:
            self.dismiss(Deal(tuple(players), tuple(options.items())))

    def _refuse(self, refusal: Refusal) -> None:
        """Say why these options cannot be dealt."""
        words = f"{refusal.rule}: {self._voice.refusal(refusal, ())}"
        self.query_one("#setup-keys", Static).update(Text(words, BAD, justify="center"))


class ValueWords:
    """Names the values of an option in the language of the moment."""

    def __init__(self, voice: Voice, option: Option) -> None:
        """Remember whose values they are."""
        self._voice = voice
        self._option = option

    def __call__(self, value: str) -> str:
        """Return the word of a value; one that the game does not list is its own name."""
        if value not in self._option.values:
            return value
        return self._voice.say(f"{_key(self._option)}-{value.replace('_', '-')}")


def _key(option: Option) -> str:
    """Return the key of an option's words, which is also the name of its line on the screen."""
    return f"option-{option.name.replace('_', '-')}"
