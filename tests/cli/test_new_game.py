"""`regnum new-game`: it writes a package that installs, keeps every promise and plays, or nothing at all."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

import regnum
from regnum.catalogue import LANGUAGES
from regnum.cli import new_game
from tests.cli.conftest import Regnum, fails_with
from tests.guests import installed
from tests.server.rest.client import api_server, legal, table

HERE = Path(regnum.__file__).parents[1]
REGNUM = [sys.executable, "-c", "from regnum.cli import main; main()"]
NAME = "corn_mill"


def environment(*folders: Path) -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (HERE, *folders)))}


def done(command: list[str], home: Path, *folders: Path, typed: str = "") -> str:
    """What it prints; it must go well."""
    found = subprocess.run(
        command, cwd=home, env=environment(*folders), input=typed, capture_output=True, text=True, check=False
    )
    assert found.returncode == 0, found.stdout + found.stderr
    return found.stdout


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that the command has written."""
    folder = tmp_path_factory.mktemp("folder")
    output = done([*REGNUM, "new-game", NAME, "--title", "The Corn Mill"], folder)
    assert output.startswith("The Corn Mill was created in corn_mill.") and "regnum tty corn_mill" in output
    assert [each.name for each in folder.iterdir()] == [NAME]
    return folder / NAME


@pytest.fixture(scope="module")
def site(project: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where pip would have put it: the wheel is built from pyproject.toml and unpacked, without a network."""
    folder = tmp_path_factory.mktemp("site")
    build = "import sys, setuptools.build_meta as build; build.build_wheel(sys.argv[1])"
    done([sys.executable, "-c", build, str(folder)], project)
    (wheel,) = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(folder)
    return folder


@pytest.fixture
def mill(site: Path) -> Iterator[str]:
    with installed(site):
        yield NAME


def test_it_writes_a_whole_project_with_no_name_left_open(project: Path) -> None:
    written = {str(file.relative_to(project)) for file in project.rglob("*") if file.is_file()}
    assert written >= {
        ".gitignore",
        "README.md",
        "pyproject.toml",
        "corn_mill/__init__.py",
        "corn_mill/box.py",
        "corn_mill/scene.py",
        "corn_mill/texts/en.ftl",
        "corn_mill/rules/en.md",
        "tests/test_corn_mill.py",
    }
    for file in written:
        text = (project / file).read_text(encoding="utf-8")
        assert not re.search(r"__(NAME|CLASS|TITLE)__", text), file
        if file.endswith(".py"):
            assert not re.search(r"regnum\.(core|bots|scene|guide|server)", text), f"{file} needs more than the API"


def test_its_own_test_passes(project: Path, site: Path) -> None:
    output = done([sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"], project, site)
    assert re.search(r"^\d\d passed", output, re.MULTILINE), output


def test_it_is_strictly_typed(project: Path) -> None:
    output = done([sys.executable, "-m", "mypy", "--strict", "--cache-dir", os.devnull, "-p", NAME], project)
    assert "Success" in output


def test_it_is_played_in_the_terminal(site: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REGNUM_HOME", str(tmp_path))
    output = done(
        [*REGNUM, "tty", NAME, "--plain", "--seed", "3"], tmp_path, site, typed="3\nscore\nrules 2.1\nlang uk\n"
    )
    assert "The Corn Mill" in output and "Red takes 3 stones." in output
    assert "How many will you take?" in output and "In your turn you take 1, 2 or 3 stones" in output
    assert NAME in done([*REGNUM, "games"], tmp_path, site)


def test_it_is_in_the_lobby_and_a_table_is_opened(mill: str, tmp_path: Path) -> None:
    asyncio.run(asyncio.wait_for(visited(mill, tmp_path), 60))


async def visited(mill: str, folder: Path) -> None:
    async with api_server(folder) as server:
        anna = await server.guest("Anna")
        for lang in LANGUAGES:
            shown = {each["id"]: each for each in (await anna.get(f"/api/games?lang={lang}"))["games"]}
            assert shown[mill]["title"] == "The Corn Mill"
            assert shown[mill]["options"][0]["label"] == "Stones in the heap"
            page = await anna.ask("GET", "/plain", accept_language=lang, accept="text/html")
            assert page.status_code == 200 and "The Corn Mill" in page.text
        made = await table(anna, "me", "me", begin=True, game=mill)
        _, seat, move = await legal(anna, made)
        assert (seat, move) == (0, "take 1")
        sight = (await anna.get(f"/api/tables/{made}/sight"))["sight"]
        handles = [handle for option in sight["decision"]["options"] for handle in option["handles"]]
        assert handles == ["take 1", "take 2", "take 3"]
        assert all(f"'{handle}'" in str(sight["scene"]) for handle in handles)
        board = await anna.ask("GET", f"/plain/table/{made}", accept="text/html")
        assert board.status_code == 200 and "How many will you take?" in board.text.replace("\xa0", " ")


def test_every_bot_level_can_play_it(mill: str) -> None:
    match = regnum.new(mill, seats=2, seed=4)
    bots = [regnum.bot("greedy", seed=1), regnum.bot("squire", seed=2)]
    while not match.over:
        for seat in match.waiting:
            match.play(seat, bots[seat].choose(match, seat))
    assert match.result is not None and sum(match.result.totals) == len(match.rules.pieces(match.state)) + 5


# -- nothing is written ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Mill", "a to z"),
        ("m", "2 to 30"),
        ("m" * 31, "2 to 30"),
        ("2mill", "not starting with a digit"),
        ("corn-mill", "not 'corn-mill'"),
        ("corn.mill", "a to z"),
        ("../mill", "a to z"),
        ("млин", "a to z"),
        ("", "a to z"),
        ("class", "a Python keyword"),
        ("match", "a Python keyword"),
        ("seats", "reserved"),
        ("regnum", "reserved"),
        ("tests", "reserved"),
        ("brothers", "is already installed"),
        ("json", "a Python package"),
        ("msgspec", "a Python package"),
    ],
)
def test_a_name_that_cannot_be_one_is_refused(
    run: Regnum, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str, why: str
) -> None:
    monkeypatch.chdir(tmp_path)
    fails_with(run("new-game", name), why)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("title", ["", "  ", "a {b}", 'the "Mill"', "back\\slash", "two\nlines", "x" * 61])
def test_a_title_that_would_break_a_file_is_refused(
    run: Regnum, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, title: str
) -> None:
    monkeypatch.chdir(tmp_path)
    fails_with(run("new-game", "mill", "--title", title), "a title must have 1 to 60 characters")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("kind", ["folder", "file", "dangling link"])
def test_what_is_there_is_never_touched(
    run: Regnum, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    monkeypatch.chdir(tmp_path)
    there = tmp_path / "mill"
    if kind == "folder":
        there.mkdir()
    elif kind == "file":
        there.write_text("mine", encoding="utf-8")
    else:
        there.symlink_to(tmp_path / "nowhere")
    fails_with(run("new-game", "mill"), "mill already exists, nothing was written")
    assert [each.name for each in tmp_path.iterdir()] == ["mill"]
    assert kind != "folder" or list(there.iterdir()) == []
    assert kind != "file" or there.read_text(encoding="utf-8") == "mine"


def test_another_folder_can_be_chosen_if_there_is_a_place_for_it(run: Regnum, tmp_path: Path) -> None:
    fails_with(run("new-game", "mill", "--folder", str(tmp_path / "no" / "mill")), "is not a folder")
    assert run("new-game", "mill", "--folder", str(tmp_path / "my-mill")).exit_code == 0
    assert (tmp_path / "my-mill" / "mill" / "box.py").is_file()
    assert "game-title = Mill\n" in (tmp_path / "my-mill" / "mill" / "texts" / "en.ftl").read_text(encoding="utf-8")


def test_a_disk_that_fails_half_way_leaves_nothing(
    run: Regnum, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = Path.write_text

    def full(self: Path, *text: str, **more: str) -> int:
        if self.name == "scene.py":
            raise OSError(28, "No space left on device")
        return written(self, *text, **more)

    monkeypatch.setattr(Path, "write_text", full)
    fails_with(run("new-game", "mill", "--folder", str(tmp_path / "mill")), "No space left on device", code=1)
    assert list(tmp_path.iterdir()) == []


def test_help_teaches(run: Regnum) -> None:
    output = run("new-game", "--help").stdout
    assert "regnum new-game mill" in output and "pip install -e ." in output and "never changed" in output


def test_every_template_travels_with_the_package() -> None:
    import tomllib

    patterns = tomllib.loads((HERE.parent / "pyproject.toml").read_text(encoding="utf-8"))
    assert "*.txt" in patterns["tool"]["setuptools"]["package-data"]["*"]
    folder = Path(new_game.__file__).parent / "template"
    found = [file for file in folder.rglob("*") if file.is_file()]
    assert len(found) > 12 and all(file.suffix == ".txt" and not file.name.startswith(".") for file in found)
