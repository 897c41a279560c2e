"""Jail: out early while there is something to buy, in late while the board is dangerous (P-JAIL)."""

from __future__ import annotations

from typing import Final

from rentier.bots.monopoly.danger import dearest
from rentier.bots.monopoly.memory import Memory
from rentier.core.action import Action
from rentier.games.monopoly.actions import THROW
from rentier.games.monopoly.board import DEEDS
from rentier.games.monopoly.steps.jail import PAY_FINE, STAY, USE_CARD
from rentier.games.monopoly.view import MonopolyView

MANY: Final = 5  # free deeds that make haste worth the fee
SAFE: Final = 150  # rents up to here do not keep anybody in


def in_jail(view: MonopolyView, m: Memory) -> Action:
    """A jail turn begins."""
    card, fee = view.cards(m.seat), view.board.jail_fee
    if free_deeds(view) >= MANY and dearest(view, m.seat) <= SAFE:
        if card:
            return USE_CARD
        return PAY_FINE if view.cash(m.seat) >= 2 * fee else THROW
    if view.jail(m.seat) >= view.board.jail_turns or view.choices.standard_jail:
        return THROW
    return STAY


def leaving(view: MonopolyView, m: Memory) -> Action:
    """P-JAIL-10: the last throws have missed."""
    return USE_CARD if view.cards(m.seat) else PAY_FINE


def free_deeds(view: MonopolyView) -> int:
    """How many deeds the bank still has."""
    taken = 0
    for seat in range(view.seats()):
        taken |= view.owned(seat)
    return DEEDS - taken.bit_count()
