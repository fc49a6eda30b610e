"""What a good ruler looks at: what a principality is worth, which cards to want, what is worth trying in a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tavoliere.games.settlers.moves import (
    PASS,
    AtRegion,
    Cast,
    Deal,
    Dismiss,
    Done,
    Draw,
    Pass,
    Play,
    Pull,
    PutCard,
    Roll,
    Search,
    TakeCard,
    Waste,
)
from tavoliere.games.settlers.pieces import (
    BASE,
    BOOK,
    CARD,
    CITADEL,
    CITY,
    CLUB,
    DOUBLER_OF,
    DRAGON,
    EMPTY,
    HAND_IDS,
    KIND_OF,
    MAGIC_ACTION,
    MAGIC_BUILDING,
    NUMBER_OF,
    ORE,
    PLAGUE,
    RED,
    RESOURCE_OF,
    SETTLEMENT,
    WIZARD,
    WOOL,
)
from tavoliere.games.settlers.rules import agenda
from tavoliere.games.settlers.rules.building import is_named_unit, lies_with, sides_for
from tavoliere.games.settlers.rules.turn import borders, count_in_the_open

if TYPE_CHECKING:
    from tavoliere.core.move import Move
    from tavoliere.games.settlers.position import Position
    from tavoliere.games.settlers.realm import Realm

WIDEST: Final = 10
"""How many positions of a turn are looked at after each step."""

MOST_BOARDS: Final = 500
"""How many positions of a turn are looked at in all: a wizard can do many small things."""

POINT: Final = 10.0
"""A victory point."""

REGION: Final = 2.4
DOUBLED: Final = 1.6
ROAD: Final = 4.4
STORED: Final = (0.0, 0.9, 1.6, 2.1, 2.4, 2.6, 2.7)
"""What so many resources of a kind are worth; more of them add little."""

OPPONENT: Final = 0.7
"""How much the opponent's worth counts against the own."""

RACE: Final = 0.35
"""What a point is worth more for each point that its owner already has: the end comes near."""

LAID: Final[dict[str, float]] = {
    "abbey": 2.2, "garrison": 1.2, "smithy": 0.6, "library": 2.0, "town_hall": 0.8, "harbor": 0.8, "mint": 1.0,
    "brick_fleet": 1.2, "gold_fleet": 1.4, "grain_fleet": 1.2, "lumber_fleet": 1.2, "ore_fleet": 1.2,
    "wool_fleet": 1.2, "church": 0.4, "aqueduct": 0.6, "bath_house": 0.4, "magic_kitchen": 1.2, "magic_mill": 1.4,
    "philosophers_stone": 0.8, "countermagic": 1.6, "magic_potion": 0.8, "inspiration": 1.2, "magic_eye": 1.0,
    "wheel_of_time": 1.4, "time_jump": 0.9, "guardian_of_fate": 0.5, "fortune_telling": 0.3, "change_places": 0.3,
    "magic_land": 0.9,
}  # fmt: skip
"""What a card is worth where it lies, besides its points."""

WANTED: Final[dict[str, float]] = {
    "scout": 2.4, "alchemist": 1.6, "merchant": 2.2, "caravan": 1.0, "brigands": 1.8, "arsonist": 1.8,
    "black_knight": 1.4, "spy": 1.3, "bishop": 0.9, "herb_woman": 0.7, "better_world": 0.4, "wizards_duel": 1.0,
    "witch": 1.2, "change_land": 0.8, "materialization": 3.0, "whirlwind": 1.0, "premonition": 1.4,
    "by_magics_hand": 1.0,
}  # fmt: skip
"""What an action card is worth in the hand."""


# --------------------------------------------------------------------------------------------- the worth of a position


def evaluate(position: Position, seat: int) -> float:
    """Weigh a position for a seat: the own principality against the other."""
    return side(position, seat) - OPPONENT * side(position, 1 - seat)


def side(position: Position, seat: int) -> float:
    """Weigh a principality with everything in it."""
    realm = position.realms[seat]
    points = position.points(seat)
    value = points * (POINT + RACE * points)
    if points >= position.options.target and position.active == seat:
        value += 1000.0
    value += 0.5 * realm.commerce + 0.45 * realm.strength + 0.25 * realm.tournament
    value += ROAD * ((1 if realm.road_left else 0) + (1 if realm.road_right else 0))
    stored = 0.0
    for resource in range(6):
        stored += STORED[min(6, realm.bags[resource])]
    value += stored + _regions(realm) + _cards(realm) + _plans(position, seat)
    open_to_brigands = count_in_the_open(realm) - 7
    if open_to_brigands > 0:
        value -= 0.25 * (realm.bags[ORE] + realm.bags[WOOL]) + 0.05 * open_to_brigands
    for card in realm.hand:
        value += 0.6 + 0.5 * desire(position, seat, card)
    return value


def _regions(realm: Realm) -> float:
    """Weigh what the regions will bring: many different numbers, and what doubles them."""
    value = 0.0
    numbers = 0
    for place in range(2 * realm.first, 2 * realm.last + 4):
        region = realm.land[place]
        if region:
            value += REGION
            numbers |= 1 << NUMBER_OF[region]
            doubler = DOUBLER_OF[RESOURCE_OF[region]]
            if doubler and borders(realm, place, doubler):
                value += DOUBLED
            if realm.wizards[place]:
                value += 0.6 + 0.5 * realm.power[place]
    return value + 0.3 * numbers.bit_count()


def _cards(realm: Realm) -> float:
    """Weigh the cards on the sites, and the sites that are free."""
    value = 0.0
    for slot in range(realm.first, realm.last + 1):
        if realm.centres[slot] == EMPTY:
            continue
        free = 0
        for half in (2 * slot, 2 * slot + 1):
            if realm.free_site(half) >= 0:
                free += 1
        value += 0.5 * free
        for site in range(4 * slot, 4 * slot + 4):
            card = realm.sites[site]
            if card and not realm.spellbound >> site & 1:
                value += LAID.get(HAND_IDS[card], 0.2)
    return value


def _plans(position: Position, seat: int) -> float:
    """Weigh how near the next settlement, road, city, citadel or card of the hand is."""
    realm = position.realms[seat]
    prices = position.catalogue.centre_price
    best = 0.0
    if position.settlements and (realm.road_left or realm.road_right):
        best = max(best, 9.0 * _share(realm, prices["settlement"]))
    elif position.roads and position.settlements:
        best = max(best, 5.0 * _share(realm, prices["road"]))
    second = 0.0
    if realm.count_city_or_citadel(SETTLEMENT):
        if position.cities:
            second = 7.0 * _share(realm, prices["city"])
        if position.citadels and position.options.mode != BASE:
            second = max(second, 4.0 * _share(realm, prices["citadel"]))
    third = 0.0
    for card in realm.hand:
        if KIND_OF[card] and desire(position, seat, card) > 0:
            third = max(third, 2.0 * desire(position, seat, card) * _share(realm, position.catalogue.price[card]))
    return best + 0.8 * second + 0.3 * third


def _share(realm: Realm, price: tuple[int, ...]) -> float:
    """Say how much of a price is there, so that the last missing piece counts most."""
    needed = there = 0
    for resource in range(6):
        needed += price[resource]
        there += min(price[resource], realm.bags[resource])
    share = there / needed if needed else 1.0
    return 0.6 * share * share


def desire(position: Position, seat: int, card: int) -> float:
    """Say how much a seat wants a card in its hand."""
    name = HAND_IDS[card]
    kind = KIND_OF[card]
    realm = position.realms[seat]
    catalogue = position.catalogue
    if name in WANTED:
        magic = kind == MAGIC_ACTION and realm.count_wizards() == 0
        return 0.3 * WANTED[name] if magic else WANTED[name]
    worth = LAID.get(name, 0.2) + 6.0 * catalogue.victory[card] + 0.6 * catalogue.commerce[card]
    worth += 0.6 * catalogue.strength[card] + 0.35 * catalogue.tournament[card]
    if kind == WIZARD:
        worth += 3.0
    if is_named_unit(card) and (lies_with(realm, card) or lies_with(position.realms[1 - seat], card)):
        return 0.0
    cities = realm.count_city_or_citadel(CITY)
    citadels = realm.count_city_or_citadel(CITADEL)
    if kind == RED and cities == 0:
        return 0.35 * worth
    if kind in {DRAGON, MAGIC_BUILDING, WIZARD, BOOK} and citadels == 0:
        return 0.3 * worth if position.options.mode != BASE else 0.0
    return worth if kind == WIZARD or sides_for(realm, card) else 0.5 * worth


# ------------------------------------------------------------------------------------------- looking through a turn


def in_turn(position: Position, seat: int) -> bool:
    """Say whether this seat is still acting in its turn."""
    if position.reason:
        return position.active == seat
    return (
        position.active == seat
        and position.turn > 0
        and position.frames[-1].seat == seat
        and any(frame.kind == agenda.ACTIONS for frame in position.frames)
    )


def let_others_answer(position: Position, seat: int) -> None:
    """Let the opponent pass where a card could be answered, and take the first choice where there must be one."""
    while not position.reason and position.active == seat and position.turn and position.frames[-1].seat != seat:
        moves = position.moves()
        position.advance(PASS if PASS in moves else moves[0])


def may_stop(position: Position) -> bool:
    """Say whether the turn may be ended here."""
    return bool(position.reason) or position.frames[-1].kind == agenda.ACTIONS


def gain(before: Position, _move: Move, after: Position) -> float:
    """Count what a step makes of the position."""
    seat = before.active
    return evaluate(after, seat) - evaluate(before, seat)


def promise(_position: Position, _seat: int) -> float:
    """Nothing more: what is near at hand is part of the worth."""
    return 0.0


def worth(_position: Position, _seat: int) -> float:
    """Nothing more: the steps have counted everything."""
    return 0.0


def sensible(position: Position, seat: int, moves: list[Move]) -> list[Move]:
    """Leave out what is hardly ever good: offers, pulling down without need, odd ways to pay."""
    if position.reason:
        return []
    frame = position.frames[-1]
    if frame.kind in {agenda.PAY, agenda.PAY_ANY, agenda.PUT}:
        return [_usual(position, seat, moves, fullest=frame.kind != agenda.PUT)]
    if frame.kind != agenda.ACTIONS:
        return moves
    full = not any(_has_room(position.realms[seat], card) for card in position.realms[seat].hand)
    return [
        move for move in moves if not isinstance(move, (Deal, Dismiss, Done)) and (full or not isinstance(move, Pull))
    ]


def _has_room(realm: Realm, card: int) -> bool:
    return bool(sides_for(realm, card))


def _usual(position: Position, seat: int, moves: list[Move], *, fullest: bool) -> Move:
    """Pay from the fullest region, store on the emptiest."""
    store = position.realms[seat].store
    best = moves[0]
    for move in moves:
        if isinstance(move, AtRegion) and isinstance(best, AtRegion):
            more = store[move.place] > store[best.place] if fullest else store[move.place] < store[best.place]
            if more:
                best = move
    return best


# ------------------------------------------------------------------------------------------------- small decisions


def weigh(position: Position, seat: int, moves: list[Move]) -> list[float] | None:
    """Weigh the moves of a small decision; None: the action step wants looking through the turn."""
    frame = position.frames[-1]
    kind = frame.kind
    if kind == agenda.ACTIONS:
        return None
    if kind in {agenda.PAY, agenda.PAY_ANY, agenda.PUT}:
        usual = _usual(position, seat, moves, fullest=kind != agenda.PUT)
        return [1.0 if move is usual else 0.0 for move in moves]
    if kind in {agenda.DRAW, agenda.RENEW}:
        rich = sum(position.realms[seat].bags) > 8
        return [_draw(move, rich=rich) for move in moves]
    if kind == agenda.DICE:
        return [_before_dice(position, seat, move) for move in moves]
    if kind == agenda.ANSWER:
        return [0.0 if isinstance(move, Pass) else 1.0 if frame.a != 0 else 0.0 for move in moves]
    if kind == agenda.ANSWER_OFFER:
        fair = _offer_is_good(position, seat, frame)
        return [0.5 if isinstance(move, Pass) else (1.0 if fair else 0.0) for move in moves]
    if kind == agenda.JUMP:
        bad = _event_is_bad(position, seat)
        return [(1.0 if bad else 0.0) if isinstance(move, Cast) else 0.5 for move in moves]
    if any(isinstance(move, (PutCard, TakeCard)) for move in moves):
        return [_card_choice(position, seat, move, frame.kind) for move in moves]
    if kind in {agenda.OPEN_STACK, agenda.ARRANGE, agenda.UNDER, agenda.BUILDER_UNDER, agenda.COMET, agenda.FORTUNE}:
        return [0.0 for _ in moves]
    return [_after(position, seat, move) for move in moves]


def _draw(move: Move, *, rich: bool) -> float:
    if isinstance(move, Search):
        return 1.0 if rich else 0.0
    return 0.5 if isinstance(move, Draw) else 0.2


def _before_dice(position: Position, seat: int, move: Move) -> float:
    """Throw, unless an Alchemist would bring a rich harvest, or there is power for the Wheel of Time."""
    if isinstance(move, Roll):
        return 1.0
    if isinstance(move, Play):
        return max(harvest(position, seat, number) for number in range(1, 7)) - 1.5
    return 1.5 if position.realms[seat].usable_power() > 4 else 0.0


def harvest(position: Position, seat: int, number: int) -> float:
    """Count what a number brings a seat, less what it brings the other."""
    value = 0.0
    for owner, sign in ((seat, 1.0), (1 - seat, -OPPONENT)):
        realm = position.realms[owner]
        for place in range(2 * realm.first, 2 * realm.last + 4):
            region = realm.land[place]
            if region and NUMBER_OF[region] == number and realm.store[place] < 3:
                value += sign
    return value


def _offer_is_good(position: Position, seat: int, frame: agenda.Frame) -> bool:
    """Accept what brings more than it costs; `a` of the frame comes, `b` goes."""
    realm = position.realms[seat]
    value = 0.0
    for resource in range(6):
        have = realm.bags[resource]
        comes, goes = frame.a >> 5 * resource & 31, frame.b >> 5 * resource & 31
        value += STORED[min(6, have + comes)] - STORED[min(6, have)]
        value -= STORED[min(6, have)] - STORED[min(6, max(0, have - goes))]
    return value > 0.6


def _event_is_bad(position: Position, seat: int) -> bool:
    """Say whether the event would hurt this seat."""
    realm = position.realms[seat]
    if position.face == CLUB:
        return count_in_the_open(realm) > 7 and realm.bags[ORE] + realm.bags[WOOL] > 2
    return position.face == CARD and position.event == PLAGUE and realm.count_city_or_citadel(CITY) > 1


def _card_choice(position: Position, seat: int, move: Move, kind: int) -> float:
    """Take the card that is wanted most; give away the one that is wanted least."""
    if isinstance(move, TakeCard):
        return desire(position, seat, move.card)
    if isinstance(move, PutCard):
        # An exchange must be worth it.
        return (1.4 if kind == agenda.EXCHANGE else 10.0) - desire(position, seat, move.card)
    return 0.6


def _after(position: Position, seat: int, move: Move) -> float:
    """Weigh what a move leads to at once."""
    if isinstance(move, Waste):
        return -1e6
    after = position.copy()
    after.advance(move)
    return evaluate(after, seat)
