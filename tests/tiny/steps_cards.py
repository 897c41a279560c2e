"""The cards of the fair: drawn, pocketed, laid, turned up, carried out."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rentier.core.action import Action
from rentier.core.explain import Explanation, refusal
from rentier.core.seat import NATURE_BIT, bit
from rentier.core.seat import NOBODY as NOT_LOGGED
from rentier.core.step import Step
from tests.tiny import verbs
from tests.tiny.actions import Lay, Pocket, Show
from tests.tiny.board import CARDS, GIFT, GUST, LASTING
from tests.tiny.state import NO_CARD, NOBODY, TinyState

Answer = Explanation | None


class Draw(Step[TinyState]):
    """T-9: show, pocket or lay the top card."""

    RULE: ClassVar[str] = "T-9"

    def asks(self, s: TinyState) -> int:
        return bit(s.mover) if s.deck.size else 0

    def run(self, s: TinyState) -> None:
        """An empty deck gives nothing."""

    def legal(self, s: TinyState, seat: int) -> list[Any]:
        return [action for action in (Show(), Pocket(), Lay()) if self.refuse(s, seat, action) is None]

    def refuse(self, s: TinyState, seat: int, action: Action) -> Answer:
        if isinstance(action, Pocket):
            return None if s.hands[seat] == NO_CARD else refusal("T-9", "PocketFull")
        if isinstance(action, Lay):
            return refusal("T-9", "OneLaidAlready") if s.laid[seat] else None
        return None if isinstance(action, Show) else super().refuse(s, seat, action)

    def answer(self, s: TinyState, seat: int, action: Action) -> None:
        if isinstance(action, Lay):
            verbs.lay_down(s, seat)
        else:
            s.stack.append(Shown() if isinstance(action, Show) else Pocketed())

    def default(self, s: TinyState, seat: int) -> Action:
        return Show()


class TopCard(Step[TinyState]):
    """The top card is looked at; nature says which it is unless somebody knows."""

    def audience(self, s: TinyState, seat: int) -> int:
        """An outcome counts the unseen cards, and so tells of those in pockets: the event names the card."""
        return NOT_LOGGED

    def odds(self, s: TinyState) -> int:
        return s.deck.odds()

    def asks(self, s: TinyState) -> int:
        return NATURE_BIT if self.odds(s) else 0

    def run(self, s: TinyState) -> None:
        self.befall(s, 0)

    def outcome(self, s: TinyState, words: tuple[Any, ...]) -> int:
        cards = [CARDS[card] for card in s.deck.unseen]
        return cards.index(words[0]) if len(words) == 1 and words[0] in cards else -1

    def called(self, s: TinyState, outcome: int) -> tuple[Any, ...]:
        return (CARDS[s.deck.unseen[outcome]],)


class Shown(TopCard):
    """T-10: to all."""

    RULE: ClassVar[str] = "T-10"

    def befall(self, s: TinyState, outcome: int) -> None:
        s.stack.append(Effect(verbs.draw_openly(s, s.mover, outcome)))


class Pocketed(TopCard):
    """T-12: to the mover alone."""

    RULE: ClassVar[str] = "T-12"

    def befall(self, s: TinyState, outcome: int) -> None:
        verbs.pocket(s, s.mover, outcome)


class Peeked(TopCard):
    """T-15: to the mover alone, and the card stays."""

    RULE: ClassVar[str] = "T-15"

    def befall(self, s: TinyState, outcome: int) -> None:
        verbs.peek(s, s.mover, outcome)


class TurnedUp(TopCard):
    """T-13: the laid card is turned up."""

    RULE: ClassVar[str] = "T-13"

    def odds(self, s: TinyState) -> int:
        return len(s.deck.unseen) if s.laid[s.mover][0] < 0 else 0

    def befall(self, s: TinyState, outcome: int) -> None:
        s.stack.append(Effect(verbs.turn_up(s, s.mover, outcome)))


class Effect(Step[TinyState]):
    """T-10, T-11: what a shown card does."""

    RULE: ClassVar[str] = "T-11"
    FIELDS: ClassVar[tuple[str, ...]] = ("card",)

    def __init__(self, card: int) -> None:
        self.card: Final = card

    def run(self, s: TinyState) -> None:
        if self.card in LASTING:
            verbs.lay_in_force(s, self.card)
            return
        if self.card == GUST:
            verbs.backward(s, s.mover, 3)
        elif self.card == GIFT:
            verbs.pay(s, NOBODY, s.mover, 5, "T-11")
        else:
            verbs.pay(s, s.mover, NOBODY, 4, "T-11")
        verbs.put_under(s, self.card, "T-11")
