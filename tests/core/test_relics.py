"""The guide's second game: turns, a hidden hand, two auctions, a move that opens a question, and one language."""

from __future__ import annotations

import ast
import itertools
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import regnum
from regnum import game as api
from regnum.catalogue import LANGUAGES, rulebook
from regnum.catalogue.sentences import Sentences
from regnum.testing import contract, facts, named, play, refused
from regnum.testing.contract import PROMISES, TableSetup, believed_lies, position, tables_of
from regnum.testing.playing import play_on
from tests.guests import EXAMPLE, forget_all


@pytest.fixture(autouse=True)
def the_package_is_installed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.syspath_prepend(str(EXAMPLE))
    forget_all()
    yield
    monkeypatch.undo()
    forget_all()


def fair(seats: int = 3, seed: int = 5) -> regnum.Match:
    return regnum.new("relics", seats=seats, seed=seed)


def offered(match: regnum.Match, manner: str) -> str:
    """The seat that is asked puts up its first relic; which one."""
    (seat,) = match.waiting
    saint = str(match.view(seat)["hand"][0])
    play(match, seat, f"offer {saint}", f"sell {manner}")
    return saint


def silver(match: regnum.Match) -> list[int]:
    return [side["silver"] for side in match.view(None)["sides"]]


# -- what only this game does ------------------------------------------------------------------------------------------


def test_an_offer_opens_another_question_to_the_same_seat() -> None:
    match = fair()
    saint = match.view(0)["hand"][0]
    assert named(play(match, 0, f"offer {saint}"), "offered")
    assert match.waiting == (0,) and match.view(None)["block"] == saint
    decision = match.decision(0)
    assert decision is not None and [option.move for option in decision.options] == ["sell cried", "sell sealed"]
    assert match.undo(0).view(0)["block"] is None  # nobody has learned anything that was hidden


def test_a_cried_auction_goes_once_around_and_asks_nobody_who_cannot_bid_more() -> None:
    match = fair()
    saint = offered(match, "cried")
    assert match.waiting == (1,)
    play(match, 1, "bid 4")
    assert refused(match, 2, "bid 4") == ("bid_too_low", "3.1") and facts(match, 2, "bid 4") == {"least": 5}
    assert refused(match, 2, "bid 13") == ("purse_too_small", "3.1")
    told = play(match, 2, "bid 12")
    assert named(told, "sold") and silver(match) == [24, 12, 0]
    assert match.view(None)["sides"][2]["shrine"][saint] == 1
    assert match.waiting == (1,)
    offered(match, "cried")
    assert match.waiting == (0,), "seat 2 has no silver and is not asked"


def test_sealed_bids_are_opened_at_once_and_ties_go_to_the_left_of_the_seller() -> None:
    match = fair()
    offered(match, "sealed")
    assert match.waiting == (1, 2)
    assert play(match, 2, "seal 3") == []
    assert match.view(2)["sealed"] == "seal 3"
    assert match.view(1)["sealed"] is None and match.view(None)["sides"][2]["bid"] == 0
    told = play(match, 1, "seal 3")
    assert len(named(told, "unsealed")) == 2 and silver(match) == [15, 9, 12]
    assert [side["bid"] for side in match.view(None)["sides"]] == [0, 3, 3]  # told, so it is in the view afterwards


def test_what_nobody_wants_stays_with_its_seller() -> None:
    match = fair()
    saint = offered(match, "sealed")
    play(match, 1, "seal 0")
    told = play(match, 2, "seal 0")
    assert named(told, "kept") and silver(match) == [12, 12, 12]
    assert match.view(None)["sides"][0]["shrine"][saint] == 1


def test_a_drawn_relic_is_told_to_its_owner_alone() -> None:
    match = fair(2)
    offered(match, "sealed")
    (drew,) = [event for event in match.play(1, "seal 0") if event.name() == "drew"]
    known, hidden = (regnum.text(drew.seen_by(viewer), "en") for viewer in (0, 1))
    assert known.startswith("White draws a relic of Saint ") and hidden == "White draws a relic."
    assert drew.seen_by(None) == drew.seen_by(1)


def test_only_relics_of_the_hand_are_offered() -> None:
    match = fair()
    missing = next(saint for saint in ("agnes", "blaise", "ita", "wenna") if saint not in match.view(0)["hand"])
    assert refused(match, 0, f"offer {missing}") == ("not_in_hand", "2.1")


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_a_whole_fair_sells_every_relic(seats: int, bot: str) -> None:
    match = fair(seats)
    bots = [regnum.bot(bot, seed=seat) for seat in range(seats)]
    while not match.over:
        for seat in match.waiting:
            match.play(seat, bots[seat].choose(match, seat))
    shrines = [count for side in match.view(None)["sides"] for count in side["shrine"].values()]
    assert sum(shrines) == 20 and sum(silver(match)) == 12 * seats


# -- what every game does ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
def test_it_keeps_every_promise(promise: Callable[[regnum.Match, int], None]) -> None:
    tables: list[TableSetup] = list(tables_of("relics"))
    assert [str(table) for table in tables] == ["relics-2-default", "relics-3-default", "relics-4-default"]
    for table, decisions in itertools.product(tables, range(0, 80, 9)):
        promise(position(table, decisions + 1, decisions), decisions)


def test_none_of_its_sentences_could_lie_unseen() -> None:
    assert believed_lies(list(tables_of("relics")), range(3)) == {}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_it_says_is_told_in_english_to_everybody(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def gap(self: Sentences, thing: object, missing: Exception) -> str:
        raise AssertionError(str(missing))

    monkeypatch.setattr(Sentences, "gap", gap)
    words = Sentences(lang, "relics")
    match = fair(4, seed=9)
    said: set[str] = set()
    while not match.over:
        for seat in match.waiting:
            decision = match.decision(seat)
            assert decision is not None
            said |= {words.text(decision.prompt), *(words.text(option.label) for option in decision.options)}
            said |= {words.why(option.refusal) for option in decision.options if option.refusal is not None}
            told = match.play(seat, match.legal(seat)[-1 if len(match.log) % 3 else 0])
            said |= {words.text(event.seen_by(viewer)) for event in told for viewer in (seat, None)}
    assert "Which relic will you put up for sale?" in said and "Take sealed bids" in said
    assert words.game_title() == "The Relic Fair"
    assert rulebook("relics", lang).title == "The Relic Fair"


def test_random_matches_are_told_without_a_gap() -> None:
    for seed in range(4):
        match = fair(2 + seed % 3, seed)
        story = play_on(match, seed)
        assert story and match.over


# -- the author's API --------------------------------------------------------------------------------------------------


def sources() -> list[Path]:
    return sorted(EXAMPLE.rglob("*.py"))


def test_the_examples_need_nothing_of_regnum_but_the_authors_api() -> None:
    used: set[str] = set()
    for file in sources():
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            module = node.module or "" if isinstance(node, ast.ImportFrom) else ""
            for name in (module, *names):
                top = name.partition(".")[0]
                assert top in ("", "__future__", "typing", "pebbles", "relics") or name == "regnum.game", file
            if module == "regnum.game" and isinstance(node, ast.ImportFrom):
                used |= {alias.name for alias in node.names}
    assert used <= set(api.__all__) and len(used) > 25


def test_every_name_of_the_authors_api_is_there_and_explained() -> None:
    assert len(set(api.__all__)) == len(api.__all__)
    page = (EXAMPLE.parents[1] / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    for name in api.__all__:
        assert hasattr(api, name)
        assert name in (api.__doc__ or "").replace(",", " ").replace(";", " ").replace("(", " ").split(), name
        assert f"`{name}`" in page, f"{name} is not in the guide"


def test_a_scene_that_names_a_shape_without_a_file_breaks_a_promise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contract, "shape_drawings", lambda game: {})
    with pytest.raises(AssertionError, match=r"the scene names art/shapes/shrine\.svg, which does not exist"):
        contract.a_scene_names_drawings_that_are_there(fair(), 1)
