"""The browser calls the sides of a table as the plain page does, and foresees the colours that the table will give."""

from __future__ import annotations

import json
import random
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest

import regnum
from regnum.catalogue.sentences import Sentences
from regnum.core.registry import box_of
from regnum.server.page.seats import called, sides
from regnum.table import commands
from regnum.table.settings import TableSettings
from regnum.table.snapshot import TableInfo, table_info
from regnum.table.table import Table
from tests.web.test_sentences import WEB, sources

PEOPLE = {"a": "Anna", "b": "Anna", "c": "Čeněk", "gone": ""}


def told(folder: Path, order: dict[str, Any]) -> Any:
    """What the page's own code says."""
    made = folder / "seats.mjs"
    command = ["tests/seats.ts", "--file", str(made), "--format", "esm", "--platform", "node"]
    done = subprocess.run(
        [str(WEB / "node_modules/.bin/rolldown"), *command], check=False, cwd=WEB, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    ran = subprocess.run(["node", str(made)], check=False, input=msgspec.json.encode(order), capture_output=True)
    assert ran.returncode == 0, ran.stderr.decode()
    return json.loads(ran.stdout)


def some_table(game: str, chance: random.Random) -> TableInfo:
    """A table with whoever comes: people, one of them perhaps twice, bots, free seats, an official opponent."""
    least, most = regnum.info(game).seats
    table = Table("t")
    commands.make(table, "a", game, chance.randint(least, most), {}, TableSettings(), 0)
    for seat in range(len(table.seats)):
        who = chance.choice(["a", "b", "c", "d", "squire", "king", "", ""])
        if who in ("squire", "king"):
            commands.lend(table, "a", seat, who, 0)
        elif who:
            commands.sit(table, who, seat, 0, colour=chance.choice(["", "blue", "white", "red"]))
    return table_info(table)


@pytest.mark.parametrize("lang", ["en", "cs"])
@pytest.mark.parametrize("game", regnum.games())
def test_browser_and_plain_page_call_the_sides_alike(game: str, lang: str, tmp_path: Path) -> None:
    chance = random.Random(7)
    people = {id: name for id, name in PEOPLE.items() if name}
    tables = [some_table(game, chance) for _ in range(60)]
    asked = [{"table": table, "people": people} for table in tables]
    found = told(tmp_path, {"lang": lang, "sources": sources(lang, game), "tables": asked, "wishes": []})
    for table, page in zip(tables, found["tables"], strict=True):
        names = called(table, people, lang)
        assert page == {"names": list(names), "labels": sides(table, names, Sentences(lang, game))}
        assert len(set(names)) == len(names), "two sides of one name"


def test_the_form_foresees_the_colours_of_the_table(tmp_path: Path) -> None:
    wishes: list[dict[str, Any]] = []
    expected: list[list[str]] = []
    for game in regnum.games():
        offered = box_of(game).colours
        least, most = regnum.info(game).seats
        for wish in ("", "white", *offered):
            for seats in range(least, most + 1):
                for mine in range(seats):
                    chairs = ["me" if seat == mine else "squire" for seat in range(seats)]
                    table = Table("t")
                    commands.make(table, "a", game, seats, {}, TableSettings(), 0)
                    commands.sit(table, "a", mine, 0, colour=wish)
                    wishes.append({"chairs": chairs, "offered": list(offered), "wish": wish})
                    expected.append([seat.colour for seat in table_info(table).seats])
    found = told(tmp_path, {"lang": "en", "sources": [], "tables": [], "wishes": wishes})
    assert found["wishes"] == expected
