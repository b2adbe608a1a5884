"""English as our editors write it: the habits a machine can find, in the interface, in games and in their rules."""

from __future__ import annotations

import re

import pytest
from catalogues import all_written, found

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
