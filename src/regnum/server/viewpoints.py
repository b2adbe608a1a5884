"""What is seen of a table's match from each viewpoint that somebody has: made once, and sent as what changed.

A state is kept as JSON in pieces. That takes a tenth of the memory of its objects, and equal pieces need no second
look: a change is found by comparing bytes, level by level, and what is equal is not read again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple, TypeAlias
from zlib import crc32

import msgspec

from regnum.scene import Scene
from regnum.server import outgoing, wire
from regnum.server.outgoing import OutgoingMessage
from regnum.table.patch import Patch, diff, diff_of_arrays
from regnum.table.snapshot import Snapshot, StepInfo, snapshot_of, steps_since, viewpoint_of
from regnum.table.table import Table

PanelPatches: TypeAlias = dict[tuple[bytes, bytes], Patch | None]
Viewpoint: TypeAlias = tuple[int | None, int | None]  # the seat, and the one behind the curtain
MOST_MESSAGES: Final = 16  # that are kept for others who need the same
NO_PANELS: Final = b'"panels":[]'


class ViewpointState:
    """The match from one viewpoint at one moment. `number` is made from its content: equal states have equal ones."""

    __slots__ = ("at", "number", "panels", "pieces")

    def __init__(self, sight: Snapshot) -> None:
        self.at = sight.at
        self.panels = [wire.encode(panel) for panel in sight.scene.panels]
        self.pieces = {
            name: wire.encode(without_panels(sight.scene) if name == "scene" else getattr(sight, name))
            for name in Snapshot.__struct_fields__
            if name != "steps"
        }
        number = 0
        for piece in (*self.pieces.values(), *self.panels):
            number = crc32(piece, number)
        self.number = number

    def whole(self, steps: list[StepInfo]) -> msgspec.Raw:
        """Return the snapshot with these steps, as it would have been encoded at once."""
        panels = b'"panels":[' + b",".join(self.panels) + b"]"
        scene = self.pieces["scene"].replace(NO_PANELS, panels, 1)
        return outgoing.joined({**self.pieces, "scene": scene, "steps": wire.encode(steps)})

    def same(self, other: ViewpointState) -> bool:
        """Whether there is nothing to tell whoever knows the other one."""
        return self.number == other.number and self.pieces == other.pieces and self.panels == other.panels


def without_panels(scene: Scene) -> Scene:
    """Return a scene without its panels, which are most of it."""
    return msgspec.structs.replace(scene, panels=())


def patch_between(old: ViewpointState, new: ViewpointState, panels_seen: PanelPatches) -> Patch:
    """Return what changed, without the steps. Panels that several viewpoints share are compared once."""
    patch: Patch = {"set": {}, "in": {}}
    for name, piece in new.pieces.items():
        if old.pieces[name] != piece:
            note(patch, name, diff(old.pieces[name], piece), piece)
    if old.panels != new.panels:
        scene = patch["in"].setdefault("scene", {"set": {}, "in": {}})
        panels = panels_between(old.panels, new.panels, panels_seen)
        whole = b"[" + b",".join(new.panels) + b"]"
        for how in ("set", "in"):
            scene.setdefault(how, {})
        note(scene, "panels", panels, whole)
    return patch


def panels_between(old: list[bytes], new: list[bytes], panels_seen: PanelPatches) -> Patch | None:
    """Return the difference of the panels: one by one, unless there are more or fewer than before."""
    if len(old) != len(new):
        return diff_of_arrays([*map(msgspec.Raw, old)], [*map(msgspec.Raw, new)])
    parts: list[Any] = []
    for n, (was, now) in enumerate(zip(old, new, strict=True)):
        if was == now and parts and isinstance(parts[-1], list):
            parts[-1][1] += 1
        elif was == now:
            parts.append([n, 1])
        else:
            if (was, now) not in panels_seen:
                panels_seen[was, now] = diff(was, now)
            patch = panels_seen[was, now]
            parts.append({"new": msgspec.Raw(now)} if patch is None else {"from": n, "in": patch})
    return {"list": parts}


def note(patch: Patch, name: str, inside: Patch | None, whole: bytes) -> None:
    """Add what has to be done to a member: patched or, without a patch, replaced."""
    if inside is None:
        patch["set"][name] = msgspec.Raw(whole)
    else:
        patch["in"][name] = inside


class Look(NamedTuple):
    """How somebody looks at the match: who they are, the seat they asked for, what they know already."""

    person: str | None  # None also for a person without a seat
    looking: int | None
    known: ViewpointState | None  # None: they need the whole state
    since: int | None  # the length of the play log they know
    deflates: bool


class SeenState(NamedTuple):
    """What somebody is to be sent, if anything is new to them; then they know `state`."""

    seat: int | None
    state: ViewpointState
    message: OutgoingMessage | None


class Viewpoints:
    """A table's match at one moment, from every viewpoint that was needed. Threads may use it at the same time."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.states: dict[Viewpoint, ViewpointState] = {}
        self.panels_seen: PanelPatches = {}
        self.messages: dict[tuple[Viewpoint, int | None, int | None], OutgoingMessage] = {}

    def see(self, look: Look, now: int) -> SeenState:
        """Return what this look sees."""
        viewpoint = viewpoint_of(self.table, look.person, look.looking)
        state = self.state(viewpoint)
        if look.known is not None and look.known.same(state):
            return SeenState(viewpoint[0], state, None)
        message = self.message(viewpoint, state, look, now)
        if look.deflates:
            message.deflated()
        return SeenState(viewpoint[0], state, message)

    def state(self, viewpoint: Viewpoint) -> ViewpointState:
        """Return the state from this viewpoint."""
        if viewpoint not in self.states:
            seat, curtain = viewpoint
            self.states[viewpoint] = ViewpointState(snapshot_of(self.table, seat, self.table.at, curtain))
        return self.states[viewpoint]

    def message(self, viewpoint: Viewpoint, state: ViewpointState, look: Look, now: int) -> OutgoingMessage:
        """Return the message for everyone who knows the same and looks from there."""
        key = (viewpoint, None if look.known is None else look.known.number, look.since)
        if key not in self.messages:
            if len(self.messages) >= MOST_MESSAGES:
                self.messages.clear()
            self.messages[key] = self.made(viewpoint, state, look, now)
        return self.messages[key]

    def made(self, viewpoint: Viewpoint, state: ViewpointState, look: Look, now: int) -> OutgoingMessage:
        """Encode what changed, or everything."""
        steps = steps_since(self.table, viewpoint[0], look.since)
        if look.known is None:
            return OutgoingMessage(wire.whole(now, state.number, state.whole(steps)))
        patch = patch_between(look.known, state, self.panels_seen)
        return outgoing.message(wire.ChangedState(now, look.known.number, state.number, state.at, patch, steps))


def see_all(
    viewpoints: Viewpoints, looks: Iterable[Look], now: int, tell: Callable[[Look, SeenState | Exception], object]
) -> None:
    """Make what all these looks see, in this order, and tell each as soon as it is made. One that fails stops no other.

    Runs in a thread: one after the other, because threads at once would all be slow.
    """
    for look in looks:
        try:
            seen: SeenState | Exception = viewpoints.see(look, now)
        except Exception as wrong:
            seen = wrong
        tell(look, seen)
