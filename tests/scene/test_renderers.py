"""The four renderers know every shape: browser, terminal, plain page, and the text for screen readers."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import regnum
from regnum.catalogue.describe import SHAPE_WORDS, Describer, described
from regnum.cli.drawing.context import DrawingContext
from regnum.cli.drawing.mat import sheet
from regnum.cli.drawing.sentences import scene_sentences
from regnum.cli.drawing.shapes import SHAPE_FORMS
from regnum.cli.language import Sentences
from regnum.core.messages import say
from regnum.scene import Panel, Piece, Place, Scene, Shape
from regnum.server.page.board import SHAPE_LISTS, Drawing

PIECE = Path(__file__).parents[2] / "web" / "src" / "kit" / "Piece.svelte"


def test_every_renderer_has_a_table_of_all_shapes() -> None:
    for table in (SHAPE_WORDS, SHAPE_FORMS, SHAPE_LISTS):
        assert set(table) == set(Shape) and list(table) == sorted(table)


def test_the_browser_has_a_component_for_every_shape() -> None:
    (table,) = re.findall(r"const SHAPES: Record<Shape, .*?> = \{(.*?)\};", PIECE.read_text(encoding="utf-8"), re.S)
    assert set(re.findall(r"(\w+):", table)) == {str(shape) for shape in Shape}


def laid(shape: Shape) -> Scene:
    """A scene with one piece of this shape, and two in a row of their own."""
    one = Piece(id="one", shape=shape, label=say("ui-guest"), seat=0, value=2, icon="wood", drawing="house")
    row = Place(id="row", layout="row", items=[Piece(id="two", shape=shape, label=say("ui-host"))])
    return Scene(game="brothers", panels=[Panel(id="p", role="mine", title=say("ui-table"), items=[one, row])])


@pytest.mark.parametrize("shape", Shape)
def test_a_piece_of_every_shape_can_be_described_and_drawn(shape: Shape) -> None:
    match, words = regnum.new("brothers", seats=2, seed=1), Sentences("en", "brothers")
    scene = laid(shape)
    describer = Describer(scene, words, ["White", "Blue"])
    sentences = [described(each, describer) for each in scene.panels[0].items]
    assert "Guest" in sentences[0] and "White" in sentences[0]
    look = DrawingContext(match, 0, words)
    look.scene = scene
    assert any("Host" in line for line in scene_sentences(look))
    drawn = "\n".join(line.plain for line in sheet(scene.panels, look, 78))
    assert "Guest" in drawn or SHAPE_FORMS[shape] == "tag"
    (panel,) = Drawing(describer, ["white", "blue"], {}).panels()
    assert "Guest" in panel["blocks"][0]["name"] and panel["blocks"][0]["colour"] == "white"
    assert "Host" in panel["blocks"][1]["items"][0]["name"]
