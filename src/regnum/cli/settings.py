"""Settings that are remembered: language and theme, in a small file beside the matches."""

from __future__ import annotations

import json
from pathlib import Path

from regnum.cli.errors import note
from regnum.cli.files import home, write_whole

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
        raise ValueError("it must contain names and strings")
    return settings


def saved_setting(name: str, *, report: bool = False) -> str:
    """One of them, empty where nothing was chosen. An unreadable file is ignored; with `report` a note says so."""
    try:
        return read_settings().get(name, "")
    except (OSError, ValueError) as wrong:
        if report:
            note(f"{settings_file()} cannot be read; using the default language and theme: {wrong}")
        return ""


def save_setting(name: str, value: str) -> None:
    """Write one of them, the others stay; an unreadable file is renamed. OSError if it cannot be written."""
    try:
        settings = read_settings()
    except ValueError:
        settings = {}
        settings_file().replace(settings_file().with_suffix(BROKEN))
    write_whole(settings_file(), json.dumps({**settings, name: value}, indent=2) + "\n")
