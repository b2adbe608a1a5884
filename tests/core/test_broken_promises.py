"""A broken promise speaks: who noticed it, where, and both values. Each is broken here by a small lie."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from regnum.bots.sense import Sense
from regnum.core.match import Match
from regnum.core.messages import say
from regnum.core.registry import refresh
from regnum.scene import Panel, Piece, Scene, Shape
from regnum.testing import contract
from regnum.testing.contract import PROMISES, TableSetup, position
from regnum.testing.differences import difference

Patch = pytest.MonkeyPatch
Lie = Callable[[ModuleType, Patch], None]

IMAGINED = "in an imagined game"
SOMEBODY = r"(seat \d|a spectator)"


@pytest.fixture
def court(monkeypatch: Patch) -> Iterator[ModuleType]:
    monkeypatch.syspath_prepend(str(Path(__file__).parents[1] / "manor"))
    refresh()
    import court

    yield court
    monkeypatch.undo()
    refresh()


# -- the lies ----------------------------------------------------------------------------------------------------------


def leak(kind: str) -> Lie:
    return lambda court, patch: patch.setattr(court, "LEAK", kind)


def on(what: str, name: str, make: Callable[[Any, ModuleType], Any]) -> Lie:
    """A method of one of its classes does something else; `make` gets what it did before."""

    def lie(court: ModuleType, patch: Patch) -> None:
        owner = getattr(court, what)
        patch.setattr(owner, name, make(getattr(owner, name), court))

    return lie


def with_a_tent() -> Scene:
    tent = Piece(id="tent", shape=Shape.DRAWN, drawing="tent")
    return Scene(game="court", panels=[Panel(id="camp", role="board", title=say("ui-score"), items=[tent])])


def a_card_is_lost_in_dreams(before: Any, court: ModuleType) -> Any:
    def redeal(self: Any, seat: int) -> None:
        before(self, seat)
        if self.deck:
            self.deck = self.deck[1:]

    return redeal


def the_deck_is_not_sorted(before: Any, court: ModuleType) -> Any:
    def redeal(self: Any, seat: int) -> None:
        others = [other for other in range(len(self.hands)) if other != seat]
        unknown = vec[i64]([*self.deck, *(card for other in others for card in self.hands[other])])
        self.chance.shuffle(unknown)
        cards = list(unknown)
        for other in others:
            self.hands[other] = sorted(cards.pop() for _ in self.hands[other])
        self.deck = cards

    return redeal


def one_is_left_out(before: Any, court: ModuleType) -> Any:
    return lambda self, game, seat: [move for move in before(self, game, seat) if move.text != "keep"]


def one_comes_twice(before: Any, court: ModuleType) -> Any:
    return lambda self, game, seat: [*before(self, game, seat), court.KEEPS.at(0)]


def nobody_may(before: Any, court: ModuleType) -> Any:
    return lambda self, game, seat: [court.SHOWS.at(card) for card in game.deck[:1]]


def loud_silver(before: Any, court: ModuleType) -> Any:
    def play(self: Any, game: Any, seat: int) -> None:
        if game.told is not None:
            game.bids[seat] += 10

    return play


def loud_count(before: Any, court: ModuleType) -> Any:
    def play(self: Any, game: Any, seat: int) -> None:
        if game.told is not None:
            game.revealed += 1

    return play


def moody(before: Any, court: ModuleType) -> Any:
    moods = itertools.count()
    return lambda self, game, seat: court.refuse(("too_poor", "bid_more")[next(moods) % 2], "1.2")


def always(before: Any, court: ModuleType) -> Any:
    return lambda self, game, seat: True


def made_anew(before: Any, court: ModuleType) -> Any:
    def legal(self: Any, game: Any, seat: int) -> Any:
        twin = court.KeepAll()
        twin.text, twin.number = "keep", court.KEEPS.at(0).number
        return [twin]

    return legal


def another_start(court: ModuleType, patch: Patch) -> None:
    luck = itertools.count(1)

    def open_table(rules: Any, chance: Any) -> Any:
        game = court.lay_table(rules, chance)
        game.bids[0] = next(luck)
        return game

    patch.setattr(court.BOX, "open", open_table)


def an_object_in_the_view(court: ModuleType, patch: Patch) -> None:
    patch.setattr(court.BOX, "view", lambda game, seat: {"deck": object()})


def burnt(before: Any, court: ModuleType) -> Any:
    def play(self: Any, game: Any, seat: int) -> None:
        game.hands[seat] = [card for card in game.hands[seat] if card != self.card]

    return play


def endless(court: ModuleType, patch: Patch) -> None:
    patch.setattr(court, "TURNS", 10**6)
    patch.setattr(contract, "LONGEST_GAME", 200)


def shared_bids(before: Any, court: ModuleType) -> Any:
    def clone(self: Any) -> Any:
        twin = before(self)
        twin.bids = self.bids
        return twin

    return clone


def lucky(before: Any, court: ModuleType) -> Any:
    luck = itertools.count(1)

    def play(self: Any, game: Any, seat: int) -> None:
        game.bids[seat] = next(luck)

    return play


def unrevealed(before: Any, court: ModuleType) -> Any:
    def play(self: Any, game: Any, seat: int) -> None:
        before(self, game, seat)
        game.revealed -= 1

    return play


def intruder(court: ModuleType, patch: Patch) -> None:
    before = Match.legal
    patch.setattr(Match, "legal", lambda self, seat: before(self, seat) or ["keep"])


class Liar(Sense[Any]):
    def notice(self, game: Any, side: int) -> None:
        self.seen[0] = 77.0


class Hopeful(Sense[Any]):
    def left(self, game: Any) -> float:
        return 1.5


class Forgetful(Sense[Any]):
    def __init__(self) -> None:
        super().__init__(("points", "looks"))

    def notice(self, game: Any, side: int) -> None:
        super().notice(game, side)
        self.seen[1] += 1.0


def sense(kind: type[Sense[Any]]) -> Lie:
    return lambda court, patch: patch.setattr(court.BOX, "sense", kind)


def wrong_winner(court: ModuleType, patch: Patch) -> None:
    from msgspec.structs import replace

    before = court.BOX.result
    patch.setattr(court.BOX, "result", lambda game, lines: replace(before(game, lines), winners=[]))


def shown_to_somebody_else(before: Any, court: ModuleType) -> Any:
    def play(self: Any, game: Any, seat: int) -> None:
        game.hands[seat] = [card for card in game.hands[seat] if card != self.card]
        game.shown = [*game.shown, self.card]
        if game.told is not None:
            game.told.append(court.Showed(court.neighbour(game, seat), self.card))

    return play


# -- what each promise says of them ------------------------------------------------------------------------------------

BROKEN: list[tuple[str, Lie, str]] = [
    ("a_view_tells_nothing_it_should_not", leak("view"), rf"^{SOMEBODY} sees view\.next: \d+ here, \d+ {IMAGINED}$"),
    (
        "a_view_tells_nothing_it_should_not",
        leak("score"),
        rf"^{SOMEBODY} sees score\.\d\.1\.1: \d+ here, \d+ {IMAGINED}$",
    ),
    (
        "an_event_tells_only_what_can_be_seen",
        leak("event"),
        rf"^{SOMEBODY} gets 'draw' by seat \d: events\.0-drew\.card: \d+ here, \d+ {IMAGINED}; the view",
    ),
    (
        "a_refusal_tells_only_what_is_known",
        leak("refusal"),
        rf"^seat \d tries '\w+ \d+': refused: \w+ \(1\.1\) here, refused: \w+ \(1\.1\) {IMAGINED}$",
    ),
    (
        "an_imagined_game_is_a_whole_game",
        on("Court", "redeal", a_card_is_lost_in_dreams),
        r"^in a game that seat 0 imagines the pieces are not the same: lost \['card \d+'\], made \[\]$",
    ),
    (
        "an_imagined_game_depends_only_on_what_is_known",
        on("Court", "redeal", the_deck_is_not_sorted),
        r"^seat \d imagines with the same seed state\.\w+\.\d+.*: \d+ here, \d+ where .* sort before you shuffle$",
    ),
    (
        "legal_is_what_is_not_refused",
        on("TakeTurn", "legal", one_is_left_out),
        r"^seat \d at 'take_turn': legal\(\) has \[\] that moves\(\) refuses or lacks, and lacks \['keep'\]$",
    ),
    (
        "legal_is_what_is_not_refused",
        on("TakeTurn", "moves", one_comes_twice),
        r"^seat \d at 'take_turn' is offered twice: \['keep'\]$",
    ),
    ("legal_is_what_is_not_refused", on("TakeTurn", "moves", nobody_may), r"has no legal move among 1$"),
    (
        "an_open_option_can_be_played",
        on("KeepAll", "play", loud_silver),
        r"^seat \d plays 'keep': state\.bids\.\d: \d+ here, \d+ when a search plays it$",
    ),
    (
        "a_refused_option_changes_nothing",
        on("Bid", "refused", moody),
        r"^seat \d sees 'bid \d' refused: \w+ \(1\.2\); (asked why not|when it is played): refused: \w+ \(1\.2\)$",
    ),
    ("a_seat_that_is_not_asked_may_not_play", intruder, r"^seat \d is not waited for and may play \['keep'\]$"),
    (
        "any_move_is_legal_or_says_why",
        on("HandOn", "may", always),
        r"^seat \d tries 'hand \d+': refused: not_yours \(1\.1\), but may\(\) says True$",
    ),
    (
        "a_move_is_its_notation",
        on("TakeTurn", "legal", made_anew),
        r"^'keep' is read as another move: 'keep', number \d+$",
    ),
    (
        "a_record_is_the_whole_match",
        another_start,
        r"^after \d+ moves state\.bids\.0: \d+ here, \d+ when the record is replayed$",
    ),
    ("json_comes_back_equal", an_object_in_the_view, r"^seat 0's view is not JSON-ready: .*object"),
    (
        "pieces_are_neither_made_nor_lost",
        on("Show", "play", burnt),
        r"^after \d+ moves: lost \['card \d+'(, 'card \d+')*\], made \[\]$",
    ),
    ("every_game_ends", endless, r"^not over after 200 random decisions; \(\d, ?\d?\) are asked$"),
    ("every_game_ends", wrong_winner, r"^the winners are \[\], first by rank are \[\d"),
    (
        "clones_share_nothing_that_changes",
        on("Court", "clone", shared_bids),
        r"^state\.bids\.\d: \d+ here, \d+ after a clone has played on; clone\(\) must copy it$",
    ),
    (
        "listening_changes_nothing",
        on("KeepAll", "play", loud_silver),
        r"^seat \d plays 'keep': state\.bids\.\d: \d+ here, \d+ when events are not recorded$",
    ),
    (
        "listening_changes_nothing",
        on("KeepAll", "play", loud_count),
        r"^seat \d plays 'keep': revealed is \d+ here, \d+ when events are not recorded$",
    ),
    (
        "the_order_of_answers_does_not_matter",
        on("KeepAll", "play", lucky),
        r"^the answers \{0: '.*: state\.bids\.\d: \d+ here, \d+ when seats answer in the order \(",
    ),
    (
        "undo_never_crosses_what_was_revealed",
        on("Draw", "play", unrevealed),
        rf"^seat \d plays 'draw' and may take it back, but gets events\.0-drew\.card: \d+ here, \d+ {IMAGINED}",
    ),
    (
        "a_sense_counts_what_the_sheet_counts",
        sense(Liar),
        r"^side 0: the sense sees 77\.0 points, the score sheet has \d+$",
    ),
    ("a_sense_counts_what_the_sheet_counts", sense(Hopeful), r"^left\(\) is 1\.5, not between 0 and 1$"),
    (
        "a_sense_counts_what_the_sheet_counts",
        sense(Forgetful),
        r"^side \d: seen\.1: \d\.0 here, \d\.0 (by a sense that saw nothing before|at the second look)$",
    ),
    (
        "what_is_told_is_so",
        on("Show", "play", shown_to_somebody_else),
        r"^the claim does not hold: Showed\(seat=\d, card=\d+\)$",
    ),
    (
        "a_scene_names_drawings_that_are_there",
        lambda court, patch: patch.setattr(court.BOX, "scene", lambda view: with_a_tent()),
        r"^the scene names art/shapes/tent\.svg, which does not exist$",
    ),
]


@pytest.mark.parametrize(
    ("promise", "lie", "says"), BROKEN, ids=[f"{n}-{name}" for n, (name, _, _) in enumerate(BROKEN)]
)
def test_a_broken_promise_says_who_where_and_both_values(
    promise: str, lie: Lie, says: str, court: ModuleType, monkeypatch: Patch
) -> None:
    lie(court, monkeypatch)
    told = complaint(getattr(contract, promise))
    assert told is not None, "nobody noticed"
    assert re.search(says, told), told


def complaint(promise: Callable[[Match, int], None]) -> str | None:
    """What it says the first time it is broken."""
    for seed in range(40):
        try:
            promise(position(TableSetup("court", 3, {}), seed, seed % 8), seed)
        except AssertionError as broken:
            return str(broken)
    return None


def test_every_promise_is_broken_here() -> None:
    assert {promise.__name__ for promise in PROMISES} == {name for name, _, _ in BROKEN}


@pytest.mark.parametrize(
    ("one", "other", "told"),
    [
        ({"hands": [[1, 2, "inn"]]}, {"hands": [[1, 2, "mill"]]}, "view.hands.0.2: 'inn' here, 'mill' there"),
        ({"a": 1}, {"a": 1, "b": None}, "view.b: nothing here, None there"),
        ([1, 2], [1], "view.1: 2 here, nothing there"),
        ({"n": 1}, {"n": True}, "view.n: 1 here, True there"),
        ({"n": [1]}, {"n": {"0": 1}}, "view.n: [1] here, {'0': 1} there"),
        ({"n": 1}, {"n": 1}, "no difference"),
    ],
)
def test_the_first_difference_is_told_by_its_path(one: Any, other: Any, told: str) -> None:
    assert difference(one, other, "there", "view") == told


def test_a_long_value_is_cut() -> None:
    assert difference("a" * 500, "b", "there", "view") == f"view: '{'a' * 119}… here, 'b' there"
