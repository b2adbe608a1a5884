"""Compiles the rules core with mypyc. REGNUM_PURE=1 builds without a compiler; the same files then run as they are."""

import os
from pathlib import Path

from setuptools import Extension, setup

# Data classes of msgspec and the edge of the core (which must meet any argument with a clear word) stay as they are;
# so do rows of data and drawings, which no search touches but which would take the C compiler minutes.
UNCOMPILED = {
    "__init__.py", "cards.py", "contract.py", "errors.py", "events.py", "house.py", "letters.py", "match.py",
    "scene.py",
}  # fmt: skip


def compiled_files(room: Path) -> list[str]:
    return sorted(str(file) for file in room.rglob("*.py") if file.name not in UNCOMPILED)


def groups() -> list[tuple[list[str], str]]:
    """The kernel, the bots, and each game by itself: the C compiler works on several at once, and a small change of
    one game compiles only that game anew."""
    home = Path("src/regnum")
    rooms = [home / "core", home / "bots", *sorted(path.parent for path in home.glob("games/*/box.py"))]
    return [(compiled_files(room), f"regnum_{room.name}") for room in rooms]


def extensions() -> list[Extension]:
    if os.environ.get("REGNUM_PURE"):
        return []
    from mypyc.build import mypycify

    separate = groups()
    files = [file for group, _ in separate for file in group]
    return mypycify(files, opt_level="3", debug_level="0", separate=separate)


setup(ext_modules=extensions(), options={"build_ext": {"parallel": os.cpu_count()}})
