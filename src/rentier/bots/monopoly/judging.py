"""What a deal brings to each side, by the same measure for both; answers and counter-offers (P-DEAL)."""

from __future__ import annotations

from typing import Final

from rentier.bots.monopoly.memory import Memory
from rentier.bots.monopoly.worth import bits_of
from rentier.core.action import Accept, Action, Reject
from rentier.core.book import Entry
from rentier.games.monopoly.actions import Offer
from rentier.games.monopoly.board import GROUPS
from rentier.games.monopoly.steps.question import JAIL, POST, PRE
from rentier.games.monopoly.view import MonopolyView

CARD: Final = 30  # a way out of jail
DENIAL: Final = 2
LEAST_GAIN: Final = 40


class Goods:
    """The deeds, as masks, and cards that one side gives."""

    def __init__(self, open_deeds: int, closing: int, cards: int) -> None:
        self.deeds: Final = open_deeds | closing
        self.closing: Final = closing  # to be pawned at closing by who gives them
        self.cards: Final = cards


def mask_of(deeds: tuple[int, ...]) -> int:
    mask = 0
    for deed in deeds:
        if 0 <= deed < 64:
            mask |= 1 << deed
    return mask


def percent_of(view: MonopolyView, deed: int) -> int:
    """P-MTG-5: the percentage a receiver of a pawned deed pays at once."""
    return (view.board.mortgage[deed] * view.choices.redeem_percent + 99) // 100


def weigh(
    view: MonopolyView, m: Memory, seat: int, partner: int, gets: Goods, gives: Goods
) -> tuple[int, int]:
    """What the goods change for a seat and its partner, money aside; a rival's new group counts against."""
    group_mask = view.board.group_mask
    own, his = view.owned(seat), view.owned(partner)
    moved = gets.deeds | gives.deeds
    mine = theirs = 0
    for group in range(GROUPS):
        mask = group_mask[group]
        if moved & mask:
            mine += m.worth.of_holding(group, own & ~gives.deeds | gets.deeds) - m.worth.of_holding(
                group, own
            )
            theirs += m.worth.of_holding(group, his & ~gets.deeds | gives.deeds) - m.worth.of_holding(
                group, his
            )
    goods = CARD * (gets.cards - gives.cards) + price_of(view, gets.deeds) - price_of(view, gives.deeds)
    got, given = burden(view, gets), burden(view, gives)
    return (
        mine - max(theirs, 0) // DENIAL + goods - got[0] + given[1],
        theirs - max(mine, 0) // DENIAL - goods - given[0] + got[1],
    )


def price_of(view: MonopolyView, deeds: int) -> int:
    """The printed prices of goods in a deal."""
    total = 0
    for deed in bits_of(deeds):
        total += view.board.price[deed]
    return total


def burden(view: MonopolyView, goods: Goods) -> tuple[int, int]:
    """P-DEAL-4, P-MTG-5: what mortgages cost the taker, and what the giver is rid of or paid for them."""
    pawned = view.pawned()
    taker = giver = 0
    for deed in bits_of(goods.deeds & (pawned | goods.closing)):
        mortgage, percent = view.board.mortgage[deed], percent_of(view, deed)
        taker += mortgage + 2 * percent
        giver += mortgage + (percent if pawned >> deed & 1 else 0)
    return taker, giver


def purse(view: MonopolyView, seat: int, gets: Goods, gives: Goods) -> int:
    """P-DEAL-6: the cash a side could pay in this deal: what pawning brings in, percentages deducted."""
    cash = view.cash(seat)
    for deed in bits_of(gives.closing):
        cash += view.board.mortgage[deed]
    for deed in bits_of(gets.deeds & (view.pawned() | gets.closing)):
        cash -= percent_of(view, deed)
    return cash


def fair(view: MonopolyView, mine: int, his: int) -> bool:
    """Both win, and I at least two fifths of it; of two players left, at least half."""
    if mine <= 0:
        return False
    return mine >= his if rivals(view) < 2 else 3 * mine >= 2 * his


def rivals(view: MonopolyView) -> int:
    """How many solvent players there are beside oneself."""
    return sum([1 for seat in range(view.seats()) if view.solvent(seat)]) - 1


def goods_of(offer: Offer) -> tuple[Goods, Goods]:
    """What the author gives, and what he gets."""
    gives = Goods(mask_of(offer.give_deeds), mask_of(offer.give_pawned), len(offer.give_cards))
    gets = Goods(mask_of(offer.get_deeds), mask_of(offer.get_pawned), len(offer.get_cards))
    return gives, gets


def answer(view: MonopolyView, m: Memory, entry: Entry, offer: Offer) -> Action:
    """Yes to a fair deal; a counter-offer in money where both could win; else no."""
    his, ours = goods_of(offer)  # he gives, I give
    paid = offer.give_cash - offer.get_cash
    mine, theirs = weigh(view, m, m.seat, entry.author, his, ours)
    mine, theirs = mine + paid, theirs - paid
    if purse(view, m.seat, his, ours) + paid < 0:
        return Reject(entry.id)
    if fair(view, mine, theirs):
        return Accept(entry.id)
    if offer.counters or mine + theirs < LEAST_GAIN or view.question().phase() not in (PRE, JAIL, POST):
        return Reject(entry.id)
    return counter(view, m, entry, offer, paid + (theirs - mine + 1) // 2)


def counter(view: MonopolyView, m: Memory, entry: Entry, offer: Offer, paid: int) -> Action:
    """The same goods for the sum that splits the gain; `paid` is what I am to get."""
    his, ours = goods_of(offer)
    if paid > purse(view, entry.author, ours, his) or -paid > purse(view, m.seat, his, ours):
        return Reject(entry.id)
    if not ((his.deeds or his.cards or paid > 0) and (ours.deeds or ours.cards or paid < 0)):
        return Reject(entry.id)
    return Offer(
        entry.author,
        entry.id,
        max(-paid, 0),
        max(paid, 0),
        offer.get_deeds,
        offer.give_deeds,
        offer.get_pawned,
        offer.give_pawned,
        offer.get_cards,
        offer.give_cards,
    )
