"""What one seat, or a spectator, may know."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from rentier.core.action import Action
from rentier.core.book import Entry


@mypyc_attr(allow_interpreted_subclasses=True)
class View:
    """A read-only face on a state. Games add a method for each thing the seat may know."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def answers(self) -> list[Any]:
        """The seat's answers to the open question: actions, spans and forms; empty if it is not asked."""
        raise NotImplementedError

    def acts(self) -> list[Any]:
        """The standing acts open to the seat: actions, spans and forms."""
        raise NotImplementedError

    def may(self, action: Action) -> bool:
        """Is this act of the seat legal now?"""
        raise NotImplementedError

    def is_vote(self, entry: Entry) -> bool:
        """Does this entry of the offer book ask for a vote, to which bots say yes?"""
        raise NotImplementedError

    def asking(self) -> dict[str, Any] | None:
        """The open question as plain data, as far as this seat may know it; None when the game is over."""
        raise NotImplementedError

    def data(self) -> dict[str, Any]:
        """The view as plain data, built field by field."""
        raise NotImplementedError
