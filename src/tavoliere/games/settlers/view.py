"""What each seat may know of a game of settlers (B28, R7), as plain data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tavoliere.games.settlers.following import follow
from tavoliere.games.settlers.imagining import imagine
from tavoliere.games.settlers.moves import GAME
from tavoliere.games.settlers.pieces import (
    CENTRES,
    EVENT_IDS,
    EXTENDED,
    FACES,
    HAND_IDS,
    PLACES,
    REGION_CODES,
    SITES,
    TOURNAMENT,
    column_text,
    place_text,
    site_text,
)
from tavoliere.games.settlers.rules.asking import decision, frame_text, visible_frames
from tavoliere.games.settlers.rules.cards import EVERYONE, count_stacks, event_stack, own_stacks, region_stack
from tavoliere.games.settlers.rules.telling import holder, spent_of

if TYPE_CHECKING:
    from tavoliere.games.settlers.position import Position
    from tavoliere.games.settlers.realm import Realm

FIRST_MAGIC_STACK = 4
"""With Wizards & Dragons, the stacks from the fifth on begin with the cards of the set (W6)."""


@dataclass(frozen=True, slots=True)
class View:
    """All that one seat, or a spectator, may know. Plain data, ready for the wire.

    Lists with one entry a seat are in seat order. Cards, regions and events go by their ids, places by their notation.
    Depths in a stack are counted from its top card, which is 0. Which cards of a stack somebody has seen is no secret,
    since everyone watches who looks where; what is on them is.
    """

    game: str
    viewer: int | None  # whose eyes; None: a spectator
    seats: int
    options: dict[str, str]
    turn: int  # counts the turns of both; 0 during the set-up
    active: int  # whose turn it is
    starter: int  # who had the first turn
    seat: int | None  # who decides now; None: the game is over
    agenda: list[str]  # what is to be done, the next thing last, without the private steps of others
    decision: dict[str, Any]  # the last entry of the agenda, told for people
    dice: list[Any] | None  # face and number that were thrown last
    event: str | None  # the event card that was turned up last
    realms: list[dict[str, Any]]  # see `realm_of`
    hands: list[list[str] | None]  # sorted by number; None: not for these eyes
    hand_counts: list[int]
    known: list[list[str]]  # what of each hand the other player knows; empty for a spectator
    stacks: list[dict[str, Any]]  # expansion stacks: owner, magic, and what `stack_of` tells
    region_stack: dict[str, Any]
    event_stack: dict[str, Any]
    discards: list[list[str]]  # sorted; one pile, in the tournament one each
    gone: list[str]  # events that are out of the game
    supply: dict[str, int]  # centre cards that are left
    tokens: dict[str, int | None]  # seats that hold the Knight Token and the Mill Token
    permission: bool  # both have had three points at once (W47)
    offers: int  # offers to the opponent that are left in this turn (R2)
    own_deck: list[str] | None  # tournament: which cards lie in the viewer's own stacks, sorted
    chosen: list[str] | None  # tournament: the events that the viewer has chosen
    scores: list[int] | None  # when the game is over
    ranking: list[int] | None  # seats from first to last, when the game is over
    reason: str | None  # "points", "limit": why the game ended

    @property
    def spent(self) -> list[str]:
        """The books and mills that the player in turn has used up in this turn."""
        spent: list[str] = self.realms[self.active]["spent"]
        return spent

    def points(self, seat: int) -> int:
        """Count the victory points of a seat, the two tokens included (B44)."""
        victory: int = self.realms[seat]["victory"]
        return victory + sum(holder == seat for holder in self.tokens.values())


def view_of(position: Position, viewer: int | None) -> View:
    """Look at the table with the eyes of one seat; both hands are shown when the game is over."""
    outcome = position.outcome
    frames = visible_frames(position, viewer)
    realms = position.realms
    tournament = position.options.mode == TOURNAMENT
    return View(
        game=GAME,
        viewer=viewer,
        seats=position.seats,
        options=dict(position.options.words),
        turn=position.turn,
        active=position.active,
        starter=position.starter,
        seat=position.seat,
        agenda=[frame_text(frame) for frame in frames],
        decision=decision(frames),
        dice=[FACES[position.face], position.number] if position.number else None,
        event=EVENT_IDS[position.event] if position.event else None,
        realms=[realm_of(position, seat) for seat in (0, 1)],
        hands=[
            [HAND_IDS[card] for card in realms[seat].hand] if outcome is not None or seat == viewer else None
            for seat in (0, 1)
        ],
        hand_counts=[len(realm.hand) for realm in realms],
        known=[[HAND_IDS[card] for card in realm.known] if viewer is not None else [] for realm in realms],
        stacks=[
            {
                "owner": number // 4 if tournament else None,
                "magic": position.options.mode == EXTENDED and number >= FIRST_MAGIC_STACK,
                **stack_of(position, number, viewer, HAND_IDS),
            }
            for number in range(count_stacks(position))
        ],
        region_stack=stack_of(position, region_stack(position), viewer, REGION_CODES),
        event_stack=stack_of(position, event_stack(position), viewer, EVENT_IDS),
        discards=[[HAND_IDS[card] for card in pile] for pile in position.discards],
        gone=[EVENT_IDS[event] for event in position.gone],
        supply={
            "road": position.roads,
            "settlement": position.settlements,
            "city": position.cities,
            "citadel": position.citadels,
        },
        tokens={"knight": holder(position.knight), "mill": holder(position.mill)},
        permission=position.permission,
        offers=position.offers,
        own_deck=own_deck(position, viewer) if tournament and viewer is not None else None,
        chosen=[EVENT_IDS[event] for event in position.chosen[viewer]] if tournament and viewer is not None else None,
        scores=list(outcome.scores) if outcome is not None else None,
        ranking=list(outcome.ranking) if outcome is not None else None,
        reason=outcome.reason if outcome is not None else None,
    )


def realm_of(position: Position, seat: int) -> dict[str, Any]:
    """Tell a principality: everything in it lies open (B28)."""
    realm = position.realms[seat]
    slots = range(realm.first, realm.last + 1)
    # W81: a potion lasts until the opponent's next turn has ended.
    turns = 2 if position.active == seat else 1
    return {
        "crest": "AB"[seat],
        "centres": [[int(column_text(slot)), CENTRES[realm.centres[slot]]] for slot in slots],
        "roads": roads_of(realm),
        "regions": [
            [place_text(place), REGION_CODES[realm.land[place]], realm.store[place]]
            for place in range(PLACES)
            if realm.land[place]
        ],
        "sites": [[site_text(site), HAND_IDS[realm.sites[site]]] for site in range(SITES) if realm.sites[site]],
        "wizards": [
            [HAND_IDS[realm.wizards[place]], place_text(place), realm.power[place], bool(realm.locked >> place & 1)]
            for place in range(PLACES)
            if realm.wizards[place]
        ],
        "bewitched": [site_text(site) for site in range(SITES) if realm.witches >> site & 1],
        "potions": [[site_text(site), turns] for site in range(SITES) if realm.potions >> site & 1],
        "spent": spent_of(realm),
        "victory": realm.victory,
        "commerce": realm.commerce,
        "strength": realm.strength,
        "tournament": realm.tournament,
        "limit": realm.limit,
    }


def roads_of(realm: Realm) -> list[int]:
    """List the columns of the roads, those between settlements and those that lead on."""
    first = realm.first - 1 if realm.road_left else realm.first
    last = realm.last + 1 if realm.road_right else realm.last
    return [2 * slot - 10 for slot in range(first, last)]


def stack_of(position: Position, stack: int, viewer: int | None, names: tuple[str, ...]) -> dict[str, Any]:
    """Tell a stack: how high it is, what the viewer knows of it, and what seat 0, seat 1 and everyone have seen."""
    cards = position.stacks[stack]
    top = len(cards) - 1
    masks = position.seen[3 * stack : 3 * stack + 3]
    mine = masks[EVERYONE] if viewer is None else masks[viewer] | masks[EVERYONE]
    return {
        "count": len(cards),
        "known": [[depth, names[cards[top - depth]]] for depth in range(len(cards)) if mine >> top - depth & 1],
        "seen": [[depth for depth in range(len(cards)) if mask >> top - depth & 1] for mask in masks],
    }


def own_deck(position: Position, seat: int) -> list[str]:
    """List what lies in the four stacks of a seat: whoever brought the deck knows what is left in it (W59)."""
    cards = [card for stack in own_stacks(position, seat) for card in position.stacks[stack]]
    return [HAND_IDS[card] for card in sorted(cards)]


__all__ = ["View", "follow", "imagine", "view_of"]
