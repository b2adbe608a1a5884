"""The difference between two JSON values, as a patch that makes the later one of the earlier one.

A patch of an object has up to four members: `set` (members that are new or replaced), `in` (members that are patched),
`cut` (names of those that are gone) and `order` (all names, where new ones do not simply follow the others: clients may
list members in their order). A patch of an array is `{"list": [...]}`, the new array from its beginning: `[i, n]` are
`n` elements of the old one from the `i`th on, `{"from": i, "in": patch}` is the `i`th one patched, and `{"new": value}`
is a new one. web/src/lib/patch.ts is the same in the browser.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec
from msgspec import Raw, Struct

Patch: TypeAlias = dict[str, Any]
Json: TypeAlias = Any
Value: TypeAlias = "bytes | Raw | Parts"  # a JSON value as it was encoded
Found: TypeAlias = "dict[tuple[bytes | Parts, bytes | Parts], Patch | None]"  # differences, by both values

MEMBERS: Final = frozenset({"set", "in", "cut", "order"})  # of a patch of an object
SMALL: Final = 24  # bytes of an array up to which it is replaced: a patch of it would be no shorter
REMEMBERED: Final = 48  # bytes of a value from which on its difference is kept for others
NESTED: Final = (b"{", b"[")  # how values begin that have a patch


class PatchError(ValueError):
    """The patch does not fit the value."""


class Parts(NamedTuple):
    """A JSON object in parts: one of its members is an array, whose elements stand apart from the rest.

    A change among the elements is then found by comparing them, without reading what did not change.
    """

    member: str  # the name of the array
    before: bytes  # the JSON of the object up to the array
    elements: tuple[bytes | Parts, ...]
    after: bytes

    def __bytes__(self) -> bytes:
        """Return the JSON of all of it."""
        return self.before + b"[" + b",".join(map(bytes, self.elements)) + b"]" + self.after

    def frame(self) -> bytes:
        """Return the JSON without the elements."""
        return self.before + b"0" + self.after


class Named(Struct, frozen=True):
    """What tells the elements of an array apart, wherever they stand."""

    id: Json = None
    move: Json = None
    at: Json = None


_object = msgspec.json.Decoder(dict[str, Raw])
_array = msgspec.json.Decoder(list[Raw])
_named = msgspec.json.Decoder(Named)


def diff(old: Value, new: Value, found: Found | None = None) -> Patch | None:
    """Return what has to be done to the old value; None if only replacing it helps. For equal ones it is empty.

    Both are JSON of the same encoder, so that equal values are equal bytes: what is equal is skipped, not read.
    `found` keeps the differences for other states with the same parts; they are shared then, and must not be changed.
    """
    if isinstance(old, Parts) and isinstance(new, Parts):
        if found is None:
            return diff_of_parts(old, new, found)
        if (old, new) not in found:
            found[old, new] = diff_of_parts(old, new, found)
        return found[old, new]
    first, second = bytes(old), bytes(new)
    if found is None or len(second) < REMEMBERED:
        return difference(first, second, found)
    if (first, second) not in found:
        found[first, second] = difference(first, second, found)
    return found[first, second]


def difference(first: bytes, second: bytes, found: Found | None) -> Patch | None:
    """The same, found anew."""
    kind = second[:1]
    if kind not in NESTED or first[:1] != kind:
        return None
    if first == second:
        return {} if kind == b"{" else {"list": [[0, len(_array.decode(first))]]}
    if kind == b"{":
        return diff_of_objects(_object.decode(first), _object.decode(second), found)
    return diff_of_arrays(_array.decode(first), _array.decode(second), found) if len(second) > SMALL else None


def diff_of_parts(old: Parts, new: Parts, found: Found | None) -> Patch | None:
    """Return the difference of two objects in parts."""
    patch: Patch | None = {}
    if old.before != new.before or old.after != new.after:
        patch = diff(old.frame(), new.frame(), found)
    if patch is None or old.elements == new.elements:
        return patch
    within = diff_of_arrays(old.elements, new.elements, found)
    if within is None:
        return {**patch, "set": {**patch.get("set", {}), new.member: [*map(raw, new.elements)]}}
    return {**patch, "in": {**patch.get("in", {}), new.member: within}}


def raw(value: Value) -> Raw:
    """Return a value as it goes into a message."""
    return value if isinstance(value, Raw) else Raw(bytes(value))


def diff_of_objects(old: Mapping[str, Value], new: Mapping[str, Value], found: Found | None) -> Patch | None:
    """Return the difference of two objects; None if they have nothing in common."""
    replaced: dict[str, Raw] = {}
    inside: dict[str, Patch] = {}
    fresh = 0
    for name, value in new.items():
        was = old.get(name)
        if was is None:
            replaced[name] = raw(value)
            fresh += 1
        elif was != value:
            within = diff(was, value, found)
            if within is None:
                replaced[name] = raw(value)
            else:
                inside[name] = within
    if len(replaced) == len(new) and new:
        return None
    patch: Patch = {}
    if replaced:
        patch["set"] = replaced
    if inside:
        patch["in"] = inside
    if len(new) - fresh < len(old):
        patch["cut"] = [name for name in old if name not in new]
    if (order := list(new)) != list(old) and order != following(old, new):
        patch["order"] = order
    return patch


def following(old: Mapping[str, Value], new: Mapping[str, Value]) -> list[str]:
    """Return the names of the new members in the order they have unless a patch says more: new ones at the end."""
    return [name for name in old if name in new] + [name for name in new if name not in old]


def diff_of_arrays(old: Sequence[Value], new: Sequence[Value], found: Found | None) -> Patch | None:
    """Return the difference of two arrays; None if nothing of the old one is left."""
    parts: list[Any] = []
    kept = False
    for was, value in zip(origins(old, new), new, strict=True):
        if was < 0:
            parts.append({"new": raw(value)})
        elif old[was] == value:
            kept = True
            last = parts[-1] if parts else None
            if isinstance(last, list) and last[0] + last[1] == was:
                last[1] += 1
            else:
                parts.append([was, 1])
        else:
            patch = diff(old[was], value, found)
            kept = kept or patch is not None
            parts.append({"new": raw(value)} if patch is None else {"from": was, "in": patch})
    return {"list": parts} if kept else None


def origins(old: Sequence[Value], new: Sequence[Value]) -> Sequence[int]:
    """Return where each element of the new array stood in the old one; -1: nowhere."""
    places = {} if alike(old, new) else places_of(old)
    if places:
        return [places.get(name_of(value), -1) for value in new]
    return range(len(new)) if len(new) <= len(old) else [*range(len(old)), *[-1] * (len(new) - len(old))]


def alike(old: Sequence[Value], new: Sequence[Value]) -> bool:
    """Whether the elements of both correspond one by one; then most names need not be read."""
    return len(old) == len(new) and all(
        one == other or name_of(one) == name_of(other) for one, other in zip(old, new, strict=True)
    )


def places_of(array: Sequence[Value]) -> dict[object, int]:
    """Return the place of each element by its name; {} if they have none or share one."""
    if not array or name_of(array[0]) is None:
        return {}
    found = {name_of(each): n for n, each in enumerate(array)}
    return found if len(found) == len(array) and None not in found else {}


def name_of(value: Value) -> object:
    """Return what tells an element of an array apart, if anything does: with the member that it is called by."""
    text = value.frame() if isinstance(value, Parts) else bytes(value)
    if text[:1] == b"{":
        named = _named.decode(text)
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
