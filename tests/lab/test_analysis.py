"""A match: blunders are marked, forced moves are not judged, and secrets are no blunders."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import pytest
from typer.testing import CliRunner, Result

import regnum
from regnum.bots import LEVELS, Weighed
from regnum.cli.app import app
from regnum.core.match import Match
from regnum.lab.analysis import (
    Analysis,
    AnalysisSettings,
    ChancePoint,
    analyse,
    judge,
    mark_of,
    point,
    turn_starts,
    turning_points,
)

BLUNDER = Path(__file__).with_name("blunder.regnum")
WINNING = "build robber_keep_wood 2,2"
LOOK = AnalysisSettings("knight", 30, 4)


def finished(game: str, seats: int = 2, seed: int = 1) -> Match:
    match = regnum.new(game, seats=seats, seed=seed)
    bot = regnum.bot("untaught", 2)  # plays the same whatever weights are learned
    while not match.over:
        match.play(match.waiting[0], bot.choose(match, match.waiting[0]))
    return match


def run(*words: str) -> Result:
    return CliRunner().invoke(app, list(words), prog_name="regnum")


@pytest.fixture(scope="module")
def lost() -> Analysis:
    return analyse(regnum.replay(BLUNDER.read_text()), iterations=30, seed=4)


# -- decisions ------------------------------------------------------------------------------------------


def test_the_planted_blunder_is_marked_and_the_winning_move_named(lost: Analysis) -> None:
    last = lost.decisions[-1]
    assert (last.number, last.seat, last.chosen.move, last.best.move) == (95, 1, "end", WINNING)
    assert last.mark == "??" and last.chosen.chance == 0 and last.loss > 0.5 and last.lost_points > 0
    assert lost.by_seat[1].marks["??"] >= 1
    assert max(lost.decisions, key=lambda each: each.loss) is last


def test_the_winning_move_itself_has_no_bad_mark() -> None:
    match = regnum.replay(BLUNDER.read_text()).rewound(94)
    judged = judge(match, 95, 1, WINNING, LOOK)
    assert judged.mark in ("", "!") and judged.loss == 0 and judged.chosen == judged.best


@pytest.mark.parametrize("game", regnum.games())
def test_every_decision_is_judged_and_no_forced_move(game: str) -> None:
    match = finished(game)
    walker, free = match.rewound(0), []
    for number, played in enumerate(match.log, start=1):
        if len(walker.legal(played.seat)) > 1:
            free.append((number, played.seat, played.move.text))
        walker.play(played.seat, played.move.text)
    found = analyse(match, iterations=8)
    assert [(each.number, each.seat, each.chosen.move) for each in found.decisions] == free
    assert len(free) < len(match.log) or game in ("architects", "paladins")
    for each in found.decisions:
        assert each.legal > 1 and each.loss == max(0.0, each.best.chance - each.chosen.chance)
        assert (each.mark == "") or each.loss >= 0.05 or each.mark == "!"
    assert sum(each.decisions for each in found.by_seat) == len(free)


@pytest.mark.parametrize("game", regnum.games())
def test_a_decision_is_judged_by_what_its_seat_could_know_then(game: str) -> None:
    match = finished(game)
    for at in range(5, len(match.log), 23):
        then, played = match.rewound(at), match.log[at]
        judged = judge(then, at + 1, played.seat, played.move.text, LOOK)
        line = point(then, at, LOOK)
        for world in range(2):
            assert judge(then.imagine(played.seat, world), at + 1, played.seat, played.move.text, LOOK) == judged
            assert point(then.imagine(None, world), at, LOOK) == line


@pytest.mark.parametrize(
    ("chances", "chosen", "mark"),
    [
        ((0.60, 0.56), 1, ""),
        ((0.60, 0.54), 1, "?!"),
        ((0.60, 0.49), 1, "?"),
        ((0.60, 0.39), 1, "??"),
        ((0.60, 0.49, 0.30), 0, "!"),
        ((0.60, 0.51, 0.30), 0, ""),
        ((0.60,), 0, ""),
        ((0.60, 0.70), 1, ""),  # more than the move that was tried most: no loss
    ],
)
def test_marks_go_by_the_chance_that_was_lost(chances: tuple[float, ...], chosen: int, mark: str) -> None:
    weighed = [Weighed(str(at), 20 - at, chance, 0.0) for at, chance in enumerate(chances)]
    assert mark_of(weighed, str(chosen)) == mark


# -- the line -------------------------------------------------------------------------------------------


def test_the_line_goes_from_turn_to_turn_to_the_real_end(lost: Analysis) -> None:
    match = regnum.replay(BLUNDER.read_text())
    assert [each.number for each in lost.line] == sorted(turn_starts(match))
    assert lost.line[0].number == 0 and lost.line[-1] == ChancePoint(95, [1.0, 0.0], [32.0, 29.0])
    for each in lost.line:
        assert sum(each.chances) == pytest.approx(1) and min(each.chances) >= 0


def test_a_turning_point_is_a_turn_that_moved_the_chances() -> None:
    match = regnum.replay(BLUNDER.read_text())
    starts = sorted(turn_starts(match))
    line = [ChancePoint(at, [0.5, 0.5], [0.0, 0.0]) for at in starts[:-3]]
    line += [ChancePoint(starts[-3], [0.3, 0.7], [0.0, 0.0]), ChancePoint(starts[-2], [0.3, 0.7], [0.0, 0.0])]
    upset = turning_points(match, [*line, ChancePoint(starts[-1], [1.0, 0.0], [32.0, 29.0])], [])
    assert [(turn.first, turn.last, turn.side) for turn in upset] == [
        (starts[-4] + 1, starts[-3], 1),
        (starts[-2] + 1, starts[-1], 0),
    ]
    assert [turn.swing for turn in upset] == [pytest.approx(0.2), pytest.approx(0.7)]
    expected = turning_points(match, [*line, ChancePoint(starts[-1], [0.0, 1.0], [29.0, 32.0])], [])
    assert len(expected) == 1  # that the favourite wins turns nothing


def test_a_solo_match_has_a_line_for_the_official_opponent_too() -> None:
    found = analyse(finished("paladins", seats=1), iterations=8)
    assert {len(each.chances) for each in found.line} == {2} and len(found.by_seat) == 1


def test_an_unfinished_match_and_an_empty_one_can_be_analysed() -> None:
    found = analyse(finished("brothers").rewound(20), iterations=8)
    assert found.totals is None and found.moves == 20 and found.line[-1].number == 20
    empty = analyse(regnum.new("brothers", seats=2, seed=1), iterations=8)
    assert empty.decisions == [] and [each.number for each in empty.line] == [0] and empty.by_seat[0].mean_loss == 0


# -- the same for all jobs and languages ----------------------------------------------------------------


def test_two_workers_find_the_same_as_one(lost: Analysis) -> None:
    progress_calls: list[tuple[int, int]] = []
    match = regnum.replay(BLUNDER.read_text())
    both = analyse(match, iterations=30, seed=4, jobs=2, progress=lambda done, all: progress_calls.append((done, all)))
    assert both == lost
    assert progress_calls[-1] == (95, 95) and progress_calls == sorted(progress_calls)


def test_an_analysis_survives_json(lost: Analysis) -> None:
    assert msgspec.json.decode(msgspec.json.encode(lost), type=Analysis) == lost


@pytest.mark.parametrize(
    ("wish", "word"),
    [
        ({"level": "duke"}, "unknown level"),
        ({"jobs": 0}, "jobs"),
        ({"seed": -1}, "seed"),
        ({"iterations": -1}, "iterations"),
    ],
)
def test_a_bad_wish_changes_nothing(wish: dict[str, object], word: str) -> None:
    match = regnum.replay(BLUNDER.read_text())
    before = match.hash
    with pytest.raises(regnum.OptionError, match=word):
        analyse(match, **wish)  # type: ignore[arg-type]
    assert match.hash == before


def test_an_imagined_game_cannot_be_analysed() -> None:
    with pytest.raises(regnum.RecordError, match="an imagined match has no record"):
        analyse(regnum.new("brothers", seats=2, seed=1).imagine(0, 1))


# -- the command ----------------------------------------------------------------------------------------


def test_the_command_shows_the_worst_first_writes_json_and_draws(tmp_path: Path) -> None:
    json, svg = tmp_path / "found.json", tmp_path / "chances.svg"
    result = run("analyse", str(BLUNDER), "--jobs", "1", "--json", str(json), "--svg", str(svg))
    assert result.exit_code == 0, result.output
    lines = [line for line in result.stdout.splitlines() if line.strip()]
    assert next(line for line in lines if "??" in line).split()[0] == "95" and "Mean loss" in result.stdout
    found = msgspec.json.decode(json.read_bytes(), type=Analysis)
    assert (
        found.level == "knight" and found.iterations == LEVELS["knight"].iterations and found.decisions[-1].mark == "??"
    )
    drawing = ElementTree.parse(svg).getroot()
    assert drawing.tag.endswith("svg") and len(list(drawing.iter())) > 50


def test_the_whole_list_in_a_language_is_in_order() -> None:
    result = run("analyse", str(BLUNDER), "--jobs", "1", "--all", "--lang", "uk")
    numbers = [int(number) for number in re.findall(r"^ {0,2}(\d+)  ", result.stdout, re.MULTILINE)]
    assert result.exit_code == 0 and numbers == sorted(numbers) and len(numbers) > 50 and "Втрата" in result.stdout
    turning = result.stdout.partition("Переломні моменти")[2]
    assert turning and not {"take", "step", "build", "end"} & set(turning.split())  # labels, not notation


@pytest.mark.parametrize(
    ("words", "word"),
    [
        (("--level", "duke"), "unknown level 'duke'"),
        (("--jobs", "0"), "--jobs"),
        (("--seed", "x"), "--seed"),
        (("--svg", "graph.png"), "ending in .svg"),
        (("--svg", "/no/such/folder/x.svg"), "folder not found"),
        (("--json", "/no/such/folder/x.json"), "folder not found"),
    ],
)
def test_bad_input_is_reported_in_one_line(words: tuple[str, ...], word: str) -> None:
    result = run("analyse", str(BLUNDER), *words)
    assert (
        result.exit_code == 2 and word in result.stderr and len(result.stderr.splitlines()) == 1 and not result.stdout
    )


def test_a_record_without_moves_is_nothing_to_analyse(tmp_path: Path) -> None:
    file = tmp_path / "new.regnum"
    file.write_text(regnum.new("brothers", seats=2, seed=1).record())
    result = run("analyse", str(file))
    assert result.exit_code == 2 and "no moves to analyse" in result.stderr
