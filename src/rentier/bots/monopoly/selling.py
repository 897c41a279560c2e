"""Selling a deed to a rival to survive a debt: to whom it is worth most (P-DEAL-5)."""

from __future__ import annotations

from rentier.bots.monopoly.bidding import bonus
from rentier.bots.monopoly.dealing import AGAIN, draft, goods
from rentier.bots.monopoly.judging import Goods, purse, weigh
from rentier.bots.monopoly.memory import Memory
from rentier.bots.monopoly.raising import spare_deeds
from rentier.bots.monopoly.worth import bits_of
from rentier.games.monopoly.actions import Offer
from rentier.games.monopoly.board import DEEDS
from rentier.games.monopoly.view import MonopolyView

NOTHING = Goods(0, 0, 0)
SALES = 1 << 20  # keys of the memory: sales apart from other deals


def sale(view: MonopolyView, m: Memory, need: int) -> Offer | None:
    """The deed and the buyer that bring most, tried once in a while; None if nothing covers the need."""
    now = view.own_turns(m.seat)
    if m.sale_turn == view.turn():
        return None
    m.sale_turn = view.turn()
    mask = spare_deeds(view, m.seat) | view.owned(m.seat) & view.pawned() & ~view.built_groups()
    best: Offer | None = None
    most = 0
    for deed in bits_of(mask):
        for buyer in range(view.seats()):
            key = SALES + buyer * DEEDS + deed
            if buyer == m.seat or not view.solvent(buyer) or m.tried.get(key, 0) > now:
                continue
            if bonus(view, m, buyer, deed) <= 0:
                continue
            gives = goods(view, 1 << deed)
            won = weigh(view, m, buyer, m.seat, gives, NOTHING)[0] * 3 // 5
            price = min(won, purse(view, buyer, gives, NOTHING) - 50)
            brings = price + (view.board.mortgage[deed] if gives.closing else 0)
            if price > 0 and brings >= need and price > most:
                m.tried[key] = now + AGAIN
                best, most = draft(buyer, -price, NOTHING, gives), price
    return best
