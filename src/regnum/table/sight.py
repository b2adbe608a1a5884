"""What a viewer is shown: the match as a seat may know it, and of the table what is open to all.

Nothing here depends on anything the viewer may not know; tests compare it byte by byte in imagined worlds. Sentences
are never here: messages are ids with arguments, and every reader's own page makes the sentence.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from regnum.core.house import box_of_edition
from regnum.core.letters import Decision, Event, Message, Refusal, Result, refuse, say, stamped
from regnum.core.match import Match
from regnum.core.rules import Lines
from regnum.table.agreed import Agreed
from regnum.table.chairs import Step
from regnum.table.colours import colours_at
from regnum.table.curtain import hides
from regnum.table.table import MOST_UNDOS, Table

MOST_PREVIEWED = 60  # answers whose points are told beforehand
STORY = 60  # steps told to somebody who comes new; older ones on request


class SeatInfo(Struct, frozen=True):
    """One chair: who holds it, which bot plays it."""

    seat: int
    colour: str
    name: Message  # what this side is called when no person gives it a name: its bot's name, or its colour
    person: str | None
    bot: str | None


class TableInfo(Struct, frozen=True):
    """The table itself, the same for everybody."""

    id: str
    game: str
    edition: int
    state: str  # open, playing, over
    host: str
    seats: list[SeatInfo]
    opponents: list[Message]  # official opponents, who need no seat
    options: dict[str, Any]
    agreed: Agreed
    created: int
    followed: str  # the table of the rematch
    hints: bool = False  # whether a bot may be asked for advice here


class EventInfo(Struct, frozen=True):
    """What happened: its name, the sentence that tells it, the paragraph it cites, if any, and whom it befalls."""

    name: str
    message: Message
    rule: str
    side: int  # whose colour it has; -1 for nobody's


class StepInfo(Struct, frozen=True):
    """One step of the play log as a viewer may know it. The steps it `undoes` never happened."""

    at: int
    seat: int
    time: int
    events: list[EventInfo]
    undoes: list[int]


class ClockFace(Struct, frozen=True):
    """One seat's clock: milliseconds left of the turn's own time and of the reserve when it began to run."""

    turn_ms: int
    reserve_ms: int
    since: int | None  # None: it stands
    ran_out: bool


class HeldInfo(Struct, frozen=True):
    """The move that waits for `confirm` or `undo`."""

    move: str
    label: Message


class Sight(Struct, frozen=True):
    """Everything one viewer needs to draw the table, complete at every time."""

    at: int  # length of the play log; commands carry it
    moves: int  # length of the match
    seat: int | None  # whose eyes; None: a bystander's
    curtain: int | None  # this person's other seat is asked: `look` at it when the right player sits there
    waiting: list[int]
    over: bool
    view: dict[str, Any]
    scene: dict[str, Any]
    decision: Decision | None
    worth: dict[str, int]  # by move of the decision: how one's own points would change at once
    held: HeldInfo | None
    undo: Refusal | None  # why nothing can be taken back; None: it can
    may_undo: bool
    scores: list[list[tuple[str, int]]]  # by side, without lines that are still secret
    labels: dict[str, Message]  # what those lines, and the result's, are called
    result: Result | None
    clocks: list[ClockFace] | None
    steps: list[StepInfo]


def table_info(table: Table) -> TableInfo:
    """What everybody may know of the table."""
    made = table.made
    names, colours = side_names(table)
    seats = [SeatInfo(n, colours[n], names[n], seat.person, seat.bot) for n, seat in enumerate(table.seats)]
    return TableInfo(
        table.id, made.game, made.edition, table.state, table.host, seats, names[len(seats) :], made.options,
        made.agreed, table.created, table.followed, table.hints,
    )  # fmt: skip


def side_names(table: Table) -> tuple[list[Message], list[str]]:
    """What the sides of this table are called, also before the match has begun, and their colours."""
    box = box_of_edition(table.made.game, table.made.edition)
    seats, options = table.made.seats, table.made.options
    sides = seats + box.opponents(seats, options)
    colours = colours_at(table.seats, box.colours)
    own = [
        say(f"seat-{colour}") if name is None else name for colour, name in zip(colours, bot_names(table), strict=False)
    ]
    names = [*own, *(box.side_name(side, seats, options) for side in range(seats, sides))]
    return [stamped(name, box.id) for name in names], colours[:sides]


def bot_names(table: Table) -> list[Message | None]:
    """By seat the name of the bot that sits there for nobody else. Bots of one level are told apart by their names."""
    names: list[Message | None] = []
    levels: list[str] = []
    for seat in table.seats:
        if seat.bot is None or seat.person is not None:
            names.append(None)
            continue
        names.append(bot_name(seat.bot, levels.count(seat.bot)))
        levels.append(seat.bot)
    return names


def bot_name(level: str, nth: int = 0) -> Message:
    """What a bot of this level is called in a game; the nth of them, from 0, has a name of its own."""
    return say(f"bot-{level}" + ("" if nth == 0 else f".n{nth + 1}"))


def sight(table: Table, seat: int | None, since: int | None, curtain: int | None = None) -> Sight:
    """The match for one pair of eyes, with the steps since the viewer's last look (None: the latest ones)."""
    match = table.seen_match(seat)
    decision = (
        match.decision(seat) if seat is not None and table.state == "playing" and seat not in table.held else None
    )
    may_undo, refusal = undo_of(table, seat)
    scores = [match.score_seen_by(seat, side) for side in range(len(match.colours))]
    view = match.view(seat)
    return Sight(
        at=table.at,
        moves=len(match.log),
        seat=seat,
        curtain=curtain,
        waiting=list(table.waiting),
        over=table.state == "over",
        view=view,
        scene=match.rules.scene(view),
        decision=decision,
        worth=worth_of(match, decision),
        held=held_of(table, seat),
        undo=refusal,
        may_undo=may_undo,
        scores=scores,
        labels=labels_of(match, scores),
        result=match.result,
        clocks=clock_faces(table),
        steps=steps_since(table, seat, since),
    )


def labels_of(match: Match, scores: list[Lines]) -> dict[str, Message]:
    """The names of all lines a viewer is shown. At the end nothing is secret, and the scores are the result's."""
    lines = dict.fromkeys(line for sheet in scores for line, _ in sheet)
    return {line: match.stamp(match.rules.box.line_label(line)) for line in lines}


def worth_of(match: Match, decision: Decision | None) -> dict[str, int]:
    """What each open answer would bring or cost the seat in points at once.

    Only where nothing hidden comes to light and the turn goes on: then it follows from what the seat knows already.
    """
    if decision is None:
        return {}
    seat, now = decision.seat, points_of(match, decision.seat)
    found: dict[str, int] = {}
    for option in [each for each in decision.options if each.refusal is None][:MOST_PREVIEWED]:
        after = match.clone()
        after.play(seat, option.move)
        same_turn = after.state.committed == match.state.committed and not after.over
        if same_turn and after.state.revealed == match.state.revealed:
            change = points_of(after, seat) - now
            if change:
                found[option.move] = change
    return found


def points_of(match: Match, seat: int) -> int:
    """A seat's points as they stand."""
    return sum(points for _, points in match.score(seat))


def held_of(table: Table, seat: int | None) -> HeldInfo | None:
    """The move this seat has still to confirm."""
    if seat is None or seat not in table.held:
        return None
    match = table.the_match()
    return HeldInfo(table.held[seat], match.option(seat, match.read(table.held[seat])).label)


def undo_of(table: Table, seat: int | None) -> tuple[bool, Refusal | None]:
    """Whether this seat may take something back, and why not."""
    if seat is None or table.match is None:
        return False, None
    if seat in table.held:
        return True, None
    refusal = why_no_undo(table, table.match, seat)
    return refusal is None, refusal


def why_no_undo(table: Table, match: Match, seat: int) -> Refusal | None:
    """As `commands.undo` will answer."""
    if table.closed or (table.state == "over" and not table.agreed.sandbox):
        return refuse("match_over", "")
    if table.seats[seat].bot is not None and not table.agreed.sandbox:
        return refuse("bot_plays", "", seat=seat + 1)
    if table.agreed.sandbox:
        refusal = refuse("sandbox_start", "") if table.way_back() is None else None
    else:
        refusal = match.why_no_undo(seat)
    if refusal is None and table.undos >= MOST_UNDOS:
        refusal = refuse("undo_too_often", "")
    return refusal


def clock_faces(table: Table) -> list[ClockFace] | None:
    """All clocks; None at an untimed table."""
    if not table.agreed.clock.counts:
        return None
    return [ClockFace(each.turn_ms, each.reserve_ms, each.since, each.ran_out) for each in table.clocks.seats]


def steps_since(table: Table, seat: int | None, since: int | None) -> list[StepInfo]:
    """What happened after the viewer last looked; for somebody new the latest steps that still count."""
    if since is None:
        return [told(step, seat) for step in table.story()[-STORY:]]
    recent = [step for step in table.steps[-(table.at - since) :] if step.at > since] if since < table.at else []
    return [told(step, seat) for step in recent]


def told(step: Step, seat: int | None) -> StepInfo:
    """A step as a seat may know it."""
    events = [event_info(event.seen_by(seat)) for event in step.events]
    return StepInfo(step.at, step.seat, step.time, events, step.undoes)


def event_info(event: Event) -> EventInfo:
    """An event, ready to be told in any language."""
    return EventInfo(event.name(), event.message(), str(getattr(event, "rule", "")), event.befalls())


def eyes_of(table: Table, person: str | None, looking: int | None) -> tuple[int | None, int | None]:
    """Through which seat's eyes a person looks now, and which of their own seats waits behind a curtain.

    `looking` is the seat they said they look for. With one seat there is nothing to choose. With several, eyes go to
    the one that is asked; where seats know different things, only after `look`, and until then the table is shown as
    to a bystander.
    """
    own = table.seats_of(person)
    if len(own) < 2 or table.match is None:
        return (own[0] if own else None), None
    asked = [seat for seat in own if seat in table.waiting and table.seats[seat].bot is None]
    wanted = looking if looking in own and (not asked or looking in asked) else (asked[0] if asked else own[0])
    if wanted == looking or not any_secrets(table.match, own):
        return wanted, None
    return None, wanted


def any_secrets(match: Match, own: list[int]) -> bool:
    """Whether one person's seats know different things."""
    return not match.over and any(hides(match, own[0], seat) for seat in own[1:])
