"""The difference between two JSON values, as a patch that makes the later one of the earlier one.

A patch of an object has up to four members: `set` (members that are new or replaced), `in` (members that are patched),
`cut` (names of those that are gone) and `order` (all names, where new ones do not simply follow the others: clients may
list members in their order). A patch of an array is `{"list": [...]}`, the new array from its beginning: `[i, n]` are
`n` elements of the old one from the `i`th on, `{"from": i, "in": patch}` is the `i`th one patched, and `{"new": value}`
is a new one. web/src/lib/patch.ts is the same in the browser.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import Raw, Struct

Patch: TypeAlias = dict[str, Any]
Json: TypeAlias = Any

MEMBERS: Final = frozenset({"set", "in", "cut", "order"})  # of a patch of an object
SMALL: Final = 24  # bytes of an array up to which it is replaced: a patch of it would be no shorter


class PatchError(ValueError):
    """The patch does not fit the value."""


class Named(Struct, frozen=True):
    """What tells the elements of an array apart, wherever they stand."""

    id: Json = None
    move: Json = None
    at: Json = None


_object = msgspec.json.Decoder(dict[str, Raw])
_array = msgspec.json.Decoder(list[Raw])
_named = msgspec.json.Decoder(Named)


def diff(old: bytes | Raw, new: bytes | Raw) -> Patch | None:
    """Return what has to be done to the old value; None if only replacing it helps. For equal ones it is empty.

    Both are JSON of the same encoder, so that equal values are equal bytes: what is equal is skipped, not read.
    """
    first, second = bytes(old), bytes(new)
    if first == second and first[:1] in (b"{", b"["):
        return {} if first[:1] == b"{" else {"list": [[0, len(_array.decode(first))]]}
    if first[:1] == second[:1] == b"{":
        return diff_of_objects(_object.decode(first), _object.decode(second))
    if first[:1] == second[:1] == b"[":
        return diff_of_arrays(_array.decode(first), _array.decode(second)) if len(second) > SMALL else None
    return None


def diff_of_objects(old: Mapping[str, Raw], new: Mapping[str, Raw]) -> Patch | None:
    """Return the difference of two objects; None if they have nothing in common."""
    replaced: dict[str, Raw] = {}
    inside: dict[str, Patch] = {}
    for name, value in new.items():
        was = old.get(name)
        if was is None:
            replaced[name] = value
        elif was != value:
            patch = diff(was, value)
            if patch is None:
                replaced[name] = value
            else:
                inside[name] = patch
    if len(replaced) == len(new) and new:
        return None
    cut = [name for name in old if name not in new]
    order = list(new)
    following = [name for name in old if name in new] + [name for name in new if name not in old]
    members: Patch = {"set": replaced, "in": inside, "cut": cut, "order": [] if order == following else order}
    return {name: each for name, each in members.items() if each}


def diff_of_arrays(old: list[Raw], new: list[Raw]) -> Patch | None:
    """Return the difference of two arrays; None if nothing of the old one is left."""
    places = {} if alike(old, new) else places_of(old)
    parts: list[Any] = []
    kept = False
    for n, value in enumerate(new):
        was = places.get(name_of(value), -1) if places else n if n < len(old) else -1
        part = part_of(old, was, value)
        kept = kept or "new" not in part
        if isinstance(part, list) and parts and isinstance(parts[-1], list) and sum(parts[-1]) == was:
            parts[-1][1] += 1
        else:
            parts.append(part)
    return {"list": parts} if kept else None


def part_of(old: list[Raw], was: int, value: Raw) -> Any:
    """Return how one element of the new array comes about, perhaps from the one that stood at `was`."""
    if was < 0:
        return {"new": value}
    if old[was] == value:
        return [was, 1]
    patch = diff(old[was], value)
    return {"new": value} if patch is None else {"from": was, "in": patch}


def alike(old: list[Raw], new: list[Raw]) -> bool:
    """Whether the elements of both correspond one by one; then most names need not be read."""
    return len(old) == len(new) and all(
        one == other or name_of(one) == name_of(other) for one, other in zip(old, new, strict=True)
    )


def places_of(array: list[Raw]) -> dict[object, int]:
    """Return the place of each element by its name; {} if they have none or share one."""
    if not array or bytes(array[0])[:1] != b"{":
        return {}
    found = {name_of(each): n for n, each in enumerate(array)}
    return found if len(found) == len(array) and None not in found else {}


def name_of(value: Raw) -> object:
    """Return what tells an element of an array apart, if anything does: with the member that it is called by."""
    if bytes(value)[:1] == b"{":
        named = _named.decode(value)
        for member in (named.id, named.move, named.at):
            if isinstance(member, str | int):
                return member
    return None


def apply(old: Json, patch: Patch) -> Json:
    """Return the new value; the old one is not changed, and they share what is equal."""
    if "list" in patch:
        return patched_array(old, patch["list"])
    if not isinstance(old, dict) or not patch.keys() <= MEMBERS:
        raise PatchError(f"an object has only {', '.join(sorted(MEMBERS))} in its patch, and an array only list")
    gone: set[str] = set(patch.get("cut", ()))
    inside: Mapping[str, Patch] = patch.get("in", {})
    unknown = (gone | inside.keys()) - old.keys()
    if unknown:
        raise PatchError(f"no member {min(unknown)!r}")
    new = {name: apply(value, inside[name]) if name in inside else value for name, value in old.items()}
    new = {name: value for name, value in new.items() if name not in gone} | patch.get("set", {})
    order: list[str] = patch.get("order") or list(new)
    if order and set(order) != new.keys():
        raise PatchError("the order names other members than there are")
    return {name: new[name] for name in order}


def patched_array(old: Json, parts: list[Any]) -> list[Json]:
    """Return the new array."""
    if not isinstance(old, list):
        raise PatchError("list is the patch of an array")
    new: list[Json] = []
    for part in parts:
        if isinstance(part, dict) and "new" in part:
            new.append(part["new"])
            continue
        first, count = (part["from"], 1) if isinstance(part, dict) else part
        if not 0 <= first <= first + count <= len(old):
            raise PatchError(f"there are only {len(old)} elements, and not {count} from {first} on")
        new += [apply(old[first], part["in"])] if isinstance(part, dict) else old[first : first + count]
    return new
