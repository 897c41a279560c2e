"""What a human banker or auctioneer may do at will (P-EMIT-1, P-AUC-4)."""

from __future__ import annotations

from typing import Any, ClassVar, cast

from rentier.core.action import Action
from rentier.core.explain import Explanation, refusal
from rentier.core.legal import Span
from rentier.games.monopoly.accounts import BANK
from rentier.games.monopoly.actions import Issue, KnockDown
from rentier.games.monopoly.acts.act import Act
from rentier.games.monopoly.state import MonopolyState
from rentier.games.monopoly.steps.auction import Auction, close_auction, within
from rentier.games.monopoly.steps.bank import Covering
from rentier.games.monopoly.steps.question import CHANCE
from rentier.games.monopoly.verbs.money import issue
from rentier.games.monopoly.verbs.roles import crier
from rentier.games.monopoly.windows import not_now, phase_in, question


class IssueAct(Act):
    """P-EMIT-1: the human banker issues any sum at any moment."""

    RULE: ClassVar[str] = "P-EMIT-1"

    def refuse(self, s: MonopolyState, seat: int, action: Action) -> Explanation | None:
        if s.banker != seat:
            return Explanation(("P-EMIT-1", "P-BANKER-5"), "NotBanker")
        if s.choices.infinite:
            return refusal("P-BANK-5", "InfiniteBank")
        if phase_in(s, 1 << CHANCE):
            return not_now(s, "P-EMIT-1")
        top = question(s)
        if isinstance(top, Covering):
            return within(
                "P-EMIT-4", cast(Issue, action).amount, top.amount - s.money[BANK], s.board.biggest_sum
            )
        return within("P-EMIT-1", cast(Issue, action).amount, 1, s.board.biggest_sum)

    def do(self, s: MonopolyState, seat: int, action: Action) -> None:
        due = isinstance(question(s), Covering)
        issue(s, cast(Issue, action).amount, seat, int(due), "P-EMIT-4" if due else "P-EMIT-1")

    def legal(self, s: MonopolyState, seat: int) -> list[Any]:
        most = s.board.biggest_sum
        if self.refuse(s, seat, Issue(most)) is not None:
            return []
        top = question(s)
        return [Span(Issue, top.amount - s.money[BANK] if isinstance(top, Covering) else 1, most)]


class KnockDownAct(Act):
    """P-AUC-4 "open": a human auctioneer brings the hammer down after the pause."""

    RULE: ClassVar[str] = "P-AUC-4"

    def refuse(self, s: MonopolyState, seat: int, action: Action) -> Explanation | None:
        top = question(s)
        if not isinstance(top, Auction):
            return not_now(s, "P-AUC-4")
        if crier(s) != seat:
            return Explanation(("P-AUC-4", "P-BANKER-3"), "NotAuctioneer")
        if not top.open_to_all(s):
            return refusal("P-AUC-4", "NoHammer")
        return None if s.hammer else refusal("P-AUC-4", "HammerWaits")

    def do(self, s: MonopolyState, seat: int, action: Action) -> None:
        top = s.stack.pop()
        if isinstance(top, Auction):
            close_auction(s, top.deed, top.best)

    def legal(self, s: MonopolyState, seat: int) -> list[Any]:
        return [KNOCK] if crier(s) == seat and self.refuse(s, seat, KNOCK) is None else []


KNOCK = KnockDown()
