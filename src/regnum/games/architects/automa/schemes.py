"""C1, C2.1, C6.4. The automaton's decks: laid, shuffled, and future schemes that join them."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from regnum.games.architects.automa.conversions import silver_instead
from regnum.games.architects.automa.decks import new_schemes
from regnum.games.architects.solo.cards import ALL_SCHEMES
from regnum.games.architects.solo.events import RivalFuture, SchemesShuffled
from regnum.games.architects.solo.figures import AUTOMA_FIGURES
from regnum.games.architects.table import Architects


def lay_automa(game: Architects) -> None:
    """C1.2 to C1.5. Its virtue, the marker on clay, both decks shuffled."""
    game.own(game.automa_side).virtue = AUTOMA_FIGURES.virtue[game.automa]
    game.marker = 0
    game.schemes = new_schemes(AUTOMA_FIGURES.schemes[game.automa][:], AUTOMA_FIGURES.future[game.automa][:])
    game.chance.shuffle(game.schemes.deck)
    game.chance.shuffle(game.schemes.future)


def lay_nobody(game: Architects) -> None:
    """A table without an automaton."""
    game.marker = 0
    game.schemes = new_schemes(vec[i64](), vec[i64]())


def next_scheme(game: Architects, side: i64) -> i64:
    """C2.1. The top card goes onto the discards; of an empty deck these are shuffled first."""
    if len(game.schemes.deck) == 0:
        shuffle_schemes(game, side)
    game.revealed += 1
    return game.own_schemes().turn()


def shuffle_schemes(game: Architects, side: i64) -> None:
    """C2.1. The discards make a new deck."""
    schemes = game.own_schemes()
    schemes.gather()
    game.chance.shuffle(schemes.deck)
    if game.told is not None:
        game.told.append(SchemesShuffled(int(side), len(schemes.deck)))


def gain_future(game: Architects, side: i64) -> None:
    """C6.4, C3.11. The top future scheme onto the discards; when none is left, 1 silver."""
    if len(game.schemes.future) == 0:
        silver_instead(game, side, "future_scheme", 1, "C3.11")
        return
    game.revealed += 1
    scheme = game.own_schemes().join_future()
    if game.told is not None:
        game.told.append(RivalFuture(int(side), ALL_SCHEMES[scheme].id, len(game.schemes.future)))
