"""What every table says below the board: the referee's no, or what can be done now; and the keys of all games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from tavoliere.cli.speech import explain
from tavoliere.cli.terminal.colours import ACCENT, BAD, BADGE, FAINT, GOOD

if TYPE_CHECKING:
    from tavoliere.cli.terminal.course import GameScreen


def notice(screen: GameScreen) -> Text:
    """Write what matters most now: trouble, a refusal with its rule, or what can be done."""
    say = screen.voice.say
    if screen.table.trouble is not None:
        return Text(say("terminal-not-saved", problem=str(screen.table.trouble)), BAD)
    if screen.table.forfeit is not None:
        seat, refusal = screen.table.forfeit
        lost = say("terminal-forfeit", name=screen.names[seat])
        return Text(f"{lost} {explain(refusal, screen.voice.code)}", BAD)
    if screen.refusal is not None:
        sentence = screen.voice.refusal(screen.refusal, screen.names)
        badge = (f" {screen.refusal.rule} ", BADGE)
        return Text.assemble(badge, " ", (sentence, BAD), f"  {say('terminal-see-rule')}")
    if screen.note is not None:
        # What is to be decided stands there too, since it may have changed.
        return Text.assemble((say(screen.note), GOOD), "  ", (hint(screen), ACCENT))
    first, there = Text(hint(screen), ACCENT), screen.place()
    return Text.assemble(first, "\n", (there, FAINT)) if there else first


def hint(screen: GameScreen) -> str:
    """Say what the person at the keyboard can do now."""
    if screen.table.over:
        return screen.voice.say("terminal-hint-over")
    if not screen.table.waits_for_viewer:
        return screen.voice.say("terminal-hint-wait", name=screen.names[screen.table.seat or 0])
    return screen.hint()


def keys(screen: GameScreen) -> list[tuple[str, str, str, bool]]:
    """Return the keys of all games: label, word, action, and whether they do something now."""
    say, table = screen.voice.say, screen.table
    return [
        ("u", say("terminal-key-undo"), "undo", table.free_undo() > 0),
        (":", say("terminal-key-type"), "type", table.waits_for_viewer),
        ("?", say("terminal-key-help"), "help", True),
        ("l", say("terminal-key-log"), "log", True),
        ("b", say("terminal-key-rules"), "rules", True),
        ("o", say("terminal-key-settings"), "settings", True),
        ("F2", say("terminal-key-language"), "app.language", True),
        ("q", say("terminal-key-leave"), "app.leave", True),
    ]


def undo_question(screen: GameScreen) -> str:
    """Ask whoever is at the table whether a move may be taken back although something became known."""
    say, table, names = screen.voice.say, screen.table, screen.names
    if len(table.people) < 2 or table.viewer is None:
        return say("terminal-undo-alone")
    everyone = ", ".join(names[seat] for seat in table.people)
    return say("terminal-undo-all", names=everyone, name=names[table.viewer])
