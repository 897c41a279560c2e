"""Buying from the bank on landing (P-PROP-2, P-BUY)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rentier.core.action import Action
from rentier.core.explain import Explanation, refusal
from rentier.games.monopoly.accounts import BANK, DEED
from rentier.games.monopoly.actions import BUY as BUY_IT
from rentier.games.monopoly.actions import DECLINE, Buy, Decline
from rentier.games.monopoly.events.estate import LotDeclined, LotOffered
from rentier.games.monopoly.state import MonopolyState
from rentier.games.monopoly.steps.auction import open_auction
from rentier.games.monopoly.steps.question import BUY, Question
from rentier.games.monopoly.verbs.deeds import give_deed
from rentier.games.monopoly.verbs.money import move_money


class OfferLot(Question):
    """P-BUY-1, -3: the player who landed buys at the printed price, or the deed is auctioned."""

    RULE: ClassVar[str] = "P-BUY-1"
    FIELDS: ClassVar[tuple[str, ...]] = ("deed",)

    def __init__(self, deed: int) -> None:
        self.deed: Final = deed

    def phase(self) -> int:
        return BUY

    def asks(self, s: MonopolyState) -> int:
        return 1 << s.active & ~s.out

    def run(self, s: MonopolyState) -> None:
        """P-BKR-6: who goes out now leaves no auction behind."""

    def legal(self, s: MonopolyState, seat: int) -> list[Any]:
        return [DECLINE] if self.refuse(s, seat, BUY_IT) else [BUY_IT, DECLINE]

    def refuse(self, s: MonopolyState, seat: int, action: Action) -> Explanation | None:
        if isinstance(action, Buy):
            price = s.board.price[self.deed]
            if s.money[seat] >= price:
                return None
            return refusal("P-BUY-3", "CannotAfford", ("cost", price), ("cash", s.money[seat]))
        return None if isinstance(action, Decline) else refusal("P-BUY-1", "NotAnAnswer")

    def grounds(self, s: MonopolyState, seat: int, action: Action) -> Explanation:
        values = (("cost", s.board.price[self.deed]), ("cash", s.money[seat]))
        rules = ("P-BUY-1", "P-BUY-2") if isinstance(action, Buy) else ("P-BUY-3", "P-AUC-1")
        return Explanation(rules, values=values)

    def answer(self, s: MonopolyState, seat: int, action: Action) -> None:
        if isinstance(action, Buy):
            move_money(s, seat, BANK, s.board.price[self.deed], DEED, self.deed)
            give_deed(s, self.deed, seat, "P-BUY-2")
            return
        if s.sink is not None:
            s.sink.append(LotDeclined("P-BUY-3", seat, self.deed))
        open_auction(s, self.deed)

    def default(self, s: MonopolyState, seat: int) -> Action:
        return DECLINE


def offer_lot(s: MonopolyState, seat: int, deed: int) -> None:
    if s.sink is not None:
        s.sink.append(LotOffered("P-BUY-1", seat, deed, s.board.price[deed]))
    s.stack.append(OfferLot(deed))
