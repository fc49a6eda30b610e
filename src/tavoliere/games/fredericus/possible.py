"""What no game can come to: a position that is written by hand is refused with what is wrong and where."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tavoliere.core.refusal import Refusal, Value
from tavoliere.games.fredericus.pieces import (
    BETS,
    CENTRE,
    FIRST_CREATURE,
    FREDERICUS,
    HAND,
    HOODED,
    KINDS,
    LETTERS,
    REVERSED,
    SEAL,
    SHIFTED,
    SKY,
    TOKEN,
    TURN,
    WOODS,
    length_of,
    letters_of,
    letters_of_hand,
    size_of,
)
from tavoliere.games.fredericus.setup import CARDS, GOALS_AT_THE_BOTTOM, GOALS_OF_A_KIND

if TYPE_CHECKING:
    from tavoliere.games.fredericus.position import Position

MOST_CREATURES: Final = 9
LAST_ROUND: Final = 99
"""Every round takes a goal from the deck (F33), so no game gets far; what is written by hand may start anywhere."""


def insist_on_possible(position: Position) -> None:
    """Refuse a position with more cards, birds or tokens in a place than a game can have."""
    _insist_on_cards(position)
    _insist_on_captures(position)
    _insist_on_birds(position)
    _insist_on_tokens(position)
    _insist_on_turn(position)


def _insist_on_cards(position: Position) -> None:
    """No more cards of a kind in the rows and before the seats than this number of players has (F6)."""
    laid = "".join(letters_of(row) for row in position.rows)
    laid += "".join(letters_of_hand(hand) for hand in position.creatures)
    woods, skies, seals, creatures = CARDS[position.seats]
    most = {WOODS: woods, SKY: skies, SEAL: seals}
    for card in range(WOODS, FIRST_CREATURE + KINDS):
        count = laid.count(LETTERS[card])
        allowed = most.get(card, creatures)
        if count > allowed:
            arguments: dict[str, Value] = {
                "card": LETTERS[card],
                "count": count,
                "most": allowed,
                "seats": position.seats,
            }
            raise Refusal("F6", "refusal-too-many-cards", **arguments)


def _insist_on_captures(position: Position) -> None:
    """No seat has more than nine creatures: the turn of the eighth brings one more at most, and is the last (A30)."""
    for seat in range(position.seats):
        count = size_of(position.creatures[seat])
        if count > MOST_CREATURES:
            raise Refusal("A30", "refusal-too-many-captures", seat=seat, count=count, most=MOST_CREATURES)


def insist_on_possible_goals(position: Position, *, deck_given: bool) -> None:
    """No more goals of a kind than exist (F5), and Fredericus once, among the last five of the deck (F10)."""
    deck = letters_of(position.deck)[::-1]
    goals = deck + letters_of_hand(position.opened) + "".join(letters_of_hand(hand) for hand in position.goals)
    for kind in range(KINDS):
        card = LETTERS[FIRST_CREATURE + kind]
        if goals.count(card) > GOALS_OF_A_KIND:
            raise Refusal("F5", "refusal-too-many-goals", goal=card, count=goals.count(card), most=GOALS_OF_A_KIND)
    fredericus = LETTERS[FREDERICUS]
    if goals.count(fredericus) > 1:
        raise Refusal("F5", "refusal-fredericus-twice", count=goals.count(fredericus))
    if fredericus in deck[: -GOALS_AT_THE_BOTTOM - 1]:
        raise Refusal("F10", "refusal-fredericus-too-high", place=deck.index(fredericus) + 1, length=len(deck))
    if deck_given and fredericus not in goals and not position.announced:
        raise Refusal("A32", "refusal-fredericus-missing", length=len(deck))


def _insist_on_birds(position: Position) -> None:
    """No seat has both birds hooded (F27), and none is still hooded when its owner lays the token (F31)."""
    for seat in range(position.seats):
        hooded = [bird for bird in position.birds[2 * seat : 2 * seat + 2] if bird >= HOODED]
        if hooded and position.phase == TOKEN and seat == position.turn:
            raise Refusal("F31", "refusal-still-hooded", seat=seat)
        if len(hooded) > 1:
            raise Refusal("F27", "refusal-both-hooded", seat=seat)


def _insist_on_tokens(position: Position) -> None:
    """At most one token in the centre, none with two players, none of the acting seat (F32, F34, A24)."""
    owners = [token for token, place in enumerate(position.tokens) if place == CENTRE]
    if owners and position.seats == 2:
        raise Refusal("F32", "refusal-no-centre")
    if len(owners) > 1:
        raise Refusal("A24", "refusal-two-in-centre", seat=owners[0], other=owners[1])
    if owners and position.phase in (TURN, TOKEN) and owners[0] == position.turn:
        raise Refusal("F34", "refusal-own-centre", seat=position.turn)
    if position.phase != BETS:
        return
    each = len(position.tokens) // position.seats
    for token, place in enumerate(position.tokens):
        if (place == HAND) != (token // each >= position.turn) or place == CENTRE:
            raise Refusal("F12", "refusal-bets-out-of-turn", seat=token // each)


def _insist_on_turn(position: Position) -> None:
    """What a turn has used up must fit what it has gained, and the bets come before everything (F12, F24, F39)."""
    if position.extra and not position.used & REVERSED:
        raise Refusal("F24", "refusal-extra-without-reversal", extra=position.extra)
    if position.used & SHIFTED and not position.options.variant:
        raise Refusal("F39", "refusal-variant-off")
    deck = length_of(position.deck)
    if position.round + deck > LAST_ROUND:
        raise Refusal("F38", "refusal-late-round", round=position.round, deck=deck, most=LAST_ROUND - deck)
    if position.phase == BETS and (position.round > 1 or position.announced):
        raise Refusal("F12", "refusal-late-bets")
