"""Random players who buy, build, deal, borrow and owe, so that games come to their ends."""

from __future__ import annotations

from typing import Any, Final

from rentier.core.action import (
    Action,
    DayPassed,
    EntryTimeUp,
    Fate,
    MomentPassed,
    Standing,
    TableTimeUp,
    TimeUp,
)
from rentier.core.kernel import asked, legal, refuse
from rentier.core.legal import Form, Span
from rentier.core.seat import CLOCK, NATURE, NATURE_BIT, seats_of
from tests.properties.chance import Chance
from tests.properties.plans import planned
from tests.properties.tables import RULES

Move = tuple[int, Action]

ANSWERS: Final = {"Buy": 8, "Bid": 5, "Pass": 3, "Decline": 2, "GiveIn": 1, "Stay": 1, "KeepClaim": 1}
STANDING: Final = {
    "Build": 2000,
    "Accept": 800,
    "ClaimRent": 400,
    "Declare": 200,
    "DemandLiquidation": 300,
    "KnockDown": 400,
    "Offer": 120,
    "Reject": 100,
    "Volunteer": 400,
    "AskLoan": 120,
    "AskBank": 40,
    "AskLater": 40,
    "VoteDefault": 200,
    "LowerRent": 200,
    "VoteConcede": 200,
    "Redeem": 300,
    "Repay": 20,
    "Withdraw": 10,
    "Pawn": 10,
    "SellBuilding": 10,
    "SetCap": 2,
    "ClearCap": 5,
    "Issue": 2,
    "VoteEnd": 1,
    "Concede": 1,
}
NOTHING: Final = 400  # the weight of doing nothing beside the question
LAST_WORDS: Final = ("Concede", "VoteEnd")
RAISE: Final = 100  # the weight of selling and pawning for one who is short
SHORT: Final = ("Debts", "Settlement", "OfferLot")
GIVE_UP: Final = 15
PATIENCE: Final = 6  # acts beside a question before it is answered


def kind_of(choice: Any) -> Any:
    """The class of an entry of a legal list."""
    return choice.kind if isinstance(choice, (Span, Form)) else type(choice)


class Player:
    """Plays every seat, nature and the clock."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.waited = 0  # acts beside the open question so far
        self.asleep = chance.below(9)  # at a timed table this seat, if there is one, leaves all to the clock

    def move(self, s: Any) -> Move:
        """The next move; a legal one."""
        beside = self.beside(s)
        if beside is not None:
            self.waited += 1
            return beside
        self.waited = 0
        mask = asked(s)
        if mask == NATURE_BIT:
            return NATURE, Fate(self.chance.below(s.stack[-1].odds(s)))
        seat = self.chance.pick(seats_of(mask))
        if s.timed and seat == self.asleep:
            return CLOCK, TimeUp()
        return seat, self.answer(s, seat)

    def beside(self, s: Any) -> Move | None:
        """Now and then the clock, or an act that leaves the question open."""
        if self.waited >= PATIENCE:
            return None
        if s.timed and self.chance.once_in(12):
            return self.clock(s)
        if self.chance.below(3):
            seat = self.speaker(s)
            action = None if s.timed and seat == self.asleep else self.stand(s, seat)
            return None if action is None else (seat, action)
        return None

    def speaker(self, s: Any) -> int:
        """Anybody; rather one who has been asked something in the book."""
        if s.book and self.chance.below(3):
            waited_for = seats_of(self.chance.pick(s.book).asked)
            if waited_for:
                return self.chance.pick(waited_for)
        return self.chance.below(s.seats)

    def clock(self, s: Any) -> Move | None:
        words: list[Action] = [TimeUp(), MomentPassed(), MomentPassed(), DayPassed()]
        words += [EntryTimeUp(entry.id) for entry in s.book]
        if self.chance.once_in(20):
            words.append(TableTimeUp())
        word = self.chance.pick(words)
        return (CLOCK, word) if refuse(RULES, s, CLOCK, word) is None else None

    def answer(self, s: Any, seat: int) -> Action:
        """An answer to the open question."""
        choices = [choice for choice in legal(RULES, s, seat) if not issubclass(kind_of(choice), Standing)]
        choice = self.chance.weighted([(ANSWERS.get(kind_of(one).__name__, 4), one) for one in choices])
        if isinstance(choice, Span):
            return choice.at(self.amount(s, seat, choice))
        if isinstance(choice, Form):
            return planned(s, seat, choice, self.chance) or s.stack[-1].default(s, seat)
        assert isinstance(choice, Action)
        return choice

    def stand(self, s: Any, seat: int) -> Action | None:
        """A standing act, the likelier the more it moves the game; None: the seat lets it be."""
        kinds: dict[str, list[Any]] = {}
        for choice in legal(RULES, s, seat):
            if issubclass(kind_of(choice), Standing):
                kinds.setdefault(kind_of(choice).__name__, []).append(choice)
        rows = [(self.weight(s, seat, name), name) for name in kinds]
        name = self.chance.weighted([*rows, (NOTHING // 4 if s.debts else NOTHING, "")])
        if not name or (name in LAST_WORDS and not s.debts and not s.book and self.chance.below(3)):
            return None
        choice = self.chance.pick(kinds[name])
        if isinstance(choice, Form):
            return planned(s, seat, choice, self.chance)
        return choice.at(self.amount(s, seat, choice)) if isinstance(choice, Span) else choice

    def weight(self, s: Any, seat: int, name: str) -> int:
        """Who is short sells and pawns; while a payment waits some give up."""
        if name == "Concede" and s.debts:
            return GIVE_UP
        question = type(s.stack[-1]).__name__
        if name in ("Pawn", "SellBuilding") and question in SHORT and s.stack[-1].raiser(s) == seat:
            return RAISE
        return STANDING[name]

    def amount(self, s: Any, seat: int, span: Span) -> int:
        """Often an end, mostly a modest sum above the low one, sometimes anything."""
        way = self.chance.below(10)
        if way < 2:
            return span.low
        if way == 2:
            return span.high
        most = (span.high - span.low) // span.step
        if way > 3:
            most = min(most, 20 if self.chance.once_in(2) else max(20, s.money[seat]))
        return span.low + span.step * self.chance.below(most + 1)
