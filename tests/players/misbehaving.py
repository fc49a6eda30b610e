"""A program that plays the first legal move, and misbehaves in one way from its second decision on (or at once)."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time

HOW, AT = "good", 0
FLOOD = "x" * 65_536


def write(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def say(answer: object) -> None:
    write(json.dumps(answer))


def misbehave(asked: dict[str, object]) -> None:
    """Do what nobody should; what comes back from here says nothing at all."""
    sys.stderr.write("a first word\nthe last word\n")
    sys.stderr.flush()
    if HOW == "crash":
        raise SystemExit(3)
    if HOW == "signal":
        os.kill(os.getpid(), signal.SIGSEGV)
    if HOW == "stop":
        os.kill(os.getpid(), signal.SIGSTOP)
    if HOW == "close":
        os.close(1)
    if HOW == "nonsense":
        write("my move is the best \x1b[2J")
    if HOW == "bytes":
        sys.stdout.buffer.write(b"\xff\xfe\n")
        sys.stdout.flush()
    if HOW == "deep":
        write("[" * 100_000)
    if HOW == "list":
        say([1, 2, 3])
    if HOW == "empty":
        write("")
    if HOW == "illegal":
        say({"move": "checkmate"})
    if HOW == "number":
        say({"move": 7})
    if HOW == "thought":
        moves = asked.get("moves")
        say({"move": moves[0] if isinstance(moves, list) else "", "thought": {"expected": 7}})
    if HOW == "twice":
        write('{"move": "x"}\n{"move": "x"}')
    if HOW == "line":
        while True:
            sys.stdout.write(FLOOD)
    if HOW == "errors":
        while True:
            sys.stderr.write(FLOOD + "\n")
    if HOW == "brood":
        # Children that keep the pipes open and outlive their parent, if they are let.
        subprocess.Popen([sys.executable, "-c", f"import time; time.sleep(60)  # brood of {os.getppid()}"])
        raise SystemExit(4)
    time.sleep(60)


def main() -> None:
    decision = 0
    if HOW == "early" and AT == 0:
        say({"type": "ready"})
    for line in sys.stdin:
        asked = json.loads(line)
        if asked["type"] == "over":
            if HOW == "linger":
                time.sleep(60)
            return
        if asked["type"] == "choose":
            decision = asked["decision"]
        if decision >= AT and HOW not in {"early", "linger", "good"}:
            misbehave(asked)
        say({"type": "ready"} if asked["type"] == "hello" else {"move": asked["moves"][0]})
        if HOW == "early" and decision >= AT > 0:
            say({"move": asked["moves"][0]})


if __name__ == "__main__":
    HOW, AT = sys.argv[1], int(sys.argv[2])
    main()
