"""C1, C2.1, C6.4. The automaton's decks: laid, shuffled, and future schemes that join them."""

from __future__ import annotations

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from regnum.games.architects.automa.conversions import silver_instead
from regnum.games.architects.parts import NONE
from regnum.games.architects.solo.cards import ALL_SCHEMES
from regnum.games.architects.solo.events import RivalFuture, SchemesShuffled
from regnum.games.architects.solo.figures import AUTOMA_FIGURES
from regnum.games.architects.table import Architects


def lay_automa(game: Architects) -> None:
    """C1.2 to C1.5. Its virtue, the marker on clay, both decks shuffled."""
    game.own(game.automa_side).virtue = AUTOMA_FIGURES.virtue[game.automa]
    game.marker = 0
    game.scheme = NONE
    game.schemes = AUTOMA_FIGURES.schemes[game.automa][:]
    game.old_schemes = vec[i64]()
    game.future = AUTOMA_FIGURES.future[game.automa][:]
    game.chance.shuffle(game.schemes)
    game.chance.shuffle(game.future)


def lay_nobody(game: Architects) -> None:
    """A table without an automaton."""
    game.marker = 0
    game.scheme = NONE
    game.schemes = vec[i64]()
    game.old_schemes = vec[i64]()
    game.future = vec[i64]()


def next_scheme(game: Architects, side: i64) -> i64:
    """C2.1. The top card goes onto the discards; of an empty deck these are shuffled first."""
    if len(game.schemes) == 0:
        shuffle_schemes(game, side)
    game.revealed += 1
    game.schemes, scheme = pop(game.schemes)
    game.old_schemes = append(game.old_schemes, scheme)
    game.scheme = scheme
    return scheme


def shuffle_schemes(game: Architects, side: i64) -> None:
    """C2.1. The discards make a new deck."""
    game.schemes = game.old_schemes
    game.old_schemes = vec[i64]()
    game.chance.shuffle(game.schemes)
    if game.told is not None:
        game.told.append(SchemesShuffled(int(side), len(game.schemes)))


def gain_future(game: Architects, side: i64) -> None:
    """C6.4, C3.11. The top future scheme onto the discards; when none is left, 1 silver."""
    if len(game.future) == 0:
        silver_instead(game, side, "future_scheme", 1, "C3.11")
        return
    game.revealed += 1
    game.future, scheme = pop(game.future)
    game.old_schemes = append(game.old_schemes, scheme)
    if game.told is not None:
        game.told.append(RivalFuture(int(side), ALL_SCHEMES[scheme].id, len(game.future)))
