"""A drawn plan in a terminal: areas with the pieces on them, and lists with what was offered."""

from __future__ import annotations

from regnum.cli.drawing.mat import sheet
from regnum.core.letters import say
from regnum.scene.kit import Thing, panel, piece, place, scene
from tests.cli.test_mats import GAME, look, match


def drawn(*items: Thing, lit: tuple[str, ...] = ()) -> list[str]:
    seen = look(match(0, seats=2), lit=lit)
    place_of = place("here", "board" if items[0]["shape"] == "region" else "column", list(items))
    seen.scene = scene(GAME, [panel("plan", "offer", say("ui-board"), [place_of])])
    return [line.plain.strip() for line in sheet(seen.scene["panels"], seen, 78)][1:]


def area(name: str, *marks: Thing) -> Thing:
    return piece(f"area {name}", "region", label=say(f"action-{name}"), marks=list(marks))


def test_areas_show_who_stands_there_and_who_has_them() -> None:
    crown = piece("crown", "token", icon="crown", label=say("term-workshop"))
    heaps = [
        piece("one", "cubes", seat=0, value=4, label=say("term-worker.few"), marks=[crown]),
        piece("two", "cubes", seat=1, value=2, label=say("term-worker.few")),
    ]
    (line,) = drawn(area("recruit", *heaps), piece("name", "ribbon", label=say("action-recruit")), area("hunt"))
    assert "R4*" in line and "B2" in line and line.count("Recruit") == 1 and "Hunt" in line


def test_lists_show_numbers_owners_and_offers() -> None:
    bids = [
        piece("bid red", "bid", seat=0, value=5, label=say("ui-score")),
        piece("bid blue", "bid", seat=1, label=say("note-passed"), faint=True),
    ]
    lines = drawn(
        piece("first", "entry", order=1, label=say("action-recruit"), seat=1),
        piece("second", "entry", order=2, label=say("action-hunt"), marks=bids),
    )
    told = " ".join(lines)
    assert "1 Recruit" in told and "2 Hunt" in told and "R  5" in told
