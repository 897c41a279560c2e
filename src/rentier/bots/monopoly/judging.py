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
LEAST_GAIN: Final = 100  # of both together; less is not worth a deal


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


def gain(view: MonopolyView, m: Memory, seat: int, gets: Goods, gives: Goods) -> int:
    """What the goods change for one side, money aside."""
    board, pawned = view.board, view.pawned()
    own = view.owned(seat)
    after = own & ~gives.deeds | gets.deeds
    moved = gets.deeds | gives.deeds
    total = CARD * (gets.cards - gives.cards)
    for group in range(GROUPS):
        if moved & board.group_mask[group]:
            total += m.worth.of_holding(group, after) - m.worth.of_holding(group, own)
    for deed in bits_of(gets.deeds):
        total += board.price[deed]
        if (pawned | gets.closing) >> deed & 1:
            total -= board.mortgage[deed] + 2 * percent_of(view, deed)
    for deed in bits_of(gives.deeds):
        total -= board.price[deed]
        if pawned >> deed & 1:
            total += board.mortgage[deed] + percent_of(view, deed)
        elif gives.closing >> deed & 1:
            total += board.mortgage[deed]
    return total


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
    mine = gain(view, m, m.seat, his, ours) + paid
    theirs = gain(view, m, entry.author, ours, his) - paid
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
