"""The entries of a contest's log. A contest is the result of its entries, in order, without those that were undone."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec
from msgspec import Struct

from regnum.contests.settings import ContestSettings
from regnum.core.messages import snake

BOT = ""  # whoever sits where no person of the contest does


class ContestEntry(Struct, frozen=True, tag=snake, tag_field="t", omit_defaults=True):
    """One line of the log. `by`: who arranged it; "" for a rule of the contest."""


class ContestMade(ContestEntry, frozen=True):
    """The contest was announced: always the first entry. The seed decides every lot."""

    by: str
    settings: ContestSettings
    seed: int


class SettingsChanged(ContestEntry, frozen=True):
    """Pace and deadlines were changed before the first round."""

    by: str
    settings: ContestSettings


class SignedUp(ContestEntry, frozen=True):
    """A person takes part; in a season also later, and again after a pause."""

    person: str


class DroppedOut(ContestEntry, frozen=True):
    """A person is not paired any more: of their own will, or because the organiser says so."""

    person: str
    by: str


class Started(ContestEntry, frozen=True):
    """Sign-up is over: these people, in the order in which they are seeded."""

    by: str
    order: list[str]


class PairedTable(Struct, frozen=True):
    """One table of a round: its id and who sits at it, by seat."""

    table: str
    seats: tuple[str, ...]


class RoundPaired(ContestEntry, frozen=True):
    """A round was paired. Its tables do not exist before this is stored, and are made from it: each once."""

    round: int
    tables: list[PairedTable]
    byes: list[str]
    deadline: int


class RoundOpened(ContestEntry, frozen=True):
    """All tables of the round exist."""

    round: int


class MatchScored(ContestEntry, frozen=True):
    """A match has ended: ranks and points of the game, by seat."""

    table: str
    ranks: list[int]
    totals: list[int]
    unrated: str = ""


class MatchRuled(ContestEntry, frozen=True):
    """A match is decided without its end: half points by seat."""

    table: str
    halves: list[int]
    why: Literal["late", "organiser"]
    by: str = ""


class Postponed(ContestEntry, frozen=True):
    """The current round, or the first one, has more time."""

    by: str
    until: int


class DeputyNamed(ContestEntry, frozen=True):
    """A person may do what the organiser may."""

    by: str
    person: str


class DeputyRemoved(ContestEntry, frozen=True):
    """A person may no longer."""

    by: str
    person: str


class EntryUndone(ContestEntry, frozen=True):
    """What entry `n` did counts no more."""

    by: str
    n: int


class Finished(ContestEntry, frozen=True):
    """The last round is over, or the organiser broke the contest off."""

    by: str = ""


AnyEntry: TypeAlias = (
    ContestMade | SettingsChanged | SignedUp | DroppedOut | Started | RoundPaired | RoundOpened | MatchScored
    | MatchRuled | Postponed | DeputyNamed | DeputyRemoved | EntryUndone | Finished
)  # fmt: skip

UNDOABLE = (DroppedOut, MatchRuled, Postponed)

_decoder = msgspec.json.Decoder(AnyEntry)
_encoder = msgspec.json.Encoder()


def encode(entry: ContestEntry) -> bytes:
    """An entry as it is stored."""
    return _encoder.encode(entry)


def decode(body: bytes) -> ContestEntry:
    """The entry that `encode` wrote."""
    entry: ContestEntry = _decoder.decode(body)
    return entry
