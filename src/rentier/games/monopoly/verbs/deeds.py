"""Deeds, mortgages and buildings change hands only here."""

from __future__ import annotations

from rentier.core.tally import SETS, SETS_BY_DEAL
from rentier.games.monopoly.accounts import BANK, BUILDING, BUYBACK, PAWN, REDEEM
from rentier.games.monopoly.board import HOTEL, STREET_GROUPS
from rentier.games.monopoly.events.estate import (
    BuildingLost,
    BuildingSold,
    Built,
    CapSet,
    DeedCleared,
    DeedMoved,
    DeedPawned,
    DeedRedeemed,
)
from rentier.games.monopoly.state import MonopolyState
from rentier.games.monopoly.verbs.money import bank_pays, move_money


def give_deed(s: MonopolyState, deed: int, dst: int, rule: str) -> None:
    """Hand a deed over; the counters of whole groups go with it, a rent cap does not (P-RENT-3)."""
    src = s.owner[deed]
    group = s.board.group[deed]
    mask = s.board.group_mask[group]
    s.owner[deed] = dst
    if src >= 0:
        s.owned[src] &= ~(1 << deed)
        s.whole[src] &= ~(1 << group)
    if dst >= 0:
        s.owned[dst] |= 1 << deed
        if s.owned[dst] & mask == mask:
            s.whole[dst] |= 1 << group
            s.counts[SETS] += 1
            if rule == "P-DEAL-6":
                s.counts[SETS_BY_DEAL] += 1
    if s.cap[deed] >= 0:
        s.cap[deed] = -1
        if s.sink is not None:
            s.sink.append(CapSet("P-RENT-3", src, deed, -1))
    if s.sink is not None:
        s.sink.append(DeedMoved(rule, deed, src, dst))


def clear_mortgage(s: MonopolyState, deed: int) -> None:
    """P-BKR-3: a deed that falls to the bank is free of its mortgage."""
    if s.pawned >> deed & 1:
        s.pawned &= ~(1 << deed)
        if s.sink is not None:
            s.sink.append(DeedCleared("P-BKR-3", deed))


def pawn(s: MonopolyState, seat: int, deed: int, at_once: bool = False, rule: str = "P-MTG-1") -> None:
    """P-MTG-1, P-DEAL-4: turn the card over and take the mortgage value."""
    amount = s.board.mortgage[deed]
    s.pawned |= 1 << deed
    if s.sink is not None:
        s.sink.append(DeedPawned(rule, seat, deed, amount))
    bank_pays(s, seat, amount, PAWN, deed, at_once)


def interest(s: MonopolyState, deed: int) -> int:
    """P-MTG-5: the percentage of `mortgage.interest`, rounded up for each deed."""
    return (s.board.mortgage[deed] * s.choices.redeem_percent + 99) // 100


def redeem(s: MonopolyState, seat: int, deed: int) -> None:
    """P-MTG-4: pay the mortgage value back and turn the card up."""
    amount = s.board.mortgage[deed] + interest(s, deed)
    move_money(s, seat, BANK, amount, REDEEM, deed)
    s.pawned &= ~(1 << deed)
    if s.sink is not None:
        s.sink.append(DeedRedeemed("P-MTG-4", seat, deed, amount))


def build(s: MonopolyState, seat: int, deed: int) -> None:
    """P-BLD-2, P-HTL-1: one step up; a hotel sends four houses back to stock."""
    level = s.level[deed] + 1
    hotel = level == HOTEL
    rule = "P-HTL-1" if hotel else "P-BLD-2"
    move_money(s, seat, BANK, s.board.house_cost[deed], BUILDING, deed, rule)
    put_level(s, deed, level)
    s.built |= 1 << deed
    if hotel:
        s.houses += HOTEL - 1
        s.hotels -= 1
    else:
        s.houses -= 1
    if s.sink is not None:
        s.sink.append(Built(rule, seat, deed, level))


def put_level(s: MonopolyState, deed: int, level: int) -> None:
    """The list is also that of the turn's start until the first change."""
    if s.level is s.start_level:
        s.level = s.level[:]
    s.level[deed] = level


def set_level(s: MonopolyState, deed: int, level: int) -> None:
    """Change a level downwards; what stood there goes back to stock, the houses that stand now leave it."""
    was = s.level[deed]
    s.houses += (was if was < HOTEL else 0) - level
    s.hotels += was == HOTEL
    put_level(s, deed, level)


def sell_building(s: MonopolyState, seat: int, deed: int, at_once: bool = False) -> None:
    """P-BLD-9, P-HTL-3: one step down at half price, or the whole group by `hotel.break_down`."""
    if s.level[deed] == HOTEL and s.houses < HOTEL - 1:
        break_down(s, seat, deed, at_once)
        return
    rule = "P-HTL-3" if s.level[deed] == HOTEL else "P-BLD-9"
    set_level(s, deed, s.level[deed] - 1)
    s.sold |= 1 << deed
    if s.sink is not None:
        s.sink.append(BuildingSold(rule, seat, deed, s.level[deed]))
    bank_pays(s, seat, s.board.house_cost[deed] // 2, BUYBACK, deed, at_once)


def broken_levels(s: MonopolyState, group: int) -> list[int]:
    """P-HTL-4 with `hotel.break_down`: the highest even levels whose houses stock and group cover."""
    members = s.board.members[group]
    have = s.houses + sum([s.level[deed] for deed in members if s.level[deed] < HOTEL])
    size = len(members)
    low, surplus = have // size, have % size
    return [low + (1 if at >= size - surplus else 0) for at in range(size)]


def break_down(s: MonopolyState, seat: int, deed: int, at_once: bool) -> None:
    group = s.board.group[deed]
    members = s.board.members[group]
    levels = broken_levels(s, group)
    steps = 0
    for one, new in zip(members, levels, strict=True):
        if s.level[one] == new:
            continue
        steps += s.level[one] - new
        set_level(s, one, new)
        s.sold |= 1 << one
        if s.sink is not None:
            s.sink.append(BuildingSold("P-HTL-4", seat, one, new))
    bank_pays(s, seat, steps * (s.board.house_cost[deed] // 2), BUYBACK, deed, at_once)


def lose_buildings(s: MonopolyState, seat: int, deed: int, rule: str) -> int:
    """The buildings of a bankrupt go back to stock; answers how many steps they were."""
    steps = s.level[deed]
    if steps:
        set_level(s, deed, 0)
        if s.sink is not None:
            s.sink.append(BuildingLost(rule, seat, deed, 0))
    return steps


def may_sell(s: MonopolyState, seat: int, deed: int) -> bool:
    """4.4: can this owner sell the top building of this street now?"""
    level = s.level[deed]
    if level == 0 or s.owner[deed] != seat:
        return False
    for other in s.board.members[s.board.group[deed]]:
        if s.level[other] > level:
            return False
    if level == HOTEL and s.houses < HOTEL - 1:
        return bool(s.choices.break_down)
    return not (s.choices.sell_limit and s.sold >> deed & 1)


def may_pawn(s: MonopolyState, seat: int, deed: int) -> bool:
    """4.4: can this owner pawn this deed now?"""
    if s.owner[deed] != seat or s.pawned >> deed & 1 or s.level[deed]:
        return False
    return not (s.choices.bare_group and built_on(s, s.board.group[deed]))


def built_on(s: MonopolyState, group: int) -> bool:
    """Does any building stand in the group?"""
    if group >= STREET_GROUPS:
        return False
    for deed in s.board.members[group]:
        if s.level[deed]:
            return True
    return False
