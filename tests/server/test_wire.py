"""The messages: strict where they come in, and the browser's types are made from them."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from regnum.server import typescript, wire

MESSAGES = Path(__file__).parents[2] / "web" / "src" / "wire" / "messages.ts"


def test_the_types_of_the_browser_are_fresh() -> None:
    assert MESSAGES.read_text(encoding="utf-8") == typescript.page(), "run: make wire"


def test_every_message_has_a_type_of_its_own() -> None:
    page = typescript.page()
    for each in ("hello", "play", "confirm", "undo", "say", "look", "ping", "welcome", "state", "done", "refused"):
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
