"""The course of one game: its state, what was done in it, and the luck that answers for nature."""

from __future__ import annotations

from typing import Any, Final

from rentier.core.action import Action, Fate, Standing
from rentier.core.event import Event
from rentier.core.kernel import act, asked, asks_nature, legal, settle
from rentier.core.log import Header, LogEntry, TakeBackEntry
from rentier.core.luck import Luck
from rentier.core.rules import Rules
from rentier.core.seat import ALL, CLOCK, NATURE, NATURE_BIT, may_see, seats_of
from rentier.core.sound import sound_reader
from rentier.core.state import State
from rentier.core.view import View


class Course:
    """What runs beneath a match; takes a state fresh from the rules."""

    def __init__(self, rules: Rules[Any], header: Header, state: State, audit: bool, record: bool) -> None:
        self.rules: Final = rules
        self.header: Final = header
        self.audit: Final = audit
        self.record: Final = record  # without it: no events, no log, no take-back
        self.opening: Final[list[Event]] = []  # events from before the first act
        self.log: list[LogEntry | TakeBackEntry] = []
        self.live: list[LogEntry] = []  # what no take-back has undone
        self.drawn = 0  # how often nature has answered; an index once used is never used again
        self.state = state
        self._luck: Luck | None = None
        state.sink = self.opening if record else None
        settle(state)
        state.sink = None

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.rules.name!r}, entries={len(self.log)})"

    @property
    def over(self) -> bool:
        return bool(self.state.over) or not self.state.stack

    @property
    def to_act(self) -> list[int]:
        """Who is waited for: by the open question, then by open offers; nature only if it has no luck."""
        if self.over:
            return []
        mask = asked(self.state)
        for entry in self.state.book:
            mask |= entry.asked
        seats = seats_of(mask)
        return [NATURE, *seats] if mask & NATURE_BIT else seats

    @property
    def odds(self) -> int:
        """How many outcomes nature is asked to choose from; 0 if it is not asked."""
        return int(self.state.stack[-1].odds(self.state)) if asks_nature(self.state) else 0

    @property
    def events(self) -> list[Event]:
        """All so far, without what was taken back."""
        return self.opening + self._since(0)

    def events_for(self, seat: Any) -> list[Event]:
        seat = sound_reader(seat, self.state.seats)
        return [event for event in self.events if may_see(event.audience, seat)]

    def legal(self, seat: Any) -> list[Any]:
        return legal(self.rules, self.state, sound_reader(seat, self.state.seats))

    def view(self, seat: Any) -> View:
        return self.rules.view(self.state, sound_reader(seat, self.state.seats))

    def wake(self, luck: Luck | None) -> list[Event]:
        """Let nature answer from this luck from now on; what that brings about at once."""
        first = len(self.live)
        self._luck = luck
        self._nature(0)
        return self._since(first)

    def _nature(self, at: int) -> None:
        luck = self._luck
        while luck is not None and asks_nature(self.state):
            self._act(NATURE, Fate(luck.draw(self.drawn, self.odds)), False, at)

    def _act(self, seat: int, action: Action, auto: bool, at: int) -> None:
        """Carry a legal action out and write it down."""
        if self.record:
            self._act_recorded(seat, action, auto, at)
        else:
            act(self.rules, self.state, seat, action)
        if seat == NATURE:
            self.drawn += 1
        if self.audit:
            self.rules.audit(self.state)

    def _act_recorded(self, seat: int, action: Action, auto: bool, at: int) -> None:
        s, events = self.state, list[Event]()
        step, audience = type(s.stack[-1]).__name__, self._audience(seat, action)
        s.sink = events
        act(self.rules, s, seat, action)
        s.sink = None
        entry = LogEntry(len(self.log), seat, step, action, auto, at, audience, events)
        self.log.append(entry)
        self.live.append(entry)

    def _audience(self, seat: int, action: Action) -> int:
        """Who may read this act while the game runs."""
        if isinstance(action, Standing):
            return self.rules.audience(self.state, seat, action)
        return ALL if seat == CLOCK else int(self.state.stack[-1].audience(self.state, seat))

    def _since(self, first: int) -> list[Event]:
        events: list[Event] = []
        for place in range(first, len(self.live)):
            events.extend(self.live[place].events)
        return events
