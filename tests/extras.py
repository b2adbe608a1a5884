"""An environment with the packages of some extras and no others, linked from what is installed here."""

from __future__ import annotations

import os
import shutil
import subprocess
import sysconfig
import tomllib
import venv
from importlib.metadata import distribution
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import regnum

HOME = Path(__file__).parents[1]
SITE = Path(sysconfig.get_path("purelib"))


def requirements(extras: set[str]) -> list[Requirement]:
    """What pyproject.toml asks for, with these extras."""
    project = tomllib.loads((HOME / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    listed = [*project["dependencies"]]
    for extra in extras:
        listed += project["optional-dependencies"][extra]
    return [Requirement(each) for each in listed]


def packages(extras: set[str]) -> set[str]:
    """The names of all distributions that come with these extras."""
    waiting, found = requirements(extras), dict[str, set[str]]()
    while waiting:
        each = waiting.pop()
        name, wanted = canonicalize_name(each.name), {"", *each.extras}
        if not (each.marker is None or each.marker.evaluate({"extra": ""})) or wanted <= found.get(name, set()):
            continue
        found.setdefault(name, set()).update(wanted)
        waiting += requirements(each.extras) if name == "regnum" else needed_by(name, wanted)
    return set(found) - {"regnum"}


def needed_by(name: str, extras: set[str]) -> list[Requirement]:
    """What an installed distribution asks for; its extras are already answered for."""
    listed = [Requirement(each) for each in distribution(name).requires or []]
    chosen = [each for each in listed if each.marker is None or any(each.marker.evaluate({"extra": x}) for x in extras)]
    for each in chosen:
        each.marker = None
    return chosen


class Environment:
    """A virtual environment with links to the packages that it may have."""

    def __init__(self, folder: Path, *extras: str) -> None:
        venv.create(folder, with_pip=False, symlinks=True)
        self.folder = folder
        self.python = folder / "bin" / "python"
        self.site = Path(sysconfig.get_path("purelib", vars={"base": str(folder), "platbase": str(folder)}))
        for name in packages(set(extras)):
            self.link(name)
        (self.site / "regnum.pth").write_text(str(Path(regnum.__file__).parents[1]))
        self.own_metadata()

    def link(self, name: str) -> None:
        """One distribution, as it is installed here."""
        for file in distribution(name).files or []:
            top = file.parts[0]
            if top not in ("..", "__pycache__") and not (self.site / top).exists() and (SITE / top).exists():
                (self.site / top).symlink_to(SITE / top)

    def own_metadata(self) -> None:
        """Regnum's entry points: the games and the command."""
        found = next(file for file in distribution("regnum").files or [] if file.name == "entry_points.txt")
        folder = self.site / found.parts[0]
        folder.mkdir()
        for each in Path(str(found.locate())).parent.iterdir():
            if each.is_file():
                shutil.copy2(each, folder / each.name)
        script = self.folder / "bin" / "regnum"
        script.write_text(f"#!{self.python}\nimport sys\nfrom regnum.cli import main\nsys.exit(main())\n")
        script.chmod(0o755)

    def variables(self) -> dict[str, str]:
        """Without our own variables; saved games go into the environment too."""
        clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "REGNUM"))}
        return {**clean, "REGNUM_HOME": str(self.folder / "home"), "LC_ALL": "C.UTF-8"}

    def command(self, *words: str) -> list[str]:
        """A program of this environment, by its path."""
        return [str(self.folder / "bin" / words[0]), *words[1:]]

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        """Run one until it ends."""
        return subprocess.run(
            self.command(*words), capture_output=True, text=True, timeout=120, check=False, env=self.variables(),
            cwd=self.folder,
        )  # fmt: skip
