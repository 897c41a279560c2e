"""An owner's own ways with rent: caps, claims, mercy (P-RENT-3, -4, -8)."""

from __future__ import annotations

from typing import Any, ClassVar, cast

from rentier.core.action import Action
from rentier.core.explain import Explanation, refusal
from rentier.core.legal import Span
from rentier.games.monopoly.accounts import BANK, RENT
from rentier.games.monopoly.actions import ClaimRent, ClearCap, LowerRent, SetCap
from rentier.games.monopoly.acts.act import Act
from rentier.games.monopoly.acts.building import known
from rentier.games.monopoly.board import DEEDS
from rentier.games.monopoly.events.estate import CapSet, RentLowered
from rentier.games.monopoly.records import LOWERING
from rentier.games.monopoly.state import MonopolyState
from rentier.games.monopoly.steps.auction import within
from rentier.games.monopoly.steps.debts import declare
from rentier.games.monopoly.steps.question import DEBT
from rentier.games.monopoly.steps.rent import demand
from rentier.games.monopoly.verbs.claims import find_claim
from rentier.games.monopoly.verbs.debts import lapse_debt
from rentier.games.monopoly.windows import CAPS, FREE, not_now, phase_in


def owner_refusal(s: MonopolyState, seat: int, deed: int) -> Explanation | None:
    if not phase_in(s, CAPS):
        return not_now(s, "P-RENT-3")
    if not known(deed):
        return refusal("P-RENT-3", "NoSuchDeed", ("deed", deed))
    return None if s.owner[deed] == seat else refusal("P-RENT-3", "NotYours", ("deed", deed))


def set_cap(s: MonopolyState, seat: int, deed: int, amount: int) -> None:
    s.cap[deed] = amount
    if s.sink is not None:
        s.sink.append(CapSet("P-RENT-3", seat, deed, amount))


class SetCapAct(Act):
    """P-RENT-3: a standing, public cap on the rent of a deed."""

    RULE: ClassVar[str] = "P-RENT-3"

    def refuse(self, s: MonopolyState, seat: int, action: Action) -> Explanation | None:
        a = cast(SetCap, action)
        return owner_refusal(s, seat, a.deed) or within("P-RENT-3", a.amount, 0, s.board.biggest_sum)

    def do(self, s: MonopolyState, seat: int, action: Action) -> None:
        a = cast(SetCap, action)
        set_cap(s, seat, a.deed, a.amount)

    def legal(self, s: MonopolyState, seat: int) -> list[Any]:
        if not s.owned[seat] or not phase_in(s, CAPS):
            return []
        mine = [deed for deed in range(DEEDS) if s.owned[seat] >> deed & 1]
        return [Span(SetCap, 0, s.board.biggest_sum, 1, (deed,)) for deed in mine]


class ClearCapAct(Act):
    """P-RENT-3: charge the full rent again."""

    RULE: ClassVar[str] = "P-RENT-3"

    def refuse(self, s: MonopolyState, seat: int, action: Action) -> Explanation | None:
        deed = cast(ClearCap, action).deed
        why = owner_refusal(s, seat, deed)
        if why is not None:
            return why
        return None if s.cap[deed] >= 0 else refusal("P-RENT-3", "NoCap", ("deed", deed))

    def do(self, s: MonopolyState, seat: int, action: Action) -> None:
        set_cap(s, seat, cast(ClearCap, action).deed, -1)

    def legal(self, s: MonopolyState, seat: int) -> list[Any]:
        if not s.owned[seat] or not phase_in(s, CAPS):
            return []
        return [ClearCap(deed) for deed in range(DEEDS) if s.owned[seat] >> deed & 1 and s.cap[deed] >= 0]


class ClaimRentAct(Act):
    """P-RENT-4 with `rent.must_demand`: any sum up to the full rent, until the first throw of a later
    turn.
    """

    RULE: ClassVar[str] = "P-RENT-4"

    def refuse(self, s: MonopolyState, seat: int, action: Action) -> Explanation | None:
        a = cast(ClaimRent, action)
        claim = find_claim(s, a.claim)
        if claim is None or claim.owner != seat:
            return refusal("P-RENT-4", "NoSuchClaim", ("claim", a.claim))
        return within("P-RENT-4", a.amount, 0, claim.full) if phase_in(s, FREE) else not_now(s, "P-RENT-4")

    def do(self, s: MonopolyState, seat: int, action: Action) -> None:
        a = cast(ClaimRent, action)
        claim = find_claim(s, a.claim)
        if claim is not None:
            s.claims.remove(claim)
            demand(s, claim.visitor, seat, claim.deed, claim.full, a.amount, "P-RENT-4")

    def legal(self, s: MonopolyState, seat: int) -> list[Any]:
        if not s.claims or not phase_in(s, FREE):
            return []
        return [
            Span(ClaimRent, 0, claim.full, 1, (claim.claim,)) for claim in s.claims if claim.owner == seat
        ]


class LowerRentAct(Act):
    """P-RENT-8: while a rent debt is open its owner may lower the claim, never raise it."""

    RULE: ClassVar[str] = "P-RENT-8"

    def refuse(self, s: MonopolyState, seat: int, action: Action) -> Explanation | None:
        if not phase_in(s, 1 << DEBT):
            return not_now(s, "P-RENT-8")
        debt = s.debts[0]
        if debt.kind != RENT or debt.creditor != seat:
            return refusal("P-RENT-8", "NotYourClaim")
        return within("P-RENT-8", cast(LowerRent, action).amount, 0, debt.amount - 1)

    def do(self, s: MonopolyState, seat: int, action: Action) -> None:
        amount = cast(LowerRent, action).amount
        debt = s.debts[0]
        if s.sink is not None:
            s.sink.append(RentLowered("P-RENT-8", seat, debt.debtor, debt.amount, amount))
        s.debts[0] = debt.with_amount(amount)
        if not amount:
            del s.debts[0]
            s.debts_closed += 1
            lapse_debt(s, debt, "P-RENT-8")
        elif debt.stage == LOWERING and s.money[debt.debtor] < amount:
            declare(s, BANK)  # he was asked once (4.9)

    def legal(self, s: MonopolyState, seat: int) -> list[Any]:
        if not s.debts or self.refuse(s, seat, LowerRent(0)) is not None:
            return []
        return [Span(LowerRent, 0, s.debts[0].amount - 1)]
