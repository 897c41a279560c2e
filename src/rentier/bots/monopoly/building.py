"""Where to build: every layer that cash above the reserve pays for, the best group first (P-BLD)."""

from __future__ import annotations

from rentier.bots.monopoly.memory import Memory
from rentier.bots.monopoly.worth import STREETS, bits_of
from rentier.games.monopoly.board import HOTEL
from rentier.games.monopoly.view import MonopolyView


class Site:
    """The levels, the stock and the money while an order is put together."""

    def __init__(self, view: MonopolyView, spare: int) -> None:
        self.levels = view.levels()
        self.houses = view.houses()
        self.hotels = view.hotels()
        self.spare = spare
        self.order: list[int] = []

    def add(self, deed: int, cost: int) -> bool:
        """One step on a street, if stock and money allow it."""
        level = self.levels[deed] + 1
        if cost > self.spare or (level < HOTEL and not self.houses) or (level == HOTEL and not self.hotels):
            return False
        self.houses += HOTEL - 1 if level == HOTEL else -1
        self.hotels -= 1 if level == HOTEL else 0
        self.levels[deed] = level
        self.spare -= cost
        self.order.append(deed)
        return True


def buildable(view: MonopolyView, seat: int) -> int:
    """Mask of the street groups possessed whole and free of mortgages."""
    whole = view.whole(seat) & STREETS
    pawned = view.owned(seat) & view.pawned()
    if pawned:
        for group in bits_of(whole):
            if pawned & view.board.group_mask[group]:
                whole ^= 1 << group
    return whole


def build_order(view: MonopolyView, m: Memory, spare: int) -> list[int]:
    """The streets to build on now, in order; empty if nothing can be built."""
    groups = buildable(view, m.seat)
    if not groups:
        return []
    site = Site(view, spare)
    for group in m.worth.preference:
        if groups >> group & 1:
            fill_group(view, site, group)
    return site.order


def fill_group(view: MonopolyView, site: Site, group: int) -> None:
    """Layer by layer; only one a turn where the table limits the steps (P-BLD-5, -6)."""
    limited = view.choices.step_limit
    members = view.board.members[group]
    while True:
        low = min([site.levels[deed] for deed in members])
        if low == HOTEL or (limited and low > min([view.start_level(deed) for deed in members])):
            return
        added = 0
        for deed in reversed(members):
            if site.levels[deed] == low and not (limited and view.built() >> deed & 1):
                added += site.add(deed, view.board.house_cost[deed])
        if not added or limited:
            return
