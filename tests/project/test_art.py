"""The drawings of every game: nothing that a scene shows is without a picture, and no drawing brings more than shapes.

icons.svg is written from icons.json by tools/art.py. It is committed, so these tests need no npm.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from setuptools import find_namespace_packages

import regnum
from regnum.catalogue.drawings import faults, shape_drawings
from regnum.catalogue.render import LANGUAGES, catalogue
from regnum.core.messages import Event
from regnum.core.registry import box_of
from regnum.scene import plain_value
from regnum.table.sheet import sheet_of
from regnum.testing.contract import every_table, position

HOME = Path(__file__).parents[2]
COMMON = HOME / "web/src/look/icons.json"
LOOK = "".join(sheet.read_text(encoding="utf-8") for sheet in sorted((HOME / "web/src/look").glob("*.css")))
SIGNS = ("or", "then")  # the stroke between two things of which one may choose, the arrow between two that follow
LOOKS_INTO_A_GAME = 12

of_every_game = pytest.mark.parametrize("game", regnum.games())


def art(game: str) -> Path:
    """The folder of a game's drawings."""
    return HOME / "src/regnum/games" / game / "art"


def shapes(game: str) -> list[Path]:
    """The shapes a game draws itself, those of its expansions too."""
    return sorted(art(game).parent.rglob("art/shapes/*.svg"))


def drawings(game: str) -> list[Path]:
    found = sorted(art(game).glob("*.svg"))
    assert found, f"{game} has no drawings"
    return found


def symbols(file: Path) -> dict[str, str]:
    """The symbols of a sprite, each with its opening tag."""
    if not file.exists():
        return {}
    tags = re.findall(r"<symbol\b[^>]*>", file.read_text(encoding="utf-8"))
    return {re.findall(r'\bid="([^"]+)"', tag)[0]: tag for tag in tags}


@cache
def common() -> frozenset[str]:
    """The concepts that every table shares."""
    return frozenset(json.loads(COMMON.read_text(encoding="utf-8")))


@cache
def pictured(game: str) -> frozenset[str]:
    """Every word of a game that has a picture."""
    own = {**symbols(art(game) / "icons.svg"), **symbols(art(game) / "symbols.svg")}
    return frozenset({*own, *common(), *SIGNS})


@cache
def toned(game: str) -> frozenset[str]:
    """Every tone that has a colour of its own or a ground that is drawn."""
    words = re.findall(r"--tone-([a-z0-9_-]+)\s*:", (art(game) / "tones.css").read_text(encoding="utf-8"))
    grounds = [id.removeprefix("terrain-") for id in symbols(art(game) / "symbols.svg") if id.startswith("terrain-")]
    return frozenset([*words, *grounds])


def kinds_of(kind: type[Event]) -> Iterator[type[Event]]:
    """A class of events and all below it."""
    yield kind
    for each in kind.__subclasses__():
        yield from kinds_of(each)


def parts(tree: Any) -> Iterator[dict[str, Any]]:
    """Every dictionary of a scene that is not a message."""
    if isinstance(tree, dict):
        if "args" not in tree:
            yield tree
        for value in tree.values():
            yield from parts(value)
    elif isinstance(tree, list | tuple):
        for each in tree:
            yield from parts(each)


@cache
def shown(game: str) -> tuple[dict[str, Any], ...]:
    """Every different part of scenes and last sheets of random games, all seats and settings, and of the gallery."""
    seen: dict[str, dict[str, Any]] = {}
    dice = random.Random(5)
    scenes: list[Any] = [plain_value(getattr(box_of(game), "gallery", list)())]
    for table in every_table(game, whole=False):
        match = position(table, dice.randrange(2**32), 0)
        whole = position(table, dice.randrange(2**32), 2000)
        depth = max(1, len(whole.log))
        scenes += [whole.scene(None), match.scene(0), plain_value(sheet_of(whole))]
        while not match.over and len(match.log) < depth:
            seat = match.waiting[0]
            match.play(seat, dice.choice(match.legal(seat)))
            if dice.randrange(depth) < LOOKS_INTO_A_GAME:
                scenes.append(match.scene(seat))
    for part in parts(scenes):
        face = {name: value for name, value in part.items() if name in FACE}
        if face:
            seen[json.dumps(face, sort_keys=True)] = face
    return tuple(seen.values())


FACE = ("icon", "badge", "badges", "icons", "cost", "or_cost", "accepts", "tone", "shape", "drawing", "anchor")


@of_every_game
@pytest.mark.parametrize("cut", ["square", "upright", "turned"])
def test_a_drawing_says_which_other_cuts_there_are(game: str, cut: str) -> None:
    heads = {
        each.stem: re.search('data-cuts="([^"]*)"', each.read_text(encoding="utf-8")[:200]) for each in drawings(game)
    }
    marked = {name.removesuffix(".narrow") for name, found in heads.items() if found and cut in found[1].split()}
    assert marked == {each.name.removesuffix(f".{cut}.svg") for each in drawings(game) if each.match(f"*.{cut}.svg")}


@of_every_game
def test_everything_a_scene_shows_has_a_picture(game: str) -> None:
    missing = set()
    for part in shown(game):
        words = [part.get("icon"), part.get("badge"), *part.get("icons", ()), *part.get("badges", ())]
        words += [*part.get("cost", {}), *part.get("or_cost", {})]
        missing |= {word for word in words if word and word not in pictured(game)}
    assert not missing


@of_every_game
def test_every_tone_has_a_colour_or_a_ground(game: str) -> None:
    assert not {part["tone"] for part in shown(game) if part.get("tone")} - toned(game)


@of_every_game
def test_every_board_has_its_drawing(game: str) -> None:
    for part in shown(game):
        if "drawing" in part and "shape" not in part:
            assert (art(game) / f"{part['drawing']}.svg").exists(), part["drawing"]


@of_every_game
def test_every_spot_that_a_scene_names_is_in_a_drawing(game: str) -> None:
    spots = {
        spot
        for file in drawings(game)
        for spot in re.findall(r'data-anchor="([^"]+)"', file.read_text(encoding="utf-8"))
    }
    assert not {part["anchor"] for part in shown(game) if part.get("anchor")} - spots


@of_every_game
def test_every_shape_a_scene_names_is_drawn_and_every_drawing_is_used(game: str) -> None:
    named = {part["drawing"] for part in shown(game) if "drawing" in part and "shape" in part}
    assert named == set(shape_drawings(game))


@of_every_game
def test_shapes_are_drawings_the_page_can_show(game: str) -> None:
    wrong = {name: faults(name, source) for name, source in shape_drawings(game).items()}
    assert not {name: faults_found for name, faults_found in wrong.items() if faults_found}


@of_every_game
def test_what_a_shape_shows_by_a_symbol_has_a_picture(game: str) -> None:
    for file in shapes(game):
        drawing = file.read_text(encoding="utf-8")
        used = set(re.findall(r'<use\b[^>]*href="#([^"]+)"', drawing)) - set(re.findall(r'\bid="([^"]+)"', drawing))
        assert used - {"icon", "charge", "ordinary"} <= pictured(game), file


@of_every_game
def test_the_package_brings_its_shapes(game: str) -> None:
    packed = find_namespace_packages(str(HOME / "src"))
    for file in shapes(game):
        assert ".".join(file.relative_to(HOME / "src").parent.parts) in packed


PLAIN = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">{}</svg>'


@pytest.mark.parametrize(
    ("inside", "fault"),
    [
        ("<path d='M0 0h9'/>", ""),
        ("<rect data-anchor='marks-2' width='9' height='9' data-of='marks' data-from='2' data-when='not-spent'/>", ""),
        ("<path d=", "it is not well-formed"),
        ("<script/>", "<script> is not allowed"),
        ("<g onclick='x()'/>", "onclick is not allowed on this <g>"),
        ("<g style='x'/>", "style is not allowed on this <g>"),
        ("<use href='https://example.org/#a'/>", "leads out of the file"),
        ("<path d='' fill='url(//example.org/#a)'/>", "leads out of the file"),
        ("<circle data-anchor='marks'/>", "an anchor is a <rect>, not a <circle>"),
        ("<rect data-anchor='merks'/>", "data-anchor='merks' is not one of the words it may be"),
        ("<rect data-when='sold'/>", "data-when='sold' is not one of the words it may be"),
        ("<rect data-from='three'/>", "data-from='three' is not a number"),
        ("<g id='other'/>", "id='other' must begin with 'plain'"),
        ("<g id='plain'/><g id='plain'/>", "id='plain' is there twice"),
    ],
)
def test_what_is_wrong_with_a_shape_is_reported(inside: str, fault: str) -> None:
    assert (
        fault in "; ".join(faults("plain", PLAIN.format(inside)))
        if fault
        else not faults("plain", PLAIN.format(inside))
    )


@of_every_game
def test_the_sprite_of_icons_is_fresh(game: str) -> None:
    listed = json.loads((art(game) / "icons.json").read_text(encoding="utf-8"))
    drawn = symbols(art(game) / "icons.svg")
    names = {concept: re.findall(r'data-icon="([^"]+)"', tag) for concept, tag in drawn.items()}
    assert names == {concept: [name] for concept, name in listed.items()}, "run make art"


@of_every_game
def test_no_word_has_two_pictures(game: str) -> None:
    """Both sprites are in one page, where an id is unique."""
    assert not set(symbols(art(game) / "icons.svg")) & set(symbols(art(game) / "symbols.svg"))


@of_every_game
def test_no_concept_is_drawn_that_every_table_has_already(game: str) -> None:
    listed = json.loads((art(game) / "icons.json").read_text(encoding="utf-8"))
    shared = json.loads(COMMON.read_text(encoding="utf-8"))
    assert not {concept for concept, name in listed.items() if shared.get(concept) == name}


@of_every_game
def test_drawings_are_shapes_and_nothing_else(game: str) -> None:
    """The page that shows them allows no styles and no scripts inside, and fetches nothing from elsewhere."""
    for file in drawings(game):
        drawing = file.read_text(encoding="utf-8")
        plain = drawing.replace('xmlns="http://www.w3.org/2000/svg"', "")
        assert not re.search(r"<style|<script|<foreignObject|<image|\bstyle\s*=|\bon[a-z]+\s*=|https?:|<!", plain), file
        for target in re.findall(r'href="([^"]*)"', plain):
            assert target.startswith("#"), (file.name, target)


@of_every_game
def test_a_drawing_holds_together(game: str) -> None:
    """Ids are unique, and what is referred to is there, so that drawings can be in one page."""
    for file in drawings(game):
        drawing = file.read_text(encoding="utf-8")
        ids = re.findall(r'\bid="([^"]+)"', drawing)
        assert len(set(ids)) == len(ids), file
        used = re.findall(r'href="#([^"]+)"', drawing) + re.findall(r"url\(#([^)]+)\)", drawing)
        assert set(used) <= set(ids), (file.name, set(used) - set(ids))
        if file.name not in ("icons.svg", "symbols.svg"):
            assert "viewBox=" in drawing.partition(">")[0], file
            name = file.name.split(".")[0]
            assert all(id.startswith(name) for id in ids), (file.name, ids)


@of_every_game
def test_every_game_has_a_cover_and_an_emblem(game: str) -> None:
    assert (art(game) / "cover.svg").exists()
    assert "emblem" in pictured(game)


@of_every_game
def test_tones_are_colours_and_nothing_else(game: str) -> None:
    """Only custom properties, for both themes, under names that nothing else uses."""
    css = re.sub(r"/\*.*?\*/", "", (art(game) / "tones.css").read_text(encoding="utf-8"), flags=re.S)
    rules = re.findall(r"([^{}]+)\{([^{}]*)\}", css)
    assert re.sub(r"[^{}]+\{[^{}]*\}", "", css).strip() == ""
    names: dict[str, set[str]] = {}
    for selector, body in rules:
        for line in filter(None, (each.strip() for each in body.split(";"))):
            name, _, value = line.partition(":")
            assert re.fullmatch(r"--[a-z0-9_-]+", name.strip()), line
            assert "url(" not in value, line
            names.setdefault(selector.strip(), set()).add(name.strip())
    assert set(names) <= {":root", "[data-theme=dark]"}, set(names)
    interface = set(re.findall(r"(--[a-z0-9-]+)\s*:", LOOK))
    assert not names[":root"] & interface
    assert names.get("[data-theme=dark]", set()) <= names[":root"]


@of_every_game
def test_every_colour_a_drawing_asks_for_is_known(game: str) -> None:
    css = LOOK + (art(game) / "tones.css").read_text(encoding="utf-8")
    known = set(re.findall(r"(--[a-z0-9_-]+)\s*:", css)) | {
        "--c",
        "--d",
        "--o",
        "--tone",
        "--icon-tone",
    }  # of a seat, of a piece
    for file in [*drawings(game), *shapes(game)]:
        assert set(re.findall(r"var\((--[a-z0-9_-]+)", file.read_text(encoding="utf-8"))) <= known, file


@of_every_game
def test_every_big_moment_has_a_heading_and_its_picture_can_be_drawn(game: str) -> None:
    """Its ground is a tincture, its icon is drawn, and parts that are counted say of which fact."""
    named = {each.ILLUMINATION: each for each in kinds_of(Event) if game == each.GAME and each.ILLUMINATION}
    assert named, "a match without a big moment"
    for moment in named:
        for lang in LANGUAGES:
            assert catalogue(lang, game).has(f"illumination-{moment}"), (lang, moment)
    pictures = {file.stem.removeprefix("illumination-"): file for file in art(game).glob("illumination-*.svg")}
    assert set(pictures) == set(named)
    for moment, file in pictures.items():
        head, _, body = file.read_text(encoding="utf-8").partition(">")
        said = dict(re.findall(r'data-(\w+)="([^"]*)"', head))
        assert said["ground"] in {"gules", "azure", "vert", "sable"}, file
        assert said.get("icon", "emblem") in pictured(game), file
        assert ("data-nth" in body) == ("counts" in said), file
        assert said.get("counts", "") in {"", *named[moment].__struct_fields__}, file
