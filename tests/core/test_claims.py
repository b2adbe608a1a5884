"""What is told is so: each kind of lie, planted in a game that keeps the promise, breaks it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import regnum
from regnum.core.messages import PlayerRef, refuse, say
from regnum.core.registry import refresh
from regnum.testing.claims import AlteredFacts, Claims, MessageFacts, Untrue, check_move, numbers
from regnum.testing.contract import TableSetup, believed_lies, position, what_is_told_is_so

SOME = range(20)


@pytest.fixture(autouse=True)
def court(monkeypatch: pytest.MonkeyPatch) -> Iterator[ModuleType]:
    monkeypatch.syspath_prepend(str(Path(__file__).parents[1] / "manor"))
    refresh()
    import court

    yield court
    monkeypatch.undo()
    refresh()


def promised() -> None:
    for seed in SOME:
        what_is_told_is_so(position(TableSetup("court", 3, {}), seed, seed % 4), seed)


def test_a_game_that_tells_the_truth_keeps_the_promise() -> None:
    promised()


def test_an_event_that_names_another_card_is_caught(court: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    honest = court.Showed
    monkeypatch.setitem(court.CLAIMS.events, honest, court.CLAIMS.events[honest])
    monkeypatch.setattr(court, "Showed", lambda seat, card: honest(seat, card + 1))
    with pytest.raises(Untrue, match=r"the claim does not hold: Showed\(seat=\d, card=\d+\)"):
        promised()


def test_what_one_viewer_alone_is_told_is_held_against_the_game_too(
    court: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    to_others = {None: 1}
    monkeypatch.setattr(
        court.Drew, "seen_by", lambda self, seat: court.Drew(self.seat + to_others.get(seat, 0), court.UNSEEN)
    )
    with pytest.raises(Untrue, match="the claim does not hold: Drew"):
        promised()


def test_an_event_that_says_nothing_of_its_claim_is_caught(court: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(court.CLAIMS.events, court.Drew)
    with pytest.raises(Untrue, match="Drew has no claim"):
        promised()


@pytest.mark.parametrize(
    ("kind", "method", "lie", "complaint"),
    [
        ("Bid", "label", lambda self, game, seat: say("move-bid", silver=self.silver + 1), "the button of bid"),
        ("TakeTurn", "prompt", lambda self, game, seat: say("ask-take-turn", cards=40), "the question take_turn"),
        ("Bid", "refused", lambda self, game, seat: refuse("too_poor", "1.2", have=9), "is refused: too_poor have=9"),
        ("KeepAll", "label", lambda self, game, seat: say("keep", price=3), "the button of keep has numbers"),
    ],
)
def test_a_false_number_is_caught_wherever_it_stands(
    court: ModuleType, monkeypatch: pytest.MonkeyPatch, kind: str, method: str, lie: Any, complaint: str
) -> None:
    monkeypatch.setattr(getattr(court, kind), method, lie)
    with pytest.raises(Untrue, match=complaint):
        promised()


def test_advice_is_told_only_where_it_can_be_followed_at_once() -> None:
    match = regnum.new("court", seats=2, seed=1)
    refusal = match.why(match.waiting[0], "bid 8")
    assert refusal is not None and refusal.code == "too_poor" and refusal.advice == "draw"
    game: Any = match.state
    game.deck = []
    refusal = match.why(match.waiting[0], "bid 8")
    assert refusal is not None and refusal.advice == ""


def test_no_lie_about_the_test_games_is_believed() -> None:
    assert believed_lies([TableSetup("court", 3, {})], SOME) == {}
    assert believed_lies([TableSetup("manor", 3, {})], SOME) == {}


def test_a_claim_that_overlooks_a_fact_is_found(court: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(court.CLAIMS.events, court.HandedOn, lambda told, was, now: True)
    found = believed_lies([TableSetup("court", 3, {})], SOME)
    assert set(found) == {"HandedOn.seat", "HandedOn.to", "HandedOn.card"}
    assert found["HandedOn.to"].startswith("0 of ")


def test_an_excuse_that_is_not_needed_is_found_too(court: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(court.CLAIMS.unproved, "Showed.card", "nobody can know")
    assert "an altered fact is caught" in believed_lies([TableSetup("court", 3, {})], SOME)["Showed.card"]


def test_a_claim_reads_what_was_said_by_name() -> None:
    args: dict[str, Any] = {
        "count": 2,
        "player": PlayerRef(1),
        "price": say("count-silver", count=3),
        "goods": [1, say("x", n=5)],
    }
    told = MessageFacts(args, seat=0)
    assert (told.count, told.player, told.price.count, told.goods[1].n, told.seat) == (2, 1, 3, 5, 0)
    assert list(numbers(args)) == [("count",), ("price", "count"), ("goods", 0), ("goods", 1, "n")]
    with pytest.raises(AttributeError, match="nothing called 'what' was said; there is: count"):
        told.what  # noqa: B018


def test_claims_of_a_game_and_its_expansion_stand_together() -> None:
    both = Claims(refusals={"a": lambda *_: True}) | Claims(refusals={"b": lambda *_: True}, unproved={"x": "why"})
    assert set(both.refusals) == {"a", "b"} and both.unproved == {"x": "why"}


def test_a_witness_listens_without_changing_anything() -> None:
    watched, plain = (position(TableSetup("court", 2, {}), 3, 2) for _ in range(2))
    seat = watched.waiting[0]
    check_move(watched, seat, watched.read(watched.legal(seat)[0]), AlteredFacts())
    plain.play(seat, plain.legal(seat)[0])
    assert watched.hash == plain.hash
