"""A match from outside: options, seats, refusals, undo, copies."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import pytest

import regnum
from regnum.core.codec import dump, encode
from regnum.core.messages import OptionInfo
from regnum.core.options import checked_value
from regnum.core.play import playout, positions_within
from regnum.core.rules import Box
from regnum.core.words import Game


def new(**options: object) -> regnum.Match:
    return regnum.new("brothers", seats=2, seed=7, options=options)


def test_the_installed_games_are_known() -> None:
    assert "brothers" in regnum.games()
    info = regnum.info("brothers")
    assert (info.id, info.edition, info.seats, info.expansions) == ("brothers", 2, (1, 2), [])
    assert [option.name for option in info.options] == ["sets", "roads", "level"]


def test_an_unknown_game_is_named_with_those_there_are() -> None:
    with pytest.raises(regnum.UnknownGame, match=r"unknown game .chess.*brothers"):
        regnum.new("chess", seats=2, seed=1)


@pytest.mark.parametrize("seats", [0, 3, -1, "2", 2.0, True, None])
def test_a_wrong_number_of_seats_is_refused(seats: object) -> None:
    with pytest.raises(regnum.OptionError, match="takes 1 to 2 players"):
        regnum.new("brothers", seats=seats, seed=1)  # type: ignore[arg-type]


@pytest.mark.parametrize("seed", [-1, 2**63, "7", 1.5, None, True])
def test_a_wrong_seed_is_refused(seed: object) -> None:
    with pytest.raises(regnum.OptionError, match="a seed must be an integer"):
        regnum.new("brothers", seats=2, seed=seed)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"colour": "red"}, "no option 'colour'; choose from: roads, sets"),
        ({"roads": "maybe"}, "roads must be one of scored, unscored; not 'maybe'"),
        ({"roads": True}, "roads must be one of"),
        ({"sets": "journey"}, "sets takes 3 different values of"),
        ({"sets": ["journey", "journey", "guard"]}, "sets takes 3 different values of"),
        ({"sets": ["journey", "guard", "magic"]}, "sets must be one of"),
        ({"sets": 3}, "sets takes 3 different values of"),
        ({"level": 2}, "does not apply with 2 seats"),
        ({"expansions": ["storm"]}, "no expansion 'storm'; choose from: none"),
        ({"expansions": "storm"}, "expansions must be a list"),
        (["sets"], "options must be a dictionary"),
        ({1: 2}, "options must be a dictionary"),
    ],
)
def test_a_wrong_option_says_what_would_be_right(options: dict[str, object], complaint: str) -> None:
    with pytest.raises(regnum.OptionError, match=complaint):
        regnum.new("brothers", seats=2, seed=1, options=options)


def test_options_come_back_complete_and_in_order() -> None:
    match = new(sets=["guard", "journey", "crafts"])
    assert match.options == {"sets": ["journey", "crafts", "guard"], "roads": "scored"}
    assert regnum.new("brothers", seats=1, seed=1, options={"level": "3"}).options["level"] == 3


def test_a_list_of_one_may_come_as_a_single_word() -> None:
    deck = OptionInfo("deck", "several", ["oak", "ash"], ["oak"], pick=1)
    assert checked_value(deck, "ash") == checked_value(deck, ["ash"]) == ["ash"]


def test_a_setting_may_not_take_a_word_of_the_header() -> None:
    with pytest.raises(ValueError, match="reserved option name: seed"):
        Box(
            "x",
            edition=1,
            seats=(1, 1),
            colours=("red",),
            families=[],
            package="x",
            open=lambda rules, chance: Game(),
            view=lambda game, seat: {},
            scene=lambda view: {},
            lines=lambda game, seat: [],
            pieces=lambda game: [],
            options=[OptionInfo("seed", "choice", [1], 1)],
        )


def test_a_seat_that_does_not_exist_is_refused_everywhere() -> None:
    match = new()
    asks: list[Callable[[Any], object]] = [match.decision, match.legal, match.view, match.scene]
    asks += [lambda seat: match.why(seat, "end"), lambda seat: match.play(seat, "end")]
    asks += [lambda seat: match.imagine(seat, 1)]
    for ask in asks:
        for seat in (2, -1, "0", True):
            with pytest.raises(regnum.OptionError, match="seats 0 to 1"):
                ask(seat)
    with pytest.raises(regnum.OptionError, match="score sheet"):
        match.score(2)


def test_a_refused_move_raises_with_its_reason_and_changes_nothing() -> None:
    match = new()
    before = match.hash
    seat = match.waiting[0]
    with pytest.raises(regnum.IllegalMove) as wrong:
        match.play(seat, "take 5")
    assert wrong.value.refusal == regnum.refuse("out_of_reach", "2.8", reach=3)
    assert str(wrong.value) == f"seat {seat} may not play 'take 5': out_of_reach reach=3 (brothers 2.8)"
    assert match.hash == before and match.log == []


NONSENSE: list[Any] = ["", "fly", "take", "take x", "take 2 3", "take  2", "TAKE 2", "build inn_row"]
NONSENSE += ["build castle 0,1", "build inn_row 0;1", "build inn_row 99,0", "step king 0,1", 7, None]


@pytest.mark.parametrize("move", NONSENSE)
def test_nonsense_is_an_unknown_move_and_says_how_to_write(move: Any) -> None:
    match = new()
    refusal = match.why(match.waiting[0], move)
    assert refusal is not None and refusal.code == "unknown_move"
    with pytest.raises(regnum.IllegalMove):
        match.play(match.waiting[0], move)


def test_undo_goes_back_inside_a_turn_but_not_across_what_was_revealed() -> None:
    match = new()
    seat = match.waiting[0]
    match.play(seat, "take 1")  # the refill has shown a new tile
    with pytest.raises(regnum.IllegalMove) as wrong:
        match.undo(seat)
    assert wrong.value.refusal.code == "undo_revealed"
    after_take = match.hash
    match.play(seat, next(move for move in match.legal(seat) if move.startswith("extend")))
    assert match.undo(seat).hash == after_take


def test_undo_never_takes_back_another_seats_move_nor_a_turn_that_is_over() -> None:
    match = new()
    seat = match.waiting[0]
    match.play(seat, "take 1")
    match.play(seat, "end")
    with pytest.raises(regnum.IllegalMove) as wrong:
        match.undo(1 - seat)
    assert wrong.value.refusal.code == "undo_other"
    with pytest.raises(regnum.IllegalMove) as wrong:
        match.undo(seat)
    assert wrong.value.refusal.code == "undo_turn_over"


def test_undo_never_takes_back_what_henry_did() -> None:
    for seed in range(30):
        match = regnum.new("brothers", seats=1, seed=seed)
        while not match.over:
            match.play(0, match.legal(0)[-1])  # takes, then ends
            if match.log[-1].move.text == "end" and not match.over:
                refusal = match.why_no_undo(0)
                assert refusal is not None and refusal.code in ("undo_turn_over", "undo_revealed")


def test_equal_states_have_equal_hashes_and_different_ones_do_not() -> None:
    assert new().hash == new().hash
    assert new().hash != regnum.new("brothers", seats=2, seed=8).hash
    match = new()
    before = match.hash
    match.play(match.waiting[0], "take 1")
    assert match.hash != before


def test_the_hash_covers_every_field_of_the_game() -> None:
    fields = set(dump(new().state))
    assert {"agenda", "whose", "chance", "sides", "grid", "supply", "ring", "discounts"} <= fields
    assert not {"rules", "told"} & fields


def test_a_finished_match_asks_nobody_and_refuses_everything() -> None:
    match = new()
    playout(match.state, 1)
    assert match.over and match.waiting == () and match.decision(0) is None and match.legal(0) == []
    assert match.why(0, "end") == regnum.refuse("match_over", "")


def test_nobody_listens_unless_somebody_plays_through_the_match() -> None:
    match = new()
    assert match.state.told is None
    assert match.play(match.waiting[0], "take 1")[0].name() == "took"
    assert match.state.told is None


def test_bots_choose_legal_moves_and_know_only_what_their_seat_may() -> None:
    for name in ("random", "greedy"):
        match = new()
        seat = match.waiting[0]
        choice = regnum.bot(name, seed=3).choose(match, seat)
        assert choice in match.legal(seat)
        assert {regnum.bot(name, seed=3).choose(match.imagine(seat, world), seat) for world in range(5)} == {choice}
    with pytest.raises(regnum.OptionError, match=r"choose from: random, untaught, greedy, .*king"):
        regnum.bot("merlin")


class Stubborn(regnum.Bot):
    """A bot of somebody else's."""

    def choose(self, match: regnum.Match, seat: int) -> str:
        return match.legal(seat)[-1]


def test_a_bot_of_somebody_else_may_play_too() -> None:
    match = new()
    assert Stubborn("stubborn", 1).choose(match, match.waiting[0]) == "take 3"


@pytest.mark.parametrize(
    "call",
    [
        lambda: regnum.bot(cast(Any, 5)),
        lambda: regnum.bot("random", 2**70),
        lambda: regnum.new(cast(Any, []), seats=2, seed=1),
        lambda: regnum.info(cast(Any, {})),
        lambda: regnum.text(cast(Any, 5), "en"),
        lambda: regnum.replay(cast(Any, b"")),
    ],
)
def test_any_argument_is_met_with_a_clear_word(call: Any) -> None:
    with pytest.raises(regnum.RegnumError):
        call()


def test_a_state_that_cannot_be_hashed_the_same_everywhere_is_an_error() -> None:
    with pytest.raises(TypeError, match="float cannot be stored in a game state"):
        dump({"luck": 0.5})
    assert dump({"b", "a"}) == ["a", "b"]


def test_views_are_the_same_bytes_for_the_same_state() -> None:
    assert encode(new().view(0)) == encode(new().view(0))
    assert encode(new().view(0)) != encode(new().view(1))


@pytest.mark.parametrize(("seats", "moves", "ways"), [(2, 3, 129), (2, 4, 393), (1, 3, 171), (1, 4, 763)])
def test_the_number_of_ways_to_go_on_is_the_one_written_down(seats: int, moves: int, ways: int) -> None:
    assert positions_within(regnum.new("brothers", seats=seats, seed=1).state, moves) == ways
