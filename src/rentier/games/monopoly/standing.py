"""Every kind of standing act with the chapter that judges it, in the order in which legal lists name them."""

from __future__ import annotations

from typing import Any, Final

from rentier.core.action import Accept, Reject, Withdraw
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
