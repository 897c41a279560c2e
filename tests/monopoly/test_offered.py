"""What is offered is what is legal: every act on the board and in the book, along all scenarios."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rentier.core.action import Accept, Reject, Withdraw
from rentier.core.kernel import legal, refuse
from rentier.core.legal import Form, Span, listed
from rentier.data import rules
from rentier.games.monopoly import actions as a
from rentier.lab.scenario import load
from tests.monopoly.played import states
from tests.stories.story import chapters

RULES = rules("monopoly")
FOUND = chapters()
DEEDS = range(-1, 29)
PLAIN: list[Any] = [a.Concede(), a.KnockDown(), a.DemandLiquidation(), a.VoteEnd(), a.VoteDefault()]


def named(s: Any) -> list[Any]:
    """Acts on each deed, each entry, each loan, each seat."""
    acts = [*PLAIN, a.LowerRent(0), a.Issue(1), a.Issue(999_999_999)]
    for deed in DEEDS:
        acts += [a.Build((deed,)), a.SellBuilding(deed), a.Pawn(deed), a.Redeem(deed)]
        acts += [a.SetCap(deed, 0), a.ClearCap(deed)]
    for number in range(s.next_entry + 1):
        acts += [Accept(number), Reject(number), Withdraw(number)]
    for number in range(5):
        acts += [a.Repay(number, 1), a.AskLater(number, 1), a.ClaimRent(number, 0), a.Volunteer(number)]
    for seat in range(-1, s.seats + 1):
        acts += [a.Declare(seat), a.VoteConcede(seat)]
    return acts


def check(s: Any, seat: int) -> None:
    choices = [choice for choice in legal(RULES, s, seat) if not isinstance(choice, Form)]
    for choice in choices:
        if isinstance(choice, Span):
            ends = [choice.at(amount) for amount in (choice.low, choice.high)]
            beyond = [choice.at(amount) for amount in (choice.low - choice.step, choice.high + choice.step)]
            assert [refuse(RULES, s, seat, act) for act in ends] == [None, None], choice
            assert choice.step == 1 and all([refuse(RULES, s, seat, act) for act in beyond]), choice
        else:
            assert refuse(RULES, s, seat, choice) is None, choice
    for act in named(s):
        assert listed(choices, act) == (refuse(RULES, s, seat, act) is None), act


@pytest.mark.parametrize("chapter", list(FOUND))
def test_the_list_holds_what_the_judge_allows(chapter: str) -> None:
    for path in FOUND[chapter]:
        if not load(path).refused_table:
            check_scenario(path)


def check_scenario(path: Path) -> None:
    before: Any = None
    for s in states(path.stem):
        packed = s.pack()
        if packed != before and not s.over:
            for seat in range(s.seats):
                check(s, seat)
        before = packed
