"""What people and the organiser may do. Each action checks and returns the entries to store; it changes nothing."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from regnum.contests import entries as log
from regnum.contests.contest import Contest, Pairing
from regnum.contests.entries import BOT, ContestEntry
from regnum.contests.settings import LONGEST_ROUND_S, ContestSettings
from regnum.core.errors import OptionError
from regnum.table.errors import no

Entries = list[ContestEntry]
MOST_DEPUTIES = 8
CHANGEABLE = ("clock", "round_s", "starts", "most", "words", "name", "listed")  # until the first round


def make(by: str, settings: ContestSettings, seed: int) -> Entries:
    """Announce a contest."""
    settings.check()
    return [log.ContestMade(by, settings, seed)]


def change(contest: Contest, by: str, changes: dict[str, Any]) -> Entries:
    """Change pace and deadlines, before the first round; ties and lateness stay as announced."""
    check_arranges(contest, by)
    if contest.state != "open":
        raise no("contest_begun")
    if unknown := sorted(changes.keys() - set(CHANGEABLE)):
        raise OptionError(f"cannot be changed any more: {', '.join(unknown)}; only: {', '.join(CHANGEABLE)}")
    settings = replace(contest.settings, **changes)
    settings.check()
    if settings.most < len(contest.entrants):
        raise OptionError(f"{len(contest.entrants)} people have signed up; most cannot be less")
    return [log.SettingsChanged(by, settings)]


def sign_up(contest: Contest, person: str) -> Entries:
    """Take part; repeated, nothing more happens."""
    entrant = contest.entrants.get(person)
    if entrant is not None and entrant.active:
        return []
    if contest.state == "over":
        raise no("contest_over")
    if contest.state == "running" and contest.settings.format != "season":
        raise no("contest_begun")
    if entrant is None and len(contest.entrants) >= contest.settings.most:
        raise no("contest_full", count=contest.settings.most)
    return [log.SignedUp(person)]


def withdraw(contest: Contest, person: str, by: str) -> Entries:
    """Stop taking part, oneself or by the organiser's word."""
    if person != by:
        check_arranges(contest, by)
    if contest.state == "over":
        raise no("contest_over")
    entrant = contest.entrants.get(person)
    if entrant is None:
        raise no("not_in_contest")
    return [log.DroppedOut(person, by)] if entrant.active else []


def start(contest: Contest, by: str, order: list[str]) -> Entries:
    """End sign-up. `order`: everyone as seeded."""
    if by:
        check_arranges(contest, by)
    if contest.state != "open":
        raise no("contest_begun")
    if len(contest.entrants) < contest.settings.seats:
        raise no("contest_too_few", count=contest.settings.seats)
    return [log.Started(by, order)]


def postpone(contest: Contest, by: str, until: int, now: int) -> Entries:
    """Give the round, or sign-up, more time."""
    check_arranges(contest, by)
    if contest.state == "over":
        raise no("contest_over")
    if not now < until <= now + LONGEST_ROUND_S * 1000:
        raise OptionError("the new end must lie in the future, at most 60 days from now")
    return [log.Postponed(by, until)]


def rule(contest: Contest, by: str, table: str, halves: list[int]) -> Entries:
    """Decide a match of the running round."""
    check_arranges(contest, by)
    pairing = the_pairing(contest, table)
    if contest.state != "running" or pairing.round != len(contest.rounds):
        raise no("contest_round_over")
    possible = 2 * (len(pairing.seats) - 1)
    total = len(pairing.seats) * (len(pairing.seats) - 1)
    if len(halves) != len(pairing.seats) or not all(0 <= each <= possible for each in halves) or sum(halves) > total:
        raise OptionError(
            f"halves must be {len(pairing.seats)} numbers from 0 to {possible} with a sum of at most {total}"
        )
    return [log.MatchRuled(table, halves, "organiser", by)]


def undo(contest: Contest, by: str, n: int, now: int) -> Entries:
    """Take back what was arranged or ruled in the last 24 hours."""
    check_arranges(contest, by)
    if all(each.n != n for each in contest.undoable(now)):
        raise no("contest_no_undo")
    return [log.EntryUndone(by, n)]


def name_deputy(contest: Contest, by: str, person: str) -> Entries:
    """Give somebody the organiser's rights."""
    check_arranges(contest, by)
    if person in (contest.organiser, *contest.deputies):
        return []
    if len(contest.deputies) >= MOST_DEPUTIES:
        raise no("contest_deputies_full", count=MOST_DEPUTIES)
    return [log.DeputyNamed(by, person)]


def remove_deputy(contest: Contest, by: str, person: str) -> Entries:
    """Take them away; deputies may also give them back."""
    if by != person and by != contest.organiser:
        raise no("organiser_only")
    return [log.DeputyRemoved(by, person)] if person in contest.deputies else []


def break_off(contest: Contest, by: str) -> Entries:
    """End the contest before its last round."""
    check_arranges(contest, by)
    if contest.state == "over":
        raise no("contest_over")
    return [log.Finished(by)]


def score(contest: Contest, table: str, ranks: list[int], totals: list[int], unrated: str) -> Entries:
    """Take the result of a match, once."""
    pairing = contest.pairing(table)
    if pairing is None or pairing.scored is not None or contest.state == "over":
        return []
    return [log.MatchScored(table, ranks, totals, unrated)]


def check_arranges(contest: Contest, person: str) -> None:
    """Only the organiser and deputies."""
    if not contest.may_arrange(person):
        raise no("organiser_only")


def the_pairing(contest: Contest, table: str) -> Pairing:
    """Return the pairing of a table of this contest."""
    pairing = contest.pairing(table)
    if pairing is None or table == BOT:
        raise no("no_such_table")
    return pairing
