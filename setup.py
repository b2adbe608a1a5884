"""Compiles the rules core with mypyc. REGNUM_PURE=1 builds without a compiler; the same files then run as they are.

A package brings the browser app along: it is built here where that has not been done and there is Node.
REGNUM_NO_WEB=1 leaves it out. An editable install takes what `make web` has built.

REGNUM_OPT=1 lets the C compiler optimise less and end sooner. REGNUM_PREBUILT=1 puts into a package what `make build`
has compiled in place, if that was made from exactly these sources with the same settings; else everything is compiled.
"""

import hashlib
import json
import os
import runpy
import shutil
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

SRC = Path("src")
WEB = SRC / "regnum/server/web"
STAMP = Path("build/extensions.json")  # what the extension modules in src/ were compiled from
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX")

# Data classes of msgspec and the edge of the core (which must meet any argument with a clear word) stay as they are;
# so do rows of data and drawings, which no search touches but which would take the C compiler minutes.
UNCOMPILED = {
    "__init__.py", "cards.py", "claims.py", "contract.py", "errors.py", "events.py", "messages.py", "registry.py",
    "match.py", "printed.py", "scene.py", "sheet.py", "gallery.py", "guide.py", "hints.py", "weights.py", "marks.py",
}  # fmt: skip

APART = ("scenes", "claims")  # folders of such files


def compiled_files(package: Path, apart: list[Path]) -> list[str]:
    """The files of a package, without those of packages inside it that are compiled apart."""
    found = (file for file in package.rglob("*.py") if file.name not in UNCOMPILED and file.parent.name not in APART)
    return sorted(str(file) for file in found if not any(package != each and each in file.parents for each in apart))


def groups() -> list[tuple[list[str], str]]:
    """The kernel, the bots, each game and each expansion by itself, so that the C compiler works on several at once."""
    home = Path("src/regnum")
    games = sorted(path.parent for path in home.glob("games/*/box.py"))
    expansions = sorted(path.parent for path in home.glob("games/*/*/expansion.py"))
    packages = [*games, *expansions, home / "core", home / "bots"]
    return [(compiled_files(package, expansions), f"regnum_{package.name}") for package in packages]


def module_name(file: str) -> str:
    return ".".join(Path(file).relative_to(SRC).with_suffix("").parts)


def extension_names() -> list[str]:
    """The extension modules that mypyc makes: one with the code of each group, one for each file that loads from it."""
    return [name for files, group in groups() for name in (f"{group}__mypyc", *(module_name(file) for file in files))]


def built_file(name: str) -> Path:
    """Where an extension module lies that was compiled in place."""
    return SRC / (name.replace(".", "/") + SUFFIX)


def optimisation() -> int:
    return int(os.environ.get("REGNUM_OPT", "3"))


def digest(file: Path) -> str:
    return hashlib.sha256(file.read_bytes()).hexdigest()


def compiled_from() -> dict[str, str]:
    """All that decides what the compiler makes. Files that stay as they are count too: others use their types."""
    files = sorted(file for package in ("core", "games", "bots") for file in (SRC / "regnum" / package).rglob("*.py"))
    return {"python": SUFFIX, **{file.as_posix(): digest(file) for file in files}}


def compiled_into() -> dict[str, str]:
    return {name: digest(built_file(name)) for name in extension_names() if built_file(name).exists()}


def write_stamp(sources: dict[str, str]) -> None:
    stamp = {"optimisation": optimisation(), "from": sources, "into": compiled_into()}
    STAMP.parent.mkdir(exist_ok=True)
    STAMP.write_text(json.dumps(stamp, indent=0))


def is_prebuilt() -> bool:
    """Whether src/ holds extension modules of exactly these sources, none missing, none changed, optimised enough."""
    if not STAMP.exists():
        return False
    stamp = json.loads(STAMP.read_text())
    unchanged = stamp["from"] == compiled_from() and stamp["into"] == compiled_into()
    return unchanged and [*stamp["into"]] == extension_names() and stamp["optimisation"] >= optimisation()


def compiles() -> bool:
    """Whether this command needs the compiler; to list files or metadata mypyc would take a minute for nothing."""
    return not os.environ.get("REGNUM_PURE") and not {"sdist", "egg_info", "dist_info"} & set(sys.argv)


def extensions() -> list[Extension]:
    if not compiles():
        return []
    if os.environ.get("REGNUM_PREBUILT") and is_prebuilt():
        return [Extension(name, sources=[]) for name in extension_names()]
    from mypyc.build import mypycify

    separate = groups()
    files = [file for group, _ in separate for file in group]
    return mypycify(files, opt_level=str(optimisation()), debug_level="0", separate=separate)


class Compile(build_ext):
    sources = compiled_from()  # before mypyc reads them: a file that is changed meanwhile is compiled the next time

    def run(self) -> None:
        super().run()
        if self.inplace and compiles():
            write_stamp(self.sources)

    def build_extension(self, ext: Extension) -> None:
        """One without sources is compiled already."""
        if ext.sources:
            super().build_extension(ext)
            return
        target = Path(self.get_ext_fullpath(ext.name))
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(built_file(ext.name), target)


def bring_app() -> None:
    """The tool is not in an unpacked package; the app is."""
    tool = Path("tools/web.py")
    if tool.exists():
        runpy.run_path(str(tool))["bring_along"]()


class BuildWithApp(build_py):
    def run(self) -> None:
        if not self.editable_mode:
            bring_app()
            self.remove_leftovers()
        super().run()

    def remove_leftovers(self) -> None:
        """What an earlier build left in the build folder would be packed too: files that were renamed, modules that are
        no longer compiled. Extension modules that are still wanted stay; the compiler knows which are out of date."""
        wanted = set(extension_names()) if compiles() else set()
        build = Path(self.build_lib)
        for file in [each for each in build.rglob("*") if each.is_file()]:
            name = str(file.relative_to(build)).removesuffix(SUFFIX).replace(os.sep, ".")
            if not file.name.endswith(SUFFIX) or name not in wanted:
                file.unlink()

    def find_data_files(self, package: str, src_dir: str) -> list[str]:
        found: list[str] = super().find_data_files(package, src_dir)
        if not os.environ.get("REGNUM_NO_WEB"):
            return found
        return [file for file in found if WEB not in Path(os.path.relpath(file)).parents]


class ShipWithApp(sdist):
    def run(self) -> None:
        bring_app()
        super().run()


if __name__ == "__main__":  # tests look at the parts
    setup(
        ext_modules=extensions(),
        cmdclass={"build_py": BuildWithApp, "build_ext": Compile, "sdist": ShipWithApp},
        options={"build_ext": {"parallel": os.cpu_count()}},
    )
