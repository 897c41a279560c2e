"""Rent: what a visit costs, who names it, and when it may be claimed (P-RENT, P-STR-2, P-RR-2, P-UTL-2)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rentier.core.action import Action
from rentier.core.explain import Explanation, refusal
from rentier.core.legal import Span
from rentier.core.modifier import NONE, Modifier, modified
from rentier.games.monopoly.accounts import RENT
from rentier.games.monopoly.actions import NameRent
from rentier.games.monopoly.board import DICE_TIMES_TEN, DOUBLE_RENT, RAILROADS, STREET_GROUPS
from rentier.games.monopoly.events.course import UtilityThrown
from rentier.games.monopoly.events.estate import RentCharged, RentNotDue
from rentier.games.monopoly.state import MonopolyState
from rentier.games.monopoly.steps.auction import within
from rentier.games.monopoly.steps.question import ASK, Question, TwoDice
from rentier.games.monopoly.verbs.claims import find_claim, lose_claim, open_claim
from rentier.games.monopoly.verbs.debts import owe

WHOLE_GROUP = (Modifier("whole_group", "P-STR-2", times=2),)
CARD_DOUBLES = (Modifier("card_double", "P-RENT-9", times=2),)
CARD_TENFOLD = (Modifier("card_tenfold", "P-RENT-9", times=10),)


def base_rent(s: MonopolyState, deed: int, thrown: int, via: int) -> int:
    """The figure on the deed: by level, by railroads possessed, or by the throw."""
    group = s.board.group[deed]
    if group < STREET_GROUPS:
        return s.board.rent[6 * deed + s.level[deed]]
    count = (s.owned[s.owner[deed]] & s.board.group_mask[group]).bit_count()
    if group == RAILROADS:
        return s.board.rent[6 * deed + count - 1]
    return thrown if via == DICE_TIMES_TEN else thrown * s.board.rent[6 * deed + count - 1]


def rent_modifiers(s: MonopolyState, deed: int, via: int) -> tuple[Modifier, ...]:
    """P-STR-2 a bare street of a whole group; P-RENT-9 what a card does to the rent it leads to."""
    group = s.board.group[deed]
    if group < STREET_GROUPS:
        bare = s.level[deed] == 0 and s.whole[s.owner[deed]] >> group & 1
        return WHOLE_GROUP if bare else NONE
    if via == DOUBLE_RENT:
        return CARD_DOUBLES
    return CARD_TENFOLD if via == DICE_TIMES_TEN else NONE


def full_rent(s: MonopolyState, deed: int, thrown: int, via: int) -> int:
    """4.3: the full rent F of a visit."""
    return modified(base_rent(s, deed, thrown, via), rent_modifiers(s, deed, via))


def capped(s: MonopolyState, deed: int, full: int) -> int:
    """P-RENT-3: a standing cap keeps the rent down."""
    cap = s.cap[deed]
    return cap if 0 <= cap < full else full


def visit(s: MonopolyState, seat: int, deed: int, thrown: int, via: int) -> None:
    """P-RENT-1, -6: another player's deed; a pawned one earns nothing."""
    owner = s.owner[deed]
    if s.pawned >> deed & 1:
        if s.sink is not None:
            s.sink.append(RentNotDue("P-RENT-6", seat, owner, deed))
        return
    if via == DICE_TIMES_TEN and s.board.group[deed] > RAILROADS:
        s.stack.append(UtilityThrow(deed))
        return
    charge(s, seat, deed, full_rent(s, deed, thrown, via), "P-RENT-9" if via == DOUBLE_RENT else "P-RENT-1")


def charge(s: MonopolyState, seat: int, deed: int, full: int, rule: str) -> None:
    """P-RENT-3, -4: at once by default; the owner is asked, or has to claim it, where the table says so."""
    owner = s.owner[deed]
    if s.choices.must_demand and s.timed:
        open_claim(s, seat, owner, deed, full)
    elif s.choices.must_demand:
        claim = open_claim(s, seat, owner, deed, full)
        s.stack.append(AskRent(seat, owner, deed, full, claim))
    elif s.choices.ask_rent:
        s.stack.append(AskRent(seat, owner, deed, full, 0))
    else:
        demand(s, seat, owner, deed, full, capped(s, deed, full), rule)


def demand(s: MonopolyState, visitor: int, owner: int, deed: int, full: int, amount: int, rule: str) -> None:
    """The charge stands; a charge of 0 books nothing."""
    if s.sink is not None:
        s.sink.append(RentCharged(rule, visitor, owner, deed, full, amount))
    owe(s, visitor, owner, amount, RENT, deed)


def claim_now(s: MonopolyState, number: int, amount: int) -> None:
    """P-RENT-4 without clocks: the claim just opened is made, or not, before the visitor goes on."""
    claim = find_claim(s, number)
    if claim is None:
        return
    if not amount:
        lose_claim(s, claim)
        return
    s.claims.remove(claim)
    demand(s, claim.visitor, claim.owner, claim.deed, claim.full, amount, "P-RENT-4")


class AskRent(Question):
    """P-RENT-2, -3 "ask": the owner names a rent from 0 to the full one; also P-RENT-4 at tables without
    clocks.
    """

    RULE: ClassVar[str] = "P-RENT-3"
    FIELDS: ClassVar[tuple[str, ...]] = ("visitor", "owner", "deed", "full", "claim")

    def __init__(self, visitor: int, owner: int, deed: int, full: int, claim: int) -> None:
        self.visitor: Final = visitor
        self.owner: Final = owner  # at landing: an heir or buyer of the deed has no part in this visit
        self.deed: Final = deed
        self.full: Final = full
        self.claim: Final = claim  # the claim this answers (`rent.must_demand`), or 0

    def phase(self) -> int:
        return ASK

    def asks(self, s: MonopolyState) -> int:
        return 1 << self.owner if s.solvent(self.visitor) and s.solvent(self.owner) else 0

    def run(self, s: MonopolyState) -> None:
        """Visitor or owner has gone out: nothing is due."""

    def legal(self, s: MonopolyState, seat: int) -> list[Any]:
        return [Span(NameRent, 0, self.full)]

    def refuse(self, s: MonopolyState, seat: int, action: Action) -> Explanation | None:
        if not isinstance(action, NameRent):
            return refusal("P-RENT-3", "NotAnAnswer")
        return within("P-RENT-2", action.amount, 0, self.full)

    def grounds(self, s: MonopolyState, seat: int, action: Action) -> Explanation:
        modifiers = rent_modifiers(s, self.deed, 1)
        return Explanation(("P-RENT-2", "P-RENT-3"), values=(("full", self.full),), modifiers=modifiers)

    def answer(self, s: MonopolyState, seat: int, action: Action) -> None:
        if not isinstance(action, NameRent):
            return
        if s.choices.must_demand:
            claim_now(s, self.claim, action.amount)
        else:
            demand(s, self.visitor, seat, self.deed, self.full, action.amount, "P-RENT-2")

    def default(self, s: MonopolyState, seat: int) -> Action:
        return NameRent(0 if s.choices.must_demand else capped(s, self.deed, self.full))


class UtilityThrow(TwoDice):
    """P-UTL-2: a card led here; a fresh throw prices the visit."""

    RULE: ClassVar[str] = "P-UTL-2"
    FIELDS: ClassVar[tuple[str, ...]] = ("deed",)

    def __init__(self, deed: int) -> None:
        self.deed: Final = deed

    def befall(self, s: MonopolyState, outcome: int) -> None:
        first, second = outcome // 6 + 1, outcome % 6 + 1
        if s.sink is not None:
            s.sink.append(UtilityThrown("P-UTL-2", s.active, first, second))
        charge(s, s.active, self.deed, full_rent(s, self.deed, first + second, DICE_TIMES_TEN), "P-RENT-9")
