"""How the table lies before the eye: main board, own board, the other players, and alone the AI player.

The parts are made in scenes/; here stands where they lie on wide and narrow screens.
"""

from __future__ import annotations

from typing import Any, Final

from regnum.core.messages import Message, say
from regnum.games.paladins.scenes.cards import favour_card, order_card, outsider_card, paladin_card, townsfolk_card
from regnum.games.paladins.scenes.gallery import gallery
from regnum.games.paladins.scenes.main_board import king, land, taverns, townsfolk
from regnum.games.paladins.scenes.mat import action_facts, hand, own_board, purse
from regnum.games.paladins.scenes.rivals import other_board
from regnum.scene import Counter, Panel, Scene, SideStrip, StageColumn, Zone
from regnum.scene.keeping import alone, kept, only

__all__ = [
    "action_facts", "favour_card", "gallery", "headline", "lay_out", "order_card", "outsider_card", "paladin_card",
    "townsfolk_card",
]  # fmt: skip

# Columns of a wide stage: the main board and one's own. Both have the same least and greatest height.
MAIN, OWN = 746, 672
LEAST, MOST = 660, 900
# An upright tablet: the width of both leaves, the shares of townsfolk and King's cards above the land, and how high
# one's own board grows.
LOW, LOW_MOST = 870, 620
CARDS: Final = (506, 364, 0)
# What the row of townsfolk shows.
ROW: Final = (
    "townsfolk", "round", "tax", "tax_full", "suspicion_deck", "townsfolk_deck", "outsider_deck", "wall_deck",
)  # fmt: skip


def lay_out(view: dict[str, Any]) -> Scene:
    """The whole table from one viewer's side; a bystander looks over the first player's shoulder."""
    mine = view["seat"] if view["seat"] is not None else 0
    held = hand(view, mine)
    panels = [kept(view, land, reads=("squares", "outsiders")), kept(view, townsfolk, reads=ROW), kept_king(view, mine)]
    if view["taverns"]:
        panels.append(kept(view, taverns, reads=("taverns",)))
    panels.append(kept(view, own_board, mine, reads=("seat",), narrow={"boards": alone(view["boards"], mine)}))
    if held:  # what is chosen from comes first, what one only knows last
        panels.insert(-1 if choosing(view, mine) else len(panels), held)
    others = [side for side in range(len(view["boards"])) if side != mine]
    panels += [
        kept(view, other_board, side, reads=("schemes",), narrow={"boards": alone(view["boards"], side)})
        for side in others
    ]
    return Scene(
        game="paladins",
        panels=panels,
        headline=headline(view),
        stage=[
            StageColumn(panels=["townsfolk row", "king", "main board"], width=MAIN, least=LEAST, most=MOST),
            StageColumn(panels=[f"board {mine}"], width=OWN, least=LEAST, most=MOST),
        ],
        stacked=stacked(mine),
        zones=zones(view, mine, others, held),
        sides=[side_strip(view, side) for side in range(len(view["boards"]))],
        purse=purse(view["boards"][mine], mine) if view["seat"] is not None else None,
    )


def kept_king(view: dict[str, Any], mine: int) -> Panel:
    """The King's cards; how far one is with his orders counts for a player only."""
    done = alone(only(view["boards"], "done"), mine) if view["seat"] is not None else None
    return kept(view, king, mine, reads=("seat", "orders", "favours"), narrow={"boards": done})


def stacked(mine: int) -> list[StageColumn]:
    """An upright tablet: the main board with the cards in one line above the land, below it one's own."""
    return [
        StageColumn(panels=["townsfolk row", "king", "main board"], width=LOW, beside=True, shares=CARDS),
        StageColumn(panels=[f"board {mine}"], width=LOW, most=LOW_MOST),
    ]


def choosing(view: dict[str, Any], side: int) -> bool:
    """3.4. Whether this side has paladins in hand."""
    secret = view["boards"][side]["secret"]
    return secret is not None and bool(secret["hand"])


def zones(view: dict[str, Any], mine: int, others: list[int], held: Panel | None) -> list[Zone]:
    """A phone: the land, one's own board, the cards, the others."""
    cards = ["townsfolk row", "king", *(["taverns"] if view["taverns"] else []), *(["hand"] if held else [])]
    found = [
        Zone(id="board", title=say("zone-board"), icon="land", panels=["main board"]),
        Zone(id="mat", title=say("zone-mat"), icon="mat", panels=[f"board {mine}"]),
        Zone(id="cards", title=say("zone-cards"), icon="cards", panels=[*cards]),
    ]
    title = say("ai.short") if view["solo"] else say("zone-others")
    icon = "bot" if view["solo"] else "others"
    return [*found, Zone(id="others", title=title, icon=icon, panels=[*(f"board {side}" for side in others)])]


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


def side_strip(view: dict[str, Any], side: int) -> SideStrip:
    """Points, silver, provisions, workers, suspicions; the AI player has no goods."""
    board = view["boards"][side]
    workers = board["workers"] if board["ai"] else sum(board["workers"].values())
    total = sum(points for _, points in board["score"])
    goods = [
        ("silver", "term-silver.mass", board["silver"]),
        ("provision", "term-provision.mass", board["provisions"]),
    ]
    facts = [
        ("points", "ui-score", total),
        *([] if board["ai"] else goods),
        ("people", "term-worker.few", workers),
        ("suspicion", "term-suspicions.short", len(board["suspicions"])),
    ]
    counters = [
        Counter(id=f"strip {icon} {side}", label=say(label), value=value, icon=icon, tone=TONES.get(icon))
        for icon, label, value in facts
    ]
    return SideStrip(seat=side, counters=counters, note=note(view, side))


TONES = {"silver": "silver", "provision": "provision"}


def note(view: dict[str, Any], side: int) -> Message | None:
    """Who has passed; who begins this round; how hard the AI player is."""
    board = view["boards"][side]
    if board["passed"]:
        return say("note-passed")
    if board["ai"]:
        return say(f"term-{view['difficulty']}")
    return say("term-start_player_role") if side == view["start"] and not view["solo"] and view["round"] else None
