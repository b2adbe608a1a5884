"""What packs and publishes Regnum names the same versions, systems and tools everywhere."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from tools import pythons

HOME = Path(__file__).parents[2]
WORKFLOWS = sorted((HOME / ".github/workflows").glob("*.yml"))
PROJECT: dict[str, Any] = tomllib.loads((HOME / "pyproject.toml").read_text(encoding="utf-8"))


def workflow(name: str) -> dict[str, Any]:
    loaded: dict[str, Any] = yaml.safe_load((HOME / f".github/workflows/{name}.yml").read_text(encoding="utf-8"))
    return loaded


def test_wheels_and_tests_are_made_for_every_python_we_support() -> None:
    wheels = [f"cp{version.replace('.', '')}-*" for version in pythons.SUPPORTED]
    assert PROJECT["tool"]["cibuildwheel"]["build"] == wheels
    assert tuple(workflow("test")["jobs"]["contract"]["strategy"]["matrix"]["python"]) == pythons.SUPPORTED
    assert PROJECT["project"]["requires-python"] == f">={pythons.SUPPORTED[0]}"


@pytest.mark.parametrize("file", WORKFLOWS, ids=lambda file: file.stem)
def test_a_workflow_asks_for_little_and_ends(file: Path) -> None:
    read = workflow(file.stem)
    assert read["permissions"] == {"contents": "read"}
    assert read["concurrency"]["group"]
    own = [job for job in read["jobs"].values() if "uses" not in job]
    assert own and all(job["timeout-minutes"] <= 350 for job in own)


def test_only_the_last_job_of_a_release_may_publish() -> None:
    allowed = {
        (file.stem, name): job["permissions"]
        for file in WORKFLOWS
        for name, job in workflow(file.stem)["jobs"].items()
        if "permissions" in job
    }
    assert allowed == {("release", "publish"): {"id-token": "write"}}
    assert set(workflow("release")["jobs"]["publish"]["needs"]) == {"test", "wheels"}


def test_every_action_is_pinned_to_a_commit() -> None:
    used = [line for file in WORKFLOWS for line in re.findall(r"uses: (.+)", file.read_text(encoding="utf-8"))]
    assert len(used) > 20
    for line in used:
        assert line.startswith("./") or re.fullmatch(r"[\w-]+/[\w-]+@[0-9a-f]{40} # v[\d.]+", line), line


def test_what_a_workflow_calls_is_there() -> None:
    text = "\n".join(file.read_text(encoding="utf-8") for file in WORKFLOWS)
    targets = re.findall(r"make ([a-z]+)", text)
    makefile = (HOME / "Makefile").read_text(encoding="utf-8")
    assert set(targets) == {"pythons", "nightly", "page"} and all(f"\n{target}:" in makefile for target in targets)
    files = re.findall(
        r"(?:python|--requirement|--constraint|run:) ((?:tools|packaging|\.ci)/[\w./]+|constraints\.txt)", text
    )
    assert len(set(files)) >= 5 and all((HOME / file).is_file() for file in files)


def test_tools_of_packaging_are_pinned_and_credited() -> None:
    lines = (HOME / "packaging/tools.txt").read_text(encoding="utf-8").splitlines()
    pins = [line.split("#")[0].strip() for line in lines if line and not line.startswith("#")]
    assert len(pins) > 30 and all(re.match(r"[\w.-]+==[\w.]+(;|$)", pin) for pin in pins)
    credited = (HOME / "CREDITS.md").read_text(encoding="utf-8")
    for line in lines[: lines.index("")]:
        if name := re.match(r"([\w-]+)==([\w.]+)", line):
            assert f"| {name[1]} | {name[2]} |" in credited


def test_a_python_that_only_looks_like_one_is_not_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """pyenv puts names on the path for versions that are not active; they answer with an error."""
    shim = tmp_path / "python3.14"
    shim.write_text("#!/bin/sh\necho 'command not found' >&2\nexit 127\n", encoding="utf-8")
    shim.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path))
    monkeypatch.setattr("sys.executable", "/no/such/python")
    assert pythons.interpreter("3.14") is None
    real = tmp_path / "versions/3.14.2/bin/python"
    real.parent.mkdir(parents=True)
    real.write_text("#!/bin/sh\necho 3.14\n", encoding="utf-8")
    real.chmod(0o755)
    assert pythons.interpreter("3.14") == str(real)


def test_a_missing_python_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    found = {"3.11": "python3.11", "3.13": "python3.13"}
    monkeypatch.setattr(pythons, "interpreter", found.get)
    monkeypatch.setattr(pythons, "holds", lambda version, python, arguments: True)
    pythons.main([])
    output = capsys.readouterr().out
    assert "Python 3.11: passed\nPython 3.12: not found\nPython 3.13: passed\nPython 3.14: not found" in output
    with pytest.raises(SystemExit):
        pythons.main(["3.12"])  # asked for by name


def test_a_python_on_which_a_promise_is_broken_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[list[str]] = []

    def holds(version: str, python: str, arguments: list[str]) -> bool:
        given.append(arguments)
        return version != "3.13"

    monkeypatch.setattr(pythons, "interpreter", lambda version: f"python{version}")
    monkeypatch.setattr(pythons, "holds", holds)
    pythons.main(["3.12", "--", "-k", "brothers"])
    assert given == [["-k", "brothers"]]
    with pytest.raises(SystemExit):
        pythons.main(["3.12", "3.13"])
    with pytest.raises(SystemExit, match=r"not 3\.10"):
        pythons.main(["3.10"])
