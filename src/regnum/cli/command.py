"""The command line that starts Regnum again, however it was started."""

from __future__ import annotations

import shlex
import shutil
import sys
from pathlib import Path

NAME = "regnum"


def own_command(*words: str) -> str:
    """`regnum tty --resume`, with the path of our script where the shell would not find it by its name."""
    return shlex.join([own_name(sys.argv[0]), *words])


def own_name(script: str) -> str:
    """The name alone if it means this very script; other scripts that call us have no command of their own."""
    if Path(script).name != NAME:
        return NAME
    found = shutil.which(NAME)
    return NAME if found is not None and Path(found).resolve() == Path(script).resolve() else script
