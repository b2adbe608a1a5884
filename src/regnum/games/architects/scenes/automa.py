"""The rival's mat: its scheme, the resource track, marble, the focus, and the schemes that were seen."""

from __future__ import annotations

from typing import Any, Final

from regnum.core.letters import say
from regnum.games.architects.parts import GOODS, KINDS
from regnum.games.architects.scenes.faces import automa_face, scheme_card
from regnum.games.architects.scenes.mat import captives, home
from regnum.scene.kit import Thing, card, counter, panel, piece, place, track

SIZE: Final = [106, 128]
SEEN_SIZE: Final = [84, 84]


def automa_mat(view: dict[str, Any]) -> Thing:
    """C1.2. Everything the rival has."""
    told = view["rival"]
    side = told["side"]
    each = view["sides"][side]
    items: list[Thing] = [
        numbers(view, side),
        place("rival cards", "row", [rival_card(told["id"]), shown(told)], size=SIZE, gap=8),
        marker_track(told, side),
        *held(view, side),
    ]
    seen = told["schemes"]["discards"]
    if seen:
        old = [scheme_card(f"old {id}", id) for id in dict.fromkeys(reversed(seen))]
        items.append(place("schemes", "row", old, label=say("place-schemes"), size=SEEN_SIZE, gap=5))
    return panel(f"side {side}", "others", say(f"rival-{each['rival']}.short"), items, seat=side)


def rival_card(id: str) -> Thing:
    """Its board."""
    return card(f"rival {id}", say(f"rival-{id}.short"), **automa_face(id))


def shown(told: dict[str, Any]) -> Thing:
    """The scheme turned up last, or the back of the deck."""
    if told["scheme"] is None:
        return card("scheme", say("rival-scheme-back"), face="down", icon="scheme", family="gules", rule="C2.1")
    return scheme_card("scheme", told["scheme"])


def numbers(view: dict[str, Any], side: int) -> Thing:
    """Workers, marble, level and debts; cards that wait."""
    each, told = view["sides"][side], view["rival"]
    facts = [("marble", "kind-marble", "marble", each["marble"]), ("level", "term-level", "cathedral", each["level"]),
             ("unpaid", "term-unpaid", "debt", each["unpaid"]),
             ("schemes", "term-schemes", "scheme", told["schemes"]["deck"]),
             ("future", "term-future", "future_scheme", told["future"])]  # fmt: skip
    shown = [counter(f"{name} of rival", say(label), value, icon=icon) for name, label, icon, value in facts]
    return place("rival numbers", "row", [home(each), *shown], gap=6)


def marker_track(told: dict[str, Any], side: int) -> Thing:
    """C3.1. Where its marker stands."""
    cells = [
        piece(f"aim {KINDS[kind]}", "cell", icon=KINDS[kind], label=say(f"kind-{KINDS[kind]}")) for kind in range(GOODS)
    ]
    mark = piece("marker", "arms", at=f"aim {KINDS[told['marker']]}", seat=side, label=say("rival-marker"))
    label, text = say("rival-marker"), say("rival-marker.text")
    return track("resource track", label, cells, [mark], broad=True, text=text, rule="C3.1")


def held(view: dict[str, Any], side: int) -> list[Thing]:
    """Captives that are not the viewer's: those lie on the viewer's own mat."""
    found = [one for one in captives(view, side) if one["seat"] != view["seat"]]
    return [place("rival captives", "row", found, label=say("place-captives"), gap=4)] if found else []
