"""Why a region, a side, a site or a settlement cannot be chosen now: the first thing that stands in the way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tavoliere.core.refusal import Refusal
from tavoliere.games.settlers.moves import AtCentre, AtRegion, AtSide, AtSite, Waste
from tavoliere.games.settlers.pieces import (
    CITADEL,
    EMPTY,
    FLEET,
    FULL,
    HAND_IDS,
    HOME_OF,
    ISMAI,
    KIND_OF,
    KNIGHT_CARD,
    RESOURCE_OF,
    RESOURCES,
    column_text,
    place_text,
    side_text,
    site_text,
)
from tavoliere.games.settlers.rules import agenda
from tavoliere.games.settlers.rules.building import accepts, protected_by_wizard
from tavoliere.games.settlers.rules.due import due
from tavoliere.games.settlers.rules.magic import fits_region
from tavoliere.games.settlers.rules.opening import START_PLACES
from tavoliere.games.settlers.rules.paying import asked_for

if TYPE_CHECKING:
    from tavoliere.core.move import Move
    from tavoliere.games.settlers.position import Position
    from tavoliere.games.settlers.realm import Realm
    from tavoliere.games.settlers.rules.agenda import Frame

_OWN_REGIONS = (
    agenda.ARRANGE, agenda.CORNER, agenda.CORNER_WIZARD, agenda.PAY, agenda.PAY_ANY, agenda.GAIN, agenda.PUT,
    agenda.CARAVAN, agenda.MERCHANT_GIVE, agenda.MAGIC_LAND, agenda.CHANGE_LAND,
)  # fmt: skip
_THEIR_REGIONS = (agenda.TAKE, agenda.MERCHANT, agenda.MAGIC_LAND_THEIRS, agenda.WHIRLWIND)


def objection_to_place(position: Position, frame: Frame, move: Move) -> Refusal | None:
    """Say why this place cannot be chosen."""
    if isinstance(move, AtRegion):
        return _objection_to_region(position, frame, move)
    if isinstance(move, AtSide):
        return _objection_to_side(position, frame, move.half)
    if isinstance(move, AtSite):
        return _objection_to_site(position, frame, move)
    if isinstance(move, AtCentre) and frame.kind == agenda.MATERIALIZE:
        return Refusal("W92", "refusal-no-settlement", column=column_text(move.slot))
    if isinstance(move, Waste) and frame.kind == agenda.GAIN:
        return Refusal("U7", "refusal-room-left", resource=RESOURCES[move.resource])
    return None


# -------------------------------------------------------------------------------------------------------------- regions


def _objection_to_region(position: Position, frame: Frame, move: AtRegion) -> Refusal | None:
    kind = frame.kind
    rule = due(position)[0]
    if kind not in _OWN_REGIONS + _THEIR_REGIONS:
        return None
    if move.theirs != (kind in _THEIR_REGIONS):
        return Refusal(rule, "refusal-own-region" if kind in _OWN_REGIONS else "refusal-their-region")
    owner = 1 - frame.seat if move.theirs else frame.seat
    realm, place = position.realms[owner], move.place
    where = place_text(place)
    if kind == agenda.ARRANGE:
        key = "refusal-corner-taken" if place in START_PLACES else "refusal-no-corner"
        return Refusal("B6", key, place=where)
    if kind == agenda.CORNER:
        return Refusal("B32", "refusal-corner-taken" if realm.land[place] else "refusal-no-new-corner", place=where)
    if realm.land[place] == 0:
        return Refusal(rule, "refusal-no-land", place=where)
    if kind == agenda.CORNER_WIZARD:
        return _objection_to_home(realm, frame.a, place)
    if kind in {agenda.MAGIC_LAND, agenda.MAGIC_LAND_THEIRS, agenda.CHANGE_LAND}:
        if protected_by_wizard(realm, place):
            return Refusal("I28", "refusal-land-protected", place=where)
        return Refusal(rule, "refusal-land-once", place=where, resource=RESOURCES[RESOURCE_OF[realm.land[place]]])
    return _objection_to_goods(position, frame, realm, place)


def _objection_to_home(realm: Realm, wizard: int, place: int) -> Refusal | None:
    """Say why the wizard cannot lie at this region (W25-W27)."""
    slots = [slot for slot in ((place >> 1) - 1, place >> 1) if realm.first <= slot <= realm.last]
    told = {"card": HAND_IDS[wizard], "place": place_text(place)}
    if CITADEL not in [realm.centres[slot] for slot in slots]:
        return Refusal("W25", "refusal-no-citadel-there", **told)
    if realm.wizards[place]:
        return Refusal("W26", "refusal-wizard-already", **told)
    if not fits_region(HOME_OF[wizard], realm.land[place]):
        return Refusal("W27", "refusal-wrong-home", **told)
    return None


def _objection_to_goods(position: Position, frame: Frame, realm: Realm, place: int) -> Refusal | None:
    """Say why a region cannot pay, give, or store (B26, B27)."""
    kind, where = frame.kind, place_text(place)
    resource = RESOURCE_OF[realm.land[place]]
    rule = due(position)[0]
    if kind == agenda.PAY and resource != asked_for(frame):
        return Refusal("B27", "refusal-pays-other", resource=RESOURCES[asked_for(frame)], place=where)
    if kind == agenda.PUT and resource != frame.a:
        return Refusal("B27", "refusal-stores-other", resource=RESOURCES[frame.a], place=where)
    if kind == agenda.CARAVAN and frame.d and frame.c >> resource & 1:
        return Refusal("B56", "refusal-caravan-same", resource=RESOURCES[resource])
    if kind in {agenda.GAIN, agenda.PUT} or (kind == agenda.CARAVAN and frame.d):
        return Refusal("B26", "refusal-region-full", place=where, most=FULL)
    if realm.store[place] == 0:
        return Refusal(rule, "refusal-nothing-stored", place=where)
    if kind in {agenda.PAY, agenda.PAY_ANY}:
        return Refusal("B27", "refusal-named-already", place=where)
    if kind in {agenda.TAKE, agenda.MERCHANT}:
        return Refusal(rule, "refusal-no-room", resource=RESOURCES[resource])
    if kind == agenda.MERCHANT_GIVE:
        return Refusal(rule, "refusal-no-room-theirs", resource=RESOURCES[resource])
    if kind == agenda.CARAVAN:
        return Refusal("U7", "refusal-caravan-room")
    return None


# ---------------------------------------------------------------------------------------------------- sides and sites


def _objection_to_side(position: Position, frame: Frame, half: int) -> Refusal | None:
    """Say why a card cannot be laid on this side (B34, W16, W22)."""
    if frame.kind == agenda.SIDE:
        card = frame.a
    elif frame.kind == agenda.MAGICS_HAND_SIDE:
        card = position.realms[1 - frame.seat].sites[frame.a]
    else:
        return None
    realm = position.realms[frame.seat]
    centre = realm.centres[half >> 1]
    where = side_text(half)
    if centre == EMPTY:
        return Refusal("B34", "refusal-nothing-there", place=where)
    if not accepts(realm, half >> 1, card):
        rule = "W22" if card >= ISMAI else "W16" if centre == CITADEL else "B34"
        return Refusal(rule, "refusal-wrong-side", card=HAND_IDS[card], place=where)
    return Refusal("B34", "refusal-side-full", place=where)


def _objection_to_site(position: Position, frame: Frame, move: AtSite) -> Refusal | None:
    """Say why this card on the table cannot be chosen, where there is more to say than what can be."""
    realm = position.realms[1 - frame.seat]
    if not move.theirs:
        return None
    if frame.kind == agenda.WITCH and realm.witches >> move.site & 1:
        return Refusal("P13", "refusal-witch-already", place=site_text(move.site))
    if frame.kind == agenda.REVOLT and KIND_OF[realm.sites[move.site]] in {KNIGHT_CARD, FLEET}:
        return Refusal("B94", "refusal-church", place=site_text(move.site))
    return None
