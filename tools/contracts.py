"""The import contract that import-linter does not bring: nothing but the standard library."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from importlinter import Contract, ContractCheck, fields, output

if TYPE_CHECKING:
    from grimp import ImportGraph


class StandardLibraryContract(Contract):
    """Some packages of the project import no other project, directly, save those that are allowed by name.

    It names no forbidden packages, so that a new dependency is refused without anyone having thought of it.
    """

    type_name = "standard_library"

    packages = fields.ListField(subfield=fields.StringField())
    allowed = fields.ListField(subfield=fields.StringField(), required=False, default=[])

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:  # noqa: FBT001 - the library's signature
        """Lists every direct import of something that is neither ours nor in the standard library."""
        del verbose
        packages: list[str] = self.packages  # type: ignore[assignment]
        allowed: list[str] = self.allowed  # type: ignore[assignment]
        ours = {name.split(".")[0] for name in packages}
        welcome = ours | set(sys.stdlib_module_names) | set(allowed)
        strangers = [
            f"{module} -> {imported}"
            for module in sorted(graph.modules)
            if any(f"{module}.".startswith(f"{package}.") for package in packages)
            for imported in sorted(graph.find_modules_directly_imported_by(module))
            if imported.split(".")[0] not in welcome
        ]
        return ContractCheck(kept=not strangers, metadata={"strangers": strangers})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Prints the imports that break the contract."""
        for line in check.metadata["strangers"]:
            output.print_error(line)
