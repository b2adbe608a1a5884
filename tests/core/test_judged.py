"""A move whose conditions stand once: what it may, what it says and what is listed cannot disagree."""

from __future__ import annotations

from regnum.core.messages import refuse

from .abbey import BREAD, CANDLES, GIVE_ALMS, Give, abbey


def test_a_move_that_no_rule_bars_may_be_played() -> None:
    game = abbey((1, 2), (0, 0), (0, 0))
    assert Give(BREAD, 1).may(game, 0) and Give(BREAD, 1).refused(game, 0) is None


def test_the_rule_that_bars_a_move_is_the_one_that_is_told() -> None:
    game = abbey((1, 0), (0, 0), (0, 0))
    assert Give(BREAD, 2).refused(game, 0) == refuse("no_bread", "1.1", need=2, have=1)
    assert Give(CANDLES, 1).refused(game, 0) == refuse("no_candle", "1.2", need=1, have=0)
    assert not Give(BREAD, 2).may(game, 0) and not Give(CANDLES, 1).may(game, 0)


def test_what_is_listed_is_what_may_be_played() -> None:
    for bread in range(3):
        for candles in range(3):
            game = abbey((bread, candles), (0, 0), (0, 0))
            listed = [move.text for move in GIVE_ALMS.legal(game, 0)]
            open_moves = [move.text for move in GIVE_ALMS.moves(game, 0) if move.refused(game, 0) is None]
            assert listed == open_moves and len(listed) == bread + candles
