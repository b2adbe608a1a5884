"""What everybody may know of the automaton."""

from __future__ import annotations

from typing import Any

from regnum.games.architects.automa.places import PLACES
from regnum.games.architects.parts import MARBLE, NONE
from regnum.games.architects.solo.cards import ALL_RIVALS, ALL_SCHEMES
from regnum.games.architects.solo.figures import AUTOMA_FIGURES
from regnum.games.architects.table import Architects


def automa_view(game: Architects) -> dict[str, Any]:
    """All of it is open but the order of its decks; which schemes are in a deck follows from the discards."""
    return {
        "id": ALL_RIVALS[game.automa].id,
        "side": int(game.automa_side),
        "marker": int(game.marker),
        "marble": int(game.sides[game.automa_side].goods[MARBLE]),
        "scheme": None if game.schemes.turned == NONE else ALL_SCHEMES[game.schemes.turned].id,
        "schemes": {
            "deck": len(game.schemes.deck),
            "discards": [ALL_SCHEMES[scheme].id for scheme in game.schemes.discards],
        },
        "future": len(game.schemes.future),
        "focus": PLACES[AUTOMA_FIGURES.focus[game.automa]].name,  # C6.1: a location, or what stands for one
    }


def automa_pieces(game: Architects) -> list[str]:
    """Its schemes, wherever they lie."""
    cards = [*game.schemes.deck, *game.schemes.discards, *game.schemes.future]
    return sorted(f"scheme {ALL_SCHEMES[scheme].id}" for scheme in cards)
