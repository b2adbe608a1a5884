"""The display of apprentices (A2.4, A5): the cards in its rows with the silver on them, and the deck beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from regnum.core.parts import Part
from regnum.games.architects.cards import APPRENTICES
from regnum.games.architects.events import (
    ApprenticeDrafted,
    ApprenticesCame,
    Dismissed,
    DisplaySwept,
    Hired,
    SilverLaid,
)
from regnum.games.architects.figures import HIRE_VIRTUE
from regnum.games.architects.happenings import APPRENTICE_HIRED
from regnum.games.architects.parts import DISPLAY_ROWS, NONE, ON_APPRENTICE, SILVER
from regnum.games.architects.virtue import change_virtue

if TYPE_CHECKING:
    from regnum.games.architects.table import Architects


class Display(Part):
    """Every vec is replaced and never changed in place, so copies share them."""

    width: i64  # columns
    cards: vec[i64]  # row * width + column: apprentices, NONE where one is missing
    coins: vec[i64]  # the silver on them
    deck: vec[i64]  # its top card first

    def copy(self) -> Display:
        """For whoever changes it."""
        twin = Display()
        twin.width = self.width
        twin.cards = self.cards
        twin.coins = self.coins
        twin.deck = self.deck
        return twin

    def place_of(self, card: i64) -> i64:
        """Where an apprentice lies, or NONE."""
        for at in range(i64(len(self.cards))):
            if self.cards[at] == card:
                return at
        return NONE

    def remove(self, card: i64) -> i64:
        """Its place is empty; the silver that lay on it."""
        at = self.place_of(card)
        silver = self.coins[at]
        cards, coins = self.cards[:], self.coins[:]
        cards[at] = NONE
        coins[at] = 0
        self.cards = cards
        self.coins = coins
        return silver

    def remove_columns(self, column: i64, count: i64) -> vec[i64]:
        """So many columns are empty, their silver is back in the supply; the cards, which lie under the deck now."""
        cards, coins = self.cards[:], self.coins[:]
        deck = self.deck[:]
        removed = vec[i64]()
        for each in range(column, min(column + count, self.width)):
            for row in range(i64(DISPLAY_ROWS)):
                at = row * self.width + each
                if cards[at] != NONE:
                    removed = append(removed, cards[at])
                    deck = append(deck, cards[at])
                cards[at] = NONE
                coins[at] = 0
        self.cards = cards
        self.coins = coins
        self.deck = deck
        return removed

    def fill(self) -> vec[i64]:
        """A4.11. Both rows slide left, and new cards come at their right ends: these."""
        cards = vec[i64]([NONE] * len(self.cards))
        coins = vec[i64]([0] * len(self.coins))
        drawn: i64 = 0
        for row in range(i64(DISPLAY_ROWS)):
            first = row * self.width
            at = first
            for i in range(first, first + self.width):
                if self.cards[i] != NONE:
                    cards[at] = self.cards[i]
                    coins[at] = self.coins[i]
                    at += 1
            while at < first + self.width and drawn < len(self.deck):
                cards[at] = self.deck[drawn]
                drawn += 1
                at += 1
        came = self.deck[:drawn]
        self.cards = cards
        self.coins = coins
        self.deck = self.deck[drawn:]
        return came


def new_display(deck: vec[i64], width: i64) -> Display:
    """A2.4. So many columns, still empty."""
    display = Display()
    display.width = width
    display.cards = vec[i64]([NONE] * (DISPLAY_ROWS * int(width)))
    display.coins = vec[i64]([0] * (DISPLAY_ROWS * int(width)))
    display.deck = deck
    return display


# -- verbs --------------------------------------------------------------------------------------------------------


def hire(game: Architects, side: i64, card: i64) -> None:
    """A4.10, A4.11, A5.3. It comes with the silver on it; the row slides and is filled, but not in the draft."""
    coins = game.own_display().remove(card)
    me = game.own(side)
    me.goods[SILVER] += coins
    me.enlist(card)
    if game.told is not None:
        game.told.append(Hired(int(side), APPRENTICES[int(card)].id, int(coins)))
    fill_display(game)
    welcome(game, side, card)


def draft(game: Architects, side: i64, card: i64) -> None:
    """A2.11. Free, and nothing is refilled before everybody has one."""
    game.own_display().remove(card)
    game.own(side).enlist(card)
    if game.told is not None:
        game.told.append(ApprenticeDrafted(int(side), APPRENTICES[int(card)].id))
    welcome(game, side, card)


def welcome(game: Architects, side: i64, card: i64) -> None:
    """A5.3. What a new apprentice brings is due: its virtue, then abilities that wait for one."""
    game.react(side, ON_APPRENTICE)
    change_virtue(game, side, HIRE_VIRTUE[card])
    game.happened(APPRENTICE_HIRED, side, card)


def dismiss(game: Architects, side: i64, card: i64) -> None:
    """A5.2. Under the deck."""
    game.own(side).dismiss(card)
    display = game.own_display()
    display.deck = append(display.deck[:], card)
    if game.told is not None:
        game.told.append(Dismissed(int(side), APPRENTICES[int(card)].id))


def lay_silver(game: Architects, side: i64, row: i64, n: i64) -> None:
    """A4.9. One coin on each of the first cards of a row; it was paid with the bill."""
    display = game.own_display()
    coins = display.coins[:]
    for column in range(n):
        coins[row * display.width + column] += 1
    display.coins = coins
    if game.told is not None:
        game.told.append(SilverLaid(int(side), int(n)))


def sweep(game: Architects, column: i64, count: i64) -> None:
    """A4.31, A5.6. The apprentices of these columns go under the deck, their silver to the supply."""
    swept = game.own_display().remove_columns(column, count)
    if game.told is not None:
        game.told.append(DisplaySwept([APPRENTICES[card].id for card in swept]))
    fill_display(game)


def fill_display(game: Architects) -> None:
    """A4.11. Both rows slide and are filled from the deck."""
    came = game.own_display().fill()
    game.revealed += 1
    if game.told is not None:
        game.told.append(ApprenticesCame([APPRENTICES[card].id for card in came]))
