"""What lies in front of a player: attributes, the paladin in use, the twelve actions, jars, party, walls, ledger."""

from __future__ import annotations

from typing import Any, Final

from msgspec.structs import replace

from regnum.core.messages import Fact, Message, player_name, say
from regnum.games.paladins.parts import (
    ABSOLVE_COST,
    ACTIONS,
    ATTRIBUTES,
    COLOURS,
    CONVERT_COST,
    DEVELOP_COST,
    FIRST_RIGHT,
    JAR_INFLUENCE,
    LIMITS,
    NO_LIMIT,
    ONE_OR_TWO,
    PIECES,
    PRAY_COST,
    PROVISION_COST,
    ROUNDS,
    SLOT_NAMES,
    SLOTS,
    TRACK_POINTS,
    TRACK_TOP,
    WALL_INFLUENCE,
    WORKER_UNDER,
    WORKERS,
    WORKSHOPS,
)
from regnum.games.paladins.scenes.cards import (
    PALADIN_BY_ID,
    PALADIN_FACES,
    PALADIN_SIZE,
    PROVISION_ACTIONS,
    action_rule,
    cost_words,
    paladin_card,
    slot_icon,
    slot_name,
    worker_piece,
)
from regnum.games.paladins.scenes.gains import worker
from regnum.games.paladins.scenes.holdings import foot
from regnum.scene import Card, Counter, Gain, Panel, Piece, Place, Shape, Space, Thing, Track

POINTS: Final = [int(points) for points in TRACK_POINTS]
MOST: Final = [int(limit) if limit < NO_LIMIT else None for limit in LIMITS]
CELLS: Final = {
    (name, side): [Piece(id=f"{name} {side} {at}", shape=Shape.CELL, value=at) for at in range(TRACK_TOP + 1)]
    for name in ATTRIBUTES
    for side in range(len(COLOURS))
}

# Widths and sizes in px on a wide table of 672.
HEAD_WIDTHS: Final = (528, 110, 180)  # the last one for the ledger, on an upright tablet
ACTION_WIDTHS: Final = [5.5, 10]  # shares: they stay side by side on a phone too
LINES: Final = 4  # of actions, where the mat is wide and low
FOOT_WIDTHS: Final = [196, 252, 62, 108]  # they stay where they are, however little lies there
IN_USE_SIZE: Final = (110, 104)

# What an action asks of an attribute, and which one it raises.
ASKS: Final = {
    "commission": "faith", "fortify": "influence", "garrison": "strength", "absolve": "influence",
    "attack": "strength", "convert": "faith",
}  # fmt: skip
RAISES: Final = {
    "commission": "influence", "fortify": "strength", "garrison": "faith", "absolve": "faith",
    "attack": "influence", "convert": "strength",
}  # fmt: skip
BRINGS: Final = {
    "recruit": [Gain("townsfolk", tone="recruit")],
    "hunt": [Gain("provision", "1 / 3")],
    "trade": [Gain("silver", "1 / 3")],
    "pray": [Gain("pray")],
    "conspire": [worker("criminal"), Gain("suspicion")],
}


def side_title(board: dict[str, Any], side: int) -> Message:
    """Whose board it is."""
    return say("ai.short") if board["ai"] else player_name(side)


def own_board(view: dict[str, Any], side: int) -> Panel:
    """Everything of one's own. What lies in the purse is told there; a bystander has none and sees it here."""
    board = view["boards"][side]
    tracks = attribute_tracks(board, side)
    left = [action_space(board, side, action) for action in range(FIRST_RIGHT)]
    right = [action_space(board, side, action) for action in range(FIRST_RIGHT, len(ACTIONS))]
    sides = [
        Place(id=f"left {side}", layout="mat", items=left, name=say("term-left_side"), columns=1, gap=5, fills=True),
        Place(id=f"right {side}", layout="mat", items=right, name=say("term-right_side"), columns=1, gap=5, fills=True),
    ]
    items = [
        Place(id=f"head {side}", layout="mat", items=[tracks, paladin_in_use(board)], widths=HEAD_WIDTHS, gap=10),
        Place(id=f"actions {side}", layout="mat", items=sides, widths=ACTION_WIDTHS, gap=10, fills=True, lines=LINES),
        Place(id=f"foot {side}", layout="mat", items=foot(board, side), widths=FOOT_WIDTHS, low_layout="row", gap=10),
    ]
    if view["seat"] is None:
        items.insert(0, Place(id=f"means {side}", layout="row", items=means(board, side, ""), gap=6))
    named = say("term-worker.few") if view["seat"] is not None else None
    return Panel(
        id=f"board {side}", role="mine", title=side_title(board, side), items=items, seat=side, bare=True, purse=named
    )


def means(board: dict[str, Any], side: int, mark: str) -> list[Thing]:
    """Goods and workers of a side, where they are not in the viewer's purse."""
    return [*goods(board, side), pool(board, side, mark)]


def purse(board: dict[str, Any], side: int) -> list[Thing]:
    """What one places and pays with, always in sight: workers by kind, goods, attributes with their boost."""
    return [*workers(board, ""), *goods(board, side), *(attribute_counter(board, name) for name in ATTRIBUTES)]


def goods(board: dict[str, Any], side: int) -> list[Thing]:
    """Silver and provisions."""
    provisions = board["provisions"]
    return [
        Counter(id=f"silver {side}", label=say("term-silver.mass"), value=board["silver"], icon="silver", rule="1.2"),
        Counter(id=f"provisions {side}", label=say("term-provision.mass"), value=provisions, icon="provision",
                rule="1.2"),
    ]  # fmt: skip


def attribute_counter(board: dict[str, Any], name: str) -> Counter:
    """An attribute, and what the paladin adds to it this round."""
    level = board["attributes"][name]
    boost = level["effective"] - level["marker"]
    label = say(f"attribute-{name}")
    return Counter(id=f"purse {name}", label=label, value=level["marker"], icon=name, plus=boost or None, rule="1.3.2")


def workers(board: dict[str, Any], mark: str) -> list[Thing]:
    """The workers not placed, one piece for each kind with its number. `mark` tells other players' from one's own; of
    theirs only those are shown who are there.
    """
    return [
        Piece(
            id=f"worker {kind}{mark}", shape=Shape.WORKER,
            icon=kind, tone=kind, label=say(f"worker-{kind}"), name=say(f"count-{kind}", count=count), value=count,
        )
        for kind, count in board["workers"].items()
        if count or not mark
    ]  # fmt: skip


def pool(board: dict[str, Any], side: int, mark: str) -> Place:
    """The same as a row."""
    return Place(id=f"pool {side}", layout="row", items=workers(board, mark), label=say("term-worker.few"), gap=3)


# -- the head -----------------------------------------------------------------------------------------------------


def attribute_tracks(board: dict[str, Any], side: int) -> Place:
    """All three, one below the other."""
    tracks = [attribute_track(board, side, name) for name in ATTRIBUTES]
    return Place(id=f"attributes {side}", layout="column", items=tracks, gap=3)


def attribute_track(board: dict[str, Any], side: int, name: str) -> Track:
    """A marker on its track; the boost of the paladin shows as a second mark. Points stand over the first track."""
    level = board["attributes"][name]
    label = say(f"attribute-{name}")
    marks = [Piece(id=f"{name} {side}", shape=Shape.MARKER, at=level["marker"], seat=side, label=label)]
    if level["effective"] > level["marker"]:
        at = min(level["effective"], TRACK_TOP)
        marks.append(Piece(id=f"{name} boost {side}", shape=Shape.GHOST, at=at, label=say("term-boost")))
    points = POINTS if name == ATTRIBUTES[0] else None
    return Track(
        id=f"{name} track {side}",
        label=label,
        cells=CELLS[name, side],
        marks=marks,
        points=points,
        icon=name,
        rule="10.2",
    )


def paladin_in_use(board: dict[str, Any]) -> Thing:
    """The paladin of this round; before he is turned up only his owner knows him."""
    id, secret = f"in use {board['colour']}", board["secret"]
    if board["paladin"]:
        return in_use(id, board["paladin"])
    if secret is not None and secret["chosen"]:
        name = say("known-paladin", where="chosen", paladin=say(f"paladin-{secret['chosen']}"))
        return replace(in_use(id, secret["chosen"]), name=name)
    if board["has_chosen"]:
        return Card(id=id, title=say("paladin-hidden"), face="down", icon="paladin", family="gules", size=IN_USE_SIZE)
    return Piece(id=id, shape=Shape.GAP, label=say("term-paladins"), size=IN_USE_SIZE)


def in_use(id: str, paladin: str) -> Card:
    """His workers have come already; his boost and his ability last for the round."""
    return replace(PALADIN_FACES[paladin], id=id, size=IN_USE_SIZE, strip=True)


def hand(view: dict[str, Any], side: int) -> Panel | None:
    """3.4. The paladins one chooses from, and what one knows of the deck below them."""
    secret = view["boards"][side]["secret"]
    if secret is None or not (secret["hand"] or secret["top"] or secret["bottom"]):
        return None
    items = []
    if secret["hand"]:
        cards = [paladin_card(f"paladin {id}", PALADIN_BY_ID[id]) for id in secret["hand"]]
        items.append(Place(id="paladins in hand", layout="row", items=cards, size=PALADIN_SIZE, gap=12))
    known = [("top", id) for id in [secret["top"]] if id] + [("bottom", id) for id in secret["bottom"]]
    notes = [
        Piece(
            id=f"known {id}",
            shape=Shape.NOTE,
            label=say("known-paladin", where=where, paladin=say(f"paladin-{id}")),
            icon=id,
        )
        for where, id in known
    ]
    known_name = say("place-known-paladins")
    if not items:
        return Panel(
            id="hand",
            role="mine",
            title=known_name,
            items=[Place(id="paladins known", layout="row", items=notes, gap=8)],
            tray=True,
        )
    if notes:
        items.append(Place(id="paladins known", layout="row", items=notes, label=known_name, gap=8))
    note = say("hand-note") if view["round"] < ROUNDS else None  # 3.4: in the last one nothing goes back
    return Panel(id="hand", role="mine", title=say("place-hand"), items=items, tray=True, note=note)


# -- actions ------------------------------------------------------------------------------------------------------


def action_space(board: dict[str, Any], side: int, action: int, mark: str = "") -> Space:
    """One of the twelve actions: slots, what it needs, costs and brings, how often it has been done. `mark` tells those
    of another player from one's own, which alone say in words what one may do there.
    """
    name = ACTIONS[action]
    state, done, most = board["spaces"][name], board["done"][name], MOST[action]
    text = None if mark else say("action-text", action=name, **action_facts(board, action))
    return Space(
        id=f"action {name}{mark}", title=say(f"action-{name}"),
        items=[slot_piece(action, at, state, side, mark) for at in range(len(SLOTS[action]))],
        icon=name, rule=action_rule(name), text=text,
        needs=needs(board, action, done), cost=with_paladin(board, action, action_cost(action, done)),
        gives=brings(action, done), spent=any(state["workers"]) or None,
        value=done if most is not None or done else None, most=most,
    )  # fmt: skip


def slot_piece(action: int, at: int, state: dict[str, Any], side: int, mark: str) -> Piece:
    """A slot: what it takes, and what stands on it."""
    name, slot, empty = ACTIONS[action], NAMES[at], EMPTY_SLOTS[mark][action][at]
    if slot in state["workshops"]:
        label, id = say("term-workshop"), f"workshop {name} {slot}{mark}"
        return replace(empty, marks=[Piece(id=id, shape=Shape.FIGURE, icon="workshop", label=label, seat=side)])
    if state["workers"][at] is not None:
        return replace(empty, marks=[worker_piece(f"on {name} {slot}{mark}", state["workers"][at])])
    return empty


def empty_slot(action: int, at: int, mark: str) -> Piece:
    """A slot as it is printed. The second one of Recruit, Hunt and Trade may stay empty (4.4)."""
    kind = SLOTS[action][at]
    tone = "optional" if at == 1 and action in ONE_OR_TWO else None
    label, icon = slot_name(kind), slot_icon(kind)
    id = f"slot {ACTIONS[action]} {NAMES[at]}{mark}"
    return Piece(id=id, shape=Shape.SLOT, icon=icon, tone=tone, label=label)


NAMES: Final = (*SLOT_NAMES, "right")
EMPTY_SLOTS: Final = {
    mark: [[empty_slot(action, at, mark) for at in range(len(SLOTS[action]))] for action in range(len(SLOTS))]
    for mark in ("", *(f" {side}" for side in range(len(COLOURS))))
}


def needs(board: dict[str, Any], action: int, done: int) -> list[Gain] | None:
    """The attribute an action asks for: how much of it, or how far one's own reaches."""
    name = ACTIONS[action]
    asked = ASKS.get(name)
    if asked is None:
        return None
    at, have = min(done, PIECES - 1), board["attributes"][asked]["effective"]
    if name == "fortify":
        return [Gain(asked, int(WALL_INFLUENCE[at]))]
    if name == "absolve":
        return [Gain(asked, int(JAR_INFLUENCE[at]))]
    if name == "attack":
        return [Gain(asked, have), Gain("silver", "½")]  # 6.5.1: what lacks is bought, two for a silver
    return [Gain(asked, f"≤{have}")]


def brings(action: int, done: int) -> list[Gain] | None:
    """What it gives in any case."""
    name = ACTIONS[action]
    if name == "develop":
        return [worker(WORKERS[WORKER_UNDER[done]])] if done < WORKSHOPS else None
    return [Gain(RAISES[name])] if name in RAISES else BRINGS[name]


def action_cost(action: int, done: int) -> dict[str, int]:
    """What it costs next, before any paladin."""
    name = ACTIONS[action]
    at = min(done, PIECES - 1)
    if name in PROVISION_ACTIONS:
        return {"provision": int(PROVISION_COST[at])}
    rows = {"absolve": int(ABSOLVE_COST[at]), "convert": int(CONVERT_COST[at])}
    silver = {"develop": DEVELOP_COST, "pray": PRAY_COST, **rows}.get(name, 0)
    return {"silver": silver} if silver else {}


def with_paladin(board: dict[str, Any], action: int, cost: dict[str, int]) -> dict[str, int]:
    """4.13. The same with the paladin in use: waived, or lower."""
    paladin = PALADIN_BY_ID.get(board["paladin"])
    if paladin is None or not cost:
        return cost
    if paladin.waives == action:
        return {}
    if paladin.discounts == action:
        return {what: max(n - paladin.by, 0) for what, n in cost.items()}
    return cost


def action_facts(board: dict[str, Any], action: int) -> dict[str, Fact]:
    """What the sentence about an action tells: need and price as they are now, the worker under the next workshop."""
    done = board["done"][ACTIONS[action]]
    at = min(done, PIECES - 1)
    wanted = {"fortify": int(WALL_INFLUENCE[at]), "absolve": int(JAR_INFLUENCE[at])}
    under: Fact = "none"
    if ACTIONS[action] == "develop" and done < WORKSHOPS:
        under = say(f"count-{WORKERS[WORKER_UNDER[done]]}-acc", count=1)
    return {"need": wanted.get(ACTIONS[action], 0), "cost": price_now(board, action, done), "under": under}


def price_now(board: dict[str, Any], action: int, done: int) -> Fact:
    """What an action really costs next: `free`, by the `column`, in words; `none` where nothing is ever paid for it."""
    paladin = PALADIN_BY_ID.get(board["paladin"])
    if ACTIONS[action] == "recruit":
        return "free" if paladin is not None and paladin.waives == action else "column"
    if ACTIONS[action] not in PRICED or done >= LIMITS[action]:
        return "none"
    cost = {what: n for what, n in with_paladin(board, action, action_cost(action, done)).items() if n}
    return cost_words(cost) if cost else "free"


PRICED: Final = ("develop", "pray", "absolve", "convert", *PROVISION_ACTIONS)
