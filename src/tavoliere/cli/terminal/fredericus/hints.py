"""What the table says below the castle: what can be done now, what lies there; and which keys do something."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavoliere.cli.terminal import hints
from tavoliere.cli.terminal.fredericus.choices import hooding
from tavoliere.games.fredericus.moves import END_ACTIONS, Capture, Hood, Reverse, Shift
from tavoliere.games.fredericus.pieces import BIRD_LETTERS

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from tavoliere.cli.terminal.fredericus.screen import CastleScreen
    from tavoliere.cli.terminal.fredericus.spots import Spot
    from tavoliere.core.event import Event
    from tavoliere.core.move import Move
    from tavoliere.games.fredericus.view import View


def hint(screen: CastleScreen) -> str:
    """Say what the person at the keyboard can do now."""
    say, pointing = screen.voice.say, screen.pointing
    view = pointing.view
    if view.phase in {"bets", "token"}:
        if view.seats > 2:
            return say("terminal-hint-bet")
        return say("terminal-hint-bets-second" if pointing.picked else "terminal-hint-bets")
    if pointing.picked:
        picked = pointing.picked[-1]
        if pointing.only and isinstance(pointing.only[0], Reverse):
            return say("terminal-hint-seal")
        if picked.kind == "row":
            return say("terminal-hint-card", card=say(f"card-{view.rows[picked.side][-1]}"))
        return say("terminal-hint-bird", bird=say(f"bird-{picked.bird}"))
    if pointing.only:
        return say("terminal-hint-victim" if isinstance(pointing.only[0], Hood) else "terminal-hint-which")
    if pointing.moves == [END_ACTIONS]:
        return say("terminal-hint-only-end")
    return say("terminal-hint-may-end" if END_ACTIONS in pointing.moves and not view.actions else "terminal-hint-turn")


def place(screen: CastleScreen) -> str:
    """Say in words what lies under the cursor."""
    say, view, spot = screen.voice.say, screen.pointing.view, screen.pointing.cursor
    if spot is None:
        return ""
    if spot.kind == "bird":
        bird = say(f"bird-{spot.bird}")
        return say("terminal-bird-here", bird=bird, name=screen.names[spot.seat], tower=spot.side)
    if spot.kind == "centre":
        return say("terminal-centre")
    row = view.rows[spot.side]
    words = say("terminal-row", row=spot.side, count=len(row), end=say(f"card-{row[-1]}", "a") if row else "")
    if spot.kind == "row":
        return words
    return f"{say('terminal-' + spot.kind, **{spot.kind: spot.side})}. {words}"


def keys(screen: CastleScreen) -> list[tuple[str, str, str, bool]]:
    """Return the keys: label, word, action, and whether they lead to a legal move or to something to read."""
    say, moves = screen.voice.say, screen.pointing.moves

    def can(kind: type[Move]) -> bool:
        return any(isinstance(move, kind) for move in moves)

    shown = [
        ("c", say("terminal-key-capture"), "capture", can(Capture)),
        ("r", say("terminal-key-reverse"), "reverse", can(Reverse)),
        ("h", say("terminal-key-hood"), "hood", can(Hood)),
    ]
    if screen.pointing.view.options["variant"] == "on":
        shown.append(("v", say("terminal-key-variant"), "shift", can(Shift)))
    return [
        *shown,
        ("z", say("terminal-key-end"), "end", END_ACTIONS in moves),
        *hints.keys(screen),
    ]


def touched(events: Iterable[Event]) -> frozenset[int]:
    """Return the sides that a move has changed, so that the eye finds them."""
    sides = set()
    for event in events:
        for name in ("row", "to", "tower", "discard", "place"):
            value = event.args.get(name)
            if isinstance(value, int) or (isinstance(value, str) and value.isdigit()):
                sides.add(int(value))
    return frozenset(sides)


def describer(screen: CastleScreen, move: Move) -> Callable[[], str]:
    """Return what finds the words of a move that hoods birds, in the language of the moment."""

    def describe() -> str:
        say, names = screen.voice.say, screen.names
        if not isinstance(move, Hood):
            return str(move)
        birds = [
            say("terminal-bird-of", bird=say(f"bird-{BIRD_LETTERS[bird]}"), name=names[seat])
            for seat, bird in move.victims
        ]
        return f"{', '.join(birds)}   ({move})"

    return describe


# What a key tries when it has nothing to do, so that the referee says why.


def _own_tower(view: View, cursor: Spot | None) -> int:
    """Return the tower that is meant: where the cursor is, or where the own peregrine is."""
    if cursor is not None and cursor.side >= 0:
        return cursor.side
    return view.birds[view.viewer or 0][0]


def try_capture(view: View, cursor: Spot | None) -> str:
    """Try to capture with the bird at the cursor, or with the first that has not captured yet."""
    seat = view.viewer or 0
    if cursor is not None:
        for bird, tower in zip(BIRD_LETTERS, view.birds[seat], strict=True):
            if tower == cursor.side and (cursor.kind != "bird" or cursor.bird == bird):
                return f"X{bird}"
    free = [bird for bird in BIRD_LETTERS if bird not in view.used and view.hooded[seat] != bird]
    return f"X{(free or [BIRD_LETTERS[0]])[0]}"


def try_reverse(view: View, cursor: Spot | None) -> str:
    """Try to reverse the row at the cursor."""
    tower = _own_tower(view, cursor)
    return f"R {tower}/{(tower + 1) % 8}"


def try_hood(view: View, cursor: Spot | None) -> str:
    """Try to hood at the tower at the cursor."""
    return hooding(view, view.viewer or 0, _own_tower(view, cursor))


def try_shift(view: View, cursor: Spot | None) -> str:
    """Try to send the end of the row at the cursor to the castle."""
    return f"V {_own_tower(view, cursor)}"
