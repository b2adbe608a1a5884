"""A game without a grid at the table: spaces, pools and cards drawn and described, and moves chosen in two steps."""

from __future__ import annotations

import asyncio
import io
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

import regnum
from regnum.cli.choices import action_groups, legal
from regnum.cli.drawing.board import grid_of
from regnum.cli.drawing.context import DrawingContext
from regnum.cli.drawing.legend import legend
from regnum.cli.drawing.mat import chip, lit_rows, sheet
from regnum.cli.drawing.palette import BLACK_HOURS, PARCHMENT, PLAIN
from regnum.cli.drawing.sentences import scene_sentences, text_board
from regnum.cli.plain_table import PlainTable, transcript
from regnum.cli.players import words_at
from regnum.cli.records import RecordFile
from regnum.cli.session import PlaySession, history_of
from regnum.cli.tty.board_view import BoardView
from regnum.cli.tty.options import Answers, DecisionPanel, FilterInput
from regnum.cli.tty.play import PlayApp
from regnum.cli.tty.replay import ReplayApp
from regnum.core.match import Match
from regnum.core.messages import Message, PlayerRef, say
from regnum.scene import Card, Panel, Piece, Place, Role, Scene, Shape, Space, Thing, Track
from regnum.scene.reading import things_of
from tests.cli.conftest import played
from tests.cli.test_tty import at_table, printed, rest, words

GAME = "paladins"


def match(moves: int = 3, seats: int = 1, seed: int = 7) -> Match:
    return played(regnum.new(GAME, seats=seats, seed=seed), moves)


def look(match: Match, lang: str = "en", lit: tuple[str, ...] = ()) -> DrawingContext:
    return DrawingContext(match, 0, words_at(match, lang), BLACK_HOURS if lit else PLAIN, lit)


def worker(kind: str, **more: Any) -> Piece:
    return Piece(id=f"worker {kind}", shape=Shape.WORKER, icon=kind, tone=kind, label=say(f"worker-{kind}"), **more)


def laid(*items: Thing, role: Role = "mine", lang: str = "en") -> DrawingContext:
    seen = look(match(0), lang)
    workers = [worker(kind, value=count, name=say(f"count-{kind}", count=count))
               for kind, count in (("scout", 2), ("cleric", 0))]  # fmt: skip
    pool = Place(id="pool", layout="row", items=workers, label=say("term-worker.few"))
    seen.scene = Scene(game=GAME, panels=[Panel(id="mine", role=role, title=say("ui-you"), items=[pool, *items])])
    return seen


def drawn(seen: DrawingContext, width: int = 78) -> list[str]:
    return [line.plain.rstrip() for line in sheet(seen.scene.panels, seen, width)][1:]


def sentences(seen: DrawingContext) -> list[str]:
    return [line.strip() for line in scene_sentences(seen)][1:]


def slot(accepts: str, *marks: Piece, label: Message | None = None) -> Piece:
    return Piece(
        id=f"slot {accepts}", shape=Shape.SLOT, icon=accepts, label=label or say(f"worker-{accepts}"), marks=list(marks)
    )


# -- names -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("lang", "name"), [("en", "AI player"), ("cs", "virtuální hráč"), ("uk", "гравець-бот")])
def test_an_automatic_opponent_is_called_by_its_own_name(lang: str, name: str) -> None:
    words = words_at(match(0), lang)
    assert name in words.say("log-takes-back", player=PlayerRef(1)).casefold().replace("ai", "AI")
    assert words.say("log-takes-back", player=PlayerRef(0)) == words_at(match(0, seats=2), lang).say(
        "log-takes-back", player=PlayerRef(0)
    )


def test_people_keep_their_colours() -> None:
    assert "Blue" in words_at(match(0, seats=2), "en").say("log-takes-back", player=PlayerRef(1))


def test_log_and_transcript_never_call_the_opponent_by_a_colour() -> None:
    solo = match(40)
    history = list(transcript(history_of(solo), words_at(solo, "en")))
    assert any("AI player" in line for line in history) and not any("Blue" in line for line in history)


# -- drawing ---------------------------------------------------------------------------------------------------------


def test_a_space_shows_its_slots_its_price_and_its_uses() -> None:
    scout = worker("scout")
    workshop = Piece(id="shop", shape=Shape.FIGURE, icon="workshop", label=say("term-workshop"))
    spaces = [
        Space(id="one", title=say("action-fortify"), cost={"provision": 1}, value=2, most=7, spent=True,
              items=[slot("scout", scout), slot("any"), slot("cleric", workshop)]),
        Space(id="two", title=say("action-attack"), items=[slot("scout"), slot("cleric")], value=3),
        Space(id="three", title=say("action-hunt"), items=[slot("any")]),
    ]  # fmt: skip
    seen = laid(Place(id="mat", layout="mat", items=spaces, label=say("term-left_side")))
    assert drawn(seen)[1:] == [
        "Left-hand actions:",
        "Fortify [Sc] ·· [⌂ ] 1p 2/7",
        "Attack   Sc  Cl         ×3",
        "Hunt     ··",
    ]
    assert sentences(seen)[1:] == [
        "Left-hand actions:",
        "Fortify, needs 1 provision, done: 2 of 7, "
        "places: scout (here: scout), any worker, cleric (here: workshop), taken.",
        "Attack, done: 3×, places: scout, cleric.",
        "Hunt, places: any worker.",
    ]


def test_two_mats_are_beside_each_other_where_they_fit() -> None:
    seen = look(match())
    seen.scene = Scene(game=GAME, panels=seen.panels("mine"))
    wide, narrow = drawn(seen, 78), drawn(seen, 40)
    assert any("Develop" in line and "Commission" in line for line in wide)
    assert not any("Develop" in line and "Commission" in line for line in narrow)
    assert all(len(line) <= 40 for line in narrow) and all(len(line) <= 78 for line in wide)


def test_a_pool_is_a_number_of_pieces_and_no_points() -> None:
    seen = laid()
    assert drawn(seen) == ["Workers: [Sc]2   Cl 0"]
    assert sentences(seen) == ["Workers: 2 scouts; 0 clerics."]


@pytest.mark.parametrize("lang", ["en", "cs", "sk", "uk"])
def test_the_letters_of_workers_are_distinct(lang: str) -> None:
    letters = look(match(), lang).kinds
    assert len(letters) == 6 and len(set(letters.values())) == 6
    assert {len(each) for each in letters.values()} == {2}


@pytest.mark.parametrize("palette", [BLACK_HOURS, PARCHMENT])
def test_workers_have_their_colours_and_an_unknown_tone_a_quiet_one(palette: object) -> None:
    seen = look(match())
    seen.palette = palette  # type: ignore[assignment]
    kinds = [str(chip(kind, seen, there=True).spans[0].style) for kind in seen.kinds]
    assert len(set(kinds)) == 6
    assert seen.palette.tone("no-such-tone") == seen.palette.tone("other")
    assert seen.palette.hue("no-such-tone") == seen.palette.faint


def test_a_card_shows_both_prices_what_it_takes_and_who_is_there() -> None:
    guest = worker("scout", seat=0)
    cards = [
        Card(id="a", title=say("term-workshop"), cost={"silver": 3}, or_cost={"debt": 1}),
        Card(id="b", title=say("term-monk"), accepts="any", cost={"silver": 1}),
        Card(id="c", title=say("term-jar"), accepts="scout", marks=[guest], spent=True),
        Card(id="d", title=say("term-outpost"), face="down"),
        Card(id="e", title=say("term-outpost"), face="down"),
    ]
    slots = Place(id="mat", layout="mat", items=[Space(id="s", title=say("action-hunt"), items=[slot("any")])])
    seen = laid(Place(id="row", layout="row", items=cards), slots)
    assert drawn(seen)[1] == "Workshop 3s/1d  Monk  ··  1s  Jar [Sc] R   ▒▒ ▒▒"
    assert sentences(seen)[1] == (
        "Workshop, needs 3 silver or 1 debt; Monk, for: any worker, needs 1 silver; "
        "Jar, for: scout, taken, here: Scout, Red; Outpost, face down; Outpost, face down."
    )


def test_a_tone_without_a_word_is_left_out() -> None:
    seen = laid(Card(id="a", title=say("term-monk"), tone="no-such-tone"))
    assert sentences(seen)[1] == "Monk."
    assert sentences(look(match()))[0].startswith("Region 1")
    assert "viking" not in "\n".join(sentences(look(match())))


def test_nations_have_distinct_letters() -> None:
    for lang in ("en", "cs", "sk", "uk"):
        letters = look(match(), lang).tones
        assert len(set(letters.values())) == len(letters) >= 2


def test_a_mark_is_on_the_number_printed_there_and_a_boost_beside_it() -> None:
    cells = [Piece(id=f"c{at}", shape=Shape.CELL, value=at) for at in range(1, 6)]
    mark = Piece(id="m", shape=Shape.MARKER, at=2, seat=0, label=say("attribute-faith"))
    ghost = Piece(id="g", shape=Shape.GHOST, at=4, label=say("term-boost"))
    seen = laid(Track(id="t", label=say("attribute-faith"), cells=cells, marks=[mark, ghost]))
    assert drawn(seen)[1] == "Faith  1 [2] 3 (4) 5"
    assert sentences(seen)[1] == "Faith: Red on space 2; Boost for this round on space 4."
    assert "faith 2→4" in drawn(laid(*seen.scene.panels[0].items[1:], role="others"))[-1]


def test_the_map_of_a_game_without_a_grid_is_its_table() -> None:
    shown = text_board(look(match()))
    assert "Region 6" in shown and "Commission" in shown and "AI player" in shown


@pytest.mark.parametrize(
    "handle",
    ["action fortify", "worker scout", "column 2", "outsider 3", "square r1_s1", "slot fortify left", "favour 1"],
)
def test_what_an_option_touches_is_lit(handle: str) -> None:
    seen = look(match(), lit=(handle,))
    assert handle in {each.id for each in things_of(seen.scene)}
    assert len(lit_rows(sheet(seen.scene.panels, seen, 60), seen)) == 1


def test_another_side_with_the_same_ids_stays_dark() -> None:
    seen = look(match(20, seats=2), lit=("worker scout",))
    assert lit_rows(sheet(seen.panels("others"), seen, 60), seen) == []


# -- choosing --------------------------------------------------------------------------------------------------------


def test_many_moves_are_chosen_in_two_steps() -> None:
    game = match()
    decision = game.decision(0)
    assert decision is not None
    found = action_groups(decision.options, look(game).spaces)
    assert sum(len(group.open) for group in found) == len(legal(decision))
    hunt = next(group for group in found if group.verb == "hunt")
    assert hunt.handles == ["action hunt"] and len(hunt.open) > 1
    possible = [bool(group.open) for group in found]
    assert possible == sorted(possible, reverse=True) and False in possible


def test_a_game_without_spaces_has_one_step() -> None:
    game = played(regnum.new("brothers", seats=2, seed=7), 12)
    decision = game.decision(game.waiting[0])
    assert decision is not None and not action_groups(decision.options, ())


def session(moves: int = 3, seats: int = 1) -> PlaySession:
    return PlaySession(match(moves, seats), "greedy", RecordFile())


def row_of(app: PlayApp, id: str) -> str:
    return printed(app.query_one(Answers).get_option(id).prompt)


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (160, 50)])
def test_first_the_action_then_the_crew(size: tuple[int, int]) -> None:
    async def scene(app: PlayApp, pilot: Pilot[None]) -> None:
        panel = app.query_one(DecisionPanel)
        assert panel.focused_row() == "verb recruit" and app.lit == ["action recruit"]
        await pilot.press("down", "right")
        await rest(app, pilot)
        assert panel.unfolded == "hunt" and panel.focused_row() == panel.groups["verb hunt"].open[0].move
        assert "action hunt" in app.lit and len(app.lit) > 1
        await pilot.press("left")
        await rest(app, pilot)
        assert panel.focused_row() == "verb hunt" and not panel.unfolded
        await pilot.press("enter", "down", "enter")
        await rest(app, pilot)
        assert app.session.match.log[-1].move.text.startswith("hunt ")
        assert not panel.unfolded

    at_table(scene, session(), size=size)


def test_what_is_refused_stays_in_sight_with_reason_and_paragraph() -> None:
    async def scene(app: PlayApp, pilot: Pilot[None]) -> None:
        refused = row_of(app, "verb develop")
        assert refused.startswith("✗ Develop  It costs 4 silver") and "5.1.1" in refused
        answers = app.query_one(Answers)
        answers.highlighted = answers.get_option_index("verb develop")
        await rest(app, pilot)
        assert "Rules 5.1.1" in words(app, "#detail")
        await pilot.press("enter")
        await rest(app, pilot)
        assert any("5.1.1" in notice.message for notice in app._notifications)
        assert len(app.session.match.log) == 3

    at_table(scene, session())


def test_typing_what_is_refused_shows_why() -> None:
    async def scene(app: PlayApp, pilot: Pilot[None]) -> None:
        await pilot.press("slash", *"develop")
        await rest(app, pilot)
        panel = app.query_one(DecisionPanel)
        assert panel.focused_row() == "verb develop" and not panel.shown and "5.1.1" in row_of(app, "verb develop")
        await pilot.press("enter")
        await rest(app, pilot)
        assert any("It costs 4 silver" in notice.message for notice in app._notifications)

    at_table(scene, session())


def test_a_crew_is_shown_by_its_workers() -> None:
    async def scene(app: PlayApp, pilot: Pilot[None]) -> None:
        await pilot.press("right")
        await rest(app, pilot)
        first, last = (app.query_one(DecisionPanel).groups["verb recruit"].open[at].move for at in (0, -1))
        assert row_of(app, first).split() == ["[Sc]", "1", "scout", *first.split()]
        assert row_of(app, last).strip().startswith("[")

    at_table(scene, session())


def test_a_move_is_typed_as_it_is_written() -> None:
    async def scene(app: PlayApp, pilot: Pilot[None]) -> None:
        move = next(each for each in app.session.match.legal(0) if "+" in each)
        await pilot.press("slash")
        app.query_one(FilterInput).value = move
        await rest(app, pilot)
        assert list(app.query_one(DecisionPanel).shown) == [move]
        await pilot.press("enter")
        await rest(app, pilot)
        assert app.session.match.log[-1].move.text == move

    at_table(scene, session())


def test_the_essentials_are_seen_together() -> None:
    async def scene(app: PlayApp, pilot: Pilot[None]) -> None:
        board, mine = app.query_one(BoardView), app.query_one("#things")
        shown = board.plain().splitlines()[: board.size.height]
        for word in ("Region 1", "Outsiders", "Townsfolk", "Taverns", "King's Orders"):
            assert any(word in line for line in shown), word
        own = words(app, "#listing").splitlines()[: mine.size.height]
        for word in ("silver", "Workers", "Faith", "Develop", "Convert"):
            assert any(word in line for line in own), word

    at_table(scene, session(), size=(120, 40))


def test_a_replay_of_it_opens_at_every_size() -> None:
    async def play_app() -> None:
        app = ReplayApp(match(12), "en")
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.press("end")
            await pilot.pause()
            assert "Region 1" in app.query_one(BoardView).plain()

    asyncio.run(play_app())


# -- in lines --------------------------------------------------------------------------------------------------------


def in_lines(lines: str, moves: int = 3, lang: str = "en") -> tuple[PlainTable, str]:
    sink = io.StringIO()
    table = PlainTable(session(moves), lang, io.StringIO(lines), sink)
    table.run()
    return table, sink.getvalue()


def test_in_lines_the_number_of_an_action_shows_its_moves() -> None:
    table, output = in_lines("1\n1\n")
    assert "1. Recruit (" in output and "[recruit " in output
    assert table.session.match.log[-1].move.text.startswith("recruit ")
    assert "Not possible:\n  Develop. It costs 4 silver" in output and "(Rules 5.1.1)" in output


def test_in_lines_a_verb_alone_asks_how() -> None:
    table, output = in_lines("hunt\n")
    assert "[hunt " in output and len(table.session.match.log) == 3


class TakesTheLast(io.StringIO):
    """A player who always takes the last answer; of the actions the first."""

    table: PlainTable

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]  # as StringIO itself
        return "1\n" if len(self.table.session.match.log) % 3 else f"{len(self.table.offered)}\n"


@pytest.mark.parametrize("lang", ["en", "cs"])
def test_a_whole_game_is_played_by_numbers(lang: str) -> None:
    sink, player = io.StringIO(), TakesTheLast()
    table = PlainTable(session(0), lang, player, sink)
    player.table = table
    table.run()
    assert table.session.match.over and table.words.say("ui-end-of-match") in sink.getvalue()
    for gap in ("event-", "move-", "ask-", "line-", "tty-", "count-", "seat-", "worker-", "verb-"):
        assert gap not in sink.getvalue(), f"{gap} was shown instead of a text"


@pytest.mark.parametrize("typed", ["attack", "Attack"])
def test_a_verb_that_is_typed_opens_its_moves(typed: str) -> None:
    async def scene(app: PlayApp, pilot: Pilot[None]) -> None:
        panel, before = app.query_one(DecisionPanel), len(app.session.match.log)
        folded = action_groups(panel.decision.options, app.look().spaces) if panel.decision else []
        several = next(group for group in folded if len(group.open) > 1)
        name = several.verb if typed.islower() else app.words.verb(several.verb)
        await pilot.press("slash")
        app.query_one(FilterInput).value = name
        await rest(app, pilot)
        await pilot.press("enter")
        await rest(app, pilot)
        assert len(app.session.match.log) == before
        assert panel.unfolded == several.verb and app.query_one(Answers).has_focus
        option = panel.focused_option()
        assert option is not None and option in several.open
        await pilot.press("enter")
        await rest(app, pilot)
        assert app.session.match.log[before].move.text == option.move

    at_table(scene, PlaySession(match(14), "greedy", RecordFile()))


def on_a_grid() -> Match:
    """A match whose table is a grid of tiles."""
    new_session = [regnum.new(game, seats=regnum.info(game).seats[0], seed=7) for game in regnum.games()]
    return next(each for each in new_session if grid_of(DrawingContext(each, 0, words_at(each, "en"))) is not None)


@pytest.mark.parametrize("lang", ["en", "cs", "sk", "uk"])
def test_help_explains_the_signs_of_this_table_only(lang: str) -> None:
    here, grid = match(12), on_a_grid()
    mats, tiles = legend(look(here, lang)), legend(DrawingContext(grid, 0, words_at(grid, lang)))
    letters = next(iter(look(here, lang).kinds.values()))
    for sign in (f"[{letters}]", f"  {letters} ", "··", "⌂", "♟2", "[1]", "(4)", "/1", "/8", "▒▒", "✗"):
        assert sign in mats and sign not in tiles, sign
    for sign in ("╋", "♣", "◆ #", "♚"):
        assert sign in tiles and sign not in mats, sign
    assert "tty-" not in mats + tiles


def test_points_on_a_card_are_explained_where_there_are_some() -> None:
    seen = laid(
        Place(id="cards", layout="row", items=[Card(id="c", title=say("ui-you"), value=4)], label=say("ui-you"))
    )
    assert "4★" in legend(seen)


@pytest.mark.parametrize("lang", ["en", "cs", "sk", "uk"])
def test_examples_of_help_come_from_the_match(lang: str) -> None:
    sink, here = io.StringIO(), match(12)
    PlainTable(PlaySession(here, "greedy", RecordFile()), lang, io.StringIO("help\n"), sink).run()
    first = here.legal(0)[0]
    assert f"\n{first} " in sink.getvalue() and "take 2" not in sink.getvalue()


def test_the_help_leaf_shows_them_too() -> None:
    async def scene(app: PlayApp, pilot: Pilot[None]) -> None:
        await pilot.press("question_mark")
        await rest(app, pilot)
        output = printed(app.screen.query_one("#body", Static).content)
        assert app.session.match.legal(0)[0].split()[0] in output and "▒▒" in output and "tiles" not in output

    at_table(scene, PlaySession(match(12), "greedy", RecordFile()))


def test_the_log_takes_the_lines_that_the_sheet_leaves_blank() -> None:
    async def scene(app: PlayApp, pilot: Pilot[None]) -> None:
        board, log = app.query_one(BoardView), app.query_one("#log")
        assert log.outer_size.height > 10 and board.size.height == board.lines
        await pilot.resize_terminal(120, 30)
        await rest(app, pilot)
        await rest(app, pilot)
        assert log.outer_size.height >= 7 and board.size.height > 0
        assert log.region.bottom <= app.query_one("#left").region.bottom

    at_table(scene, PlaySession(match(12), "greedy", RecordFile()), size=(200, 90))
