"""The rule book on the screen: a list that can be searched, and the text of one rule beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual.binding import Binding
from textual.containers import Horizontal, VerticalScroll
from textual.screen import Screen
from textual.widgets import Input, Label, OptionList, Static
from textual.widgets.option_list import Option

from tavoliere.cli.terminal.colours import ACCENT, BOLD, FAINT

if TYPE_CHECKING:
    from textual.app import ComposeResult

    from tavoliere.cli.terminal.voice import Voice
    from tavoliere.core.game import Rule


class RuleBook(Screen[None]):
    """All rules by chapter; typing searches numbers, titles and texts."""

    BINDINGS: ClassVar = [
        Binding("escape", "close", show=False),
        Binding("down", "step(1)", show=False, priority=True),
        Binding("up", "step(-1)", show=False, priority=True),
        Binding("pagedown", "step(10)", show=False, priority=True),
        Binding("pageup", "step(-10)", show=False, priority=True),
    ]

    def __init__(self, voice: Voice, rule: str | None = None) -> None:
        """Open the book, at a rule if one is named."""
        super().__init__()
        self._voice = voice
        self._rule = rule if rule in voice.game.rules else next(iter(voice.game.rules), None)

    def compose(self) -> ComposeResult:
        """Lay out the list on the left, the rule on the right, the search above."""
        with Horizontal(id="book-head"):
            yield Label(classes="heading", id="book-title")
            yield Input(id="book-search", compact=True)
        with Horizontal(id="book"):
            yield OptionList(id="book-list")
            with VerticalScroll(id="book-page", can_focus=False):
                yield Static(id="book-text")
        yield Label(classes="faint", id="book-keys")

    def on_mount(self) -> None:
        """Open at the rule, ready to search."""
        self.query_one(Input).focus()
        self.retell()

    def retell(self) -> None:
        """Write the book in the language of the moment."""
        say = self._voice.say
        self.query_one("#book-title", Label).update(Text(f"{say('game-name')} · {say('terminal-rule-book')}"))
        self.query_one("#book-keys", Label).update(Text(say("terminal-rules-keys")))
        self.query_one(Input).placeholder = say("terminal-rules-search")
        self._list()

    def _found(self) -> list[Rule]:
        """Return the rules that speak of what is searched for."""
        wanted = self.query_one(Input).value.strip().casefold()
        code = self._voice.code
        rules = list(self._voice.game.rules.values())
        exact = [rule for rule in rules if rule.number.casefold() == wanted]
        return exact or [
            rule for rule in rules if wanted in f"{rule.number} {rule.titles[code]} {rule.texts[code]}".casefold()
        ]

    def _list(self) -> None:
        """List what is found, under its chapters."""
        book = self.query_one(OptionList)
        book.clear_options()
        chapter = ""
        options: list[Option] = []
        found = self._found()
        for rule in found:
            if rule.chapter != chapter:
                chapter = rule.chapter
                options.append(Option(Text(self._voice.say(chapter), ACCENT), disabled=True))
            line = Text.assemble((f"{rule.number:>4} ", BOLD), rule.titles[self._voice.code])
            options.append(Option(line, id=rule.number))
        book.add_options(options)
        numbers = [rule.number for rule in found]
        if numbers:
            self._rule = self._rule if self._rule in numbers else numbers[0]
            book.highlighted = book.get_option_index(str(self._rule))
        self._show(found=bool(numbers))

    def _show(self, *, found: bool = True) -> None:
        """Show the text of the chosen rule."""
        say, code = self._voice.say, self._voice.code
        page = self.query_one("#book-text", Static)
        if not found or self._rule is None:
            page.update(Text(say("terminal-rules-none"), FAINT))
            return
        rule = self._voice.game.rules[self._rule]
        source = say("source-ruling") if rule.source == "ruling" else rule.source
        notes = [say("terminal-rules-source", source=source)]
        if rule.option:
            option = say(f"option-{rule.option.replace('_', '-')}")
            notes.insert(0, say("terminal-rules-option", option=option))
        page.update(
            Text.assemble(
                (f"{rule.number}  {rule.titles[code]}", ACCENT),
                "\n",
                (say(rule.chapter), FAINT),
                "\n\n",
                rule.texts[code],
                "\n\n",
                ("\n".join(notes), FAINT),
            )
        )
        self.query_one("#book-page", VerticalScroll).scroll_home(animate=False)

    def on_input_changed(self) -> None:
        """Search while somebody types."""
        self._list()

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show the rule that the list comes to."""
        if event.option_id is not None and event.option_id != self._rule:
            self._rule = event.option_id
            self._show()

    def action_step(self, by: int) -> None:
        """Go on in the list, whatever has the focus."""
        book = self.query_one(OptionList)
        for _ in range(abs(by)):
            if by > 0:
                book.action_cursor_down()
            else:
                book.action_cursor_up()

    def action_close(self) -> None:
        """Go back."""
        self.dismiss()
