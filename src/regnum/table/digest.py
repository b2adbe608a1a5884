"""What happened at a table while a person was away, as one of their seats may know it.

It contains no sentences. Every part is built from what the seat's own view and events say, so it is the same in every
imagined game.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from regnum.core.messages import Message
from regnum.table.seats import Loan, PlayedStep
from regnum.table.snapshot import EventInfo, event_info
from regnum.table.table import Table

MOST_DEEDS = 3
MOST_EVENTS = 2  # of one deed
MOST_SHIFTS = 4


class MoveDigest(Struct, frozen=True):
    """A move of another player, with the events that matter most to the seat."""

    at: int
    seat: int
    touches: bool  # it was done to this seat
    events: list[EventInfo]


class CounterChange(Struct, frozen=True):
    """One number of the seat, before and now."""

    id: str
    label: Message
    icon: str
    before: int
    now: int


class LoanInfo(Struct, frozen=True):
    """A bot played the seat: who arranged it (None: the rule of the clock), when, and how many moves it made."""

    bot: str
    by: str | None
    time: int
    ran_out: bool
    over: bool
    moves: int
    deeds: list[MoveDigest]


class Digest(Struct, frozen=True):
    """What happened since a length of the play log. `moves` are those of others, `lent` those made for the seat."""

    seat: int
    since: int
    at: int
    moves: int
    lent: int
    deeds: list[MoveDigest]
    shifts: list[CounterChange]
    loan: LoanInfo | None


def digest_of(table: Table, person: str, seat: int, since: int, *, whole: bool = True) -> Digest:
    """Return what happened since then, or since the person last moved. Without `whole` no numbers are compared."""
    own = table.seats_of(person)
    played = [step.at for step in table.standing if step.seat in own and not step.lent]
    since = max(since, *played, 0)
    steps = [step for step in table.standing if step.at > since]
    others = [step for step in steps if step.seat not in own]
    lent = [step for step in steps if step.seat == seat and step.lent]
    loan = next(
        (each for each in reversed(table.loans) if lent_to(each, person, seat) and each.seen_after(since)), None
    )
    return Digest(
        seat, since, table.at, len(others), len(lent), chosen(others, seat),
        shifts_of(table, seat, len(steps)) if whole and steps else [],
        None if loan is None else loan_info(loan, lent, seat),
    )  # fmt: skip


def lent_to(loan: Loan, person: str, seat: int) -> bool:
    """Whether this is a loan of the seat that another person arranged."""
    return loan.seat == seat and loan.person == person and loan.by != person


def loan_info(loan: Loan, steps: list[PlayedStep], seat: int) -> LoanInfo:
    """Return a loan with what the bot played in it."""
    deeds = [deed for step in steps if (deed := deed_of(step, seat)).events]
    over = loan.until is not None
    return LoanInfo(loan.bot, loan.by or None, loan.time, loan.ran_out, over, len(steps), deeds[-MOST_DEEDS:])


def chosen(steps: list[PlayedStep], seat: int) -> list[MoveDigest]:
    """Return the deeds that matter most, in order: done to the seat, then the latest of each player, of all."""
    deeds = [deed for step in reversed(steps) if (deed := deed_of(step, seat)).events]
    best = [deed for deed in deeds if deed.touches][:MOST_DEEDS]
    for deed in deeds:
        if deed.events[0].side not in {each.events[0].side for each in best}:
            best.append(deed)
    best += [deed for deed in deeds if deed not in best]
    return sorted(best[:MOST_DEEDS], key=lambda deed: deed.at)


def deed_of(step: PlayedStep, seat: int) -> MoveDigest:
    """Return a move as the seat may know it: its first deed, and what it did to the seat."""
    seen = [event_info(event.seen_by(seat)) for event in step.events]
    deeds = [event for event in seen if event.part == "deed"]
    touching = [event for event in deeds if event.side == seat] if step.seat != seat else []
    first = [event for event in deeds[:1] if event not in touching]
    return MoveDigest(step.at, step.seat, bool(touching), [*first, *touching][:MOST_EVENTS] or deeds[:1])


def shifts_of(table: Table, seat: int, steps: int) -> list[CounterChange]:
    """Return the numbers of the seat that have changed in the last steps of the match."""
    match = table.the_match()
    if match.imagined:
        return []
    before = counters_of(match.rewound(len(match.log) - steps).scene(seat), seat)
    now = counters_of(match.scene(seat), seat)
    return [
        CounterChange(id, counter["label"], counter.get("icon", ""), before[id]["value"], counter["value"])
        for id, counter in now.items()
        if id in before and before[id]["value"] != counter["value"]
    ][:MOST_SHIFTS]


def counters_of(scene: dict[str, Any], seat: int) -> dict[str, dict[str, Any]]:
    """Return the counters in the strip of a seat and in the viewer's purse, each picture once."""
    strip = [each for side in scene.get("sides", []) if side["seat"] == seat for each in side["counters"]]
    purse = [each for each in scene.get("purse", []) if each.get("kind") == "counter"]
    found: dict[str, dict[str, Any]] = {}
    pictures: set[str] = set()
    for counter in [*strip, *purse]:
        picture = counter.get("icon", counter["id"])
        if picture not in pictures:
            pictures.add(picture)
            found[counter["id"]] = counter
    return found
