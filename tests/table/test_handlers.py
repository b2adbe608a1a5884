"""Every kind of log entry has exactly one handler in the table, and the handler takes that very kind."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, get_args, get_type_hints

import pytest

from regnum.table import entries
from regnum.table.table import HANDLERS, Table


def kinds(base: type[entries.LogEntry]) -> Iterator[type[entries.LogEntry]]:
    for kind in base.__subclasses__():
        yield kind
        yield from kinds(kind)


def unhandled(handlers: Mapping[type[entries.LogEntry], Any]) -> set[str]:
    """The kinds of entries that no handler takes, among those of the table's own module."""
    known = [kind for kind in kinds(entries.LogEntry) if kind.__module__ == entries.__name__]
    return {kind.__name__ for kind in known if kind not in handlers}


def test_every_entry_has_a_handler_and_can_be_read_from_a_log() -> None:
    assert unhandled(HANDLERS) == set()
    assert set(HANDLERS) == set(get_args(entries.AnyLogEntry))


def test_a_forgotten_handler_is_found() -> None:
    fewer = {kind: handler for kind, handler in HANDLERS.items() if kind is not entries.Lent}
    assert unhandled(fewer) == {"Lent"}


@pytest.mark.parametrize("kind", list(HANDLERS), ids=lambda kind: kind.__name__)
def test_a_handler_takes_its_own_kind(kind: type[entries.LogEntry]) -> None:
    assert get_type_hints(HANDLERS[kind])["entry"] is kind


def test_an_entry_of_no_known_kind_changes_nothing() -> None:
    table = Table("t")
    with pytest.raises(KeyError):
        table.apply(entries.LogEntry(), 1)
    assert (table.length, table.changed) == (0, 0)
