"""Golden games: whole games as records, and one told move by move, so that a change of the rules shows in a diff."""

from __future__ import annotations

import random
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tavoliere.core.session import Session
from tests.conformance.settlers import CORRECTED, DECK
from tests.conformance.tables import Setting
from tests.conformance.walking import choose, look_ahead, wire

if TYPE_CHECKING:
    from tavoliere.core.record import Record

HERE: Final = Path(__file__).parent
PERFT: Final = HERE / "perft.json"

WIZARDS: Final = (("deck0", "wizards"), ("deck1", "dragons"))
GOLDEN: Final = {
    "two": (Setting("fredericus", 2), 1),
    "two-shorter": (Setting("fredericus", 2, (("variant", "on"), ("two_token_reward", "token"))), 2),
    "two-gentle": (Setting("fredericus", 2, (("goal_discard_by", "starter"), ("actions", "up_to"))), 3),
    "three": (Setting("fredericus", 3), 4),
    "three-by-lot": (Setting("fredericus", 3, (("placement", "random"), ("eighth_pays", "yes"))), 5),
    "three-shorter": (Setting("fredericus", 3, (("variant", "on"), ("goal_discard_by", "starter"))), 34),
    "four": (Setting("fredericus", 4), 7),
    "four-everything": (
        Setting(
            "fredericus",
            4,
            (
                ("variant", "on"),
                ("goal_discard_by", "starter"),
                ("actions", "up_to"),
                ("eighth_pays", "yes"),
                ("placement", "random"),
            ),
        ),
        8,
    ),
    "four-hunters": (Setting("fredericus", 4), 24),
    "base": (Setting("settlers", 2, (("turn_limit", "100"),)), 2),
    "base-open": (
        Setting(
            "settlers",
            2,
            (("first_player", "first_seat"), ("brigand_grace", "off"), ("action_lock", "off"), ("turn_limit", "100")),
            (("cards", CORRECTED),),
        ),
        4,
    ),
    "base-late": (Setting("settlers", 2, (("turn_limit", "400"),)), 15),
    "extended": (Setting("settlers", 2, (("mode", "extended"), ("turn_limit", "100"))), 6),
    "extended-late": (Setting("settlers", 2, (("mode", "extended"), ("turn_limit", "200"))), 19),
    "extended-magic": (
        Setting("settlers", 2, (("mode", "extended"), ("action_lock", "off"), ("turn_limit", "100"))),
        19,
    ),
    "tournament": (
        Setting(
            "settlers", 2, (("mode", "tournament"), ("turn_limit", "100")), (("deck0", "witches"), ("deck1", DECK))
        ),
        8,
    ),
    "tournament-late": (Setting("settlers", 2, (("mode", "tournament"), ("turn_limit", "200")), WIZARDS), 13),
    "tournament-won": (Setting("settlers", 2, (("mode", "tournament"), ("turn_limit", "200")), WIZARDS), 11),
}
"""Each variety and its seed; where a game has tables for it, one with an odd seed begins in the middle."""

START: Final = """seats 2
options variant=on two_token_reward=token
rows 0:eS 1:Wa 2:bS 3:cE 4:dWWW 5:hE 6:fW 7:gS
birds P1G4 P7G7
tokens 5 - / 1 1
goals ab / cd
open eeffgghh
deck gbachFd
round 9"""

TABLE: Final = """options mode=extended turn_limit=100
turn 99
permission yes
centres0 -1:city 1:citadel 3:city
regions0 2^:O4:3 2v:A6:2 4^:B1:1 4v:G3:3
sites0 1^:magic_eye 1v:magic_mill 3^:karl -1^:library
wizards0 2^:ira:2
hand0 arsonist scout abbey
roads0 right
centres1 -1:citadel 1:city
wizards1 -2v:hor:1
regions1 -2v:W4:1 0^:O3:2
sites1 1^:church -1^:countermagic
hand1 bishop merchant
agenda dice:0:4:3
fate 0123456789abcdef0123456789abcdef01234567/9"""

TOLD: Final = {
    "fredericus": (
        START,
        ("XP", "M 1>0", "H 7[1P]", "V 4", "R 4/3", "G>5", "G>4", "M 2>1", "Z", "K 2 6"),
    ),
    "settlers": (TABLE, ("roll",)),
}
"""Short ends of games that meet many rules: a position written by hand, and how it begins; then lots are drawn."""


def file_of(name: str) -> Path:
    """Return where a golden game is kept."""
    return HERE / GOLDEN[name][0].id / f"{name}.txt"


def play_golden(name: str) -> Record:
    """Play a golden game afresh: moves by lot, some with clock times, and some players look ahead."""
    setting, seed = GOLDEN[name]
    start = setting.start(seed)
    session = setting.session(seed) if start is None else Session(setting.game, seed=seed, start=start)
    dice = random.Random(f"golden {name}")
    while session.position.seat is not None:
        ahead = dice.random() < (0.95 if name.endswith("hunters") else 0.6)
        move = look_ahead(session.position, dice) if ahead else choose(session.position.moves(), dice)
        session.play(move, dice.randrange(1, 400) / 10 if seed % 2 else None)
    return session.record({"Event": "Golden game", "Variety": name})


def tell(name: str) -> str:
    """Tell a short game: before each move the position and what is legal, after it what happened."""
    start, opening = TOLD[name]
    session = Session(Setting(name, 0).game, start=start)
    dice = random.Random(f"told {name}")
    lines = [f"A game of {name}, told move by move. Written by `python -m tests.golden.make`."]
    while session.position.seat is not None:
        position = session.position
        played = len(session.moves)
        move = opening[played] if played < len(opening) else str(look_ahead(position, dice))
        lines += ["", f"=== move {played + 1}, seat {position.seat}", "", position.text().rstrip()]
        lines += ["", "legal: " + "; ".join(map(str, position.moves())), "", f"> {move}", ""]
        for event in session.play(move):
            lines += [f"{wire(event.told(None))}{' (reveals)' if event.reveals else ''}"]
            lines += [f"    to seat {seat}: {wire(event.told(seat))}" for seat in sorted(event.asides or {})]
        lines += [f"free to take back: {[session.free_undo(seat) for seat in range(session.seats)]}"]
    lines += ["", "=== over", "", session.position.text().rstrip(), "", str(session.position.outcome)]
    return "\n".join(lines) + "\n"


def told_file(name: str) -> Path:
    """Return where the told game is kept."""
    return HERE / "playthroughs" / f"{name}.txt"
