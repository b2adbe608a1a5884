"""A10. The black market reset: its triggers, its five steps, their order."""

from typing import Any

from regnum.core.effects import effect
from regnum.core.match import Match
from regnum.games.architects.effects.vocabulary import RESET
from regnum.games.architects.market import want_reset
from regnum.testing import allowed, asked, names, play, refused, rule

from .laying import BLUE, GREEN, PURPLE, RED, at, goods, happen, laid, mat, side, state_of, virtue


def reset(*mats: dict[str, Any], by: int = BLUE, **table: Any) -> tuple[Match, list[str]]:
    """A table where a reset has begun, triggered by this side; and what was told."""
    match = laid(*mats, turn=by, **table)
    state_of(match).reset_due = True
    return match, happen(match, by, effect(RESET))


@rule("A10.1", "A0.7")
def test_all_workers_of_the_market_go_to_prison() -> None:
    match, told = reset(mat(at={"market_small": 1}), mat(at={"market_middle": 1, "market_large": 1, "quarry": 2}))
    assert told[0] == "market_reset"
    assert match.view(None)["prison"] == [1, 2] and at(match, "quarry", GREEN) == 2
    assert [match.view(None)["market"][space]["worker"] for space in ("small", "middle", "large")] == [None] * 3


@rule("A10.2")
def test_the_top_small_card_is_turned_over_onto_the_large_pile() -> None:
    match, told = reset(small="market_3 market_7 market_1", large="market_2")
    market = match.view(None)["market"]
    assert (market["small"]["card"], market["large"]["card"]) == ("market_7", "market_3")
    assert market["large"]["goods"] == {"marble": 2, "stone": 2} and market["turned"] == ["market_3", "market_2"]
    assert "market_turned left=2" in told


@rule("A10.2")
def test_without_another_small_card_the_printed_goods_count() -> None:
    match, _ = reset(small="market_3", large="market_2")
    assert match.view(None)["market"]["small"] == {"card": None, "goods": {"marble": 1, "gold": 1}, "worker": None}


@rule("A10.8", "Q7")
def test_an_empty_small_pile_is_made_anew_from_the_large_one() -> None:
    cards = " ".join(f"market_{n}" for n in range(1, 11))
    match, told = reset(small="", large=cards)
    market = match.view(None)["market"]
    assert names(told)[:3] == ["market_reset", "market_shuffled", "market_turned"]
    assert (market["small_left"], market["large_left"]) == (9, 1)


@rule("A10.3")
def test_squires_gain_only_without_own_workers_in_prison() -> None:
    free, _ = reset(mat(hired="squire_gold squire_virtue"))
    assert asked(free) == ("use_ability", BLUE)
    play(free, BLUE, "use squire_gold", "use squire_virtue")
    assert goods(free, BLUE) == {"gold": 1} and virtue(free, BLUE) == 9
    guilty, _ = reset(mat(hired="squire_gold", at={"prison": 1}))
    assert asked(guilty) == ("take_turn", GREEN)


@rule("A10.3")
def test_each_owner_picks_the_order_of_the_own_abilities() -> None:
    match, _ = reset(mat(hired="squire_marble gatekeeper", at={"prison": 2}))
    assert refused(match, BLUE, "use squire_marble") == ("ability_is_idle", "A10.3")
    assert refused(match, BLUE, "use squire_gold") == ("not_your_apprentice", "A10.3")
    play(match, BLUE, "use gatekeeper")
    assert match.view(None)["prison"] == [0, 0]
    assert refused(match, BLUE, "use gatekeeper") == ("ability_used", "A10.3")
    play(match, BLUE, "use squire_marble")
    assert goods(match, BLUE) == {"marble": 1} and asked(match) == ("take_turn", GREEN)


@rule("A10.3")
def test_reset_abilities_may_be_left() -> None:
    match, _ = reset(mat(hired="gatekeeper", at={"prison": 1}))
    play(match, BLUE, "stop")
    assert match.view(None)["prison"] == [1, 0] and side(match, BLUE)["unpaid"] == 1


@rule("A10.3", "A12.10")
def test_fara_frees_one_and_a_peddler_gains_silver() -> None:
    match, _ = reset(mat("fara", hired="peddler", at={"prison": 3}), options={"promos": "with"})
    assert match.legal(BLUE) == ["use peddler", "use board", "stop"]
    play(match, BLUE, "use board", "use peddler")
    assert match.view(None)["prison"] == [2, 0] and goods(match, BLUE) == {"silver": 2}
    assert virtue(match, BLUE) == 7


@rule("A10.4", "A9.5")
def test_three_own_workers_in_prison_cost_a_virtue() -> None:
    match, _ = reset(mat(at={"prison": 3}), mat(at={"prison": 2}), mat(at={"prison": 5}), seats=3)
    assert [virtue(match, seat) for seat in range(3)] == [6, 7, 6]


@rule("A10.5")
def test_most_own_workers_in_prison_is_a_debt() -> None:
    match, _ = reset(mat(at={"prison": 1}), mat(at={"prison": 4}))
    assert [side(match, seat)["unpaid"] for seat in (0, 1)] == [0, 1]


@rule("A10.5")
def test_tied_players_take_a_debt_each_and_nobody_without_prisoners() -> None:
    match, _ = reset(mat(at={"prison": 2}), mat(at={"prison": 2}), mat(at={"prison": 1}), seats=3)
    assert [side(match, seat)["unpaid"] for seat in range(3)] == [1, 1, 0]
    empty, _ = reset()
    assert [side(empty, seat)["unpaid"] for seat in range(2)] == [0, 0]


@rule("E18", "A10.3", "A10.4", "A10.5")
def test_a_gatekeeper_saves_blue_and_the_others_take_a_debt() -> None:
    blue, yellow, red = mat(hired="gatekeeper", at={"prison": 3}), mat(at={"prison": 2}), mat(at={"prison": 2})
    match, _ = reset(blue, yellow, red, seats=3)
    play(match, BLUE, "use gatekeeper")
    assert match.view(None)["prison"] == [1, 2, 2]
    assert [virtue(match, seat) for seat in range(3)] == [7, 7, 7]
    assert [side(match, seat)["unpaid"] for seat in range(3)] == [0, 1, 1]


@rule("A10.6")
def test_the_third_worker_in_the_market_triggers_a_reset() -> None:
    match = laid(mat(silver=1), mat(at={"market_middle": 1, "market_large": 1}), small="market_2 market_1")
    told = play(match, BLUE, "place market_small")
    assert names(told).index("gained") < names(told).index("market_reset")
    assert match.view(None)["prison"] == [1, 2] and goods(match, BLUE) == {"gold": 2}
    second = laid(mat(silver=1), mat(at={"market_middle": 1}))
    assert "market_reset" not in names(play(second, BLUE, "place market_small"))


@rule("A10.7", "Q5")
def test_several_triggers_of_one_turn_make_one_reset() -> None:
    well: dict[str, Any] = {"hand": "crane well", "wood": 5, "stone": 3}
    match = laid(mat(**well), hall=6, options={"promos": "with"})
    want_reset(state_of(match))
    play(match, BLUE, "place guildhall", "build crane")
    told = play(match, BLUE, "place guildhall")
    assert names(told).count("market_reset") == 1 and not match.view(None)["reset_due"]


@rule("A10.7")
def test_a_reset_waits_until_the_action_is_finished() -> None:
    match = laid(mat(silver=2), mat(at={"market_small": 1, "market_large": 1}))
    told = play(match, BLUE, "place market_middle")
    assert "market_reset" not in names(told) and match.view(None)["reset_due"]
    assert "market_reset" in names(play(match, BLUE, match.legal(BLUE)[0]))


@rule("A10.9", "A0.8")
def test_players_act_clockwise_from_the_one_who_triggered_it() -> None:
    mats = [mat(hired="squire_gold"), mat(), mat(hired="squire_marble"), mat(hired="squire_virtue")]
    match, _ = reset(*mats, seats=4, by=PURPLE)
    order = []
    while asked(match)[0] == "use_ability":
        order.append(asked(match)[1])
        play(match, order[-1], "stop")
    assert order == [PURPLE, RED, BLUE]


@rule("A10.9")
def test_punishments_come_in_that_order_too() -> None:
    prison = {"prison": 3}
    match = laid(mat(at=prison), mat(at=prison), mat(at=prison), seats=3, turn=GREEN)
    state_of(match).reset_due = True
    played: list[Any] = list(match.play(GREEN, "place quarry"))
    told = [each for each in played if each.name() in ("virtue_lost", "debt_taken")]
    assert [(each.name(), each.seat) for each in told] == [
        ("virtue_lost", 1), ("virtue_lost", 2), ("virtue_lost", 0),
        ("debt_taken", 1), ("debt_taken", 2), ("debt_taken", 0),
    ]  # fmt: skip


@rule("A10.1", "A4.25")
def test_after_a_reset_the_market_is_free_again() -> None:
    match, _ = reset(mat(silver=9, at={"market_small": 1}), mat(silver=9))
    assert allowed(match, GREEN, "place market_small")
