"""What a test knows and a type checker cannot."""

from __future__ import annotations

from typing import Any, TypeVar

T = TypeVar("T")


def present(value: T | None) -> T:
    """Return a value that must be there."""
    assert value is not None
    return value


def fields(values: dict[str, Any]) -> dict[str, Any]:
    """Return these values for `**`, whatever their types are: each belongs to a parameter of its own."""
    return values
