"""`make lock`: writes constraints.txt, the exact versions that make and CI install, with the newest that fit.

pip resolves everything that pyproject.toml names, extras included. What is only needed on another system or another
Python is resolved as well, so that one file serves all of them. It names versions only: where they come from, and how
they are checked, is a matter of each machine's pip.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import tomllib
from itertools import product
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

HOME = Path(__file__).resolve().parents[1]
LOCK = HOME / "constraints.txt"
HEAD = "# The exact versions that make and CI install (pip install -c constraints.txt). Written by `make lock`.\n"
SYSTEMS = (("linux", "Linux", "posix"), ("darwin", "Darwin", "posix"), ("win32", "Windows", "nt"))
PYTHONS = ("3.11", "3.12", "3.13", "3.14")


def declared(project: dict[str, Any]) -> list[Requirement]:
    """Everything that the project asks for: to build, to run, and by extras; without what extras say of each other."""
    extras = [each for extra in project["project"]["optional-dependencies"].values() for each in extra]
    all = [*project["build-system"]["requires"], *project["project"]["dependencies"], *extras]
    return [each for each in map(Requirement, all) if each.name != project["project"]["name"]]


def environments() -> list[dict[str, str]]:
    """The systems and Pythons that Regnum runs on, as markers see them."""
    return [
        {"sys_platform": system, "platform_system": name, "os_name": kind, "python_version": python,
         "python_full_version": f"{python}.0", "implementation_name": "cpython",
         "platform_python_implementation": "CPython"}
        for (system, name, kind), python in product(SYSTEMS, PYTHONS)
    ]  # fmt: skip


def needed(requirement: Requirement, extras: list[str]) -> bool:
    """Whether any supported system asks for this."""
    if requirement.marker is None:
        return True
    return any(
        requirement.marker.evaluate({**environment, "extra": extra})
        for environment in environments()
        for extra in ["", *extras]
    )


def resolved(wanted: list[str]) -> list[dict[str, Any]]:
    """What pip would install for these, on this machine."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.json"
        pip = [sys.executable, "-m", "pip", "install", "--dry-run", "--ignore-installed", "--quiet", "--report"]
        subprocess.run([*pip, str(report), *wanted], check=True)
        found: list[dict[str, Any]] = json.loads(report.read_text(encoding="utf-8"))["install"]
        return found


def elsewhere(installed: list[dict[str, Any]]) -> list[str]:
    """What these need on other systems and is not among them."""
    known = {canonicalize_name(each["metadata"]["name"]) for each in installed}
    asked = [
        requirement
        for each in installed
        for requirement in map(Requirement, each["metadata"].get("requires_dist", []))
        if needed(requirement, each.get("requested_extras", []))
    ]
    return sorted({f"{each.name}{each.specifier}" for each in asked if canonicalize_name(each.name) not in known})


def locked(wanted: list[str]) -> dict[str, str]:
    """Each package with its version, until nothing is missing on any system."""
    while missing := elsewhere(installed := resolved(wanted)):
        print(f"also for other systems: {', '.join(missing)}", flush=True)
        wanted = [*wanted, *missing]
    return {canonicalize_name(each["metadata"]["name"]): each["metadata"]["version"] for each in installed}


def main() -> None:
    """Write the file."""
    project = tomllib.loads((HOME / "pyproject.toml").read_text(encoding="utf-8"))
    everywhere = [f"{each.name}{extras_of(each)}{each.specifier}" for each in declared(project)]
    pins = locked(sorted(set(everywhere)))
    lines = [f"{name}=={version}\n" for name, version in sorted(pins.items())]
    LOCK.write_text(HEAD + "".join(lines), encoding="utf-8")
    print(f"{LOCK.name}: {len(lines)} packages")


def extras_of(requirement: Requirement) -> str:
    """`[binary]`, or nothing."""
    return f"[{','.join(sorted(requirement.extras))}]" if requirement.extras else ""


if __name__ == "__main__":
    main()
