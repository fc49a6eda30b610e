"""The magic action cards (W87-W96); those that move regions stand in `regions`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavoliere.core.event import Event
from tavoliere.games.settlers.effects.attacks import BUILDINGS, sites_of
from tavoliere.games.settlers.moves import (
    CENTRE_MOVES,
    EVENT_TAKES,
    SIDES,
    SITE_MOVES,
    TAKES,
    WIZARDS,
    AtCentre,
    AtSide,
    AtSite,
    NameWizard,
    TakeCard,
    TakeEvent,
)
from tavoliere.games.settlers.pieces import (
    ACTION,
    BOOK,
    CITY,
    CIVIL_WAR,
    EVENT_IDS,
    HAND_IDS,
    KIND_OF,
    MAGIC_ACTION,
    MATERIALIZATION,
    PLAGUE,
    SETTLEMENT,
    TOURNAMENT,
    WIZARDS_DUEL,
    YEAR_END,
    place_text,
    site_text,
)
from tavoliere.games.settlers.pieces import BETTER_WORLD as BETTER_WORLD_CARD
from tavoliere.games.settlers.pieces import MAGICS_HAND as MAGICS_HAND_CARD
from tavoliere.games.settlers.pieces import PREMONITION as PREMONITION_CARD
from tavoliere.games.settlers.pieces import WITCH as WITCH_CARD
from tavoliere.games.settlers.rules import registry
from tavoliere.games.settlers.rules.agenda import (
    BETTER_WORLD,
    DUEL,
    DUEL_THEIRS,
    MAGICS_HAND,
    MAGICS_HAND_SIDE,
    MATERIALIZE,
    PREMONITION,
    UNDER,
    WITCH,
    Frame,
)
from tavoliere.games.settlers.rules.building import clear_site, raise_centre, remove_wizard, sides_for
from tavoliere.games.settlers.rules.cards import (
    EVERYONE,
    discard_pile,
    event_stack,
    insert,
    look_through,
    pull_out,
    take_in_hand,
)
from tavoliere.games.settlers.rules.chance import next_chance
from tavoliere.games.settlers.rules.magic import place_of_wizard, stone_lies

if TYPE_CHECKING:
    from tavoliere.core.move import Move
    from tavoliere.games.settlers.position import Position
    from tavoliere.games.settlers.realm import Realm

TWO_WIZARDS = 2

COMMON_EVENTS = (CIVIL_WAR, CIVIL_WAR, PLAGUE, PLAGUE, YEAR_END)
"""What lies in the event stack of every tournament (W56)."""

# ----------------------------------------------------------------------------------------------------- Better World


def can_better_world(position: Position, _seat: int) -> bool:
    """There must be an event besides Year End (W87)."""
    return len(position.stacks[event_stack(position)]) > 1


def start_better_world(position: Position, frame: Frame, tell: list[Event] | None) -> None:
    """Look through the events."""
    look_through(position, frame.seat, event_stack(position), tell)
    position.frames.append(Frame(BETTER_WORLD, frame.seat))


def offer_better_world(position: Position, _frame: Frame, moves: list[Move]) -> None:
    """Offer every event but Year End (W87, Q2)."""
    for event in sorted(set(position.stacks[event_stack(position)])):
        if event != YEAR_END:
            moves.append(EVENT_TAKES[event])


def do_better_world(position: Position, frame: Frame, move: Move, tell: list[Event] | None) -> None:
    """Show the event; it is out of the game for good (W87, Q3)."""
    position.frames.pop()
    if isinstance(move, TakeEvent):
        hidden = not surely_there(position, move.event)
        pull_out(position, frame.seat, event_stack(position), move.event)
        position.gone = position.gone.copy()
        insert(position.gone, move.event)
        if tell is not None:
            told = {"seat": frame.seat, "card": EVENT_IDS[move.event]}
            tell.append(Event("event-removed", told, None, unveils=hidden))


def surely_there(position: Position, event: int) -> bool:
    """Say whether everyone knows that an event lies in the stack; some of a tournament's the players choose (W57)."""
    if position.options.mode != TOURNAMENT or COMMON_EVENTS.count(event) > position.gone.count(event):
        return True
    stack = event_stack(position)
    for at, card in enumerate(position.stacks[stack]):
        if card == event and position.seen[3 * stack + EVERYONE] >> at & 1:
            return True
    # It was turned up last, and has not been removed since.
    return event == position.event and event not in position.gone


# ---------------------------------------------------------------------------------------------------- Wizards' Duel


def can_duel(position: Position, seat: int) -> bool:
    """There must be a wizard on both sides (W88)."""
    return position.realms[seat].count_wizards() > 0 and position.realms[1 - seat].count_wizards() > 0


def start_duel(position: Position, frame: Frame, _tell: list[Event] | None) -> None:
    """Name the own wizard first; he need not be the one who has paid."""
    position.frames.append(Frame(DUEL, frame.seat))


def offer_duel(position: Position, frame: Frame, moves: list[Move]) -> None:
    """Offer the own wizards."""
    _offer_wizards(position.realms[frame.seat], 0, moves)


def _offer_wizards(realm: Realm, theirs: int, moves: list[Move]) -> None:
    for wizard in sorted(realm.wizards):
        if wizard:
            moves.append(WIZARDS[theirs][wizard])


def do_duel(position: Position, frame: Frame, move: Move, _tell: list[Event] | None) -> None:
    """Name the opponent's wizard."""
    position.frames.pop()
    if isinstance(move, NameWizard):
        position.frames.append(Frame(DUEL_THEIRS, frame.seat, move.card))


def offer_duel_theirs(position: Position, frame: Frame, moves: list[Move]) -> None:
    """Offer the opponent's wizards."""
    _offer_wizards(position.realms[1 - frame.seat], 1, moves)


def do_duel_theirs(position: Position, frame: Frame, move: Move, tell: list[Event] | None) -> None:
    """Throw a die each and add the power of the wizards, again in a tie; the loser goes under a stack (W88, P12)."""
    position.frames.pop()
    if not isinstance(move, NameWizard):
        return
    seat = frame.seat
    mine, theirs = position.realms[seat], position.realms[1 - seat]
    source = next_chance(position)
    my_power = mine.power[place_of_wizard(mine, frame.a)]
    their_power = theirs.power[place_of_wizard(theirs, move.card)]
    throws = []
    while True:
        throws.append([source.below(6) + 1, source.below(6) + 1])
        difference = my_power + throws[-1][0] - their_power - throws[-1][1]
        if difference:
            break
    loser, wizard = (1 - seat, move.card) if difference > 0 else (seat, frame.a)
    place = remove_wizard(position, loser, wizard)
    position.frames.append(Frame(UNDER, loser, wizard, 2))
    if tell is not None:
        told = {
            "seat": seat,
            "wizard": HAND_IDS[frame.a],
            "their_wizard": HAND_IDS[move.card],
            "throws": throws,
            "loser": loser,
            "card": HAND_IDS[wizard],
            "place": place_text(place),
        }
        tell.append(Event("wizards-duel", told, None, unveils=True))


# ------------------------------------------------------------------------------------------------------------ Witch


def can_witch(position: Position, seat: int) -> bool:
    """It takes two own wizards and a building that no Witch lies on yet (W89, P13)."""
    return position.realms[seat].count_wizards() >= TWO_WIZARDS and bool(unbewitched(position.realms[1 - seat]))


def unbewitched(realm: Realm) -> list[int]:
    """List the sites of buildings without a Witch."""
    return [site for site in sites_of(realm, BUILDINGS) if not realm.witches >> site & 1]


def start_witch(position: Position, frame: Frame, _tell: list[Event] | None) -> None:
    """Choose the building."""
    position.frames.append(Frame(WITCH, frame.seat))


def offer_witch(position: Position, frame: Frame, moves: list[Move]) -> None:
    """Offer the opponent's buildings."""
    for site in unbewitched(position.realms[1 - frame.seat]):
        moves.append(SITE_MOVES[1][site])


def do_witch(position: Position, frame: Frame, move: Move, tell: list[Event] | None) -> None:
    """The building does not work any more, and its points do not count (W89)."""
    position.frames.pop()
    if isinstance(move, AtSite):
        discard_pile(position, frame.seat).remove(WITCH_CARD)
        victim = position.realms[1 - frame.seat]
        victim.witches |= 1 << move.site
        position.reckon()
        if tell is not None:
            told = {"seat": 1 - frame.seat, "card": HAND_IDS[victim.sites[move.site]], "place": site_text(move.site)}
            tell.append(Event("bewitched", told))


# -------------------------------------------------------------------------------------------------- Materialization


def can_materialize(position: Position, seat: int) -> bool:
    """It takes two own wizards, a settlement, and a city that is left (W92, I24)."""
    realm = position.realms[seat]
    return realm.count_wizards() >= TWO_WIZARDS and position.cities > 0 and realm.count_city_or_citadel(SETTLEMENT) > 0


def start_materialize(position: Position, frame: Frame, _tell: list[Event] | None) -> None:
    """Choose the settlement."""
    position.frames.append(Frame(MATERIALIZE, frame.seat))


def offer_materialize(position: Position, frame: Frame, moves: list[Move]) -> None:
    """Offer the own settlements."""
    realm = position.realms[frame.seat]
    for slot in range(realm.first, realm.last + 1):
        if realm.centres[slot] == SETTLEMENT:
            moves.append(CENTRE_MOVES[slot])


def do_materialize(position: Position, frame: Frame, move: Move, tell: list[Event] | None) -> None:
    """The settlement becomes a city at no further cost (W92)."""
    position.frames.pop()
    if isinstance(move, AtCentre):
        raise_centre(position, frame.seat, move.slot, CITY, tell)


# ------------------------------------------------------------------------------------------------------ Premonition


def can_premonition(position: Position, seat: int) -> bool:
    """An action card must lie on the pile (W95)."""
    return any(KIND_OF[card] in {ACTION, MAGIC_ACTION} for card in discard_pile(position, seat))


def start_premonition(position: Position, frame: Frame, _tell: list[Event] | None) -> None:
    """Choose the card."""
    position.frames.append(Frame(PREMONITION, frame.seat))


def offer_premonition(position: Position, frame: Frame, moves: list[Move]) -> None:
    """Offer the action cards of the pile, not the very card that was just played."""
    pile = discard_pile(position, frame.seat)
    for card in sorted(set(pile)):
        if KIND_OF[card] in {ACTION, MAGIC_ACTION} and (card != PREMONITION_CARD or pile.count(card) > 1):
            moves.append(TAKES[card])


def do_premonition(position: Position, frame: Frame, move: Move, tell: list[Event] | None) -> None:
    """Take it back into the hand, where everyone knows it (W95)."""
    position.frames.pop()
    if isinstance(move, TakeCard):
        discard_pile(position, frame.seat).remove(move.card)
        take_in_hand(position, frame.seat, move.card, known=True)
        if tell is not None:
            tell.append(Event("recalled", {"seat": frame.seat, "card": HAND_IDS[move.card]}))


# -------------------------------------------------------------------------------------------------- By Magic's Hand


def can_magics_hand(position: Position, seat: int) -> bool:
    """There must be a book to steal and a free citadel site for it (W96); the Stone forbids it (I25)."""
    if stone_lies(position):
        return False
    books = sites_of(position.realms[1 - seat], (BOOK,))
    return bool(books) and bool(sides_for(position.realms[seat], position.realms[1 - seat].sites[books[0]]))


def start_magics_hand(position: Position, frame: Frame, _tell: list[Event] | None) -> None:
    """Choose the book."""
    position.frames.append(Frame(MAGICS_HAND, frame.seat))


def offer_magics_hand(position: Position, frame: Frame, moves: list[Move]) -> None:
    """Offer the books of the opponent."""
    for site in sites_of(position.realms[1 - frame.seat], (BOOK,)):
        moves.append(SITE_MOVES[1][site])


def do_magics_hand(position: Position, frame: Frame, move: Move, tell: list[Event] | None) -> None:
    """Choose where it goes, unless there is one place only."""
    position.frames.pop()
    if isinstance(move, AtSite):
        halves = sides_for(position.realms[frame.seat], position.realms[1 - frame.seat].sites[move.site])
        if len(halves) == 1:
            _steal(position, frame.seat, move.site, halves[0], tell)
        else:
            position.frames.append(Frame(MAGICS_HAND_SIDE, frame.seat, move.site))


def offer_magics_hand_side(position: Position, frame: Frame, moves: list[Move]) -> None:
    """Offer the free citadel sites."""
    book = position.realms[1 - frame.seat].sites[frame.a]
    for half in sides_for(position.realms[frame.seat], book):
        moves.append(SIDES[half])


def do_magics_hand_side(position: Position, frame: Frame, move: Move, tell: list[Event] | None) -> None:
    """Lay the book there."""
    position.frames.pop()
    if isinstance(move, AtSide):
        _steal(position, frame.seat, frame.a, move.half, tell)


def _steal(position: Position, seat: int, their_site: int, half: int, tell: list[Event] | None) -> None:
    """The book changes hands (W96, Q4)."""
    book = clear_site(position, 1 - seat, their_site, tell)
    realm = position.realms[seat]
    site = realm.free_site(half)
    realm.sites[site] = book
    position.reckon()
    if tell is not None:
        told = {"seat": seat, "card": HAND_IDS[book], "from": site_text(their_site), "place": site_text(site)}
        tell.append(Event("book-stolen", told))


def enter() -> None:
    """Enter the cards and their decisions."""
    registry.card(BETTER_WORLD_CARD, can_better_world, start_better_world)
    registry.card(WIZARDS_DUEL, can_duel, start_duel)
    registry.card(WITCH_CARD, can_witch, start_witch)
    registry.card(MATERIALIZATION, can_materialize, start_materialize)
    registry.card(PREMONITION_CARD, can_premonition, start_premonition)
    registry.card(MAGICS_HAND_CARD, can_magics_hand, start_magics_hand)
    registry.decide(BETTER_WORLD, offer_better_world, do_better_world)
    registry.decide(DUEL, offer_duel, do_duel)
    registry.decide(DUEL_THEIRS, offer_duel_theirs, do_duel_theirs)
    registry.decide(WITCH, offer_witch, do_witch)
    registry.decide(MATERIALIZE, offer_materialize, do_materialize)
    registry.decide(PREMONITION, offer_premonition, do_premonition)
    registry.decide(MAGICS_HAND, offer_magics_hand, do_magics_hand)
    registry.decide(MAGICS_HAND_SIDE, offer_magics_hand_side, do_magics_hand_side)
