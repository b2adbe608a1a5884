"""Errors of the command line: one line on stderr with the cause and the remedy, never a traceback."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Any

from typer.core import TyperGroup
from typer.exceptions import Abort, TyperException

from regnum.cli import WRONG_USE
from regnum.core.errors import RegnumError


class InputError(Exception):
    """Invalid input. The text says what is wrong and what was expected."""

    def __init__(self, text: str, code: int = WRONG_USE) -> None:
        super().__init__(text)
        self.code = code


class CommandGroup(TyperGroup):
    """The command `regnum`: a Typer group that prints errors in one line."""

    def main(self, args: Sequence[str] | None = None, *rest: Any, **extra: Any) -> Any:
        """Run a command and leave with its exit code."""
        extra["standalone_mode"] = False
        sys.exit(self.outcome(args, rest, extra))

    def outcome(self, args: Sequence[str] | None, rest: Sequence[Any], extra: dict[str, Any]) -> int:
        """Run a command and return its exit code; errors are printed to stderr."""
        try:
            code = super().main(args, *rest, **extra)
        except InputError as wrong:
            return print_error(str(wrong), wrong.code)
        except RegnumError as wrong:
            return print_error(str(wrong), WRONG_USE)
        except TyperException as wrong:
            return print_error(wrong.format_message() or "no command given; try: regnum --help", wrong.exit_code)
        except BrokenPipeError:  # `regnum rules GAME | head` is not an error
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            return 0
        except (KeyboardInterrupt, Abort):
            return 130
        return code if isinstance(code, int) else 0


def print_error(message: str, code: int) -> int:
    """Print an error as one line to stderr and return the exit code."""
    note(message)
    return code


def note(text: str) -> None:
    """Print a note as one line to stderr."""
    print(f"regnum: {' '.join(text.split())}", file=sys.stderr)
