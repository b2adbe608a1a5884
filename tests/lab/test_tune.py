"""Learning: planted weights are found again, the same seed learns the same, and bad input fails at once."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

from regnum.bots import weights as files
from regnum.bots.sense import AT_TABLE, Sense, whole_sense
from regnum.bots.weights import Learned, Weights, WeightsError
from regnum.cli.app import app
from regnum.core.match import new
from regnum.core.registry import box_of
from regnum.lab import tune
from regnum.lab.tune import TrainingData, TrainingPlan, any_options, chance_for, fitted_spread, learn, regression

run = CliRunner()


def test_planted_weights_are_found_again() -> None:
    dice = np.random.default_rng(1)
    rows = dice.integers(0, 5, (4000, 3)).astype(float)
    left = dice.random(4000)
    early, late = np.array([1.0, 3.0, 0.0]), np.array([1.0, -1.0, 2.0])
    finals = rows @ late + left * (rows @ (early - late)) + dice.normal(0, 1, 4000)
    found_early, found_late = regression(rows, left, finals, np.zeros(6))
    assert np.allclose(found_early, early, atol=0.15)
    assert np.allclose(found_late, late, atol=0.15)


def test_a_feature_never_seen_keeps_what_was_believed() -> None:
    rows = np.array([[1.0, 0.0]] * 50)
    early, late = regression(rows, np.full(50, 0.5), np.full(50, 10.0), np.array([0.0, 0.7, 0.0, -0.3]))
    assert (early[1], late[1]) == (0.7, -0.3)
    assert early[0] + late[0] == pytest.approx(20.0, rel=0.4)


@pytest.mark.parametrize("width", [2.0, 8.0])
def test_the_spread_of_even_games_is_found_again(width: float) -> None:
    dice = np.random.default_rng(2)
    worth = dice.normal(40, 8, (6000, 2))
    first = dice.random(6000) < 1 / (1 + np.exp((worth[:, 1] - worth[:, 0]) / width))
    won = np.stack([first, ~first], axis=1).astype(float).ravel()
    moments = np.repeat(np.arange(6000), 2)
    nothing = np.zeros(12000)
    notes = TrainingData(np.zeros((12000, 1)), nothing + 0.5, nothing.astype(np.int64), nothing, moments, won)
    early, late = fitted_spread(notes, worth.ravel(), np.full(12000, True), 1.0)
    assert (early + late) / 2 == pytest.approx(width, rel=0.25)


def test_the_same_seed_learns_the_same_on_any_number_of_jobs() -> None:
    courses = [TrainingPlan("brothers", 1, 12, 2, 5, jobs=jobs) for jobs in (1, 2)]
    (first, weights), (again, same) = (next(learn(course)) for course in courses)
    assert first == again
    assert weights == same
    assert set(files.read(weights, "it").kinds) == {"table", "alone", "rival"}
    assert first.notes > 100


def test_new_weights_stay_only_where_they_are_better(monkeypatch: pytest.MonkeyPatch) -> None:
    _, first = next(learn(TrainingPlan("brothers", 1, 9, 1, 5)))
    monkeypatch.setattr(tune, "tried", lambda trial: (0.2, 3.0))  # worse at the table, better alone
    second, merged = next(learn(TrainingPlan("brothers", 1, 9, 1, 6), first))
    assert second.kept == ["alone", "rival"]
    before, after = files.read(first, "it").kinds, files.read(merged, "it").kinds
    assert after["table"] == before["table"]
    assert after["alone"] != before["alone"]


def test_settings_drawn_by_lot_are_settings_of_the_game() -> None:
    box = box_of("brothers")
    drawn = [any_options(box, seats, chance_for(3, number)) for number in range(40) for seats in (1, 2)]
    assert len({str(options) for options in drawn}) > 20
    for at, options in enumerate(drawn):
        new(box, 1 + at % 2, 1, options)  # a wrong one would raise


def test_weights_are_read_as_they_were_written_and_must_fit() -> None:
    learned = Learned({"points": (1.5, 1.0)}, (9.0, 3.0))
    weights = Weights("regnum tune it", 1, {"table": learned})
    assert files.read(files.written(weights), "it") == weights
    sense = Sense()
    files.teach(sense, weights, "it")
    assert list(sense.weights[:2]) == [1.0, 0.5]  # late, and early minus late
    assert sense.spread[2 * AT_TABLE] == 3.0
    with pytest.raises(WeightsError, match="beauty"):
        files.teach(sense, Weights("", 1, {"table": Learned({"points": (1, 1), "beauty": (1, 1)}, (1, 1))}), "it")
    with pytest.raises(WeightsError, match="unknown section 'chair'"):
        files.teach(sense, Weights("", 1, {"chair": learned}), "it")
    with pytest.raises(WeightsError, match="it is not a file of weights"):
        files.read(b"[]", "it")


@pytest.mark.parametrize("game", ["brothers", "paladins"])
def test_the_weights_beside_a_game_say_which_command_made_them(game: str) -> None:
    box = box_of(game)
    weights = files.beside(box.package)
    assert weights is not None
    assert weights.made_by.startswith(f"regnum tune {game} ")
    assert 1 <= weights.edition <= box.edition  # what was learned before a small ruling is still worth knowing
    assert set(weights.kinds) == {"table", "alone", "rival"}
    files.teach(whole_sense(box), weights, game)


def test_a_small_course_writes_its_weights_and_its_command(tmp_path: Path) -> None:
    out = tmp_path / "sense.json"
    words = ["tune", "brothers", "--rounds", "1", "--games", "6", "--trials", "1", "--seed", "2", "--out", str(out)]
    result = run.invoke(app, words)
    assert result.exit_code == 0, result.output
    assert "round 1:" in result.stdout
    weights = files.read(out.read_bytes(), "it")
    assert weights.made_by == "regnum tune brothers --rounds 1 --games 6 --trials 1 --from none --seed 2"


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["chess"], "chess"),
        (["brothers", "--rounds", "0"], "--rounds"),
        (["brothers", "--games", "many"], "--games"),
        (["brothers", "--thinking", "-3"], "--thinking"),
        (["brothers", "--from", "nowhere.json"], "nowhere.json"),
        (["brothers", "--ray", "over there"], "--ray"),
        (["brothers", "--out", "no/such/folder/sense.json"], "folder"),
    ],
)
def test_bad_input_is_reported_before_the_work(
    words: list[str], message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    result = run.invoke(app, ["tune", *words])
    assert result.exit_code != 0
    assert message in result.stderr
    assert list(tmp_path.iterdir()) == []


def test_weights_of_another_game_are_refused(tmp_path: Path) -> None:
    other = tmp_path / "other.json"
    other.write_bytes(files.written(Weights("", 1, {"table": Learned({"points": (1, 1)}, (1, 1))})))
    result = run.invoke(app, ["tune", "brothers", "--from", str(other), "--out", str(tmp_path / "new.json")])
    assert result.exit_code != 0
    assert "features differ" in result.stderr
    assert not (tmp_path / "new.json").exists()


@pytest.mark.parametrize("lang", ["en", "cs", "sk", "uk"])
def test_bots_are_shown_with_what_they_have_learned(lang: str) -> None:
    result = run.invoke(app, ["bots", "brothers", "--lang", lang])
    assert result.exit_code == 0, result.output
    assert "castellan" in result.stdout
    assert result.stdout.count("\n") > 70
    assert "sense-" not in result.stdout
