"""6. The right-hand side of the board: commission, garrison, fortify, absolve, attack, convert, and what they share."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from regnum.core.match import Match
from regnum.testing import allowed, asked, facts, lines, moves, play, refused, rule

from .laying import BLUE, RED, attributes, board, laid, mat, on, workers

COMPONENTS = yaml.safe_load((Path(__file__).parent / "components.yaml").read_text(encoding="utf-8"))
CREW = {
    "commission": "scout+labourer+cleric",
    "fortify": "merchant+labourer+scout",
    "garrison": "merchant+labourer+fighter",
    "absolve": "cleric+labourer+merchant",
    "attack": "scout+labourer+fighter",
    "convert": "fighter+labourer+cleric",
}
FAITH_FLAGS = [0, 2, 4, 6, 8, 10]
STRENGTH_FLAGS = [1, 3, 5, 7, 9, 11]
PROVISIONS = [1, 1, 1, 2, 2, 3, 3]
EMPTY_FRONT = [None] * 6
SIX = [
    "saracen_archer",
    "saracen_marauder",
    "viking_lookout",
    "viking_mercenary",
    "byzantine_lookout",
    "viking_assassin",
]
FIVE = ["acolyte_2", "abbot_1", "architect_2", "defender_1", "peddler_2"]
JARS = ["abs_recruit", "abs_labourer", "abs_pray_1", "abs_pray_2", "abs_faith", "abs_provisions", "abs_suspicion_1"]
SEVEN_WALLS = ["tower", "tower", "vp", "vp", "scout", "merchant", "fighter"]


def ready(action: str, **more: Any) -> dict[str, Any]:
    """A board with exactly the crew of an action, and goods in plenty where nothing else is said."""
    return mat(CREW[action].replace("+", " "), **({"silver": 9, "provisions": 9} | more))


def table(
    action: str, *, seats: int = 2, to_move: int = RED, board: dict[str, Any] | None = None, **more: Any
) -> Match:
    """Red is about to do an action; all others have a worker and wait."""
    boards = [ready(action, **(board or {})), *[mat("labourer")] * (seats - 1)]
    return laid(seats=seats, to_move=to_move, boards=boards, **more)


def act(match: Match, action: str, *answers: str) -> list[str]:
    """Red does the action."""
    return play(match, RED, f"{action} {CREW[action]}", *answers)


def some(match: Match, move: str, *names: str) -> tuple[int, ...]:
    """These facts of a refusal."""
    return tuple(facts(match, RED, move)[name] for name in names)


def regions(match: Match, verb: str) -> list[int]:
    """The regions with a square that may be taken."""
    return sorted({int(each.split()[0]) for each in moves(match, RED, verb)})


def piece(match: Match, square: str) -> tuple[int, str]:
    """Who stands on a square with what."""
    found = next(each for each in match.view(None)["squares"] if each["square"] == square)
    return (found["side"], found["piece"])


def expected(gains: list[dict[str, Any]]) -> dict[str, Any]:
    """What a row of effects gives a player without suspicions and debts: goods, attributes, workers."""
    got: dict[str, Any] = {"silver": 0, "provisions": 0, "faith": 0, "strength": 0, "influence": 0, "workers": []}
    for gain in gains:
        if gain["do"] == "gain_worker":
            got["workers"] += [gain["what"]] * gain["n"]
        elif gain["do"] == "raise":
            got[gain["what"]] += gain["n"]
        elif gain["do"] in ("gain_silver", "take_tax"):
            got["silver"] += gain["n"]
        elif gain["do"] == "gain_provision":
            got["provisions"] += gain["n"]
        else:
            assert gain["do"] in ("discard_suspicion", "cancel_debt")
    got["workers"].sort()
    return got


def gained(
    match: Match, *, silver: int, provisions: int, faith: int = 0, strength: int = 0, influence: int = 0
) -> dict[str, Any]:
    """What Red has more than this."""
    me, marks = board(match, RED), attributes(match, RED)
    return {
        "silver": me["silver"] - silver,
        "provisions": me["provisions"] - provisions,
        "faith": marks[0] - faith,
        "strength": marks[1] - strength,
        "influence": marks[2] - influence,
        "workers": sorted(workers(match, RED).split()),
    }


# -- commission ----------------------------------------------------------------------------------------------------


@rule("6.1.1")
@pytest.mark.parametrize("faith", range(13))
def test_a_monk_reaches_the_regions_whose_faith_flag_is_not_above_ones_faith(faith: int) -> None:
    match = table("commission", seats=4, board={"faith": faith})
    act(match, "commission")
    assert regions(match, "send") == [region for region, flag in enumerate(FAITH_FLAGS, 1) if flag <= faith]


@rule("6.1.1")
@pytest.mark.parametrize("region, square", [(2, "silver"), (3, "pray"), (4, "cleric"), (5, "debt"), (6, "debt")])
def test_a_region_is_refused_with_one_faith_too_little(region: int, square: str) -> None:
    flag = FAITH_FLAGS[region - 1]
    match = table("commission", board={"faith": flag - 1})
    act(match, "commission")
    assert refused(match, RED, f"send {region} {square}") == ("region_too_far", "6.1.1")
    assert some(match, f"send {region} {square}", "region", "need", "have", "lack") == (region, flag, flag - 1, 1)


@rule("6.1.1")
def test_a_paladin_helps_a_monk_to_go_further() -> None:
    match = table("commission", board={"faith": 1, "paladin": "ivon"})
    act(match, "commission")
    assert regions(match, "send") == [1, 2, 3]


@rule("6.1.1")
def test_without_a_free_square_in_reach_there_is_no_commission() -> None:
    full = {"r1_s1": "blue monk", "r1_s2": "blue outpost"}
    match = table("commission", board={"faith": 1}, squares=full)
    assert refused(match, RED, "commission scout+labourer+cleric") == ("attribute_too_low", "6.1.1")
    assert some(match, "commission scout+labourer+cleric", "need", "have", "lack") == (2, 1, 1)
    assert allowed(table("commission", board={"faith": 2}, squares=full), RED, "commission scout+labourer+cleric")


@rule("6.1.2", "R20")
@pytest.mark.parametrize("sent, price", [*enumerate(PROVISIONS)])
def test_the_price_of_a_monk_in_provisions_depends_on_those_sent(sent: int, price: int) -> None:
    match = table("commission", board={"provisions": price, "silver": 4, "done": {"commission": sent}})
    act(match, "commission", "send 1 silver")
    assert board(match, RED)["provisions"] == 0
    assert board(match, RED)["silver"] == 6  # R20: no silver is paid, the square gives two
    assert board(match, RED)["done"]["commission"] == sent + 1


@rule("6.1.2")
@pytest.mark.parametrize("sent, price", [*enumerate(PROVISIONS)])
def test_a_monk_stays_with_too_few_provisions(sent: int, price: int) -> None:
    match = table("commission", board={"provisions": price - 1, "done": {"commission": sent}})
    move = "commission scout+labourer+cleric"
    assert refused(match, RED, move) == ("too_few_provisions", "6.1.2")
    assert some(match, move, "need", "have", "lack") == (price, price - 1, 1)


@rule("6.1.3")
def test_a_monk_takes_the_reward_of_its_square_and_then_influence() -> None:
    match = table("commission")
    assert act(match, "commission", "send 1 silver") == [
        "placed action=commission workers=scout+labourer+cleric",
        "provisions_paid n=1",
        "monk_sent square=r1_s2 region=1",
        "silver_gained n=2",
        "raised attribute=influence n=1 level=1",
    ]
    assert piece(match, "r1_s2") == (RED, "monk")
    assert attributes(match, RED) == (0, 0, 1)


@rule("6.1.4")
@pytest.mark.parametrize("owner", ["red monk", "red outpost", "blue monk", "blue outpost"])
@pytest.mark.parametrize("action, verb", [("commission", "send"), ("garrison", "post")])
def test_a_square_with_a_piece_is_taken(owner: str, action: str, verb: str) -> None:
    match = table(action, board={"faith": 4, "strength": 5}, squares={"r2_s3": owner})
    act(match, action)
    assert refused(match, RED, f"{verb} 2 scout") == ("square_taken", "6.1.4")
    assert allowed(match, RED, f"{verb} 3 scout")


@rule("6.1.4")
def test_of_two_squares_alike_the_free_one_is_taken() -> None:
    match = table("commission", seats=3, board={"faith": 2}, squares={"r2_s2": "green outpost"})
    act(match, "commission", "send 2 silver")
    assert piece(match, "r2_s2") == (2, "outpost")
    assert piece(match, "r2_s6") == (RED, "monk")


@rule("6.1.4")
def test_a_piece_stays_on_its_square_after_the_round() -> None:
    boards = [ready("commission", paladin="oliver"), mat("labourer", paladin="oliver")]
    match = laid(boards=boards)
    act(match, "commission", "send 1 silver")
    play(match, BLUE, "pass")
    assert match.view(None)["round"] == 5
    assert piece(match, "r1_s2") == (RED, "monk")


RECRUITS_AND_PRAYERS = {"r1_s1": "red monk", "r2_s1": "red monk", "r3_s4": "red monk"}


@rule("R28")
@pytest.mark.parametrize(
    "taken, chosen",
    [
        ([], "r2_s3"),  # the lower region first, whatever kind of worker it is
        (["r2_s3"], "r3_s1"),  # then the squares of a region from left to right
        (["r2_s3", "r3_s1"], "r3_s2"),
        (["r2_s3", "r3_s1", "r3_s2"], "r3_s5"),
        (["r2_s3", "r3_s1", "r3_s2", "r3_s5"], "r3_s6"),
    ],
)
def test_among_squares_of_equal_kind_the_ai_player_takes_the_leftmost(taken: list[str], chosen: str) -> None:
    squares = RECRUITS_AND_PRAYERS | dict.fromkeys(taken, "red monk")
    boards = [mat("labourer labourer"), mat(3, faith=4)]
    match = laid(seats=1, boards=boards, squares=squares, schemes=["commission"])
    play(match, RED, "hunt labourer")
    assert piece(match, chosen) == (1, "monk")


# -- garrison ------------------------------------------------------------------------------------------------------


@rule("6.2.1")
@pytest.mark.parametrize("strength", range(1, 13))
def test_an_outpost_reaches_the_regions_whose_strength_flag_is_not_above_ones_strength(strength: int) -> None:
    match = table("garrison", seats=4, board={"strength": strength})
    act(match, "garrison")
    assert regions(match, "post") == [region for region, flag in enumerate(STRENGTH_FLAGS, 1) if flag <= strength]


@rule("6.2.1")
@pytest.mark.parametrize("region, square", [(2, "silver"), (3, "pray"), (4, "cleric"), (5, "debt"), (6, "debt")])
def test_strength_for_an_outpost_is_not_bought(region: int, square: str) -> None:
    flag = STRENGTH_FLAGS[region - 1]
    match = table("garrison", board={"strength": flag - 1, "silver": 30})
    act(match, "garrison")
    assert refused(match, RED, f"post {region} {square}") == ("region_too_far", "6.2.1")
    assert some(match, f"post {region} {square}", "need", "have", "lack") == (flag, flag - 1, 1)


@rule("6.2.1")
def test_without_any_strength_there_is_no_garrison() -> None:
    match = table("garrison", board={"silver": 30})
    assert refused(match, RED, "garrison merchant+labourer+fighter") == ("attribute_too_low", "6.2.1")
    assert some(match, "garrison merchant+labourer+fighter", "need", "have", "lack") == (1, 0, 1)


@rule("6.2.1")
def test_a_paladin_helps_an_outpost_to_go_further() -> None:
    match = table("garrison", board={"strength": 1, "paladin": "roland"})
    act(match, "garrison")
    assert regions(match, "post") == [1, 2, 3]


@rule("6.2.2")
@pytest.mark.parametrize("placed, price", [*enumerate(PROVISIONS)])
def test_the_price_of_an_outpost_in_provisions_depends_on_those_placed(placed: int, price: int) -> None:
    match = table("garrison", board={"strength": 1, "provisions": price, "done": {"garrison": placed}})
    act(match, "garrison", "post 1 silver")
    assert board(match, RED)["provisions"] == 0
    assert board(match, RED)["silver"] == 11
    assert board(match, RED)["done"]["garrison"] == placed + 1


@rule("6.2.2")
@pytest.mark.parametrize("placed, price", [*enumerate(PROVISIONS)])
def test_an_outpost_stays_with_too_few_provisions(placed: int, price: int) -> None:
    match = table("garrison", board={"strength": 1, "provisions": price - 1, "done": {"garrison": placed}})
    move = "garrison merchant+labourer+fighter"
    assert refused(match, RED, move) == ("too_few_provisions", "6.2.2")
    assert some(match, move, "need", "have", "lack") == (price, price - 1, 1)


@rule("6.2.3")
def test_an_outpost_takes_the_reward_of_its_square_and_then_faith() -> None:
    match = table("garrison", board={"strength": 3})
    assert act(match, "garrison", "post 2 scout") == [
        "placed action=garrison workers=merchant+labourer+fighter",
        "provisions_paid n=1",
        "outpost_placed square=r2_s3 region=2",
        "workers_gained workers=scout",
        "raised attribute=faith n=1 level=1",
    ]
    assert piece(match, "r2_s3") == (RED, "outpost")
    assert attributes(match, RED) == (1, 3, 0)


@rule("6.1.3", "6.2.3")
@pytest.mark.parametrize(
    "square", [each["id"] for region in COMPONENTS["main_board"]["regions"] for each in region["squares"]]
)
@pytest.mark.parametrize("action, verb", [("commission", "send"), ("garrison", "post")])
def test_every_square_gives_monk_and_outpost_the_same(square: str, action: str, verb: str) -> None:
    region = next(each for each in COMPONENTS["main_board"]["regions"] if square.startswith("r" + each["id"][-1]))
    reward = next(each["reward"] for each in region["squares"] if each["id"] == square)
    # All other squares of the region are taken, so the answer can mean this one only.
    taken = {each["id"]: "blue monk" for each in region["squares"] if each["id"] != square}
    match = table(action, seats=4, board={"faith": 10, "strength": 11}, squares=taken, townsfolk=[None] * 5)
    act(match, action)
    (answer,) = [each for each in moves(match, RED, verb) if each.startswith(region["id"][-1])]
    play(match, RED, f"{verb} {answer}")
    assert piece(match, square) == (RED, "monk" if verb == "send" else "outpost")
    if reward[0]["do"] == "clear_space":
        assert asked(match, RED) == "choose_space"
        play(match, RED, "decline")
    flag = {"influence": 1} if verb == "send" else {"faith": 1}
    wanted = expected([each for each in reward if each["do"].startswith("gain")]) | flag
    assert gained(match, silver=9, provisions=8, faith=10, strength=11) == wanted


# -- fortify -------------------------------------------------------------------------------------------------------


@rule("6.3.1")
@pytest.mark.parametrize("built, need", [*enumerate([0, 1, 3, 5, 7, 9, 11])])
def test_each_wall_needs_its_influence(built: int, need: int) -> None:
    match = table("fortify", board={"influence": need, "walls": SEVEN_WALLS[:built]}, walls=["cleric"])
    act(match, "fortify")
    assert board(match, RED)["done"]["fortify"] == built + 1
    if need:
        weak = table("fortify", board={"influence": need - 1, "walls": SEVEN_WALLS[:built]})
        assert refused(weak, RED, "fortify merchant+labourer+scout") == ("attribute_too_low", "6.3.1")
        assert some(weak, "fortify merchant+labourer+scout", "need", "have", "lack") == (need, need - 1, 1)


@rule("6.3.1")
def test_a_paladin_helps_to_build() -> None:
    match = table("fortify", board={"influence": 1, "walls": SEVEN_WALLS[:3], "paladin": "gerin"})
    assert allowed(match, RED, "fortify merchant+labourer+scout")
    match = table("fortify", board={"influence": 0, "walls": SEVEN_WALLS[:3], "paladin": "gerin"})
    assert refused(match, RED, "fortify merchant+labourer+scout") == ("attribute_too_low", "6.3.1")


@rule("6.3.2")
@pytest.mark.parametrize("built, price", [*enumerate(PROVISIONS)])
def test_the_price_of_a_wall_in_provisions_depends_on_those_built(built: int, price: int) -> None:
    me = {"influence": 12, "walls": SEVEN_WALLS[:built]}
    match = table("fortify", board=me | {"provisions": price}, walls=["cleric"])
    act(match, "fortify")
    assert board(match, RED)["provisions"] == 0
    assert board(match, RED)["silver"] == 9
    poor = table("fortify", board=me | {"provisions": price - 1})
    assert refused(poor, RED, "fortify merchant+labourer+scout") == ("too_few_provisions", "6.3.2")
    assert some(poor, "fortify merchant+labourer+scout", "need", "have") == (price, price - 1)


PLAIN_WALLS = [each for each in COMPONENTS["walls"] if all(gain["do"] != "either" for gain in each["gain"])]


@rule("6.3.3")
@pytest.mark.parametrize("wall", PLAIN_WALLS, ids=lambda each: each["id"])
def test_a_wall_gives_all_that_it_shows_with_at_least_one_strength(wall: dict[str, Any]) -> None:
    id = wall["id"].removeprefix("wall_")
    match = table("fortify", walls=[id, "merchant" if id != "merchant" else "scout"])
    act(match, "fortify")
    got = gained(match, silver=9, provisions=8)
    assert got == expected(wall["gain"])
    assert got["strength"] >= 1
    assert board(match, RED)["walls"] == [id]
    assert match.view(None)["wall_deck"] == 1


@rule("6.3.3")
def test_walls_come_from_the_top_of_the_deck_one_after_the_other() -> None:
    me = mat("scout labourer criminal", provisions=9, influence=1, workshops={"fortify": ["left", "middle"]})
    favours = ["pray", "stores", "settle", "two_criminals", "free_recruit"]
    match = laid(boards=[me, mat("labourer scout scout")], walls=["vp", "tower", "scout"], favours=favours)
    play(match, RED, "fortify scout")
    assert board(match, RED)["walls"] == ["vp"]
    play(match, BLUE, "hunt labourer")
    play(match, RED, "favour 1 labourer", "clear fortify")
    play(match, BLUE, "trade scout")
    play(match, RED, "fortify criminal")
    assert sorted(board(match, RED)["walls"]) == ["tower", "vp"]
    assert match.view(None)["wall_deck"] == 1
    assert attributes(match, RED) == (0, 3, 1)


@rule("6.3.3")
def test_the_choice_on_a_wall_is_made_after_seeing_it() -> None:
    match = table("fortify", board={"unpaid": 1}, walls=["debt_or_silver"])
    assert act(match, "fortify") == [
        "placed action=fortify workers=merchant+labourer+scout",
        "provisions_paid n=1",
        "wall_built wall=debt_or_silver",
        "raised attribute=strength n=1 level=1",
    ]
    assert asked(match, RED) == "choose_reward"
    assert match.legal(RED) == ["choose 1", "choose 2"]


@rule("6.3.3")
@pytest.mark.parametrize(
    "wall, option, silver, unpaid, paid, suspicions",
    [
        ("debt_or_silver", 1, 9, 0, 1, [2, 1]),
        ("debt_or_silver", 2, 11, 1, 0, [2, 1]),
        ("suspicion_or_silver", 1, 9, 1, 0, [1]),
        ("suspicion_or_silver", 2, 11, 1, 0, [2, 1]),
    ],
)
def test_a_wall_with_a_choice_gives_one_of_both(
    wall: str, option: int, silver: int, unpaid: int, paid: int, suspicions: list[int]
) -> None:
    match = table("fortify", board={"unpaid": 1, "suspicions": [2, 1]}, walls=[wall])
    act(match, "fortify", f"choose {option}")
    me = board(match, RED)
    assert (me["silver"], me["unpaid"], me["paid"], me["suspicions"]) == (silver, unpaid, paid, suspicions)
    assert attributes(match, RED) == (0, 1, 0)


@rule("6.3.3")
@pytest.mark.parametrize("wall", ["debt_or_silver", "suspicion_or_silver"])
def test_a_wall_whose_first_choice_is_idle_gives_its_silver(wall: str) -> None:
    match = table("fortify", walls=[wall])
    act(match, "fortify")
    assert board(match, RED)["silver"] == 11
    assert match.waiting == (BLUE,)


@rule("6.3.4")
def test_points_printed_on_walls_are_scored() -> None:
    assert lines(laid(boards=[mat("labourer", walls=["vp"]), mat("labourer")]), RED)["walls"] == 2
    match = laid(boards=[mat("labourer", walls=["vp", "labourer_vp", "labourer_vp", "tower"]), mat("labourer")])
    assert lines(match, RED)["walls"] == 4
    assert lines(match, BLUE)["walls"] == 0


@rule("6.3.5", "R7")
def test_without_walls_there_is_no_fortify() -> None:
    match = table("fortify", walls=[])
    assert refused(match, RED, "fortify merchant+labourer+scout") == ("no_wall", "6.3.5")
    last = table("fortify", walls=["tower"])
    act(last, "fortify")
    assert attributes(last, RED) == (0, 2, 0)


# -- absolve -------------------------------------------------------------------------------------------------------


@rule("6.4.1", "R8")
@pytest.mark.parametrize("moved, need", [*enumerate([0, 2, 4, 6, 8, 10, 12])])
def test_each_jar_needs_the_influence_written_on_it(moved: int, need: int) -> None:
    match = table("absolve", board={"influence": need, "jars": JARS[:moved]})
    act(match, "absolve", "jar debt")
    assert board(match, RED)["done"]["absolve"] == moved + 1
    if need:
        weak = table("absolve", board={"influence": need - 1, "jars": JARS[:moved]})
        assert refused(weak, RED, "absolve cleric+labourer+merchant") == ("attribute_too_low", "6.4.1")
        assert some(weak, "absolve cleric+labourer+merchant", "need", "have", "lack") == (need, need - 1, 1)


@rule("6.4.1")
def test_a_paladin_helps_to_absolve() -> None:
    match = table("absolve", board={"influence": 1, "jars": JARS[:2], "paladin": "anseis"})
    assert allowed(match, RED, "absolve cleric+labourer+merchant")


@rule("6.4.2")
@pytest.mark.parametrize("moved, price", [*enumerate([1, 2, 2, 2, 3, 3, 3])])
def test_the_price_of_a_jar_in_silver_depends_on_those_moved(moved: int, price: int) -> None:
    me = {"influence": 12, "jars": JARS[:moved]}
    match = table("absolve", board=me | {"silver": price})
    act(match, "absolve", "jar debt")
    assert (board(match, RED)["silver"], board(match, RED)["provisions"]) == (0, 9)
    poor = table("absolve", board=me | {"silver": price - 1})
    assert refused(poor, RED, "absolve cleric+labourer+merchant") == ("too_little_silver", "6.4.2")
    assert some(poor, "absolve cleric+labourer+merchant", "need", "have", "lack") == (price, price - 1, 1)


@rule("6.4.3")
def test_a_jar_gives_its_square_then_forgives_a_suspicion_then_faith_rises() -> None:
    match = table("absolve", board={"suspicions": [2, 0]})
    assert act(match, "absolve", "jar provisions") == [
        "placed action=absolve workers=cleric+labourer+merchant",
        "silver_paid n=1",
        "jar_moved square=abs_provisions",
        "provisions_gained n=2",
    ]
    assert match.legal(RED) == ["discard 1", "decline"]
    assert attributes(match, RED) == (0, 0, 0)
    assert play(match, RED, "discard 1") == ["suspicion_discarded n=1", "raised attribute=faith n=1 level=1"]
    assert board(match, RED)["jars"] == ["abs_provisions"]
    assert board(match, RED)["suspicions"] == [0]


@rule("6.4.3", "R30")
def test_the_suspicion_of_an_absolve_may_be_kept() -> None:
    match = table("absolve", board={"suspicions": [2]})
    act(match, "absolve", "jar labourer", "decline")
    assert board(match, RED)["suspicions"] == [2]
    assert attributes(match, RED) == (1, 0, 0)
    assert match.waiting == (BLUE,)


@rule("6.4.3")
def test_a_square_with_a_jar_takes_no_other() -> None:
    match = table("absolve", board={"influence": 2, "jars": ["abs_faith"]})
    act(match, "absolve")
    assert refused(match, RED, "jar faith") == ("jar_there", "6.4.3")
    assert allowed(match, RED, "jar labourer")


@rule("6.4.3")
def test_jars_of_another_player_do_not_matter() -> None:
    boards = [ready("absolve"), mat("labourer", jars=["abs_faith"])]
    match = laid(boards=boards)
    act(match, "absolve", "jar faith")
    assert attributes(match, RED) == (2, 0, 0)


@rule("6.4.4", "R9")
@pytest.mark.parametrize(
    "square, times",
    [("recruit", 1), ("labourer", 1), ("pray", 2), ("faith", 1), ("provisions", 1), ("suspicion", 2), ("debt", 2)],
)
def test_there_are_so_many_absolve_squares_of_each_kind(square: str, times: int) -> None:
    one, two = f"abs_{square}_1" if times == 2 else f"abs_{square}", f"abs_{square}_2"
    first = table("absolve", board={"influence": 12, "jars": [one]})
    act(first, "absolve")
    assert allowed(first, RED, f"jar {square}") is (times == 2)
    if times == 2:
        second = table("absolve", board={"influence": 12, "jars": [one, two]})
        act(second, "absolve")
        assert refused(second, RED, f"jar {square}") == ("jar_there", "6.4.3")


@rule("6.4.4", "R9")
def test_an_absolve_square_can_hold_a_jar_for_each_of_its_ten_rewards() -> None:
    match = table("absolve")
    act(match, "absolve")
    assert moves(match, RED, "jar") == ["recruit", "labourer", "pray", "faith", "provisions", "suspicion", "debt"]
    squares = [each["id"] for each in COMPONENTS["player_board"]["absolve_squares"]["squares"]]
    assert len(squares) == 10


@rule("6.4.4")
@pytest.mark.parametrize(
    "answers, told",
    [
        (["jar labourer"], "workers_gained workers=labourer"),
        (["jar faith"], "raised attribute=faith n=1 level=1"),
        (["jar provisions"], "provisions_gained n=2"),
        (["jar suspicion", "discard 1"], "suspicion_discarded n=1"),
        (["jar debt", "settle"], "debt_paid"),
        (["jar pray", "clear hunt"], "cleared action=hunt"),
        (["jar recruit", "enlist 4"], "enlisted townsfolk=defender_1"),
    ],
)
def test_each_absolve_square_gives_what_it_shows(answers: list[str], told: str) -> None:
    me = {"suspicions": [1], "unpaid": 1, "spaces": {"hunt": "labourer"}}
    match = table("absolve", board=me, townsfolk=FIVE)
    events = act(match, "absolve", *answers)
    if match.waiting == (RED,):  # a suspicion is left, which may be discarded
        events += play(match, RED, "decline")
    jar = events.index(next(each for each in events if each.startswith("jar_moved")))
    assert events[jar + 1] == told
    assert events[-1].startswith("raised attribute=faith n=1")


@rule("6.4.3", "6.4.4")
def test_on_a_suspicion_square_two_suspicions_can_go() -> None:
    match = table("absolve", board={"suspicions": [2, 1, 0]})
    act(match, "absolve", "jar suspicion", "discard 1", "discard 1")
    assert board(match, RED)["suspicions"] == [0]
    assert attributes(match, RED) == (1, 0, 0)


# -- attack --------------------------------------------------------------------------------------------------------


@rule("6.5.1")
@pytest.mark.parametrize("column, flag", [*enumerate(STRENGTH_FLAGS, 1)])
@pytest.mark.parametrize("strength", [0, 1, 4, 5, 8, 11, 12])
def test_missing_strength_is_bought_two_points_for_a_silver(column: int, flag: int, strength: int) -> None:
    missing = max(flag - strength, 0)
    price = missing // 2 + missing % 2
    match = table("attack", board={"strength": strength, "silver": price + 2}, outsiders=SIX)
    act(match, "attack", f"strike {column}")
    assert board(match, RED)["silver"] == 2
    assert attributes(match, RED)[1] == strength


@rule("6.5.1", "R47")
@pytest.mark.parametrize("gaps", [(), (2,), (3,), (2, 3)])
def test_empty_columns_on_the_way_cost_like_cards(gaps: tuple[int, ...]) -> None:
    front = [None if column in gaps else card for column, card in enumerate(SIX, 1)]
    match = table("attack", board={"strength": 1, "silver": 9}, outsiders=front)
    act(match, "attack", "strike 4")
    assert board(match, RED)["silver"] == 9 - 3  # 6 points of strength are missing, whatever lies between


@rule("6.5.1")
@pytest.mark.parametrize("column, price", [(3, 2), (4, 3), (5, 4), (6, 5)])
def test_an_outsider_is_too_strong_with_too_little_silver(column: int, price: int) -> None:
    match = table("attack", board={"strength": 2, "silver": price - 1}, outsiders=SIX)
    act(match, "attack")
    flag = STRENGTH_FLAGS[column - 1]
    assert refused(match, RED, f"strike {column}") == ("outsider_too_strong", "6.5.1")
    assert some(match, f"strike {column}", "need", "have", "price", "silver") == (flag, 2, price, price - 1)


@rule("6.5.1")
def test_nobody_attacks_who_cannot_pay_for_the_weakest_outsider() -> None:
    match = table("attack", board={"silver": 1}, outsiders=[None, None, *SIX[2:]])
    assert refused(match, RED, "attack scout+labourer+fighter") == ("too_little_silver", "6.5.1")
    assert some(match, "attack scout+labourer+fighter", "need", "have", "lack") == (3, 1, 2)


@rule("6.5.1")
def test_a_paladin_fights_along() -> None:
    match = table("attack", board={"strength": 1, "paladin": "roland", "silver": 1}, outsiders=SIX)
    act(match, "attack")
    assert moves(match, RED, "strike") == ["1", "2", "3", "4"]
    play(match, RED, "strike 4")
    assert board(match, RED)["silver"] == 0


@rule("6.5.1")
@pytest.mark.parametrize("action", ["attack", "convert"])
def test_without_outsiders_nobody_is_attacked_or_converted(action: str) -> None:
    match = table(action, outsiders=EMPTY_FRONT)
    assert refused(match, RED, f"{action} {CREW[action]}") == ("no_outsider", "4.9")


@rule("6.5.2", "R45")
@pytest.mark.parametrize("card", COMPONENTS["outsiders"], ids=lambda card: card["id"])
def test_an_attacked_outsider_gives_its_attack_rewards_and_nothing_else(card: dict[str, Any]) -> None:
    match = table("attack", board={"strength": 1}, outsiders=[card["id"], *EMPTY_FRONT[1:]], suspicions=[0])
    act(match, "attack")
    got = gained(match, silver=9, provisions=9, strength=1)
    assert got == expected(card["attack_gain"])
    assert got["influence"] >= 1
    assert board(match, RED)["attacked"] == [card["id"]]
    assert board(match, RED)["converted"] == []


@rule("6.5.2")
def test_the_scoring_text_of_an_attacked_outsider_does_not_count() -> None:
    match = laid(boards=[mat("labourer", attacked=["viking_mercenary"], paid=2), mat("labourer")])
    assert "viking_mercenary" not in lines(match, RED)


@rule("6.5.2", "R24")
def test_the_saracen_vigilante_forgives_a_suspicion_and_brings_a_cleric() -> None:
    me = {"strength": 1, "suspicions": [2, 1], "unpaid": 1}
    match = table("attack", board=me, outsiders=["saracen_vigilante", *EMPTY_FRONT[1:]])
    events = act(match, "attack")
    assert events[-1] == "raised attribute=influence n=1 level=1"
    assert match.legal(RED) == ["discard 1", "decline"]
    assert play(match, RED, "discard 1") == ["suspicion_discarded n=1", "workers_gained workers=cleric"]
    assert board(match, RED)["suspicions"] == [1]
    assert board(match, RED)["unpaid"] == 1


@rule("R45")
def test_the_saracen_champion_brings_a_scout() -> None:
    match = table("attack", board={"strength": 1}, outsiders=["saracen_champion", *EMPTY_FRONT[1:]])
    act(match, "attack")
    assert workers(match, RED) == "scout"


@rule("6.5.2", "6.7.4")
@pytest.mark.parametrize("outsider", ["byzantine_traitor", "saracen_hunter"])
def test_some_attacked_outsiders_cancel_a_debt(outsider: str) -> None:
    me = {"strength": 1, "unpaid": 2, "paid": 1}
    match = table("attack", board=me, outsiders=[outsider, *EMPTY_FRONT[1:]])
    act(match, "attack", "cancel")
    assert (board(match, RED)["unpaid"], board(match, RED)["paid"]) == (1, 1)


@rule("6.5.3")
def test_an_attacked_outsider_counts_for_its_nation_later() -> None:
    me = {"strength": 1, "converted": ["viking_assassin"]}
    match = table("attack", board=me, outsiders=["saracen_archer", *EMPTY_FRONT[1:]])
    assert lines(match, RED)["viking_assassin"] == 0
    act(match, "attack")
    assert lines(match, RED)["viking_assassin"] == 1


# -- convert -------------------------------------------------------------------------------------------------------


@rule("6.6.1")
@pytest.mark.parametrize("faith", range(13))
def test_an_outsider_is_converted_where_the_faith_flag_is_not_above_ones_faith(faith: int) -> None:
    match = table("convert", board={"faith": faith}, outsiders=SIX)
    act(match, "convert")
    if faith < 2:  # a single answer is not asked
        assert board(match, RED)["converted"] == [SIX[0]]
    else:
        reached = [str(column) for column, flag in enumerate(FAITH_FLAGS, 1) if flag <= faith]
        assert moves(match, RED, "persuade") == reached


@rule("6.6.1")
def test_faith_to_convert_is_not_bought() -> None:
    match = table("convert", board={"faith": 3, "silver": 30}, outsiders=SIX)
    act(match, "convert")
    assert refused(match, RED, "persuade 3") == ("too_little_faith", "6.6.1")
    assert some(match, "persuade 3", "need", "have", "lack") == (4, 3, 1)


@rule("6.6.1")
def test_with_too_little_faith_for_the_nearest_outsider_nobody_is_converted() -> None:
    match = table("convert", board={"faith": 1, "silver": 30}, outsiders=[None, *SIX[1:]])
    assert refused(match, RED, "convert fighter+labourer+cleric") == ("attribute_too_low", "6.6.1")
    assert some(match, "convert fighter+labourer+cleric", "need", "have", "lack") == (2, 1, 1)


@rule("6.6.1")
def test_a_paladin_helps_to_convert() -> None:
    match = table("convert", board={"faith": 2, "paladin": "oliver"}, outsiders=SIX)
    act(match, "convert")
    assert moves(match, RED, "persuade") == ["1", "2", "3", "4"]


CONVERTED = [
    "viking_thief", "viking_traitor", "byzantine_thief", "saracen_hunter", "byzantine_hunter", "viking_protector",
]  # fmt: skip


@rule("6.6.2")
@pytest.mark.parametrize("made, price", [*enumerate([0, 1, 2, 2, 2, 3, 3])])
def test_the_price_of_a_conversion_in_silver_depends_on_those_made(made: int, price: int) -> None:
    match = table("convert", board={"silver": price, "converted": CONVERTED[:made]}, outsiders=SIX)
    act(match, "convert")
    assert (board(match, RED)["silver"], board(match, RED)["provisions"]) == (0, 9)
    assert board(match, RED)["done"]["convert"] == made + 1
    if price:
        poor = table("convert", board={"silver": price - 1, "converted": CONVERTED[:made]}, outsiders=SIX)
        assert refused(poor, RED, "convert fighter+labourer+cleric") == ("too_little_silver", "6.6.2")
        assert some(poor, "convert fighter+labourer+cleric", "need", "have", "lack") == (price, price - 1, 1)


TWO_STRONG = [
    "viking_assassin", "byzantine_assassin", "viking_barbarian", "saracen_barbarian", "byzantine_invader",
    "saracen_invader",
]  # fmt: skip


@rule("6.6.3", "R45")
@pytest.mark.parametrize("card", COMPONENTS["outsiders"], ids=lambda card: card["id"])
def test_a_converted_outsider_gives_its_strength_and_nothing_else(card: dict[str, Any]) -> None:
    match = table("convert", outsiders=[card["id"], *EMPTY_FRONT[1:]], board={"suspicions": [1], "unpaid": 1})
    act(match, "convert")
    strength = 2 if card["id"] in TWO_STRONG else 1
    nothing = {"silver": 0, "provisions": 0, "faith": 0, "influence": 0, "workers": []}
    assert gained(match, silver=9, provisions=9) == nothing | {"strength": strength}
    assert board(match, RED)["suspicions"] == [1]
    assert board(match, RED)["unpaid"] == 1


@rule("6.6.4")
def test_a_converted_outsider_is_kept_and_its_text_is_scored() -> None:
    match = table("convert", board={"paid": 2}, outsiders=["viking_protector", *EMPTY_FRONT[1:]])
    assert "viking_protector" not in lines(match, RED)
    act(match, "convert")
    assert board(match, RED)["converted"] == ["viking_protector"]
    assert board(match, RED)["attacked"] == []
    assert lines(match, RED)["viking_protector"] == 2


# -- common --------------------------------------------------------------------------------------------------------


@rule("6.7.1")
@pytest.mark.parametrize("action, verb", [("attack", "strike"), ("convert", "persuade")])
def test_a_gap_among_the_outsiders_stays_open_for_all(action: str, verb: str) -> None:
    crew = CREW[action].replace("+", " ") + " labourer"
    match = laid(boards=[mat(crew, faith=12, strength=12), mat(crew, faith=12, strength=12)], outsiders=SIX)
    act(match, action, f"{verb} 3")
    assert match.view(None)["outsiders"] == [*SIX[:2], None, *SIX[3:]]
    play(match, BLUE, f"{action} {CREW[action]}")
    assert refused(match, BLUE, f"{verb} 3") == ("column_empty", "6.7.1")
    assert facts(match, BLUE, f"{verb} 3") == {"column": 3}
    play(match, BLUE, f"{verb} 1")
    assert match.view(None)["outsiders"] == [None, SIX[1], None, *SIX[3:]]


@rule("6.7.1")
def test_a_gap_among_the_townsfolk_stays_open_for_all() -> None:
    match = laid(boards=[mat("labourer fighter scout"), mat("labourer fighter scout")], townsfolk=FIVE)
    play(match, RED, "recruit labourer+fighter", "enlist 3")
    assert match.view(None)["townsfolk"] == [*FIVE[:2], None, *FIVE[3:]]
    play(match, BLUE, "recruit labourer")
    assert refused(match, BLUE, "dismiss 3") == ("column_empty", "6.7.1")
    assert allowed(match, BLUE, "dismiss 4")


FREE_RECRUITS = [
    ("commission", "commission scout+labourer+cleric", "send 1 recruit"),
    ("garrison", "garrison merchant+labourer+fighter", "post 1 recruit"),
    ("absolve", "absolve cleric+labourer+merchant", "jar recruit"),
]


@rule("6.7.2", "R10")
@pytest.mark.parametrize("action, move, answer", FREE_RECRUITS)
@pytest.mark.parametrize("column", range(1, 6))
def test_a_free_recruit_of_a_square_costs_nothing_and_brings_the_instant_reward(
    action: str, move: str, answer: str, column: int
) -> None:
    match = table(action, board={"strength": 1}, townsfolk=FIVE)
    play(match, RED, move, answer)
    before = board(match, RED)
    assert moves(match, RED, "enlist") == ["1", "2", "3", "4", "5"]
    play(match, RED, f"enlist {column}")
    me = board(match, RED)
    instant = {"acolyte_2": (1, 0), "architect_2": (0, 1)}.get(FIVE[column - 1], (0, 0))
    assert (me["silver"], me["provisions"]) == (before["silver"] + instant[0], before["provisions"] + instant[1])
    assert me["party"] == [FIVE[column - 1]]
    assert me["unpaid"] == 0
    assert workers(match, RED) == ""
    assert me["spaces"]["recruit"]["workers"] == [None, None]


@rule("6.7.2", "R10")
def test_a_favour_recruits_freely_too() -> None:
    boards = [mat("scout", silver=0), mat("labourer")]
    favours = ["free_recruit", "pray", "stores", "settle", "two_criminals"]
    match = laid(boards=boards, townsfolk=FIVE, favours=favours)
    play(match, RED, "favour 1 scout", "enlist 1")
    assert board(match, RED)["party"] == ["acolyte_2"]
    assert board(match, RED)["silver"] == 1
    assert board(match, RED)["unpaid"] == 0


@rule("6.7.2", "R10")
def test_a_free_recruit_is_neither_paid_with_a_debt_nor_a_discard() -> None:
    match = table("commission", townsfolk=FIVE)
    act(match, "commission", "send 1 recruit")
    assert refused(match, RED, "enlist 1 debt") == ("nothing_to_pay", "6.7.2")
    assert refused(match, RED, "dismiss 1") == ("not_now", "")
    assert allowed(match, RED, "decline")


@rule("6.7.2")
def test_a_free_recruit_may_be_declined_and_is_lost_without_townsfolk() -> None:
    match = table("commission", townsfolk=FIVE)
    act(match, "commission", "send 1 recruit", "decline")
    assert board(match, RED)["party"] == []
    assert match.view(None)["townsfolk"] == FIVE
    empty = table("commission", townsfolk=[None] * 5)
    act(empty, "commission", "send 1 recruit")
    assert attributes(empty, RED) == (0, 0, 1)
    assert empty.waiting == (BLUE,)


@rule("6.7.2", "R31")
def test_a_townsfolk_recruited_by_an_action_does_not_react_to_it() -> None:
    match = table("commission", board={"party": ["acolyte_1"]}, townsfolk=FIVE)
    act(match, "commission", "send 1 recruit", "enlist 1")  # acolyte_2: a silver at once, and one per commission
    assert board(match, RED)["silver"] == 10
    assert workers(match, RED) == "labourer"


FREE_DEVELOP = ["develop_or_workers", "pray", "stores", "settle", "two_criminals"]


@rule("6.7.3")
@pytest.mark.parametrize(
    "done, under", [*enumerate(["scout", "merchant", "fighter", "cleric", "scout", "merchant", "fighter", "cleric"])]
)
def test_a_free_develop_puts_the_next_workshop_and_brings_its_worker(done: int, under: str) -> None:
    slots = [(action, slot) for action in ("fortify", "garrison", "absolve", "attack") for slot in ("left", "middle")]
    workshops: dict[str, list[str]] = {}
    for action, slot in slots[:done]:
        workshops.setdefault(action, []).append(slot)
    match = laid(boards=[mat("merchant", silver=0, workshops=workshops), mat("labourer")], favours=FREE_DEVELOP)
    play(match, RED, "favour 1 merchant", "choose 1", "workshop commission middle")
    me = board(match, RED)
    assert me["spaces"]["commission"]["workshops"] == ["middle"]
    assert me["done"]["develop"] == done + 1
    assert workers(match, RED) == under
    assert (me["silver"], me["provisions"]) == (0, 0)
    assert on(match, RED, "develop") == []


@rule("6.7.3")
def test_a_free_develop_goes_onto_no_slot_twice() -> None:
    match = laid(boards=[mat("merchant", workshops={"attack": ["left"]}), mat("labourer")], favours=FREE_DEVELOP)
    play(match, RED, "favour 1 merchant", "choose 1")
    assert refused(match, RED, "workshop attack left") == ("slot_covered", "5.1.2")
    assert allowed(match, RED, "workshop attack middle")


@rule("6.7.3")
def test_a_free_develop_sends_the_worker_on_its_slot_away_and_leaves_the_space_blocked() -> None:
    spaces = {"absolve": "cleric labourer merchant"}
    boards = [mat("merchant criminal criminal", spaces=spaces), mat("labourer")]
    match = laid(boards=boards, favours=FREE_DEVELOP)
    play(match, RED, "favour 1 merchant", "choose 1", "workshop absolve left")
    assert on(match, RED, "absolve") == ["labourer", "merchant"]
    play(match, BLUE, "hunt labourer")
    assert refused(match, RED, "absolve criminal+criminal") == ("space_blocked", "4.2")


@rule("6.7.3", "R32")
def test_a_free_develop_counts_as_a_develop_and_fires_architects() -> None:
    party = ["architect_1", "architect_2"]
    match = laid(boards=[mat("merchant", provisions=1, party=party), mat("labourer")], favours=FREE_DEVELOP)
    play(match, RED, "favour 1 merchant", "choose 1", "workshop convert left")
    assert board(match, RED)["done"]["develop"] == 1
    assert workers(match, RED) == "labourer scout"
    assert board(match, RED)["provisions"] == 1


@rule("6.7.3", "R32")
def test_the_two_workers_instead_of_a_free_develop_fire_no_architect() -> None:
    match = laid(boards=[mat("merchant", party=["architect_1"]), mat("labourer")], favours=FREE_DEVELOP)
    play(match, RED, "favour 1 merchant", "choose 2")
    assert workers(match, RED) == "fighter cleric"
    assert board(match, RED)["done"]["develop"] == 0


@rule("6.7.4")
def test_paying_a_debt_flips_it() -> None:
    match = table("absolve", board={"unpaid": 2, "paid": 1})
    assert act(match, "absolve", "jar debt", "settle")[-2:] == ["debt_paid", "raised attribute=faith n=1 level=1"]
    assert (board(match, RED)["unpaid"], board(match, RED)["paid"]) == (1, 2)


@rule("6.7.4")
def test_cancelling_a_debt_takes_it_off_the_table() -> None:
    match = laid(boards=[mat("labourer", unpaid=2, paid=1), mat("labourer")], townsfolk=[*FIVE[:4], "abbot_3"])
    play(match, RED, "recruit labourer", "dismiss 5", "cancel")
    assert (board(match, RED)["unpaid"], board(match, RED)["paid"]) == (1, 1)
    assert lines(match, RED)["unpaid_debts"] == -3


@rule("6.7.4")
def test_a_paid_debt_cannot_be_cancelled() -> None:
    match = laid(boards=[mat("labourer", paid=2), mat("labourer")], townsfolk=[*FIVE[:4], "abbot_3"])
    play(match, RED, "recruit labourer", "dismiss 5")
    assert match.waiting == (BLUE,)  # nothing was asked
    assert (board(match, RED)["unpaid"], board(match, RED)["paid"]) == (0, 2)


@rule("6.7.4")
def test_the_newest_suspicion_goes_first_to_the_discards() -> None:
    boards = [mat("labourer", suspicions=[2, 0, 1]), mat("labourer")]
    match = laid(boards=boards, townsfolk=[*FIVE[:4], "acolyte_3"], old_suspicions=[])
    play(match, RED, "recruit labourer", "dismiss 5", "discard 2")
    assert board(match, RED)["suspicions"] == [1]
    assert match.view(None)["suspicions_gone"] == [2, 0]
