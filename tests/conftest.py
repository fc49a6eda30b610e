"""What holds for every test of the project."""

from __future__ import annotations

from hypothesis import settings

# The gate tries the same examples on every machine and day, so that it fails for whoever broke something and for nobody
# else. `--hypothesis-profile=search` looks for new ones.
settings.register_profile("gate", derandomize=True, deadline=None, database=None)
settings.register_profile("search", max_examples=5_000, deadline=None, print_blob=True)
settings.load_profile("gate")
