"""Raising money: which deed to pawn first, and what to redeem when there is money again."""

from __future__ import annotations

from typing import Final

from rentier.bots.monopoly.memory import Memory
from rentier.bots.monopoly.worth import STREETS, bits_of
from rentier.games.monopoly.board import STREET_GROUPS
from rentier.games.monopoly.view import MonopolyView

RICH: Final = 250  # cash above the reserve from which lone deeds are redeemed too


def spare_deeds(view: MonopolyView, seat: int) -> int:
    """Mask of the unpawned deeds outside the groups of streets that the seat possesses whole."""
    mask = view.owned(seat) & ~view.pawned()
    whole = view.whole(seat)
    if not whole:
        return mask
    for group in bits_of(whole & STREETS):
        mask &= ~view.board.group_mask[group]
    return mask


def to_pawn(view: MonopolyView, m: Memory, need: int) -> int:
    """The spare deed to pawn: the cheapest that covers the need alone, else what brings most; -1 none."""
    mask = spare_deeds(view, m.seat)
    mortgage = view.board.mortgage
    best = -1
    for deed in bits_of(mask):
        if best < 0:
            best = deed
        elif mortgage[best] < need:
            best = deed if mortgage[deed] > mortgage[best] else best
        elif need <= mortgage[deed] < mortgage[best]:
            best = deed
    return best


def pawn_value(view: MonopolyView, seat: int) -> int:
    """What the spare deeds bring."""
    total = 0
    for deed in bits_of(spare_deeds(view, seat)):
        total += view.board.mortgage[deed]
    return total


def means(view: MonopolyView, seat: int) -> int:
    """Cash, pawn values and half the price of the buildings: what a debtor can find at most."""
    board, pawned = view.board, view.pawned()
    total = view.cash(seat)
    for deed in bits_of(view.owned(seat)):
        if not pawned >> deed & 1:
            total += board.mortgage[deed] + view.level(deed) * (board.house_cost[deed] // 2)
    return total


def redeem_cost(view: MonopolyView, deed: int) -> int:
    """P-MTG-4: the mortgage value and its percentage."""
    mortgage = view.board.mortgage[deed]
    return mortgage + (mortgage * view.choices.redeem_percent + 99) // 100


def to_redeem(view: MonopolyView, m: Memory, whole_only: bool) -> int:
    """The pawned deed to redeem next: of whole groups first, then where most of a group is held; -1 none."""
    owned, whole = view.owned(m.seat), view.whole(m.seat)
    best, best_key = -1, -1
    for deed in bits_of(owned & view.pawned()):
        group = view.board.group[deed]
        in_whole = whole >> group & 1 and group < STREET_GROUPS
        if whole_only and not in_whole:
            continue
        key = m.worth.of_holding(group, owned) + view.board.rent[6 * deed]
        if key > best_key:
            best, best_key = deed, key
    return best
