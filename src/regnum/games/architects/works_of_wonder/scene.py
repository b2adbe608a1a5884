"""What Works of Wonder adds to the table: the influence board, princess and profiteer, contributions, monuments."""

from __future__ import annotations

from typing import Any, Final

from regnum.core.letters import Message, say
from regnum.games.architects.effects.base import Gain, drawn_row
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
from regnum.scene.kit import Thing, card, column, counter, gain, panel, piece, place, row, track, zone

# Pictures of what the base game does not know.
KIND_PICTURES[INFLUENCE] = "influence"
TRIGGER_PICTURES.update({ON_PROFITEER: "profiteer", ON_PROFITEER_RESET: "profiteer", ON_PRINCESS_RESET: "princess"})
PASSIVE_ROWS.update(
    {
        CONJURES_CLAY: row(gain("influence", 1), THEN, gain("clay", 1)),
        CONJURES_WOOD: row(gain("influence", 1), THEN, gain("wood", 1)),
        CONJURES_STONE: row(gain("influence", 1), THEN, gain("stone", 1)),
        COUNTS_PRINCESS: row(gain("worker", 1, plus=True), when=gain("princess")),
        BRIBES: row(gain("silver", 2), THEN, gain("virtue", "−0")),
    }
)
ASKED_PICTURES.update({"influence": ("influence",), "princess": ("princess",), "monument_or_cathedral": ("monument",)})
PEOPLE.extend(
    ["benefactor", "cavalier", "diplomat", "patroness", "vagabond", "orphan", "charlatan", "noblewoman", "journeyman"]
)
PEOPLE.append("extortionist")

CARD_STEPS: Final = (FIRST_CARD, SECOND_CARD)
MONUMENT_SIZE: Final = [79, 128]
AFTER_VIRTUE: Final = 2  # where influence stands among the numbers of a side
SOCKET_SIZE: Final = [72, 64]
EDICT_SIZE: Final = [132, 232]


def scene(view: dict[str, Any], laid: dict[str, Any]) -> None:
    """Lays all of it beside what the base game has laid."""
    wonder = view[EXPANSION]
    town_board(laid)["items"] += figures(view, wonder)
    laid["panels"] += [influence_panel(view, wonder), monuments_panel(wonder)]
    laid["stage"][1] = column("influence", "hire", "monuments", width=laid["stage"][1]["width"])
    laid["zones"].append(zone("wonder", say("zone-wonder"), "wonder", "influence", "monuments"))
    for side, line in enumerate(laid["sides"]):
        line["counters"].insert(AFTER_VIRTUE, influence_counter(f"strip influence {side}", wonder["influence"][side]))
    add_points(laid, wonder)
    if laid.get("purse") is not None:
        laid["purse"].append(influence_counter("good influence", wonder["influence"][view["seat"]]))


def town_board(laid: dict[str, Any]) -> Thing:
    """The drawing of the town."""
    town = next(each for each in laid["panels"] if each["id"] == "town")
    board: Thing = town["items"][0]
    return board


def add_points(laid: dict[str, Any], wonder: dict[str, Any]) -> None:
    """B9.4. The points of monuments, wherever the points of a side are shown."""
    for each in wonder["monuments"]:
        if each["owner"] is None:
            continue
        strip = laid["sides"][each["owner"]]["counters"][-1]
        strip["value"] += each["vp"]


def influence_counter(id: str, value: int) -> Thing:
    """How much influence a side has."""
    return counter(id, say("kind-influence"), value, icon="influence", rule="B2.1")


# -- on the town --------------------------------------------------------------------------------------------------


def figures(view: dict[str, Any], wonder: dict[str, Any]) -> list[Thing]:
    """The princess, the profiteer and the figures of monuments, at their places."""
    found = [
        piece(
            noble, "token",
            icon=noble, tone=noble, anchor=f"{wonder[noble]} {noble}", label=say(f"{noble}-name"),
            name=say(f"{noble}-at", location=say(f"location-{wonder[noble]}.at")), text=say(f"{noble}-text"), rule=rule,
        )
        for noble, rule in (("princess", "B3.1"), ("profiteer", "B3.3"))
    ]  # fmt: skip
    return found + [
        piece(
            f"figure {each['figure']}", "token",
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


def influence_panel(view: dict[str, Any], wonder: dict[str, Any]) -> Thing:
    """The track, the two nobles, and the contribution card."""
    items = [influence_track(view, wonder), nobles(wonder), contribution(wonder)]
    return panel("influence", "side", say("panel-influence"), items, note=say("note-influence"))


def influence_track(view: dict[str, Any], wonder: dict[str, Any]) -> Thing:
    """B2.1, B2.2. From 0 to 12; two of the steps bring a building card."""
    cells = [
        piece(
            f"influence step {step}", "cell",
            value=step, tone="high" if step in CARD_STEPS else None,
            gives=[gain("building_card")] if step in CARD_STEPS else None,
        )
        for step in range(INFLUENCE_TOP + 1)
    ]  # fmt: skip
    marks = [
        piece(f"influence {side['colour']}", "arms", seat=seat, at=wonder["influence"][seat],
              label=say("panel-influence"))
        for seat, side in enumerate(view["sides"])
    ]  # fmt: skip
    text = say("influence-text")
    return track("influence track", say("panel-influence"), cells, marks, broad=True, text=text, rule="B2.2")


def nobles(wonder: dict[str, Any]) -> Thing:
    """B1.6. What the current card brings: to whoever stands at the profiteer, and to the first at the princess."""
    edict = EDICTS[EDICTS.number(wonder["edict"])]
    shown = [
        noble(wonder, "profiteer", "or", punishment(edict), "B5.4"),
        noble(wonder, "princess", "azure", drawn_row(edict.reward), "B5.5"),
    ]
    return place("edict", "mat", shown, columns=2, gap=6)


def noble(wonder: dict[str, Any], id: str, family: str, gives: list[Gain], rule: str) -> Thing:
    """One half of the consequence card."""
    return piece(
        f"{id} card", "portrait",
        icon=id, family=family, label=say(f"{id}-name"), foot=say(f"location-{wonder[id]}.at"), gives=gives,
        text=say(f"{id}-text"), rule=rule,
    )  # fmt: skip


def punishment(edict: Edict) -> list[Gain]:
    """B5.4, Q16. What the profiteer's guests suffer; it always ends in prison."""
    return [*drawn_row((edict.consequence,)), THEN, gain("prison")]


def contribution(wonder: dict[str, Any]) -> Thing:
    """B4.1. A symbol for each resource: filled, or with what laying one brings."""
    active = wonder["contribution"]
    sockets = [socket(kind, active["gains"][kind], kind in active["laid"]) for kind in RESOURCES]
    return place(
        "contribution", "mat", sockets,
        label=say("place-contribution"), note=say("note-contribution"), columns=len(RESOURCES), framed=True, gap=10,
    )  # fmt: skip


def socket(kind: str, brings: dict[str, int], laid: bool) -> Thing:
    """One symbol of the contribution card."""
    text = (
        say("contribution-laid")
        if laid
        else say("contribution-text", kind=say(f"kind-{kind}"), gains=amount_words(brings))
    )
    return piece(
        f"contribution {kind}", "socket",
        icon=kind, spent=laid or None, label=say(f"kind-{kind}"),
        name=say("contribution-name", kind=say(f"kind-{kind}")), text=text, rule="B4.1", gives=amounts(brings),
        size=SOCKET_SIZE,
    )  # fmt: skip


# -- monuments ----------------------------------------------------------------------------------------------------


def monuments_panel(wonder: dict[str, Any]) -> Thing:
    """B6.2. The five monuments: what they cost, what lies on them already, whose they are."""
    cards = [monument(each) for each in wonder["monuments"]]
    shown = place("monument cards", "mat", cards, columns=len(cards), size=MONUMENT_SIZE, gap=5)
    return panel("monuments", "offer", say("panel-monuments"), [shown], note=say("note-monuments"))


def monument(each: dict[str, Any]) -> Thing:
    """A monument card; once it is built it bears the arms of its owner."""
    kind, cost, owner = each["kind"], each["cost"], each["owner"]
    laid = [gain(kind, -each["laid"])] if each["laid"] and owner is None else None
    rows = [
        row(gain("influence", cost["influence"]), gain("tax", cost["tax"])),
        row(gain(kind, cost["printed"]), end=laid),
    ]
    told = say(
        "monument-told",
        influence=cost["influence"], tax=cost["tax"], amount=cost["amount"], kind=say(f"kind-{kind}"),
        goods=say(f"count-{kind}-acc", count=cost["amount"]), laid=each["laid"], points=each["vp"],
    )  # fmt: skip
    return card(
        f"monument {kind}", say(f"monument-{kind}.short"),
        icon=f"mon_{kind}", family="or" if kind == "gold" else "gules", value=each["vp"], rows=rows,
        name=say(f"monument-{kind}"), text=told if owner is None else say("monument-owned"), rule="B6.2",
        seat=owner, faint=owner is not None or None,
    )  # fmt: skip


# -- for the rules page -------------------------------------------------------------------------------------------


def edict_card(number: int, edict: Edict) -> Thing:
    """B1.6. Both sides of a card: contributions above, the consequences below."""
    rows = [row(*drawn_row(effects), when=gain(RESOURCES[kind])) for kind, effects in enumerate(edict.gains)]
    rows += [
        row(*drawn_row(edict.reward), when=gain("princess"), end=[gain(LOCATIONS[edict.princess])]),
        row(*punishment(edict), when=gain("profiteer"), end=[gain(LOCATIONS[edict.profiteer])]),
    ]
    return card(f"gallery {edict.id}", say("edict-name", number=number), icon="contribution", family="azure", rows=rows)


def monuments_shelf() -> Thing:
    """The five monuments."""
    cards = [
        monument({"kind": each.id, "laid": 0, "vp": each.vp, "owner": None,
                  "cost": {"influence": each.influence, "tax": each.tax,
                           "amount": each.amount, "printed": each.amount}})
        for each in MONUMENTS.cards
    ]  # fmt: skip
    return shelf("monuments", cards, SIZE)


def edicts_shelf() -> Thing:
    """The seven cards with both their sides."""
    cards = [edict_card(nth + 1, each) for nth, each in enumerate(EDICTS.cards)]
    return shelf("edicts", cards, EDICT_SIZE)


MORE.extend([monuments_shelf, edicts_shelf])
