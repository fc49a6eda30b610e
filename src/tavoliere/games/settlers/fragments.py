"""What a position by hand leaves open: regions, stacks and decks as the rules would have them, drawn from the seed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tavoliere.core.chance import Sealed, shuffle
from tavoliere.games.settlers.deck import deck_of, random_deck
from tavoliere.games.settlers.pieces import (
    BASE,
    CITADEL,
    CITY,
    CIVIL_WAR,
    COPIES,
    EVENT_COPIES,
    EXTENDED,
    FIRST_OF_CREST,
    FIRST_OF_STACK,
    LAST_CARD,
    LAST_REGION,
    NOBODY,
    PLAGUE,
    SPY,
    TOURNAMENT,
    WITCH,
    YEAR_END,
)
from tavoliere.games.settlers.rules import agenda
from tavoliere.games.settlers.rules.agenda import ARRANGE
from tavoliere.games.settlers.rules.opening import START_PLACES
from tavoliere.games.settlers.setup import empty_table

if TYPE_CHECKING:
    from tavoliere.games.settlers.deck import Deck
    from tavoliere.games.settlers.options import Options
    from tavoliere.games.settlers.position import Position
    from tavoliere.games.settlers.realm import Realm
    from tavoliere.games.settlers.rules.agenda import Frame

LAST_OF_BASE: Final = SPY
LAST_BASE_EVENT: Final = YEAR_END
STACKS: Final = (5, 6, 8)
"""How many expansion stacks lie there: base game (B8), with Wizards & Dragons (W4, W6), tournament (W61)."""
BASE_STACKS: Final = 4
"""With Wizards & Dragons, the first four stacks hold the cards of the base game, the others those of the set."""
SET_EVENTS: Final = (CIVIL_WAR, CIVIL_WAR, PLAGUE, PLAGUE, YEAR_END)
"""What lies in the event stack of every tournament (W56)."""


def bare_table(options: Options) -> Position:
    """Clear a table: two principalities without regions, empty stacks, nothing to do."""
    position = empty_table(options)
    position.stacks = [[] for _ in range(STACKS[options.mode] + 2)]
    position.seen = [0] * (3 * len(position.stacks))
    return position


def supply_of(position: Position) -> tuple[int, int, int, int]:
    """Count the centre cards that lie neither in a principality nor under a city: what the supply should have (B36)."""
    roads, settlements, cities, citadels = 7 + 2, 5 + 4, 7, 5 if position.options.mode else 0
    for realm in position.realms:
        roads -= realm.last - realm.first + realm.road_left + realm.road_right
        settlements -= realm.last - realm.first + 1
        cities -= realm.count_city_or_citadel(CITY)
        citadels -= realm.count_city_or_citadel(CITADEL)
    return roads, settlements, cities, citadels


# ------------------------------------------------------------------------------------------------------------- regions


def lay_missing_regions(position: Position, out_of_play: list[int], empty: list[set[int]]) -> None:
    """Lay the starting regions of the crest, and others beside settlements built since, wherever none is named.

    A place that is named as empty stays so, and so do those in `empty`, by seat. The starting regions lie in a fixed
    order; one that lies elsewhere already is replaced by another.
    """
    used = {*out_of_play, *(region for realm in position.realms for region in realm.land)}
    for seat, realm in enumerate(position.realms):
        open_places = [
            place
            for place in range(2 * realm.first, 2 * realm.last + 4)
            if realm.land[place] == 0 and place not in empty[seat]
        ]
        for place in open_places:
            if place in START_PLACES:
                region = FIRST_OF_CREST[seat] + START_PLACES.index(place)
                if region not in used:
                    _lay(realm, place, region, used)
        for place in open_places:
            if realm.land[place] == 0:
                crest = range(FIRST_OF_CREST[seat], FIRST_OF_CREST[seat] + 6) if place in START_PLACES else range(0)
                free = [region for region in (*crest, *range(FIRST_OF_STACK, LAST_REGION + 1)) if region not in used]
                if free:
                    _lay(realm, place, free[0], used)
        for place, region in enumerate(realm.land):
            if region == NOBODY:
                realm.land[place] = 0


def _lay(realm: Realm, place: int, region: int, used: set[int]) -> None:
    realm.land[place] = region
    # B7, B32: starting regions show one, others nothing.
    realm.store[place] = 1 if place in START_PLACES else 0
    used.add(region)


def stack_regions(position: Position, out_of_play: list[int], seed: str) -> None:
    """Shuffle the regions that lie nowhere, under those of the stack that are written: all 23 are always there (B65).

    A region of a crest that is not laid yet waits for its owner (B6).
    """
    used = {*out_of_play, *(region for realm in position.realms for region in realm.land)}
    for frame in position.frames:
        if frame.kind == ARRANGE:
            used |= set(range(FIRST_OF_CREST[frame.seat], FIRST_OF_CREST[frame.seat] + 6))
    cards = [region for region in range(1, LAST_REGION + 1) if region not in used]
    shuffle(cards, Sealed(f"{seed} regions"))
    position.stacks[-2] = cards + position.stacks[-2]
    for eyes in (-6, -5, -4):
        position.seen[eyes] <<= len(cards)


# -------------------------------------------------------------------------------------------------------------- events


def events_of(position: Position) -> list[int]:
    """List the event cards of the game, those that Better World has removed included (B68, W7, W56)."""
    if position.options.mode == TOURNAMENT:
        return sorted([*SET_EVENTS, *position.chosen[0], *position.chosen[1]])
    last = LAST_BASE_EVENT if position.options.mode == BASE else len(EVENT_COPIES) - 1
    return [event for event in range(1, last + 1) for _ in range(EVENT_COPIES[event])]


def stack_events(position: Position, seed: str) -> None:
    """Shuffle the events; the one that was turned up last lies at the bottom, and everyone knows it (B23)."""
    cards = events_of(position)
    for event in position.gone:
        cards.remove(event)
    bottom = [position.event] if position.event in cards else []
    for event in bottom:
        cards.remove(event)
    shuffle(cards, Sealed(f"{seed} events"))
    position.stacks[-1] = bottom + cards
    for eyes in (-3, -2, -1):
        position.seen[eyes] = len(bottom)


# ----------------------------------------------------------------------------------------------------- expansion cards


def lies_somewhere(position: Position, limbo: list[int]) -> list[int]:
    """Count every card that lies somewhere: in a stack or hand, in a principality, on a pile, or on its way."""
    counts = [0] * (LAST_CARD + 1)
    piles = [*position.stacks[:-2], *position.discards, limbo]
    for realm in position.realms:
        piles += [realm.hand, realm.sites, realm.wizards]
        counts[WITCH] += realm.witches.bit_count()
    for pile in piles:
        for card in pile:
            counts[card] += 1
    counts[0] = 0
    return counts


def stack_cards(position: Position, written: set[int], limbo: list[int], seed: str) -> None:
    """Shuffle the cards that lie nowhere into the stacks that are not written (B8, W4, W6)."""
    counts = lies_somewhere(position, limbo)
    source = Sealed(f"{seed} stacks")
    last = LAST_OF_BASE if position.options.mode == BASE else LAST_CARD
    cards = [card for card in range(1, last + 1) for _ in range(COPIES[card] - counts[card])]
    base = [card for card in cards if card <= LAST_OF_BASE]
    shuffle(base, source)
    if position.options.mode == EXTENDED:
        magic = [card for card in cards if card > LAST_OF_BASE]
        shuffle(magic, source)
        _split(position, base, [stack for stack in range(BASE_STACKS) if stack not in written])
        _split(position, magic, [stack for stack in range(BASE_STACKS, STACKS[EXTENDED]) if stack not in written])
    else:
        _split(position, base, [stack for stack in range(STACKS[BASE]) if stack not in written])


def _split(position: Position, cards: list[int], stacks: list[int]) -> None:
    """Split cards as evenly as can be, the larger stacks first (P21)."""
    left = cards
    for number, stack in enumerate(stacks):
        size = -(-len(left) // (len(stacks) - number))
        position.stacks[stack], left = left[:size], left[size:]


def decks_for(words: dict[str, str], seed: str) -> list[Deck]:
    """Return the decks of a tournament: those that the options name, or drawn from the seed (W59)."""
    return [
        deck_of(words[f"deck{seat}"]) if words.get(f"deck{seat}") else random_deck(Sealed(f"{seed} deck {seat}"))
        for seat in (0, 1)
    ]


def stack_decks(position: Position, decks: list[Deck], written: set[int], limbo: list[int], seed: str) -> None:
    """Shuffle what is left of each deck into the stacks of its owner that are not written (W61)."""
    total = lies_somewhere(position, limbo)
    for seat, deck in enumerate(decks):
        realm = position.realms[seat]
        own = [*realm.hand, *realm.sites, *realm.wizards, *position.discards[seat]]
        for stack in range(4 * seat, 4 * seat + 4):
            own += position.stacks[stack]
        left: list[int] = []
        for card in deck.numbers():
            if card in own:
                own.remove(card)
            elif total[card] < 2 * COPIES[card]:
                left.append(card)
                total[card] += 1
        if position.turn == 0 and any(_takes_from_deck(frame, seat) for frame in position.frames):
            # Before the opening hand is taken, the deck is one pile.
            if 4 * seat not in written:
                position.stacks[4 * seat] = sorted(left)
            continue
        shuffle(left, Sealed(f"{seed} stacks {seat}"))
        # Three of the 33 have gone to the hand, so thirty are the most (W61).
        left = left[: max(0, 30 - sum(len(position.stacks[stack]) for stack in range(4 * seat, 4 * seat + 4)))]
        _split(position, left, [stack for stack in range(4 * seat, 4 * seat + 4) if stack not in written])


def _takes_from_deck(frame: Frame, seat: int) -> bool:
    return frame.seat == seat and frame.kind in {agenda.DO_OPENING, agenda.OPEN_CARDS}


# ----------------------------------------------------------------------------------------------------------- knowledge


def mark_what_is_seen(position: Position) -> None:
    """Whoever looks through a stack, or at a hand, knows it; so that need not be written (B81, R7)."""
    if not position.frames:
        return
    frame = position.frames[-1]
    # W59: whoever has brought a deck knows it anyway.
    opening = frame.kind == agenda.OPEN_CARDS and position.options.mode != TOURNAMENT
    if opening or frame.kind in {agenda.SEARCH, agenda.BUILDER_TAKE, agenda.EYE_TAKE}:
        stack = frame.a
    elif frame.kind in {agenda.SCOUT, agenda.CHANGE_LAND_FOR}:
        stack = len(position.stacks) - 2
    elif frame.kind in {agenda.BETTER_WORLD, agenda.GUARDIAN}:
        stack = len(position.stacks) - 1
    else:
        if frame.kind in {agenda.SPY, agenda.CONFLICT, agenda.CONFLICT_STACK}:
            position.realms[1 - frame.seat].known = position.realms[1 - frame.seat].hand.copy()
        return
    if stack < len(position.stacks):
        seen = (1 << len(position.stacks[stack])) - 1
        if frame.kind == agenda.GUARDIAN:
            # W74: only the top ones, of which the others lose sight.
            top = seen & ~(seen >> min(3, frame.a + frame.b))
            for eyes in range(3):
                position.seen[3 * stack + eyes] &= ~top
            seen = top | position.seen[3 * stack + frame.seat]
        position.seen[3 * stack + frame.seat] = seen
