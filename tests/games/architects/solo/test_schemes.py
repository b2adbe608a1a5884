"""C6. What the icons of schemes mean, and the conditions of upper options."""

from __future__ import annotations

import pytest

from regnum.testing import named, rule

from .laying import at, first, influence, laid, marker, rival, rival_turn, seen, tax


def chose(told: list[str]) -> tuple[str, str, int, str]:
    """The option that was taken, and what the condition found."""
    words = dict(word.split("=") for word in first(told, "rival_chose").split()[1:])
    return words["option"], words["condition"], int(words["have"]), words["rule"]


@rule("C6.1")
@pytest.mark.parametrize(
    ("name", "place"),
    [
        ("noblewoman", "forest"),
        ("enforcer", "town_centre"),
        ("illusionist", "market_large"),
        ("informant", "workshop"),
        ("patron", "kings_storehouse"),
        ("peddler", "silversmith"),
        ("constantine", "town_centre"),
        ("helena", "guildhall"),
    ],
)
def test_focus_sends_it_to_the_place_of_its_board(name: str, place: str) -> None:
    match = laid(name, "start_2", future=["future_5", "future_6"])
    told = rival_turn(match)
    assert f"rival_went location={place} reason=focus rule=C6.1" in told
    assert at(match, place) == [0, 1]


@rule("C6.2")
@pytest.mark.parametrize("place", ["quarry", "mines", "guardhouse"])
def test_the_princess_worker_goes_where_she_stands(place: str) -> None:
    match = laid("patron", "start_7", princess=place)
    told = rival_turn(match)
    assert f"rival_went location={place} reason=princess rule=C6.2" in told
    assert at(match, place) == [0, 1]


@rule("C6.3")
def test_the_cathedral_is_free_and_gives_a_virtue_instead_of_a_reward() -> None:
    match = laid("patron", "start_1")
    rewards = seen(match)["decks"]["rewards"]
    told = rival_turn(match)
    assert named(told, "rose_in_cathedral", "virtue_gained", "reward_taken", "paid") == [
        "rose_in_cathedral level=1",
        "virtue_gained count=1 now=8",
    ]
    assert seen(match)["decks"]["rewards"] == rewards


@rule("C6.4")
def test_a_future_scheme_joins_the_discards() -> None:
    match = laid("informant", "start_2", future=["future_5", "future_6", "future_1"])
    told = rival_turn(match)
    assert named(told, "rival_future") == [
        "rival_future scheme=future_5 left=2 rule=C6.4",
        "rival_future scheme=future_6 left=1 rule=C6.4",
    ]
    assert seen(match)["rival"]["schemes"]["discards"] == ["start_2", "future_5", "future_6"]


@rule("C6.5")
def test_next_card_turns_and_follows_one_more() -> None:
    match = laid("patron", "future_10", "start_9")
    told = rival_turn(match)
    assert named(told, "scheme_turned") == [
        "scheme_turned scheme=future_10 rule=C2.1",
        "scheme_turned scheme=start_9 rule=C6.5",
    ]
    assert (at(match, "market_large"), at(match, "workshop")) == ([0, 1], [0, 1])


@rule("C6.5", "A10.7")
def test_a_reset_comes_before_the_next_card() -> None:
    workers = {"market_large": "blue 1", "market_middle": "blue 1"}
    match = laid("patron", "future_10", "start_4", workers=workers)
    told = rival_turn(match)
    order = named(told, "rival_went", "market_reset", "scheme_turned")
    assert [line.split()[0] for line in order] == [
        "scheme_turned", "rival_went", "market_reset", "scheme_turned", "rival_went",
    ]  # fmt: skip
    assert at(match, "prison") == [2, 1]
    assert at(match, "market_large") == [0, 1]


@rule("C6.6", "Q19")
def test_taking_the_tax_turns_it_into_silver_and_costs_two_virtue_at_the_stand() -> None:
    match = laid("patron", "start_6", tax=7)
    told = rival_turn(match)
    assert (tax(match), rival(match)["virtue"], rival(match)["silver"]) == (0, 5, 0)
    assert (marker(match), rival(match)["marble"]) == ("stone", 1)
    assert told.index("virtue_lost count=2 now=5") < told.index("tax_taken count=7")


@rule("C6.6", "A8.4")
def test_virtue_it_has_not_got_becomes_debts() -> None:
    match = laid("patron", "start_6", have={"green": {"virtue": 1}})
    rival_turn(match)
    assert (rival(match)["virtue"], rival(match)["unpaid"]) == (0, 1)


@rule("C6.7", "C3.3")
def test_two_apprentices_leave() -> None:
    match = laid("informant", "start_2", marker="wood", future=["future_5", "future_6"])
    told = rival_turn(match)
    assert "rival_aimed space=wood column=2 rule=C3.3" in told
    assert len(first(told, "display_swept").split("=")[1].split("+")) == 2


@rule("C6.8", "C3.2")
def test_a_contribution_comes_from_the_supply() -> None:
    match = laid("patron", "start_7")
    told = rival_turn(match)
    assert named(told, "contributed") == ["contributed kind=clay"]
    assert rival(match)["clay"] == 0


@rule("C6.10", "Q28")
@pytest.mark.parametrize(("scheme", "need"), [("start_5", 3), ("future_4", 4)])
def test_a_large_group_of_one_person_at_an_open_location(scheme: str, need: int) -> None:
    told = rival_turn(laid("patron", scheme, workers={"quarry": f"blue {need}"}))
    assert chose(told) == ("upper", "group", need, "C6.10")
    told = rival_turn(laid("patron", scheme, workers={"quarry": f"blue {need - 1}", "guildhall": "blue 6"}))
    assert chose(told) == ("lower", "group", need - 1, "C6.10")
    told = rival_turn(laid("patron", scheme, workers={"quarry": f"green {need}", "prison": "blue 5"}))
    assert chose(told) == ("lower", "group", 0, "C6.10")


@rule("C6.10")
def test_two_people_together_make_no_group() -> None:
    told = rival_turn(laid("patron", "start_5", seats=2, workers={"quarry": "blue 2 green 2"}))
    assert chose(told) == ("lower", "group", 2, "C6.10")


@rule("C6.11")
@pytest.mark.parametrize(("scheme", "need"), [("start_6", 4), ("future_5", 8)])
def test_enough_silver_on_the_tax_stand(scheme: str, need: int) -> None:
    assert chose(rival_turn(laid("patron", scheme, tax=need))) == ("upper", "tax", need, "C6.11")
    assert chose(rival_turn(laid("patron", scheme, tax=need - 1))) == ("lower", "tax", need - 1, "C6.11")


@rule("C6.12")
@pytest.mark.parametrize("scheme", ["start_11", "future_6"])
def test_captives_on_its_board(scheme: str) -> None:
    told = rival_turn(laid("patron", scheme, workers={"board_green": "blue 1"}))
    assert chose(told) == ("upper", "captives", 1, "C6.12")
    told = rival_turn(laid("patron", scheme, workers={"board_blue": "green 2"}))
    assert chose(told) == ("lower", "captives", 0, "C6.12")


@rule("C6.13")
def test_two_of_its_workers_in_prison() -> None:
    told = rival_turn(laid("patron", "start_4", workers={"prison": "green 2"}))
    assert chose(told) == ("upper", "prison", 2, "C6.13")
    told = rival_turn(laid("patron", "start_4", workers={"prison": "green 1 blue 3"}))
    assert chose(told) == ("lower", "prison", 1, "C6.13")


@rule("C6.14")
def test_more_workers_at_the_princess_than_anyone_else() -> None:
    told = rival_turn(laid("patron", "future_7", workers={"forest": "green 2 blue 1"}))
    assert chose(told)[:2] == ("upper", "princess")
    told = rival_turn(laid("patron", "future_7", workers={"forest": "green 2 blue 2"}))
    assert chose(told)[:2] == ("lower", "princess")
    told = rival_turn(laid("patron", "future_7"))
    assert chose(told)[0] == "lower"


@rule("C6.15", "C6.20")
def test_a_monument_or_a_step_is_possible() -> None:
    assert chose(rival_turn(laid("patron", "future_1")))[0] == "upper"
    told = rival_turn(laid("patron", "future_1", have={"green": {"level": 5}}))
    assert chose(told) == ("lower", "monument_or_cathedral", 0, "C6.15")
    rich = {"green": {"level": 5, "influence": 3, "marble": 7}}
    told = rival_turn(laid("patron", "future_1", have=rich))
    assert chose(told)[0] == "upper"
    assert "monument_built monument=marble" in told


@rule("C6.16")
def test_a_step_is_possible_and_its_virtue_is_nine_or_less() -> None:
    match = laid("patron", "future_2", have={"green": {"virtue": 9}})
    assert chose(rival_turn(match)) == ("upper", "cathedral_virtue", 9, "C6.16")
    assert rival(match)["level"] == 1
    told = rival_turn(laid("patron", "future_2", have={"green": {"virtue": 10}}))
    assert chose(told) == ("lower", "cathedral_virtue", 10, "C6.16")
    told = rival_turn(laid("patron", "future_2", have={"green": {"level": 5}}))
    assert chose(told)[0] == "lower"


@rule("C6.17")
def test_a_step_is_possible_and_no_future_scheme_is_left() -> None:
    assert chose(rival_turn(laid("patron", "future_3"))) == ("upper", "cathedral_future", 0, "C6.17")
    told = rival_turn(laid("patron", "future_3", future=["future_5"]))
    assert chose(told) == ("lower", "cathedral_future", 1, "C6.17")


@rule("C6.18")
@pytest.mark.parametrize("scheme", ["start_8", "future_8"])
def test_five_influence_or_less(scheme: str) -> None:
    told = rival_turn(laid("patron", scheme, have={"green": {"influence": 5}}, future=["future_5"]))
    assert chose(told) == ("upper", "influence", 5, "C6.18")
    told = rival_turn(laid("patron", scheme, have={"green": {"influence": 6}}, future=["future_5"]))
    assert chose(told) == ("lower", "influence", 6, "C6.18")


@rule("C6.20", "A7.10")
def test_a_step_needs_a_free_space_on_the_next_level() -> None:
    full = {"green": {"level": 4}, "blue": {"level": 5}}
    match = laid("patron", "start_1", have=full)
    rival_turn(match)
    assert (rival(match)["level"], rival(match)["marble"]) == (4, 4)
    match = laid("patron", "start_1", have={"green": {"level": 4}})
    rival_turn(match)
    assert rival(match)["level"] == 5


@rule("C6.20")
def test_a_step_gives_up_no_card_and_no_influence() -> None:
    match = laid("patron", "start_1", have={"green": {"influence": 2}})
    told = rival_turn(match)
    assert named(told, "card_given") == []
    assert influence(match) == 2
