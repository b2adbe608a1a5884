"""The calendar with its events, the towers, and what the next floors cost."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from regnum.core.messages import player_name, say
from regnum.games.jerusalem.scenes.faces import EVENT_SIZE, event_card
from regnum.scene import Card, Counter, Panel, Piece, Place, Shape, Thing

TOWER_SIZE: Final = (54, 116)
USUAL_FLOORS: Final = 7  # 7.5.4: the wooden floors of a player; towers may grow beyond


def calendar(view: dict[str, Any]) -> Panel:
    """Five rounds, and the events that lie over three of them."""
    spaces = [calendar_space(each) for each in view["calendar"]]
    events = [event(each) for each in view["calendar"] if each["face"] is not None]
    items: list[Thing] = [
        Place(id="rounds", layout="mat", items=spaces, columns=len(spaces), gap=5),
        Place(id="events", layout="mat", items=events, columns=3, size=EVENT_SIZE, gap=6),
    ]
    now = [each["event"] for each in view["calendar"] if each["state"] == "now" and each["face"] == "up"]
    items += [
        Piece(
            id="event told", shape=Shape.NOTE, icon=event, label=say(f"calendar-{event}.text"), tone="now", rule="8.1.1"
        )
        for event in now
    ]
    return Panel(id="calendar", role="side", title=say("panel-calendar"), items=items)


def calendar_space(each: dict[str, Any]) -> Piece:
    """A round: past, now or to come."""
    state = each["state"]
    return Piece(
        id=f"round {each['round']}", shape=Shape.DRAWN, drawing="step",
        at=each["round"], tone=state if state in ("past", "now") else None,
        label=say("calendar-round", round=each["round"], state=state),
    )  # fmt: skip


def event(each: dict[str, Any]) -> Thing:
    """An event over its round, open or face down."""
    id, foot = f"event {each['round']}", say("calendar-foot", round=each["round"])
    if each["face"] == "up":
        now = each["state"] == "now"
        past = each["state"] == "past"
        return replace(event_card(id, each["event"]), foot=foot, tone="now" if now else None, faint=past or None)
    return Card(id=id, title=say("calendar-hidden"), face="down", icon="event", family="gules", foot=foot, rule="4.2.1")


# -- towers -------------------------------------------------------------------------------------------------------


def towers(view: dict[str, Any]) -> Panel:
    """7.5. Who is ahead: towers side by side."""
    tallest = max(side["floors"] for side in view["sides"])
    most = max(USUAL_FLOORS, tallest)
    row = [
        Piece(
            id=f"tower {side['colour']}", shape=Shape.DRAWN, drawing="tower",
            seat=seat, value=side["floors"], most=most, label=say("term-tower"),
            name=say("tower-of", count=side["floors"]), rule="10.1",
        )
        for seat, side in enumerate(view["sides"])
    ]  # fmt: skip
    standing = Place(id="tower row", layout="mat", items=row, columns=len(row), size=TOWER_SIZE, gap=0)
    return Panel(id="towers", role="side", title=say("panel-towers"), items=[standing], note=say("note-towers"))


def floors(view: dict[str, Any]) -> Panel:
    """7.5.2. How much prestige everybody has, and what the next floor asks of them."""
    lines = [
        Counter(
            id=f"next floor {side['colour']}", label=player_name(seat), value=side["prestige"],
            seat=seat, icon="prestige", rule="7.5.2",
            text=say("next-floor", price=side["next_floor_price"], missing=missing(side)),
        )
        for seat, side in enumerate(view["sides"])
    ]  # fmt: skip
    return Panel(id="floors", role="side", title=say("panel-floors"), items=lines)


def missing(side: dict[str, Any]) -> int:
    """Prestige that still lacks for the next floor."""
    return max(0, int(side["next_floor_price"]) - int(side["prestige"]))
