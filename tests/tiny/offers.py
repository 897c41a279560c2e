"""T-16, T-17: offers beside the stack."""

from __future__ import annotations

from typing import Any, Final

from rentier.core.action import Accept, Reject, Standing, Withdraw
from rentier.core.book import Entry, find
from rentier.core.explain import Explanation, refusal
from rentier.core.legal import Span
from rentier.core.seat import bit
from tests.tiny import events as e
from tests.tiny import verbs
from tests.tiny.actions import Offer
from tests.tiny.board import STALLS
from tests.tiny.state import TinyState
from tests.tiny.steps import Turn
from tests.tiny.steps_bids import Bids

HIGHEST: Final = 99


def standing(s: TinyState, seat: int) -> list[Any]:
    """The standing acts of a seat: answers to offers first, then offers of its own."""
    acts: list[Any] = []
    for entry in s.book:
        answers: tuple[Standing, ...] = (Accept(entry.id), Reject(entry.id), Withdraw(entry.id))
        acts.extend([act for act in answers if refuse(s, seat, act) is None])
    for stall in range(len(STALLS)):
        if s.owners[stall] == seat and isinstance(s.stack[-1], Turn):
            acts.extend([Span(Offer, 1, HIGHEST, 1, (to, stall)) for to in range(s.seats) if to != seat])
    return acts


def refuse(s: TinyState, seat: int, action: Standing) -> Explanation | None:
    if isinstance(action, Offer):
        return refuse_offer(s, seat, action)
    if not isinstance(action, (Accept, Reject, Withdraw)):
        return refusal("T-16", "NotAnAct")
    entry = find(s.book, action.entry)
    if entry is None:
        return refusal("T-17", "NoSuchOffer", ("entry", action.entry))
    if isinstance(action, Withdraw):
        return None if entry.author == seat else refusal("T-16", "NotYours")
    if not entry.asked & bit(seat):
        return refusal("T-16", "NotAsked")
    if isinstance(action, Accept) and isinstance(s.stack[-1], Bids):
        return refusal("T-16", "AfterTheBids")
    price = offer_of(entry).price
    if isinstance(action, Accept) and s.purses[seat] < price:
        return refusal("T-16", "CannotAfford", ("price", price), ("purse", s.purses[seat]))
    return None


def refuse_offer(s: TinyState, seat: int, offer: Offer) -> Explanation | None:
    """What the author knows decides, never the other's purse."""
    if not isinstance(s.stack[-1], Turn):
        return refusal("T-16", "NotNow")
    if not 0 <= offer.to < s.seats or offer.to == seat:
        return refusal("T-16", "NoSuchSeat", ("to", offer.to))
    if not 0 <= offer.stall < len(STALLS) or s.owners[offer.stall] != seat:
        return refusal("T-16", "NotYours", ("stall", offer.stall))
    if not 1 <= offer.price <= HIGHEST:
        return refusal("T-16", "PriceOutOfRange", ("price", offer.price), ("highest", HIGHEST))
    return None


def offer_of(entry: Entry) -> Offer:
    assert isinstance(entry.act, Offer)
    return entry.act


def stand(s: TinyState, seat: int, action: Standing) -> None:
    if isinstance(action, Offer):
        s.book.append(Entry(s.next_entry, seat, bit(action.to), action, s.stack[-1], s.turn))
        s.tell(e.Offered("T-16", seat, s.next_entry))
        s.next_entry += 1
        return
    assert isinstance(action, (Accept, Reject, Withdraw))
    entry = find(s.book, action.entry)
    assert entry is not None
    if isinstance(action, Accept):
        offer = offer_of(entry)
        verbs.pay(s, seat, entry.author, offer.price, "T-16")
        verbs.take_stall(s, seat, offer.stall, offer.price, "T-16")
    hows = {Accept: e.TAKEN, Reject: e.REJECTED, Withdraw: e.WITHDRAWN}
    close(s, entry, hows[type(action)], "T-16")


def close(s: TinyState, entry: Entry, how: int, rule: str) -> None:
    s.book.remove(entry)
    s.tell(e.OfferClosed(rule, entry.id, how))


def lapse(s: TinyState) -> None:
    for entry in s.book[:]:
        if s.over or entry.stamp != s.turn or s.owners[offer_of(entry).stall] != entry.author:
            close(s, entry, e.LAPSED, "T-17")
