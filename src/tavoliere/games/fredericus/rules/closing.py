"""The end of a turn and of the game: hoods off, tokens, the goal deck, the announcement (F31-F35)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tavoliere.core.event import GAME_OVER, TURN_BEGAN, Event
from tavoliere.core.refusal import Refusal
from tavoliere.games.fredericus.moves import END_ACTIONS, ON_CENTRE, ON_KEEPS, ON_TWO_KEEPS, PlaceToken
from tavoliere.games.fredericus.pieces import (
    BIRD_LETTERS,
    CENTRE,
    FIRST_CREATURE,
    FREDERICUS,
    FREDERICUS_IN_HAND,
    HAND,
    HOODED,
    LETTERS,
    OVER,
    PLACES,
    TOKEN,
    TURN,
    letters_of_hand,
)
from tavoliere.games.fredericus.score import outcome_of

if TYPE_CHECKING:
    from tavoliere.core.move import Move
    from tavoliere.games.fredericus.position import Position

ACTIONS: Final = 4
ACTIONS_OF_FIRST_ROUND: Final = (2, 3, 4, 4)
"""For any number of players (F13, A3)."""


def begin_turn(position: Position, seat: int, tell: list[Event] | None) -> None:
    """Begin a seat's turn: count its actions (F13), and pay its token in the centre before anything else (F34)."""
    if position.phase == TOKEN and seat == 0:
        position.round += 1
    position.turn = seat
    position.phase = TURN
    position.actions = ACTIONS_OF_FIRST_ROUND[seat] if position.round == 1 else ACTIONS
    position.extra = 0
    position.used = 0
    if tell is not None:
        args = {"seat": seat, "round": position.round, "actions": position.actions}
        tell.append(Event(TURN_BEGAN, args))
    if position.seats > 2 and position.tokens[seat] == CENTRE:
        take_token_back(position, seat, seat, tell)
        draw_goal(position, seat, tell)


def offer_end_of_actions(position: Position, moves: list[Move]) -> None:
    """Offer to end the actions, once no compulsory one is left or where the house plays "up to four" (A10, D18)."""
    if position.actions == 0 or position.options.up_to:
        moves.append(END_ACTIONS)


def objection_to_end_actions(position: Position) -> Refusal | None:
    """Refuse to end the turn while compulsory actions remain (F13, A9)."""
    if position.actions and not position.options.up_to:
        return Refusal("F13", "refusal-actions-left", remaining=position.actions)
    return None


def do_end_actions(position: Position, tell: list[Event] | None) -> None:
    """End the actions: the own hooded bird is freed (F31), then the token follows.

    In the last turn of an announced game nothing can follow any more (A33).
    """
    seat = position.turn
    if tell is not None:
        tell.append(Event("actions-ended", {"seat": seat}))
    for bird in (0, 1):
        tower = position.birds[2 * seat + bird] - HOODED
        if tower >= 0:
            position.birds[2 * seat + bird] = tower
            if tell is not None:
                tell.append(Event("freed", {"seat": seat, "bird": BIRD_LETTERS[bird], "tower": tower}))
    position.phase = TOKEN
    position.actions = 0
    position.extra = 0
    position.used = 0
    if position.announced and seat == position.seats - 1:
        end_game(position, tell)


def offer_tokens(position: Position) -> list[Move]:
    """Offer every keep, and the empty centre with three or four players; with two players every two keeps (F32)."""
    if position.seats == 2:
        return ON_TWO_KEEPS.copy()
    moves = ON_KEEPS.copy()
    if CENTRE not in position.tokens:
        moves.append(ON_CENTRE)
    return moves


def objection_to_number_of_tokens(position: Position, move: PlaceToken) -> Refusal | None:
    """Refuse one keep where two tokens are to be laid, and the other way round (A23)."""
    if position.seats == 2 and move.second < 0:
        return Refusal("A23", "refusal-two-tokens")
    if position.seats > 2 and move.second >= 0:
        return Refusal("A25", "refusal-one-token")
    return None


def objection_to_place_token(position: Position, move: PlaceToken) -> Refusal | None:
    """Refuse the centre where it does not exist or is taken (F32, A24)."""
    if move.first == CENTRE:
        if position.seats == 2:
            return Refusal("F32", "refusal-no-centre")
        if CENTRE in position.tokens:
            return Refusal("A24", "refusal-centre-taken", owner=position.tokens.index(CENTRE))
    return objection_to_number_of_tokens(position, move)


def lay_tokens(position: Position, move: PlaceToken, tell: list[Event] | None) -> None:
    """Lay the seat's token, or both with two players, each from wherever it was."""
    seat = position.turn
    if position.seats > 2:
        before, after = [position.tokens[seat]], [move.first]
        position.tokens[seat] = move.first
    else:
        before, after = position.tokens[2 * seat : 2 * seat + 2], [move.first, move.second]
        position.tokens[2 * seat : 2 * seat + 2] = after
    if tell is not None:
        _tell_of_tokens(seat, before, after, tell)


def _tell_of_tokens(seat: int, before: list[int], after: list[int], tell: list[Event]) -> None:
    """Tell first which tokens stay, then which are laid: two tokens of one colour are alike."""
    for place in after.copy():
        if place in before:
            before.remove(place)
            after.remove(place)
            tell.append(Event("token-stayed", {"seat": seat, "place": PLACES[place]}))
    for was, place in zip(before, after, strict=True):
        tell.append(Event("token-laid", {"seat": seat, "place": PLACES[place], "from": PLACES[was]}))


def do_place_token(position: Position, move: PlaceToken, tell: list[Event] | None) -> None:
    """Lay the token (F32), turn over a goal if it is this seat's duty (F33), and go on to the next seat."""
    lay_tokens(position, move, tell)
    seat = position.turn
    last = position.seats - 1
    if seat == (0 if position.options.starter_discards else last):
        turn_over_goal(position, tell)
    if seat == last and position.announced:
        end_game(position, tell)
    else:
        begin_turn(position, 0 if seat == last else seat + 1, tell)


def turn_over_goal(position: Position, tell: list[Event] | None) -> None:
    """Turn over the top goal and discard it face up; if it is Fredericus, the end is announced (F33, F35)."""
    if position.announced:
        return
    card = take_top_goal(position)
    position.opened += 1 << 4 * (card - FIRST_CREATURE)
    if tell is not None:
        tell.append(Event("goal-turned-over", {"seat": position.turn, "goal": LETTERS[card]}, None, unveils=True))
    if card == FREDERICUS:
        announce(position, position.turn, "turned", tell)


def take_top_goal(position: Position) -> int:
    """Take the top card of the goal deck, which cannot run dry before Fredericus has shown himself (F38, A32)."""
    card = position.deck & 15
    assert card, "the goal deck ran dry without Fredericus (A32)"  # noqa: S101  a guard, not a rule
    position.deck >>= 4
    return card


def draw_goal(position: Position, seat: int, tell: list[Event] | None) -> None:
    """Draw a goal, known to its owner alone; after the announcement nobody draws for any reason (F35, A35)."""
    if position.announced:
        return
    card = take_top_goal(position)
    position.goals[seat] += 1 << 4 * (card - FIRST_CREATURE)
    if card == FREDERICUS:
        # A27: shown at once, kept, and worth 2.
        if tell is not None:
            tell.append(Event("fredericus-drawn", {"seat": seat}, None, unveils=True))
        announce(position, seat, "drawn", tell)
    elif tell is not None:
        tell.append(Event("goal-drawn", {"seat": seat}, {seat: {"goal": LETTERS[card]}}))


def take_token_back(position: Position, token: int, owner: int, tell: list[Event] | None) -> None:
    """Give a token back into its owner's hand, where it stays until the end of the owner's own turn (A19)."""
    place = position.tokens[token]
    position.tokens[token] = HAND
    if tell is not None:
        tell.append(Event("token-back", {"seat": owner, "from": PLACES[place]}))


def announce(position: Position, seat: int, reason: str, tell: list[Event] | None) -> None:
    """Announce the end: from now on no goal is drawn, and the round is played out (F35)."""
    if position.announced:
        return
    position.announced = True
    if tell is not None:
        tell.append(Event("announced", {"seat": seat, "reason": reason}))


def end_game(position: Position, tell: list[Event] | None) -> None:
    """End the game before the starter's next turn; all goals are shown and counted (F35-F37)."""
    position.phase = OVER
    if tell is not None:
        outcome = outcome_of(position)
        args = {
            "scores": list(outcome.scores),
            "ranking": list(outcome.ranking),
            "reason": outcome.reason,
            "seat": outcome.winner,
            "goals": [letters_of_hand(goals % FREDERICUS_IN_HAND) for goals in position.goals],
        }
        tell.append(Event(GAME_OVER, args, None, unveils=True))
