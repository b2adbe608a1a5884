"""The city: sixteen areas in five quarters and a tower, what stands on them, and the walk of prestige on the walls."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from regnum.core.messages import Fact, Message, PlayerRef, say
from regnum.games.jerusalem.parts import AREAS, QUARTER_AREAS, QUARTERS, ROUNDS, TOWER_BEZANTS
from regnum.games.jerusalem.scenes.faces import PRIVILEGES, counted, goods
from regnum.scene import Panel, Piece, Place, Shape, Thing

LAST_SPACE: Final = 30  # Q3: beyond it the marker stays and only its number grows
HIGH: Final = (440, 878)  # px of the city at least and at most: as high as its leaf
SPOTS: Final = 4  # where squires stand beside the name of a large area


def city(view: dict[str, Any]) -> Panel:
    """The plan of the city with everything on it; on a phone also what happens at the end of this round."""
    items = [area_piece(view, each) for each in view["areas"]]
    items += [quarter_piece(view, quarter) for quarter in QUARTERS]
    items += [prestige_marker(seat, side) for seat, side in enumerate(view["sides"])]
    items.append(round_caption(view))
    board = Place(id="areas", layout="board", items=items, drawing="city", high=HIGH)
    return Panel(id="city", role="board", title=say("panel-city"), items=[board, *this_round(view)], bare=True)


def round_caption(view: dict[str, Any]) -> Piece:
    """In the middle of the city."""
    label = say("caption-round", round=view["round"], rounds=ROUNDS)
    return Piece(id="round", shape=Shape.CAPTION, anchor="middle", only="wide", label=label)


def this_round(view: dict[str, Any]) -> list[Thing]:
    """4.2.1. The event that lies open over this round, where it cannot be seen beside the city."""
    now = [each for each in view["calendar"] if each["state"] == "now" and each["face"] == "up"]
    lines = [
        Piece(
            id="event of the round", shape=Shape.ENTRY,
            icon=each["event"], family="gules", tone="now", label=say(f"calendar-{each['event']}"),
            foot=say("calendar-comes", round=each["round"]), text=say(f"calendar-{each['event']}.text"), rule="8.1.1",
        )
        for each in now
    ]  # fmt: skip
    told = [
        Piece(id="event of the round told", shape=Shape.NOTE, label=say(f"calendar-{each['event']}.text"), rule="8.1.1")
        for each in now
    ]
    legend = Piece(id="legend", shape=Shape.NOTE, icon="crown", label=say("city-legend"), rule="2.6")
    return [Place(id="this round", layout="column", items=[*lines, *told, legend], only="narrow")]


# -- areas --------------------------------------------------------------------------------------------------------


def area_piece(view: dict[str, Any], area: dict[str, Any]) -> Piece:
    """An area: what it pays, the squires of every colour, a baron; hatched where nobody may enter."""
    id = area["area"]
    shut = not area["open"] or area["baron"] is not None
    return Piece(
        id=f"area {id}", shape=Shape.REGION,
        anchor=id, label=say(f"area-{id}.short"), name=say(f"area-{id}"), text=area_text(area), rule=rule_of(id),
        gives=goods(income(area)) if area["open"] else None, shut=shut or None,
        marks=[*squires(view, area), *baron(view, area), *door(area)],
    )  # fmt: skip


def income(area: dict[str, Any]) -> dict[str, int]:
    """7.3.4. What it pays; the Tower of David pays in another step (7.1.1)."""
    if area["area"] == AREAS[-1]:
        return {**area["income"], "bezants": TOWER_BEZANTS}
    return dict(area["income"])


def rule_of(area: str) -> str:
    """The paragraph of its income; the Tower of David also has a move (7.1.2)."""
    return "7.1" if area == AREAS[-1] else "7.3.4"


def area_text(area: dict[str, Any]) -> Message:
    """What it pays, who controls it, who bars it, and how many squires count for a baron in this turn."""
    if not area["open"]:
        return say("area-closed")
    facts: dict[str, Fact] = {"gains": counted(income(area)), "entered": area["entered"]}
    facts["lastmove"] = "no" if area["area"] != AREAS[-1] else "yes" if area["baron"] is None else "barred"  # 7.1.2, Q8
    facts["control"] = "none" if area["control"] is None else PlayerRef(area["control"])
    facts["baron"] = "none" if area["baron"] is None else PlayerRef(area["baron"])
    return say("area-text", **facts)


def squires(view: dict[str, Any], area: dict[str, Any]) -> list[Piece]:
    """Heaps by colour, the largest first; a crown on that of whoever controls the area (2.6)."""
    id, control = area["area"], area["control"]
    here = [seat for seat, count in enumerate(area["squires"]) if count]
    here.sort(key=lambda seat: (seat != control, -area["squires"][seat], seat))
    large = area["size"] == "large" and id != AREAS[-1]
    return [
        heap(view, area, seat, f"{id} {nth + 1}" if large and nth < SPOTS else None) for nth, seat in enumerate(here)
    ]


def heap(view: dict[str, Any], area: dict[str, Any], seat: int, anchor: str | None) -> Piece:
    """All squires of a colour in an area."""
    id, colour, count = area["area"], view["sides"][seat]["colour"], area["squires"][seat]
    crown = Piece(id=f"control {id}", shape=Shape.TOKEN, icon="crown", label=say("term-control"))
    active = view["active"]
    entered = area["entered"] if active is not None and active["seat"] == seat else 0
    return Piece(
        id=f"cube {id} {colour}", shape=Shape.CUBES,
        seat=seat, value=count, plus=entered if entered > 0 else None, anchor=anchor, label=say("resource-squires"),
        name=say("count-squires", count=count), marks=[crown] if area["control"] == seat else None,
    )  # fmt: skip


def baron(view: dict[str, Any], area: dict[str, Any]) -> list[Piece]:
    """2.8. The baron who bars it."""
    if area["baron"] is None:
        return []
    return [replace(baron_piece(view, area["baron"]), anchor=f"{area['area']} baron")]


def baron_piece(view: dict[str, Any], seat: int) -> Piece:
    """A baron in the colour of his owner."""
    colour = view["sides"][seat]["colour"]
    return Piece(id=f"baron {colour}", shape=Shape.FIGURE, icon="baron", seat=seat, label=say("term-baron"))


def door(area: dict[str, Any]) -> list[Piece]:
    """9.1.2. A closed door on each large area of a quarter that two players do not use."""
    if area["open"] or area["size"] != "large":
        return []
    id = area["area"]
    return [Piece(id=f"door {id}", shape=Shape.TOKEN, icon="closed", label=say("term-closed"), anchor=f"{id} door")]


# -- quarters and prestige ----------------------------------------------------------------------------------------


def quarter_piece(view: dict[str, Any], quarter: str) -> Piece:
    """The name of a quarter, with its privilege and how much influence everybody has there."""
    first = QUARTERS.index(quarter) * QUARTER_AREAS
    areas = view["areas"][first : first + QUARTER_AREAS]
    is_open = areas[0]["open"]
    tower = quarter == QUARTERS[-1]
    ribbon = Piece(
        id=f"quarter {quarter}", shape=Shape.RIBBON, label=say(f"quarter-{quarter}"), shut=None if is_open else True,
        anchor="tower_of_david ribbon" if tower else quarter, icon=None if tower else quarter,
    )  # fmt: skip
    if quarter in PRIVILEGES and is_open:
        privilege, ribbon.rule = PRIVILEGES[quarter]
        ribbon.text = say(
            "quarter-text",
            privilege=say(f"privilege-{privilege}"), text=say(f"privilege-{privilege}.text"),
            influence=influence(areas),
        )  # fmt: skip
    return ribbon


def influence(areas: list[dict[str, Any]]) -> Fact:
    """2.7. Squires over all areas of a quarter, by player, the most first."""
    sums = [sum(area["squires"][seat] for area in areas) for seat in range(len(areas[0]["squires"]))]
    here = sorted((seat for seat, count in enumerate(sums) if count), key=lambda seat: -sums[seat])
    if not here:
        return "none"
    return [say("influence-of", player=PlayerRef(seat), count=sums[seat]) for seat in here]


def prestige_marker(seat: int, side: dict[str, Any]) -> Piece:
    """Where a side stands on the walk round the walls."""
    prestige = side["prestige"]
    return Piece(
        id=f"prestige {side['colour']}", shape=Shape.DRAWN, drawing="disc",
        seat=seat, value=prestige, anchor=f"prestige {min(prestige, LAST_SPACE)}", only="wide",
        label=say("resource-prestige"), name=say("count-prestige", count=prestige),
    )  # fmt: skip
