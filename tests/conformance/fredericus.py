"""What the suites must know of Fredericus: its laws, worked positions, and views with few worlds behind them.

The numbers stand here once more, as the rule book prints them, so that a slip in the engine's tables is seen.
"""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from tavoliere.games.fredericus.view import View

LONGEST: Final = 21 * 4 * 12 + 4
"""Rounds (F10) times seats times a turn of six actions, two captures, a reversal, a shift, the end and the token."""

ROW_CARDS: Final = {2: (18, 18, 4, 2), 3: (21, 21, 6, 3), 4: (24, 24, 8, 4)}
"""Woods, skies, seals and creatures of a kind, by number of players (F6)."""

DISCARDED: Final = {2: 8, 3: 4, 4: 0}
FIRST_ROUND: Final = (2, 3, 4, 4)
GOALS: Final = Counter("abcdefgh" * 3 + "F")


def keys_of(text: str) -> dict[str, str]:
    """Split a position's notation into its keys and values."""
    return dict(line.split(" ", 1) for line in text.splitlines())


def letters(value: str) -> Counter[str]:
    """Count the cards of a value of the notation."""
    return Counter(letter for letter in value if letter.isalpha())


def broken(position: Any) -> list[str]:
    """Name the laws that a position of a dealt game breaks; it is read from its notation alone."""
    keys = keys_of(position.text())
    seats = int(keys["seats"])
    options = dict(pair.split("=") for pair in keys.get("options", "").split())
    laws = {
        "F6: the row cards are those of the deal": _row_cards(keys, seats),
        "F5: the goals are those of the box": letters(keys["goals"] + keys["open"] + keys["deck"]) == GOALS,
        "F27: no seat has both birds hooded": not any(pair.count("h") > 1 for pair in keys["birds"].split()),
        "F32: one token at most lies in the centre": keys["tokens"].count("centre") <= (1 if seats > 2 else 0),
        "F4: nobody lost a token": len(keys["tokens"].replace("/", " ").split()) == (4 if seats == 2 else seats),
        "F13: the actions are within bounds": _actions(keys),
        "F10: the deck fits the round": _deck(keys, seats, options),
        "A30: nobody has more than nine creatures": all(len(hand) <= 9 for hand in keys["creatures"].split(" / ")),
    }
    return [law for law, holds in laws.items() if not holds]


def _row_cards(keys: dict[str, str], seats: int) -> bool:
    woods, skies, seals, creatures = ROW_CARDS[seats]
    cards = letters(keys["rows"] + keys["creatures"])
    # A reversal takes a seal out of the game, and there must be two to open them: one is always left (F23).
    fewest = min(seals, 1)
    return (
        cards["W"] == woods
        and cards["S"] == skies
        and fewest <= cards["E"] <= seals
        and all(cards[kind] == creatures for kind in "abcdefgh")
    )


def _actions(keys: dict[str, str]) -> bool:
    most = FIRST_ROUND[int(keys["seat"])] if keys["round"] == "1" else 4
    extra = int(keys["extra"])
    acting = keys["phase"] == "turn"
    return int(keys["actions"]) <= (most if acting else 0) and extra <= (2 if "R" in keys["used"] and acting else 0)


def _deck(keys: dict[str, str], seats: int, options: dict[str, str]) -> bool:
    """One goal is turned over each round (F33), and Fredericus is in the deck until the end is announced (F35)."""
    turned = int(keys["round"]) - 1
    if options.get("goal_discard_by") == "starter" and int(keys["seat"]) > 0 and keys["phase"] != "bets":
        turned += 1
    opened = letters(keys["open"]).total() - DISCARDED[seats]
    drawn = letters(keys["goals"]).total() - seats
    deck = letters(keys["deck"]).total()
    if deck != 25 - seats - DISCARDED[seats] - opened - drawn:
        return False
    if keys["announced"] == "yes":
        return opened <= turned + 1
    return opened == turned and "F" in keys["deck"][-5:]


def has_an_end(position: Any) -> bool:
    """Every round turns over a goal, and the deck has an end."""
    del position
    return True


def counted_out(view: View) -> bool:
    """Tell whether Fredericus alone is left in the deck: he is still turned over, but nobody learns from it."""
    return view.deck == 1 and view.fredericus is None and "F" not in view.open


def knows_decision(position: Any, viewer: int | None) -> bool:
    """Everyone sees what is to be decided."""
    del position, viewer
    return True


N: Final = "3:Sc 4:Wd 5:Eb 6:Wf 7:Sg"
WORKED: Final = {
    "E1 high hunt": f"rows 0:eS 1:Wa 2:bS {N}\nbirds P1G5 P3G7 P4G0 P6G2",
    "E2 low hunt": f"rows 0:eW 1:Wa 2:bS {N}\nbirds P5G1 P3G7 P4G0 P6G2",
    "E5 empty rows": "rows 0:- 1:a 2:S 3:- 4:- 5:W 6:- 7:bS\nbirds P1G5 P3G7 P4G0 P6G2",
    "E6 hood all": f"rows 0:eW 1:a 2:bW {N}\nbirds P1G5 P1G4 P6G1 P6G7",
    "E10 reversal": "rows 0:bE 1:aWSb 2:SE 3:Sc 4:Wd 5:Sf 6:We 7:Sg\nbirds P1G5 P3G7 P4G0 P6G2\ngoals a / b / c / d\n"
    "deck hgF",
    "variant": "seats 2\noptions variant=on\nrows 0:aWWW 1:bSSS 2:cWW 3:dEW 4:eS 5:fWWW 6:gS 7:hS\nbirds P0G1 P2G6\n"
    "tokens 5 1 / 0 0\nopen aabbccdd\nactions 2",
    "centre": f"rows 0:eS 1:Wa 2:bS {N}\nbirds P1G5 P3G7 P4G0 P6hG2\ntokens - / 1 / 1 / centre\nactions 1",
    "eighth creature": f"rows 0:eS 1:Wa 2:bS {N}\nbirds P1G5 P3G7 P4G0 P6G2\ntokens 2 / 1 / 3 / 4\n"
    "creatures abcdefg / - / - / -\ngoals a / b / c / d",
    "end announced": "seats 3\nrows 0:eS 1:Wa 2:bS 3:Sc 4:Wd 5:Eb 6:Wf 7:Sg\nbirds P1G5 P3G7 P4G0\ntokens 1 / 1 / 2\n"
    "goals aF / b / c\nopen defg\ndeck aabb\nannounced yes\nseat 1",
}
"""Positions of the rule facts, section 5, and a few more in their manner."""

KNOWN: Final = "aaabbbcccdddeee"
GUESSES: Final[dict[str, tuple[str, int | None]]] = {
    "a goal and four cards": (f"seats 2\ngoals {KNOWN} / f\nopen ffg\ndeck ghFgh\nround 9", 0),
    "two hands and two cards": (f"seats 3\ngoals {KNOWN} / ff / g\nopen fggh\ndeck hFh\nround 9", 0),
    "fredericus is out": (f"seats 2\ngoals {KNOWN} / fF\nopen fggh\ndeck fghh\nround 9\nannounced yes", 0),
    "fredericus on top for sure": (f"seats 2\ngoals {KNOWN} / fgh\nopen ffggh\ndeck Fh\nround 9", 0),
    "more unseen than the deck holds": (f"seats 2\ngoals {KNOWN} / f\nopen fg\ndeck ghF\nround 9", 0),
    "a spectator": (f"seats 2\ngoals f / gh\nopen {KNOWN}fg\ndeck Fghh\nround 9", None),
    "six cards": (f"seats 2\ngoals {KNOWN} / f\nopen fg\ndeck ghFfhh\nround 9", 0),
}
"""In each, one pair of eyes sees nearly all goals, so that every world behind the view can be listed."""


def worlds(view: View) -> dict[Any, int]:
    """List every world that agrees with a view, and in how many ways chance can have brought it about."""
    known = Counter(view.open.replace("F", "") + "".join(goals for goals in view.goals if goals is not None))
    unseen = sorted((Counter("abcdefgh" * 3) - known).elements())
    hidden = [view.goal_counts[seat] for seat in range(view.seats) if view.goals[seat] is None]
    inside = view.fredericus is None and "F" not in view.open
    below = view.deck - (1 if inside else 0)
    found: Counter[Any] = Counter()
    # The cards as they lie, each one for itself: all orders are equally likely, whatever the letters on them.
    for order in permutations(unseen, sum(hidden) + below):
        hands, rest = [], list(order)
        for size in hidden:
            hands.append("".join(sorted(rest[:size])))
            rest = rest[size:]
        if not inside:
            found[*hands, "".join(rest)] += 1
            continue
        # F10: Fredericus is one of the last five cards, in each place as likely as in the others.
        for place in range(max(0, below - 4), below + 1):
            found[*hands, "".join([*rest[:place], "F", *rest[place:]])] += 1
    return dict(found)


def world_of(position: Any) -> Any:
    """Name the hidden part of a position of `GUESSES`: the hands that are short enough to be unknown, and the deck."""
    keys = keys_of(position.text())
    hands = [hand.rstrip("F").replace("-", "") for hand in keys["goals"].split(" / ")]
    return (*(hand for hand in hands if hand != KNOWN), keys["deck"].replace("-", ""))


UNLUCKY_MOVES: Final = (
    "M 0>4", "M 8>1", "M 0", "M", "P>9", "P", "G>>1", "H 1", "H 1[]", "H 1[1P,1G]", "H 1[9P]", "H 1[0P,1P,2P,3P]",
    "XQ", "X", "R 1/5", "R 1", "V 8", "V", "ZZ", "K", "K 8", "K 1 2 3", "K centre 1", "K -", "K center", "k 1",
    "  Z  ", "O-O",
)  # fmt: skip
UNLUCKY_POSITIONS: Final = (
    "game chess", "seats 5", "seats x", "options variant", "options variant=maybe", "options colour=red", "rows 0:Q",
    "rows 0:W 0:S", "rows 0W", "birds P1G5", "birds P1hG5h P2G6 P3G7 P0G4", "tokens 1 / 2", "seats 2\ntokens 1 / 2",
    "seats 2\ntokens centre 1 / 2 2", "tokens centre / centre / 1 / 2", "tokens centre / 1 / 1 / 1",
    "creatures z / - / - / -", "creatures aaaaa / - / - / -", "goals aaa / a / - / -", "goals F / F / - / -",
    "open x", "deck Faaabbb", "deck abc", "round 0", "round 1000", "seat 4", "actions 5", "extra 1", "used V",
    "used X", "phase night", "phase token\nused P", "phase bets\nround 2", "phase bets\ntokens 1 / 1 / 1 / 1",
    "announced perhaps", "goals F / - / - / -\nannounced no", "rows 0:" + "W" * 25, "colour red", "seat 1\nseat 1",
    "x" * 20_000,
)  # fmt: skip

WORDS: Final = (
    *(f"card-{card}" for card in ("W", "S", "E", "a", "b", "c", "d", "e", "f", "g", "h", "F", "none")),
    "bird-P", "bird-G", "seat-0", "seat-1", "seat-2", "seat-3", "place-centre", "place-hand",
    "phase-bets", "phase-turn", "phase-token", "phase-over", "reason-eighth", "reason-drawn", "reason-turned",
)  # fmt: skip
