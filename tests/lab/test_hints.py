"""Hints: the best few moves by what a seat may know, and clear words for whatever cannot be hinted at."""

from __future__ import annotations

import asyncio
from io import StringIO
from pathlib import Path
from typing import Any

import msgspec
import pytest
from rich.console import Group
from typer.testing import CliRunner, Result

import regnum
from regnum.bots import LEVELS
from regnum.bots.hints import searcher
from regnum.cli.app import app
from regnum.cli.hint import Advice
from regnum.cli.plain_table import PlainTable
from regnum.cli.players import HUMAN
from regnum.cli.records import RecordFile
from regnum.cli.session import PlaySession
from regnum.cli.tty.play import PlayApp
from regnum.cli.tty.screens import PageScreen
from regnum.core.match import Match

BLUNDER = Path(__file__).with_name("blunder.regnum")
WINNING = "build robber_keep_wood 2,2"
TYPED = "build robber_keep_wood -2,-2"  # from Blue's seat


def after(game: str, moves: int, seats: int = 2, seed: int = 3) -> Match:
    match = regnum.new(game, seats=seats, seed=seed)
    bot = regnum.bot("random", 5)
    for _ in range(moves):
        match.play(match.waiting[0], bot.choose(match, match.waiting[0]))
    return match


def run(*words: str, input: str | None = None) -> Result:
    return CliRunner().invoke(app, list(words), input=input, prog_name="regnum")


@pytest.mark.parametrize(
    ("game", "seats"),
    [(game, seats) for game in regnum.games() for seats in (1, 2) if seats >= regnum.info(game).seats[0]],
)
@pytest.mark.parametrize("moves", [0, 7, 30])
def test_a_hint_names_legal_moves_with_sane_numbers_and_changes_nothing(game: str, seats: int, moves: int) -> None:
    match = after(game, moves, seats)
    before, seat = match.hash, match.waiting[0]
    hints = regnum.hint(match, seat, iterations=30)
    assert match.hash == before and 1 <= len(hints) <= 3
    assert [each.visits for each in hints] == sorted((each.visits for each in hints), reverse=True)
    for each in hints:
        assert each.move in match.legal(seat) and 0 <= each.chance <= 1 and 0 < each.share <= 1
        assert regnum.text(each.label, "uk")
    assert len({each.move for each in hints}) == len(hints)


@pytest.mark.parametrize("game", regnum.games())
@pytest.mark.parametrize("moves", [3, 21, 40])
def test_a_hint_knows_nothing_that_the_seat_does_not(game: str, moves: int) -> None:
    match = after(game, moves)
    seat = match.waiting[0]
    hints = regnum.hint(match, seat, iterations=30, seed=9, moves=5)
    for world in range(3):
        assert regnum.hint(match.imagine(seat, world), seat, iterations=30, seed=9, moves=5) == hints


def test_a_hint_does_not_know_what_others_have_answered_in_secret() -> None:
    match = regnum.new("paladins", seats=2, seed=3)
    while len(match.waiting) < 2:
        match.play(match.waiting[0], match.legal(match.waiting[0])[0])
    hints = []
    for answer in match.legal(0)[:3]:
        twin = match.clone()
        twin.play(0, answer)
        assert twin.waiting == (1,)
        hints.append(regnum.hint(twin, 1, iterations=30))
    assert len(hints) == 3 and hints[0] == hints[1] == hints[2]


def test_the_same_seed_gives_the_same_hints() -> None:
    match = after("paladins", 25)
    seat = match.waiting[0]
    assert regnum.hint(match, seat, iterations=40, seed=1) == regnum.hint(match, seat, iterations=40, seed=1)


def test_the_winning_move_comes_first() -> None:
    match = regnum.replay(BLUNDER.read_text()).rewound(94)
    best = regnum.hint(match, 1, level="knight")[0]
    assert best.move == WINNING and best.chance > 0.5 and best.points > 29


def test_a_level_that_does_not_look_ahead_borrows_the_first_that_does() -> None:
    assert searcher("page", 0).iterations == searcher("squire", 0).iterations == LEVELS["knight"].iterations
    assert searcher("king", 0).iterations == LEVELS["king"].iterations
    assert searcher("king", 0).turns > searcher("castellan", 0).turns  # a hint of the king is what the king would do
    assert searcher("king", 0, 12, 1.5).iterations == 12 and searcher("king", 0, 12, 1.5).seconds == 1.5


@pytest.mark.parametrize(
    ("wish", "word"),
    [
        ({"seat": 7}, "seats 0 to 1"),
        ({"seat": "white"}, "seats 0 to 1"),
        ({"seat": 1}, "not to move; the match waits for: 0"),
        ({"level": "duke"}, "page, squire, knight, castellan, king"),
        ({"level": None}, "unknown level None"),
        ({"moves": 0}, "moves must be an integer"),
        ({"moves": True}, "moves must be an integer"),
        ({"seed": -1}, "a seed must be an integer"),
        ({"iterations": -3}, "iterations must be an integer"),
        ({"iterations": 2.5}, "iterations must be an integer"),
        ({"seconds": "long"}, "seconds must be a number"),
        ({"seconds": float("nan")}, "seconds must be a number"),
    ],
)
def test_a_bad_wish_is_answered_with_a_clear_word(wish: dict[str, Any], word: str) -> None:
    match = after("brothers", 0)
    with pytest.raises(regnum.OptionError, match=word):
        regnum.hint(match, wish.pop("seat", 0), **wish)
    assert not match.log


def test_a_finished_match_has_no_hint() -> None:
    with pytest.raises(regnum.OptionError, match="over"):
        regnum.hint(regnum.replay(BLUNDER.read_text()), 1)


def test_no_match_no_hint() -> None:
    with pytest.raises(regnum.OptionError, match="expected a Match"):
        regnum.hint("brothers", 0)  # type: ignore[arg-type]


# -- at the table ---------------------------------------------------------------------------------------


def session() -> PlaySession:
    match = regnum.replay(BLUNDER.read_text()).rewound(94)
    session = PlaySession(match, HUMAN, RecordFile())
    session.seat = 1
    return session


@pytest.mark.parametrize(
    ("lang", "phrase"), [("en", "chance of winning"), ("cs", "šance na výhru"), ("uk", "шанс на перемогу")]
)
def test_the_table_in_lines_gives_a_hint_that_can_be_typed(lang: str, phrase: str) -> None:
    sink = StringIO()
    table = PlainTable(session(), lang, StringIO(), sink)
    assert table.answer("hint") and table.answer("h")
    lines = [line for line in sink.getvalue().splitlines() if phrase in line]
    assert len(lines) == 6 and lines[:3] == lines[3:] and lines[0].endswith(f"[{TYPED}]")
    table.answer(TYPED)
    assert table.session.match.log[-1].move.text == WINNING


def test_the_screen_lays_a_hint_over_the_table() -> None:
    async def play_app() -> list[str]:
        table = PlayApp(session(), "en")
        async with table.run_test(size=(120, 40)) as pilot:
            await pilot.pause()
            await table.workers.wait_for_complete()
            await pilot.press("h")
            await table.workers.wait_for_complete()
            await pilot.pause()
            shown = table.screen
            assert isinstance(shown, PageScreen) and shown.head == "Hint"
            body = shown.body
            assert isinstance(body, Group)
            lines = [str(line) for line in body.renderables]
            await pilot.press("escape")
            await pilot.pause()
            assert not isinstance(table.screen, PageScreen)
        return lines

    lines = asyncio.run(play_app())
    assert len(lines) == 3 and lines[0].endswith(f"[{TYPED}]") and "chance of winning" in lines[0]


# -- the command ----------------------------------------------------------------------------------------


def test_the_command_shows_the_winning_move_in_a_language(tmp_path: Path) -> None:
    json = tmp_path / "hints.json"
    result = run("hint", str(BLUNDER), "--move", "95", "--level", "knight", "--lang", "cs", "--json", str(json))
    assert result.exit_code == 0, result.output
    lines = result.output.splitlines()
    assert lines[0].startswith("95. Modrá:") and "Šance na výhru" in result.output and " %" in result.output
    advice = msgspec.json.decode(json.read_bytes(), type=Advice)
    assert (advice.number, advice.colour, advice.hints[0].move) == (95, "blue", WINNING)
    assert regnum.text(advice.hints[0].label, "cs")[:20] in result.output


def test_the_command_reads_standard_input_at_its_end() -> None:
    record = after("paladins", 12).record()
    result = run("hint", "-", "--level", "squire", "--moves", "2", input=record)
    assert result.exit_code == 0 and result.output.startswith("13. ") and len(result.output.splitlines()) >= 4


@pytest.mark.parametrize(
    ("words", "word"),
    [
        (("--move", "0"), "from 1 to 96"),
        (("--move", "97"), "from 1 to 96"),
        (("--move", "ten"), "'ten'"),
        ((), "use --move N"),
        (("--move", "95", "--seat", "pink"), "white, blue"),
        (("--move", "95", "--seat", "white"), "waits for: blue"),
        (("--move", "95", "--moves", "0"), "--moves"),
        (("--move", "95", "--level", "duke"), "unknown level 'duke'"),
        (("--move", "95", "--seed", "x"), "--seed"),
        (("--move", "95", "--json", "/no/such/folder/x.json"), "folder not found"),
    ],
)
def test_bad_input_is_reported_in_one_line(words: tuple[str, ...], word: str) -> None:
    result = run("hint", str(BLUNDER), *words)
    assert (
        result.exit_code == 2 and word in result.stderr and len(result.stderr.splitlines()) == 1 and not result.stdout
    )
