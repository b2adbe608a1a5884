"""Scenes built by hand, described in sentences and in short lines."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

import regnum
from regnum.catalogue.describe import spread
from regnum.cli.drawing.board import road_sign
from regnum.cli.drawing.context import DrawingContext, named_place
from regnum.cli.drawing.listing import panel_lines, summary_line
from regnum.cli.drawing.sentences import scene_sentences, stopped
from regnum.cli.language import Sentences
from regnum.cli.players import words_at
from regnum.core.messages import say
from regnum.scene import Counter, Meter, Panel, Piece, Place, Scene, Shape, Thing, Track


def laid(*items: Thing, lang: str = "en") -> DrawingContext:
    look = DrawingContext(regnum.new("brothers", seats=2, seed=7), 0, Sentences(lang, "brothers"))
    look.scene = Scene(
        game="brothers", panels=[Panel(id="table", role="board", title=say("ui-table"), items=list(items))]
    )
    return look


def sentences(*items: Thing, lang: str = "en") -> list[str]:
    title, *lines = scene_sentences(laid(*items, lang=lang))
    assert title
    return [line.strip() for line in lines]


def listed(*items: Thing, lang: str = "en") -> list[str]:
    look = laid(*items, lang=lang)
    return [line.plain for line in panel_lines(look.scene.panels[0], look)]


def virtue(*marks: Piece) -> Track:
    cells = [Piece(id=f"virtue-{nth}", shape=Shape.CELL) for nth in range(3)]
    named = Piece(id="virtue-top", shape=Shape.CELL, label=say("ui-king"))
    return Track(
        id="virtue",
        label=say("ui-track"),
        cells=[*cells, named, Piece(id="virtue-far", shape=Shape.CELL, value=12)],
        marks=list(marks),
    )


def meter(value: int, most: int) -> Meter:
    return Meter(id="cathedral", label=say("ui-score"), value=value, most=most)


def test_a_track_names_every_mark_with_its_place() -> None:
    white, blue = (
        Piece(id="w", shape=Shape.MARKER, seat=0, at=1),
        Piece(id="b", shape=Shape.MARKER, seat=1, at="virtue-top"),
    )
    guest = Piece(id="g", shape=Shape.MARKER, label=say("ui-guest"), at="virtue-far")
    beside = Piece(id="h", shape=Shape.MARKER, label=say("ui-host"))
    track = virtue(guest, beside, blue, white)
    assert sentences(track) == ["Track: White on space 1; Blue on space King; Guest on space 12; Host."]
    assert listed(track) == ["Track:  0 1•W 2 King•B 12•  •"]


def test_an_empty_track_says_so() -> None:
    assert sentences(virtue()) == ["Track: nothing."]
    assert listed(virtue()) == ["Track:  0 1 2 King 12"]


@pytest.mark.parametrize(("lang", "word"), [("en", "none"), ("cs", "žádné"), ("sk", "nič"), ("uk", "немає")])
def test_an_empty_place_says_so(lang: str, word: str) -> None:
    row = Place(id="row", layout="row", items=[], label=say("ui-supply"))
    assert sentences(row, lang=lang)[0].endswith(f": {word}.") and listed(row, lang=lang)[0].endswith(f": {word}")


@pytest.mark.parametrize(
    ("roads", "joined", "sign"),
    [("NESW", True, "╋"), ("NES", True, "┣"), ("NE", True, "┗"), ("EW", True, "━"), ("NS", True, "┃"),
     ("NESW", False, "╬"), ("N", True, "╹"), ("", True, " ")],
)  # fmt: skip
def test_the_roads_of_a_tile_are_one_sign(roads: str, joined: bool, sign: str) -> None:
    assert road_sign(Piece(id="t", shape=Shape.TILE, roads=list(roads), joined=joined)) == sign


def test_tiles_that_are_mine_and_notes_are_one_per_line() -> None:
    inn = Piece(id="inn", shape=Shape.TILE, label=say("ui-king"), tone="grey", roads=["N", "E"], cost={"stone": 2})
    hand = Place(id="hand", layout="row", items=[inn, replace(inn, id="other", roads=[])], label=say("ui-hand"))
    notes = Place(
        id="notes",
        layout="row",
        items=[Piece(id="n", shape=Shape.NOTE, label=say("ui-guest"))] * 2,
        label=say("ui-token"),
    )
    look = laid()
    mine = Panel(id="mine", role="mine", title=say("ui-you"), items=[hand, notes])
    assert [line.plain.split() for line in panel_lines(mine, look)] == [
        ["Hand:"], ["▲", "┗", "King", "2", "stone"], ["▲", "King", "2", "stone"], ["Token:"], ["Guest"], ["Guest"],
    ]  # fmt: skip
    look.scene = Scene(game="brothers", panels=[mine])
    assert summary_line(look, 40).plain == "hand 2"


def test_two_marks_may_share_a_place() -> None:
    white, blue = Piece(id="w", shape=Shape.MARKER, seat=0, at=0), Piece(id="b", shape=Shape.MARKER, seat=1, at=0)
    assert sentences(virtue(white, blue)) == ["Track: White on space 0; Blue on space 0."]


@pytest.mark.parametrize(
    ("lang", "most", "words"),
    [
        ("en", 5, "Score: 3 of 5"),
        ("cs", 5, "Skóre: 3 / 5"),
        ("cs", 4, "Skóre: 3 / 4"),
        ("sk", 5, "Skóre: 3 / 5"),
        ("sk", 4, "Skóre: 3 / 4"),
        ("uk", 5, "Рахунок: 3 з 5"),
        ("uk", 4, "Рахунок: 3 із 4"),
    ],
)
def test_a_meter_says_how_full_it_is(lang: str, most: int, words: str) -> None:
    assert sentences(meter(3, most), lang=lang) == [f"{words}."]
    assert listed(meter(3, most), lang=lang) == [words]


@pytest.mark.parametrize(
    ("lang", "words"),
    [("cs", "Bílá na políčku 1"), ("sk", "Biela na políčku 1"), ("uk", "Білий на поділці 1")],
)
def test_a_mark_has_its_place_in_every_language(lang: str, words: str) -> None:
    assert sentences(virtue(Piece(id="w", shape=Shape.MARKER, seat=0, at=1)), lang=lang)[0].endswith(f": {words}.")


def test_numbers_in_a_place_are_no_points() -> None:
    row = Place(
        id="row",
        layout="row",
        items=[Counter(id="coins", label=say("ui-coin"), value=2), meter(3, 5)],
        label=say("ui-supply"),
    )
    assert sentences(row) == ["Supply: Coin: 2; Score: 3 of 5."]
    assert listed(row) == ["Supply: coin 2  Score: 3 of 5"]


def test_a_panel_in_a_panel_is_described_completely() -> None:
    inner = Panel(
        id="inner",
        role="side",
        title=say("ui-supply"),
        items=[Counter(id="coins", label=say("ui-coin"), value=2), virtue()],
    )
    assert sentences(inner) == ["Supply:", "Coin: 2.", "Track: nothing."]


def test_a_cost_is_counted_in_the_accusative() -> None:
    look = DrawingContext(regnum.new("brothers", seats=2, seed=1), 0, Sentences("uk", "brothers"))
    assert look.price({"wood": 1, "grain": 2}) == "1 деревину, 2 зерна"


def test_what_is_in_the_middle_of_a_ring_is_listed_beside_it() -> None:
    waiting = Place(
        id="waiting",
        layout="row",
        items=[Piece(id="u", shape=Shape.UNIT, label=say("ui-guest"))],
        label=say("ui-token"),
    )
    ring = Place(
        id="ring", layout="ring", items=[], middle=[Counter(id="reach", label=say("ui-coin"), value=2), waiting]
    )
    laid_open = spread(
        Scene(game="brothers", panels=[Panel(id="offer", role="offer", title=say("ui-table"), items=[ring])])
    )
    assert sentences(*laid_open.panels[0].items)[-1] == "Token: Guest."


def test_the_only_place_of_a_side_is_called_as_its_panel() -> None:
    hand = Place(id="hand", layout="row", items=[])
    named = named_place(Panel(id="mine", role="mine", title=say("ui-hand"), items=[hand], seat=0))
    assert [line.plain for line in panel_lines(named, laid())] == ["Hand: none"]
    two = Panel(
        id="mine", role="mine", title=say("ui-hand"), items=[hand, Place(id="more", layout="row", items=[])], seat=0
    )
    assert named_place(two) == two


def test_what_is_a_sentence_already_gets_no_second_full_stop() -> None:
    assert stopped("the rest is discarded.") == "The rest is discarded."
    assert stopped("where to?") == "Where to?"
    assert stopped("a farm") == "A farm."


@pytest.mark.parametrize("lang", ["en", "cs", "sk", "uk"])
def test_a_heading_is_not_repeated(lang: str) -> None:
    match = regnum.new("brothers", seats=2, seed=3)
    lines = scene_sentences(DrawingContext(match, 0, words_at(match, lang)))
    headings = [line for line in lines if not line.startswith(" ")]
    for at, line in enumerate(lines[:-1]):
        assert line not in headings or not lines[at + 1].strip().startswith(line), line


def test_only_a_unit_has_moved() -> None:
    def spent_sentence(shape: Shape) -> str:
        return " ".join(sentences(Piece(id="x", shape=shape, label=say("ui-guest"), spent=True)))

    assert "has moved" in spent_sentence(Shape.UNIT) and "laid" not in spent_sentence(Shape.UNIT)
    assert "laid" in spent_sentence(Shape.TOKEN) and "has moved" not in spent_sentence(Shape.TOKEN)
