"""`make release` stops before anything is published that does not fit together."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tools import release

CHANGELOG = """# Changelog

## Unreleased

## 1.2.0 - 2026-03-01

- Bridges.

## 1.1.0 - 2026-02-01

- Mills.
"""


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A small project in git, ready to be released as 1.2.0."""
    write(tmp_path, "pyproject.toml", '[project]\nversion = "1.2.0"\n')
    write(tmp_path, "src/regnum/__init__.py", '__version__ = "1.2.0"\n')
    write(tmp_path, "CHANGELOG.md", CHANGELOG)
    release.git(tmp_path, "init", "--quiet")
    release.git(tmp_path, "config", "user.name", "Tester")
    release.git(tmp_path, "config", "user.email", "tester@example.org")
    release.git(tmp_path, "add", ".")
    release.git(tmp_path, "commit", "--quiet", "--message", "all of it")
    return tmp_path


def write(home: Path, name: str, text: str) -> None:
    (home / name).parent.mkdir(parents=True, exist_ok=True)
    (home / name).write_text(text, encoding="utf-8")


def test_a_version_that_fits_together_is_tagged_with_its_changes(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    release.main(["ready"], home)
    release.main(["tag"], home)
    assert release.git(home, "cat-file", "-t", "v1.2.0") == "tag", "annotated"
    message = release.git(home, "tag", "--list", "--format=%(contents)", "v1.2.0")
    assert message == "Regnum 1.2.0\n\n- Bridges."
    assert "git push origin v1.2.0" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("name", "old", "new", "why"),
    [
        ("pyproject.toml", "1.2.0", "1.2.1", "versions differ: pyproject.toml has 1.2.1"),
        ("src/regnum/__init__.py", "1.2.0", "1.1.0", "src/regnum/__init__.py has 1.1.0"),
        ("CHANGELOG.md", "## 1.2.0 - 2026-03-01", "## 1.3.0 - 2026-03-01", "CHANGELOG.md has 1.3.0"),
        ("CHANGELOG.md", "1.2.0 - 2026-03-01", "1.2.0", "not a version with its date"),
        ("CHANGELOG.md", "2026-03-01", "2026-02-30", "not a version with its date"),
        ("CHANGELOG.md", "## Unreleased\n\n", "", "must begin with `## Unreleased`"),
        ("CHANGELOG.md", "## Unreleased\n", "## Unreleased\n\n- Towers.\n", "has changes under `## Unreleased`"),
        ("CHANGELOG.md", "- Bridges.\n", "", "says nothing of 1.2.0"),
    ],
)
def test_what_does_not_fit_is_not_released(home: Path, name: str, old: str, new: str, why: str) -> None:
    write(home, name, (home / name).read_text(encoding="utf-8").replace(old, new))
    with pytest.raises(SystemExit, match=r"^no release: ") as stopped:
        release.main(["check"], home)
    assert why in str(stopped.value)


@pytest.mark.parametrize("tag", ["v1.2.1", "1.2.0", "v1.2"])
def test_a_tag_of_another_version_is_not_released(home: Path, tag: str) -> None:
    release.main(["check", "--tag", "v1.2.0"], home)
    with pytest.raises(SystemExit, match="no release"):
        release.main(["check", "--tag", tag], home)


def test_only_what_is_committed_is_released(home: Path) -> None:
    write(home, "src/regnum/new.py", "")
    with pytest.raises(SystemExit, match=r"not everything is committed:\n\?\? src/regnum/new.py"):
        release.main(["tag"], home)
    assert release.git(home, "tag", "--list") == ""


def test_a_version_is_released_once(home: Path) -> None:
    release.main(["tag"], home)
    with pytest.raises(SystemExit, match=r"the tag v1\.2\.0 exists already"):
        release.main(["ready"], home)


def test_our_own_changelog_can_be_read() -> None:
    changelog = (release.HOME / "CHANGELOG.md").read_text(encoding="utf-8")
    unreleased, *released = release.sections(changelog)
    assert unreleased.title == release.UNRELEASED
    days = [release.RELEASED.fullmatch(section.title) for section in released]
    assert all(day is not None and release.is_date(day["day"]) for day in days), "every version has a date"
    assert all(section.text for section in released)


def test_git_says_when_it_fails(home: Path) -> None:
    with pytest.raises(subprocess.CalledProcessError):
        release.git(home, "tag", "--annotate", "v 1", "--message", "not a name for a tag")
