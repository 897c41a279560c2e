"""The course of a game that people act in: submit, explain, and take-back, which folds the log."""

from __future__ import annotations

from typing import Any, Final

from rentier.core.action import Action
from rentier.core.course import Course
from rentier.core.errors import BadValue
from rentier.core.event import Event
from rentier.core.explain import Explanation, Refused, refusal
from rentier.core.kernel import TABLE_RULE, act, explain, refuse
from rentier.core.log import Header, TakeBackEntry
from rentier.core.rules import Rules
from rentier.core.sound import sound_action
from rentier.core.state import State
from rentier.core.take_back import (
    MOST,
    AgreeTakeBack,
    Request,
    TakeBack,
    TakeBackAct,
    is_free,
    own_last,
    refuse_asking,
    refuse_reply,
)
from rentier.core.value import whole


class Rewind(Course):
    """A course that can be taken back; the log keeps what was undone."""

    def __init__(self, rules: Rules[Any], header: Header, state: State, audit: bool, record: bool) -> None:
        super().__init__(rules, header, state, audit, record)
        self.request: Request | None = None  # a take-back that others have to agree to
        self.taken = 0  # how often something was taken back
        self._start: Final = None if header.take_back == "off" else state.clone()

    def explain(self, seat: Any, action: Any) -> Explanation:
        """Why the action is legal or not; `BadValue` for what is no seat or no action."""
        seat, action = whole(seat, "a seat"), sound_action(action)
        if not isinstance(action, TakeBackAct):
            return explain(self.rules, self.state, seat, action)
        why = self._refuse_take_back(seat, action)
        return Explanation((TABLE_RULE,)) if why is None else why

    def submit(self, seat: Any, action: Any, at: Any = 0, auto: bool = False) -> list[Event]:
        """Carry an action out, then let nature answer; `Refused` changes nothing. Answers the new events."""
        seat, action = whole(seat, "a seat"), sound_action(action)
        if whole(at, "'at'") < 0:
            raise BadValue("'at' is a time in milliseconds")
        if isinstance(action, TakeBackAct):
            self._take_back(seat, action, at)
            return []
        why = refuse(self.rules, self.state, seat, action)
        if why is not None:
            raise Refused(why)
        first = len(self.live)
        self._act(seat, action, auto, at)
        self._nature(at)
        if self.request is not None and (self.over or (self.request.seat == seat and not auto)):
            self.request = None  # the one who asked has gone on, or there is nothing left to undo
        return self._since(first)

    def _refuse_take_back(self, seat: int, action: Action) -> Explanation | None:
        if not isinstance(action, TakeBack):
            return refuse_reply(self.state, self.request, seat, isinstance(action, AgreeTakeBack))
        if self.taken >= MOST:
            return refusal(TABLE_RULE, "TooManyTakeBacks", ("most", MOST))
        return refuse_asking(self.header.take_back, self.state, self.live, self.request, seat)

    def _take_back(self, seat: int, action: Action, at: int) -> None:
        why = self._refuse_take_back(seat, action)
        if why is not None:
            raise Refused(why)
        if isinstance(action, TakeBack):
            self._ask(seat, at)
        elif isinstance(action, AgreeTakeBack) and self.request is not None:
            self._consider(self.request.with_yes(seat), at)
        else:
            self.request = None

    def _ask(self, seat: int, at: int) -> None:
        place = own_last(self.live, seat)
        if is_free(self.live, seat, place):
            self._fold(TakeBackEntry(len(self.log), seat, self.live[place].n, 0, at))
        else:
            self._consider(Request(seat, self.live[place].n, 0), at)

    def _consider(self, request: Request, at: int) -> None:
        """Wait for whoever has not answered, or do it."""
        if request.asked(self.state):
            self.request = request
        else:
            self._fold(TakeBackEntry(len(self.log), request.seat, request.to, request.agreed, at))

    def _fold(self, entry: TakeBackEntry) -> None:
        """Build the state again from what still stands."""
        assert self._start is not None
        state = self._start.clone()
        self.log.append(entry)
        self.live = [old for old in self.live if old.n < entry.to]
        for old in self.live:
            act(self.rules, state, old.seat, old.action)
        self.state = state
        self.request = None
        self.taken += 1
        self._nature(entry.at)
