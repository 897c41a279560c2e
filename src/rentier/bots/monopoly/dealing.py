"""Looking for deals: groups that two players can make whole between them (P-DEAL-1, -4, -5)."""

from __future__ import annotations

from typing import Final

from rentier.bots.monopoly.judging import LEAST_GAIN, Goods, fair, purse, weigh
from rentier.bots.monopoly.memory import Memory
from rentier.bots.monopoly.raising import spare_deeds
from rentier.bots.monopoly.worth import bits_of
from rentier.games.monopoly.actions import Offer
from rentier.games.monopoly.board import DEEDS, GROUPS
from rentier.games.monopoly.view import MonopolyView

PROUD, HUMBLE, SOFTER = 2000, 60, 16  # what both together must win: at first, at least, less each round
AGAIN: Final = 12  # own turns until a refused offer is made again
KEEP: Final = 20  # cash that is not paid in a deal
BOLD, MODEST = 60, 50  # the part of the gain asked for oneself, in percent


class Idea:
    """A possible deal with one partner: which deeds come, which go, and the key it is remembered by."""

    def __init__(self, partner: int, gets: int, gives: int, key: int) -> None:
        self.partner: Final = partner
        self.gets: Final = gets
        self.gives: Final = gives
        self.key: Final = key


def search(view: MonopolyView, m: Memory, now: int) -> Offer | None:
    """The best deal not tried lately, over all partners; `now` counts own turns."""
    mine = view.owned(m.seat)
    taken = 0
    for seat in range(view.seats()):
        taken |= view.owned(seat)
    ready = ready_groups(view, mine, taken)
    if not ready:
        return None
    best: Offer | None = None
    key = -1
    most = max(HUMBLE, PROUD - SOFTER * view.round())
    for partner in range(view.seats()):
        if partner == m.seat or not view.solvent(partner):
            continue
        idea, surplus = best_idea(view, m, partner, mine, ready)
        if idea is None or surplus < most or m.tried.get(idea.key, 0) > now:
            continue
        offer = priced(view, m, idea)
        if offer is not None:
            best, key, most = offer, idea.key, surplus
    if best is not None:
        m.tried[key] = now + AGAIN
    return best


def ready_groups(view: MonopolyView, mine: int, taken: int) -> list[int]:
    """Groups of which I hold a part and nothing is left in the bank."""
    found = []
    for group in range(GROUPS):
        mask = view.board.group_mask[group]
        held = mine & mask
        if held and held != mask and taken & mask == mask:
            found.append(group)
    return found


def best_idea(
    view: MonopolyView, m: Memory, partner: int, mine: int, ready: list[int]
) -> tuple[Idea | None, int]:
    """The group to get and, if there is another, the group to give for it."""
    his = view.owned(partner)
    first, second, first_gain, second_gain = -1, -1, 0, 0
    for group in ready:
        mask = view.board.group_mask[group]
        if not his & mask:
            continue
        a, b = (mine & mask).bit_count(), (his & mask).bit_count()
        won = m.worth.of_group(group, a + b) - m.worth.of_group(group, a) - m.worth.of_group(group, b)
        if won > first_gain:
            first, second, first_gain, second_gain = group, first, won, first_gain
        elif won > second_gain:
            second, second_gain = group, won
    if first < 0:
        return None, 0
    key = (partner * GROUPS + first) * (GROUPS + 1) + second + 1
    gets = his & view.board.group_mask[first]
    gives = mine & view.board.group_mask[second] if second >= 0 else 0
    return Idea(partner, gets, gives, key), first_gain + second_gain


def goods(view: MonopolyView, mask: int) -> Goods:
    """Deeds as they may be sold: open ones are pawned at closing unless the table allows more (P-DEAL-2)."""
    closing = 0 if view.choices.trade_open else mask & ~view.pawned()
    return Goods(mask & ~closing, closing, 0)


def priced(view: MonopolyView, m: Memory, idea: Idea) -> Offer | None:
    """The offer with its sum of money; with one more deed of mine where cash is too short."""
    offer = with_money(view, m, idea, idea.gives)
    if offer is not None:
        return offer
    spare = spare_deeds(view, m.seat) & ~idea.gives & ~incomplete(view, idea.gets)
    for deed in range(DEEDS):
        if spare >> deed & 1:
            offer = with_money(view, m, idea, idea.gives | 1 << deed)
            if offer is not None:
                return offer
    return None


def incomplete(view: MonopolyView, gets: int) -> int:
    """The group that the deal is to complete: nothing of it is given away."""
    return view.board.group_mask[view.board.group[bits_of(gets)[0]]]


def with_money(view: MonopolyView, m: Memory, idea: Idea, gives_mask: int) -> Offer | None:
    """The sum that leaves me my part of the gain, as far as the purses allow; None if that is not fair."""
    gets, gives = goods(view, idea.gets), goods(view, gives_mask)
    mine, his = weigh(view, m, m.seat, idea.partner, gets, gives)
    part = MODEST if m.modest >> idea.partner & 1 else BOLD
    pay = mine - (mine + his) * part // 100
    most, least = purse(view, m.seat, gets, gives) - KEEP, -purse(view, idea.partner, gives, gets)
    if least > most:
        return None
    pay = max(least, min(pay, most))
    if (
        mine + his < LEAST_GAIN
        or not fair(view, mine - pay, his + pay)
        or not acceptable(mine - pay, his + pay)
    ):
        return None
    if pay <= 0 and not gives.deeds:
        return None
    return draft(idea.partner, pay, gets, gives)


def acceptable(mine: int, his: int) -> bool:
    """Could he agree, perhaps after asking for a little more?"""
    return his > 0 and 2 * his >= mine


def draft(partner: int, pay: int, gets: Goods, gives: Goods) -> Offer:
    """The offer as an act."""
    return Offer(
        partner,
        0,
        max(pay, 0),
        max(-pay, 0),
        tuple(bits_of(gives.deeds & ~gives.closing)),
        tuple(bits_of(gets.deeds & ~gets.closing)),
        tuple(bits_of(gives.closing)),
        tuple(bits_of(gets.closing)),
        (),
        (),
    )
