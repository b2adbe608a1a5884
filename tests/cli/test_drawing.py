"""Scenes laid by hand, told in sentences and in short lines."""

from __future__ import annotations

import pytest

import regnum
from regnum.catalogue.telling import spread
from regnum.cli.company import words_at
from regnum.cli.drawing.board import road_sign
from regnum.cli.drawing.listing import panel_lines, summary_line
from regnum.cli.drawing.look import Look, named_place
from regnum.cli.drawing.sentences import scene_sentences, stopped
from regnum.cli.words import Words
from regnum.core.letters import say
from regnum.scene.kit import Thing, counter, panel, piece, place, scene, thing, track


def laid(*items: Thing, lang: str = "en") -> Look:
    look = Look(regnum.new("brothers", seats=2, seed=7), 0, Words(lang, "brothers"))
    look.scene = scene("brothers", [panel("table", "board", say("ui-table"), list(items))])
    return look


def told(*items: Thing, lang: str = "en") -> list[str]:
    title, *lines = scene_sentences(laid(*items, lang=lang))
    assert title
    return [line.strip() for line in lines]


def listed(*items: Thing, lang: str = "en") -> list[str]:
    look = laid(*items, lang=lang)
    return [line.plain for line in panel_lines(look.scene["panels"][0], look)]


def virtue(*marks: Thing) -> Thing:
    cells = [piece(f"virtue-{nth}", "cell") for nth in range(3)]
    named = piece("virtue-top", "cell", label=say("ui-king"))
    return track("virtue", say("ui-track"), [*cells, named, piece("virtue-far", "cell", value=12)], list(marks))


def meter(value: int, most: int) -> Thing:
    return thing("meter", "cathedral", label=say("ui-score"), value=value, most=most)


def test_a_track_tells_every_mark_with_its_place() -> None:
    white, blue = piece("w", "marker", seat=0, at=1), piece("b", "marker", seat=1, at="virtue-top")
    guest = piece("g", "marker", label=say("ui-guest"), at="virtue-far")
    beside = piece("h", "marker", label=say("ui-host"))
    track = virtue(guest, beside, blue, white)
    assert told(track) == ["Track: White on space 1; Blue on space King; Guest on space 12; Host."]
    assert listed(track) == ["Track:  0 1•W 2 King•B 12•  •"]


def test_an_empty_track_says_so() -> None:
    assert told(virtue()) == ["Track: nothing."]
    assert listed(virtue()) == ["Track:  0 1 2 King 12"]


@pytest.mark.parametrize(("lang", "word"), [("en", "none"), ("cs", "žádné"), ("sk", "nič"), ("uk", "немає")])
def test_an_empty_place_says_so(lang: str, word: str) -> None:
    row = place("row", "row", [], label=say("ui-supply"))
    assert told(row, lang=lang)[0].endswith(f": {word}.") and listed(row, lang=lang)[0].endswith(f": {word}")


@pytest.mark.parametrize(
    ("roads", "joined", "sign"),
    [("NESW", True, "╋"), ("NES", True, "┣"), ("NE", True, "┗"), ("EW", True, "━"), ("NS", True, "┃"),
     ("NESW", False, "╬"), ("N", True, "╹"), ("", True, " ")],
)  # fmt: skip
def test_the_roads_of_a_tile_are_one_sign(roads: str, joined: bool, sign: str) -> None:
    assert road_sign(piece("t", "tile", roads=list(roads), joined=joined)) == sign


def test_tiles_that_are_mine_and_notes_stand_one_per_line() -> None:
    inn = piece("inn", "tile", label=say("ui-king"), tone="grey", roads=["N", "E"], cost={"stone": 2})
    hand = place("hand", "row", [inn, {**inn, "id": "other", "roads": []}], label=say("ui-hand"))
    notes = place("notes", "row", [piece("n", "note", label=say("ui-guest"))] * 2, label=say("ui-token"))
    look = laid()
    mine = panel("mine", "mine", say("ui-you"), [hand, notes])
    assert [line.plain.split() for line in panel_lines(mine, look)] == [
        ["Hand:"], ["▲", "┗", "King", "2", "stone"], ["▲", "King", "2", "stone"], ["Token:"], ["Guest"], ["Guest"],
    ]  # fmt: skip
    look.scene = scene("brothers", [mine])
    assert summary_line(look, 40).plain == "hand 2"


def test_two_marks_may_share_a_place() -> None:
    white, blue = piece("w", "marker", seat=0, at=0), piece("b", "marker", seat=1, at=0)
    assert told(virtue(white, blue)) == ["Track: White on space 0; Blue on space 0."]


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
def test_a_meter_tells_how_full_it_is(lang: str, most: int, words: str) -> None:
    assert told(meter(3, most), lang=lang) == [f"{words}."]
    assert listed(meter(3, most), lang=lang) == [words]


@pytest.mark.parametrize(
    ("lang", "words"),
    [("cs", "Bílá na políčku 1"), ("sk", "Biela na políčku 1"), ("uk", "Білий на поділці 1")],
)
def test_a_mark_has_its_place_in_every_language(lang: str, words: str) -> None:
    assert told(virtue(piece("w", "marker", seat=0, at=1)), lang=lang)[0].endswith(f": {words}.")


def test_numbers_in_a_place_are_no_points() -> None:
    row = place("row", "row", [counter("coins", say("ui-coin"), 2), meter(3, 5)], label=say("ui-supply"))
    assert told(row) == ["Supply: Coin: 2; Score: 3 of 5."]
    assert listed(row) == ["Supply: coin 2  Score: 3 of 5"]


def test_a_panel_in_a_panel_is_told_whole() -> None:
    inner = panel("inner", "side", say("ui-supply"), [counter("coins", say("ui-coin"), 2), virtue()])
    assert told(inner) == ["Supply:", "Coin: 2.", "Track: nothing."]


def test_a_cost_is_counted_in_the_accusative() -> None:
    look = Look(regnum.new("brothers", seats=2, seed=1), 0, Words("uk", "brothers"))
    assert look.price({"wood": 1, "grain": 2}) == "1 деревину, 2 зерна"


def test_what_lies_in_the_middle_of_a_ring_is_told_beside_it() -> None:
    waiting = place("waiting", "row", [piece("u", "unit", label=say("ui-guest"))], label=say("ui-token"))
    ring = place("ring", "ring", [], middle=[counter("reach", say("ui-coin"), 2), waiting])
    laid_open = spread(scene("brothers", [panel("offer", "offer", say("ui-table"), [ring])]))
    assert told(*laid_open["panels"][0]["items"])[-1] == "Token: Guest."


def test_the_only_place_of_a_side_is_called_as_its_panel() -> None:
    hand = place("hand", "row", [])
    named = named_place(panel("mine", "mine", say("ui-hand"), [hand], seat=0))
    assert [line.plain for line in panel_lines(named, laid())] == ["Hand: none"]
    two = panel("mine", "mine", say("ui-hand"), [hand, place("more", "row", [])], seat=0)
    assert named_place(two) == two


def test_what_is_a_sentence_already_gets_no_second_full_stop() -> None:
    assert stopped("the rest is discarded.") == "The rest is discarded."
    assert stopped("where to?") == "Where to?"
    assert stopped("a farm") == "A farm."


@pytest.mark.parametrize("lang", ["en", "cs", "sk", "uk"])
def test_a_heading_is_not_said_twice(lang: str) -> None:
    match = regnum.new("brothers", seats=2, seed=3)
    lines = scene_sentences(Look(match, 0, words_at(match, lang)))
    headings = [line for line in lines if not line.startswith(" ")]
    for at, line in enumerate(lines[:-1]):
        assert line not in headings or not lines[at + 1].strip().startswith(line), line


def test_only_a_unit_has_moved() -> None:
    def said(shape: str) -> str:
        return " ".join(told(piece("x", shape, label=say("ui-guest"), spent=True)))

    assert "has moved" in said("unit") and "laid" not in said("unit")
    assert "laid" in said("good") and "has moved" not in said("good")
