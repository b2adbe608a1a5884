"""2.2, 2.5. Everybody sees the table from their own side: pictures, positions and directions agree for each viewer."""

from __future__ import annotations

import io
from typing import Any

import pytest
from msgspec.structs import replace

from regnum.catalogue import text
from regnum.catalogue.describe import Describer, turned_roads
from regnum.cli.drawing.context import DrawingContext
from regnum.cli.drawing.sentences import scene_sentences, text_board
from regnum.cli.plain_table import PlainTable
from regnum.cli.players import words_at
from regnum.cli.records import RecordFile
from regnum.cli.session import PlaySession
from regnum.core.match import Match
from regnum.core.messages import GridSpot
from regnum.scene import Piece, Scene
from regnum.scene.reading import items_of, position_of
from regnum.server.page.board import Drawing
from regnum.testing import rule
from tests.typed import present

from .laying import BLUE, WHITE, at, laid

LAND = {
    (0, 0): "start grey",
    (1, 0): "white robber_keep_wood",  # roads above and on the right
    (0, 1): "blue quarry_1",  # printed the same way
    (1, 1): "free green",
}
VIEWERS = (WHITE, BLUE, None)


def table(**more: Any) -> Match:
    units: dict[str, Any] = {"white regular_1": (1, 0), "blue regular_1": (0, 1)}
    return laid(land=LAND, units=units, hand={"white": ["bakery"], "blue": ["guardhouse_wood"]}, **more)


def pieces_in(match: Match, viewer: int | None, panel: str) -> list[Piece]:
    scene: Scene = match.rules.scene(match.view(viewer))
    (found,) = (each for each in scene.panels if each.id == panel)
    return [each for each in items_of(found.items[0]) if isinstance(each, Piece)]


def on_land(match: Match, viewer: int | None) -> dict[str, Piece]:
    return {item.id: item for item in pieces_in(match, viewer, "board")}


@rule("2.2")
@pytest.mark.parametrize("viewer", [WHITE, BLUE])
def test_own_buildings_stand_upright_and_the_others_upside_down(viewer: int) -> None:
    tiles = [item for item in on_land(table(), viewer).values() if item.seat is not None]
    assert {item.seat: item.turned for item in tiles} == {viewer: 0, 1 - viewer: 180}


@rule("2.2")
def test_a_spectator_looks_over_whites_shoulder() -> None:
    whites = {id: replace(item, ghosts=None) for id, item in on_land(table(), WHITE).items()}
    assert on_land(table(), None) == whites
    assert "across" not in table().scene(None) and table().scene(BLUE)["across"] is True


@rule("2.5")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_every_position_lies_where_its_viewer_counts_it(viewer: int | None) -> None:
    sign = -1 if viewer == BLUE else 1
    lies = {id: (item.x, item.y) for id, item in on_land(table(), viewer).items()}
    assert lies["tile robber_keep_wood"] == (sign, 0) and lies["tile quarry_1"] == (0, sign)
    assert lies["cell 2,0"] == (2 * sign, 0)  # by the name that moves have for it


@rule("2.2", "6.4.1")
@pytest.mark.parametrize("viewer", [WHITE, BLUE])
def test_roads_of_a_tile_point_the_same_way_in_hand_in_the_offer_and_on_the_land(viewer: int) -> None:
    match = table(to_move=viewer, offer=["watchtower_row_grain", *["yellow"] * 5])
    (held,) = pieces_in(match, viewer, f"side {viewer}")
    assert turned_roads(held) == {"N", "E"}
    ring = pieces_in(match, viewer, "royal_offer")
    assert turned_roads(ring[1]) == {"E", "S"} and ring[1].turned is None
    own = on_land(match, viewer)[("tile robber_keep_wood", "tile quarry_1")[viewer]]
    assert turned_roads(own) == {"N", "E"}


@rule("2.5", "6.4.1")
@pytest.mark.parametrize("viewer", VIEWERS)
def test_linked_roads_meet_on_everybodys_board(viewer: int | None) -> None:
    land = {(0, 0): "start grey", (0, 1): "white robber_keep_wood", (1, 1): "blue guardhouse_wood"}
    seen = on_land(laid(land=land), viewer)
    keep, house = seen["tile robber_keep_wood"], seen["tile guardhouse_wood"]
    left, right = sorted([keep, house], key=position_of)
    assert "E" in turned_roads(left) and "W" in turned_roads(right)


@rule("2.5")
def test_a_label_names_a_place_as_its_player_sees_it() -> None:
    for seat, where in (
        (WHITE, "at (2,\u00a00), to the right of the Robber knight's keep"),
        (BLUE, "at (0,\u00a0−2), below the Quarry"),
    ):
        match = table(to_move=seat)
        tile, cell = (("bakery", "2,0"), ("guardhouse_wood", "0,2"))[seat]
        option = match.option(seat, match.read(f"extend {tile} {cell}"))
        assert where in words_at(match, "en").facing(match.across(seat)).text(option.label)


@rule("2.5")
def test_what_happened_is_told_to_each_viewer_with_their_own_positions() -> None:
    event: Any
    (event,) = table().play(WHITE, "extend bakery 2,0")
    assert event.cell == "2,0" and event.message().args["cell"].args["spot"] == GridSpot(2, 0)
    assert "at (2,\u00a00), to the right of the Robber knight's keep" in text(event, "en")
    assert "at (−2,\u00a00), to the left of the Robber knight's keep" in text(event, "en", across=True)
    assert "vlevo u budovy" in text(event, "cs", across=True)


# -- the terminal ----------------------------------------------------------------------------------------------------


def test_the_drawn_board_is_turned_for_blue() -> None:
    match = table()
    boards = [text_board(DrawingContext(match, seat, words_at(match, "en"))).splitlines() for seat in (WHITE, BLUE)]
    keep = [next(n for n, line in enumerate(board) if "Robber" in line) for board in boards]
    quarry = [next(n for n, line in enumerate(board) if "Quarry" in line) for board in boards]
    assert quarry[0] < keep[0] and quarry[1] > keep[1]
    assert boards[0][0].split() == ["−1", "0", "1", "2"] and boards[1][0].split() == ["−2", "−1", "0", "1"]


def test_the_table_in_sentences_counts_from_the_viewers_side() -> None:
    match = table()
    told = ["\n".join(scene_sentences(DrawingContext(match, seat, words_at(match, "en")))) for seat in (WHITE, BLUE)]
    assert "(1,\u00a00): Robber knight's keep" in told[0] and "roads: above, right" in told[0]
    assert "(−1,\u00a00): Robber knight's keep" in told[1] and "(0,\u00a0−1): Quarry" in told[1]


def test_a_hand_is_called_so_once() -> None:
    match = table()
    told = scene_sentences(DrawingContext(match, WHITE, words_at(match, "cs")))
    assert sum("Tvá ruka" in line for line in told) == 1


def test_blue_types_positions_as_blue_sees_them_and_the_record_keeps_whites() -> None:
    match = table(to_move=BLUE)
    session = PlaySession(match, "human", RecordFile())
    sink = io.StringIO()
    plain = PlainTable(session, "en", io.StringIO(""), sink)
    plain.change_seat(BLUE)
    written = [option.move for option in plain.decision().options]
    assert "extend guardhouse_wood 0,-2" in written and "extend guardhouse_wood 0,2" not in written
    plain.play("extend guardhouse_wood 0,-2")
    assert match.log[-1].move.text == "extend guardhouse_wood 0,2"
    assert present(at(match, 0, 2))["tile"] == "guardhouse_wood"
    assert "at (0,\u00a0−2), below the Quarry" in sink.getvalue()


# -- the plain page --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("viewer", "columns", "spot", "roads"),
    [(WHITE, "−1 0 1 2", "0,\u00a01", "↓←"), (BLUE, "−2 −1 0 1", "0,\u00a0−1", "↑→")],
)
def test_the_plain_page_is_turned_for_blue(viewer: int, columns: str, spot: str, roads: str) -> None:
    match = table()
    scene = match.rules.scene(match.view(viewer))
    telling = Describer(scene, words_at(match, "en").facing(match.across(viewer)), ["White", "Blue"])
    board = next(panel for panel in Drawing(telling, ["white", "blue"], {}).panels() if panel["id"] == "board")
    (grid,) = board["blocks"]
    assert grid["columns"] == columns.split()
    (quarry,) = (cell for row in grid["rows"] for cell in row["cells"] if cell.get("short") == "Quarry")
    assert quarry["spot"] == f"({spot})" and quarry["roads"] == roads
