"""4. How an action is taken: workers on slots, costs, limits, targets, abilities; and the table of the twelve."""

from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
import yaml

from regnum.core.codec import encode
from regnum.core.effects import RESOLVE
from regnum.core.match import Match
from regnum.games.paladins.cards import OUTSIDERS, PALADINS, TOWNSFOLK, WALLS, Townsfolk
from regnum.games.paladins.parts import ACTIONS, ANY, DEVELOP, ONE_OR_TWO, SLOTS, WORKERS
from regnum.games.paladins.workers import written
from regnum.testing import allowed, asked, facts, lines, moves, named, play, refused, rule
from tests.typed import fields, present

from .laying import BLUE, RED, attributes, board, goods, laid, mat, on, state_of, workers

FACTS = yaml.safe_load((Path(__file__).parent / "components.yaml").read_text(encoding="utf-8"))
LEFT, RIGHT = ACTIONS[:6], ACTIONS[6:]
QUIET = ["pray", "stores", "free_recruit", "forgive_and_tax", "two_criminals"]
EVERYBODY = "labourer labourer labourer scout scout merchant merchant fighter fighter cleric cleric"
CREW = {
    "develop": "labourer+labourer", "recruit": "labourer", "hunt": "labourer", "trade": "labourer", "pray": "cleric",
    "conspire": "labourer", "commission": "scout+labourer+cleric", "fortify": "merchant+labourer+scout",
    "garrison": "merchant+labourer+fighter", "absolve": "cleric+labourer+merchant", "attack": "scout+labourer+fighter",
    "convert": "fighter+labourer+cleric",
}  # fmt: skip
THEN = {
    "develop": ["workshop fortify left"], "recruit": ["dismiss 5"], "commission": ["send 2 silver"],
    "garrison": ["post 2 silver"], "absolve": ["jar provisions"], "attack": ["strike 1"], "convert": ["persuade 1"],
    "pray": ["clear hunt"],
}  # fmt: skip
ROW = ["abbot_1", "acolyte_1", "squire_1", "warden_1", "gatekeeper_2"]
FRONT = ["viking_lookout", "viking_armourer", "byzantine_warrior", "saracen_archer", "byzantine_archer", "viking_thief"]
RICH: dict[str, Any] = {"silver": 20, "provisions": 20, "faith": 6, "strength": 6, "influence": 6}


def able(pool: str = EVERYBODY, **more: Any) -> dict[str, Any]:
    """Somebody who can do every action."""
    return mat(pool, **{**RICH, "spaces": {"hunt": "scout", "trade": "merchant"}, **more})


def table(mine: dict[str, Any], other: dict[str, Any] | None = None, **more: Any) -> Match:
    """A table with everything to act on; what an action meets by chance is without consequences."""
    there = {"townsfolk": ROW, "outsiders": FRONT, "walls": ["vp", "vp"], "suspicions": [0, 0, 0, 0], "tax": 6}
    return laid(boards=[mine, other or mat("labourer labourer")], **{**there, **more})


def free_to(action: str) -> dict[str, Any]:
    """Hunt and trade need their own space free."""
    return {"spaces": {"conspire": "labourer"}} if action in ("hunt", "trade") else {}


def perform(match: Match, action: str, seat: int = RED) -> list[str]:
    """Do an action with its plain crew; all that was told."""
    story = play(match, seat, f"{action} {CREW[action]}")
    for then in THEN.get(action, []):
        if seat in match.waiting and asked(match, seat) != "take_turn":
            story += play(match, seat, then)
    return story


def crewed(action: str, crew: list[str]) -> str:
    """The action with these workers as the game writes it."""
    at = ACTIONS.index(action)
    return f"{action} {written(at, tuple(sorted(WORKERS.index(kind) for kind in crew)))}"


# -- 4.1 to 4.6 workers on slots -----------------------------------------------------------------------------


@rule("4.1")
def test_workers_are_placed_then_the_cost_is_paid_then_the_effect_follows() -> None:
    match = table(able(party=["acolyte_2"]))
    story = perform(match, "commission")
    assert story == [
        "placed action=commission workers=scout+labourer+cleric",
        "provisions_paid n=1",
        "monk_sent square=r2_s2 region=2",
        "silver_gained n=2",
        "raised attribute=influence n=1 level=7",
        "ability_used townsfolk=acolyte_2",
        "silver_gained n=1",
    ]
    assert on(match, RED, "commission") == ["scout", "labourer", "cleric"]


@rule("4.1")
@pytest.mark.parametrize("action", ACTIONS)
def test_an_action_moves_its_crew_from_the_pool_to_the_space(action: str) -> None:
    match = table(able(**free_to(action)))
    before = board(match, RED)["workers"]
    play(match, RED, f"{action} {CREW[action]}")
    crew = CREW[action].split("+")
    assert sorted(on(match, RED, action)) == sorted(crew)
    after = board(match, RED)["workers"]
    gained = {"conspire": {"criminal": 1}}.get(action, {})
    assert after == {kind: before[kind] - crew.count(kind) + gained.get(kind, 0) for kind in before}


@rule("4.2")
@pytest.mark.parametrize("action", ACTIONS)
def test_a_space_with_workers_is_blocked(action: str) -> None:
    match = table(able(spaces={action: CREW[action].replace("+", " ")}))
    assert refused(match, RED, f"{action} {CREW[action]}") == ("space_blocked", "4.2")
    assert facts(match, RED, f"{action} {CREW[action]}")["action"].id == f"action-{action}"


@rule("4.2")
def test_a_space_is_blocked_for_its_owner_only() -> None:
    match = table(able(), able())
    perform(match, "fortify")
    assert allowed(match, BLUE, "fortify merchant+labourer+scout")


@rule("4.2")
def test_a_used_space_stays_blocked_for_the_rest_of_the_round() -> None:
    match = table(able(), mat("labourer labourer labourer"))
    perform(match, "fortify")
    play(match, BLUE, "hunt labourer")
    play(match, RED, "conspire labourer")
    play(match, BLUE, "trade labourer")
    assert refused(match, RED, "fortify merchant+labourer+scout") == ("space_blocked", "4.2")


@rule("4.2", "R22")
def test_after_praying_the_same_action_can_be_done_again_in_the_same_round() -> None:
    match = table(able(), mat("labourer labourer labourer"))
    perform(match, "attack")
    play(match, BLUE, "hunt labourer")
    play(match, RED, "pray cleric", "clear attack")
    play(match, BLUE, "trade labourer")
    play(match, RED, "attack scout+labourer+fighter", "strike 2")
    assert board(match, RED)["attacked"] == ["viking_armourer", "viking_lookout"]


PATTERNS = {(): 3, ("left",): 2, ("middle",): 2, ("left", "middle"): 1}


@rule("4.3")
@pytest.mark.parametrize("action", RIGHT)
@pytest.mark.parametrize("covered", PATTERNS, ids=lambda covered: "+".join(covered) or "none")
def test_a_worker_stands_on_each_slot_that_no_workshop_covers(action: str, covered: tuple[str, ...]) -> None:
    match = table(able(workshops={action: list(covered)}))
    slots = SLOTS[ACTIONS.index(action)]
    open_slots = [slot for at, slot in enumerate(slots) if ("left", "middle", "right")[at] not in covered]
    crew = ["labourer" if slot == ANY else WORKERS[slot] for slot in open_slots]
    assert len(crew) == PATTERNS[covered]
    for more in range(1, 4):
        shape = [*crew, "labourer", "labourer"][:more]
        if more != len(crew):
            assert refused(match, RED, crewed(action, shape)) == ("wrong_number", "4.3")
            given = facts(match, RED, crewed(action, shape))
            assert (given["least"], given["most"], given["given"]) == (len(crew), len(crew), more)
    play(match, RED, f"{action} {'+'.join(crew)}")
    standing = board(match, RED)["spaces"][action]["workers"]
    names = [None if ("left", "middle", "right")[at] in covered else kind for at, kind in
             enumerate("labourer" if slot == ANY else WORKERS[slot] for slot in slots)]  # fmt: skip
    assert standing == names


@rule("4.3")
@pytest.mark.parametrize("action, crew", [("develop", "labourer"), ("develop", "labourer+labourer+labourer"),
                                          ("pray", "cleric+cleric"), ("conspire", "labourer+labourer")])  # fmt: skip
def test_left_hand_actions_take_exactly_one_worker_on_each_slot(action: str, crew: str) -> None:
    match = table(able())
    assert refused(match, RED, f"{action} {crew}") == ("wrong_number", "4.3")


@rule("4.4")
@pytest.mark.parametrize("action, second", [("recruit", "fighter"), ("hunt", "scout"), ("trade", "merchant")])
def test_recruit_hunt_and_trade_accept_one_or_two_workers(action: str, second: str) -> None:
    match = table(able(**free_to(action)))
    assert allowed(match, RED, f"{action} labourer")
    assert allowed(match, RED, f"{action} labourer+{second}")
    three = crewed(action, ["labourer", "labourer", second])
    assert refused(match, RED, three) == ("wrong_number", "4.4")
    given = facts(match, RED, three)
    assert (given["least"], given["most"], given["given"]) == (1, 2, 3)


@rule("4.4")
@pytest.mark.parametrize("action, second", [("recruit", "fighter"), ("hunt", "scout"), ("trade", "merchant")])
def test_the_second_slot_cannot_be_filled_on_a_later_turn(action: str, second: str) -> None:
    match = table(able(**free_to(action)), mat("labourer labourer"))
    perform(match, action)
    play(match, BLUE, "hunt labourer")
    for move in (f"{action} {second}", f"{action} labourer", f"{action} labourer+{second}"):
        assert refused(match, RED, move) == ("space_blocked", "4.2")


@rule("4.4")
def test_no_other_action_has_an_optional_slot() -> None:
    assert [ACTIONS[action] for action in ONE_OR_TWO] == ["recruit", "hunt", "trade"]
    assert [each["id"] for each in FACTS["actions"] if each.get("one_or_two_workers")] == ["recruit", "hunt", "trade"]
    match = table(able(spaces={}))
    sizes = {action: {len(move.split("+")) for move in moves(match, RED, action)} for action in ACTIONS}
    assert sizes == {
        "develop": {2}, "recruit": {1, 2}, "hunt": {1, 2}, "trade": {1, 2}, "pray": set(), "conspire": {1},
        **{action: {3} for action in RIGHT},
    }  # fmt: skip


@rule("4.5")
@pytest.mark.parametrize("kind", WORKERS)
@pytest.mark.parametrize("action", ["recruit", "hunt", "trade"])
def test_a_single_worker_of_any_kind_goes_on_the_left_slot(action: str, kind: str) -> None:
    match = table(mat(f"{kind} labourer", **RICH))
    play(match, RED, f"{action} {kind}")
    assert board(match, RED)["spaces"][action]["workers"] == [kind, None]


@rule("4.5")
@pytest.mark.parametrize("action, second", [("recruit", "fighter"), ("hunt", "scout"), ("trade", "merchant")])
def test_two_workers_must_meet_the_colour_of_the_right_slot(action: str, second: str) -> None:
    match = table(mat(f"{EVERYBODY} criminal", **RICH))
    pairs = {tuple(sorted(move.split("+"))) for move in moves(match, RED, action) if "+" in move}
    kinds = set(WORKERS)
    fitting = {tuple(sorted((kind, own))) for kind in kinds for own in (second, "criminal")} - {("criminal",) * 2}
    assert pairs == fitting
    assert refused(match, RED, f"{action} labourer+cleric") == ("wrong_workers", "1.1.2")
    assert [each.id for each in facts(match, RED, f"{action} labourer+cleric")["wanted"]] == [f"worker-{second}.acc"]


@rule("4.6")
def test_the_player_chooses_which_kinds_to_place() -> None:
    match = table(able("merchant scout criminal labourer cleric"))
    assert moves(match, RED, "fortify") == [
        crewed("fortify", crew).removeprefix("fortify ")
        for crew in (["labourer", "scout", "merchant"], ["labourer", "scout", "criminal"],
                     ["labourer", "merchant", "criminal"], ["scout", "merchant", "cleric"],
                     ["scout", "merchant", "criminal"], ["scout", "cleric", "criminal"],
                     ["merchant", "cleric", "criminal"])
    ]  # fmt: skip


@rule("4.6")
def test_the_same_kinds_are_one_way_to_place_however_they_are_spread() -> None:
    match = table(able("merchant merchant scout"))
    assert moves(match, RED, "fortify") == ["merchant+merchant+scout"]
    play(match, RED, "fortify merchant+merchant+scout")
    assert on(match, RED, "fortify") == ["merchant", "merchant", "scout"]


@rule("4.6")
@pytest.mark.parametrize("action", ACTIONS)
def test_every_crew_that_fills_the_slots_in_some_order_may_act(action: str) -> None:
    have = [*EVERYBODY.split(), "criminal", "criminal", "criminal"]
    match = table(mat(" ".join(have), **RICH, spaces={"trade" if action == "hunt" else "hunt": "scout"}))
    slots = SLOTS[ACTIONS.index(action)]
    rows = [slots, slots[:1]] if action in ("recruit", "hunt", "trade") else [slots]
    fitting = set()
    for row in rows:
        for crew in permutations(have, len(row)):
            if all(slot == ANY or kind in (WORKERS[slot], "criminal") for slot, kind in zip(row, crew, strict=True)):
                fitting.add(tuple(sorted(crew)))
    assert {tuple(sorted(move.split("+"))) for move in moves(match, RED, action)} == fitting


# -- 4.7 to 4.9 costs, limits, targets -----------------------------------------------------------------------


@rule("4.7")
@pytest.mark.parametrize(
    "action, done, silver, provisions, paragraph",
    [("develop", 0, 4, 0, "5.1.1"), ("pray", 0, 2, 0, "5.4.1"), ("commission", 3, 0, 2, "6.1.2"),
     ("fortify", 3, 0, 2, "6.3.2"), ("garrison", 3, 0, 2, "6.2.2"), ("absolve", 1, 2, 0, "6.4.2"),
     ("convert", 2, 2, 0, "6.6.2")],
)  # fmt: skip
def test_the_cost_must_be_there_when_acting(
    action: str, done: int, silver: int, provisions: int, paragraph: str
) -> None:
    move = f"{action} {CREW[action]}"
    enough = table(able(silver=silver, provisions=provisions, done={action: done}))
    assert allowed(enough, RED, move)
    if silver:
        short = table(able(silver=silver - 1, done={action: done}))
        assert refused(short, RED, move) == ("too_little_silver", paragraph)
        assert facts(short, RED, move) == {"need": silver, "have": silver - 1, "lack": 1}
    else:
        short = table(able(provisions=provisions - 1, done={action: done}))
        assert refused(short, RED, move) == ("too_few_provisions", paragraph)
        assert facts(short, RED, move) == {"need": provisions, "have": provisions - 1, "lack": 1}


@rule("4.7")
def test_the_reward_of_a_square_does_not_pay_for_the_action() -> None:
    match = table(able(silver=0, provisions=0))
    assert refused(match, RED, "commission scout+labourer+cleric") == ("too_few_provisions", "6.1.2")
    match = table(able(silver=0))
    assert refused(match, RED, "absolve cleric+labourer+merchant") == ("too_little_silver", "6.4.2")


@rule("4.7")
def test_the_bonus_of_a_paladin_does_not_pay_for_the_attack() -> None:
    match = table(able(silver=0, strength=0, paladin="engelier"), outsiders=[None] * 2 + FRONT[2:])
    assert refused(match, RED, "attack scout+labourer+fighter") == ("too_little_silver", "6.5.1")
    assert facts(match, RED, "attack scout+labourer+fighter") == {"need": 1, "have": 0, "lack": 1}


@rule("4.7")
def test_a_raise_of_the_action_does_not_meet_its_requirement() -> None:
    squares = {f"r{region}_s{at}": "blue monk" for region, count in ((1, 2), (2, 4)) for at in range(1, count + 1)}
    match = table(able(faith=3), squares=squares)
    assert refused(match, RED, "convert fighter+labourer+cleric") is None
    assert refused(match, RED, "commission scout+labourer+cleric") == ("attribute_too_low", "6.1.1")
    match = table(able(strength=4), squares=squares)
    assert refused(match, RED, "garrison merchant+labourer+fighter") == ("attribute_too_low", "6.2.1")


@rule("4.8")
@pytest.mark.parametrize("action, limit", [("develop", 8), ("commission", 7), ("fortify", 7), ("garrison", 7),
                                           ("absolve", 7), ("convert", 7)])  # fmt: skip
def test_an_action_has_a_limit_per_game(action: str, limit: int) -> None:
    most: dict[str, Any] = {"faith": 12, "strength": 12, "influence": 12}
    match = table(able(**most, done={action: limit - 1}))
    assert allowed(match, RED, f"{action} {CREW[action]}")
    match = table(able(**most, done={action: limit}))
    assert refused(match, RED, f"{action} {CREW[action]}") == ("limit_reached", "4.8")
    assert facts(match, RED, f"{action} {CREW[action]}")["limit"] == limit


@rule("4.8")
@pytest.mark.parametrize("action", ["recruit", "hunt", "trade", "pray", "conspire", "attack"])
def test_the_other_actions_have_no_limit(action: str) -> None:
    match = table(able(done={action: 60}, **free_to(action)))
    assert allowed(match, RED, f"{action} {CREW[action]}")


@rule("4.9", "R35")
@pytest.mark.parametrize(
    "action, lacking, refusal",
    [("recruit", {"townsfolk": [None] * 5}, ("no_townsfolk", "4.9")),
     ("attack", {"outsiders": [None] * 6}, ("no_outsider", "4.9")),
     ("convert", {"outsiders": [None] * 6}, ("no_outsider", "4.9")),
     ("fortify", {"walls": []}, ("no_wall", "6.3.5"))],
)  # fmt: skip
def test_an_action_without_a_target_is_refused(action: str, lacking: dict[str, Any], refusal: tuple[str, str]) -> None:
    assert allowed(table(able()), RED, f"{action} {CREW[action]}")
    assert refused(table(able(), **lacking), RED, f"{action} {CREW[action]}") == refusal


@rule("4.9", "R35")
@pytest.mark.parametrize("action", ["commission", "garrison"])
def test_without_any_free_square_no_piece_is_placed(action: str) -> None:
    everywhere = {each["square"]: "blue outpost" for each in table(able()).view(None)["squares"]}
    match = table(able(faith=12, strength=12), squares=everywhere)
    assert refused(match, RED, f"{action} {CREW[action]}") == ("no_square", "4.9")


@rule("4.9", "R35")
@pytest.mark.parametrize("action, attribute, paragraph", [("commission", "faith", "6.1.1"),
                                                          ("garrison", "strength", "6.2.1")])  # fmt: skip
def test_without_a_reachable_free_square_no_piece_is_placed(action: str, attribute: str, paragraph: str) -> None:
    near = {f"r1_s{at}": "blue monk" for at in (1, 2)}
    need = {"commission": 2, "garrison": 3}[action]
    match = table(able(**fields({attribute: need - 1})), squares=near)
    assert refused(match, RED, f"{action} {CREW[action]}") == ("attribute_too_low", paragraph)
    assert facts(match, RED, f"{action} {CREW[action]}")["need"] == need
    assert allowed(table(able(**fields({attribute: need})), squares=near), RED, f"{action} {CREW[action]}")


@rule("4.9", "R35")
def test_praying_needs_another_occupied_space() -> None:
    match = table(able(spaces={}))
    assert refused(match, RED, "pray cleric") == ("nothing_to_clear", "4.9")
    match = table(able(spaces={}), able())
    assert refused(match, RED, "pray cleric") == ("nothing_to_clear", "4.9")  # others' spaces are no target


@rule("4.9", "R35")
def test_a_square_whose_reward_does_nothing_is_a_legal_target() -> None:
    match = table(able(), townsfolk=[None] * 5)
    play(match, RED, "commission scout+labourer+cleric", "send 1 recruit")
    assert (board(match, RED)["done"]["commission"], attributes(match, RED)) == (1, (6, 6, 7))


@rule("4.9", "R35")
def test_a_card_whose_reward_does_nothing_is_a_legal_target() -> None:
    match = table(able(), townsfolk=[None] * 4 + ["abbot_3"])
    play(match, RED, "recruit labourer")
    assert match.view(None)["townsfolk"] == [None] * 5
    match = table(able(strength=12))
    perform(match, "convert")
    assert (board(match, RED)["converted"], attributes(match, RED)[1]) == (["viking_lookout"], 12)


@rule("4.9", "7.1", "R35")
def test_a_favour_whose_reward_does_nothing_may_be_used() -> None:
    match = table(mat("labourer labourer"), favours=["pray", *QUIET[1:]])
    play(match, RED, "favour 1 labourer")
    assert match.view(None)["favours"][0]["side"] == RED
    assert match.waiting == (BLUE,)


# -- 4.10 to 4.13 abilities ----------------------------------------------------------------------------------

TRIED = [each for each in TOWNSFOLK if each.trigger < len(ACTIONS)]


@rule("4.10")
@pytest.mark.parametrize("townsfolk", TRIED, ids=lambda townsfolk: townsfolk.id)
def test_an_ability_fires_once_after_the_rewards_of_its_action(townsfolk: Townsfolk) -> None:
    action = ACTIONS[townsfolk.trigger]
    plain, match = table(able()), table(able(party=[townsfolk.id]))
    without, story = perform(plain, action), perform(match, action)
    assert story[: len(without)] == without
    assert story[len(without)] == f"ability_used townsfolk={townsfolk.id}"
    gained = {"_1": "workers_gained workers=labourer", "_3": "tax_taken n=1 left=5"}.get(townsfolk.id[-2:])
    if gained is None:
        gained = (
            "silver_gained n=1" if townsfolk.id.startswith(("acolyte", "gate", "ward")) else "provisions_gained n=1"
        )
    assert story[len(without) + 1 :] == [gained]


@rule("4.10")
@pytest.mark.parametrize("action", ACTIONS)
def test_an_ability_fires_only_for_its_own_action(action: str) -> None:
    others = [each.id for each in TRIED if ACTIONS[each.trigger] != action]
    plain, match = table(able(**free_to(action))), table(able(party=others, **free_to(action)))
    assert perform(match, action) == perform(plain, action)


@rule("4.10")
def test_an_ability_of_another_players_party_does_not_fire() -> None:
    match = table(able(), able(party=["gatekeeper_1", "gatekeeper_2"]))
    story = perform(match, "fortify")
    assert named(story, "ability_used") == []
    assert goods(match, BLUE) == (20, 20)


@rule("4.10", "8.3.1")
@pytest.mark.parametrize("townsfolk", ["gatekeeper_1", "gatekeeper_2", "acolyte_3", "abbot_2", "debt_collector_1"])
def test_an_ability_tied_to_an_action_is_not_used_in_an_inquisition(townsfolk: str) -> None:
    match = table(able(party=["squire_1", townsfolk]), tax=1, townsfolk=[None] * 4 + ["architect_3"])
    play(match, RED, "recruit labourer")
    assert match.legal(RED) == ["ability squire_1", "decline"]
    assert refused(match, RED, f"ability {townsfolk}") is not None


@rule("4.10")
def test_an_ability_fires_again_when_the_action_is_done_again() -> None:
    match = table(able(party=["gatekeeper_1"]), mat("labourer labourer labourer"))
    story = perform(match, "fortify")
    play(match, BLUE, "hunt labourer")
    story += play(match, RED, "pray cleric", "clear fortify")
    play(match, BLUE, "trade labourer")
    story += perform(match, "fortify")
    assert named(story, "ability_used") == ["ability_used townsfolk=gatekeeper_1"] * 2


def abilities_of(action: str) -> list[tuple[int, ...]]:
    """What reacts to an action: each townsfolk, and the bonus of a paladin."""
    at = ACTIONS.index(action)
    return [each.reward for each in TOWNSFOLK if each.trigger == at] + [
        each.bonus for each in PALADINS if each.after == at
    ]


def ends_of(order: tuple[tuple[int, ...], ...], tax: int, suspicions: list[int]) -> set[bytes]:
    """All positions that can follow when abilities take effect in this order, whatever is decided meanwhile."""
    match = laid(
        boards=[
            mat("labourer", party=["swindler_1", "peddler_3", "squire_1"], suspicions=suspicions, unpaid=1),
            mat("labourer", party=["swindler_2", "peddler_1", "squire_2"], suspicions=[1, 1]),
        ],
        tax=tax, suspicions=[0, 1, 2], old_suspicions=[],
    )  # fmt: skip
    game = state_of(match)
    for effect in reversed([effect for row in order for effect in row]):  # the next one comes last
        game.owe(RED, effect)
    game.push(RESOLVE, RED)
    game.proceed()
    running, ends = [match], set()
    while running:
        at = running.pop()
        seat = at.waiting[0]
        if asked(at, seat) == "take_turn":
            ends.add(encode(at.view(None)))
            continue
        for move in at.legal(seat):
            twin = at.clone()
            twin.play(seat, move)
            running.append(twin)
    return ends


@rule("4.10", "R3")
@pytest.mark.parametrize("suspicions", [[], [2], [2, 0], [2, 0, 1]], ids=len)
@pytest.mark.parametrize("tax", [1, 2])
@pytest.mark.parametrize("action", ["develop", "commission", "fortify", "garrison", "absolve", "attack", "convert"])
def test_the_order_of_the_abilities_after_an_action_never_matters(action: str, tax: int, suspicions: list[int]) -> None:
    rows = abilities_of(action)
    assert len(rows) == (4 if action == "attack" else 3)
    ends = [ends_of(order, tax, suspicions) for order in permutations(rows)]
    assert all(each == ends[0] for each in ends)
    if tax == 1:
        assert len(ends[0]) > 1  # the Inquisition came, and there was something to decide


@rule("4.10", "R3")
def test_the_abilities_of_paying_a_debt_come_in_any_order_to_the_same_end() -> None:
    rows = [each.reward for each in TOWNSFOLK if each.id.startswith("debt_collector")]
    ends = [ends_of(order, 1, [2]) for order in permutations(rows)]
    assert len(rows) == 3
    assert all(each == ends[0] for each in ends)


@rule("4.10", "R3")
def test_all_abilities_and_the_bonus_of_a_paladin_come_after_the_rewards() -> None:
    match = table(able(party=["defender_1", "defender_2", "defender_3"], paladin="engelier"), tax=1)
    story = perform(match, "attack")
    rewards = ["attacked outsider=viking_lookout", "raised attribute=influence n=1 level=7",
               "workers_gained workers=merchant"]  # fmt: skip
    assert story[1:4] == rewards
    after = [event.split()[0] for event in story[4:]]
    assert sorted(after) == sorted(
        ["ability_used"] * 3 + ["bonus_used", "workers_gained", "provisions_gained", "tax_taken", "silver_gained",
         "inquisition_began", "nobody_suspected", "tax_refilled"]
    )  # fmt: skip
    assert (goods(match, RED), match.view(None)["tax"]) == ((23, 21), 6)


@rule("4.10", "R3")
@pytest.mark.parametrize("paladin, action, gain", [("engelier", "attack", (2, 0)), ("gerin", "conspire", (2, 0)),
                                                   ("girard", "hunt", (0, 2)), ("otton", "trade", (2, 0))])  # fmt: skip
def test_the_bonus_of_a_paladin_comes_after_the_rewards_of_its_action(
    paladin: str, action: str, gain: tuple[int, int]
) -> None:
    plain, match = table(able(**free_to(action))), table(able(paladin=paladin, **free_to(action)))
    without, story = perform(plain, action), perform(match, action)
    goods_gained = f"silver_gained n={gain[0]}" if gain[0] else f"provisions_gained n={gain[1]}"
    assert story == [*without, f"bonus_used paladin={paladin}", goods_gained]
    assert goods(match, RED) == (goods(plain, RED)[0] + gain[0], goods(plain, RED)[1] + gain[1])


@rule("4.11", "R31")
def test_a_townsfolk_recruited_during_an_action_does_not_react_to_it() -> None:
    match = table(able(), townsfolk=["abbot_1", "abbot_2", "abbot_3", None, None])
    story = play(match, RED, "absolve cleric+labourer+merchant", "jar recruit", "enlist 1")
    assert named(story, "enlisted", "ability_used") == ["enlisted townsfolk=abbot_1"]
    assert workers(match, RED) == "labourer labourer scout scout merchant fighter fighter cleric"


@rule("4.11", "R31")
@pytest.mark.parametrize("action, then, townsfolk", [("commission", "send 1 recruit", "acolyte_1"),
                                                     ("garrison", "post 1 recruit", "warden_1")])  # fmt: skip
def test_a_townsfolk_of_a_square_does_not_react_to_the_piece_on_it(action: str, then: str, townsfolk: str) -> None:
    match = table(able(party=[townsfolk.replace("_1", "_2")]), townsfolk=[townsfolk] + [None] * 4)
    story = play(match, RED, f"{action} {CREW[action]}", then, "enlist 1")
    assert named(story, "ability_used") == [f"ability_used townsfolk={townsfolk.replace('_1', '_2')}"]


@rule("4.11", "R31")
def test_it_reacts_to_the_next_action_of_its_kind() -> None:
    match = table(able(), mat("labourer labourer labourer"), townsfolk=["abbot_1"] + [None] * 4)
    play(match, RED, "absolve cleric+labourer+merchant", "jar recruit", "enlist 1")
    play(match, BLUE, "hunt labourer")
    play(match, RED, "pray cleric", "clear absolve")
    play(match, BLUE, "trade labourer")
    state_of(match).own(RED).pool += 1 << 32  # a cleric more
    story = play(match, RED, "absolve cleric+labourer+merchant", "jar provisions")
    assert named(story, "ability_used") == ["ability_used townsfolk=abbot_1"]


@rule("4.11", "R31")
def test_inquisition_abilities_work_from_the_moment_of_recruiting() -> None:
    match = table(able(party=["abbot_3"], suspicions=[]), townsfolk=["squire_3"] + [None] * 4, tax=1)
    play(match, RED, "absolve cleric+labourer+merchant", "jar recruit", "enlist 1")  # Abbot takes the last tax
    assert match.legal(RED) == ["ability squire_3", "decline"]
    play(match, RED, "ability squire_3")
    assert attributes(match, RED) == (7, 7, 6)


@rule("4.11", "8.3.1.3", "R21")
def test_every_squire_works_in_the_same_inquisition() -> None:
    match = table(able(party=["squire_1", "squire_2", "squire_3"]), tax=1, townsfolk=[None] * 4 + ["architect_3"])
    play(match, RED, "recruit labourer")
    while asked(match, RED) == "use_inquisition_abilities":
        play(match, RED, match.legal(RED)[0])
    assert attributes(match, RED) == (7, 7, 7)


@rule("4.12", "R10", "6.7.2")
@pytest.mark.parametrize("how", ["square", "jar", "favour"])
def test_a_free_recruit_goes_into_the_party_without_workers_cost_and_blocked_space(how: str) -> None:
    match = table(able(silver=1, spaces={"recruit": "labourer"}), favours=["free_recruit", *QUIET[:2], *QUIET[3:]])
    play(match, RED, *{
        "square": ("commission scout+labourer+cleric", "send 1 recruit"),
        "jar": ("absolve cleric+labourer+merchant", "jar recruit"),
        "favour": ("favour 1 scout",),
    }[how])  # fmt: skip
    assert asked(match, RED) == "choose_townsfolk"
    assert match.legal(RED) == ["enlist 1", "enlist 2", "enlist 3", "enlist 4", "enlist 5", "decline"]
    assert present(refused(match, RED, "dismiss 1"))[0] == "not_now"
    assert refused(match, RED, "enlist 1 debt") == ("nothing_to_pay", "6.7.2")
    silver, pool = goods(match, RED)[0], workers(match, RED)
    play(match, RED, "enlist 5")  # with its instant reward
    assert (goods(match, RED)[0], workers(match, RED)) == (silver + 1, pool)
    assert (board(match, RED)["party"], board(match, RED)["unpaid"]) == (["gatekeeper_2"], 0)
    assert on(match, RED, "recruit") == ["labourer"]


@rule("4.12", "10.11.3", "R32", "R33")
def test_a_free_recruit_counts_for_hunter() -> None:
    match = table(able(party=["squire_2"], converted=["saracen_hunter"]))
    assert lines(match, RED)["saracen_hunter"] == 0
    play(match, RED, "commission scout+labourer+cleric", "send 1 recruit", "enlist 3")
    assert lines(match, RED)["saracen_hunter"] == 1


@rule("10.11.3", "R33")
def test_a_discarded_townsfolk_does_not_count_for_hunter_and_a_recruited_one_does() -> None:
    mine = able(party=["squire_2"], converted=["saracen_hunter", "byzantine_hunter"])
    match = table(mine)
    play(match, RED, "recruit labourer", "dismiss 5")
    assert lines(match, RED)["saracen_hunter"] == 0
    match = table(mine)
    play(match, RED, "recruit labourer+fighter", "enlist 5")
    assert (lines(match, RED)["saracen_hunter"], lines(match, RED)["byzantine_hunter"]) == (1, 1)


@rule("4.12", "6.7.3", "R32")
def test_a_free_develop_counts_as_a_develop_and_fires_architects() -> None:
    mine = mat("merchant labourer", provisions=1, silver=0, party=["architect_1", "architect_2", "architect_3"],
               spaces={"develop": "labourer labourer"}, workshops={"attack": ["left"]})  # fmt: skip
    match = table(mine, favours=["develop_or_workers", *QUIET[:4]])
    story = play(match, RED, "favour 1 merchant", "choose 1", "workshop fortify left")
    assert board(match, RED)["done"]["develop"] == 2
    assert named(story, "workers_gained")[0] == "workers_gained workers=merchant"  # the second workshop's
    assert sorted(named(story, "ability_used")) == [f"ability_used townsfolk=architect_{at}" for at in (1, 2, 3)]
    assert (workers(match, RED), goods(match, RED)) == ("labourer labourer merchant", (1, 1))
    assert on(match, RED, "develop") == ["labourer", "labourer"]


@rule("4.12", "R32")
def test_a_free_develop_counts_for_points_and_for_guardians() -> None:
    mine = mat("merchant labourer", done={"develop": 5}, converted=["viking_guardian"])
    match = table(mine, favours=["develop_or_workers", *QUIET[:4]])
    assert (lines(match, RED)["develop"], lines(match, RED)["viking_guardian"]) == (0, 2)
    play(match, RED, "favour 1 merchant", "choose 1", "workshop fortify left")
    assert (lines(match, RED)["develop"], lines(match, RED)["viking_guardian"]) == (1, 3)


@rule("4.12", "R32")
def test_no_other_ability_is_touched_by_a_free_develop_or_a_free_recruit() -> None:
    others = [each.id for each in TOWNSFOLK if each.trigger != DEVELOP and each.id not in ROW]
    match = table(mat("merchant scout labourer", party=others), mat("labourer"),
                  favours=["develop_or_workers", "free_recruit", *QUIET[:2], "settle"])  # fmt: skip
    story = play(match, RED, "favour 1 merchant", "choose 1", "workshop fortify left")
    play(match, BLUE, "hunt labourer")
    story += play(match, RED, "favour 2 scout", "enlist 2")
    assert named(story, "ability_used", "bonus_used") == []


@rule("4.12", "5.4.3")
def test_a_clear_space_frees_the_space_for_the_same_action_again() -> None:
    match = table(able(), mat("labourer"), favours=["pray", *QUIET[1:]])
    perform(match, "fortify")
    play(match, BLUE, "hunt labourer")
    silver = goods(match, RED)[0]
    play(match, RED, "favour 1 labourer", "clear fortify")
    assert (on(match, RED, "fortify"), on(match, RED, "pray"), goods(match, RED)[0]) == ([], [], silver)
    assert allowed(match, RED, "fortify merchant+labourer+scout")


WAIVED = {
    "anseis": ("fortify", "provisions", 1), "berengier": ("garrison", "provisions", 1),
    "gerier": ("convert", "silver", 1), "ivon": ("commission", "provisions", 1), "ivoire": ("absolve", "silver", 2),
    "oliver": ("pray", "silver", 2), "roland": ("recruit", "silver", 3),
}  # fmt: skip


@rule("4.13")
@pytest.mark.parametrize("paladin", WAIVED)
def test_a_waived_cost_is_not_paid_and_not_needed(paladin: str) -> None:
    action, what, cost = WAIVED[paladin]
    done: dict[str, Any] = {} if action in ("pray", "recruit") else {"done": {action: 1}}
    spaces: dict[str, Any] = {"spaces": {"hunt": "scout"}}
    row: dict[str, Any] = {"townsfolk": ["abbot_1"] + [None] * 4}
    payer = table(able(**done, **spaces), **row)
    perform_first(payer, action)
    assert board(payer, RED)[what] == 20 - cost
    for have in (0, 20):
        match = table(able(paladin=paladin, **fields({what: have}), **done, **spaces), **row)
        perform_first(match, action)
        assert board(match, RED)[what] == have


def perform_first(match: Match, action: str) -> None:
    """Do an action at its first target, with a reward that is no goods."""
    then = {"recruit": "dismiss 1", "garrison": "post 2 scout", "commission": "send 2 scout", "absolve": "jar faith"}
    play(match, RED, f"{action} {CREW[action]}")
    if match.waiting == (RED,) and asked(match, RED) != "take_turn":
        play(match, RED, then.get(action) or match.legal(RED)[0])


@rule("4.13")
@pytest.mark.parametrize("paladin", WAIVED)
def test_a_waiver_is_for_its_own_action_only(paladin: str) -> None:
    for other, (action, what, cost) in WAIVED.items():
        if other == paladin:
            continue
        done: dict[str, Any] = {} if action in ("pray", "recruit") else {"done": {action: 1}}
        match = table(able(paladin=paladin, spaces={"hunt": "scout"}, **done), townsfolk=["abbot_1"] + [None] * 4)
        perform_first(match, action)
        assert board(match, RED)[what] == 20 - cost


@rule("4.13")
def test_a_discount_lowers_the_cost() -> None:
    match = table(able(silver=2, paladin="samson"))
    play(match, RED, "develop labourer+labourer", "workshop fortify left")
    assert goods(match, RED)[0] == 0
    match = table(able(silver=1, paladin="samson"))
    assert refused(match, RED, "develop labourer+labourer") == ("too_little_silver", "5.1.1")
    assert facts(match, RED, "develop labourer+labourer") == {"need": 2, "have": 1, "lack": 1}


@rule("4.13")
def test_a_discount_never_goes_below_0() -> None:
    samson = state_of(table(able(paladin="samson"))).sides[RED]
    assert [samson.price(DEVELOP, full) for full in range(5)] == [0, 0, 0, 1, 2]


@rule("4.13")
def test_an_ability_of_a_paladin_holds_for_every_use_in_the_round() -> None:
    match = table(able(silver=0, paladin="oliver"), mat("labourer labourer labourer labourer"),
                  favours=["pray", *QUIET[1:]])  # fmt: skip
    play(match, RED, "pray cleric", "clear hunt")
    play(match, BLUE, "hunt labourer")
    play(match, RED, "favour 1 labourer", "clear pray")
    play(match, BLUE, "trade labourer")
    play(match, RED, "pray cleric")
    assert (goods(match, RED)[0], on(match, RED, "trade")) == (0, [])


@rule("4.13")
def test_a_bonus_is_added_each_time_the_action_is_done() -> None:
    match = table(able(paladin="engelier"), mat("labourer labourer labourer"))
    silver = [goods(match, RED)[0]]
    perform(match, "attack")
    silver.append(goods(match, RED)[0])
    play(match, BLUE, "hunt labourer")
    play(match, RED, "pray cleric", "clear attack")
    play(match, BLUE, "trade labourer")
    play(match, RED, "attack scout+labourer+fighter", "strike 2")
    silver.append(goods(match, RED)[0])
    assert silver == [20, 22, 22]  # 2 gained, 2 paid for praying, 2 gained


# -- 4.14 to 4.16 the table ----------------------------------------------------------------------------------

SHEETS = {sheet["id"]: sheet for sheet in FACTS["actions"]}


@rule("4.14.1", "4.14.2", "4.14.3", "4.14.4", "4.14.5", "4.14.6", "4.14.7", "4.14.8", "4.14.9", "4.14.10", "4.14.11",
      "4.14.12")  # fmt: skip
@pytest.mark.parametrize("action", ACTIONS)
def test_the_slots_of_an_action(action: str) -> None:
    slots = SHEETS[action]["slots"]
    assert ["any" if slot == ANY else WORKERS[slot] for slot in SLOTS[ACTIONS.index(action)]] == slots
    own = ["labourer" if slot == "any" else slot for slot in slots]
    match = table(able(**free_to(action)))
    assert allowed(match, RED, crewed(action, own))
    play(match, RED, crewed(action, own))
    assert board(match, RED)["spaces"][action]["workers"] == own


def paid(action: str, done: int, **more: Any) -> tuple[int, int]:
    """What the plain action costs, in silver and provisions; its rewards are no goods."""
    match = table(able(faith=12, strength=12, influence=12, done={action: done}, spaces={"hunt": "scout"}, **more))
    before = goods(match, RED)
    story = play(match, RED, f"{action} {CREW[action]}")
    then = {"develop": "workshop fortify left", "garrison": "post 4 cleric", "commission": "send 4 cleric",
            "absolve": "jar faith", "convert": "persuade 1"}  # fmt: skip
    if action in then:
        story += play(match, RED, then[action])
    assert named(story, "silver_gained", "provisions_gained", "tax_taken") == []
    return before[0] - goods(match, RED)[0], before[1] - goods(match, RED)[1]


@rule("4.14.1", "4.14.5", "4.14.6")
@pytest.mark.parametrize("action, silver", [("develop", 4), ("pray", 2), ("conspire", 0)])
@pytest.mark.parametrize("done", [0, 3, 6])
def test_the_cost_of_develop_pray_and_conspire(action: str, silver: int, done: int) -> None:
    assert paid(action, done) == (silver, 0)


@rule("4.14.7", "4.14.8", "4.14.9", "4.15")
@pytest.mark.parametrize("action", ["commission", "fortify", "garrison"])
@pytest.mark.parametrize("done, provisions", list(enumerate([1, 1, 1, 2, 2, 3, 3])))
def test_the_provisions_for_each_use(action: str, done: int, provisions: int) -> None:
    assert paid(action, done) == (0, provisions)


@rule("4.14.10", "4.14.12", "4.15")
@pytest.mark.parametrize("action, costs", [("absolve", [1, 2, 2, 2, 3, 3, 3]), ("convert", [0, 1, 2, 2, 2, 3, 3])])
@pytest.mark.parametrize("done", range(7))
def test_the_silver_for_each_use(action: str, costs: list[int], done: int) -> None:
    assert paid(action, done) == (costs[done], 0)


@rule("4.14.2")
def test_recruiting_costs_the_price_of_the_column() -> None:
    match = table(able())
    play(match, RED, "recruit labourer", "dismiss 1")
    assert goods(match, RED) == (17, 20)
    match = table(able())
    play(match, RED, "recruit labourer+fighter", "enlist 3")
    assert goods(match, RED) == (18, 20)


@rule("4.14.3", "4.14.4")
@pytest.mark.parametrize("action, second, gain", [("hunt", "scout", (0, 1)), ("trade", "merchant", (1, 0))])
def test_hunt_and_trade_cost_and_need_nothing(action: str, second: str, gain: tuple[int, int]) -> None:
    match = table(mat("labourer labourer", silver=0, provisions=0))
    play(match, RED, f"{action} labourer")
    assert goods(match, RED) == gain


@rule("4.14.11")
@pytest.mark.parametrize("strength, silver", [(5, 0), (6, 0), (4, 1), (3, 1), (2, 2), (1, 2), (0, 3)])
def test_an_attack_costs_silver_only_for_missing_strength(strength: int, silver: int) -> None:
    match = table(able(strength=strength))
    play(match, RED, "attack scout+labourer+fighter", "strike 3")  # its flag shows 5
    assert goods(match, RED) == (20 - silver, 22)


@rule("4.14.7", "4.14.8", "4.14.9", "4.14.10", "4.14.11", "4.14.12")
@pytest.mark.parametrize(
    "action, needs", [("commission", "faith"), ("fortify", "influence"), ("garrison", "strength"),
                      ("absolve", "influence"), ("attack", "strength"), ("convert", "faith")],
)  # fmt: skip
def test_what_a_right_hand_action_needs(action: str, needs: str) -> None:
    assert SHEETS[action]["requires"] == needs
    full = {"faith": 12, "strength": 12, "influence": 12}
    near = {f"r{region}_s{at}": "blue monk" for region in (1, 2) for at in range(1, 5)}
    own: dict[str, Any] = {"silver": 0 if action == "attack" else 20, "done": {} if action == "attack" else {action: 3}}
    there: dict[str, Any] = {"squares": near, "outsiders": [None, None, *FRONT[2:]]}
    without = {attribute: 0 for attribute in full if attribute != needs}
    assert allowed(table(able(**fields({**full, **without}), **own), **there), RED, f"{action} {CREW[action]}")
    code = present(refused(table(able(**fields({**full, needs: 0}), **own), **there), RED, f"{action} {CREW[action]}"))[
        0
    ]
    assert code == ("too_little_silver" if action == "attack" else "attribute_too_low")


@rule("4.14.1", "4.14.2", "4.14.3", "4.14.4", "4.14.5", "4.14.6")
@pytest.mark.parametrize("action", LEFT)
def test_a_left_hand_action_needs_and_raises_no_attribute(action: str) -> None:
    match = table(able(faith=0, strength=0, influence=0, **free_to(action)))
    perform(match, action)
    assert attributes(match, RED) == (0, 0, 0)


@rule("4.14.7", "4.14.9", "4.14.10", "4.16")
@pytest.mark.parametrize("action, then, raised", [("commission", "send 4 cleric", (9, 9, 10)),
                                                  ("garrison", "post 4 cleric", (10, 9, 9)),
                                                  ("absolve", "jar labourer", (10, 9, 9))])  # fmt: skip
@pytest.mark.parametrize("done", [0, 1, 2, 3, 4])
def test_a_flag_raises_one_point(action: str, then: str, raised: tuple[int, int, int], done: int) -> None:
    match = table(able(faith=9, strength=9, influence=9, done={action: done}))
    play(match, RED, f"{action} {CREW[action]}", then)
    assert attributes(match, RED) == raised


@rule("4.14.8", "4.16")
@pytest.mark.parametrize("wall", sorted({wall.id for wall in WALLS}))
def test_a_wall_raises_what_its_card_says_and_no_more(wall: str) -> None:
    sheet = next(each for each in FACTS["walls"] if each["id"] == f"wall_{wall}")
    rises = {each["what"]: each["n"] for each in sheet["gain"] if each["do"] == "raise"}
    match = table(able(), walls=[wall])
    perform(match, "fortify")
    assert attributes(match, RED) == (6, 6 + rises["strength"], 6)


@rule("4.14.11", "4.14.12", "4.16")
@pytest.mark.parametrize("outsider", [each.id for each in OUTSIDERS])
def test_an_outsider_raises_what_its_card_says_and_no_more(outsider: str) -> None:
    sheet = next(each for each in FACTS["outsiders"] if each["id"] == outsider)
    attacked = next(each["n"] for each in sheet["attack_gain"] if each["do"] == "raise")
    converted = next(each["n"] for each in sheet["convert_gain"] if each["do"] == "raise")
    front = [outsider] + [None] * 5
    match = table(able(), outsiders=front)
    play(match, RED, "attack scout+labourer+fighter")
    assert attributes(match, RED) == (6, 6, 6 + attacked)
    match = table(able(), outsiders=front)
    play(match, RED, "convert fighter+labourer+cleric")
    assert attributes(match, RED) == (6, 6 + converted, 6)


@rule("4.15", "5.1.2")
def test_the_first_two_slots_of_the_right_hand_actions_can_be_developed() -> None:
    match = table(able())
    play(match, RED, "develop labourer+labourer")
    assert match.legal(RED) == [f"workshop {action} {slot}" for action in RIGHT for slot in ("left", "middle")]
    for action in LEFT:
        assert present(match.why(RED, f"workshop {action} left")).code == "unknown_move"
    assert present(match.why(RED, "workshop fortify right")).code == "unknown_move"


@rule("4.15")
@pytest.mark.parametrize("action", ["recruit", "hunt", "trade"])
def test_slots_in_brackets_are_optional(action: str) -> None:
    match = table(able(**free_to(action)))
    play(match, RED, f"{action} scout")
    assert board(match, RED)["spaces"][action]["workers"] == ["scout", None]


@rule("4.3", "1.1.3", "1.1.2")
@pytest.mark.parametrize(
    "have, move, lacking",
    [
        ("criminal criminal", "fortify merchant+labourer+scout", ["count-any-worker-acc"]),  # they fill both colours
        ("labourer", "develop labourer+labourer", ["count-any-worker-acc"]),
        ("merchant fighter", "fortify merchant+labourer+scout", ["count-scout-acc"]),
        (
            "scout scout",
            "fortify merchant+labourer+scout",
            ["count-merchant-acc"],
        ),  # one of them stands on the open slot
        ("criminal", "fortify merchant+labourer+scout", ["count-scout-acc", "count-any-worker-acc"]),
        ("fighter fighter fighter", "fortify merchant+labourer+scout", ["count-scout-acc", "count-merchant-acc"]),
    ],
)
def test_a_refusal_for_want_of_workers_asks_for_no_more_than_is_needed(
    have: str, move: str, lacking: list[str]
) -> None:
    match = laid(boards=[mat(have, silver=9, provisions=9), mat("labourer")])
    assert refused(match, RED, move) == ("workers_short", "4.3")
    assert sorted(each.id for each in facts(match, RED, move)["workers"]) == sorted(lacking)


@rule("4.6", "1.1.5")
def test_workers_one_does_not_have_are_refused_where_others_would_do() -> None:
    match = laid(boards=[mat("merchant criminal scout", silver=9, provisions=9), mat("labourer")])
    assert refused(match, RED, "fortify merchant+labourer+scout") == ("workers_missing", "1.1.5")
    assert allowed(match, RED, "fortify merchant+criminal+scout")


@rule("4.6")
def test_workers_may_be_named_in_any_order() -> None:
    match = laid(boards=[mat("merchant labourer scout", provisions=9), mat("labourer")])
    play(match, RED, "fortify scout+labourer+merchant")
    assert match.log[-1].move.text == "fortify merchant+labourer+scout"


@rule("4.2", "5.4.1")
@pytest.mark.parametrize(
    "action, silver, pray, advice",
    [
        ("pray cleric", 9, "cleric", ""),  # its own space it does not clear
        ("hunt labourer", 9, "cleric", ""),  # Pray is blocked itself
        ("hunt labourer", 1, "", ""),  # and costs 2 silver
        ("hunt labourer", 9, "", "pray"),
    ],
)
def test_a_blocked_space_advises_to_pray_only_when_that_helps_at_once(
    action: str, silver: int, pray: str, advice: str
) -> None:
    spaces = {"hunt": "scout"} | ({"pray": pray} if pray else {})
    match = laid(boards=[mat("cleric labourer", silver=silver, spaces=spaces), mat("labourer")])
    assert refused(match, RED, action) == ("space_blocked", "4.2")
    assert present(match.why(RED, action)).advice == advice


@rule("4.9", "9.2.3")
@pytest.mark.parametrize("round, left, more", [(3, 1, "yes"), (3, 0, "no"), (7, 1, "no")])
@pytest.mark.parametrize(
    "action", ["recruit labourer", "attack scout+labourer+fighter", "convert fighter+labourer+cleric"]
)
def test_an_empty_row_promises_newcomers_only_if_some_will_come(action: str, round: int, left: int, more: str) -> None:
    hands = "labourer scout fighter cleric"
    decks: dict[str, Any] = {"townsfolk_deck": ["squire_1"][:left], "outsider_deck": ["viking_thief"][:left]}
    match = laid(boards=[mat(hands), mat("labourer")], round=round, townsfolk=[None] * 5, outsiders=[None] * 6, **decks)
    assert facts(match, RED, action)["more"] == more
