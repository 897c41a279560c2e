"""The end of the game and the final score (P-END-1 … -3)."""

from __future__ import annotations

from rentier.games.monopoly.board import DEEDS
from rentier.games.monopoly.events.course import GameEnded
from rentier.games.monopoly.state import MonopolyState
from rentier.games.monopoly.verbs.loans import void_loan

LAST_ONE, AFTER_ROUNDS, AFTER_TIME, AFTER_VOTE, SAFETY = range(5)
REASON_IDS = ("last", "rounds", "minutes", "vote", "safety")


def survivors(s: MonopolyState) -> list[int]:
    return [seat for seat in range(s.seats) if s.solvent(seat)]


def worth(s: MonopolyState, seat: int) -> int:
    """P-END-3: nothing may call this before the end (P-TAX-3)."""
    total = s.money[seat]
    for deed in range(DEEDS):
        if s.owned[seat] >> deed & 1:
            total += s.board.price[deed] + s.level[deed] * s.board.house_cost[deed]
            if s.pawned >> deed & 1:
                total -= s.board.mortgage[deed]
    for loan in s.loans:
        if loan.borrower == seat:
            total -= loan.left
        elif loan.lender == seat:
            total += loan.left
    return total


def let_lapse(s: MonopolyState) -> None:
    """P-END-1: loans still open lapse when one is left; claims went with those who are out."""
    for loan in s.loans[:]:
        void_loan(s, loan, "P-END-1")


def finish(s: MonopolyState, reason: int) -> None:
    """The game is over: one is left, or the richest of those who are wins (ties: cash, then shared)."""
    alive = survivors(s)
    best = max([(worth(s, seat), s.money[seat]) for seat in alive])
    s.winners[:] = [seat for seat in alive if (worth(s, seat), s.money[seat]) == best]
    if reason == LAST_ONE:
        let_lapse(s)
    s.over = 1
    s.debts.clear()
    s.book.clear()
    rule = "P-END-1" if reason == LAST_ONE else "P-END-3"
    if s.sink is not None:
        s.sink.append(GameEnded(rule, reason, tuple(s.winners)))


def ending(s: MonopolyState) -> str:
    """Why the finished game ended: a key of `REASON_IDS`."""
    if len(survivors(s)) == 1:
        return REASON_IDS[LAST_ONE]
    if s.stop:
        return REASON_IDS[s.stop - 1]
    return REASON_IDS[AFTER_ROUNDS if s.choices.end_rounds else SAFETY]


def score(s: MonopolyState) -> list[tuple[int, int, int, int]]:
    """Rows of seat, place, worth and cash, best first; who went out later ranks before who went out
    earlier.
    """
    if not s.over:
        return []
    ranked = sorted([(-worth(s, seat), -s.money[seat], seat) for seat in survivors(s)])
    alive = [seat for _, _, seat in ranked]
    rows: list[tuple[int, int, int, int]] = []
    for at, seat in enumerate(alive):
        key = (worth(s, seat), s.money[seat])
        same = at > 0 and key == (rows[-1][2], rows[-1][3])
        rows.append((seat, rows[-1][1] if same else at + 1, key[0], key[1]))
    for seat in reversed(s.fallen):
        rows.append((seat, len(rows) + 1, 0, 0))
    return rows
