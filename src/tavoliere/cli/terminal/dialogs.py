"""Small windows over the table: something to read, something to choose, the settings."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from rich.text import Text
from textual.binding import Binding
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Label, OptionList, Static
from textual.widgets.option_list import Option

from tavoliere.cli.terminal.widgets import Segments
from tavoliere.words import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from textual.app import ComposeResult
    from textual.widget import Widget

    from tavoliere.cli.terminal.app import Settings
    from tavoliere.cli.terminal.voice import Voice

T = TypeVar("T")


def entitle(window: Widget, title: str, foot: str) -> None:
    """Write a title into the upper edge of a window and how to close it into the lower one."""
    window.border_title = Content(f" {title} ")
    window.border_subtitle = Content(f" {foot} ")


class Reading(ModalScreen[None]):
    """A window with a text to read; `write` writes it anew when the language changes."""

    BINDINGS: ClassVar = [Binding("escape,enter,q", "close", show=False)]

    def __init__(self, voice: Voice, title: str, write: Callable[[int], Text], *, at_end: bool = False) -> None:
        """Open at the beginning, or at the end of a log."""
        super().__init__()
        self._voice = voice
        self._title = title
        self._write = write
        self._at_end = at_end

    def compose(self) -> ComposeResult:
        """Lay out heading, text and how to close it."""
        with VerticalScroll(classes="window wide", id="reading"):
            yield Static(id="reading-text")

    def on_mount(self) -> None:
        """Write the text, and begin where it matters."""
        self.query_one(VerticalScroll).focus()
        self.call_after_refresh(self.retell)
        if self._at_end:
            self.call_after_refresh(lambda: self.query_one(VerticalScroll).scroll_end(animate=False))

    def retell(self) -> None:
        """Write everything in the language of the moment."""
        window = self.query_one("#reading")
        entitle(window, self._voice.say(self._title), self._voice.say("terminal-close"))
        self.query_one("#reading-text", Static).update(self._write(max(window.size.width - 7, 20)))

    def action_close(self) -> None:
        """Go back to the table."""
        self.dismiss()


class Choosing(ModalScreen[T | None], Generic[T]):
    """A window with a question and answers; Esc gives none."""

    BINDINGS: ClassVar = [Binding("escape", "close", show=False)]

    def __init__(self, question: Callable[[], str], answers: Sequence[tuple[T, Callable[[], str]]]) -> None:
        """Ask; the words are found when they are shown."""
        super().__init__()
        self._question = question
        self._answers = answers

    def compose(self) -> ComposeResult:
        """Lay out the question and the list of answers."""
        with Vertical(classes="window"):
            yield Static(classes="heading", id="question")
            yield OptionList(id="answers")

    def on_mount(self) -> None:
        """Ask in the language of the moment."""
        self.retell()
        self.query_one(OptionList).focus()

    def retell(self) -> None:
        """Ask again in the language of the moment."""
        self.query_one("#question", Static).update(Text(self._question()))
        answers = self.query_one(OptionList)
        kept = answers.highlighted or 0
        answers.clear_options()
        answers.add_options([Option(Text(label())) for _, label in self._answers])
        answers.highlighted = kept

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Give the answer."""
        self.dismiss(self._answers[event.option_index][0])

    def action_close(self) -> None:
        """Give no answer."""
        self.dismiss(None)


class SettingsWindow(ModalScreen[None]):
    """Language, colours, the pace of computer players, and whether turns end by themselves."""

    BINDINGS: ClassVar = [
        Binding("escape,enter,o", "close", show=False),
        Binding("up", "app.focus_previous", show=False),
        Binding("down", "app.focus_next", show=False),
    ]
    ROWS: ClassVar = (
        ("language", "terminal-language"),
        ("colours", "terminal-colours"),
        ("pace", "terminal-pace"),
        ("auto-end", "terminal-auto-end"),
    )

    def __init__(self, voice: Voice, settings: Settings) -> None:
        """Show the settings as they are."""
        super().__init__()
        self._voice = voice
        self._settings = settings

    def compose(self) -> ComposeResult:
        """Lay out a line for each setting."""
        say, now = self._voice.say, self._settings
        choices = {
            "language": Segments(
                LANGUAGES, lambda code: say(f"terminal-language-{code}"), self._voice.code, "language"
            ),
            "colours": Segments(
                ("night", "parchment"), lambda name: say(f"terminal-colours-{name}"), now.colours, "colours"
            ),
            "pace": Segments(("0", "1", "2", "3"), lambda pace: say(f"terminal-pace-{pace}"), str(now.pace), "pace"),
            "auto-end": Segments(
                ("on", "off"), lambda value: say(f"terminal-{value}"), "on" if now.auto_end else "off", "auto-end"
            ),
        }
        with Vertical(classes="window wide", id="settings"):
            for name, _ in self.ROWS:
                with Horizontal(classes="row"):
                    yield Label(classes="label", id=f"label-{name}")
                    yield choices[name]
            yield Static(classes="faint", id="settings-about")

    def on_mount(self) -> None:
        """Write the words."""
        self.retell()

    def retell(self) -> None:
        """Write the words in the language of the moment."""
        say = self._voice.say
        entitle(self.query_one("#settings"), say("terminal-settings-title"), say("terminal-close"))
        for name, key in self.ROWS:
            self.query_one(f"#label-{name}", Label).update(Text(say(key)))
        self.query_one("#settings-about", Static).update(Text(say("terminal-auto-end-about")))
        for segments in self.query(Segments):
            segments.fit()

    def on_segments_chosen(self, event: Segments.Chosen) -> None:
        """Change a setting at once."""
        name = event.control.id
        if name == "pace":
            self._settings.pace = int(event.value)
        elif name == "auto-end":
            self._settings.auto_end = event.value == "on"
        elif name == "colours":
            self._settings.colours = event.value
            self.app.theme = event.value
        # The language is the app's affair: the message goes on to it.

    def action_close(self) -> None:
        """Go back to the table."""
        self.dismiss()
