"""The sealed bids of the fair."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rentier.core.action import Action
from rentier.core.explain import Explanation, refusal
from rentier.core.legal import Span
from rentier.core.seat import bit, seats_of
from rentier.core.step import Step
from tests.tiny import events as e
from tests.tiny import verbs
from tests.tiny.actions import Bid
from tests.tiny.state import NOBODY, TinyState

Answer = Explanation | None


class Bids(Step[TinyState]):
    """T-5: sealed bids of all seats at once; -1 stands for a bid not yet made."""

    RULE: ClassVar[str] = "T-5"
    FIELDS: ClassVar[tuple[str, ...]] = ("stall", "bids")
    LISTS: ClassVar[tuple[str, ...]] = ("bids",)

    def __init__(self, stall: int, bids: tuple[int, ...]) -> None:
        self.stall: Final = stall
        self.bids: Final = bids

    def asks(self, s: TinyState) -> int:
        return sum([bit(seat) for seat in range(s.seats) if self.bids[seat] == NOBODY])

    def legal(self, s: TinyState, seat: int) -> list[Any]:
        return [Span(Bid, 0, s.purses[seat])]

    def refuse(self, s: TinyState, seat: int, action: Action) -> Answer:
        if not isinstance(action, Bid):
            return super().refuse(s, seat, action)
        if action.amount < 0:
            return refusal("T-5", "BelowZero", ("amount", action.amount))
        if action.amount > s.purses[seat]:
            return refusal("T-5", "CannotAfford", ("amount", action.amount), ("purse", s.purses[seat]))
        return None

    def answer(self, s: TinyState, seat: int, action: Action) -> None:
        assert isinstance(action, Bid)
        s.tell(e.BidSealed("T-5", seat))
        s.tell(e.BidNoted("T-5", seat, action.amount, audience=bit(seat)))
        bids = tuple([action.amount if at == seat else old for at, old in enumerate(self.bids)])
        s.stack.append(Opening(self.stall, bids) if NOBODY not in bids else Bids(self.stall, bids))

    def audience(self, s: TinyState, seat: int) -> int:
        return bit(seat)

    def default(self, s: TinyState, seat: int) -> Action:
        return Bid(0)

    def time_up(self, s: TinyState) -> None:
        bids: Step[TinyState] = self
        for seat in seats_of(self.asks(s)):
            bids.answer(s, seat, self.default(s, seat))
            bids = s.stack.pop()
        s.stack.append(bids)

    def seconds(self, s: TinyState) -> int:
        return 20


class Opening(Bids):
    """T-6: the highest bid takes the stall."""

    RULE: ClassVar[str] = "T-6"

    def asks(self, s: TinyState) -> int:
        return 0

    def run(self, s: TinyState) -> None:
        best = max(self.bids)
        if best == 0:
            s.tell(e.StallLeft("T-6", self.stall))
            return
        order = [(s.mover + step) % s.seats for step in range(s.seats)]
        winner = next(iter([seat for seat in order if self.bids[seat] == best]))
        verbs.pay(s, winner, NOBODY, best, "T-6")
        verbs.take_stall(s, winner, self.stall, best, "T-6")
