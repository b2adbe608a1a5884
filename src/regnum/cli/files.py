"""Where matches and settings are stored, and how to write a file so that a crash does no harm."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

from platformdirs import user_data_dir


def home() -> Path:
    """The data folder; REGNUM_HOME replaces it."""
    return Path(os.environ.get("REGNUM_HOME") or user_data_dir("regnum"))


def write_whole(path: Path, text: str) -> None:
    """The whole file or the old one, never half of it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(path.name + ".part")
    with draft.open("w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """The new name of a file is on disk only when its folder is."""
    with suppress(OSError):  # some systems cannot sync a folder; the file itself is safe then
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
