"""The base classes of every game: Game, Step, Ask, Move.

A game in play is plain mutable data with an agenda: a list of immutable steps, the next one last. The loop runs steps
until the top one is an Ask, which waits for one seat or for several. No state is held in a call stack, so a game can be
saved in the middle of an effect, copied a million times and sent over a network.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Generic

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr
from typing_extensions import TypeVar, override

from regnum.core.chance import Chance
from regnum.core.messages import Event, Message, Outcome, Refusal, say, snake

if TYPE_CHECKING:
    from regnum.core.rules import Rules

G = TypeVar("G", bound="Game", default=Any)  # the game whose rules they are

NOBODY: Final = -1
NOT_ANSWERED: Final = -1
ALLOWED: Final = 0  # what `Judged.barred` answers where no rule forbids


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[G]):
    """Something that will happen. Created once, shared by all clones, immutable."""

    def run(self, game: G, seat: i64) -> None:
        """Let it happen to `seat`: change the game through its verbs, push what follows."""
        raise NotImplementedError

    def waits(self) -> bool:
        """Whether the agenda stops here for an answer."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Move(Generic[G]):
    """One answer to an Ask. Made once and shared; `number` and `text` are given to it by its family."""

    number: i64
    text: str

    def notation(self) -> str:
        """How it is written: a verb and its arguments, the same in every language."""
        raise NotImplementedError

    def refused(self, game: G, seat: i64) -> Refusal | None:
        """Why it may not be played now; None if it may."""
        return None

    def may(self, game: G, seat: i64) -> bool:
        """The same answer without the reason; a game overrides it where a search goes."""
        return self.refused(game, seat) is None

    def play(self, game: G, seat: i64) -> None:
        """What follows. Nobody checks here; `refused` has been asked, or the move came from `legal`."""
        raise NotImplementedError

    def outcome(self) -> Outcome:
        """What it does for the seat; it follows from the kind of move alone, so it gives nothing away."""
        return Outcome.GAIN

    def label(self, game: G, seat: i64) -> Message:
        """Return the label of the button."""
        return say("move-" + snake(type(self).__name__).replace("_", "-"))

    def handles(self, game: G, seat: i64) -> list[str]:
        """The things in the scene that a player touches to choose it, in the order of touching."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Judged(Move[G]):
    """A move whose rules a search asks a million times. Its conditions are written once, in `barred`, as numbers;
    `may` and `refused` both follow from them, so they cannot disagree.
    """

    def barred(self, game: G, seat: i64) -> i64:
        """Which of its rules forbids it now, by a number of its own; ALLOWED if none does."""
        raise NotImplementedError

    def because(self, game: G, seat: i64, bar: i64) -> Refusal:
        """That rule in full: the code, the paragraph, the facts."""
        raise NotImplementedError

    @override
    def may(self, game: G, seat: i64) -> bool:
        return self.barred(game, seat) == ALLOWED

    @override
    def refused(self, game: G, seat: i64) -> Refusal | None:
        bar = self.barred(game, seat)
        return None if bar == ALLOWED else self.because(game, seat, bar)


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Step[G]):
    """A step that waits for an answer."""

    @override
    def waits(self) -> bool:
        return True

    def moves(self, game: G, seat: i64) -> list[Move[G]]:
        """Every answer worth showing: those that may be played and those that are refused and say why."""
        raise NotImplementedError

    def legal(self, game: G, seat: i64) -> list[Move[G]]:
        """The answers that may be played, in the order of `moves`; overridden where a search goes."""
        return [move for move in self.moves(game, seat) if move.may(game, seat)]

    def verbs(self) -> tuple[type[Move[G]], ...]:
        """The kinds of moves that answer this; any other kind is refused as untimely."""
        raise NotImplementedError

    def prompt(self, game: G, seat: i64) -> Message:
        """The question, as a message."""
        return say("ask-" + self.name().replace("_", "-"))

    def name(self) -> str:
        """How the ask is known outside: `take_turn`."""
        return snake(type(self).__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """A list of the events of a table. Subclasses can do more than store them."""

    events: list[Event]

    def __init__(self) -> None:
        self.events = []

    def append(self, event: Event) -> None:
        """Something has just happened; the game is as it is after it."""
        self.events.append(event)


@mypyc_attr(allow_interpreted_subclasses=True)
class Extra(Generic[G]):
    """The state of an expansion beside the base game's own; by default empty."""

    def copy(self) -> Extra[G]:
        """The same, sharing nothing that changes."""
        return self

    def redeal(self, game: G, seat: i64) -> None:
        """Re-deal, by the game's chance, what `seat` cannot know of it."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """The whole state of a game. Each game adds its own fields, verbs and `clone`."""

    rules: Rules  # what was agreed before the match; shared, never changed
    chance: Chance
    agenda: list[Any]  # of steps, the next one last; a typed list would check each of them twice, and a search notices
    whose: vec[i64]  # beside each step its seat, or -mask of the seats that a shared Ask waits for
    owing: i64  # bit by bit the seats that still owe an answer to a shared Ask
    answers: vec[i64]  # by seat the number of the move it has answered with, kept secret until all have
    told: Listener | None  # whoever listens; None when nobody does
    extras: list[Extra]  # one for each expansion in play, in the order of the rules
    answering: Ask[Any] | None  # the question whose answer is being played right now
    revealed: i64  # grows whenever chance falls or something hidden comes to light: no undo beyond it
    committed: i64  # grows whenever a turn is ended or an automaton has acted: no undo beyond it either
    over: bool

    def lay(self, rules: Rules, chance: Chance) -> None:
        """An empty table. Compiled classes are made without arguments and filled by a method: that is cheap."""
        self.rules = rules
        self.chance = chance
        self.agenda = []
        self.whose = vec[i64]()
        self.owing = 0
        self.answers = vec[i64]([NOT_ANSWERED] * rules.seats)
        self.told = None
        self.extras = []
        self.answering = None
        self.revealed = 0
        self.committed = 0
        self.over = False

    # -- the agenda ------------------------------------------------------------------------------------------------

    def push(self, step: Step[Any], seat: i64) -> None:
        """Let this happen next, before everything that waits already. Only an Ask needs a seat that exists."""
        assert seat >= 0 or not step.waits()
        self.agenda.append(step)
        self.whose = append(self.whose, seat)

    def push_for_all(self, ask: Ask[Any], seats: i64) -> None:
        """Ask several seats at once (a bit for each). Their answers play together, in seat order, when all are in."""
        if seats == 0:
            return
        self.agenda.append(ask)
        self.whose = append(self.whose, -seats)

    def proceed(self) -> None:
        """Run steps until a seat is asked or the agenda is empty."""
        while self.advance():
            pass

    def advance(self) -> bool:
        """Run the next step; False when a seat is asked first, or the agenda is empty."""
        if not self.agenda:
            self.over = True
            return False
        step: Step[Any] = self.agenda[-1]
        if step.waits():
            if self.whose[-1] < 0 and self.owing == 0:
                self.owing = -self.whose[-1]
            return False
        self.agenda.pop()
        self.whose, seat = pop(self.whose)
        step.run(self, seat)
        return True

    def asked(self) -> Ask[Any]:
        """The current question; while a move is played, the question it answers.

        The same verb may answer two questions (a paid recruit and a free one): its move asks here which it is.
        """
        if self.answering is not None:
            return self.answering
        top: Ask[Any] = self.agenda[-1]
        return top

    def waiting(self) -> i64:
        """The seats that owe an answer now, a bit for each; 0 when the game is over."""
        if self.over:
            return 0
        seat = self.whose[-1]
        if seat < 0:
            return self.owing
        one: i64 = 1
        return one << seat

    def next_seat(self) -> i64:
        """The first seat to answer, or NOBODY (also while a step that needs no answer is still to run)."""
        if self.over:
            return NOBODY
        seat = self.whose[-1]
        if seat >= 0:
            return seat
        if self.owing == 0:
            return NOBODY
        seat = 0
        while not (self.owing >> seat) & 1:
            seat += 1
        return seat

    # -- answering -------------------------------------------------------------------------------------------------

    def legal(self, seat: i64) -> list[Move[Any]]:
        """The moves a waiting seat may play: the ask's own and what expansions offer there."""
        ask: Ask[Any] = self.agenda[-1]
        moves = ask.legal(self, seat)
        if self.rules.extended:
            offers = self.rules.offers_at(ask)
            if offers:
                moves = moves[:]
                for offer in offers:
                    moves.extend(offer.legal(self, seat))
        return moves

    def play_legal(self, seat: i64, move: Move[Any]) -> None:
        """The trusted path: `move` was taken from `legal`. The checked path ends here too."""
        self.play_alone(seat, move)
        self.proceed()

    def play_alone(self, seat: i64, move: Move[Any]) -> None:
        """The move itself; what follows from it waits on the agenda."""
        if self.whose[-1] >= 0:
            self.take_question()
            move.play(self, seat)
            self.answering = None
        else:
            self.answer(seat, move)

    def take_question(self) -> i64:
        """Take the question off the agenda to play its answer; whose it was."""
        ask: Ask[Any] = self.agenda.pop()
        self.answering = ask
        self.whose, seats = pop(self.whose)
        return seats

    def answer(self, seat: i64, move: Move[Any]) -> None:
        """Keep one of several answers; when the last is in, all play in seat order, whenever they came.

        What they push happens in the reverse order, as always on an agenda: let answers only lay down what was chosen,
        and let a step under the Ask look at all of them.
        """
        one: i64 = 1
        self.answers[seat] = move.number
        self.owing &= ~(one << seat)
        if self.owing:
            return
        self.revealed += 1  # once all are in, they may come to light: none can be taken back
        asked = -self.take_question()
        for each in range(i64(len(self.answers))):
            if (asked >> each) & 1:
                chosen = self.rules.moves.at(self.answers[each])
                self.answers[each] = NOT_ANSWERED
                chosen.play(self, each)
        self.answering = None

    def answered(self, seat: i64) -> Move[Any] | None:
        """The answer this seat has given to a question that others still owe; only the seat itself may know it."""
        number = self.answers[seat]
        return None if number == NOT_ANSWERED else self.rules.moves.at(number)

    def extra(self, expansion: str) -> Extra:
        """What an expansion in play keeps on the table."""
        for i, each in enumerate(self.rules.expansions):
            if each.id == expansion:
                return self.extras[i]
        raise KeyError(expansion)

    # -- telling ---------------------------------------------------------------------------------------------------

    def happened(self, happening: type[Event], seat: i64, detail: i64) -> None:
        """A named happening: expansions may have consequences for it. The base never learns which.

        Say it after pushing what follows in the base game, so that what a consequence pushes happens first.
        """
        if self.rules.extended:
            for consequence in self.rules.consequences_of(happening):
                consequence.follow(self, seat, detail)

    # -- copying ---------------------------------------------------------------------------------------------------

    def copy_agenda_to(self, twin: Game) -> None:
        """The kernel's part of a clone; listeners do not come along."""
        twin.rules = self.rules
        twin.chance = self.chance.copy()
        twin.agenda = self.agenda[:]
        twin.whose = self.whose[:]
        twin.owing = self.owing
        twin.answers = self.answers[:]
        twin.told = None
        twin.extras = [extra.copy() for extra in self.extras] if self.rules.extended else self.extras
        twin.answering = None
        twin.revealed = self.revealed
        twin.committed = self.committed
        twin.over = self.over

    def clone(self) -> Game:
        """A copy that shares nothing that changes."""
        raise NotImplementedError

    def redeal(self, seat: i64) -> None:
        """Re-deal, by `chance`, whatever `seat` cannot know (NOBODY: what a spectator cannot).

        `chance.reshuffle` does it: the imagined game must not depend on the real order.
        """

    def imagine(self, seat: i64, seed: i64) -> Game:
        """Return a whole game consistent with what the seat knows. Its own view of it is byte-for-byte identical."""
        world = self.clone()
        world.chance = Chance()
        world.chance.seed(seed)
        world.redeal(seat)
        for extra in world.extras:
            extra.redeal(world, seat)
        world.answer_anew(seat)
        return world

    def answer_anew(self, seat: i64) -> None:
        """Secret answers of others are unknown: in an imagined game they have answered any legal thing."""
        if self.owing == 0:
            return
        asked = -self.whose[-1]
        for other in range(i64(len(self.answers))):
            given = (asked >> other) & 1 and not (self.owing >> other) & 1
            if given and other != seat:
                choices = self.legal(other)
                self.answers[other] = choices[self.chance.below(i64(len(choices)))].number
