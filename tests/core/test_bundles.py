"""Catalogues whose messages are parsed when needed: they say the same as if all were parsed at once."""

from __future__ import annotations

import logging

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from regnum.catalogue.bundles import LazyBundle
from regnum.catalogue.render import LANGUAGES, file_in, packages_of, read_file

OWN = """\
# Everything a catalogue may contain.
-house = the abbey
    .gen = of the abbey
plain = Welcome to { -house }
    .short = Hi
borrows = { plain }!
many = { $n ->
    [one] a monk
   *[other] { $n } monks
}
lines =
    the first
    and the second

## A heading
twice = before
twice = after
"""
EXPANSION = "plain = Come in\nbroken = { $\nadded = New\nthis is not Fluent\n"


def bundle(*sources: str) -> LazyBundle:
    made = LazyBundle("en")
    for number, source in enumerate(sources):
        made.add_source(f"package{number}", source)
    return made


def eager(*sources: str) -> FluentBundle:
    made = FluentBundle(["en"], use_isolating=False)
    for source in sources:
        made.add_resource(FluentResource(source), allow_overrides=True)
    return made


def said(of: FluentBundle, id: str) -> tuple[str, dict[str, str]]:
    """A message with its attributes, in words."""
    message = of.get_message(id)
    value = "" if message.value is None else str(of.format_pattern(message.value, {"n": 5})[0])
    return value, {name: str(of.format_pattern(each)[0]) for name, each in message.attributes.items()}


@pytest.mark.parametrize("sources", [(OWN,), (OWN, EXPANSION)])
def test_a_message_says_the_same_as_if_the_whole_catalogue_were_parsed(sources: tuple[str, ...]) -> None:
    lazy, whole = bundle(*sources), eager(*sources)
    for id in ("borrows", "many", "lines", "twice", "plain"):
        assert said(lazy, id) == said(whole, id)
    for id in ("house", "-house", "absent", "broken", "this"):
        assert lazy.has_message(id) == whole.has_message(id) is False
    assert lazy.has_message("added") == (len(sources) == 2)


def test_only_what_is_needed_is_parsed() -> None:
    made = bundle(OWN)
    assert said(made, "borrows")[0] == "Welcome to the abbey!"
    assert set(made.sources) == {"many", "lines", "twice"}


def test_what_is_not_fluent_is_reported(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING, logger="regnum.catalogue"):
        made = bundle(OWN, EXPANSION)
        assert [each.args for each in caplog.records] == [("package1", "en", "this is not Fluent")]
        assert not made.has_message("broken")
    assert [each.args for each in caplog.records[1:]] == [("package1", "en", "broken = { $")]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_catalogue_of_the_interface_is_found_whole(lang: str) -> None:
    (package,) = packages_of("")
    source = read_file(package, file_in(package, lang)) or ""
    entries = [each for each in FluentResource(source).body if isinstance(each, (ast.Message, ast.Term))]
    ids = {each.id.name if isinstance(each, ast.Message) else f"-{each.id.name}" for each in entries}
    assert set(bundle(source).sources) == ids
