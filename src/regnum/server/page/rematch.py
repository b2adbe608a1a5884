"""The question for a rematch, as the page shows it."""

from __future__ import annotations

from typing import NamedTuple

from regnum.catalogue.sentences import Sentences
from regnum.core.messages import PlayerRef
from regnum.server.settings import now_ms
from regnum.table.snapshot import TableInfo


class RematchQuestion(NamedTuple):
    """A question that is still open."""

    asked: str
    answers: list[tuple[str, str]]  # the name of a side, what its person has said
    agreed: bool  # the reader has
    without: bool  # the reader may start it without those who have declined


def rematch_question(
    info: TableInfo, me: str | None, sides: list[str], present: list[str], words: Sentences
) -> RematchQuestion | None:
    """Return the question and what everyone has answered; None if nobody asks."""
    asked = info.rematch
    if asked is None or asked.until <= now_ms():
        return None
    answers: dict[str, tuple[str, str]] = {}
    for seat in info.seats:
        if seat.person is not None and seat.person not in answers:
            answers[seat.person] = (sides[seat.seat], words.say(answer_of(info, seat.person, present)))
    by = next((seat.seat for seat in info.seats if seat.person == asked.by), None)
    text = words.say("rematch-you-asked") if asked.by == me else ""
    if by is not None and not text:
        text = words.title("rematch-asked", player=PlayerRef(by))
    agreed = me in asked.wants
    answered = len(asked.wants) + len(asked.declined) == len(answers)
    return RematchQuestion(text, list(answers.values()), agreed, agreed and bool(asked.declined) and answered)


def answer_of(info: TableInfo, person: str, present: list[str]) -> str:
    """Return the message that says what a person has answered."""
    assert info.rematch is not None
    if person in info.rematch.wants:
        return "rematch-wants"
    if person in info.rematch.declined:
        return "rematch-declined"
    return "rematch-unanswered" if person in present else "rematch-away"
