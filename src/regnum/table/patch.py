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

Patch: TypeAlias = dict[str, Any]
Json: TypeAlias = Any

NAMED_BY: Final = ("id", "move", "at")  # what tells the elements of an array apart, wherever they stand
MEMBERS: Final = frozenset({"set", "in", "cut", "order"})  # of a patch of an object
SMALL: Final = 8  # a plain array up to this length is replaced: a patch of it would be no shorter


class PatchError(ValueError):
    """The patch does not fit the value."""


def diff(old: Json, new: Json) -> Patch | None:
    """Return what has to be done to the old value; None if only replacing it helps. For equal ones it is empty."""
    if isinstance(old, dict) and isinstance(new, dict):
        return diff_of_objects(old, new)
    if isinstance(old, list) and isinstance(new, list):
        return diff_of_arrays(old, new)
    return None


def diff_of_objects(old: Mapping[str, Json], new: Mapping[str, Json]) -> Patch | None:
    """Return the difference of two objects; None if they have nothing in common."""
    replaced: dict[str, Json] = {}
    inside: dict[str, Patch] = {}
    for name, value in new.items():
        if name not in old:
            replaced[name] = value
        elif not same(old[name], value):
            patch = diff(old[name], value)
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


def diff_of_arrays(old: list[Json], new: list[Json]) -> Patch | None:
    """Return the difference of two arrays; None if replacing is as short."""
    if len(new) <= SMALL and not any(isinstance(each, dict | list) for each in new):
        return None
    places = places_of(old)
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


def part_of(old: list[Json], was: int, value: Json) -> Any:
    """Return how one element of the new array comes about, perhaps from the one that stood at `was`."""
    if was < 0:
        return {"new": value}
    if same(old[was], value):
        return [was, 1]
    patch = diff(old[was], value)
    return {"new": value} if patch is None else {"from": was, "in": patch}


def places_of(array: list[Json]) -> dict[object, int]:
    """Return the place of each element by its name; {} if they have none or share one."""
    found = {name_of(each): n for n, each in enumerate(array)}
    return found if len(found) == len(array) and None not in found else {}


def name_of(value: Json) -> object:
    """Return what tells an element of an array apart, if anything does: with the member that it is called by."""
    if isinstance(value, dict):
        for member in NAMED_BY:
            name = value.get(member)
            if isinstance(name, str | int):
                return member, name
    return None


def same(old: Json, new: Json) -> bool:
    """Whether two values are the same JSON; for Python true is 1, and 1 is 1.0."""
    if type(old) is not type(new):
        return False
    if isinstance(new, dict):
        return list(old) == list(new) and all(same(old[name], value) for name, value in new.items())
    if isinstance(new, list):
        return len(old) == len(new) and all(map(same, old, new))
    return bool(old == new)


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
