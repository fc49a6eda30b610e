"""How run.py talks: one line a step with its time, and on failure the cause, the log's tail and what to do."""

from __future__ import annotations

import fcntl
import hashlib
import shlex
import subprocess
import sys
import textwrap
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

ROOT = Path(__file__).resolve().parent.parent
TOOLS = ROOT / ".tools"

# What pip, uv, apt and git write when they cannot reach their server.
OFFLINE_SIGNS = (
    "dns error",
    "failed to establish a new connection",
    "name resolution",
    "network is unreachable",
    "connection refused",
    "could not connect",
    "could not resolve",
    "error sending request",
    "tcp connect error",
)
OFFLINE_ADVICE = (
    "This machine seems to be offline, or a proxy stands in the way. Connect it and run the same command again:\n"
    "what is set up already is kept."
)


class Trouble(Exception):
    """What went wrong and what to do about it, in words for the person at the keyboard."""


def step(what: str, *commands: Sequence[str | Path], env: Mapping[str, str] | None = None, advice: str = "") -> None:
    """Runs commands behind one line that says what is happening and how long it took."""
    log = TOOLS / "log" / f"{what.partition(':')[0]}.log"
    log.parent.mkdir(parents=True, exist_ok=True)
    print(f"  {what} ... ", end="", file=sys.stderr, flush=True)
    start = time.perf_counter()
    with log.open("wb") as output:
        for command in commands:
            code = subprocess.call(
                command, cwd=ROOT, env=env, stdin=subprocess.DEVNULL, stdout=output, stderr=subprocess.STDOUT
            )
            if code:
                raise Trouble(failure(what, command, code, log, advice))
    print(f"{time.perf_counter() - start:.1f} s", file=sys.stderr, flush=True)


def failure(what: str, command: Sequence[str | Path], code: int, log: Path, advice: str) -> str:
    """The report of a failed step: what, the end of its log, and what to do."""
    text = log.read_text(encoding="utf-8", errors="replace")
    tail = "\n".join(f"    {line}" for line in text.strip().splitlines()[-15:])
    if any(sign in text.lower() for sign in OFFLINE_SIGNS):
        advice = OFFLINE_ADVICE
    called = textwrap.shorten(shlex.join(str(part).removeprefix(f"{ROOT}/") for part in command), 200)
    return (
        f"Failed: {what} (exit status {code})\n  {called}\n{tail}\n  The whole log: {log.relative_to(ROOT)}\n{advice}"
    )


def fingerprint(*parts: str | Path) -> str:
    """A short digest of texts and of the contents of files; two runs agree on it as long as nothing changed."""
    digest = hashlib.sha256()
    for part in parts:
        content = part.read_bytes() if isinstance(part, Path) else part.encode()
        digest.update(f"{part.relative_to(ROOT) if isinstance(part, Path) else ''}\0{len(content)}\0".encode())
        digest.update(content)
    return digest.hexdigest()[:32]


def stamped(stamp: Path) -> str:
    """What the stamp of a finished step says; nothing if the step was never finished."""
    return stamp.read_text(encoding="utf-8") if stamp.is_file() else ""


@contextmanager
def alone() -> Iterator[None]:
    """Holds the workshop, so that two run.py at once do not set up the same folder."""
    TOOLS.mkdir(exist_ok=True)
    with (TOOLS / "lock").open("w") as door:
        try:
            fcntl.flock(door, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print("  waiting for another run.py to finish its set-up", file=sys.stderr, flush=True)
            fcntl.flock(door, fcntl.LOCK_EX)
        yield
