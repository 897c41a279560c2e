"""Bankruptcy: who gets what, and what becomes of open business (P-BKR-3 … -7)."""

from __future__ import annotations

from rentier.core.seat import bit
from rentier.games.monopoly.accounts import BANK, BUYBACK, ESTATE, REDEEM
from rentier.games.monopoly.board import DEEDS
from rentier.games.monopoly.choices import TO_CREDITOR, TO_CREDITOR_CASH
from rentier.games.monopoly.events.money import WentBankrupt
from rentier.games.monopoly.records import Debt
from rentier.games.monopoly.state import MonopolyState
from rentier.games.monopoly.verbs.book import forget_seat
from rentier.games.monopoly.verbs.cards import hand_card, put_under
from rentier.games.monopoly.verbs.claims import drop_claims
from rentier.games.monopoly.verbs.debts import forget_creditor, lapse_debt, owe
from rentier.games.monopoly.verbs.deeds import clear_mortgage, give_deed, interest, lose_buildings
from rentier.games.monopoly.verbs.end import LAST_ONE, finish, survivors
from rentier.games.monopoly.verbs.loans import pass_loan, void_loan
from rentier.games.monopoly.verbs.money import bank_pays, move_money
from rentier.games.monopoly.verbs.roles import vacate


def ruin(s: MonopolyState, seat: int, debt: Debt | None, rule: str) -> None:
    """Take a player out of the game; `debt` is the one he fails on, None if a concession covered all."""
    creditor = single_creditor(s, debt)
    if s.sink is not None:
        s.sink.append(WentBankrupt(rule, seat, creditor))
    s.out |= bit(seat)
    s.fallen.append(seat)
    if debt is not None and creditor >= 0 and s.choices.bankrupt_to == TO_CREDITOR_CASH:
        move_money(s, seat, creditor, min(s.money[seat], debt.amount), ESTATE, seat, "P-BKR-4")
    heir = creditor if creditor >= 0 and s.choices.bankrupt_to == TO_CREDITOR else BANK
    if heir >= 0:
        _sell_out(s, seat)
    move_money(s, seat, heir, s.money[seat], ESTATE, seat, heir_rule(heir))
    burden = _pass_deeds(s, seat, heir)
    _pass_cards(s, seat, heir)
    _pass_loans(s, seat, heir)
    _drop_business(s, seat, heir)
    if len(survivors(s)) == 1:
        finish(s, LAST_ONE)
        return
    owe(s, heir, BANK, burden, REDEEM, seat)
    vacate(s, seat)


def heir_rule(heir: int) -> str:
    """By which rule an estate goes to the bank or to a player."""
    return "P-BKR-3" if heir < 0 else "P-BKR-4"


def single_creditor(s: MonopolyState, debt: Debt | None) -> int:
    """P-BKR-4: the one player the debt is owed to; the bank if there are several or none."""
    if debt is None:
        return BANK
    if debt.creditor >= 0:
        return debt.creditor
    for seat in range(s.seats):
        if debt.sharers == bit(seat):
            return seat
    return BANK


def _sell_out(s: MonopolyState, seat: int) -> None:
    """P-BKR-4 "creditor": the bank buys every building step at half price, whatever the stock."""
    for deed in range(DEEDS):
        if s.owner[deed] == seat and s.level[deed]:
            steps = lose_buildings(s, seat, deed, "P-BKR-4")
            bank_pays(s, seat, steps * (s.board.house_cost[deed] // 2), BUYBACK, deed, at_once=True)


def _pass_deeds(s: MonopolyState, seat: int, heir: int) -> int:
    """Deeds go to the bank free of mortgage, or to the heir as they are; answers the interest the heir
    owes.
    """
    burden = 0
    for deed in range(DEEDS):
        if s.owner[deed] != seat:
            continue
        lose_buildings(s, seat, deed, heir_rule(heir))
        if heir < 0:
            clear_mortgage(s, deed)
            if s.choices.bankrupt_auction:
                s.returned.append(deed)
        elif s.pawned >> deed & 1:
            burden += interest(s, deed)
        give_deed(s, deed, heir, heir_rule(heir))
    s.returned.sort()
    return burden


def _pass_cards(s: MonopolyState, seat: int, heir: int) -> None:
    """P-BKR-3, -4: kept cards go under their decks, or to the heir."""
    for deck in (0, 1):
        if not s.cards[seat] >> deck & 1:
            continue
        if heir < 0:
            put_under(s, seat, s.board.jail_cards[deck], "P-BKR-3")
        else:
            hand_card(s, s.board.jail_cards[deck], seat, heir, "P-BKR-4")


def _pass_loans(s: MonopolyState, seat: int, heir: int) -> None:
    """What he lent is owed to the heir; what he had borrowed is lost, and void if the heir borrowed it
    from him.
    """
    for loan in s.loans[:]:
        if loan.borrower == seat:
            void_loan(s, loan, heir_rule(heir))
        elif loan.lender == seat and loan.borrower == heir:
            void_loan(s, loan, "P-BKR-4")
        elif loan.lender == seat:
            pass_loan(s, loan, heir, heir_rule(heir))


def _drop_business(s: MonopolyState, seat: int, heir: int) -> None:
    """His other debts go down with him, so do claims, offers and votes."""
    s.debts_closed += 1
    for debt in s.debts[:]:
        if debt.debtor == seat:
            s.debts.remove(debt)
            lapse_debt(s, debt)
    forget_creditor(s, seat, heir)
    drop_claims(s, seat)
    for entry in s.book[:]:
        forget_seat(s, entry, seat)
