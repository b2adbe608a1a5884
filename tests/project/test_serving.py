"""The container and the systemd unit of docs/serving.md: what they name exists, and they ask for no rights."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest
import yaml
from prometheus_client.parser import text_string_to_metric_families
from typer.main import get_command

from regnum.cli.app import app
from regnum.server.monitoring.metrics import Metrics
from regnum.server.settings import Limits
from tools import pythons

HOME = Path(__file__).parents[2]
UNIT = (HOME / "packaging/regnum.service").read_text(encoding="utf-8")
CONTAINER = (HOME / "packaging/Containerfile").read_text(encoding="utf-8")
GUIDE = (HOME / "docs/serving.md").read_text(encoding="utf-8")
MONITORING = HOME / "packaging/monitoring"
EXTRAS = tomllib.loads((HOME / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]


def settings() -> dict[str, list[str]]:
    """The settings of the unit; some may be given several times."""
    found: dict[str, list[str]] = {}
    for name, value in re.findall(r"^(\w+)=(.*)$", UNIT, re.MULTILINE):
        found.setdefault(name, []).append(value)
    return found


def stages() -> list[list[list[str]]]:
    """The instructions of each stage of the image, in words; lines that go on are joined."""
    lines = re.sub(r"\\\n\s*", "", CONTAINER).splitlines()
    words = [line.split() for line in lines if line and not line.startswith("#")]
    starts = [at for at, line in enumerate(words) if line[0] == "FROM"]
    return [words[start:end] for start, end in zip(starts, [*starts[1:], len(words)], strict=True)]


def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    assert settings()["ExecStart"] == ["/opt/regnum/bin/regnum serve $REGNUM_OPTIONS"]
    if shutil.which("systemd-analyze"):
        unit = tmp_path / "regnum.service"
        unit.write_text(UNIT.replace("/opt/regnum/bin/regnum", "/bin/true"), encoding="utf-8")
        result = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False)
        assert result.returncode == 0 and "regnum.service:" not in result.stderr, result.stderr


def test_the_unit_has_no_rights_but_its_own_folder() -> None:
    unit = settings()
    assert unit["DynamicUser"] == ["yes"] and unit["ProtectSystem"] == ["strict"] and unit["NoNewPrivileges"] == ["yes"]
    assert unit["CapabilityBoundingSet"] == [""] and "ReadWritePaths" not in unit
    folder = f"/var/lib/{unit['StateDirectory'][0]}"
    assert f"REGNUM_DATABASE=sqlite:///{folder}/regnum.db" in unit["Environment"]
    assert f"sqlite:///{folder}/regnum.db" in GUIDE, "the guide backs up the same file"
    # os.nice in a bot worker is a call of @resources; without it every bot would end with an error.
    assert not any("@resources" in value for value in unit["SystemCallFilter"])


def test_an_image_is_built_from_what_is_there() -> None:
    ignored = (HOME / ".dockerignore").read_text(encoding="utf-8").splitlines()
    let_through = {line[1:] for line in ignored if line.startswith("!")}
    copied = {
        source
        for stage in stages()
        for instruction, *words in stage
        if instruction == "COPY" and not words[0].startswith("--from")
        for source in words[:-1]
    }
    assert copied >= {"src", "web", "setup.py", "constraints.txt"}
    assert all((HOME / source).exists() for source in copied)
    assert {source.split("/")[0] for source in copied} == let_through
    assert "src/**/*.so" in ignored, "what was compiled here fits another Python"


def test_an_image_runs_without_compiler_or_rights() -> None:
    *_, last = stages()
    assert "apt-get" not in str(last) and "gcc" not in str(last) and "--no-index" in str(last)
    given = {instruction: words for instruction, *words in last}
    assert given["USER"] == ["regnum"] and given["VOLUME"] == ["/data"] and "HEALTHCHECK" in given
    bases = re.findall(r"^FROM docker\.io/library/python:(\d+\.\d+)-slim", CONTAINER, re.MULTILINE)
    assert len(set(bases)) == 1 and bases[0] in pythons.SUPPORTED, "wheels fit one Python"


def test_service_and_image_install_the_same_extras() -> None:
    service = re.findall(r"/bin/pip install (?:--upgrade )?--find-links dist 'regnum\[([\w,]+)\]'", GUIDE)
    image = re.findall(r"(?:regnum|whl\))\[([\w,]+)\]", CONTAINER)
    assert len(service) == len(image) == 2 and len({*service, *image}) == 1
    assert {extra for each in re.findall(r"regnum\[([\w,]+)\]", GUIDE) for extra in each.split(",")} <= EXTRAS.keys()


def test_every_option_of_the_guide_exists() -> None:
    commands = get_command(app).commands  # type: ignore[attr-defined]
    called = re.findall(r"regnum (serve|backup|restore|verify|export) ([^`\n]*)", GUIDE + CONTAINER)
    assert len(called) > 8
    for command, rest in called:
        options = {option for each in commands[command].params for option in each.opts}
        assert set(re.findall(r"(?<!\w)--[a-z-]+", rest)) <= options, (command, rest)


def exposed() -> set[str]:
    """Every name that a server tells Prometheus, and the buckets of its histograms."""
    families = list(text_string_to_metric_families(Metrics().text().decode()))
    ends = {"counter": ("_total",), "histogram": ("_bucket", "_sum", "_count")}
    return {family.name + end for family in families for end in ends.get(family.type, ("",))}


@pytest.mark.parametrize("file", ["dashboard.json", "alerts.yml"])
def test_what_is_watched_is_measured(file: str) -> None:
    watched = set(re.findall(r"\bregnum_[a-z_]+", (MONITORING / file).read_text(encoding="utf-8")))
    assert len(watched) > 4
    assert watched <= exposed(), watched - exposed()


def test_a_dashboard_shows_everything_that_is_measured() -> None:
    shown = (MONITORING / "dashboard.json").read_text(encoding="utf-8")
    assert not {name for name in exposed() if not name.endswith(("_sum", "_count", "_created")) and name not in shown}
    panels = json.loads(shown)["panels"]
    assert len({each["id"] for each in panels}) == len(panels)
    assert all(each["gridPos"]["x"] + each["gridPos"]["w"] <= 24 for each in panels), "the grid has 24 columns"


def test_an_alert_comes_before_a_process_is_full() -> None:
    rules = yaml.safe_load((MONITORING / "alerts.yml").read_text(encoding="utf-8"))["groups"][0]["rules"]
    full = next(each for each in rules if each["alert"] == "RegnumSockets")
    most = Limits().sockets
    assert (
        full["expr"].endswith(f"> {most * 9 // 10}")
        and f"of its {most:,} sockets" in full["annotations"]["description"]
    )


def test_prometheus_is_given_rules_that_are_there() -> None:
    settings = yaml.safe_load((MONITORING / "prometheus.yml").read_text(encoding="utf-8"))
    assert all((MONITORING / file).is_file() for file in settings["rule_files"])
    rules = yaml.safe_load((MONITORING / "alerts.yml").read_text(encoding="utf-8"))["groups"][0]["rules"]
    assert all(each["for"] and each["annotations"]["summary"] for each in rules)
