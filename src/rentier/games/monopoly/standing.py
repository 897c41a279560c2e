"""Every kind of standing act with the chapter that judges it, in the order in which legal lists name them."""

from __future__ import annotations

from typing import Any, Final

from rentier.core.action import Accept, Reject, Standing, Withdraw
from rentier.core.explain import Explanation
from rentier.games.monopoly.actions import (
    AskBank,
    AskLater,
    AskLoan,
    Build,
    ClaimRent,
    ClearCap,
    Concede,
    Declare,
    DemandLiquidation,
    Issue,
    KnockDown,
    LowerRent,
    Offer,
    Pawn,
    Redeem,
    Repay,
    SellBuilding,
    SetCap,
    Volunteer,
    VoteConcede,
    VoteDefault,
    VoteEnd,
)
from rentier.games.monopoly.acts.act import Act
from rentier.games.monopoly.acts.answers import AcceptAct, RejectAct, WithdrawAct
from rentier.games.monopoly.acts.bank import IssueAct, KnockDownAct
from rentier.games.monopoly.acts.building import BuildAct, SellBuildingAct
from rentier.games.monopoly.acts.deals import OfferAct
from rentier.games.monopoly.acts.loans import AskBankAct, AskLaterAct, AskLoanAct, RepayAct
from rentier.games.monopoly.acts.mortgage import PawnAct, RedeemAct
from rentier.games.monopoly.acts.rent import ClaimRentAct, ClearCapAct, LowerRentAct, SetCapAct
from rentier.games.monopoly.acts.ruin import ConcedeAct, DeclareAct, DemandLiquidationAct
from rentier.games.monopoly.acts.votes import VolunteerAct, VoteConcedeAct, VoteDefaultAct, VoteEndAct
from rentier.games.monopoly.state import MonopolyState
from rentier.games.monopoly.windows import playing

ACTS: Final[dict[Any, Act]] = {
    Accept: AcceptAct(),
    Reject: RejectAct(),
    Withdraw: WithdrawAct(),
    Build: BuildAct(),
    SellBuilding: SellBuildingAct(),
    Pawn: PawnAct(),
    Redeem: RedeemAct(),
    Repay: RepayAct(),
    AskBank: AskBankAct(),
    AskLoan: AskLoanAct(),
    AskLater: AskLaterAct(),
    Offer: OfferAct(),
    SetCap: SetCapAct(),
    ClearCap: ClearCapAct(),
    ClaimRent: ClaimRentAct(),
    LowerRent: LowerRentAct(),
    DemandLiquidation: DemandLiquidationAct(),
    Declare: DeclareAct(),
    KnockDown: KnockDownAct(),
    Issue: IssueAct(),
    Volunteer: VolunteerAct(),
    VoteConcede: VoteConcedeAct(),
    VoteDefault: VoteDefaultAct(),
    VoteEnd: VoteEndAct(),
    Concede: ConcedeAct(),
}


def open_acts(s: MonopolyState, seat: int) -> list[Any]:
    """The standing acts open to a seat now, in the pinned order."""
    found: list[Any] = []
    if s.solvent(seat):
        for act in ACTS.values():
            found.extend(act.legal(s, seat))
    return found


def act_refusal(s: MonopolyState, seat: int, action: Standing) -> Explanation | None:
    """Why this standing act is illegal, or None."""
    act = ACTS[type(action)]
    return playing(s, seat, act.RULE) or act.refuse(s, seat, action)
