"""A game and an expansion from another package, uncompiled, on our kernel; and the guide that builds them.

The packages lie in tests/example with the metadata a real installation would have, so putting that folder on
sys.path is enough for the registry to find them.
"""

from __future__ import annotations

import configparser
import doctest
import itertools
import re
import sys
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import regnum
from regnum.catalogue import LANGUAGES, catalogue, rulebook
from regnum.core import play
from regnum.core.codec import decode_event, encode
from regnum.core.registry import box_of, refresh
from regnum.testing.contract import PROMISES, TableSetup, position, tables_of

HERE = Path(__file__).parents[1]
EXAMPLE = HERE / "example"
DOCS = HERE.parent / "docs"
GUIDE = DOCS / "adding-a-game.md"
STORM: dict[str, object] = {"expansions": ["storm"]}


def forget() -> None:
    """What the registry has read once it would not look for again."""
    refresh()
    catalogue.cache_clear()
    rulebook.cache_clear()


@pytest.fixture(autouse=True)
def the_package_is_installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.syspath_prepend(str(EXAMPLE))
    forget()
    yield
    monkeypatch.undo()
    forget()


def told_in(match: regnum.Match, answers: dict[int, str]) -> list[regnum.Event]:
    """One round, answered in this order; everything that was told."""
    return [event for seat, move in answers.items() for event in match.play(seat, move)]


def played(match: regnum.Match, bot: str = "random") -> list[regnum.Event]:
    """The whole match played by bots; everything that was told."""
    bots = [regnum.bot(bot, seed=seat) for seat in range(match.seats)]
    told: list[regnum.Event] = []
    while not match.over:
        for seat in match.waiting:
            told += match.play(seat, bots[seat].choose(match, seat))
    return told


def seen(match: regnum.Match, viewer: int | None) -> bytes:
    """Everything that reaches a viewer."""
    things: list[Any] = [match.view(viewer), match.scene(viewer), match.waiting]
    things += [match.score(seat) for seat in range(match.seats)]
    if viewer is not None:
        things += [match.decision(viewer), match.legal(viewer)]
        things += [match.why(viewer, move) for move in ("hold 0", "hold 3", "shelter", "fly away")]
    return encode(things)


# -- the registry finds it --------------------------------------------------------------------------------------


def test_the_registry_lists_a_game_of_another_package() -> None:
    assert "pebbles" in regnum.games()
    info = regnum.info("pebbles")
    assert (info.id, info.edition, info.seats, info.expansions) == ("pebbles", 1, (2, 3), ["storm"])
    (purse,) = info.options
    assert (purse.name, purse.choices, purse.default) == ("purse", [6, 9, 12], 9)


def test_opening_one_of_our_games_does_not_hide_the_list_of_games() -> None:
    # Loading it imports the package regnum.games, which has the name of the function.
    regnum.new("brothers", seats=2, seed=1)
    assert {"brothers", "pebbles"} <= set(regnum.games())


def test_without_the_package_there_is_no_such_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [entry for entry in sys.path if entry != str(EXAMPLE)])
    forget()
    assert "pebbles" not in regnum.games()
    with pytest.raises(regnum.UnknownGame, match="pebbles"):
        regnum.info("pebbles")


def test_an_installation_would_have_the_same_entry_points() -> None:
    project = tomllib.loads((EXAMPLE / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    static = configparser.ConfigParser(delimiters="=")
    static.read(EXAMPLE / "pebbles-1.0.dist-info" / "entry_points.txt", encoding="utf-8")
    assert {group: dict(static[group]) for group in static.sections()} == project["entry-points"]


# -- it plays on the kernel ----------------------------------------------------------------------------------


def test_the_game_runs_uncompiled_on_the_kernel_as_it_is() -> None:
    match = regnum.new("pebbles", seats=2, seed=1)
    home = sys.modules[type(match.state).__module__].__file__
    assert home is not None and home.endswith("pebbles/table.py")
    kernel = sys.modules["regnum.core.play"].__file__
    assert kernel is not None and play.compiled == (not kernel.endswith(".py"))


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_whole_game_is_played(seats: int, bot: str) -> None:
    match = regnum.new("pebbles", seats=seats, seed=11)
    told = played(match, bot)
    assert match.over and match.waiting == () and len(match.log) == 5 * seats
    assert match.result is not None and sum(match.result.totals) == sum(map(sum, points_of(match)))
    prizes = [event.prize for event in told if event.name() in ("won", "sank")]  # type: ignore[attr-defined]
    assert sorted(prizes) == [1, 2, 3, 4, 5]


def points_of(match: regnum.Match) -> list[list[int]]:
    return [[points for _, points in match.score(seat)] for seat in range(match.seats)]


def test_the_kernel_plays_it_by_itself_and_clones_share_nothing() -> None:
    match = regnum.new("pebbles", seats=3, seed=5)
    before = match.hash
    twins = [match.clone(), match.clone()]
    assert [play.playout(twin.state, 3) for twin in twins] == [15, 15]
    assert twins[0].hash == twins[1].hash != before == match.hash


def test_the_largest_fist_wins_and_equal_ones_lose_the_prize() -> None:
    match = regnum.new("pebbles", seats=3, seed=7)
    prize = match.view(None)["prize"]
    told = [event.plain() for event in told_in(match, {0: "hold 1", 1: "hold 3", 2: "hold 0"})]
    assert told[:4] == ["opened count=1", "opened count=3", "opened count=0", f"won prize={prize}"]
    assert [side["purse"] for side in match.view(None)["sides"]] == [8, 6, 9]
    prize = match.view(None)["prize"]
    told = [event.plain() for event in told_in(match, {0: "hold 2", 1: "hold 2", 2: "hold 1"})]
    assert told[3:6] == [f"sank prize={prize}", "gained count=1", "gained count=1"]
    assert [side["purse"] for side in match.view(None)["sides"]] == [7, 5, 8]


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
def test_it_keeps_every_promise_of_the_contract(promise: Callable[[regnum.Match, int], None]) -> None:
    tables: list[TableSetup] = list(tables_of("pebbles"))
    assert {str(table) for table in tables} >= {"pebbles-2-purse=6", "pebbles-3-expansions=['storm']"}
    for table, decisions in itertools.product(tables, range(0, 16, 3)):
        promise(position(table, decisions + 1, decisions), decisions)


# -- the secret ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("answers", [("hold 3", "hold 0", "hold 1"), ("hold 2", "hold 2", "hold 2")])
def test_the_order_in_which_answers_arrive_does_not_matter(answers: tuple[str, str, str]) -> None:
    ends = set()
    for order in itertools.permutations(range(3)):
        match = regnum.new("pebbles", seats=3, seed=9)
        assert match.waiting == (0, 1, 2)
        told = told_in(match, {seat: answers[seat] for seat in order})
        ends.add((match.hash, encode(told), seen(match, None)))
    assert len(ends) == 1


def test_nothing_that_reaches_others_shows_an_answer_before_all_are_in() -> None:
    for viewer in (1, 2, None):
        received = set()
        for move in ("hold 0", "hold 1", "hold 2", "hold 3"):
            match = regnum.new("pebbles", seats=3, seed=9)
            assert match.play(0, move) == []
            assert match.waiting == (1, 2) and match.view(0)["held"] == move
            received.add(seen(match, viewer))
        assert len(received) == 1


def test_an_imagined_game_does_not_know_the_answers_of_others() -> None:
    worlds = set()
    for move in ("hold 0", "hold 3"):
        match = regnum.new("pebbles", seats=3, seed=9)
        match.play(0, move)
        imagined = [match.imagine(1, seed) for seed in range(30)]
        assert {world.view(0)["held"] for world in imagined} == {"hold 0", "hold 1", "hold 2", "hold 3"}
        assert {seen(world, 1) for world in imagined} == {seen(match, 1)}
        assert {match.imagine(0, seed).view(0)["held"] for seed in range(30)} == {move}
        worlds.add(tuple(world.hash for world in imagined))
    assert len(worlds) == 1  # a world is made of what seat 1 knows, so the true answer leaves no trace in it


def test_an_answer_may_be_taken_back_until_the_fists_are_open() -> None:
    match = regnum.new("pebbles", seats=2, seed=9)
    before = match.hash
    match.play(1, "hold 2")
    assert match.undo(1).hash == before
    match.play(0, "hold 1")
    with pytest.raises(regnum.IllegalMove, match="undo_revealed"):
        match.undo(0)


# -- record and texts ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [{}, {"purse": 6}, STORM], ids=str)
def test_a_record_comes_back_at_every_move(options: dict[str, object]) -> None:
    match = regnum.new("pebbles", seats=3, seed=2**63 - 1, options=options)
    played(match)
    for length in range(len(match.log) + 1):
        there = match.rewound(length)
        back = regnum.replay(there.record())
        assert (back.record(), back.hash, back.waiting) == (there.record(), there.hash, there.waiting)


def test_a_record_names_the_line_that_is_wrong() -> None:
    record = regnum.new("pebbles", seats=2, seed=3).record() + "# a remark\n1 red hold 2\n2 red hold 1\n"
    with pytest.raises(regnum.RecordError, match=r"^line 4: seat 0 may not play 'hold 1': already_answered"):
        regnum.replay(record)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_it_says_is_a_sentence_in_four_languages(lang: str) -> None:
    match = regnum.new("pebbles", seats=3, seed=7, options={"purse": 6, **STORM})
    bots = [regnum.bot("random", seed=seat) for seat in range(3)]
    said: list[regnum.Message | regnum.Refusal | regnum.Event] = []
    while not match.over:
        for seat in match.waiting:
            decision = match.decision(seat)
            assert decision is not None
            said.append(decision.prompt)
            said += [option.label for option in decision.options]
            said += [option.refusal for option in decision.options if option.refusal]
            said += match.play(seat, bots[seat].choose(match, seat))
    names = {thing.name() for thing in said if isinstance(thing, regnum.Event)}
    assert names == {"turned", "opened", "won", "sank", "gained", "blew"}
    codes = {thing.code for thing in said if isinstance(thing, regnum.Refusal)}
    assert codes == {"purse_too_small", "not_poor"}
    box = box_of("pebbles")
    texts = catalogue(lang, "pebbles")
    labels = [box.line_label(line) for line, _ in match.score(0)]
    labels += [box.option_label("purse", choice) for choice in (None, 6, 9, 12)]
    labels += [regnum.Message(id) for id in ("game-title", "expansion-storm", "verb-hold", "verb-shelter")]
    sentences = [regnum.text(thing, lang) for thing in said] + [texts.render(label) for label in labels]
    assert all(sentence and "{" not in sentence for sentence in sentences)
    assert not [id for id in messages_in(match.scene(0)) if not texts.has(id)]


def messages_in(thing: Any) -> Iterator[str]:
    """The ids of all messages in a scene."""
    if isinstance(thing, regnum.Message):
        yield thing.id
    elif isinstance(thing, (dict, list)):
        for inner in thing.values() if isinstance(thing, dict) else thing:
            yield from messages_in(inner)


def test_the_catalogues_and_the_rules_are_the_same_in_four_languages() -> None:
    for package in ("pebbles", "pebbles_storm"):
        ids = []
        for lang in LANGUAGES:
            text = (EXAMPLE / package / "texts" / f"{lang}.ftl").read_text(encoding="utf-8")
            ids.append(re.findall(r"^([a-z0-9-]+) =", text, re.MULTILINE))
        assert all(each == ids[0] for each in ids)
    books = [rulebook("pebbles", lang) for lang in LANGUAGES]
    numbers = [paragraph.number for paragraph in books[0].paragraphs]
    assert all([paragraph.number for paragraph in book.paragraphs] == numbers for book in books)
    assert {"2.2", "4.2", "5.1", "5.3"} <= set(numbers)


@pytest.mark.parametrize(
    ("lang", "sentences"),
    [
        ("en", ["Hold no pebbles", "Hold one pebble", "Hold 2 pebbles"]),
        ("cs", ["Sevřít žádný oblázek", "Sevřít jeden oblázek", "Sevřít 2 oblázky"]),
        ("sk", ["Zovrieť žiadny kamienok", "Zovrieť jeden kamienok", "Zovrieť 2 kamienky"]),
        ("uk", ["Затиснути: жодного камінця", "Затиснути: 1 камінець", "Затиснути: 2 камінці"]),
    ],
)
def test_each_language_counts_in_its_own_way(lang: str, sentences: list[str]) -> None:
    decision = regnum.new("pebbles", seats=2, seed=1).decision(0)
    assert decision is not None
    assert [regnum.text(option.label, lang) for option in decision.options[:3]] == sentences


def test_events_come_back_from_json() -> None:
    match = regnum.new("pebbles", seats=2, seed=7, options=STORM)
    told = played(match)
    box = box_of("pebbles")
    assert [decode_event(encode(event), box) for event in told] == told


# -- the expansion -------------------------------------------------------------------------------------------


def test_without_the_expansion_its_move_is_refused_as_untimely() -> None:
    none_of_it: tuple[dict[str, object], ...] = ({}, {"expansions": []})
    for options in none_of_it:
        match = regnum.new("pebbles", seats=2, seed=7, options=options)
        before = match.hash
        refusal = match.why(0, "shelter")
        assert refusal is not None and refusal.code == "not_now"
        assert all(regnum.text(refusal, lang) for lang in LANGUAGES)
        with pytest.raises(regnum.IllegalMove, match="not_now"):
            match.play(0, "shelter")
        assert match.hash == before
        played(match)
        assert [line for line, _ in match.score(0)] == ["prizes", "pebbles"]


def test_with_the_expansion_its_move_is_offered_refused_to_the_rich_and_played_by_the_poor() -> None:
    match = regnum.new("pebbles", seats=2, seed=7, options={"purse": 6, **STORM})
    purse = match.view(0)["sides"][0]["purse"]
    assert match.why(0, "shelter") == regnum.refuse("not_poor", "5.1", count=purse, limit=3)
    while match.view(0)["sides"][0]["purse"] >= 3:
        told_in(match, {0: "hold 3", 1: "hold 0"})
    assert "shelter" in match.legal(0)
    told = [event.plain() for event in told_in(match, {1: "hold 0", 0: "shelter"})]
    assert told[:3] == ["opened count=0", "gained count=1", "opened count=0"]


def test_a_strong_prize_brings_the_wind_before_the_fists_are_closed() -> None:
    for options, wind in ((STORM, True), ({}, False)):
        match = regnum.new("pebbles", seats=3, seed=7, options=options)
        told = [event.plain() for event in played(match)]
        for prize in (4, 5):
            if f"turned prize={prize}" in told:
                after = told[told.index(f"turned prize={prize}") + 1 :]
                assert (after[0] == "blew") == wind
        assert ("blew" in told) == wind


def test_the_expansion_adds_its_line_to_the_score_sheet() -> None:
    match = regnum.new("pebbles", seats=2, seed=7, options=STORM)
    assert match.score(0)[-1] == ("dry", 2)
    played(match)
    for seat, side in enumerate(match.view(None)["sides"]):
        assert match.score(seat)[-1] == ("dry", 2 if side["purse"] >= 3 else 0)
    assert match.result is not None and match.result.lines == [match.score(seat) for seat in range(2)]


def test_the_base_game_does_not_know_its_expansion() -> None:
    sources = [file for file in sorted((EXAMPLE / "pebbles").rglob("*")) if file.suffix in (".py", ".ftl", ".md")]
    assert sources and not [file for file in sources if "storm" in file.read_text(encoding="utf-8").lower()]


# -- bad options ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "seed", "options"),
    [
        (1, 0, {}),
        (4, 0, {}),
        (2, -1, {}),
        (2, 2**63, {}),
        (2, 0, {"purse": 7}),
        (2, 0, {"purse": True}),
        (2, 0, {"purse": [6, 9]}),
        (2, 0, {"fists": 3}),
        (2, 0, {"expansions": ["calm"]}),
        (2, 0, {"expansions": ["storm", "storm"]}),
        (2, 0, {"expansions": "storm"}),
    ],
)
def test_bad_options_are_refused_with_an_option_error(seats: int, seed: int, options: Any) -> None:
    with pytest.raises(regnum.OptionError):
        regnum.new("pebbles", seats=seats, seed=seed, options=options)


# -- the guide -----------------------------------------------------------------------------------------------


def blocks(page: Path, language: str) -> list[str]:
    """The listings of a page in one language."""
    fenced = re.compile(rf"^```{language}\n(.*?)^```$", re.MULTILINE | re.DOTALL)
    return fenced.findall(page.read_text(encoding="utf-8"))


LISTED = {"python": "py", "toml": "toml", "fluent": "ftl", "markdown": "md"}


@pytest.mark.parametrize("language", LISTED)
def test_every_listing_of_the_guide_stands_in_the_example(language: str) -> None:
    sources = [file.read_text(encoding="utf-8") for file in sorted(EXAMPLE.rglob(f"*.{LISTED[language]}"))]
    listings = blocks(GUIDE, language)
    assert listings
    for listing in listings:
        assert any(listing in source for source in sources), f"not in the example:\n{listing}"


def test_the_guide_shows_every_file_of_the_example() -> None:
    page = GUIDE.read_text(encoding="utf-8")
    files = [file for file in sorted(EXAMPLE.rglob("*.py")) if file.name != "__init__.py"]
    assert not [file.name for file in files if f"`{file.relative_to(EXAMPLE)}`" not in page]


@pytest.mark.parametrize("page", ["adding-a-game.md", "tour.md", "record-format.md"])
def test_every_session_of_the_docs_is_real(page: str) -> None:
    sessions = "\n".join(blocks(DOCS / page, "pycon"))
    test = doctest.DocTestParser().get_doctest(sessions, {}, page, str(DOCS / page), 0)
    assert test.examples
    said: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS)
    runner.run(test, out=said.append)
    assert not runner.failures, "".join(said)
