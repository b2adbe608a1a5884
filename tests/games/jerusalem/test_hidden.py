"""2.4 and 11. Who decides what, what is hidden, and that an imagined game keeps what is known and no more."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import regnum
from regnum.core.codec import encode
from regnum.core.match import Match
from regnum.core.messages import refuse
from regnum.games.jerusalem.packed import card_in_hand, kind_of, round_of
from regnum.games.jerusalem.parts import CARDS, EVENTS
from regnum.testing import asked, contract, play, rule
from tests.typed import present

from .laying import BLUE, GREEN, RED, YELLOW, laid, phase_is, play_on, side, state_of

SECRECY = [
    contract.a_view_tells_nothing_it_should_not,
    contract.an_event_tells_only_what_can_be_seen,
    contract.a_refusal_tells_only_what_is_known,
    contract.an_imagined_game_is_a_whole_game,
    contract.an_imagined_game_depends_only_on_what_is_known,
]
VIEWERS = pytest.mark.parametrize("viewer", [BLUE, RED, YELLOW, GREEN, None])


def aided(**more: Any) -> Match:
    return laid(options={"memory": "aided"}, **more)


def heard(match: Match, seat: int, move: str, viewer: int | None) -> list[str]:
    """What a viewer is told of a move."""
    return [event.seen_by(viewer).plain() for event in match.play(seat, move)]


def in_hands(match: Match) -> dict[int, list[str]]:
    """By seat the cards in hand, wherever they came from."""
    hands = [[CARDS[kind_of(card)] for card in side.hand] for side in state_of(match).sides]
    return {seat: hand for seat, hand in enumerate(hands) if hand}


def give(match: Match, cards: list[tuple[str, int, int, int]]) -> None:
    """Lay just these cards into the hands: (id, seat, round, seats that have seen it)."""
    for seat in range(match.seats):
        hand = [card_in_hand(CARDS.index(id), to, got, by) for id, to, got, by in cards if to == seat]
        state_of(match).own(seat).hand = vec[i64](hand)


# -- who decides ----------------------------------------------------------------------------------------------


@rule("11.1")
def test_every_decider_of_the_table_is_asked() -> None:
    seen = set()
    for seed in range(40):
        match = regnum.new("jerusalem", seats=4, seed=seed)
        while not match.over:
            seat = match.waiting[0]
            seen.add(present(match.decision(seat)).ask)
            legal = match.legal(seat)
            match.play(seat, legal[(seed * 7 + len(match.log) * 13) % len(legal)])
    assert seen >= {
        "open_auction",
        "raise_bid",
        "keep_card",
        "deploy",
        "leave_tower",
        "study_or_not",
        "buy_materials",
        "court_intrigue",
        "take_income",
        "save_squires",
        "pay_tax",
        "retaliate",
    }


# -- behind the screen ----------------------------------------------------------------------------------------


@rule("2.4", "11.2")
@VIEWERS
def test_at_a_strict_table_a_screen_hides_all_but_ones_own(viewer: int | None) -> None:
    match = laid(squires=(1, 2, 3, 4), bezants=(5, 6, 7, 8), hands={"red": ["renegade"]})
    for seat, seen in enumerate(match.view(viewer)["sides"]):
        hidden = seat != viewer
        behind = (seen["squires"], seen["bezants"], seen["hand"], seen["supply"])
        assert (behind == (None, None, None, None)) == hidden
        if not hidden:
            assert (seen["squires"], seen["bezants"], seen["supply"]) == (seat + 1, seat + 5, 50 - seat - 1)


@rule("11.3")
@VIEWERS
def test_at_an_aided_table_squires_and_bezants_are_counted_for_all_but_hands_are_not(viewer: int | None) -> None:
    match = aided(squires=(1, 2, 3, 4), bezants=(5, 6, 7, 8), hands={"red": ["renegade"]})
    for seat, seen in enumerate(match.view(viewer)["sides"]):
        assert (seen["squires"], seen["bezants"], seen["supply"]) == (seat + 1, seat + 5, 50 - seat - 1)
        assert (seen["hand"] is None) == (seat != viewer)


@rule("11.3")
@VIEWERS
def test_the_board_towers_prestige_offices_and_the_number_of_cards_are_open(viewer: int | None) -> None:
    match = laid(city={"market_left": "red 3"}, hands={"red": ["renegade"]}, prestige=(0, 4), floors=(1, 2, 3, 4))
    seen = match.view(viewer)
    assert seen["areas"][10]["squires"] == [0, 3, 0, 0]
    assert (seen["sides"][RED]["cards"], seen["sides"][RED]["prestige"]) == (1, 4)
    assert [each["floors"] for each in seen["sides"]] == [1, 2, 3, 4]
    assert [office["seat"] for office in seen["offices"]] == [BLUE, RED, YELLOW, GREEN]


@rule("11.3", "5.2.4")
def test_bids_and_what_was_paid_lie_open() -> None:
    match = laid(at="auction")
    assert heard(match, BLUE, "offer marshal 2", None) == ["auction_opened office=marshal bid=2"]
    assert match.view(None)["auction"]["bid"] == 2
    for seat in (RED, YELLOW, GREEN):
        play(match, seat, "pass")
    assert [office["paid"] for office in match.view(None)["offices"]] == [None, None, 2, None]


@rule("5.2.4", "11.2")
def test_a_bid_above_what_one_owns_is_refused_to_that_seat_alone() -> None:
    rich = laid(at="auction", bezants=(12, 9, 12, 12))
    poor = laid(at="auction", bezants=(12, 3, 12, 12))
    for match in (rich, poor):
        play(match, BLUE, "offer marshal 2")
    assert poor.why(RED, "raise 5") == refuse("bid_too_high", "5.2.4", bid=5, have=3)
    assert rich.why(RED, "raise 5") is None
    for viewer in (BLUE, YELLOW, GREEN, None):
        assert encode(rich.view(viewer)) == encode(poor.view(viewer))
        if viewer is not None:
            assert rich.why(viewer, "raise 5") == poor.why(viewer, "raise 5")
            assert present(rich.why(viewer, "raise 5")).code == "not_your_turn"


@rule("Q4", "11.3")
@VIEWERS
@pytest.mark.parametrize("edition", [1, 2])
def test_when_the_supply_runs_short_everybody_is_told_what_really_came(viewer: int | None, edition: int) -> None:
    match = laid(at="income", city={"templars_large": "red 48"}, edition=edition)
    assert heard(match, RED, "income", viewer)[0] == "income_taken gains=2+0+0 areas=templars_large due=4"


@rule("Q4", "11.3", "6.1.2")
@VIEWERS
def test_what_really_came_at_the_begin_of_a_turn_is_told_to_everybody(viewer: int | None) -> None:
    match = laid(at="turns", city={"templars_large": "red 48"})
    assert heard(match, BLUE, "end", viewer)[1] == "turn_began office=treasurer squires=2 due=6"


@rule("6.7.3", "Q4", "11.3")
@VIEWERS
def test_what_really_came_from_a_card_is_told_to_everybody(viewer: int | None) -> None:
    match = laid(hands={"blue": ["squire_and_bezant"]}, city={"templars_large": "blue 50"})
    assert heard(match, BLUE, "card squire_and_bezant", viewer)[1] == "gained gains=0+1+0 due=1"


@rule("Q4", "11.2", "11.3")
@VIEWERS
def test_an_empty_supply_is_visible_to_all_and_a_total_behind_a_screen_is_not(viewer: int | None) -> None:
    match = laid(city={"templars_large": "red 44"}, squires=(3, 6, 3, 3))
    for seat, seen in enumerate(match.view(viewer)["sides"]):
        assert seen["supply_empty"] == (seat == RED)
        assert (seen["squires"] is None) == (seen["supply"] is None) == (seat != viewer)


@rule("Q4", "11.2")
def test_an_imagined_supply_is_empty_where_the_real_one_is_and_nowhere_else() -> None:
    match = laid(city={"templars_large": "red 44", "market_left": "yellow 46"}, squires=(3, 6, 3, 3))
    for seed in range(40):
        world = match.imagine(BLUE, seed)
        assert side(world, RED)["squires"] == 6
        assert side(world, YELLOW)["squires"] < 4
        assert side(world, GREEN)["squires"] < 9


@rule("Q4", "11.2")
def test_what_came_can_be_seen_on_the_table_when_it_could_not_be_counted_before() -> None:
    where = {"templars_large": "red 40"}
    few, many = (laid(at="income", city=where, squires=(0, behind)) for behind in (7, 9))
    assert encode(few.view(BLUE)) == encode(many.view(BLUE))
    for match, came in ((few, 3), (many, 1)):
        play(match, RED, "income")
        assert match.view(BLUE)["sides"][RED]["came"] == came


@rule("Q4", "11.2")
@pytest.mark.parametrize("at", ["turns", "deployment", "income", "event"])
@pytest.mark.parametrize("promise", SECRECY, ids=lambda promise: promise.__name__)
def test_secrets_are_kept_where_supplies_run_out(at: str, promise: Callable[..., Any]) -> None:
    """Random play seldom comes here: everybody has a handful of squires left."""
    where = {"templars_large": "blue 40 red 41 yellow 43 green 44", "market_left": "blue 2 red 2"}
    cards = {"blue": ["extra_squire", "force_market"], "red": ["any_two", "squire_and_bezant"]}
    for seed in range(12):
        match = laid(at=at, event="war", city=where, squires=(4, 5, 6, 3), hands=cards)
        dice = random.Random(seed)
        for _ in range(dice.randrange(24)):
            seat = match.waiting[0]
            match.play(seat, dice.choice(match.legal(seat)))
        promise(match, seed)


# -- cards ----------------------------------------------------------------------------------------------------


@rule("5.3.1", "11.2")
def test_that_a_card_was_kept_everybody_sees_but_not_which() -> None:
    for viewer, expected in ((BLUE, "kept_card card=renegade"), (RED, "kept_card card="), (None, "kept_card card=")):
        match = laid(at="cards", deck=["renegade", "move_two", "move_two", "any_two"])
        assert heard(match, BLUE, "keep renegade", viewer)[0] == expected


@rule("7.2.1", "11.2")
def test_that_a_card_was_drawn_everybody_sees_but_not_which() -> None:
    for viewer, expected in ((RED, "studied card=renegade"), (BLUE, "studied card="), (None, "studied card=")):
        match = laid(at="privileges", city={"patriarchate_left": "red 1"}, squires=(0, 1), deck=["renegade"])
        assert heard(match, RED, "study", viewer)[0] == expected


@rule("11.2", "5.1.1")
@VIEWERS
def test_the_deck_face_down_cards_and_events_are_unknown(viewer: int | None) -> None:
    match = regnum.new("jerusalem", seats=4, seed=8)
    seen = encode(match.view(viewer)).decode()
    assert not [id for id in (*CARDS, *EVENTS) if f'"{id}"' in seen]


# -- imagined games -------------------------------------------------------------------------------------------


@rule("5.3.2", "11.2")
def test_who_handed_cards_on_knows_which_but_not_who_has_which() -> None:
    match = laid(at="cards", deck=["renegade", "move_two", "any_two", "extra_squire"])
    for seat, card in ((BLUE, "renegade"), (RED, "move_two"), (YELLOW, "any_two")):
        play(match, seat, f"keep {card}")
    worlds = [in_hands(match.imagine(BLUE, seed)) for seed in range(60)]
    assert all(world[BLUE] == ["renegade"] for world in worlds)
    assert {tuple(sorted(world[RED] + world[YELLOW] + world[GREEN])) for world in worlds} == {
        ("any_two", "extra_squire", "move_two")
    }
    assert {world[RED][0] for world in worlds} == {"any_two", "extra_squire", "move_two"}


@rule("5.3.2", "11.2")
def test_who_gets_the_last_card_knows_nothing_of_the_others() -> None:
    match = laid(at="cards", deck=["renegade", "move_two", "any_two", "extra_squire"])
    for seat, card in ((BLUE, "renegade"), (RED, "move_two"), (YELLOW, "any_two")):
        play(match, seat, f"keep {card}")
    worlds = [in_hands(match.imagine(GREEN, seed)) for seed in range(60)]
    assert all(world[GREEN] == ["extra_squire"] for world in worlds)
    assert len({world[BLUE][0] for world in worlds}) > 5


@rule("5.3.1", "11.2")
def test_whoever_chooses_imagines_the_cards_in_hand_as_they_are() -> None:
    match = laid(at="cards", deck=["renegade", "move_two", "any_two", "extra_squire"])
    for seed in range(20):
        assert match.imagine(BLUE, seed).legal(BLUE) == match.legal(BLUE)
    assert len({tuple(match.imagine(RED, seed).legal(BLUE)) for seed in range(20)}) > 5


@rule("3.2", "4.2.1", "11.2")
def test_hidden_events_are_imagined_anew_and_open_ones_are_kept() -> None:
    match = laid(round=3, calendar=["war", "succession", "special_tax", "new_patriarch"])
    calendars = {tuple(int(event) for event in state_of(match.imagine(BLUE, seed)).calendar) for seed in range(40)}
    war, succession = EVENTS.index("war"), EVENTS.index("succession")
    assert {calendar[:2] for calendar in calendars} == {(war, succession)}
    assert len(calendars) == 2


@rule("11.2")
def test_at_a_strict_table_other_screens_are_imagined_anew() -> None:
    match = laid(squires=(1, 2, 3, 4), bezants=(5, 6, 7, 8))
    worlds = [match.imagine(BLUE, seed) for seed in range(60)]
    assert all((side(world, BLUE)["squires"], side(world, BLUE)["bezants"]) == (1, 5) for world in worlds)
    assert len({side(world, RED)["squires"] for world in worlds}) > 5
    assert len({side(world, RED)["bezants"] for world in worlds}) > 8


@rule("11.3")
def test_at_an_aided_table_they_are_known() -> None:
    match = aided(squires=(1, 2, 3, 4), bezants=(5, 6, 7, 8))
    for seed in range(20):
        world = match.imagine(BLUE, seed)
        assert [side(world, seat)["squires"] for seat in range(4)] == [1, 2, 3, 4]
        assert [side(world, seat)["bezants"] for seat in range(4)] == [5, 6, 7, 8]


@rule("3.5", "11.3")
def test_in_the_first_auctions_everybody_knows_what_the_others_have() -> None:
    match = regnum.new("jerusalem", seats=4, seed=2)
    first = match.waiting[0]
    play(match, first, "offer marshal 5")
    for _ in range(3):
        play(match, match.waiting[0], "pass")
    bezants = [side(match, seat)["bezants"] for seat in range(4)]
    for seed in range(20):
        world = match.imagine((first + 1) % 4, seed)
        assert [side(world, seat)["bezants"] for seat in range(4)] == bezants


@rule("5.2.4", "11.2")
def test_nobody_is_imagined_to_own_less_than_they_have_bid() -> None:
    match = laid(at="auction", bezants=(30, 30, 30, 30))
    play(match, BLUE, "offer marshal 20")
    play(match, RED, "raise 25")
    for seed in range(20):
        world = match.imagine(GREEN, seed)
        assert side(world, BLUE)["bezants"] == 20 and side(world, RED)["bezants"] == 25


@rule("6.7.12", "11.2")
def test_whoever_sends_overwhelming_force_is_imagined_with_squires_in_the_supply() -> None:
    match = laid(hands={"blue": ["force_market"]}, city={"templars_left": "blue 48"})
    play(match, BLUE, "card force_market")
    for seed in range(20):
        world = match.imagine(RED, seed)
        assert side(world, BLUE)["squires"] == 0
        play(world, BLUE, "deploy market_left")
        assert world.view(None)["areas"][10]["squires"][BLUE] == 2


@rule("6.7.12", "Q24", "11.2")
def test_whoever_sends_only_one_squire_is_imagined_with_one_in_the_supply() -> None:
    match = laid(hands={"blue": ["force_market"]}, city={"templars_left": "blue 40"}, squires=(9,))
    play(match, BLUE, "card force_market")
    assert {side(match.imagine(RED, seed), BLUE)["supply"] for seed in range(20)} == {1}


@rule("7.4.1", "11.2")
def test_once_the_screens_are_lifted_nothing_behind_them_is_imagined() -> None:
    match = laid(at="gifts", round=5, squires=(1, 2, 3, 4), hands={"red": ["renegade"]})
    for seed in range(10):
        world = match.imagine(None, seed)
        assert encode(world.view(None)) == encode(match.view(None))
        assert in_hands(world) == {RED: ["renegade"]}


@rule("11.2")
@pytest.mark.parametrize("memory", ["strict", "aided"])
def test_a_whole_game_looks_the_same_in_every_imagined_one(memory: str) -> None:
    match = regnum.new("jerusalem", seats=3, seed=6, options={"memory": memory})
    for _ in range(150):
        for viewer in (0, 1, 2, None):
            world = match.imagine(viewer, len(match.log))
            assert encode(world.view(viewer)) == encode(match.view(viewer))
        seat = match.waiting[0]
        legal = match.legal(seat)
        match.play(seat, legal[len(match.log) * 13 % len(legal)])


@rule("5.3.2")
def test_cards_of_different_rounds_are_not_mixed_up() -> None:
    match = laid(round=3)
    seen = 0b11
    cards = [("renegade", RED, 1), ("move_two", YELLOW, 1), ("any_two", RED, 2), ("extra_squire", YELLOW, 2)]
    give(match, [(*card, seen) for card in cards])
    for seed in range(30):
        hands = in_hands(match.imagine(BLUE, seed))
        first, second = ({hands[seat][nth] for seat in (RED, YELLOW)} for nth in (0, 1))
        assert first == {"move_two", "renegade"} and second == {"any_two", "extra_squire"}


@rule("5.3.2", "6.7.2", "11.2")
def test_nobody_learns_whether_a_card_that_is_played_is_the_one_that_was_handed_on() -> None:
    """Blue handed on two cards; Red, who also drew one, plays one that is alike. It may be either."""
    by_blue, drawn = 0b0001, 0
    truths = (
        [("extra_bezants", RED, by_blue), ("move_two", YELLOW, by_blue), ("any_two", RED, drawn)],
        [("move_two", RED, by_blue), ("extra_bezants", YELLOW, by_blue), ("extra_bezants", RED, drawn)],
    )
    matches = [laid(seats=3, round=2, to_move=RED, deck=["extra_bezants", "any_two"]) for _ in truths]
    for match, cards in zip(matches, truths, strict=True):
        rest = sorted(int(kind) for kind in state_of(match).deck.cards)
        for id, _, _ in cards:
            rest.remove(CARDS.index(id))
        state_of(match).own_deck().shuffled(vec[i64](rest))
        give(match, [(id, seat, 1 if seen else 2, seen | 1 << seat) for id, seat, seen in cards])
        play(match, RED, "card extra_bezants")
    one, other = matches
    assert one.view(BLUE)["handed_on"] == other.view(BLUE)["handed_on"] == [{"round": 1, "card": "move_two"}]
    assert encode(one.view(BLUE)) == encode(other.view(BLUE))
    lefts = set()
    for seed in range(60):
        world = one.imagine(BLUE, seed)
        assert world.hash == other.imagine(BLUE, seed).hash
        lefts |= {(CARDS[kind_of(card)], int(round_of(card))) for card in state_of(world).sides[RED].hand}
    assert ("move_two", 1) in lefts and {round for _, round in lefts} == {1, 2}


# -- what cannot be taken back ----------------------------------------------------------------------------------


def in_first_turn(seed: int = 4) -> Match:
    """A real match, in which somebody is about to deploy."""
    match = regnum.new("jerusalem", seats=2, seed=seed)
    play_on(match, until=phase_is("deployment"))
    return match


@rule("6.1.3")
def test_a_turn_can_be_taken_back_move_by_move_until_it_is_ended() -> None:
    match = in_first_turn()
    seat = match.waiting[0]
    before = match.hash
    play(match, seat, "place 2 market_left", "hire 1")
    assert match.undo(seat).undo(seat).hash == before
    play(match, seat, "end")
    assert match.why_no_undo(seat) is not None


@rule("5.3.1")
def test_a_card_that_was_kept_cannot_be_put_back() -> None:
    match = regnum.new("jerusalem", seats=3, seed=4)
    play_on(match, until=phase_is("cards"))
    seat = asked(match)[1]
    play(match, seat, match.legal(seat)[0])
    assert match.why_no_undo(seat) is not None


@rule("4.2.3", "8.4.1")
@pytest.mark.parametrize("round", [2, 3, 4])
@pytest.mark.parametrize("edition", [1, 2])
def test_undo_ends_with_the_round(edition: int, round: int) -> None:
    """Blue decides last in this round, has the highest tower and opens the next auction."""
    city = {"market_left": "blue 1"}
    match = laid(at="event", event="special_tax", round=round, city=city, floors=(1,), edition=edition)
    play(match, BLUE, "ransom 1")
    assert match.waiting == (BLUE,) and match.view(BLUE)["round"] == round + 1
    assert (match.why_no_undo(BLUE) is None) == (edition == 1 and round == 4)
