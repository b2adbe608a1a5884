"""A2. Laying the table, for each number of players. Boards, the first player and the drafts are due afterwards."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from regnum.core.chance import Chance
from regnum.core.effects import RESOLVE, packed_effect
from regnum.core.rules import Rules
from regnum.core.words import Step
from regnum.games.architects.automa.schemes import lay_automa, lay_nobody
from regnum.games.architects.buildings import new_buildings
from regnum.games.architects.cards import MARKET_CARDS
from regnum.games.architects.cathedral import new_cathedral
from regnum.games.architects.decks import numbers_of
from regnum.games.architects.display import fill_display, new_display
from regnum.games.architects.effects.vocabulary import FIRST_PLAYER, TAKE_BOARD
from regnum.games.architects.events import Opened
from regnum.games.architects.hooks import Changes
from regnum.games.architects.market import new_market
from regnum.games.architects.parts import (
    BOARDS,
    DISPLAY_COLUMNS,
    FIRST_TAX,
    NONE,
    RAIDS,
    columns_for,
    rewards_for,
)
from regnum.games.architects.prices import FOR_NOTHING
from regnum.games.architects.sides import bare_side
from regnum.games.architects.solo.cards import rival_number
from regnum.games.architects.table import Architects


def open_table(rules: Rules, chance: Chance) -> Architects:
    """A table on which nothing is decided yet."""
    game = Architects()
    game.lay(rules, chance)
    game.changes = Changes(rules)
    lay_sides(game)
    lay_bare(game)
    lay_main_board(game)
    lay_apprentices(game)
    if game.automa == NONE:
        lay_nobody(game)
    else:
        lay_automa(game)
    game.owe(0, packed_effect(FIRST_PLAYER, 0, 1))
    if rules.options["boards"] != "standard":
        chosen = 1 if rules.options["boards"] == "chosen" else 0
        for i in range(rules.seats):
            game.owe(rules.seats - 1 - i, packed_effect(TAKE_BOARD, 0, chosen))
    game.push(RESOLVE, 0)
    game.push(OPENING, 0)
    return game


def lay_sides(game: Architects) -> None:
    """A2.7, A2.14, A2.15. Who plays, and what depends on how many; a rival counts as a player."""
    seats = game.rules.seats
    rival = str(game.rules.options.get("rival", "nobody"))
    game.automa = rival_number(rival) if rival != "nobody" else NONE
    game.automa_side = seats if game.automa != NONE else NONE
    game.columns = columns_for(int(game.rules.sides))
    game.raids = RAIDS[game.rules.sides]


def lay_bare(game: Architects) -> None:
    """Everything empty, all workers at home."""
    game.sides = [bare_side() for _ in range(game.rules.sides)]
    game.lay_effects()
    game.bill = FOR_NOTHING
    game.hall = vec[i64]()
    game.tax = FIRST_TAX
    game.phase = BOARDS
    game.first = 0
    game.turn = NONE
    game.last = NONE
    game.reset_due = False
    game.captures = 0
    game.raided = 0
    game.saved = 0


def shuffled(chance: Chance, cards: list[int]) -> vec[i64]:
    """A face-down deck."""
    deck = vec[i64](cards)
    chance.shuffle(deck)
    return deck


def lay_main_board(game: Architects) -> None:
    """A2.1, A2.2, A2.5. Market cards, rewards and buildings."""
    game.market = new_market(shuffled(game.chance, [card.number for card in MARKET_CARDS.cards]), vec[i64]())
    rewards = shuffled(game.chance, numbers_of(game.rules, "rewards"))
    wanted: i64 = rewards_for(int(game.rules.sides))
    layout = game.changes.layout
    if layout is not None:
        wanted = layout.rewards(game, wanted, i64(len(rewards)))
    game.cathedral = new_cathedral(rewards, i64(len(rewards)) - wanted)
    game.buildings = new_buildings(shuffled(game.chance, numbers_of(game.rules, "buildings")))


def lay_apprentices(game: Architects) -> None:
    """A2.4. Two rows face up."""
    deck = shuffled(game.chance, numbers_of(game.rules, "apprentices"))
    layout = game.changes.layout
    columns: i64 = DISPLAY_COLUMNS
    game.display = new_display(deck, layout.columns(game, columns) if layout is not None else columns)
    fill_display(game)


class Opening(Step[Architects]):
    """A2. The table is laid."""

    def run(self, game: Architects, seat: i64) -> None:
        """Emit the event of the opening."""
        if game.told is not None:
            game.told.append(Opened())


OPENING: Final = Opening()
