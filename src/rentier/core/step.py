"""One open question of the rulebook: who is asked, what is legal, what an answer does."""

from __future__ import annotations

from typing import Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from rentier.core.action import Action
from rentier.core.explain import Explanation, refusal
from rentier.core.seat import ALL, seats_of
from rentier.core.state import State
from rentier.core.value import Value

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Value, Generic[S]):
    """A frozen question. The kernel pops it and lets it answer; to stay, it pushes its successor."""

    RULE: ClassVar[str] = ""

    def asks(self, s: S) -> int:
        """The mask of the seats asked; 0 if the step runs by itself."""
        return 0

    def run(self, s: S) -> None:
        """What happens when nobody is asked."""
        raise NotImplementedError

    def legal(self, s: S, seat: int) -> list[Any]:
        """Every answer open to the seat, in a pinned order: actions, spans and forms."""
        return []

    def refuse(self, s: S, seat: int, action: Action) -> Explanation | None:
        """Why this answer is illegal, or None."""
        return refusal(self.RULE, "NotAnAnswer")

    def grounds(self, s: S, seat: int, action: Action) -> Explanation:
        """By which rules a legal answer is legal."""
        return Explanation((self.RULE,))

    def answer(self, s: S, seat: int, action: Action) -> None:
        raise NotImplementedError

    def default(self, s: S, seat: int) -> Action:
        """The rulebook's answer for a seat that gives none."""
        raise NotImplementedError

    def odds(self, s: S) -> int:
        """How many equally likely outcomes nature chooses from."""
        raise NotImplementedError

    def befall(self, s: S, outcome: int) -> None:
        """What nature's outcome does."""
        raise NotImplementedError

    def outcome(self, s: S, words: tuple[Any, ...]) -> int:
        """The outcome that people call by these words (faces, a card's id …); -1 if there is none."""
        return -1

    def called(self, s: S, outcome: int) -> tuple[Any, ...]:
        """What people call an outcome: the words `outcome` understands."""
        return (outcome,)

    def audience(self, s: S, seat: int) -> int:
        """Who may read the answer of this seat in the log."""
        return ALL

    def time_up(self, s: S) -> None:
        """The clock ran out: each seat asked gives the default answer."""
        for seat in seats_of(self.asks(s)):
            self.answer(s, seat, self.default(s, seat))

    def seconds(self, s: S) -> int:
        """How long the question may stay open; 0 if nobody is hurried."""
        return 0
