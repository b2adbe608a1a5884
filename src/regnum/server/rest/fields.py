"""Types of API fields: what is valid in a path, in a query and in a body."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal, TypeAlias, TypeVar

from msgspec import UNSET, Meta, Struct, UnsetType

T = TypeVar("T")

TABLE: Final = r"^[A-Za-z0-9_-]{1,32}$"

Lang: TypeAlias = Literal["en", "cs", "sk", "uk"]
Visible: TypeAlias = Literal["me", "session", "public"]
SeatNo: TypeAlias = Annotated[int, Meta(ge=0, le=15)]
TableId: TypeAlias = Annotated[str, Meta(pattern=TABLE)]
Word: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64)]
Token: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]
Wait: TypeAlias = Annotated[int, Meta(ge=0, le=30, description="seconds")]

# Valid path parameters; anything else is 404.
IN_PATHS: Final[dict[str, Any]] = {
    "table": TableId,
    "seat": SeatNo,
    "game": Annotated[str, Meta(pattern=r"^[a-z0-9_]{1,64}$")],
    "lang": Lang,
    "session": Annotated[str, Meta(pattern=r"^[0-9a-f]{16}$")],
    "hook": Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,32}$")],
    "token": Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,128}$")],
    "person": Annotated[str, Meta(pattern=r"^[0-9a-f]{1,32}$")],
    "contest": TableId,
    "program": Annotated[str, Meta(pattern=r"^[0-9a-f]{1,32}$")],
}


class Query(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The query parameters of every path: the language of texts, refusals included."""

    lang: Lang | UnsetType = UNSET


class Body(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A request body; unknown fields are refused."""


def value_or_none(value: T | UnsetType) -> T | None:
    """Return the value, or None if it was omitted."""
    return None if isinstance(value, UnsetType) else value
