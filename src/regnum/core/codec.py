"""Encode games: JSON for views and everything else that leaves the core, and the hash of a whole state."""

from __future__ import annotations

import hashlib
from typing import Any, Final

import msgspec

from regnum.core.figures import PackedFigures
from regnum.core.messages import Event
from regnum.core.notation import Family
from regnum.core.rules import Box
from regnum.core.words import Game, Move, Step

# What a state shares with others, tells to listeners, or remembers only for undo is no part of what lies on the table.
NOT_ON_THE_TABLE: Final = frozenset({"rules", "told", "answering", "revealed", "committed", "shared"})


def encode(thing: object) -> bytes:
    """JSON with sorted keys, so that equal things are equal bytes."""
    return msgspec.json.encode(thing, order="deterministic")


def decode(data: bytes, kind: Any) -> Any:
    """The thing that `encode` wrote; `kind` is the class, or a union of classes."""
    return msgspec.json.decode(data, type=kind)


def decode_event(data: bytes, box: Box[Any]) -> Event:
    """Decode an event of a game or of one of its expansions, by its tag."""
    kinds: list[type[Event]] = list(box.events)
    for name in sorted(box.expansions):
        kinds.extend(box.expansions[name].events)
    union: Any = kinds[0]
    for kind in kinds[1:]:
        union = union | kind
    event: Event = decode(data, union)
    return event


def fields_of(thing: object) -> list[str]:
    """The attributes of a compiled or an interpreted object, sorted by name."""
    names = set(getattr(thing, "__dict__", {}))
    for cls in type(thing).__mro__:
        names |= set(getattr(cls, "__mypyc_attrs__", ()))
    names.discard("__dict__")
    return sorted(name for name in names if name not in NOT_ON_THE_TABLE and hasattr(thing, name))


def dump(thing: Any) -> Any:
    """Return the whole state as JSON-ready data, for the hash, for tests and for debugging."""
    if thing is None or isinstance(thing, (bool, int, str)):
        return thing
    if isinstance(thing, dict):
        return {str(key): dump(value) for key, value in thing.items()}
    if isinstance(thing, (set, frozenset)):
        return sorted(dump(each) for each in thing)
    if isinstance(thing, (float, complex, bytes)):
        kind = type(thing).__name__
        raise TypeError(f"{kind} cannot be stored in a game state: its hash would differ between machines")
    # A step may point to what is made once for all games: the name says all, and what it remembers is nobody's state.
    if isinstance(thing, type):
        return thing.__name__
    if isinstance(thing, Family):
        return thing.verb
    if isinstance(thing, Move):
        return thing.notation()
    if hasattr(thing, "__len__") and hasattr(thing, "__iter__"):
        return [dump(each) for each in thing]
    named = {name: getattr(thing, name) for name in fields_of(thing)}
    fields = {name: dump(value) for name, value in named.items() if not isinstance(value, PackedFigures)}
    if isinstance(thing, Game):  # by text: the number of a move depends on which expansions are installed
        fields["answers"] = [answer and answer.text for answer in map(thing.answered, range(len(thing.answers)))]
    return [type(thing).__name__, fields] if isinstance(thing, Step) else fields


def state_hash(game: Game) -> str:
    """Sixteen hex digits, equal for equal states on every machine, compiled or not."""
    return hashlib.blake2b(encode(dump(game)), digest_size=8).hexdigest()
