"""A2. Laying the table for each number of players, and both drafts."""

from collections import Counter

import pytest

import regnum
from regnum.core.match import Match
from regnum.games.architects.cards import MARKET_CARDS
from regnum.testing import asked, names, play, play_on, refused, rule
from tests.typed import present

from .laying import BLUE, GREEN, at, deck, goods, hand, new, shown, side, through_drafts, virtue

SEATS = (1, 2, 3, 4, 5)


def players(seats: int) -> int:
    """A2.15. Alone one plays against a rival."""
    return max(seats, 2)


@rule("A2.1")
def test_ten_market_cards_lie_on_the_small_space_and_the_large_one_gives_its_printed_goods() -> None:
    market = new().view(None)["market"]
    assert (market["small_left"], market["large_left"]) == (10, 0)
    assert market["small"]["card"] in [card.id for card in MARKET_CARDS]
    assert market["large"] == {"card": None, "goods": {"marble": 2, "stone": 1, "wood": 1}, "worker": None}


@rule("A2.1")
def test_the_market_cards_are_shuffled() -> None:
    assert len({new(seed=seed).view(None)["market"]["small"]["card"] for seed in range(40)}) > 4


@rule("A2.2", "A2.14", "A2.15", "E16")
@pytest.mark.parametrize(("seats", "rewards"), [(1, 5), (2, 5), (3, 7), (4, 9), (5, 11)])
def test_two_rewards_for_each_player_and_one_more_lie_beside_the_cathedral(seats: int, rewards: int) -> None:
    match = new(seats)
    assert match.view(None)["decks"]["rewards"] == rewards
    assert sum(piece.startswith("reward ") for piece in match.rules.pieces(match.state)) == 11


@rule("A2.14", "A4.29", "A2.15")
@pytest.mark.parametrize(("seats", "columns", "spaces"), [(1, 3, 12), (2, 3, 12), (3, 4, 16), (4, 5, 20), (5, 6, 24)])
def test_the_guildhall_has_a_column_for_each_player_and_one_more(seats: int, columns: int, spaces: int) -> None:
    hall = new(seats).view(None)["guildhall"]
    assert (hall["columns"], hall["spaces"], hall["workers"]) == (columns, spaces, [])


@rule("A2.15", "A2.14")
def test_a_rival_counts_as_a_player() -> None:
    view = new(2, {"rival": "helena"}).view(None)
    assert (view["players"], view["guildhall"]["columns"], view["decks"]["rewards"]) == (3, 4, 7)


@rule("A2.3", "A2.9")
def test_nobody_begins_with_a_debt() -> None:
    match = through_drafts(new(5))
    assert [side(match, seat)["unpaid"] + side(match, seat)["paid"] for seat in range(5)] == [0] * 5


@rule("A2.4")
@pytest.mark.parametrize("seats", SEATS)
def test_eight_apprentices_lie_in_two_rows_of_four(seats: int) -> None:
    match = new(seats)
    rows = shown(match)
    assert [len(row) for row in rows] == [4, 4] and len(set(rows[0] + rows[1])) == 8
    assert match.view(None)["decks"]["apprentices"] == 32


@rule("A2.5")
def test_all_buildings_are_in_one_shuffled_deck() -> None:
    first, other = new(seed=1), new(seed=2)
    assert len(deck(first)) == 40 and deck(first) != deck(other) and sorted(deck(first)) == sorted(deck(other))


@rule("A2.6", "Q2")
def test_four_silver_lie_on_the_tax_stand() -> None:
    assert new().view(None)["tax"] == 4


@rule("A2.7", "A0.2")
@pytest.mark.parametrize("seats", SEATS)
def test_everybody_has_twenty_workers_at_home_and_a_marker_below_the_first_level(seats: int) -> None:
    match = new(seats)
    assert [side(match, seat)["home"] for seat in range(seats)] == [20] * seats
    assert [side(match, seat)["level"] for seat in range(seats)] == [0] * seats


@rule("A2.8")
def test_anybody_may_be_the_start_player() -> None:
    assert {new(4, seed=seed).view(None)["first"] for seed in range(40)} == {0, 1, 2, 3}


@rule("A2.8")
def test_with_variable_boards_the_most_virtuous_begins() -> None:
    for seed in range(12):
        match = new(3, {"boards": "dealt", "promos": "with"}, seed=seed)
        virtues = [virtue(match, seat) for seat in range(3)]
        assert virtues[match.view(None)["first"]] == max(virtues)


@rule("A2.8")
def test_chosen_boards_decide_who_begins() -> None:
    match = new(3, {"boards": "chosen"})
    told = play(match, 0, "board caroline") + play(match, 1, "board ada") + play(match, 2, "board frederick")
    assert "first_player reason=virtue" in told
    assert match.view(None)["first"] == 1


@rule("A2.9")
@pytest.mark.parametrize("seats", SEATS)
def test_silver_goes_up_in_turn_order_and_virtue_is_seven(seats: int) -> None:
    match = new(seats, seed=3)
    first = match.view(None)["first"]
    order = [(first + i) % seats for i in range(seats)]
    assert [goods(match, seat) for seat in order] == [{"silver": 3 + i} for i in range(seats)]
    assert [virtue(match, seat) for seat in order] == [7] * seats


@rule("A2.10", "A12.1")
def test_boards_are_chosen_in_seat_order_and_nobody_gets_one_twice() -> None:
    match = new(2, {"boards": "chosen"})
    assert asked(match) == ("choose_board", BLUE)
    assert match.legal(BLUE) == ["board therese", "board caroline", "board ada", "board frederick", "board rudolf"]
    play(match, BLUE, "board caroline")
    assert refused(match, GREEN, "board caroline") == ("board_taken", "A2.10")
    assert refused(match, GREEN, "board hugo") == ("board_not_in_play", "A12.1")


@rule("A2.10", "A12.1")
def test_dealt_boards_are_different_and_promo_boards_come_only_if_wanted() -> None:
    base = {new(5, {"boards": "dealt"}, seed=seed).view(None)["sides"][0]["board"] for seed in range(60)}
    both = {
        new(5, {"boards": "dealt", "promos": "with"}, seed=seed).view(None)["sides"][0]["board"] for seed in range(90)
    }
    assert len(base) == 5 and len(both) == 10
    boards = [each["board"] for each in new(5, {"boards": "dealt"}).view(None)["sides"]]
    assert len(set(boards)) == 5


@rule("A2.11", "A0.8")
def test_apprentices_are_drafted_from_the_last_player_to_the_first_without_refilling() -> None:
    match = new(3, seed=5)
    first = match.view(None)["first"]
    for nth in (2, 1, 0):
        seat = (first + nth) % 3
        assert asked(match) == ("draft_apprentice", seat)
        before = shown(match)
        choice = next(id for row in before for id in row if id)
        told = play(match, seat, f"hire {choice}")
        assert f"apprentice_drafted apprentice={choice}" in told
        if nth:
            assert choice not in (id for row in shown(match) for id in row)
            assert sum(id is None for row in shown(match) for id in row) == 3 - nth
    assert all(id for row in shown(match) for id in row)


@rule("A2.11", "A5.3")
def test_the_draft_is_free_but_hire_virtue_counts() -> None:
    match = next(match for match in (new(2, seed=seed) for seed in range(50)) if "squire_gold" in str(shown(match)))
    seat = match.waiting[0]
    silver = side(match, seat)["silver"]
    play(match, seat, "hire squire_gold")
    assert (virtue(match, seat), side(match, seat)["silver"]) == (8, silver)


@rule("A2.11")
def test_when_everybody_has_one_the_rows_slide_left() -> None:
    match = new(2, seed=5)
    rows = shown(match)
    first = match.waiting[0]
    play(match, first, f"hire {rows[0][1]}")
    play(match, match.waiting[0], f"hire {rows[0][2]}")
    assert shown(match)[0][:2] == [rows[0][0], rows[0][3]] and shown(match)[1] == rows[1]


def drafted(seats: int, seed: int = 4) -> Match:
    """A match at the building draft."""
    match = new(seats, seed=seed)
    while match.view(None)["phase"] == "draft_apprentices":
        play(match, match.waiting[0], match.legal(match.waiting[0])[0])
    return match


@rule("A2.12")
def test_everybody_picks_one_of_four_at_the_same_time_and_in_secret() -> None:
    match = drafted(3)
    assert match.waiting == (0, 1, 2)
    packets = [match.view(seat)["packet"] for seat in range(3)]
    assert [len(packet) for packet in packets] == [4, 4, 4]
    assert play(match, 1, f"keep {packets[1][0]}") == []
    assert match.view(None)["packet"] is None and match.view(0)["packet"] == packets[0]


@rule("A2.12", "A0.8")
def test_packets_go_to_the_left() -> None:
    match = drafted(3)
    packets = [match.view(seat)["packet"] for seat in range(3)]
    for seat in range(3):
        play(match, seat, f"keep {packets[seat][0]}")
    assert [match.view(seat)["packet"] for seat in range(3)] == [packets[2][1:], packets[0][1:], packets[1][1:]]


@rule("A2.12", "A0.9")
def test_three_cards_are_kept_and_the_last_of_each_packet_goes_under_the_deck() -> None:
    match = drafted(2)
    packets = [match.view(seat)["packet"] for seat in range(2)]
    for _ in range(3):
        for seat in range(2):
            play(match, seat, match.legal(seat)[0])
    assert [len(hand(match, seat)) for seat in range(2)] == [3, 3]
    left = Counter(packets[0] + packets[1]) - Counter(hand(match, 0) + hand(match, 1))
    assert Counter(deck(match)[-2:]) == left
    assert match.view(None)["phase"] == "play" and match.view(0)["packet"] is None


@rule("A2.12")
def test_a_card_of_somebody_elses_packet_is_refused() -> None:
    match = drafted(2)
    foreign = next(id for id in match.view(1)["packet"] if id not in match.view(0)["packet"])
    assert refused(match, 0, f"keep {foreign}") == ("not_among_them", "A2.12")


@rule("A2.12")
def test_alone_one_keeps_three_of_four() -> None:
    match = drafted(1)
    packet = match.view(0)["packet"]
    assert asked(match) == ("draft_discard", 0) and len(packet) == 4
    assert refused(match, 0, f"discard {deck(match)[0]}") == ("not_among_them", "A2.12")
    play(match, 0, f"discard {packet[1]}")
    assert hand(match, 0) == [packet[0], *packet[2:]] and deck(match)[-1] == packet[1]


@rule("A2.13", "A2.10")
def test_extra_building_cards_come_after_the_draft() -> None:
    match = new(2, {"boards": "chosen", "promos": "with"})
    play(match, 0, "board hugo")
    play(match, 1, "board therese")
    assert [side(match, seat)["hand"] for seat in (0, 1)] == [0, 0]
    through_drafts(match)
    assert [side(match, seat)["hand"] for seat in (0, 1)] == [5, 4]


@rule("A2.10")
def test_promo_cards_are_in_the_decks_only_if_wanted() -> None:
    plain, rich = new(2), new(2, {"promos": "with"})
    assert (len(deck(plain)), len(deck(rich))) == (40, 43)
    assert not {"crane", "graveyard", "museum"} & set(deck(plain))
    assert rich.view(None)["decks"]["apprentices"] == 35


@rule("A1.1")
@pytest.mark.parametrize("seats", SEATS)
def test_one_to_five_play_and_most_points_win(seats: int) -> None:
    match = regnum.new("architects", seats=seats, seed=7, options={"expansions": []})
    story = play_on(match, 7)
    assert "scored" in names(story[-1][2])
    assert present(match.result).totals[present(match.result).winners[0]] == max(present(match.result).totals)


@rule("A2.7", "A3.10")
def test_no_worker_is_ever_lost() -> None:
    match = new(4, {"boards": "dealt", "promos": "with"}, seed=11)
    pieces = match.rules.pieces(match.state)
    play_on(match, 3)
    assert match.rules.pieces(match.state) == pieces
    assert pieces.count("worker blue") == 20
    assert at(match, "guildhall", BLUE) <= 20
