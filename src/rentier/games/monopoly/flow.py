"""The table of contents: the order of a turn, and what each kind of space leads to.

TokenChoice → OrderThrow → BeginTurn
BeginTurn → BeforeThrow (PRE) or JailTurn (JAIL)
BeforeThrow → DiceThrow → Landing → AfterThrow (POST) → DiceThrow again after doubles
JailTurn → JailThrow … → Freed → BeforeThrow, or AfterThrow
AfterThrow → TurnEnd → NextTurn → BeginTurn, or NewRound → BeginTurn
Landing pushes OfferLot → Auction → Settlement | PreviousRight, AskRent, TaxChoice, CardDraw → CardDone
On top of any of them: Debts while a payment waits, Covering while the banker must issue,
EstateSale after a ruin.
"""

from __future__ import annotations

from typing import Final

from rentier.games.monopoly.accounts import JACKPOT, POT
from rentier.games.monopoly.board import (
    CHANCE,
    CHEST,
    GO_TO_JAIL,
    PARKING,
    RAILROAD,
    STREET,
    TAX,
    UTILITY,
)
from rentier.games.monopoly.board import JAIL as JAIL_SPACE
from rentier.games.monopoly.events.course import SpaceReached
from rentier.games.monopoly.state import Flow, MonopolyState
from rentier.games.monopoly.steps.auction import ESTATE_SALE
from rentier.games.monopoly.steps.bank import Covering
from rentier.games.monopoly.steps.buying import offer_lot
from rentier.games.monopoly.steps.cards import CardDraw
from rentier.games.monopoly.steps.debts import Debts
from rentier.games.monopoly.steps.question import AUCTION, SETTLE, Question
from rentier.games.monopoly.steps.rent import visit
from rentier.games.monopoly.steps.tax import tax_space
from rentier.games.monopoly.steps.turn import AFTER_THROW, BEFORE_THROW, TURN_END
from rentier.games.monopoly.verbs.money import move_money
from rentier.games.monopoly.verbs.moves import to_jail

RULE_OF_SPACE: Final = (
    "P-SPC-1",
    "P-PROP-3",
    "P-PROP-3",
    "P-PROP-3",
    "P-TAX-1",
    "P-CARD-1",
    "P-CARD-1",
    "P-PARK-1",
    "P-GTJ-1",
    "P-VIS-1",
)


class MonopolyFlow(Flow):
    """Where each door between the chapters leads."""

    def arrive(self, s: MonopolyState, thrown: int, via: int) -> None:
        """4.3: resolve the space the active player stands on."""
        seat = s.active
        space = s.pos[seat]
        kind = s.board.kind[space]
        deed = s.board.deed_at[space]
        if s.sink is not None:
            s.sink.append(SpaceReached(self.rule_of(s, seat, kind, deed), seat, space))
        if kind == STREET or kind == RAILROAD or kind == UTILITY:
            self.property(s, seat, deed, thrown, via)
        elif kind == CHANCE or kind == CHEST:
            s.stack.append(CardDraw(kind - CHANCE, thrown))
        elif kind == TAX:
            tax_space(s, seat, space)
        elif kind == GO_TO_JAIL:
            to_jail(s, seat, "P-GTJ-1")
        elif kind == PARKING:
            move_money(s, POT, seat, s.money[POT], JACKPOT, space)

    def rule_of(self, s: MonopolyState, seat: int, kind: int, deed: int) -> str:
        if deed < 0:
            return "P-VIS-1" if kind == JAIL_SPACE else RULE_OF_SPACE[kind]
        owner = s.owner[deed]
        return "P-PROP-2" if owner < 0 else "P-PROP-4" if owner == seat else "P-PROP-3"

    def property(self, s: MonopolyState, seat: int, deed: int, thrown: int, via: int) -> None:
        owner = s.owner[deed]
        if owner < 0:
            offer_lot(s, seat, deed)
        elif owner != seat:
            visit(s, seat, deed, thrown, via)

    def debts(self, s: MonopolyState) -> None:
        s.stack.append(Debts(s.debts_closed))

    def estate(self, s: MonopolyState) -> None:
        """P-BKR-5: returned deeds are auctioned when no debt is open and no auction runs."""
        if not s.returned or s.debts or s.over:
            return
        for step in s.stack:
            if step == ESTATE_SALE or (isinstance(step, Question) and step.phase() in (AUCTION, SETTLE)):
                return
        s.stack.append(ESTATE_SALE)

    def covering(self, s: MonopolyState, seat: int, amount: int, kind: int, ref: int) -> None:
        s.stack.append(Covering(seat, amount, kind, ref))

    def turn_end(self, s: MonopolyState) -> None:
        s.stack.append(TURN_END)

    def before_throw(self, s: MonopolyState) -> None:
        s.stack.append(BEFORE_THROW)

    def after_throw(self, s: MonopolyState) -> None:
        s.stack.append(AFTER_THROW)


FLOW: Final = MonopolyFlow()
