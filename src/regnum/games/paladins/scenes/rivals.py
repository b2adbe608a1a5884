"""The other players in short; alone the AI player with its schemes, its resource track and what it does instead."""

from __future__ import annotations

from typing import Any, Final

from regnum.core.messages import say
from regnum.games.paladins.parts import (
    ACTIONS,
    AI_ACTIONS,
    ATTRIBUTES,
    FALLBACK_ROW,
    FIRST_RIGHT,
    RESOURCE_SPACES,
)
from regnum.games.paladins.scenes.cards import action_rule
from regnum.games.paladins.scenes.holdings import attacked, converted, ledger, party, score, walls
from regnum.games.paladins.scenes.mat import (
    MOST,
    action_space,
    attribute_track,
    attribute_tracks,
    goods,
    paladin_in_use,
    side_title,
    workers,
)
from regnum.scene import Card, Counter, Panel, Piece, Place, Shape, Space, Thing, Track

SCHEME_SIZE: Final = (112, 158)
SCHEME_WIDTHS: Final = (112, 506)


def other_board(view: dict[str, Any], side: int) -> Panel:
    """What another side has, as far as everybody may see it."""
    board = view["boards"][side]
    items = ai_things(view, board, side) if board["ai"] else player_things(board, side)
    items += [*attacked(board, side), *held(board, side)]
    return Panel(id=f"board {side}", role="others", title=side_title(board, side), items=items, seat=side)


def player_things(board: dict[str, Any], side: int) -> list[Thing]:
    """A mat like one's own, in its narrow cut: all twelve actions with what stands on them."""
    items = [*numbers(board, side), *goods(board, side)]
    crew = workers(board, f" {side}")
    if crew:
        items.append(Place(id=f"pool {side}", layout="row", items=crew, name=say("term-worker.few"), gap=3))
    if board["paladin"] or board["has_chosen"]:
        items.append(paladin_in_use(board))
    items.append(attribute_tracks(board, side))
    # Left beside right, as on the board itself.
    order = [at for left in range(FIRST_RIGHT) for at in (left, left + FIRST_RIGHT)]
    spaces = [action_space(board, side, action, f" {side}") for action in order]
    return [*items, Place(id=f"done {side}", layout="mat", items=spaces, name=say("place-actions"), columns=2, gap=4)]


def numbers(board: dict[str, Any], side: int) -> list[Thing]:
    """What everybody wants to see at a glance."""
    return [score(board, side), *ledger(board, side)]


def held(board: dict[str, Any], side: int) -> list[Thing]:
    """Party, walls and converted outsiders, where there are any."""
    rows = [("party", party), ("walls", walls), ("converted", converted)]
    return [row(board, side) for name, row in rows if board[name]]


def used_spaces(board: dict[str, Any], side: int) -> list[Space]:
    """The AI player's actions: how often done, workshops, and the workers on them."""
    spaces = []
    for action in range(len(ACTIONS)):
        name = ACTIONS[action]
        if name == "develop":  # its workshops stand on the other actions
            continue
        marks, done = marks_on(board, side, name), board["done"][name]
        if marks or done:
            title, rule, most = say(f"action-{name}"), action_rule(name), MOST[action]
            spaces.append(
                Space(id=f"action {name} {side}", title=title, items=marks, icon=name, rule=rule, value=done, most=most)
            )
    return spaces


def marks_on(board: dict[str, Any], side: int, action: str) -> list[Piece]:
    """Workers and workshops on one action of the AI player."""
    state, marks = board["spaces"][action], []
    standing = state["workers"]
    if standing:
        label = say("term-worker")
        marks.append(
            Piece(
                id=f"{action} workers {side}", shape=Shape.WORKER, icon="worker", label=label, seat=side, value=standing
            )
        )
    label = say("term-workshop")
    return marks + [
        Piece(id=f"workshop {action} {slot} {side}", shape=Shape.FIGURE, icon="workshop", label=label, seat=side)
        for slot in state["workshops"]
    ]


# -- the AI player ------------------------------------------------------------------------------------------------


def ai_things(view: dict[str, Any], board: dict[str, Any], side: int) -> list[Thing]:
    """12. Its last scheme, the resource track, attributes, what it does if a scheme fails, and the schemes seen."""
    schemes = view["schemes"]
    seen = schemes["discards"]
    workers = Counter(
        id=f"workers {side}", label=say("term-worker.few"), value=board["workers"], icon="people", rule="12.3"
    )
    deck = Counter(
        id="scheme deck", label=say("term-schemes.short"), value=schemes["deck"], icon="scheme", rule="12.5.2"
    )
    tracks = [resource_track(schemes["marker"], side), *(attribute_track(board, side, name) for name in ATTRIBUTES)]
    shown = scheme_card("scheme shown", seen[-1]) if seen else scheme_back()
    column = Place(id=f"tracks {side}", layout="column", items=tracks, gap=3)
    items = [
        *numbers(board, side),
        workers,
        deck,
        Place(id=f"plan {side}", layout="mat", items=[shown, column], widths=SCHEME_WIDTHS),
        fallback_row(),
    ]
    earlier = [
        Piece(id=f"scheme {at}", shape=Shape.NOTE, icon=id, label=say(f"scheme-{id}.short"), rule=scheme_rule(id))
        for at, id in enumerate(seen[:-1])
    ]
    if earlier:
        items.append(Place(id="schemes", layout="mat", items=earlier, label=say("place-schemes"), columns=4, gap=6))
    spaces = used_spaces(board, side)
    if spaces:
        items.append(Place(id=f"done {side}", layout="mat", items=spaces, label=say("place-actions"), columns=2, gap=5))
    return items


def resource_track(marker: int, side: int) -> Track:
    """12.1.3, 12.4.1. The number of the marker is the column where a search begins."""
    cells = [Piece(id=f"resource {at}", shape=Shape.CELL, value=at) for at in range(1, RESOURCE_SPACES + 1)]
    mark = Piece(id="resource marker", shape=Shape.MARKER, at=marker, label=say("term-resource_marker"), seat=side)
    text = say("resource-text", column=marker)
    return Track(
        id="resource track", label=say("term-resource_track"), cells=cells, marks=[mark], text=text, rule="12.4.1"
    )


def fallback_row() -> Place:
    """12.5.4. What it does if a scheme fails."""
    return Place(
        id="fallback", layout="mat", items=[fallback(int(action)) for action in FALLBACK_ROW],
        label=say("term-fallback_row"), note=say("fallback-note"), rule="12.5.4", columns=5, gap=6,
    )  # fmt: skip


def fallback(action: int) -> Piece:
    """12.5.4. One of the actions it does instead, from left to right."""
    name = AI_ACTIONS[action]
    return Piece(
        id=f"fallback {name}", shape=Shape.NOTE, icon=name, label=say(f"action-{name}"), rule=scheme_rule(name)
    )


def scheme_card(id: str, scheme: str) -> Card:
    """A scheme tells what to do."""
    return Card(
        id=id, title=say(f"scheme-{scheme}.short"),
        name=say(f"scheme-{scheme}"), text=say("scheme-text"), rule=scheme_rule(scheme), icon=scheme,
        family="gules", size=SCHEME_SIZE,
    )  # fmt: skip


def scheme_back() -> Card:
    """Before the first is turned up."""
    return Card(
        id="scheme shown", title=say("term-schemes"), face="down", icon="scheme", family="gules", size=SCHEME_SIZE
    )


SCHEME_RULES: Final = {
    "recruit": "12.6.1", "pray": "12.6.2", "trade": "12.6.3", "conspire": "12.6.4", "rest": "12.6.5",
    "commission": "12.6.6", "garrison": "12.6.6", "absolve": "12.6.9", "fortify": "12.6.10", "attack": "12.6.11",
    "convert": "12.6.12", "kings_order": "12.6.13", "kings_favour": "12.6.14",
}  # fmt: skip


def scheme_rule(scheme: str) -> str:
    """The paragraph about this action of the AI player."""
    return SCHEME_RULES[scheme]
