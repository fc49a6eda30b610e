"""The `tavoliere` command."""

from __future__ import annotations

import sys


def main() -> None:
    """Run a command; what goes wrong is said in one line, with exit status 1."""
    from tavoliere.cli.app import app
    from tavoliere.core.refusal import Refusal

    try:
        app()
    except Refusal as refusal:
        from tavoliere.cli.speech import explain

        asked = _language_asked_for(sys.argv)
        print(f"tavoliere: {explain(refusal, asked)}", file=sys.stderr)
        raise SystemExit(1) from None
    except (OSError, UnicodeDecodeError) as problem:
        print(f"tavoliere: {problem}", file=sys.stderr)
        raise SystemExit(1) from None


def _language_asked_for(arguments: list[str]) -> str | None:
    """Find --language among the arguments, so that a refusal speaks it too."""
    for place, argument in enumerate(arguments):
        if argument in {"--language", "-l"} and place + 1 < len(arguments):
            return arguments[place + 1]
        if argument.startswith("--language="):
            return argument.partition("=")[2]
    return None
