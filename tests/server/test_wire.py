"""The messages: strict input, and the browser's types are generated from them."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from regnum.scene import Shape
from regnum.server import typescript, wire

WIRE = Path(__file__).parents[2] / "web" / "src" / "wire"


def test_the_types_of_the_browser_are_fresh() -> None:
    assert (WIRE / "messages.ts").read_text(encoding="utf-8") == typescript.page(), "run: make wire"
    assert (WIRE / "scene.ts").read_text(encoding="utf-8") == typescript.scene_page(), "run: make wire"


def test_the_types_of_a_scene_keep_the_comments_of_its_fields_and_know_every_shape() -> None:
    page = typescript.scene_page()
    assert "  /** Short name, as on the thing itself. */\n  label?: Message;" in page
    assert all(f'  | "{shape}"' in page for shape in Shape)
    assert "null" not in page and "unknown" not in page


def test_every_message_has_a_type_of_its_own() -> None:
    page = typescript.page()
    for each in (
        "hello",
        "play",
        "confirm",
        "undo",
        "say",
        "look",
        "ping",
        "welcome",
        "whole",
        "change",
        "done",
        "refused",
    ):
        assert f't: "{each}";' in page
    for code in wire.CLOSING:
        assert f"export const {code} = {getattr(wire, code)};" in page


@pytest.mark.parametrize(
    "text",
    [
        '{"t":"play","id":"","at":0,"seat":0,"move":"x"}', '{"t":"play","id":"a","at":-1,"seat":0,"move":"x"}',
        '{"t":"play","id":"a","at":0,"seat":16,"move":"x"}', '{"t":"play","id":"a","at":0,"seat":0,"move":""}',
        '{"t":"play","id":"a","at":0,"seat":0,"move":"x","person":"b"}', '{"t":"say","id":"a","text":""}',
        '{"t":"play","id":"a","at":"0","seat":0,"move":"x"}', '{"t":"play","id":"a","at":0.5,"seat":0,"move":"x"}',
        '{"t":"say","id":"a","text":"' + "x" * 501 + '"}', '{"t":"welcome"}', '{"t":1}', "{}", "", "[" * 500,
    ],
)  # fmt: skip
def test_what_is_not_exactly_a_command_is_refused(text: str) -> None:
    with pytest.raises(msgspec.DecodeError):
        wire.read(text)


def test_a_command_is_read_as_it_was_written() -> None:
    command = wire.Play("id", 3, 1, "take 6")
    assert wire.read(msgspec.json.encode(command)) == command
