"""What stands beside the castle: the seats and what they have, the goal deck, the log; all from a view."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from rich.cells import set_cell_size
from rich.text import Text

from tavoliere.cli.terminal.colours import ACCENT, BADGE, BOLD, FAINT, GOOD, seat_style
from tavoliere.cli.terminal.fredericus.colours import CREATURES, SYMBOLS, card_style
from tavoliere.cli.terminal.panels import heading, log_lines, shortened, spread
from tavoliere.games.fredericus.pieces import hand_of
from tavoliere.games.fredericus.score import points_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tavoliere.cli.terminal.voice import Voice
    from tavoliere.games.fredericus.view import View

LEGEND: Final = "WSE" + CREATURES
TALL: Final = 34
"""From so many lines on, the panel has room for the legend and for air."""


@dataclass(frozen=True, slots=True)
class Hand:
    """A seat's creatures and goals, laid out: pairs first, then what stays single (F36)."""

    pairs: str
    creatures: str
    goals: str
    fredericus: bool
    points: int


def hand(creatures: str, goals: str, *, fredericus: bool) -> Hand:
    """Lay out a hand.

    >>> hand("aabce", "abbc", fredericus=True)
    Hand(pairs='abc', creatures='ae', goals='b', fredericus=True, points=17)
    """
    pairs = alone = wanted = ""
    for kind in CREATURES:
        have, want = creatures.count(kind), goals.count(kind)
        both = min(have, want)
        pairs += kind * both
        alone += kind * (have - both)
        wanted += kind * (want - both)
    points = points_of(hand_of(creatures), hand_of(goals + ("F" if fredericus else "")))
    return Hand(pairs, alone, wanted, fredericus, points)


def tiles(cards: str, room: int) -> Text:
    """Lay cards side by side, comfortably where there is room; those that there is no room for are counted."""
    text = Text()
    broad = 3 * len(cards) <= room
    shown = cards if len(cards) <= room else cards[: max(room - 3, 0)]
    for card in shown:
        text.append(f" {card} " if broad else card, card_style(card))
    if len(shown) < len(cards):
        text.append(f"+{len(cards) - len(shown)}", FAINT)
    return text


def seat_lines(view: View, seat: int, name: str, width: int) -> list[Text]:
    """Tell a seat in two lines: who, whose turn, tokens in hand; captured creatures, number of goals."""
    mark = ("▶ ", ACCENT) if view.seat == seat else ("  ", FAINT)
    style = BOLD if seat == view.viewer else FAINT if view.seat != seat else BOLD
    left = Text.assemble(mark, (f" {seat} ", seat_style(seat)), " ", (name, style))
    in_hand = sum(place == "-" for place in view.tokens[seat])
    right = Text(" ".join(["●"] * in_hand), ACCENT)
    goals = Text()
    if view.fredericus == seat:
        goals.append(f" {SYMBOLS['F']} ", card_style("F"))
        goals.append(" ")
    count = view.goal_counts[seat]
    goals.append("▮" * count if count <= 6 else f"▮x{count}", ACCENT)
    room = width - 5 - goals.cell_len - 1
    return [spread(left, right, width), spread(Text.assemble("     ", tiles(view.creatures[seat], room)), goals, width)]


def own_lines(view: View, voice: Voice, width: int) -> list[Text]:
    """Show the viewer's own goals and what the hand is worth as it stands; nothing of anybody else's."""
    if view.viewer is None:
        return []
    goals = view.goals[view.viewer] or ""
    own = hand(view.creatures[view.viewer], goals, fredericus=view.fredericus == view.viewer)
    points = Text(voice.say("terminal-points", points=own.points), BOLD)
    lines = [heading(voice.say("terminal-own-goals"), points, width)]
    lines.append(Text.assemble("  ", tiles(goals, width - 2) if goals else Text("-", FAINT)))
    pairs = Text("  ")
    for number, kind in enumerate(own.pairs, 1):
        pairs.append(f"{kind}{kind}", card_style(kind))
        pairs.append(f"+{number} ", GOOD)
    lines.append(pairs if own.pairs else Text(f"  {voice.say('terminal-no-pairs')}", FAINT))
    return lines


def deck_lines(view: View, voice: Voice, width: int) -> list[Text]:
    """Tell how many goals the deck still has and which lie open."""
    count = Text(str(view.deck), BOLD)
    open_goals = Text.assemble((voice.say("terminal-open-goals"), FAINT), " ")
    shown = tiles(view.open, max(width - open_goals.cell_len, 6)) if view.open else Text("-", FAINT)
    return [heading(voice.say("terminal-goal-deck"), count, width), Text.assemble(open_goals, shown)]


def legend_lines(voice: Voice, width: int) -> list[Text]:
    """Name the cards, in two columns."""
    lines = [heading(voice.say("terminal-legend"), Text(), width)]
    half = width // 2
    rows = -(-len(LEGEND) // 2)
    for number in range(rows):
        line = Text()
        for card in LEGEND[number::rows]:
            line.append(f" {card} ", card_style(card))
            line.append(" " + set_cell_size(shortened(voice.short_card(card), half - 5), half - 4))
        lines.append(line)
    return lines


def side_panel(
    view: View, told: Sequence[dict[str, Any]], voice: Voice, names: Sequence[str], size: tuple[int, int]
) -> Text:
    """Write the whole panel beside the castle, so high and so wide."""
    width, height = size
    airy = height >= TALL
    lines: list[Text] = []
    for seat in range(view.seats):
        lines += seat_lines(view, seat, names[seat], width)
        if airy:
            lines.append(Text())
    lines += own_lines(view, voice, width)
    lines += [Text()] if airy else []
    lines += deck_lines(view, voice, width)
    legend = [Text(), *legend_lines(voice, width)] if airy else []
    lines += [Text()] if airy else []
    lines.append(heading(voice.say("terminal-log"), Text(), width))
    room = height - len(lines) - len(legend)
    log = log_lines(told, voice, names, width, room)
    lines += log + [Text()] * max(room - len(log), 0) + legend
    return Text("\n", no_wrap=True, end="").join(lines[:height])


def head_line(view: View, voice: Voice, names: Sequence[str], width: int, *, thinking: bool) -> Text:
    """Write the line above the castle: round, who decides and what, actions left, whether the end is announced."""
    parts = [Text(voice.say("game-name"), ACCENT), Text(voice.say("terminal-round", round=view.round))]
    if view.seat is not None:
        doing = voice.say("terminal-thinking") if thinking else voice.say(f"phase-{view.phase}")
        parts.append(
            Text.assemble((f" {view.seat} ", seat_style(view.seat)), " ", (names[view.seat], BOLD), f" · {doing}")
        )
    else:
        parts.append(Text(voice.say("phase-over"), BOLD))
    if view.phase == "turn":
        dots = Text.assemble((voice.say("terminal-actions"), FAINT), " ", ("●" * view.actions, ACCENT))
        if view.extra:
            dots.append("●" * view.extra, GOOD)
        if not view.actions and not view.extra:
            dots.append("-", FAINT)
        parts.append(dots)
    right = Text(f" {voice.say('terminal-announced')} ", BADGE) if view.announced else Text()
    return spread(Text("  ").join(parts), right, width)
