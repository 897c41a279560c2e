"""Money moves only here: one sender, one receiver, one amount, one line in the ledger (P-TX-1, -2, -4)."""

from __future__ import annotations

from rentier.core.errors import AuditFailed
from rentier.games.monopoly.accounts import BANK, FINE, ISSUE, MINT, POT, RULE_OF, TAX
from rentier.games.monopoly.events.money import MoneyIssued, MoneyMoved
from rentier.games.monopoly.records import Emission
from rentier.games.monopoly.state import MonopolyState


def move_money(
    s: MonopolyState, src: int, dst: int, amount: int, kind: int, ref: int, rule: str = ""
) -> None:
    """P-TX-2: lower one account and raise the other in one step; nothing moves for 0 (P-TX-4)."""
    if amount == 0:
        return
    money = s.money
    left = money[src] - amount
    if amount < 0 or (left < 0 and src >= 0):
        raise AuditFailed(f"account {src} cannot pay {amount} [P-TX-2]")
    money[src] = left
    money[dst] += amount
    s.booked[src] -= amount
    s.booked[dst] += amount
    s.number += 1
    if s.sink is not None:
        name = rule or RULE_OF[kind]
        line = MoneyMoved(name, s.number, s.round, s.turn, src, dst, amount, kind, ref, left, money[dst])
        s.sink.append(line)


def issue(s: MonopolyState, amount: int, author: int, reason: int, rule: str) -> None:
    """P-EMIT-2: new money goes to the bank only, and each issue is recorded."""
    s.issues.append(Emission(amount, author, reason, s.round, s.turn))
    if s.sink is not None:
        s.sink.append(MoneyIssued(rule, amount, author, reason, s.round, s.turn))
    move_money(s, MINT, BANK, amount, ISSUE, len(s.issues))


def least_issue(s: MonopolyState, amount: int) -> int:
    """P-EMIT-3: the smallest multiple of `emission.step` that covers the bank's shortfall."""
    short = amount - s.money[BANK]
    step = s.choices.emission_step
    return (short + step - 1) // step * step


def bank_pays(s: MonopolyState, seat: int, amount: int, kind: int, ref: int, at_once: bool = False) -> None:
    """P-BANK-4: a payment the rules prescribe; what the bank lacks is issued first (P-EMIT-3, -4)."""
    if s.money[BANK] < amount and not s.choices.infinite:
        if s.banker >= 0 and s.choices.time_choice > 0 and not at_once:
            s.flow.covering(s, seat, amount, kind, ref)
            return
        issue(s, least_issue(s, amount), s.banker, 1, "P-EMIT-3" if s.banker < 0 else "P-EMIT-4")
    move_money(s, BANK, seat, amount, kind, ref)


def coffer(s: MonopolyState, kind: int) -> int:
    """The account that takes a payment to the bank: fines and taxes feed the jackpot if there is one."""
    return POT if s.choices.jackpot and kind in (FINE, TAX) else BANK
