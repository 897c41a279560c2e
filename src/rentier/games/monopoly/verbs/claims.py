"""Rents that wait to be claimed (P-RENT-4, `rent.must_demand`)."""

from __future__ import annotations

from rentier.games.monopoly.events.estate import ClaimLost, ClaimOpened
from rentier.games.monopoly.records import Claim
from rentier.games.monopoly.state import MonopolyState


def open_claim(s: MonopolyState, visitor: int, owner: int, deed: int, full: int) -> int:
    claim = Claim(s.next_claim, visitor, owner, deed, full, s.turn)
    s.next_claim += 1
    s.claims.append(claim)
    if s.sink is not None:
        s.sink.append(ClaimOpened("P-RENT-4", claim.claim, visitor, owner, deed, full))
    return claim.claim


def find_claim(s: MonopolyState, claim: int) -> Claim | None:
    for one in s.claims:
        if one.claim == claim:
            return one
    return None


def lose_claim(s: MonopolyState, claim: Claim) -> None:
    s.claims.remove(claim)
    if s.sink is not None:
        s.sink.append(ClaimLost("P-RENT-4", claim.claim))


def drop_claims(s: MonopolyState, seat: int) -> None:
    """The right is lost when visitor or owner goes out."""
    for claim in s.claims[:]:
        if seat in (claim.owner, claim.visitor):
            lose_claim(s, claim)


def expire_claims(s: MonopolyState) -> None:
    """The right is lost at the first throw of a later turn."""
    for claim in s.claims[:]:
        if claim.turn < s.turn:
            lose_claim(s, claim)
