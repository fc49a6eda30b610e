"""Imagine a whole position behind a view: what lies open as it lies, the rest dealt by chance.

Every card that the viewer cannot see is dealt to the places that he cannot see, each order as likely as the others.
Two things make that more than one shuffle. With Wizards & Dragons the stacks of the two sets begin apart (W4, W6), and
a view does not tell how many cards were slid under a stack since. So each card goes to a stack of its own set as far as
the numbers allow, and what is left makes the hand; where a set has too few cards for its stacks, a card of the other
lies there, as deep as can be. In the tournament the viewer's own stacks hold what is left of his deck. The opponent's
deck is unknown, so it is drawn from the copies of one base game and one set (W60) that do not lie in sight among the
opponent's cards, and so are the events that the opponent has chosen (W57).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tavoliere.core.chance import shuffle
from tavoliere.games.settlers.agenda_text import read_frame
from tavoliere.games.settlers.deck import CHOSEN, MOST_EVENTS
from tavoliere.games.settlers.fragments import (
    BASE_STACKS,
    LAST_OF_BASE,
    SET_EVENTS,
    bare_table,
    events_of,
    lies_somewhere,
)
from tavoliere.games.settlers.options import Options
from tavoliere.games.settlers.pieces import (
    BASE,
    CENTRES,
    COPIES,
    EMPTY,
    EVENT_IDS,
    EXTENDED,
    FACES,
    FIRST_OF_STACK,
    GUARDIAN,
    HAND_IDS,
    LAST_CARD,
    LAST_REGION,
    MAGIC_MILL,
    PLACE_OF,
    REGION_CODES,
    SITE_OF,
    SLOTS,
    TOURNAMENT,
    WITCH,
)
from tavoliere.games.settlers.possible_agenda import cards_in, regions_in
from tavoliere.games.settlers.rules import agenda
from tavoliere.games.settlers.rules.cards import count_stacks, event_stack, region_stack
from tavoliere.games.settlers.rules.chance import draw_fate
from tavoliere.games.settlers.score import REASONS

if TYPE_CHECKING:
    from tavoliere.core.chance import Chance
    from tavoliere.games.settlers.position import Position
    from tavoliere.games.settlers.realm import Realm
    from tavoliere.games.settlers.view import View

CARD_OF: Final = {name: card for card, name in enumerate(HAND_IDS) if card}
REGION_OF: Final = {code: region for region, code in enumerate(REGION_CODES) if region}
EVENT_OF: Final = {name: event for event, name in enumerate(EVENT_IDS) if event}
UNKNOWN: Final = 0
"""What stands for a card that is still to be dealt."""

LOOKED_AT: Final = (agenda.CONFLICT, agenda.CONFLICT_STACK, agenda.SPY)
"""While one of these is decided, the hand of the other player is shown."""


def imagine(view: View, chance: Chance) -> Position:
    """Make up a whole position that agrees with a view, down to who has seen which card."""
    position = bare_table(Options(view.options))
    _copy_table(position, view)
    for seat, realm in enumerate(position.realms):
        _copy_realm(realm, view.realms[seat])
        hand = view.hands[seat]
        realm.known = [CARD_OF[name] for name in view.known[seat]]
        realm.hand = realm.known.copy() if hand is None else [CARD_OF[name] for name in hand]
        realm.survey()
    _copy_stacks(position, view)
    if position.options.mode == TOURNAMENT:
        position.chosen = _choices(view, chance)
        _deal_decks(position, view, chance)
    else:
        _deal_cards(position, view, chance)
    _deal_regions(position, chance)
    _deal_events(position, chance)
    for realm in position.realms:
        realm.hand.sort()
    if position.frames and position.frames[-1].kind in LOOKED_AT:
        shown = position.realms[1 - position.frames[-1].seat]
        shown.known = shown.hand.copy()
    position.fate = draw_fate(chance)
    position.reckon()
    position.permission = view.permission
    return position


# ------------------------------------------------------------------------------------------------------ what lies open


def _copy_table(position: Position, view: View) -> None:
    """Take over whose turn it is, what is to be done, the dice, and what lies between the players."""
    position.turn, position.active, position.starter = view.turn, view.active, view.starter
    frames = [read_frame(text, view.active) for text in view.agenda]
    position.frames = [frame for frame in frames if frame is not None]
    if view.dice is not None:
        position.face, position.number = FACES.index(view.dice[0]), view.dice[1]
    position.event = EVENT_OF[view.event] if view.event else 0
    position.discards = [[CARD_OF[name] for name in pile] for pile in view.discards]
    position.gone = [EVENT_OF[name] for name in view.gone]
    position.roads, position.settlements = view.supply["road"], view.supply["settlement"]
    position.cities, position.citadels = view.supply["city"], view.supply["citadel"]
    position.permission, position.offers = view.permission, view.offers
    position.reason = REASONS.index(view.reason) if view.reason else 0


def _copy_realm(realm: Realm, told: dict[str, Any]) -> None:
    """Lay out a principality as a view tells it."""
    realm.centres = [EMPTY] * SLOTS
    slots = [(column + 11) // 2 for column, _ in told["centres"]]
    for slot, (_, kind) in zip(slots, told["centres"], strict=True):
        realm.centres[slot] = CENTRES.index(kind)
    realm.first, realm.last = min(slots), max(slots)
    realm.road_left = 2 * realm.first - 12 in told["roads"]
    realm.road_right = 2 * realm.last - 10 in told["roads"]
    for place_text, code, amount in told["regions"]:
        place = PLACE_OF[place_text]
        realm.land[place], realm.store[place] = REGION_OF[code], amount
    for site, name in told["sites"]:
        realm.sites[SITE_OF[site]] = CARD_OF[name]
    for name, place_text, power, locked in told["wizards"]:
        place = PLACE_OF[place_text]
        realm.wizards[place], realm.power[place] = CARD_OF[name], power
        realm.locked |= locked << place
    realm.witches = sum(1 << SITE_OF[site] for site in told["bewitched"])
    realm.potions = sum(1 << SITE_OF[site] for site, _ in told["potions"])
    for name in told["spent"]:
        if CARD_OF[name] == MAGIC_MILL:
            realm.mills += 1
        else:
            realm.spells |= 1 << CARD_OF[name] - GUARDIAN


def _copy_stacks(position: Position, view: View) -> None:
    """Lay the stacks with the cards that are known, and mark who has seen which."""
    tables = [CARD_OF] * len(view.stacks) + [REGION_OF, EVENT_OF]
    for stack, told in enumerate([*view.stacks, view.region_stack, view.event_stack]):
        top = told["count"] - 1
        position.stacks[stack] = [UNKNOWN] * told["count"]
        for depth, name in told["known"]:
            position.stacks[stack][top - depth] = tables[stack][name]
        for eyes, depths in enumerate(told["seen"]):
            position.seen[3 * stack + eyes] = sum(1 << top - depth for depth in depths)


def _gaps(position: Position, stacks: range) -> list[tuple[int, int]]:
    """List the places of unknown cards, the highest above the table first."""
    gaps = [
        (stack, height) for stack in stacks for height, card in enumerate(position.stacks[stack]) if card == UNKNOWN
    ]
    gaps.sort(key=_height, reverse=True)
    return gaps


def _height(gap: tuple[int, int]) -> int:
    return gap[1]


def _fill(position: Position, gaps: list[tuple[int, int]], cards: list[int]) -> None:
    """Deal shuffled cards to places, as far as they go; what was dealt is taken off both lists."""
    while gaps and cards:
        stack, height = gaps.pop(0)
        position.stacks[stack][height] = cards.pop()


# ---------------------------------------------------------------------------------------------------- what lies hidden


def _deal_regions(position: Position, chance: Chance) -> None:
    """Shuffle the regions that lie nowhere in sight; those of the crests only where play has put them there (W94)."""
    stack = region_stack(position)
    seen = {region for realm in position.realms for region in realm.land} | {*position.stacks[stack]}
    seen |= {region for frame in position.frames for region in regions_in(frame)}
    unseen = [region for region in range(FIRST_OF_STACK, LAST_REGION + 1) if region not in seen]
    gaps = _gaps(position, range(stack, stack + 1))
    if len(unseen) < len(gaps):
        unseen += [region for region in range(1, FIRST_OF_STACK) if region not in seen]
    shuffle(unseen, chance)
    _fill(position, gaps, unseen)


def _deal_events(position: Position, chance: Chance) -> None:
    """Shuffle the events that are not known."""
    stack = event_stack(position)
    unseen = _without(events_of(position), [*position.stacks[stack], *position.gone])
    shuffle(unseen, chance)
    _fill(position, _gaps(position, range(stack, stack + 1)), unseen)


def _deal_cards(position: Position, view: View, chance: Chance) -> None:
    """Deal the cards that lie nowhere in sight: each set to its stacks, and what is left to the hidden hands."""
    counts = lies_somewhere(position, [card for frame in position.frames for card in cards_in(frame)])
    last = LAST_OF_BASE if position.options.mode == BASE else LAST_CARD
    unseen = [card for card in range(1, last + 1) for _ in range(COPIES[card] - counts[card])]
    shuffle(unseen, chance)
    if position.options.mode == EXTENDED:
        base = [card for card in unseen if card <= LAST_OF_BASE]
        magic = [card for card in unseen if card > LAST_OF_BASE]
        base_gaps = _gaps(position, range(BASE_STACKS))
        magic_gaps = _gaps(position, range(BASE_STACKS, count_stacks(position)))
        _fill(position, base_gaps, base)
        _fill(position, magic_gaps, magic)
        gaps, unseen = base_gaps + magic_gaps, base + magic
        shuffle(unseen, chance)
    else:
        gaps = _gaps(position, range(count_stacks(position)))
    _fill(position, gaps, unseen)
    for seat, realm in enumerate(position.realms):
        for _ in range(view.hand_counts[seat] - len(realm.hand)):
            realm.hand.append(unseen.pop())


def _deal_decks(position: Position, view: View, chance: Chance) -> None:
    """Deal the viewer's stacks from what is left of his deck, the opponent's from the copies that he may have."""
    limbo = [(frame.seat, card) for frame in position.frames for card in cards_in(frame)]
    for seat in (0, 1) if view.viewer is None else (view.viewer, 1 - view.viewer):
        gaps = _gaps(position, range(4 * seat, 4 * seat + 4))
        hidden = view.hand_counts[seat] - len(position.realms[seat].hand)
        if seat == view.viewer:
            own = [CARD_OF[name] for name in view.own_deck or []]
            cards = _without(own, [card for stack in range(4 * seat, 4 * seat + 4) for card in position.stacks[stack]])
        else:
            cards = _copies_of_opponent(position, seat, limbo, len(gaps) + hidden)
        shuffle(cards, chance)
        _fill(position, gaps, cards)
        position.realms[seat].hand += [cards.pop() for _ in range(hidden)]


def _copies_of_opponent(position: Position, seat: int, limbo: list[tuple[int, int]], count: int) -> list[int]:
    """List the cards that may lie hidden in a deck: no more than one copy of each set, less what lies in sight."""
    total = lies_somewhere(position, [card for _, card in limbo])
    realm = position.realms[seat]
    mine = [*realm.hand, *realm.sites, *realm.wizards, *position.discards[seat]]
    mine += [card for owner, card in limbo if owner == seat]
    mine += [WITCH] * position.realms[1 - seat].witches.bit_count()
    for stack in range(4 * seat, 4 * seat + 4):
        mine += position.stacks[stack]
    # A card that was stolen counts where it lies; it may take the place of a copy that lies hidden.
    left = [2 * COPIES[card] - total[card] for card in range(LAST_CARD + 1)]
    fair = [min(left[card], max(0, COPIES[card] - mine.count(card))) for card in range(LAST_CARD + 1)]
    counts = fair if sum(fair) >= count else left
    return [card for card in range(1, LAST_CARD + 1) for _ in range(counts[card])]


def _choices(view: View, chance: Chance) -> list[list[int]]:
    """Imagine which events were chosen: those that must have been, the others among those that may be (W56, W57)."""
    seen = [name for _, name in view.event_stack["known"]] + view.gone
    if view.event is not None and view.event not in seen:
        seen.append(view.event)
    chosen: list[list[int]] = [[], []]
    open_seats = [0, 1]
    if view.viewer is not None:
        chosen[view.viewer] = [EVENT_OF[name] for name in view.chosen or []]
        open_seats.remove(view.viewer)
    needed = _without([EVENT_OF[name] for name in seen], [*SET_EVENTS, *chosen[0], *chosen[1]])
    # Equal events lie side by side here, so that they are shared out evenly: nobody chooses too many of a kind.
    turn = chance.below(2)
    for number, event in enumerate(sorted(needed)):
        chosen[open_seats[(number + turn) % len(open_seats)]].append(event)
    for seat in open_seats:
        copies = [EVENT_OF[name] for name, most in MOST_EVENTS.items() for _ in range(most)]
        free = _without(copies, chosen[seat])
        shuffle(free, chance)
        while len(chosen[seat]) < CHOSEN:
            chosen[seat].append(free.pop())
        chosen[seat].sort()
    return chosen


def _without(cards: list[int], others: list[int]) -> list[int]:
    """Return cards less others, each as often as it is there."""
    left = cards.copy()
    for card in others:
        if card in left:
            left.remove(card)
    return left


__all__ = ["imagine"]
