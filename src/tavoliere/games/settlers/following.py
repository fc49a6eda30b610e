"""Follow a game from what a viewer is told: the view before an event, and the event, give the view after it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any, Final

from tavoliere.games.settlers import following_cards as cards
from tavoliere.games.settlers.following_cards import at, inserted, realm_with, without
from tavoliere.games.settlers.pieces import HAND_IDS, KIND_OF, PLACE_OF, SITE_OF, WIZARD
from tavoliere.games.settlers.score import LIMIT, REASONS

if TYPE_CHECKING:
    from collections.abc import Callable

    from tavoliere.games.settlers.view import View

WIZARDS: Final = {name for card, name in enumerate(HAND_IDS) if KIND_OF[card] == WIZARD}
START_POWER: Final = 2
FIGURES: Final = ("victory", "commerce", "strength", "tournament", "limit", "spent")


def follow(view: View, told: dict[str, Any]) -> View:
    """Return the view after an event, from nothing but the view before it and what the viewer is told."""
    follower = FOLLOWERS.get(told["event"])
    return view if follower is None else replace(view, **follower(view, told))


# -------------------------------------------------------------------------------------------------- the course of play


def _asked(_view: View, told: dict[str, Any]) -> dict[str, Any]:
    agenda = [*told["agenda"], *told.get("steps", [])]
    return {"agenda": agenda, "decision": told.get("step", told["decision"]), "seat": told["by"]}


def _turn_began(view: View, told: dict[str, Any]) -> dict[str, Any]:
    """Whoever had the turn rests no more wizards (W31); potions of the other have a turn left (W81)."""
    seat = told["seat"]
    rested = _rested(view, 1 - seat)
    realms = [
        {**realm, "potions": [[place, 2 if owner == seat else 1] for place, _ in realm["potions"]]}
        for owner, realm in enumerate(rested)
    ]
    return {"turn": told["turn"], "active": seat, "realms": realms}


def _rested(view: View, seat: int) -> list[dict[str, Any]]:
    wizards = [[card, place, power, False] for card, place, power, _ in view.realms[seat]["wizards"]]
    return realm_with(view, seat, wizards=wizards)


def _dice(_view: View, told: dict[str, Any]) -> dict[str, Any]:
    thrown = {"dice": [told["face"], told["number"]]}
    return {**thrown, "event": None} if told["face"] == "card" else thrown


def _event_card(view: View, told: dict[str, Any]) -> dict[str, Any]:
    """The top event is turned up and slid under the stack, where all know it (B23)."""
    stack = cards.slid(cards.drawn(view.event_stack), view.viewer, cards.ALL, told["card"])
    return {"event": told["card"], "event_stack": stack}


def _points(view: View, told: dict[str, Any]) -> dict[str, Any]:
    figures = {name: told[name] for name in FIGURES if name in told}
    realms = [
        {**realm, **{name: pair[seat] for name, pair in figures.items()}} for seat, realm in enumerate(view.realms)
    ]
    return {"realms": realms, **{name: told[name] for name in ("tokens", "permission", "offers") if name in told}}


def _game_over(view: View, told: dict[str, Any]) -> dict[str, Any]:
    result = {name: told[name] for name in ("scores", "ranking", "reason", "hands")}
    # A game that is cut short ends with a whole turn.
    ended = {"realms": _rested(view, view.active)} if told["reason"] == REASONS[LIMIT] else {}
    return {**result, **ended, "seat": None, "agenda": [], "decision": {}}


# ----------------------------------------------------------------------------------------------------------- resources


def _gained(view: View, told: dict[str, Any]) -> dict[str, Any]:
    return _stored(view, told, told["amount"])


def _lost(view: View, told: dict[str, Any]) -> dict[str, Any]:
    return _stored(view, told, -told["amount"])


def _stored(view: View, told: dict[str, Any], by: int) -> dict[str, Any]:
    regions = [
        [place, code, amount + by if place == told["place"] else amount]
        for place, code, amount in view.realms[told["seat"]]["regions"]
    ]
    return {"realms": realm_with(view, told["seat"], regions=regions)}


# ------------------------------------------------------------------------------------------------ centres and regions


def _region_laid(view: View, told: dict[str, Any]) -> dict[str, Any]:
    regions = [*view.realms[told["seat"]]["regions"], [told["place"], told["region"], told["amount"]]]
    regions.sort(key=lambda region: PLACE_OF[region[0]])
    return {"realms": realm_with(view, told["seat"], regions=regions)}


def _regions_swapped(view: View, told: dict[str, Any]) -> dict[str, Any]:
    """Two regions change hands with all that is stored on them (W76)."""
    seat = told["seat"]
    mine, theirs = view.realms[seat]["regions"], view.realms[1 - seat]["regions"]
    here = next(region for region in mine if region[0] == told["place"])
    there = next(region for region in theirs if region[0] == told["their_place"])
    mine = [[place, *(there[1:] if place == here[0] else rest)] for place, *rest in mine]
    theirs = [[place, *(here[1:] if place == there[0] else rest)] for place, *rest in theirs]
    realms = [{**realm, "regions": mine if owner == seat else theirs} for owner, realm in enumerate(view.realms)]
    return {"realms": realms}


def _region_changed(view: View, told: dict[str, Any]) -> dict[str, Any]:
    """A region of the stack takes the place of another, which goes under it (W94)."""
    seat = told["seat"]
    regions = [
        [place, told["region"] if place == told["place"] else code, amount]
        for place, code, amount in view.realms[seat]["regions"]
    ]
    stack = cards.pulled(view.region_stack, view.viewer, seat, told["region"])
    stack = cards.slid(stack, view.viewer, cards.ALL, told["old"])
    return {"realms": realm_with(view, seat, regions=regions), "region_stack": stack}


def _road_built(view: View, told: dict[str, Any]) -> dict[str, Any]:
    realm = view.realms[told["seat"]]
    columns = [column for column, _ in realm["centres"]]
    roads = [min(columns) - 1, *realm["roads"]] if told["end"] == "left" else [*realm["roads"], max(columns) + 1]
    return {"realms": realm_with(view, told["seat"], roads=roads), "supply": _less(view, "road")}


def _settlement_built(view: View, told: dict[str, Any]) -> dict[str, Any]:
    centre, centres = [int(told["column"]), "settlement"], view.realms[told["seat"]]["centres"]
    grown = [centre, *centres] if told["end"] == "left" else [*centres, centre]
    return {"realms": realm_with(view, told["seat"], centres=grown), "supply": _less(view, "settlement")}


def _raised(view: View, told: dict[str, Any]) -> dict[str, Any]:
    """A settlement becomes a city or a citadel (B33, W13)."""
    kind = told["event"].removesuffix("-built")
    column = int(told["column"])
    centres = [[at, kind if at == column else before] for at, before in view.realms[told["seat"]]["centres"]]
    return {"realms": realm_with(view, told["seat"], centres=centres), "supply": _less(view, kind)}


def _less(view: View, kind: str) -> dict[str, int]:
    return {**view.supply, kind: view.supply[kind] - 1}


# --------------------------------------------------------------------------------------------- cards in a principality


def _built(view: View, told: dict[str, Any]) -> dict[str, Any]:
    seat, card, place = told["seat"], told["card"], told["place"]
    if card in WIZARDS:
        wizards = [*view.realms[seat]["wizards"], [card, place, START_POWER, False]]
        wizards.sort(key=_place_of_wizard)
        realms = realm_with(view, seat, wizards=wizards)
    else:
        realms = realm_with(view, seat, sites=_sited([*view.realms[seat]["sites"], [place, card]]))
    return {"realms": realms, **cards.hand_without(view, seat, card)}


def _place_of_wizard(wizard: list[Any]) -> int:
    return PLACE_OF[wizard[1]]


def _sited(sites: list[list[Any]]) -> list[list[Any]]:
    return sorted(sites, key=lambda site: SITE_OF[site[0]])


def _cleared(view: View, seat: int, place: str) -> list[dict[str, Any]]:
    """Take the card off a site, with a potion that it has drunk; a Witch has been told of before."""
    realm = view.realms[seat]
    sites = [site for site in realm["sites"] if site[0] != place]
    return realm_with(view, seat, sites=sites, potions=[potion for potion in realm["potions"] if potion[0] != place])


def _pulled_down(view: View, told: dict[str, Any]) -> dict[str, Any]:
    seat = told["seat"]
    return {"realms": _cleared(view, seat, told["place"]), "discards": cards.discarded(view, seat, told["card"])}


def _back_to_hand(view: View, told: dict[str, Any]) -> dict[str, Any]:
    seat = told["seat"]
    return {"realms": _cleared(view, seat, told["place"]), **cards.hand_with(view, seat, told["card"], shared=True)}


def _book_stolen(view: View, told: dict[str, Any]) -> dict[str, Any]:
    seat = told["seat"]
    taken = replace(view, realms=_cleared(view, 1 - seat, told["from"]))
    return {
        "realms": realm_with(taken, seat, sites=_sited([*view.realms[seat]["sites"], [told["place"], told["card"]]]))
    }


def _dismissed(view: View, told: dict[str, Any]) -> dict[str, Any]:
    seat = told["seat"]
    return {"realms": _wizard_gone(view, seat, told["card"]), "discards": cards.discarded(view, seat, told["card"])}


def _wizards_duel(view: View, told: dict[str, Any]) -> dict[str, Any]:
    return {"realms": _wizard_gone(view, told["loser"], told["card"])}


def _wizard_gone(view: View, seat: int, card: str) -> list[dict[str, Any]]:
    return realm_with(view, seat, wizards=[wizard for wizard in view.realms[seat]["wizards"] if wizard[0] != card])


def _power(view: View, told: dict[str, Any]) -> dict[str, Any]:
    wizards = [
        [card, place, told["power"], told["locked"]] if card == told["card"] else [card, place, power, locked]
        for card, place, power, locked in view.realms[told["seat"]]["wizards"]
    ]
    return {"realms": realm_with(view, told["seat"], wizards=wizards)}


def _changed_places(view: View, told: dict[str, Any]) -> dict[str, Any]:
    """Two cards change places, with all that lies on them (Q10); wizards keep their power."""
    seat, one, other = told["seat"], told["one"], told["other"]
    realm = view.realms[seat]
    if one in WIZARDS:
        places = {card: place for card, place, *_ in realm["wizards"]}
        places[one], places[other] = places[other], places[one]
        wizards = [[card, places[card], *rest] for card, _, *rest in realm["wizards"]]
        return {"realms": realm_with(view, seat, wizards=sorted(wizards, key=_place_of_wizard))}
    swap = {one: other, other: one}
    sites = _sited([[swap.get(place, place), card] for place, card in realm["sites"]])
    bewitched = sorted((swap.get(place, place) for place in realm["bewitched"]), key=SITE_OF.__getitem__)
    potions = _sited([[swap.get(place, place), turns] for place, turns in realm["potions"]])
    return {"realms": realm_with(view, seat, sites=sites, bewitched=bewitched, potions=potions)}


def _bewitched(view: View, told: dict[str, Any]) -> dict[str, Any]:
    """The Witch leaves the pile of whoever has played her, and lies on the building (W89)."""
    seat = told["seat"]
    bewitched = sorted([*view.realms[seat]["bewitched"], told["place"]], key=SITE_OF.__getitem__)
    discards = cards.undiscarded(view, 1 - seat, "witch")
    return {"realms": realm_with(view, seat, bewitched=bewitched), "discards": discards}


def _witch_gone(view: View, told: dict[str, Any]) -> dict[str, Any]:
    seat = told["seat"]
    bewitched = without(view.realms[seat]["bewitched"], told["place"])
    return {"realms": realm_with(view, seat, bewitched=bewitched), "discards": cards.discarded(view, 1 - seat, "witch")}


def _potion(view: View, told: dict[str, Any]) -> dict[str, Any]:
    potions = _sited([*view.realms[told["seat"]]["potions"], [told["place"], 2]])
    return {"realms": realm_with(view, told["seat"], potions=potions)}


def _potions_over(view: View, told: dict[str, Any]) -> dict[str, Any]:
    return {"realms": realm_with(view, told["seat"], potions=[])}


# ----------------------------------------------------------------------------------------------------- cards elsewhere


def _played(view: View, told: dict[str, Any]) -> dict[str, Any]:
    seat = told["seat"]
    return {**cards.hand_without(view, seat, told["card"]), "discards": cards.discarded(view, seat, told["card"])}


def _recalled(view: View, told: dict[str, Any]) -> dict[str, Any]:
    seat, card = told["seat"], told["card"]
    return {**cards.hand_with(view, seat, card, shared=True), "discards": cards.undiscarded(view, seat, card)}


def _slid_under(view: View, told: dict[str, Any]) -> dict[str, Any]:
    """A card goes under a stack before everyone's eyes; a stopped one comes off the pile (W82)."""
    seat, card, stack = told["seat"], told["card"], told["stack"]
    changed = cards.stack_with(view, stack, cards.slid(at(view, stack), view.viewer, cards.ALL, card))
    if told["discarded"]:
        changed["discards"] = cards.undiscarded(view, seat, card)
    if view.own_deck is not None and view.viewer == seat:
        changed["own_deck"] = inserted(view.own_deck, card)
    return changed


def _event_removed(view: View, told: dict[str, Any]) -> dict[str, Any]:
    stack = cards.pulled(view.event_stack, view.viewer, told["seat"], told["card"])
    return {"event_stack": stack, "gone": inserted(view.gone, told["card"])}


FOLLOWERS: Final[dict[str, Callable[[Any, dict[str, Any]], dict[str, Any]]]] = {
    "asked": _asked,
    "turn-began": _turn_began,
    "dice": _dice,
    "event-card": _event_card,
    "points": _points,
    "game-over": _game_over,
    "gained": _gained,
    "lost": _lost,
    "region-laid": _region_laid,
    "regions-swapped": _regions_swapped,
    "region-changed": _region_changed,
    "road-built": _road_built,
    "settlement-built": _settlement_built,
    "city-built": _raised,
    "citadel-built": _raised,
    "built": _built,
    "pulled-down": _pulled_down,
    "exploded": _pulled_down,
    "back-to-hand": _back_to_hand,
    "book-stolen": _book_stolen,
    "dismissed": _dismissed,
    "wizards-duel": _wizards_duel,
    "power": _power,
    "changed-places": _changed_places,
    "bewitched": _bewitched,
    "witch-gone": _witch_gone,
    "potion": _potion,
    "potions-over": _potions_over,
    "played": _played,
    "recalled": _recalled,
    "slid-under": _slid_under,
    "event-removed": _event_removed,
    **cards.FOLLOWERS,
}
"""What each event changes; whatever is missing changes nothing that a view tells."""
