"""What a person typed wrong is answered by one line that says what would be right; never by a traceback."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Any

from typer.core import TyperGroup
from typer.exceptions import Abort, TyperException

from regnum.core.errors import RegnumError

WRONG_USE = 2  # the exit code for bad input, as everywhere in Unix


class Complaint(Exception):
    """Something from outside does not fit. The text says what is wrong and what would be right."""

    def __init__(self, text: str, code: int = WRONG_USE) -> None:
        super().__init__(text)
        self.code = code


class House(TyperGroup):
    """The command `regnum`: like any Typer group, but it complains in one line."""

    def main(self, args: Sequence[str] | None = None, *rest: Any, **extra: Any) -> Any:
        """Run a command and leave with its exit code."""
        extra["standalone_mode"] = False
        sys.exit(self.outcome(args, rest, extra))

    def outcome(self, args: Sequence[str] | None, rest: Sequence[Any], extra: dict[str, Any]) -> int:
        """The exit code; everything the house complains about is told on the way."""
        try:
            code = super().main(args, *rest, **extra)
        except Complaint as wrong:
            return told(str(wrong), wrong.code)
        except RegnumError as wrong:
            return told(str(wrong), WRONG_USE)
        except TyperException as wrong:
            return told(wrong.format_message() or "a command is missing; try: regnum --help", wrong.exit_code)
        except BrokenPipeError:  # `regnum rules GAME | head` is no mistake
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 0
        except (KeyboardInterrupt, Abort):
            return 130
        return code if isinstance(code, int) else 0


def told(complaint: str, code: int) -> int:
    """One line on stderr, then the exit code."""
    note(complaint)
    return code


def note(remark: str) -> None:
    """One line on stderr, whatever the remark was made of."""
    print(f"regnum: {' '.join(remark.split())}", file=sys.stderr)
