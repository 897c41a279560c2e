"""The two taxes (P-TAX)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rentier.core.action import Action
from rentier.core.explain import Explanation, refusal
from rentier.games.monopoly.accounts import TAX as TAX_KIND
from rentier.games.monopoly.actions import PayFlat, PayTenth
from rentier.games.monopoly.board import DEEDS
from rentier.games.monopoly.events.money import Appraised, TaxChosen
from rentier.games.monopoly.state import MonopolyState
from rentier.games.monopoly.steps.question import TAX, Question
from rentier.games.monopoly.verbs.debts import owe
from rentier.games.monopoly.verbs.money import coffer

PAY_FLAT: Final = PayFlat()
PAY_TENTH: Final = PayTenth()


def tax_space(s: MonopolyState, seat: int, space: int) -> None:
    """P-TAX-1: Income Tax asks for a choice (or is flat by option), Luxury Tax is fixed."""
    if space != s.board.income_space:
        owe(s, seat, coffer(s, TAX_KIND), s.choices.luxury, TAX_KIND, space)
    elif s.choices.flat_tax:
        owe(s, seat, coffer(s, TAX_KIND), s.board.income_tax, TAX_KIND, space)
    else:
        s.stack.append(TAX_CHOICE)


class TaxChoice(Question):
    """P-TAX-2, -3: flat or a tenth, chosen before anything is appraised, and binding."""

    RULE: ClassVar[str] = "P-TAX-2"

    def phase(self) -> int:
        return TAX

    def asks(self, s: MonopolyState) -> int:
        return 1 << s.active & ~s.out

    def run(self, s: MonopolyState) -> None:
        """The player has gone out: nothing is due."""

    def legal(self, s: MonopolyState, seat: int) -> list[Any]:
        return [PAY_FLAT, PAY_TENTH]

    def refuse(self, s: MonopolyState, seat: int, action: Action) -> Explanation | None:
        return None if isinstance(action, (PayFlat, PayTenth)) else refusal("P-TAX-2", "NotAnAnswer")

    def grounds(self, s: MonopolyState, seat: int, action: Action) -> Explanation:
        return Explanation(("P-TAX-2", "P-TAX-3"))

    def answer(self, s: MonopolyState, seat: int, action: Action) -> None:
        tenth = isinstance(action, PayTenth)
        if s.sink is not None:
            s.sink.append(TaxChosen("P-TAX-2", seat, int(tenth)))
        tax = appraise(s, seat) if tenth else s.board.income_tax
        owe(s, seat, coffer(s, TAX_KIND), tax, TAX_KIND, s.board.income_space)

    def default(self, s: MonopolyState, seat: int) -> Action:
        return PAY_FLAT


def appraise(s: MonopolyState, seat: int) -> int:
    """P-TAX-4: the tax from cash, printed prices and buildings; only the chosen tenth may call this."""
    deeds = buildings = 0
    for deed in range(DEEDS):
        if s.owned[seat] >> deed & 1:
            deeds += s.board.price[deed]
            buildings += s.level[deed] * s.board.house_cost[deed]
    total = s.money[seat] + deeds + buildings
    tax = total * s.board.tax_percent // 100
    if s.sink is not None:
        s.sink.append(Appraised("P-TAX-4", seat, s.money[seat], deeds, buildings, total, tax))
    return tax


TAX_CHOICE: Final = TaxChoice()
