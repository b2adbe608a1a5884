"""Every bot meets every other equally often, in every seat, with the same luck; the numbers are reproducible."""

from __future__ import annotations

import json
from collections import Counter
from itertools import combinations, groupby
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner, Result

import regnum
from regnum.bots.shares import wilson
from regnum.cli.app import app
from regnum.core.errors import OptionError
from regnum.lab import arena
from regnum.lab.arena import (
    OFFICIAL,
    ArenaOutcome,
    ArenaPlan,
    ArenaReport,
    ArenaTally,
    Fixture,
    ThinkingTimes,
    TimedOutcome,
    checked,
    held,
    line_ups,
    orders,
    reported,
    schedule,
)

BOTS = ["random", "greedy", "page", "squire", "knight"]


@pytest.fixture(autouse=True)
def terminal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("COLUMNS", "140")
    monkeypatch.setenv("REGNUM_HOME", str(tmp_path / "home"))


def run(*words: str) -> Result:
    return CliRunner().invoke(app, ["arena", "--game", "brothers", *words], prog_name="regnum")


def fails_with(result: Result, *words: str) -> None:
    assert result.exit_code == 2, result.output
    assert len(result.stderr.strip().splitlines()) == 1, result.stderr
    assert result.stdout == ""
    for word in words:
        assert word in result.stderr


def comparable(report: ArenaReport) -> bytes:
    """All but what depends on the machine, byte by byte."""
    whole = msgspec.json.encode(report)
    return whole[: whole.index(b'"timing"')]


# -- who meets whom ----------------------------------------------------------------------------------------------------


def fixtures(bots: int, seats: int, games: int = 1) -> list[Fixture]:
    plan = ArenaPlan("brothers", seats, {}, BOTS[:bots], games, 3)
    return list(schedule(msgspec.structs.replace(plan, games=arena.whole_rounds(plan))))


@pytest.mark.parametrize(("bots", "seats"), [(b, s) for b in (2, 3, 4, 5) for s in (2, 3, 4, 5)])
def test_each_bot_has_each_seat_and_each_other_equally_often(bots: int, seats: int) -> None:
    games = fixtures(bots, seats)
    chairs = Counter((name, seat) for game in games for seat, name in enumerate(game.seating))
    assert len(chairs) == bots * seats and len(set(chairs.values())) == 1
    met = Counter(frozenset(pair) for game in games for pair in combinations(game.seating, 2) if len(set(pair)) == 2)
    assert len(met) == bots * (bots - 1) / 2 and len(set(met.values())) == 1


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (3, 2), (2, 4), (4, 3), (5, 4)])
def test_a_deal_is_played_once_for_each_rotation_of_its_line_up(bots: int, seats: int) -> None:
    for _, group in groupby(fixtures(bots, seats, 100), key=lambda game: game.deal):
        games = list(group)
        first = games[0].seating
        assert [game.seating for game in games] == [first[turn:] + first[:turn] for turn in range(seats)]
        assert [game.turn for game in games] == list(range(seats))


def test_a_line_up_changes_its_order_from_deal_to_deal() -> None:
    after = Counter(
        (game.seating[seat], game.seating[(seat + 1) % 4]) for game in fixtures(4, 4, 24) for seat in range(4)
    )
    assert len(after) == 12 and len(set(after.values())) == 1  # every bot follows every other as often
    assert orders("AABB") == [list("AABB"), list("ABAB")]
    assert line_ups("ABC", 4) == [list("AABC"), list("ABBC"), list("ABCC")]


def test_alone_all_bots_play_the_same_deals() -> None:
    games = fixtures(3, 1, 7)
    assert len(games) == 9
    assert [(game.deal, *game.seating) for game in games[:4]] == [
        (0, "random"), (0, "greedy"), (0, "page"), (1, "random"),
    ]  # fmt: skip


def test_a_deal_begins_alike_for_all_and_bots_have_luck_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[str] = []
    seeds: list[int] = []
    new, bot = regnum.new, regnum.bot

    def watched_new(*what: Any, **how: Any) -> Any:
        match = new(*what, **how)
        begun.append(match.hash)
        return match

    def watched_bot(name: str, seed: int = 0, **how: Any) -> Any:
        seeds.append(seed)
        return bot(name, seed, **how)

    monkeypatch.setattr(regnum, "new", watched_new)
    monkeypatch.setattr(regnum, "bot", watched_bot)
    plan = ArenaPlan("brothers", 2, {}, ["random", "greedy"], 8, 3)
    outcomes = [arena.play_one(plan, fixture).outcome for fixture in schedule(plan)]
    assert begun[0::2] == begun[1::2] and len(set(begun)) == 4
    assert len(set(seeds)) == 16
    assert [outcome.deal for outcome in outcomes] == [0, 0, 1, 1, 2, 2, 3, 3]
    assert len({outcome.seed for outcome in outcomes}) == 4


@pytest.mark.parametrize(
    ("plan", "word"),
    [
        (ArenaPlan("brothers", 2, {}, ["greedy"], 4, 1), "two bots"),
        (ArenaPlan("brothers", 2, {}, ["greedy", "greedy"], 4, 1), "once"),
        (ArenaPlan("brothers", 2, {}, ["greedy", "hal"], 4, 1), "hal"),
        (ArenaPlan("brothers", 2, {}, ["greedy", "random"], 0, 1), "at least one game"),
        (ArenaPlan("brothers", 2, {"sets": "x"}, ["greedy", "random"], 4, 1), "sets"),
        (ArenaPlan("brothers", 2, {}, ["greedy", "random"], 4, 1, iterations=-1), "iterations"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(plan: ArenaPlan, word: str) -> None:
    with pytest.raises(OptionError, match=word):
        checked(plan)


# -- measuring ---------------------------------------------------------------------------------------------------------


def counted(*games: tuple[list[str], list[int], list[int]]) -> ArenaReport:
    seats = len(games[0][0])
    names = list(dict.fromkeys(name for seating, _, _ in games for name in seating))
    count = ArenaTally(ArenaPlan("brothers", seats, {}, names, len(games), 1))
    for number, (seating, totals, ranks) in enumerate(games):
        outcome = ArenaOutcome(number, number // max(2, seats), 7, seating, totals, ranks, [2] * seats)
        count.add(TimedOutcome(outcome, [[1000, 3000]] * seats))
    return reported(count, 2.0)


def test_wins_draws_and_scores_are_counted() -> None:
    report = counted(
        (["a", "b"], [5, 3], [1, 2]),
        (["b", "a"], [4, 4], [1, 1]),
        (["a", "b"], [9, 1], [1, 2]),
        (["b", "a"], [6, 2], [1, 2]),
    )
    (duel,) = (duel for duel in report.duels if duel.name == "a")
    assert (duel.games, duel.meetings, duel.wins, duel.draws, duel.losses, duel.share) == (4, 4, 2, 1, 1, 0.625)
    assert (duel.low, duel.high) == tuple(round(each, 4) for each in wilson(2.5, 4))
    assert [(rating.name, rating.firsts, rating.share) for rating in report.ratings] == [
        ("a", 2.5, 0.625),
        ("b", 1.5, 0.375),
    ]
    assert report.ratings[0].elo + report.ratings[1].elo == 3000
    a, b = report.scores
    assert (a.mean, a.least, a.median, a.most, a.decisions) == (5.0, 2, 4.5, 9, 2.0) and b.mean == 3.5
    assert [(stats.firsts, stats.share, stats.mean) for stats in report.chairs] == [
        (3.5, 0.875, 6.0),
        (0.5, 0.125, 2.5),
    ]
    assert report.deals == 2 and report.timing.games_per_second == 2.0


def test_at_a_large_table_ranks_decide_each_pair() -> None:
    report = counted((["a", "b", "c"], [5, 9, 5], [2, 1, 2]), (["a", "a", "b"], [1, 2, 3], [3, 2, 1]))
    duels = {(duel.name, duel.against): duel for duel in report.duels}
    assert duels["b", "a"].share == 1.0 and duels["b", "a"].meetings == 3 and duels["b", "a"].games == 2
    assert duels["a", "c"].draws == 1 and ("a", "a") not in duels


def test_a_watch_knows_mean_median_and_tail() -> None:
    watch = ThinkingTimes()
    watch.add([0, *[100] * 94])
    watch.add([50_000] * 4 + [900_000])
    summary = watch.summary("x")
    assert summary.decisions == 100 and summary.max_ms == 900
    assert summary.mean_ms == pytest.approx((94 * 0.1 + 200 + 900) / 100, abs=1e-3)
    assert summary.p50_ms == pytest.approx(0.1, rel=0.01) and summary.p95_ms == pytest.approx(0.1, rel=0.01)
    assert ThinkingTimes().summary("idle").p95_ms == 0


def test_stronger_bots_stand_higher_and_thinking_is_measured() -> None:
    report = held(checked(ArenaPlan("brothers", 2, {}, ["random", "greedy"], 40, 5)))
    greedy, random = report.ratings
    assert (greedy.name, random.name) == ("greedy", "random") and greedy.low > random.high
    decisions = {each.name: each.decisions for each in report.timing.thinking}
    assert decisions["greedy"] == sum(o.decisions[o.seating.index("greedy")] for o in report.outcomes) > 40
    assert all(0 < each.p50_ms <= each.p95_ms <= each.max_ms for each in report.timing.thinking[1:])
    for outcome in report.outcomes:
        assert outcome.ranks == [1 + (each < max(outcome.totals)) for each in outcome.totals]


# -- the same numbers, whoever works -----------------------------------------------------------------------------------


def test_one_job_and_two_give_the_same_bytes() -> None:
    plan = checked(ArenaPlan("brothers", 2, {}, ["random", "greedy", "page"], 10, 9))
    assert plan.games == 12
    one, two = held(plan), held(plan, jobs=2)
    assert comparable(one) == comparable(two)
    assert comparable(one) != comparable(held(msgspec.structs.replace(plan, seed=10)))


def test_a_ray_cluster_gives_the_same_bytes(tmp_path: Path) -> None:
    file = tmp_path / "ray.json"
    shown = run("--bots", "random,greedy", "--games", "6", "--seed", "4", "--ray", "local", "--json", str(file))
    assert shown.exit_code == 0, shown.output
    here = held(checked(ArenaPlan("brothers", 2, {}, ["random", "greedy"], 6, 4)))
    assert comparable(msgspec.json.decode(file.read_bytes(), type=ArenaReport)) == comparable(here)


# -- the command -------------------------------------------------------------------------------------------------------


def test_the_command_shows_all_tables_and_writes_every_game(tmp_path: Path) -> None:
    file = tmp_path / "arena.json"
    shown = run("--bots", "random,greedy,page", "--games", "20", "--seed", "4", "--json", str(file))
    assert shown.exit_code == 0, shown.output
    assert "playing 24 games instead of 20: only whole rounds of 6" in shown.stderr
    for words in ("24 games of 12 deals", "Strength", "Each against each", "Scores", "Seats", "Thinking time", "95%"):
        assert words in shown.stdout
    report = json.loads(file.read_text())
    assert list(report)[-1] == "timing" and len(report["outcomes"]) == 24 and report["plan"]["seed"] == 4
    for rating in report["ratings"]:
        assert f"{rating['low']:.0f} to {rating['high']:.0f}" in shown.stdout


def test_the_official_opponent_has_a_line_of_its_own() -> None:
    shown = run("--bots", "random,greedy", "--games", "8", "--seats", "1", "--seed", "1")
    assert shown.exit_code == 0 and shown.stdout.count(OFFICIAL) == 4  # strength, each against each (twice), scores
    assert "Seats" not in shown.stdout and "instead of" not in shown.stderr
    assert run("--bots", "random", "--games", "2", "--seats", "1", "--seed", "1").exit_code == 0


def test_iterations_and_seconds_reach_the_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    plans: list[ArenaPlan] = []

    def stopped(plan: ArenaPlan, **how: Any) -> ArenaReport:
        plans.append(plan)
        raise KeyboardInterrupt

    monkeypatch.setattr("regnum.cli.arena.held", stopped)
    typed = ("--bots", "knight,greedy", "--iterations", "5", "--seconds", "0.25")
    assert run(*typed).exit_code == 130
    assert (plans[0].iterations, plans[0].seconds) == (5, 0.25)


def test_invalid_input_is_reported_before_any_game_and_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("regnum.cli.arena.held", lambda *_, **__: pytest.fail("games were played"))
    file = tmp_path / "file"
    file.write_text("old")
    fails_with(run("--bots", "random,hal"), "hal")
    fails_with(run("--bots", "greedy"), "two names")
    fails_with(run("--bots", "greedy,greedy"), "greedy twice")
    fails_with(run("--bots", ","), "--bots")
    fails_with(run("--games", "0"), "--games", "from 1")
    fails_with(run("--jobs", "0"), "--jobs")
    fails_with(run("--seats", "9"), "--seats")
    fails_with(run("--seed", "-1"), "seed")
    fails_with(run("--option", "sets=x"), "sets")
    fails_with(run("--iterations", "0"), "--iterations")
    for seconds in ("0", "-1", "nan", "inf", "soon", "9" * 400):
        fails_with(run("--seconds", seconds), "--seconds")
    fails_with(run("--ray", "nowhere"), "--ray takes local, auto")
    fails_with(run("--json", str(tmp_path / "no" / "x.json")), "folder")
    fails_with(run("--plots", str(file)), "is a file; --plots needs a folder")
    fails_with(run("--plots", str(tmp_path / "no" / "plots")), "folder not found")
    fails_with(run("--plots", "/proc/plots"), "/proc/plots cannot be written")
    fails_with(run("--game", "chess"), "chess")
    with monkeypatch.context() as without:
        without.setattr("regnum.lab.graphs.import_module", missing)
        fails_with(
            run("--plots", str(tmp_path / "plots")), "drawing plots needs the extra 'lab'", "pip install 'regnum[lab]'"
        )
    assert file.read_text() == "old" and list(tmp_path.iterdir()) == [file]


def missing(name: str) -> None:
    raise ModuleNotFoundError(name)


def test_a_reader_who_leaves_early_costs_no_numbers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def closed(report: ArenaReport) -> None:
        raise BrokenPipeError

    monkeypatch.setattr("regnum.cli.arena.show", closed)
    monkeypatch.setattr("regnum.cli.errors.os.dup2", lambda *_: None)
    file = tmp_path / "arena.json"
    run("--games", "2", "--seed", "1", "--json", str(file))
    assert len(json.loads(file.read_text())["outcomes"]) == 2
