"""What a person has chosen once and wants again: language and theme, in a small file beside the matches."""

from __future__ import annotations

import json
from pathlib import Path

from regnum.cli.disk import home, write_whole
from regnum.cli.errors import note

BROKEN = ".broken"


def settings_file() -> Path:
    """Where they lie."""
    return home() / "settings.json"


def read_settings() -> dict[str, str]:
    """All of them; OSError or ValueError where the file cannot be read."""
    try:
        text = settings_file().read_text(encoding="utf-8")
    except FileNotFoundError:
        return {}
    settings = json.loads(text)
    if not isinstance(settings, dict) or not all(isinstance(value, str) for value in settings.values()):
        raise ValueError("it should hold names and words")
    return settings


def remembered(name: str, *, aloud: bool = False) -> str:
    """One of them, empty where nothing was chosen. A file that cannot be read stands in no way; `aloud` says so."""
    try:
        return read_settings().get(name, "")
    except (OSError, ValueError) as wrong:
        if aloud:
            note(f"{settings_file()} cannot be read, so language and theme are the usual ones: {wrong}")
        return ""


def remember(name: str, value: str) -> None:
    """Write one of them, the others stay; a file that cannot be read is laid aside. OSError where the disk refuses."""
    try:
        settings = read_settings()
    except ValueError:
        settings = {}
        settings_file().replace(settings_file().with_suffix(BROKEN))
    write_whole(settings_file(), json.dumps({**settings, name: value}, indent=2) + "\n")
