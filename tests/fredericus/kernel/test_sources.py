"""The sources in C: no warning, as C and as C++; no wrong step in memory, whatever bytes they are given."""

from __future__ import annotations

import ctypes
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from tavoliere.games.fredericus.kernel import library, sources

STRICT = ["-Wall", "-Wextra", "-Wpedantic", "-Werror", "-Wconversion", "-Wshadow"]
FUZZ = Path(__file__).parent / "fuzz.c"
SANITIZERS = ("address,undefined", "undefined")


def compiler(*names: str) -> str:
    """Give the first compiler that is on this machine, or leave the test out."""
    found = next((name for name in names if shutil.which(name)), None)
    return found or pytest.skip(f"none of {', '.join(names)} is on this machine")


def run(*command: str | Path) -> subprocess.CompletedProcess[str]:
    """Run a command and keep what it says."""
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("names", [("cc", "gcc", "clang"), ("clang",)])
def test_they_are_strict_c99(names: tuple[str, ...], tmp_path: Path) -> None:
    cc = compiler(*names)
    built = run(cc, "-std=c99", "-O2", *STRICT, "-c", sources.MAIN, "-o", tmp_path / "kernel.o")
    assert not built.returncode, built.stderr


def test_they_are_cplusplus_too(tmp_path: Path) -> None:
    cc = compiler("c++", "g++", "clang++")
    built = run(cc, "-x", "c++", "-std=c++17", *STRICT, "-c", sources.MAIN, "-o", tmp_path / "kernel.o")
    assert not built.returncode, built.stderr


def test_another_machine_may_have_its_own_words_before_functions_and_tables(tmp_path: Path) -> None:
    cc = compiler("cc", "gcc", "clang")
    words = ["-DFREDERICUS_FUNCTION=__attribute__((unused)) static", "-DFREDERICUS_TABLE=static const"]
    built = run(cc, "-std=c99", *words, *STRICT, "-c", sources.MAIN, "-o", tmp_path / "kernel.o")
    assert not built.returncode, built.stderr


def test_each_header_stands_on_its_own(tmp_path: Path) -> None:
    cc = compiler("cc", "gcc", "clang")
    headers = [header for header in sources.sources() if header.suffix == ".h"]
    assert len(headers) > 10
    for header in headers:
        alone = tmp_path / f"{header.stem}.c"
        alone.write_text(f'#include "{header.name}"\nint main(void) {{ return 0; }}\n', encoding="utf-8")
        built = run(cc, "-std=c99", *STRICT, f"-I{sources.HOME}", "-c", alone, "-o", tmp_path / "alone.o")
        assert not built.returncode, built.stderr


def test_nothing_in_them_allocates_or_stays_between_calls() -> None:
    for source in sources.sources():
        code = re.sub(r"/\*.*?\*/", "", source.read_text(encoding="utf-8"), flags=re.DOTALL)
        assert not re.search(r"\b(malloc|calloc|realloc|free|alloca)\b", code), source.name
        assert not re.search(r"^static (?!inline|const)", code, flags=re.MULTILINE), source.name


def test_the_version_is_the_one_that_python_expects() -> None:
    text = (sources.HOME / "kernel.h").read_text(encoding="utf-8")
    version = re.search(r"FREDERICUS_KERNEL_VERSION = (\d+)", text)
    assert version is not None
    assert int(version[1]) == library.VERSION


def test_a_state_is_small() -> None:
    assert ctypes.sizeof(library.State) <= 340


@pytest.fixture(scope="module")
def fuzz(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the program that looks for wrong steps, with the best sanitizers that this compiler has."""
    cc = compiler("cc", "gcc", "clang")
    program = tmp_path_factory.mktemp("fuzz") / "fuzz"
    said = ""
    for names in SANITIZERS:
        flags = [f"-fsanitize={names}", "-fno-sanitize-recover=all", f"-I{sources.HOME}"]
        built = run(cc, "-std=c99", "-g", "-O1", *STRICT, *flags, FUZZ, "-o", program, "-lm")
        if not built.returncode and not run(program, "0").returncode:
            return program
        said = built.stderr
    return pytest.skip(f"{cc} builds nothing with sanitizers here: {said[:200]}")


def test_no_bytes_make_them_touch_what_is_not_theirs(fuzz: Path) -> None:
    found = run(fuzz, "200", "1")
    assert not found.returncode, found.stderr
    # Changed bytes that are a table after all are played too; if there were none, nothing would have been tried.
    assert int(found.stdout.split()[2]) > 1_000
