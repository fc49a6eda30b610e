"""Entry for `python3 run.py bench peers`: runs the package that this file lies in, from any folder."""

import runpy
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
runpy.run_module("peers", run_name="__main__", alter_sys=True)
