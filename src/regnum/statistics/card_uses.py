"""What every side did with which card in one match, and which cards it could have had.

There is no code for a particular game. The gallery lists the cards and tiles; events show who did what with which of
them (`took`, `built`, `enlisted`), and the labels of moves show which of them a seat could have had.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct

import regnum
from regnum.core.match import Match
from regnum.core.messages import Event, Fact, Message
from regnum.core.registry import box_of
from regnum.core.words import Move
from regnum.scene import Card, Panel, Piece, Place, Space, Thing

PATIENCE = 60  # labels of a verb in a row that name no card, before no more are read in this game


class GalleryCard(Struct, frozen=True):
    """Something of the gallery: the message that names it, its picture, and what it costs where that is printed."""

    id: str
    name: Message
    cost: dict[str, int]
    icon: str | None = None
    tone: str | None = None


class CardUse(Struct, frozen=True, order=True):
    """Something done with a card: the name of the event, and the card."""

    event: str
    card: str


class BalanceOutcome(Struct, frozen=True):
    """One finished game: by side what it did with cards, and which cards it could have had by which verb."""

    totals: list[int]
    winners: list[int]
    decisions: int
    done: list[dict[CardUse, str]]  # with the verb that names the card and did it; "" where no verb does
    offered: list[set[tuple[str, str]]]  # verb and card
    names: dict[str, Message]  # of the cards that were met


class CardUses:
    """Plays a match and notes what happens with cards."""

    def __init__(self, match: Match) -> None:
        sides = len(match.colours)
        self.match = match
        self.noted = BalanceOutcome([], [], 0, [{} for _ in range(sides)], [set() for _ in range(sides)], {})
        self.silent: Counter[str] = Counter()

    def play(self, seat: int, move: Move[Any]) -> None:
        """Play a move."""
        label = move.label(self.match.state, seat)
        for event in self.match.play_move(seat, move):
            note_card_use(self.match, event, move, label, self.noted)

    def note_offers(self, seat: int) -> None:
        """Note what this seat may choose from now."""
        note_offers(self.match, seat, self.noted, self.silent)

    def outcome(self) -> BalanceOutcome:
        """Return everything, when the match is over."""
        result = self.match.result
        assert result is not None, "the match goes on"
        return msgspec.structs.replace(
            self.noted, totals=result.totals, winners=result.winners, decisions=len(self.match.log)
        )


def outcome_of(record: str) -> BalanceOutcome:
    """Return what was done with which card in the finished match of a record."""
    whole = regnum.replay(record)
    uses = CardUses(whole.rewound(0))
    for played in whole.log:
        uses.note_offers(played.seat)
        uses.play(played.seat, played.move)
    return uses.outcome()


def note_offers(match: Match, seat: int, game: BalanceOutcome, silent: Counter[str]) -> None:
    """Which cards this seat could have now, by the labels of its moves; silent verbs are not asked for ever."""
    known = gallery_of(match.game)
    for move in match.state.legal(seat):
        verb = verb_of(move)
        if silent[verb] > PATIENCE:
            continue
        named = cards_named(move.label(match.state, seat).args, known)
        game.offered[seat].update((verb, base_of(name)) for name in named)
        silent[verb] = 0 if named else silent[verb] + 1


def note_card_use(match: Match, event: Event, move: Move[Any], label: Message, game: BalanceOutcome) -> None:
    """Record the cards that an event names; with the verb, if the move's label names the card too."""
    seat = getattr(event, "seat", None)
    if not isinstance(seat, int) or not 0 <= seat < len(game.done):
        return
    known = gallery_of(match.game)
    meant = {base_of(name) for name in cards_named(label.args, known)}
    for name in cards_named(event.facts(), known):
        card = base_of(name)
        game.done[seat].setdefault(CardUse(event.name(), card), verb_of(move) if card in meant else "")
        game.names.setdefault(card, msgspec.structs.replace(name, game=match.game))


def cards_named(facts: dict[str, Fact], known: dict[str, GalleryCard]) -> list[Message]:
    """The cards that a sentence names."""
    return [fact for fact in facts.values() if isinstance(fact, Message) and base_of(fact) in known]


def verb_of(move: Move[Any]) -> str:
    """The first word of its notation."""
    return move.text.split(" ", 1)[0]


def base_of(message: Message) -> str:
    """A name without its grammatical form."""
    return message.id.partition(".")[0]


@cache
def gallery_of(game: str) -> dict[str, GalleryCard]:
    """All cards and tiles of a game's gallery by the message that names them (`tile-mill`), or by the last two words of
    their id (`tavern 04` as `tavern-04`) where several share a title."""
    found: dict[str, GalleryCard] = {}
    for thing in things(box_of(game).gallery()):
        if not isinstance(thing, (Card, Piece)):
            continue
        title = thing.title if isinstance(thing, Card) else None
        names = [each for each in (thing.name, title, thing.label) if each is not None]
        if not names:
            continue
        cost = dict(thing.cost or {})
        bases = {base_of(name) for name in names} | {"-".join(thing.id.split()[-2:])}
        for base in bases:
            name = msgspec.structs.replace(names[0], game=game)
            found.setdefault(base, GalleryCard(base, name, cost, thing.icon, thing.tone or thing.family))
    return found


def things(panels: Iterable[Thing]) -> Iterator[Thing]:
    """Everything in them."""
    for each in panels:
        yield each
        if isinstance(each, (Panel, Place, Space)):
            yield from things(each.items)


class PackedOutcome(Struct, frozen=True, array_like=True):
    """An outcome as it is stored."""

    totals: list[int]
    winners: list[int]
    decisions: int
    done: list[list[tuple[str, str, str]]]  # event, card, verb
    offered: list[list[tuple[str, str]]]  # verb, card
    names: dict[str, Message]


def packed(outcome: BalanceOutcome) -> bytes:
    """Return an outcome as bytes; the same outcome gives the same bytes."""
    done = [[(use.event, use.card, verb) for use, verb in each.items()] for each in outcome.done]
    offered = [sorted(each) for each in outcome.offered]
    return msgspec.json.encode(
        PackedOutcome(outcome.totals, outcome.winners, outcome.decisions, done, offered, outcome.names)
    )


def unpacked(content: bytes) -> BalanceOutcome:
    """Return the outcome in these bytes."""
    found = msgspec.json.decode(content, type=PackedOutcome)
    done = [{CardUse(event, card): verb for event, card, verb in each} for each in found.done]
    return BalanceOutcome(
        found.totals, found.winners, found.decisions, done, [set(each) for each in found.offered], found.names
    )
