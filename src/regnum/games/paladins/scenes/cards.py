"""What is printed on the cards, in pictures and in words. Each face is made once; a scene only says where it lies."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from regnum.core.effects import n_of
from regnum.core.messages import Fact, Message, say
from regnum.games.paladins.cards import (
    ABSOLVE_SQUARES,
    FAVOURS,
    OUTSIDERS,
    PALADINS,
    SQUARES,
    TAVERNS,
    TOWNSFOLK,
    WALL_KINDS,
    Favour,
    Outsider,
    Paladin,
    Square,
    Tavern,
    Townsfolk,
    Wall,
)
from regnum.games.paladins.effects.all import drawn_row, effect_names
from regnum.games.paladins.events import counted_workers
from regnum.games.paladins.parts import (
    ACTIONS,
    ANY,
    ATTRIBUTES,
    METRICS,
    NATIONS,
    ORDER_POINTS,
    ORDER_TIMES,
    TRIGGERS,
    WORKERS,
)
from regnum.games.paladins.scenes.gains import points
from regnum.scene import Card, CardRow, Gain, Ground, Piece, Shape

SQUARE_BY_ID: Final = {each.id: each for each in SQUARES}
PALADIN_BY_ID: Final = {each.id: each for each in PALADINS}

# The ground of a card's picture.
NATION_FAMILY: Final[dict[str, Ground]] = {"viking": "azure", "byzantine": "vert", "saracen": "or"}
PROVISION_ACTIONS: Final = ("commission", "fortify", "garrison")

# Sizes in px on a wide table.
TOWNSFOLK_SIZE: Final = (104, 126)
TOWNSFOLK_HIGH: Final = (126, 150)  # least and greatest height on a leaf that grows
OUTSIDER_SIZE: Final = (114, 138)
OUTSIDER_HIGH: Final = (138, 176)
ORDER_SIZE: Final = (82, 66)
FAVOUR_SIZE: Final = (83, 66)
COURT_HIGH: Final = (66, 82)
# The same on an upright tablet, and outsiders on a phone: three in a line.
TOWNSFOLK_LOW: Final = (90, 104)
OUTSIDER_LOW: Final = (135, 106)
OUTSIDER_NARROW: Final = (114, 136)
ORDER_LOW: Final = (55, 52)
FAVOUR_LOW: Final = (62, 52)
TAVERN_SIZE: Final = (156, 126)
PALADIN_SIZE: Final = (132, 192)


def effects(effects: tuple[int, ...]) -> Message:
    """A row of effects as one text."""
    return say("effects", effects=list(effect_names(effects)))


def action_rule(action: str) -> str:
    """The chapter of an action."""
    return CHAPTERS[action]


CHAPTERS: Final = {
    "develop": "5.1", "recruit": "5.2", "hunt": "5.3", "trade": "5.3", "pray": "5.4", "conspire": "5.5",
    "commission": "6.1", "fortify": "6.3", "garrison": "6.2", "absolve": "6.4", "attack": "6.5", "convert": "6.6",
}  # fmt: skip


# -- townsfolk ----------------------------------------------------------------------------------------------------


def townsfolk_face(each: Townsfolk) -> Card:
    """A townsfolk with all its three rewards: for discarding it, at once, and from then on."""
    trigger = TRIGGERS[each.trigger]
    return Card(
        id=each.id,
        title=say(f"townsfolk-{each.id}"),
        icon=each.id.rsplit("_", 1)[0],
        family="gules" if trigger == "inquisition" else "azure",
        name=say(f"townsfolk-{each.id}.full"),
        text=townsfolk_text(each),
        rule="5.2.3",
        rows=[
            CardRow(gives=drawn_row(each.discard), when=Gain("discard", tone="quiet"), tint=True),
            ability_row(each),
        ],
        corner=drawn_row(each.instant) if each.instant else None,
    )


def ability_row(each: Townsfolk) -> CardRow:
    """When it works and what it gives; at the end how many suspicions it wants (8.3.1)."""
    wanted = None
    if each.suspicion_min:
        wanted = [Gain("suspicion", f"{each.suspicion_min}+")]
    elif each.suspicion_max == 0:
        wanted = [Gain("suspicion", 0)]
    return CardRow(gives=drawn_row(each.reward), when=Gain(TRIGGERS[each.trigger]), end=wanted)


def townsfolk_text(each: Townsfolk) -> Message:
    """The same in words."""
    trigger = TRIGGERS[each.trigger]
    facts: dict[str, Fact] = {"discard": effects(each.discard), "ability": effects(each.reward)}
    facts["instant"] = effects(each.instant) if each.instant else "none"
    facts["trigger"] = trigger
    facts["least"] = each.suspicion_min
    facts["clean"] = "yes" if each.suspicion_max == 0 else "no"
    facts["action"] = say(f"action-{trigger}") if trigger in ACTIONS else ""
    return say("townsfolk-text", **facts)


TOWNSFOLK_FACES: Final = {each.id: townsfolk_face(each) for each in TOWNSFOLK}
ABILITY_TAGS: Final = {
    each.id: [Gain(TRIGGERS[each.trigger], tone="quiet"), *drawn_row(each.reward)] for each in TOWNSFOLK
}


def townsfolk_card(id: str, each: Townsfolk) -> Card:
    """A townsfolk of the row, or in a party."""
    return replace(TOWNSFOLK_FACES[each.id], id=id)


def member_card(each: Townsfolk) -> Card:
    """In a party only the ability matters."""
    face = TOWNSFOLK_FACES[each.id]
    return replace(face, id=f"townsfolk {each.id}", corner=None, rows=[ability_row(each)], strip=True)


def member_tag(each: Townsfolk) -> Piece:
    """The same as a tag, where many have joined."""
    face = TOWNSFOLK_FACES[each.id]
    return Piece(
        id=f"townsfolk {each.id}", shape=Shape.SQUARE,
        label=face.title, name=face.name, text=face.text, rule=face.rule, gives=ABILITY_TAGS[each.id],
    )  # fmt: skip


# -- outsiders ----------------------------------------------------------------------------------------------------


def outsider_face(each: Outsider) -> Card:
    """An outsider: its attack reward above, its convert reward with the points below."""
    nation = NATIONS[each.nation]
    facts: dict[str, Fact] = {"attack": effects(each.attack), "convert": effects(each.convert)}
    facts["points"] = points_text(each)
    end = points(each.base, each.each, each.per)
    return Card(
        id=each.id,
        title=say(f"outsider-{each.id}"),
        icon=each.id.removesuffix("_1").removesuffix("_2").split("_", 1)[1],
        tone=nation,
        badge=nation,
        family=NATION_FAMILY[nation],
        name=say(f"outsider-{each.id}.full"),
        text=say("outsider-text", **facts),
        rule="6.5.1",
        rows=[
            CardRow(gives=drawn_row(each.attack), when=Gain("attack", tone="strength"), tint=True),
            CardRow(gives=drawn_row(each.convert), when=Gain("convert"), end=end),
        ],
    )


def points_text(each: Outsider) -> Message:
    """10.11. What it counts, in words."""
    return say("points-text", base=each.base, each=each.each, metric=METRICS[each.per])


OUTSIDER_FACES: Final = {each.id: outsider_face(each) for each in OUTSIDERS}
OUTSIDER_POINTS: Final = {each.id: points(each.base, each.each, each.per) for each in OUTSIDERS}


def outsider_card(id: str, each: Outsider) -> Card:
    """An outsider of the row."""
    return replace(OUTSIDER_FACES[each.id], id=id)


def convert_tag(each: Outsider) -> Piece:
    """6.6.4. A converted outsider: its nation and what it counts at the end."""
    face = OUTSIDER_FACES[each.id]
    return Piece(
        id=f"converted {each.id}", shape=Shape.SQUARE,
        label=face.title, name=face.name, text=points_text(each), rule="10.11",
        gives=[Gain(NATIONS[each.nation]), *OUTSIDER_POINTS[each.id]],
    )  # fmt: skip


# -- paladins -----------------------------------------------------------------------------------------------------


def paladin_face(each: Paladin) -> Card:
    """A paladin with workers, boost and ability."""
    icons = [WORKERS[kind] for kind in each.workers]
    boosts: list[Any] = [
        say("boost-text", attribute=say(f"attribute-{ATTRIBUTES[at]}"), n=n) for at, n in enumerate(each.boost) if n
    ]
    at = max(each.waives, each.discounts, each.after)
    how = "bonus" if each.bonus else "discount" if each.by else "waive"
    text = say(
        "paladin-text",
        workers=counted_workers(list(icons)), boosts=boosts, how=how,
        action=say(f"action-{ACTIONS[at]}"), paid=paid_in(ACTIONS[at]), n=each.by,
        bonus=effects(each.bonus) if each.bonus else "",
    )  # fmt: skip
    shown = [Gain(ATTRIBUTES[at], n, plus=True) for at, n in enumerate(each.boost) if n]
    return Card(
        id=each.id,
        title=say(f"paladin-{each.id}"),
        icon=each.id,
        family="gules",
        text=text,
        rule="4.13",
        rows=[CardRow(gives=shown), helps_row(each)],
    )


def helps_row(each: Paladin) -> CardRow:
    """4.13. The action it helps with, and how: nothing to pay, less, or a bonus after it."""
    action = ACTIONS[max(each.waives, each.discounts, each.after)]
    if each.bonus:
        return CardRow(gives=drawn_row(each.bonus), when=Gain(action))
    return CardRow(gives=[Gain(paid_in(action), f"−{each.by}" if each.by else 0)], when=Gain(action))


def paid_in(action: str) -> str:
    """What an action costs."""
    return "provision" if action in PROVISION_ACTIONS else "silver"


PALADIN_FACES: Final = {each.id: paladin_face(each) for each in PALADINS}


def paladin_card(id: str, each: Paladin) -> Card:
    """A paladin in hand, with the two workers it brings."""
    return replace(PALADIN_FACES[each.id], id=id, icons=[WORKERS[kind] for kind in each.workers])


# -- the King -----------------------------------------------------------------------------------------------------


def order_card(slot: int, action: str | None, done: int | None = None) -> Card:
    """3.9. A revealed order with its points and how far the viewer is, or its back."""
    id = f"order {slot + 1}"
    if action is None:
        return hidden_card(id, "order", slot + 1, "gules", "3.9")
    text = say("order-text", action=say(f"action-{action}"), points=int(ORDER_POINTS[slot]))
    foot = say("order-times", times=ORDER_TIMES) if done is None else say("order-done", done=done)
    return Card(
        id=id, title=say(f"order-{action}.short"),
        icon=action, family="gules", value=int(ORDER_POINTS[slot]), text=text, rule="3.9", foot=foot,
    )  # fmt: skip


def hidden_card(id: str, what: str, round: int, family: Ground, rule: str) -> Card:
    """The back of an order or a favour, and when it will be turned up."""
    title, foot = say(f"{what}-hidden", round=round), say("in-round", round=round)
    return Card(id=id, title=title, face="down", icon=what, family=family, rule=rule, foot=foot)


def favour_face(each: Favour) -> Card:
    """7. A favour with its slot, what it costs besides, and its reward."""
    cost = {"silver": each.silver, "provision": each.provisions, "debt": each.debts}
    cost = {what: n for what, n in cost.items() if n}
    text = say(
        "favour-text", worker=slot_name(each.slot), cost=cost_words(cost), effects=list(effect_names(each.reward))
    )
    return Card(
        id=each.id,
        title=say(f"favour-{each.id}"),
        icon="favour",
        family="vert",
        accepts=slot_icon(each.slot),
        cost=cost,
        text=text,
        rule="7.1",
        rows=[CardRow(gives=drawn_row(each.reward))],
    )


def slot_icon(slot: int) -> str:
    """The picture of a slot."""
    return "any" if slot == ANY else WORKERS[slot]


def slot_name(slot: int) -> Message:
    """What may stand on a slot."""
    return say(f"worker-{slot_icon(slot)}")


def cost_words(cost: dict[str, int]) -> Fact:
    """`1 silver`, in the accusative; `none` where nothing is paid."""
    return [say(f"count-{what}-acc", count=n) for what, n in cost.items()] or "none"


FAVOUR_FACES: Final = {each.id: favour_face(each) for each in FAVOURS}


def favour_card(view: dict[str, Any], slot: int, favour: dict[str, Any]) -> Card:
    """A revealed favour and who stands on it; or its back."""
    id = f"favour {slot + 1}"
    if favour["favour"] is None:
        return hidden_card(id, "favour", slot + 3, "vert", "7.1")
    marks = []
    if favour["side"] is not None:
        marks.append(worker_piece(f"petitioner {slot + 1}", favour["worker"], seat=favour["side"]))
    return replace(FAVOUR_FACES[favour["favour"]], id=id, marks=marks, spent=bool(marks) or None)


def worker_piece(id: str, kind: str | None, *, seat: int | None = None) -> Piece:
    """A worker by kind; the AI player's have none."""
    label = say(f"worker-{kind}") if kind else say("term-worker")
    return Piece(id=id, shape=Shape.WORKER, icon=kind or "worker", tone=kind, label=label, seat=seat)


# -- taverns, walls, squares --------------------------------------------------------------------------------------


def tavern_face(each: Tavern) -> Card:
    """3.5.2. A tavern with its four workers."""
    icons = [WORKERS[kind] for kind in each.workers]
    criminals = icons.count("criminal")
    told: dict[str, Fact] = {"workers": counted_workers(list(icons))}
    told["warning"] = say("tavern-criminals", count=criminals) if criminals else "none"  # 3.5.3
    return Card(
        id=f"tavern {each.id}", title=say("term-taverns"), name=say(f"tavern-{each.id}"), icon="tavern", family="gules", icons=icons, rule="3.5.2",
        text=say("tavern-text", **told), foot=say("count-suspicion", count=criminals) if criminals else None,
    )  # fmt: skip


TAVERN_FACES: Final = {each.id: tavern_face(each) for each in TAVERNS}


def wall_gives(each: Wall) -> list[Gain]:
    """6.3. What it gives at once besides the strength that every wall gives, and its points."""
    end = [Gain("points", each.points)] if each.points else []
    return [*drawn_row(each.gain[1:]), *end] or drawn_row(each.gain)


def wall_text(each: Wall) -> Message:
    """The same in words."""
    strength = int(n_of(each.gain[0]))  # which every wall raises, whatever is chosen besides
    more: Fact = effect_names(each.gain[1:]) or "none"
    return say("wall-text", strength=strength, effects=more, points=each.points)


WALL_FACES: Final = {
    each.id: Piece(
        id=each.id, shape=Shape.SQUARE, tone="wall", label=say(f"wall-{each.id}.short"), name=say(f"wall-{each.id}"),
        text=wall_text(each), rule="6.3.3", gives=wall_gives(each),
    )
    for each in WALL_KINDS
}  # fmt: skip


def square_face(each: Square) -> Piece:
    """1.5.2. What a monk, an outpost or a jar finds there."""
    names = list(effect_names(each.reward))
    if each.region == 0:
        text = say("jar-square-text", effects=names)
    else:
        text = say("square-text", region=each.region, effects=names)
    rule = "6.4.3" if each.region == 0 else "1.5.2"
    return Piece(
        id=each.id,
        shape=Shape.SQUARE,
        label=say(f"square-{each.id}.short"),
        text=text,
        rule=rule,
        gives=drawn_row(each.reward),
    )


SQUARE_FACES: Final = {each.id: square_face(each) for each in (*SQUARES, *ABSOLVE_SQUARES)}
