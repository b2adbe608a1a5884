"""Which language the reader speaks. The words themselves stand in the catalogue, for the server speaks them too."""

from __future__ import annotations

import os
from collections.abc import Mapping

from regnum.catalogue import LANGUAGES
from regnum.catalogue.words import Words, headed, subject
from regnum.cli.errors import Complaint
from regnum.cli.numbers import quoted
from regnum.cli.settings import remembered

__all__ = ["Words", "headed", "language", "next_language", "subject"]


def language(wanted: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """The language asked for, else the one chosen last time, else the one the terminal speaks, else English."""
    if wanted is not None:
        if wanted.lower() not in LANGUAGES:
            raise Complaint(f"there is no language {quoted(wanted)}; there are: {', '.join(LANGUAGES)}")
        return wanted.lower()
    chosen = remembered("language", aloud=True)
    if chosen in LANGUAGES:
        return chosen
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            spoken = environment[name][:2].lower()
            return spoken if spoken in LANGUAGES else "en"
    return "en"


def next_language(lang: str) -> str:
    """en, cs, sk, uk, and round again."""
    return LANGUAGES[(LANGUAGES.index(lang) + 1) % len(LANGUAGES)]
