"""The project itself: settings, files and words that must not drift apart."""

from __future__ import annotations

import json
import re
import subprocess
import tomllib
from importlib.metadata import PackageNotFoundError, distribution
from itertools import zip_longest
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

import regnum
from regnum.core.messages import snake
from regnum.core.registry import box_of
from tools.lock import declared, needed

HOME = Path(__file__).parents[2]


def tracked_files() -> list[Path]:
    """What git tracks; in an unpacked archive everything but what was built."""
    if (HOME / ".git").exists():
        listed = subprocess.run(["git", "ls-files"], cwd=HOME, capture_output=True, text=True, check=True)
        return [HOME / name for name in listed.stdout.splitlines() if (HOME / name).is_file()]
    folders = [HOME / name for name in ("src", "tests", "docs", "bench", "web/src")]
    found = [*HOME.glob("*.*"), *(file for folder in folders for file in folder.rglob("*"))]
    return [file for file in found if file.is_file()]


def test_the_version_is_defined_once() -> None:
    project = tomllib.loads((HOME / "pyproject.toml").read_text())["project"]
    assert project["version"] == regnum.__version__
    assert f"## {regnum.__version__}" in (HOME / "CHANGELOG.md").read_text()


def project() -> dict[str, Any]:
    whole: dict[str, Any] = tomllib.loads((HOME / "pyproject.toml").read_text(encoding="utf-8"))
    return whole


def pins() -> dict[str, str]:
    lines = (HOME / "constraints.txt").read_text(encoding="utf-8").splitlines()
    return dict(line.split("==") for line in lines if not line.startswith("#"))


def test_the_package_itself_needs_five_others_at_most() -> None:
    assert len(project()["project"]["dependencies"]) <= 5


def test_dependencies_are_ranges_and_the_lock_has_one_version_of_each() -> None:
    exact = pins()
    for each in declared(project()):
        kinds = sorted(part.operator for part in each.specifier)
        assert kinds == ["<", ">="], f"{each} is not a range such as >=1.2,<2"
        assert each.specifier.contains(exact[canonicalize_name(each.name)]), f"{each} does not allow what is locked"


def test_what_dependencies_need_is_locked_too() -> None:
    """Asked of those that are installed here; after `make setup` those are all that this machine needs."""
    exact = pins()
    for name, version in exact.items():
        try:
            found = distribution(name)
        except PackageNotFoundError:
            continue  # for other systems, or for machines without Node
        assert Version(found.version) == Version(version), f"{name} is installed in another version than the lock says"
        for each in map(Requirement, found.requires or []):
            if needed(each, []):
                pin = exact.get(canonicalize_name(each.name))
                assert pin is not None, f"{name} needs {each}, which is not locked; run make lock"
                assert each.specifier.contains(pin), f"{name} needs {each}, but {pin} is locked"


def test_every_locked_package_is_credited_with_its_version() -> None:
    rows = re.findall(r"^\| ([^|]+) \| ([^|]+) \|", (HOME / "CREDITS.md").read_text(encoding="utf-8"), flags=re.M)
    credited: dict[str, str] = {
        canonicalize_name(name.strip()): version.strip()
        for names, versions in rows
        for name, version in zip_longest(names.split(","), versions.split(","), fillvalue=versions)
    }
    assert {name: credited.get(name) for name in pins()} == pins()


def test_the_lock_and_the_extras_say_the_same_as_the_design() -> None:
    extras = project()["project"]["optional-dependencies"]
    offered = {"play", "server", "postgres", "notices", "tty", "lab", "learning", "cluster"}
    assert offered | {"all"} <= set(extras)
    (everything,) = map(Requirement, extras["all"])
    assert everything.extras == offered


def test_the_metadata_is_complete() -> None:
    about = project()["project"]
    assert about["requires-python"] == ">=3.11"
    assert all(about[name] for name in ("description", "readme", "license", "authors", "keywords", "classifiers"))
    assert all((HOME / name).is_file() for name in about["license-files"])
    assert "Typing :: Typed" in about["classifiers"] and (HOME / "src/regnum/py.typed").is_file()


READABLE = {
    ".py",
    ".md",
    ".toml",
    ".ftl",
    ".yaml",
    ".txt",
    ".ts",
    ".svelte",
    ".js",
    ".json",
    ".css",
    ".svg",
    ".html",
    "",
}


def test_what_the_page_needs_is_pinned_and_credited() -> None:
    package = json.loads((HOME / "web/package.json").read_text())
    credits = (HOME / "CREDITS.md").read_text()
    for name, version in {**package["dependencies"], **package["devDependencies"]}.items():
        assert re.fullmatch(r"\d+\.\d+\.\d+", version), f"{name} {version} is not pinned"
        assert f"| {name} | {version} |" in credits, f"{name} {version} is not credited"


def page_sources() -> list[Path]:
    sources = [file for file in tracked_files() if HOME / "web" in file.parents and file.suffix in READABLE]
    assert len(sources) > 100
    return sources


def test_the_page_names_no_game() -> None:
    names = re.compile(
        "|".join([*regnum.games(), "jerusalem", "architects", "henry", "outsider", "townsfolk"]), re.IGNORECASE
    )
    for file in page_sources():
        assert not names.search(file.read_text(encoding="utf-8")), file


# Words of some game's records that any page or any table needs too.
ORDINARY = {
    "back", "board", "card", "choose", "end", "figure", "free", "gain", "leave", "level", "look", "looked", "nobody",
    "now", "offer", "place", "roads", "step", "strict",
}  # fmt: skip


def words_of_records(game: str) -> set[str]:
    """The names in a game's records and messages: verbs, events, settings with their values, expansions."""
    box = box_of(game)
    kinds = [*box.events, *(event for each in box.expansions.values() for event in each.events)]
    options = box.info().options
    choices = {str(choice) for option in options for choice in option.choices or ()}
    verbs = {family.verb for family in box.moves().families}
    return (
        {snake(kind.__name__) for kind in kinds} | verbs | choices | {each.name for each in options} | {*box.expansions}
    )


def test_the_page_decides_nothing_by_a_word_of_one_game() -> None:
    """The browser draws scenes and answers decisions: no text in it is a verb, an event or a setting of a game."""
    own = set[str]().union(*(words_of_records(game) for game in regnum.games())) - ORDINARY
    quoted = re.compile(r"""(["'`])([a-z][a-z0-9_]*)\1""")
    for file in page_sources():
        if file.suffix in {".ts", ".svelte"} and HOME / "web/tests" not in file.parents:
            found = {word for _, word in quoted.findall(file.read_text(encoding="utf-8"))} & own
            assert not found, f"{file} knows {sorted(found)}"


def test_no_machine_path_and_no_registry_is_named() -> None:
    forbidden = re.compile(r"/work/|/root/|pypi\.org|registry\.npmjs|files\.pythonhosted")
    for file in tracked_files():
        if file.suffix in READABLE and file != Path(__file__):
            assert not forbidden.search(file.read_text(encoding="utf-8", errors="ignore")), file


def test_ci_runs_what_the_readme_says() -> None:
    assert "make test" in (HOME / "README.md").read_text()
    assert "make test" in (HOME / ".ci" / "run").read_text()


def test_the_public_api_is_what_the_design_promises() -> None:
    promised = ["games", "info", "new", "replay", "text", "bot", "OptionError", "IllegalMove", "RecordError"]
    assert all(hasattr(regnum, name) for name in promised)
    match = regnum.new("brothers", seats=2, seed=7)
    for name in ["game", "seats", "seed", "options", "over", "waiting", "decision", "legal", "why", "play", "view",
                 "scene", "score", "result", "record", "clone", "imagine", "hash"]:  # fmt: skip
        assert hasattr(match, name)


def test_every_link_in_the_docs_leads_somewhere() -> None:
    for page in [*HOME.glob("*.md"), *(HOME / "docs").rglob("*.md")]:
        prose = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.S | re.M)
        for target in re.findall(r"\]\(([^)#]+)(?:#[^)]*)?\)", prose):
            if "://" not in target and not target.startswith("mailto:"):
                assert (page.parent / target).exists(), f"{page.name} links to {target}"


def test_the_example_in_the_readme_runs() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", (HOME / "README.md").read_text(encoding="utf-8"), flags=re.S)
    known: dict[str, object] = {}
    exec(example, known)
    match = known["match"]
    assert isinstance(match, regnum.Match)
    assert [entry.move.text for entry in match.log] == ["take 2"]
