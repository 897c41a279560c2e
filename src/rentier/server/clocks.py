"""Server time against open questions: who is late is told by CLOCK's answers. Times in milliseconds."""

from __future__ import annotations

from typing import Any

import msgspec

from rentier.core.action import TIME_UP, Action, DayPassed, EntryTimeUp, MomentPassed, TableTimeUp
from rentier.core.kernel import asked, refuse, top_of
from rentier.core.match import Match
from rentier.core.seat import CLOCK, NATURE_BIT, TABLE
from rentier.server.settings import DAY
from rentier.wire.messages import Clock

Saved = tuple[int, int, int, dict[int, int]]


class Clocks:
    """The deadlines of one table."""

    def __init__(self, moment_seconds: float) -> None:
        self.moment_ms = int(moment_seconds * 1000)
        self.question: tuple[Any, int] | None = None
        self.ends = 0  # of the question; 0: nobody is hurried
        self.day = 0
        self.hammer = 0
        self.entries: dict[int, int] = {}
        self.table = 0

    def look(self, match: Match, now: int) -> None:
        """After every act: which questions are new, which have gone?"""
        s = match.state
        if not s.timed or match.over:
            self.question, self.ends, self.day, self.hammer, self.entries, self.table = None, 0, 0, 0, {}, 0
            return
        top = top_of(s)
        question = (top, match.rules.moment(s))
        if question != self.question:
            self.question = question
            self._begin(match, now)
        known = self.entries
        seconds = {entry.id: match.rules.entry_seconds(s, entry) for entry in s.book}
        self.entries = {id: known.get(id, now + 1000 * span) for id, span in seconds.items() if span}

    def _begin(self, match: Match, now: int) -> None:
        s = match.state
        seconds = top_of(s).seconds(s) if asked(s) != NATURE_BIT else 0
        self.ends = now + 1000 * seconds if seconds else 0
        self.day = 0 if seconds else now + 1000 * DAY
        crier = match.view(TABLE).data().get("auctioneer")
        self.hammer = now + self.moment_ms if isinstance(crier, int) and crier >= 0 else 0

    def due(self) -> int:
        """When something is over next; 0 never."""
        times = [self.ends, self.day, self.hammer, self.table, *self.entries.values()]
        return min([time for time in times if time], default=0)

    def word(self, match: Match, now: int) -> Action | None:
        """What CLOCK says now; each word once."""
        while 0 < self.due() <= now:
            action = self._next(now)
            if refuse(match.rules, match.state, CLOCK, action) is None:
                return action
        return None

    def _next(self, now: int) -> Action:
        late = [id for id, ends in self.entries.items() if ends <= now]
        if late:
            del self.entries[late[0]]
            return EntryTimeUp(late[0])
        if 0 < self.table <= now:
            self.table = 0
            return TableTimeUp()
        if 0 < self.hammer <= now:
            self.hammer = 0
            return MomentPassed()
        if 0 < self.day <= now:
            self.day = 0
            return DayPassed()
        self.ends = 0
        self.question = None  # an equal question afterwards is a new one
        return TIME_UP

    def delay(self, span: int) -> None:
        """A pause took so long."""
        self.ends, self.day, self.hammer, self.table = [
            time and time + span for time in (self.ends, self.day, self.hammer, self.table)
        ]
        self.entries = {id: ends + span for id, ends in self.entries.items()}

    def card(self, now: int, paused: bool) -> Clock:
        if paused:
            return Clock(now, None, {}, None)
        entries = {str(id): ends for id, ends in self.entries.items()}
        return Clock(now, self.ends or None, entries, self.table or None)

    def save(self, rows: int) -> str:
        """For the time the table sleeps."""
        return msgspec.json.encode([rows, self.ends, self.day, self.entries]).decode()

    def restore(self, text: str, match: Match) -> None:
        """The deadlines go on if nothing has happened since."""
        try:
            rows, ends, day, entries = msgspec.json.decode(text, type=Saved)
        except msgspec.DecodeError:  # written by another version: everybody has his whole time
            return
        if rows == len(match.log) and match.state.timed and not match.over:
            self.question = (top_of(match.state), match.rules.moment(match.state))
            self.ends, self.day, self.entries = ends, day, entries
