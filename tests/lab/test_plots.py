"""The drawings are there, can be read by machines, show something, and say in words what they show."""

from __future__ import annotations

from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from PIL import Image
from typer.testing import CliRunner

from regnum.cli.app import app
from regnum.lab.arena import ArenaPlan, ArenaReport, checked, held
from regnum.lab.graphs import LEAF
from regnum.lab.plots import kept_plots
from tests.typed import present

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def report() -> ArenaReport:
    return held(checked(ArenaPlan("brothers", 2, {}, ["random", "greedy", "page"], 12, 5)))


@pytest.fixture(scope="module")
def drawn(report: ArenaReport, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("plots")
    assert sorted(kept_plots(report, folder)) == sorted(folder.iterdir())
    return folder


def test_every_drawing_is_a_png_and_an_svg_that_shows_something(drawn: Path) -> None:
    names = ("elo", "scores", "thinking", "seats")
    assert {file.name for file in drawn.iterdir()} == {f"{name}.{kind}" for name in names for kind in ("png", "svg")}
    for name in names:
        with Image.open(drawn / f"{name}.png") as picture:
            picture.load()
            assert picture.format == "PNG" and picture.width >= 1000 and picture.height >= 300
            assert picture.info["Title"].endswith("brothers, 2 seats, 12 games") and picture.info["Description"]
            colours: list[Any] = present(picture.convert("RGB").getcolors(maxcolors=1_000_000))
            paper = max(colours)
            assert "#{:02x}{:02x}{:02x}".format(*paper[1]) == LEAF and paper[0] < 0.98 * picture.width * picture.height
            assert len(colours) > 20
        root = ElementTree.parse(drawn / f"{name}.svg").getroot()
        assert root.tag == f"{SVG}svg" and root.get("role") == "img"
        assert root.findtext(f"{SVG}title", "").endswith("12 games")
        assert len(list(root.iter(f"{SVG}path"))) > 10


def test_the_description_has_the_numbers_and_every_name(report: ArenaReport, drawn: Path) -> None:
    for name in ("elo", "scores", "thinking"):
        root = ElementTree.parse(drawn / f"{name}.svg").getroot()
        label = root.get("aria-label", "")
        shown = {text.text for text in root.iter(f"{SVG}text")}
        assert all(bot in label and bot in shown for bot in report.plan.bots)
    best = report.ratings[0]
    label = ElementTree.parse(drawn / "elo.svg").getroot().get("aria-label", "")
    assert f"{best.name} {best.elo:.0f} ({best.low:.0f} to {best.high:.0f})" in label


def test_the_same_numbers_give_the_same_bytes(report: ArenaReport, drawn: Path, tmp_path: Path) -> None:
    for file in kept_plots(report, tmp_path):
        assert file.read_bytes() == (drawn / file.name).read_bytes()


def test_the_command_makes_the_folder_and_a_solo_game_has_no_seats(tmp_path: Path) -> None:
    folder = tmp_path / "plots"
    typed = ["arena", "--game", "brothers", "--seats", "1", "--bots", "random", "--games", "3", "--plots", str(folder)]
    shown = CliRunner().invoke(app, typed, prog_name="regnum")
    assert shown.exit_code == 0, shown.output
    assert sorted(file.name for file in folder.glob("*.svg")) == ["elo.svg", "scores.svg", "thinking.svg"]
    assert "official opponent" in (folder / "elo.svg").read_text()
    assert "elo.png" in shown.stderr
