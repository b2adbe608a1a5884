"""How an effect asks: the effect is remembered, and a question with one answer is not asked."""

from __future__ import annotations

from mypy_extensions import i64

from regnum.core.words import Ask
from regnum.games.architects.table import Architects


def ask(game: Architects, side: i64, effect: i64, question: Ask[Architects]) -> None:
    """Ask, unless there is nothing to decide: the only answer is played, a question without any is left out."""
    game.pending = effect
    game.push(question, side)
    answers = game.legal(side)
    if len(answers) > 1:
        return
    game.take_question()
    if len(answers) == 1:
        answers[0].play(game, side)
    game.answering = None


def put(game: Architects, side: i64, effect: i64, question: Ask[Architects]) -> None:
    """Ask what has more than one answer for certain."""
    game.pending = effect
    game.push(question, side)
