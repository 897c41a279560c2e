"""4.8: what the bank sells and pawns for a debtor, and in which order (P-DEBT-2)."""

from __future__ import annotations

from rentier.games.monopoly.board import DEEDS, HOTEL, STREET_GROUPS
from rentier.games.monopoly.events.money import Liquidated
from rentier.games.monopoly.state import MonopolyState
from rentier.games.monopoly.verbs.deeds import may_pawn, may_sell, pawn, sell_building


def liquidate(s: MonopolyState, seat: int, need: int) -> None:
    """Raise money until cash covers the need or nothing is left."""
    _pawn_deeds(s, seat, need, outside=True)
    while s.money[seat] < need:
        sold = _sell_buildings(s, seat, need)
        pawned = _pawn_deeds(s, seat, need, outside=False)
        if not sold and not pawned:
            break
    if s.sink is not None:
        s.sink.append(Liquidated("P-DEBT-2", seat, s.money[seat]))


def _pawn_deeds(s: MonopolyState, seat: int, need: int, outside: bool) -> bool:
    """Bare deeds by mortgage value upwards, then board order; `outside` leaves whole groups of streets
    alone.
    """
    changed = False
    while s.money[seat] < need:
        best = -1
        for deed in range(DEEDS):
            if not s.owned[seat] >> deed & 1 or not may_pawn(s, seat, deed):
                continue
            if outside and in_whole_street_group(s, seat, deed):
                continue
            if best < 0 or s.board.mortgage[deed] < s.board.mortgage[best]:
                best = deed
        if best < 0:
            break
        pawn(s, seat, best, at_once=True)
        changed = True
    return changed


def in_whole_street_group(s: MonopolyState, seat: int, deed: int) -> bool:
    group = s.board.group[deed]
    return group < STREET_GROUPS and bool(s.whole[seat] >> group & 1)


def refund(s: MonopolyState, deed: int) -> int:
    """What selling the top building of this street brings, the breaking down of hotels included."""
    half = s.board.house_cost[deed] // 2
    if s.level[deed] == HOTEL and s.houses < HOTEL - 1:
        probe = s.clone()
        probe.money[s.owner[deed]] = 0
        sell_building(probe, s.owner[deed], deed, at_once=True)
        return probe.money[s.owner[deed]]
    return half


def _sell_buildings(s: MonopolyState, seat: int, need: int) -> bool:
    """Among legal sales the smallest refund, then the highest level, then the highest index; repeat."""
    changed = False
    while s.money[seat] < need:
        best = -1
        best_key = (0, 0, 0)
        for deed in range(DEEDS):
            if s.level[deed] and may_sell(s, seat, deed):
                key = (refund(s, deed), -s.level[deed], -deed)
                if best < 0 or key < best_key:
                    best, best_key = deed, key
        if best < 0:
            break
        sell_building(s, seat, best, at_once=True)
        changed = True
    return changed


def cannot_raise(s: MonopolyState, seat: int) -> bool:
    """P-BKR-1: nothing can be sold to the bank and nothing pawned."""
    for deed in range(DEEDS):
        if s.owned[seat] >> deed & 1 and (may_sell(s, seat, deed) or may_pawn(s, seat, deed)):
            return False
    return True


def means(s: MonopolyState, seat: int) -> int:
    """Cash after everything has been sold and pawned by 4.8; the table is not touched."""
    probe = s.clone()
    liquidate(probe, seat, probe.board.biggest_sum * 4)
    return probe.money[seat]
