"""Gathers the packages that `regnum[play]` needs, so that a test can install it without a network.

They lie in build/wheelhouse, in the versions of constraints.txt. What is there already is not fetched again.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

HOME = Path(__file__).resolve().parents[1]
LOCK = HOME / "constraints.txt"
WHEELHOUSE = HOME / "build" / "wheelhouse"
STAMP = WHEELHOUSE / ".gathered"


def gathered_for() -> str:
    """What decides which packages belong here: the pinned versions, what is asked for, and this Python."""
    asked = [LOCK.read_bytes(), (HOME / "pyproject.toml").read_bytes(), sys.version.encode()]
    return hashlib.sha256(b"\0".join(asked)).hexdigest()


def is_gathered() -> bool:
    """Whether everything is here and nothing has changed since."""
    return STAMP.exists() and STAMP.read_text(encoding="utf-8") == gathered_for()


def gather(wheel: Path) -> Path:
    """Fetch what this wheel needs with the extra `play`, unless that is done; return the folder."""
    if not is_gathered():
        shutil.rmtree(WHEELHOUSE, ignore_errors=True)
        pip = [sys.executable, "-m", "pip", "download", "--quiet", "--only-binary", ":all:"]
        subprocess.run(
            [*pip, "--dest", WHEELHOUSE, "--constraint", LOCK, f"{wheel}[play]"],
            env={**os.environ, "PYTHONPATH": ""},
            check=True,
        )
        (WHEELHOUSE / wheel.name).unlink()  # pip puts it beside what it needs
        STAMP.write_text(gathered_for(), encoding="utf-8")
    return WHEELHOUSE
