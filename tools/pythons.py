"""`make pythons`: what every game promises, uncompiled, on each Python that Regnum supports and this machine has.

    python tools/pythons.py 3.12 3.13 -- -k brothers   # these versions only; what follows -- goes to pytest

Each version gets an environment of its own (.venv-py312) with the rules and their five packages, in the versions of
constraints.txt, so a package that is only there by accident is missed here. A version that is not found is named.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

HOME = Path(__file__).resolve().parents[1]
SUPPORTED = ("3.11", "3.12", "3.13", "3.14")
TESTS = ("tests/contract/test_contract.py", "tests/golden")
INSTALL = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--constraint", "constraints.txt")
TOOLS = ("pytest", "pytest-xdist", "hypothesis")


def candidates(version: str) -> Iterator[str]:
    """Where an interpreter of this version may be: ourselves, on the path, among those of pyenv."""
    yield sys.executable
    for name in (f"python{version}", "python3", "python"):
        if found := shutil.which(name):
            yield found
    root = os.environ.get("PYENV_ROOT") or answer("pyenv", "root")
    if root:
        yield from sorted(map(str, Path(root, "versions").glob(f"{version}*/bin/python")), reverse=True)


def answer(*command: str) -> str:
    """What a program prints; nothing if it is not there or fails."""
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""


def interpreter(version: str) -> str | None:
    """A Python of this version that really runs; a name on the path may be only a promise of one."""
    asks = "import sys; print('%d.%d' % sys.version_info[:2])"
    return next((each for each in candidates(version) if answer(each, "-c", asks) == version), None)


def environment(version: str, python: str) -> Path:
    """The interpreter of a virtual environment with Regnum as it is now, uncompiled."""
    folder = HOME / f".venv-py{version.replace('.', '')}"
    own = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    if not own.exists():
        subprocess.run([python, "-m", "venv", folder], check=True)
    pip = [str(own), *INSTALL]
    env = {**os.environ, "REGNUM_PURE": "1", "REGNUM_NO_WEB": "1", "PYTHONPATH": ""}
    subprocess.run([*pip, ".", *TOOLS], cwd=HOME, env=env, check=True)
    subprocess.run([*pip, "--no-deps", "--force-reinstall", "."], cwd=HOME, env=env, check=True)  # the sources of now
    return own


def holds(version: str, python: str, arguments: list[str]) -> bool:
    """Whether the games keep their promises on this version."""
    own = environment(version, python)
    pytest = [str(own), "-m", "pytest", "-n", "2", "--dist", "worksteal", "-p", "no:cacheprovider"]
    env = {**os.environ, "REGNUM_RUN": "interpreted", "PYTHONPATH": ""}
    return subprocess.run([*pytest, *TESTS, *arguments], cwd=HOME, env=env, check=False).returncode == 0


def split(words: list[str]) -> tuple[list[str], list[str]]:
    """The versions that were asked for, and what is meant for pytest."""
    at = words.index("--") if "--" in words else len(words)
    return words[:at], words[at + 1 :]


def main(words: list[str]) -> None:
    """Try each version; fail where one does not hold, or where none was tried."""
    named, arguments = split(words)
    if unknown := [version for version in named if version not in SUPPORTED]:
        sys.exit(f"Regnum supports Python {', '.join(SUPPORTED)}, not {', '.join(unknown)}")
    results: dict[str, str] = {}
    for version in named or SUPPORTED:
        python = interpreter(version)
        if python is None:
            results[version] = "not found"
            continue
        print(f"Python {version}: {python}", flush=True)
        results[version] = "passed" if holds(version, python, arguments) else "FAILED"
    print("\n".join(f"Python {version}: {result}" for version, result in results.items()))
    if "FAILED" in results.values() or (named and "not found" in results.values()) or "passed" not in results.values():
        sys.exit(1)


if __name__ == "__main__":
    main(sys.argv[1:])
