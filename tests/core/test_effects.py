"""Effects: packed numbers, one Resolve, questions with one answer or none, automatic sides, moments."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from regnum.core.effects import (
    ALL,
    NO_EFFECT,
    Effect,
    do_of,
    due,
    effect,
    in_order,
    n_of,
    packed_effect,
    side_of,
    what_of,
)
from regnum.core.words import Listener

from .abbey import ALMS, BREAD, CANDLES, FORCED_ALMS, GAIN, PRIOR, RING, TWICE, Abbey, Alms, Gain, abbey

ONE_BREAD = effect(GAIN, BREAD)
CANDLE = effect(GAIN, CANDLES)


def asked(game: Abbey) -> str:
    return "" if game.over else game.asked().name()


# -- the number --------------------------------------------------------------------------------------------------


def test_an_effect_is_a_number_with_four_parts() -> None:
    game = abbey()
    game.owe(1, effect(7, 1000, 1023))
    (packed,) = game.due
    assert (side_of(packed), do_of(packed), what_of(packed), n_of(packed)) == (1, 7, 1000, ALL)


def test_cards_and_rules_pack_effects_alike() -> None:
    assert effect(7, 3, 2) == packed_effect(7, 3, 2)
    assert effect(7) == effect(7, 0, 1)


def test_a_row_waits_with_its_first_effect_last() -> None:
    assert list(due((1, 2, 3))) == [3, 2, 1]


# -- resolving ---------------------------------------------------------------------------------------------------


def test_effects_happen_the_last_owed_first() -> None:
    game = abbey()
    game.owe(0, ONE_BREAD)
    game.owe(1, CANDLE)
    game.proceed()
    assert game.log == ["1 gains 1 of 1", "0 gains 1 of 0"]
    assert game.over and len(game.due) == 0


def test_a_row_happens_in_its_order() -> None:
    game = abbey()
    game.owe_row(0, due((ONE_BREAD, CANDLE)))
    game.proceed()
    assert game.log == ["0 gains 1 of 0", "0 gains 1 of 1"]


def test_what_an_effect_owes_happens_before_what_waits() -> None:
    game = abbey()
    game.owe(0, CANDLE)
    game.owe(0, effect(TWICE, BREAD, 1))
    game.proceed()
    assert game.log == ["0 gains 2 of 0", "0 gains 1 of 0", "0 gains 1 of 1"]


def test_a_question_stops_the_row_and_its_answer_lets_it_go_on() -> None:
    game = abbey((1, 1), (0, 0), (0, 0))
    game.owe_row(0, due((effect(ALMS), effect(GAIN, BREAD, 5))))
    game.proceed()
    assert asked(game) == "give_alms" and game.log == []
    game.play_legal(0, game.legal(0)[1])
    assert game.log == ["0 gains -1 of 1", "asked as give_alms", "0 gains 5 of 0"]
    assert game.over


def test_the_effect_that_is_asked_about_is_known_while_it_is_asked() -> None:
    game = abbey((1, 1), (0, 0), (0, 0))
    game.owe(0, effect(ALMS, 3, 4))
    game.proceed()
    assert game.pending == effect(ALMS, 3, 4)


def test_a_question_with_one_answer_is_not_asked() -> None:
    game = abbey((0, 1), (0, 0), (0, 0))
    game.owe(0, effect(ALMS))
    game.proceed()
    assert game.log == ["0 gains -1 of 1", "asked as give_alms"]
    assert game.over and game.answering is None


def test_a_question_without_an_answer_is_left_out() -> None:
    game = abbey()
    game.owe_row(0, due((effect(ALMS), ONE_BREAD)))
    game.proceed()
    assert game.log == ["0 gains 1 of 0"]


def test_a_question_may_be_put_whatever_its_answers() -> None:
    game = abbey((0, 1), (0, 0), (0, 0))
    game.owe(0, effect(FORCED_ALMS))
    game.proceed()
    assert asked(game) == "give_alms" and len(game.legal(0)) == 1


def test_an_official_opponent_decides_nothing() -> None:
    game = abbey((0, 0), (0, 0), (3, 3))
    game.owe(PRIOR, effect(ALMS, 0, 2))
    game.owe(PRIOR, effect(GAIN, CANDLES, 2))
    game.proceed()
    assert game.log == ["2 gains 2 of 1", f"2 keeps all, pending {effect(ALMS, 0, 2)}"]


def test_an_effect_says_whether_it_is_any_use() -> None:
    game = abbey((0, 1), (0, 0), (0, 0))
    assert [Alms(ALMS).useful(game, side, 0, 1) for side in (0, 1)] == [True, False]
    assert Gain(GAIN).useful(game, 1, BREAD, 1)


# -- moments -----------------------------------------------------------------------------------------------------


def test_a_moment_is_shown_by_itself_to_whoever_looks_on() -> None:
    game = abbey()
    game.told = Listener()
    game.owe_row(0, due((effect(RING), ONE_BREAD, effect(RING))))
    told = []
    while game.advance():
        told.append((len(game.told.events), len(game.log)))
    assert told == [(1, 0), (2, 1), (2, 1)]


def test_where_nobody_looks_on_nothing_stops() -> None:
    game = abbey()
    game.owe_row(0, due((effect(RING), ONE_BREAD, effect(RING))))
    assert game.advance()
    assert game.log == ["0 gains 1 of 0"] and not game.advance()


# -- clones ------------------------------------------------------------------------------------------------------


def test_a_clone_owes_the_same_and_goes_its_own_way() -> None:
    game = abbey((1, 1), (0, 0), (0, 0))
    game.owe_row(0, due((effect(ALMS), ONE_BREAD)))
    game.proceed()
    twin = game.clone()
    twin.play_legal(0, twin.legal(0)[0])
    assert twin.over and list(twin.due) == []
    assert len(game.due) == 1 and asked(game) == "give_alms" and game.pending == effect(ALMS)


# -- numbers -----------------------------------------------------------------------------------------------------


def test_each_effect_lies_at_its_number() -> None:
    gain, alms = Gain(2), Alms(0)
    assert in_order([gain, alms]) == [alms, NO_EFFECT, gain]


def test_a_number_is_used_once() -> None:
    with pytest.raises(ValueError, match=r"several effects have the numbers \[1, 3\]"):
        in_order([Gain(1), Alms(3), Alms(1), Gain(3), Gain(0)])


def test_an_effect_without_a_class_is_a_mistake_that_shows() -> None:
    with pytest.raises(NotImplementedError):
        NO_EFFECT.happen(abbey(), 0, 0, 1)
    assert not Effect(3).moment


def test_nothing_due_ends_at_once() -> None:
    game = abbey()
    game.owe_row(0, vec[i64]())
    game.proceed()
    assert game.over and game.log == []
