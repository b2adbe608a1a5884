"""Optional dependencies: using one that is not installed raises an error with the install command."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager

from regnum.core.errors import RegnumError


class MissingExtra(RegnumError):
    """What was asked for needs packages that are not installed."""

    def __init__(self, extra: str, what: str) -> None:
        super().__init__(f"{what} needs the extra {extra!r}; install it with: pip install 'regnum[{extra}]'")
        self.extra = extra


@contextmanager
def needs(extra: str, what: str) -> Iterator[None]:
    """Around imports: raise MissingExtra where a package is missing; not for modules of Regnum or Python."""
    try:
        yield
    except ModuleNotFoundError as missing:
        package = (missing.name or "").partition(".")[0]
        if package == "regnum" or package in sys.stdlib_module_names:
            raise
        raise MissingExtra(extra, what) from missing
