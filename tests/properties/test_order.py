"""Promises of the rulebook for every position: even buildings, tokens in place, debts first."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given

from rentier.core.seat import seats_of
from rentier.games.monopoly.accounts import LOAN_BACK
from rentier.games.monopoly.board import HOTEL, SPACES, STREET_GROUPS
from rentier.games.monopoly.records import ROUNDS
from rentier.games.monopoly.steps.bank import Covering
from rentier.games.monopoly.steps.debts import Debts
from tests.properties.game import SEEDS, Game, bounded, games


def estate_in_order(s: Any) -> None:
    """P-BLD-2, -4, P-HTL-2: only whole groups carry buildings, and evenly."""
    for group in range(STREET_GROUPS):
        levels = [s.level[deed] for deed in s.board.members[group]]
        owners = {s.owner[deed] for deed in s.board.members[group]}
        assert min(levels) >= 0 and max(levels) <= min(HOTEL, min(levels) + 1), f"uneven: {levels}"
        assert not any(levels) or (len(owners) == 1 and min(owners) >= 0), (
            f"a group of {owners} carries {levels}"
        )
    for group in range(STREET_GROUPS, len(s.board.members)):
        assert not any([s.level[deed] for deed in s.board.members[group]])


def seats_in_order(s: Any) -> None:
    """P-JAIL-1, -9, P-DBL-2, P-ORDER-2: tokens, jail turns, doubles, the one whose turn it is."""
    for seat in range(s.seats):
        assert 0 <= s.pos[seat] < SPACES
        if s.solvent(seat) and s.jail[seat] >= 0:
            assert s.pos[seat] == s.board.jail_space and s.jail[seat] <= s.board.jail_turns, f"jail of {seat}"
    assert 0 <= s.doubles <= s.board.doubles_to_jail
    assert len(set(s.order)) == len(s.order) and set(s.fallen) == set(seats_of(s.out))


def business_in_order(s: Any) -> None:
    """P-DEBT-1, P-LOAN-8: the game waits for debts; what is due is a debt, what is not is not late."""
    if s.over:
        return
    if s.debts:
        assert isinstance(s.stack[-1], (Debts, Covering)), f"debts wait under {s.stack[-1]}"
        assert all([debt.amount > 0 for debt in s.debts])
    for loan in s.loans:
        now = s.round if loan.unit == ROUNDS else s.own_turns[loan.borrower]
        due = [debt.amount for debt in s.debts if debt.kind == LOAN_BACK and debt.ref == loan.loan]
        assert loan.left > 0 and loan.lender != loan.borrower
        assert due == ([loan.left] if loan.fallen else []), f"{loan} and the debts {due}"
        assert loan.fallen or loan.due >= now, f"late: {loan}"


def in_order(s: Any) -> None:
    estate_in_order(s)
    seats_in_order(s)
    business_in_order(s)


def check(game: Game, most: int) -> int:
    moves = 0
    in_order(game.s)
    for move in game.moves(most):
        try:
            in_order(game.s)
        except AssertionError as error:
            raise AssertionError(f"after {move} at {game.table}: {error}") from None
        moves += 1
    return moves


@pytest.mark.parametrize("first", range(1400, 1460, 15))
def test_every_position_is_in_order(first: int) -> None:
    assert sum([check(game, 1000) for game in games(range(first, first + 15))]) > 3000


@bounded
@given(SEEDS)
def test_every_position_is_in_order_anywhere(seed: int) -> None:
    check(Game(seed), 400)


@pytest.mark.plain_only
@pytest.mark.parametrize(
    ("where", "broken", "words"),
    [
        ("acts.building.level_refusal", lambda s, deed, group: None, "uneven"),
        ("acts.deals.built_on", lambda s, group: False, "carries"),
        ("verbs.loans.owe", lambda *row: None, "and the debts"),
        ("steps.turn.fall_due", lambda s, seat, unit: None, "late"),
        ("steps.cards.to_jail", lambda s, seat, rule: s.jail.__setitem__(seat, 0), "jail of"),
    ],
)
def test_disorder_is_seen(where: str, broken: Any, words: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"rentier.games.monopoly.{where}", broken)
    monkeypatch.setattr("tests.properties.plans.built_on", lambda s, group: False)  # offers of any deed
    with pytest.raises(AssertionError, match=words):
        for game in games(range(1400, 1460)):
            check(game, 1000)
