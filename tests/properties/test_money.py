"""P-TX-5 after every move; and who is out of the game holds nothing (P-BKR-3)."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given

from rentier.core.errors import AuditFailed
from rentier.core.seat import seats_of
from tests.properties.game import SEEDS, Game, bounded, games
from tests.properties.tables import RULES


def audited(s: Any) -> None:
    """The rules' own audit, and a second one that does not trust it."""
    RULES.audit(s)
    assert sum(s.money) == 0
    assert sum([level % 5 for level in s.level]) + s.houses == s.set_houses <= 32, "houses"
    assert sum([level // 5 for level in s.level]) + s.hotels == s.set_hotels <= 12, "hotels"
    for seat in seats_of(s.out):
        assert s.money[seat] == 0, f"seat {seat} is out and holds {s.money[seat]}"
        assert seat not in s.owner and not s.cards[seat]
        assert s.over or seat not in (s.banker, s.auctioneer)
        assert not [loan for loan in s.loans if seat in (loan.lender, loan.borrower)]
        assert not [
            debt for debt in s.debts if seat in (debt.debtor, debt.creditor) or debt.sharers >> seat & 1
        ]
        assert not [claim for claim in s.claims if seat in (claim.visitor, claim.owner)]
    for deed in range(28):
        assert not s.level[deed] or (s.owner[deed] >= 0 and not s.pawned >> deed & 1)
        assert s.owner[deed] >= 0 or (s.cap[deed] < 0 and not s.pawned >> deed & 1)


def check(game: Game, most: int) -> int:
    moves = 0
    audited(game.s)
    for move in game.moves(most):
        try:
            audited(game.s)
        except (AssertionError, AuditFailed) as error:
            raise AssertionError(f"after {move} at {game.table}: {error}") from None
        moves += 1
    return moves


@pytest.mark.parametrize("first", range(100, 200, 20))
def test_the_books_balance(first: int) -> None:
    assert sum([check(game, 1000) for game in games(range(first, first + 20))]) > 4000


@bounded
@given(SEEDS)
def test_the_books_balance_anywhere(seed: int) -> None:
    check(Game(seed), 400)


def salary_from_nowhere(s: Any, seat: int, amount: int, kind: int, ref: int) -> None:
    s.money[seat] += amount


def salary_of_the_next(s: Any, seat: int, amount: int, kind: int, ref: int) -> None:
    """It balances, and goes to one who may be out."""
    s.money[(seat + 1) % s.seats] += amount
    s.money[-1] -= amount


@pytest.mark.plain_only
@pytest.mark.parametrize("broken", [salary_from_nowhere, salary_of_the_next])
def test_wrong_money_is_seen(broken: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    from rentier.games.monopoly.verbs import moves

    monkeypatch.setattr(moves, "bank_pays", broken)
    with pytest.raises(AssertionError, match=r"do not balance|is out and holds"):
        for game in games(range(40)):
            check(game, 1000)


@pytest.mark.plain_only
def test_a_lost_house_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    from rentier.games.monopoly.acts import building

    monkeypatch.setattr(building, "build", lambda s, seat, deed: s.level.__setitem__(deed, s.level[deed] + 1))
    with pytest.raises(AssertionError, match="houses"):
        for game in games(range(40)):
            check(game, 1000)
