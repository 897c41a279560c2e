"""Buying on landing and bidding at auctions (P-BUY, P-AUC)."""

from __future__ import annotations

from typing import Final

from rentier.bots.monopoly.memory import Memory
from rentier.bots.monopoly.raising import pawn_value
from rentier.games.monopoly.view import MonopolyView

KEEP: Final = 20  # cash kept after an ordinary purchase


def completes(view: MonopolyView, seat: int, deed: int) -> bool:
    """Would this deed make the group whole for the seat?"""
    mask = view.board.group_mask[view.board.group[deed]]
    return (view.owned(seat) | 1 << deed) & mask == mask


def value(view: MonopolyView, m: Memory, deed: int) -> int:
    """What the deed is worth to this seat: price, its own bonus, and part of what it denies to the others."""
    own = bonus(view, m, m.seat, deed)
    deny = 0
    for other in range(view.seats()):
        if other != m.seat:
            deny = max(deny, bonus(view, m, other, deed))
    return view.board.price[deed] + own * 3 // 4 + deny // 3


def bonus(view: MonopolyView, m: Memory, seat: int, deed: int) -> int:
    """The bonus a seat wins with this deed."""
    group = view.board.group[deed]
    owned = view.owned(seat)
    if not owned & view.board.group_mask[group]:
        return 0
    return m.worth.of_holding(group, owned | 1 << deed) - m.worth.of_holding(group, owned)


def limit(view: MonopolyView, m: Memory, deed: int) -> int:
    """The highest bid: the value, as far as cash goes; for a whole group also what can be pawned."""
    cash = view.cash(m.seat)
    price = view.board.price[deed]
    if cash < price // 4:
        return 0
    most = value(view, m, deed)
    if most > 2 * price and completes(view, m.seat, deed):
        if view.choices.bid_limit == 0:
            cash += pawn_value(view, m.seat)
        return min(most, cash)
    return min(most, cash - KEEP)


def bid(view: MonopolyView, m: Memory, deed: int, start: int, best: tuple[int, ...]) -> int:
    """The next bid, 0 to pass: half of the way to the limit, then the limit, so that few bids decide."""
    lead = -1
    for seat in range(len(best)):
        if best[seat] and view.solvent(seat) and (lead < 0 or best[seat] > best[lead]):
            lead = seat
    least = best[lead] + view.choices.auction_step if lead >= 0 else start
    most = limit(view, m, deed)
    if least > most:
        return 0
    if best[m.seat] or most - least < view.board.price[deed] // 4:
        return most
    return max(least, (least + most) // 2)
