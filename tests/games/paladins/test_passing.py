"""9. Passing, the workers one keeps, and the refresh."""

from itertools import combinations
from typing import Any

import pytest

from regnum.core.match import Match
from regnum.games.paladins.cards import PALADINS
from regnum.testing import allowed, asked, facts, lines, play, refused, rule
from tests.typed import present

from .laying import BLUE, GREEN, RED, board, laid, mat, on, open_round, stack_paladins, state_of, workers

KINDS = ["labourer", "scout", "merchant", "fighter", "cleric", "criminal"]
EVERY_LEFT_SPACE = {
    "develop": "labourer labourer",
    "recruit": "labourer",
    "hunt": "labourer",
    "trade": "labourer",
    "pray": "cleric",
    "conspire": "labourer",
}


def resting(workers: str = "", **more: Any) -> dict[str, Any]:
    """A board whose paladin can leave the game at the refresh."""
    return mat(workers, paladin=more.pop("paladin", "oliver"), **more)


def refreshed(
    *, seats: int = 2, boards: list[dict[str, Any]] | None = None, start: int = RED, to_move: int = RED, **more: Any
) -> Match:
    """All have passed; the next round has begun and paladins are chosen."""
    boards = boards or [resting("labourer") for _ in range(seats)]
    match = laid(seats=seats, boards=boards, start=start, to_move=to_move, **more)
    for i in range(seats):
        play(match, (to_move + i) % seats, "pass")
    assert asked(match, RED) == "choose_paladin"
    return match


# -- who passes ----------------------------------------------------------------------------------------------------


@rule("9.1.1")
def test_a_player_without_workers_passes() -> None:
    match = laid(boards=[mat("labourer"), mat("labourer labourer labourer")])
    play(match, RED, "hunt labourer")
    assert play(match, BLUE, "hunt labourer") == [
        "placed action=hunt workers=labourer",
        "provisions_gained n=1",
        "passed reason=no_workers",
    ]
    assert board(match, RED)["passed"]
    assert match.waiting == (BLUE,)


@rule("9.1.1")
@pytest.mark.parametrize("pool", ["labourer", "scout merchant", " ".join(KINDS), "criminal criminal"])
def test_everybody_may_pass(pool: str) -> None:
    match = laid(boards=[mat(pool), mat("labourer")])
    assert allowed(match, RED, "pass")
    assert play(match, RED, "pass")[0] == "passed reason="
    assert board(match, RED)["passed"]


@rule("9.1.1")
def test_who_has_workers_but_nothing_to_do_with_them_passes_too() -> None:
    boards = [mat("labourer", silver=0, provisions=0, spaces=EVERY_LEFT_SPACE), mat("labourer labourer")]
    match = laid(round=2, to_move=BLUE, boards=boards)
    told = play(match, BLUE, "hunt labourer")
    assert told[-1] == "passed reason=no_action"
    assert board(match, RED)["passed"]
    assert workers(match, RED) == "labourer"


@rule("9.1.2")
def test_on_passing_all_workers_leave_the_own_board() -> None:
    spaces = {"hunt": "labourer scout", "absolve": "cleric labourer merchant", "conspire": "labourer"}
    match = laid(boards=[mat("scout", spaces=spaces), mat("labourer", spaces={"hunt": "labourer"})])
    play(match, RED, "pass")
    assert [on(match, RED, action) for action in spaces] == [[], [], []]
    assert workers(match, RED) == "scout"  # they went to the supply
    assert on(match, BLUE, "hunt") == ["labourer"]


@rule("9.1.2")
def test_on_passing_workers_on_favours_stay() -> None:
    boards = [mat("scout"), mat("labourer")]
    match = laid(boards=boards, petitioners={1: "red cleric", 2: "blue scout"})
    play(match, RED, "pass")
    stands = [(each["side"], each["worker"]) for each in match.view(None)["favours"][:2]]
    assert stands == [(RED, "cleric"), (BLUE, "scout")]


# -- what is kept --------------------------------------------------------------------------------------------------


@rule("9.1.3", "R36")
@pytest.mark.parametrize("pool", ["labourer", "scout fighter", "labourer scout criminal", "cleric cleric cleric"])
def test_three_or_fewer_workers_are_all_kept(pool: str) -> None:
    match = laid(boards=[mat(pool), mat("labourer")])
    play(match, RED, "pass")
    assert workers(match, RED) == pool
    assert match.waiting == (BLUE,)


@rule("9.1.3")
@pytest.mark.parametrize("kept", ["+".join(three) for three in combinations(KINDS[:5], 3)])
def test_with_more_one_chooses_three(kept: str) -> None:
    match = laid(boards=[mat("labourer scout merchant fighter cleric"), mat("labourer")])
    play(match, RED, "pass")
    assert asked(match, RED) == "keep_three"
    assert len(match.legal(RED)) == 10
    play(match, RED, f"keep {kept}")
    assert workers(match, RED) == kept.replace("+", " ")
    assert match.waiting == (BLUE,)


@rule("9.1.3", "R36")
@pytest.mark.parametrize("kept", ["scout", "scout+merchant"])
def test_fewer_than_three_are_not_kept_by_choice(kept: str) -> None:
    match = laid(boards=[mat("labourer scout merchant fighter"), mat("labourer")])
    play(match, RED, "pass")
    assert refused(match, RED, f"keep {kept}") == ("keep_three", "9.1.3")
    assert facts(match, RED, f"keep {kept}") == {"count": 3}


@rule("9.1.3")
def test_only_workers_one_has_are_kept() -> None:
    match = laid(boards=[mat("labourer scout merchant fighter"), mat("labourer")])
    play(match, RED, "pass")
    assert refused(match, RED, "keep scout+scout+merchant") == ("workers_missing", "1.1.5")
    assert refused(match, RED, "keep scout+merchant+criminal") == ("workers_missing", "1.1.5")


@rule("9.1.3")
def test_workers_all_alike_leave_nothing_to_choose() -> None:
    match = laid(boards=[mat("scout scout scout scout scout"), mat("labourer")])
    play(match, RED, "pass")
    assert workers(match, RED) == "scout scout scout"
    assert match.waiting == (BLUE,)


@rule("9.1.3")
def test_kept_workers_join_those_of_the_next_round() -> None:
    boards = [resting("labourer scout merchant fighter"), resting("labourer")]
    match = laid(boards=boards)
    play(match, RED, "pass", "keep scout+merchant+fighter")
    play(match, BLUE, "pass")
    assert workers(match, RED) == "scout merchant fighter"
    stack_paladins(match, RED, "roland", "samson", "gerin")
    stack_paladins(match, BLUE, "roland", "samson", "gerin")
    play(match, RED, "use roland top samson")
    play(match, BLUE, "use roland top samson")
    assert workers(match, BLUE) == "labourer labourer fighter"  # the next start player, who already has a paladin
    assert workers(match, RED) == "scout merchant fighter"


# -- after passing -------------------------------------------------------------------------------------------------


@rule("9.1.4")
def test_a_passed_player_takes_no_more_turns_in_the_round() -> None:
    match = laid(boards=[mat("labourer labourer"), mat("labourer scout merchant fighter")])
    play(match, RED, "pass")
    for move in ("hunt labourer", "trade scout", "conspire merchant"):
        assert match.waiting == (BLUE,)
        assert present(match.why(RED, "hunt labourer")).code == "not_your_turn"
        play(match, BLUE, move)
    assert match.waiting == (BLUE,)


@rule("9.1.4")
def test_a_passed_player_is_asked_for_abilities_takes_a_debt_and_loses_suspicions() -> None:
    boards = [mat("labourer"), mat("labourer labourer", suspicions=[0, 0, 0, 0, 0], party=["swindler_1"])]
    match = laid(to_move=BLUE, boards=boards, tax=1, suspicions=[2], old_suspicions=[])
    play(match, BLUE, "pass")
    play(match, RED, "conspire labourer")
    assert asked(match, BLUE) == "use_inquisition_abilities"
    play(match, BLUE, "ability swindler_1")
    assert board(match, BLUE)["suspicions"] == [0, 0]
    assert board(match, BLUE)["unpaid"] == 1
    assert board(match, BLUE)["passed"]


@rule("9.1.5", "R13")
def test_workers_gained_after_passing_join_the_pool_and_the_limit_comes_again_at_the_refresh() -> None:
    blue = resting("scout merchant fighter", party=["peddler_1"], suspicions=[0, 0], passed=True)
    match = laid(boards=[resting("cleric labourer"), blue], tax=1, suspicions=[2])
    play(match, RED, "conspire labourer")
    play(match, BLUE, "ability peddler_1")
    assert workers(match, BLUE) == "labourer scout merchant fighter"
    assert asked(match, RED) == "take_turn"
    play(match, RED, "pass")
    assert asked(match, BLUE) == "keep_three"
    assert match.view(None)["round"] == 4  # before the refresh
    assert refused(match, BLUE, "keep labourer+scout") == ("keep_three", "9.1.3")
    play(match, BLUE, "keep labourer+scout+merchant")
    assert workers(match, BLUE) == "labourer scout merchant"
    assert match.view(None)["round"] == 5


@rule("9.1.5", "R13")
def test_three_workers_at_most_after_a_late_gain_are_simply_kept() -> None:
    blue = resting("scout merchant", party=["peddler_1"], suspicions=[0, 0], passed=True)
    match = laid(boards=[resting("cleric labourer"), blue], tax=1, suspicions=[2])
    play(match, RED, "conspire labourer")
    play(match, BLUE, "ability peddler_1")
    play(match, RED, "pass")
    assert workers(match, BLUE) == "labourer scout merchant"
    assert asked(match, BLUE) == "choose_paladin"


@rule("9.1.5", "R13")
@pytest.mark.parametrize("start, order", [(RED, [BLUE, GREEN]), (BLUE, [BLUE, GREEN]), (GREEN, [GREEN, BLUE])])
def test_at_the_refresh_the_start_player_chooses_first(start: int, order: list[int]) -> None:
    late = "labourer scout merchant fighter"
    boards = [resting("labourer"), resting(late, passed=True), resting(late, passed=True)]
    match = laid(seats=3, start=start, boards=boards)
    play(match, RED, "pass")
    for seat in order:
        assert match.waiting == (seat,)
        assert asked(match, seat) == "keep_three"
        play(match, seat, "keep labourer+scout+merchant")
    assert match.view(None)["round"] == 5


@rule("9.1.6")
@pytest.mark.parametrize("pool", ["labourer", "labourer scout merchant fighter cleric criminal"])
def test_in_the_last_round_nothing_is_kept_and_nobody_chooses(pool: str) -> None:
    match = laid(round=7, boards=[mat(pool), mat("labourer")])
    play(match, RED, "pass")
    assert match.waiting == (BLUE,)
    assert workers(match, RED) == ""
    play(match, BLUE, "pass")
    assert match.over


@rule("9.1.6")
def test_workers_gained_after_passing_in_the_last_round_are_not_chosen_from() -> None:
    blue = mat("scout merchant fighter", party=["peddler_1"], suspicions=[0, 0], passed=True)
    match = laid(round=7, boards=[mat("cleric labourer"), blue], tax=1, suspicions=[2])
    play(match, RED, "conspire labourer")
    play(match, BLUE, "ability peddler_1")
    play(match, RED, "pass")
    assert match.over


# -- refresh -------------------------------------------------------------------------------------------------------

NEW = ["warden_1", "warden_2", "warden_3", "abbot_1", "abbot_2"]


@rule("9.2.1")
@pytest.mark.parametrize(
    "before, after, gone",
    [
        # As in the rulebook: three left, the rightmost of them in column 5.
        (
            [None, None, "squire_1", "defender_1", "debt_collector_1"],
            ["warden_3", "warden_2", "warden_1", "squire_1", "defender_1"],
            ["debt_collector_1"],
        ),
        (
            ["squire_1", None, "defender_1", None, "debt_collector_1"],
            ["warden_3", "warden_2", "warden_1", "squire_1", "defender_1"],
            ["debt_collector_1"],
        ),
        (
            ["squire_1", "defender_1", None, "debt_collector_1", None],
            ["warden_2", "warden_1", "squire_1", "defender_1", "debt_collector_1"],
            [],
        ),
        (
            ["squire_1", "squire_2", "squire_3", "defender_1", "defender_2"],
            ["warden_1", "squire_1", "squire_2", "squire_3", "defender_1"],
            ["defender_2"],
        ),
        ([None] * 5, list(reversed(NEW)), []),
    ],
)
def test_the_last_townsfolk_goes_the_others_slide_right_and_new_ones_come_from_the_right(
    before: list[str | None], after: list[str], gone: list[str]
) -> None:
    match = refreshed(townsfolk=before, townsfolk_deck=[*NEW, "architect_1"])
    assert match.view(None)["townsfolk"] == after
    came = sum(card in NEW for card in after)
    assert match.view(None)["townsfolk_deck"] == 6 - came
    assert all(card in match.view(None)["townsfolk_gone"] for card in gone)
    assert not any(card in match.view(None)["townsfolk_gone"] for card in after)


OUT = ["saracen_archer", "saracen_hunter", "viking_thief", "viking_traitor", "byzantine_thief", "byzantine_hunter"]
LEFT = [
    "viking_lookout", "viking_guardian", "byzantine_guardian", "viking_mercenary", "saracen_warrior", "viking_armourer",
]  # fmt: skip


@rule("9.2.2")
@pytest.mark.parametrize(
    "before, after",
    [
        # As in the rulebook: column 1 empty, four left, so none is discarded.
        ([None, LEFT[0], None, *LEFT[1:4]], [*LEFT[:4], *OUT[:2]]),
        ([LEFT[0], None, LEFT[1], None, LEFT[2], None], [*LEFT[1:3], *OUT[:4]]),
        (LEFT, [*LEFT[1:], OUT[0]]),
        ([None] * 6, OUT),
    ],
)
def test_the_first_outsider_goes_the_others_slide_left_and_new_ones_come_from_the_left(
    before: list[str | None], after: list[str]
) -> None:
    match = refreshed(outsiders=before, outsider_deck=[*OUT, "saracen_champion"])
    assert match.view(None)["outsiders"] == after
    assert match.view(None)["outsider_deck"] == 7 - sum(card in OUT for card in after)
    if before[0] is not None:
        assert before[0] in match.view(None)["outsiders_gone"]
    assert not any(card in match.view(None)["outsiders_gone"] for card in after)


@rule("9.2.3")
def test_townsfolk_that_were_discarded_do_not_come_back() -> None:
    match = refreshed(townsfolk=["squire_1", None, None, None, "defender_1"], townsfolk_deck=["warden_1"])
    view = match.view(None)
    assert view["townsfolk"] == [None, None, None, "warden_1", "squire_1"]
    assert view["townsfolk_deck"] == 0
    assert len(view["townsfolk_gone"]) == 30
    assert "defender_1" in view["townsfolk_gone"]


@rule("9.2.3")
def test_outsiders_that_were_discarded_do_not_come_back() -> None:
    match = refreshed(outsiders=["viking_thief", None, "saracen_archer", None, None, None], outsider_deck=[])
    view = match.view(None)
    assert view["outsiders"] == ["saracen_archer", None, None, None, None, None]
    assert view["outsider_deck"] == 0
    assert len(view["outsiders_gone"]) == 35
    assert "viking_thief" in view["outsiders_gone"]


@rule("9.2.4")
def test_all_taverns_of_the_round_are_discarded() -> None:
    match = laid(boards=[mat("labourer"), mat("labourer")])
    open_round(match, taverns=["01", "07", "19"])
    for seat in (RED, BLUE):
        play(match, seat, match.legal(seat)[0])
    play(match, RED, "tavern 01")
    play(match, BLUE, "tavern 07")
    assert match.view(None)["taverns_gone"] == []
    for seat in (RED, BLUE):
        play(match, seat, "pass")
        if asked(match, seat) == "keep_three":
            play(match, seat, match.legal(seat)[0])
    view = match.view(None)
    assert view["taverns_gone"] == ["01", "07", "19"]
    assert len(view["taverns"]) == 3
    assert not {each["tavern"] for each in view["taverns"]} & {"01", "07", "19"}


@rule("9.2.5")
def test_workers_on_favours_go_to_the_supply() -> None:
    match = refreshed(petitioners={1: "red cleric", 2: "blue scout"})
    assert [each["side"] for each in match.view(None)["favours"]] == [None] * 5
    assert workers(match, RED) == "labourer"
    assert workers(match, BLUE) == "labourer"


@rule("9.2.6", "R34")
def test_the_used_paladin_leaves_the_game() -> None:
    match = refreshed(boards=[resting("labourer", paladin="roland"), resting("labourer", paladin="gerin")])
    for seat, used in ((RED, "roland"), (BLUE, "gerin")):
        me = board(match, seat)
        assert me["paladin"] is None
        assert me["paladins_used"] == [used]
        assert me["paladin_deck"] == 8  # twelve, less the used one, less three in hand
        assert used not in match.view(seat)["boards"][seat]["secret"]["hand"]
        assert used not in [PALADINS[card].id for card in state_of(match).sides[seat].deck]


@rule("9.2.6", "R34")
def test_the_boost_of_the_used_paladin_ends_with_the_round() -> None:
    match = refreshed(boards=[resting("labourer", paladin="roland", strength=2), resting("labourer")])
    assert board(match, RED)["attributes"]["strength"] == {"marker": 2, "effective": 2}


@rule("9.2.1", "9.2.6")
def test_after_the_last_round_there_is_no_refresh() -> None:
    row = ["squire_1", "squire_2", "squire_3", "defender_1", "defender_2"]
    boards = [mat("labourer", paladin="roland", strength=4), mat("labourer", paladin="gerin")]
    match = laid(round=7, boards=boards, townsfolk=row)
    play(match, RED, "pass")
    play(match, BLUE, "pass")
    assert match.over
    assert match.view(None)["townsfolk"] == row
    assert lines(match, RED)["strength"] == 3
