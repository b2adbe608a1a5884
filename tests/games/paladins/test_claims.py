"""What is told is so, also where random games seldom come: the opening, and every reason of the AI player."""

from typing import Any, cast

import msgspec
import pytest

import regnum
from regnum.core.messages import Event
from regnum.core.words import NOBODY
from regnum.games.paladins.claims import CLAIMS
from regnum.games.paladins.events import EVENTS, Accused, RivalFailed, TaxRefilled
from regnum.games.paladins.parts import AI, DIFFICULTIES
from regnum.testing import rule
from regnum.testing.claims import ClaimChecker, Untrue, holds
from tests.catalogues import refusal_codes

from .laying import HUMAN, laid, mat
from .test_solo import DEBT_SQUARES, FRONT, PRIORITY, ROW, STRONG

# Refusals that tell no number and nothing else that could be wrong.
WITHOUT_CLAIM = {
    "space_blocked", "wrong_workers", "nothing_to_clear", "no_square", "no_wall", "not_declinable", "option_is_idle",
    "other_trigger", "not_in_party", "ability_used", "same_ability", "not_suspected", "not_in_hand", "same_paladin",
    "order_is_idle", "tavern_not_open", "tavern_claimed", "favour_taken", "nothing_to_pay", "slot_covered",
    "clear_another", "space_free", "jar_there",
}  # fmt: skip
ALL = dict.fromkeys(PRIORITY, "red monk")
NEAR = {square: "red monk" for square in PRIORITY if square.startswith(("r1", "r2"))}
NOT_DEBT = {square: "red monk" for square in PRIORITY if square not in DEBT_SQUARES}
FAILURES = [
    ("garrison", mat(7), {}, "strength"),
    ("commission", mat(7, faith=3, unpaid=1), {"squares": NEAR}, "reach"),
    ("garrison", mat(7, **STRONG, unpaid=1), {"squares": ALL}, "full"),
    ("commission", mat(7, **STRONG), {"squares": NOT_DEBT}, "square"),
    ("attack", mat(2, **STRONG), {}, "workers"),
    ("convert", mat(7, **STRONG, spaces={"convert": 3}), {}, "blocked"),
    ("fortify", mat(7, **STRONG), {"walls": []}, "wall"),
    ("fortify", mat(7, walls=["vp"]), {}, "influence"),
    ("absolve", mat(7, **STRONG, done={"absolve": 7}), {}, "limit"),
    ("recruit", mat(7), {"townsfolk": [None] * 5}, "townsfolk"),
    ("attack", mat(7), {}, "outsider"),
]  # fmt: skip


def test_every_event_and_every_number_of_a_refusal_claims_something() -> None:
    assert set(CLAIMS.events) == set(EVENTS)
    assert set(CLAIMS.refusals) | WITHOUT_CLAIM == {code for code, _ in refusal_codes("paladins")}
    assert not CLAIMS.unproved


@rule("2.11", "12.1.5")
@pytest.mark.parametrize("seed", range(6))
def test_what_is_told_at_the_opening_is_so(seed: int) -> None:
    tables: list[tuple[int, dict[str, Any]]] = [(1, {"difficulty": level}) for level in DIFFICULTIES] + [
        (seats, {}) for seats in (2, 3, 4)
    ]
    for seats, options in tables:
        match = regnum.new("paladins", seats=seats, seed=seed, options=options)
        for event in match.opening:
            assert holds(CLAIMS.events[type(event)], event, match.state, match.state), event
            assert not holds(CLAIMS.events[type(event)], lied(event), match.state, match.state), event


def lied(event: Any) -> Any:
    """The same event with one thing changed."""
    if "seat" in event.__struct_fields__:
        return msgspec.structs.replace(event, seat=event.seat + 1)
    return msgspec.structs.replace(event, reason="order" if event.reason == "difficulty" else "difficulty")


class Recorder(ClaimChecker):
    """Remembers beside each event the game before and after it."""

    def append(self, event: Event) -> None:
        before = self.was
        super().append(event)
        self.moments = [*getattr(self, "moments", []), (event, before, self.was)]


@rule("12.5.3", "12.6.6", "12.6.7")
@pytest.mark.parametrize("scheme, ai, table, reason", FAILURES, ids=lambda each: each if isinstance(each, str) else "")
def test_the_reason_why_the_ai_player_fails_is_worked_out_from_the_table(
    scheme: str, ai: dict[str, Any], table: dict[str, Any], reason: str
) -> None:
    boards = [mat("labourer labourer labourer"), ai]
    match = laid(seats=1, boards=boards, schemes=[scheme], **{"townsfolk": ROW, "outsiders": FRONT} | table)
    match.state.told = recorder = Recorder(match)
    match.state.play_legal(HUMAN, match.read("hunt labourer"))
    failed, was, now = next(each for each in recorder.moments if isinstance(each[0], RivalFailed))
    assert failed.reason == reason
    others = {each for *_, each in FAILURES} - {reason}
    for lie in [msgspec.structs.replace(failed, reason=other) for other in others]:
        assert not holds(CLAIMS.events[RivalFailed], lie, was, now), lie
    for lie in [msgspec.structs.replace(failed, rule="12.6.8"), msgspec.structs.replace(failed, have=failed.have + 1)]:
        assert not holds(CLAIMS.events[RivalFailed], lie, was, now), lie


def test_a_false_reason_does_not_pass_the_check() -> None:
    match = laid(seats=1, boards=[mat("labourer labourer"), mat(7)], old_schemes=["garrison"])
    ClaimChecker(match).append(RivalFailed("garrison", "strength", 1, 0, "12.6.6", "strength"))
    with pytest.raises(Untrue, match="RivalFailed"):  # what was told up to version 0.7.1
        ClaimChecker(match).append(RivalFailed("garrison", "square", 0, 0, "12.6.7"))


def test_whatever_the_rules_make_the_ai_player_do_befalls_its_side() -> None:
    for event in EVENTS:
        if event.__name__.startswith(("Rival", "Scheme", "Marker", "FavourScheme", "TaxReturned")):
            assert event.befalls(cast(Any, None)) == AI, event
    assert Accused(AI, 3, 1, ai=True).befalls() == AI
    assert Accused(0, 3, 1).befalls() == 0
    assert TaxRefilled(3).befalls() == NOBODY
