#!/usr/bin/env python3
"""Tavoliere: a table for board and card games with hidden information.

usage: python3 run.py [--compiled] COMMAND [ARGUMENTS]

  play [ARGUMENTS]         play; sets up what is missing first (arguments go to `tavoliere play`)
  test                     every gate: format, lint, types, imports, tests, compiled tests, docs
  test ARGUMENTS           only pytest, with these arguments: run.py test -k geese
  bench [ARGUMENTS]        measure the compiled engine
  bench peers [ARGUMENTS]  measure the engine beside other game libraries
  soak [ARGUMENTS]         play game after game for hours and watch memory and speed
  docs                     build the documentation into site/
  bare                     prove `play` and `test` in an empty Debian (needs root and debootstrap)
  setup                    only set up everything that `test` needs
  lock [ARGUMENTS]         write locks/ anew (--upgrade: with the newest versions)

  --compiled               run the command on the engine compiled by mypyc (needs a C compiler)

Needs nothing but Python 3.11 or newer and git. Everything it installs goes into .tools, .venv and .compiled here;
delete them to start afresh.
"""

import os
import shutil
import subprocess
import sys


def insist_on_python() -> None:
    """Goes on with a newer Python when this one is too old, or says in one line that there is none."""
    if os.name == "nt":
        sys.exit("Tavoliere runs on Linux and macOS; on Windows, run it inside WSL.")
    if sys.version_info >= (3, 11):
        return
    for minor in range(11, 20):
        newer = shutil.which("python3.%d" % minor)  # noqa: UP031 - this line must run on any Python 3
        # A version manager puts commands on PATH that only complain; hence the trial.
        if newer and subprocess.call([newer, "-c", ""], stderr=subprocess.DEVNULL) == 0:  # noqa: S603
            os.execv(newer, [newer, *sys.argv])  # noqa: S606
    sys.exit("Tavoliere needs Python 3.11 or newer, and this is Python %d.%d." % sys.version_info[:2])  # noqa: UP031


def main() -> int:
    """Sets up what the command needs, then runs it."""
    insist_on_python()
    from tools import commands, console

    arguments = sys.argv[1:]
    compiled = arguments[:1] == ["--compiled"]
    if compiled:
        del arguments[0]
    if not arguments or arguments[0] in {"-h", "--help", "help"}:
        print(__doc__.strip())
        return 0
    command = commands.COMMANDS.get(arguments[0])
    if command is None:
        print(f"run.py has no command {arguments[0]!r}; `python3 run.py --help` lists what there is.", file=sys.stderr)
        return 2
    try:
        return command(arguments[1:], compiled=compiled)
    except console.Trouble as trouble:
        print(f"\n{trouble}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nStopped.", file=sys.stderr)
        return 130


if __name__ == "__main__":
    sys.exit(main())
