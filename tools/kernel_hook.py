"""The build hook that compiles the kernel with mypyc into the wheel.

It exists beside hatch-mypyc because that one compiles in place: the libraries would stay in src/, where an editable
install would prefer them to the source, and pyproject.toml is moved away for as long as the compiler runs.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class KernelHook(BuildHookInterface[Any]):
    """Compiles the modules listed in pyproject.toml and puts the libraries beside their sources in the wheel."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compiles before the wheel is packed; an editable install stays pure Python."""
        if version == "editable":
            return
        from mypyc.build import mypycify
        from setuptools import Distribution
        from setuptools.command.build_ext import build_ext

        root = Path(self.root)
        paths = {path for pattern in self.config["modules"] for path in root.glob(pattern)}
        modules = [str(path.relative_to(root)) for path in sorted(paths)]
        work = root / "build" / "kernel"  # it stays: what is unchanged need not be compiled again
        libraries = work / "lib"

        extensions = mypycify(modules, opt_level=self.config["opt-level"], debug_level="0", target_dir=str(work / "c"))
        command = build_ext(Distribution({"name": "tavoliere", "ext_modules": extensions}))
        command.build_lib = str(libraries)
        command.build_temp = str(work / "objects")
        command.ensure_finalized()
        command.run()

        for library in command.get_outputs():
            build_data["force_include"][library] = str(Path(library).relative_to(libraries))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
