"""The balance report: planted worths are found again, and a game needs nothing but its gallery and its events."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner, Result

import regnum
from regnum.bots.shares import wilson
from regnum.cli.app import app
from regnum.core.messages import Message
from regnum.lab.balance import Chunk, measure, played
from regnum.statistics.balance import (
    Balance,
    BalancePlan,
    compared,
    counted,
    inverse,
    rows_of,
    spread_of,
)
from regnum.statistics.card_uses import BalanceOutcome, CardUse, CardUses, gallery_of, outcome_of, packed, unpacked

PLAN = BalancePlan("brothers", 2, {}, "squire", 20, 3)
FIRST, SECOND, THIRD = "tile-mill", "tile-cathedral", "tile-smithy"


def run(*words: str) -> Result:
    return CliRunner().invoke(app, list(words), prog_name="regnum")


@pytest.fixture(scope="module")
def report() -> Balance:
    return measure(PLAN)


def planted(games: int, worth: dict[str, int], first_seat: int = 0) -> list[BalanceOutcome]:
    """Games in which each card goes to one of the two seats, and brings what it is worth; the first seat adds more.

    Whoever has the first card mostly has the second one too, so that a plain comparison is deceived.
    """
    dice = random.Random(5)
    outcomes = []
    for _ in range(games):
        done: list[dict[CardUse, str]] = [{}, {}]
        totals = [20 + first_seat + dice.randint(-3, 3), 20 + dice.randint(-3, 3)]
        owner = dice.randint(0, 1)
        owners = {FIRST: owner, SECOND: owner if dice.random() < 0.8 else 1 - owner, THIRD: dice.randint(0, 1)}
        for card, seat in owners.items():
            totals[seat] += worth[card]
            done[seat][CardUse("took", card)] = "take"
        winners = [seat for seat in (0, 1) if totals[seat] == max(totals)]
        offers = {("take", card) for card in owners}
        names = {card: Message(f"{card}.acc", {}, "brothers") for card in owners}
        outcomes.append(BalanceOutcome(totals, winners, 50, done, [offers, offers], names))
    return outcomes


# -- statistics -----------------------------------------------------------------------------------------


def test_the_regression_finds_what_was_planted() -> None:
    found = counted(PLAN, planted(600, {FIRST: 5, SECOND: 0, THIRD: -2}, first_seat=3))
    cards = {each.card: each for each in found.cards}
    # A card is worth to its owner what it brings, and once more what the other one does not have.
    for card, worth in ((FIRST, 10), (SECOND, 0), (THIRD, -4)):
        value, error = cards[card].worth, cards[card].worth_error
        assert value is not None and error is not None and error < 0.6
        assert abs(value - worth) < 4 * error
    plain = cards[SECOND].difference
    assert plain is not None and plain > 3  # it only occurs with good cards
    assert [each.card for each in found.cards] == [FIRST, SECOND, THIRD]
    assert (cards[FIRST].offered, cards[FIRST].taken) == (1200, 600)
    assert found.seats[0].share_low > 0.5 and found.seats[0].points > found.seats[1].points


def test_errors_shrink_with_the_number_of_games_and_cover_the_truth() -> None:
    def difference(games: int) -> tuple[float, float]:
        outcomes = planted(games, {FIRST: 0, SECOND: 0, THIRD: 2})
        rows = [row for number, each in enumerate(outcomes) for row in rows_of(PLAN, each, number, "took")]
        value, error = compared(rows, THIRD)
        assert value is not None and error is not None
        return value, error

    few, many = difference(100), difference(1600)
    assert 3 < few[1] / many[1] < 5
    assert abs(many[0] - 4) < 3 * many[1]


def test_a_rare_card_has_no_worth() -> None:
    found = counted(PLAN, planted(4, {FIRST: 5, SECOND: 0, THIRD: 0}))
    assert all(each.worth is None and each.difference_error is None for each in found.cards)


def test_small_statistics() -> None:
    low, high = wilson(50, 100)
    assert (round(low, 3), round(high, 3)) == (0.404, 0.596)
    assert wilson(0, 10)[0] == 0.0 and wilson(10, 10)[1] == pytest.approx(1.0)
    spread = spread_of([4, 1, 2, 3, 5])
    assert (spread.least, spread.quarter, spread.median, spread.three_quarters, spread.most) == (1, 2, 3, 4, 5)
    assert spread.mean == 3 and spread.deviation == pytest.approx(2.5**0.5)
    square = [[4.0, 1.0, 0.0], [1.0, 0.0, 2.0], [0.0, 2.0, 5.0]]
    product = [
        [sum(a[k] * b for k, b in enumerate(column)) for column in zip(*inverse(square), strict=True)] for a in square
    ]
    assert product == [[pytest.approx(float(i == j), abs=1e-9) for j in range(3)] for i in range(3)]


# -- real games -----------------------------------------------------------------------------------------


def test_what_was_done_without_a_question_was_on_offer_too() -> None:
    outcomes = planted(40, {FIRST: 1, SECOND: 2, THIRD: 3})
    for outcome in outcomes[1:]:
        for done, offered in zip(outcome.done, outcome.offered, strict=True):
            offered.update(("take", use.card) for use in done)
            offered.add(("take", THIRD))
    for worth in counted(PLAN, outcomes).cards:
        assert worth.offered is not None and worth.taken <= worth.offered <= 2 * len(outcomes)


@pytest.mark.parametrize("game", regnum.games())
def test_cards_come_from_the_gallery_with_their_names_and_costs(game: str) -> None:
    outcomes = played(Chunk(BalancePlan(game, 2, {}, "squire", 3, 1), 0, 3))
    found = counted(BalancePlan(game, 2, {}, "squire", 3, 1), outcomes)
    assert found.cards
    for each in found.cards:
        assert each.card in gallery_of(game) and regnum.text(each.name, "sk") and each.taken > 0
        assert each.offered is None or each.offered >= 1


def test_who_takes_and_who_could_is_counted_as_in_the_record() -> None:
    outcome = played(Chunk(PLAN, 0, 1))[0]
    took = [use.card for done in outcome.done for use in done if use.event == "took"]
    assert took and all(verb == "take" for done in outcome.done for use, verb in done.items() if use.event == "took")
    for side in (0, 1):
        offered = {card for verb, card in outcome.offered[side] if verb == "take"}
        assert {use.card for use in outcome.done[side] if use.event == "took"} <= offered


def test_a_record_tells_the_same_as_the_game_that_was_played() -> None:
    match = regnum.new("brothers", seats=2, seed=4)
    uses = CardUses(match)
    while not match.over:
        seat = match.waiting[0]
        uses.note_offers(seat)
        uses.play(seat, match.read(match.legal(seat)[-1]))
    found = outcome_of(match.record())
    assert found == uses.outcome() and sum(len(done) for done in found.done) > 10
    assert unpacked(packed(found)) == found


def test_the_numbers_fit_together(report: Balance) -> None:
    assert sum(seat.share for seat in report.seats) == pytest.approx(1)
    assert sum(report.histogram.values()) == 40 and report.decisions.least > 20
    assert report.scores.least == min(report.histogram) and report.scores.most == max(report.histogram)
    mill = next(each for each in report.cards if each.deed == "took" and each.card == "tile-mill")
    assert mill.cost == {"stone": 1, "grain": 2} and mill.offered is not None and mill.taken <= mill.offered <= 40


def test_two_workers_count_the_same_as_one(report: Balance) -> None:
    assert measure(PLAN, jobs=2) == report


def test_a_report_survives_json(report: Balance) -> None:
    assert msgspec.json.decode(msgspec.json.encode(report), type=Balance) == report


def test_alone_against_the_official_opponent() -> None:
    found = measure(BalancePlan("paladins", 1, {}, "random", 3, 1))
    assert len(found.seats) == 2 and sum(found.histogram.values()) == 3


# -- the command ----------------------------------------------------------------------------------------


def test_the_command_prints_writes_and_draws(tmp_path: Path) -> None:
    json, plots = tmp_path / "balance.json", tmp_path / "plots"
    result = run(
        "balance", "brothers", "--games", "12", "--jobs", "1", "--lang", "cs",
        "--json", str(json), "--plots", str(plots),
    )  # fmt: skip
    assert result.exit_code == 0, result.output
    assert "first seat:" in result.stdout and "Mlýn" in result.stdout and "1 stone, 2 grain" in result.stdout
    assert msgspec.json.decode(json.read_bytes(), type=Balance).plan.games == 12
    drawn = {file.name for file in plots.iterdir()}
    assert {"seats.svg", "seats.png", "scores.svg", "scores.png", "worth-took.svg", "worth-took.png"} <= drawn
    assert "Mlýn" in result.stdout and (plots / "worth-took.png").read_bytes().startswith(b"\x89PNG")


def test_the_command_publishes_a_report_for_the_page(tmp_path: Path) -> None:
    folder = tmp_path / "reports"
    result = run("balance", "brothers", "--games", "6", "--jobs", "1", "--bot", "random", "--publish", str(folder))
    assert result.exit_code == 0, result.output
    (file,) = folder.iterdir()
    found = msgspec.json.decode(file.read_bytes(), type=Balance)
    assert file.name == "brothers-2-random.json" and found.plan.games == 6 and found.plan.edition > 0
    assert found.seats[0].share_low == round(found.seats[0].share_low, 4)


@pytest.mark.parametrize(
    ("words", "word"),
    [
        (("chess",), "unknown game 'chess'"),
        (("brothers", "--games", "0"), "--games"),
        (("brothers", "--games", "many"), "--games"),
        (("brothers", "--bot", "duke"), "unknown bot 'duke'"),
        (("brothers", "--seats", "9"), "takes 1 to 2 players"),
        (("brothers", "--option", "sets=journey"), "sets takes 3"),
        (("brothers", "--seed", "x"), "--seed"),
        (("brothers", "--json", "/no/such/folder/x.json"), "folder not found"),
        (("brothers", "--plots", "/dev/null"), "not a usable folder"),
        (("brothers", "--publish", "/dev/null"), "not a usable folder"),
    ],
)
def test_bad_input_is_reported_in_one_line(words: tuple[str, ...], word: str) -> None:
    result = run("balance", *words)
    assert (
        result.exit_code == 2 and word in result.stderr and len(result.stderr.splitlines()) == 1 and not result.stdout
    )
