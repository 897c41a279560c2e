"""The table a scenario is played at: the state, what happened since, who has been told what."""

from __future__ import annotations

import json
from typing import Any, Final

from rentier.core.event import Event
from rentier.core.explain import Explanation
from rentier.core.kernel import act, asked, asks_nature, befall, explain, settle
from rentier.core.luck import FastLuck
from rentier.core.rules import Rules
from rentier.core.seat import NATURE_BIT, seats_of
from rentier.core.state import State
from rentier.lab.scenario_match import Matcher
from rentier.lab.scenario_words import Words


class Failed(Exception):
    """Something came otherwise than a scenario expects."""

    def __init__(self, expected: str, came: str, why: str = "") -> None:
        super().__init__(f"expected {expected}, came {came}")
        self.expected: Final = expected
        self.came: Final = came
        self.why: Final = why  # by which rule it came, where a rule is known


class Table:
    """One state under a scenario, with an ear for its events."""

    def __init__(self, rules: Rules[Any], words: Words, state: Any, seed: int | None) -> None:
        self.rules: Final = rules
        self.words: Final = words
        self.matcher: Final = Matcher(words)
        self.state: Any = state
        self.luck: Final = None if seed is None else FastLuck(seed)
        self.events: list[Event] = []
        self.mark = 0  # events before it have been looked at
        self.explained: list[Explanation] = []
        self.state.sink = self.events
        settle(self.state)

    def explain(self, seat: int, action: Any) -> Explanation:
        why = explain(self.rules, self.state, seat, action)
        self.explained.append(why)
        return why

    def act(self, seat: int, action: Any) -> None:
        act(self.rules, self.state, seat, action)
        self.rules.audit(self.state)

    def befall(self, outcome: int) -> None:
        befall(self.rules, self.state, outcome)
        self.rules.audit(self.state)

    def untold(self) -> tuple[Any, ...] | None:
        """Nature's words where the scenario's seed decides; None if it has nothing to say."""
        if self.luck is None or not asks_nature(self.state):
            return None
        top = self.state.stack[-1]
        outcome = self.luck.draw(0, top.odds(self.state))
        words: tuple[Any, ...] = top.called(self.state, outcome)
        self.befall(outcome)
        return words

    def question(self) -> str:
        """The open question and whom it asks."""
        if self.state.over or not self.state.stack:
            return "the game is over"
        return f"{self.words.show(self.state.stack[-1])}, asks {', '.join(self.asked()) or 'nobody'}"

    def asked(self) -> list[str]:
        mask = asked(self.state)
        return ["nature"] if mask == NATURE_BIT else [self.words.names.name(seat) for seat in seats_of(mask)]

    def fresh_events(self) -> list[Event]:
        """What has happened since it was last looked at."""
        return self.events[self.mark :]

    def lately(self) -> str:
        """The last few events with their rules, for messages."""
        last = [f"{self.words.show(event)} [{event.rule}]" for event in self.events[-3:]]
        return "; ".join(last)


def packed(state: State) -> str:
    return json.dumps(state.pack(), sort_keys=True)
