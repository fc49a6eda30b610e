"""What the kernel is built from, and how its library is called. Set-up reads this file too, so it imports nothing."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import Final

HOME: Final = Path(__file__).resolve().parent
MAIN: Final = HOME / "kernel.c"
LIBRARY: Final = "fredericus_kernel.so"

FLAGS: Final = ("-std=c99", "-O2", "-fPIC", "-shared", "-fvisibility=hidden", "-ffp-contract=off", "-fno-math-errno")
"""No instructions of this machine alone, and no product fused with a sum: the same doubles as Python everywhere."""

LIBRARIES: Final = ("-lm",)


def sources() -> list[Path]:
    """List the files in C, in a stable order."""
    return sorted([*HOME.glob("*.h"), *HOME.glob("*.c")])


def fingerprint() -> str:
    """Return a short digest of the sources and flags; a library carries the one that it was built from."""
    digest = hashlib.sha256(" ".join(FLAGS).encode())
    for source in sources():
        digest.update(f"\0{source.name}\0".encode())
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def command(target: Path) -> list[str]:
    """Return what a compiler is told, after its name, to build the library."""
    return [*FLAGS, f"-DFREDERICUS_SOURCES={fingerprint()}", "-o", str(target), str(MAIN), *LIBRARIES]
