"""Pawning and redeeming (P-MTG)."""

from __future__ import annotations

from typing import Any, ClassVar, cast

from rentier.core.action import Action
from rentier.core.explain import Explanation, refusal
from rentier.core.modifier import Modifier
from rentier.games.monopoly.actions import Pawn, Redeem
from rentier.games.monopoly.acts.act import Act
from rentier.games.monopoly.acts.building import known
from rentier.games.monopoly.board import DEEDS
from rentier.games.monopoly.state import MonopolyState
from rentier.games.monopoly.verbs.deeds import interest, may_pawn, pawn, redeem
from rentier.games.monopoly.windows import raising, redeeming

INTEREST = Modifier("mortgage.interest", "P-MTG-5")
BARE_GROUP = Modifier("mortgage.bare_group", "P-MTG-1")


def pawn_refusal(s: MonopolyState, seat: int, deed: int) -> Explanation | None:
    """4.4 `can_pawn`."""
    if not known(deed):
        return refusal("P-MTG-1", "NoSuchDeed", ("deed", deed))
    if s.owner[deed] != seat:
        return refusal("P-MTG-1", "NotYours", ("deed", deed))
    if s.pawned >> deed & 1:
        return refusal("P-MTG-1", "AlreadyPawned", ("deed", deed))
    if s.level[deed]:
        return refusal("P-MTG-2", "BuiltOn", ("deed", deed), ("level", s.level[deed]))
    return None if may_pawn(s, seat, deed) else refusal("P-MTG-1", "GroupBuiltOn", ("deed", deed))


class PawnAct(Act):
    """P-MTG-1, -2: a bare deed to the bank for its mortgage value."""

    RULE: ClassVar[str] = "P-MTG-1"

    def refuse(self, s: MonopolyState, seat: int, action: Action) -> Explanation | None:
        return raising(s, seat, "P-MTG-1") or pawn_refusal(s, seat, cast(Pawn, action).deed)

    def do(self, s: MonopolyState, seat: int, action: Action) -> None:
        pawn(s, seat, cast(Pawn, action).deed)

    def legal(self, s: MonopolyState, seat: int) -> list[Any]:
        if not s.owned[seat] & ~s.pawned or raising(s, seat, "P-MTG-1") is not None:
            return []
        return [Pawn(deed) for deed in range(DEEDS) if may_pawn(s, seat, deed)]

    def grounds(self, s: MonopolyState, seat: int, action: Action) -> Explanation:
        values = (("refund", s.board.mortgage[cast(Pawn, action).deed]),)
        return Explanation(
            ("P-MTG-1",), values=values, modifiers=(BARE_GROUP,) if s.choices.bare_group else ()
        )


class RedeemAct(Act):
    """P-MTG-4: pay the mortgage value, and the percentage of `mortgage.interest`, to the bank."""

    RULE: ClassVar[str] = "P-MTG-4"

    def refuse(self, s: MonopolyState, seat: int, action: Action) -> Explanation | None:
        deed = cast(Redeem, action).deed
        closed = redeeming(s, seat, "P-MTG-4")
        if closed is not None:
            return closed
        if not known(deed):
            return refusal("P-MTG-4", "NoSuchDeed", ("deed", deed))
        if s.owner[deed] != seat:
            return refusal("P-MTG-4", "NotYours", ("deed", deed))
        if not s.pawned >> deed & 1:
            return refusal("P-MTG-4", "NotPawned", ("deed", deed))
        cost = s.board.mortgage[deed] + interest(s, deed)
        if s.money[seat] < cost:
            return refusal("P-MTG-4", "CannotAfford", ("cost", cost), ("cash", s.money[seat]))
        return None

    def do(self, s: MonopolyState, seat: int, action: Action) -> None:
        redeem(s, seat, cast(Redeem, action).deed)

    def legal(self, s: MonopolyState, seat: int) -> list[Any]:
        if not s.owned[seat] & s.pawned:
            return []
        mine = [Redeem(deed) for deed in range(DEEDS) if s.owned[seat] & s.pawned & 1 << deed]
        return [act for act in mine if self.refuse(s, seat, act) is None]

    def grounds(self, s: MonopolyState, seat: int, action: Action) -> Explanation:
        deed = cast(Redeem, action).deed
        values = (("cost", s.board.mortgage[deed] + interest(s, deed)), ("cash", s.money[seat]))
        return Explanation(
            ("P-MTG-4",), values=values, modifiers=(INTEREST,) if s.choices.redeem_percent else ()
        )
