"""Compiles the rules core with mypyc. REGNUM_PURE=1 builds without a compiler; the same files then run as they are."""

import os
from pathlib import Path

from setuptools import Extension, setup

# Data classes of msgspec and the edge of the core (which must meet any argument with a clear word) stay as they are.
UNCOMPILED = {"letters.py", "events.py", "match.py", "contract.py", "errors.py", "house.py", "__init__.py"}


def compiled_files() -> list[str]:
    rooms = [Path("src/regnum/core"), Path("src/regnum/games"), Path("src/regnum/bots")]
    return sorted(str(file) for room in rooms for file in room.rglob("*.py") if file.name not in UNCOMPILED)


def extensions() -> list[Extension]:
    if os.environ.get("REGNUM_PURE"):
        return []
    from mypyc.build import mypycify

    return mypycify(compiled_files(), opt_level="3", debug_level="0", group_name="regnum")


setup(ext_modules=extensions())
