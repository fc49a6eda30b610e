"""The parts of which the screens are made: the board, a choice of words in a line, the bar of keys."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from rich.text import Text
from textual.binding import Binding
from textual.message import Message
from textual.widget import Widget

from tavoliere.cli.terminal.canvas import Canvas
from tavoliere.cli.terminal.colours import ACCENT, BOLD, CURSOR, FAINT

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from textual.events import Click
    from textual.geometry import Size


def packed(pieces: Sequence[Text], width: int, gap: int) -> tuple[Text, list[tuple[int, int, int]]]:
    """Lay pieces side by side, in as many lines as they need; say for each its line, first and last column."""
    text, places = Text(no_wrap=True, end=""), []
    line = x = 0
    for piece in pieces:
        if x and x + piece.cell_len > width:
            text.append("\n")
            line, x = line + 1, 0
        text.append_text(piece)
        places.append((line, x, x + piece.cell_len - 1))
        x += piece.cell_len + gap
        text.append(" " * gap)
    return text, places


class BoardWidget(Widget, can_focus=True):
    """The board of a game, which tells where somebody clicks."""

    class Pointed(Message):
        """Somebody has clicked on a spot."""

        def __init__(self, spot: Any) -> None:
            """Remember where."""
            super().__init__()
            self.spot = spot

    def __init__(self, name: str, least: tuple[int, int], too_small: Callable[[Size], str]) -> None:
        """Begin empty; `too_small` says what to write where there is less room than the least breadth and height."""
        super().__init__(id=name)
        self._least = least
        self._too_small = too_small
        self._paint: Callable[[int, int], Canvas[Any]] | None = None
        self.canvas: Canvas[Any] = Canvas(1, 1)

    def show(self, paint: Callable[[int, int], Canvas[Any]]) -> None:
        """Show what `paint` draws in the room that there is."""
        self._paint = paint
        self.refresh()

    def clear(self) -> None:
        """Show nothing at all."""
        self._paint = None
        self.canvas = Canvas(1, 1)
        self.refresh()

    def render(self) -> Text:
        """Draw what is to be seen."""
        if self._paint is None:
            return Text()
        width, height = self.size
        if width < self._least[0] or height < self._least[1]:
            return Text(self._too_small(self.app.size))
        self.canvas = self._paint(width, height)
        return self.canvas.text()

    def on_resize(self) -> None:
        """Fit into the new room."""
        self.refresh()

    def on_click(self, event: Click) -> None:
        """Tell which spot was clicked."""
        place = event.get_content_offset(self)
        spot = self.canvas.at(place.x, place.y) if place is not None else None
        if spot is not None:
            self.post_message(self.Pointed(spot))


class WordLine(Widget):
    """Words side by side, in as many lines as they need, each of which can be clicked."""

    def __init__(self, name: str) -> None:
        """Begin with no words laid out."""
        super().__init__(id=name)
        self._places: list[tuple[int, int, int]] = []

    def pieces(self) -> list[Text]:
        """Return the words as they are now."""
        raise NotImplementedError

    def fit(self) -> None:
        """Lay the words out anew, after they or the room have changed."""
        lines = packed(self.pieces(), self.size.width or 1, 0)[0].plain.count("\n") + 1
        if self.size.width and self.size.height != lines:
            self.styles.height = lines
        self.refresh()

    def on_resize(self) -> None:
        """Fit into the new room."""
        self.fit()

    def render(self) -> Text:
        """Write the words."""
        text, self._places = packed(self.pieces(), self.size.width, 0)
        return text

    def clicked(self, event: Click) -> int | None:
        """Return which of the words was clicked."""
        place = event.get_content_offset(self)
        for number, (line, first, last) in enumerate(self._places):
            if place is not None and place.y == line and first <= place.x <= last:
                return number
        return None


class Segments(WordLine, can_focus=True):
    """A choice whose values stand side by side: the arrows or a click choose."""

    BINDINGS: ClassVar = [
        Binding("left", "step(-1)", show=False),
        Binding("right,space", "step(1)", show=False),
    ]

    class Chosen(Message):
        """Another value was chosen."""

        def __init__(self, segments: Segments, value: str) -> None:
            """Remember where and what."""
            super().__init__()
            self.segments = segments
            self.value = value

        @property
        def control(self) -> Segments:
            """The choice that this comes from."""
            return self.segments

    def __init__(self, values: Sequence[str], label: Callable[[str], str], value: str, name: str) -> None:
        """Offer values; `label` gives the word of each in the language of the moment."""
        super().__init__(name)
        self.values = list(values)
        self.value = value
        self._label = label

    def pieces(self) -> list[Text]:
        """Write the values, the chosen one marked."""
        pieces = []
        for value in self.values:
            chosen = value == self.value
            style = (CURSOR if self.has_focus else ACCENT + BOLD) if chosen else FAINT
            mark = "●" if chosen else "○"
            pieces.append(Text(f" {mark} {self._label(value)} ", style))
        return pieces

    def choose(self, value: str) -> None:
        """Choose a value and tell so."""
        if value != self.value:
            self.value = value
            self.fit()
            self.post_message(self.Chosen(self, value))

    def action_step(self, by: int) -> None:
        """Choose the next value, or the one before."""
        place = (self.values.index(self.value) + by) % len(self.values)
        self.choose(self.values[place])

    def on_click(self, event: Click) -> None:
        """Choose what was clicked."""
        number = self.clicked(event)
        if number is not None:
            self.pick(number)

    def pick(self, number: int) -> None:
        """Choose by the place of a word in the line."""
        self.choose(self.values[number])


class Carousel(Segments):
    """A choice of many values, of which only the chosen one is seen: the arrows or a click turn to the next."""

    def pieces(self) -> list[Text]:
        """Write the chosen value between two arrows."""
        style = CURSOR if self.has_focus else ACCENT + BOLD
        turn = ACCENT if self.has_focus else FAINT
        return [Text(" ◂ ", turn), Text(f" {self._label(self.value)} ", style), Text(" ▸ ", turn)]

    def pick(self, number: int) -> None:
        """Turn to the value before, or to the next."""
        self.action_step(-1 if number == 0 else 1)


class KeyBar(WordLine):
    """The keys that do something, those that do something now in bright letters; a click is as good as a key."""

    def __init__(self) -> None:
        """Begin empty."""
        super().__init__("keys")
        self._keys: list[tuple[str, str, str, bool]] = []

    def show(self, keys: list[tuple[str, str, str, bool]]) -> None:
        """Show keys: label, word, action, whether it can do something now."""
        self._keys = keys
        self.fit()

    def pieces(self) -> list[Text]:
        """Write the keys."""
        return [
            Text.assemble((f"{key}", ACCENT if able else FAINT), (f" {word}  ", BOLD if able else FAINT))
            for key, word, _, able in self._keys
        ]

    async def on_click(self, event: Click) -> None:
        """Do what the clicked key does."""
        number = self.clicked(event)
        if number is not None:
            await self.screen.run_action(self._keys[number][2])
