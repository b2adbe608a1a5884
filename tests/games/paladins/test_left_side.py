"""5. Develop, Recruit, Hunt, Trade, Pray and Conspire."""

from typing import Any

import pytest

from regnum.core.effects import do_of, n_of, what_of
from regnum.core.match import Match
from regnum.games.paladins.cards import TOWNSFOLK, Townsfolk
from regnum.games.paladins.parts import ACTIONS, WORKERS
from regnum.testing import allowed, asked, facts, moves, named, play, refused, rule
from tests.typed import present

from .laying import BLUE, RED, attributes, board, goods, laid, mat, on, workers

RIGHT = ACTIONS[6:]
QUIET = ["pray", "stores", "free_recruit", "forgive_and_tax", "two_criminals"]
ROW = ["abbot_1", "acolyte_1", "squire_1", "warden_1", "gatekeeper_2"]
UNDER = ["scout", "merchant", "fighter", "cleric", "scout", "merchant", "fighter", "cleric"]
SPOTS = [(action, slot) for action in RIGHT for slot in ("left", "middle")]


def table(mine: dict[str, Any], other: Any = None, **more: Any) -> Match:
    """Two players; nothing is drawn that matters."""
    there = {"townsfolk": ROW, "suspicions": [0, 0, 0, 0], "tax": 6}
    return laid(boards=[mine, other or mat("labourer labourer labourer")], **{**there, **more})


def developed(count: int) -> dict[str, list[str]]:
    """So many workshops placed, from Commission on."""
    shops: dict[str, list[str]] = {}
    for action, slot in SPOTS[:count]:
        shops.setdefault(action, []).append(slot)
    return shops


# -- 5.1 Develop ---------------------------------------------------------------------------------------------


@rule("5.1.1")
@pytest.mark.parametrize("first", WORKERS)
@pytest.mark.parametrize("second", WORKERS)
def test_developing_takes_two_workers_of_any_kind_and_4_silver(first: str, second: str) -> None:
    match = table(mat(f"{first} {second} labourer", silver=4))
    crew = sorted((first, second), key=WORKERS.index)
    assert "+".join(crew) in moves(match, RED, "develop")
    play(match, RED, f"develop {'+'.join(crew)}", "workshop garrison left")
    assert (goods(match, RED)[0], sorted(on(match, RED, "develop"))) == (0, sorted(crew))


@rule("5.1.1")
def test_developing_needs_4_silver() -> None:
    match = table(mat("labourer labourer", silver=3))
    assert refused(match, RED, "develop labourer+labourer") == ("too_little_silver", "5.1.1")
    assert facts(match, RED, "develop labourer+labourer") == {"need": 4, "have": 3, "lack": 1}


@rule("5.1.2")
@pytest.mark.parametrize("action, slot", SPOTS)
def test_a_workshop_goes_on_either_of_the_first_two_slots_of_a_right_hand_action(action: str, slot: str) -> None:
    match = table(mat("labourer labourer labourer", silver=4))
    story = play(match, RED, "develop labourer+labourer", f"workshop {action} {slot}")
    assert named(story, "developed") == [f"developed action={action} slot={slot}"]
    shops = {name: space["workshops"] for name, space in board(match, RED)["spaces"].items() if space["workshops"]}
    assert shops == {action: [slot]}
    assert not [name for name, space in board(match, BLUE)["spaces"].items() if space["workshops"]]


@rule("5.1.2", "5.1.3")
@pytest.mark.parametrize("slot, other", [("left", "middle"), ("middle", "left")])
def test_a_slot_holds_one_workshop(slot: str, other: str) -> None:
    match = table(mat("labourer labourer labourer", silver=4, workshops={"attack": [slot]}))
    play(match, RED, "develop labourer+labourer")
    assert refused(match, RED, f"workshop attack {slot}") == ("slot_covered", "5.1.2")
    assert facts(match, RED, f"workshop attack {slot}")["slot"] == slot
    assert allowed(match, RED, f"workshop attack {other}")


@rule("5.1.3")
def test_an_action_holds_two_workshops_at_most() -> None:
    match = table(mat("labourer labourer labourer", silver=4, workshops={"attack": ["left", "middle"]}))
    play(match, RED, "develop labourer+labourer")
    assert not [move for move in match.legal(RED) if "attack" in move]
    assert len(match.legal(RED)) == 10


@rule("5.1.3")
def test_a_developed_slot_never_needs_a_worker_again() -> None:
    mine = mat("labourer labourer labourer labourer scout fighter", silver=9, strength=1, paladin="samson")
    match = table(mine, mat("labourer labourer labourer labourer", paladin="samson"))
    play(match, RED, "develop labourer+labourer", "workshop fortify left")
    assert (allowed(match, BLUE, "hunt labourer"), board(match, BLUE)["spaces"]["fortify"]["workshops"]) == (True, [])
    play(match, BLUE, "hunt labourer")
    play(match, RED, "fortify labourer+scout")
    assert on(match, RED, "fortify") == ["labourer", "scout"]
    play(match, BLUE, "pass")
    play(match, RED, "pass")
    assert match.view(None)["round"] == 5
    assert board(match, RED)["spaces"]["fortify"]["workshops"] == ["left"]


@rule("5.1.4")
@pytest.mark.parametrize("slot, left", [("left", [None, "labourer", "scout"]), ("middle", ["merchant", None, "scout"])])
def test_a_worker_on_the_chosen_slot_goes_to_the_supply_and_the_action_stays_blocked(
    slot: str, left: list[str | None]
) -> None:
    mine = mat("labourer labourer merchant scout labourer", silver=9, provisions=9, influence=9,
               spaces={"fortify": "merchant labourer scout"})  # fmt: skip
    match = table(mine)
    play(match, RED, "develop labourer+labourer", f"workshop fortify {slot}")
    assert board(match, RED)["spaces"]["fortify"]["workers"] == left
    assert workers(match, RED) == "labourer scout scout merchant"  # one scout is new, nobody came back
    play(match, BLUE, "hunt labourer")
    for move in match.legal(RED):
        assert not move.startswith("fortify")
    crew = "labourer+scout" if slot == "left" else "merchant+scout"
    assert refused(match, RED, f"fortify {crew}") == ("space_blocked", "4.2")


@rule("5.1.4")
def test_after_both_first_slots_are_covered_the_third_still_blocks_the_action() -> None:
    mine = mat(
        "merchant labourer scout", silver=9, workshops={"fortify": ["left"]}, spaces={"fortify": "labourer scout"}
    )
    match = table(mine, favours=["develop_or_workers", *QUIET[:4]])
    play(match, RED, "favour 1 merchant", "choose 1", "workshop fortify middle")
    assert board(match, RED)["spaces"]["fortify"]["workers"] == [None, None, "scout"]
    play(match, BLUE, "hunt labourer")
    assert refused(match, RED, "fortify scout") == ("space_blocked", "4.2")


@rule("5.1.5", "R4")
@pytest.mark.parametrize("before, kind", list(enumerate(UNDER)))
def test_the_worker_under_the_workshop_is_gained(before: int, kind: str) -> None:
    match = table(mat("labourer labourer labourer", silver=4, workshops=developed(before)))
    story = play(match, RED, "develop labourer+labourer", "workshop convert middle")
    assert named(story, "developed", "workers_gained") == [
        "developed action=convert slot=middle", f"workers_gained workers={kind}",
    ]  # fmt: skip
    assert workers(match, RED) == f"labourer {kind}"


@rule("5.1.5", "R4")
def test_after_eight_workshops_there_is_none_to_place() -> None:
    match = table(mat("labourer labourer labourer", silver=4, workshops=developed(8)))
    assert refused(match, RED, "develop labourer+labourer") == ("limit_reached", "4.8")


# -- 5.2 Recruit ---------------------------------------------------------------------------------------------


@rule("5.2.1", "R5")
@pytest.mark.parametrize("crew, verb", [("labourer", "dismiss"), ("labourer+fighter", "enlist")])
@pytest.mark.parametrize("column, price", [(1, 3), (2, 2), (3, 2), (4, 1)])
def test_both_uses_cost_the_same_price(crew: str, verb: str, column: int, price: int) -> None:
    match = table(mat("labourer fighter labourer", silver=price))
    play(match, RED, f"recruit {crew}", f"{verb} {column}")
    assert (goods(match, RED)[0], board(match, RED)["unpaid"]) == (0, 0)
    short = table(mat("labourer fighter labourer", silver=price - 1))
    play(short, RED, f"recruit {crew}")
    assert refused(short, RED, f"{verb} {column}") == ("too_little_silver", "5.2.1")
    assert facts(short, RED, f"{verb} {column}") == {"need": price, "have": price - 1, "lack": 1}


@rule("5.2.1", "R5")
@pytest.mark.parametrize("crew, verb", [("labourer", "dismiss"), ("labourer+fighter", "enlist")])
@pytest.mark.parametrize("column", [1, 2])
@pytest.mark.parametrize("silver", [0, 2, 9])
def test_a_debt_may_be_taken_instead_whatever_silver_one_has(crew: str, verb: str, column: int, silver: int) -> None:
    match = table(mat("labourer fighter labourer", silver=silver))
    play(match, RED, f"recruit {crew}", f"{verb} {column} debt")
    assert (goods(match, RED)[0], board(match, RED)["unpaid"]) == (silver, 1)


@rule("5.2.1")
@pytest.mark.parametrize("crew, verb", [("labourer", "dismiss"), ("labourer+fighter", "enlist")])
@pytest.mark.parametrize("column", [3, 4, 5])
def test_in_the_other_columns_no_debt_is_taken(crew: str, verb: str, column: int) -> None:
    match = table(mat("labourer fighter labourer"))
    play(match, RED, f"recruit {crew}")
    assert refused(match, RED, f"{verb} {column} debt") == ("no_debt_here", "5.2.1")
    assert facts(match, RED, f"{verb} {column} debt") == {"column": column, "columns": 2}


@rule("5.2.1")
def test_without_silver_recruiting_needs_a_column_that_can_be_paid() -> None:
    match = table(mat("labourer labourer", silver=0), townsfolk=[None, None, "squire_1", "warden_1", None])
    assert refused(match, RED, "recruit labourer") == ("too_little_silver", "5.2.1")
    assert facts(match, RED, "recruit labourer") == {"need": 1, "have": 0, "lack": 1}
    for row in (["abbot_1"] + [None] * 4, [None, "abbot_1", None, None, None], [None] * 4 + ["abbot_1"]):
        assert allowed(table(mat("labourer labourer", silver=0), townsfolk=row), RED, "recruit labourer")


@rule("5.2.1", "4.13", "R5")
@pytest.mark.parametrize("crew, verb", [("labourer", "dismiss"), ("labourer+fighter", "enlist")])
@pytest.mark.parametrize("column", [1, 2, 3, 4, 5])
def test_rolands_owner_pays_nothing_in_any_column(crew: str, verb: str, column: int) -> None:
    match = table(mat("labourer fighter labourer", silver=0, paladin="roland"), townsfolk=["squire_1"] * 5)
    play(match, RED, f"recruit {crew}")
    if column <= 2:
        assert refused(match, RED, f"{verb} {column} debt") == ("nothing_to_pay", "R5")
    play(match, RED, f"{verb} {column}")
    assert (goods(match, RED)[0], board(match, RED)["unpaid"]) == (0, 0)


def plain_gains(effects: tuple[int, ...]) -> dict[str, Any] | None:
    """Workers, silver, provisions and attributes among these effects; None if there are others."""
    gains: dict[str, Any] = {"workers": [], "silver": 0, "provisions": 0, "attributes": [0, 0, 0]}
    for effect in effects:
        do, what, n = int(do_of(effect)), int(what_of(effect)), int(n_of(effect))
        if do == 0 and WORKERS[what] != "criminal":
            gains["workers"] += [WORKERS[what]] * n
        elif do in (1, 2):
            gains[("", "silver", "provisions")[do]] += n
        elif do == 4:
            gains["attributes"][what] += n
        else:
            return None
    return gains


PLAIN = [card for card in TOWNSFOLK if plain_gains(card.discard)]


@rule("5.2.2")
@pytest.mark.parametrize("card", PLAIN, ids=lambda card: card.id)
def test_with_one_worker_only_the_discard_reward_is_taken(card: Townsfolk) -> None:
    match = table(mat("labourer labourer", silver=0, provisions=0), townsfolk=[None] * 4 + [card.id])
    story = play(match, RED, "recruit labourer")
    gains = present(plain_gains(card.discard))
    pool = sorted(["labourer", *gains["workers"]], key=WORKERS.index)
    assert (workers(match, RED), goods(match, RED)) == (" ".join(pool), (gains["silver"], gains["provisions"]))
    assert attributes(match, RED) == tuple(gains["attributes"])
    assert named(story, "dismissed", "enlisted") == [f"dismissed townsfolk={card.id}"]
    assert (board(match, RED)["party"], card.id in match.view(None)["townsfolk_gone"]) == ([], True)


@rule("5.2.2")
@pytest.mark.parametrize("card", ["architect_1", "swindler_2", "squire_3"])
def test_a_criminal_as_a_discard_reward_draws_a_suspicion(card: str) -> None:
    match = table(mat("labourer labourer"), townsfolk=[None] * 4 + [card], suspicions=[1])
    play(match, RED, "recruit labourer")
    assert (workers(match, RED), board(match, RED)["suspicions"], goods(match, RED)[0]) == ("labourer criminal", [1], 4)


@rule("5.2.2")
@pytest.mark.parametrize("card", ["architect_3", "defender_3", "gatekeeper_3"])
def test_tax_as_a_discard_reward(card: str) -> None:
    match = table(mat("labourer labourer", suspicions=[0]), townsfolk=[None] * 4 + [card])
    play(match, RED, "recruit labourer")
    assert (goods(match, RED)[0], match.view(None)["tax"]) == (5, 4)
    assert board(match, RED)["suspicions"] == [0]  # the instant reward is not taken


@rule("5.2.2", "5.4.3")
@pytest.mark.parametrize("card", ["abbot_2", "acolyte_2", "missionary_1"])
def test_clear_space_as_a_discard_reward_may_free_the_recruit_space_itself(card: str) -> None:
    match = table(mat("labourer labourer"), townsfolk=["abbot_1", None, None, None, card])
    play(match, RED, "recruit labourer", "dismiss 5")
    assert match.legal(RED) == ["clear recruit", "decline"]
    play(match, RED, "clear recruit")
    play(match, BLUE, "hunt labourer")
    assert (goods(match, RED), allowed(match, RED, "recruit labourer")) == ((3, 1), True)


INSTANT = {
    "silver": ["acolyte_2", "gatekeeper_2", "warden_2"],
    "provisions": ["abbot_2", "architect_2", "defender_2", "missionary_2"],
    "suspicion": [
        "abbot_3", "acolyte_3", "architect_3", "defender_3", "gatekeeper_3", "missionary_3", "warden_3",
    ],
}  # fmt: skip


@rule("5.2.3")
@pytest.mark.parametrize("card", TOWNSFOLK, ids=lambda card: card.id)
def test_with_two_workers_it_joins_the_party_with_its_instant_reward_only(card: Townsfolk) -> None:
    match = table(mat("labourer fighter scout", suspicions=[2]), townsfolk=[None] * 4 + [card.id])
    story = play(match, RED, "recruit labourer+fighter")
    if card.id in INSTANT["suspicion"]:
        assert match.legal(RED) == ["discard 1", "decline"]
        story += play(match, RED, "discard 1")
    assert board(match, RED)["party"] == [card.id]
    assert goods(match, RED) == (3 + (card.id in INSTANT["silver"]), 1 + (card.id in INSTANT["provisions"]))
    assert board(match, RED)["suspicions"] == ([] if card.id in INSTANT["suspicion"] else [2])
    assert (workers(match, RED), attributes(match, RED)) == ("scout", (0, 0, 0))
    assert named(story, "dismissed", "ability_used", "workers_gained", "tax_taken") == []
    assert card.id not in match.view(None)["townsfolk_gone"]


@rule("5.2.3")
def test_the_second_worker_must_be_a_fighter() -> None:
    match = table(mat("labourer scout criminal"))
    assert refused(match, RED, "recruit labourer+scout") == ("wrong_workers", "1.1.2")
    assert allowed(match, RED, "recruit labourer+criminal")


@rule("5.2.2", "5.2.3")
def test_the_number_of_workers_decides_between_discarding_and_recruiting() -> None:
    match = table(mat("labourer fighter scout"))
    play(match, RED, "recruit labourer")
    assert {move.split()[0] for move in match.legal(RED)} == {"dismiss"}
    assert present(refused(match, RED, "enlist 5"))[0] == "not_now"
    match = table(mat("labourer fighter scout"))
    play(match, RED, "recruit labourer+fighter")
    assert {move.split()[0] for move in match.legal(RED)} == {"enlist"}
    assert present(refused(match, RED, "dismiss 5"))[0] == "not_now"


@rule("5.2.3")
def test_the_ability_lasts_to_the_end_of_the_game() -> None:
    mine = mat("labourer fighter", paladin="ivon")
    match = table(mine, mat("labourer", paladin="ivon"), walls=["vp", "vp"])
    play(match, RED, "recruit labourer+fighter", "enlist 5")
    play(match, BLUE, "pass")
    assert match.view(None)["round"] == 5
    assert board(match, RED)["party"] == ["gatekeeper_2"]
    later = table(mat("merchant labourer scout labourer", party=["gatekeeper_2"]), round=7, walls=["vp"])
    story = play(later, RED, "fortify merchant+labourer+scout")
    assert named(story, "ability_used", "silver_gained") == ["ability_used townsfolk=gatekeeper_2", "silver_gained n=1"]


@rule("5.2.4", "6.7.1")
@pytest.mark.parametrize("crew, verb", [("labourer", "dismiss"), ("labourer+fighter", "enlist")])
@pytest.mark.parametrize("column", [1, 2, 3, 4, 5])
def test_the_column_stays_empty_until_the_refresh(crew: str, verb: str, column: int) -> None:
    mine = mat("labourer fighter scout", paladin="ivon")
    match = table(mine, mat("labourer labourer", paladin="ivon"))
    play(match, RED, f"recruit {crew}", f"{verb} {column}")
    row = [None if at == column else card for at, card in enumerate(ROW, start=1)]
    assert match.view(None)["townsfolk"] == row
    play(match, BLUE, "recruit labourer")
    assert refused(match, BLUE, f"dismiss {column}") == ("column_empty", "6.7.1")
    assert f"dismiss {column}" not in [option.move for option in present(match.decision(BLUE)).options]
    play(match, BLUE, "dismiss 4" if column == 5 else "dismiss 5")
    gone = {column, 4 if column == 5 else 5}
    assert match.view(None)["townsfolk"] == [None if at in gone else card for at, card in enumerate(ROW, start=1)]
    while match.view(None)["round"] == 4:
        seat = match.waiting[0]
        play(match, seat, "pass" if asked(match, seat) == "take_turn" else match.legal(seat)[0])
    assert None not in match.view(None)["townsfolk"]


# -- 5.3 Hunt and Trade --------------------------------------------------------------------------------------


@rule("5.3.1")
@pytest.mark.parametrize("crew, provisions", [("labourer", 1), ("scout", 1), ("labourer+scout", 3), ("scout+scout", 3),
                                              ("scout+criminal", 3), ("labourer+criminal", 3)])  # fmt: skip
def test_hunting_gives_1_provision_or_3(crew: str, provisions: int) -> None:
    match = table(mat("labourer scout scout criminal"))
    name = next(move for move in moves(match, RED, "hunt") if sorted(move.split("+")) == sorted(crew.split("+")))
    story = play(match, RED, f"hunt {name}")
    assert story[1:] == [f"provisions_gained n={provisions}"]
    assert goods(match, RED) == (3, 1 + provisions)


@rule("5.3.2")
@pytest.mark.parametrize("crew, silver", [("labourer", 1), ("merchant", 1), ("labourer+merchant", 3),
                                          ("merchant+merchant", 3), ("labourer+criminal", 3)])  # fmt: skip
def test_trading_gives_1_silver_or_3_and_never_tax(crew: str, silver: int) -> None:
    match = table(mat("labourer merchant merchant criminal"), tax=1)
    story = play(match, RED, f"trade {crew}")
    assert story[1:] == [f"silver_gained n={silver}"]
    assert (goods(match, RED), match.view(None)["tax"]) == ((3 + silver, 1), 1)


@rule("5.3.1", "5.3.2")
@pytest.mark.parametrize("action, kind", [("hunt", "scout"), ("trade", "merchant")])
def test_the_second_worker_must_have_the_colour_of_the_slot(action: str, kind: str) -> None:
    match = table(mat(f"labourer labourer fighter {kind}"))
    assert refused(match, RED, f"{action} labourer+labourer") == ("wrong_workers", "1.1.2")
    assert refused(match, RED, f"{action} labourer+fighter") == ("wrong_workers", "1.1.2")
    assert sorted(moves(match, RED, action)) == sorted(
        ["labourer", "fighter", kind, f"labourer+{kind}", f"fighter+{kind}"]
    )


# -- 5.4 Pray ------------------------------------------------------------------------------------------------

BUSY = {"hunt": "scout scout", "absolve": "cleric labourer merchant", "develop": "labourer labourer"}


@rule("5.4.1")
@pytest.mark.parametrize("space", BUSY)
def test_praying_returns_all_workers_of_one_other_space_to_the_supply(space: str) -> None:
    match = table(mat("cleric labourer", silver=2, spaces=BUSY))
    story = play(match, RED, "pray cleric", f"clear {space}")
    assert story == ["placed action=pray workers=cleric", "silver_paid n=2", f"cleared action={space}"]
    kept = {action: words.split() for action, words in BUSY.items() if action != space}
    assert {action: on(match, RED, action) for action in BUSY} == {**kept, space: []}
    assert (workers(match, RED), on(match, RED, "pray"), goods(match, RED)[0]) == ("labourer", ["cleric"], 0)


@rule("5.4.1")
def test_the_cleared_space_can_be_used_again_this_round() -> None:
    match = table(mat("cleric labourer scout labourer", silver=2, spaces=BUSY))
    assert refused(match, RED, "hunt labourer+scout") == ("space_blocked", "4.2")
    play(match, RED, "pray cleric", "clear hunt")
    play(match, BLUE, "trade labourer")
    play(match, RED, "hunt labourer+scout")
    assert goods(match, RED)[1] == 4


@rule("5.4.1")
def test_praying_needs_2_silver() -> None:
    match = table(mat("cleric labourer", silver=1, spaces=BUSY))
    assert refused(match, RED, "pray cleric") == ("too_little_silver", "5.4.1")
    assert facts(match, RED, "pray cleric") == {"need": 2, "have": 1, "lack": 1}


@rule("5.4.1", "R6")
def test_the_paid_action_cannot_clear_the_pray_space() -> None:
    match = table(mat("cleric labourer", silver=2, spaces=BUSY))
    play(match, RED, "pray cleric")
    assert match.legal(RED) == ["clear develop", "clear hunt", "clear absolve"]
    assert refused(match, RED, "clear pray") == ("clear_another", "5.4.1")
    assert refused(match, RED, "clear fortify") == ("space_free", "5.4.1")


@rule("5.4.1")
def test_only_the_own_board_is_cleared() -> None:
    match = table(mat("cleric labourer", silver=2, spaces={"hunt": "scout"}), mat("labourer", spaces=BUSY))
    play(match, RED, "pray cleric")
    assert (on(match, RED, "hunt"), on(match, BLUE, "hunt")) == ([], ["scout", "scout"])


@rule("5.4.2", "7.2")
@pytest.mark.parametrize("how", ["pray cleric", "favour 2 labourer"])
def test_favours_cannot_be_cleared(how: str) -> None:
    favours = ["stores", "pray", "settle", "free_recruit", "two_criminals"]
    mine = mat("cleric labourer labourer", silver=2, spaces=BUSY)
    match = table(mine, petitioners={1: "red scout"}, favours=favours)
    play(match, RED, how)
    assert {move.split()[0] for move in match.legal(RED)} <= {"clear", "decline"}
    assert [move for move in match.legal(RED) if move != "decline"] == ["clear develop", "clear hunt", "clear absolve"]
    play(match, RED, "clear hunt")
    assert match.view(None)["favours"][0]["side"] == RED


@rule("5.4.2", "4.9")
def test_an_own_worker_on_a_favour_is_no_target_for_praying() -> None:
    match = table(mat("cleric labourer"), petitioners={1: "red scout"}, favours=["stores", "pray", *QUIET[2:]])
    assert refused(match, RED, "pray cleric") == ("nothing_to_clear", "4.9")


@rule("5.4.3", "R6")
def test_the_reward_may_clear_the_pray_space_and_costs_nothing() -> None:
    favours = ["pray", "stores", "settle", "free_recruit", "two_criminals"]
    match = table(mat("cleric labourer", silver=0, spaces={"pray": "cleric", "hunt": "scout"}), favours=favours)
    play(match, RED, "favour 1 labourer")
    assert match.legal(RED) == ["clear hunt", "clear pray", "decline"]
    play(match, RED, "clear pray")
    assert (on(match, RED, "pray"), on(match, RED, "hunt"), goods(match, RED)[0]) == ([], ["scout"], 0)
    assert workers(match, RED) == "cleric"  # no other worker was placed


@rule("5.4.3", "R6")
@pytest.mark.parametrize("action, crew, then", [("commission", "scout+labourer+cleric", "send 3 pray"),
                                                ("garrison", "merchant+labourer+fighter", "post 4 pray"),
                                                ("absolve", "cleric+labourer+merchant", "jar pray")])  # fmt: skip
def test_the_reward_may_clear_the_space_of_the_action_that_gives_it(action: str, crew: str, then: str) -> None:
    rich: dict[str, Any] = {"faith": 9, "strength": 9, "influence": 9, "provisions": 9}
    match = table(mat(f"{crew.replace('+', ' ')} labourer labourer", **rich))
    play(match, RED, f"{action} {crew}", then)
    assert match.legal(RED) == [f"clear {action}", "decline"]
    play(match, RED, f"clear {action}")
    assert on(match, RED, action) == []
    assert workers(match, RED) == "labourer labourer"  # they went to the supply


# -- 5.5 Conspire --------------------------------------------------------------------------------------------


@rule("5.5.1")
@pytest.mark.parametrize("kind", WORKERS)
def test_conspiring_with_any_worker_gains_a_criminal_and_a_suspicion(kind: str) -> None:
    match = table(mat(f"{kind} labourer"), suspicions=[2, 1])
    story = play(match, RED, f"conspire {kind}")
    assert story == [
        f"placed action=conspire workers={kind}", "workers_gained workers=criminal", "suspicion_drawn tax=2",
        "tax_taken n=2 left=4",
    ]  # fmt: skip
    assert workers(match, RED) == "labourer criminal"
    assert (board(match, RED)["suspicions"], goods(match, RED)[0], match.view(None)["tax"]) == ([2], 5, 4)
    assert (on(match, RED, "conspire"), match.view(None)["suspicion_deck"]) == ([kind], 1)
