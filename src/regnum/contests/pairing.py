"""Who plays whom in the next round, by the contest's format. The same contest always gives the same round."""

from __future__ import annotations

from typing import Final

from regnum.contests.contest import Contest, Pairing
from regnum.contests.entries import BOT
from regnum.contests.grouping import grouped
from regnum.contests.history import DrawnRound, History, pairs
from regnum.contests.lots import lot
from regnum.contests.matching import matched

FEWEST: Final = 2  # people with whom a round can be played


def next_round(contest: Contest) -> DrawnRound | None:
    """Return the next round; None if there is none."""
    people = contest.active
    if len(people) < FEWEST or len(contest.rounds) >= (contest.planned_rounds or len(contest.rounds) + 1):
        return None
    if contest.settings.format == "knock_out":
        return knock_out(contest)
    if contest.settings.meetings_by_circle():
        return circle(contest)
    if contest.settings.format == "round_robin":
        return meeting_round(contest)
    return swiss(contest)


def by_standing(contest: Contest, history: History) -> list[str]:
    """Return who is paired, the leaders first; equals as seeded, in a later round by lot."""
    number = len(contest.rounds)
    seeded = {person: n for n, person in enumerate(contest.active)}
    return sorted(
        seeded, key=lambda each: (-history.halves[each], lot(contest.seed, each, number) if number else seeded[each])
    )


def swiss(contest: Contest) -> DrawnRound:
    """Equals meet; nobody meets anybody again as long as that can be avoided."""
    history, settings = History(contest), contest.settings
    people = by_standing(contest, history)
    if settings.seats == 2:
        return matched(people, history, settings.odd)
    return grouped(people, history, settings.seats, settings.odd)


def meeting_round(contest: Contest) -> DrawnRound | None:
    """A round of tables for three or more in which as many as possible meet for the first time; None if all have."""
    history, people = History(contest), contest.active
    if all(history.met[frozenset(pair)] for pair in pairs(people)):
        return None
    history.halves.clear()  # points do not matter here
    return grouped(people, history, contest.settings.seats, "bot", new_first=True)


def circle(contest: Contest) -> DrawnRound:
    """Everybody meets everybody once in each leg: one stays, the others go round.

    The circle is that of the start, so that who drops out changes nothing for the others: whom they would have met
    has a bye.
    """
    ring = [*([BOT] if len(contest.order) % 2 else []), *contest.order]
    leg, turn = divmod(len(contest.rounds), len(ring) - 1)
    turned = [ring[0], *ring[1 + turn :], *ring[1 : 1 + turn]]
    drawn = DrawnRound([], [])
    for place in range(len(ring) // 2):
        one, other = turned[place], turned[-1 - place]
        first = (turn if place == 0 else place) % 2 ^ leg % 2
        here = [each for each in ((other, one) if first else (one, other)) if is_paired(contest, each)]
        if len(here) == 2:
            drawn.tables.append((here[0], here[1]))
        elif here and contest.settings.odd == "bot":
            drawn.tables.append((here[0], BOT))
        else:
            drawn.byes.extend(here)
    return drawn


def is_paired(contest: Contest, person: str) -> bool:
    """Whether somebody takes part in the next round."""
    return person != BOT and contest.entrants[person].active


def knock_out(contest: Contest) -> DrawnRound | None:
    """Who is left plays on: the best seeds against the last. Who fits no table goes on without playing."""
    seats, left = contest.settings.seats, survivors(contest)
    if len(left) < FEWEST:
        return None
    history = History(contest)
    if len(left) < seats:
        return DrawnRound([history.seated([*left, *[BOT] * (seats - len(left))])], [])
    byes = sorted(left, key=lambda each: (history.byes[each], left.index(each)))[: len(left) % seats]
    playing = [each for each in left if each not in byes]
    count = len(playing) // seats
    tables = [
        [playing[row * count + (n if row % 2 == 0 else count - 1 - n)] for row in range(seats)] for n in range(count)
    ]
    return DrawnRound([history.seated(each) for each in tables], byes)


def survivors(contest: Contest) -> list[str]:
    """Return who is still in a knock-out, as seeded."""
    if contest.current is None:
        return contest.active
    latest, final = contest.current, len(contest.rounds) == contest.planned_rounds
    on = set(latest.byes)
    for pairing in latest.pairings:
        on.update(going_on(contest, pairing, 1 if final else contest.settings.going_on))
    return [each for each in contest.active if each in on]


def going_on(contest: Contest, pairing: Pairing, count: int) -> list[str]:
    """Return who goes on from a table: the best who still take part; of equals whoever sat later."""
    active = [each for each in pairing.people if contest.entrants[each].active]
    best = sorted(active, key=lambda each: (-pairing.halves_for(each), -pairing.seats.index(each)))
    return best[:count]
