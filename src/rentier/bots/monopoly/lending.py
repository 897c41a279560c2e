"""Loans: when to ask, whom, how much; when to lend; when to repay (P-LOAN)."""

from __future__ import annotations

from typing import Final

from rentier.bots.monopoly.danger import reserve
from rentier.bots.monopoly.judging import rivals
from rentier.bots.monopoly.memory import Memory
from rentier.bots.monopoly.raising import pawn_value
from rentier.core.action import Action
from rentier.games.monopoly.accounts import BANK
from rentier.games.monopoly.actions import AskBank, AskLoan, Repay
from rentier.games.monopoly.board import DEEDS
from rentier.games.monopoly.records import ROUNDS
from rentier.games.monopoly.view import MonopolyView

TERM: Final = 5  # rounds


def security(view: MonopolyView, seat: int) -> int:
    """P-LOAN-3: the mortgage values of the unpawned deeds."""
    mask = view.owned(seat) & ~view.pawned()
    return sum([view.board.mortgage[deed] for deed in range(DEEDS) if mask >> deed & 1])


def bank_grants(view: MonopolyView, m: Memory) -> int:
    """The most the automatic banker would lend now; a person as banker is simply asked."""
    for loan in view.loans():
        if loan.borrower == m.seat and loan.lender == BANK:
            return 0
    most = security(view, m.seat)
    if view.banker() < 0:
        if not view.choices.bank_lends:
            return 0
        most = min(most, view.choices.bank_cap)
    return most if view.choices.infinite else min(most, view.bank())


def ask_somebody(view: MonopolyView, m: Memory, need: int) -> Action | None:
    """Ask the bank, then the players by their cash, each once a turn; None if nobody could help."""
    if m.asked_turn != view.turn():
        m.asked_turn, m.lenders = view.turn(), 0
    if not m.lenders & 1 << view.seats() and 0 < need <= bank_grants(view, m):
        m.lenders |= 1 << view.seats()
        return AskBank(need, need, ROUNDS, min(TERM, view.choices.bank_term))
    if not view.choices.player_loans or pawn_value(view, m.seat) < need:
        return None
    lender = richest(view, m, need)
    if lender < 0:
        return None
    m.lenders |= 1 << lender
    back = need + need // 10 if view.choices.interest else need
    return AskLoan(lender, need, back, ROUNDS, TERM)


def richest(view: MonopolyView, m: Memory, need: int) -> int:
    """The richest other player not asked yet who could lend the sum and still be safe; -1 none."""
    best = -1
    debtors = [debt.debtor for debt in view.debts()]
    for seat in range(view.seats()):
        if seat == m.seat or m.lenders >> seat & 1 or not view.solvent(seat) or seat in debtors:
            continue
        if view.cash(seat) >= 3 * need and (best < 0 or view.cash(seat) > view.cash(best)):
            best = seat
    return best


def may_lend(view: MonopolyView, m: Memory, borrower: int, amount: int) -> bool:
    """A small part of my cash, if the borrower's open deeds cover it and more than two are in the game."""
    left = view.cash(m.seat) - amount
    if rivals(view) < 2 or left < 2 * amount or left < reserve(view, m.seat):
        return False
    return pawn_value(view, borrower) >= amount


def may_wait(view: MonopolyView, m: Memory) -> bool:
    """Yes to a later due point while my own cash is comfortable."""
    return view.cash(m.seat) >= 2 * reserve(view, m.seat) + 200


def repayment(view: MonopolyView, m: Memory, spare: int) -> Action | None:
    """The oldest loan that can be returned whole out of spare cash."""
    for loan in view.loans():
        if loan.borrower == m.seat and not loan.fallen and loan.left <= spare:
            return Repay(loan.loan, loan.left)
    return None


def owed(view: MonopolyView, seat: int) -> int:
    """What the seat still has to return, all loans together."""
    return sum([loan.left for loan in view.loans() if loan.borrower == seat])
