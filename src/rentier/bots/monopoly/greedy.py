"""Greedy: a sensible player who buys, builds, deals and borrows by rules of thumb."""

from __future__ import annotations

from typing import Final

from rentier.bots.monopoly.affairs import PATIENCE, affairs, look_for_deal, next_step
from rentier.bots.monopoly.bidding import bid
from rentier.bots.monopoly.debts import buying, in_debt, settling
from rentier.bots.monopoly.jail import in_jail, leaving
from rentier.bots.monopoly.judging import answer
from rentier.bots.monopoly.lending import may_lend, may_wait
from rentier.bots.monopoly.memory import Memory
from rentier.bots.monopoly.worth import worth_of
from rentier.core.action import Accept, Action, Reject
from rentier.core.book import Entry
from rentier.games.monopoly.actions import (
    BUY,
    DECLINE,
    END_TURN,
    PASS,
    THROW,
    AskBank,
    AskLater,
    AskLoan,
    Bid,
    ClaimRent,
    NameRent,
    Offer,
    VoteConcede,
    VoteDefault,
    VoteEnd,
)
from rentier.games.monopoly.steps.auction import Auction, PreviousRight, Settlement
from rentier.games.monopoly.steps.buying import OfferLot
from rentier.games.monopoly.steps.jail import JailExit
from rentier.games.monopoly.steps.question import DEBT, Question
from rentier.games.monopoly.steps.rent import AskRent
from rentier.games.monopoly.steps.setup import ANY_TOKEN, TokenChoice
from rentier.games.monopoly.steps.tax import PAY_FLAT, PAY_TENTH, TaxChoice
from rentier.games.monopoly.steps.turn import AfterThrow, BeforeThrow
from rentier.games.monopoly.view import MonopolyView

FEW: Final = 4  # deeds from which the flat tax is taken (4.9: a rule of thumb)


class Greedy:
    """One seat for one game."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat
        self.memory: Memory | None = None

    def begin(self, view: MonopolyView) -> Memory:
        """Fresh notes, when first asked anything."""
        m = Memory(self.seat, worth_of(view.board), view.choices.must_demand)
        self.memory = m
        return m

    def decide(self, view: MonopolyView) -> Action:
        """The answer to the open question, or an act before it."""
        m = self.memory or self.begin(view)
        question = view.question()
        if isinstance(question, AfterThrow):
            return after_throw(view, m, question)
        if isinstance(question, BeforeThrow):
            return THROW if not m.claims else unclaimed(view, m) or THROW
        if question.phase() == DEBT:
            return in_debt(view, m)
        return other(view, m, question)

    def reply(self, view: MonopolyView, entry: Entry) -> Action | None:
        """The answer to an entry of the offer book."""
        m = self.memory or self.begin(view)
        act = entry.act
        if isinstance(act, Offer):
            if act.counters:
                m.modest |= 1 << entry.author
            return answer(view, m, entry, act)
        if isinstance(act, (AskLoan, AskBank)):
            return Accept(entry.id) if may_lend(view, m, entry.author, act.amount) else Reject(entry.id)
        if isinstance(act, AskLater):
            return Accept(entry.id) if may_wait(view, m) else Reject(entry.id)
        if isinstance(act, (VoteEnd, VoteConcede, VoteDefault)):
            return Accept(entry.id)
        return Reject(entry.id)


def after_throw(view: MonopolyView, m: Memory, question: AfterThrow) -> Action:
    """An owed throw first; affairs only with cash to act on, changed possessions, or after a while."""
    if question.extra and view.jail(m.seat) < 0:
        return THROW
    if m.claims:
        claim = unclaimed(view, m)
        if claim is not None:
            return claim
    if m.plan:
        return next_step(view, m)
    if view.cash(m.seat) < m.wake and view.owned(m.seat) == m.mine:
        m.idle += 1
        return END_TURN if m.idle < PATIENCE else look_for_deal(view, m) or END_TURN
    return affairs(view, m)


def unclaimed(view: MonopolyView, m: Memory) -> Action | None:
    """P-RENT-4: a rent of mine that is lost if nobody speaks."""
    for claim in view.claims():
        if claim.owner == m.seat:
            return ClaimRent(claim.claim, claim.full)
    return None


def other(view: MonopolyView, m: Memory, question: Question) -> Action:
    """The rarer questions, each to its own chapter."""
    if isinstance(question, OfferLot):
        return buying(view, m, question.deed)
    if isinstance(question, Auction):
        amount = bid(view, m, question.deed, question.start, question.best)
        return Bid(amount) if amount else PASS
    if isinstance(question, PreviousRight):
        return BUY if view.cash(m.seat) >= question.best[m.seat] else DECLINE
    if isinstance(question, Settlement):
        return settling(view, m, question.best[m.seat])
    if isinstance(question, TaxChoice):
        return PAY_TENTH if view.owned(m.seat).bit_count() < FEW else PAY_FLAT
    if isinstance(question, AskRent):
        return NameRent(question.full)
    if isinstance(question, JailExit):
        return leaving(view, m)
    return ANY_TOKEN if isinstance(question, TokenChoice) else in_jail(view, m)
