"""Compiles the rules core with mypyc. REGNUM_PURE=1 builds without a compiler; the same files then run as they are.

A package brings the browser table along: it is built here where that has not been done and there is Node.
REGNUM_NO_WEB=1 leaves it out. An editable install takes what `make web` has built.

REGNUM_OPT=1 lets the C compiler optimise less and end sooner.
"""

import os
import runpy
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

WEB = Path("src/regnum/server/web")

# Data classes of msgspec and the edge of the core (which must meet any argument with a clear word) stay as they are;
# so do rows of data and drawings, which no search touches but which would take the C compiler minutes.
UNCOMPILED = {
    "__init__.py", "cards.py", "claims.py", "contract.py", "errors.py", "events.py", "house.py", "letters.py",
    "match.py", "scene.py", "gallery.py", "guide.py", "hints.py", "kit.py", "weights.py", "marks.py",
}  # fmt: skip

APART = ("scenes", "claims")  # folders of such files


def compiled_files(room: Path, apart: list[Path]) -> list[str]:
    """The files of a room, without those of rooms inside it that are compiled apart."""
    found = (file for file in room.rglob("*.py") if file.name not in UNCOMPILED and file.parent.name not in APART)
    return sorted(str(file) for file in found if not any(room != each and each in file.parents for each in apart))


def groups() -> list[tuple[list[str], str]]:
    """The kernel, the bots, each game and each expansion by itself: the C compiler works on several at once, and a
    small change of one game compiles only that game anew."""
    home = Path("src/regnum")
    games = sorted(path.parent for path in home.glob("games/*/box.py"))
    expansions = sorted(path.parent for path in home.glob("games/*/*/expansion.py"))
    rooms = [*games, *expansions, home / "core", home / "bots"]
    return [(compiled_files(room, expansions), f"regnum_{room.name}") for room in rooms]


def extensions() -> list[Extension]:
    if os.environ.get("REGNUM_PURE"):
        return []
    from mypyc.build import mypycify

    separate = groups()
    files = [file for group, _ in separate for file in group]
    return mypycify(files, opt_level=os.environ.get("REGNUM_OPT", "3"), debug_level="0", separate=separate)


def bring_app() -> None:
    """The tool is not in an unpacked package; the app is."""
    tool = Path("tools/web.py")
    if tool.exists():
        runpy.run_path(str(tool))["bring_along"]()


class BuildWithApp(build_py):
    def run(self) -> None:
        if not self.editable_mode:
            bring_app()
        super().run()

    def find_data_files(self, package: str, src_dir: str) -> list[str]:
        found: list[str] = super().find_data_files(package, src_dir)
        if not os.environ.get("REGNUM_NO_WEB"):
            return found
        return [file for file in found if WEB not in Path(os.path.relpath(file)).parents]


class ShipWithApp(sdist):
    def run(self) -> None:
        bring_app()
        super().run()


setup(
    ext_modules=extensions(),
    cmdclass={"build_py": BuildWithApp, "sdist": ShipWithApp},
    options={"build_ext": {"parallel": os.cpu_count()}},
)
