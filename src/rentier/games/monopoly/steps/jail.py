"""A turn in jail and the three ways out (P-JAIL-2 … -10, 4.7)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rentier.core.action import Action
from rentier.core.explain import Explanation, refusal
from rentier.games.monopoly.accounts import FINE
from rentier.games.monopoly.actions import THROW, PayFine, Stay, Throw, UseCard
from rentier.games.monopoly.events.course import JailThrown, StayedInJail
from rentier.games.monopoly.state import MonopolyState
from rentier.games.monopoly.steps.landing import land
from rentier.games.monopoly.steps.question import JAIL, Question, TwoDice
from rentier.games.monopoly.verbs.cards import put_under
from rentier.games.monopoly.verbs.claims import expire_claims
from rentier.games.monopoly.verbs.debts import owe
from rentier.games.monopoly.verbs.money import coffer
from rentier.games.monopoly.verbs.moves import free

PAY_FINE: Final = PayFine()
USE_CARD: Final = UseCard()
STAY: Final = Stay()


def fee_refusal(s: MonopolyState, seat: int) -> Explanation | None:
    """P-JAIL-4: the fee is paid from cash in hand."""
    fee = s.board.jail_fee
    if s.money[seat] >= fee:
        return None
    return Explanation(("P-JAIL-4", "P-JAIL-10"), "CannotAfford", (("cost", fee), ("cash", s.money[seat])))


def card_refusal(s: MonopolyState, seat: int) -> Explanation | None:
    return None if s.cards[seat] else refusal("P-JAIL-5", "NoCard")


def pay_fee(s: MonopolyState, seat: int) -> None:
    """P-JAIL-4: the fee frees; what cash does not cover is a debt first."""
    owe(s, seat, coffer(s, FINE), s.board.jail_fee, FINE, -1)


def use_card(s: MonopolyState, seat: int) -> None:
    """P-JAIL-5, P-CARD-6: the card goes under its deck; of two, Chance's first."""
    deck = 0 if s.cards[seat] & 1 else 1
    put_under(s, seat, s.board.jail_cards[deck], "P-CARD-6")


class JailTurn(Question):
    """P-JAIL-4, -5, -6, -9: pay, use a card, throw for doubles, or stay while one may."""

    RULE: ClassVar[str] = "P-JAIL-9"

    def phase(self) -> int:
        return JAIL

    def asks(self, s: MonopolyState) -> int:
        return 1 << s.active & ~s.out

    def run(self, s: MonopolyState) -> None:
        s.flow.turn_end(s)

    def legal(self, s: MonopolyState, seat: int) -> list[Any]:
        ways = [PAY_FINE, USE_CARD, THROW, STAY]
        return [way for way in ways if self.refuse(s, seat, way) is None]

    def refuse(self, s: MonopolyState, seat: int, action: Action) -> Explanation | None:
        if isinstance(action, Throw):
            return None
        if isinstance(action, PayFine):
            return fee_refusal(s, seat)
        if isinstance(action, UseCard):
            return card_refusal(s, seat)
        if isinstance(action, Stay):
            return self.stay_refusal(s, seat)
        return refusal("P-JAIL-2", "NotAnAnswer")

    def stay_refusal(self, s: MonopolyState, seat: int) -> Explanation | None:
        if s.choices.standard_jail:
            return refusal("P-JAIL-7", "NoStaying")
        if s.jail[seat] >= s.board.jail_turns:
            return refusal("P-JAIL-9", "LastJailTurn", ("jail_turn", s.jail[seat]))
        return None

    def grounds(self, s: MonopolyState, seat: int, action: Action) -> Explanation:
        if isinstance(action, PayFine):
            return Explanation(("P-JAIL-4",), values=(("cost", s.board.jail_fee), ("cash", s.money[seat])))
        rule = (
            "P-JAIL-5"
            if isinstance(action, UseCard)
            else "P-JAIL-6"
            if isinstance(action, Throw)
            else "P-JAIL-9"
        )
        return Explanation((rule,), values=(("jail_turn", s.jail[seat]),))

    def answer(self, s: MonopolyState, seat: int, action: Action) -> None:
        if isinstance(action, Throw):
            s.stack.append(JailThrow(1 if s.choices.standard_jail else s.board.jail_throws))
        elif isinstance(action, Stay):
            stay(s, seat)
        else:
            leave(s, seat, action, 0, 0)

    def default(self, s: MonopolyState, seat: int) -> Action:
        return THROW


def stay(s: MonopolyState, seat: int) -> None:
    """P-JAIL-9: no movement in this turn; affairs after it as usual."""
    if s.sink is not None:
        s.sink.append(StayedInJail("P-JAIL-9", seat, s.jail[seat]))
    s.flow.after_throw(s)


def leave(s: MonopolyState, seat: int, action: Action, thrown: int, forced: int) -> None:
    """Pay or use a card, `forced` (P-JAIL-10) or not; then free. `thrown`: to move by in standard mode,
    else 0.
    """
    if isinstance(action, UseCard):
        use_card(s, seat)
        s.stack.append(Freed(thrown, 1, forced))
    else:
        s.stack.append(Freed(thrown, 0, forced))
        pay_fee(s, seat)


class Freed(Question):
    """P-JAIL-8: whoever leaves jail makes an ordinary turn (in standard mode moves by the throw that is
    due).
    """

    RULE: ClassVar[str] = "P-JAIL-8"
    FIELDS: ClassVar[tuple[str, ...]] = ("thrown", "card", "forced")

    def __init__(self, thrown: int, card: int, forced: int) -> None:
        self.thrown: Final = thrown
        self.card: Final = card
        self.forced: Final = forced

    def run(self, s: MonopolyState) -> None:
        if not s.solvent(s.active):
            s.flow.turn_end(s)
            return
        free(s, s.active, "P-JAIL-10" if self.forced else "P-JAIL-5" if self.card else "P-JAIL-4")
        go_on(s, self.thrown)


def go_on(s: MonopolyState, thrown: int) -> None:
    if not thrown:
        s.flow.before_throw(s)
        return
    s.flow.after_throw(s)
    land(s, thrown, thrown, 1)


class JailThrow(TwoDice):
    """P-JAIL-6, -7: up to three throws in this jail turn (standard: one), ending at the first doubles."""

    RULE: ClassVar[str] = "P-JAIL-6"
    FIELDS: ClassVar[tuple[str, ...]] = ("left",)

    def __init__(self, left: int) -> None:
        self.left: Final = left

    def befall(self, s: MonopolyState, outcome: int) -> None:
        first, second = outcome // 6 + 1, outcome % 6 + 1
        seat = s.active
        s.throws += 1
        if s.claims:
            expire_claims(s)
        if s.sink is not None:
            s.sink.append(JailThrown("P-JAIL-7", seat, first, second, self.left - 1))
        thrown = first + second if s.choices.standard_jail else 0
        if first == second:
            free(s, seat, "P-JAIL-6")
            go_on(s, thrown)
        elif self.left > 1:
            s.stack.append(JailThrow(self.left - 1))
        elif s.jail[seat] >= s.board.jail_turns:
            s.stack.append(JailExit(thrown))
        else:
            stay(s, seat)


class JailExit(Question):
    """P-JAIL-10: after the last miss one must pay or use a card; with neither, the fee becomes a debt."""

    RULE: ClassVar[str] = "P-JAIL-10"
    FIELDS: ClassVar[tuple[str, ...]] = ("thrown",)

    def __init__(self, thrown: int) -> None:
        self.thrown: Final = thrown

    def phase(self) -> int:
        return JAIL

    def asks(self, s: MonopolyState) -> int:
        if s.money[s.active] < s.board.jail_fee and not s.cards[s.active]:
            return 0
        return 1 << s.active & ~s.out

    def run(self, s: MonopolyState) -> None:
        if s.solvent(s.active):
            leave(s, s.active, PAY_FINE, self.thrown, 1)
        else:
            s.flow.turn_end(s)

    def legal(self, s: MonopolyState, seat: int) -> list[Any]:
        ways = [PAY_FINE, USE_CARD]
        return [way for way in ways if self.refuse(s, seat, way) is None]

    def refuse(self, s: MonopolyState, seat: int, action: Action) -> Explanation | None:
        if isinstance(action, PayFine):
            return fee_refusal(s, seat)
        if isinstance(action, UseCard):
            return card_refusal(s, seat)
        return refusal("P-JAIL-10", "NotAnAnswer")

    def answer(self, s: MonopolyState, seat: int, action: Action) -> None:
        leave(s, seat, action, self.thrown, 1)

    def default(self, s: MonopolyState, seat: int) -> Action:
        return USE_CARD if s.money[seat] < s.board.jail_fee and s.cards[seat] else PAY_FINE


JAIL_TURN: Final = JailTurn()
