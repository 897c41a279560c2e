"""In debt, and short at a purchase: pawn, borrow, sell, or let the bank sell (P-DEBT, P-AUC-5)."""

from __future__ import annotations

from typing import Final

from rentier.bots.monopoly.bidding import KEEP, bonus, completes
from rentier.bots.monopoly.judging import rivals
from rentier.bots.monopoly.lending import ask_somebody
from rentier.bots.monopoly.memory import Memory
from rentier.bots.monopoly.raising import means, pawn_value, to_pawn
from rentier.bots.monopoly.selling import sale
from rentier.core.action import Action
from rentier.games.monopoly.actions import BUY, DECLINE, LowerRent, Pawn
from rentier.games.monopoly.choices import TO_BANK
from rentier.games.monopoly.records import DECLARABLE, LOWERING, Debt
from rentier.games.monopoly.steps.auction import GIVE_IN
from rentier.games.monopoly.steps.debts import KEEP_CLAIM, LIQUIDATE
from rentier.games.monopoly.view import MonopolyView

HELP: Final = 300  # a gap wider than this is not bridged by loans and sales
MERCY: Final = 300  # a hopeless debtor's cash that is worth taking instead of his ruin


def in_debt(view: MonopolyView, m: Memory) -> Action:
    """The live debt asks me: as debtor to raise money, as owner whether to take less."""
    debt = view.first_debt()
    if debt.debtor != m.seat:
        return claim(view, debt)
    m.wake = 0
    need = debt.amount - view.cash(m.seat)
    if debt.stage == DECLARABLE:
        return LIQUIDATE if view.raisable() > view.cash(m.seat) else GIVE_IN
    if debt.stage == LOWERING:
        return KEEP_CLAIM
    spare = pawn_value(view, m.seat)
    short = debt.amount - means(view, m.seat) if spare < need else 0
    if 0 < short <= HELP:
        help = rescue(view, m, need, short)
        if help is not None:
            return help
    deed = to_pawn(view, m, need) if spare >= need else -1
    return Pawn(deed) if deed >= 0 else LIQUIDATE


def rescue(view: MonopolyView, m: Memory, need: int, short: int) -> Action | None:
    """What saves a debtor whose own means do not suffice: a loan over what is missing, then a sale."""
    return ask_somebody(view, m, short) or sale(view, m, need)


def claim(view: MonopolyView, debt: Debt) -> Action:
    """P-RENT-8: where the estate falls to the bank, a lower rent may get more than a ruin among several."""
    cash = view.cash(debt.debtor)
    lost = view.choices.bankrupt_to == TO_BANK and rivals(view) > 1
    if debt.stage == LOWERING and lost and MERCY <= cash < debt.amount:
        return LowerRent(cash)
    return KEEP_CLAIM


def buying(view: MonopolyView, m: Memory, deed: int) -> Action:
    """Buy above the reserve; raise money only for a deed that completes a group, mine or another's."""
    price, cash = view.board.price[deed], view.cash(m.seat)
    if cash >= price + KEEP:
        return BUY
    if not precious(view, m, deed):
        return DECLINE
    if cash >= price:
        return BUY
    need = price - cash
    loan = ask_somebody(view, m, need)
    if loan is not None:
        return loan
    pawn = to_pawn(view, m, need) if pawn_value(view, m.seat) >= need else -1
    return Pawn(pawn) if pawn >= 0 else DECLINE


def precious(view: MonopolyView, m: Memory, deed: int) -> bool:
    """Does the deed complete a group for anybody?"""
    for seat in range(view.seats()):
        if completes(view, seat, deed) and bonus(view, m, seat, deed) > 0:
            return True
    return False


def settling(view: MonopolyView, m: Memory, amount: int) -> Action:
    """P-AUC-5: raise what was bid, or admit that it cannot be done."""
    need = amount - view.cash(m.seat)
    deed = to_pawn(view, m, need) if pawn_value(view, m.seat) >= need else -1
    return Pawn(deed) if deed >= 0 else GIVE_IN
