"""Every command, and every way to mistype it."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import regnum
from regnum.bots import LEVELS
from regnum.bots.weights import sense_of
from regnum.cli.command import own_command
from regnum.cli.language import Sentences, language
from regnum.core.registry import box_of
from regnum.lab import pool, sim
from regnum.lab.sim import SimOutcome, SimPlan, SimTally, Standing, chance_of, drawn_seed
from tests.cli.conftest import Regnum, fails_with, played
from tests.guests import installed, make_guest

LANGUAGES = ("en", "cs", "sk", "uk")


def test_the_version_is_printed(run: Regnum) -> None:
    assert run("--version").stdout == f"regnum {regnum.__version__}\n"


def test_help_teaches_with_examples(run: Regnum) -> None:
    shown = run("--help")
    assert shown.exit_code == 0
    assert "regnum tty --resume" in shown.stdout and "picture" not in shown.stdout


def test_without_a_command_the_help_is_shown_line_by_line(run: Regnum) -> None:
    shown = run()
    assert shown.exit_code == 2 and not shown.stdout
    assert shown.stderr == run("--help").stdout
    assert "\n  sim       Play bots" in shown.stderr


def test_the_installed_command_is_this_very_package_with_all_its_games() -> None:
    command = str(Path(sys.executable).with_name("regnum"))
    version, games = (
        subprocess.run([command, word], capture_output=True, text=True, check=True).stdout
        for word in ("--version", "games")
    )
    assert version == f"regnum {regnum.__version__}\n"
    assert [game for game in regnum.games() if not re.search(rf"^ *{game} ", games, re.MULTILINE)] == []


def test_an_installed_game_is_played_by_the_same_table(tmp_path: Path) -> None:
    example = Path(__file__).parents[1] / "example"
    env = {**os.environ, "PYTHONPATH": str(example), "REGNUM_HOME": str(tmp_path)}
    command = [str(Path(sys.executable).with_name("regnum")), "tty", "pebbles", "--plain", "--seed", "3"]
    found = subprocess.run(command, input="1\n?\nwhy\nscore\n", capture_output=True, text=True, check=False, env=env)
    assert found.returncode == 0 and not found.stderr
    assert "Pebbles" in found.stdout and "Everything listed is possible now." in found.stdout


def test_games_lists_what_is_left_out_and_why_without_a_path(run: Regnum, tmp_path: Path) -> None:
    package = make_guest(tmp_path, "spoilt")
    (package / "box.py").write_text("from spoilt.table import Nothing\n", encoding="utf-8")
    make_guest(tmp_path, "wordless")
    shutil.rmtree(tmp_path / "wordless" / "rules")
    with installed(tmp_path):
        shown = run("games")
        assert shown.exit_code == 0 and "brothers" in shown.stdout and "spoilt" not in shown.stdout
        assert shown.stderr.startswith(
            "spoilt is unavailable, its package cannot be loaded: ImportError: cannot import name"
        )
        assert str(tmp_path) not in shown.stderr and "(table.py)" in shown.stderr
        fails_with(run("tty", "spoilt", "--plain"), "unknown game 'spoilt'")
        fails_with(run("rules", "wordless"), "wordless has no rules page")


def test_a_reader_who_stops_early_is_no_mistake() -> None:
    command = f"{Path(sys.executable).with_name('regnum')} rules brothers | head -1"
    found = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert found.stdout.strip() == "The Two Heirs" and not found.stderr


def test_the_list_shows_every_game_with_seats_and_options(run: Regnum) -> None:
    shown = run("games").stdout
    for game in regnum.games():
        assert game in shown
    assert "1–2" in shown and "sets: 3 of journey" in shown
    heads = run("games", "--lang", "CS").stdout.splitlines()[0].split()
    assert heads == ["Hra", "Název", "Místa", "Možnosti", "Rozšíření"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_whole_rules_can_be_read_in_every_language(run: Regnum, lang: str) -> None:
    shown = run("rules", "brothers", "--lang", lang)
    assert shown.exit_code == 0 and "4.3.1" in shown.stdout and "E1" in shown.stdout and "**" not in shown.stdout


@pytest.mark.parametrize("part", ["4", "4.3", "4.3.1", "Q6", "q6", "E2", "4.3."])
def test_a_part_of_the_rules_can_be_read(run: Regnum, part: str) -> None:
    shown = run("rules", "brothers", part)
    assert shown.exit_code == 0 and part.rstrip(".").upper() in shown.stdout


def test_an_unknown_paragraph_names_the_nearest(run: Regnum) -> None:
    fails_with(run("rules", "brothers", "4.3.99"), "4.3.99", "4.3.1")
    fails_with(run("rules", "brothers", "Q99"), "nearest", "Q")
    fails_with(run("rules", "brothers", "nonsense"), "nearest")


def test_the_rules_can_be_searched_without_accents(run: Regnum) -> None:
    found = run("rules", "brothers", "--find", "royal shield")
    assert found.exit_code == 0 and "2.7" in found.stdout
    assert "2.7" in run("rules", "brothers", "--lang", "cs", "--find", "kralovsky stit").stdout
    fails_with(run("rules", "brothers", "--find", "spaceship"), "spaceship")
    fails_with(run("rules", "brothers", "4", "--find", "tile"), "not both")
    fails_with(run("rules", "brothers", "--find", ""), "--find needs a word")


def test_bad_names_are_answered_with_good_ones(run: Regnum) -> None:
    fails_with(run("rules", "chess"), "chess", "brothers")
    fails_with(run("tty", "chess"), "chess", "brothers")
    fails_with(run("sim", "chess"), "chess", "brothers")
    fails_with(run("tty", "--lang", "de"), "de", "en, cs, sk, uk")
    fails_with(run("frobnicate"), "frobnicate")
    fails_with(run("tty", "--seat", "2"), "--seat")
    fails_with(run("rules"), "GAME")


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        (("--seats", "3"), ("1 to 2",)),
        (("--seats", "two"), ("1 to 2", "two")),
        (("--seats", "-1"), ("1 to 2",)),
        (("--seed", "abc"), ("an integer from 0 to 9223372036854775807", "abc")),
        (("--seats", "1", "--against", "random"), ("cannot be used with --seats 1",)),
        (("--seats", "1", "--option", "sets=journey"), ("3 different", "not 'journey'")),
        (("--save", "/nowhere/at/all.regnum"), ("folder not found: /nowhere/at",)),
        (("--save", "/"), ("is a folder",)),
        (("--seed", "99999999999999999999"), ("must be an integer",)),
        (("--seed", "9999999999999999999"), ("seed",)),
        (("--seed", "7" * 5000), ("must be an integer", "777…")),
        (("--seats", "7" * 5000), ("1 to 2", "777…")),
        (("--option", "sets"), ("name=value", "sets=")),
        (("--option", "=x"), ("name=value",)),
        (("--option", "sets=journey"), ("3 different",)),
        (("--option", "sets=journey,guard,moon"), ("moon",)),
        (("--option", "colour=red"), ("colour", "roads")),
        (("--option", "roads=maybe"), ("scored", "maybe")),
        (("--option", "level=2"), ("level applies to 1 seat; this match has 2 seats",)),
        (("--option", "roads=scored", "--option", "roads=scored"), ("more than once",)),
        (("--against", "deepblue"), ("deepblue", "greedy", "human")),
        (("nofile.regnum",), ("--resume",)),
    ],
)
def test_what_was_agreed_wrongly_is_refused_in_one_line(
    run: Regnum, typed: tuple[str, ...], words: tuple[str, ...]
) -> None:
    fails_with(run("tty", "brothers", "--plain", *typed), *words)


def test_options_reach_the_match(run: Regnum, home: Path) -> None:
    run(
        "tty",
        "brothers",
        "--plain",
        "--seed",
        "3",
        "--option",
        "sets=journey,guard,crafts",
        "--option",
        "roads=unscored",
    )
    saved = next((home / "matches").iterdir()).read_text()
    assert "[sets journey crafts guard]" in saved and "[roads unscored]" in saved and "[seed 3]" in saved


def test_without_a_seed_a_fresh_one_is_drawn_and_shown(run: Regnum) -> None:
    first, second = (run("tty", "--plain").stdout.splitlines()[0] for _ in range(2))
    assert "seed" in first and first != second


def test_fresh_seeds_are_drawn_from_so_many_that_no_two_tables_meet(
    run: Regnum, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("secrets.randbelow", lambda most: most - 1)
    assert f"seed {2**40 - 1}" in run("tty", "--plain").stdout


def test_a_saved_name_is_never_used_twice(run: Regnum, home: Path) -> None:
    for _ in range(3):
        run("tty", "--plain", "--seed", "3")
    assert len(list((home / "matches").iterdir())) == 3


# -- sim -------------------------------------------------------------------------------------------------------------


def test_a_contest_counts_the_same_for_any_number_of_jobs(run: Regnum, tmp_path: Path) -> None:
    reports = []
    for jobs in ("1", "2"):
        file = tmp_path / f"{jobs}.json"
        typed = ("sim", "brothers", "--games", "24", "--seed", "9", "--jobs", jobs, "--json", str(file))
        shown = run(*typed)
        assert shown.exit_code == 0 and "games/s" in shown.stdout and "greedy" in shown.stdout
        report = json.loads(file.read_text())
        assert report.pop("seconds") > 0
        reports.append(report)
    assert reports[0] == reports[1]
    assert sum(each["wins"] for each in reports[0]["by_bot"]) == sum(each["wins"] for each in reports[0]["by_seat"])
    assert [each["played"] for each in reports[0]["by_bot"]] == [24, 24]


def test_a_solo_contest_counts_the_official_opponent(run: Regnum) -> None:
    shown = run("sim", "brothers", "--games", "4", "--seats", "1", "--bots", "random", "--seed", "1")
    assert "official opponent" in shown.stdout


def test_bots_shows_how_much_each_level_thinks_in_a_game(run: Regnum) -> None:
    shown = run("bots", "jerusalem", "--lang", "en").stdout.splitlines()
    castellan = next(line for line in shown if line.startswith("castellan"))
    assert str(sense_of(box_of("jerusalem")).thought["castellan"]) in castellan.split()
    usual = next(line for line in run("bots").stdout.splitlines() if line.startswith("castellan"))
    assert str(LEVELS["castellan"].iterations) in usual.split()


def test_a_contest_says_what_it_needs(run: Regnum, tmp_path: Path) -> None:
    fails_with(run("sim", "brothers", "--games", "0"), "--games")
    fails_with(run("sim", "brothers", "--games", "many"), "--games")
    fails_with(run("sim", "brothers", "--jobs", "0"), "--jobs")
    fails_with(run("sim", "brothers", "--bots", "random,hal"), "hal")
    fails_with(run("sim", "brothers", "--bots", ","), "--bots")
    fails_with(run("sim", "brothers", "--option", "sets=x"), "sets")
    for name in ("--games", "--jobs", "--seats", "--seed"):
        fails_with(run("sim", "brothers", name, "7" * 5000), "777…")
    fails_with(run("picture", str(tmp_path / "x.svg"), "--size", f"{'7' * 5000}x42"), "130x42")


def test_where_the_numbers_go_is_checked_before_any_game(
    run: Regnum, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("regnum.cli.sim.simulate", lambda *_: pytest.fail("games were played"))
    fails_with(run("sim", "brothers", "--json", str(tmp_path / "no" / "x.json")), "folder not found", "no")
    fails_with(run("sim", "brothers", "--json", str(tmp_path)), "is a folder", "needs a file")
    fails_with(run("sim", "brothers", "--json", "/proc/x.json"), "/proc/x.json cannot be written")
    locked = tmp_path / "locked.json"
    locked.write_text("old")
    locked.chmod(0o400)
    with monkeypatch.context() as patched:
        if os.access(locked, os.W_OK):  # nothing is locked for root: a failing disk takes its place
            patched.setattr(Path, "open", refusing)
        fails_with(run("sim", "brothers", "--json", str(locked)), "locked.json cannot be written: Permission denied")
    assert locked.read_text() == "old"


def refusing(path: Path, *how: str) -> None:
    raise PermissionError(13, "Permission denied", str(path))


def test_a_contest_that_comes_to_nothing_leaves_no_file(
    run: Regnum, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("regnum.cli.sim.simulate", interrupted)
    old, new = tmp_path / "old.json", tmp_path / "new.json"
    old.write_text("numbers of yesterday")
    for file in (old, new):
        assert run("sim", "brothers", "--json", str(file)).exit_code == 130
    assert old.read_text() == "numbers of yesterday" and not new.exists()


def test_a_disk_that_is_full_after_the_games_is_reported(
    run: Regnum, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path, numbers: bytes) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    shown = run("sim", "brothers", "--games", "1", "--json", str(tmp_path / "x.json"))
    assert shown.exit_code == 2 and "x.json cannot be written: No space left" in shown.stderr and shown.stdout


def test_neighbouring_seeds_share_no_game() -> None:
    plans = [SimPlan("brothers", 2, {}, ["random"], 200, seed) for seed in (0, 1, 2, 3, 2**32, 2**32 + 1, 2**63 - 1)]
    seeds = [drawn_seed(chance_of(plan, number)) for plan in plans for number in range(plan.games)]
    assert len(set(seeds)) == len(seeds) and min(seeds) >= 0 and max(seeds) < 2**62


def test_a_chunk_is_handed_out_only_when_its_turn_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    handed: list[range] = []

    class Pool(ThreadPoolExecutor):
        def __init__(self, max_workers: int, mp_context: object) -> None:
            super().__init__(max_workers)

        def submit(self, play: Any, /, chunk: Any) -> Any:  # type: ignore[override]
            handed.append(chunk)
            return super().submit(play, chunk)

    monkeypatch.setattr(pool, "ProcessPoolExecutor", Pool)
    monkeypatch.setattr(sim, "played", lambda plan, chunk: list(chunk))
    plan = SimPlan("brothers", 2, {}, ["random"], 10_000_000, 1)
    chunks = sim.played_chunks(plan, 2)
    first: list[object] = [next(chunks) for _ in range(3)]
    assert first == [list(range(at, at + sim.CHUNK)) for at in range(0, 3 * sim.CHUNK, sim.CHUNK)]
    assert len(handed) == pool.AHEAD * 2 + 2
    chunks.close()  # type: ignore[attr-defined]


def test_sums_count_wins_draws_and_scores() -> None:
    count = SimTally()
    for totals, winners in (([5, 9], [1]), ([7, 7], [0, 1]), ([-2, 1], [1])):
        count.add(SimOutcome(["a", "b"], totals, winners, 10))
    report = count.report(SimPlan("brothers", 2, {}, ["a", "b"], 3, 1), 1.0)
    assert report.by_bot == [Standing("a", 3, 0, 1, 10 / 3, -2, 7), Standing("b", 3, 2, 1, 17 / 3, 1, 9)]
    assert [each.name for each in report.by_seat] == ["seat 0", "seat 1"] and report.decisions == 10


# -- check and replay ------------------------------------------------------------------------------------------------


def test_a_valid_record_is_printed_with_moves_hash_and_result(run: Regnum, record: Path) -> None:
    match = regnum.replay(record.read_text())
    shown = run("check", str(record))
    assert shown.exit_code == 0
    assert match.hash in shown.stdout and f"moves   {len(match.log)}" in shown.stdout and "win" in shown.stdout


def test_an_official_opponent_goes_by_its_name_and_not_by_a_colour(run: Regnum) -> None:
    match = played(regnum.new("paladins", seats=1, seed=5), 10_000)
    shown = run("check", "-", input=match.record()).stdout
    assert match.result is not None
    assert f"AI player {match.result.totals[1]}" in shown and "blue" not in shown


def test_an_unfinished_record_is_right_too(run: Regnum) -> None:
    text = played(regnum.new("brothers", seats=2, seed=5), 6).record()
    assert "not over" in run("check", "-", input=text).stdout


def test_a_wrong_record_names_its_line_and_ends_with_one(run: Regnum, record: Path) -> None:
    lines = record.read_text().splitlines()
    lines[4] = lines[4].rsplit(" ", 1)[0] + " 77"
    record.write_text("\n".join(lines))
    fails_with(run("check", str(record)), "line 5", code=1)
    fails_with(run("check", "-", input=""), "standard input", "empty", code=1)
    for command in (("replay", str(record), "--plain"), ("tty", "--resume", str(record), "--plain")):
        fails_with(run(*command), str(record), "line 5")


REFUSED = "[regnum 1] [game brothers 2] [seed 7] [seats 2]\n1 blue take 1\n2 blue end\n3 white take 6\n"


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", "line 4: White may not play “take 6”: Your reach is 3"),
        ("cs", "řádek 4: Bílá nemůže zahrát „take 6“: Máš dosah 3"),
        ("sk", "riadok 4: Biela nemôže zahrať „take 6“: Máš dosah 3"),
        ("uk", "рядок 4: Білий не може зробити хід «take 6»: Твоя досяжність – 3"),
    ],
)
def test_a_refused_move_in_a_record_is_explained_as_at_the_table(
    run: Regnum, tmp_path: Path, lang: str, words: str
) -> None:
    file = tmp_path / "match.regnum"
    file.write_text(REFUSED)
    fails_with(run("check", str(file), "--lang", lang), words, "2.8)", code=1)
    fails_with(run("replay", str(file), "--plain", "--lang", lang), words)
    fails_with(run("tty", "--resume", str(file), "--plain", "--lang", lang), words)


def test_one_seat_is_printed_in_the_singular(run: Regnum) -> None:
    assert (
        "brothers, 1 seat, seed 5" in run("check", "-", input=regnum.new("brothers", seats=1, seed=5).record()).stdout
    )


def test_the_command_to_go_on_with_can_be_typed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    elsewhere = tmp_path / "regnum"
    elsewhere.write_text("")
    elsewhere.chmod(0o755)
    monkeypatch.setattr(sys, "argv", [str(elsewhere)])
    monkeypatch.setenv("PATH", "/nowhere")
    assert own_command("tty", "--resume", "my match") == f"{elsewhere} tty --resume 'my match'"
    monkeypatch.setenv("PATH", str(tmp_path))
    assert own_command("replay", "a") == "regnum replay a"
    monkeypatch.setattr(sys, "argv", ["pytest"])
    assert own_command() == "regnum"


def test_files_that_are_not_records_get_different_errors(run: Regnum, tmp_path: Path) -> None:
    binary, zeros, huge = tmp_path / "b", tmp_path / "z", tmp_path / "h"
    binary.write_bytes(os.urandom(200) + b"\xff\xfe\xff")
    zeros.write_bytes(b"[regnum 1]\0\0")
    huge.write_bytes(b"# remark\n" * 600_000)
    for command in ("check", "replay"):
        fails_with(run(command, str(tmp_path / "missing")), "file not found")
        fails_with(run(command, str(tmp_path)), "folder")
        fails_with(run(command, str(binary)), "not a record")
        fails_with(run(command, str(zeros)), "binary")
        fails_with(run(command, str(huge)), "too large")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_record_is_printed_from_the_first_move_to_the_result(run: Regnum, record: Path, lang: str) -> None:
    output = run("replay", str(record), "--plain", "--lang", lang).stdout
    match = regnum.replay(record.read_text())
    assert f"{len(match.log)}. " in output and match.log[0].move.text in output
    assert "event-" not in output and "end-" not in output
    totals = [Sentences(lang, "brothers").say("count-points", count=total) for total in match.result.totals]  # type: ignore[union-attr]
    assert all(total in output for total in totals)


# -- language --------------------------------------------------------------------------------------------------------


def test_the_language_of_the_terminal_is_used() -> None:
    assert language(None, {"LANG": "uk_UA.UTF-8"}) == "uk"
    assert language(None, {"LC_ALL": "cs_CZ", "LANG": "uk_UA.UTF-8"}) == "cs"
    assert language(None, {"LANG": "de_DE"}) == "en"
    assert language(None, {}) == "en"
    assert language("sk", {"LANG": "uk_UA.UTF-8"}) == "sk"
    assert language("CS", {}) == "cs"


def test_a_language_chosen_once_is_used_again(run: Regnum, home: Path) -> None:
    run("tty", "--plain", "--seed", "7", input="lang uk\n")
    assert "Назва" in run("games").stdout and "Název" in run("games", "--lang", "cs").stdout
    assert json.loads((home / "settings.json").read_text()) == {"language": "uk"}


def test_settings_that_cannot_be_read_or_written_are_reported(run: Regnum, home: Path) -> None:
    home.mkdir()
    file = home / "settings.json"
    file.write_text("{ my own words")
    shown = run("tty", "--plain", "--seed", "7", input="lang cs\n")
    assert shown.exit_code == 0 and "settings.json cannot be read" in shown.stderr
    assert (home / "settings.broken").read_text() == "{ my own words" and "cs" in file.read_text()
    file.unlink()
    file.mkdir()
    shown = run("tty", "--plain", "--seed", "7", "--lang", "en", input="lang cs\n")
    assert f"Neuloženo: {file}" in shown.stdout
