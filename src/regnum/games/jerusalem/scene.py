"""How the table lies before the eye: the city, beside it calendar and towers, offices and screens.

The parts are made in scenes/; here stands where they lie on wide and narrow screens.
"""

from __future__ import annotations

from typing import Any, Final

from regnum.core.letters import Message, say
from regnum.games.jerusalem.scenes.chronicle import calendar, floors, towers
from regnum.games.jerusalem.scenes.city import city
from regnum.games.jerusalem.scenes.court import deals, due, laid, offices
from regnum.games.jerusalem.scenes.gallery import gallery
from regnum.games.jerusalem.scenes.screens import purse, rival, screens
from regnum.scene.kit import Thing, column, counter, scene, strip, zone

__all__ = ["gallery", "lay_out"]

# Columns of a wide stage: calendar and towers, the city (which takes the rest), offices and screens.
LEFT: Final = 256
RIGHT: Final = 392


def lay_out(view: dict[str, Any]) -> dict[str, Any]:
    """The whole table from one viewer's side; a bystander looks at closed screens only."""
    mine = view["seat"] if view["seat"] is not None else 0
    now = [each for each in (due(view), deals(view)) if each is not None]
    tray = laid(view)
    panels = [city(view), offices(view), *now, screens(view, mine), calendar(view), towers(view), floors(view)]
    panels += [tray] if tray is not None else []
    panels += [rival(view, seat) for seat in range(len(view["sides"])) if seat != mine]
    return scene(
        "jerusalem",
        panels,
        headline=headline(view),
        stage=stage(now),
        zones=zones(now),
        sides=[side_strip(view, seat) for seat in range(len(view["sides"]))],
        purse=purse(view, mine) if view["seat"] is not None else None,
    )


def stage(now: list[Thing]) -> list[dict[str, Any]]:
    """A wide table: what one reads at the left, the city, what one plays with at the right."""
    right = ["offices", *(each["id"] for each in now), "screens"]
    return [column("calendar", "towers", "floors", width=LEFT), column("city"), column(*right, width=RIGHT)]


BESIDE_OFFICES: Final = ("calendar", "towers", "floors")  # what a phone shows below them


def zones(now: list[Thing]) -> list[dict[str, Any]]:
    """A phone: the city, the offices with the calendar, the screen with what a turn is used for."""
    return [
        zone("city", say("zone-city"), "board", "city"),
        zone("offices", say("zone-offices"), "auction", "offices", *BESIDE_OFFICES),
        zone("screen", say("zone-screen"), "screen", *(each["id"] for each in now), "screens"),
    ]


def headline(view: dict[str, Any]) -> Message:
    """Which round, and what is done in it now."""
    return say("headline", round=view["round"], phase=view["phase"])


def side_strip(view: dict[str, Any], seat: int) -> dict[str, Any]:
    """Prestige, floors and cards; squires and bezants where everybody may know them."""
    side = view["sides"][seat]
    facts = [("prestige", "resource-prestige", side["prestige"]), ("floor", "term-floors", side["floors"])]
    facts.append(("card", "term-cards", side["cards"]))
    if seat != view["seat"]:  # one's own stand in the purse
        facts += [(each, f"resource-{each}", side[each]) for each in ("squires", "bezants") if side[each] is not None]
    counters = [counter(f"strip {icon} {seat}", say(label), value, icon=icon) for icon, label, value in facts]
    return strip(seat, counters, note=note(view, seat))


def note(view: dict[str, Any], seat: int) -> Message | None:
    """The office of this round."""
    office = view["sides"][seat]["office"]
    return say(f"office-{office}") if office is not None else None
