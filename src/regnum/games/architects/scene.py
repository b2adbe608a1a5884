"""How the table lies before the eye: the town over one's own mat, beside them the apprentices for hire and the others.

The parts are made in scenes/; here stands where they lie on wide and narrow screens. An expansion lays its own things
beside them.
"""

from __future__ import annotations

from typing import Any, Final

from regnum.core.messages import Message, say
from regnum.games.architects.scenes.automa import automa_mat
from regnum.games.architects.scenes.gallery import gallery
from regnum.games.architects.scenes.hire import hire, trays
from regnum.games.architects.scenes.mat import mat, other, purse, side_note, total
from regnum.games.architects.scenes.town import town
from regnum.scene import Counter, Panel, Scene, SideStrip, StageColumn, Zone
from regnum.scene.keeping import alone, kept

__all__ = ["gallery", "headline", "lay_out"]

# Columns of a wide stage: the town with one's own mat, and what lies beside the board.
# Both have the same least and greatest height.
LEFT: Final = 956
RIGHT: Final = 464
LEAST: Final = 686
MOST: Final = 900
UPRIGHT: Final = 800  # width of the leaves of an upright tablet
FEW: Final = 2  # other sides for whose mats there is room beside the apprentices
HOLDING: Final = ("colour", "captives")  # what mats show of others
MANY: Final = 4  # sides from which on the strip has room for fewer numbers


def lay_out(view: dict[str, Any]) -> Scene:
    """The whole table from one viewer's side; a bystander looks over the first player's shoulder."""
    mine = view["seat"] if view["seat"] is not None else 0
    others = [side for side in range(len(view["sides"])) if side != mine]
    panels = [town(view), own_mat(view, mine), kept(view, hire, reads=("display", "decks")), *trays(view)]
    panels += [opponent(view, side) for side in others]
    return Scene(
        game="architects",
        panels=panels,
        headline=headline(view),
        stage=stage(others),
        stacked=stacked(),
        zones=zones(),
        sides=[side_strip(view, side) for side in range(len(view["sides"]))],
        purse=purse(view, mine) if view["seat"] is not None else None,
    )


def own_mat(view: dict[str, Any], side: int) -> Panel:
    """One's own mat; of the others it shows whose workers they hold."""
    return kept(view, mat, side, reads=("seat",), narrow={"sides": alone(view["sides"], side, HOLDING)})


def opponent(view: dict[str, Any], side: int) -> Panel:
    """Another player, or the rival."""
    if view["sides"][side]["rival"] is not None:
        return automa_mat(view)
    return kept(view, other, side, reads=("seat",), narrow={"sides": alone(view["sides"], side, HOLDING)})


def stage(others: list[int]) -> list[StageColumn]:
    """A wide table; on a tablet the town stays alone beside the tabs."""
    left = StageColumn(panels=["town", "mat"], width=LEFT, least=LEAST, most=MOST, keeps=["town"])
    if len(others) > FEW:  # they open by their arms
        return [left, StageColumn(panels=["hire"], width=RIGHT, least=LEAST, most=MOST, log=True)]
    beside = ["hire", *(f"side {side}" for side in others)]
    return [left, StageColumn(panels=beside, width=RIGHT, least=LEAST, most=MOST)]


def stacked() -> list[StageColumn]:
    """An upright tablet: the town, below it one's own mat and the apprentices for hire."""
    return [
        StageColumn(panels=["town"], width=UPRIGHT),
        StageColumn(panels=["mat", "hire"], width=UPRIGHT),
    ]


def zones() -> list[Zone]:
    """A phone: the town, one's own mat, the apprentices for hire. The others open by their arms."""
    return [
        Zone(id="town", title=say("zone-town"), icon="town", panels=["town"]),
        Zone(id="mat", title=say("zone-mat"), icon="mat", panels=["mat"]),
        Zone(id="hire", title=say("zone-hire"), icon="hire", panels=["hire"]),
    ]


def headline(view: dict[str, Any]) -> Message:
    """How far the guildhall is filled, or what is chosen before the first turn."""
    hall = view["guildhall"]
    return say("headline", phase=view["phase"], filled=len(hall["workers"]), spaces=hall["spaces"])


def side_strip(view: dict[str, Any], side: int) -> SideStrip:
    """Workers at home, silver, virtue, captives, points; where many sit the most telling of them."""
    each = view["sides"][side]
    facts = [("worker", "term-home", each["home"]), ("virtue", "kind-virtue", each["virtue"])]
    if len(view["sides"]) < MANY:
        money = "silver" if each["rival"] is None else "marble"  # C3.2: a rival has no other goods
        facts += [(money, f"kind-{money}", each[money]), ("captive", "term-captives", sum(each["captives"]))]
    facts.append(("points", "ui-score", total(each)))
    counters = [
        Counter(id=f"strip {icon} {side}", label=say(label), value=value, icon=icon) for icon, label, value in facts
    ]
    return SideStrip(seat=side, counters=counters, note=side_note(view, side))
