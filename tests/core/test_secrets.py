"""Secrets are provably kept: a game full of them keeps every promise, and each leak breaks the promise against it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import regnum
from regnum.core.match import Match
from regnum.core.registry import refresh
from regnum.testing import contract
from regnum.testing.contract import PROMISES, TableSetup, position
from tests.typed import present


@pytest.fixture(autouse=True)
def court(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    monkeypatch.syspath_prepend(str(Path(__file__).parents[1] / "manor"))
    refresh()
    import court

    yield court
    monkeypatch.undo()
    refresh()


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
def test_a_game_of_secrets_keeps_every_promise(promise: Callable[[Match, int], None], seats: int) -> None:
    for seed in range(10):
        promise(position(TableSetup("court", seats, {}), seed, seed), seed)


@pytest.mark.parametrize(
    ("leak", "promise"),
    [
        ("event", contract.an_event_tells_only_what_can_be_seen),
        ("refusal", contract.a_refusal_tells_only_what_is_known),
        ("view", contract.a_view_tells_nothing_it_should_not),
        ("score", contract.a_view_tells_nothing_it_should_not),
        ("redeal", contract.an_imagined_game_depends_only_on_what_is_known),
    ],
)
def test_every_kind_of_leak_breaks_its_promise(
    leak: str, promise: Callable[[Match, int], None], court: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(court, "LEAK", leak)
    with pytest.raises(AssertionError):
        for seed in range(40):
            match = position(TableSetup("court", 3, {}), seed, seed % 8)
            if leak == "redeal":  # a world that was dealt is compared with one that was not
                match = shuffled(court, match, seed)
            promise(match, seed)


def shuffled(court: Any, match: Match, seed: int) -> Match:
    """The same for its first seat, but with other hidden cards; then the leak is on again."""
    court.LEAK = ""
    world = match.imagine(0, seed + 1)
    court.LEAK = "redeal"
    assert world.imagine(0, seed).hash == match.imagine(0, seed).hash, "imagining shows how the cards really lie"
    return world


def test_money_is_refused_to_its_owner_without_telling_others() -> None:
    match = regnum.new("court", seats=2, seed=4)
    own = match.view(0)["silver"]
    refusal = present(match.why(0, f"bid {own + 1}"))
    assert (refusal.code, refusal.facts) == ("too_poor", {"have": own})
    assert match.view(1)["silver"] != "" and "silver" in match.view(1)
    assert {match.imagine(1, seed).view(0)["silver"] for seed in range(40)} == {0, 1, 2, 3}


def test_a_secret_line_of_score_is_for_its_owner_until_the_end() -> None:
    match = regnum.new("court", seats=2, seed=4)
    assert [line for line, _ in match.score_seen_by(0, 0)] == ["bid", "hidden_cards"]
    assert [line for line, _ in match.score_seen_by(1, 0)] == ["bid"]
    assert [line for line, _ in match.score_seen_by(None, 0)] == ["bid"]
    while not match.over:
        for seat in match.waiting:
            match.play(seat, "keep")
    assert [line for line, _ in match.score_seen_by(1, 0)] == ["bid", "hidden_cards"]


def test_records_of_an_earlier_edition_stay_watchable() -> None:
    today = regnum.new("manor", seats=2, seed=3)
    earlier = regnum.replay(today.record().replace("manor 8", "manor 7"))
    assert earlier.rules.box.edition == 7
    assert [silver + 1 for silver in today.view(0)["silver"]] == earlier.view(0)["silver"]
    assert regnum.replay(earlier.record()).hash == earlier.hash
    assert "manor.7" not in regnum.games()
    with pytest.raises(regnum.RecordError, match="manor edition 6; this version has edition 8"):
        regnum.replay(today.record().replace("manor 8", "manor 6"))
