"""`make release`: checks that a version may be published, and tags it.

python tools/release.py check --tag v1.2.3   # version, changelog and tag agree
python tools/release.py ready                # and nothing is uncommitted, and the tag is new
python tools/release.py tag                  # set the tag, print what is left to do
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tomllib
from datetime import date
from pathlib import Path
from typing import NamedTuple

HOME = Path(__file__).resolve().parents[1]
HEADING = re.compile(r"^## (?P<title>.+?)\s*$", re.MULTILINE)
RELEASED = re.compile(r"(?P<version>\d+\.\d+\.\d+) - (?P<day>\d{4}-\d{2}-\d{2})")
UNRELEASED = "Unreleased"


class NotReady(Exception):
    """Why this version cannot be released."""


class Section(NamedTuple):
    """A part of the changelog."""

    title: str
    text: str


def sections(changelog: str) -> list[Section]:
    """The changelog's parts, newest first."""
    heads = list(HEADING.finditer(changelog))
    ends = [*(head.start() for head in heads[1:]), len(changelog)]
    return [Section(head["title"], changelog[head.end() : end].strip()) for head, end in zip(heads, ends, strict=True)]


def latest(changelog: str) -> tuple[str, Section]:
    """The newest version of the changelog, dated and with nothing unreleased above it, and its text."""
    parts = sections(changelog)
    if not parts or parts[0].title != UNRELEASED:
        raise NotReady(f"CHANGELOG.md must begin with `## {UNRELEASED}`")
    if parts[0].text:
        raise NotReady(f"CHANGELOG.md has changes under `## {UNRELEASED}`; move them under a version with its date")
    newest = next(iter(parts[1:]), Section("", ""))
    found = RELEASED.fullmatch(newest.title)
    if found is None or not is_date(found["day"]):
        raise NotReady(f"CHANGELOG.md: {newest.title!r} is not a version with its date, such as `1.2.3 - 2026-01-31`")
    if not newest.text:
        raise NotReady(f"CHANGELOG.md says nothing of {found['version']}")
    return found["version"], newest


def is_date(day: str) -> bool:
    """Whether such a day exists."""
    try:
        date.fromisoformat(day)
    except ValueError:
        return False
    return True


def versions(home: Path) -> dict[str, str]:
    """Each place that names the version, with what it says."""
    project = tomllib.loads((home / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    module = (home / "src/regnum/__init__.py").read_text(encoding="utf-8")
    in_module = re.search(r'^__version__ = "(.+)"$', module, re.MULTILINE)
    return {
        "pyproject.toml": str(project["version"]),
        "src/regnum/__init__.py": in_module[1] if in_module else "no version",
        "CHANGELOG.md": latest((home / "CHANGELOG.md").read_text(encoding="utf-8"))[0],
    }


def agreed_version(home: Path, tag: str | None = None) -> str:
    """The version that all places name, and the tag too if there is one."""
    named = versions(home) | ({"the tag": tag.removeprefix("v")} if tag else {})
    if len(set(named.values())) != 1:
        raise NotReady("versions differ: " + ", ".join(f"{where} has {what}" for where, what in named.items()))
    version = named["pyproject.toml"]
    if tag and tag != f"v{version}":
        raise NotReady(f"the tag of {version} is v{version}, not {tag}")
    return version


def git(home: Path, *words: str) -> str:
    """What git answers."""
    return subprocess.run(["git", *words], cwd=home, capture_output=True, text=True, check=True).stdout.strip()


def check_tree(home: Path, version: str) -> None:
    """A release is made of what is committed, and only once."""
    if changed := git(home, "status", "--porcelain"):
        raise NotReady(f"not everything is committed:\n{changed}")
    if git(home, "tag", "--list", f"v{version}"):
        raise NotReady(f"the tag v{version} exists already")


def set_tag(home: Path, version: str) -> None:
    """An annotated tag with what the changelog says."""
    _, section = latest((home / "CHANGELOG.md").read_text(encoding="utf-8"))
    message = f"Regnum {version}\n\n{section.text}\n"
    # Lines of the changelog may begin with "#": --cleanup=whitespace keeps them.
    git(home, "tag", "--annotate", f"v{version}", "--cleanup=whitespace", "--message", message)


def what_is_left(version: str) -> str:
    """The last step, which is a person's."""
    return f"""Regnum {version} is tested, packed into dist/ and tagged v{version}. What is left is the upload:

    git push origin v{version}

The workflow `release` then compiles the wheels of all systems and publishes them with the source package. By hand only
what every machine can install (a wheel compiled here fits machines like this one, and no index takes it):

    .venv-packaging/bin/twine upload dist/*.tar.gz dist/*-py3-none-any.whl"""


def run(given: argparse.Namespace, home: Path) -> str:
    """Do what was asked; return what to say."""
    version = agreed_version(home, given.tag)
    if given.step == "check":
        return f"version {version}: the places that name it agree"
    check_tree(home, version)
    if given.step == "ready":
        return f"version {version} can be released"
    set_tag(home, version)
    return what_is_left(version)


def main(words: list[str] | None = None, home: Path = HOME) -> None:
    """Say why not, or go on."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("step", choices=["check", "ready", "tag"])
    parser.add_argument("--tag", help="the tag that was pushed")
    try:
        print(run(parser.parse_args(words), home))
    except NotReady as why:
        sys.exit(f"no release: {why}")


if __name__ == "__main__":
    main()
