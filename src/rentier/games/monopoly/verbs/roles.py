"""Who is banker and who auctioneer (P-BANKER-3 … -6)."""

from __future__ import annotations

from rentier.core.seat import TABLE
from rentier.games.monopoly.accounts import BANK
from rentier.games.monopoly.actions import Vacancy
from rentier.games.monopoly.events.council import RoleTaken, RoleVacant
from rentier.games.monopoly.state import MonopolyState
from rentier.games.monopoly.verbs.book import open_entry

BANKER_ROLE, AUCTIONEER_ROLE = 0, 1


def crier(s: MonopolyState) -> int:
    """P-BANKER-3: who conducts auctions: the auctioneer, else the banker; below zero the server."""
    return s.auctioneer if s.auctioneer >= 0 else s.banker


def vacate(s: MonopolyState, seat: int) -> None:
    """P-BANKER-6: a role whose holder is out goes to the server, and the people left are asked once."""
    if s.banker == seat:
        s.banker = BANK
        ask_volunteers(s, BANKER_ROLE, s.auctioneer)
    elif s.auctioneer == seat:
        s.auctioneer = BANK
        ask_volunteers(s, AUCTIONEER_ROLE, s.banker)


def ask_volunteers(s: MonopolyState, role: int, other: int) -> None:
    if s.sink is not None:
        s.sink.append(RoleVacant("P-BANKER-6", role))
    asked = s.humans & ~s.out
    if other >= 0:
        asked &= ~(1 << other)
    if asked:
        open_entry(s, TABLE, asked, Vacancy(role, 0))


def take_role(s: MonopolyState, role: int, seat: int) -> None:
    if role == BANKER_ROLE:
        s.banker = seat
    else:
        s.auctioneer = seat
    if s.sink is not None:
        s.sink.append(RoleTaken("P-BANKER-6", role, seat))
