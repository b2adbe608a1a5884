"""Records as text: what is written comes back, and what is wrong is named with its line."""

from __future__ import annotations

import pytest

import regnum

HEADER = "[regnum 1] [game brothers 2] [seed 41] [seats 2] [roads scored] [sets journey dominion trade_church]"


def record_of(*moves: str) -> str:
    return "\n".join([HEADER, *moves]) + "\n"


def started() -> tuple[regnum.Match, str]:
    match = regnum.new("brothers", seats=2, seed=41)
    return match, match.colours[match.waiting[0]]


def test_a_record_begins_with_all_that_was_agreed() -> None:
    match, colour = started()
    match.play(match.waiting[0], "take 2")
    assert match.record() == record_of(f"1 {colour} take 2")


def test_remarks_blank_lines_and_other_line_ends_are_welcome() -> None:
    _, colour = started()
    text = f"\ufeff# from a friend\r\n\r\n{HEADER}\r\n  # the first move\r\n  1   {colour}  take   2  \r\n"
    assert regnum.replay(text).record() == record_of(f"1 {colour} take 2")


def test_options_may_come_in_any_order_and_defaults_may_be_left_out() -> None:
    short = "[regnum 1] [seats 2] [seed 41] [game brothers 2]"
    assert regnum.replay(short).hash == regnum.replay(HEADER).hash


@pytest.mark.parametrize(
    ("text", "line", "complaint"),
    [
        ("", 0, "the text is empty"),
        ("# only a remark\n", 0, "the text is empty"),
        ("hello\n", 1, "must start with a header in brackets"),
        ("[regnum 2] [game brothers 2] [seed 1] [seats 2]", 1, "expected [regnum 1]"),
        ("[regnum 1] [game brothers] [seed 1] [seats 2]", 1, "name the game and its edition"),
        ("[regnum 1] [game chess 1] [seed 1] [seats 2]", 1, "unknown game 'chess'"),
        ("[regnum 1] [game brothers 9] [seed 1] [seats 2]", 1, "edition 9; this version has edition 2"),
        ("[regnum 1] [game brothers 2] [seats 2]", 1, "[seed N]"),
        ("[regnum 1] [game brothers 2] [seed -4] [seats 2]", 1, "the seed must be an integer, not '-4'"),
        (
            "[regnum 1] [game brothers 2] [seed 9999999999999999999] [seats 2]",
            1,
            "a seed must be an integer from 0",
        ),
        ("[regnum 1] [game brothers 2] [seed 1] [seats 3]", 1, "takes 1 to 2 players"),
        ("[regnum 1] [game brothers 2] [seed 1] [seed 2] [seats 2]", 1, "[seed ...] appears more than once"),
        ("[regnum 1] [game brothers 2] [seed 1] [seats 2] []", 1, "empty brackets"),
        ("[regnum 1] [game brothers 2] [seed 1] [seats 2] [weather rain]", 1, "no option 'weather'"),
        ("[regnum 1] [game brothers 2] [seed 1] [seats 2] [sets journey]", 1, "sets takes 3 different values of"),
        ("[regnum 1] [game brothers 2] [seed 1] [seats 2] [level 1]", 1, "does not apply with 2 seats"),
        (record_of("2 white take 1"), 2, "expected move 1"),
        (record_of("1 white"), 2, "a move is written"),
        (record_of("1 green take 1"), 2, "unknown seat 'green'; choose from: white, blue"),
        (record_of("1 {first} take 9"), 2, "unknown_move move=take 9 usage=take 1 | take 2"),
        (record_of("1 {first} end"), 2, "must_take"),
        (record_of("1 {first} take 1", "2 {first} take 1"), 3, "already_taken"),
        (record_of("1 {first} take 1", "", "# later", "2 {other} take 1"), 5, "not_your_turn"),
    ],
)
def test_a_wrong_record_names_its_line(text: str, line: int, complaint: str) -> None:
    match, first = started()
    other = next(colour for colour in match.colours if colour != first)
    with pytest.raises(regnum.RecordError) as wrong:
        regnum.replay(text.replace("{first}", first).replace("{other}", other))
    assert wrong.value.line == line
    assert complaint in str(wrong.value)


def test_an_imagined_game_has_no_record() -> None:
    match, _ = started()
    with pytest.raises(regnum.RecordError, match="an imagined match has no record"):
        match.imagine(0, 1).record()
