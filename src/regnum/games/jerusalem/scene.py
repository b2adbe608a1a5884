"""How the table lies before the eye: the city, beside it calendar and towers, offices and screens.

The parts are made in scenes/; here stands where they lie on wide and narrow screens.
"""

from __future__ import annotations

from typing import Any, Final

from regnum.core.messages import Message, say
from regnum.games.jerusalem.scenes.chronicle import calendar, floors, towers
from regnum.games.jerusalem.scenes.city import city
from regnum.games.jerusalem.scenes.court import deals, due, laid, offices
from regnum.games.jerusalem.scenes.gallery import gallery
from regnum.games.jerusalem.scenes.screens import purse, rival, screens
from regnum.scene import Counter, Panel, Scene, SideStrip, StageColumn, Zone
from regnum.scene.keeping import alone, kept, only

__all__ = ["gallery", "headline", "lay_out"]

# Columns of a wide stage: calendar and towers, the city, offices and screens, all equally high.
LEFT: Final = 244
CITY: Final = 740
RIGHT: Final = 384
LEAST: Final = 660
MOST: Final = 900
# Leaves of an upright tablet: the city beside the calendar, below them offices beside screens.
UPRIGHT: Final = 800
CITY_LEAST: Final = 496
CITY_MOST: Final = 540
OWN_LEAST: Final = 310
OWN_MOST: Final = 400
FEW: Final = 2  # players
# What panels show.
SCREENS: Final = ("seat", "sides", "played", "deck", "handed_on")
OFFICES: Final = ("offices", "auction", "turn", "phase", "order")


def lay_out(view: dict[str, Any]) -> Scene:
    """The whole table from one viewer's side; a bystander looks at closed screens only."""
    mine = view["seat"] if view["seat"] is not None else 0
    now = [each for each in (due(view), deals(view)) if each is not None]
    tray = laid(view)
    panels = [kept_city(view), kept_offices(view), *now, kept(view, screens, mine, reads=SCREENS), *chronicle(view)]
    panels += [tray] if tray is not None else []
    panels += [
        kept(view, rival, seat, reads=(), narrow={"sides": alone(view["sides"], seat)})
        for seat in range(len(view["sides"]))
        if seat != mine
    ]
    return Scene(
        game="jerusalem",
        panels=panels,
        headline=headline(view),
        stage=stage(now),
        stacked=stacked(now, len(view["sides"])),
        zones=zones(now, auction=view["auction"] is not None),
        sides=[side_strip(view, seat) for seat in range(len(view["sides"]))],
        purse=purse(view, mine) if view["seat"] is not None else None,
    )


def kept_city(view: dict[str, Any]) -> Panel:
    """The city, the same for all."""
    active = view["active"] and {"seat": view["active"]["seat"]}
    narrow = {"sides": only(view["sides"], "colour", "prestige"), "active": active}
    return kept(view, city, reads=("areas", "round", "calendar"), narrow=narrow)


def kept_offices(view: dict[str, Any]) -> Panel:
    """The offices."""
    return kept(view, offices, reads=OFFICES, narrow={"sides": only(view["sides"], "colour")})


def chronicle(view: dict[str, Any]) -> list[Panel]:
    """The calendar, and how far everybody's towers are."""
    prices = only(view["sides"], "colour", "prestige", "next_floor_price")
    return [
        kept(view, calendar, reads=("calendar",)),
        kept(view, towers, reads=(), narrow={"sides": only(view["sides"], "colour", "floors")}),
        kept(view, floors, reads=(), narrow={"sides": prices}),
    ]


def stage(now: list[Panel]) -> list[StageColumn]:
    """A wide table: what one reads at the left, the city, what one plays with at the right."""
    right = ["offices", *(each.id for each in now), "screens"]
    return [
        StageColumn(panels=["calendar", "towers", "floors"], width=LEFT, least=LEAST, most=MOST),
        StageColumn(panels=["city"], width=CITY, least=LEAST, most=MOST),
        StageColumn(panels=right, width=RIGHT, least=LEAST, most=MOST),
    ]


def stacked(now: list[Panel], seats: int) -> list[StageColumn]:
    """An upright tablet: the city with calendar and next floors at its side, below it what one plays with. The towers
    of two have room there too; how high they are the strips tell.
    """
    aside = ["calendar", "towers", "floors"] if seats == FEW else ["calendar", "floors"]
    return [
        StageColumn(panels=[*aside, "city"], width=UPRIGHT, least=CITY_LEAST, most=CITY_MOST, beside=True),
        StageColumn(
            panels=["offices", *(each.id for each in now), "screens"],
            width=UPRIGHT,
            least=OWN_LEAST,
            most=OWN_MOST,
            beside=True,
        ),
    ]


BESIDE_OFFICES: Final = ("calendar", "towers", "floors")  # what a phone shows below them


def zones(now: list[Panel], auction: bool) -> list[Zone]:
    """A phone: the city, the offices with the calendar, the screen with what a turn is used for."""
    court, asks = ["offices", *BESIDE_OFFICES], auction or None
    return [
        Zone(id="city", title=say("zone-city"), icon="board", panels=["city"]),
        Zone(id="offices", title=say("zone-offices"), icon="auction", panels=court, asks=asks),
        Zone(id="screen", title=say("zone-screen"), icon="screen", panels=[*(each.id for each in now), "screens"]),
    ]


def headline(view: dict[str, Any]) -> Message:
    """Which round, and what is done in it now."""
    return say("headline", round=view["round"], phase=view["phase"])


def side_strip(view: dict[str, Any], seat: int) -> SideStrip:
    """Prestige, floors and cards; squires and bezants where everybody may know them."""
    side = view["sides"][seat]
    facts = [("prestige", "resource-prestige", side["prestige"]), ("floor", "term-floors", side["floors"])]
    facts.append(("card", "term-cards", side["cards"]))
    if seat != view["seat"]:  # one's own stand in the purse
        facts += [(each, f"resource-{each}", side[each]) for each in ("squires", "bezants") if side[each] is not None]
    counters = [
        Counter(id=f"strip {icon} {seat}", label=say(label), value=value, icon=icon) for icon, label, value in facts
    ]
    return SideStrip(seat=seat, counters=counters, note=note(view, seat))


def note(view: dict[str, Any], seat: int) -> Message | None:
    """The office of this round."""
    office = view["sides"][seat]["office"]
    return say(f"office-{office}") if office is not None else None
