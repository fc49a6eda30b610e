"""What the table says below the principalities: what is to be decided, what lies under the cursor; and the keys."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tavoliere.cli.terminal import hints
from tavoliere.cli.terminal.panels import shortened
from tavoliere.cli.terminal.settlers.land import land_of
from tavoliere.cli.terminal.settlers.panels import CARD_FROM, label
from tavoliere.cli.terminal.settlers.spots import Spot
from tavoliere.games.settlers.moves import Deal, Trade

if TYPE_CHECKING:
    from collections.abc import Iterable

    from tavoliere.cli.terminal.settlers.screen import RealmScreen
    from tavoliere.cli.terminal.voice import Voice
    from tavoliere.core.event import Event

FAMILIES = {
    "card": "card",
    "region": "card",
    "resource": "resource",
    "cost": "goods",
    "give": "goods",
    "want": "goods",
    "face": "face",
}
"""What the facts of a decision name, for the words."""

PURPOSES = {
    "trade": "purpose-trade",
    "search": "purpose-search",
    "offer": "purpose-offer",
    "scout": "card-settlement",
    "kitchen": "card-magic_kitchen",
    "mill": "card-magic_mill",
}
"""What is paid for, where it is not a card of that name."""


def hint(screen: RealmScreen) -> str:
    """Say what is to be decided now."""
    decision: dict[str, Any] = dict(screen.pointing.view.decision)
    if "for" in decision:
        decision["what"] = purpose_of(screen.voice, decision)
    return screen.voice.tell(f"decision-{decision.get('frame', 'actions')}", {"left": 0, **decision}, FAMILIES)


def purpose_of(voice: Voice, decision: dict[str, Any]) -> str:
    """Say what is paid for."""
    purpose = decision["for"]
    if purpose in PURPOSES:
        return voice.say(PURPOSES[purpose])
    return voice.say(f"card-{decision.get('card', purpose)}")


def place(screen: RealmScreen) -> str:
    """Say in words what lies under the cursor, as much as fits below the hint."""
    lines = 2 if screen.has_class("-tall") else 1
    return shortened(whole_place(screen), max(lines * (screen.size.width - 4), 20))


def whole_place(screen: RealmScreen) -> str:
    """Say in words what lies under the cursor."""
    pointing, voice, say = screen.pointing, screen.voice, screen.voice.say
    view, spot = pointing.view, pointing.cursor
    if spot.kind == "row":
        row = pointing.row
        card = pointing.card()
        told = f": {voice.attribute(f'card-{card}', 'text')}" if card and not tells_cards(screen) else ""
        return f"{label(voice, row)}{told}" if row is not None else ""
    if spot.kind == "region":
        region = land_of(view, spot.seat).regions.get(spot.where)
        if region is None:
            return say("move-corner", place=spot.where)
        return say(
            "terminal-region-here",
            region=say(f"card-{region.code}"),
            place=spot.where,
            amount=region.amount,
        )
    if spot.kind == "stack":
        stack = view.stacks[int(spot.where) - 1]
        told = ", ".join(f"{depth + 1}: {say(f'card-{card}')}" for depth, card in stack["known"])
        return say("terminal-stack-here", stack=int(spot.where), count=stack["count"]) + (f" ({told})" if told else "")
    if spot.kind in {"regions", "events", "pile"}:
        return _pile(screen, spot)
    card = pointing.card()
    if card is not None:
        told = "" if tells_cards(screen) else voice.attribute(f"card-{card}", "text")
        return f"{say(f'card-{card}')}: {told}" if told else say(f"card-{card}")
    return spot.where


def tells_cards(screen: RealmScreen) -> bool:
    """Say whether the panel has room to tell what the card under the cursor does."""
    return screen.query_one("#choices").size.height >= CARD_FROM


def _pile(screen: RealmScreen, spot: Spot) -> str:
    """Say how many cards a stack of regions or events has left, or what lies on the discard pile."""
    view, say = screen.pointing.view, screen.voice.say
    if spot.kind == "pile":
        cards = [card for pile in view.discards for card in pile]
        return say("terminal-pile-here", cards=", ".join(say(f"card-{card}") for card in cards))
    stack = view.region_stack if spot.kind == "regions" else view.event_stack
    return f"{say(f'terminal-{spot.kind}')}: {stack['count']}"


def keys(screen: RealmScreen) -> list[tuple[str, str, str, bool]]:
    """Return the keys: label, word, action, and whether they do something now."""
    say, moves = screen.voice.say, screen.pointing.moves
    return [
        ("Tab", say("terminal-key-table"), "other_side", True),
        ("t", say("terminal-key-trade"), "trade", any(isinstance(move, Trade | Deal) for move in moves)),
        ("z", say("terminal-key-end-turn"), "end", any(move.text in {"done", "pass"} for move in moves)),
        ("i", say("terminal-key-card"), "card", screen.pointing.card() is not None),
        *hints.keys(screen),
    ]


def touched(events: Iterable[Event]) -> frozenset[Spot]:
    """Return what a move has changed on the table, so that the eye finds it."""
    spots = set()
    for event in events:
        seat, place = event.args.get("seat"), event.args.get("place")
        if isinstance(seat, int) and isinstance(place, str):
            spots.add(Spot("region", place, seat))
            spots.add(Spot("site", place, seat))
        if isinstance(seat, int) and "column" in event.args:
            spots.add(Spot("centre", str(event.args["column"]), seat))
    return frozenset(spots)
