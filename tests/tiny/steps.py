"""The order of a turn at the fair, and all its questions."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rentier.core.action import Action
from rentier.core.explain import Explanation, refusal
from rentier.core.modifier import modified
from rentier.core.seat import NATURE_BIT, bit
from rentier.core.step import Step
from rentier.parts import dice
from tests.tiny import events as e
from tests.tiny import verbs
from tests.tiny.actions import Pay, PlayHand, Throw, TurnUp
from tests.tiny.board import FEE, LANES, WELLS, stall_at
from tests.tiny.state import NO_CARD, NOBODY, TinyState
from tests.tiny.steps_bids import Bids, Opening
from tests.tiny.steps_cards import Draw, Effect, Peeked, Pocketed, Shown, TurnedUp
from tests.tiny.steps_lanes import Lanes

Answer = Explanation | None


class Turn(Step[TinyState]):
    """T-2: the mover throws, after playing what he likes."""

    RULE: ClassVar[str] = "T-2"

    def asks(self, s: TinyState) -> int:
        return bit(s.mover)

    def legal(self, s: TinyState, seat: int) -> list[Any]:
        acts: list[Any] = [Throw(1), Throw(2), Throw(3), PlayHand(), TurnUp()]
        return [action for action in acts if self.refuse(s, seat, action) is None]

    def refuse(self, s: TinyState, seat: int, action: Action) -> Answer:
        if isinstance(action, Throw):
            ok = 1 <= action.dice <= 3
            return None if ok else refusal("T-2", "OneToThreeDice", ("dice", action.dice))
        if isinstance(action, PlayHand):
            return None if s.hands[seat] != NO_CARD else refusal("T-12", "PocketEmpty")
        if isinstance(action, TurnUp):
            return None if s.laid[seat] else refusal("T-13", "NothingLaid")
        return super().refuse(s, seat, action)

    def grounds(self, s: TinyState, seat: int, action: Action) -> Explanation:
        rules = {PlayHand: "T-12", TurnUp: "T-13"}
        return Explanation((rules.get(type(action), "T-2"),))

    def answer(self, s: TinyState, seat: int, action: Action) -> None:
        if isinstance(action, Throw):
            s.stack.extend([EndTurn(), Roll(action.dice)])
            return
        s.stack.append(self)
        s.stack.append(Effect(verbs.play_hand(s, seat)) if isinstance(action, PlayHand) else TurnedUp())

    def default(self, s: TinyState, seat: int) -> Action:
        return Throw(1)

    def seconds(self, s: TinyState) -> int:
        return 30


class Roll(Step[TinyState]):
    """T-3: nature throws the dice, the token walks."""

    RULE: ClassVar[str] = "T-3"
    FIELDS: ClassVar[tuple[str, ...]] = ("dice",)

    def __init__(self, dice: int) -> None:
        self.dice: Final = dice

    def asks(self, s: TinyState) -> int:
        return NATURE_BIT

    def odds(self, s: TinyState) -> int:
        return dice.odds(self.dice)

    def outcome(self, s: TinyState, words: tuple[Any, ...]) -> int:
        return dice.outcome_of(words, self.dice)

    def called(self, s: TinyState, outcome: int) -> tuple[Any, ...]:
        return dice.faces(outcome, self.dice)

    def befall(self, s: TinyState, outcome: int) -> None:
        faces = dice.faces(outcome, self.dice)
        s.tell(e.DiceThrown("T-2", s.mover, faces))
        verbs.forward(s, s.mover, sum(faces))
        s.stack.append(Landing())


class Landing(Step[TinyState]):
    """What the place asks of the mover."""

    RULE: ClassVar[str] = "T-3"

    def run(self, s: TinyState) -> None:
        place = s.place(s.mover)
        stall = stall_at(place)
        if place in WELLS:
            s.stack.append(Draw())
        elif place == LANES:
            s.stack.append(Lanes())
        elif stall >= 0 and s.owners[stall] == NOBODY:
            s.stack.append(Bids(stall, (NOBODY,) * s.seats))
        elif stall >= 0 and s.owners[stall] != s.mover:
            s.stack.append(FeeDue(s.owners[stall]))


class FeeDue(Step[TinyState]):
    """T-7: the mover pays the owner, as the cards in force have it."""

    RULE: ClassVar[str] = "T-7"
    FIELDS: ClassVar[tuple[str, ...]] = ("owner",)

    def __init__(self, owner: int) -> None:
        self.owner: Final = owner

    def asks(self, s: TinyState) -> int:
        return bit(s.mover)

    def legal(self, s: TinyState, seat: int) -> list[Any]:
        return [Pay()]

    def refuse(self, s: TinyState, seat: int, action: Action) -> Answer:
        return None if isinstance(action, Pay) else super().refuse(s, seat, action)

    def grounds(self, s: TinyState, seat: int, action: Action) -> Explanation:
        modifiers = verbs.fee_modifiers(s)
        fee = modified(FEE, modifiers)
        values = (("base", FEE), ("fee", fee), ("pays", min(fee, s.purses[seat])))
        return Explanation(("T-7", "T-8") if modifiers else ("T-7",), "", values, modifiers)

    def answer(self, s: TinyState, seat: int, action: Action) -> None:
        verbs.pay(s, seat, self.owner, modified(FEE, verbs.fee_modifiers(s)), "T-7")

    def default(self, s: TinyState, seat: int) -> Action:
        return Pay()


class EndTurn(Step[TinyState]):
    """T-2, T-20: the next seat, the next round, the end."""

    RULE: ClassVar[str] = "T-20"

    def run(self, s: TinyState) -> None:
        s.turn += 1
        s.mover = (s.mover + 1) % s.seats
        if s.mover == 0 and (s.last or s.turn > s.rounds * s.seats):
            s.over = 1
            s.tell(e.PursesOpened("T-20", s.purses))
            return
        s.stack.append(Turn())


OWN_STEPS: Final = (
    *(Turn, Roll, Landing, Bids, Opening, FeeDue, Draw, Shown, Pocketed),
    *(Peeked, TurnedUp, Effect, Lanes, EndTurn),
)
