"""11.2. A game as somebody may imagine it: what the seat knows stays, all else is dealt anew.

Unknown to a seat are the deck, other hands as far as the cards were not handed on by that seat, events that lie face
down, and what is behind other screens. At a strict table nobody counts along for the players, so anything likely may
stand there. It is a module of its own because cards travel from hand to hand: a deal must explain every card that was
played since (`Deal`), and a plain shuffle would give some seat a card that it never had.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from regnum.core.chance import Chance, sort_cards
from regnum.games.jerusalem.packed import (
    PLAYED_AT,
    kind_of,
    owner_of,
    place_of,
    played_in,
    round_of,
    seen_card,
)
from regnum.games.jerusalem.parts import (
    AUCTION,
    CARD_CHOICE,
    CARD_KINDS,
    CUBES,
    EVENT_ROUNDS,
    FIRST_EVENT,
    FORCE_SQUIRES,
    GUESSED_BEZANTS,
    GUESSED_SQUIRES,
    NONE,
    ROUNDS,
    SENDING,
)

if TYPE_CHECKING:
    from regnum.games.jerusalem.table import Jerusalem


def imagine_for(game: Jerusalem, seat: i64) -> None:
    """Everything that this seat (or a bystander) cannot know, dealt anew."""
    if game.lifted:
        deck = game.own_deck()
        cards = deck.cards[deck.drawn :]
        game.chance.reshuffle(cards)
        deck.shuffled(cards)
    else:
        redeal_cards(game, seat)
    redeal_events(game)
    if not game.aided and not game.lifted and not all_is_counted(game):
        for other in range(game.seats()):
            if other != seat:
                guess_screen(game, other)


def redeal_events(game: Jerusalem) -> None:
    """3.2, 4.2.1. The events that lie face down, the unused one among them."""
    shown = min(max(game.round - FIRST_EVENT + 1, i64(0)), i64(EVENT_ROUNDS))
    hidden = game.calendar[shown:]
    game.chance.reshuffle(hidden)
    calendar = game.calendar[:shown]  # a new one: clones share theirs
    for i in range(i64(len(hidden))):
        calendar = append(calendar, hidden[i])
    game.calendar = calendar


# -- cards ----------------------------------------------------------------------------------------------------------


class Deal:
    """One way the cards may lie, for all that a seat knows.

    5.3.2: of the cards it handed on in one round a seat knows which they were, not who took which; cards it never saw
    may lie anywhere. Everybody sees what is played, nobody else from which round it came: so it is guessed anew too.
    """

    seat: i64
    places: vec[i64]  # where cards of others are, or were before they were played; in ascending order
    played: vec[i64]  # by place the kind that was played from there, or NONE
    pools: vec[i64]  # pool * 14 + kind: what lies in those places; pool 0 is never seen, the others are by round
    plays: vec[i64]  # the discards of others, player by player
    found: vec[i64]  # by discard its place

    def lay(self, seat: i64) -> None:
        """Start with empty lists for this seat."""
        self.seat = seat
        self.places = vec[i64]()
        self.played = vec[i64]()
        self.pools = vec[i64]([0] * ((ROUNDS + 1) * CARD_KINDS))
        self.plays = vec[i64]()
        self.found = vec[i64]()

    def pool_of(self, place: i64) -> i64:
        """What the seat knows of the card there: the round in which it handed it on, or nothing."""
        return round_of(place) if seen_card(place, self.seat) else 0

    def add_place(self, card: i64) -> None:
        """Somebody else's card."""
        place = place_of(card)
        self.places = append(self.places, place)
        self.played = append(self.played, NONE)
        self.add_card(self.pool_of(place), kind_of(card))

    def add_card(self, pool: i64, kind: i64) -> None:
        """A card that lies in a place of this pool."""
        self.pools[pool * CARD_KINDS + kind] += 1

    def explain(self, nth: i64, chance: Chance) -> bool:
        """Find places from which the discards may have come, from this one on. There is a way: the true one."""
        if nth == len(self.plays):
            return True
        card = self.plays[nth]
        count = i64(len(self.places))
        first = chance.below(count)
        for step in range(count):
            at = (first + step) % count
            place = self.places[at]
            in_pool = self.pool_of(place) * CARD_KINDS + kind_of(card)
            fits = self.played[at] == NONE and owner_of(place) == owner_of(card) and self.pools[in_pool] > 0
            if fits and round_of(place) <= played_in(card):
                self.played[at] = kind_of(card)
                self.found[nth] = at
                self.pools[in_pool] -= 1
                if self.explain(nth + 1, chance):
                    return True
                self.played[at] = NONE
                self.pools[in_pool] += 1
        return False

    def pile(self, pool: i64, chance: Chance) -> vec[i64]:
        """What is left of a pool, shuffled."""
        cards = vec[i64]()
        for kind in range(i64(CARD_KINDS)):
            for _ in range(self.pools[pool * CARD_KINDS + kind]):
                cards = append(cards, kind)
        chance.shuffle(cards)
        return cards


def redeal_cards(game: Jerusalem, seat: i64) -> None:
    """11.2. Other hands, the cards that lie out unless they are in this seat's own hands, and the deck."""
    deal = Deal()
    deal.lay(seat)
    pool_laid = laid_pool(game, seat)
    gather(game, deal, pool_laid)
    explained = deal.explain(0, game.chance)
    assert explained
    for other in range(game.seats()):
        if other != seat:
            game.own(other).hand = vec[i64]()
    deck = game.own_deck()
    for pool in range(i64(ROUNDS + 1)):
        cards = deal.pile(pool, game.chance)
        if pool == pool_laid:
            for i in range(i64(len(deck.laid))):
                cards, deck.laid[i] = pop(cards)
        for at in range(i64(len(deal.places))):
            if deal.played[at] == NONE and deal.pool_of(deal.places[at]) == pool:
                cards, kind = pop(cards)
                side = game.own(owner_of(deal.places[at]))
                side.hand = append(side.hand, deal.places[at] | kind)
        if pool == 0:
            deck.shuffled(cards)
    rewrite_discards(game, deal)


def laid_pool(game: Jerusalem, seat: i64) -> i64:
    """5.3.1. What the seat knows of the cards that lie out; NONE if it is looking at them."""
    if game.chooses(seat):
        return NONE
    return game.round if game.deck.seen_by(seat) else 0


def gather(game: Jerusalem, deal: Deal, pool_laid: i64) -> None:
    """All cards that the seat does not hold, with what it knows of them; the discards player by player."""
    for owner in range(game.seats()):
        hand = game.sides[owner].hand
        for i in range(i64(len(hand))):
            if owner != deal.seat:
                deal.add_place(hand[i])
    deck = game.deck
    for owner in range(game.seats()):
        for i in range(i64(len(deck.played))):
            if owner_of(deck.played[i]) == owner and owner != deal.seat:
                deal.add_place(deck.played[i])
                deal.plays = append(deal.plays, deck.played[i])
                deal.found = append(deal.found, NONE)
    sort_cards(deal.places)
    for i in range(i64(len(deck.laid))):
        if pool_laid != NONE:
            deal.add_card(pool_laid, deck.laid[i])
    for i in range(deck.drawn, i64(len(deck.cards))):
        deal.add_card(0, deck.cards[i])


def rewrite_discards(game: Jerusalem, deal: Deal) -> None:
    """The discard pile shows the same cards; where they came from is as imagined."""
    played = game.own_deck().played
    nth: i64 = 0
    for owner in range(game.seats()):
        for i in range(i64(len(played))):
            card = played[i]
            if owner_of(card) == owner and owner != deal.seat:
                place = deal.places[deal.found[nth]]
                played[i] = place | kind_of(card) | played_in(card) << PLAYED_AT
                nth += 1


# -- screens --------------------------------------------------------------------------------------------------------


def all_is_counted(game: Jerusalem) -> bool:
    """3.5, 11.3. In the first auctions everybody has what was dealt less what was paid, before all eyes."""
    return game.round == 1 and (game.phase == AUCTION or game.phase == CARD_CHOICE)


def guess_screen(game: Jerusalem, seat: i64) -> None:
    """11.2. Bezants for every bid on the table; squires that the supply can spare. An empty one all can see (Q4)."""
    side, turn = game.own(seat), game.deployment
    room = CUBES - side.on_board
    squires = game.chance.below(GUESSED_SQUIRES)
    if side.supply() == 0:
        squires = room
    elif turn.pending == SENDING and seat == turn.active:
        room -= turn.left
        if game.rules.edition >= 2 and turn.left < FORCE_SQUIRES:  # only because there are no more
            squires = room
    else:
        room -= 1
    bezants = game.chance.below(GUESSED_BEZANTS)
    bid = side.offered if game.offices.on_sale != NONE else 0
    side.squires = min(squires, room)
    side.bezants = max(bezants, bid)
