"""The table on the screen, driven by keys as a person would."""

from __future__ import annotations

import asyncio
import os
import shutil
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from msgspec.structs import replace
from rich.console import Console
from textual.pilot import Pilot
from textual.visual import VisualType
from textual.widgets import Input, OptionList, Static

import regnum
from regnum.cli.drawing.board import turned_roads
from regnum.cli.language import language
from regnum.cli.play import PlayRequest, new_session, resumed_session
from regnum.cli.records import RecordFile
from regnum.cli.session import PlaySession
from regnum.cli.tty.board_view import BoardView
from regnum.cli.tty.options import Answers, DecisionPanel, FilterInput
from regnum.cli.tty.play import PlayApp
from regnum.cli.tty.replay import ReplayApp
from regnum.cli.tty.screens import CurtainScreen, LogScreen, PageScreen, ReasonsScreen, RulesScreen, ThingsScreen
from regnum.cli.tty.theme import usual_theme
from regnum.scene import Piece, Shape
from regnum.scene.reading import things_of
from tests.cli.conftest import play_session, played

Scene = Callable[[PlayApp, Pilot[None]], Awaitable[None]]
NIGHTLY = os.environ.get("REGNUM_TESTS") == "nightly"
MOST_KEYS = 400
LAST_MOVES = 6


def at_table(
    scene: Scene, session: PlaySession | None = None, lang: str = "en", size: tuple[int, int] = (120, 40)
) -> PlayApp:
    async def play_app() -> PlayApp:
        app = PlayApp(session or play_session(), lang)
        async with app.run_test(size=size) as pilot:
            await rest(app, pilot)
            await scene(app, pilot)
        return app

    return asyncio.run(play_app())


async def rest(app: PlayApp, pilot: Pilot[None]) -> None:
    """Until bots have moved and everything is drawn."""
    await pilot.pause()
    await app.workers.wait_for_complete()
    await pilot.pause()


def rendered(widget: Static) -> str:
    console = Console(width=100, record=True, file=open("/dev/null", "w", encoding="utf-8"))  # noqa: SIM115
    try:
        console.print(widget.content)
        return console.export_text()
    finally:
        console.file.close()


def printed(prompt: VisualType) -> str:
    return rendered(Static(prompt))


def words(app: PlayApp | ReplayApp, id: str) -> str:
    return rendered(app.query_one(id, Static))


def moves_of(app: PlayApp, seat: int = 0) -> list[str]:
    return [each.move.text for each in app.session.match.log if each.seat == seat]


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (200, 60)])
def test_the_table_opens_at_every_size_with_a_question(size: tuple[int, int]) -> None:
    async def scene(app: PlayApp, pilot: Pilot[None]) -> None:
        assert app.query_one(Answers).option_count > 1
        assert "Which tile will you take?" in words(app, "#prompt")
        assert "Royal offer" in words(app, "#listing") and "White" in words(app, "#head")
        assert "Miser takes" in words(app, "#log-text")
        assert app.query_one(Answers).size.height >= 3 and app.query_one(BoardView).size.height >= 8

    at_table(scene, size=size)


def test_an_option_is_chosen_by_arrow_and_enter() -> None:
    async def scene(app: PlayApp, pilot: Pilot[None]) -> None:
        await pilot.press("down", "enter")
        await rest(app, pilot)
        assert moves_of(app) == ["take 2"]
        assert "White takes" in words(app, "#log-text")

    at_table(scene)


def test_what_the_option_in_focus_touches_is_lit() -> None:
    async def scene(app: PlayApp, pilot: Pilot[None]) -> None:
        await pilot.press("enter")
        await rest(app, pilot)
        option = app.query_one(DecisionPanel).focused_option()
        assert option is not None and app.lit == option.handles
        assert "╔" in app.query_one(BoardView).plain()
        assert words(app, "#detail").strip()

    at_table(scene)


def test_typing_narrows_the_list_and_enter_takes_the_rest() -> None:
    async def scene(app: PlayApp, pilot: Pilot[None]) -> None:
        await pilot.press("slash", *"mill")
        await rest(app, pilot)
        assert list(app.query_one(DecisionPanel).shown) == ["take 1"]
        await pilot.press("enter")
        await rest(app, pilot)
        assert moves_of(app) == ["take 1"]

    at_table(scene)


def test_escape_leaves_the_line_and_shows_the_whole_list() -> None:
    async def scene(app: PlayApp, pilot: Pilot[None]) -> None:
        await pilot.press("slash", *"mill", "escape")
        await rest(app, pilot)
        assert len(app.query_one(DecisionPanel).shown) == 3 and app.query_one(Answers).has_focus

    at_table(scene)


def test_a_notation_can_be_typed_and_a_refused_one_says_why() -> None:
    async def scene(app: PlayApp, pilot: Pilot[None]) -> None:
        await pilot.press("slash", *"end", "enter")
        await rest(app, pilot)
        assert moves_of(app) == []
        notices = [notice.message for notice in app._notifications]
        assert any("4.1.2" in notice for notice in notices), notices
        app.query_one(FilterInput).value = "take 3"
        await pilot.press("enter")
        await rest(app, pilot)
        assert moves_of(app) == ["take 3"]

    at_table(scene)


def test_what_was_refused_is_gone_with_the_next_question() -> None:
    async def scene(app: PlayApp, pilot: Pilot[None]) -> None:
        await pilot.press("slash", *"end", "enter")
        await rest(app, pilot)
        assert len(app._notifications) == 1
        app.query_one(FilterInput).value = "take 3"
        await pilot.press("enter")
        await rest(app, pilot)
        assert moves_of(app) == ["take 3"] and not len(app._notifications)

    at_table(scene)


def test_words_that_leave_several_answers_lead_into_the_list() -> None:
    async def scene(app: PlayApp, pilot: Pilot[None]) -> None:
        await pilot.press("slash", *"take", "enter")
        await rest(app, pilot)
        assert not moves_of(app) and app.query_one(Answers).has_focus
        await pilot.press("slash", "backspace", "down", "enter")
        await rest(app, pilot)
        option = app.query_one(DecisionPanel).focused_option()
        assert not moves_of(app) and option is not None and option.move == "take 2"
        await pilot.press("escape")
        await rest(app, pilot)
        assert not app.query_one(FilterInput).value and len(app.query_one(DecisionPanel).shown) == 3
        await pilot.press("enter")
        await rest(app, pilot)
        assert moves_of(app) == ["take 2"]

    at_table(scene)


def test_g_opens_the_whole_log_at_its_end() -> None:
    session = PlaySession(played(regnum.new("brothers", seats=2, seed=5), 80), "greedy", RecordFile())

    async def scene(app: PlayApp, pilot: Pilot[None]) -> None:
        assert "g log" in words(app, "#keys")
        await pilot.press("g")
        await rest(app, pilot)
        assert isinstance(app.screen, LogScreen)
        output = rendered(app.screen.query_one("#body", Static))
        assert all(f" {number} " in output for number in (1, 20, 40))
        page = app.screen.query_one(".page")
        end = page.scroll_y
        assert end == page.max_scroll_y > 0
        await pilot.press("pageup", "up")
        await rest(app, pilot)
        assert 0 < page.scroll_y < end - 10
        await pilot.press("pagedown", "home")
        await rest(app, pilot)
        assert page.scroll_y == 0
        await pilot.press("escape")
        await rest(app, pilot)
        assert not app.page_is_open()

    at_table(scene, session)


def test_why_not_lists_the_reasons_and_opens_the_paragraph() -> None:
    async def scene(app: PlayApp, pilot: Pilot[None]) -> None:
        await pilot.press("w")
        await rest(app, pilot)
        screen = app.screen
        assert isinstance(screen, ReasonsScreen)
        reasons = screen.query_one("#reasons", OptionList)
        shown = [printed(reasons.get_option_at_index(at).prompt) for at in range(reasons.option_count)]
        assert any("Rules 4.2" in each or "Rules 2.8" in each for each in shown), shown
        assert len([each for each in shown if "Rules 2.8" in each]) == 1
        assert sum("End the turn" in each for each in shown) == 1
        await pilot.press("r")
        await rest(app, pilot)
        assert isinstance(app.screen, RulesScreen)
        assert any(number in rendered(app.screen.query_one("#body", Static)) for number in ("4.2.1", "2.8"))
        await pilot.press("escape", "escape")
        await rest(app, pilot)
        assert not app.page_is_open()

    at_table(scene)


def test_undo_takes_back_or_says_why_not() -> None:
    async def scene(app: PlayApp, pilot: Pilot[None]) -> None:
        await pilot.press("u")
        await rest(app, pilot)
        assert any("another player" in notice.message for notice in app._notifications)
        await pilot.press("enter")
        await rest(app, pilot)
        await pilot.press("enter")
        await rest(app, pilot)
        assert len(moves_of(app)) == 2
        await pilot.press("u")
        await rest(app, pilot)
        assert moves_of(app) == ["take 1"]
        await pilot.press("u")
        await rest(app, pilot)
        assert any("revealed" in notice.message for notice in app._notifications)
        assert moves_of(app) == ["take 1"]

    at_table(scene)


def test_the_language_changes_at_once() -> None:
    async def scene(app: PlayApp, pilot: Pilot[None]) -> None:
        for lang, word in (("cs", "Královská nabídka"), ("sk", "Kráľovská ponuka"), ("uk", "Королівська пропозиція")):
            await pilot.press("l")
            await rest(app, pilot)
            assert app.words.lang == lang and word in words(app, "#listing")
        await pilot.press("l")
        await rest(app, pilot)
        assert "Royal offer" in words(app, "#listing")

    at_table(scene)


@pytest.mark.parametrize(("key", "word"), [("s", "Total"), ("r", "4.3.1"), ("question_mark", "Ctrl+S")])
def test_score_rules_and_help_are_laid_over_the_table(key: str, word: str) -> None:
    async def scene(app: PlayApp, pilot: Pilot[None]) -> None:
        await pilot.press(key)
        await rest(app, pilot)
        assert isinstance(app.screen, PageScreen) and word in rendered(app.screen.query_one("#body", Static))
        await pilot.press("down", "pagedown", "end", "home", "l", "escape")
        await rest(app, pilot)
        assert not app.page_is_open() and app.words.lang == "en"

    at_table(scene)


def test_colours_and_size_can_be_changed() -> None:
    async def scene(app: PlayApp, pilot: Pilot[None]) -> None:
        before, sheet = app.theme, app.query_one(BoardView).plain()
        await pilot.press("t", "z")
        await rest(app, pilot)
        assert app.theme != before and app.query_one(BoardView).plain() != sheet

    at_table(scene)
    assert usual_theme({"COLORFGBG": "0;15"}) == "parchment" and usual_theme({}) == "black-hours"


def test_language_and_colours_are_remembered() -> None:
    async def scene(app: PlayApp, pilot: Pilot[None]) -> None:
        await pilot.press("l", "t")
        await rest(app, pilot)

    assert at_table(scene).theme == "parchment"

    async def nothing(app: PlayApp, pilot: Pilot[None]) -> None:
        await rest(app, pilot)

    assert at_table(nothing).theme == "parchment" and language(None, {}) == "cs"


def test_the_notation_is_beside_the_words_where_it_fits_and_below_the_list() -> None:
    async def scene(app: PlayApp, pilot: Pilot[None]) -> None:
        row = app.query_one(Answers).get_option("take 1")
        assert printed(row.prompt).strip().endswith("take 1")
        assert app.query_one(DecisionPanel).border_subtitle == "take 1"

    at_table(scene)


def test_every_move_is_saved_and_a_match_goes_on_where_it_was(home: Path, tmp_path: Path) -> None:
    own = tmp_path / "own.regnum"
    wish = PlayRequest(None, None, None, "7", [], None, "en", False, own, False)

    async def first_run(app: PlayApp, pilot: Pilot[None]) -> None:
        await pilot.press("enter")
        await rest(app, pilot)
        assert regnum.replay(own.read_text()).hash == app.session.match.hash
        await pilot.press("ctrl+s")
        await rest(app, pilot)
        assert any("own.regnum" in notice.message for notice in app._notifications)

    left = at_table(first_run, new_session(wish))

    async def second_run(app: PlayApp, pilot: Pilot[None]) -> None:
        assert app.session.match.hash == left.session.match.hash
        assert "White takes" in words(app, "#log-text")

    at_table(second_run, resumed_session(wish._replace(seed=None, resume=True, save=None)))


def test_a_full_disk_is_reported_and_the_match_goes_on() -> None:
    async def scene(app: PlayApp, pilot: Pilot[None]) -> None:
        await pilot.press("enter")
        await rest(app, pilot)
        assert moves_of(app) == ["take 1"]
        assert "✗ not saved" in words(app, "#head")
        await pilot.press("ctrl+s")
        await rest(app, pilot)
        assert [notice.message for notice in app._notifications] == [
            f"Not saved: {nowhere} (the folder no longer exists)"
        ]
        await pilot.press("l", "q")
        await rest(app, pilot)
        (notice,) = app._notifications
        assert "Neuloženo" in notice.message and "bez uložení" in notice.message and app.is_running
        await pilot.press("q")
        await pilot.pause()

    nowhere = Path("/proc/nowhere/match.regnum")
    assert at_table(scene, play_session(path=nowhere)).return_code == 0


def test_a_match_that_can_be_saved_again_says_so(tmp_path: Path) -> None:
    folder = tmp_path / "matches"

    async def scene(app: PlayApp, pilot: Pilot[None]) -> None:
        assert folder.is_dir()
        shutil.rmtree(folder)
        folder.write_text("in the way")
        await pilot.press("enter")
        await rest(app, pilot)
        (notice,) = app._notifications
        assert "there is a file where the folder should be" in notice.message and "not saved" in words(app, "#head")
        folder.unlink()
        await pilot.press("ctrl+s")
        await rest(app, pilot)
        (notice,) = app._notifications
        assert notice.message == f"Saved: {folder / 'own.regnum'}" and "not saved" not in words(app, "#head")

    at_table(scene, play_session(path=folder / "own.regnum"))


def nearly_over(seed: int) -> PlaySession:
    """A solo match in which ending the turn ends the match."""
    match = regnum.new("brothers", seats=1, seed=seed)
    while True:
        move = match.legal(0)[-1]
        after = match.clone()
        after.play(0, move)
        if after.over:
            return PlaySession(match, "greedy", RecordFile())
        match = after


def test_the_line_to_type_into_goes_when_the_match_is_over() -> None:
    async def scene(app: PlayApp, pilot: Pilot[None]) -> None:
        last = app.session.match.legal(0)[-1]
        await pilot.press("slash", *(" " if sign == " " else sign for sign in last), "enter")
        await rest(app, pilot)
        assert app.session.match.over
        await pilot.press("escape")
        await rest(app, pilot)
        field = app.query_one(FilterInput)
        assert not field.value and not field.has_focus and not field.display
        await pilot.press("q")
        await pilot.pause()

    assert at_table(scene, nearly_over(4)).return_code == 0


def test_the_end_says_where_the_record_is_and_how_to_watch_it(tmp_path: Path) -> None:
    session = nearly_over(4)
    session.record_file = RecordFile(tmp_path / "own.regnum")

    async def scene(app: PlayApp, pilot: Pilot[None]) -> None:
        app.attempt(0, app.session.match.legal(0)[-1])
        app.go_on()
        await rest(app, pilot)
        output = "".join(rendered(app.screen.query_one("#body", Static)).split())
        assert f"Saved:{tmp_path}/own.regnum" in output and f"regnumreplay{tmp_path}/own.regnum" in output

    at_table(scene, session)


def test_a_typed_position_is_found_as_a_whole() -> None:
    async def scene(app: PlayApp, pilot: Pilot[None]) -> None:
        await pilot.press("enter")
        await rest(app, pilot)
        field, panel = app.query_one(FilterInput), app.query_one(DecisionPanel)
        field.value = "1,0"
        await rest(app, pilot)
        assert panel.shown and all(" 1,0" in f" {move}" for move in panel.shown)
        for minus in ("-1,0", "\u22121,0"):
            field.value = minus
            await rest(app, pilot)
            assert panel.shown and all("-1,0" in move for move in panel.shown)
        field.value = "77,7"
        await rest(app, pilot)
        (row,) = app.query_one(Answers).options
        assert not panel.shown and "nothing matches; Esc shows all" in printed(row.prompt) and row.disabled
        assert not app.lit

    at_table(scene)


def test_a_long_option_is_wrapped_and_stays_whole() -> None:
    async def scene(app: PlayApp, pilot: Pilot[None]) -> None:
        panel, answers = app.query_one(DecisionPanel), app.query_one(Answers)
        lines = [answers.render_line(y).text for y in range(answers.size.height)]
        shown = " ".join("".join(lines).split())
        first = next(iter(panel.shown.values()))
        assert " ".join(app.words.text(first.label).split()) in shown

    at_table(scene, lang="cs", size=(80, 24))


def test_i_opens_everything_that_can_be_read() -> None:
    async def scene(app: PlayApp, pilot: Pilot[None]) -> None:
        await pilot.press("i")
        await rest(app, pilot)
        assert isinstance(app.screen, ThingsScreen)
        output = rendered(app.screen.query_one("#body", Static))
        offered = [each.name for each in things_of(app.look().scene) if isinstance(each, Piece) and each.order]
        assert offered and all(name is not None and app.words.text(name) in output for name in offered)
        await pilot.press(*"mill")
        await rest(app, pilot)
        output = rendered(app.screen.query_one("#body", Static))
        assert "Mill" in output and "Royal offer: 2." not in output
        await pilot.press(*"xyzzy")
        await rest(app, pilot)
        assert "Nothing on the table matches." in rendered(app.screen.query_one("#body", Static))
        await pilot.press("escape")
        await rest(app, pilot)
        assert app.page_is_open()
        await pilot.press("escape")
        await rest(app, pilot)
        assert not app.page_is_open()

    at_table(scene)


def test_a_small_window_keeps_what_is_mine_in_sight_and_a_tiny_one_says_so() -> None:
    async def scene(app: PlayApp, pilot: Pilot[None]) -> None:
        summary = app.query_one("#summary", Static)
        assert summary.display and summary.size.height == 1 and "rea" in rendered(summary)
        await pilot.resize_terminal(59, 24)
        await rest(app, pilot)
        assert app.query_one("#small").display and not app.query_one("#table").display
        assert "60" in words(app, "#small") and "18" in words(app, "#small")
        await pilot.resize_terminal(120, 40)
        await rest(app, pilot)
        assert app.query_one("#table").display and not app.query_one("#small").display
        assert not app.query_one("#summary").size.height

    at_table(scene, size=(80, 24))


def test_only_the_last_notice_stays() -> None:
    async def scene(app: PlayApp, pilot: Pilot[None]) -> None:
        await pilot.press("u", "u", "ctrl+s", "u")
        await rest(app, pilot)
        assert len(app._notifications) == 1

    at_table(scene)


def test_a_paragraph_is_marked_in_its_section_of_the_rules() -> None:
    async def scene(app: PlayApp, pilot: Pilot[None]) -> None:
        app.push_screen(RulesScreen(app.words, "4.3.3"))
        await rest(app, pilot)
        screen = app.screen
        assert isinstance(screen, RulesScreen)
        before, body, after = (rendered(screen.query_one(id, Static)) for id in ("#before", "#body", "#after"))
        assert "4.3.1" in before and "4.3.3" in body and "4.3.1" not in body and "4.3.4" in after
        assert screen.query_one(".dialog").border_title == "Rules 4.3.3"
        await pilot.press("a")
        await rest(app, pilot)
        await pilot.pause()
        assert screen.query_one(".dialog").border_title == "Rules"
        page, marked = screen.query_one(".page"), screen.query_one("#body")
        assert page.region.overlaps(marked.region) and page.scroll_offset.y > 0

    at_table(scene)


def test_a_solo_game_by_keyboard_ends_with_the_score_sheet() -> None:
    """Played whole at night; by day somebody sits down shortly before its end."""
    session = play_session(seats=1, seed=4)
    if not NIGHTLY:
        whole = played(session.match.clone())
        played(session.match, len(whole.log) - LAST_MOVES)

    async def scene(app: PlayApp, pilot: Pilot[None]) -> None:
        for _ in range(MOST_KEYS):
            if app.session.match.over:
                break
            taking = next(iter(app.query_one(DecisionPanel).shown)).startswith("take")
            await pilot.press(*(("enter",) if taking else ("end", "enter")))
            await app.workers.wait_for_complete()
            await pilot.pause()
        await rest(app, pilot)
        assert app.session.match.over and isinstance(app.screen, PageScreen)
        body = rendered(app.screen.query_one("#body", Static))
        assert app.words.say("ui-total") in body
        await pilot.press("escape")
        await rest(app, pilot)
        assert not app.page_is_open() and app.query_one(Answers).option_count == 0

    at_table(scene, session, "cs")


def test_the_automaton_gives_its_reasons_in_the_log() -> None:
    async def scene(app: PlayApp, pilot: Pilot[None]) -> None:
        await pilot.press("enter")
        await rest(app, pilot)
        await pilot.press("end", "enter")
        await rest(app, pilot)
        output = " ".join(words(app, "#log-text").split())
        assert "Henry takes" in output and "rule 8.2" in output

    at_table(scene, play_session(seats=1, seed=4))


def test_a_curtain_falls_between_two_people_who_know_different_things(monkeypatch: pytest.MonkeyPatch) -> None:
    session = play_session(against="human")
    other = 1 - session.match.waiting[0]
    session.seat = session.match.waiting[0]
    monkeypatch.setattr(PlaySession, "hides", lambda self, one, two: True)

    async def scene(app: PlayApp, pilot: Pilot[None]) -> None:
        await pilot.press("enter")
        await rest(app, pilot)
        await pilot.press("end", "enter")
        await pilot.pause()
        assert isinstance(app.screen, CurtainScreen)
        await pilot.press("space", "x", "w", "1", "escape")
        await pilot.pause()
        assert isinstance(app.screen, CurtainScreen)
        await pilot.press("enter")
        await rest(app, pilot)
        assert app.session.seat == other and app.query_one(Answers).option_count > 0

    at_table(scene, session)


def test_a_turned_tile_turns_its_roads() -> None:
    tile = Piece(id="tile", shape=Shape.TILE, roads=["N", "E"])
    assert turned_roads(replace(tile, turned=180)) == {"S", "W"}
    assert turned_roads(replace(tile, turned=90)) == {"E", "S"}
    assert turned_roads(tile) == {"N", "E"}


def test_q_quits() -> None:
    async def scene(app: PlayApp, pilot: Pilot[None]) -> None:
        await pilot.press("q")
        await pilot.pause()

    assert at_table(scene).return_code == 0


# -- watching --------------------------------------------------------------------------------------------------------


def watching(scene: Callable[[ReplayApp, Pilot[None]], Awaitable[None]], moves: int = 10_000) -> None:
    async def play_app() -> None:
        app = ReplayApp(played(regnum.new("brothers", seats=2, seed=5), moves), "en")
        async with app.run_test(size=(120, 40)) as pilot:
            await pilot.pause()
            await scene(app, pilot)

    asyncio.run(play_app())


def test_a_record_is_watched_from_any_side() -> None:
    async def scene(app: ReplayApp, pilot: Pilot[None]) -> None:
        await pilot.press("end")
        boards = []
        for _ in range(3):  # a spectator, White, Blue
            boards.append(app.query_one(BoardView).plain())
            await pilot.press("e")
        assert boards[0] == boards[1] != boards[2] and app.viewpoint is None

    watching(scene)


def test_a_record_is_walked_step_by_step() -> None:
    async def scene(app: ReplayApp, pilot: Pilot[None]) -> None:
        assert app.at == 0 and "▶" in words(app, "#moment")
        await pilot.press("right", "right", "right", "left")
        assert app.at == 2 and "Move 2 of" in words(app, "#head")
        await pilot.press("end")
        assert app.at == len(app.history) and "wins" in words(app, "#moment") and "Total" in words(app, "#moment")
        await pilot.press("home", "left")
        assert app.at == 0

    watching(scene)


def test_a_number_jumps_to_a_move_and_w_shows_what_was_refused_there() -> None:
    async def scene(app: ReplayApp, pilot: Pilot[None]) -> None:
        await pilot.press("1")
        await pilot.pause()
        await pilot.press("2", "enter")
        await pilot.pause()
        assert app.at == 12
        await pilot.press("w")
        await pilot.pause()
        assert isinstance(app.screen, ReasonsScreen) and app.screen.options
        await pilot.press("escape", "l", "right")
        await pilot.pause()
        assert app.at == 13 and app.words.lang == "cs"
        await pilot.press("1")
        await pilot.pause()
        app.query_one("#jump", Input).value = "7" * 5000
        await pilot.press("enter")
        await pilot.pause()
        assert app.at == len(app.history)

    watching(scene)


def test_a_record_that_stops_early_says_so() -> None:
    async def scene(app: ReplayApp, pilot: Pilot[None]) -> None:
        await pilot.press("end")
        assert "The record ends here" in words(app, "#moment")
        await pilot.press("w")
        await pilot.pause()
        assert isinstance(app.screen, ReasonsScreen)

    watching(scene, moves=5)
