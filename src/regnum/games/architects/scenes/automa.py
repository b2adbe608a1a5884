"""The rival's mat: its scheme, the resource track, marble, the focus, and the schemes that were seen."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from regnum.core.messages import say
from regnum.games.architects.parts import GOODS, KINDS
from regnum.games.architects.scenes.faces import automa_face, scheme_card
from regnum.games.architects.scenes.mat import captives, home
from regnum.scene import Card, Counter, Panel, Piece, Place, Shape, Thing, Track

SIZE: Final = (106, 128)
SEEN_SIZE: Final = (84, 84)


def automa_mat(view: dict[str, Any]) -> Panel:
    """C1.2. Everything the rival has."""
    told = view["rival"]
    side = told["side"]
    each = view["sides"][side]
    items: list[Thing] = [
        numbers(view, side),
        Place(id="rival cards", layout="row", items=[rival_card(told["id"]), shown(told)], size=SIZE, gap=8),
        marker_track(told, side),
        *held(view, side),
    ]
    seen = told["schemes"]["discards"]
    if seen:
        old = [scheme_card(f"old {id}", id) for id in dict.fromkeys(reversed(seen))]
        items.append(Place(id="schemes", layout="row", items=old, label=say("place-schemes"), size=SEEN_SIZE, gap=5))
    return Panel(id=f"side {side}", role="others", title=say(f"rival-{each['rival']}.short"), items=items, seat=side)


def rival_card(id: str) -> Card:
    """Return the board of the rival as a card."""
    return replace(automa_face(id), id=f"rival {id}")


def shown(told: dict[str, Any]) -> Thing:
    """The scheme turned up last, or the back of the deck."""
    if told["scheme"] is None:
        return Card(
            id="scheme", title=say("rival-scheme-back"), face="down", icon="scheme", family="gules", rule="C2.1"
        )
    return scheme_card("scheme", told["scheme"])


def numbers(view: dict[str, Any], side: int) -> Place:
    """Workers, marble, level and debts; cards that wait."""
    each, told = view["sides"][side], view["rival"]
    facts = [("marble", "kind-marble", "marble", each["marble"]), ("level", "term-level", "cathedral", each["level"]),
             ("unpaid", "term-unpaid", "debt", each["unpaid"]),
             ("schemes", "term-schemes", "scheme", told["schemes"]["deck"]),
             ("future", "term-future", "future_scheme", told["future"])]  # fmt: skip
    shown = [
        Counter(id=f"{name} of rival", label=say(label), value=value, icon=icon) for name, label, icon, value in facts
    ]
    return Place(id="rival numbers", layout="row", items=[home(each), *shown], gap=6)


def marker_track(told: dict[str, Any], side: int) -> Track:
    """C3.1. Where its marker stands."""
    cells = [
        Piece(id=f"aim {KINDS[kind]}", shape=Shape.CELL, icon=KINDS[kind], label=say(f"kind-{KINDS[kind]}"))
        for kind in range(GOODS)
    ]
    mark = Piece(id="marker", shape=Shape.ARMS, at=f"aim {KINDS[told['marker']]}", seat=side, label=say("rival-marker"))
    label, text = say("rival-marker"), say("rival-marker.text")
    return Track(id="resource track", label=label, cells=cells, marks=[mark], broad=True, text=text, rule="C3.1")


def held(view: dict[str, Any], side: int) -> list[Thing]:
    """Captives that are not the viewer's: those lie on the viewer's own mat."""
    found = [one for one in captives(view, side) if one.seat != view["seat"]]
    return [Place(id="rival captives", layout="row", items=found, label=say("place-captives"), gap=4)] if found else []
