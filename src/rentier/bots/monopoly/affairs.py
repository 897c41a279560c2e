"""Affairs at the end of a turn: loans, deals, redeeming, building; then the dice go on."""

from __future__ import annotations

from typing import Final

from rentier.bots.monopoly.building import build_order
from rentier.bots.monopoly.danger import reserve
from rentier.bots.monopoly.dealing import search
from rentier.bots.monopoly.lending import owed, repayment
from rentier.bots.monopoly.memory import NEVER, Memory
from rentier.bots.monopoly.raising import RICH, redeem_cost, to_redeem
from rentier.bots.monopoly.worth import STREETS
from rentier.core.action import Action
from rentier.games.monopoly.actions import END_TURN, Build, Offer, Redeem
from rentier.games.monopoly.board import DEEDS
from rentier.games.monopoly.view import MonopolyView

STRETCH: Final = 100  # more cash than this must come in before a look that found nothing is repeated
PATIENCE: Final = 10  # turns between two looks for a deal
LONG: Final = 5  # looks after which one is searched for though nothing has changed
STALE: Final = 3  # rounds after which the reserve is reckoned again
STEPS: Final = [Build((deed,)) for deed in range(DEEDS)]
CHEAP: Final = 50  # above the reserve there is something to do again after an act


def affairs(view: MonopolyView, m: Memory) -> Action:
    """What is best done now; END_TURN, and the cash to wake up at, if nothing is."""
    m.mine = view.owned(m.seat)
    m.idle += 1
    if m.idle >= PATIENCE:
        deal = look_for_deal(view, m)
        if deal is not None:
            return deal
    if not (view.whole(m.seat) & STREETS or m.mine & view.pawned() or view.has_loans()):
        m.wake = NEVER
        return END_TURN
    if m.built_turn == view.turn():
        return END_TURN
    if view.round() >= m.keep_round + STALE:
        m.keep, m.keep_round = reserve(view, m.seat), view.round()
    keep = m.keep
    spare = view.cash(m.seat) - keep
    act = improvement(view, m, spare) if spare > 0 else None
    if act is not None:
        m.wake = keep + CHEAP
        return act
    m.wake = view.cash(m.seat) + STRETCH
    return END_TURN


def look_for_deal(view: MonopolyView, m: Memory) -> Offer | None:
    """If somebody's possessions have changed or the last look was long ago."""
    m.quiet += 1
    m.wake = 0
    if m.quiet < LONG and view.holdings_are(m.searched):
        m.idle = 0
        return None
    offer = search(view, m, view.own_turns(m.seat))
    if offer is None:
        m.idle = m.quiet = 0
        m.searched = view.holdings()
    return offer


def improvement(view: MonopolyView, m: Memory, spare: int) -> Action | None:
    """Repay, redeem for a whole group, build, redeem the rest when rich: the first that spare cash allows."""
    if view.has_loans():
        repay = repayment(view, m, spare)
        if repay is not None:
            return repay
        spare -= owed(view, m.seat)
    if view.whole(m.seat):
        deed = redeemable(view, m, spare, True)
        if deed >= 0:
            return Redeem(deed)
        m.plan = build_order(view, m, spare)
        if m.plan:
            m.plan.reverse()
            m.built_turn = view.turn()
            return next_step(view, m)
    deed = redeemable(view, m, spare - RICH, False)
    return Redeem(deed) if deed >= 0 else None


def next_step(view: MonopolyView, m: Memory) -> Action:
    """The next house of the plan; a plan that something has upset is dropped."""
    deed = m.plan.pop()
    if view.cash(m.seat) < view.board.house_cost[deed] or m.built_turn != view.turn():
        m.plan = []
        return END_TURN
    return STEPS[deed]


def redeemable(view: MonopolyView, m: Memory, spare: int, whole_only: bool) -> int:
    """The deed to redeem if it can be paid; -1 none."""
    if spare <= 0 or not view.owned(m.seat) & view.pawned():
        return -1
    deed = to_redeem(view, m, whole_only)
    return deed if deed >= 0 and redeem_cost(view, deed) <= spare else -1
