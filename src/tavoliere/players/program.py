"""A program of somebody's own behind three pipes: a line goes in, a line comes out, and nothing it does hurts us.

Whatever the program does, it is waited for no longer than agreed, read no further than agreed, and gone afterwards,
with all that it started in its process group. Its error stream is read on the side, so that it never blocks, and its
last line is kept for whoever wants to know what went wrong.
"""

from __future__ import annotations

import contextlib
import os
import selectors
import signal
import subprocess
import time
import weakref
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import IO

LONGEST: Final = 1 << 20
"""The longest line, in bytes, that a program may answer."""

CHUNK: Final = 1 << 16
KEPT: Final = 4_000
"""How many bytes of the error stream are kept."""

FLOOD: Final = 64
"""How often a program that floods its error stream is read for its last words."""

GRACE: Final = 0.5
"""How many seconds a program has to end by itself, once it has closed its output or was told that the game is over."""


class Trouble(Exception):
    """What a program did wrong: the key of a message, and what it names besides."""

    def __init__(self, key: str, detail: str = "") -> None:
        """Keep both."""
        super().__init__(key, detail)
        self.key = key
        self.detail = detail


class Program:
    """A running program, asked one line at a time."""

    def __init__(self, command: Sequence[str]) -> None:
        """Start it, in a process group of its own."""
        try:
            self._process = subprocess.Popen(  # noqa: S603  it is the user's own command, and no shell reads it
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                bufsize=0,
                start_new_session=True,
            )
        except OSError as error:
            raise Trouble("forfeit-start", error.strerror or type(error).__name__) from None
        self._answer = b""
        self._errors = b""
        self._mute = False
        for pipe in self._pipes():
            os.set_blocking(pipe.fileno(), False)
        # Also where nobody sees it off: it goes when the player is forgotten, or the house closes.
        self._goodbye = weakref.finalize(self, _end, self._process)

    def _pipes(self) -> list[IO[bytes]]:
        process = self._process
        return [pipe for pipe in (process.stdin, process.stdout, process.stderr) if pipe is not None]

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Send a line and return the line that answers it."""
        end = time.monotonic() + seconds
        left = memoryview(line)
        stdin, stdout, stderr = self._pipes()
        self._listen(stdout)
        if self._answer:
            raise Trouble("forfeit-unasked", shown(self._answer))
        with selectors.DefaultSelector() as selector:
            selector.register(stdout, selectors.EVENT_READ)
            if not self._mute:
                selector.register(stderr, selectors.EVENT_READ)
            selector.register(stdin, selectors.EVENT_WRITE)
            while b"\n" not in self._answer:
                rest = end - time.monotonic()
                if rest <= 0:
                    # Whom it has started may keep its pipes open, although it is gone.
                    gone = self._process.poll() is not None
                    raise self._ended() if gone else Trouble("forfeit-late", f"{seconds:.3g}")
                for key, _ in selector.select(rest):
                    if key.fileobj is stdin:
                        left = left[self._send(stdin, left) :]
                        if not left:
                            selector.unregister(stdin)
                    elif key.fileobj is stderr:
                        self._listen_aside(stderr)
                        if self._mute:
                            selector.unregister(stderr)
                    else:
                        self._listen(stdout)
        return self._take(answered_all=not left)

    def _send(self, stdin: IO[bytes], left: memoryview) -> int:
        """Write what the pipe takes; where nobody reads any more, the end of the output will tell why."""
        try:
            return os.write(stdin.fileno(), left[:CHUNK])
        except BlockingIOError:
            return 0
        except OSError:
            return len(left)

    def _listen(self, stdout: IO[bytes]) -> None:
        """Read what there is of an answer."""
        try:
            chunk = os.read(stdout.fileno(), CHUNK)
        except BlockingIOError:
            return
        if not chunk:
            raise self._ended()
        self._answer += chunk
        if len(self._answer) > LONGEST:
            raise Trouble("forfeit-long", str(LONGEST))

    def _listen_aside(self, stderr: IO[bytes]) -> None:
        """Read what there is on the error stream, and keep the end of it."""
        try:
            chunk = os.read(stderr.fileno(), CHUNK)
        except BlockingIOError:
            return
        self._mute = not chunk
        self._errors = (self._errors + chunk)[-KEPT:]

    def _take(self, *, answered_all: bool) -> bytes:
        """Take the answer; one that came before the question, or with something after it, was not asked for."""
        answer, _, more = self._answer.partition(b"\n")
        self._answer = b""
        if more or not answered_all:
            raise Trouble("forfeit-unasked", shown(more or answer))
        return answer

    def _ended(self) -> Trouble:
        """Say how the program ended, or that it has only closed its output."""
        try:
            status = self._process.wait(GRACE)
        except subprocess.TimeoutExpired:
            return Trouble("forfeit-closed")
        if status < 0:
            return Trouble("forfeit-killed", signal.Signals(-status).name)
        return Trouble("forfeit-ended", str(status))

    def last_words(self) -> str:
        """Return the last line of the error stream that is not empty."""
        if self._goodbye.alive and not self._mute:
            stderr = self._pipes()[2]
            for _ in range(FLOOD):
                before = self._errors
                self._listen_aside(stderr)
                if self._mute or self._errors == before:
                    break
        lines = self._errors.decode(errors="replace").splitlines()
        return next((shown(line) for line in reversed(lines) if line.strip()), "")

    def kill(self) -> None:
        """End the program while somebody waits for its answer, who then hears that it has ended."""
        _kill(self._process)

    def leave(self, line: bytes = b"") -> None:
        """Send a last line, if it can be sent at once, and end the program; one that goes by itself is let go."""
        if not self._goodbye.alive:
            return
        stdin = self._pipes()[0]
        if line:
            with contextlib.suppress(OSError):
                os.write(stdin.fileno(), line)
            with contextlib.suppress(OSError):
                stdin.close()
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(GRACE)
        self._goodbye()


def _end(process: subprocess.Popen[bytes]) -> None:
    """End a program and all of its group, and leave nothing behind: no process, no pipe."""
    _kill(process)
    process.wait()
    for pipe in (process.stdin, process.stdout, process.stderr):
        if pipe is not None:
            with contextlib.suppress(OSError):
                pipe.close()


def _kill(process: subprocess.Popen[bytes]) -> None:
    """End a program and all that it has started in its group."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(process.pid, signal.SIGKILL)


def shown(text: bytes | str, most: int = 80) -> str:
    r"""Return the beginning of a text as it may be shown: one line, nothing that moves a cursor.

    >>> shown(b"oops\x1b[2J\xff and so on", 12)
    'oops?[2J? an'
    """
    told = text.decode(errors="replace") if isinstance(text, bytes) else text
    first = told.strip()[:most]
    return "".join(letter if letter.isprintable() and letter != "\ufffd" else "?" for letter in first)
