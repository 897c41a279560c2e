"""Chance and Community Chest (P-CARD)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rentier.core.seat import NATURE_BIT
from rentier.games.monopoly.accounts import BONUS, CARD, FINE, SHARED
from rentier.games.monopoly.board import (
    CARD_JAIL,
    COLLECT_EACH,
    HOTEL,
    JAIL_FREE,
    MOVE_BACK,
    MOVE_TO,
    NEAREST,
    PAY,
    PAY_EACH,
    RECEIVE,
    SPACES,
)
from rentier.games.monopoly.events.course import CardDrawn
from rentier.games.monopoly.state import MonopolyState
from rentier.games.monopoly.steps.landing import land
from rentier.games.monopoly.steps.question import Question
from rentier.games.monopoly.verbs.cards import keep_card, put_under
from rentier.games.monopoly.verbs.debts import owe
from rentier.games.monopoly.verbs.money import bank_pays, coffer
from rentier.games.monopoly.verbs.moves import step_back, to_jail
from rentier.parts.deck import Deck


class CardDraw(Question):
    """P-CARD-1, -2: the top card of that very deck, shown to all and carried out."""

    RULE: ClassVar[str] = "P-CARD-1"
    FIELDS: ClassVar[tuple[str, ...]] = ("deck", "thrown")

    def __init__(self, deck: int, thrown: int) -> None:
        self.deck: Final = deck
        self.thrown: Final = thrown

    def cards(self, s: MonopolyState) -> Deck:
        return s.chance if self.deck == 0 else s.chest

    def asks(self, s: MonopolyState) -> int:
        """A top card that all know needs no luck."""
        return NATURE_BIT if self.cards(s).odds() else 0

    def run(self, s: MonopolyState) -> None:
        self.befall(s, 0)

    def odds(self, s: MonopolyState) -> int:
        return self.cards(s).odds()

    def outcome(self, s: MonopolyState, words: tuple[Any, ...]) -> int:
        unseen = self.cards(s).unseen
        for at in range(len(unseen)):
            if words == (s.board.card_ids[unseen[at]],):
                return at
        return -1

    def called(self, s: MonopolyState, outcome: int) -> tuple[Any, ...]:
        return (s.board.card_ids[self.cards(s).unseen[outcome]],)

    def befall(self, s: MonopolyState, outcome: int) -> None:
        card = self.cards(s).take(outcome)
        if s.sink is not None:
            s.sink.append(CardDrawn("P-CARD-2", s.active, card))
        if s.board.effect[card] == JAIL_FREE:
            keep_card(s, s.active, card)
        else:
            s.stack.append(CardDone(card))
            carry_out(s, s.active, card, self.thrown)


class CardDone(Question):
    """P-CARD-3: carried out, with the space it led to and its debts, the card goes under its deck."""

    RULE: ClassVar[str] = "P-CARD-3"
    FIELDS: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, s: MonopolyState) -> None:
        put_under(s, s.active, self.card, "P-CARD-3")


def carry_out(s: MonopolyState, seat: int, card: int, thrown: int) -> None:
    """P-CARD-4: the closed list of effects."""
    effect, amount = s.board.effect[card], s.board.amount[card]
    if effect == RECEIVE:
        bank_pays(s, seat, amount, BONUS, card)
    elif effect == PAY:
        owe(s, seat, coffer(s, FINE), amount, FINE, card)
    elif effect == MOVE_TO:
        forward(s, seat, amount, thrown, 1)
    elif effect == NEAREST:
        forward(s, seat, nearest(s, seat, amount), thrown, s.board.second[card])
    elif effect == MOVE_BACK:
        step_back(s, seat, amount)
        s.flow.arrive(s, thrown, 1)
    elif effect == CARD_JAIL:
        to_jail(s, seat, "P-JAIL-1")
    else:
        settle_among_players(s, seat, card, effect, amount)


def settle_among_players(s: MonopolyState, seat: int, card: int, effect: int, amount: int) -> None:
    """P-DEBT-3: one compound debt to all, or one debt from each in turn order; else repairs."""
    others = s.others(seat)
    if effect == PAY_EACH:
        sharers = sum([1 << other for other in others])
        owe(s, seat, SHARED, amount * len(others), CARD, card, sharers)
    elif effect == COLLECT_EACH:
        for other in others:
            owe(s, other, seat, amount, CARD, card)
    else:
        owe(s, seat, coffer(s, FINE), repairs(s, seat, card), FINE, card)


def repairs(s: MonopolyState, seat: int, card: int) -> int:
    """So much for each standing house and hotel."""
    total = 0
    for level in [s.level[deed] for deed in range(len(s.level)) if s.owned[seat] >> deed & 1]:
        total += s.board.second[card] if level == HOTEL else level * s.board.amount[card]
    return total


def forward(s: MonopolyState, seat: int, target: int, thrown: int, via: int) -> None:
    """Forward to a space, GO pays on the way; then the space is resolved."""
    land(s, (target - s.pos[seat]) % SPACES, thrown, via)


def nearest(s: MonopolyState, seat: int, kind: int) -> int:
    """The next space of a kind ahead."""
    space = (s.pos[seat] + 1) % SPACES
    while s.board.kind[space] != kind:
        space = (space + 1) % SPACES
    return space
