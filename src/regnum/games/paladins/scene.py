"""How the table lies before the eye: main board, own board, the other players, and alone the AI player."""

from __future__ import annotations

from typing import Any, Final

from regnum.core.kit import Thing, card, counter, meter, panel, piece, place, scene, space, track
from regnum.core.letters import Fact, Message, say
from regnum.games.paladins.cards import (
    ABSOLVE_SQUARES,
    FAVOURS,
    OUTSIDERS,
    PALADINS,
    SQUARES,
    TAVERNS,
    TOWNSFOLK,
    WALL_KINDS,
    Outsider,
    Paladin,
    Townsfolk,
)
from regnum.games.paladins.events import counted_workers
from regnum.games.paladins.moves.rewards import effect_names
from regnum.games.paladins.parts import (
    ABSOLVE_COST,
    ACTIONS,
    ANY,
    ATTRIBUTES,
    CONVERT_COST,
    DEBT_COLUMNS,
    DEVELOP_COST,
    FAITH_FLAGS,
    FIRST_RIGHT,
    JAR_INFLUENCE,
    LIMITS,
    METRICS,
    NATIONS,
    NO_LIMIT,
    ORDER_POINTS,
    PIECES,
    PRAY_COST,
    PRICES,
    PROVISION_COST,
    RESOURCE_SPACES,
    SLOT_NAMES,
    SLOTS,
    STRENGTH_FLAGS,
    TRACK_TOP,
    TRIGGERS,
    WALL_INFLUENCE,
    WORKER_UNDER,
    WORKERS,
    WORKSHOPS,
)

TOWNSFOLK_BY_ID: Final = {each.id: each for each in TOWNSFOLK}
OUTSIDER_BY_ID: Final = {each.id: each for each in OUTSIDERS}
PALADIN_BY_ID: Final = {each.id: each for each in PALADINS}
WALL_BY_ID: Final = {each.id: each for each in WALL_KINDS}
TAVERN_BY_ID: Final = {each.id: each for each in TAVERNS}
FAVOUR_BY_ID: Final = {each.id: each for each in FAVOURS}
SQUARE_BY_ID: Final = {each.id: each for each in SQUARES}
REGIONS: Final = 6


def lay_out(view: dict[str, Any]) -> dict[str, Any]:
    """The whole table from one viewer's side."""
    mine = view["seat"] if view["seat"] is not None else 0
    panels = [land(view), townsfolk(view), king(view)]
    if view["taverns"]:
        panels.append(taverns(view))
    panels.append(own_board(view, mine))
    sides = range(len(view["boards"]))
    panels += [other_board(view, side) for side in sides if side != mine]
    return scene("paladins", panels)


def effects(row: tuple[int, ...]) -> Message:
    """A row of effects as one text."""
    return say("effects", effects=list(effect_names(row)))


# -- the main board -----------------------------------------------------------------------------------------------


def townsfolk(view: dict[str, Any]) -> Thing:
    """The row with its prices, the tax supply and the decks."""
    cards = [
        townsfolk_card(f"column {column + 1}", TOWNSFOLK_BY_ID[id], **price(column))
        if id
        else piece(f"column {column + 1}", "gap", label=say("empty-column", column=column + 1))
        for column, id in enumerate(view["townsfolk"])
    ]
    items = [
        place("townsfolk", "row", cards),
        meter("tax", say("term-tax_supply"), view["tax"], view["tax_full"]),
        counter("townsfolk deck", say("term-townsfolk.short"), view["townsfolk_deck"], icon="stack"),
        counter("suspicion deck", say("term-suspicions.short"), view["suspicion_deck"], icon="suspicion"),
        counter("wall deck", say("term-walls.short"), view["wall_deck"], icon="wall"),
        piece("debts", "stack", icon="debt", label=say("term-debts.short")),
    ]
    return panel("townsfolk row", "offer", say("term-townsfolk.few"), items)


def price(column: int) -> dict[str, Any]:
    """What a column costs."""
    cost = {"silver": int(PRICES[column])}
    return {"cost": cost, "or_cost": {"debt": 1}} if column < DEBT_COLUMNS else {"cost": cost}


def townsfolk_card(id: str, each: Townsfolk, **more: Any) -> Thing:
    """A townsfolk with all its three rewards."""
    facts: dict[str, Fact] = {"discard": effects(each.discard), "ability": effects(each.reward)}
    facts["instant"] = effects(each.instant) if each.instant else "none"
    facts["trigger"] = TRIGGERS[each.trigger]
    facts["least"] = each.suspicion_min
    facts["clean"] = "yes" if each.suspicion_max == 0 else "no"
    if TRIGGERS[each.trigger] in ACTIONS:
        facts["action"] = say(f"action-{TRIGGERS[each.trigger]}")
    else:
        facts["action"] = ""
    text = say("townsfolk-text", **facts)
    kind = each.id.rsplit("_", 1)[0]
    return card(id, say(f"townsfolk-{each.id}"), icon=kind, text=text, name=say(f"townsfolk-{each.id}.full"), **more)


def king(view: dict[str, Any]) -> Thing:
    """King's Orders and King's Favours."""
    orders = [order_card(slot, action) for slot, action in enumerate(view["orders"])]
    favours = [favour_card(view, slot, favour) for slot, favour in enumerate(view["favours"])]
    items = [
        place("orders", "row", orders, label=say("term-kings_orders.few")),
        place("favours", "row", favours, label=say("term-kings_favours.few")),
    ]
    return panel("king", "side", say("panel-king"), items)


def order_card(slot: int, action: str | None) -> Thing:
    """A revealed order with its points, or its back."""
    id = f"order {slot + 1}"
    if action is None:
        return card(id, say("order-hidden", round=slot + 1), face="down", icon="order")
    text = say("order-text", action=say(f"action-{action}"), points=int(ORDER_POINTS[slot]))
    return card(id, say(f"order-{action}.short"), icon=action, value=int(ORDER_POINTS[slot]), text=text)


def favour_card(view: dict[str, Any], slot: int, favour: dict[str, Any]) -> Thing:
    """A revealed favour with its slot, and who stands on it; or its back."""
    id = f"favour {slot + 1}"
    if favour["favour"] is None:
        return card(id, say("favour-hidden", round=slot + 3), face="down", icon="favour")
    each = FAVOUR_BY_ID[favour["favour"]]
    marks = []
    if favour["side"] is not None:
        marks.append(worker_piece(f"petitioner {slot + 1}", favour["worker"], seat=favour["side"]))
    cost = {"silver": each.silver, "provision": each.provisions, "debt": each.debts}
    cost = {good: n for good, n in cost.items() if n}
    text = say(
        "favour-text", worker=slot_name(each.slot), cost=cost_words(cost), effects=list(effect_names(each.reward))
    )
    slot_icon = WORKERS[each.slot] if each.slot != ANY else "any"
    title = say(f"favour-{each.id}")
    return card(id, title, icon="favour", accepts=slot_icon, cost=cost, text=text, marks=marks, spent=bool(marks))


def slot_name(slot: int) -> Message:
    """What may stand on a slot."""
    return say("worker-any") if slot == ANY else say(f"worker-{WORKERS[slot]}")


def cost_words(cost: dict[str, int]) -> Fact:
    """`1 silver`, in the accusative; `none` where nothing is paid."""
    return [say(f"count-{good}-acc", count=n) for good, n in cost.items()] or "none"


def worker_piece(id: str, kind: str | None, *, seat: int | None = None) -> Thing:
    """A worker by kind; the AI player's have none."""
    label = say(f"worker-{kind}") if kind else say("term-worker")
    return piece(id, "worker", icon=kind or "worker", tone=kind, label=label, seat=seat)


def land(view: dict[str, Any]) -> Thing:
    """Six regions with their squares, and below each the outsider that stands there."""
    items = [region(view, number) for number in range(REGIONS)]
    cards = [
        outsider_card(f"outsider {column + 1}", OUTSIDER_BY_ID[id])
        if id
        else piece(f"outsider {column + 1}", "gap", label=say("empty-column", column=column + 1))
        for column, id in enumerate(view["outsiders"])
    ]
    items.append(place("outsiders", "row", cards, label=say("term-outsiders.few")))
    items.append(counter("outsider deck", say("term-outsiders.short"), view["outsider_deck"], icon="stack"))
    return panel("land", "board", say("term-main_board"), items)


def region(view: dict[str, Any], number: int) -> Thing:
    """The squares of a region."""
    squares = [each for each in view["squares"] if SQUARE_BY_ID[each["square"]].region == number + 1]
    label = say("region-flags", region=number + 1, faith=int(FAITH_FLAGS[number]), strength=int(STRENGTH_FLAGS[number]))
    flags = {"faith": int(FAITH_FLAGS[number]), "strength": int(STRENGTH_FLAGS[number])}
    return place(f"region {number + 1}", "row", [square_piece(each) for each in squares], label=label, flags=flags)


def square_piece(square: dict[str, Any]) -> Thing:
    """A square with its reward, and the piece on it."""
    id = square["square"]
    marks = []
    if square["side"] is not None:
        name = say("owned-piece", piece=square["piece"])
        marks.append(piece(f"piece {id}", "figure", icon=square["piece"], seat=square["side"], label=name))
    return piece(f"square {id}", "square", icon=id, label=say(f"square-{id}.short"), marks=marks)


def outsider_card(id: str, each: Outsider) -> Thing:
    """An outsider with its attack reward, its convert reward and its points."""
    facts: dict[str, Fact] = {"attack": effects(each.attack), "convert": effects(each.convert)}
    facts["points"] = say("points-text", base=each.base, each=each.each, metric=METRICS[each.per])
    title = say(f"outsider-{each.id}")
    kind = each.id.removesuffix("_1").removesuffix("_2").split("_", 1)[1]
    nation = NATIONS[each.nation]
    return card(
        id, title, icon=kind, tone=nation, name=say(f"outsider-{each.id}.full"), text=say("outsider-text", **facts)
    )


def taverns(view: dict[str, Any]) -> Thing:
    """The taverns of this round."""
    cards = []
    for each in view["taverns"]:
        icons = [WORKERS[kind] for kind in TAVERN_BY_ID[each["tavern"]].workers]
        title = say(f"tavern-{each['tavern']}.short")
        criminals = icons.count("criminal")
        text = say("tavern-criminals", count=criminals) if criminals else None  # 3.5.3
        spent = each["guest"] is not None
        cards.append(
            card(f"tavern {each['tavern']}", title, icons=icons, text=text, seat=each["guest"], spent=spent or None)
        )
    return panel("taverns", "offer", say("term-taverns.few"), [place("taverns open", "row", cards)])


# -- player boards ------------------------------------------------------------------------------------------------


def side_title(board: dict[str, Any]) -> Message:
    """Whose board it is."""
    return say("ai.short") if board["ai"] else say(f"seat-{board['colour']}.short")


def own_board(view: dict[str, Any], side: int) -> Thing:
    """Everything of one's own: workers, goods, attributes, the twelve actions, cards."""
    board = view["boards"][side]
    items = [*ledger(board, side), pool(board, "own", "")]
    items += paladins(board)
    items += [attribute_track(board, side, name) for name in ATTRIBUTES]
    left = [action_space(board, side, action) for action in range(FIRST_RIGHT)]
    right = [action_space(board, side, action) for action in range(FIRST_RIGHT, len(ACTIONS))]
    items.append(place(f"left {side}", "mat", left, label=say("term-left_side")))
    items.append(place(f"right {side}", "mat", right, label=say("term-right_side")))
    items.append(place(f"jars {side}", "row", jar_squares(board), label=say("term-absolve_square.few")))
    items += held_cards(board, side)
    return panel(f"board {side}", "mine", side_title(board), items, seat=side)


def other_board(view: dict[str, Any], side: int) -> Thing:
    """Another player's things in short; alone the AI player's with its marker and schemes."""
    board = view["boards"][side]
    items = ledger(board, side)
    if board["ai"]:
        items += ai_things(view, board, side)
    else:
        items.append(pool(board, str(side), f" {side}"))
        items += paladins(board)
    items += [attribute_track(board, side, name) for name in ATTRIBUTES]
    items.append(place(f"actions {side}", "mat", used_spaces(board, side), label=say("place-actions")))
    items += held_cards(board, side)
    return panel(f"board {side}", "others", side_title(board), items, seat=side)


def ledger(board: dict[str, Any], side: int) -> list[Thing]:
    """Numbers that everybody wants to see at a glance."""
    items = []
    if board["ai"]:
        items.append(counter(f"workers {side}", say("term-worker.few"), board["workers"], icon="worker"))
    else:
        items.append(counter(f"silver {side}", say("term-silver.mass"), board["silver"], icon="silver"))
        items.append(counter(f"provisions {side}", say("term-provision.mass"), board["provisions"], icon="provision"))
    suspicions = len(board["suspicions"])
    items.append(counter(f"suspicions {side}", say("term-suspicions.short"), suspicions, icon="suspicion"))
    items.append(counter(f"unpaid {side}", say("term-debt_unpaid.few"), board["unpaid"], icon="debt"))
    items.append(counter(f"paid {side}", say("term-debt_paid_card.few"), board["paid"], icon="debt_paid"))
    total = sum(points for _, points in board["score"])
    items.append(counter(f"score {side}", say("ui-score"), total, icon="points", seat=side))
    return items


def pool(board: dict[str, Any], whose: str, mark: str) -> Thing:
    """The workers not placed, one piece for each kind with its number; `mark` tells other players' from one's own."""
    workers = []
    for kind, count in board["workers"].items():
        id, name = f"worker {kind}{mark}", say(f"count-{kind}", count=count)
        workers.append(piece(id, "worker", icon=kind, tone=kind, label=say(f"worker-{kind}"), name=name, value=count))
    return place(f"pool {whose}", "row", workers, label=say("term-worker.few"))


def paladins(board: dict[str, Any]) -> list[Thing]:
    """The paladin in use, and what its owner may see of the rest."""
    items = []
    if board["paladin"]:
        items.append(paladin_card(f"in use {board['colour']}", PALADIN_BY_ID[board["paladin"]]))
    secret = board["secret"]
    if secret is not None:
        if secret["hand"]:
            hand = [paladin_card(f"paladin {id}", PALADIN_BY_ID[id]) for id in secret["hand"]]
            items.append(place("paladins in hand", "row", hand, label=say("place-hand")))
        known = [("chosen", id) for id in [secret["chosen"]] if id] + [("top", id) for id in [secret["top"]] if id]
        known += [("bottom", id) for id in secret["bottom"]]
        notes = [
            piece(f"known {id}", "note", label=say("known-paladin", where=where, paladin=say(f"paladin-{id}")))
            for where, id in known
        ]
        if notes:
            items.append(place("paladins known", "row", notes, label=say("place-known-paladins")))
    elif board["has_chosen"]:
        items.append(card(f"in use {board['colour']}", say("paladin-hidden"), face="down", icon="paladin"))
    return items


def paladin_card(id: str, each: Paladin) -> Thing:
    """A paladin with workers, boost and ability."""
    icons = [WORKERS[kind] for kind in each.workers]
    boosts: list[Any] = [
        say("boost-text", attribute=say(f"attribute-{ATTRIBUTES[at]}"), n=n) for at, n in enumerate(each.boost) if n
    ]
    how = "bonus" if each.bonus else "discount" if each.by else "waive"
    at = max(each.waives, each.discounts, each.after)
    paid = "provision" if ACTIONS[at] in ("commission", "fortify", "garrison") else "silver"
    bonus = effects(each.bonus) if each.bonus else ""
    text = say(
        "paladin-text",
        workers=counted_workers(list(icons)), boosts=boosts, how=how,
        action=say(f"action-{ACTIONS[at]}"), paid=paid, n=each.by, bonus=bonus,
    )  # fmt: skip
    return card(id, say(f"paladin-{each.id}"), icon="paladin", icons=icons, text=text)


def attribute_track(board: dict[str, Any], side: int, name: str) -> Thing:
    """A marker on its track; the boost of the paladin shows as a second mark."""
    level = board["attributes"][name]
    marks = [piece(f"{name} {side}", "marker", at=level["marker"], seat=side, label=say(f"attribute-{name}"))]
    if level["effective"] > level["marker"]:
        marks.append(piece(f"{name} boost {side}", "ghost", at=level["effective"], label=say("term-boost")))
    cells = [piece(f"{name} {side} {at}", "cell", value=at) for at in range(TRACK_TOP + 1)]
    return track(f"{name} track {side}", say(f"attribute-{name}"), cells, marks)


def action_space(board: dict[str, Any], side: int, action: int) -> Thing:
    """One of the twelve actions: slots, cost, need, how often it has been done."""
    name = ACTIONS[action]
    state = board["spaces"][name]
    slots = [slot_piece(name, at, kind, state) for at, kind in enumerate(SLOTS[action])]
    done = board["done"][name]
    limit = int(LIMITS[action])
    cost = with_paladin(board, action, action_cost(action, done))
    text = say("action-text", action=name, **action_facts(action, done))
    blocked = any(state["workers"])
    return space(
        f"action {name}", say(f"action-{name}"), slots,
        icon=name, cost=cost, text=text, spent=blocked or None,
        value=done if limit < NO_LIMIT or done else None, most=limit if limit < NO_LIMIT else None,
    )  # fmt: skip


def slot_piece(action: str, at: int, kind: int, state: dict[str, Any]) -> Thing:
    """A slot: what it takes, and what stands on it."""
    accepts = "any" if kind == ANY else WORKERS[kind]
    slot = SLOT_NAMES[at] if at < len(SLOT_NAMES) else "right"
    marks = []
    if slot in state["workshops"]:
        marks.append(piece(f"workshop {action} {slot}", "figure", icon="workshop", label=say("term-workshop")))
    elif state["workers"][at] is not None:
        marks.append(worker_piece(f"on {action} {slot}", state["workers"][at]))
    return piece(f"slot {action} {slot}", "slot", icon=accepts, label=slot_name(kind), marks=marks)


def action_cost(action: int, done: int) -> dict[str, int]:
    """What it costs next, before any paladin."""
    name = ACTIONS[action]
    at = min(done, PIECES - 1)
    if name in ("commission", "fortify", "garrison"):
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
        return {good: max(n - paladin.by, 0) for good, n in cost.items()}
    return cost


def action_facts(action: int, done: int) -> dict[str, Fact]:
    """What the sentence about an action needs to know: what is printed, and the worker under the next workshop."""
    at = min(done, PIECES - 1)
    needs = {"fortify": int(WALL_INFLUENCE[at]), "absolve": int(JAR_INFLUENCE[at])}
    under: Fact = "none"
    if ACTIONS[action] == "develop" and done < WORKSHOPS:
        under = say(f"count-{WORKERS[WORKER_UNDER[done]]}-acc", count=1)
    return {"need": needs.get(ACTIONS[action], 0), "cost": cost_words(action_cost(action, done)), "under": under}


def used_spaces(board: dict[str, Any], side: int) -> list[Thing]:
    """Another player's actions: how often done, workshops, and the workers on them."""
    spaces = []
    for action in range(len(ACTIONS)):
        name = ACTIONS[action]
        state, done = board["spaces"][name], board["done"][name]
        standing = state["workers"] if board["ai"] else sum(worker is not None for worker in state["workers"])
        if board["ai"] and name == "develop":  # its workshops stand on the other actions
            continue
        if standing or state["workshops"] or done:
            limit = int(LIMITS[action])
            marks = []
            if standing:
                label = say("term-worker")
                marks.append(piece(f"{name} workers {side}", "worker", icon="worker", label=label, value=standing))
            marks += [
                piece(f"workshop {name} {slot} {side}", "figure", icon="workshop", label=say("term-workshop"))
                for slot in state["workshops"]
            ]
            most = limit if limit < NO_LIMIT else None
            title = say(f"action-{name}")
            spaces.append(space(f"action {name} {side}", title, marks, icon=name, value=done, most=most))
    return spaces


def jar_squares(board: dict[str, Any]) -> list[Thing]:
    """The absolve squares of the own board."""
    squares = []
    for square in ABSOLVE_SQUARES:
        marks = []
        if square.id in board["jars"]:
            marks.append(piece(f"jar {square.id}", "figure", icon="jar", label=say("term-jar")))
        name = say(f"square-{square.id}.short")
        squares.append(piece(f"jar square {square.id}", "square", icon=square.id, label=name, marks=marks))
    return squares


def held_cards(board: dict[str, Any], side: int) -> list[Thing]:
    """Party, walls, converted and attacked outsiders, suspicions."""
    party = [townsfolk_card(f"townsfolk {id}", TOWNSFOLK_BY_ID[id]) for id in board["party"]]
    converted = [outsider_card(f"converted {id}", OUTSIDER_BY_ID[id]) for id in board["converted"]]
    attacked = [piece(f"attacked {id}", "note", label=say(f"outsider-{id}.full")) for id in board["attacked"]]
    walls = [
        card(f"wall {side} {at}", say(f"wall-{id}"), icon="wall", value=WALL_BY_ID[id].points or None)
        for at, id in enumerate(board["walls"])
    ]
    groups = [("party", party), ("walls", walls), ("converted", converted), ("attacked", attacked)]
    return [place(f"{name} {side}", "row", things, label=say(f"place-{name}")) for name, things in groups if things]


def ai_things(view: dict[str, Any], board: dict[str, Any], side: int) -> list[Thing]:
    """12. The resource track, the schemes seen so far."""
    schemes = view["schemes"]
    cells = [piece(f"resource {at}", "cell", value=at) for at in range(1, RESOURCE_SPACES + 1)]
    marker = piece("resource marker", "marker", at=schemes["marker"], label=say("term-resource_marker"))
    seen = [piece(f"scheme {at}", "note", label=say(f"scheme-{id}.short")) for at, id in enumerate(schemes["discards"])]
    items = [
        track("resource track", say("term-resource_track"), cells, [marker]),
        counter("scheme deck", say("term-schemes.short"), schemes["deck"], icon="stack"),
    ]
    if seen:
        items.append(place("schemes", "row", seen, label=say("place-schemes")))
    return items
