"""Choose the reader's language. The texts are in the catalogue, because the server uses them too."""

from __future__ import annotations

import os
from collections.abc import Mapping

from regnum.catalogue import LANGUAGES
from regnum.catalogue.sentences import Sentences, capitalised, subject
from regnum.cli.errors import InputError
from regnum.cli.numbers import quoted
from regnum.cli.settings import saved_setting

__all__ = ["Sentences", "capitalised", "language", "next_language", "subject"]


def language(wanted: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """The language asked for, else the one chosen last time, else that of the terminal, else English."""
    if wanted is not None:
        if wanted.lower() not in LANGUAGES:
            raise InputError(f"unknown language {quoted(wanted)}; choose from: {', '.join(LANGUAGES)}")
        return wanted.lower()
    chosen = saved_setting("language", report=True)
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
