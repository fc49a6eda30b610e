"""The undo boundary is derived from events, so they must say that they reveal exactly when something came to light.

A move reveals nothing if everybody hears the same of it in every world behind the view of the seat that made it. It may
still show the others something that this seat alone knew, such as a card of its hand.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import TYPE_CHECKING

import pytest

from tests.conformance.tables import FACTS, SETTINGS, Setting
from tests.conformance.walking import positions, told, viewers
from tests.conformance.worlds import another_world, reveals_to

if TYPE_CHECKING:
    from tavoliere.core.position import Position

every_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)
WORLDS = 5
MANY_WORLDS = 200
MOVES = 8


def heard_by_all(position: Position, move: str) -> tuple[bool, list[str]]:
    """Play a move on a copy: whether an event says that it reveals, and what everyone hears."""
    events = position.copy().play(move)
    return any(event.reveals for event in events), [told(events, viewer) for viewer in viewers(position)]


@every_setting
def test_events_say_exactly_when_something_comes_to_light(setting: Setting) -> None:
    dice = random.Random(37)
    found: Counter[bool] = Counter()
    for position in positions(setting, setting.some(110), 6):
        moves = position.moves()
        # The last moves of the list are those that end something; they reveal most often.
        for move in {str(move) for move in [*dice.sample(moves, min(MOVES, len(moves))), *moves[-3:]]}:
            found[insist_on_the_boundary(setting, position, move)] += 1
    assert found[True] > setting.some(5)
    assert found[False] > setting.some(100)


@pytest.mark.parametrize("name", FACTS)
def test_the_boundary_holds_for_every_move_of_the_worked_positions(name: str) -> None:
    setting = next(setting for setting in SETTINGS if setting.id == name)
    for text in FACTS[name].worked.values():
        position = setting.game.parse(text)
        for move in position.moves():
            insist_on_the_boundary(setting, position, str(move))


def insist_on_the_boundary(setting: Setting, position: Position, move: str) -> bool:
    """Compare what is heard of a move in many worlds with what its events say; return whether it reveals."""
    worlds = [another_world(setting, position, position.seat, number) for number in range(WORLDS)]
    reveals, heard = heard_by_all(position, move)
    others = [heard_by_all(world, move) for world in worlds]
    assert all(other == reveals for other, _ in others)
    if not reveals:
        assert all(other == heard for _, other in others), (position.text(), move)
        return False
    assert (
        any(other != heard for _, other in others)
        or setting.facts.counted_out(position.view(position.seat))
        or _some_world_differs(setting, position, move, heard)
        or _others_see_what_they_could_not_know(setting, position, move)
    ), (position.text(), move)
    return True


def _some_world_differs(setting: Setting, position: Position, move: str, heard: list[str]) -> bool:
    return any(
        heard_by_all(another_world(setting, position, position.seat, number), move)[1] != heard
        for number in range(WORLDS, MANY_WORLDS)
    )


def _others_see_what_they_could_not_know(setting: Setting, position: Position, move: str) -> bool:
    """Say whether somebody else hears of something that was not so in all worlds behind their view."""
    seen = position.copy().play(move)
    for viewer in viewers(position):
        if viewer == position.seat or not any(reveals_to(event, viewer) for event in seen):
            continue
        for number in range(WORLDS):
            world = another_world(setting, position, viewer, number)
            # In a world without that card, the move was not even there.
            if move not in map(str, world.moves()) or told(world.play(move), viewer) != told(seen, viewer):
                return True
    return False


@every_setting
def test_what_one_seat_alone_learns_is_a_revelation_too(setting: Setting) -> None:
    """An event with an aside tells somebody more than the table knows, and nobody may take that back alone."""
    asides = 0
    for number, position in enumerate(positions(setting, setting.some(450), 7)):
        # The last moves of the list are those that end something; they reveal most often.
        for move in position.moves()[-6:]:
            revealed = False
            for place, event in enumerate(position.copy().play(move)):
                favoured = [viewer for viewer in viewers(position) if told([event], viewer) != told([event], None)]
                assert not favoured or event.reveals or event.own
                asides += bool(favoured)
                revealed = revealed or event.reveals
                # What follows from a revelation differs with it.
                if event.own and not revealed:
                    for viewer in favoured:
                        # Unless it is nothing new to those who hear it: their own decision, or what they knew.
                        world = another_world(setting, position, viewer, number)
                        assert told(world.play(str(move))[place : place + 1], viewer) == told([event], viewer)
    assert asides
