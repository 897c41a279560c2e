"""How dangerous the board is, and how much cash to keep for it."""

from __future__ import annotations

from typing import Final

from rentier.bots.monopoly.worth import STREETS, bits_of
from rentier.games.monopoly.view import MonopolyView

LEAST: Final = 40
PART: Final = 3  # a fifth of the dearest rent: what is short can be raised
MOST: Final = 700


def dearest(view: MonopolyView, seat: int) -> int:
    """The highest rent that any building of somebody else can cost this seat."""
    members, rents, levels = view.board.members, view.board.rent, view.levels()
    most = 0
    for other in range(view.seats()):
        if other == seat:
            continue
        for group in bits_of(view.whole(other) & STREETS):
            for deed in members[group]:
                rent = rents[6 * deed + levels[deed]]
                most = max(most, rent)
    return most


def reserve(view: MonopolyView, seat: int) -> int:
    """The cash that is not spent on houses, deeds and redeeming."""
    return min(LEAST + dearest(view, seat) // PART, MOST)
