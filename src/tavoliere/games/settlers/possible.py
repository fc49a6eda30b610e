"""What no game can come to: a position that is written by hand is refused with what is wrong and where."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tavoliere.core.refusal import Refusal
from tavoliere.games.settlers.deck import CHOSEN, MOST_EVENTS
from tavoliere.games.settlers.effects.attacks import BUILDINGS, FIGHTERS
from tavoliere.games.settlers.fragments import LAST_OF_BASE, events_of, lies_somewhere
from tavoliere.games.settlers.pieces import (
    ACTION,
    BASE,
    BOOK,
    CITADEL,
    CITY,
    COPIES,
    DRAGON,
    EMPTY,
    EVENT_IDS,
    HAND_IDS,
    HOME_OF,
    KIND_OF,
    LAST_CARD,
    MAGIC_ACTION,
    MAGIC_BUILDING,
    MAGIC_MILL,
    PLACES,
    RED,
    REGION_CODES,
    SETTLEMENT,
    SITES,
    SLOTS,
    TOURNAMENT,
    WIZARD,
    YEAR_END,
    column_text,
    place_text,
    site_text,
)
from tavoliere.games.settlers.possible_agenda import empty_places, insist_on_possible_agenda
from tavoliere.games.settlers.rules.building import beside_citadel, is_named_unit
from tavoliere.games.settlers.rules.magic import fits_region

if TYPE_CHECKING:
    from tavoliere.games.settlers.position import Position
    from tavoliere.games.settlers.realm import Realm

NO_SITE: Final = (ACTION, MAGIC_ACTION, WIZARD)
"""Kinds of card that never lie on a site (B39)."""


def insist_on_possible(position: Position) -> None:
    """Refuse a position in which a card lies where it cannot lie, or that waits for what cannot be decided."""
    for seat, realm in enumerate(position.realms):
        _insist_on_centres(realm, seat)
        _insist_on_sites(realm, seat)
        _insist_on_marks(realm, seat)
        _insist_on_wizards(position, realm, seat)
    _insist_on_single_units(position)
    insist_on_possible_agenda(position)


# ------------------------------------------------------------------------------------------------------------- regions


def insist_on_possible_regions(position: Position, elsewhere: list[int]) -> None:
    """Every region is there once (B65), at every corner of the principality and nowhere else (B29, B32)."""
    seen: set[int] = set()
    laid = [region for realm in position.realms for region in realm.land if region]
    for region in (*laid, *elsewhere):
        if region in seen:
            raise Refusal("B65", "refusal-region-twice", region=REGION_CODES[region])
        seen.add(region)
    for seat, realm in enumerate(position.realms):
        empty = empty_places(position, seat)
        for place in range(2 * realm.first, 2 * realm.last + 4):
            if bool(realm.land[place]) == (place in empty):
                key = "refusal-region-early" if realm.land[place] else "refusal-region-missing"
                raise Refusal("B32", key, seat=seat, place=place_text(place))


# --------------------------------------------------------------------------------------------------------------- cards


def insist_on_possible_cards(position: Position, limbo: list[int]) -> None:
    """No more copies of a card than the game has (B2); in a tournament both players bring some (W60)."""
    counts = lies_somewhere(position, limbo)
    base = position.options.mode == BASE
    for card in range(1, LAST_CARD + 1):
        if counts[card] and base and card > LAST_OF_BASE:
            raise Refusal("W1", "refusal-set-card", card=HAND_IDS[card])
        most = COPIES[card] * (2 if position.options.mode == TOURNAMENT else 1)
        if counts[card] > most:
            told: dict[str, int] = {"count": counts[card], "most": most}
            rule = "W60" if position.options.mode == TOURNAMENT else "B2"
            raise Refusal(rule, "refusal-too-many-copies", card=HAND_IDS[card], **told)


def insist_on_possible_events(position: Position) -> None:
    """No more of an event than the game has (B68, W7), and in a tournament no more than was chosen (W56, W57)."""
    for seat, chosen in enumerate(position.chosen):
        if len(chosen) != CHOSEN:
            raise Refusal("W57", "refusal-chosen", seat=seat, count=len(chosen), most=CHOSEN)
        for event in chosen:
            if chosen.count(event) > MOST_EVENTS[EVENT_IDS[event]]:
                told: dict[str, int] = {"count": chosen.count(event), "most": MOST_EVENTS[EVENT_IDS[event]]}
                raise Refusal("W57", "refusal-chosen-event", seat=seat, card=EVENT_IDS[event], **told)
    rule = {BASE: "B68", TOURNAMENT: "W56"}.get(position.options.mode, "W7")
    if YEAR_END in position.gone:
        raise Refusal("Q2", "refusal-year-end-gone")
    there = events_of(position)
    lying = [*position.stacks[-1], *position.gone]
    for event in lying or [position.event]:
        most = there.count(event)
        if event and lying.count(event) > most:
            raise Refusal(rule, "refusal-too-many-copies", card=EVENT_IDS[event], count=lying.count(event), most=most)
    if position.event and position.event not in there:
        raise Refusal(rule, "refusal-too-many-copies", card=EVENT_IDS[position.event], count=1, most=0)


def _insist_on_single_units(position: Position) -> None:
    """Whoever bears a name lies on the table once (W63)."""
    seen: set[int] = set()
    for realm in position.realms:
        for card in (*realm.sites, *realm.wizards):
            if card and is_named_unit(card):
                if card in seen:
                    raise Refusal("W63", "refusal-unit-twice", card=HAND_IDS[card])
                seen.add(card)


# ------------------------------------------------------------------------------------------------------ a principality


def _insist_on_centres(realm: Realm, seat: int) -> None:
    """Two citadels never stand side by side (W19)."""
    for slot in range(SLOTS):
        if realm.centres[slot] == CITADEL and beside_citadel(realm, slot):
            raise Refusal("W19", "refusal-citadels-beside", seat=seat, column=column_text(slot))


def _insist_on_sites(realm: Realm, seat: int) -> None:
    """Every card lies on a site that there is, and at a centre card that takes it (B34, W15, W16, W22)."""
    for site in range(SITES):
        card = realm.sites[site]
        if card == 0:
            continue
        centre, kind = realm.centres[site >> 2], KIND_OF[card]
        if kind in NO_SITE:
            rule, key = "B39", "refusal-no-site-card"
        elif centre == EMPTY or (centre == SETTLEMENT and site & 1):
            rule, key = "B34", "refusal-site-missing"
        elif kind == RED and centre != CITY:
            rule, key = ("B34", "refusal-red-there") if centre == SETTLEMENT else ("W16", "refusal-red-there")
        elif kind in {DRAGON, MAGIC_BUILDING, BOOK} and centre != CITADEL:
            rule, key = "W22", "refusal-magic-there"
        else:
            continue
        raise Refusal(rule, key, seat=seat, card=HAND_IDS[card], place=site_text(site))


def _insist_on_marks(realm: Realm, seat: int) -> None:
    """A Witch lies on a building (P13), a knight or dragon drinks the potion (W81), and a mill works once (W73)."""
    for site in range(SITES):
        kind, card = KIND_OF[realm.sites[site]], HAND_IDS[realm.sites[site]]
        if realm.witches >> site & 1 and kind not in BUILDINGS:
            raise Refusal("P13", "refusal-witch-there", seat=seat, card=card, place=site_text(site))
        if realm.potions >> site & 1 and kind not in FIGHTERS:
            raise Refusal("W81", "refusal-potion-there", seat=seat, card=card, place=site_text(site))
    mills = realm.sites.count(MAGIC_MILL)
    if realm.mills > mills:
        raise Refusal("W73", "refusal-mills-used", seat=seat, count=realm.mills, most=mills)


def _insist_on_wizards(position: Position, realm: Realm, seat: int) -> None:
    """A wizard lies at a region of a citadel, one of his own kind (W25, W27); only in the own turn he rests (W31)."""
    for place in range(PLACES):
        wizard = realm.wizards[place]
        if wizard == 0:
            continue
        slots = [slot for slot in (place // 2 - 1, place // 2) if 0 <= slot < SLOTS]
        if not any(realm.centres[slot] == CITADEL for slot in slots):
            rule, key = "W25", "refusal-wizard-there"
        elif not fits_region(HOME_OF[wizard], realm.land[place]):
            rule, key = "W27", "refusal-wizard-region"
        elif realm.locked >> place & 1 and seat != position.active:
            rule, key = "W31", "refusal-wizard-tired"
        else:
            continue
        raise Refusal(rule, key, seat=seat, card=HAND_IDS[wizard], place=place_text(place))
