"""Claims: what a game's sentences state, so that the contract can check each of them against the game.

A game says in its `claims.py` what its events claim, and what the numbers on buttons, in prompts and in refusals do:

    CLAIMS = Claims(
        events={
            Turned: lambda told, was, now: told.prize == now.prize,
            Opened: lambda told, was, now: told.count == was.purses[told.seat] - now.purses[told.seat],
        },
        buttons={Hold: lambda told, was, now: told.count == was.purses[told.seat] - now.purses[told.seat]},
        prompts={CloseFists: lambda told, was, now: told.prize == now.prize},
        refusals={"purse_too_small": lambda told, was, now: told.count == now.purses[told.seat]},
    )

Each claim is a condition over the facts of a sentence and the state of the game:

- an **event**: `told` is the event as a viewer gets it (what is hidden from that viewer is hidden here too), `was` the
  game at the event before it, `now` the game at this event. So a verb changes the game first and then emits.
- a **button** (by the class of its move): `told` has the arguments of the label by name, `told.seat` and `told.move`;
  `was` is the game before the move, `now` after it and what follows without a question, up to the end of the turn.
- a **prompt** (by the class of its ask) and a **refusal** (by its code): `told` has the arguments or facts by name,
  `told.seat`, and of a refusal `told.move`; `was` and `now` are both the current game.

Nested messages are `MessageFacts` too: `told.price.count`. A claim that raises is broken like one that is false.
The contract alters facts to see that every one is checked: each field of each event and each number of the other
three is changed, and the claim must fail. What cannot be checked against the game is listed in `unproved`, with the
reason, by its name: `Class.field`, `verb.argument`, `ask.argument` or `code.fact`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from pkgutil import resolve_name
from typing import Any, TypeAlias

from msgspec.structs import replace

from regnum.core.match import Match
from regnum.core.messages import Event, Fact, Message, PlayerRef
from regnum.core.rules import Rules
from regnum.core.words import Ask, Game, Listener, Move

Claim: TypeAlias = Callable[[Any, Any, Any], bool]


class Claims:
    """What the sentences of a game (or of an expansion) claim."""

    def __init__(
        self,
        *,
        events: dict[type[Event], Claim] | None = None,
        buttons: dict[type[Move[Any]], Claim] | None = None,
        prompts: dict[type[Ask[Any]], Claim] | None = None,
        refusals: dict[str, Claim] | None = None,
        unproved: dict[str, str] | None = None,
    ) -> None:
        self.events = events or {}
        self.buttons = buttons or {}
        self.prompts = prompts or {}
        self.refusals = refusals or {}
        self.unproved = unproved or {}

    def __or__(self, more: Claims) -> Claims:
        """Both together: a game with its expansion."""
        return Claims(
            events=self.events | more.events,
            buttons=self.buttons | more.buttons,
            prompts=self.prompts | more.prompts,
            refusals=self.refusals | more.refusals,
            unproved=self.unproved | more.unproved,
        )


class MessageFacts:
    """The arguments of a message by name, nested messages likewise; and the seat and move that it is about."""

    def __init__(self, args: dict[str, Fact], **more: Any) -> None:
        self.__dict__.update({name: said(fact) for name, fact in args.items()})
        self.__dict__.update(more)

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"nothing called {name!r} was said; there is: {', '.join(self.__dict__)}")

    def __repr__(self) -> str:
        return f"MessageFacts({self.__dict__})"


def said(fact: Fact) -> Any:
    """A fact as a claim reads it: numbers and words as they are, a player as the side's number."""
    if isinstance(fact, Message):
        return MessageFacts(dict(fact.args), id=fact.id)
    if isinstance(fact, PlayerRef):
        return fact.seat
    return [said(each) for each in fact] if isinstance(fact, list) else fact


class Untrue(AssertionError):
    """A sentence states something false."""


def holds(claim: Claim, told: Any, was: Game, now: Game) -> bool:
    """Whether the claim holds. One that raises is broken."""
    try:
        return bool(claim(told, was, now))
    except (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError):
        return False


# -- events ----------------------------------------------------------------------------------------------


def claims_of(rules: Rules) -> Claims:
    """What the sentences of the game and of its expansions in play claim."""
    whole = Claims()
    for place in (rules.box.claims, *(expansion.claims for expansion in rules.expansions)):
        if place:
            whole = whole | resolve_name(place)
    return whole


class ClaimChecker(Listener):
    """Check every event against the game when it is emitted, for every viewer."""

    def __init__(self, match: Match, altered: AlteredFacts | None = None) -> None:
        super().__init__()
        self.match = match
        self.claims = claims_of(match.rules)
        self.was = match.state.clone()
        self.altered = altered

    def append(self, event: Event) -> None:
        """Check the event, and each different version of it that viewers get."""
        super().append(event)
        now = self.match.state
        claim = self.claims.events.get(type(event))
        if claim is None:
            raise Untrue(f"{type(event).__name__} has no claim: state in claims.py what it means")
        viewers = [*range(self.match.seats), None]
        versions = unique([event, *(event.seen_by(viewer) for viewer in viewers)])
        for told in versions:
            if not holds(claim, told, self.was, now):
                raise Untrue(f"the claim does not hold: {told!r}")
            if self.altered is not None:
                self.altered.alter_event(claim, told, self.was, now, versions)
        self.was = now.clone()


def unique(things: list[Event]) -> list[Event]:
    """Return the events without repetitions, in order."""
    return [each for n, each in enumerate(things) if each not in things[:n]]


def check_move(match: Match, seat: int, move: Move[Any], altered: AlteredFacts | None = None) -> None:
    """Play a move (it is legal) on this very match and check its events."""
    match.state.told = ClaimChecker(match, altered)
    match.state.play_legal(seat, move)
    match.state.told = None


# -- buttons, prompts, refusals --------------------------------------------------------------------------


def check_button(match: Match, seat: int, move: Move[Any], altered: AlteredFacts | None = None) -> None:
    """The numbers on the button of a legal move are what will be paid and gained."""
    label = move.label(match.state, seat)
    claim = claims_of(match.rules).buttons.get(type(move))
    if not list(numbers(label.args)) and claim is None:
        return
    was, now = match.state.clone(), after(match, seat, move)
    check("the button of " + move.text, claim, label.args, was, now, {"seat": seat, "move": move})
    if altered is not None:
        altered.alter_numbers(move.text.split()[0], claim, label.args, was, now, {"seat": seat, "move": move})


def after(match: Match, seat: int, move: Move[Any]) -> Game:
    """The game after a move and what follows from it, until a seat is asked or the turn is over.

    Where several are asked at once, the others have answered first, in any way: then this answer plays.
    """
    game = match.state.clone()
    for other in match.waiting:
        if other != seat:
            game.play_alone(other, game.legal(other)[0])
    committed = game.committed
    game.play_alone(seat, move)
    while game.committed == committed and game.advance():
        pass
    return game


def check_prompt(match: Match, seat: int, altered: AlteredFacts | None = None) -> None:
    """The numbers in the question are those of the game."""
    ask = match.state.asked()
    args = ask.prompt(match.state, seat).args
    claim = claims_of(match.rules).prompts.get(type(ask))
    if list(numbers(args)) or claim is not None:
        game = match.state
        check("the question " + ask.name(), claim, args, game, game, {"seat": seat})
        if altered is not None:
            altered.alter_numbers(ask.name(), claim, args, game, game, {"seat": seat})


def check_refusal(match: Match, seat: int, move: Move[Any], altered: AlteredFacts | None = None) -> None:
    """The numbers of the reason are those of the game, and what it advises may be played at once."""
    refusal = match.why(seat, move.text)
    if refusal is None or not refusal.rule:
        return
    if refusal.advice and refusal.advice not in match.open_verbs(seat):
        raise Untrue(f"{refusal.plain()}: it advises {refusal.advice!r}, which may not be played")
    claim = claims_of(match.rules).refusals.get(refusal.code)
    if list(numbers(refusal.facts)) or claim is not None:
        game, about = match.state, {"seat": seat, "move": move}
        check(f"{move.text!r} is refused: {refusal.plain()}", claim, refusal.facts, game, game, about)
        if altered is not None:
            altered.alter_numbers(refusal.code, claim, refusal.facts, game, game, about)


def check(
    what: str, claim: Claim | None, args: dict[str, Fact], was: Game, now: Game, about: dict[str, Any]
) -> None:  # fmt: skip
    """Untrue, unless it is so."""
    if claim is None:
        raise Untrue(f"{what} has numbers and no claim: state in claims.py what they are ({args})")
    if not holds(claim, MessageFacts(args, **about), was, now):
        raise Untrue(f"{what}: the claim does not hold: {args}")


def numbers(facts: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The paths of numbers in the arguments of a message, nested messages included."""
    if isinstance(facts, Message):
        facts = facts.args
    if isinstance(facts, int) and not isinstance(facts, bool):
        yield path
    elif isinstance(facts, (dict, list)):
        for key, fact in facts.items() if isinstance(facts, dict) else enumerate(facts):
            yield from numbers(fact, (*path, key))


# -- altered facts ---------------------------------------------------------------------------------------


class AlteredFacts:
    """Changes every fact, which the claim must notice, and counts how often it does."""

    def __init__(self) -> None:
        self.planted: Counter[str] = Counter()
        self.caught: Counter[str] = Counter()
        self.seen_values: dict[str, list[Any]] = {}  # by `Class.field` other values that occurred

    def alter_event(self, claim: Claim, told: Event, was: Game, now: Game, versions: list[Event]) -> None:
        """Alter each field in turn; a value that another viewer gets does not count as altered."""
        for field in told.__struct_fields__:
            name = f"{type(told).__name__}.{field}"
            so = [getattr(each, field) for each in versions]
            for other in (each for each in self.alternatives(name, getattr(told, field)) if each not in so):
                self.count(name, holds(claim, replace(told, **{field: other}), was, now))

    def alter_numbers(
        self, name: str, claim: Claim | None, args: dict[str, Fact], was: Game, now: Game, about: dict[str, Any]
    ) -> None:  # fmt: skip
        """Alter each number in turn."""
        for path in numbers(args):
            for more in (1, -1):
                other = MessageFacts(with_more(args, path, more), **about)
                key = ".".join([name, *(str(each) for each in path if isinstance(each, str))])
                self.count(key, claim is not None and holds(claim, other, was, now))

    def count(self, name: str, uncaught: bool) -> None:
        """Count one altered fact."""
        self.planted[name] += 1
        self.caught[name] += not uncaught

    def alternatives(self, name: str, value: Any) -> list[Any]:
        """Other values that could be there."""
        seen_values = self.seen_values.setdefault(name, [])
        if value not in seen_values:
            seen_values.append(value)
        others = [each for each in seen_values if each != value]
        drawn = [others[self.planted[name] % len(others)]] if others else []  # now this one, now that
        if isinstance(value, bool):
            return [not value]
        if isinstance(value, int):
            return [value + 1, value - 1, *drawn]
        if isinstance(value, list) and value:
            return [value[:-1], *drawn]
        return drawn

    def uncaught(self) -> dict[str, str]:
        """Facts of which fewer than half of the alterations were noticed."""
        return {
            name: f"{self.caught[name]} of {planted} altered facts caught"
            for name, planted in sorted(self.planted.items())
            if 2 * self.caught[name] < planted
        }


def with_more(facts: Any, path: tuple[Any, ...], more: int) -> Any:
    """The same arguments with another number at one place."""
    if not path:
        return facts + more
    if isinstance(facts, Message):
        return replace(facts, args=with_more(facts.args, path, more))
    twin = dict(facts) if isinstance(facts, dict) else list(facts)
    twin[path[0]] = with_more(facts[path[0]], path[1:], more)
    return twin
