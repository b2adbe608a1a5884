"""B1. What the expansion changes in the setup."""

from collections import Counter

import pytest

import regnum
from regnum.games.architects.cards import APPRENTICES, BUILDINGS
from regnum.games.architects.parts import LOCATIONS
from regnum.games.architects.works_of_wonder.cards import EDICTS, WONDER_BUILDINGS, cards_of
from regnum.games.architects.works_of_wonder.extra import wonder_of
from regnum.testing import asked, facts, play, refused, rule
from tests.games.architects.laying import state_of
from tests.typed import present

from .laying import BLUE, GREEN, influence, laid, legal, mat, new, side, wonder


@rule("B1.1")
def test_the_influence_board_lies_there_only_with_the_expansion() -> None:
    assert set(wonder(new())["influence"]) == {0}
    without = regnum.new("architects", seats=2, seed=1, options={"expansions": []})
    assert "works_of_wonder" not in without.view(0)
    assert present(without.why(0, "monument clay")).code == "not_now"


@rule("B1.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ten_apprentices_are_shown_and_all_23_rewards_are_used(seats: int) -> None:
    match = new(seats)
    view = match.view(None)
    assert [len(row) for row in view["display"]] == [5, 5]
    assert view["decks"]["rewards"] == 23 and view["decks"]["apprentices"] == 64 - 10
    assert view["decks"]["buildings"] == 64


@rule("B1.2")
def test_the_new_cards_are_shuffled_into_the_decks() -> None:
    game = state_of(new())
    cards = Counter(APPRENTICES[card].id for card in [*game.display.cards, *game.display.deck])
    assert set(cards.values()) == {1} and all(card.id in cards for card in cards_of(2)["apprentices"])
    assert {card.id for card in WONDER_BUILDINGS} <= {BUILDINGS[card].id for card in game.buildings.deck}


@rule("B1.3")
def test_the_highest_virtue_starts_and_ties_go_to_higher_influence() -> None:
    for first, second, begins in (("zesiro", "charles", BLUE), ("charles", "zesiro", GREEN)):
        match = new(options={"boards": "chosen"})
        play(match, BLUE, f"board {first}")
        play(match, GREEN, f"board {second}")
        assert match.view(None)["first"] == begins
    # Bertha and Charles both have 8 virtue; Charles has 3 influence.
    for first, second, begins in (("bertha", "charles", GREEN), ("charles", "bertha", BLUE)):
        for seed in range(4):
            match = new(options={"boards": "chosen", "promos": "with"}, seed=seed)
            play(match, BLUE, f"board {first}")
            play(match, GREEN, f"board {second}")
            assert match.view(None)["first"] == begins


@rule("B1.3")
def test_plain_boards_begin_at_influence_0_and_dealt_ones_with_their_own() -> None:
    assert wonder(new(3))["influence"] == [0, 0, 0]
    seen = set()
    for seed in range(30):
        match = new(options={"boards": "dealt"}, seed=seed)
        for seat in (BLUE, GREEN):
            seen.add((side(match, seat)["board"], influence(match, seat)))
    assert {("charles", 3), ("louis", 2), ("arnold", 0), ("therese", 0)} <= seen


@rule("B1.4")
def test_the_draft_is_in_reverse_turn_order_from_ten_and_then_the_display_is_filled() -> None:
    match = new(3)
    first = match.view(None)["first"]
    for n in range(3):
        seat = match.waiting[0]
        assert seat == (first - 1 - n) % 3 and asked(match, seat) == "draft_apprentice"
        assert len(legal(match, seat)) == 10 - n
        play(match, seat, legal(match, seat)[0])
    assert all(each["apprentice"] for row in match.view(None)["display"] for each in row)
    assert match.view(None)["phase"] == "draft_buildings"


@rule("B1.5")
def test_five_monuments_lie_there_unbuilt() -> None:
    monuments = wonder(new())["monuments"]
    assert [each["kind"] for each in monuments] == ["clay", "wood", "stone", "gold", "marble"]
    assert all(each["owner"] is None and each["figure"] is None and each["laid"] == 0 for each in monuments)


@rule("B1.6")
def test_one_card_shows_its_consequence_and_six_are_in_the_pile() -> None:
    places = set()
    for seed in range(40):
        match = new(seed=seed)
        seen = wonder(match)
        assert seen["left"] == 6 and seen["contribution"]["laid"] == []
        card = EDICTS[EDICTS.number(seen["edict"])]
        assert (seen["princess"], seen["profiteer"]) == (LOCATIONS[card.princess], LOCATIONS[card.profiteer])
        assert seen["contribution"]["card"] != seen["edict"]
        assert sorted(wonder_of(match.state).edicts) == list(range(7))
        places.add(seen["edict"])
    assert len(places) == 7


@rule("B1.7")
def test_column_5_needs_5_workers_or_skip_silver() -> None:
    shown = "miner_a jeweller_a thief trickster gatekeeper miner_b jeweller_b illusionist pickpocket squire_gold"
    match = laid(mat(silver=4, at={"workshop": 4}), display=shown)
    play(match, BLUE, "place workshop")
    assert refused(match, BLUE, "hire gatekeeper") is None
    match = laid(mat(silver=4, at={"workshop": 3}), display=shown)
    play(match, BLUE, "place workshop")
    assert refused(match, BLUE, "hire trickster") is None
    assert refused(match, BLUE, "hire gatekeeper") == ("too_little_silver", "A4.9")
    assert facts(match, BLUE, "hire gatekeeper")["need"] == 5


@rule("B1.7")
def test_the_guildhall_still_sweeps_the_leftmost_column_only() -> None:
    shown = "miner_a jeweller_a thief trickster gatekeeper miner_b jeweller_b illusionist pickpocket squire_gold"
    mine = mat(clay=4, wood=2, virtue=4, hand="smithy", at={"guildhall": 2})
    match = laid(mine, display=shown)
    told = play(match, BLUE, "place guildhall")
    assert "display_swept apprentices=miner_a+miner_b" in told
    assert [row[0]["apprentice"] for row in match.view(None)["display"]] == ["jeweller_a", "jeweller_b"]
