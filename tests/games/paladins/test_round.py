"""3. The seven rounds and their phases."""

from functools import partial
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import regnum
from regnum import IllegalMove
from regnum.core.match import Match
from regnum.games.paladins.cards import FAVOURS, PALADINS, TAVERNS, Paladin, Tavern
from regnum.games.paladins.parts import ACTIONS
from regnum.games.paladins.workers import packed
from regnum.testing import allowed, asked, facts, lines, moves, named, play, play_on, refused, rule

from .laying import (
    BLUE,
    GREEN,
    RED,
    board,
    effective,
    goods,
    kinds,
    laid,
    mat,
    number,
    open_round,
    stack_paladins,
    state_of,
    workers,
)

QUIET = ["pray", "stores", "free_recruit", "forgive_and_tax", "two_criminals"]
HAND = ("oliver", "roland", "samson")


def in_round(number: int, match: Match) -> bool:
    return bool(match.view(None)["round"] == number)


def at_round(round: int, seats: int = 3, seed: int = 7) -> Match:
    """A match in which the round has just begun."""
    match = regnum.new("paladins", seats=seats, seed=seed)
    play_on(match, seed, until=lambda match: match.view(None)["round"] == round)
    return match


def fresh_round(
    *,
    seats: int = 2,
    round: int = 3,
    start: int = RED,
    taverns: tuple[str, ...] = ("01", "07", "08", "09", "10"),
    pools: list[str] | None = None,
    **more: Any,
) -> Match:
    """A round that has just begun: everybody holds Oliver, Roland and Samson, and these taverns are open."""
    match = laid(seats=seats, round=round, start=start, boards=[mat("labourer")] * seats, **more)
    for seat in range(seats):
        stack_paladins(match, seat, *HAND)
        state_of(match).own(seat).pool = packed(kinds(pools[seat] if pools else "labourer"))
    open_round(match, taverns=taverns)
    return match


def all_use(match: Match, use: str = "oliver", top: str = "roland") -> list[str]:
    """Everybody chooses the same paladins."""
    return [event for seat in match.waiting for event in play(match, seat, f"use {use} top {top}")]


def mustered(match: Match, *taverns: str) -> Match:
    """Everybody uses Oliver and takes these taverns, in turn order."""
    all_use(match)
    for tavern in taverns:
        play(match, match.waiting[0], f"tavern {tavern}")
    return match


# -- 3.0 the whole -------------------------------------------------------------------------------------------


@rule("3.0")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_game_lasts_exactly_seven_rounds(seats: int) -> None:
    match = regnum.new("paladins", seats=seats, seed=seats)
    story = [event for _, _, events in play_on(match, seats) for event in events]
    rounds = [event.split("round=")[1] for event in named(story, "round_began")]
    assert rounds == ["1", "2", "3", "4", "5", "6", "7"]
    assert match.over
    assert match.result is not None


PHASES = [
    ["round_began"], ["order_revealed", "favour_revealed"], ["taverns_revealed"], ["paladin_revealed", "tavern_taken"],
    ["placed", "favour_used", "passed"], ["refreshed", "scored"],
]  # fmt: skip


@rule("3.0")
def test_every_round_runs_through_its_phases_in_order() -> None:
    match = regnum.new("paladins", seats=3, seed=2)
    story = [event.split()[0] for _, _, events in play_on(match, 2) for event in events]
    known = {name: phase for phase, names in enumerate(PHASES) for name in names}
    passed = [known[name] for name in story if name in known]
    turns = [phase for at, phase in enumerate(passed) if at == 0 or passed[at - 1] != phase]
    assert turns == [0, 1, 2, 3, 4, 5] * 7


# -- 3.1 to 3.3 ----------------------------------------------------------------------------------------------


@rule("3.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_start_player_changes_clockwise_from_round_2_on(seats: int) -> None:
    match = regnum.new("paladins", seats=seats, seed=9)
    starts = []
    for at in range(1, 8):
        play_on(match, at, until=partial(in_round, at))
        starts.append(match.view(None)["start"])
    assert starts == [(starts[0] + step) % seats for step in range(7)]


@rule("3.2")
def test_orders_and_favours_are_revealed_by_round() -> None:
    match = regnum.new("paladins", seats=2, seed=9)
    orders = [ACTIONS[6 + order] for order in list(state_of(match).king.orders)[:3]]
    favours = [FAVOURS[favour].id for favour in list(state_of(match).king.favours)[:5]]
    story = [event for _, _, events in play_on(match, 9) for event in events]
    shown = [event for event in story if event.split()[0] in ("round_began", "order_revealed", "favour_revealed")]
    expected = []
    for at in range(1, 8):
        expected.append("round_began")
        if at <= 3:
            expected.append(f"order_revealed order={orders[at - 1]} points={2 * at + 2}")
        if at >= 3:
            expected.append(f"favour_revealed favour={favours[at - 3]}")
    assert [event if "revealed" in event else event.split()[0] for event in shown] == expected


@rule("3.2", "7.3", "R11")
def test_a_favour_can_be_used_in_the_round_in_which_it_is_revealed() -> None:
    match = fresh_round(round=2, favours=["stores", *QUIET[2:], "pray"])
    mustered(match, "01", "07")
    assert match.view(None)["round"] == 3
    assert moves(match, RED, "favour") == [f"1 {kind}" for kind in ("labourer", "scout", "cleric")]
    play(match, RED, "favour 1 scout")
    assert goods(match, RED) == (4, 3)
    assert match.view(None)["favours"][0] == {"favour": "stores", "side": RED, "worker": "scout"}


@rule("3.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_more_tavern_is_open_than_there_are_players(seats: int) -> None:
    match = at_round(1, seats)
    seen = match.view(None)
    assert [each["guest"] for each in seen["taverns"]] == [None] * (seats + 1)
    assert len({each["tavern"] for each in seen["taverns"]}) == seats + 1
    assert seen["tavern_deck"] == 24 - seats - 1


@rule("3.3")
def test_a_tavern_that_is_not_open_cannot_be_taken() -> None:
    match = fresh_round(taverns=("01", "07", "08"))
    all_use(match)
    assert refused(match, RED, "tavern 09") == ("tavern_not_open", "3.3")


@rule("3.3", "1.4.2")
def test_the_tavern_deck_is_reshuffled_in_the_middle_of_turning_up() -> None:
    match = laid(seats=4, boards=[mat("labourer")])
    state_of(match).own_taverns().old = vec[i64](range(22))
    state_of(match).own_taverns().deck = vec[i64]([22, 23])
    open_round(match)
    seen = match.view(None)
    assert [each["tavern"] for each in seen["taverns"]][:2] == ["24", "23"]
    assert len({each["tavern"] for each in seen["taverns"]}) == 5
    assert (seen["tavern_deck"], seen["taverns_gone"]) == (19, [])


# -- 3.4 paladins --------------------------------------------------------------------------------------------


@rule("3.4")
def test_all_players_choose_at_once() -> None:
    match = fresh_round(seats=4)
    assert match.waiting == (0, 1, 2, 3)
    play(match, 2, "use oliver top roland")
    assert list(match.waiting) == [0, 1, 3]
    with pytest.raises(IllegalMove, match="already_answered"):
        match.play(2, "use samson top roland")
    play(match, 0, "use roland top samson")
    play(match, 3, "use roland top oliver")
    assert [each["paladin"] for each in match.view(None)["boards"]] == [None] * 4
    play(match, 1, "use samson top oliver")
    assert asked(match, RED) == "choose_tavern"


@rule("3.4")
def test_the_top_three_are_drawn_and_each_may_be_used_with_each_other_on_top() -> None:
    match = fresh_round()
    assert match.legal(RED) == [f"use {use} top {top}" for use in HAND[::-1] for top in HAND[::-1] if use != top]
    assert match.view(RED)["boards"][RED]["secret"]["hand"] == list(HAND[::-1])
    assert refused(match, RED, "use oliver top ivon") == ("not_in_hand", "3.4")
    assert refused(match, RED, "use ivon top oliver") == ("not_in_hand", "3.4")
    assert facts(match, RED, "use ivon top oliver")["paladin"].id == "paladin-ivon.acc"
    assert refused(match, RED, "use oliver top oliver") == ("same_paladin", "3.4")


@rule("3.4")
@pytest.mark.parametrize("use, top, bottom", [("oliver", "roland", "samson"), ("samson", "oliver", "roland")])
def test_one_is_used_one_goes_on_top_and_one_to_the_bottom(use: str, top: str, bottom: str) -> None:
    match = fresh_round()
    before = list(state_of(match).sides[RED].deck)[:-3]
    play(match, RED, f"use {use} top {top}")
    play(match, BLUE, "use oliver top roland")
    deck = list(state_of(match).sides[RED].deck)  # the top card comes last
    assert deck == [number(PALADINS, bottom), *before, number(PALADINS, top)]
    assert board(match, RED)["paladin"] == use


@rule("3.4", "3.8")
def test_the_card_on_top_comes_back_in_the_next_round() -> None:
    match = fresh_round(pools=["", ""])
    play(match, RED, "use oliver top roland")
    play(match, BLUE, "use samson top oliver")
    for seat in (RED, BLUE):
        play(match, seat, match.legal(seat)[0])
    play_on(match, 1, until=lambda match: match.view(None)["round"] == 5)
    hands = [match.view(seat)["boards"][seat]["secret"]["hand"] for seat in (RED, BLUE)]
    assert ("roland" in hands[RED], "oliver" in hands[RED], "samson" in hands[RED]) == (True, False, False)
    assert ("oliver" in hands[BLUE], "samson" in hands[BLUE], "roland" in hands[BLUE]) == (True, False, False)


# -- 3.5 workers ---------------------------------------------------------------------------------------------


@rule("3.5")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_players_muster_from_the_start_player_clockwise(start: int) -> None:
    match = fresh_round(seats=3, start=start)
    story = [event for seat in (0, 1, 2) for event in match.play(seat, "use oliver top roland")]
    order = []
    while asked(match, match.waiting[0]) == "choose_tavern":
        seat = match.waiting[0]
        order.append(seat)
        story += match.play(seat, match.legal(seat)[0])
    assert order == [start, (start + 1) % 3, (start + 2) % 3]
    seats = [
        (type(event).__name__, getattr(event, "seat", None))
        for event in story
        if "workers" in type(event).__struct_fields__
    ]
    mustering = [each for each in seats if each[0] in ("PaladinRevealed", "TavernTaken")]
    assert mustering == [(name, seat) for seat in order for name in ("PaladinRevealed", "TavernTaken")]


@rule("3.5.1")
@pytest.mark.parametrize("paladin", PALADINS, ids=lambda paladin: paladin.id)
def test_a_revealed_paladin_brings_its_two_workers(paladin: Paladin) -> None:
    match = laid(boards=[mat("labourer")], round=3)
    others = [each.id for each in PALADINS if each.id != paladin.id][:2]
    stack_paladins(match, RED, paladin.id, *others)
    state_of(match).own(RED).pool = 0
    open_round(match)
    assert workers(match, RED) == ""
    play(match, RED, f"use {paladin.id} top {others[0]}")
    assert board(match, RED)["paladin"] is None
    play(match, BLUE, match.legal(BLUE)[0])
    assert board(match, RED)["paladin"] == paladin.id
    assert kinds(workers(match, RED)) == tuple(sorted(paladin.workers))
    assert effective(match, RED) == paladin.boost


@rule("3.5.1")
def test_boost_and_ability_hold_until_the_end_of_the_round() -> None:
    match = laid(boards=[mat("labourer", faith=2, silver=0, paladin="oliver"), mat("", paladin="roland")])
    assert effective(match, RED) == (6, 0, 0)
    play(match, RED, "trade labourer")  # the pool is empty now: the round ends
    assert match.view(None)["round"] == 5
    assert (effective(match, RED), board(match, RED)["paladin"]) == ((2, 0, 0), None)


@rule("3.5.2")
def test_a_tavern_gives_its_four_workers() -> None:
    match = fresh_round(pools=["", ""], taverns=("01", "07", "08"))
    all_use(match)
    assert workers(match, RED) == "cleric cleric"
    play(match, RED, "tavern 07")
    assert workers(match, RED) == "labourer labourer merchant merchant cleric cleric"


@rule("3.5.2")
@pytest.mark.parametrize("tavern", TAVERNS, ids=lambda tavern: tavern.id)
def test_every_tavern_has_four_workers(tavern: Tavern) -> None:
    rest = [each.id for each in TAVERNS if each.id != tavern.id][:2]
    match = fresh_round(taverns=(tavern.id, *rest))
    state_of(match).own_suspicion().deck = vec[i64]([0, 0, 0])
    all_use(match)
    before = board(match, RED)["workers"]
    play(match, RED, f"tavern {tavern.id}")
    after = board(match, RED)["workers"]
    gained = [kind for kind in after for _ in range(after[kind] - before[kind])]
    assert gained == [list(after)[kind] for kind in sorted(tavern.workers)]
    assert len(gained) == 4


@rule("3.5.2")
def test_a_claimed_tavern_is_not_taken_again_and_one_stays_unclaimed() -> None:
    match = fresh_round(taverns=("01", "07", "08"))
    all_use(match)
    play(match, RED, "tavern 07")
    assert refused(match, BLUE, "tavern 07") == ("tavern_claimed", "3.5.2")
    assert match.legal(BLUE) == ["tavern 01", "tavern 08"]
    play(match, BLUE, "tavern 08")
    assert match.view(None)["taverns"] == [
        {"tavern": "01", "guest": None}, {"tavern": "07", "guest": RED}, {"tavern": "08", "guest": BLUE},
    ]  # fmt: skip
    assert asked(match, RED) == "take_turn"


@rule("3.5.3")
def test_criminals_of_a_tavern_draw_suspicion_before_the_next_player_begins() -> None:
    match = fresh_round(taverns=("12", "01", "07"))
    state_of(match).own_suspicion().deck = vec[i64]([2, 1])  # the top card comes last
    all_use(match)
    assert board(match, RED)["suspicions"] == []
    story = play(match, RED, "tavern 12")
    assert [event.split()[0] for event in story] == [
        "tavern_taken", "suspicion_drawn", "tax_taken", "suspicion_drawn", "tax_taken", "paladin_revealed",
    ]  # fmt: skip
    assert (board(match, RED)["suspicions"], goods(match, RED)[0], match.view(None)["tax"]) == ([2, 1], 6, 3)


@rule("3.5.3", "8.3.7")
def test_an_inquisition_of_the_worker_phase_ends_before_the_next_player_begins() -> None:
    match = fresh_round(taverns=("12", "01", "07"), tax=1)
    state_of(match).own_suspicion().deck = vec[i64]([0, 2])
    all_use(match)
    story = [event.split()[0] for event in play(match, RED, "tavern 12")]
    assert story == [
        "tavern_taken", "suspicion_drawn", "tax_taken", "silver_gained", "inquisition_began", "accused",
        "tax_refilled", "suspicion_drawn", "paladin_revealed",
    ]  # fmt: skip
    assert (board(match, RED)["unpaid"], board(match, RED)["suspicions"]) == (1, [0, 2])


@rule("3.5.3")
def test_criminals_kept_from_the_last_round_draw_no_suspicion() -> None:
    match = fresh_round(taverns=("01", "07", "08"), pools=["criminal criminal", "criminal"])
    mustered(match, "01", "07")
    assert [each["suspicions"] for each in match.view(None)["boards"]] == [[], []]


# -- 3.6 to 3.9 ----------------------------------------------------------------------------------------------


@rule("3.6")
@pytest.mark.parametrize("start", [0, 1, 2])
def test_players_act_in_turn_from_the_start_player(start: int) -> None:
    match = mustered(fresh_round(seats=3, start=start), "01", "07", "08")
    order = []
    for action in ("hunt labourer", "trade labourer"):
        for _ in range(3):
            order.append(match.waiting[0])
            play(match, match.waiting[0], action if allowed(match, match.waiting[0], action) else "conspire cleric")
    assert order == [start, (start + 1) % 3, (start + 2) % 3] * 2


@rule("3.6")
def test_a_turn_is_one_action() -> None:
    match = laid(boards=[mat("labourer labourer labourer"), mat("labourer")])
    play(match, RED, "hunt labourer")
    assert match.waiting == (BLUE,)
    with pytest.raises(IllegalMove, match="not_your_turn"):
        match.play(RED, "trade labourer")


@rule("3.6", "9.1.4")
def test_who_has_passed_is_skipped_until_all_have_passed() -> None:
    own = [mat("labourer labourer labourer labourer", paladin="ivon") for _ in range(3)]
    match = laid(seats=3, boards=own)
    play(match, RED, "hunt labourer")
    play(match, BLUE, "pass")
    assert match.waiting == (GREEN,)
    play(match, GREEN, "hunt labourer")
    play(match, RED, "trade labourer")
    assert match.waiting == (GREEN,)
    play(match, GREEN, "pass")
    assert (match.waiting, match.view(None)["round"]) == ((RED,), 4)
    play(match, RED, "conspire labourer")
    assert match.waiting == (RED,)  # alone now, turn after turn
    play(match, RED, "pass")
    assert match.view(None)["round"] == 5


@rule("3.6", "9.1.1")
def test_who_has_no_workers_left_passes() -> None:
    match = laid(boards=[mat("labourer"), mat("labourer labourer")])
    play(match, RED, "trade labourer")
    story = play(match, BLUE, "trade labourer")
    assert story[-1] == "passed reason=no_workers"
    assert (board(match, RED)["passed"], match.waiting) == (True, (BLUE,))


@rule("9.1.3", "R36")
def test_keeping_fewer_than_three_is_not_offered() -> None:
    match = laid(boards=[mat("labourer scout merchant fighter"), mat("labourer")])
    play(match, RED, "pass")
    assert match.legal(RED) == [
        "keep labourer+scout+merchant", "keep labourer+scout+fighter", "keep labourer+merchant+fighter",
        "keep scout+merchant+fighter",
    ]  # fmt: skip
    for crew in ("scout", "scout+merchant"):
        assert refused(match, RED, f"keep {crew}") == ("keep_three", "9.1.3")
        assert facts(match, RED, f"keep {crew}") == {"count": 3}


@rule("9.1.3", "R36")
def test_three_or_fewer_are_kept_without_a_question() -> None:
    match = laid(boards=[mat("labourer scout merchant"), mat("labourer")])
    play(match, RED, "pass")
    assert (workers(match, RED), match.waiting) == ("labourer scout merchant", (BLUE,))


@rule("3.7")
@pytest.mark.parametrize("round", range(1, 7))
def test_a_refresh_ends_every_round_but_the_last(round: int) -> None:
    own = [mat("labourer", paladin="ivon"), mat("labourer", paladin="ivon")]
    match = laid(round=round, boards=own)
    play(match, RED, "pass")
    story = play(match, BLUE, "pass")
    assert named(story, "refreshed", "round_began", "scored") == [
        f"refreshed round={round}",
        f"round_began round={round + 1}",
    ]
    assert not match.over


@rule("3.7")
def test_after_round_7_there_is_no_refresh_and_the_game_is_scored() -> None:
    own = [mat("labourer", paladin="ivon"), mat("labourer", paladin="ivon")]
    match = laid(round=7, boards=own)
    row, front = match.view(None)["townsfolk"], match.view(None)["outsiders"]
    play(match, RED, "pass")
    story = play(match, BLUE, "pass")
    assert named(story, "refreshed", "round_began") == []
    assert len(named(story, "scored")) == 2
    assert match.over
    assert (match.view(None)["townsfolk"], match.view(None)["outsiders"]) == (row, front)
    assert match.legal(RED) == []


@rule("3.8", "R34")
def test_the_used_paladin_leaves_the_game() -> None:
    own = [mat("labourer", paladin="ivon"), mat("labourer", paladin="roland")]
    match = laid(boards=own)
    play(match, RED, "pass")
    assert board(match, RED)["paladins_used"] == []
    play(match, BLUE, "pass")
    assert [each["paladins_used"] for each in match.view(None)["boards"]] == [["ivon"], ["roland"]]
    assert number(PALADINS, "ivon") not in state_of(match).sides[RED].deck
    assert number(PALADINS, "ivon") in state_of(match).sides[BLUE].deck  # each has an own set


@rule("3.8", "3.4", "R34")
def test_every_round_has_three_paladins_to_draw() -> None:
    match = regnum.new("paladins", seats=2, seed=3)
    before: list[int] = []
    used: list[str] = []
    for at in range(1, 8):
        play_on(match, at, until=partial(in_round, at))
        mine = match.view(RED)["boards"][RED]
        before.append(mine["paladin_deck"] + len(mine["secret"]["hand"]))
        assert not set(mine["secret"]["hand"]) & set(used)
        move = match.legal(RED)[0]
        used.append(move.split()[1])
        play(match, RED, move)
    assert before == [12, 11, 10, 9, 8, 7, 6]
    assert len(set(used)) == 7


@rule("3.8", "3.4")
def test_in_the_last_round_only_the_paladin_to_use_is_chosen() -> None:
    match = fresh_round(round=6)
    assert match.view(None)["round"] == 7
    assert [move.split()[1] for move in match.legal(RED)] == list(HAND[::-1])
    use, top = match.legal(RED)[0].split()[1::2]
    third = next(id for id in HAND if id not in (use, top))
    assert refused(match, RED, f"use {use} top {third}") == ("order_is_idle", "3.8")


ORDERS = ["fortify", "attack", "absolve"]


@rule("3.9")
@pytest.mark.parametrize("action", ["commission", "fortify", "garrison", "absolve", "attack", "convert"])
@pytest.mark.parametrize("slot, points", [(1, 4), (2, 6), (3, 8)])
def test_an_order_is_fulfilled_by_doing_its_action_five_times(action: str, slot: int, points: int) -> None:
    others = [each for each in ("commission", "fortify", "garrison", "absolve") if each != action]
    orders = [*others[: slot - 1], action, *others[slot - 1 :]][:3]
    for times, fulfilled in ((4, False), (5, True), (6, True)):
        match = laid(boards=[mat("labourer", done={action: times})], orders=orders)
        expected = {f"order_{slot}": points} if fulfilled else {}
        assert {line: vp for line, vp in lines(match, RED).items() if line.startswith("order")} == expected


@rule("3.9")
def test_every_player_who_fulfils_an_order_scores_it() -> None:
    boards = [mat("labourer", done={"attack": 5}), mat("labourer", done={"attack": 7}), mat("", done={"attack": 4})]
    match = laid(seats=3, boards=boards, orders=ORDERS)
    assert [lines(match, side).get("order_2") for side in range(3)] == [6, 6, None]


@rule("3.9")
def test_it_does_not_matter_whether_the_action_was_done_before_the_order_was_revealed() -> None:
    match = fresh_round(round=1, orders=ORDERS)
    for seat in (RED, BLUE):
        state_of(match).own(seat).done[ACTIONS.index("absolve")] = 5
    assert (match.view(None)["round"], "order_3" in lines(match, RED)) == (2, False)
    play_on(match, 1, until=lambda match: match.view(None)["round"] == 3)
    assert match.view(None)["orders"] == ORDERS
    assert (lines(match, RED)["order_3"], lines(match, BLUE)["order_3"]) == (8, 8)


@rule("3.9")
def test_the_fifth_time_after_the_reveal_counts_as_well() -> None:
    able = mat("scout labourer fighter labourer", strength=12, done={"attack": 4})
    match = laid(boards=[able, mat("labourer")], orders=ORDERS, outsiders=["viking_lookout"] + [None] * 5)
    assert "order_2" not in lines(match, RED)
    play(match, RED, "attack scout+labourer+fighter")
    assert lines(match, RED)["order_2"] == 6
