"""The build hook that compiles the engine with mypyc, and the kernel of Fredericus from C, into the wheel.

Without a compiler the wheel is pure Python.

The hook exists beside hatch-mypyc because that one compiles in place: the libraries would stay in src/, where an
editable install would prefer them to the source, and pyproject.toml is moved away for as long as the compiler runs.
"""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class KernelHook(BuildHookInterface[Any]):
    """Compiles the modules listed in pyproject.toml and puts the libraries beside their sources in the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compiles before the wheel is packed; an editable install stays pure Python."""
        if version == "editable":
            return
        compiler = own_compiler()
        if not compiler:
            self.app.display_warning("there is no C compiler here: the wheel is pure Python")
            return
        self.compile_engine(build_data)
        self.compile_kernel(compiler, build_data)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def compile_engine(self, build_data: dict[str, Any]) -> None:
        """Compiles with mypyc."""
        from mypyc.build import mypycify
        from setuptools import Distribution
        from setuptools.command.build_ext import build_ext

        root = Path(self.root)
        paths = {path for pattern in self.config["modules"] for path in root.glob(pattern)}
        modules = [str(path.relative_to(root)) for path in sorted(paths)]
        work = root / "build" / "engine"  # it stays: what is unchanged need not be compiled again
        libraries = work / "lib"

        extensions = mypycify(modules, opt_level=self.config["opt-level"], debug_level="0", target_dir=str(work / "c"))
        command = build_ext(Distribution({"name": "tavoliere", "ext_modules": extensions}))
        command.build_lib = str(libraries)
        command.build_temp = str(work / "objects")
        command.ensure_finalized()
        command.run()

        for library in command.get_outputs():
            build_data["force_include"][library] = str(Path(library).relative_to(libraries))

    def compile_kernel(self, compiler: list[str], build_data: dict[str, Any]) -> None:
        """Compiles from C; where the compiler cannot, the wheel goes without."""
        path = Path(self.root, self.config["kernel"])
        spec = importlib.util.spec_from_file_location("recipe", path)
        if spec is None or spec.loader is None:
            raise FileNotFoundError(path)
        recipe = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(recipe)
        library = Path(self.root, "build", "kernel", recipe.LIBRARY)
        library.parent.mkdir(parents=True, exist_ok=True)
        if subprocess.call([*compiler, *recipe.command(library)]):
            self.app.display_warning("the kernel of Fredericus does not compile here: the wheel goes without it")
            return
        build_data["force_include"][str(library)] = str(
            path.with_name(recipe.LIBRARY).relative_to(Path(self.root, "src"))
        )


def own_compiler() -> list[str]:
    """The C compiler of this machine, as the words that call it; none where there is none."""
    wanted = os.environ.get("CC", "").split()
    if wanted and shutil.which(wanted[0]):
        return wanted
    return next(([name] for name in ("cc", "gcc", "clang") if shutil.which(name)), [])
