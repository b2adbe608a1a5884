"""English as our editors write it: the habits a machine can find, in the interface, in games and in their rules; and
plain technical English in documentation, help, errors, API summaries, metrics and log events.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from regnum.server.monitoring.metrics import Metrics
from regnum.server.rest import ENDPOINTS
from regnum.server.rest.openapi import openapi
from tests.catalogues import all_written, found
from tests.project.plain_english import (
    ALLOWED,
    AVOIDED,
    HOME,
    SOURCE,
    avoided_in,
    documents,
    literals,
    prose,
    without_allowed,
)  # fmt: skip

# What is wrong, and how it is found. Each is looked for in a line without its id.
HABITS = {
    "'is no Y' for 'is not a Y'": r"(?<![Tt]here )\b(?:is|are) no (?!longer|problem)[a-z]",
    "points or squires that win": r"(?:^|[.;:,] )(?:The )?(?:[Mm]ost|[Mm]ore) \w+ wins?\b",
    "an inverted opening": r"\bCertain (?:is|are)\b",
    "'Who' for 'Whoever'": r"(?:^|[.;:] )Who [a-z]+ (?!.*\?)",
    "an own thing without an owner": r"\b(?:the|an) own\b",
    "'on turn'": r"\bon turn\b",
    "a name in brackets": r"\(\{ \$(?:player|other|whose) \}\)",
    "a word our glossary does not use": r"(?i)\b(?:everybody|somebody|anybody|bystander|mails?|e-mail|notices|lobby"
    r"|set-up|starting player|counter-?clockwise|anew|shall|meanwhile|dearer)\b",
    "the house as a word for Regnum": r"(?<![Gg]uild )\bhouse\b",
    "a space before an ellipsis or a per cent": r" …|\} %",
    "straight quotes around a value": r"'\{|\}'(?!s\b)",
    "a button that does not say what it does": r"\b(?:Enough|Let the rest stand|Leave it at that|go on choosing)\b",
}


@pytest.mark.parametrize("habit", HABITS)
def test_no_habit_of_another_language_slips_in(habit: str) -> None:
    assert found(HABITS[habit], all_written("en")) == [], habit


def test_a_prompt_asks_what_one_will_do() -> None:
    for place, text in all_written("en"):
        for prompt in re.findall(r"(?m)^ask-.*\n(?:(?:    |   \*).*\n)*", text):
            assert not re.search(r"\b[Dd]o you\b|\bgo on\b", prompt), f"{place}: {prompt}"


def test_the_habits_are_found() -> None:
    wrong = (
        "This is no invitation link.",
        "More points win.",
        "Certain is only that the three differ.",
        "Who passes is out of this auction.",
        "visits the own monument",
        "{ $player } is on turn",
        "Remove a squire ({ $other })",
        "Everybody sits.",
        "What this house is",
        "Loading …",
        "may not play '{ $move }'",
        "Let the rest stand",
    )
    assert [habit for habit, line in zip(HABITS, wrong, strict=True) if not re.search(HABITS[habit], line)] == []


# -- technical English ---------------------------------------------------------------------------------------------

PACKAGES = ("bots", "catalogue", "cli", "core", "lab", "scene", "server", "statistics", "table", "testing")
SOURCES = [*SOURCE.glob("*.py"), *(file for name in PACKAGES for file in sorted((SOURCE / name).rglob("*.py")))]
SUMMARY = re.compile(
    r"(?:Add|Ask|Change|Close|Confirm|Create|Decline|Delete|End|Evaluate|Export|Fork|Get|Join|List|Log out"
    r"|Leave|Play|Review|Revoke|Save|Send|Sign in|Start|Transfer|Undo)\b.*[^.]"
)
LOG_CALL = re.compile(r"\blog\.(?:debug|info|warning|error|critical)\(\s*\"([^\"]+)\"")
LOG_EVENT = re.compile(r"[a-z]+(?:_[a-z]+)*_(?:[a-z]+ed|lost|sent|unavailable)|request")


@pytest.mark.parametrize("page", documents(), ids=lambda page: page.name)
def test_a_page_uses_no_word_of_our_own(page: Path) -> None:
    name = str(page.relative_to(HOME))
    lines = without_allowed(name, prose(page)).splitlines()
    assert [(line, words) for line in lines if (words := avoided_in(line, AVOIDED))] == []


def test_messages_of_the_program_use_no_word_of_our_own() -> None:
    wrong = [
        (str(file.relative_to(HOME)), text, words)
        for file in SOURCES
        for text in literals(file.read_text(encoding="utf-8"))
        if " " in text and (words := avoided_in(without_allowed(str(file.relative_to(HOME)), text), AVOIDED))
    ]
    assert wrong == []


def test_what_is_allowed_is_still_there() -> None:
    for file, phrase, _ in ALLOWED:
        text = (HOME / file).read_text(encoding="utf-8")
        assert phrase in text and avoided_in(phrase, AVOIDED), f"{file}: {phrase}"


def test_words_of_our_own_are_found() -> None:
    wrong = (
        "A game of the house.", "the door is not open", "the rooms of a game", "through that seat's eyes", "a letter",
        "this is for somebody", "it tells the version", "all that is kept", "it stands in the record", "written anew",
        "what shall happen", "it does not fit", "a decision is dearer", "play so often", "in every world",
        "like a bystander", "by e-mail", "turn notices", "a remark", "mend the client", "there are: a, b",
        "this is no record", "a whole number", "Who passes is out", "the own monument", "who is on turn", "the set-up",
        "95 % of games",
    )  # fmt: skip
    assert [word for word, line in zip(AVOIDED, wrong, strict=True) if not re.search(word, line)] == []
    assert list(literals('"""A docstring of the house."""\nraise E(f"a {kind} of the house")')) == ["a {} of the house"]


def test_the_list_of_words_is_the_one_for_writers() -> None:
    sheet = (HOME / "docs" / "writing.md").read_text(encoding="utf-8")
    for word in (
        "house",
        "door",
        "room",
        "eyes",
        "letter",
        "nobody",
        "told",
        "kept",
        "stands",
        "anew",
        "shall",
        "dear",
    ):
        assert f"`{word}`" in sheet, word


def test_a_summary_of_the_api_begins_with_a_verb() -> None:
    assert [each.summary for each in ENDPOINTS if not SUMMARY.fullmatch(each.summary)] == []
    assert len({each.summary for each in ENDPOINTS}) == len(ENDPOINTS)


def test_the_openapi_document_uses_no_word_of_our_own() -> None:
    texts = [text for text in openapi_texts(openapi()) if " " in text]
    assert len(texts) > 150
    assert [(text, words) for text in texts if (words := avoided_in(text, AVOIDED))] == []


def openapi_texts(part: Any) -> Iterator[str]:
    """Yield every summary and description of a part of the document."""
    for key, each in part.items() if isinstance(part, dict) else enumerate(part) if isinstance(part, list) else ():
        if key in {"summary", "description"} and isinstance(each, str):
            yield each
        yield from openapi_texts(each)


def test_a_metric_says_its_unit() -> None:
    for each in Metrics().registry.collect():
        assert each.documentation[0].isupper() and not each.documentation.endswith("."), each.documentation
        assert ("in seconds" in each.documentation) == each.name.endswith("_seconds"), each.name


def test_a_log_event_is_a_noun_and_a_verb_in_the_past() -> None:
    events = [name for file in SOURCES for name in LOG_CALL.findall(file.read_text(encoding="utf-8"))]
    assert len(events) > 8
    assert [name for name in events if " " not in name and not LOG_EVENT.fullmatch(name)] == []


def test_paths_in_glossary_and_tour_lead_somewhere() -> None:
    named = {
        path
        for page in ("glossary.md", "tour.md")
        for path in re.findall(r"`([a-z_]+(?:/[A-Za-z_*.]+)+|[a-z_]+\.py)`", now_named(HOME / "docs" / page))
    }
    roots = (SOURCE, SOURCE.parent, HOME, HOME / "web" / "src")
    assert len(named) > 50
    assert [path for path in sorted(named) if not any([*root.glob(path)] for root in roots)] == []


def now_named(page: Path) -> str:
    """Return a page without the left column of the glossary's table of old names."""
    text, _, old = page.read_text(encoding="utf-8").partition("| Then | Now |")
    return text + "\n".join(line.split(" | ", 1)[-1] for line in old.splitlines())
