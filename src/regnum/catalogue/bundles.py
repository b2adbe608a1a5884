"""Fluent bundles that parse each message when it is first needed: parsing a whole catalogue takes seconds."""

from __future__ import annotations

import logging
import re
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message
from fluent.syntax.ast import Junk, Resource

ENTRY: Final = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)  # where a message or a term begins
STRAY: Final = re.compile(r"^[^\s#}].*", re.MULTILINE)  # a line that continues nothing

log = logging.getLogger("regnum.catalogue")


class LazyBundle(FluentBundle):
    """All texts of a game in one language."""

    def __init__(self, lang: str) -> None:
        super().__init__([lang], use_isolating=False)
        self.lang = lang
        self.sources: dict[str, list[tuple[str, str]]] = {}  # package and source, until it is parsed; by id

    def add_source(self, package: str, source: str) -> None:
        """Add a catalogue; its messages replace those of the same name."""
        entries = [*ENTRY.finditer(source)]
        starts = [*(each.start() for each in entries), len(source)]
        self.report_stray(package, source[: starts[0]])
        for entry, end in zip(entries, starts[1:], strict=True):
            self.sources.setdefault(entry[1], []).append((package, source[entry.start() : end]))
            self.report_stray(package, source[entry.end() : end].partition("\n")[2])

    def report_stray(self, package: str, source: str) -> None:
        """Log what is outside of all messages."""
        stray = STRAY.search(source)
        if stray is not None:
            self.report(package, stray[0])

    def report(self, package: str, begins: str) -> None:
        """Log where something begins that is not Fluent; it is left out."""
        log.warning("texts of %s in %s: ignoring invalid Fluent: %r", package, self.lang, begins[:60])

    def parse(self, id: str) -> None:
        """Parse what is known of a message or a term, if it has not been parsed yet."""
        for package, source in self.sources.get(id, ()):
            resource: Resource = FluentResource(source)
            for entry in resource.body:
                if isinstance(entry, Junk) and ENTRY.match(entry.content or ""):
                    self.report(package, (entry.content or "").partition("\n")[0])
            self.add_resource(resource, allow_overrides=True)
        self.sources.pop(id, None)  # afterwards: another thread may be asking for the same

    def has_message(self, message_id: str) -> bool:
        """Whether there is such a message."""
        self.parse(message_id)
        return super().has_message(message_id)

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        """Return a message or a term, which others may mention."""
        self.parse(f"-{entry_id}" if term else entry_id)
        return super()._lookup(entry_id, term)
