"""C1. Laying the table for a rival."""

from __future__ import annotations

import pytest

from regnum.core.match import Match
from regnum.games.architects.solo.cards import ALL_RIVALS, ALL_SCHEMES, rival_number
from regnum.testing import play, rule
from tests.games.architects.laying import state_of
from tests.typed import present

from .laying import CLASSIC, HUMAN, RIVAL, WONDER, influence, new, rival, seen, side


def drafted(name: str, seed: int = 1) -> Match:
    """A match after the draft: the first offered move each time."""
    match = new(name, seed=seed)
    while seen(match)["phase"].startswith("draft"):
        play(match, HUMAN, match.legal(HUMAN)[0])
    return match


@rule("C1.1", "A2.15")
@pytest.mark.parametrize("name", [*CLASSIC, *WONDER])
def test_the_table_is_laid_as_for_two(name: str) -> None:
    view = seen(new(name))
    assert view["players"] == 2
    assert (view["guildhall"]["spaces"], view["guildhall"]["columns"]) == (12, 3)
    assert len(view["display"]) == 2
    assert len(view["display"][0]) == (4 if name in CLASSIC else 5)
    assert view["decks"]["rewards"] == (5 if name in CLASSIC else 23)


@rule("C1.1")
def test_the_person_is_always_first_with_three_silver() -> None:
    for seed in range(20):
        match = drafted("noblewoman", seed)
        assert seen(match)["first"] == HUMAN
        assert match.waiting == (HUMAN,)
    assert side(new("patron"), HUMAN)["silver"] == 3


@rule("C1.1", "A2.11", "A2.12")
def test_the_person_drafts_alone() -> None:
    match = new("enforcer")
    shown = [card["apprentice"] for row in seen(match)["display"] for card in row]
    assert present(match.decision(HUMAN)).ask == "draft_apprentice"
    assert sorted(match.legal(HUMAN)) == sorted(f"hire {id}" for id in shown)
    play(match, HUMAN, match.legal(HUMAN)[0])
    assert present(match.decision(HUMAN)).ask == "draft_discard"
    assert len(match.legal(HUMAN)) == 4
    play(match, HUMAN, match.legal(HUMAN)[0])
    assert side(match, HUMAN)["hand"] == 3
    assert len(side(match, HUMAN)["apprentices"]) == 1
    assert rival(match)["apprentices"] == []
    assert rival(match)["hand"] == 0


@rule("C1.2", "C7.1", "C7.2", "C7.3", "C7.4", "C7.5", "C7.6")
@pytest.mark.parametrize(
    ("name", "virtue", "start"),
    [
        ("noblewoman", 6, 0),
        ("enforcer", 7, 4),
        ("illusionist", 6, 5),
        ("informant", 8, 4),
        ("patron", 7, 1),
        ("peddler", 8, 3),
    ],
)
def test_a_rival_starts_with_the_values_of_its_board(name: str, virtue: int, start: int) -> None:
    match = new(name)
    assert seen(match)["rival"]["id"] == name
    assert (rival(match)["virtue"], influence(match)) == (virtue, start)
    assert rival(match)["rival"] == name
    assert rival(match)["home"] == 20
    assert rival(match)["level"] == 0
    assert match.colours == ("blue", "green")


@rule("C1.3")
@pytest.mark.parametrize("name", [*CLASSIC, *WONDER])
def test_the_marker_starts_on_clay_and_the_rival_owns_nothing(name: str) -> None:
    match = new(name)
    assert seen(match)["rival"]["marker"] == 0
    mine = rival(match)
    assert [mine[kind] for kind in ("clay", "wood", "stone", "gold", "marble", "silver")] == [0] * 6
    assert (mine["built"], mine["apprentices"], mine["hand"]) == ([], [], 0)
    assert (mine["unpaid"], mine["paid"]) == (0, 0)


@rule("C1.4", "C1.5")
@pytest.mark.parametrize("name", WONDER)
def test_eleven_starting_and_eleven_future_schemes_make_two_decks(name: str) -> None:
    view = seen(new(name))["rival"]
    assert (view["schemes"]["deck"], view["future"], view["schemes"]["discards"], view["scheme"]) == (11, 11, [], None)


@rule("C1.5")
def test_both_decks_are_shuffled() -> None:
    orders = {tuple(state_of(new("patron", seed=seed)).schemes.deck) for seed in range(8)}
    later = {tuple(state_of(new("patron", seed=seed)).schemes.future) for seed in range(8)}
    assert len(orders) == len(later) == 8
    deck = sorted(ALL_SCHEMES[card].id for card in state_of(new("patron")).schemes.deck)
    assert deck == sorted(ALL_SCHEMES[card].id for card in ALL_RIVALS[rival_number("patron")].schemes)


@rule("C1.5")
def test_the_order_of_the_decks_is_nobodys_to_know() -> None:
    match = new("peddler")
    truth = list(state_of(match).schemes.deck), list(state_of(match).schemes.future)
    worlds = [state_of(match.imagine(HUMAN, seed)) for seed in range(6)]
    assert any((list(world.schemes.deck), list(world.schemes.future)) != truth for world in worlds)
    assert all(sorted(world.schemes.deck) == sorted(truth[0]) for world in worlds)
    assert all(sorted(world.schemes.future) == sorted(truth[1]) for world in worlds)


@rule("C1.2")
def test_the_rival_bears_the_colour_after_the_last_seat() -> None:
    assert new("peddler").colours == ("blue", "green")
    assert new("peddler", seats=3).colours == ("blue", "green", "purple", "red")
    assert seen(new("peddler"))["rival"]["side"] == RIVAL
