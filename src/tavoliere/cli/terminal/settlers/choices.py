"""From the legal moves to lines of words and to things on the table, and back to what somebody tries."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from tavoliere.cli.terminal.settlers.land import Land, land_of
from tavoliere.cli.terminal.settlers.spots import Spot
from tavoliere.games.settlers import moves as kinds
from tavoliere.games.settlers.catalogue import CARD, RESOURCES
from tavoliere.games.settlers.pieces import FACES, HAND_IDS, column_text, place_text, side_text, site_text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tavoliere.cli.terminal.settlers.land import Region
    from tavoliere.core.move import Move
    from tavoliere.games.settlers.view import View

FAMILIES: Final = {"card": "card", "resource": "resource", "give": "resource", "want": "resource", "face": "face"}
"""What the arguments of a line name, for the words."""

FLAT: Final = 2
"""So many moves of a kind stand in the list themselves; more of them open a list of their own."""


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the list of choices: a move, or a heading that opens several."""

    key: str
    moves: tuple[Move, ...]
    arguments: dict[str, Any] = field(default_factory=dict)

    @property
    def opens(self) -> bool:
        """Whether choosing it shows more lines, instead of playing."""
        return self.key.startswith("terminal-group-")


def rows_of(view: View, moves: Sequence[Move]) -> list[Row]:
    """List what can be chosen, the trades and what can be pulled down each behind one line."""
    rows: list[Row] = []
    groups = {"trade": (kinds.Trade,), "pull": (kinds.Pull, kinds.Dismiss)}
    grouped: dict[str, list[Move]] = {name: [] for name in groups}
    last = [move for move in moves if isinstance(move, kinds.Done | kinds.Pass)]
    for move in moves:
        name = next((name for name, members in groups.items() if isinstance(move, members)), None)
        if name is not None:
            grouped[name].append(move)
        elif move not in last:
            rows.append(row_of(view, move))
    for name, members in grouped.items():
        if len(members) > FLAT or (members and name == "pull"):
            rows.append(Row(f"terminal-group-{name}", tuple(members)))
        else:
            rows += [row_of(view, move) for move in members]
    return rows + [row_of(view, move) for move in last]


def row_of(view: View, move: Move) -> Row:
    """Return the line of one move."""
    key, arguments = phrase(view, move)
    return Row(key, (move,), arguments)


def phrase(view: View, move: Move) -> tuple[str, dict[str, Any]]:
    """Return the message for a move, and its arguments."""
    match move:
        case kinds.BuildRoad() | kinds.Settle() | kinds.SettleWithScout():
            verb = {kinds.BuildRoad: "road", kinds.Settle: "settle", kinds.SettleWithScout: "scout"}[type(move)]
            return f"move-{verb}", {"end": kinds.ENDS[move.end]}
        case kinds.BuildCity():
            return "move-city", {"column": column_text(move.slot)}
        case kinds.BuildCitadel():
            return "move-citadel", {"column": column_text(move.slot)}
        case kinds.Trade():
            return "move-trade", {
                "give": RESOURCES[move.give],
                "want": RESOURCES[move.want],
                "amount": rate(view, RESOURCES[move.give]),
            }
        case kinds.Give() | kinds.Want() | kinds.Waste():
            return f"move-{_verb(move)}", {"resource": RESOURCES[move.resource]}
        case kinds.Pull():
            place = site_text(move.site)
            return "move-pull", {"card": _own_land(view).sites.get(place, ""), "place": place}
        case kinds.AtSide():
            side = side_text(move.half)
            return "move-side", {"side": "above" if side.endswith("^") else "below", "column": side[:-1]}
        case kinds.AtSite():
            place = site_text(move.site)
            return "move-site", {"card": _land_at(view, move.theirs).sites.get(place, ""), "place": place}
        case kinds.AtRegion():
            return _region_phrase(_land_at(view, move.theirs).regions.get(place_text(move.place)), move)
        case kinds.AtCentre():
            column = column_text(move.slot)
            return "move-centre", {"card": _own_land(view).centres.get(int(column), "settlement"), "column": column}
        case kinds.AtStack() | kinds.Draw() | kinds.Search():
            return f"move-{_verb(move)}", {"stack": move.stack + 1}
        case kinds.TakeRegion() | kinds.TakeEvent():
            return "move-take", {"card": move.text.split()[1]}
        case kinds.NameNumber():
            return "move-number", {"number": move.number}
        case kinds.NameFace():
            return "move-face", {"face": FACES[move.face]}
        case kinds.Done():
            frame = view.decision.get("frame", "")
            return f"move-done-{frame}" if frame in {"actions", "exchange"} else "move-done", {}
        case _:
            card = getattr(move, "card", 0)
            return f"move-{_verb(move)}", {"card": HAND_IDS[card]} if card else {}


def _verb(move: Move) -> str:
    """Return the first word of a move's notation, "their" left out."""
    words = move.text.split()
    return words[1] if words[0] == "their" else words[0]


def _region_phrase(region: Region | None, move: kinds.AtRegion) -> tuple[str, dict[str, Any]]:
    place = place_text(move.place)
    if region is None:
        return "move-corner", {"place": place}
    return "move-region", {"card": region.code, "place": place}


def rate(view: View, resource: str) -> int:
    """Return how many of a resource the bank wants from the viewer for one of another (B54)."""
    land = _own_land(view)
    working = [card for site, card in land.sites.items() if site not in land.bewitched]
    if resource == "gold" and "mint" in working:
        return 1
    return 2 if f"{resource}_fleet" in working else 3


def _own_land(view: View) -> Land:
    return land_of(view, view.viewer or 0)


def _land_at(view: View, theirs: int) -> Land:
    own = view.viewer or 0
    return land_of(view, 1 - own if theirs else own)


# ------------------------------------------------------------------------------------------------ things on the table


def spots_of(view: View, move: Move) -> list[Spot]:
    """Return the things on the table that stand for a move."""
    own = view.viewer or 0
    match move:
        case kinds.BuildRoad() | kinds.Settle():
            return [Spot("end", kinds.ENDS[move.end], own)]
        case kinds.SettleWithScout():
            return [Spot("end", kinds.ENDS[move.end], own), Spot("hand", "scout", own)]
        case kinds.BuildCity() | kinds.BuildCitadel() | kinds.AtCentre():
            return [Spot("centre", column_text(move.slot), own)]
        case kinds.Build() | kinds.PutCard() | kinds.Play():
            return [Spot("hand", HAND_IDS[move.card], own)]
        case kinds.Cast() | kinds.Use():
            return [Spot("site", site, own) for site, card in _own_land(view).sites.items() if card == _id(move)]
        case kinds.Raise() | kinds.Dismiss():
            return [Spot("wizard", _id(move), own)]
        case kinds.NameWizard():
            return [Spot("wizard", _id(move), 1 - own if move.theirs else own)]
        case kinds.Pull():
            return [Spot("site", site_text(move.site), own)]
        case kinds.AtSite():
            return [Spot("site", site_text(move.site), 1 - own if move.theirs else own)]
        case kinds.AtSide():
            side = side_text(move.half)
            free = _own_land(view).free_sites()
            return [Spot("site", site, own) for site in (side, side + side[-1]) if site in free]
        case kinds.AtRegion():
            return [Spot("region", place_text(move.place), 1 - own if move.theirs else own)]
        case kinds.AtStack() | kinds.Draw() | kinds.Search():
            return [Spot("stack", str(move.stack + 1))]
    return []


def _id(move: Any) -> str:
    return HAND_IDS[move.card]


def card_of(row: Row) -> str | None:
    """Return the card that a line speaks of, so that people can read what it does."""
    if len(row.moves) == 1:
        if isinstance(row.moves[0], kinds.BuildCity | kinds.BuildCitadel | kinds.BuildRoad | kinds.Settle):
            return {"move-settle": "settlement"}.get(row.key, row.key.removeprefix("move-"))
        if isinstance(row.moves[0], kinds.SettleWithScout):
            return "scout"
    card = row.arguments.get("card")
    return card if card in CARD else None


# ------------------------------------------------------------------------------------------- what somebody tries there


def attempt(view: View, spot: Spot) -> str | None:
    """Return the notation of what somebody tries who points at what is not offered, so that the referee explains."""
    own = view.viewer or 0
    frame = view.decision.get("frame", "")
    theirs = "their " if spot.seat == 1 - own else ""
    if frame == "actions":
        return None if theirs else _attempt_action(view, spot)
    match spot.kind:
        case "region" | "site" | "wizard":
            return f"{theirs}{spot.kind} {spot.where}"
        case "centre":
            return f"centre {spot.where}"
        case "stack":
            return f"{'draw' if frame in {'draw', 'renew'} else 'stack'} {spot.where}"
        case "hand":
            return f"put {spot.where}"
    return None


def _attempt_action(view: View, spot: Spot) -> str | None:
    """Try the likeliest action with a thing."""
    land = _own_land(view)
    match spot.kind:
        case "hand":
            action = CARD[spot.where].kind in {"action", "magic_action"}
            return f"{'play' if action else 'build'} {spot.where}"
        case "end":
            column = land.columns[0] if spot.where == "left" else land.columns[-1]
            return f"{'settle' if column in land.roads else 'road'} {spot.where}"
        case "centre":
            return f"city {spot.where}" if int(spot.where) % 2 else None
        case "wizard":
            return f"raise {spot.where}"
        case "stack":
            return f"draw {spot.where}"
    return None


# --------------------------------------------------------------------------------------------------- what is sensible


def sensible(view: View, rows: Sequence[Row]) -> int:
    """Return the line that most people want: to pay, the fullest region; to store, the kind that is scarcest."""
    if not rows:
        return 0
    frame = view.decision.get("frame", "")
    if frame in {"pay", "pay-any", "caravan"}:
        return max(range(len(rows)), key=lambda number: _amount(view, rows[number]))
    if frame in {"gain", "put", "take", "merchant"}:
        return min(range(len(rows)), key=lambda number: _plenty(view, rows[number]))
    if frame in {"answer", "answer-offer", "time-jump"}:
        played = [number for number, row in enumerate(rows) if isinstance(row.moves[0], kinds.Play)]
        return played[0] if played else len(rows) - 1
    if frame == "actions" and all(row.opens or row.key == "move-deal" for row in rows[:-1]):
        return len(rows) - 1
    return 0


def _amount(view: View, row: Row) -> int:
    """Count what lies on the region of a line."""
    move = row.moves[0]
    if not isinstance(move, kinds.AtRegion):
        return -1
    region = _land_at(view, move.theirs).regions.get(place_text(move.place))
    return region.amount if region is not None else -1


def _plenty(view: View, row: Row) -> tuple[int, int]:
    """Count how much of a line's resource the viewer has already, and on that region."""
    move = row.moves[0]
    if not isinstance(move, kinds.AtRegion):
        return 99, 0
    region = _land_at(view, move.theirs).regions.get(place_text(move.place))
    return (_own_land(view).stored(region.resource), region.amount) if region is not None else (99, 0)
