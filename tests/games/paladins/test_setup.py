"""2. What lies on the table before the first round, and the draft."""

from collections import Counter
from operator import attrgetter
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import regnum
from regnum.core.match import Match
from regnum.games.paladins.cards import SQUARES, TAVERNS, TOWNSFOLK
from regnum.testing import asked, facts, named, play, play_on, refused, rule

from .laying import BLUE, RED, attributes, board, effective, goods, laid, mat, state_of, workers


def opened(seats: int = 4, seed: int = 5) -> Match:
    return regnum.new("paladins", seats=seats, seed=seed)


def drafted(seats: int = 4, seed: int = 5) -> Match:
    """After the draft, before anything of the first round is chosen."""
    match = opened(seats, seed)
    play_on(match, seed, until=lambda match: match.view(None)["round"] == 1)
    return match


def drafting(match: Match, *ids: str) -> Match:
    """These five lie open for the draft, from column 1 on."""
    names = [card.id for card in TOWNSFOLK]
    row = [names.index(id) for id in ids]
    state_of(match).own_display().row = vec[i64](row)
    state_of(match).own_display().townsfolk = vec[i64]([card for card in range(len(TOWNSFOLK)) if card not in row])
    return match


@rule("2.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_five_townsfolk_lie_open_and_the_rest_is_the_deck(seats: int) -> None:
    seen = opened(seats).view(None)
    assert len(set(seen["townsfolk"])) == 5
    assert None not in seen["townsfolk"]
    assert (seen["townsfolk_deck"], seen["townsfolk_gone"]) == (27, [])


@rule("2.1", "2.2", "2.5", "2.6", "2.7", "2.8")
def test_the_decks_are_shuffled() -> None:
    tables = [opened(seed=seed) for seed in range(20)]
    for deck in (
        "display.townsfolk", "walls", "suspicion.deck", "display.outsiders",
        "king.orders", "king.favours", "taverns.deck",
    ):  # fmt: skip
        assert len({tuple(attrgetter(deck)(table.state)) for table in tables}) > 15
    assert len({tuple(table.view(None)["townsfolk"]) for table in tables}) == 20
    assert len({tuple(table.view(None)["outsiders"]) for table in tables}) == 20


@rule("2.1", "5.2.1")
@pytest.mark.parametrize("column, silver", [(1, 3), (2, 2), (3, 2), (4, 1), (5, 0)])
def test_the_prices_of_the_columns(column: int, silver: int) -> None:
    row = ["abbot_1", "acolyte_1", "squire_1", "warden_1", "gatekeeper_1"]
    match = laid(boards=[mat("labourer labourer", silver=3), mat("labourer")], townsfolk=row)
    play(match, RED, "recruit labourer", f"dismiss {column}")
    assert goods(match, RED)[0] == 3 - silver
    if silver:
        poor = laid(boards=[mat("labourer labourer", silver=silver - 1), mat("labourer")], townsfolk=row)
        play(poor, RED, "recruit labourer")
        assert refused(poor, RED, f"dismiss {column}") == ("too_little_silver", "5.2.1")
        assert facts(poor, RED, f"dismiss {column}") == {"need": silver, "have": silver - 1, "lack": 1}


@rule("2.1")
def test_a_debt_is_a_price_in_the_two_leftmost_columns_only() -> None:
    row = ["abbot_1", "acolyte_1", "squire_1", "warden_1", "gatekeeper_1"]
    match = laid(boards=[mat("labourer labourer"), mat("labourer")], townsfolk=row)
    play(match, RED, "recruit labourer")
    assert [move for move in match.legal(RED) if move.endswith("debt")] == ["dismiss 1 debt", "dismiss 2 debt"]
    for column in (3, 4, 5):
        assert refused(match, RED, f"dismiss {column} debt") == ("no_debt_here", "5.2.1")


@rule("2.2")
def test_24_walls_lie_face_down() -> None:
    match = opened()
    assert match.view(RED)["wall_deck"] == match.view(None)["wall_deck"] == 24
    assert sorted(state_of(match).walls) == list(range(24))


@rule("2.3", "R2")
@pytest.mark.parametrize("seats, tax", [(1, 5), (2, 6), (3, 7), (4, 8)])
def test_the_tax_supply_grows_with_the_players(seats: int, tax: int) -> None:
    seen = opened(seats).view(None)
    assert (seen["tax"], seen["tax_full"]) == (tax, tax)


@rule("2.4")
def test_nobody_starts_with_a_debt_and_one_taken_is_unpaid() -> None:
    match = opened()
    assert [(each["unpaid"], each["paid"]) for each in match.view(None)["boards"]] == [(0, 0)] * 4
    match = laid(boards=[mat("labourer labourer"), mat("labourer")])
    play(match, RED, "recruit labourer", "dismiss 1 debt")
    assert (board(match, RED)["unpaid"], board(match, RED)["paid"]) == (1, 0)


@rule("2.5", "R25")
def test_24_suspicions_lie_face_down_and_none_is_discarded() -> None:
    match = opened()
    assert (match.view(None)["suspicion_deck"], match.view(None)["suspicions_gone"]) == (24, [])
    assert Counter(state_of(match).suspicion.deck) == {0: 6, 1: 8, 2: 10}
    assert all(each["suspicions"] == [] for each in match.view(None)["boards"])


@rule("2.6")
def test_six_outsiders_lie_open_under_the_regions() -> None:
    seen = opened().view(None)
    assert len(set(seen["outsiders"])) == 6
    assert None not in seen["outsiders"]
    assert (seen["outsider_deck"], seen["outsiders_gone"]) == (30, [])


@rule("2.7")
def test_three_orders_and_five_favours_lie_face_down_and_the_rest_stays_in_the_box() -> None:
    match = opened()
    seen = match.view(None)
    assert seen["orders"] == [None] * 3
    assert [slot["favour"] for slot in seen["favours"]] == [None] * 5
    assert sorted(state_of(match).king.orders) == list(range(6))
    assert sorted(state_of(match).king.favours) == list(range(10))
    play_on(match, 1)
    assert len(set(match.view(None)["orders"])) == 3
    assert len({slot["favour"] for slot in match.view(None)["favours"]}) == 5


@rule("2.8")
def test_24_taverns_lie_face_down() -> None:
    match = opened()
    assert (match.view(None)["tavern_deck"], match.view(None)["taverns"]) == (24, [])
    assert sorted(state_of(match).taverns.deck) == list(range(len(TAVERNS)))


@rule("2.9")
@pytest.mark.parametrize("seats, count", [(1, 25), (2, 25), (3, 34), (4, 40)])
def test_the_squares_that_exist_depend_on_the_players(seats: int, count: int) -> None:
    seen = opened(seats).view(None)["squares"]
    assert [each["square"] for each in seen] == [square.id for square in SQUARES if square.players <= max(seats, 2)]
    assert len(seen) == count


@rule("2.9")
@pytest.mark.parametrize("seats, square, players", [(2, "6 pray", 3), (2, "6 labourer+labourer", 4),
                                                    (3, "6 labourer+labourer", 4), (2, "1 labourer", 3),
                                                    (3, "1 suspicion", 4)])  # fmt: skip
def test_a_square_for_more_players_cannot_be_taken(seats: int, square: str, players: int) -> None:
    able = mat("scout labourer cleric merchant labourer fighter", faith=12, strength=12, provisions=9)
    match = laid(seats=seats, boards=[able])
    play(match, RED, "commission scout+labourer+cleric")
    assert refused(match, RED, f"send {square}") == ("more_players", "2.9")
    assert facts(match, RED, f"send {square}")["players"] == players
    match = laid(seats=seats, boards=[able])
    play(match, RED, "garrison merchant+labourer+fighter")
    assert refused(match, RED, f"post {square}") == ("more_players", "2.9")


@rule("2.9")
def test_with_four_players_every_square_can_be_taken() -> None:
    match = laid(seats=4, boards=[mat("scout labourer cleric", faith=10)])
    play(match, RED, "commission scout+labourer+cleric")
    assert len([move for move in match.legal(RED) if move.startswith("send")]) == len({
        (square.region, square.reward) for square in SQUARES
    })  # fmt: skip


@rule("2.10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_player_starts_with_3_silver_1_provision_and_no_workers(seats: int) -> None:
    match = opened(seats)
    for side in range(seats):
        assert (goods(match, side), workers(match, side)) == ((3, 1), "")
        assert attributes(match, side) == effective(match, side) == (0, 0, 0)
        mine = board(match, side)
        assert (mine["party"], mine["walls"], mine["jars"], mine["attacked"], mine["converted"]) == ([], [], [], [], [])
        assert set(mine["done"].values()) == {0}
        assert not [space for space in mine["spaces"].values() if space["workshops"] or any(space["workers"])]


@rule("2.10")
def test_every_player_has_an_own_shuffled_deck_of_the_same_12_paladins() -> None:
    match = opened()
    decks = [tuple(each.deck) for each in state_of(match).sides]
    assert all(sorted(deck) == list(range(12)) for deck in decks)
    assert len(set(decks)) == 4
    assert [each["paladin_deck"] for each in match.view(None)["boards"]] == [12] * 4


@rule("2.10", "4.8")
@pytest.mark.parametrize("action, move, then, pieces", [
    ("commission", "commission scout+labourer+cleric", "send 6 debt", 7),
    ("garrison", "garrison merchant+labourer+fighter", "post 6 debt", 7),
    ("absolve", "absolve cleric+labourer+merchant", "jar provisions", 7),
    ("develop", "develop labourer+labourer", "workshop convert left", 8),
])  # fmt: skip
def test_a_player_has_7_monks_7_outposts_7_jars_and_8_workshops(action: str, move: str, then: str, pieces: int) -> None:
    rich: dict[str, Any] = {"silver": 9, "provisions": 9, "faith": 12, "strength": 12, "influence": 12}
    pool = "labourer labourer scout merchant fighter cleric cleric"
    last = laid(boards=[mat(pool, **rich, done={action: pieces - 1}), mat("labourer")])
    play(last, RED, move, then)
    assert (board(last, RED)["done"][action], last.waiting) == (pieces, (BLUE,))
    none_left = laid(boards=[mat(pool, **rich, done={action: pieces})])
    assert refused(none_left, RED, move) == ("limit_reached", "4.8")


@rule("2.10", "6.4.1")
@pytest.mark.parametrize("moved, number", list(enumerate([0, 2, 4, 6, 8, 10, 12])))
def test_the_jars_are_ordered_by_number(moved: int, number: int) -> None:
    own: dict[str, Any] = {"silver": 9, "done": {"absolve": moved}}
    pool = "cleric labourer merchant"
    match = laid(boards=[mat(pool, influence=number, **own)])
    assert refused(match, RED, "absolve cleric+labourer+merchant") is None
    if number:
        match = laid(boards=[mat(pool, influence=number - 1, **own)])
        assert facts(match, RED, "absolve cleric+labourer+merchant")["need"] == number


@rule("2.11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_start_player_is_chosen_at_random(seats: int) -> None:
    tables = [drafted(seats, seed) for seed in range(40)]
    starts = Counter(table.view(None)["start"] for table in tables)
    assert set(starts) == set(range(seats))
    assert min(starts.values()) > 3


@rule("2.11")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_the_start_player_is_known_during_the_draft_already(seats: int) -> None:
    for seed in range(8):
        match = opened(seats, seed)
        before = match.view(None)["start"]
        while match.view(None)["round"] == 0:
            assert match.view(None)["start"] == before
            play(match, match.waiting[0], match.legal(match.waiting[0])[0])
        assert match.view(None)["start"] == before


@rule("2.12")
@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_draft_goes_counter_clockwise_and_ends_with_the_start_player(seats: int, seed: int) -> None:
    match = opened(seats, seed)
    order = []
    while match.view(None)["round"] == 0:
        order.append(match.waiting[0])
        assert asked(match, order[-1]) == "choose_townsfolk"
        play(match, order[-1], match.legal(order[-1])[0])
    start = match.view(None)["start"]
    assert order == [(start - 1 - step) % seats for step in range(seats)]


@rule("2.12")
def test_in_the_draft_any_open_townsfolk_is_free_and_is_not_replaced() -> None:
    match = opened()
    row = match.view(None)["townsfolk"]
    first = match.waiting[0]
    assert match.legal(first) == ["enlist 1", "enlist 2", "enlist 3", "enlist 4", "enlist 5"]
    for column in (1, 3, 5):
        seat = match.waiting[0]
        play(match, seat, f"enlist {column}")
        assert board(match, seat)["party"] == [row[column - 1]]
        assert board(match, seat)["silver"] >= 3
        assert board(match, seat)["unpaid"] == 0
    assert match.view(None)["townsfolk"] == [None, row[1], None, row[3], None]
    assert match.view(None)["townsfolk_deck"] == 27
    last = match.waiting[0]
    assert match.legal(last) == ["enlist 2", "enlist 4"]
    assert refused(match, last, "enlist 1") == ("column_empty", "6.7.1")
    assert refused(match, last, "enlist 2 debt") == ("nothing_to_pay", "6.7.2")


@rule("2.12", "1.7.2")
def test_the_draft_is_not_declined() -> None:
    match = opened()
    assert refused(match, match.waiting[0], "decline") == ("not_declinable", "1.7.2")


@rule("2.12")
@pytest.mark.parametrize(
    "column, then", [(1, (3, 2)), (2, (4, 1)), (3, (3, 1)), (4, (3, 1))], ids=["provision", "silver", "none", "idle"]
)
def test_a_drafted_townsfolk_gives_its_instant_reward(column: int, then: tuple[int, int]) -> None:
    match = drafting(opened(), "architect_2", "gatekeeper_2", "squire_1", "abbot_3", "peddler_1")
    seat = match.waiting[0]
    story = play(match, seat, f"enlist {column}")
    assert goods(match, seat) == then
    assert named(story, "enlisted", "ability_used", "dismissed") == [story[0]]
    assert match.waiting != (seat,)


@rule("2.13")
@pytest.mark.parametrize("columns, left", [((1, 2, 3, 4), [5]), ((2, 4, 5, 1), [3]), ((5, 4, 3, 2), [1])])
def test_after_the_draft_the_rest_slides_right_and_the_row_is_filled(
    columns: tuple[int, int, int, int], left: list[int]
) -> None:
    match = opened()
    row = match.view(None)["townsfolk"]
    deck = [TOWNSFOLK[card].id for card in state_of(match).display.townsfolk]  # the top card last
    for column in columns:
        play(match, match.waiting[0], f"enlist {column}")
    seen = match.view(None)
    assert seen["round"] == 1
    assert seen["townsfolk"][4:] == [row[column - 1] for column in left]
    assert sorted(seen["townsfolk"][:4]) == sorted(deck[-4:])
    assert (seen["townsfolk_deck"], seen["townsfolk_gone"]) == (23, [])


@rule("2.13")
def test_with_two_players_the_remaining_three_keep_their_order() -> None:
    match = opened(seats=2)
    row = match.view(None)["townsfolk"]
    play(match, match.waiting[0], "enlist 2")
    play(match, match.waiting[0], "enlist 5")
    assert match.view(None)["townsfolk"][2:] == [row[0], row[2], row[3]]
    assert None not in match.view(None)["townsfolk"]


@rule("2.14", "1.2.2")
def test_what_was_not_handed_out_is_the_general_supply() -> None:
    match = opened(seats=2)
    seen = match.view(None)
    assert sum(each["silver"] for each in seen["boards"]) + seen["tax"] == 12
    assert sum(each["provisions"] for each in seen["boards"]) == 2
    assert sum(sum(each["workers"].values()) for each in seen["boards"]) == 0
    match = laid(boards=[mat("labourer scout labourer merchant labourer"), mat("labourer labourer")], tax=6)
    play(match, RED, "hunt labourer+scout")
    play(match, BLUE, "conspire labourer")
    play(match, RED, "trade labourer+merchant")
    assert (goods(match, RED), goods(match, BLUE)[1]) == ((6, 4), 1)  # from nobody's stock
