"""Acts with many fields that somebody might propose: deals, loans; the rules have the last word."""

from __future__ import annotations

from typing import Any

from rentier.core.action import Action
from rentier.core.kernel import refuse
from rentier.core.legal import Form
from rentier.games.monopoly.actions import AskBank, AskLoan, Bid, Build, Offer
from rentier.games.monopoly.verbs.deeds import built_on
from tests.properties.chance import Chance
from tests.properties.tables import RULES

TRIES = 4


def planned(s: Any, seat: int, form: Form, chance: Chance) -> Action | None:
    """A legal act of this form, if one comes to mind."""
    for _ in range(TRIES):
        action = proposal(s, seat, form, chance)
        if action is not None and form.holds(action) and refuse(RULES, s, seat, action) is None:
            return action
    return None


def proposal(s: Any, seat: int, form: Form, chance: Chance) -> Action | None:
    if form.kind is Offer:
        return deal(s, seat, form.limits[0][1], chance)
    if form.kind is Build:
        whole = [deed for deed in range(len(s.owner)) if s.whole[seat] >> s.board.group[deed] & 1]
        return Build(tuple([chance.pick(whole) for _ in range(chance.between(2, 4))]))
    if form.kind is Bid:
        low = form.limits[0][1]
        return Bid(low + chance.below(chance.pick((1, 30, max(1, s.money[seat])))))
    amount = chance.between(1, 30) if chance.once_in(3) else chance.between(20, 400)
    back = amount + chance.between(1, 50) if s.choices.interest and chance.once_in(2) else amount
    unit, term = chance.below(2), chance.pick((1, 1, 2, 3, 8))
    if form.kind is AskBank:
        return AskBank(amount, amount if s.banker < 0 or s.banker == seat else back, unit, term)
    lenders = [other for other in range(s.seats) if other != seat and s.solvent(other)]
    return AskLoan(chance.pick(lenders), amount, back, unit, term) if lenders else None


def tradable(s: Any, seat: int, taker: int) -> list[int]:
    """Deeds that may be sold at all, those first and twice that help the other's groups."""
    mine = [
        deed for deed in range(len(s.owner)) if s.owner[deed] == seat and not built_on(s, s.board.group[deed])
    ]
    wanted = [deed for deed in mine if s.owned[taker] & s.board.group_mask[s.board.group[deed]]]
    return wanted + wanted + mine


def ways_out(s: Any, seat: int) -> list[int]:
    return [card for deck, card in enumerate(s.board.jail_cards) if s.cards[seat] >> deck & 1]


def deal(s: Any, seat: int, other: int, chance: Chance) -> Action | None:
    """Buy, sell or swap a deed or a card, sometimes in answer to an offer."""
    gives, gets = chance.pick(((0, 1), (1, 0), (1, 0), (1, 1)))
    give = goods(s, seat, other, chance) if gives else ((), (), ())
    get = goods(s, other, seat, chance) if gets else ((), (), ())
    if give is None or get is None:
        return None
    give_cash = chance.below(max(1, min(s.money[seat], 600)) + 1) if gets else 0
    get_cash = chance.below(max(1, min(s.money[other], 600)) + 1) if gives else 0
    offers = [entry.id for entry in s.book if entry.author == other and isinstance(entry.act, Offer)]
    counters = chance.pick(offers) if offers and chance.once_in(2) else 0
    return Offer(other, counters, give_cash, get_cash, give[0], get[0], give[1], get[1], give[2], get[2])


Goods = tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]


def goods(s: Any, seat: int, taker: int, chance: Chance) -> Goods | None:
    """Deeds as they are, deeds pawned at closing, cards."""
    cards = ways_out(s, seat)
    deeds = tradable(s, seat, taker)
    if cards and (not deeds or chance.once_in(3)):
        return (), (), (chance.pick(cards),)
    if not deeds:
        return None
    deed = chance.pick(deeds)
    as_it_is = s.pawned >> deed & 1 or (s.choices.trade_open and chance.once_in(2))
    return ((deed,), (), ()) if as_it_is else ((), (deed,), ())
