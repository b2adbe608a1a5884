"""How the table lies before the eye: main board, own board, the other players, and alone the AI player.

The parts are made in scenes/; here stands where they lie on wide and narrow screens.
"""

from __future__ import annotations

from typing import Any

from regnum.core.letters import Message, say
from regnum.games.paladins.scenes.cards import favour_card, order_card, outsider_card, paladin_card, townsfolk_card
from regnum.games.paladins.scenes.gallery import gallery
from regnum.games.paladins.scenes.main_board import king, land, taverns, townsfolk
from regnum.games.paladins.scenes.mat import action_facts, hand, own_board, purse
from regnum.games.paladins.scenes.rivals import other_board
from regnum.scene.kit import Thing, column, counter, scene, strip, zone

__all__ = [
    "action_facts", "favour_card", "gallery", "lay_out", "order_card", "outsider_card", "paladin_card",
    "townsfolk_card",
]  # fmt: skip

# Columns of a wide stage: the main board and one's own.
MAIN, OWN = 746, 672


def lay_out(view: dict[str, Any]) -> dict[str, Any]:
    """The whole table from one viewer's side; a bystander looks over the first player's shoulder."""
    mine = view["seat"] if view["seat"] is not None else 0
    held = hand(view, mine)
    panels = [land(view), townsfolk(view), king(view, mine)]
    if view["taverns"]:
        panels.append(taverns(view))
    panels.append(own_board(view, mine))
    if held:  # what is chosen from comes first, what one only knows last
        panels.insert(-1 if choosing(view, mine) else len(panels), held)
    others = [side for side in range(len(view["boards"])) if side != mine]
    panels += [other_board(view, side) for side in others]
    return scene(
        "paladins",
        panels,
        headline=headline(view),
        stage=[column("townsfolk row", "king", "main board", width=MAIN), column(f"board {mine}", width=OWN)],
        zones=zones(view, mine, others, held),
        sides=[side_strip(view, side) for side in range(len(view["boards"]))],
        purse=purse(view["boards"][mine], mine) if view["seat"] is not None else None,
    )


def choosing(view: dict[str, Any], side: int) -> bool:
    """3.4. Whether this side has paladins in hand."""
    secret = view["boards"][side]["secret"]
    return secret is not None and bool(secret["hand"])


def zones(view: dict[str, Any], mine: int, others: list[int], held: Thing | None) -> list[dict[str, Any]]:
    """A phone: the land, one's own board, the cards, the others."""
    cards = ["townsfolk row", "king", *(["taverns"] if view["taverns"] else []), *(["hand"] if held else [])]
    found = [
        zone("board", say("zone-board"), "land", "main board"),
        zone("mat", say("zone-mat"), "mat", f"board {mine}"),
        zone("cards", say("zone-cards"), "cards", *cards),
    ]
    title = say("ai.short") if view["solo"] else say("zone-others")
    icon = "bot" if view["solo"] else "others"
    return [*found, zone("others", title, icon, *(f"board {side}" for side in others))]


def headline(view: dict[str, Any]) -> Message:
    """Which round, and what is done in it now."""
    return say("headline", round=view["round"], phase=phase(view))


def phase(view: dict[str, Any]) -> str:
    """The part of the round, as its chapter calls it."""
    if view["turn"] is None:
        return "scoring"
    if view["round"] == 0:
        return "draft"
    players = [board for board in view["boards"] if not board["ai"]]
    if any(board["paladin"] is None for board in players):
        return "paladins"
    guests = [each for each in view["taverns"] if each["guest"] is not None]
    return "workers" if len(guests) < len(players) and view["taverns"] else "actions"


def side_strip(view: dict[str, Any], side: int) -> dict[str, Any]:
    """Silver, provisions, workers, suspicions, points; the AI player has no goods."""
    board = view["boards"][side]
    workers = board["workers"] if board["ai"] else sum(board["workers"].values())
    total = sum(points for _, points in board["score"])
    facts = [] if board["ai"] else [("silver", "term-silver.mass", board["silver"]),
                                    ("provision", "term-provision.mass", board["provisions"])]  # fmt: skip
    facts += [
        ("people", "term-worker.few", workers),
        ("suspicion", "term-suspicions.short", len(board["suspicions"])),
        ("points", "ui-score", total),
    ]
    counters = [
        counter(f"strip {icon} {side}", say(label), value, icon=icon, tone=TONES.get(icon))
        for icon, label, value in facts
    ]
    return strip(side, counters, note=note(view, side))


TONES = {"silver": "silver", "provision": "provision"}


def note(view: dict[str, Any], side: int) -> Message | None:
    """Who has passed; who begins this round; how hard the AI player is."""
    board = view["boards"][side]
    if board["passed"]:
        return say("note-passed")
    if board["ai"]:
        return say(f"term-{view['difficulty']}")
    return say("term-start_player_role") if side == view["start"] and not view["solo"] and view["round"] else None
