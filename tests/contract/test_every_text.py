"""Nothing a game can say is without its sentence, in any language: new games get this check for free."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import regnum
from regnum.catalogue import LANGUAGES, catalogue, rulebook
from regnum.core.codec import encode
from regnum.core.match import Match
from regnum.core.messages import Message, stamped
from regnum.core.registry import box_of
from regnum.testing.contract import TableSetup, every_table, position, tried_moves, viewers

DEPTHS = (0, 17, 47, 10**6)


def messages_in(thing: Any) -> Iterator[Message]:
    """Every message inside a scene, however deep."""
    if isinstance(thing, Message):
        yield thing
    elif isinstance(thing, dict):
        for value in thing.values():
            yield from messages_in(value)
    elif isinstance(thing, list):
        for value in thing:
            yield from messages_in(value)


def spoken(match: Match, seed: int) -> Iterator[Any]:
    """All that the table says at this moment, and what its log has told."""
    again = match.rewound(0)
    yield from again.opening
    for entry in match.log:
        yield from again.play_move(entry.seat, entry.move)
    for viewer in viewers(match):
        yield from (stamped(message, match.game) for message in messages_in(match.scene(viewer)))
    for side in range(len(match.colours)):
        yield match.side_name(side)
        yield from (stamped(match.rules.box.line_label(line), match.game) for line, _ in match.score(side))
    for seat in range(match.seats):
        decision = match.decision(seat)
        if decision is not None:
            yield decision.prompt
            yield from (option.label for option in decision.options)
            yield from (option.refusal for option in decision.options if option.refusal)
        refusals = (match.why(seat, move) for move in tried_moves(match, seat, seed, each=3))
        yield from (refusal for refusal in refusals if refusal)
        no_undo = match.why_no_undo(seat)
        if no_undo:
            yield no_undo


@pytest.mark.parametrize("table", every_table(whole=False), ids=repr)
def test_everything_a_table_says_is_a_sentence_in_every_language(table: TableSetup) -> None:
    for seed, depth in enumerate(DEPTHS):
        once = {encode(thing): thing for thing in spoken(position(table, seed, depth), seed)}
        for thing in once.values():
            for lang in LANGUAGES:
                sentence = regnum.text(thing, lang)
                assert sentence and sentence == sentence.strip(), (lang, thing)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", regnum.games())
def test_every_game_has_a_title_settings_and_rules_in_every_language(game: str, lang: str) -> None:
    box, words = box_of(game), catalogue(lang, game)
    for id in ("game-title", "game-tagline", "game-about"):
        assert words.has(id)
    for option in box.info().options:
        assert words.has(box.option_label(option.name).id) and words.has(box.option_label(option.name).id + ".about")
        for choice in [*option.choices, *option.words]:
            assert words.has(box.option_label(option.name, choice).id)
    assert len(rulebook(game, lang).paragraphs) == len(rulebook(game, "en").paragraphs) > 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_catalogues_have_words_for_what_the_kernel_refuses(lang: str) -> None:
    codes = ["unknown-move", "not-now", "match-over", "not-your-turn", "already-answered"]
    codes += ["undo-revealed", "undo-other", "undo-turn-over", "undo-imagined"]
    assert all(catalogue(lang).has(f"refused-{code}") for code in codes)
