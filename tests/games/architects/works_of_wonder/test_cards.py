"""B7. What the new apprentices and buildings do."""

from typing import Any

import pytest

from regnum.core.effects import effect
from regnum.core.match import Match
from regnum.games.architects.cards import APPRENTICES
from regnum.games.architects.effects.vocabulary import LAST_EFFECTS, TAKE_DEBT
from regnum.testing import asked, lines, moves, named, play, refused, rule
from tests.games.architects.laying import state_of

from .laying import BLUE, GREEN, influence, laid, legal, mat, resolve, side, standing

PLENTY: dict[str, Any] = {"clay": 9, "wood": 9, "stone": 9, "gold": 9, "marble": 9}
SKILLED = "labourer"


def build(
    card: str, *others: dict[str, Any], mine: dict[str, Any] | None = None, **more: Any
) -> tuple[Match, list[str]]:
    """Blue has just built this building, with all skills and goods for it."""
    given = {**PLENTY, "virtue": 4, "party": SKILLED, "hand": card, **(mine or {})}
    match = laid(mat(**given), *others, **more)
    told = play(match, BLUE, "place guildhall")
    if asked(match, BLUE) == "at_guildhall":
        told += play(match, BLUE, f"build {card}")
    while asked(match, BLUE) == "pay_bill":
        told += play(match, BLUE, "pay")
    return match, told


# -- apprentices ---------------------------------------------------------------------------------------------


@rule("B7.1")
@pytest.mark.parametrize("skill", ["carpentry", "tiling", "masonry"])
def test_a_benefactor_trades_1_clay_wood_or_stone_for_1_influence(skill: str) -> None:
    match = laid(mat(clay=1, stone=1, party=f"benefactor_{skill}"))
    play(match, BLUE, "place kings_storehouse", f"trade benefactor_{skill}")
    assert asked(match, BLUE) == "pay_bill" and moves(match, BLUE, "give") == ["1 stone", "1 clay"]
    play(match, BLUE, "give 1 clay")
    assert (influence(match), side(match)["clay"], side(match)["stone"]) == (1, 0, 1)


@rule("B7.2")
@pytest.mark.parametrize(
    ("card", "place"),
    [
        ("cavalier_town_centre", "town_centre"),
        ("cavalier_guardhouse", "guardhouse"),
        ("diplomat_storehouse", "kings_storehouse"),
        ("diplomat_workshop", "workshop"),
    ],
)
def test_cavaliers_and_diplomats_bring_influence_where_they_are_at_home(card: str, place: str) -> None:
    match = laid(mat(party=card, silver=9, wood=3, at={"prison": 1}))
    told = play(match, BLUE, f"place {place}")
    assert influence(match) == 1 and f"ability_used apprentice={card}" in told
    match = laid(mat(party=card))
    play(match, BLUE, "place forest")
    assert influence(match) == 0


@rule("B7.3")
@pytest.mark.parametrize(
    ("card", "pays", "gains"),
    [
        ("patroness_wood", {"wood": 2}, {"marble": 1}),
        ("patroness_stone", {"stone": 2}, {"marble": 1}),
        ("vagabond_wood", {"wood": 2}, {"gold": 1}),
        ("vagabond_clay", {"clay": 3}, {"gold": 1}),
    ],
)
def test_patronesses_and_vagabonds_trade_what_is_printed(
    card: str, pays: dict[str, Any], gains: dict[str, int]
) -> None:
    match = laid(mat(party=card, **pays))
    play(match, BLUE, "place kings_storehouse")
    told = play(match, BLUE, f"trade {card}")
    assert all(side(match)[kind] == 0 for kind in pays), told
    assert [side(match)[kind] for kind in ("gold", "marble")] == [gains.get("gold", 0), gains.get("marble", 0)]
    assert influence(match) == 0


@rule("B7.4")
@pytest.mark.parametrize("good", ["clay", "wood", "stone"])
def test_a_charlatan_replaces_a_good_for_1_influence_as_often_as_one_likes(good: str) -> None:
    card, cost = {"clay": ("smithy", 4), "wood": ("smithy", 2), "stone": ("well", 2)}[good]
    goods: dict[str, Any] = {"clay": 4, "wood": 2, "stone": 2, good: 0}
    mine = mat(influence=5, virtue=4, party=f"charlatan_{good}", hand=card, **goods)
    match = laid(mine)
    play(match, BLUE, "place guildhall")  # all of it must be influence, so nobody is asked
    assert side(match)["built"] == [card] and influence(match) == 5 - cost


@rule("B7.4")
def test_a_charlatan_helps_in_a_mix_and_beside_real_goods() -> None:
    mine = mat(influence=3, wood=2, stone=2, level=1, party="charlatan_wood", hand="castle")
    match = laid(mine, rewards="clay")
    play(match, BLUE, "place guildhall")
    assert asked(match, BLUE) == "pay_bill"
    assert legal(match) == ["give 2 wood 2 stone", "influence wood"]
    play(match, BLUE, "influence wood", "influence wood")
    assert moves(match, BLUE, "give") == ["2 stone", "1 wood 1 stone", "2 wood"]
    play(match, BLUE, "give 1 wood 1 stone")
    assert side(match)["level"] == 2 and influence(match) == 1


@rule("B7.4", "B2.9")
def test_without_a_charlatan_nothing_stands_for_clay_wood_and_stone() -> None:
    mine = mat(influence=12, virtue=4, clay=4, wood=1, hand="smithy")
    assert refused(laid(mine), BLUE, "place guildhall") == ("nothing_to_build", "A4.30")
    mine = mat(influence=12, wood=1, stone=2, party="charlatan_clay", level=1, hand="castle", virtue=9)
    assert refused(laid(mine), BLUE, "place guildhall") == ("nothing_to_build", "A4.30")


@rule("B7.4")
def test_a_refusal_tells_whom_one_would_need() -> None:
    match = laid(mat(influence=5, clay=2, wood=2, stone=2, party="charlatan_wood"))
    play(match, BLUE, "place kings_storehouse", "trade virtue")
    assert refused(match, BLUE, "influence clay") == ("no_charlatan", "B7.4")
    assert refused(match, BLUE, "influence wood") is None


@rule("B7.6")
@pytest.mark.parametrize(
    ("card", "gets"), [("silver", ("silver", 2)), ("influence", ("influence", 1)), ("building", ("hand", 1))]
)
def test_a_journeyman_waits_for_buildings(card: str, gets: tuple[str, int]) -> None:
    match, _ = build("smithy", mine={"party": f"journeyman_{card}"})
    kind, n = gets
    assert (influence(match) if kind == "influence" else side(match)[kind]) == n


@rule("B7.8", "Q35")
def test_the_extortionist_gains_influence_for_every_debt() -> None:
    match = laid(mat(party="extortionist"), turn=None)
    resolve(match, BLUE, effect(TAKE_DEBT, 0, 2))
    assert influence(match) == 2 and side(match)["unpaid"] == 2
    match = laid(mat("hugo", party="extortionist", silver=2), turn=None, options={"promos": "with"})
    resolve(match, BLUE, effect(TAKE_DEBT))
    play(match, BLUE, "avoid")
    assert influence(match) == 0 and side(match)["unpaid"] == 0


# -- buildings -----------------------------------------------------------------------------------------------


@rule("B7.9")
@pytest.mark.parametrize(
    ("card", "gets"),
    [("arena", {"silver": 3, "influence": 1}), ("bathhouse", {"influence": 2}), ("stage", {"influence": 3})],
)
def test_arena_bathhouse_and_stage_gain_at_once(card: str, gets: dict[str, int]) -> None:
    match, _ = build(card)
    assert side(match)["silver"] == gets.get("silver", 0) and influence(match) == gets["influence"]


@rule("B7.9")
def test_the_courthouse_imprisons_captives_if_its_owner_likes() -> None:
    match, _ = build("courthouse", mat(at={"board_blue": 3}))
    assert asked(match, BLUE) == "choose" and legal(match) == ["choose 1", "decline"]
    play(match, BLUE, "choose 1")
    assert standing(match, "prison")[GREEN] == 3 and side(match)["silver"] == 3


@rule("B7.9", "B3.5")
def test_the_pillory_captures_a_group_freely() -> None:
    match, _ = build("pillory", mat(at={"mines": 2}))
    assert asked(match, BLUE) == "capture"
    virtue = side(match)["virtue"]
    play(match, BLUE, "capture mines green")
    assert side(match)["captives"][GREEN] == 2 and side(match)["virtue"] == virtue + 1


@rule("B7.10")
@pytest.mark.parametrize("level", [0, 1, 4])
def test_the_monastery_gives_influence_by_cathedral_level(level: int) -> None:
    match, _ = build("monastery", mine={"level": level})
    assert influence(match) == level


@rule("B7.11", "Q38")
def test_the_abbey_frees_everybodys_workers_and_the_studio_draws_for_everybody() -> None:
    match, _ = build("abbey", mat(at={"prison": 3}), mine={"at": {"prison": 2}})
    assert standing(match, "prison") == [0, 0]
    match, _ = build("studio", mat())
    assert (side(match)["hand"], side(match, GREEN)["hand"]) == (1, 1)


@rule("B7.12")
@pytest.mark.parametrize(
    ("card", "skill"),
    [("carpenters_guild", "woodcutter_a"), ("masons_guild", "stonecutter_a"), ("tilers_guild", "miner_a")],
)
def test_a_guild_counts_apprentices_of_its_skill_at_the_end(card: str, skill: str) -> None:
    match = laid(mat(built=card, party=f"{skill} labourer"), turn=None)
    told = last_effects(match)
    assert f"end_effect building={card}" in told and side(match)["virtue"] == 9


def last_effects(match: Match) -> list[str]:
    """The end of the game: what was told until somebody is asked or all is counted."""
    return resolve(match, BLUE, effect(LAST_EFFECTS))


@rule("B7.13")
def test_the_stronghold_frees_its_owners_prisoners_before_the_count() -> None:
    match = laid(mat(built="stronghold", at={"prison": 4}), mat(at={"prison": 4}), turn=None)
    last_effects(match)
    assert standing(match, "prison") == [0, 4]
    assert (lines(match, BLUE)["prison"], lines(match, GREEN)["prison"]) == (0, -2)


@rule("B7.14")
@pytest.mark.parametrize(
    ("card", "mine", "bonus"),
    [
        ("manor", {"influence": 11}, 2),
        ("fort", {}, 2),
        ("fort", {"at": {"prison": 1}}, 0),
        ("rampart", {"level": 1}, 1),
        ("rampart", {"level": 0}, 0),
    ],
)
def test_manor_fort_and_rampart_score_by_their_condition(card: str, mine: dict[str, Any], bonus: int) -> None:
    match = laid(mat(built=card, **mine))
    assert lines(match, BLUE)["building_bonus"] == bonus


@rule("B7.14")
def test_the_rampart_counts_pairs_of_a_building_and_a_level() -> None:
    match = laid(mat(built="rampart depot gaol", level=5), monuments={"clay": "blue quarry"})
    assert lines(match, BLUE)["building_bonus"] == 4
    match = laid(mat(built="rampart depot gaol", level=2), monuments={"clay": "blue quarry"})
    assert lines(match, BLUE)["building_bonus"] == 2


@rule("B7.14")
@pytest.mark.parametrize(
    ("card", "mine", "virtue"), [("townhouse", {"party": "miner_a miner_b thief"}, 8), ("vault", {"silver": 14}, 9)]
)
def test_townhouse_and_vault_bring_virtue_at_the_end(card: str, mine: dict[str, Any], virtue: int) -> None:
    match = laid(mat(built=card, **mine), turn=None)
    last_effects(match)
    assert side(match)["virtue"] == virtue


@rule("B7.15", "B7.16", "B7.17", "B7.18", "B7.19", "B7.20", "B7.21")
@pytest.mark.parametrize(
    ("card", "place"),
    [
        ("depot", "kings_storehouse"),
        ("gaol", "guardhouse"),
        ("miners_lodge", "mines"),
        ("windmill", "forest"),
        ("mint", "silversmith"),
        ("theatre", "town_centre"),
    ],
)
def test_six_buildings_place_one_more_worker_if_their_owner_likes(card: str, place: str) -> None:
    match, _ = build(card, mine={"silver": 9, "at": {"prison": 1}})
    assert asked(match, BLUE) == "place_more" and legal(match) == [f"place {place}", "decline"]
    declined = match.clone()
    play(declined, BLUE, "decline")
    assert standing(declined, place)[BLUE] == 0 and asked(declined, GREEN) == "take_turn"
    play(match, BLUE, f"place {place}")
    assert standing(match, place)[BLUE] == 1


@rule("B7.21")
def test_such_a_worker_acts_pays_and_meets_nobles_and_figures() -> None:
    match, _ = build("mint", princess="silversmith", monuments={"clay": "blue silversmith"})
    told = play(match, BLUE, "place silversmith")
    assert asked(match, BLUE) == "visit_figure"
    play(match, BLUE, "visit worker")
    assert asked(match, BLUE) == "contribute"
    told = play(match, BLUE, "contribute clay")
    assert "gained kind=silver count=3" in told and influence(match) == 1


@rule("B7.21")
def test_without_a_worker_or_an_action_there_nobody_is_placed() -> None:
    match, _ = build("windmill", mine={"at": {"quarry": 19}})
    assert asked(match, GREEN) == "take_turn" and standing(match, "forest")[BLUE] == 0
    match, _ = build("gaol")  # nothing to do in the guardhouse
    assert asked(match, GREEN) == "take_turn" and standing(match, "guardhouse")[BLUE] == 0


@rule("B7.22")
def test_the_school_sweeps_eight_apprentices_and_hires_one_of_ten() -> None:
    shown = "miner_a jeweller_a thief trickster gatekeeper miner_b jeweller_b illusionist pickpocket squire_gold"
    match, told = build("school", display=shown)
    swept = named(told, "display_swept")[0]
    assert "gatekeeper" not in swept and "squire_gold" not in swept and swept.count("+") == 7
    shelf = match.view(BLUE)["display"]
    assert [row[0]["apprentice"] for row in shelf] == ["gatekeeper", "squire_gold"]
    assert asked(match, BLUE) == "free_hire" and len(moves(match, BLUE, "hire")) == 10
    play(match, BLUE, "hire squire_gold")
    assert "squire_gold" in side(match)["apprentices"]
    assert (
        list(state_of(match).display.deck)[-8:] != []
        and APPRENTICES.number("thief") in list(state_of(match).display.deck)[-8:]
    )


@rule("B7.22")
def test_the_hire_may_be_declined_and_silver_on_swept_cards_is_gone() -> None:
    match = laid(mat(**PLENTY, virtue=4, party=SKILLED, hand="school"))
    state_of(match).own_display().coins[0] = 2
    play(match, BLUE, "place guildhall")
    if asked(match, BLUE) == "at_guildhall":
        play(match, BLUE, "build school")
    play(match, BLUE, "decline")
    assert side(match)["silver"] == 0 and all(not each["coins"] for row in match.view(BLUE)["display"] for each in row)
    assert side(match)["apprentices"] == [SKILLED]
