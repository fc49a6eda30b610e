"""What cannot be still to be done: an agenda by hand is checked from the bottom up, each frame on those beneath."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tavoliere.core.refusal import Refusal, Value
from tavoliere.games.settlers.agenda_text import frame_text
from tavoliere.games.settlers.pieces import FIRST_OF_CREST, LAST_REGION, SCOUT, TOURNAMENT, WIZARD
from tavoliere.games.settlers.pieces import KIND_OF as KINDS
from tavoliere.games.settlers.possible_frames import EITHER_SEAT, fits
from tavoliere.games.settlers.possible_payments import moves_of
from tavoliere.games.settlers.rules import agenda
from tavoliere.games.settlers.rules.agenda import FIRST_STEP, NAMES, Frame
from tavoliere.games.settlers.rules.building import outer_column
from tavoliere.games.settlers.rules.opening import START_PLACES

if TYPE_CHECKING:
    from tavoliere.games.settlers.position import Position

DEEPEST: Final = 16
"""More frames than any turn has."""

_EVENT: Final = (agenda.DO_WITCHES,)
_BELOW: Final[dict[int, tuple[int, ...]]] = {
    agenda.NUMBER: (agenda.DICE,),
    agenda.FACE: (agenda.DICE,),
    agenda.JUMP: (agenda.DO_EVENT, agenda.DO_CARD),
    agenda.PAY_ANY: (agenda.DRAW, agenda.RENEW),
    agenda.POWER: (agenda.ACTIONS, agenda.DICE, agenda.JUMP, agenda.ANSWER),
    agenda.GAIN: (agenda.ACTIONS, agenda.DO_WITCHES, agenda.GAIN),
    agenda.TAKE: (agenda.ACTIONS, agenda.DO_WITCHES),
    agenda.PUT: (
        agenda.ACTIONS,
        agenda.DO_WITCHES,
        agenda.TAKE,
        agenda.PUT,
        agenda.MERCHANT,
        agenda.MERCHANT_GIVE,
    ),
    agenda.UNDER: (agenda.REDUCE, agenda.EXCHANGE, agenda.ACTIONS, agenda.DICE, agenda.CORNER, agenda.DO_EFFECT),
    agenda.DRAW: (agenda.DO_NEXT_TURN,),
    agenda.SEARCH: (agenda.DRAW, agenda.DO_NEXT_TURN),
    agenda.EXCHANGE: (agenda.DO_NEXT_TURN,),
    agenda.RENEW: (agenda.DO_NEXT_TURN,),
    agenda.ANSWER: (agenda.DO_EFFECT,),
    agenda.REVOLT: (agenda.DO_REVOLT, agenda.DO_CARD_GONE),
    agenda.CONFLICT: _EVENT,
    agenda.CONFLICT_STACK: _EVENT,
    agenda.BUILDER: (agenda.DO_BUILDER, *_EVENT),
    agenda.BUILDER_TAKE: (agenda.DO_BUILDER, *_EVENT),
    agenda.BUILDER_PUT: (agenda.DO_BUILDER, *_EVENT),
    agenda.BUILDER_UNDER: (agenda.BUILDER_PUT,),
    agenda.COMET: (agenda.DO_COMET, *_EVENT),
    agenda.DO_HARVEST: (agenda.ACTIONS,),
    agenda.DO_WITCHES: (agenda.DO_HARVEST,),
    agenda.DO_EVENT: _EVENT,
    agenda.DO_CARD: _EVENT,
    agenda.DO_EFFECT: (agenda.ACTIONS, agenda.DICE),
    agenda.DO_EXCHANGE: (agenda.DO_NEXT_TURN,),
    agenda.DO_CARD_GONE: (agenda.DO_CARD_GONE, *_EVENT),
    agenda.DO_REVOLT: (agenda.DO_REVOLT, agenda.DO_CARD_GONE),
    agenda.DO_BUILDER: (agenda.DO_BUILDER, *_EVENT),
    agenda.DO_COMET: (agenda.DO_COMET, *_EVENT),
}
"""What can lie right beneath each frame; beneath those that are missing lie the actions."""

_BOTTOM: Final = (agenda.DICE, agenda.ACTIONS, agenda.DO_NEXT_TURN)
_NEVER: Final = (
    *_BOTTOM, agenda.ARRANGE, agenda.OPEN_STACK, agenda.OPEN_CARDS, agenda.DO_OPENING, agenda.DO_BEGIN, agenda.DO_DUEL,
    agenda.DO_REFILL,
)  # fmt: skip
"""What never lies on anything, once the set-up is over."""


# ------------------------------------------------------------------------------------------------- cards on their way


def cards_in(frame: Frame) -> list[int]:
    """Name the card that lies nowhere, since it is on its way under a stack (W88)."""
    on_its_way = frame.kind == agenda.UNDER and frame.b == 2 and frame.a < len(KINDS) and KINDS[frame.a] == WIZARD
    return [frame.a] if on_its_way else []


def regions_in(frame: Frame) -> list[int]:
    """Name the regions that are turned up or found, and not laid yet (B32)."""
    regions = {agenda.CORNER: (frame.a, frame.c), agenda.SCOUT: (frame.b,)}.get(frame.kind, ())
    return [region for region in regions if 0 < region <= LAST_REGION]


def empty_places(position: Position, seat: int) -> set[int]:
    """List the places of a principality that have no region yet (B6, B32)."""
    realm = position.realms[seat]
    empty: set[int] = set()
    for frame in position.frames:
        column = -1
        if frame.seat == seat and frame.kind == agenda.ARRANGE:
            empty |= {place for place in START_PLACES if realm.land[place] <= 0} or set(START_PLACES[frame.a :])
        elif frame.seat == seat and frame.kind == agenda.CORNER:
            column = frame.b
        elif frame.seat == seat and frame.kind == agenda.SCOUT:
            column = outer_column(realm, frame.a)
        elif frame.seat == seat and frame.kind == agenda.DO_EFFECT and frame.a == SCOUT:
            column = outer_column(realm, frame.c)
        empty |= {2 * column, 2 * column + 1} if column >= 0 else set()
    return empty


# ---------------------------------------------------------------------------------------------------------- the checks


def insist_on_possible_agenda(position: Position) -> None:
    """Refuse an agenda that no turn has: a frame in a wrong place, of a wrong seat, or with wrong numbers."""
    frames = position.frames
    if not frames:
        return
    if position.turn == 0:
        _insist_on_set_up(position)
    else:
        _insist_on_turn(position)
    top = frames[-1]
    if top.kind >= FIRST_STEP or not moves_of(position):
        raise Refusal("notation", "refusal-agenda-waits", frame=frame_text(top))


def _refuse(key: str, frame: Frame, **more: Value) -> Refusal:
    return Refusal("notation", key, frame=frame_text(frame)[:60], **more)


def _insist_on_turn(position: Position) -> None:
    frames = position.frames
    if frames[0].kind not in _BOTTOM:
        raise _refuse("refusal-agenda-bottom", frames[0], names=[NAMES[kind] for kind in _BOTTOM])
    if len(frames) > DEEPEST:
        raise _refuse("refusal-agenda-deep", frames[-1], count=len(frames), most=DEEPEST)
    for depth, frame in enumerate(frames):
        if depth and not _may_lie_on(frame.kind, frames[depth - 1].kind):
            raise _refuse("refusal-agenda-there", frame, below=frame_text(frames[depth - 1])[:60])
        if frame.seat != position.active and frame.kind not in EITHER_SEAT:
            raise _refuse("refusal-agenda-seat", frame, seat=position.active)
        # Each frame is judged as it was laid: on those beneath.
        position.frames = frames[:depth]
        sound = fits(position, frame)
        position.frames = frames
        if not sound:
            raise _refuse("refusal-agenda-numbers", frame)
    if agenda.DO_HARVEST in [frame.kind for frame in frames] and not position.number:
        raise Refusal("B13", "refusal-no-dice")


def _may_lie_on(kind: int, below: int) -> bool:
    if kind in _NEVER:
        return False
    return kind == agenda.REDUCE or below in _BELOW.get(kind, (agenda.ACTIONS,))


def _insist_on_set_up(position: Position) -> None:
    """In the set-up both arrange their regions, then take their opening hands; there is no other way through it."""
    first, second = position.starter, 1 - position.starter
    plan = [(agenda.DO_BEGIN, first), (agenda.DO_OPENING, second), (agenda.DO_OPENING, first)]
    plan += [(agenda.ARRANGE, second), (agenda.ARRANGE, first)]
    opening = {agenda.OPEN_STACK, agenda.OPEN_CARDS}
    frames = position.frames
    for depth, frame in enumerate(frames):
        top = depth == len(frames) - 1
        due = depth < len(plan) and (frame.kind, frame.seat) == plan[depth]
        if top and frame.kind in opening and depth in {1, 2}:
            due = frame.seat == plan[depth][1]
        if not due:
            raise _refuse("refusal-agenda-set-up", frame)
        if not _fits_set_up(position, frame, top=top):
            raise _refuse("refusal-agenda-numbers", frame)


def _fits_set_up(position: Position, frame: Frame, *, top: bool) -> bool:
    tournament = position.options.mode == TOURNAMENT
    stacks = position.stacks[:-2]
    if frame.kind == agenda.ARRANGE:
        laid = sorted(region for region in position.realms[frame.seat].land if region)
        first = FIRST_OF_CREST[frame.seat]
        begun = frame.a == 0 or (top and frame.a < 5)
        return begun and laid == list(range(first, first + frame.a)) and not any(frame.key()[3:])
    if frame.kind == agenda.DO_BEGIN:
        return not any(frame.key()[2:])
    left = frame.b if frame.kind == agenda.OPEN_CARDS else 3
    if tournament:
        # W61: three of 33 cards go to the hand, the others lie in one pile until then.
        mine = stacks[4 * frame.seat : 4 * frame.seat + 4]
        whole = len(mine[0]) == 30 + left and not any(mine[1:])
        of_deck = frame.kind == agenda.OPEN_CARDS and frame.a == 4 * frame.seat and 0 < left <= 3
        return whole and (of_deck if frame.kind != agenda.DO_OPENING else frame.a == 0) and not any(frame.key()[4:])
    if frame.kind == agenda.OPEN_CARDS:
        return frame.a < len(stacks) and 0 < left <= 3 and len(stacks[frame.a]) >= left and not any(frame.key()[4:])
    # B10: each stack must be worth looking through, for whoever comes next too.
    others = [cards for number, cards in enumerate(stacks) if number + 1 != frame.a]
    return frame.a <= len(stacks) and all(len(cards) >= 3 for cards in others) and not any(frame.key()[3:])
