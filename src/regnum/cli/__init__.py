"""The command line: the command `regnum` and everything it needs."""

from __future__ import annotations

import sys

from regnum.extras import MissingExtra, needs

WRONG_USE = 2  # the exit code for bad input, as everywhere in Unix
# What commands need, and for what; all others only the command line itself.
EXTRAS = {
    "play": ("play", "playing in the browser"),
    "serve": ("server", "a server"),
    "tty": ("tty", "the table in the terminal"),
    "tune": ("lab", "learning weights"),
    **dict.fromkeys(("backup", "restore", "verify", "export"), ("play", "the server's database")),
}


def main() -> None:
    """Run the command `regnum`."""
    try:
        with needs(*EXTRAS.get(next(iter(sys.argv[1:]), ""), ("cli", "the command line"))):
            from regnum.cli.app import main as run
    except MissingExtra as missing:
        print(f"regnum: {missing}", file=sys.stderr)
        sys.exit(WRONG_USE)
    run()
