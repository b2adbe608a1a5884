"""The command line: `regnum`. Everything a person types comes in here."""

from regnum.cli.app import main

__all__ = ["main"]
