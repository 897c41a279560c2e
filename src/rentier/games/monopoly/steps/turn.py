"""The frame of a turn: before the throw, the throw, after it, the end (P-TURN, P-DBL, P-ORDER-4)."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rentier.core.action import Action
from rentier.core.explain import Explanation, refusal
from rentier.core.tally import ROLLS
from rentier.games.monopoly.actions import END_TURN, THROW, EndTurn, Throw
from rentier.games.monopoly.events.course import DiceThrown, RoundEnded, TurnBegan, TurnEnded
from rentier.games.monopoly.records import ROUNDS, TURNS
from rentier.games.monopoly.state import MonopolyState
from rentier.games.monopoly.steps.jail import JAIL_TURN
from rentier.games.monopoly.steps.landing import land
from rentier.games.monopoly.steps.question import POST, PRE, Question, TwoDice
from rentier.games.monopoly.verbs.claims import expire_claims
from rentier.games.monopoly.verbs.end import AFTER_ROUNDS, SAFETY, finish
from rentier.games.monopoly.verbs.loans import fall_due
from rentier.games.monopoly.verbs.moves import to_jail


class BeforeThrow(Question):
    """P-TURN-1, P-TURN-3: the active player may put his affairs in order, then throws."""

    RULE: ClassVar[str] = "P-TURN-1"

    def phase(self) -> int:
        return PRE

    def asks(self, s: MonopolyState) -> int:
        return 1 << s.active & ~s.out

    def run(self, s: MonopolyState) -> None:
        s.stack.append(TURN_END)

    def legal(self, s: MonopolyState, seat: int) -> list[Any]:
        return [THROW]

    def refuse(self, s: MonopolyState, seat: int, action: Action) -> Explanation | None:
        if isinstance(action, Throw):
            return None
        if isinstance(action, EndTurn):
            return refusal("P-TURN-4", "MustThrow")
        return refusal("P-TURN-3", "NotAnAnswer")

    def answer(self, s: MonopolyState, seat: int, action: Action) -> None:
        s.stack.append(DICE_THROW)

    def default(self, s: MonopolyState, seat: int) -> Action:
        return THROW


class DiceThrow(TwoDice):
    """P-TURN-1, P-DBL-1, -2: two dice; doubles owe another throw, the third doubles lead to jail."""

    RULE: ClassVar[str] = "P-TURN-1"

    def befall(self, s: MonopolyState, outcome: int) -> None:
        first, second = outcome // 6 + 1, outcome % 6 + 1
        seat = s.active
        s.throws += 1
        s.counts[ROLLS] += 1
        if s.claims:
            expire_claims(s)
        doubles = first == second
        s.doubles = s.doubles + 1 if doubles else 0
        if s.sink is not None:
            rule = "P-DBL-1" if doubles else "P-TURN-1"
            s.sink.append(DiceThrown(rule, seat, first, second, s.doubles))
        s.stack.append(EXTRA_THROW if doubles else AFTER_THROW)
        if s.doubles == s.board.doubles_to_jail:
            to_jail(s, seat, "P-DBL-2")
            return
        land(s, first + second, first + second, 1)


class AfterThrow(Question):
    """P-TURN-4, P-DBL-1, -3: affairs again, then the next throw if doubles owe one, or the end."""

    RULE: ClassVar[str] = "P-TURN-4"
    FIELDS: ClassVar[tuple[str, ...]] = ("extra",)

    def __init__(self, extra: int) -> None:
        self.extra: Final = extra

    def phase(self) -> int:
        return POST

    def asks(self, s: MonopolyState) -> int:
        return 1 << s.active & ~s.out

    def run(self, s: MonopolyState) -> None:
        s.stack.append(TURN_END)

    def owed(self, s: MonopolyState) -> bool:
        """P-DBL-3: jail cancels an owed throw."""
        return self.extra == 1 and s.jail[s.active] < 0

    def legal(self, s: MonopolyState, seat: int) -> list[Any]:
        return [THROW] if self.owed(s) else [END_TURN]

    def refuse(self, s: MonopolyState, seat: int, action: Action) -> Explanation | None:
        if isinstance(action, EndTurn):
            return self.end_refusal(s) if self.extra else None
        if not isinstance(action, Throw):
            return refusal("P-TURN-3", "NotAnAnswer")
        rule = "P-DBL-3" if s.jail[s.active] >= 0 else "P-TURN-4"
        return None if self.owed(s) else refusal(rule, "NoThrowOwed")

    def end_refusal(self, s: MonopolyState) -> Explanation | None:
        """P-DBL-1: a throw owed must be made first."""
        if not self.owed(s):
            return None
        return Explanation(("P-TURN-4", "P-DBL-1"), "MustThrow", (("doubles", s.doubles),))

    def grounds(self, s: MonopolyState, seat: int, action: Action) -> Explanation:
        rule = "P-DBL-1" if isinstance(action, Throw) else "P-TURN-4"
        return Explanation((rule,), values=(("doubles", s.doubles),))

    def answer(self, s: MonopolyState, seat: int, action: Action) -> None:
        s.stack.append(DICE_THROW if isinstance(action, Throw) else TURN_END)

    def default(self, s: MonopolyState, seat: int) -> Action:
        return THROW if self.owed(s) else END_TURN


class TurnEnd(Question):
    """P-TURN-4, P-BKR-6, P-LOAN-8: the turn is over; loans that run in turns fall due."""

    RULE: ClassVar[str] = "P-TURN-4"

    def run(self, s: MonopolyState) -> None:
        seat = s.active
        if s.timed:
            s.away[seat] = 0 if s.acted else s.away[seat] + 1
        if s.sink is not None:
            rule = "P-TURN-4" if s.solvent(seat) else "P-BKR-6"
            s.sink.append(TurnEnded(rule, seat, s.turn))
        if not s.loans:
            NEXT_TURN.run(s)
            return
        s.stack.append(NEXT_TURN)
        if s.solvent(seat):
            fall_due(s, seat, TURNS)


class NextTurn(Question):
    """P-ORDER-4: the next survivor follows; after the last of the order the round is over."""

    RULE: ClassVar[str] = "P-ORDER-4"

    def run(self, s: MonopolyState) -> None:
        follower = s.next_in_order(s.active)
        if follower >= 0:
            s.active = follower
            BEGIN_TURN.run(s)
            return
        s.stack.append(NEW_ROUND)
        for seat in s.order if s.loans else ():
            fall_due(s, seat, ROUNDS)


class NewRound(Question):
    """P-END-2: a limit reached ends the game after the round; else the first survivor begins the next."""

    RULE: ClassVar[str] = "P-ORDER-4"

    def run(self, s: MonopolyState) -> None:
        reason = self.ending(s)
        if s.sink is not None:
            s.sink.append(RoundEnded("P-ORDER-4" if reason < 0 else "P-END-2", s.round))
        if reason >= 0:
            finish(s, reason)
            return
        s.round += 1
        s.active = [seat for seat in s.order if s.solvent(seat)][0]
        BEGIN_TURN.run(s)

    def ending(self, s: MonopolyState) -> int:
        """The limit that ends the game with this round; -1 if it goes on."""
        if s.stop:
            return s.stop - 1
        if s.choices.end_rounds and s.round >= s.choices.end_rounds:
            return AFTER_ROUNDS
        return SAFETY if self.endless(s) and s.round >= s.board.safety_rounds else -1

    def endless(self, s: MonopolyState) -> bool:
        """A table without people and without limits."""
        return not (s.humans & ~s.out or s.choices.end_rounds or s.choices.end_minutes)


class BeginTurn(Question):
    """4.1: count the turn and clear its marks."""

    RULE: ClassVar[str] = "P-TURN-3"

    def run(self, s: MonopolyState) -> None:
        seat = s.active
        s.turn += 1
        s.own_turns[seat] += 1
        s.doubles = 0
        s.acted = 0
        s.built = s.sold = 0
        s.start_level = s.level
        if s.sink is not None:
            s.sink.append(TurnBegan("P-ORDER-2", seat, s.round, s.turn))
        if s.jail[seat] < 0:
            s.stack.append(BEFORE_THROW)
        else:
            s.jail[seat] += 1
            s.stack.append(JAIL_TURN)


BEFORE_THROW: Final = BeforeThrow()
DICE_THROW: Final = DiceThrow()
AFTER_THROW: Final = AfterThrow(0)
EXTRA_THROW: Final = AfterThrow(1)
TURN_END: Final = TurnEnd()
NEXT_TURN: Final = NextTurn()
NEW_ROUND: Final = NewRound()
BEGIN_TURN: Final = BeginTurn()
