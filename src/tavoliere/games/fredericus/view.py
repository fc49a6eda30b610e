"""What each seat may know of a game of Fredericus (A34, A35), and how to imagine the rest."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from tavoliere.core.chance import shuffle
from tavoliere.games.fredericus.moves import GAME
from tavoliere.games.fredericus.options import Options
from tavoliere.games.fredericus.pieces import (
    BIRD_LETTERS,
    FIRST_CREATURE,
    FREDERICUS_IN_HAND,
    HOODED,
    KINDS,
    LETTERS,
    OVER,
    PHASES,
    PLACES,
    USED_LETTERS,
    hand_of,
    letters_of,
    letters_of_hand,
    row_of,
    size_of,
)
from tavoliere.games.fredericus.setup import (
    GOALS_OF_A_KIND,
    empty_table,
    places_of_fredericus,
    stack,
)

if TYPE_CHECKING:
    from tavoliere.core.chance import Chance
    from tavoliere.games.fredericus.position import Position


@dataclass(frozen=True, slots=True)
class View:
    """All that one seat, or a spectator, may know. Plain data, ready for the wire.

    Lists with one entry a seat are in seat order. Sides and towers are 0 to 7, clockwise.
    """

    game: str
    viewer: int | None  # whose eyes; None: a spectator
    seats: int
    options: dict[str, str]
    rows: list[str]  # eight rows, castle outward, "" empty; W woods, S sky, E seal, a-h creatures
    birds: list[list[int]]  # per seat: tower of the peregrine, tower of the goshawk
    hooded: list[str]  # per seat: "P", "G" or "" (F27: never both)
    tokens: list[list[str]]  # per seat: "0".."7", "centre" or "-" in hand; two each with two players
    creatures: list[str]  # per seat, sorted: "aab"
    goals: list[str | None]  # per seat, sorted, without Fredericus; None: not for these eyes
    goal_counts: list[int]  # per seat, without Fredericus
    fredericus: int | None  # the seat that holds Fredericus
    open: str  # goals discarded face up, sorted; "F" when Fredericus was turned over
    deck: int  # cards left in the goal deck
    round: int
    seat: int | None  # who decides now; None: the game is over
    phase: str  # bets, turn, token, over
    actions: int  # compulsory actions left
    extra: int  # additional actions left
    used: str  # of "PGRV": what this turn has used up
    announced: bool  # the end has been announced (F35)
    scores: list[int] | None  # when the game is over
    ranking: list[int] | None  # seats from first to last, when the game is over
    reason: str | None  # "eighth", "drawn", "turned": why the game ended


def view_of(position: Position, viewer: int | None) -> View:
    """Look at the table with the eyes of one seat; the goals of all are shown when the game is over (F36)."""
    seats = range(position.seats)
    each = len(position.tokens) // position.seats
    outcome = position.outcome
    own = [goals % FREDERICUS_IN_HAND for goals in position.goals]
    holders = [seat for seat in seats if position.goals[seat] >= FREDERICUS_IN_HAND]
    return View(
        game=GAME,
        viewer=viewer,
        seats=position.seats,
        options=dict(position.options.words),
        rows=[letters_of(row) for row in position.rows],
        birds=[[place % HOODED for place in position.birds[2 * seat : 2 * seat + 2]] for seat in seats],
        hooded=["".join(BIRD_LETTERS[b] for b in (0, 1) if position.birds[2 * s + b] >= HOODED) for s in seats],
        tokens=[[PLACES[place] for place in position.tokens[each * seat : each * seat + each]] for seat in seats],
        creatures=[letters_of_hand(hand) for hand in position.creatures],
        goals=[letters_of_hand(own[seat]) if outcome is not None or seat == viewer else None for seat in seats],
        goal_counts=[size_of(hand) for hand in own],
        fredericus=holders[0] if holders else None,
        open=letters_of_hand(position.opened),
        deck=len(letters_of(position.deck)),
        round=position.round,
        seat=position.seat,
        phase=PHASES[position.phase],
        actions=position.actions,
        extra=position.extra,
        used="".join(letter for bit, letter in enumerate(USED_LETTERS) if position.used >> bit & 1),
        announced=position.announced,
        scores=list(outcome.scores) if outcome is not None else None,
        ranking=list(outcome.ranking) if outcome is not None else None,
        reason=outcome.reason if outcome is not None else None,
    )


def imagine(view: View, chance: Chance) -> Position:
    """Make up a whole position that agrees with a view, each possible one as likely as the odds of the deck say."""
    position = empty_table(Options(view.options), view.seats)
    position.rows = [row_of(row) for row in view.rows]
    position.mark_ends()
    position.birds = [
        tower + (HOODED if BIRD_LETTERS[bird] in view.hooded[seat] else 0)
        for seat in range(view.seats)
        for bird, tower in enumerate(view.birds[seat])
    ]
    position.tokens = [PLACES.index(place) for places in view.tokens for place in places]
    position.creatures = [hand_of(creatures) for creatures in view.creatures]
    position.opened = hand_of(view.open)
    position.round = view.round
    position.phase = PHASES.index(view.phase)
    position.turn = view.seats - 1 if view.seat is None else view.seat
    position.actions, position.extra = view.actions, view.extra
    position.used = sum(1 << USED_LETTERS.index(letter) for letter in view.used)
    position.announced = view.announced
    _imagine_goals(position, view, chance)
    return position


def _imagine_goals(position: Position, view: View, chance: Chance) -> None:
    """Deal the goals that the viewer cannot see to the other seats and the deck (A35)."""
    known = view.open + "".join(goals for goals in view.goals if goals is not None)
    unseen: list[int] = []
    for kind in range(KINDS):
        card = FIRST_CREATURE + kind
        unseen += [card] * (GOALS_OF_A_KIND - known.count(LETTERS[card]))
    shuffle(unseen, chance)
    for seat, goals in enumerate(view.goals):
        if goals is not None:
            position.goals[seat] = hand_of(goals)
        else:
            for _ in range(view.goal_counts[seat]):
                position.goals[seat] += 1 << 4 * (unseen.pop() - FIRST_CREATURE)
    out = view.fredericus is not None or "F" in view.open
    if view.fredericus is not None:
        position.goals[view.fredericus] += FREDERICUS_IN_HAND
    goals_in_deck = view.deck if out else view.deck - 1
    # A deck written by hand may be shorter than what nobody sees: then the surplus lies in no one's reach.
    below = unseen[:goals_in_deck] if goals_in_deck >= 0 else []
    hidden = not out and view.deck > 0
    position.deck = stack(below, 1 + chance.below(places_of_fredericus(len(below))) if hidden else 0)


def follow(view: View, told: dict[str, Any]) -> View:
    """Return the view after an event, from nothing but the view before it and what the viewer is told."""
    changed = FOLLOWERS[told["event"]](view, told)
    return replace(view, **changed)


def _with(entries: list[Any], place: int, entry: Any) -> list[Any]:
    return [*entries[:place], entry, *entries[place + 1 :]]


def _spend(view: View) -> dict[str, Any]:
    return {"actions": view.actions - 1} if view.actions else {"extra": view.extra - 1}


def _card_moved(view: View, told: dict[str, Any]) -> dict[str, Any]:
    rows = _with(view.rows, told["row"], view.rows[told["row"]][:-1])
    rows = _with(rows, told["to"], rows[told["to"]] + told["card"])
    return {"rows": rows, **_spend(view)}


def _flew(view: View, told: dict[str, Any]) -> dict[str, Any]:
    seat = told["seat"]
    own = _with(view.birds[seat], BIRD_LETTERS.index(told["bird"]), told["to"])
    return {"birds": _with(view.birds, seat, own), **_spend(view)}


def _captured(view: View, told: dict[str, Any]) -> dict[str, Any]:
    seat, tower = told["seat"], told["tower"]
    return {
        "rows": _with(view.rows, tower, view.rows[tower][:-1]),
        "creatures": _with(view.creatures, seat, "".join(sorted(view.creatures[seat] + told["creature"]))),
        "used": "".join(sorted(view.used + told["bird"], key=USED_LETTERS.index)),
    }


def _reversed(view: View, told: dict[str, Any]) -> dict[str, Any]:
    rows = _with(view.rows, told["row"], view.rows[told["row"]][::-1])
    rows = _with(rows, told["discard"], rows[told["discard"]][:-1])
    used = "".join(sorted(view.used + "R", key=USED_LETTERS.index))
    return {"rows": rows, "extra": view.extra + told["extra"], "used": used}


def _shifted(view: View, told: dict[str, Any]) -> dict[str, Any]:
    row = view.rows[told["row"]]
    return {"rows": _with(view.rows, told["row"], row[-3:] + row[:-3]), "used": view.used + "V"}


def _token(view: View, told: dict[str, Any]) -> dict[str, Any]:
    seat = told["seat"]
    tokens = view.tokens[seat].copy()
    tokens.remove(told["from"])
    tokens.append(told.get("place", "-"))
    changed: dict[str, Any] = {"tokens": _with(view.tokens, seat, sorted(tokens, key=PLACES.index))}
    return changed | _next_bet(view, seat)


def _next_bet(view: View, seat: int) -> dict[str, Any]:
    """Hand the decision on while the bets are laid; the last of them begins a turn, which is told by itself."""
    return {"seat": (seat + 1) % view.seats} if view.phase == "bets" else {}


def _goal_drawn(view: View, told: dict[str, Any]) -> dict[str, Any]:
    seat = told["seat"]
    counts = _with(view.goal_counts, seat, view.goal_counts[seat] + 1)
    goals = view.goals[seat]
    known = view.goals if goals is None else _with(view.goals, seat, "".join(sorted(goals + told["goal"])))
    return {"deck": view.deck - 1, "goal_counts": counts, "goals": known}


def _turned_over(view: View, told: dict[str, Any]) -> dict[str, Any]:
    opened = "".join(sorted(view.open + told["goal"], key=LETTERS.index))
    return {"deck": view.deck - 1, "open": opened}


def _turn_began(_view: View, told: dict[str, Any]) -> dict[str, Any]:
    begun = {"round": told["round"], "seat": told["seat"], "actions": told["actions"]}
    return begun | {"phase": PHASES[1], "extra": 0, "used": ""}


def _game_over(_view: View, told: dict[str, Any]) -> dict[str, Any]:
    result = {name: told[name] for name in ("scores", "ranking", "reason", "goals")}
    return result | {"seat": None, "phase": PHASES[OVER]}


FOLLOWERS: dict[str, Any] = {
    "card-moved": _card_moved,
    "flew": _flew,
    "hooding": lambda view, _told: _spend(view),
    "hooded": lambda view, told: {"hooded": _with(view.hooded, told["victim"], told["bird"])},
    "freed": lambda view, told: {"hooded": _with(view.hooded, told["seat"], "")},
    "captured": _captured,
    "reversed": _reversed,
    "shifted": _shifted,
    "token-laid": _token,
    "token-back": _token,
    "token-stayed": lambda view, told: _next_bet(view, told["seat"]),
    "goal-drawn": _goal_drawn,
    "fredericus-drawn": lambda view, told: {"deck": view.deck - 1, "fredericus": told["seat"]},
    "goal-turned-over": _turned_over,
    "announced": lambda _view, _told: {"announced": True},
    "actions-ended": lambda _view, _told: {"phase": PHASES[2], "actions": 0, "extra": 0, "used": ""},
    "turn-began": _turn_began,
    "game-over": _game_over,
}
