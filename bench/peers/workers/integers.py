"""Calibration: how fast plain Python is on this machine at this moment. A step of a loop counts as a decision."""

from __future__ import annotations

from .line import serve, versions

STEPS = 100_000


def loop() -> int:
    """Add small integers, one by one: the loop that `tavoliere bench` uses, too."""
    total = 0
    step = 0
    while step < STEPS:
        total = (total + step) & 1023
        step += 1
    return STEPS + (total >> 10)


if __name__ == "__main__":
    serve(versions(), loop)
