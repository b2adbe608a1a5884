"""What belongs to one side: a player, or alone the AI player."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, pop, remove, vec
from mypy_extensions import i64

from regnum.core.chance import Chance
from regnum.core.parts import Part
from regnum.games.paladins.figures import BOOST, DISCOUNT, DISCOUNTS, WAIVES
from regnum.games.paladins.parts import BIT, DRAWN_PALADINS, FIRST_RIGHT, NONE, SPACES
from regnum.games.paladins.piles import all_mixed, mixed

MARK_BITS: Final = 4  # of `marks`, for each attribute
SUSPICION_BITS: Final = 2  # of `stack`, for each card
SUSPICION_MASK: Final = 3


class Side(Part):
    """Everything in front of one side. Sets of cards are bits, small counts are packed."""

    pool: i64  # the workers not placed (1.1.5), eight bits a kind; the AI player's are all counted as labourers
    spaces: vec[i64]  # by action the workers on it, three bits a slot
    done: vec[i64]  # by action how often it has been done in the game
    workshops: i64  # bit by bit the developed slots: two for each right-hand action
    silver: i64
    provisions: i64
    marks: i64  # the attribute markers, four bits each
    party: i64  # townsfolk (1.4.3)
    attacked: i64  # outsiders
    converted: i64
    walls: i64
    jars: i64  # the absolve squares with a jar
    stack: i64  # the tax on the suspicion cards, two bits each, the newest lowest
    suspicions: i64  # how many they are
    unpaid: i64  # debts, all alike (2.4)
    paid: i64
    deck: vec[i64]  # paladins, the top one last
    buried: i64  # how many of them its owner has put at the bottom
    topped: bool  # whether its owner has put the top one there
    drawing: bool  # the top three are in hand
    chosen: i64  # the paladin that lies face down, or NONE
    paladin: i64  # the paladin in use, or NONE
    used: i64  # those that have left the game
    passed: bool

    def copy(self) -> Side:
        """The same, apart."""
        twin = Side()
        twin.pool = self.pool
        twin.spaces = self.spaces[:]
        twin.done = self.done[:]
        twin.workshops = self.workshops
        twin.silver = self.silver
        twin.provisions = self.provisions
        twin.marks = self.marks
        twin.party = self.party
        twin.attacked = self.attacked
        twin.converted = self.converted
        twin.walls = self.walls
        twin.jars = self.jars
        twin.stack = self.stack
        twin.suspicions = self.suspicions
        twin.unpaid = self.unpaid
        twin.paid = self.paid
        twin.deck = self.deck  # a pile is laid anew, never changed in place
        twin.buried = self.buried
        twin.topped = self.topped
        twin.drawing = self.drawing
        twin.chosen = self.chosen
        twin.paladin = self.paladin
        twin.used = self.used
        twin.passed = self.passed
        return twin

    def lay(self, deck: vec[i64], silver: i64, provisions: i64) -> None:
        """2.10. Before the game."""
        self.pool = 0
        self.spaces = vec[i64]([0] * SPACES)
        self.done = vec[i64]([0] * SPACES)
        self.workshops = 0
        self.silver = silver
        self.provisions = provisions
        self.marks = 0
        self.party = 0
        self.attacked = 0
        self.converted = 0
        self.walls = 0
        self.jars = 0
        self.stack = 0
        self.suspicions = 0
        self.unpaid = 0
        self.paid = 0
        self.deck = deck
        self.buried = 0
        self.topped = False
        self.drawing = False
        self.chosen = NONE
        self.paladin = NONE
        self.used = 0
        self.passed = False

    def mark(self, attribute: i64) -> i64:
        """1.3.1. Where a marker stands."""
        return (self.marks >> (MARK_BITS * attribute)) & 15

    def effective(self, attribute: i64) -> i64:
        """1.3.2. Marker and boost."""
        if self.paladin == NONE:
            return self.mark(attribute)
        return self.mark(attribute) + BOOST[self.paladin * 3 + attribute]

    def blocked(self, action: i64) -> bool:
        """4.2. Whether workers stand on its space."""
        return self.spaces[action] != 0

    def covered(self, action: i64) -> i64:
        """4.3. Which of the first two slots a workshop covers, as bits."""
        if action < FIRST_RIGHT:
            return 0
        return (self.workshops >> (2 * (action - FIRST_RIGHT))) & 3

    def price(self, action: i64, full: i64) -> i64:
        """4.13. What an action costs with the paladin in use."""
        if self.paladin == NONE:
            return full
        if WAIVES[self.paladin] == action:
            return 0
        if DISCOUNTS[self.paladin] == action:
            return max(full - DISCOUNT[self.paladin], i64(0))
        return full

    def hand(self) -> vec[i64]:
        """3.4. The paladins drawn and not yet chosen from."""
        return self.deck[len(self.deck) - DRAWN_PALADINS :] if self.drawing else vec[i64]()

    def occupied(self) -> i64:
        """Bit by bit the action spaces with workers."""
        mask: i64 = 0
        for action in range(i64(SPACES)):
            if self.spaces[action]:
                mask |= BIT[action]
        return mask

    def clear_spaces(self) -> None:
        """All workers of the board go to the supply."""
        self.spaces = vec[i64]([0] * SPACES)

    def suspect(self, tax: i64) -> None:
        """8.2.1. One more suspicion card, on top of the others."""
        self.stack = (self.stack << SUSPICION_BITS) | tax
        self.suspicions += 1

    def clear_newest(self) -> i64:
        """6.7.4. The suspicion that came last goes; the tax on it."""
        tax = self.stack & SUSPICION_MASK
        self.stack >>= SUSPICION_BITS
        self.suspicions -= 1
        return tax

    def choose_paladin(self, use: i64, top: i64) -> None:
        """3.4. One is used, one goes on top, the third to the bottom; nobody else learns which."""
        left = i64(len(self.deck)) - DRAWN_PALADINS
        deck = remove(remove(self.hand(), use), top)  # the third one, at the bottom
        for i in range(left):
            deck = append(deck, self.deck[i])
        self.deck = append(deck, top)
        self.drawing = False
        self.topped = True
        self.buried = min(self.buried, left) + 1  # in late rounds buried ones have come up again
        self.chosen = use

    def put_paladin_away(self) -> None:
        """9.2.6. The used paladin leaves the game."""
        if self.paladin != NONE:
            self.used |= BIT[self.paladin]
            self.paladin = NONE

    def redeal(self, chance: Chance, own: bool) -> None:
        """1.6.2. The owner knows the hand, the top and the bottom of the own deck; all others know none of them."""
        if own:
            known = DRAWN_PALADINS if self.drawing else 1 if self.topped else 0
            end = i64(len(self.deck)) - known
            self.deck = mixed(chance, self.deck, min(self.buried, end), end)
        elif self.chosen != NONE:  # face down on the board: it may be any of them
            cards = append(self.deck[:], self.chosen)
            chance.reshuffle(cards)
            self.deck, self.chosen = pop(cards)
        else:
            self.deck = all_mixed(chance, self.deck)
