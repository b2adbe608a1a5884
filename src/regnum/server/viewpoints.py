"""What is seen of a table's match from each viewpoint that somebody has: made once, and sent as what changed.

A state is kept as JSON in pieces, its scene thing by thing. That takes a tenth of the memory of its objects, and a
change is found by comparing bytes, level by level: what is equal is not read again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple, TypeAlias
from zlib import crc32

import msgspec
from msgspec.structs import asdict, replace

from regnum.core.messages import Decision
from regnum.server import outgoing, wire
from regnum.server.kept_panels import HOLE, HOLE_TEXT, KeptPanels, panel_in_parts
from regnum.server.outgoing import OutgoingMessage
from regnum.table.patch import Found, Parts, Patch, diff_of_arrays, diff_of_objects, raw
from regnum.table.snapshot import Snapshot, StepInfo, snapshot_of, steps_since, viewpoint_of
from regnum.table.table import Table

Viewpoint: TypeAlias = tuple[int | None, int | None]  # the seat, and the one behind the curtain
MOST_MESSAGES: Final = 16  # that are kept for others who need the same
PIECES: Final = [name for name in Snapshot.__struct_fields__ if name not in ("decision", "scene", "steps", "view")]
ELSEWHERE: Final = b"0"  # stands for a piece that is compared by itself


class ViewpointState:
    """The match from one viewpoint at one moment. `number` is made from its content: equal states have equal ones."""

    __slots__ = ("at", "number", "panels", "pieces", "scene", "view")

    def __init__(self, sight: Snapshot) -> None:
        self.at = sight.at
        self.pieces: dict[str, bytes | Parts] = {name: wire.encode(getattr(sight, name)) for name in PIECES}
        self.pieces["decision"] = decision_in_parts(sight.decision)
        self.pieces["view"] = self.pieces["scene"] = ELSEWHERE
        self.view = {name: wire.encode(value) for name, value in sight.view.items()}
        rest = replace(sight.scene, panels=())
        self.scene = {name: wire.encode(value) for name, value in asdict(rest).items() if value is not None}
        panels = [panel_in_parts(panel) for panel in sight.scene.panels]
        self.panels = [parts for parts, _ in panels]
        content = (*map(bytes, self.pieces.values()), *self.view.values(), *self.scene.values())
        self.number = crc32(b"".join((*content, *(number.to_bytes(4) for _, number in panels))))

    def whole(self, steps: list[StepInfo]) -> msgspec.Raw:
        """Return the snapshot with these steps, as it would have been encoded at once."""
        panels = b"[" + b",".join(map(bytes, self.panels)) + b"]"
        scene, view = outgoing.joined({**self.scene, "panels": panels}), outgoing.joined(self.view)
        members = {**self.pieces, "view": view, "scene": scene, "steps": wire.encode(steps)}
        return outgoing.joined({name: bytes(members[name]) for name in Snapshot.__struct_fields__})

    def same(self, other: ViewpointState) -> bool:
        """Whether there is nothing to tell whoever knows the other one."""
        return self.number == other.number and self.content() == other.content()

    def content(self) -> tuple[object, ...]:
        """Return all of it."""
        return self.pieces, self.view, self.scene, self.panels


def decision_in_parts(decision: Decision | None) -> bytes | Parts:
    """Return a decision as JSON, its options apart from each other."""
    if decision is None:
        return b"null"
    before, _, after = wire.encode(replace(decision, options=HOLE)).partition(HOLE_TEXT)
    return Parts("options", before, tuple(wire.encode_each(decision.options)), after)


def patch_between(old: ViewpointState, new: ViewpointState, found: Found) -> Patch:
    """Return what changed, without the steps. What several viewpoints share is compared once and kept in `found`."""
    patch = diff_of_objects(old.pieces, new.pieces, found) or {}
    if old.view != new.view:
        patch = with_member(
            patch, "view", diff_of_objects(old.view, new.view, found), lambda: outgoing.joined(new.view)
        )
    if old.scene != new.scene or old.panels != new.panels:
        scene = diff_of_objects(old.scene, new.scene, found) or {}
        if old.panels != new.panels:
            panels = diff_of_arrays(old.panels, new.panels, found)
            scene = with_member(scene, "panels", panels, lambda: [*map(raw, new.panels)])
        patch = with_member(patch, "scene", scene, dict)
    return patch


def with_member(patch: Patch, name: str, inside: Patch | None, whole: Callable[[], object]) -> Patch:
    """Return a patch, which may be shared, with a member that is patched or, without a patch for it, replaced."""
    how, value = ("set", whole()) if inside is None else ("in", inside)
    return {**patch, how: {**patch.get(how, {}), name: value}}


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

    def __init__(self, table: Table, panels: KeptPanels) -> None:
        self.table = table
        self.panels = panels
        self.states: dict[Viewpoint, ViewpointState] = {}
        self.found: Found = {}
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
            self.states[viewpoint] = ViewpointState(snapshot_of(self.table, seat, self.table.at, curtain, self.panels))
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
        patch = patch_between(look.known, state, self.found)
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
