"""4.2: who may do what, when. One row of the rulebook's table for each kind of standing act."""

from __future__ import annotations

from typing import Final

from rentier.core.explain import Explanation, refusal
from rentier.games.monopoly.state import MonopolyState
from rentier.games.monopoly.steps.question import (
    ASK,
    AUCTION,
    BUY,
    CHANCE,
    COVER,
    DEBT,
    JAIL,
    POST,
    PRE,
    SETTLE,
    SETUP,
    TAX,
    Question,
)

# Sets of phases, as masks.
FREE: Final = 1 << PRE | 1 << JAIL | 1 << POST
RAISING: Final = 1 << BUY | 1 << SETTLE | 1 << DEBT
CAPS: Final = FREE | 1 << BUY | 1 << SETTLE
ANY: Final = FREE | RAISING | 1 << TAX | 1 << ASK | 1 << AUCTION


PHASE_RULES: Final = {BUY: "P-BUY-1", TAX: "P-TAX-3", DEBT: "P-DEBT-2", COVER: "P-EMIT-4", SETUP: "P-SETUP-6"}


def question(s: MonopolyState) -> Question:
    top: Question = s.stack[-1]
    return top


def moment(s: MonopolyState) -> int:
    """Differs from 0 and from itself whenever another question is open, though its step may be equal."""
    throws = s.turn << 20 | s.throws & 0xFFFFF
    return (throws << 10 | s.debts_closed & 0x3FF) << 5 | question(s).phase() + 1


def phase_in(s: MonopolyState, phases: int) -> bool:
    return bool(phases >> question(s).phase() & 1)


def not_now(s: MonopolyState, rule: str) -> Explanation:
    """The refusal of an act that this phase does not admit to this seat."""
    phase = question(s).phase()
    rules = (rule, PHASE_RULES[phase]) if phase in PHASE_RULES else (rule,)
    return Explanation(rules, "NotNow", (("phase", phase),))


def own_turn(s: MonopolyState, seat: int, rule: str) -> Explanation | None:
    """Row "buy house or hotel", "repay": the active player in PRE, JAIL, POST."""
    if seat == s.active and phase_in(s, FREE):
        return None
    return not_now(s, rule)


def redeeming(s: MonopolyState, seat: int, rule: str) -> Explanation | None:
    """Row "redeem": the active player in PRE, JAIL, POST; everybody with `finance.window` any."""
    if phase_in(s, FREE) and (seat == s.active or s.choices.finance_any):
        return None
    return not_now(s, rule)


def raising(s: MonopolyState, seat: int, rule: str) -> Explanation | None:
    """Row "pawn; sell building": as for redeeming, and the raiser in BUY, SETTLE, DEBT."""
    if phase_in(s, RAISING) and seat == question(s).raiser(s):
        return None
    return redeeming(s, seat, rule)


def asking(s: MonopolyState, seat: int, rule: str) -> Explanation | None:
    """Row "ask bank or player for a loan": the active player or the raiser; everybody with `deal.window`
    any.
    """
    if phase_in(s, RAISING) and seat == question(s).raiser(s):
        return None
    if phase_in(s, FREE) and (seat == s.active or s.choices.deal_any):
        return None
    return not_now(s, rule)


def dealing(s: MonopolyState, seat: int, other: int) -> Explanation | None:
    """Row "deal": one party is the active player or the raiser; any two with `deal.window` any (P-DEAL-5)."""
    if phase_in(s, RAISING) and question(s).raiser(s) in (seat, other):
        return None
    if phase_in(s, FREE) and (s.active in (seat, other) or s.choices.deal_any):
        return None
    return not_now(s, "P-DEAL-5")


def needy(s: MonopolyState) -> int:
    """P-DEAL-5: whose cash a deal must raise now: the raiser's, or the active player's in BUY; -1
    nobody's.
    """
    return question(s).raiser(s) if phase_in(s, RAISING) else -1


def any_phase(s: MonopolyState, rule: str) -> Explanation | None:
    """Row "issue, concede, vote": any phase but nature's, and but the one in which all wait for the
    banker.
    """
    phase = question(s).phase()
    return not_now(s, rule) if phase in (CHANCE, COVER) else None


def playing(s: MonopolyState, seat: int, rule: str) -> Explanation | None:
    """Nobody acts who is out of the game."""
    return refusal(rule, "OutOfGame") if s.out >> seat & 1 else None


PHASE_IDS: Final = (
    "setup",
    "pre",
    "jail",
    "buy",
    "tax",
    "ask",
    "auction",
    "settle",
    "debt",
    "post",
    "cover",
    "chance",
)
