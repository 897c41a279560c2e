"""What every game's state has: the stack of open questions, the offer book, an optional ear for events."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from rentier.core.book import Entry
from rentier.core.event import Event
from rentier.core.value import encode


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Base of all states. Games add flat lists of ints and clone field by field."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seats", "humans", "timed", "over", "stack", "book", "next_entry")

    def __init__(
        self,
        seats: int,
        humans: int,
        timed: int,
        over: int,
        stack: list[Any],
        book: list[Entry],
        next_entry: int,
    ) -> None:
        self.seats = seats
        self.humans = humans  # mask of the seats that people hold
        self.timed = timed  # 1 if a clock runs at this table
        self.over = over
        self.stack = stack
        self.book = book
        self.next_entry = next_entry
        self.sink: list[Event] | None = None

    def clone(self) -> State:
        raise NotImplementedError

    def pack(self) -> dict[str, Any]:
        """The whole state as plain data, for round trips and hashes."""
        return {name: encode(getattr(self, name)) for name in self.FIELDS}
