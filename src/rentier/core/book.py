"""The offer book: offers, requests and votes that wait beside the stack."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rentier.core.action import Action
from rentier.core.seat import bit
from rentier.core.value import Value


class Entry(Value):
    """One open offer, request or vote: who asked, who still has to answer, and when it was made."""

    FIELDS: ClassVar[tuple[str, ...]] = ("id", "author", "asked", "act", "step", "stamp")
    VALUES: ClassVar[tuple[str, ...]] = ("act", "step")

    def __init__(self, id: int, author: int, asked: int, act: Action, step: Any, stamp: int) -> None:
        self.id: Final = id
        self.author: Final = author
        self.asked: Final = asked  # mask of the seats that have not answered yet
        self.act: Final = act
        self.step: Final = step  # the question that was open when it was made
        self.stamp: Final = stamp  # the game's own count of phases then

    def without(self, seat: int) -> Entry:
        """The same entry after this seat has answered."""
        return Entry(self.id, self.author, self.asked & ~bit(seat), self.act, self.step, self.stamp)


def find(book: list[Entry], id: int) -> Entry | None:
    for entry in book:
        if entry.id == id:
            return entry
    return None
