"""From a bare Python to an environment with the locked packages, each step skipped while its inputs are unchanged."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from typing import TYPE_CHECKING

from tools.console import ROOT, TOOLS, Trouble, alone, fingerprint, stamped, step

if TYPE_CHECKING:
    from pathlib import Path

LOCKS = ROOT / "locks"
VENV = ROOT / ".venv"
PYTHON = VENV / "bin" / "python"
UV = TOOLS / "uv" / "bin" / "uv"

# The environment of `play`, and the one of everything else, which holds all of the former.
RUNTIME = "runtime"
DEVELOPMENT = "development"


def uv_environment() -> dict[str, str]:
    """This process's environment, with uv kept to the Python and the certificates of this machine."""
    return {**os.environ, "UV_PYTHON_DOWNLOADS": "never", "UV_SYSTEM_CERTS": "1", "UV_NO_PROGRESS": "1"}


def set_up(kind: str) -> None:
    """Brings uv, the virtual environment, its packages and the project itself up to date."""
    with alone():
        install_uv()
        make_venv()
        install_packages(kind)
        install_project()


def install_uv() -> None:
    """Puts the locked uv into .tools/uv, checked against its hash."""
    lock = LOCKS / "uv.txt"
    stamp = TOOLS / "uv" / "stamp"
    wanted = fingerprint(lock)
    if UV.is_file() and stamped(stamp) == wanted:
        return
    if importlib.util.find_spec("ensurepip") is None:
        install_venv_module()
    home = TOOLS / "uv"
    pip: list[str | Path] = [home / "bin" / "python", "-m", "pip", "--disable-pip-version-check", "install"]
    step(
        "uv: fetching the installer",
        [sys.executable, "-m", "venv", "--clear", home],
        [*pip, "--require-hashes", "--only-binary=:all:", "--requirement", lock],
        advice="Delete .tools and try again; `locks/uv.txt` names the version and the hashes that are expected.",
    )
    stamp.write_text(wanted, encoding="utf-8")


def install_venv_module() -> None:
    """Installs Debian's separate venv package, or prints the line that does."""
    package = f"python3.{sys.version_info.minor}-venv"
    root = [] if os.geteuid() == 0 else ["sudo", "-n"]
    allowed = not root or (
        shutil.which("sudo") and subprocess.call(["sudo", "-n", "true"], stderr=subprocess.DEVNULL) == 0
    )
    if shutil.which("apt-get") is None:
        raise Trouble(
            f"This Python ({sys.executable}) comes without the modules venv and ensurepip; install them first."
        )
    line = f"sudo apt-get install -y {package}"
    if not allowed:
        raise Trouble(f"Python's venv module is a package of its own on this system. Please type:\n\n  {line}\n")
    apt = [*root, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-q"]
    step(
        f"apt: installing {package}",
        [*apt, "update"],
        [*apt, "install", "-y", "--no-install-recommends", package],
        advice=f"Try it by hand: {line}",
    )


def make_venv() -> None:
    """Makes .venv where there is none that works in this place."""
    home = VENV / ".home"
    # The scripts of an environment name its folder: one that was moved or copied has to be made again.
    if not PYTHON.exists() or stamped(home) not in {"", str(ROOT)}:
        step("venv: making .venv", [UV, "venv", "--clear", "--python", sys.executable, VENV], env=uv_environment())
    home.write_text(str(ROOT), encoding="utf-8")


def install_packages(kind: str) -> None:
    """Makes the packages of .venv those of the lock; what `test` installed stays there when `play` comes later."""
    stamp = VENV / ".packages"
    present = stamped(stamp)
    if present.startswith(DEVELOPMENT):
        kind = DEVELOPMENT
    lock = LOCKS / f"{kind}.txt"
    wanted = f"{kind} {fingerprint(lock)}"
    if present == wanted:
        return
    (VENV / ".project").unlink(missing_ok=True)  # a sync removes whatever is not in the lock
    step(
        f"packages: installing those of locks/{lock.name}",
        [UV, "pip", "sync", "--require-hashes", "--python", PYTHON, lock],
        env=uv_environment(),
        advice="If the lock does not fit this machine, `python3 run.py lock` writes it anew.",
    )
    stamp.write_text(wanted, encoding="utf-8")


def install_project() -> None:
    """Installs this folder itself, editable, with the locked build tools."""
    stamp = VENV / ".project"
    wanted = fingerprint(ROOT / "pyproject.toml")
    if stamped(stamp) == wanted:
        return
    step(
        "project: installing tavoliere itself",
        [UV, "pip", "install", "--python", PYTHON, "--no-build-isolation", "--no-deps", "--editable", ROOT],
        env=uv_environment(),
    )
    stamp.write_text(wanted, encoding="utf-8")


def write_locks(arguments: list[str]) -> None:
    """Resolves the dependencies anew into locks/, for every platform, with hashes and without the name of any host."""
    development = LOCKS / f"{DEVELOPMENT}.txt"
    runtime = LOCKS / f"{RUNTIME}.txt"
    with alone():
        install_uv()
        # The runtime follows the development lock, so that `play` and `test` agree on every version.
        resolve(development, ["pyproject.toml", "--group", "dev", *arguments])
        resolve(runtime, ["pyproject.toml", "--group", "build", "--constraint", str(development.relative_to(ROOT))])
        resolve(LOCKS / "uv.txt", ["--group", "bootstrap", *arguments])
        resolve(LOCKS / "compiler.txt", ["--group", "compiler", *arguments])


def resolve(lock: Path, what: list[str]) -> None:
    """Writes one lock file, and refuses one that names a host."""
    compile_lock: list[str | Path] = [
        UV,
        "pip",
        "compile",
        "--universal",
        "--python-version",
        "3.11",
        "--generate-hashes",
    ]
    quietly = ["--no-emit-index-url", "--no-emit-find-links", "--no-header", "--quiet"]
    step(
        f"lock: resolving {lock.relative_to(ROOT)}",
        [*compile_lock, *quietly, *what, "--output-file", lock],
        env=uv_environment(),
    )
    if "://" in lock.read_text(encoding="utf-8"):
        raise Trouble(f"{lock.relative_to(ROOT)} names a host; a lock must work with any package index.")
