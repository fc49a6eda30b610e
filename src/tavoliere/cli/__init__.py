"""The `tavoliere` command."""

from __future__ import annotations


def main() -> None:
    """Run the command line."""
    from tavoliere.cli.app import app

    app()
