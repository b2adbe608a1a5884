"""What the sentences about the rival claim: which card, which option, which reason and which paragraph."""

from __future__ import annotations

from typing import Any, Final

from regnum.core.effects import do_of, n_of
from regnum.core.messages import Event
from regnum.games.architects.automa import captures, deeds
from regnum.games.architects.automa.conditions import CONDITIONS
from regnum.games.architects.automa.conversions import FOR_A_DEBT, FOR_AN_APPRENTICE
from regnum.games.architects.automa.places import PLACES
from regnum.games.architects.automa.vocabulary import FOLLOW
from regnum.games.architects.parts import GUILDHALL, HOME, KINDS, LOCATIONS, MARBLE, MINES, OPEN
from regnum.games.architects.solo import events
from regnum.games.architects.solo.cards import ALL_RIVALS, ALL_SCHEMES
from regnum.games.architects.solo.figures import AUTOMA_FIGURES, SCHEME_FIGURES, USUAL_DEEDS
from regnum.testing.claims import Claim

GUARDED: Final = {"prison": "C5.7", "imprison": "C5.8", "boards": "C5.9", "debt": "C5.10", "future": "C5.11"}
# C3. By paragraph what is turned into what, and how much of it for each.
CONVERTED: Final = {
    "C3.7": ({"gold"}, "marble", 1),
    "C3.8": ({"reward_card"}, "virtue", 1),
    "C3.9": ({"apprentice"}, "silver", FOR_AN_APPRENTICE),
    "C3.10": ({"influence"}, "virtue", 1),
    "C3.11": ({"future_scheme"}, "silver", 1),
    "C3.12": ({"building_card"}, "silver", 1),
    "C3.13": ({"clay", "wood", "stone"}, "none", 0),
}


def turned(told: Any, was: Any, now: Any) -> Any:
    """C2.1, C6.5. The top card; one more in the same turn only because a card says so."""
    on_top = ALL_SCHEMES[now.schemes.turned].id == told.scheme == ALL_SCHEMES[was.schemes.deck[-1]].id
    again = was.turn == now.turn and len(was.schemes.discards) > 0
    return on_top and told.rule == ("C6.5" if again else "C2.1" if was.turn != now.turn else told.rule)


def chose(told: Any, was: Any, now: Any) -> Any:
    """C2.2. What the upper option asks, what is there, and so which one it is."""
    when = ALL_SCHEMES[now.schemes.turned].ways[0].when
    asked = (told.scheme, told.condition, told.need, told.rule) == (
        ALL_SCHEMES[now.schemes.turned].id,
        when.id,
        when.n,
        when.rule,
    )
    condition = CONDITIONS[when.condition]
    upper = condition.holds(now, told.seat, when.n)
    found = condition.found(now, told.seat)
    return asked and told.have == found and told.option == ("upper" if upper else "lower")


def went(told: Any, was: Any, now: Any) -> Any:
    """C2.3. A worker stands there, where its option means, for the reason it says."""
    location = LOCATIONS.index(told.location)
    option = next(int(n_of(effect)) for effect in reversed(list(now.due)) if do_of(effect) == FOLLOW)
    place = PLACES[SCHEME_FIGURES.place[2 * now.schemes.turned + option]]
    gone = now.sides[told.seat].at_home + 1 == was.sides[told.seat].at_home
    came = now.sides[told.seat].workers[location] == was.sides[told.seat].workers[location] + 1
    meant = place.where(was, told.seat) == location
    return gone and came and meant and (told.reason, told.rule) == (place.reason, place.rule)


def picked(told: Any, was: Any, now: Any) -> Any:
    """C2.3, C2.11, C7.7. The place of the first thing in a row that is possible."""
    if told.rule == "C2.11":
        rows = [(USUAL_DEEDS[MINES], MINES)]
    elif told.rule == "C7.7":
        focus = AUTOMA_FIGURES.focus[now.automa]
        rows = [(AUTOMA_FIGURES.focus_deeds[now.automa], focus if focus < OPEN else GUILDHALL)]
    else:
        rows = [(SCHEME_FIGURES.deeds[2 * now.schemes.turned + option], GUILDHALL) for option in range(2)]
    return told.seat == now.automa_side and any(
        told.place == first_possible(now, told.seat, row, location)
        for row, location in rows
        if deeds.end_of(row, 0) < len(row)
    )


def first_possible(game: Any, side: int, row: Any, location: int) -> int:
    """Of the things in a row, counted from 1; the last is done even if it does nothing."""
    begin, place = 0, 1
    while deeds.end_of(row, begin) < len(row) and not deeds.possible(game, side, row[begin], location):
        begin = deeds.end_of(row, begin) + 1
        place += 1
    return place


def took_back(told: Any, was: Any, now: Any) -> Any:
    """C2.9. The first of these that exists."""
    side = told.seat
    where = (
        "group" if captures.largest_own(now, side)[0] > 0
        else "prison" if now.sides[side].prisoners > 0
        else "boards" if now.sides[side].held() > 0
        else "market"
    )  # fmt: skip
    return told.rule == "C2.9" and now.sides[side].workers[HOME] == 0 and told.where == where and now.is_automa(side)


def converted(told: Any, was: Any, now: Any) -> Any:
    """C3.7 to C3.13."""
    what, gets, each = CONVERTED[told.rule]
    return (
        told.what in what
        and told.gets == gets
        and told.number == each * told.count
        and now.is_automa(told.seat)
        and (told.count > 0)
    )


def targeted(told: Any, was: Any, now: Any) -> Any:
    """C5.3 to C5.5. The largest group of a person, the first by location; all where several are tied."""
    location = LOCATIONS.index(told.location)
    size = captures.largest_human_group(now, told.seat)
    several = captures.places_with(now, told.seat, size) > 1
    tied = captures.tied_at(now, told.seat, location, size) > 1
    right = told.count == size and location == captures.first_with(now, told.seat, size)
    reasons = {("priority", "C5.4") if several else ("largest", "C5.3")} | ({("tied", "C5.5")} if tied else set())
    return right and (told.reason, told.rule) in reasons


def guarded(told: Any, was: Any, now: Any) -> Any:
    """C5.7 to C5.12. From the top, whatever does something."""
    side = told.seat
    first = (
        "prison" if now.sides[side].prisoners > 0
        else "imprison" if now.captives(side) > 0
        else "boards" if now.sides[side].held() > 0
        else "debt" if now.sides[side].unpaid > 0
        else "future"
    )  # fmt: skip
    return now.is_automa(side) and told.action == first and told.rule == GUARDED[first]


RIVAL_EVENTS: Final[dict[type[Event], Claim]] = {
    events.SchemeTurned: lambda told, was, now: now.is_automa(told.seat) and turned(told, was, now),
    events.SchemesShuffled: lambda told, was, now: (
        now.is_automa(told.seat) and told.rule == "C2.1" and len(was.schemes.deck) == 0
        and told.count == len(now.schemes.deck) == len(was.schemes.discards)
    ),
    events.RivalChose: lambda told, was, now: now.is_automa(told.seat) and chose(told, was, now),
    events.RivalWent: lambda told, was, now: now.is_automa(told.seat) and went(told, was, now),
    events.RivalPicked: picked,
    events.RivalStopped: lambda told, was, now: (
        now.is_automa(told.seat) and now.sides[told.seat].at_home == 0 and told.rule == "C2.10"
    ),
    events.RivalTookBack: took_back,
    events.RivalPassed: lambda told, was, now: (
        now.is_automa(told.seat) and told.rule == "C2.9" and now.sides[told.seat].at_home == 0
        and now.sides[told.seat].prisoners + now.sides[told.seat].held() + captures.largest_own(now, told.seat)[0] == 0
    ),
    events.RivalFuture: lambda told, was, now: (
        now.is_automa(told.seat) and told.rule == "C6.4"
        and ALL_SCHEMES[was.schemes.future[-1]].id == told.scheme == ALL_SCHEMES[now.schemes.discards[-1]].id
        and told.left == len(now.schemes.future)
    ),
    events.RivalMarker: lambda told, was, now: (
        now.is_automa(told.seat) and told.rule == "C3.1" and told.count > 0
        and told.space == KINDS[now.marker] == KINDS[(was.marker + told.count) % 5]
    ),
    events.RivalWrapped: lambda told, was, now: (
        told.rule == "C3.1"
        and told.count == now.sides[told.seat].goods[MARBLE] - was.sides[told.seat].goods[MARBLE] > 0
    ),
    events.RivalConverted: converted,
    events.RivalDebtless: lambda told, was, now: (
        now.is_automa(told.seat) and now.sides[told.seat].unpaid == 0
        and (told.kind, told.count, told.rule) == ("silver", FOR_A_DEBT, "C3.9")
    ),
    events.RivalAimed: lambda told, was, now: (
        now.is_automa(told.seat) and told.space == KINDS[now.marker]
        and told.column == min(int(now.marker), int(now.display.width) - 1) + 1
        and told.rule == ("C3.3" if now.marker < now.display.width else "C9.3")
    ),
    events.RivalTargeted: lambda told, was, now: now.is_automa(told.seat) and targeted(told, was, now),
    events.RivalMissed: lambda told, was, now: (
        now.is_automa(told.seat) and told.rule == "C5.6" and told.count > 0
        and captures.largest_human_group(now, told.seat) == 0
    ),
    events.RivalGuarded: guarded,
    events.RivalPowered: lambda told, was, now: (
        now.is_automa(told.seat)
        and (told.rival, told.rule) == (ALL_RIVALS[now.automa].id, ALL_RIVALS[now.automa].rule)
    ),
}  # fmt: skip

RIVAL_UNPROVED: Final = {
    "RivalMissed.count": "how many captures a visit had left lies nowhere on the table",
}
