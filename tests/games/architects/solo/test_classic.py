"""C9. The classic rivals, without an expansion."""

from __future__ import annotations

import pytest

import regnum
from regnum.core.effects import effect
from regnum.games.architects.effects.vocabulary import CAPTURE, IMPRISON
from regnum.testing import named, rule

from .laying import CLASSIC, RIVAL, at, first, laid, marker, new, resolve, rival, rival_turn, seen, tax


@rule("C9.1")
@pytest.mark.parametrize(("name", "virtue"), [("constantine", 5), ("helena", 7)])
def test_constantine_and_helena_start_as_their_cards_say(name: str, virtue: int) -> None:
    match = new(name)
    view = seen(match)
    assert rival(match)["virtue"] == virtue
    assert (view["rival"]["schemes"]["deck"], view["rival"]["future"]) == (11, 7)
    assert "works_of_wonder" not in view


@rule("C9.1")
def test_constantine_captures_at_his_focus_and_gains_marble_for_captives() -> None:
    match = laid("constantine", "start_2", workers={"quarry": "blue 3"})
    told = rival_turn(match)
    assert first(told, "rival_went") == "rival_went location=town_centre reason=focus rule=C6.1"
    assert at(match, "board_green") == [3, 0]
    assert tax(match) == 5
    told = resolve(match, RIVAL, effect(IMPRISON))
    assert "rival_powered rival=constantine rule=C9.1" in told
    assert (rival(match)["marble"], marker(match)) == (1, "gold")


@rule("C9.1")
def test_helena_works_on_the_cathedral_at_her_focus_and_gains_silver_for_it() -> None:
    match = laid("helena", "start_2")
    told = rival_turn(match)
    assert "rival_picked place=1 rule=C7.7" in told
    assert "rival_powered rival=helena rule=C9.1" in told
    assert (rival(match)["level"], rival(match)["virtue"], rival(match)["marble"]) == (1, 8, 0)
    assert marker(match) == "wood"  # C3.1
    match = laid("helena", "start_2", have={"green": {"level": 5}})
    told = rival_turn(match)
    assert "rival_picked place=2 rule=C7.7" in told
    assert (rival(match)["virtue"], rival(match)["marble"]) == (8, 0)


@rule("C9.2")
@pytest.mark.parametrize("scheme", ["classic_start_7", "classic_start_8"])
def test_the_princess_becomes_the_storehouse_and_a_contribution_a_virtue(scheme: str) -> None:
    match = laid("helena", scheme)
    rival_turn(match)
    assert at(match, "kings_storehouse") == [0, 1]
    assert rival(match)["virtue"] == 8


@rule("C9.2")
@pytest.mark.parametrize("scheme", ["classic_start_1", "classic_future_11"])
def test_four_marble_become_one_and_there_are_no_monuments(scheme: str) -> None:
    match = laid("constantine", scheme, have={"green": {"marble": 9}})
    rival_turn(match)
    assert rival(match)["level"] == 1
    match = laid("constantine", scheme, have={"green": {"level": 5}})
    told = rival_turn(match)
    assert "rival_picked place=2 rule=C2.3" in told
    assert rival(match)["marble"] == 1


@rule("C9.2", "C5.4")
def test_without_a_princess_the_mines_come_first() -> None:
    match = laid("constantine", workers={"forest": "blue 2", "mines": "blue 2", "workshop": "blue 2"})
    told = resolve(match, RIVAL, effect(CAPTURE, 0, 3))
    assert [line.split()[1] for line in named(told, "captured")] == [
        "location=mines",
        "location=forest",
        "location=workshop",
    ]


@rule("C9.3")
@pytest.mark.parametrize(("space", "column", "rule_told"), [("gold", 4, "C3.3"), ("marble", 4, "C9.3")])
def test_with_four_columns_the_last_space_aims_at_the_fourth(space: str, column: int, rule_told: str) -> None:
    match = laid("helena", "start_9", marker=space, future=["future_5"])
    shown = [[card["apprentice"] for card in row] for row in seen(match)["display"]]
    told = rival_turn(match)
    assert first(told, "rival_aimed") == f"rival_aimed space={space} column={column} rule={rule_told}"
    assert first(told, "display_swept") == f"display_swept apprentices={shown[0][3]}+{shown[1][3]}"


@rule("C9.1")
@pytest.mark.parametrize("name", CLASSIC)
def test_the_classic_rivals_are_only_there_without_the_expansion(name: str) -> None:
    with pytest.raises(regnum.OptionError):
        regnum.new("architects", seats=1, seed=1, options={"rival": name, "expansions": ["works_of_wonder"]})
    with pytest.raises(regnum.OptionError):
        regnum.new("architects", seats=1, seed=1, options={"rival": "patron", "expansions": []})
