"""Printed figures: what a game declares, a set that somebody has read, its file, its hash, two of them compared."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import regnum
from regnum.catalogue.render import LANGUAGES, catalogue
from regnum.core.errors import FigureError
from regnum.core.figures import (
    OURS,
    RECONSTRUCTED,
    AmountField,
    Count,
    FigureSet,
    FigureSheet,
    Item,
    PrintedFigure,
    WordField,
    WordsField,
    differences,
    field_of,
    groups_of,
    read_set,
    reconstructed,
    rulebook,
    set_of_words,
    sheet_of,
)
from regnum.core.messages import Message, say, stamped
from regnum.core.registry import box_of

of_every_game = pytest.mark.parametrize("game", regnum.games())
AB = {"a": say("ui-yes"), "b": say("ui-no")}
SHEET = FigureSheet(
    [
        Item(
            "mill",
            "tiles",
            say("ui-yes"),
            [
                PrintedFigure(AmountField("cost", say("ui-yes"), 0, 4), 2, reconstructed()),
                PrintedFigure(WordField("colour", say("ui-yes"), AB), "a", reconstructed()),
                PrintedFigure(WordsField("roads", say("ui-yes"), AB), (), reconstructed()),
                PrintedFigure(AmountField("points", say("ui-yes"), 0, 9), 5, rulebook("1.1")),
            ],
        ),
        Item("farm", "tiles", say("ui-no"), [PrintedFigure(None, "", rulebook("1.2"))]),
    ]
)
HEAD = "[regnum figures 1] [game mills] [name my-box]\n"


def box(told: str = "") -> FigureSet:
    return read_set(HEAD + told, "mills", SHEET)


def read_anything(draw: Any, sheet: FigureSheet, game: str) -> FigureSet:
    """A set in which some figures were read, the same as ours or others."""
    figures = FigureSet(game, sheet, "drawn-box", {})
    for item in sheet.items:
        for figure in item.to_read():
            field = field_of(figure)
            known = [figure.value, *field.others(figure.value)]
            value = draw(st.sampled_from([None, *known]))
            if value is not None:
                figures.tell(item.id, field.id, value)
    return figures


# -- a set and its file --------------------------------------------------------------------------------------------


@of_every_game
@given(data=st.data())
def test_a_set_is_the_same_after_it_was_written_and_read(game: str, data: st.DataObject) -> None:
    sheet = sheet_of(box_of(game))
    figures = read_anything(data.draw, sheet, game)
    again = read_set(figures.text(), game, sheet)
    assert (again.told, again.name, again.hash()) == (figures.told, figures.name, figures.hash())
    assert again.text() == figures.text()
    assert differences(figures, again) == []


@of_every_game
@given(data=st.data())
def test_what_a_record_carries_is_enough(game: str, data: st.DataObject) -> None:
    sheet = sheet_of(box_of(game))
    figures = read_anything(data.draw, sheet, game)
    again = set_of_words(figures.words(), game, sheet)
    assert (again.changes(), again.hash(), again.name) == (figures.changes(), figures.hash(), figures.name)
    assert not any(set(word) & set("[] \n") for word in figures.words()), "a word of a record's header"


@of_every_game
def test_every_change_changes_the_hash(game: str) -> None:
    sheet = sheet_of(box_of(game))
    hashes = {FigureSet(game, sheet, "x", {}).hash()}
    changes = 0
    for item in sheet.items:
        for figure in item.to_read():
            for other in field_of(figure).others(figure.value):
                hashes.add(FigureSet(game, sheet, "x", {item.id: {field_of(figure).id: other}}).hash())
                changes += 1
    assert len(hashes) == changes + 1


def test_the_hash_is_of_what_differs_and_not_of_the_name() -> None:
    assert box("mill cost=2").hash() == box().hash() == FigureSet("mills", SHEET, "other", {}).hash()
    assert box("mill cost=3").hash() != box().hash()


def test_comments_and_empty_lines_are_ignored_and_words_have_no_order() -> None:
    told = box("\n# a tile\nmill roads=b+a colour=b\n")
    assert told.told == {"mill": {"roads": ("a", "b"), "colour": "b"}}
    assert told.text() == HEAD + "mill colour=b roads=a+b\n"
    assert box("mill roads=-").value("mill", "roads") == ()


@pytest.mark.parametrize(
    ("text", "line", "part"),
    [
        ("", 0, "empty"),
        ("mill cost=2", 1, "[regnum figures 1]"),
        ("[regnum figures 1] [game towers] [name x]", 1, "of towers, not of mills"),
        ("[regnum figures 1] [game mills]", 1, "[name my-box]"),
        ("[regnum figures 1] [game mills] [name My Box]", 1, "name"),
        ("[regnum figures 1] [game mills] [name regnum]", 1, "name"),
        (HEAD + "inn cost=2", 2, "'inn'"),
        (HEAD + "mill price=2", 2, "cost, colour, roads, points"),
        (HEAD + "mill cost", 2, "NAME=VALUE"),
        (HEAD + "mill cost=5", 2, "a number from 0 to 4"),
        (HEAD + "mill cost=x", 2, "a number from 0 to 4"),
        (HEAD + "mill colour=c", 2, "one of a, b"),
        (HEAD + "mill roads=a+a", 2, "joined by +"),
        (HEAD + "mill cost=1\nmill cost=1", 3, "twice"),
        (HEAD + "mill points=6", 2, "only reconstructed figures"),
        (HEAD + "farm points=6", 2, "none"),
        (HEAD + "#" * 100_000, 0, "100000 characters"),
    ],
)
def test_a_wrong_file_is_refused_with_its_line(text: str, line: int, part: str) -> None:
    with pytest.raises(FigureError) as wrong:
        read_set(text, "mills", SHEET)
    assert wrong.value.line == line and part in str(wrong.value)


def test_a_figure_of_the_rulebook_may_be_confirmed() -> None:
    assert box("mill points=5").changes() == {}


@pytest.mark.parametrize(
    "words",
    [None, "my-box", [], [1], ["my-box"], ["my-box:0123456789abcdef"], ["my-box:0123456789abcdef", "mill.cost=3"]],
)
def test_words_that_are_no_whole_set_are_refused(words: object) -> None:
    with pytest.raises(FigureError):
        set_of_words(words, "mills", SHEET)


def test_two_people_are_compared_figure_by_figure() -> None:
    one, other = box("mill cost=3 colour=a"), box("mill cost=4 colour=a roads=a")
    found = [(each.field.id, each.first, each.second, each.is_open()) for each in differences(one, other)]
    assert found == [("cost", 3, 4, False), ("roads", None, ("a",), True)]


def test_what_is_read_is_counted() -> None:
    count = Count(SHEET.items, box("mill cost=3 colour=a"))
    assert (count.items, count.attested_items, count.figures, count.attested) == (2, 1, 5, 2)
    assert (count.told, count.complete_items) == (2, 1)
    assert Count(SHEET.items, box("mill cost=3 colour=a roads=-")).complete_items == 2


# -- what the games declare ----------------------------------------------------------------------------------------


@of_every_game
def test_our_own_figures_fit_into_a_box(game: str) -> None:
    assert sheet_of(box_of(game)).findings({}) == []


@of_every_game
def test_every_value_of_ours_can_be_written_and_read(game: str) -> None:
    for item in sheet_of(box_of(game)).items:
        for figure in item.by_id.values():
            field = field_of(figure)
            assert field.read(field.write(figure.value)) == figure.value, item.id


@of_every_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_a_name_in_every_language(game: str, lang: str) -> None:
    sheet = sheet_of(box_of(game))
    words = catalogue(lang, game)
    messages: list[Message] = [say(f"figure-group-{group}") for group in groups_of(sheet.items)]
    for item in sheet.items:
        messages.append(item.label)
        messages += [figure.origin.reason() for figure in item.figures if figure.origin.kind == RECONSTRUCTED]
        for figure in item.by_id.values():
            messages += [field_of(figure).label, *field_of(figure).labels.values()]
    for message in messages:
        assert words.render(stamped(message, game), ())


@of_every_game
def test_an_attested_figure_says_where(game: str) -> None:
    for item in sheet_of(box_of(game)).items:
        assert all(figure.origin.at for figure in item.figures), item.id


@of_every_game
def test_no_game_has_an_item_named_as_the_set_of_ours(game: str) -> None:
    assert OURS not in sheet_of(box_of(game)).by_id


def test_a_game_without_figures_is_refused_with_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(box_of("brothers"), "figures", "")
    with pytest.raises(FigureError, match="brothers declares no figures"):
        sheet_of(box_of("brothers"))
