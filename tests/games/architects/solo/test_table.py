"""C5.5, C1.1. Whole games with a rival: alone, and at a table of several people."""

from __future__ import annotations

import pytest

import regnum
from regnum.cli.players import words_at
from regnum.games.architects.events import TookBackFrom
from regnum.games.architects.solo.events import RivalPassed, RivalSought
from regnum.testing import play, play_on, rule, told_in
from tests.typed import present

from .laying import CLASSIC, RIVAL, WONDER, expansions, laid, new, seen


@rule("C1.1", "C2.1", "C8.1")
@pytest.mark.parametrize("name", [*CLASSIC, *WONDER])
def test_a_solo_game_comes_to_its_end(name: str) -> None:
    match = new(name, seed=3)
    story = told_in(play_on(match, 3))
    assert match.over
    assert len(present(match.result).totals) == 2
    turned = [line for line in story if line.startswith("scheme_turned")]
    assert len(turned) > 12
    assert all("rule=C" in line for line in story if line.startswith(("rival_", "scheme")))


@rule("C5.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", ["helena", "patron"])
def test_a_rival_joins_several_people(name: str, seats: int) -> None:
    match = new(name, seats=seats, seed=5)
    assert len(match.colours) == seats + 1
    play_on(match, 5)
    assert match.over
    assert len(present(match.result).totals) == seats + 1


@rule("C5.5")
def test_nobody_joins_several_people_unless_they_want_it() -> None:
    for wanted in ([], ["works_of_wonder"]):
        match = regnum.new("architects", seats=3, seed=1, options={"expansions": wanted})
        assert match.options["rival"] == "nobody"
        assert len(match.colours) == 3
        assert "rival" not in seen(match) or seen(match)["rival"] is None
    with pytest.raises(regnum.OptionError):
        regnum.new("architects", seats=5, seed=1, options={"rival": "patron"})


@rule("C5.5", "C2.1")
def test_among_several_people_it_takes_its_turn_after_the_last_seat() -> None:
    match = new("peddler", seats=2, seed=2)
    play_on(match, 2, until=lambda match: seen(match)["phase"] == "play")
    order = []
    for _ in range(6):
        (seat,) = match.waiting
        told = play(match, seat, "place quarry" if "place quarry" in match.legal(seat) else match.legal(seat)[0])
        while match.waiting == (seat,) and present(match.decision(seat)).ask != "take_turn":
            told += play(match, seat, match.legal(seat)[0])
        order.append((seat, any(line.startswith("scheme_turned") for line in told)))
    assert {after for seat, after in order if seat == 1} == {True}
    assert {after for seat, after in order if seat == 0} == {False}


@rule("C2.4", "A11.2")
def test_the_rival_has_its_last_turn_too() -> None:
    for seed in range(6):
        match = new("helena", seed=seed)
        story = told_in(play_on(match, seed))
        end = story.index("last_space_filled")
        assert any(line.startswith(("scheme_turned", "rival_took_back", "rival_passed")) for line in story[end:])


@rule("C1.2")
def test_a_record_of_a_solo_game_replays() -> None:
    match = new("informant", seed=8)
    play_on(match, 8)
    again = regnum.replay(match.record())
    assert again.hash == match.hash
    assert again.options["expansions"] == expansions("informant")


def test_the_rival_is_written_small_inside_a_sentence_and_large_at_its_head() -> None:
    match = laid("noblewoman", workers={"mines": "blue 1"})
    words = words_at(match, "en")
    assert words.text(TookBackFrom(0, RIVAL)).endswith("held by the Noblewoman.")
    assert words.text(RivalPassed(RIVAL)).startswith("The Noblewoman ")


@rule("C3.5")
def test_a_rival_that_seeks_a_monument_finds_one_by_its_name() -> None:
    sought = RivalSought(RIVAL, "clay", "monument", "wood", "C3.5")
    assert "the Wood Monument" in regnum.text(sought, "en")
    assert "and finds wood" in regnum.text(RivalSought(RIVAL, "clay", "contribution", "wood", "C3.4"), "en")
