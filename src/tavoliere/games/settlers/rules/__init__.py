"""Which moves are legal and what they do: one module a chapter of the rule book.

What is to be done next lies on top of `Position.frames`. A decision there offers its moves and says what each does; a
step there happens by itself. The chapters enter their decisions into `registry`, single cards do so in `effects`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tavoliere.games.settlers.effects import enter_effects
from tavoliere.games.settlers.moves import ALL
from tavoliere.games.settlers.rules import (
    actions,
    agenda,
    building,
    magic,
    opening,
    paying,
    playing,
    refill,
    stock,
    trading,
    turn,
)
from tavoliere.games.settlers.rules.asking import tell_what_is_asked
from tavoliere.games.settlers.rules.registry import DO, OFFER, decide
from tavoliere.games.settlers.rules.telling import snapshot, tell_changes

if TYPE_CHECKING:
    from tavoliere.core.event import Event
    from tavoliere.core.move import Move
    from tavoliere.core.refusal import Refusal
    from tavoliere.games.settlers.position import Position
    from tavoliere.games.settlers.rules.agenda import Frame

decide(agenda.ARRANGE, opening.offer_arrange, opening.do_arrange)
decide(agenda.OPEN_STACK, opening.offer_open_stack, opening.do_open_stack)
decide(agenda.OPEN_CARDS, opening.offer_open_cards, opening.do_open_cards)
decide(agenda.DICE, turn.offer_dice, turn.do_dice)
decide(agenda.JUMP, turn.offer_jump, turn.do_jump)
decide(agenda.ACTIONS, actions.offer_actions, actions.do_actions)
decide(agenda.SIDE, building.offer_side, building.do_side)
decide(agenda.CORNER_WIZARD, building.offer_corner_wizard, building.do_corner_wizard)
decide(agenda.CORNER, building.offer_corner, building.do_corner)
decide(agenda.PAY, paying.offer_pay, paying.do_pay)
decide(agenda.PAY_ANY, paying.offer_pay_any, paying.do_pay_any)
decide(agenda.POWER, magic.offer_power, magic.do_power)
decide(agenda.GAIN, stock.offer_gain, stock.do_gain)
decide(agenda.TAKE, stock.offer_take, stock.do_take)
decide(agenda.PUT, stock.offer_put, stock.do_put)
decide(agenda.DEAL, trading.offer_deal, trading.do_deal)
decide(agenda.ANSWER_OFFER, trading.offer_answer_offer, trading.do_answer_offer)
decide(agenda.ANSWER, playing.offer_answer, playing.do_answer)
decide(agenda.UNDER, playing.offer_under, playing.do_under)
decide(agenda.REDUCE, refill.offer_reduce, refill.do_reduce)
decide(agenda.DRAW, refill.offer_draw, refill.do_draw)
decide(agenda.SEARCH, refill.offer_search, refill.do_search)
decide(agenda.EXCHANGE, refill.offer_exchange, refill.do_exchange)
decide(agenda.RENEW, refill.offer_renew, refill.do_renew)
enter_effects()

HAPPENS: Final[list[bool]] = [
    kind >= agenda.FIRST_STEP or kind in {agenda.GAIN, agenda.TAKE, agenda.DRAW, agenda.REDUCE}
    for kind in range(len(agenda.NAMES))
]
"""Which frames happen, or may be over, by themselves."""


def legal(position: Position) -> list[Move]:
    """List every legal move once, in the order of the table of moves."""
    moves: list[Move] = []
    if position.reason == 0:
        frame = position.frames[-1]
        OFFER[frame.kind](position, frame, moves)
    return moves


def objection(position: Position, move: Move) -> Refusal | None:
    """Say why this move is not legal now; None if it is."""
    offered = position.offered
    if offered is None:
        offered = legal(position)
        position.offered = offered
    if move in offered:
        return None
    from tavoliere.games.settlers.rules.referee import why_not

    return why_not(position, move)


def do(position: Position, move: Move, tell: list[Event] | None) -> None:
    """Do a legal move, and everything that follows by itself; what happens is told where somebody listens."""
    position.offered = None
    frame = position.frames[-1]
    if tell is None:
        DO[frame.kind](position, frame, move, None)
        _settle(position, None)
        return
    before = snapshot(position)
    DO[frame.kind](position, frame, move, tell)
    _settle(position, tell)
    tell_changes(position, before, tell)
    if position.reason == 0:
        tell_what_is_asked(position, tell)


def _settle(position: Position, tell: list[Event] | None) -> None:
    """Go on until somebody has to decide, or has won (U13)."""
    while True:
        if turn.end_if_won(position, tell) or position.reason:
            position.frames = []
            return
        passive = position.realms[1 - position.active]
        if len(passive.hand) > passive.limit:
            _hold_to_limit(position)
        frame = position.frames[-1]
        if not HAPPENS[frame.kind] or not _step(position, frame, tell):
            return


def _hold_to_limit(position: Position) -> None:
    """Whoever is not in turn and has too much in hand puts it away at once, before play goes on (B50, B83)."""
    if position.turn == 0:
        return
    passive = 1 - position.active
    for frame in position.frames:
        # U14, B95: after a Civil War both come down together, whoever has thrown the dice first.
        if frame.kind == agenda.DO_CARD_GONE:
            return
    top = position.frames[-1]
    if top.seat == passive and top.kind in {agenda.REDUCE, agenda.UNDER, *agenda.HAND_IN_MOTION}:
        return
    position.frames.append(agenda.Frame(agenda.REDUCE, passive))


def _step(position: Position, frame: Frame, tell: list[Event] | None) -> bool:
    """Do what happens by itself; say whether anything did."""
    kind = frame.kind
    if kind == agenda.GAIN:
        return stock.run_gain(position, frame, tell)
    if kind == agenda.TAKE:
        return stock.run_take(position, frame, tell)
    if kind == agenda.DRAW:
        return refill.run_draw(position, frame)
    if kind == agenda.REDUCE:
        return refill.run_reduce(position, frame)
    if kind == agenda.DO_HARVEST:
        turn.run_harvest(position, tell)
    elif kind == agenda.DO_EVENT:
        turn.run_event(position, frame, tell)
    elif kind == agenda.DO_WITCHES:
        turn.run_witches(position, frame, tell)
    elif kind == agenda.DO_NEXT_TURN:
        turn.run_next_turn(position, frame, tell)
    elif kind == agenda.DO_EXCHANGE:
        refill.run_exchange(position, frame)
    elif kind == agenda.DO_EFFECT:
        playing.run_effect(position, frame, tell)
    elif kind == agenda.DO_OPENING:
        opening.run_opening(position, frame)
    elif kind == agenda.DO_BEGIN:
        opening.run_begin(position, frame, tell)
    else:
        run_event_step(position, frame, tell)
    return True


def run_event_step(position: Position, frame: Frame, tell: list[Event] | None) -> None:
    """Let an event card work, or go on with it."""
    from tavoliere.games.settlers.effects import events

    events.run_step(position, frame, tell)


def read(position: Position, text: str) -> Move:
    """Read a move's notation; what is no move of the game is refused with the rule that it breaks."""
    from tavoliere.games.settlers.reading import read_move

    return read_move(text, position)


__all__ = ["ALL", "do", "legal", "objection", "read"]
