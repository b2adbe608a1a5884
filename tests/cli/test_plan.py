"""A drawn plan in a terminal: areas with the pieces on them, and lists with what was offered."""

from __future__ import annotations

from regnum.cli.drawing.mat import sheet
from regnum.core.messages import say
from regnum.scene import Panel, Piece, Place, Scene, Shape
from tests.cli.test_mats import GAME, look, match


def drawn(*items: Piece, lit: tuple[str, ...] = ()) -> list[str]:
    seen = look(match(0, seats=2), lit=lit)
    place_of = Place(id="here", layout="board" if items[0].shape is Shape.REGION else "column", items=list(items))
    seen.scene = Scene(game=GAME, panels=[Panel(id="plan", role="offer", title=say("ui-board"), items=[place_of])])
    return [line.plain.strip() for line in sheet(seen.scene.panels, seen, 78)][1:]


def area(name: str, *marks: Piece) -> Piece:
    return Piece(id=f"area {name}", shape=Shape.REGION, label=say(f"action-{name}"), marks=list(marks))


def test_areas_show_who_is_there_and_who_has_them() -> None:
    crown = Piece(id="crown", shape=Shape.TOKEN, icon="crown", label=say("term-workshop"))
    heaps = [
        Piece(id="one", shape=Shape.CUBES, seat=0, value=4, label=say("term-worker.few"), marks=[crown]),
        Piece(id="two", shape=Shape.CUBES, seat=1, value=2, label=say("term-worker.few")),
    ]
    (line,) = drawn(
        area("recruit", *heaps), Piece(id="name", shape=Shape.RIBBON, label=say("action-recruit")), area("hunt")
    )
    assert "R4*" in line and "B2" in line and line.count("Recruit") == 1 and "Hunt" in line


def test_lists_show_numbers_owners_and_offers() -> None:
    bids = [
        Piece(id="bid red", shape=Shape.TOKEN, seat=0, value=5, label=say("ui-score")),
        Piece(id="bid blue", shape=Shape.TOKEN, seat=1, label=say("note-passed"), faint=True),
    ]
    lines = drawn(
        Piece(id="first", shape=Shape.ENTRY, order=1, label=say("action-recruit"), seat=1),
        Piece(id="second", shape=Shape.ENTRY, order=2, label=say("action-hunt"), marks=bids),
    )
    output = " ".join(lines)
    assert "1 Recruit" in output and "2 Hunt" in output and "R  5" in output
