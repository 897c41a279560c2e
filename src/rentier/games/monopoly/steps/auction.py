"""Auctions: the opening, the bids, the line of bidders, and the winner who must find the money (P-AUC,
4.6).
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rentier.core.action import Action
from rentier.core.explain import Explanation, refusal
from rentier.core.legal import Form, Span
from rentier.core.seat import seats_of
from rentier.core.tally import AUCTIONS
from rentier.games.monopoly.accounts import AUCTION as AUCTION_KIND
from rentier.games.monopoly.accounts import BANK
from rentier.games.monopoly.actions import BUY, DECLINE, PASS, Bid, Buy, Decline, GiveIn, NamePrice, Pass
from rentier.games.monopoly.choices import LIMIT_CASH, LIMIT_RAISABLE
from rentier.games.monopoly.events.estate import (
    AuctionClosed,
    AuctionOpened,
    BidMade,
    BidPassed,
    RightOffered,
    WinnerShort,
)
from rentier.games.monopoly.state import MonopolyState
from rentier.games.monopoly.steps.question import AUCTION, SETTLE, Question
from rentier.games.monopoly.verbs.deeds import give_deed
from rentier.games.monopoly.verbs.liquidate import means
from rentier.games.monopoly.verbs.money import move_money
from rentier.games.monopoly.verbs.roles import crier

GIVE_IN: Final = GiveIn()


def open_auction(s: MonopolyState, deed: int) -> None:
    """P-AUC-1, -2: a human auctioneer names the price, the server takes `auction.start`."""
    if crier(s) >= 0:
        s.stack.append(StartPrice(deed))
    else:
        begin_bidding(s, deed, s.choices.auction_start)


def begin_bidding(s: MonopolyState, deed: int, price: int) -> None:
    s.hammer = 0
    s.counts[AUCTIONS] += 1
    if s.sink is not None:
        s.sink.append(AuctionOpened("P-AUC-1", deed, price))
    s.stack.append(Auction(deed, price, (0,) * s.seats, 0, s.active))


class StartPrice(Question):
    """P-AUC-2: the auctioneer names a starting price of at least $10."""

    RULE: ClassVar[str] = "P-AUC-2"
    FIELDS: ClassVar[tuple[str, ...]] = ("deed",)

    def __init__(self, deed: int) -> None:
        self.deed: Final = deed

    def phase(self) -> int:
        return AUCTION

    def asks(self, s: MonopolyState) -> int:
        return 1 << crier(s) if crier(s) >= 0 else 0

    def run(self, s: MonopolyState) -> None:
        begin_bidding(s, self.deed, s.choices.auction_start)

    def legal(self, s: MonopolyState, seat: int) -> list[Any]:
        return [Span(NamePrice, s.board.least_start, s.board.biggest_sum)]

    def refuse(self, s: MonopolyState, seat: int, action: Action) -> Explanation | None:
        if not isinstance(action, NamePrice):
            return refusal("P-AUC-2", "NotAnAnswer")
        return within("P-AUC-2", action.amount, s.board.least_start, s.board.biggest_sum)

    def answer(self, s: MonopolyState, seat: int, action: Action) -> None:
        if isinstance(action, NamePrice):
            begin_bidding(s, self.deed, action.amount)

    def default(self, s: MonopolyState, seat: int) -> Action:
        return NamePrice(s.choices.auction_start)


def within(rule: str, amount: int, low: int, high: int) -> Explanation | None:
    """A sum between two bounds, or the refusal that names the bound missed."""
    if amount < low:
        return refusal(rule, "TooLittle", ("amount", amount), ("least", low))
    if amount > high:
        return refusal(rule, "TooMuch", ("amount", amount), ("most", high))
    return None


class Auction(Question):
    """P-AUC-3, -4: all solvent players bid or pass. `best` holds each seat's highest bid."""

    RULE: ClassVar[str] = "P-AUC-4"
    FIELDS: ClassVar[tuple[str, ...]] = ("deed", "start", "best", "passed", "after")
    LISTS: ClassVar[tuple[str, ...]] = ("best",)

    def __init__(self, deed: int, start: int, best: tuple[int, ...], passed: int, after: int) -> None:
        self.deed: Final = deed
        self.start: Final = start
        self.best: Final = best
        self.passed: Final = passed  # mask
        self.after: Final = after  # rounds: the seat that spoke last, first the one whose turn it is

    def phase(self) -> int:
        return AUCTION

    def lead(self, s: MonopolyState) -> int:
        """Who leads: the highest bid of those still in the game; -1 nobody."""
        return leader(s, self.best)

    def open_to_all(self, s: MonopolyState) -> bool:
        """P-AUC-4 "open"; at tables without a clock it goes round (4.9)."""
        return bool(s.timed) and not s.choices.rounds_style

    def asks(self, s: MonopolyState) -> int:
        lead = self.lead(s)
        free = ((1 << s.seats) - 1) & ~s.out & ~self.passed
        if lead >= 0:
            free &= ~(1 << lead)
        if not free or self.open_to_all(s):
            return free
        return 1 << self.following(s, free)

    def following(self, s: MonopolyState, free: int) -> int:
        """Rounds: the next seat in turn order that may still speak."""
        at = s.order.index(self.after)
        for seat in s.order[at + 1 :] + s.order[: at + 1]:
            if free >> seat & 1:
                return seat
        raise AssertionError("nobody is left to bid")

    def run(self, s: MonopolyState) -> None:
        close_auction(s, self.deed, self.best)

    def least(self, s: MonopolyState) -> int:
        lead = self.lead(s)
        return self.best[lead] + s.choices.auction_step if lead >= 0 else self.start

    def most(self, s: MonopolyState, seat: int) -> int:
        """P-AUC-5: a bid may exceed cash unless `auction.bid_limit` is "cash"."""
        return s.money[seat] if s.choices.bid_limit == LIMIT_CASH else s.board.biggest_sum

    def legal(self, s: MonopolyState, seat: int) -> list[Any]:
        """P-TAX-3: what a bidder could raise is checked unseen, so "raisable" shows no upper bound of his
        own.
        """
        low, high = self.least(s), self.most(s, seat)
        if low > high:
            return [PASS]
        if s.choices.bid_limit == LIMIT_RAISABLE:
            return [Form(Bid, (("amount", low, high),)), PASS]
        return [Span(Bid, low, high), PASS]

    def refuse(self, s: MonopolyState, seat: int, action: Action) -> Explanation | None:
        if isinstance(action, Pass):
            return None
        if not isinstance(action, Bid):
            return refusal("P-AUC-3", "NotAnAnswer")
        low = self.least(s)
        if action.amount < low:
            return within("P-AUC-2" if self.lead(s) < 0 else "P-AUC-4", action.amount, low, low)
        if s.choices.bid_limit == LIMIT_RAISABLE and action.amount > means(s, seat):
            return refusal("P-AUC-5", "BeyondMeans", ("amount", action.amount))
        rule = "P-AUC-5" if s.choices.bid_limit == LIMIT_CASH else "P-AUC-4"
        return within(rule, action.amount, low, self.most(s, seat))

    def grounds(self, s: MonopolyState, seat: int, action: Action) -> Explanation:
        return Explanation(("P-AUC-3", "P-AUC-4"), values=(("least", self.least(s)), ("cash", s.money[seat])))

    def answer(self, s: MonopolyState, seat: int, action: Action) -> None:
        if isinstance(action, Bid):
            s.hammer = 0
            best = self.best[:seat] + (action.amount,) + self.best[seat + 1 :]
            if s.sink is not None:
                s.sink.append(BidMade("P-AUC-4", seat, self.deed, action.amount))
            s.stack.append(Auction(self.deed, self.start, best, self.passed, seat))
            return
        if s.sink is not None:
            s.sink.append(BidPassed("P-AUC-4", seat, self.deed))
        s.stack.append(Auction(self.deed, self.start, self.best, self.passed | 1 << seat, seat))

    def default(self, s: MonopolyState, seat: int) -> Action:
        return PASS

    def time_up(self, s: MonopolyState) -> None:
        """Open: the time since the last bid is over, the auction closes. Rounds: the seat asked passes."""
        if self.open_to_all(s):
            close_auction(s, self.deed, self.best)
        else:
            self.answer(s, seats_of(self.asks(s))[0], PASS)

    def seconds(self, s: MonopolyState) -> int:
        return s.choices.time_bid


def leader(s: MonopolyState, best: tuple[int, ...]) -> int:
    """The seat of the highest bid left; who goes out loses all his bids."""
    lead = -1
    for seat in range(len(best)):
        if best[seat] and s.solvent(seat) and (lead < 0 or best[seat] > best[lead]):
            lead = seat
    return lead


def close_auction(s: MonopolyState, deed: int, best: tuple[int, ...]) -> None:
    """P-AUC-5: the winner is obliged; short of money he may raise it first."""
    seat = leader(s, best)
    if seat < 0:
        unsold(s, deed)
    elif s.money[seat] >= best[seat]:
        sell_to(s, deed, seat, best[seat])
    else:
        settle_later(s, deed, seat, best)


def settle_later(s: MonopolyState, deed: int, seat: int, best: tuple[int, ...]) -> None:
    if s.sink is not None:
        s.sink.append(WinnerShort("P-AUC-5", seat, deed, best[seat] - s.money[seat]))
    s.stack.append(Settlement(deed, seat, best))


def sell_to(s: MonopolyState, deed: int, seat: int, amount: int) -> None:
    if s.sink is not None:
        s.sink.append(AuctionClosed("P-AUC-5", deed, seat, amount))
    move_money(s, seat, BANK, amount, AUCTION_KIND, deed)
    give_deed(s, deed, seat, "P-AUC-5")
    s.flow.estate(s)


def unsold(s: MonopolyState, deed: int) -> None:
    """P-AUC-7: without a buyer the deed stays with the bank."""
    if s.sink is not None:
        s.sink.append(AuctionClosed("P-AUC-7", deed, BANK, 0))
    s.flow.estate(s)


def next_in_line(s: MonopolyState, deed: int, seat: int, best: tuple[int, ...]) -> None:
    """P-AUC-6: the right goes to the bidder before, at his own highest bid, and on down the line."""
    rest = best[:seat] + (0,) + best[seat + 1 :]
    heir = leader(s, rest)
    if heir < 0:
        unsold(s, deed)
        return
    if s.sink is not None:
        s.sink.append(RightOffered("P-AUC-6", heir, deed, rest[heir]))
    s.stack.append(PreviousRight(deed, heir, rest))


class Settlement(Question):
    """P-AUC-5: the winner raises the money, or admits that he cannot; he pays as soon as cash suffices."""

    RULE: ClassVar[str] = "P-AUC-5"
    FIELDS: ClassVar[tuple[str, ...]] = ("deed", "seat", "best")
    LISTS: ClassVar[tuple[str, ...]] = ("best",)

    def __init__(self, deed: int, seat: int, best: tuple[int, ...]) -> None:
        self.deed: Final = deed
        self.seat: Final = seat
        self.best: Final = best

    def phase(self) -> int:
        return SETTLE

    def raiser(self, s: MonopolyState) -> int:
        return self.seat

    def asks(self, s: MonopolyState) -> int:
        if s.money[self.seat] >= self.best[self.seat]:
            return 0
        return 1 << self.seat & ~s.out

    def run(self, s: MonopolyState) -> None:
        if s.solvent(self.seat):
            sell_to(s, self.deed, self.seat, self.best[self.seat])
        else:
            next_in_line(s, self.deed, self.seat, self.best)

    def legal(self, s: MonopolyState, seat: int) -> list[Any]:
        return [GIVE_IN]

    def refuse(self, s: MonopolyState, seat: int, action: Action) -> Explanation | None:
        return None if isinstance(action, GiveIn) else refusal("P-AUC-5", "NotAnAnswer")

    def answer(self, s: MonopolyState, seat: int, action: Action) -> None:
        next_in_line(s, self.deed, self.seat, self.best)

    def default(self, s: MonopolyState, seat: int) -> Action:
        return GIVE_IN

    def seconds(self, s: MonopolyState) -> int:
        return s.choices.time_settle


class PreviousRight(Settlement):
    """P-AUC-6: the next bidder in line may buy at his own bid, or leave it."""

    RULE: ClassVar[str] = "P-AUC-6"

    def asks(self, s: MonopolyState) -> int:
        return 1 << self.seat & ~s.out

    def run(self, s: MonopolyState) -> None:
        next_in_line(s, self.deed, self.seat, self.best)

    def legal(self, s: MonopolyState, seat: int) -> list[Any]:
        return [BUY, DECLINE]

    def refuse(self, s: MonopolyState, seat: int, action: Action) -> Explanation | None:
        return None if isinstance(action, (Buy, Decline)) else refusal("P-AUC-6", "NotAnAnswer")

    def answer(self, s: MonopolyState, seat: int, action: Action) -> None:
        if isinstance(action, Decline):
            next_in_line(s, self.deed, self.seat, self.best)
        elif s.money[seat] >= self.best[seat]:
            sell_to(s, self.deed, seat, self.best[seat])
        else:
            settle_later(s, self.deed, seat, self.best)

    def default(self, s: MonopolyState, seat: int) -> Action:
        return DECLINE


class EstateSale(Question):
    """P-BKR-5 with `bankrupt.auction`: one auction for each deed that fell to the bank, in board order."""

    RULE: ClassVar[str] = "P-BKR-5"

    def run(self, s: MonopolyState) -> None:
        if s.returned:
            deed = s.returned.pop(0)
            s.stack.append(ESTATE_SALE)
            open_auction(s, deed)


ESTATE_SALE: Final = EstateSale()
