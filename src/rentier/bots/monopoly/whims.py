"""Random standing acts: builds, pawns, redeems, borrows, repays, offers, claims."""

from __future__ import annotations

from typing import Any, Final

from rentier.bots.monopoly.worth import bits_of
from rentier.core.action import Action
from rentier.core.legal import Form, Span
from rentier.core.luck import FastLuck
from rentier.games.monopoly.actions import (
    AskBank,
    AskLater,
    AskLoan,
    Build,
    ClaimRent,
    Offer,
    Pawn,
    Redeem,
    Repay,
    SellBuilding,
)
from rentier.games.monopoly.records import ROUNDS
from rentier.games.monopoly.view import MonopolyView

KINDS: Final = (Build, Redeem, Repay, ClaimRent, AskLater, Pawn, SellBuilding)
NEEDY: Final = 100  # cash below which something is pawned, sold or borrowed


def whim(view: MonopolyView, luck: FastLuck) -> Action | None:
    """One of the open standing acts that make some sense, or none."""
    found: list[Any] = []
    poor = view.cash(view.seat) < NEEDY
    for choice in view.acts():
        kind = choice.kind if isinstance(choice, (Span, Form)) else type(choice)
        if kind in (Pawn, SellBuilding, AskBank, AskLoan):
            if poor:
                found.append(choice)
        elif kind in KINDS or kind is Offer:
            found.append(choice)
    if not found:
        return None
    choice = found[luck.draw(0, len(found))]
    if isinstance(choice, Span):
        return choice.at(choice.low + luck.draw(0, min(choice.high - choice.low, NEEDY) + 1))
    if isinstance(choice, Form):
        return filled(view, choice, luck)
    act: Action = choice
    return act


def filled(view: MonopolyView, form: Form, luck: FastLuck) -> Action | None:
    """A form filled in at random: a loan of a round sum, or a deed for money."""
    amount = 50 * (1 + luck.draw(0, 6))
    if form.kind is Offer:
        return offer(view, form.limits[0][1], luck)
    if form.kind is AskBank:
        return AskBank(amount, amount, ROUNDS, 1 + luck.draw(0, 5))
    lender = luck.draw(0, view.seats())
    return AskLoan(lender, amount, amount, ROUNDS, 1 + luck.draw(0, 5))


def offer(view: MonopolyView, partner: int, luck: FastLuck) -> Action | None:
    """One deed of mine or his for half to one and a half of its price."""
    mine = luck.draw(0, 2)
    deeds = bits_of(view.owned(view.seat if mine else partner))
    if not deeds:
        return None
    deed = deeds[luck.draw(0, len(deeds))]
    price = view.board.price[deed] * (50 + luck.draw(0, 101)) // 100
    opened: tuple[int, ...] = (deed,)
    closing: tuple[int, ...] = ()
    if not view.choices.trade_open and not view.pawned() >> deed & 1:
        opened, closing = (), (deed,)
    if mine:
        return Offer(partner, 0, 0, price, opened, (), closing, (), (), ())
    return Offer(partner, 0, price, 0, (), opened, (), closing, (), ())
