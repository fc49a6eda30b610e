"""Builds the kernel of Fredericus, the rules a second time in C, with the compiler of this machine or with one of ours.

Nothing depends on it: where it cannot be built, one line says so, and everything runs in Python.
"""

from __future__ import annotations

import contextlib
import importlib.util
import os
import platform
import shutil
import sys
from typing import TYPE_CHECKING, Any

from tools.console import ROOT, TOOLS, Trouble, alone, stamped, step
from tools.environment import LOCKS, PYTHON, UV, uv_environment

if TYPE_CHECKING:
    from pathlib import Path

RECIPE = ROOT / "src" / "tavoliere" / "games" / "fredericus" / "kernel" / "sources.py"
WORKSHOP = TOOLS / "twin"
COMPILER = TOOLS / "compiler"
LOCK = LOCKS / "compiler.txt"
ZIG = COMPILER / "ziglang" / "zig"


def recipe(path: Path = RECIPE) -> Any:
    """The module that knows the sources and flags, read from its file: the package need not be installed for this."""
    spec = importlib.util.spec_from_file_location("recipe", path)
    if spec is None or spec.loader is None:
        raise Trouble(f"{path.name} cannot be read.")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def own_compiler() -> list[str]:
    """The C compiler of this machine, as the words that call it; none where there is none."""
    wanted = os.environ.get("CC", "").split()
    if wanted and shutil.which(wanted[0]):
        return wanted
    return next(([name] for name in ("cc", "gcc", "clang") if shutil.which(name)), [])


def build(*, insist: bool = False) -> None:
    """Brings the kernel up to date; a failure is told in one line, and not tried again before something changes.

    Who insists tries again.
    """
    how = recipe()
    library: Path = how.HOME / how.LIBRARY
    stamp = WORKSHOP / "stamp"
    wanted = f"{how.fingerprint()} {sys.platform} {platform.machine()}"
    failed = " ".join(["failed", wanted, *own_compiler()])

    def built() -> bool:
        return library.is_file() and stamped(stamp) == wanted

    if built() or (stamped(stamp) == failed and not insist):
        return
    with alone():
        if built():
            return
        try:
            compile_somehow(how, library)
        except (Trouble, OSError) as trouble:
            log(str(trouble))
            print("left out (see .tools/log/kernel.txt); Fredericus searches in Python", file=sys.stderr, flush=True)
            library.unlink(missing_ok=True)
            wanted = failed
        stamp.write_text(wanted, encoding="utf-8")


def compile_somehow(how: Any, library: Path) -> None:
    """Compiles with the machine's compiler; where there is none, or only half of one, with a locked one."""
    WORKSHOP.mkdir(parents=True, exist_ok=True)
    own = own_compiler()
    if own and compiles(how, own):
        shutil.move(WORKSHOP / how.LIBRARY, library)
        return
    cache = str(COMPILER / "cache")
    try:
        install_compiler()
        step(
            "kernel: compiling the rules of Fredericus",
            [ZIG, "cc", "-mcpu=baseline", *how.command(WORKSHOP / how.LIBRARY)],
            env={**os.environ, "ZIG_GLOBAL_CACHE_DIR": cache, "ZIG_LOCAL_CACHE_DIR": cache},
        )
    finally:
        shutil.rmtree(COMPILER, ignore_errors=True)  # 400 MB for a library of 100 kB
    shutil.move(WORKSHOP / how.LIBRARY, library)


def compiles(how: Any, compiler: list[str]) -> bool:
    """Whether the machine's compiler brings the library about; one without its headers does not."""
    with contextlib.suppress(Trouble):
        step("kernel: compiling the rules of Fredericus", [*compiler, *how.command(WORKSHOP / how.LIBRARY)])
        return True
    print("not with this compiler", file=sys.stderr, flush=True)
    return False


def install_compiler() -> None:
    """Puts the locked compiler into .tools/compiler, checked against its hash; it needs no root and no headers."""
    install: list[str | Path] = [UV, "pip", "install", "--python", PYTHON, "--target", COMPILER]
    step(
        "compiler: fetching one, since this machine has none",
        [*install, "--require-hashes", "--no-deps", "--only-binary", ":all:", "--requirement", LOCK],
        env={"UV_HTTP_TIMEOUT": "15", **uv_environment()},
    )


def log(text: str) -> None:
    """Keeps the reason why there is no kernel, for those who look for it."""
    file = TOOLS / "log" / "kernel.txt"
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text + "\n", encoding="utf-8")
