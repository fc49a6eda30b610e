"""Plays a few games and prints what came of them: the same lines on every Python, compiled or not.

Run alone, it takes the folder of the package as its argument and needs nothing but the standard library.
"""

from __future__ import annotations

import hashlib
import sys


def games() -> list[str]:
    """Play games from seeds, with moves drawn from seeds, and return one line for each."""
    import tavoliere
    from tavoliere.core.session import Session

    lines = []
    for name in tavoliere.GAMES:
        game = tavoliere.game(name)
        for seats in game.describe_seats():
            for number, chosen in enumerate((0, -1)):
                options = {option.name: option.values[chosen] for option in game.options}
                lines.append(line_of(Session(game, seats, f"same {number}", options)))
    return lines


def line_of(session: object) -> str:
    """Play one session to its end; hash its record, which holds the last position's hash, and all that was told."""
    from tavoliere.core.chance import Fast, Sealed
    from tavoliere.core.session import Session

    assert isinstance(session, Session)
    dice = Sealed("dice")
    position = session.position
    heard = hashlib.sha256()
    while position.seat is not None:
        moves = position.moves()
        session.play(moves[dice.below(len(moves))])
        view = position.view(position.seat)
        world = session.game.imagine(view, Fast(len(session.moves)))
        heard.update(f"{view!r}{world.text()}{moves!r}".encode())
        if len(session.moves) % 40 == 1:
            heard.update("\n".join(refusals_in(session)).encode())
    for seat in [*range(session.seats), None]:
        heard.update(repr(session.log(seat)).encode())
    heard.update(position.drawing(0).encode())
    record = session.record()
    heard.update(record.text().encode())
    return f"{session.game.id} {session.seats} {len(session.moves)} {record.tags['Hash']} {heard.hexdigest()}"


def refusals_in(session: object) -> list[str]:
    """Try every move there is, and a few texts that are no position, and return how they are refused."""
    from tavoliere.core.refusal import Refusal
    from tavoliere.core.session import Session

    assert isinstance(session, Session)
    said = []
    for move in session.game.moves:
        try:
            session.position.copy().play(move)
        except Refusal as refusal:
            said.append(f"{refusal} {refusal.arguments}")
    for text in ("nonsense", "seats 99", "seats x", "game chess", "options x=y", "seats 2\nseats 2", "x" * 100_000):
        try:
            session.game.parse(text)
        except Refusal as refusal:
            said.append(f"{refusal} {refusal.arguments}")
    return said


if __name__ == "__main__":
    sys.path[:] = [path for path in sys.path if "site-packages" not in path]
    sys.path.insert(0, sys.argv[1])
    sys.stdout.write("\n".join(games()) + "\n")
