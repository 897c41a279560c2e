"""What cannot be a line of a scenario: while nature is asked, what is answered by itself, the last guard."""

from __future__ import annotations

from typing import Any

import pytest

from rentier.core.errors import AuditFailed
from rentier.core.kernel import act, legal, refuse
from rentier.core.legal import Form
from rentier.data import rules
from rentier.games.monopoly.accounts import BANK, DEAL
from rentier.games.monopoly.actions import (
    AskBank,
    AskLoan,
    Bid,
    Concede,
    Issue,
    Liquidate,
    Offer,
    Throw,
    VoteEnd,
)
from rentier.games.monopoly.verbs.money import move_money
from tests.monopoly.played import states

RULES = rules("monopoly")
MOST = 999_999_999
ACTS = [
    (Issue(1), "P-EMIT-1"),
    (Concede(), "P-BKR-7"),
    (VoteEnd(), "P-END-2"),
    (AskBank(1, 1, 1, 1), "P-LOAN-1"),
    (Offer(1, 0, 5, 0, (), (1,), (), (), (), ()), "P-DEAL-5"),
]


@pytest.mark.parametrize(("action", "rule"), ACTS, ids=[rule for _, rule in ACTS])
def test_nobody_acts_while_the_dice_roll(action: Any, rule: str) -> None:
    s = RULES.given({"banker": 0}, 2, 3, False, {"deeds": {1: ["baltic"]}})
    act(RULES, s, 0, Throw())
    why = refuse(RULES, s, 0, action)
    assert why is not None
    assert (why.reason, why.rules[0]) == ("NotNow", rule)
    assert legal(RULES, s, 0) == []


def test_a_debtor_who_can_raise_again_liquidates_by_default() -> None:
    """4.9: declarable, but somebody has given him a deed meanwhile."""
    saved = [s for s in states("debt_paid_to_the_dollar_at_the_last_moment") if s.money[0] == 1]
    assert saved[-1].stack[-1].default(saved[-1], 0) == Liquidate()


def test_no_player_pays_more_than_he_has() -> None:
    """P-TX-2: the last guard below all rules."""
    s = RULES.given({}, 2, 3, False, {"cash": {0: 10}})
    for src, amount in ((0, 11), (0, -1), (BANK, -1)):
        with pytest.raises(AuditFailed, match=r"cannot pay .* \[P-TX-2\]"):
            move_money(s, src, 1, amount, DEAL, 0)
    move_money(s, 0, 1, 10, DEAL, 0)
    assert s.money[:2] == [0, 1510]


def test_forms_say_between_which_sums() -> None:
    """What is typed in has its bounds: P-LOAN-1, P-DEAL-1, and P-AUC-5 for the bid of one's means."""
    s = RULES.given({}, 4, 15, False, {"out": [2]})
    forms = [(form.kind, form.limits) for form in legal(RULES, s, 0) if isinstance(form, Form)]
    terms = (("amount", 1, MOST), ("back", 1, MOST), ("unit", 0, 1), ("term", 1, 10_000))
    deals = [(Offer, (("to", to, to), ("give_cash", 0, MOST), ("get_cash", 0, MOST))) for to in (1, 3)]
    assert forms == [(AskBank, terms), (AskLoan, terms), *deals]
    auction = states("auction_raisable_shows_no_bound")[3]
    bids = [(form.kind, form.limits) for form in legal(RULES, auction, 1) if isinstance(form, Form)]
    assert bids == [(Bid, (("amount", 10, MOST),))]
