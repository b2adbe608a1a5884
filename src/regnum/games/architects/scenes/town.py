"""The town: nine round places, guildhall and cathedral, the black market, the prison, and the virtue track."""

from __future__ import annotations

from typing import Any, Final

from regnum.core.messages import Fact, Message, say
from regnum.games.architects.effects.pictures import OR
from regnum.games.architects.parts import (
    CATHEDRAL_VIRTUE,
    LEVEL_POINTS,
    MARKET_LOSS,
    MARKET_VIRTUE,
    REBATE,
    TOP_LEVEL,
    VIRTUE_POINTS,
    VIRTUE_TOP,
)
from regnum.games.architects.prices import LEVEL_PRICE, MARKET_FEES
from regnum.games.architects.scenes.faces import amount_words
from regnum.games.architects.scenes.gains import amounts
from regnum.scene import Gain, Panel, Piece, Place, Shape, Thing, Track

MARKET: Final = ("small", "middle", "large")
RULES: Final = {
    "quarry": "A4.1", "forest": "A4.1", "silversmith": "A4.1", "mines": "A4.3", "kings_storehouse": "A4.4",
    "workshop": "A4.8", "town_centre": "A4.13", "guardhouse": "A4.19", "tax_stand": "A4.24",
    "small": "A4.26", "middle": "A4.27", "large": "A4.28",
}  # fmt: skip
LEVEL_RULES: Final = ("A7.1", "A7.2", "A7.3", "A7.4", "A7.5", "A7.6")


def town(view: dict[str, Any]) -> Panel:
    """The whole town on one drawing."""
    items: list[Thing] = [roundel(view, each) for each in view["locations"]]
    items += [guildhall(view), *market(view), *prison(view), *cathedral(view), virtue(view)]
    board = Place(id="town board", layout="board", items=items, drawing="town")
    return Panel(id="town", role="board", title=say("panel-town"), items=[board], bare=True)


# -- the nine places ----------------------------------------------------------------------------------------------


def roundel(view: dict[str, Any], each: dict[str, Any]) -> Piece:
    """An open location: what the viewer's next worker would do there, and who stands there."""
    id = each["location"]
    marks = [group(view, id, side, count) for side, count in enumerate(each["workers"]) if count]
    if id == "tax_stand" and view["tax"]:
        marks.insert(0, coins(view["tax"]))
    workers = each["next"] if view["seat"] is not None else 0
    return Piece(
        id=f"place {id}", shape=Shape.REGION, drawing="roundel",
        anchor=id, icon=id, tone=f"at_{id}", label=say(f"location-{id}.short"), name=say(f"location-{id}"),
        text=say(f"place-{id}.text"), rule=RULES[id], gives=brings(id, workers, view["tax"]) or None, marks=marks,
    )  # fmt: skip


def brings(id: str, workers: int, tax: int) -> list[Gain]:
    """A4.1. What an action there comes to with so many workers."""
    if not workers:
        return [Gain("silver", tax)] if id == "tax_stand" and tax else []
    if id == "mines":
        gold = [OR, Gain("gold", workers // 2)] if workers >= 2 else []
        return [Gain("clay", workers + 1), *gold]
    if id == "workshop":
        return [Gain("hire"), OR, Gain("building_card", 1 + workers // 2)]
    return {
        "quarry": [Gain("stone", workers)],
        "forest": [Gain("wood", workers)],
        "silversmith": [Gain("silver", workers + 1)],
        "kings_storehouse": [Gain("trade", workers)],
        "town_centre": [Gain("capture", workers)],
        "guardhouse": [Gain("free_prison", workers)],
        "tax_stand": [Gain("silver", tax), Gain("virtue", -2)],
    }[id]


def group(view: dict[str, Any], location: str, side: int, count: int) -> Piece:
    """The workers of one colour at a place."""
    colour = view["sides"][side]["colour"]
    return Piece(
        id=f"worker {location} {colour}", shape=Shape.FIGURE,
        seat=side, value=count, label=say("kind-worker"), name=say("workers-here", count=count),
    )  # fmt: skip


def coins(tax: int) -> Piece:
    """Silver on the tax stand."""
    return Piece(id="tax", shape=Shape.TOKEN, icon="silver", tone="silver", value=tax, label=say("term-tax"))


# -- guildhall and black market -----------------------------------------------------------------------------------


def guildhall(view: dict[str, Any]) -> Piece:
    """A4.29. Its windows, filled in order; what some of them do."""
    hall = view["guildhall"]
    effects = {each["space"]: each["effect"] for each in hall["effects"]}
    spaces = max(hall["spaces"], len(hall["workers"]))  # A11.3: beyond them workers lie beside it
    windows = [window(view, space, effects.get(space)) for space in range(1, spaces + 1)]
    filled = say("guildhall-filled", filled=len(hall["workers"]), spaces=hall["spaces"])
    return Piece(
        id="place guildhall", shape=Shape.REGION, drawing="windows",
        anchor="guildhall", columns=hall["columns"], label=say("location-guildhall"), foot=filled,
        text=say("place-guildhall.text"), rule="A4.29", marks=windows,
    )  # fmt: skip


def window(view: dict[str, Any], space: int, effect: str | None) -> Piece:
    """One space of the guildhall: who lies there, or what happens to whoever will."""
    workers = view["guildhall"]["workers"]
    icon = None if effect is None else "reset" if effect == "reset" else "sweep"
    if space <= len(workers):
        here = Piece(id=f"in guildhall {space}", shape=Shape.FIGURE, seat=workers[space - 1], label=say("kind-worker"))
        return Piece(id=f"guildhall {space}", shape=Shape.CELL, drawing="window", icon=icon, marks=[here])
    name = None if effect is None else say("guildhall-space-effect", space=space, effect=effect)
    return Piece(id=f"guildhall {space}", shape=Shape.CELL, drawing="window", icon=icon, label=name)


def market(view: dict[str, Any]) -> list[Piece]:
    """A4.25. The black market: three places for one worker each."""
    title = Piece(
        id="market", shape=Shape.RIBBON,
        anchor="market ribbon", label=say("location-black_market"), text=say("black-market-text"), rule="A4.25",
    )  # fmt: skip
    return [title, *(stall(view, nth, name) for nth, name in enumerate(MARKET))]


def stall(view: dict[str, Any], nth: int, name: str) -> Piece:
    """One of them: its goods, its fee and the virtue it costs."""
    space = view["market"][name]
    id, worker = f"market_{name}", space["worker"]
    gives = [Gain("hire"), OR, Gain("building_card", 1)] if name == "middle" else amounts(space["goods"])
    marks = [] if worker is None else [group(view, id, worker, 1)]
    return Piece(
        id=f"place {id}", shape=Shape.REGION, drawing="stall",
        anchor=id, label=say(f"location-{id}.short"), name=say(f"location-{id}"), text=say(f"place-{id}.text"),
        rule=RULES[name], gives=gives, cost={"silver": int(MARKET_FEES[nth]), "virtue": MARKET_LOSS}, marks=marks,
    )  # fmt: skip


def prison(view: dict[str, Any]) -> list[Piece]:
    """A9.5. Who sits in prison."""
    title = Piece(
        id="prison", shape=Shape.RIBBON,
        anchor="prison ribbon", label=say("location-prison"), text=say("prison-text"), rule="A9.5",
    )  # fmt: skip
    here = [(side, count) for side, count in enumerate(view["prison"]) if count]
    return [title, *(prisoners(view, side, count, nth + 1) for nth, (side, count) in enumerate(here))]


def prisoners(view: dict[str, Any], side: int, count: int, spot: int) -> Piece:
    """The workers of one colour in prison."""
    return Piece(
        id=f"prison {view['sides'][side]['colour']}", shape=Shape.FIGURE,
        seat=side, value=count, anchor=f"prison {spot}", label=say("kind-worker"),
        name=say("workers-prison", count=count),
    )  # fmt: skip


# -- cathedral ----------------------------------------------------------------------------------------------------


def cathedral(view: dict[str, Any]) -> list[Piece]:
    """A7. Five levels with their prices and points, and how high everybody has come."""
    title = Piece(
        id="cathedral", shape=Shape.RIBBON,
        anchor="cathedral ribbon", label=say("term-cathedral"), text=say("cathedral-text"), rule="A7.1",
    )  # fmt: skip
    return [title, *(storey(each) for each in view["cathedral"]), *markers(view)]


def storey(each: dict[str, Any]) -> Piece:
    """Return one level of the cathedral."""
    level = each["level"]
    mixed, goods = int(LEVEL_PRICE[level].count), LEVEL_PRICE[level].facts()
    gives = [Gain("stone"), OR, Gain("wood", mixed)] if mixed else amounts(goods)
    pays: Fact = say("pay-mix", count=mixed) if mixed else amount_words(goods)
    text = say(
        "level-text",
        pays=pays, points=int(LEVEL_POINTS[level]), free=each["spaces"] - len(each["sides"]),
    )  # fmt: skip
    return Piece(
        id=f"level {level}", shape=Shape.CAPTION, drawing="storey",
        anchor=f"level {level}", at=int(LEVEL_POINTS[level]), label=say("level-name", level=level), text=text,
        rule=LEVEL_RULES[level], gives=gives,
    )  # fmt: skip


def markers(view: dict[str, Any]) -> list[Piece]:
    """Everybody's arms: in a niche, or beside the cathedral before the first step."""
    spots = {side: f"cathedral {each['level']} {nth + 1}" for each in view["cathedral"]
             for nth, side in enumerate(each["sides"])}  # fmt: skip
    return [
        Piece(
            id=f"cathedral {side['colour']}", shape=Shape.ARMS,
            seat=seat, anchor=spots.get(seat, "cathedral 0"), label=say("term-cathedral"),
            name=level_of(side["level"]),
        )
        for seat, side in enumerate(view["sides"])
    ]  # fmt: skip


def level_of(level: int) -> Message:
    """How high somebody has come."""
    return say("level-reached", level=min(level, TOP_LEVEL))


# -- virtue -------------------------------------------------------------------------------------------------------


def virtue(view: dict[str, Any]) -> Track:
    """A8.1. Fifteen steps with their points, and what is barred or cheaper there."""
    marks = [
        Piece(
            id=f"virtue {side['colour']}",
            shape=Shape.ARMS,
            seat=seat,
            at=side["virtue"],
            label=say("term-virtue_track"),
        )
        for seat, side in enumerate(view["sides"])
    ]
    cells = [virtue_cell(step) for step in range(VIRTUE_TOP + 1)]
    return Track(
        id="virtue", label=say("term-virtue_track"), cells=cells, marks=marks,
        points=[int(points) for points in VIRTUE_POINTS], broad=True, anchor="virtue", text=say("virtue-text"),
        rule="A8.1",
    )  # fmt: skip


def virtue_cell(step: int) -> Piece:
    """A step; red lines stand below the cathedral's bar and above that of the black market."""
    low, high = step < CATHEDRAL_VIRTUE, step > MARKET_VIRTUE
    signs = []
    if step == VIRTUE_SIGN_HIGH:
        signs.append(Gain("no_market"))
    if step == CATHEDRAL_VIRTUE - 1:
        signs.append(Gain("no_cathedral"))
    rebate = int(REBATE[step])
    if rebate and (step == 0 or int(REBATE[step - 1]) != rebate):
        signs.append(Gain("tax", -rebate))
    return Piece(
        id=f"step {step}", shape=Shape.CELL,
        value=step, tone="low" if low else "high" if high else None, gives=signs or None,
        edge=step in (CATHEDRAL_VIRTUE, MARKET_VIRTUE + 1) or None,
    )  # fmt: skip


VIRTUE_SIGN_HIGH: Final = 12  # in the middle of those steps from which the black market is barred
