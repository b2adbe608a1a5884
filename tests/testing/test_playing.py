"""The helpers with which tests play and look, on a game with simultaneous moves and on one without."""

from __future__ import annotations

import pytest

import regnum
from regnum import testing
from regnum.testing import (
    allowed,
    asked,
    facts,
    lines,
    moves,
    named,
    names,
    numbers,
    overheard,
    play,
    play_on,
    refused,
    rule,
    told_in,
    total,
)
from tests.typed import present


@pytest.fixture
def match() -> regnum.Match:
    return regnum.new("brothers", seats=2, seed=41)


def test_everything_public_is_documented() -> None:
    assert [name for name in testing.__all__ if not getattr(testing, name).__doc__] == []


def test_playing_returns_the_events_in_plain_words(match: regnum.Match) -> None:
    events = play(match, 1, "take 1", "end")
    assert names(events)[0] == "took" and events[0].startswith("took ")
    assert named(events, "took") == events[:1] and named(events, "nothing") == []


def test_a_question_is_asked_of_one_or_of_this_one(match: regnum.Match) -> None:
    assert asked(match) == ("take_turn", 1)
    assert (asked(match, 1), asked(match, 0)) == ("take_turn", None)
    several = regnum.new("architects", seats=2, seed=1, options={"expansions": []})
    play_on(several, 1, until=lambda match: len(match.waiting) == 2)
    with pytest.raises(ValueError, match="too many values"):
        asked(several)


def test_moves_are_listed_by_their_verb(match: regnum.Match) -> None:
    assert moves(match, 1, "take") == ["1", "2", "3"]
    assert moves(match, 1, "tak") == moves(match, 0, "take") == []
    play(match, 1, "take 1")
    assert moves(match, 1, "end") == [""]


def test_a_refusal_is_its_reason_and_its_paragraph(match: regnum.Match) -> None:
    assert refused(match, 1, "take 4") == ("out_of_reach", "2.8") and not allowed(match, 1, "take 4")
    assert facts(match, 1, "take 4") == numbers(match, 1, "take 4") == {"reach": 3}
    assert refused(match, 1, "take 3") is None and allowed(match, 1, "take 3")
    with pytest.raises(AssertionError, match="'take 3' may be played"):
        facts(match, 1, "take 3")


def test_numbers_are_the_facts_without_words(match: regnum.Match) -> None:
    play(match, 1, "take 1")
    tile = next(
        option.move for option in present(match.decision(1)).options if option.refusal and len(option.refusal.facts) > 1
    )
    plain = numbers(match, 1, tile)
    assert plain == {name: fact for name, fact in facts(match, 1, tile).items() if name in plain}
    assert len(plain) < len(facts(match, 1, tile))


def test_a_story_is_the_same_for_the_same_seed_and_stops_in_time(match: regnum.Match) -> None:
    moves = play_on(match, 3, until=lambda match: len(match.log) == 5)
    assert len(moves) == len(match.log) == 5
    assert moves == play_on(regnum.new("brothers", seats=2, seed=41), 3, until=lambda match: len(match.log) == 5)
    assert told_in(moves) == [line for _, _, events in moves for line in events] != []
    play_on(match, 3)
    assert match.over


def test_what_happens_besides_any_move_is_overheard(match: regnum.Match) -> None:
    (seat,) = match.waiting
    events = overheard(match, lambda game: game.refill(0))
    assert names(events) == ["refilled"] and match.waiting == (seat,)
    assert match.state.told is None


def test_a_sheet_has_lines_and_a_total(match: regnum.Match) -> None:
    play_on(match, 1)
    assert lines(match, 0) == dict(match.score(0)) and total(match, 0) == sum(lines(match, 0).values())


@rule("2.8", "Q7")
def test_a_mark_names_the_paragraphs(request: pytest.FixtureRequest) -> None:
    assert request.node.get_closest_marker("rule").args == ("2.8", "Q7")
