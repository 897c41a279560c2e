"""Hypothesis itself plays: it chooses who acts, what, and what nature says, and shrinks what goes wrong."""

from __future__ import annotations

from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from rentier.core.action import TIME_UP, Action, Fate
from rentier.core.kernel import act, asked, legal, refuse
from rentier.core.legal import Form, Span
from rentier.core.seat import CLOCK, NATURE, NATURE_BIT, seats_of
from tests.properties.chance import Chance
from tests.properties.fold import Fold, figures
from tests.properties.game import SEEDS, packed
from tests.properties.plans import planned
from tests.properties.rulebook import check_answer, check_events
from tests.properties.tables import RULES, random_table
from tests.properties.test_ends import check_running
from tests.properties.test_money import audited
from tests.properties.wild import wild_action, wild_seat

NUMBERS = st.integers(0, 2**16)


class Machine(RuleBasedStateMachine):
    """One table; every rule below is a move that somebody may try."""

    @initialize(seed=SEEDS)
    def sit_down(self, seed: int) -> None:
        table = random_table(Chance(seed))
        events: list[Any] = []
        self.s = table.opened(events)
        self.fold = Fold(self.s.board, table.options, table.seats)
        self.fold.hear(events)
        if table.late is not None:
            self.fold.adopt(self.s)

    def make(self, seat: int, action: Action) -> None:
        events: list[Any] = []
        self.s.sink = events
        act(RULES, self.s, seat, action)
        self.s.sink = None
        check_events(events)
        self.fold.hear(events)

    def running(self) -> bool:
        return not self.s.over

    @precondition(lambda self: asked(self.s) == NATURE_BIT)
    @rule(number=NUMBERS)
    def nature(self, number: int) -> None:
        self.make(NATURE, Fate(number % self.s.stack[-1].odds(self.s)))

    @precondition(lambda self: asked(self.s) not in (0, NATURE_BIT))
    @rule(who=NUMBERS, what=NUMBERS, much=NUMBERS)
    def answer(self, who: int, what: int, much: int) -> None:
        seats = seats_of(asked(self.s))
        seat = seats[who % len(seats)]
        choices = self.s.stack[-1].legal(self.s, seat)
        self.choose(seat, choices[what % len(choices)], much)

    @precondition(lambda self: not self.s.over)
    @rule(who=NUMBERS, what=NUMBERS, much=NUMBERS)
    def stand(self, who: int, what: int, much: int) -> None:
        choices = legal(RULES, self.s, who % self.s.seats)
        if choices:
            self.choose(who % self.s.seats, choices[what % len(choices)], much)

    def choose(self, seat: int, choice: Any, much: int) -> None:
        if isinstance(choice, Form):
            choice = planned(self.s, seat, choice, Chance(much))
        elif isinstance(choice, Span):
            choice = choice.at(
                choice.low + much % ((choice.high - choice.low) // choice.step + 1) * choice.step
            )
        if choice is not None:
            assert check_answer(self.s, seat, choice) is None
            self.make(seat, choice)

    @precondition(lambda self: self.s.timed and asked(self.s) not in (0, NATURE_BIT))
    @rule()
    def time_up(self) -> None:
        self.make(CLOCK, TIME_UP)

    @rule(seed=NUMBERS)
    def try_anything(self, seed: int) -> None:
        chance = Chance(seed)
        seat, action, before = wild_seat(chance, self.s.seats), wild_action(chance), packed(self.s)
        why = check_answer(self.s, seat, action)
        assert packed(self.s) == before
        if why is None:
            assert refuse(RULES, self.s.clone(), seat, action) is None
            self.make(seat, action)

    @invariant()
    def the_books_balance(self) -> None:
        audited(self.s)
        assert self.fold.figures() == figures(self.s)
        if not self.s.over:
            check_running(self.s)


TestMachine = Machine.TestCase
TestMachine.settings = settings(
    derandomize=True, deadline=None, database=None, max_examples=30, stateful_step_count=80
)
