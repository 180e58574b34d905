"""P3.2: open a shop; P3.3: improve one."""

import numpy as np

from ....core.bits import bit, has
from ....core.events import emit, emit_part, is_on
from ....core.jit import rule
from .cards import all_of_groups, bit_of, count, groups_in, is_in, lowest, move, type_of, without_lowest
from .events import E_IMPROVE, E_IMPROVED, E_OPEN, E_SHOP, E_SITE, E_USE
from .refusals import (
    ADD_MISSING_GROUP,
    ADD_NOT_IN_HAND,
    IMPROVE_JUST_OPENED,
    IMPROVE_NEEDS_CARD,
    IMPROVE_NOT_YOURS,
    IMPROVE_ONCE,
    OK,
    OPEN_NEEDS_GROUPS,
    OPEN_NO_PAWN,
    OPEN_NO_SPACE,
    OPEN_TYPE_FULL,
    PUSH_NO_SUCH,
    PUSH_USED,
    SITE_CLOSED,
    SITE_NEIGHBOUR_SAME_TYPE,
    SITE_TAKEN,
    USE_NOT_IN_HAND,
    USE_OTHER_TYPE,
    USE_SAME_GROUP,
)
from .state import ADD, DICE, GROUPS, IMPROVE, KINDS, NOWHERE, PAWNS, PUSH, SHOPS, SITE, USE, VALUES, Board, State


@rule
def can_open(board: Board, s: State, shop_type):
    """P3.2: a pawn, fewer than four of the type, cards of four groups and a space for it: so it can be completed."""
    if s.pawns[s.active] == 0:
        return OPEN_NO_PAWN
    if s.of_type[shop_type] == board.most_of_type:
        return OPEN_TYPE_FULL
    if count(groups_in(s.cards[s.active, shop_type])) < board.shop_groups:
        return OPEN_NEEDS_GROUPS
    return OK if s.free & ~s.barred[shop_type] != 0 else OPEN_NO_SPACE


@rule
def open_shop(s: State, shop_type, sink):
    s.building = shop_type
    s.phase = USE
    emit(sink, E_OPEN, s.active, shop_type, 0)


@rule
def can_use(s: State, card):
    """P3.2: cards of that type and of groups that differ."""
    if not is_in(s, card, s.active):
        return USE_NOT_IN_HAND
    if type_of(card) != s.building:
        return USE_OTHER_TYPE
    return OK if all_of_groups(groups_in(s.used)) & bit_of(card) == 0 else USE_SAME_GROUP


@rule
def use(board: Board, s: State, card, sink):
    """P8.2: the card leaves the hand at once."""
    move(s, card, s.active, SHOPS)
    s.used |= bit_of(card)
    emit(sink, E_USE, s.active, card, 0)
    if count(s.used) == board.shop_groups:
        s.phase = SITE


@rule
def can_site(board: Board, s: State, space):
    """P3.2: a free space, with no shop of the type beside it or in front."""
    if not has(board.spaces, space):
        return SITE_CLOSED
    if not has(s.free, space):
        return SITE_TAKEN
    return OK if not has(s.barred[s.building], space) else SITE_NEIGHBOUR_SAME_TYPE


@rule
def choose_site(s: State, space, sink):
    s.site = space
    s.phase = PUSH
    emit(sink, E_SITE, s.active, space, 0)


@rule
def can_push(board: Board, s: State, value):
    """P3.2: one of the player's unused pawns."""
    if unused_pawn(board, board.pawns, value) == PAWNS:
        return PUSH_NO_SUCH
    return OK if unused_pawn(board, s.pawns[s.active], value) < PAWNS else PUSH_USED


@rule
def unused_pawn(board: Board, pawns, value):
    """Of pawns that multiply by this, the first in the order of P1.4; PAWNS when there is none."""
    for pawn in range(PAWNS):
        if has(pawns, pawn) and board.push[pawn] == value:
            return pawn
    return PAWNS


@rule
def push(board: Board, s: State, value, sink):
    """P3.2: with its pawn the shop stands."""
    seat, space, shop_type = s.active, s.site, s.building
    pawn = unused_pawn(board, s.pawns[seat], value)
    s.pawns[seat] &= ~bit(pawn)
    s.shop_pawn[space] = pawn
    s.shop_type[space] = shop_type
    s.shop_cards[space] = s.used
    s.held[seat] |= bit(space)
    s.free &= ~bit(space)
    s.barred[shop_type] |= board.near[space]
    s.of_type[shop_type] += 1
    s.n_shops += 1
    s.opened += 1
    s.new_shop = space
    emit(sink, E_SHOP, seat, space, pawn)
    tell_cards(board, s, space, sink)
    end_building(s, IMPROVE)


@rule
def end_building(s: State, phase):
    s.used = 0
    s.building = 0
    s.site = NOWHERE
    s.phase = phase


@rule
def can_improve(s: State, space):
    """P3.3: a shop of one's own from an earlier turn, not yet improved, with its missing card in hand."""
    if not has(s.held[s.active], space):
        return IMPROVE_NOT_YOURS
    if space == s.new_shop:
        return IMPROVE_JUST_OPENED
    groups = groups_in(s.shop_cards[space])
    if count(groups) == GROUPS:
        return IMPROVE_ONCE
    missing = ~all_of_groups(groups) & s.cards[s.active, s.shop_type[space]]
    return OK if missing != 0 else IMPROVE_NEEDS_CARD


@rule
def improve(s: State, space, sink):
    s.site = space
    s.building = s.shop_type[space]
    s.phase = ADD
    emit(sink, E_IMPROVE, s.active, space, 0)


@rule
def can_add(s: State, card):
    """P3.3: the card of the missing group."""
    if not is_in(s, card, s.active):
        return ADD_NOT_IN_HAND
    fits = type_of(card) == s.building and all_of_groups(groups_in(s.shop_cards[s.site])) & bit_of(card) == 0
    return OK if fits else ADD_MISSING_GROUP


@rule
def add(board: Board, s: State, card, sink):
    move(s, card, s.active, SHOPS)
    s.shop_cards[s.site] |= bit_of(card)
    emit(sink, E_IMPROVED, s.active, s.site, card)
    tell_cards(board, s, s.site, sink)
    end_building(s, DICE)


@rule
def can_put_in(s: State, card):
    """P3.2: into a shop that is being opened; P3.3: or into one that is being improved."""
    return can_add(s, card) if s.phase == ADD else can_use(s, card)


@rule
def put_in(board: Board, s: State, card, sink):
    if s.phase == ADD:
        add(board, s, card, sink)
    else:
        use(board, s, card, sink)


@rule
def tell_cards(board: Board, s: State, space, sink):
    """The cards of a shop, and what each adds to its value (P6.2)."""
    if is_on(sink):
        by = np.int64(board.push[s.shop_pawn[space]])
        cards = np.int64(s.shop_cards[space])
        while cards != 0:
            kind = lowest(cards)
            value = np.int64(board.value[kind % VALUES])
            emit_part(sink, s.shop_type[space] * KINDS + kind, value, value * by)
            cards = without_lowest(cards)


@rule
def can_finish_building(board: Board, s: State):
    """No dead ends: the hand has what the shop being opened or improved still needs."""
    hand = np.int64(s.cards[s.active, s.building])
    if s.phase == USE:
        used = groups_in(s.used)
        return count(groups_in(hand) & ~used) >= board.shop_groups - count(used)
    if s.phase == ADD:
        return hand & ~all_of_groups(groups_in(s.shop_cards[s.site])) != 0
    return True
