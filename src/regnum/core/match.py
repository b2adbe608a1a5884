"""A match: a game in play with its seed and its log. This is the checked path, used by everything except a search."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import msgspec

from regnum.core.chance import Chance
from regnum.core.codec import state_hash
from regnum.core.errors import IllegalMove, NotationError, OptionError, RecordError
from regnum.core.messages import Decision, Event, Message, Option, PlayerRef, Refusal, Result, refuse, stamped
from regnum.core.options import Value
from regnum.core.record import RecordLine, header_text, read
from regnum.core.rules import Box, Lines, Rules, bystander, checked_seats
from regnum.core.words import Ask, Game, Listener, Move

LARGEST_SEED = 2**63 - 1


class PlayedMove:
    """One entry of the log, with how much was revealed and committed before it (undo stops where that changed)."""

    __slots__ = ("committed", "move", "revealed", "seat")

    def __init__(self, seat: int, move: Move[Any], state: Game) -> None:
        self.seat = seat
        self.move = move
        self.revealed: int = state.revealed
        self.committed: int = state.committed


class Frame(NamedTuple):
    """One point inside a move: its events, and the scene after it."""

    events: list[Event]
    scene: dict[str, Any]


class Match:
    """One match from its first move to its result. Equal game, options, seed and moves make an equal match."""

    def __init__(self, rules: Rules, seed: int, state: Game) -> None:
        self.rules = rules
        self.seed = seed
        self.state = state
        self.log: list[PlayedMove] = []
        self.opening: list[Event] = []  # what happened before the first move
        self.imagined = False

    # -- what it is ------------------------------------------------------------------------------------------------

    @property
    def game(self) -> str:
        """The id of the game."""
        return self.rules.box.id

    @property
    def seats(self) -> int:
        """How many people (or bots in their place) sit at the table."""
        return int(self.rules.seats)

    @property
    def options(self) -> dict[str, Value]:
        """The settings in force, defaults included."""
        return dict(self.rules.options)

    @property
    def colours(self) -> tuple[str, ...]:
        """The seats' names in records; an official solo opponent's comes last."""
        return self.rules.box.colours[: int(self.rules.sides)]

    def side_name(self, side: int) -> Message:
        """What a side is called: its colour, or the official opponent's own name."""
        return self.stamp(self.rules.box.side_name(side, self.seats, self.rules.options))

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.state.over

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that owe an answer now."""
        return seats_of(self.state.waiting())

    @property
    def hash(self) -> str:
        """Equal for equal states, on every machine."""
        return state_hash(self.state)

    # -- what a seat may do ----------------------------------------------------------------------------------------

    def decision(self, seat: int) -> Decision | None:
        """What this seat is asked now, with every option and every refusal; None if nothing."""
        self.check_seat(seat)
        if seat not in self.waiting:
            return None
        ask = self.state.asked()
        verbs = self.open_verbs(seat)
        options = [self.option(seat, move, verbs) for move in self.shown_moves(seat)]
        return Decision(ask.name(), seat, self.stamp(ask.prompt(self.state, seat)), options)

    def shown_moves(self, seat: int) -> list[Move[Any]]:
        """All answers worth showing, those that expansions offer included."""
        ask = self.state.asked()
        moves = list(ask.moves(self.state, seat))
        for offer in self.rules.offers_at(ask):
            moves.extend(offer.moves(self.state, seat))
        return moves

    def option(self, seat: int, move: Move[Any], verbs: set[str] | None = None) -> Option:
        """One answer to show. `verbs`: those of the legal moves, where many options are made at once."""
        refusal = self.stamp_refusal(seat, move.refused(self.state, seat), verbs)
        label = self.stamp(move.label(self.state, seat))
        return Option(move.text, label, refusal, move.handles(self.state, seat), move.outcome())

    def open_verbs(self, seat: int) -> set[str]:
        """The verbs of all moves that this seat may play now."""
        return {move.split(" ", 1)[0] for move in self.legal(seat)}

    def legal(self, seat: int) -> list[str]:
        """The notations that this seat may play now."""
        self.check_seat(seat)
        if not self.state.waiting() >> seat & 1:
            return []
        return [move.text for move in self.state.legal(seat)]

    def why(self, seat: int, move: str) -> Refusal | None:
        """Why this may not be played; None if it may."""
        self.check_seat(seat)
        try:
            chosen = self.read(move)
        except NotationError as wrong:
            return self.stamp_refusal(seat, unknown_move(move, wrong))
        return self.stamp_refusal(seat, self.why_not(seat, chosen))

    def read(self, move: str) -> Move[Any]:
        """The move that is written like this."""
        if not isinstance(move, str):
            raise NotationError(f"a move must be a string as returned by legal(), not {move!r}", "str")
        return self.rules.moves.read(move)

    def why_not(self, seat: int, move: Move[Any]) -> Refusal | None:
        """The same for a move that has been read."""
        state = self.state
        if state.over:
            return refuse("match_over", "")
        if not state.waiting() >> seat & 1:
            if state.answered(seat) is not None:
                return refuse("already_answered", "")
            return refuse("not_your_turn", "", player=PlayerRef(int(state.next_seat())))
        ask = state.asked()
        if not isinstance(move, ask.verbs()) and not self.is_offered(ask, move):
            return refuse("not_now", "", question=ask.prompt(state, seat))
        return move.refused(state, seat)

    def is_offered(self, ask: Ask[Any], move: Move[Any]) -> bool:
        """Whether an expansion adds moves of this kind to the question."""
        return any(isinstance(move, offer.verbs()) for offer in self.rules.offers_at(ask))

    def play(self, seat: int, move: str) -> list[Event]:
        """Play a move from outside; the events it caused. IllegalMove changes nothing."""
        return self.play_move(seat, self.checked(seat, move))

    def checked(self, seat: int, move: str) -> Move[Any]:
        """The move that is written like this, ready for `play_move`; IllegalMove if the seat may not play it now."""
        self.check_seat(seat)
        try:
            chosen = self.read(move)
        except NotationError as wrong:
            raise IllegalMove(seat, move, self.bound(seat, unknown_move(move, wrong))) from None
        refusal = self.why_not(seat, chosen)
        if refusal is not None:
            raise IllegalMove(seat, move, self.bound(seat, refusal))
        return chosen

    def play_move(self, seat: int, move: Move[Any]) -> list[Event]:
        """The trusted path with a log: `move` is legal."""
        state = self.state
        self.log.append(PlayedMove(seat, move, state))
        listener = Listener()
        state.told = listener
        state.play_legal(seat, move)
        state.told = None
        return listener.events

    def frames(self, number: int, viewer: int | None) -> list[Frame]:
        """Replay move `number` of this match (from 0) step by step, as a viewer may see it: the events of each step of
        the agenda, and the scene after it. So an automatic opponent's turn can be shown as it happened."""
        self.check_viewer(viewer)
        return self.rewound(number).frames_of(self.log[number], viewer)

    def frames_since(self, number: int, viewer: int | None) -> tuple[dict[str, Any], list[list[Frame]]]:
        """Replay all moves from this one on (from 0): the scene before them, and the frames of each."""
        self.check_viewer(viewer)
        again = self.rewound(number)
        return again.scene(viewer), [again.frames_of(played, viewer) for played in self.log[number:]]

    def frames_of(self, played: PlayedMove, viewer: int | None) -> list[Frame]:
        """Play a move of a log again, on this match, and return its frames."""
        state = self.state
        found: list[Frame] = []
        listener = Listener()
        state.told = listener
        state.play_alone(played.seat, played.move)
        goes_on = True
        while goes_on:
            if listener.events and state.agenda:
                found.append(Frame(listener.events, self.scene(viewer)))
                state.told = listener = Listener()
            goes_on = state.advance()
        if listener.events:
            found.append(Frame(listener.events, {}))
        state.told = None
        if found:  # what happened in silence at the end belongs to the last moment
            found[-1] = Frame(found[-1].events, self.scene(viewer))
        return found

    # -- what a seat may know --------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> dict[str, Any]:
        """The game as this seat may know it; None is a spectator."""
        self.check_viewer(seat)
        known = self.rules.view(self.state, bystander(seat))
        known["waiting"] = list(self.waiting)
        known["over"] = self.over
        return known

    def scene(self, seat: int | None) -> dict[str, Any]:
        """The layout of the view, as plain dictionaries; `rules.scene` gives the same with types."""
        laid: dict[str, Any] = self.rules.scene(self.view(seat)).plain()
        return laid

    def across(self, seat: int | None) -> bool:
        """Whether this seat looks from the other side of the table, so that positions are turned."""
        return self.rules.box.across(bystander(seat))

    def score(self, seat: int) -> Lines:
        """The lines of a side's score sheet as they would count now, as its owner sees them.

        An official opponent has the seat after the last.
        """
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < len(self.colours):
            raise OptionError(f"the score sheet has seats 0 to {len(self.colours) - 1}, not {seat!r}")
        return self.rules.lines(self.state, seat)

    def score_seen_by(self, viewer: int | None, seat: int) -> Lines:
        """A side's score sheet as another may know it: without the lines that are still secret."""
        self.check_viewer(viewer)
        lines = self.score(seat)
        if viewer == seat or self.over:
            return lines
        secret = self.rules.secret_lines(self.state, seat)
        return [line for line in lines if line[0] not in secret]

    @property
    def result(self) -> Result | None:
        """Totals, lines, ranks and winners; None while the match goes on."""
        return self.rules.result(self.state)

    def story(self) -> list[Event]:
        """Everything that has happened, the opening first: the match is replayed for it."""
        again = self.rewound(0)
        return again.opening + [event for each in self.log for event in again.play_move(each.seat, each.move)]

    def sheet(self) -> Any:
        """The score sheet of a finished match as its game tells it (`regnum.scene.FinalSheet`); None if it does not."""
        return self.rules.sheet(self.state, self.story()) if self.over and not self.imagined else None

    # -- copies ----------------------------------------------------------------------------------------------------

    def clone(self) -> Match:
        """A copy that goes its own way."""
        twin = Match(self.rules, self.seed, self.state.clone())
        twin.log = self.log[:]
        twin.opening = self.opening
        twin.imagined = self.imagined
        return twin

    def imagine(self, seat: int | None, seed: int) -> Match:
        """Return a whole game consistent with what the seat knows (None: a spectator)."""
        self.check_viewer(seat)
        world = Match(self.rules, checked_seed(seed), self.state.imagine(bystander(seat), seed))
        world.imagined = True
        return world

    # -- the record ------------------------------------------------------------------------------------------------

    def record(self) -> str:
        """The match as text; `regnum.replay` reads it."""
        if self.imagined:
            raise RecordError("an imagined match has no record")
        lines = [header_text(self.rules, self.seed)]
        names = self.rules.box.colours
        lines += [f"{n} {names[each.seat]} {each.move.text}" for n, each in enumerate(self.log, start=1)]
        return "\n".join(lines) + "\n"

    def undo(self, seat: int) -> Match:
        """This match without the seat's last move; IllegalMove where undo ends."""
        self.check_seat(seat)
        refusal = self.why_no_undo(seat)
        if refusal is not None:
            raise IllegalMove(seat, "undo", refusal)
        last = max(at for at, each in enumerate(self.log) if each.seat == seat)
        return self.replayed(self.log[:last] + self.log[last + 1 :])

    def why_no_undo(self, seat: int) -> Refusal | None:
        """Why a seat may not undo its last move; None if it may be taken back.

        Inside its own turn only: never once the turn was ended or an automaton has acted, never across another seat's
        move, chance, or anything hidden that has come to light. An answer that waits for others' may always be
        taken back, whoever has answered since.
        """
        if self.imagined:
            return refuse("undo_imagined", "")
        if self.state.answered(seat) is not None:
            return None
        if seat not in self.waiting:
            return refuse("undo_turn_over", "")
        if not self.log:
            return refuse("undo_nothing", "")
        if self.log[-1].seat != seat:
            return refuse("undo_other", "")
        if self.log[-1].committed != self.state.committed:
            return refuse("undo_turn_over", "")
        if self.log[-1].revealed != self.state.revealed:
            return refuse("undo_revealed", "")
        return None

    def rewound(self, length: int) -> Match:
        """This match as it was after `length` moves."""
        if self.imagined:
            raise RecordError("an imagined match cannot be undone")
        return self.replayed(self.log[:length])

    def replayed(self, log: list[PlayedMove]) -> Match:
        """The same match from its opening, with these moves."""
        again = opened(self.rules, self.seed)
        for each in log:
            again.play_move(each.seat, each.move)
        return again

    # -- small checks ----------------------------------------------------------------------------------------------

    def stamp(self, message: Message) -> Message:
        """Bound to this game's catalogue."""
        return stamped(message, self.game)

    def stamp_refusal(self, seat: int, refusal: Refusal | None, verbs: set[str] | None = None) -> Refusal | None:
        """Bound to this game's catalogue; advice that could not be followed at once is left out."""
        return None if refusal is None else self.bound(seat, refusal, verbs)

    def bound(self, seat: int, refusal: Refusal, verbs: set[str] | None = None) -> Refusal:
        """The same for one that is there."""
        if refusal.advice and refusal.advice not in (self.open_verbs(seat) if verbs is None else verbs):
            refusal = refusal.advise("")
        return msgspec.structs.replace(refusal, game=self.game)

    def check_seat(self, seat: object) -> None:
        """A seat from outside must exist."""
        if not (type(seat) is int and 0 <= seat < self.rules.seats):
            raise OptionError(f"this match has seats 0 to {self.seats - 1}, not {seat!r}")

    def check_viewer(self, seat: object) -> None:
        """Check a viewer: a seat, or None for a spectator."""
        if seat is not None:
            self.check_seat(seat)


@cache
def seats_of(mask: int) -> tuple[int, ...]:
    """The seats of a mask, in their order."""
    return tuple(seat for seat in range(mask.bit_length()) if mask >> seat & 1)


def unknown_move(move: object, wrong: NotationError) -> Refusal:
    """What was written is no move of the game."""
    return refuse("unknown_move", "", move=str(move), usage=wrong.usage)


def checked_seed(seed: object) -> int:
    """Check that a seed is an integer of at most 63 bits."""
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed <= LARGEST_SEED:
        raise OptionError(f"a seed must be an integer from 0 to {LARGEST_SEED}, not {seed!r}")
    return seed


def opened(rules: Rules, seed: int) -> Match:
    """A match before its first move."""
    chance = Chance()
    chance.seed(seed)
    state = rules.open(chance)
    match = Match(rules, seed, state)
    listener = Listener()
    state.told = listener
    state.proceed()
    state.told = None
    match.opening = listener.events
    return match


def new(box: Box[Any], seats: int, seed: int, options: dict[str, object] | None) -> Match:
    """A new match, everything from outside checked."""
    if options is not None and not (isinstance(options, dict) and all(isinstance(name, str) for name in options)):
        raise OptionError(f"options must be a dictionary of names and values, not {options!r}")
    checked_seats(box, seats)
    checked_seed(seed)
    return opened(Rules(box, seats, options or {}), seed)


def replay(text: str, find: Callable[[str, int], Box[Any]]) -> Match:
    """Replay a record. `find` returns the box of a game by its id and edition."""
    if not isinstance(text, str):
        raise RecordError(f"a record must be a string, not {type(text).__name__}")
    header, header_line, entries = read(text)
    try:
        box = find(header.game, header.edition)
        match = new(box, header.seats, header.seed, header.options)
    except ValueError as wrong:
        raise RecordError(str(wrong), header_line) from wrong
    for entry in entries:
        replay_entry(match, entry)
    return match


def replay_entry(match: Match, entry: RecordLine) -> None:
    """One move of a record, or a RecordError with its line."""
    if entry.colour not in match.colours[: match.seats]:
        seats = ", ".join(match.colours[: match.seats])
        raise RecordError(f"unknown seat {entry.colour!r}; choose from: {seats}", entry.line)
    try:
        match.play(match.colours.index(entry.colour), entry.move)
    except IllegalMove as wrong:
        raise RecordError(str(wrong), entry.line) from wrong
