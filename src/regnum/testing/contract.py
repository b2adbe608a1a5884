"""The contract of all games, as functions called promises; new games get these checks for free.

Each promise takes a position and a seed and raises AssertionError when it is broken; the message reports the viewer,
the place and both values. tests/contract runs all of them over every game, every number of seats and every option
value.
"""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable
from functools import cache
from typing import Any

from regnum.bots.sense import whole_sense
from regnum.catalogue.drawings import faults, shape_drawings
from regnum.core.codec import decode, decode_event, dump, encode
from regnum.core.errors import IllegalMove, NotationError
from regnum.core.match import Match, replay
from regnum.core.messages import Decision, Event, Refusal, Result
from regnum.core.play import playout, wander
from regnum.core.registry import box_of_edition
from regnum.scene import Scene
from regnum.testing import claims
from regnum.testing.differences import (
    IMAGINED,
    answer,
    counted,
    difference,
    events,
    plain_data,
    shown,
    states,
    viewer_name,
)
from regnum.testing.tables import TableSetup, covering, every_table, position, tables_of, viewers

__all__ = ["PROMISES", "TableSetup", "believed_lies", "covering", "every_table", "position", "tables_of", "viewers"]

LONGEST_GAME = 20_000  # decisions; far beyond any of our games
LISTENED = 30  # moves, several turns of every game
CHECKED_MOVES = 20  # moves whose every sentence is held against the game
PLANTED = 0.2  # of the questions of a game, in which facts are altered


def seen(match: Match, viewer: int | None) -> bytes:
    """Everything a viewer receives, as bytes."""
    return encode(list(received(match, viewer).values()))


def received(match: Match, viewer: int | None) -> dict[str, Any]:
    """Everything a viewer receives, by name."""
    things: dict[str, Any] = {"view": match.view(viewer), "scene": match.scene(viewer), "waiting": match.waiting}
    if viewer is not None:
        things |= {"decision": match.decision(viewer), "legal": match.legal(viewer)}
    return things | {f"score.{side}": match.score_seen_by(viewer, side) for side in range(len(match.colours))}


def looks_alike(match: Match, imagined: Match, viewer: int | None, when: str = "") -> None:
    """Assert that a viewer sees no difference; the error names it."""
    if seen(match, viewer) != seen(imagined, viewer):
        found = difference(plain_data(received(match, viewer)), plain_data(received(imagined, viewer)))
        raise AssertionError(f"{viewer_name(viewer)} sees {found}{when}")


# -- the promises ---------------------------------------------------------------------------------------


def a_view_tells_nothing_it_should_not(match: Match, seed: int) -> None:
    """What reaches a viewer is byte-for-byte identical in every game consistent with what the viewer knows.

    If it is broken, either the view, the scene, a label or the score shows what the viewer cannot know, or `redeal`
    deals again what the viewer does know.
    """
    for viewer in viewers(match):
        looks_alike(match, match.imagine(viewer, seed), viewer)


def an_event_tells_only_what_can_be_seen(match: Match, seed: int) -> None:
    """If a viewer sees the same table before and after a move in two imagined games, its events are the same.

    So what an event shows a viewer must be in that viewer's view afterwards, or have been there before. If it is
    broken, either `Event.seen_by` shows too much, or the view lacks what was just shown: add it there.
    """
    for viewer, mover in itertools.product(viewers(match), match.waiting):
        imagined = match.imagine(viewer, seed)
        for move in sampled(match.legal(mover), seed, 6):
            if imagined.why(mover, move) is None:
                one, other = match.clone(), imagined.clone()
                here, there = one.play(mover, move), other.play(mover, move)
                if events_sent(here, viewer) != events_sent(there, viewer) and seen(one, viewer) == seen(other, viewer):
                    found = events(here, there, viewer)
                    who = f"{viewer_name(viewer)} gets {move!r} by seat {mover}"
                    raise AssertionError(f"{who}: {found}; the view afterwards is the same in both")


def events_sent(events: list[Event], viewer: int | None) -> bytes:
    """The events as a viewer gets them, as bytes."""
    return encode([event.seen_by(viewer) for event in events])


def a_refusal_tells_only_what_is_known(match: Match, seed: int) -> None:
    """Why not, for any move at all, is the same in every game consistent with what the seat knows."""
    for seat in range(match.seats):
        imagined = match.imagine(seat, seed)
        for move in tried_moves(match, seat, seed):
            here, there = match.why(seat, move), imagined.why(seat, move)
            assert here == there, f"seat {seat} tries {move!r}: {answer(here)} here, {answer(there)} {IMAGINED}"


def tried_moves(match: Match, seat: int, seed: int, each: int = 12) -> list[str]:
    """Moves to try: of every family some by number, and some put together from words now on the table."""
    dice = random.Random(seed)
    moves = match.rules.moves
    options = [option.move.split() for waiting in match.waiting for option in decided(match, waiting).options]
    words = sorted({word for option in options for word in option[1:]})
    tried: list[str] = []
    for family in moves.families:
        tried += [family.glance(dice.randrange(len(family.made))).text for _ in range(each)]
        arguments = len(tried[-1].split()) - 1
        if words and arguments:
            tried += [" ".join([family.verb, *dice.choices(words, k=arguments)]) for _ in range(4 * each)]
    return [move for move in tried if readable(match, move)]


def decided(match: Match, seat: int) -> Decision:
    """The decision of a seat that is waited for."""
    decision = match.decision(seat)
    assert decision is not None
    return decision


def readable(match: Match, move: str) -> bool:
    """Whether it is a move of the game at all."""
    try:
        match.read(move)
    except NotationError:
        return False
    return True


def an_imagined_game_is_a_whole_game(match: Match, seed: int) -> None:
    """For every viewer: the same pieces, a move for every seat that is asked, an end; the real game unchanged."""
    pieces = match.rules.pieces
    before = match.hash
    for viewer in viewers(match):
        imagined = match.imagine(viewer, seed)
        who = f"in a game that {viewer_name(viewer)} imagines"
        found, there = pieces(match.state), pieces(imagined.state)
        assert there == found, f"{who} the pieces are not the same: {counted(found, there)}"
        assert imagined.waiting == match.waiting, f"{who} seats {imagined.waiting} are asked, here {match.waiting}"
        stuck = [seat for seat in imagined.waiting if not imagined.legal(seat)]
        assert not stuck, f"{who} seat {stuck[0]} is asked {imagined.state.asked().name()!r} and may play nothing"
        playout(imagined.state, seed)
        assert imagined.over, f"{who} the game does not end; seats {imagined.waiting} are still asked"
    assert match.hash == before, "imagining has changed the real game: clone shares something that redeal changes"


def an_imagined_game_depends_only_on_what_is_known(match: Match, seed: int) -> None:
    """Whatever is really hidden, the same seed imagines the same game: what a bot imagines tells no secret."""
    for viewer in viewers(match):
        other_truth = match.imagine(viewer, seed // 2 + 1)
        one, other = match.imagine(viewer, seed), other_truth.imagine(viewer, seed)
        if one.hash != other.hash:
            found = states(one, other, "where things really lie otherwise")
            raise AssertionError(f"{viewer_name(viewer)} imagines with the same seed {found}; sort before you shuffle")


def legal_is_what_is_not_refused(match: Match, seed: int) -> None:
    """The fast list and the explained list agree, nothing is offered twice, and every seat that is asked has a move."""
    for seat in match.waiting:
        decision = decided(match, seat)
        allowed = [option.move for option in decision.options if option.refusal is None]
        offered = [option.move for option in decision.options]
        who = f"seat {seat} at {decision.ask!r}"
        twice = sorted({move for move in offered if offered.count(move) > 1})
        assert not twice, f"{who} is offered twice: {shown(twice)}"
        legal = match.legal(seat)
        more, fewer = sorted(set(legal) - set(allowed)), sorted(set(allowed) - set(legal))
        listed = f"legal() has {shown(more)} that moves() refuses or lacks, and lacks {shown(fewer)}"
        assert sorted(allowed) == sorted(legal), f"{who}: {listed}"
        assert allowed, f"{who} has no legal move among {len(offered)}"


def an_open_option_can_be_played(match: Match, seed: int) -> None:
    """Every option without a refusal plays; the trusted and the checked path lead to the same state."""
    for seat in match.waiting:
        for move in sampled(match.legal(seat), seed):
            refusal = match.why(seat, move)
            assert refusal is None, f"seat {seat} is offered {move!r}, but {answer(refusal)}"
            checked, trusted = match.clone(), match.clone()
            checked.play(seat, move)
            trusted.state.play_legal(seat, trusted.rules.moves.read(move))
            if checked.hash != trusted.hash:
                found = states(checked, trusted, "when a search plays it")
                raise AssertionError(f"seat {seat} plays {move!r}: {found}")


def a_refused_option_changes_nothing(match: Match, seed: int) -> None:
    """Every refused option raises with its reason, and the state is as it was."""
    before = match.hash
    for seat in match.waiting:
        refused = [option for option in decided(match, seat).options if option.refusal is not None]
        for option in sampled(refused, seed):
            why, played = match.why(seat, option.move), refusal_when_played(match, seat, option.move)
            who = f"seat {seat} sees {option.move!r} {answer(option.refusal)}"
            assert why == option.refusal, f"{who}; asked why not: {answer(why)}"
            assert played == option.refusal, f"{who}; when it is played: {answer(played)}"
    assert match.hash == before, "asking for refusals has changed the game: refused() or may() must change nothing"


def a_seat_that_is_not_asked_may_not_play(match: Match, seed: int) -> None:
    """Whoever is not waited for has no decision and is refused with a reason."""
    others = [seat for seat in range(match.seats) if seat not in match.waiting]
    for seat in others:
        assert match.decision(seat) is None, (
            f"seat {seat} is not waited for and has the question {match.decision(seat)}"
        )
        assert match.legal(seat) == [], f"seat {seat} is not waited for and may play {shown(match.legal(seat))}"
        any_move = match.rules.moves.at(seed % match.rules.moves.size).text
        played = refusal_when_played(match, seat, any_move)
        assert played is not None, f"seat {seat} is not waited for and has played {any_move!r}"


def any_move_is_legal_or_says_why(match: Match, seed: int) -> None:
    """A move that was not offered is refused, or it is among the legal ones."""
    for seat in match.waiting:
        legal = set(match.legal(seat))
        for move in tried_moves(match, seat, seed):
            refusal = match.why(seat, move)
            listed = match.read(move).text in legal
            who = f"seat {seat} tries {move!r}: {answer(refusal)}"
            assert (refusal is None) == listed, f"{who}, but it is {'' if listed else 'not '}among the legal moves"
            if refusal is None or refusal.rule:  # asked now and answered by its own rules: the quick answer agrees
                may = match.read(move).may(match.state, seat)
                assert may == (refusal is None), f"{who}, but may() says {may}"


def refusal_when_played(match: Match, seat: int, move: str) -> Refusal | None:
    """The refusal that playing this raises; None if it plays."""
    try:
        match.clone().play(seat, move)
    except IllegalMove as wrong:
        return wrong.refusal
    return None


def a_move_is_its_notation(match: Match, seed: int) -> None:
    """Text and number lead back to the same shared move."""
    moves = match.rules.moves
    for seat in match.waiting:
        for move in match.state.legal(seat):
            text, number = moves.read(move.text), moves.at(move.number)
            assert text is move, f"{move.text!r} is read as another move: {text.text!r}, number {text.number}"
            assert number is move, f"number {move.number} is {number.text!r}, not {move.text!r}"


def a_record_is_the_whole_match(match: Match, seed: int) -> None:
    """Replaying a record gives the same record and the same state, at every move."""
    again = replay(match.record(), box_of_edition)
    replayed = "when the record is replayed"
    if again.record() != match.record():
        lines = match.record().splitlines(), again.record().splitlines()
        raise AssertionError(f"the record says {difference(*lines, replayed, 'line')}")
    assert again.hash == match.hash, f"after {len(match.log)} moves {states(match, again, replayed)}"
    assert again.waiting == match.waiting, f"seats {match.waiting} are asked, {again.waiting} {replayed}"
    if again.result != match.result:
        found = difference(plain_data(match.result), plain_data(again.result), replayed, "result")
        raise AssertionError(found)
    middle = len(match.log) // 2
    half, other = match.rewound(middle), replay(first_moves(match, middle), box_of_edition)
    assert half.hash == other.hash, f"after {middle} moves {states(half, other, replayed)}"


def first_moves(match: Match, length: int) -> str:
    """The record after this many moves."""
    return "\n".join(match.record().splitlines()[: length + 1])


def json_comes_back_equal(match: Match, seed: int) -> None:
    """Decisions, events, refusals and results survive the wire; views and scenes are JSON-ready."""
    for viewer in viewers(match):
        comes_back(f"{viewer_name(viewer)}'s view", match.view(viewer), Any)
        scene = match.rules.scene(match.view(viewer))
        scene_comes_back(f"{viewer_name(viewer)}'s scene", scene)
        headline = match.rules.headline(match.view(viewer))
        assert headline == scene.headline, (
            f"{viewer_name(viewer)}'s headline is {headline!r}, the scene's {scene.headline!r}"
        )
    for seat in match.waiting:
        comes_back(f"the decision of seat {seat}", match.decision(seat), Decision)
        twin = match.clone()
        for event in twin.play(seat, random.Random(seed).choice(match.legal(seat))):
            for viewer in viewers(match):
                sent = event.seen_by(viewer)
                back = decode_event(encode(sent), match.rules.box)
                assert back == sent, f"{viewer_name(viewer)} gets {sent!r}; JSON returns {back!r}"
    if match.result is not None:
        comes_back("the result", match.result, Result)


def comes_back(what: str, thing: Any, kind: Any) -> None:
    """It can be written as JSON, and a typed thing comes back as it was."""
    try:
        back = decode(encode(thing), kind)
    except (TypeError, ValueError) as wrong:
        raise AssertionError(f"{what} is not JSON-ready: {wrong}") from wrong
    assert back, f"{what} is empty"
    if kind is not Any and back != thing:
        raise AssertionError(
            f"{what}: {difference(plain_data(thing), plain_data(back), 'when it comes back from JSON')}"
        )


def scene_comes_back(what: str, scene: Scene) -> None:
    """A scene has only things, fields and words of the contract, and comes back as it was."""
    try:
        back = decode(encode(scene), Scene)
    except (TypeError, ValueError) as wrong:
        raise AssertionError(f"{what} is not a scene: {wrong}") from wrong
    assert plain_data(back) == plain_data(scene), what


def pieces_are_neither_made_nor_lost(match: Match, seed: int) -> None:
    """The box is as full at the end as it was at the start."""
    start, now = match.rules.pieces(match.rewound(0).state), match.rules.pieces(match.state)
    assert sorted(now) == sorted(start), f"after {len(match.log)} moves: {counted(start, now)}"
    assert now == start, f"after {len(match.log)} moves pieces() lists the same in another order: sort it"


def every_game_ends(match: Match, seed: int) -> None:
    """Random play comes to an end with a result whose totals are the sums of its lines."""
    twin = match.clone()
    played = wander(twin.state, seed, LONGEST_GAME)
    assert played < LONGEST_GAME and twin.over, f"not over after {played} random decisions; {twin.waiting} are asked"
    assert twin.waiting == (), f"the game is over and seats {twin.waiting} are asked"
    result = twin.result
    assert result is not None, "the game is over and has no result"
    sums = [sum(points for _, points in lines) for lines in result.lines]
    assert result.totals == sums, f"the totals are {result.totals}, the lines add up to {sums}"
    sheets = [twin.score(side) for side in range(len(twin.colours))]
    if result.lines != sheets:
        found = difference(plain_data(result.lines), plain_data(sheets), "on the score sheet", "result.lines")
        raise AssertionError(found)
    first = [side for side, rank in enumerate(result.ranks) if rank == 1]
    assert first and min(result.ranks) == 1, f"no side is first: the ranks are {result.ranks}"
    assert result.winners == first, f"the winners are {result.winners}, first by rank are {first}"


def clones_share_nothing_that_changes(match: Match, seed: int) -> None:
    """A clone goes its own way; two clones with the same luck go the same way."""
    before = dump(match.state)
    one, other = match.clone(), match.clone()
    playout(one.state, seed)
    after = dump(match.state)
    changed = "after a clone has played on"
    assert after == before, f"{difference(before, after, changed, 'state')}; clone() must copy it"
    playout(other.state, seed)
    assert one.hash == other.hash, f"two clones with the same luck: {states(one, other, 'in the second')}"


def listening_changes_nothing(match: Match, seed: int) -> None:
    """A game is the same whether events are recorded or not, as in a search."""
    recorded, silent = match.clone(), match.clone()
    dice = random.Random(seed)
    for _ in range(LISTENED):
        if recorded.over:
            break
        seat = recorded.waiting[0]
        move = recorded.read(dice.choice(recorded.legal(seat)))
        recorded.play_move(seat, move)
        silent.state.play_legal(seat, move)
        if silent.hash != recorded.hash:
            raise AssertionError(
                f"seat {seat} plays {move.text!r}: {states(recorded, silent, 'when events are not recorded')}"
            )
        for count in ("revealed", "committed"):  # no part of the hash
            one, other = getattr(recorded.state, count), getattr(silent.state, count)
            assert one == other, (
                f"seat {seat} plays {move.text!r}: {count} is {one} here, {other} when events are not recorded"
            )


def the_order_of_answers_does_not_matter(match: Match, seed: int) -> None:
    """When several seats owe an answer, any order of arrival leads to the same state."""
    waiting = match.waiting
    if len(waiting) < 2:
        return
    dice = random.Random(seed)
    answers = {seat: dice.choice(match.legal(seat)) for seat in waiting}
    first: Match | None = None
    for order in itertools.islice(itertools.permutations(waiting), 24):
        twin = match.clone()
        for seat in order:
            twin.play(seat, answers[seat])
        first = first or twin
        if twin.hash != first.hash:
            found = states(first, twin, f"when seats answer in the order {order}")
            raise AssertionError(f"the answers {answers}: {found}")


def undo_never_crosses_what_was_revealed(match: Match, seed: int) -> None:
    """A move that shows its player something unknown counts as a revelation; others can be taken back exactly."""
    for seat in match.waiting:
        for move in sampled(match.legal(seat), seed, 4):
            after = match.clone()
            here = after.play(seat, move)
            refusal = after.why_no_undo(seat)
            who = f"seat {seat} plays {move!r}"
            if refusal is None:
                back = after.undo(seat)
                assert back.hash == match.hash, f"{who} and takes it back: {states(match, back, 'then')}"
            if after.state.revealed == match.state.revealed and len(match.waiting) == 1:
                imagined = match.imagine(seat, seed)
                there = imagined.play(seat, move)
                alike = events_sent(here, seat) == events_sent(there, seat)
                assert alike, f"{who} and may take it back, but gets {events(here, there, seat)}; count `revealed`"
                looks_alike(
                    after, imagined, seat, f", having played {move!r}, which may be taken back; count `revealed`"
                )
            else:
                taken = f"{who}, which reveals something, and may take it back"
                assert refusal is not None or after.state.answered(seat) is not None, taken


def sampled(things: list[Any], seed: int, most: int = 12) -> list[Any]:
    """All, or a random dozen of many."""
    return things if len(things) <= most else random.Random(seed).sample(things, most)


def a_sense_counts_what_the_sheet_counts(match: Match, seed: int) -> None:
    """What bots go by: points as on the score sheet, nothing left over from the last look, chances that add up."""
    sense, fresh = whole_sense(match.rules.box), whole_sense(match.rules.box)
    before = match.hash
    for side in range(len(match.colours)):
        noticed, by_fresh, again = (each.noticed(match.state, side) for each in (sense, fresh, sense))
        assert noticed == by_fresh, (
            f"side {side}: {difference(noticed, by_fresh, 'by a sense that saw nothing before', 'seen')}"
        )
        assert noticed == again, f"side {side}: {difference(noticed, again, 'at the second look', 'seen')}"
        total = sum(points for _, points in match.score(side))
        assert noticed[0] == total, f"side {side}: the sense sees {noticed[0]} points, the score sheet has {total}"
        fresh = whole_sense(match.rules.box)
    left = sense.left(match.state)
    assert 0.0 <= left <= 1.0, f"left() is {left}, not between 0 and 1"
    sense.outlook(match.state)
    chances = [sense.chances[side] for side in range(len(match.colours))]
    assert abs(sum(chances) - 1.0) < 1e-9, f"the chances {chances} do not add up to 1"
    assert match.hash == before, "the sense has changed the game"


def what_is_told_is_so(match: Match, seed: int) -> None:
    """Every fact in events, buttons, questions and refusals, for every viewer, agrees with the game."""
    played = match.clone()
    dice = random.Random(seed)
    for _ in range(CHECKED_MOVES):
        if played.over:
            break
        seat = dice.choice(played.waiting)
        check_decision(played, seat, dice, None)
        claims.check_move(played, seat, played.read(dice.choice(played.legal(seat))))


def check_decision(match: Match, seat: int, dice: random.Random, altered: claims.AlteredFacts | None) -> None:
    """Check the current question, some of its answers and some refusals against the game."""
    claims.check_prompt(match, seat, altered)
    options = decided(match, seat).options
    for option in dice.sample(options, min(len(options), 6)):
        move = match.read(option.move)
        if option.refusal is None:
            claims.check_button(match, seat, move, altered)
        else:
            claims.check_refusal(match, seat, move, altered)


def believed_lies(tables: list[TableSetup], seeds: range) -> dict[str, str]:
    """Facts that no claim proves: altered in whole random games, and not noticed."""
    altered = claims.AlteredFacts()
    unproved: dict[str, str] = {}
    for table, seed in itertools.product(tables, seeds):
        match = table.match(seed)
        unproved |= claims.claims_of(match.rules).unproved
        dice = random.Random(seed)
        while not match.over:
            seat = dice.choice(match.waiting)
            if dice.random() < PLANTED:
                check_decision(match, seat, dice, altered)
            claims.check_move(match, seat, match.read(dice.choice(match.legal(seat))), altered)
    uncaught = altered.uncaught()
    needless = {name: "is listed as unproved, but an altered fact is caught" for name in unproved
                if name in altered.planted and name not in uncaught}  # fmt: skip
    return {name: found for name, found in uncaught.items() if name not in unproved} | needless


def a_scene_names_drawings_that_are_there(match: Match, seed: int) -> None:
    """A shape of the game's own, `drawing="x"`, has its file art/shapes/x.svg, and the page can draw it."""
    drawings = shape_drawings(match.game)
    for viewer in viewers(match):
        for name in sorted(drawings_in(match.scene(viewer))):
            assert name in drawings, f"the scene names art/shapes/{name}.svg, which does not exist"
    for name, wrong in faults_of(match.game).items():
        raise AssertionError(f"art/shapes/{name}.svg: {wrong}")


def drawings_in(tree: Any) -> set[str]:
    """The drawings that the pieces of a scene name."""
    if isinstance(tree, dict):
        here = {str(tree["drawing"])} if tree.get("kind") == "piece" and "drawing" in tree else set()
        return here.union(*(drawings_in(each) for each in tree.values()))
    return set().union(*map(drawings_in, tree)) if isinstance(tree, list | tuple) else set()


@cache
def faults_of(game: str) -> dict[str, str]:
    """What is wrong with the shapes a game brings, by name."""
    wrong = {name: "; ".join(faults(name, source)) for name, source in shape_drawings(game).items()}
    return {name: text for name, text in wrong.items() if text}


PROMISES: tuple[Callable[[Match, int], None], ...] = (
    a_view_tells_nothing_it_should_not,
    an_event_tells_only_what_can_be_seen,
    a_refusal_tells_only_what_is_known,
    an_imagined_game_is_a_whole_game,
    an_imagined_game_depends_only_on_what_is_known,
    legal_is_what_is_not_refused,
    an_open_option_can_be_played,
    a_refused_option_changes_nothing,
    a_seat_that_is_not_asked_may_not_play,
    any_move_is_legal_or_says_why,
    a_move_is_its_notation,
    a_record_is_the_whole_match,
    json_comes_back_equal,
    pieces_are_neither_made_nor_lost,
    every_game_ends,
    clones_share_nothing_that_changes,
    listening_changes_nothing,
    the_order_of_answers_does_not_matter,
    undo_never_crosses_what_was_revealed,
    a_sense_counts_what_the_sheet_counts,
    what_is_told_is_so,
    a_scene_names_drawings_that_are_there,
)
