"""Shapes that a game draws itself: `art/shapes/<name>.svg` of its package or of one of its expansions.

docs/shapes.md describes the format. `faults` is what is wrong with a file; the contract suite asks it of every game.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Final
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from regnum.catalogue.render import packages_of

FILE: Final = re.compile(r"([a-z][a-z0-9_]{0,63})\.svg")
SVG: Final = "{http://www.w3.org/2000/svg}"
ELEMENTS: Final = frozenset({
    "svg", "g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "use", "defs", "clipPath",
    "linearGradient", "radialGradient", "stop",
})  # fmt: skip
ATTRIBUTES: Final = frozenset({
    "id", "d", "x", "y", "width", "height", "rx", "ry", "cx", "cy", "r", "x1", "y1", "x2", "y2", "fx", "fy", "points",
    "offset", "href", "transform", "viewBox", "preserveAspectRatio", "overflow", "opacity", "color", "fill",
    "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-dasharray", "stroke-linecap", "stroke-linejoin",
    "stroke-opacity", "vector-effect", "clip-path", "clip-rule", "clipPathUnits", "gradientUnits",
    "gradientTransform", "stop-color", "stop-opacity", "font-weight", "letter-spacing",
})  # fmt: skip
ROOT: Final = frozenset({
    "data-stretch", "data-unit", "data-wide", "data-form", "data-radius", "data-hatch", "data-shadow",
})  # fmt: skip
PART: Final = frozenset({
    "data-when", "data-of", "data-from", "data-upto", "data-x", "data-y", "data-lift",
})  # fmt: skip
ANCHOR: Final = frozenset({
    "data-anchor", "data-align", "data-px", "data-ground", "data-pad", "data-font", "data-largest", "data-columns",
    "data-gap", "data-lines", "data-plain", "data-above",
})  # fmt: skip
ANCHORS: Final = re.compile(
    r"marks(-[1-9][0-9]?)?|gives|cost|name|label|foot|value|at|order|plus|arms|picture|seal|tag"
)
WORDS: Final[dict[str, re.Pattern[str]]] = {
    "data-stretch": re.compile("x|y|both"),
    "data-unit": re.compile("px"),
    "data-form": re.compile("box|round"),
    "data-anchor": ANCHORS,
    "data-align": re.compile("start|middle|end"),
    "data-font": re.compile("title|ui"),
    "data-ground": re.compile("pill|ribbon|plate"),
    "data-of": re.compile("value|most|order|marks|width"),
    "data-x": re.compile("start|middle|end|stretch|scale"),
    "data-y": re.compile("start|middle|end|stretch|scale"),
    "data-when": re.compile(
        r"((^| )(not-)?(spent|faint|shut|filled|empty|seat|face-down|(icon|tone)=[A-Za-z0-9_-]+))+"
    ),
}
NUMBERS: Final = frozenset({
    "data-radius", "data-from", "data-upto", "data-lift", "data-pad", "data-largest", "data-columns", "data-gap",
    "data-lines",
})  # fmt: skip


@cache
def shape_drawings(game: str) -> dict[str, str]:
    """The source of every shape a game brings, by its name; the game's own goes before an expansion's."""
    found: dict[str, str] = {}
    for package in packages_of(game)[1:]:
        for name, source in shapes_in(package):
            found.setdefault(name, source)
    return found


def shapes_in(package: str) -> list[tuple[str, str]]:
    """The shapes of one package; none where it has no such folder."""
    try:
        folder = files(package).joinpath("art", "shapes")
        named = [(FILE.fullmatch(each.name), each) for each in folder.iterdir()]
    except (OSError, TypeError):  # TypeError: a single module has no folder for art
        return []
    return sorted((name[1], each.read_text(encoding="utf-8")) for name, each in named if name)


def faults(name: str, source: str) -> list[str]:
    """What is wrong with a shape, each in a sentence; empty where the page can draw it."""
    if "<!" in source.replace("<!--", "") or "<?" in source:
        return ["only elements and comments are allowed: no doctype, entity or instruction"]
    try:
        root = ElementTree.fromstring(source)
    except ElementTree.ParseError as error:
        return [f"it is not well-formed: {error}"]
    if root.tag != f"{SVG}svg" or "viewBox" not in root.attrib:
        return ["it must be one <svg> with a viewBox"]
    return [*(fault for part in root.iter() for fault in part_faults(part, part is root)), *id_faults(name, root)]


def part_faults(part: Element, is_root: bool) -> Iterator[str]:
    """What is wrong with one element."""
    tag = str(part.tag).removeprefix(SVG)
    if tag not in ELEMENTS:
        yield f"<{tag}> is not allowed"
    anchor = "data-anchor" in part.attrib
    if anchor and tag != "rect":
        yield f"an anchor is a <rect>, not a <{tag}>"
    known = ATTRIBUTES | (ROOT if is_root else PART | ANCHOR if anchor else PART)
    for attribute, value in part.attrib.items():
        if attribute not in known:
            yield f"{attribute} is not allowed on this <{tag}>"
        elif fault := value_fault(attribute, value):
            yield fault


def value_fault(attribute: str, value: str) -> str:
    """What is wrong with the value of an attribute; "" where nothing is."""
    if attribute == "href" and not value.startswith("#"):
        return f"href={value!r} leads out of the file"
    if "url(" in value and not re.fullmatch(r"url\(#[A-Za-z0-9_-]+\)", value):
        return f"{attribute}={value!r} leads out of the file"
    if attribute in WORDS and not WORDS[attribute].fullmatch(value):
        return f"{attribute}={value!r} is not one of the words it may be"
    if attribute in NUMBERS and not re.fullmatch(r"-?\d*\.?\d+", value):
        return f"{attribute}={value!r} is not a number"
    if attribute == "data-px" and not re.fullmatch(r"[\d.]+( [\d.]+){1,2}", value):
        return f"data-px={value!r} is not two or three sizes"
    return ""


def id_faults(name: str, root: Element) -> Iterator[str]:
    """Ids begin with the name of the file and are unique: all shapes are in one page."""
    ids = [part.attrib["id"] for part in root.iter() if "id" in part.attrib]
    for each in sorted(set(ids)):
        if not each.startswith(name):
            yield f"id={each!r} must begin with {name!r}"
        if ids.count(each) > 1:
            yield f"id={each!r} is there twice"
