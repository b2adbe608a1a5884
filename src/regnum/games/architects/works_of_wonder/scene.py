"""What Works of Wonder adds to the table: the influence board, princess and profiteer, contributions, monuments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import replace

from regnum.core.messages import Message, say
from regnum.games.architects.effects.base import drawn_row
from regnum.games.architects.effects.pictures import KIND_PICTURES, THEN
from regnum.games.architects.parts import LOCATIONS
from regnum.games.architects.scenes.faces import ASKED_PICTURES, PEOPLE, amount_words
from regnum.games.architects.scenes.gains import (
    PASSIVE_ROWS,
    TRIGGER_PICTURES,
    amounts,
)
from regnum.games.architects.scenes.gallery import MORE, SIZE, shelf
from regnum.games.architects.works_of_wonder.cards import EDICTS, MONUMENTS, Edict
from regnum.games.architects.works_of_wonder.parts import (
    BRIBES,
    CONJURES_CLAY,
    CONJURES_STONE,
    CONJURES_WOOD,
    COUNTS_PRINCESS,
    EXPANSION,
    FIRST_CARD,
    INFLUENCE,
    INFLUENCE_TOP,
    ON_PRINCESS_RESET,
    ON_PROFITEER,
    ON_PROFITEER_RESET,
    RESOURCES,
    SECOND_CARD,
)
from regnum.scene import (
    Card,
    CardRow,
    Counter,
    Gain,
    Ground,
    Panel,
    Piece,
    Place,
    Scene,
    Shape,
    SideStrip,
    StageColumn,
    Thing,
    Track,
    Zone,
)
from regnum.scene.keeping import kept, only

# Pictures of what the base game does not know.
KIND_PICTURES[INFLUENCE] = "influence"
TRIGGER_PICTURES.update({ON_PROFITEER: "profiteer", ON_PROFITEER_RESET: "profiteer", ON_PRINCESS_RESET: "princess"})
PASSIVE_ROWS.update(
    {
        CONJURES_CLAY: CardRow(gives=[Gain("influence", 1), THEN, Gain("clay", 1)]),
        CONJURES_WOOD: CardRow(gives=[Gain("influence", 1), THEN, Gain("wood", 1)]),
        CONJURES_STONE: CardRow(gives=[Gain("influence", 1), THEN, Gain("stone", 1)]),
        COUNTS_PRINCESS: CardRow(gives=[Gain("worker", 1, plus=True)], when=Gain("princess")),
        BRIBES: CardRow(gives=[Gain("silver", 2), THEN, Gain("virtue", "−0")]),
    }
)
ASKED_PICTURES.update({"influence": ("influence",), "princess": ("princess",), "monument_or_cathedral": ("monument",)})
PEOPLE.extend(
    ["benefactor", "cavalier", "diplomat", "patroness", "vagabond", "orphan", "charlatan", "noblewoman", "journeyman"]
)
PEOPLE.append("extortionist")

CARD_STEPS: Final = (FIRST_CARD, SECOND_CARD)
MONUMENT_SIZE: Final = (84, 101)
MONUMENT_HIGH: Final = (101, 150)  # least and greatest height, as high as the leaf
AFTER_VIRTUE: Final = 2  # where influence stands among the numbers of a side
SOCKET_SIZE: Final = (72, 50)
EDICT_SIZE: Final = (132, 232)


def scene(view: dict[str, Any], laid: Scene) -> None:
    """Lays all of it beside what the base game has laid."""
    wonder = view[EXPANSION]
    board = town_board(laid)
    board.items = [*board.items, *figures(view, wonder)]
    colours = only(view["sides"], "colour")
    influence = kept(view, influence_panel, reads=(EXPANSION,), narrow={"sides": colours})
    laid.panels = [*laid.panels, influence, kept(view, monuments_panel, reads=(EXPANSION,))]
    laid.stage = with_wonder(laid.stage or ())
    laid.stacked = [*(laid.stacked or ())[:1], StageColumn(panels=[])]  # so much more lies in tabs below the town
    laid.zones = [*(laid.zones or ()), wonder_zone()]
    laid.sides = [strip(each, wonder) for each in laid.sides or ()]
    if laid.purse is not None:
        laid.purse = [*laid.purse, influence_counter("good influence", wonder["influence"][view["seat"]])]


def with_wonder(stage: Sequence[StageColumn]) -> list[StageColumn]:
    """The wide table, with both panels around the apprentices for hire."""
    left, right = stage
    return [left, replace(right, panels=["influence", "hire", "monuments"], log=None)]


def wonder_zone() -> Zone:
    """A tab of a phone."""
    return Zone(id="wonder", title=say("zone-wonder"), icon="wonder", panels=["influence", "monuments"])


def town_board(laid: Scene) -> Place:
    """The drawing of the town."""
    town = next(each for each in laid.panels if each.id == "town")
    return next(each for each in town.items if isinstance(each, Place))


def strip(base: SideStrip, wonder: dict[str, Any]) -> SideStrip:
    """B9.4. A side's numbers with its influence, and with the points of its monuments."""
    *facts, points = base.counters
    facts.insert(AFTER_VIRTUE, influence_counter(f"strip influence {base.seat}", wonder["influence"][base.seat]))
    more = sum(each["vp"] for each in wonder["monuments"] if each["owner"] == base.seat)
    return replace(base, counters=[*facts, replace(points, value=points.value + more)])


def influence_counter(id: str, value: int) -> Counter:
    """How much influence a side has."""
    return Counter(id=id, label=say("kind-influence"), value=value, icon="influence", rule="B2.1")


# -- on the town --------------------------------------------------------------------------------------------------


def figures(view: dict[str, Any], wonder: dict[str, Any]) -> list[Piece]:
    """The princess, the profiteer and the figures of monuments, at their places."""
    found = [
        Piece(
            id=noble, shape=Shape.TOKEN,
            icon=noble, tone=noble, anchor=f"{wonder[noble]} {noble}", label=say(f"{noble}-name"),
            name=say(f"{noble}-at", location=say(f"location-{wonder[noble]}.at")), text=say(f"{noble}-text"), rule=rule,
        )
        for noble, rule in (("princess", "B3.1"), ("profiteer", "B3.3"))
    ]  # fmt: skip
    return found + [
        Piece(
            id=f"figure {each['figure']}", shape=Shape.TOKEN,
            icon=f"mon_{each['kind']}", seat=each["owner"], anchor=f"{each['figure']} figure",
            label=say(f"monument-{each['kind']}"), name=figure_name(each), text=say("figure-text"), rule="B6.13",
        )
        for each in wonder["monuments"]
        if each["figure"] is not None
    ]  # fmt: skip


def figure_name(each: dict[str, Any]) -> Message:
    """Which monument it is of, and where it stands."""
    return say("figure-at", monument=say(f"monument-{each['kind']}"), location=say(f"location-{each['figure']}.at"))


# -- the influence board ------------------------------------------------------------------------------------------


def influence_panel(view: dict[str, Any]) -> Panel:
    """The track, the two nobles, and the contribution card."""
    wonder = view[EXPANSION]
    items: list[Thing] = [influence_track(view, wonder), nobles(wonder), contribution(wonder)]
    return Panel(id="influence", role="side", title=say("panel-influence"), items=items, note=say("note-influence"))


def influence_track(view: dict[str, Any], wonder: dict[str, Any]) -> Track:
    """B2.1, B2.2. From 0 to 12; two of the steps bring a building card."""
    cells = [
        Piece(
            id=f"influence step {step}", shape=Shape.CELL,
            value=step, tone="high" if step in CARD_STEPS else None,
            gives=[Gain("building_card")] if step in CARD_STEPS else None,
        )
        for step in range(INFLUENCE_TOP + 1)
    ]  # fmt: skip
    marks = [
        Piece(id=f"influence {side['colour']}", shape=Shape.ARMS, seat=seat, at=wonder["influence"][seat],
              label=say("panel-influence"))
        for seat, side in enumerate(view["sides"])
    ]  # fmt: skip
    text = say("influence-text")
    return Track(
        id="influence track", label=say("panel-influence"), cells=cells, marks=marks, broad=True, text=text, rule="B2.2"
    )


def nobles(wonder: dict[str, Any]) -> Place:
    """B1.6. What the current card brings: to whoever stands at the profiteer, and to the first at the princess."""
    edict = EDICTS[EDICTS.number(wonder["edict"])]
    shown = [
        noble(wonder, "profiteer", "or", punishment(edict), "B5.4"),
        noble(wonder, "princess", "azure", drawn_row(edict.reward), "B5.5"),
    ]
    return Place(id="edict", layout="mat", items=shown, columns=2, gap=6)


def noble(wonder: dict[str, Any], id: str, family: Ground, gives: list[Gain], rule: str) -> Piece:
    """One half of the consequence card."""
    return Piece(
        id=f"{id} card", shape=Shape.DRAWN, drawing="portrait",
        icon=id, family=family, label=say(f"{id}-name"), foot=say(f"location-{wonder[id]}.at"), gives=gives,
        text=say(f"{id}-text"), rule=rule,
    )  # fmt: skip


def punishment(edict: Edict) -> list[Gain]:
    """B5.4, Q16. What the profiteer's guests suffer; it always ends in prison."""
    return [*drawn_row((edict.consequence,)), THEN, Gain("prison")]


def contribution(wonder: dict[str, Any]) -> Place:
    """B4.1. A symbol for each resource: filled, or with what laying one brings."""
    active = wonder["contribution"]
    sockets = [socket(kind, active["gains"][kind], kind in active["laid"]) for kind in RESOURCES]
    return Place(
        id="contribution", layout="mat", items=sockets,
        label=say("place-contribution"), note=say("note-contribution"), columns=len(RESOURCES), framed=True, gap=10,
    )  # fmt: skip


def socket(kind: str, brings: dict[str, int], laid: bool) -> Piece:
    """One symbol of the contribution card."""
    text = (
        say("contribution-laid")
        if laid
        else say("contribution-text", kind=say(f"kind-{kind}"), gains=amount_words(brings))
    )
    return Piece(
        id=f"contribution {kind}", shape=Shape.DRAWN, drawing="socket",
        icon=kind, spent=laid, label=say(f"kind-{kind}"),
        name=say("contribution-name", kind=say(f"kind-{kind}")), text=text, rule="B4.1", gives=amounts(brings),
        size=SOCKET_SIZE,
    )  # fmt: skip


# -- monuments ----------------------------------------------------------------------------------------------------


def monuments_panel(view: dict[str, Any]) -> Panel:
    """B6.2. The five monuments: what they cost, what lies on them already, whose they are."""
    cards = [monument(each) for each in view[EXPANSION]["monuments"]]
    shown = Place(
        id="monument cards",
        layout="mat",
        items=cards,
        columns=len(cards),
        size=MONUMENT_SIZE,
        high=MONUMENT_HIGH,
        gap=5,
    )
    return Panel(id="monuments", role="offer", title=say("panel-monuments"), items=[shown], note=say("note-monuments"))


def monument(each: dict[str, Any]) -> Card:
    """A monument card; once it is built it bears the arms of its owner."""
    kind, cost, owner = each["kind"], each["cost"], each["owner"]
    laid = [Gain(kind, -each["laid"])] if each["laid"] and owner is None else None
    rows = [
        CardRow(gives=[Gain("influence", cost["influence"]), Gain("tax", cost["tax"])]),
        CardRow(gives=[Gain(kind, cost["printed"])], end=laid),
    ]
    told = say(
        "monument-told",
        influence=cost["influence"], tax=cost["tax"], amount=cost["amount"], kind=say(f"kind-{kind}"),
        goods=say(f"count-{kind}-acc", count=cost["amount"]), laid=each["laid"], points=each["vp"],
    )  # fmt: skip
    return Card(
        id=f"monument {kind}", title=say(f"monument-{kind}.short"),
        icon=f"mon_{kind}", family="or" if kind == "gold" else "gules", value=each["vp"], rows=rows,
        name=say(f"monument-{kind}"), text=told if owner is None else say("monument-owned"), rule="B6.2",
        seat=owner, faint=owner is not None or None,
    )  # fmt: skip


# -- for the rules page -------------------------------------------------------------------------------------------


def edict_card(number: int, edict: Edict) -> Card:
    """B1.6. Both sides of a card: contributions above, the consequences below."""
    rows = [CardRow(gives=drawn_row(effects), when=Gain(RESOURCES[kind])) for kind, effects in enumerate(edict.gains)]
    rows += [
        CardRow(gives=drawn_row(edict.reward), when=Gain("princess"), end=[Gain(LOCATIONS[edict.princess])]),
        CardRow(gives=punishment(edict), when=Gain("profiteer"), end=[Gain(LOCATIONS[edict.profiteer])]),
    ]
    return Card(
        id=f"gallery {edict.id}", title=say("edict-name", number=number), icon="contribution", family="azure", rows=rows
    )


def monuments_shelf() -> Panel:
    """The five monuments."""
    cards = [
        monument({"kind": each.id, "laid": 0, "vp": each.vp, "owner": None,
                  "cost": {"influence": each.influence, "tax": each.tax,
                           "amount": each.amount, "printed": each.amount}})
        for each in MONUMENTS.cards
    ]  # fmt: skip
    return shelf("monuments", cards, SIZE)


def edicts_shelf() -> Panel:
    """The seven cards with both their sides."""
    cards = [edict_card(nth + 1, each) for nth, each in enumerate(EDICTS.cards)]
    return shelf("edicts", cards, EDICT_SIZE)


MORE.extend([monuments_shelf, edicts_shelf])
