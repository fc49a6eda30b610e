"""The proof that the README's two commands work on a machine with nothing but Python and git.

An empty Debian is bootstrapped once and kept as an archive; every proof starts from a fresh copy. What is mounted into
it lives in a mount namespace of its own, so it is gone with the last process, whatever happens.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import time
from pathlib import Path

from tools.console import ROOT, Trouble, step

SUITE = "bookworm"
PACKAGES = "python3,git,ca-certificates"
HOME = ROOT / ".bare"
ARCHIVE = HOME / f"{SUITE}.tar"

# What tells programs how to reach the network from here: certificates, proxies, package indexes.
VARIABLES = re.compile(r"(PIP|UV|NPM|NODE|SSL)_.+|.+_proxy|REQUESTS_CA_BUNDLE|CURL_CA_BUNDLE", re.IGNORECASE)
FILES = ("/etc/pip.conf", "/etc/npmrc", "/etc/uv/uv.toml", "/etc/resolv.conf", "/etc/hosts")
BUNDLE = "/etc/ssl/certs/ca-certificates.crt"

# Own mounts and own processes: nothing outlives the command that runs behind this.
APART = ["unshare", "--mount", "--propagation", "private", "--pid", "--fork", "--kill-child"]

# Runs as: sh -c ENTER sh ROOT COMMAND...
ENTER = """
mount -t proc proc "$1/proc"
mount --rbind /dev "$1/dev"
exec chroot "$@"
"""


def prove() -> int:
    """Clones the committed state into an empty Debian, runs both commands there and prints what each took."""
    check_means()
    commit = committed()
    if not ARCHIVE.is_file():
        bootstrap()
    root = HOME / "root"
    clear(root)
    root.mkdir(parents=True)
    try:
        step("copy: unpacking a fresh system", ["tar", "--extract", "--file", ARCHIVE, "--directory", root])
        furnish(root)
        rows = [run_in(root, *line) for line in proof_lines()]
    finally:
        clear(root)
    print_table(commit, rows)
    return 0 if all(code == 0 for _, _, code in rows) else 1


def proof_lines() -> list[tuple[str, str]]:
    """What is typed in the empty system, in order: folder and command."""
    return [
        ("/home", "git clone --quiet -c advice.detachedHead=false /home/tavoliere.bundle tavoliere"),
        ("/home/tavoliere", "python3 run.py play --check"),
        ("/home/tavoliere", "python3 run.py play --check"),
        ("/home/tavoliere", "python3 run.py test"),
    ]


def check_means() -> None:
    """Says in one line what is missing for the proof."""
    if os.geteuid() != 0:
        raise Trouble("`bare` makes a root file system of its own, so it has to run as root: sudo python3 run.py bare")
    for tool, package in (("debootstrap", "debootstrap"), ("unshare", "util-linux"), ("git", "git")):
        if shutil.which(tool) is None:
            raise Trouble(f"`bare` needs {tool} (on Debian: apt-get install {package}).")


def committed() -> str:
    """The commit that is proved, in one line; a warning if the folder holds more than that."""
    git = ["git", "-C", str(ROOT)]
    head = subprocess.run([*git, "log", "-1", "--format=%h %s"], capture_output=True, text=True, check=False)
    if head.returncode:
        raise Trouble("`bare` proves what is committed, and nothing is committed yet.")
    if subprocess.check_output([*git, "status", "--porcelain"]):
        print("  note: uncommitted changes are no part of the proof")
    return head.stdout.strip()


def bootstrap() -> None:
    """Makes the empty Debian and keeps it as an archive."""
    base = HOME / "base"
    clear(base)
    HOME.mkdir(exist_ok=True)
    command: list[str | Path] = [*APART, "debootstrap", "--variant=minbase", f"--include={PACKAGES}", SUITE, base]
    try:
        step(f"debian: bootstrapping {SUITE}", command)
        for package in (base / "var/cache/apt/archives").glob("*.deb"):
            package.unlink()
        unfinished = ARCHIVE.with_suffix(".part")
        step("archive: keeping it", ["tar", "--create", "--file", unfinished, "--directory", base, "."])
        unfinished.rename(ARCHIVE)
    finally:
        clear(base)


def clear(folder: Path) -> None:
    """Removes a file system of ours."""
    if folder.exists():
        shutil.rmtree(folder)


def furnish(root: Path) -> None:
    """Puts the repository into the system, and what it takes to reach the network as this machine does."""
    bundle = root / "home/tavoliere.bundle"
    subprocess.run(["git", "-C", ROOT, "bundle", "create", "--quiet", bundle, "HEAD"], check=True)
    named = [value for value in variables().values() if Path(value).is_file()]
    for name in {*FILES, BUNDLE, *named}:
        if Path(name).is_file():
            target = root / name.lstrip("/")
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(name, target)
    if shutil.which("apt-config"):
        settings = subprocess.check_output(["apt-config", "dump"], text=True).splitlines()
        network = re.compile(r"Acquire::(https?|ftp|Proxy|ForceIPv|Retries|Check-Valid-Until)", re.IGNORECASE)
        kept = "\n".join(line for line in settings if network.match(line))
        (root / "etc/apt/apt.conf.d/90host").write_text(f"{kept}\n", encoding="utf-8")


def variables() -> dict[str, str]:
    """The variables of this process that say how to reach the network."""
    return {name: value for name, value in os.environ.items() if VARIABLES.fullmatch(name)}


def run_in(root: Path, folder: str, line: str) -> tuple[str, float, int]:
    """Types one line in the system; gives it back with its time and its exit status."""
    print(f"\n--- {line}", flush=True)
    inside = ["/bin/sh", "-c", f"cd {folder} && exec {line}"]
    command: list[str | Path] = [*APART, "sh", "-euc", ENTER, "sh", root, *inside]
    env = {
        **variables(),
        "PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin",
        "HOME": "/home",
        "LANG": "C.UTF-8",
        "CI": "true",
    }
    start = time.perf_counter()
    code = subprocess.call(command, env=env, stdin=subprocess.DEVNULL)
    return line, time.perf_counter() - start, code


def print_table(commit: str, rows: list[tuple[str, float, int]]) -> None:
    """Prints what was proved, with times."""
    print(f"\nIn an empty Debian {SUITE} with {PACKAGES.replace(',', ', ')}; commit {commit}\n")
    for line, seconds, code in rows:
        print(f"  {seconds:6.1f} s  {'ok    ' if code == 0 else 'FAILED'}  {line}")
