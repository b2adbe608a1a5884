"""A2, A3, A10, A11. The draft, turns, the reset, the end: what comes after what, as effects that are due."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from regnum.games.architects.asking import ask, put
from regnum.games.architects.asks import (
    CHOOSE_BOARD,
    DISCARD_DOWN,
    DRAFT_BUILDING,
    DRAFT_DISCARD,
    DRAFT_ONE,
    TAKE_BACK,
    TAKE_TURN,
)
from regnum.games.architects.cards import BOARDS, BUILDINGS
from regnum.games.architects.decks import numbers_of
from regnum.games.architects.effects import (
    COUNT,
    CROWD_LOSS,
    DEAL_PACKETS,
    DRAFT_APPRENTICE,
    DRAFTED,
    EXTRA_CARDS,
    FIRST_PLAYER,
    HAND_LIMIT,
    LAST_EFFECTS,
    LAST_LOSSES_ENDED,
    LAST_OF,
    LAST_TURNS_ENDED,
    LOSE_VIRTUE,
    MARKET_TO_PRISON,
    PASS_PACKETS,
    PRISON_DEBTS,
    RESET,
    RESET_ABILITIES,
    TAKE_BOARD,
    TAKE_DEBT,
    TURN,
    TURN_ENDS,
    TURN_MARKET_CARD,
    USE_ABILITIES,
    do_of,
    n_of,
    packed_effect,
    what_of,
)
from regnum.games.architects.events import (
    EndEffect,
    FirstPlayer,
    LastLossesEnded,
    LastTurnsEnded,
    MarketReset,
    PacketsPassed,
    PacketsReturned,
    Scored,
    TurnEnded,
    TurnPassed,
)
from regnum.games.architects.figures import LAST_GAINS, LAST_LOSSES, LAST_RELEASES, LASTING
from regnum.games.architects.moves.holding import board_taken
from regnum.games.architects.parts import (
    COUNTED,
    CROWDED_PRISON,
    DRAFT_APPRENTICES,
    DRAFT_BUILDINGS,
    GUILDHALL,
    KEPT,
    LAST_TURNS,
    NONE,
    ON_RESET,
    ONE,
    PACKET,
    PLAY,
    PRISON,
    SILVER,
    START_SILVER,
    START_VIRTUE,
)
from regnum.games.architects.parts import (
    HAND_LIMIT as HAND_SIZE,
)
from regnum.games.architects.rival import rival_on_reset, take_rival_turn
from regnum.games.architects.scoring import total
from regnum.games.architects.table import Architects


def flows(game: Architects, side: i64, effect: i64) -> bool:
    """Whether an effect belongs to the course of the game; then it has happened."""
    do = do_of(effect)
    if do == TURN:
        take_turn(game, side)
    elif do == RESET:
        reset(game, side)
    elif do == HAND_LIMIT:
        check_hand(game, side, effect)
    elif do == TURN_ENDS:
        end_turn(game, side)
    elif do == MARKET_TO_PRISON:
        game.clear_market()
    elif do == TURN_MARKET_CARD:
        game.turn_market_card()
    elif do == RESET_ABILITIES:
        offer_reset_abilities(game, side)
    elif do == CROWD_LOSS:
        punish_crowds(game, side)
    elif do == PRISON_DEBTS:
        punish_most(game, side)
    elif do == LAST_EFFECTS:
        owe_last_effects(game)
    elif do == LAST_OF:
        last_effect(game, side, what_of(effect), n_of(effect))
    elif do == LAST_LOSSES_ENDED:
        game.happened(LastLossesEnded, side, 0)
    elif do == LAST_TURNS_ENDED:
        game.happened(LastTurnsEnded, side, 0)
    elif do == COUNT:
        count_points(game)
    else:
        return opens(game, side, effect)
    return True


# -- turns --------------------------------------------------------------------------------------------------------


def take_turn(game: Architects, side: i64) -> None:
    """A3.1 to A3.6. A worker is placed, or comes home; then the reset if it is due, then the hand limit."""
    game.turn = side
    game.owe(side, packed_effect(TURN_ENDS, 0, 1))
    if side == game.rival_side:
        game.owe(side, packed_effect(RESET, 0, 1))
        take_rival_turn(game, side)
        return
    game.owe(side, packed_effect(HAND_LIMIT, 0, 1))
    game.owe(side, packed_effect(RESET, 0, 1))
    if game.sides[side].at_home > 0:
        put(game, side, packed_effect(TURN, 0, 1), TAKE_TURN)
    elif game.sides[side].workers[PRISON] + game.sides[side].held() > 0 or stands_somewhere(game, side):
        ask(game, side, packed_effect(TURN, 0, 1), TAKE_BACK)
    elif game.told is not None:
        game.told.append(TurnPassed(int(side)))  # A3.4


def stands_somewhere(game: Architects, side: i64) -> bool:
    """A3.2, A3.3. Whether a worker is at any location but the guildhall."""
    for location in range(i64(GUILDHALL)):
        if game.sides[side].workers[location] > 0:
            return True
    return False


def check_hand(game: Architects, side: i64, effect: i64) -> None:
    """A3.6. Six building cards may be kept."""
    if len(game.sides[side].hand) > HAND_SIZE:
        put(game, side, effect, DISCARD_DOWN)


def end_turn(game: Architects, side: i64) -> None:
    """A11.1, A11.2. The next side; or, when the one who filled the last space has had another turn, the end."""
    game.committed += 1
    game.happened(TurnEnded, side, 0)
    if game.phase == LAST_TURNS and side == game.last:
        game.turn = NONE
        game.owe(game.first, packed_effect(LAST_EFFECTS, 0, 1))
        return
    if game.last != NONE:
        game.phase = LAST_TURNS
    game.owe(game.next_side(side), packed_effect(TURN, 0, 1))


# -- the reset ----------------------------------------------------------------------------------------------------


def reset(game: Architects, side: i64) -> None:
    """A10. If it is due: its five steps, or what an expansion makes of them."""
    if not game.reset_due:
        return
    game.begin_reset(side)
    steps = game.changes.reset_order
    if steps is None:
        for do in (PRISON_DEBTS, CROWD_LOSS, RESET_ABILITIES, TURN_MARKET_CARD, MARKET_TO_PRISON):
            game.owe(side, packed_effect(do, 0, 1))
    else:
        effects = steps.effects(game)
        last = i64(len(effects)) - 1
        for i in range(last + 1):
            game.owe(side, effects[last - i])
    game.happened(MarketReset, side, 0)


def offer_reset_abilities(game: Architects, side: i64) -> None:
    """A10.3, A10.9. From the one who triggered the reset, clockwise."""
    for i in range(game.rules.sides):
        each = (side + game.rules.sides - 1 - i) % game.rules.sides
        if each == game.rival_side:
            rival_on_reset(game, each)
        else:
            game.owe(each, packed_effect(USE_ABILITIES, ON_RESET, 0))


def punish_crowds(game: Architects, side: i64) -> None:
    """A10.4. Whoever has three or more workers in prison loses a virtue."""
    for i in range(game.rules.sides):
        each = (side + game.rules.sides - 1 - i) % game.rules.sides
        if game.sides[each].prisoners >= CROWDED_PRISON:
            game.owe(each, packed_effect(LOSE_VIRTUE, 0, 1))


def punish_most(game: Architects, side: i64) -> None:
    """A10.5. Most workers in prison: a debt; tied sides one each."""
    most: i64 = 0
    for each in range(game.rules.sides):
        most = max(most, game.sides[each].prisoners)
    if most == 0:
        return
    for i in range(game.rules.sides):
        each = (side + game.rules.sides - 1 - i) % game.rules.sides
        if game.sides[each].prisoners == most:
            game.owe(each, packed_effect(TAKE_DEBT, 0, 1))


# -- the end ------------------------------------------------------------------------------------------------------


def owe_last_effects(game: Architects) -> None:
    """A11.4. From the start player the losses of all; then side by side gains and releases; then the count."""
    game.owe(game.first, packed_effect(COUNT, 0, 1))
    game.owe(game.first, packed_effect(LAST_TURNS_ENDED, 0, 1))
    losses_apart = game.rules.edition >= 2
    for i in range(game.rules.sides):
        side = (game.first + game.rules.sides - 1 - i) % game.rules.sides
        owe_last_part(game, side, 2)
        owe_last_part(game, side, 1)
        if not losses_apart:
            owe_last_part(game, side, 0)
    if losses_apart:
        game.owe(game.first, packed_effect(LAST_LOSSES_ENDED, 0, 1))
        for i in range(game.rules.sides):
            owe_last_part(game, (game.first + game.rules.sides - 1 - i) % game.rules.sides, 0)


def owe_last_part(game: Architects, side: i64, part: i64) -> None:
    """One of the three parts for all buildings of a side, the first building first."""
    built = game.sides[side].built
    last = i64(len(built)) - 1
    for i in range(last + 1):
        card = built[last - i]
        if LASTING[card] and len(last_row(card, part)) > 0:
            game.owe(side, packed_effect(LAST_OF, card, part))


def last_row(card: i64, part: i64) -> vec[i64]:
    """What a building does in one part of A11.4."""
    if part == 0:
        return LAST_LOSSES[card]
    return LAST_GAINS[card] if part == 1 else LAST_RELEASES[card]


def last_effect(game: Architects, side: i64, card: i64, part: i64) -> None:
    """A11.4. One building."""
    if game.told is not None:
        game.told.append(EndEffect(int(side), BUILDINGS[int(card)].id))
    game.owe_row(side, last_row(card, part))


def count_points(game: Architects) -> None:
    """A11.5. The totals are told; the sheet itself is in scoring.py."""
    game.phase = COUNTED
    if game.told is not None:
        for side in range(game.rules.sides):
            game.told.append(Scored(int(side), total(game, int(side))))


# -- setup --------------------------------------------------------------------------------------------------------


def opens(game: Architects, side: i64, effect: i64) -> bool:
    """Whether an effect belongs to the setup; then it has happened."""
    do = do_of(effect)
    if do == TAKE_BOARD:
        give_board(game, side, effect)
    elif do == FIRST_PLAYER:
        find_first_player(game)
    elif do == DRAFT_APPRENTICE:
        put(game, side, effect, DRAFT_ONE)
    elif do == DRAFTED:
        game.fill_display()
    elif do == DEAL_PACKETS:
        deal_packets(game)
    elif do == PASS_PACKETS:
        pass_packets(game, n_of(effect))
    elif do == EXTRA_CARDS:
        draw_extra(game)
    else:
        return False
    return True


def give_board(game: Architects, seat: i64, effect: i64) -> None:
    """A2.10. Chosen (n = 1), or dealt."""
    if n_of(effect) == 1:
        ask(game, seat, effect, CHOOSE_BOARD)
        return
    free = [board for board in numbers_of(game.rules, "boards") if not board_taken(game, board)]
    game.settle_in(seat, free[game.chance.below(i64(len(free)))])


def find_first_player(game: Architects) -> None:
    """A2.8, A2.9, C1.1. Then both drafts, reverse turn order first, and the first turn."""
    seats = game.rules.seats
    game.first = first_player(game)
    plain = game.sides[0].board == NONE
    if game.told is not None:
        reason = "alone" if seats == 1 else "chance" if plain else "virtue"
        game.told.append(FirstPlayer(int(game.first), reason))
    if plain:
        for i in range(seats):
            seat = (game.first + i) % seats
            game.own(seat).goods[SILVER] = START_SILVER[i]
            game.own(seat).virtue = START_VIRTUE
    game.phase = DRAFT_APPRENTICES
    game.owe(game.first, packed_effect(TURN, 0, 1))
    game.owe(game.first, packed_effect(EXTRA_CARDS, 0, 1))
    game.owe(game.first, packed_effect(DEAL_PACKETS, 0, 1))
    game.owe(game.first, packed_effect(DRAFTED, 0, 1))
    for i in range(seats):  # the last in turn order is due first
        game.owe((game.first + i) % seats, packed_effect(DRAFT_APPRENTICE, 0, 1))


def first_player(game: Architects) -> i64:
    """A2.8. Anybody; with variable boards the most virtuous, then by the hook, then anybody of those."""
    seats = game.rules.seats
    if seats == 1:
        return 0
    best = vec[i64]()
    for seat in range(seats):
        if len(best) == 0 or start_rank(game, seat) == start_rank(game, best[0]):
            best = append(best, seat)
        elif start_rank(game, seat) > start_rank(game, best[0]):
            best = vec[i64]([seat])
    return best[game.chance.below(i64(len(best)))]


def start_rank(game: Architects, seat: i64) -> i64:
    """Virtue of a variable board first."""
    if game.sides[seat].board == NONE:
        return 0
    order = game.changes.start_order
    return game.sides[seat].virtue * 1000 + (order.rank(game, seat) if order is not None else 0)


def deal_packets(game: Architects) -> None:
    """A2.12. Four building cards for each."""
    game.phase = DRAFT_BUILDINGS
    seats = game.rules.seats
    game.packets = game.buildings[: seats * PACKET]
    game.buildings = game.buildings[seats * PACKET :]
    game.revealed += 1
    ask_for_cards(game, 1)


def ask_for_cards(game: Architects, round: i64) -> None:
    """All pick at once and in secret; alone one card is put away at once."""
    seats = game.rules.seats
    if seats == 1:
        game.owe(0, packed_effect(PASS_PACKETS, 0, KEPT))
        put(game, 0, packed_effect(DEAL_PACKETS, 0, 1), DRAFT_DISCARD)
    else:
        game.owe(game.first, packed_effect(PASS_PACKETS, 0, round))
        game.push_for_all(DRAFT_BUILDING, (ONE << seats) - 1)


def pass_packets(game: Architects, round: i64) -> None:
    """A2.12. To the left; after the third pick what is left goes under the deck."""
    seats = game.rules.seats
    if round == KEPT:
        for at in range(i64(len(game.packets))):
            if game.packets[at] != NONE:
                game.under_the_deck(game.packets[at])
        game.packets = vec[i64]()
        game.phase = PLAY
        if game.told is not None:
            game.told.append(PacketsReturned())
        return
    packets = game.packets[:]
    for at in range(seats * PACKET):
        packets[(at + PACKET) % (seats * PACKET)] = game.packets[at]
    game.packets = packets
    game.revealed += 1
    if game.told is not None:
        game.told.append(PacketsPassed(PACKET - int(round)))
    ask_for_cards(game, round + 1)


def draw_extra(game: Architects) -> None:
    """A2.13. In turn order, what the boards say."""
    seats = game.rules.seats
    for i in range(seats):
        seat = (game.first + i) % seats
        board = game.sides[seat].board
        if board != NONE:
            game.draw_cards(seat, BOARDS[int(board)].start.cards)
